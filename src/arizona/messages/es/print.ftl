# Imprimir y jugar: lo que hay en cada hoja, y la página donde se elige.

print-foot = Arizona · CC BY 4.0 · imprimir al 100 %
print-left = { $game } · { $part }
print-rules = Reglas
print-aid = Ayuda de juego
print-keepsake = Recuerdo
print-total = Total
print-start = Preparación
print-card-size = Tamaño de las cartas
print-poker = Naipe de póker, 63 × 88 mm
print-sleeve = Para fundas, 61 × 86 mm
print-bridge = Naipe de bridge, 57 × 87 mm
print-mini = Carta mini, 44 × 67 mm
print-tarot = Carta de tarot, 70 × 120 mm
print-box = Componentes
print-needs = Qué más necesitas
print-need-scissors = Tijeras o guillotina
print-need-glue = Pegamento
print-need-paper = Papel y lápiz para la puntuación
print-make = Cómo hacerlo
print-make-size = Imprime al 100 %. La regla de la página 1 debe medir 50 mm.
print-make-paper = El papel grueso (200 g/m² o más) dura más.
print-make-sleeves = También puedes enfundar cada carta con un naipe viejo detrás.
print-make-backs = Los dorsos están en la página siguiente a sus frentes. Imprime a doble cara y gira por el borde largo.
print-spare = Carta de repuesto
print-spare-use = Para una carta perdida o una tuya
