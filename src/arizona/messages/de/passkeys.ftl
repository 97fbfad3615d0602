# Passkeys: mit Fingerabdruck, Gesicht oder Geräte-PIN anmelden statt mit einem Passwort.

## Was nicht geht

people-passkey-failed = Dein Passkey wurde nicht angenommen. Versuch es noch einmal.
people-passkey-site = Passkeys funktionieren nur unter HTTPS-Adressen und auf localhost. Nimm hier ein Passwort.
people-passkey-many = Du kannst { $most } Passkeys haben. Entferne zuerst einen.
people-passkey-last = Nur damit kannst du dich anmelden. Lege zuerst ein Passwort oder einen weiteren Passkey an.
people-passkey-canceled = Es wurde kein Passkey benutzt. Versuch es noch einmal, oder nimm ein Passwort.
people-confirm = Bestätige, dass du es bist.

## Konto erstellen und anmelden

people-passkey-lead = Ohne E-Mail und ohne Passwort: mit Fingerabdruck, Gesicht oder Geräte-PIN.
people-passkey-create = Mit Passkey erstellen
people-passkey-sign-in-lead = Dein Gerät fragt nach Fingerabdruck, Gesicht oder PIN.
people-passkey-sign-in = Mit Passkey anmelden
people-passkey-none = Dieser Browser kann unter dieser Adresse keine Passkeys benutzen. Nimm stattdessen ein Passwort.
people-use-password = Stattdessen ein Passwort
people-use-passkey = Stattdessen ein Passkey
people-or = oder
people-sign-in-password = Mit Passwort anmelden

## Die Kontoseite

people-passkeys = Deine Passkeys
people-passkey-empty = Melde dich mit Fingerabdruck, Gesicht oder Geräte-PIN an statt mit einem Passwort.
people-passkey-add = Passkey hinzufügen
people-passkey-added = Passkey hinzugefügt.
people-passkey-unnamed = Passkey ohne Namen
people-passkey-dates = Hinzugefügt: { $created }, zuletzt benutzt: { $used }
people-passkey-elsewhere = Gilt für { $host }
people-passkey-name = Name
people-passkey-rename = Umbenennen
people-passkey-rename-one = { $name } umbenennen
people-passkey-remove = Entfernen
people-passkey-remove-one = { $name } entfernen
people-passkey-remove-help = Mit { $name } kannst du dich dann nicht mehr anmelden. Lösche den Passkey auch auf deinem Gerät.
people-password-there = Gesetzt
people-password-none = Nicht gesetzt. Mit einem Passkey brauchst du keines.
people-password-set = Passwort setzen
people-confirm-passkey = Mit Passkey bestätigen
