# Profile: was jemand anderen zeigt.

profile-missing = Unter diesem Namen gibt es kein Profil.
profile = Profil
profile-open = Profil öffnen
profile-since = Dabei seit { $date }
profile-private = Nur du siehst das
profile-nothing = Mehr zeigt { $name } hier nicht.
profile-uncounted = { $count ->
    [one] Eine Partie wird noch gezählt. Lade die Seite gleich neu.
   *[other] { $count } Partien werden noch gezählt. Lade die Seite gleich neu.
}

## Was andere sehen

profile-shown = Was andere sehen
profile-shown-help = Dein Benutzername und der Monat deiner Anmeldung sind immer öffentlich.
profile-show-results = Ergebnisse
profile-show-results-help = Siege, Remis und Niederlagen
profile-show-games = Partien und Gegner
profile-show-games-help = Alle können sie nachspielen, außer wenn an dem Tisch niemand zuschauen darf.
profile-show-puzzles = Rätsel
profile-show-packs = Pakete
profile-show-packs-help = Pakete ohne Fehler; alle können sie öffnen.

## Ergebnisse

profile-results = Ergebnisse
profile-results-none = Noch keine beendeten Partien.
profile-legend = Siege – Remis – Niederlagen
profile-tally = Siege: { $won }, Remis: { $drawn }, Niederlagen: { $lost }
profile-played = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
profile-characters = Gegen Bots
profile-opponents = Häufigste Gegner
profile-puzzles = Rätsel
profile-solved = { $count ->
    [one] ein Rätsel gelöst
   *[other] { $count } Rätsel gelöst
}
profile-streak = { $days ->
    [one] ein Tag in Folge
   *[other] { $days } Tage in Folge
}
profile-packs = Pakete
profile-packs-none = Noch keine Pakete.

## Partien

profile-games = Partien
profile-filter-game = Spiel
profile-filter-result = Ergebnis
profile-filter-pace = Tempo
profile-filter-opponent = Gegner
profile-filter-all = Egal
profile-outcome-won = Gewonnen
profile-outcome-drawn = Remis
profile-outcome-lost = Verloren
profile-outcome-none = Nicht gezählt
profile-pace-live = Echtzeit
profile-pace-turn-based = Rundenbasiert
profile-pace-untimed = Ohne Uhr
profile-offline = Offline gespielt
profile-more = Mehr zeigen
profile-games-none = Keine passende Partie.
profile-rating = { $game }, { $pace }: Rating { $rating } nach { $count ->
    [one] einer Partie
   *[other] { $count } Partien
}
