# Zum Ausdrucken.

print-foot = Arizona · CC BY 4.0 · mit 100 % drucken
print-left = { $game } · { $part }
print-rules = Regeln
print-aid = Spielhilfe
print-keepsake = Andenken
print-total = Summe
print-start = Aufbau
