# Bots: Namen, Tipps und Begründungen.

bots-hint-exact = Endvorsprung { $lead } bei bestem Spiel beider Seiten (exakt)
bots-hint-between = Endvorsprung zwischen { $low } und { $high }
bots-hint-expected = grobe Schätzung: { $chance } % Gewinnchance
bots-why-points = { $who ->
    [you] deine Punkte: { SIGNED($points) }
   *[other] Punkte einer anderen Person: { SIGNED($points) }
}
bots-hint-then = danach: { $reasons }
bots-hint-lead = { $side ->
    [ahead] am Ende etwa { $points } voraus, plus oder minus { $margin }
    [behind] am Ende etwa { $points } zurück, plus oder minus { $margin }
   *[level] am Ende etwa gleichauf, plus oder minus { $margin }
}
bots-hint-only = der einzige mögliche Zug
bots-hint-unknown = nicht genug Zeit, um vorauszudenken

## Bots für Spiele ohne eigene Namen

bots-plain-newcomer-name = Neuling
bots-plain-newcomer-temper = Probiert herum, oft aufs Geratewohl.
bots-plain-beginner-name = Einsteiger
bots-plain-beginner-temper = Kennt die Regeln, macht aber Fehler.
bots-plain-regular-name = Stammgast
bots-plain-regular-temper = Sieht sich jeden Zug kurz an.
bots-plain-skilled-name = Könner
bots-plain-skilled-temper = Sieht sich die aussichtsreichsten Züge genau an.
bots-plain-expert-name = Experte
bots-plain-expert-temper = Spielt jede Entscheidung viele Male durch.
bots-plain-master-name = Meister
bots-plain-master-temper = Denkt so lange, wie die Uhr es erlaubt.
