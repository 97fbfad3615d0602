# Imprimer et jouer.

print-foot = Arizona · CC BY 4.0 · imprimer à 100 %
print-left = { $game } · { $part }
print-rules = Règles
print-aid = Aide de jeu
print-keepsake = Souvenir
print-total = Total
print-start = Mise en place
