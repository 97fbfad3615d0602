# Zum Ausdrucken.

print-foot = Arizona · CC BY 4.0 · mit 100 % drucken
print-left = { $game } · { $part }
print-rules = Regeln
print-aid = Spielhilfe
print-keepsake = Andenken
print-total = Summe
print-start = Aufbau
print-card-size = Kartengröße
print-poker = Pokerkarten, 63 × 88 mm
print-sleeve = Für Hüllen, 61 × 86 mm
print-bridge = Bridgekarten, 57 × 87 mm
print-mini = Minikarten, 44 × 67 mm
print-tarot = Tarotkarten, 70 × 120 mm
print-box = Spielmaterial
print-needs = Was du noch brauchst
print-need-scissors = Schere oder Schneidemaschine
print-need-glue = Klebstoff
print-need-paper = Papier und Stift für die Punkte
print-make = So wird es gemacht
print-make-size = Drucke mit 100 %. Das Lineal auf Seite 1 muss 50 mm messen.
print-make-paper = Festes Papier (ab 200 g/m²) hält am längsten.
print-make-sleeves = Du kannst auch jede Karte mit einer alten Spielkarte dahinter in eine Hülle stecken.
print-make-backs = Die Rückseiten folgen auf die Vorderseiten. Drucke beidseitig und wende an der langen Kante.
print-spare = Ersatzkarte
print-spare-use = Für eine verlorene Karte oder eine eigene
