# Imprimir y jugar: lo que hay en cada hoja, y la página donde se elige.

print-foot = Arizona · CC BY 4.0 · imprimir al 100 %
print-left = { $game } · { $part }
print-rules = Reglas
print-aid = Ayuda de juego
print-keepsake = Recuerdo
print-total = Total
print-start = Al empezar
