# Vergleich der Entscheidungen mit starkem Spiel, auf der Seite der Moderation.

moderation-play = Übereinstimmung mit dem stärksten Spiel
moderation-play-help = Der Computer analysiert diese Partie und zählt, wie oft alle einen der stärksten Züge gewählt haben. Das kann ein paar Minuten dauern.
moderation-play-compare = Mit dem stärksten Spiel vergleichen
moderation-play-working = Die Partie wird analysiert …
moderation-play-failed = Die Partie konnte nicht analysiert werden. Versuch es noch einmal.
moderation-play-running = Die Partie läuft noch. Sie kann verglichen werden, wenn sie zu Ende ist.
moderation-play-line = { $share } % von { $count ->
    [one] einer Entscheidung
   *[other] { $count } Entscheidungen
}, 95-%-Intervall { $low } bis { $high } %
moderation-play-seconds = Median { $median } s pro Entscheidung, 95-%-Intervall { $low } bis { $high } s
moderation-play-caution = Das allein beweist nichts. Wer stark spielt, wählt oft den stärksten Zug, und eine einzelne Partie ist eine kleine Stichprobe. Gezählt werden nur Entscheidungen, bei denen sich die Züge um mehr als die Ungenauigkeit der Analyse unterscheiden.
moderation-similar = Leute mit ähnlichem Rating
moderation-similar-help = Der Computer analysiert bis zu drei gewertete Partien dieser Person und bis zu 24 Partien von Leuten, deren Rating sich um höchstens 150 Punkte unterscheidet, im selben Spiel und Tempo. Das kann eine Weile dauern.
moderation-similar-compare = Mit Leuten mit ähnlichem Rating vergleichen
moderation-similar-working = Partien werden analysiert: { $done } von { $all }
moderation-similar-failed = Die Partien konnten nicht analysiert werden. Versuch es noch einmal.
moderation-similar-unrated = Diese Person hat in diesem Spiel und Tempo kein Rating, es gibt also nichts zu vergleichen.
moderation-similar-few = Zu wenige Partien für einen Vergleich. Nötig sind { $needed } Entscheidungen dieser Person und { $others } Leute mit ähnlichem Rating, die auf jeweils ebenso viele kommen. Bisher sind es { $decisions ->
    [one] eine Entscheidung
   *[other] { $decisions } Entscheidungen
} und { $players ->
    [one] eine Person
   *[other] { $players } Leute
}.
moderation-similar-players = { $count ->
    [one] Eine Person
   *[other] { $count } Leute
} im Abstand von höchstens 150 Punkten zu { $rating }
moderation-similar-line = Im Mittel { $share } %; schätzungsweise 95 % der Leute liegen zwischen { $low } und { $high } %
moderation-similar-above = Das ganze Intervall dieser Person liegt über dem der anderen.
moderation-similar-within = Das Intervall dieser Person liegt nicht ganz über dem der anderen. Das ist bei diesem Rating nicht ungewöhnlich.
