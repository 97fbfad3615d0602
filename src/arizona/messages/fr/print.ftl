# Imprimer et jouer.

print-foot = Arizona · CC BY 4.0 · imprimer à 100 %
print-left = { $game } · { $part }
print-rules = Règles
print-aid = Aide de jeu
print-keepsake = Souvenir
print-total = Total
print-start = Mise en place
print-card-size = Taille des cartes
print-poker = Format poker, 63 × 88 mm
print-sleeve = Pour pochettes, 61 × 86 mm
print-bridge = Format bridge, 57 × 87 mm
print-mini = Format mini, 44 × 67 mm
print-tarot = Format tarot, 70 × 120 mm
print-box = Matériel
print-needs = Il te faut aussi
print-need-scissors = Ciseaux ou massicot
print-need-glue = Colle
print-need-paper = Papier et crayon pour les scores
print-make = Fabrication
print-make-size = Imprime à 100 %. La règle de la page 1 doit mesurer 50 mm.
print-make-paper = Un papier épais (200 g/m² ou plus) dure plus longtemps.
print-make-sleeves = Tu peux aussi glisser chaque carte dans une pochette avec une vieille carte derrière.
print-make-backs = Les dos sont sur la page qui suit les faces. Imprime en recto verso, retourné sur le bord long.
print-spare = Carte de rechange
print-spare-use = Pour une carte perdue ou une carte à toi
