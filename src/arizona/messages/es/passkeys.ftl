# Llaves de acceso: entrar con la huella, la cara o el PIN del dispositivo en vez de una contraseña.

## Lo que no es posible

people-passkey-failed = Tu llave de acceso no se ha aceptado. Prueba otra vez.
people-passkey-site = Las llaves de acceso solo funcionan en direcciones HTTPS y en localhost. Usa aquí una contraseña.
people-passkey-many = Puedes tener { $most } llaves de acceso. Quita una primero.
people-passkey-last = Es tu única forma de iniciar sesión. Añade primero una contraseña u otra llave de acceso.
people-passkey-canceled = No se ha usado ninguna llave de acceso. Prueba otra vez o usa una contraseña.
people-confirm = Confirma que eres tú.

## Crear una cuenta y entrar

people-passkey-lead = Sin correo ni contraseña: con tu huella, tu cara o el PIN de tu dispositivo.
people-passkey-create = Crear con llave de acceso
people-passkey-sign-in-lead = Tu dispositivo te pide la huella, la cara o el PIN.
people-passkey-sign-in = Iniciar sesión con llave de acceso
people-passkey-none = Este navegador no puede usar llaves de acceso en esta dirección. Usa una contraseña.
people-use-password = Usar una contraseña
people-use-passkey = Usar una llave de acceso
people-or = o
people-sign-in-password = Iniciar sesión con contraseña

## La página de la cuenta

people-passkeys = Llaves de acceso
people-passkey-empty = Inicia sesión con tu huella, tu cara o el PIN de tu dispositivo en vez de una contraseña.
people-passkey-add = Añadir llave
people-passkey-added = Llave de acceso añadida.
people-passkey-unnamed = Llave de acceso
people-passkey-dates = Añadida: { $created }; último uso: { $used }
people-passkey-elsewhere = Sirve en { $host }
people-passkey-name = Nombre
people-passkey-rename = Cambiar nombre
people-passkey-rename-one = Cambiar el nombre de { $name }
people-passkey-remove = Quitar
people-passkey-remove-one = Quitar { $name }
people-passkey-remove-help = Ya no podrás entrar con { $name }. Bórrala también en tu dispositivo.
people-password-there = Definida
people-password-none = Sin definir. No la necesitas mientras tengas una llave de acceso.
people-password-set = Definir contraseña
people-confirm-passkey = Confirmar con llave de acceso
