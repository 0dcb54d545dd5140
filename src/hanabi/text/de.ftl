### Hanabi auf Deutsch.
###
### Eine Meldung bekommt Schlüssel, keine Wörter ($suit ist „red“, $rank ist 3, $you ist „yes“ oder „no“).
### { suit } ist der Stamm des Farbworts (rot): Die Meldungen hängen -e oder -en daran; suit-red ist die Farbe (Rot).
### Wörter zum Eintippen (verb-...) trennt ein Leerzeichen; die englischen gelten in jeder Sprache.
### Ebenso die Formen der Farbwörter (forms-...): Sie werden bunt gedruckt und beim Eintippen verstanden.

## Suits, ranks and cards

suit-red = Rot
suit-yellow = Gelb
suit-green = Grün
suit-white = Weiß
suit-blue = Blau
suit-purple = Violett
suit-teal = Türkis
suit-multicolour = Bunt
suit-black = Schwarz
forms-red = Rot rot rote roten
forms-yellow = Gelb gelb gelbe gelben
forms-green = Grün grün grüne grünen gruen
forms-white = Weiß weiß weiße weißen
forms-blue = Blau blau blaue blauen
forms-purple = Violett violett violette violetten lila
forms-teal = Türkis türkis türkisfarben türkisfarbene türkisfarbenen tuerkis
forms-multicolour = Bunt bunt bunte bunten
forms-black = Schwarz schwarz schwarze schwarzen
forms-card = karte karten
forms-rank-1 = eins einsen
forms-rank-2 = zwei zweien
forms-rank-3 = drei dreien
forms-rank-4 = vier vieren
forms-rank-5 = fünf fünfen fuenf fuenfen
forms-ending = s
letter-red = R
letter-yellow = E
letter-green = G
letter-white = W
letter-blue = B
letter-purple = V
letter-teal = T
letter-multicolour = U
letter-black = S
suit = { $suit ->
    [red] rot
    [yellow] gelb
    [green] grün
    [white] weiß
    [blue] blau
    [purple] violett
    [teal] türkisfarben
    [multicolour] bunt
   *[black] schwarz
 }
card = { suit }e { $rank }
list-and = { $items } und { $last }
list-or = { $items } oder { $last }
list-nor = { $items } noch { $last }

## Boxes and what they offer

option-avalanche = Buntes Feuerwerk
option-avalanche-own = Buntes Feuerwerk: eigene Farbe
option-avalanche-own-5 = Buntes Feuerwerk: eigene Farbe, fünf Karten
option-avalanche-every = Buntes Feuerwerk: jede Farbe
option-black-powder = Schwarzpulver
option-black-powder-floor-0 = Schwarzpulver, nie unter 0
option-flamboyant-fives = Bonusplättchen
option-bonus-tiles = Bonusplättchen für jede Reihe
option-no-declining = Kein Verzicht auf Bonusplättchen
option-no-empty-free-clues = Keine leeren kostenlosen Hinweise
option-may-waste = Verzicht durch eine unpassende Karte
option-all-or-nothing = Alles oder nichts
option-all-or-nothing-no-skips = Alles oder nichts, ohne Aussetzen
option-synchronised-show = Synchronisiertes Feuerwerk
option-no-empty-clues = Keine leeren Hinweise
option-tokens = Eigene Zahl von Hinweisplättchen
option-strikes = Eigene Zahl von Fehlern
option-hand = Eigene Zahl von Handkarten
option-suits = Eigene Auswahl der Farben
option-ranks = Weniger Werte
offer-avalanche = Eine sechste Reihe aus { $cards } bunten Karten, { $touch ->
    [own] für Hinweise eine Farbe wie jede andere
   *[every] auf die jeder Farbhinweis zeigt
 }.
offer-black-powder = Eine Reihe aus { $cards } schwarzen Karten, absteigend gebaut; kein Farbhinweis zeigt auf sie.{ $scored ->
    [yes] {" "}Jede Karte, die am Ende fehlt, kostet einen Punkt.
   *[no] {""}
 }
offer-black-powder-floor-0 = Dieselben schwarzen Karten, aber die Punktzahl fällt nie unter 0.
offer-flamboyant-fives = { $tiles } Bonusplättchen; wer eine Reihe { $tile_for ->
    [fives] mit einer 5 vervollständigt
   *[any] vervollständigt
 }, deckt eins auf.
offer-flamboyant-fives-common = Dieselben Bonusplättchen, aber ein kostenloser Hinweis darf leer sein, und wenn eine abgelegte Karte passt, muss sie ausgelegt werden.
offer-bonus-tiles = Bonusplättchen: Wer irgendeine Reihe vervollständigt, auch die schwarze, deckt eins auf.
offer-no-declining = Bei leerem Stapel muss das Plättchen, das sonst eine Karte zurückmischt, eine passende Karte zurück auf den Tisch bringen.
offer-no-empty-free-clues = Der kostenlose Hinweis eines Bonusplättchens muss auf eine Karte zeigen.
offer-may-waste = Für das Plättchen, das eine Karte auf den Tisch bringt, darf auch eine unpassende Karte gewählt werden: Dann verfällt es.
offer-all-or-nothing = Perfekt oder verloren. Es gibt keine letzte Runde, und geht eine unverzichtbare Karte verloren, ist die Partie verloren.
offer-all-or-nothing-no-skips = Perfekt oder verloren. Verloren ist die Partie auch, sobald jemand ohne Karten am Zug ist und kein Hinweisplättchen da ist.
offer-synchronised-show = Sag an, in welche Reihe deine Karte kommt. Stimmt es, gewinnst du ein Hinweisplättchen zurück; sonst ist es ein Fehler.
offer-no-empty-clues = Jeder Hinweis muss auf eine Karte zeigen.
offer-tokens = Eigene Zahl von Hinweisplättchen, 1 bis 15, etwa tokens=6.
offer-strikes = Eigene Zahl von Fehlern, 1 bis 7, etwa strikes=1.
offer-hand = Eigene Zahl von Karten auf jeder Hand, 1 bis 6, etwa hand=4.
offer-suits = Weniger Farben, als Zahl oder als Buchstaben, etwa suits=3 oder suits=rgb.
offer-ranks = Weniger Werte und damit kürzere Reihen, 1 bis 5, etwa ranks=3.

## Bonus tiles

tile-token = ein Hinweisplättchen
tile-pardon = eine Begnadigung
tile-colour-clue = ein kostenloser Farbhinweis
tile-rank-clue = ein kostenloser Werthinweis
tile-reshuffle = zurück in den Stapel
tile-rekindle = zurück auf den Tisch
tile = { $tile ->
    [token] { tile-token }
    [pardon] { tile-pardon }
    [colour-clue] { tile-colour-clue }
    [rank-clue] { tile-rank-clue }
    [reshuffle] { tile-reshuffle }
   *[rekindle] { tile-rekindle }
 }
tile-text-token = Ihr gewinnt ein Hinweisplättchen zurück.
tile-text-pardon = Ein Fehler wird zurückgenommen, und ein Hinweisplättchen kommt zurück.
tile-text-colour-clue = Nenne jemandem eine Farbe; das kostet kein Hinweisplättchen.
tile-text-rank-clue = Nenne jemandem einen Wert; das kostet kein Hinweisplättchen.
tile-text-reshuffle = Mische eine Karte vom Ablagestapel in den Nachziehstapel zurück.
tile-text-rekindle = Hole eine passende Karte vom Ablagestapel in ihre Reihe.

## What happened

whose = { $you ->
    [yes] Du bist
   *[no] { $player } ist
 }
event-dealt = Alle bekommen { $count ->
    [one] eine Karte
   *[other] { $count } Karten
 }. { $you ->
    [yes] Du beginnst.
   *[no] { $player } beginnt.
 }
event-drawn = { $you ->
    [yes] Du ziehst eine Karte.
   *[no] { $player } zieht { $hidden ->
        [yes] eine Karte.
       *[no] die { card }.
     }
 }
event-clued = { $you ->
    [yes] Du sagst
   *[no] { $player } sagt
 } { $to_you ->
    [yes] dir
   *[no] { $to }
 }: { $count ->
    [0] Keine Karte ist { clue }.
    [one] Karte { $places } ist { clue }.
   *[other] Karten { $places } sind { clue }.
 }
clue = { $kind ->
    [colour] { suit }
   *[rank] { $count ->
        [0] eine{" "}
        [one] eine{" "}
       *[other] {""}
     }{ $rank ->
        [1] Eins
        [2] Zwei
        [3] Drei
        [4] Vier
       *[5] Fünf
     }{ $count ->
        [0] {""}
        [one] {""}
       *[other] en
     }
 }
event-discarded = { $you ->
    [yes] Du legst
   *[no] { $player } legt
 } Karte { $place }, die { card }, ab.
event-played = { plays }.
misplay-outcome = doch { $wrong ->
    [yes] angesagt war die falsche Reihe
   *[no] sie passt nicht
 }
event-misplayed = { plays }, { misplay-outcome }. Fehler { $strike } von { $strikes }!
plays = { $announced ->
    [none] { $you ->
        [yes] Du spielst
       *[no] { $player } spielt
     }
   *[other] { $you ->
        [yes] Du sagst { $firework } an und spielst
       *[no] { $player } sagt { $firework } an und spielt
     }
 } Karte { $place }, die { card }
event-completed = Die { suit }e Reihe ist vollständig!
event-token-returned = Ein Hinweisplättchen kommt zurück.
event-strike-taken-back = Ein Fehler wird zurückgenommen.
event-tile-turned = { $you ->
    [yes] Du deckst
   *[no] { $player } deckt
 } ein Bonusplättchen auf: { tile }.
event-asked = { $you ->
    [yes] Du hast
   *[no] { $player } hat
 } die Wahl.
event-effect-lost = Der Effekt geht ins Leere und verfällt.
event-declined = { $you ->
    [yes] Du verzichtest
   *[no] { $player } verzichtet
 } auf den Effekt.
event-skipped = { $you ->
    [yes] Du hast
   *[no] { $player } hat
 } keine Karten, und es ist kein Hinweisplättchen da: Dieser Zug fällt aus.
event-reshuffled = { $you ->
    [yes] Du mischst
   *[no] { $player } mischt
 } die { card } in den Stapel zurück.
event-rekindled = { $you ->
    [yes] Du holst
   *[no] { $player } holt
 } die { card } vom Ablagestapel in ihre Reihe.
event-turn-ended = { whose } am Zug.
event-last-round-began = Der Stapel ist leer: Alle sind noch einmal am Zug.
event-ended = Die Vorstellung ist zu Ende.

## How it ended

result-perfect = Alle Reihen sind vollständig: { points }. Perfekt!
result-finished = { $reason ->
    [nothing-left] Mehr Punkte waren nicht möglich
   *[other] Die letzte Runde ist vorbei
 }: { points }.
result-struck-out = Das war ein Fehler zu viel: Die Partie ist verloren und zählt 0 Punkte.
result-card-lost = Das letzte Exemplar einer unverzichtbaren Karte ist weg: Die Partie ist verloren und zählt 0 Punkte.
result-no-action = { $skips ->
    [yes] Niemand kann mehr etwas tun: Die Partie ist verloren und zählt 0 Punkte.
   *[no] { $player } kann nichts mehr tun: Die Partie ist verloren und zählt 0 Punkte.
 }
result-stopped = Die Partie wurde { $reason ->
    [vote] durch Abstimmung abgebrochen
    [clock] abgebrochen, weil { $named ->
        [yes] { $player } keine Zeit mehr hatte
       *[no] die Zeit abgelaufen ist
     }
    [idle] wegen Untätigkeit abgebrochen
    [left] { $named ->
        [yes] von { $player } abgebrochen
       *[no] abgebrochen, weil eine Person gegangen ist
     }
    [operator] von den Betreibern des Servers abgebrochen
    [out-of-reach] abgebrochen, weil die volle Punktzahl nicht mehr möglich war
   *[nothing-left] abgebrochen, weil keine Punkte mehr möglich waren
 }: 0 Punkte.
result-unfinished = Die Aufzeichnung endet, bevor die Partie zu Ende ist: bisher { points }.
points = { $score } von { $best } Punkten{ $black ->
    [yes] , mit Schwarzpulver
   *[no] {""}
 }
band-horrible = Viel Rauch um nichts. Wenigstens die Feuerwehr hat einen ruhigen Abend.
band-mediocre = Ein paar Funken. Das können Wunderkerzen auch.
band-honourable = Das hat ordentlich geknallt: Sogar die Nachbarn stellen Stühle vor die Tür.
band-excellent = Ein „Oh!“ jagt das nächste „Ah!“, und niemand denkt ans Heimgehen.
band-amazing = Der Himmel steht in Flammen, und den Dichtern fällt nichts mehr ein.
band-legendary = Die Stadt sagt Silvester ab: Gegen euch käme es ohnehin nicht an.
band-divine = Mehr als perfekt! Heute Nacht bitten die Sterne euch um Autogramme.

## The table

table-state = Zug { $turn } · { $tokens } von { $all_tokens } Hinweisplättchen · { $strikes } von { $all_strikes } { $all_strikes ->
    [one] Fehler
   *[other] Fehlern
 } · Stapel: { $deck }{ $left ->
    [none] {""}
    [1] , der letzte Zug
   *[other] , noch { $left } Züge
 }
table-letters = Buchstaben: { $letters }.
table-fireworks = Reihen
table-discards = Abgelegt
table-empty = noch nichts
table-tiles = Bonusplättchen bisher
table-hand-empty = keine Karten
table-you = Du
known-both = { $suits }; { $ranks }
known-nothing = nichts bekannt
known-not = { $count ->
    [one] nicht { $items }
   *[other] weder { $items }
 }
faces-left = { $count ->
    [one] eine Möglichkeit
   *[other] { $count } Möglichkeiten
 }

## A game in the terminal

play-welcome = Willkommen! Du spielst { $name } mit { $others }.
play-welcome-how = Tippe ein, was du tun willst, etwa „spiele 2“, „ablegen 5“ oder „hinweis { $other } rot“; „hilfe“ verrät mehr.
play-ask-ruleset = Welche Regeln? Enter für { $default }, sonst ein Name wie fr+black-powder; „regeln“ zeigt die Übersicht>
play-unfinished = Partien, die noch nicht zu Ende sind; eine Zahl setzt sie fort:
play-ask-action = Dein Zug>
play-ask-choice-clue = Für wen, und welcher Hinweis? Zum Beispiel „{ $example }“>
play-ask-choice-card = Welche Karte: { $cards }{ $may_decline ->
    [yes] {" "}oder „keine“?
   *[no] ?
 }
play-ask-save = Aufzeichnung speichern? Gib einen Dateinamen ein; nur Enter heißt nein>
play-saved = Gespeichert als { $file }. Noch einmal ansehen: hanabi replay { $quoted }
play-nothing-typed = Tippe ein, was du tun willst; „hilfe“ zeigt, was möglich ist.
play-not-understood = „{ $text }“ verstehe ich nicht. „hilfe“ zeigt, was möglich ist.
play-missing-clue = Für wen, und welche Farbe oder welcher Wert? Schreib zum Beispiel „{ $text } { $player } 1“.
play-missing-card = Welche Karte? Nenne ihren Platz, zum Beispiel „{ $text } 1“.
play-which-one = „{ $text }“ kann heißen: { $choices }. Tippe ein, was du meinst.
play-unknown-card = Welche Karte? Deine Karten sind 1 bis { $most }, die älteste zuerst.
play-unknown-player = Am Tisch sitzt niemand namens „{ $text }“, nur: { $players }.
play-unknown-value = „{ $text }“ ist weder Farbe noch Wert. Zur Wahl: { $values }.
play-unknown-firework = „{ $text }“ ist keine Reihe. Auf dem Tisch: { $values }.
play-missing-position = Wohin damit? Tippe die Karte und ihre neue Stelle ein, etwa „schiebe 2 1“.
play-unknown-mark = „{ $text }“ ist keine Markierung. Es gibt: { $marks }.
play-unknown-discard = „{ $text }“ steht nicht zur Wahl, nur: { $cards }.
play-ask-leave = Die Partie verlassen? „ja“, oder Enter, um zu bleiben>
play-goodbye = Du verlässt die Partie.
play-goodbye-end = Die Eingabe ist zu Ende und damit auch die Partie.
play-goodbye-interrupt = Abgebrochen: Hier endet die Partie.
play-nothing-logged = Bisher ist nichts geschehen.
play-help =
    spiele 2           deine Karte 2 spielen (auch s2)
    ablegen 5          Karte 5 für ein Hinweisplättchen ablegen (auch w5: weg)
    hinweis Anna rot   Anna alle roten Karten zeigen (auch z2r: Person 2, Rot)
    hinweis Anna 3     Anna alle Dreien zeigen (auch z23)
    tisch              den Tisch zeigen
    schau Anna         zeigen, was Anna über jede Karte weiß
    merke 2 behalten   Karte 2 markieren: spielen, behalten, ablegen, gedreht, keine
    drehe 2            Karte 2 drehen oder zurückdrehen
    schiebe 2 1        Karte 2 nach vorn schieben; sonst sieht das niemand
    verlauf            erzählen, was bisher geschah
    tipp               fragen, was ein Bot täte (tipp club: dieser Bot)
    bedeutung          zeigen, was die Hinweise bisher bedeuten
    regeln             die Regeln dieser Partie zeigen
    ende               die Partie beenden
play-help-announce =
    spiele 2 rot       die rote Reihe ansagen, dann Karte 2 spielen (auch ansage rot 2)
player-default = Gast
player-names = Anna Clara David Felix Jonas Lena
verb-play = spiele spiel spielen s spielst spielt
verb-discard = ablegen ab leg lege weg weglegen w legst legt ablegst
verb-clue = hinweis gib sag sage zeig zeige z sagst sagt hinweise
verb-announce = ansage ansagen a sag sage sagst sagt
verb-filler = ab als an auf für karte über zu und der die das den dem ein eine ist sind karten reihe in du ihr ihre vom von zurück stapel ablagestapel holst holt mischst mischt nimm nimmt effekt meine bitte danke person wert farbe dir
verb-none = keine keins nein nichts verzichten verzichte verzichtest verzichtet nicht
verb-mark-play = spielen
verb-mark-keep = behalten
verb-mark-discard = ablegen
verb-mark-turned = gedreht
verb-table = tisch t
verb-look = schau blick ansehen
verb-mark = merke merken markiere markieren
verb-turn = drehe drehen dreh
verb-move = schiebe schieben verschiebe
verb-log = verlauf v
verb-rules = regeln
verb-help = hilfe h ?
verb-quit = ende beenden tschüss

## Recorded games

replay-title = { $ruleset } · { $players }
replay-site-suits = Auf hanab.live: { $suits }.
replay-list = Gelesene Partien: { $read }. Abgelehnt: { $refused }.
verify-commitment = Die Festlegung dieser Kartenverteilung:
verify-noted = { $matches ->
    [yes] { $whole ->
        [yes] Es ist die, die du notiert hast
       *[no] Sie beginnt mit den { $digits } Ziffern, die du notiert hast
     }: Die ganze Kartenverteilung stand damals fest, und seither hat sich nichts daran geändert.
   *[no] Es ist nicht die, die du notiert hast. Entweder enthält deine Notiz einen Fehler oder gehört zu einer anderen Partie, oder die Karten sind anders verteilt, als es festgelegt war.
 }
verify-own = { $matches ->
    [yes] In der Datei steht dieselbe. Das allein beweist nur, dass die Datei in sich stimmig ist: Wer sie geschrieben hat, kann beides erfunden haben. Um die Kartenverteilung selbst zu prüfen, gib die Festlegung an, die du zu Beginn der Partie notiert hast.
   *[no] In der Datei steht eine andere: Die Kartenverteilung oder der Beweis wurde verändert.
 }
verify-shuffle-alone = Der Server hat allein gemischt: Am Tisch hat niemand eine eigene Zahl beigetragen.
verify-shuffle-server = Die Zahl des Servers stand mit der Festlegung { $commitment }… fest, bevor jemand am Tisch die eigene aufgedeckt hat.
verify-shuffle-player = { $player } hat eine Zahl beigetragen: { $commitment }…
verify-shuffle-bot = { $player } ist ein Bot: Seine Zahl { $commitment }… hat der Server bestimmt.
verify-shuffle-withheld = { $player } hatte eine Zahl versprochen, { $commitment }…, sie aber nicht rechtzeitig aufgedeckt.
verify-shuffle-absent = { $player } hat keine Zahl beigetragen.
verify-shuffle-holds = Jede Zahl ist die versprochene. Der Stapel, die Plättchen und wer beginnt: Alles folgt allein aus diesen Zahlen.
verify-fault-server = Vorsicht: Die Zahl des Servers ist nicht die, die er versprochen hatte.
verify-fault-seat = Vorsicht: Die Zahl von { $player } ist nicht die versprochene.
verify-fault-seats = Vorsicht: Die Zahlen gehören nicht zu den Personen an diesem Tisch.
verify-fault-deck = Vorsicht: Der Stapel ist nicht der, der aus diesen Zahlen folgt.
verify-fault-tiles = Vorsicht: Die Reihenfolge der Bonusplättchen ist nicht die, die aus diesen Zahlen folgt.
verify-fault-places = Vorsicht: Zurückgemischte Karten kamen nicht an die Stelle, die aus diesen Zahlen folgt.
verify-fault-first = Vorsicht: Wer begonnen hat, folgt nicht aus diesen Zahlen.
verify-fault-nonce = Vorsicht: Die Nonce der Festlegung ist nicht die, die aus diesen Zahlen folgt.
shuffle-counted = Der Stapel wurde mit einer Zahl von dir gemischt: Niemand konnte sich die Reihenfolge aussuchen.
shuffle-left-out = Vorsicht: Der Stapel wurde ohne deine Zahl gemischt. Du warst abwesend, oder sie kam zu spät; trifft beides nicht zu, traue diesem Server nicht.
shuffle-not-listed = Vorsicht: Der Server hat die Zahl, die dieses Gerät versprochen hat, nicht aufgeführt. Wenn du nicht auch auf einem anderen Gerät mitspielst, traue diesem Server nicht.
shuffle-repeated = Vorsicht: Die Zahl, mit der der Server mischen will, wurde schon einmal benutzt und kann bekannt sein. Deine wurde nicht aufgedeckt.
shuffle-changed = Vorsicht: Der Server hat die Karten nach anderen Zahlen ausgeteilt, als er vorher aufgeführt hatte.
shuffle-broken = Vorsicht: Die Zahlen, die der Server aufgedeckt hat, sind nicht die, die er vor der Partie versprochen hatte.

## Rules pages

page-title = Hanabi: { $rules }
page-ruleset = { $edition } ({ $name })
page-heading-box = In der Schachtel
page-heading-turn = Ein Zug
page-heading-end = Das Ende
page-heading-score = Die Wertung
page-heading-tiles = Bonusplättchen
page-heading-manners = Am Tisch
page-heading-rulings = Wo die Regelhefte schweigen oder sich widersprechen
page-heading-offers = Außerdem in dieser Schachtel
page-heading-examples = Beispiele
page-heading-departures = Diese Ausgabe und die anderen
page-cards = { $cards } Karten in { $suits ->
    [one] einer Feuerwerksreihe
   *[other] { $suits } Feuerwerksreihen
 }.
page-suit = { $suits }: { $copies }, { $many ->
    [yes] je{" "}
   *[no] {""}
 }{ $cards } Karten.
page-tokens = { $tokens ->
    [one] Ein Hinweisplättchen
   *[other] { $tokens } Hinweisplättchen
 }; mit dem { $strikes }. Fehler ist die Partie verloren.
page-tiles-in-box = { $tiles } Bonusplättchen, verdeckt gemischt.
page-hands = Auf der Hand: { $hands }.
page-hand = je { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } bei { $players } Personen
page-start = Die gemischten Karten bilden einen verdeckten Stapel. Ihr beginnt mit allen Hinweisplättchen und ohne Fehler.
page-sight = Du siehst alle Karten außer deinen eigenen.
page-first = Laut Regelheft beginnt, wer am buntesten angezogen ist. Hier bestimmt der Host der Partie, wer beginnt, oder überlässt es dem Zufall.
page-turn = Im Uhrzeigersinn, eine Aktion pro Zug: einen Hinweis geben, eine Karte ablegen oder eine Karte spielen. Aussetzen geht nicht.
page-clue = Ein Hinweis kostet ein Hinweisplättchen. Er nennt einer anderen Person eine Farbe oder einen Wert und zeigt zugleich auf alle ihre Karten, auf die das zutrifft, und auf keine anderen.
page-colours = Farben für Hinweise: { $colours }.
page-touch-every = Jeder Farbhinweis zeigt auch auf { suit }e Karten; „{ suit }“ selbst darf niemand sagen.
page-touch-none = Kein Farbhinweis zeigt auf { suit }e Karten, und niemand darf „{ suit }“ oder „keine { suit }e Karte“ sagen; Werthinweise sind erlaubt.
page-empty-clues = Auch leere Hinweise sind erlaubt: „keine rote Karte“, „keine Vier“.
page-no-empty-clues = Jeder Hinweis muss auf eine Karte zeigen.
page-discard = Wer eine Karte ablegt, gewinnt ein Hinweisplättchen zurück und zieht eine neue Karte. Das ist nur erlaubt, wenn mindestens ein Plättchen fehlt.
page-pile = Abgelegte Karten liegen offen, und alle dürfen sie jederzeit ansehen.
page-play = Eine gespielte Karte beginnt ihre Reihe oder setzt sie fort, von 1 bis { $highest }, jeder Wert nur einmal. Passt sie nicht, wird sie abgelegt und zählt als Fehler. Danach wird gezogen.
page-falling = Die { suit }e Reihe wird absteigend gebaut, von { $highest } bis 1.
page-no-substitute = Auf dem Tisch ersetzen { suit }e Karten nie eine andere Farbe.
page-announce = Vor dem Spielen darfst du ansagen, in welche Reihe die Karte kommt. Liegst du richtig, wird sie gespielt, und ein Hinweisplättchen kommt zurück, zusätzlich zur Belohnung, falls die Reihe vollständig wird. Liegst du falsch, wird sie abgelegt und zählt als Fehler, selbst wenn sie gepasst hätte.
page-complete = Jede Reihe, die vollständig wird, bringt ein Hinweisplättchen zurück, falls eins fehlt.
page-complete-suit = Ist die { suit }e Reihe vollständig, bringt sie ein Hinweisplättchen zurück, falls eins fehlt.
page-strikes = Mit dem { $strikes }. Fehler ist die Partie sofort verloren.
page-perfect = Sind alle Reihen vollständig, endet die Partie sofort mit einem perfekten Ergebnis.
page-last-round = Ist die letzte Karte gezogen, sind alle noch einmal am Zug, auch wer sie gezogen hat. In dieser Runde wird nicht mehr gezogen. Dann endet die Partie.
page-all-or-nothing = Perfekt oder verloren: Ein leerer Stapel beendet nichts, es geht mit den Karten auf der Hand weiter. Geht das letzte Exemplar einer Karte verloren, die noch gebraucht wird, ist die Partie sofort verloren.
page-score = Die Werte der obersten Karten aller Reihen, zusammengezählt: höchstens { $best } Punkte.
page-score-missing = Die { suit }e Reihe bringt keine Punkte; jede Karte, die darin fehlt, kostet einen.
page-award = Die Punktzahl bekommt den Vermerk „Schwarzpulver“.
page-won-or-lost = Gewonnen oder verloren; eine Skala gibt es nicht.
page-band = { $open ->
    [yes] { $most } oder weniger
   *[no] { $single ->
        [yes] { $least }
       *[no] { $least } bis { $most }
     }
 }: { $remark }
page-tile-for = Wer eine Reihe { $tile_for ->
    [fives] mit einer { $highest } vervollständigt
   *[any] vervollständigt
 }, deckt ein Bonusplättchen auf, statt ein Hinweisplättchen zurückzugewinnen. Es wirkt sofort, noch vor dem Ziehen, und kommt dann aus dem Spiel.
page-entry = { $name }: { $text }
page-tile-empty-deck = Ist der Nachziehstapel leer, { $may_decline ->
    [yes] darfst du stattdessen eine passende Karte zurück auf den Tisch legen.
   *[no] musst du stattdessen eine passende Karte zurück auf den Tisch legen.
 }
page-tile-no-strike = Auch ohne Fehler kommt das Hinweisplättchen zurück.
page-tile-free-clue = Ein kostenloser Hinweis muss auf eine Karte zeigen: Er nennt etwas, das die andere Person auf der Hand hat.
page-tile-waste = Du darfst auch eine Karte wählen, die nicht passt: Dann verfällt das Plättchen, und die Karte bleibt liegen.
page-tile-chain = Vervollständigt diese Karte { $tile_for ->
    [fives] als { $highest } ihre Reihe
   *[any] ihre Reihe
 }, wird sofort ein weiteres Bonusplättchen aufgedeckt.
page-departure = { $name }: { $text }
example-clue = Eine Hand mit { $cards }: „{ $value }“ zeigt auf { $count ->
    [one] Karte { $places }
   *[other] die Karten { $places }
 }.
example-clue-nothing = Eine Hand mit { $cards }: „{ $value }“ zeigt auf keine Karte, und auch das verrät etwas.
example-score = Ein Tisch mit { $cards }: { $sum } = { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
 }.
topic-empty-clues = Leere Hinweise
topic-multicolour-clues = Bunte Karten bei Farbhinweisen
topic-multicolour-cards = Bunte Karten
topic-black-powder = Schwarzpulver
topic-flamboyant-fives = Bonusplättchen
topic-empty-deck = Bei leerem Stapel eine Karte zurück auf den Tisch legen
topic-free-clues = Leere kostenlose Hinweise
topic-waste = Mit dem Bonusplättchen eine passende Karte auslegen
topic-synchronised-show = Synchronisiertes Feuerwerk
way-allowed = erlaubt
way-forbidden = verboten
way-own = eine eigene Farbe
way-every = jede Farbe zeigt auf sie
way-cards = { $count } Stück
way-offered = in der Schachtel
way-not-offered = nicht in der Schachtel
way-fives = für jede mit einer 5 vervollständigte Reihe
way-any = für jede vollständige Reihe
way-may = freiwillig
way-must = Pflicht
page-order = Du darfst deine Karten ordnen, wie du magst; die anderen sehen davon nichts.
page-dead = Eine Reihe, die nicht mehr vollständig werden kann, darf markiert werden: Karten, die nicht mehr an sie angelegt werden können, lassen sich gefahrlos ablegen.
page-talk = Ihr verständigt euch nur durch Hinweise, es sei denn, ihr habt mehr vereinbart. Niemand kommentiert den Zug einer anderen Person oder beeinflusst sie dabei.
page-list = Der Name eines Regelwerks besteht aus der Ausgabe und allem, was du hinzunimmst, verbunden mit „+“.
page-list-examples =
    hanabi rules fr                       die Regeln der französischen Ausgabe
    hanabi rules diff fr pl               worin sich zwei Ausgaben unterscheiden
    hanabi play de+flamboyant-fives       eine Partie mit Bonusplättchen
page-list-boxes = Die Ausgaben
page-list-options = Was du hinzunehmen kannst
page-sources = In eckigen Klammern: die Sätze des gedruckten Regelhefts, von vorn gezählt.
page-no-sources = Dieses Regelwerk steht in keinem gedruckten Regelheft.
page-try = Diese Regeln lassen sich an einer kleinen Stellung ausprobieren: { $tags }. Zum Beispiel: hanabi rules { $name } --try { $tag }
exercise-b5 = { $partner } hat keine blaue Karte. Gib den Hinweis „blau“: Er zeigt auf keine Karte, und nun kann keine davon blau sein.
exercise-x2 = Schwarz wird absteigend gebaut, und die 5 liegt schon auf dem Tisch. Deine Karte 1 ist die schwarze 4: Spiele sie.
exercise-v2 = Deine Karte 1 ist die rote 3. Sage Rot an und spiele sie: Ein Hinweisplättchen kommt zurück.
exercise-tile = Deine Karte 1 ist die rote 5. Spiele sie: Die rote Reihe ist vollständig, und du deckst das Bonusplättchen „{ $tile }“ auf.
exercise-b11 = Im Stapel liegt noch eine Karte. Spiele eine Karte oder lege eine ab: Du ziehst die letzte, und alle sind noch einmal am Zug.
ruling-u1 = Dieses Regelheft zeigt nur Beispiele für Hinweise, die auf eine Karte zeigen; andere sind also verboten.
ruling-u2 = Dieses Regelheft verbietet das Ablegen, wenn kein Hinweisplättchen übrig ist. Das ist ein Druckfehler: Verboten ist es, wenn noch alle da sind.
ruling-u3 = Eine verlorene Partie zählt 0 Punkte; der Tisch bleibt sichtbar, wie er war.
ruling-u4 = Gebraucht wird eine Karte, solange ihre Reihe auf sie wartet. Auch wer ihr letztes Exemplar durch einen Fehlgriff verliert, verliert die Partie.
ruling-u4-third = Dieses Regelheft nennt als Beispiel für eine unverzichtbare Karte die dritte 3. Das ist ein Druckfehler: Jede Farbe hat zwei Dreien; gemeint ist das letzte Exemplar.
ruling-u5 = Wer ohne Karten am Zug ist, wenn kein Hinweisplättchen da ist, setzt aus: Kein Regelheft zählt das zu den Niederlagen. Verloren ist erst, wenn niemand mehr etwas tun kann. Mit der Option all-or-nothing-no-skips ist die Partie schon beim ersten solchen Zug verloren.
ruling-u5-no-skips = Ohne Karten und ohne Hinweisplättchen ist keine Aktion möglich: Die Partie ist verloren. Das steht in keinem Regelheft; es ist unsere Auslegung.
ruling-u6 = Jede Reihe darf angesagt werden{ $unclued ->
    [yes] , auch wenn ihre Farbe in Hinweisen verboten ist.
   *[no] .
 } Stimmt die Farbe, aber die Karte passt nicht, ist das ein gewöhnlicher Fehler.
ruling-u7 = Schwarz wird absteigend gebaut, also sind auch die Exemplare umgekehrt verteilt: drei Fünfen, eine Eins.
ruling-u8 = Punkte unter 0 zählen: Kein Regelheft nennt eine Untergrenze. Eine verlorene Partie bleibt verloren und zählt 0 Punkte. Mit der Option black-powder-floor-0 fällt die Punktzahl nie unter 0.
ruling-u8-floor = Die Punktzahl fällt nie unter 0. Das steht in keinem Regelheft; es ist unsere Auslegung.
ruling-u9 = Wird die letzte Reihe vollständig, endet die Partie, bevor es eine Belohnung gibt.
ruling-u10 = Ein Bonusplättchen, dessen Effekt ins Leere geht, verfällt.
ruling-u10-letter = In diesem Regelheft geht es beim kostenlosen Hinweis um Farben oder Werte „ihrer Karten“, und das Plättchen verfällt, wenn „die Karte“ nicht passt: Wir folgen dem Wortlaut. Mit der Option flamboyant-fives-common gilt, was die anderen Regelhefte sagen.
ruling-u10-common = Ein kostenloser Hinweis darf leer sein, und ein Plättchen verfällt nur, wenn keine Karte passt. Dieses Regelheft spricht von Farben und Werten, die jemand auf der Hand hat, und von der gewählten Karte, die anderen nicht: Das ist unsere Auslegung für alle.
ruling-u11 = Kommt die schwarze 1 durch ein Bonusplättchen auf den Tisch, bringt sie { $tile_for ->
    [fives] wie sonst auch ein Hinweisplättchen
   *[any] ein neues Bonusplättchen
 }.
ruling-u12 = Erst wird die Karte in den Stapel zurückgemischt, dann gezogen; die letzte Runde kann also später beginnen.
ruling-u12-no-last-round = Erst wird die Karte in den Stapel zurückgemischt, dann gezogen.
ruling-u13 = Die Skala richtet sich nach der Höchstpunktzahl, { $best }.
ruling-u14 = Die schwarze 5 beginnt ihre Reihe und bringt keine Belohnung; vollständig wird die Reihe mit der schwarzen 1.
ruling-u14-announced = Das Hinweisplättchen für eine richtige Ansage kommt von selbst zurück, auch wenn das Regelheft „kann“ sagt, und mit „einer 5“ ist eine Karte gemeint, die ihre Reihe vervollständigt. Beides ist unsere Auslegung.
ruling-u17 = Die zehn bunten Karten sind so auf die Werte verteilt wie in jeder anderen Farbe.
ruling-u18 = Schwarze Karten bringen selbst keine Punkte.
ruling-u19 = Wenn es geht, muss ein kostenloser Hinweis gegeben { $may_waste ->
    [yes] werden.
   *[no] und eine passende Karte ausgelegt werden.
 } Auch wenn mehrere Bonusplättchen aufeinanderfolgen, wird nur einmal gezogen.
ruling-u20 = Alles, was diese Schachtel bietet, lässt sich kombinieren.
ruling-u20-without-tiles = Das Regelheft kombiniert bunte Karten und Schwarzpulver nur, wenn auch die Bonusplättchen dabei sind. Sie dürfen fehlen: Das ist unsere Auslegung.
ruling-u21-empty-hand = Wer keine Karten hat, kann keinen Hinweis bekommen.
ruling-u21-every = „Nichts Buntes“ ist genauso verboten wie „bunt“; ein Farbhinweis, der nur auf bunte Karten zeigt, ist erlaubt.
ruling-u22 = Eine schon vollständige Reihe anzusagen ist erlaubt, aber ein sicherer Fehler.
ruling-u23 = Eine Kartenverteilung, nach der kein Stapel übrig bleibt, ist nicht erlaubt.
ruling-u24 = Ein Beispiel in diesem Regelheft handelt von schwarzen Karten. Das ist ein Druckfehler: Diese Ausgabe hat keine.
ruling-u25 = Eine abgebrochene Partie zählt 0 Punkte, außer wenn keine Punkte mehr möglich waren.
ruling-u25-lost = Eine abgebrochene Partie zählt 0 Punkte.

## Differences

difference-title = „{ $a }“ und „{ $b }“
difference-none = „{ $a }“ und „{ $b }“ haben dieselben Regeln.
difference-none-offers = „{ $a }“ und „{ $b }“ haben dieselben Regeln und bieten dasselbe.
difference-same = Kein Unterschied.
difference-heading-rules = Die Regeln
difference-heading-base = Das Grundspiel
difference-heading-offers = Das Angebot
difference-offer = Das bietet nur „{ $has }“: { $name }.
difference-in-offer = { $name }. { $text }
difference-suit = Nur „{ $has }“ hat die { suit }e Reihe.
difference-copies = „{ $a }“ hat { $cards_one } { suit }e Karten ({ $one }), „{ $b }“ hat { $cards_two } ({ $two }).
difference-touch = Bei „{ $a }“ { $one ->
    [own] ist „{ suit }“ für Hinweise eine Farbe wie jede andere
    [every] zeigt jeder Farbhinweis auch auf { suit }e Karten
   *[none] zeigt kein Farbhinweis auf { suit }e Karten
 }; bei „{ $b }“ { $two ->
    [own] ist „{ suit }“ für Hinweise eine Farbe wie jede andere
    [every] zeigt jeder Farbhinweis auch auf { suit }e Karten
   *[none] zeigt kein Farbhinweis auf { suit }e Karten
 }.
difference-named = Nur bei „{ $has }“ darf man als Hinweis „{ suit }“ sagen.
difference-order = Gebaut wird die { suit }e Reihe bei „{ $a }“ in der Folge { $one }, bei „{ $b }“ in der Folge { $two }.
difference-points = Die { suit }e Reihe { $up ->
    [yes] bringt bei „{ $a }“ einen Punkt je Karte und kostet bei „{ $b }“ einen je fehlender Karte
   *[no] kostet bei „{ $a }“ einen Punkt je fehlender Karte und bringt bei „{ $b }“ einen je Karte
 }.
difference-best = Die Höchstpunktzahl ist { $one } bei „{ $a }“ und { $two } bei „{ $b }“.
difference-least = Die niedrigste Punktzahl einer beendeten Partie ist { $one } bei „{ $a }“ und { $two } bei „{ $b }“.
difference-ranks = Werte der Karten: { $one } bei „{ $a }“, { $two } bei „{ $b }“.
difference-hand-sizes = Handkarten für 2, 3, 4 … Personen: { $one } bei „{ $a }“, { $two } bei „{ $b }“.
difference-clue-tokens = „{ $a }“ hat { $one } Hinweisplättchen, „{ $b }“ hat { $two }.
difference-strikes = Verloren ist die Partie bei „{ $a }“ mit dem { $one }. Fehler, bei „{ $b }“ mit dem { $two }.
difference-empty-clues = Bei „{ $has }“ sind leere Hinweise erlaubt; bei „{ $lacks }“ muss jeder Hinweis auf eine Karte zeigen.
difference-ending = { $one ->
    [last-round] „{ $a }“ endet mit letzter Runde und Wertung; bei „{ $b }“ heißt es alles oder nichts.
   *[all-or-nothing] Bei „{ $a }“ heißt es alles oder nichts; „{ $b }“ endet mit letzter Runde und Wertung.
 }
difference-skipping = Wer ohne Karten am Zug ist, wenn kein Hinweisplättchen da ist, setzt bei „{ $has }“ aus; bei „{ $lacks }“ ist die Partie verloren.
difference-announce = Nur bei „{ $has }“ darf vor dem Spielen eine Reihe angesagt werden.
difference-tiles = { $some ->
    [one] Nur „{ $has }“ hat Bonusplättchen.
   *[both] Die Bonusplättchen bei „{ $a }“: { $one }; bei „{ $b }“: { $two }.
 }
difference-tile-for = { $one ->
    [fives] Bei „{ $a }“ bringt nur eine mit einer 5 vervollständigte Reihe ein Bonusplättchen, bei „{ $b }“ jede vollständige.
   *[any] Bei „{ $a }“ bringt jede vollständige Reihe ein Bonusplättchen, bei „{ $b }“ nur eine mit einer 5 vervollständigte.
 }
difference-may-decline = Ist der Stapel leer, darf man bei „{ $has }“ darauf verzichten, eine Karte zurück auf den Tisch zu legen; bei „{ $lacks }“ nicht.
difference-free-empty-clues = Bei „{ $has }“ darf der kostenlose Hinweis eines Plättchens leer sein; bei „{ $lacks }“ muss er auf eine Karte zeigen.
difference-may-waste = Für das Plättchen, das eine Karte auf den Tisch bringt, darf man bei „{ $has }“ eine unpassende Karte wählen und so verzichten; bei „{ $lacks }“ nicht.

## The command line

usage = Aufruf:
heading-commands = Befehle
heading-arguments = Argumente
heading-options = Optionen
command-hanabi = Hanabi, das kooperative Kartenspiel: ein Feuerwerk aus Karten, die nur die anderen sehen.
command-play = Eine Partie mit Bots oder in einem Raum auf einem Server spielen.
command-rules = Die Regeln einer Ausgabe oder die Unterschiede zwischen zwei Ausgaben zeigen.
command-replay = Eine aufgezeichnete Partie zeigen, Zug um Zug.
command-verify = Prüfen, ob die Karten so verteilt sind, wie es zu Beginn festgelegt war.
command-serve = Einen Server starten: Räume, in denen man über das Netz spielt.
command-backup = Alles, was ein Server aufbewahrt, in eine Datei kopieren, auch während er läuft.
command-restore = Eine Sicherung in eine leere Datenbank zurückspielen.
command-admin = Einen laufenden Server verwalten: Räume, Personen und Adressen.
command-admin-list = Die zuletzt benutzten Räume auflisten.
command-admin-show = Mitglieder und Partien eines Raums zeigen.
command-admin-close = Alle aus einem Raum schicken und niemanden mehr hineinlassen; was gespielt wurde, bleibt erhalten.
command-admin-delete = Einen Raum löschen, mit allem, was darin gesagt und gespielt wurde.
command-admin-end = Die laufende Partie eines Raums beenden; sie zählt 0 Punkte.
command-admin-erase = Namen und Nachrichten einer Person aus allen Räumen und Aufzeichnungen entfernen; die Partien bleiben.
command-admin-ban = Eine Adresse oder ein Netz sperren: Von dort kann sich niemand mehr verbinden.
command-admin-unban = Eine Sperre aufheben.
command-admin-bans = Die Sperren auflisten.
command-admin-rotate-key = Cookies mit einem neuen Schlüssel signieren; die mit älteren Schlüsseln bleiben gültig.
command-bench = Messen, wie viele Züge pro Sekunde das Programm schafft, verglichen mit anderen.
command-completion = Das Skript ausgeben, mit dem die Shell diesen Befehl vervollständigt.
epilogue-hanabi = „hanabi COMMAND --help“ verrät mehr. Gleich loslegen: hanabi play fr
epilogue-play =
    Beispiele:
      hanabi play fr+black-powder --players 4         # mit Bots
      hanabi play https://example.org/r/RAUM          # in einem Raum, über seinen Link
epilogue-rules =
    Beispiele:
      hanabi rules                  # alle Ausgaben und was sie bieten
      hanabi rules fr+avalanche     # die Regeln einer Partie
      hanabi rules diff fr pl       # worin sich zwei Ausgaben unterscheiden
epilogue-replay =
    Beispiele:
      hanabi replay game.json                   # die ganze Partie
      hanabi replay games                       # alle Partien eines Ordners
      hanabi replay game.json --turn 12         # der Tisch nach Zug 12
      hanabi replay game.json --export live     # dieselbe Partie für hanab.live
epilogue-verify =
    Beispiele:
      hanabi verify game.json 5c5ec0e0f187c955     # mit der notierten Festlegung
      hanabi verify game.json                      # mit der in der Datei
epilogue-serve =
    Beispiele:
      hanabi serve                                      # nur für diesen Rechner
      hanabi serve --host 0.0.0.0 --port 80             # für dein ganzes Netz
      hanabi serve --address https://hanabi.example     # hinter einem TLS-Proxy
epilogue-backup = Beispiel: hanabi backup hanabi-backup.db
epilogue-restore =
    Beispiel:
      hanabi restore hanabi-backup.db --database postgresql://localhost/hanabi
epilogue-admin = Beispiel: hanabi admin list
epilogue-admin-list = Beispiel: hanabi admin list --limit 10
epilogue-admin-show = Beispiel: hanabi admin show k3VqT9xYwZ2a
epilogue-admin-close = Beispiel: hanabi admin close https://hanabi.example/r/k3VqT9xYwZ2a
epilogue-admin-delete = Beispiel: hanabi admin delete k3VqT9xYwZ2a --yes
epilogue-admin-end = Beispiel: hanabi admin end k3VqT9xYwZ2a
epilogue-admin-erase = Beispiel: hanabi admin erase 7r5Yk0dQyqU3vXz1mJ2wLA
epilogue-admin-ban = Beispiel: hanabi admin ban 203.0.113.0/24 --hours 24
epilogue-admin-unban = Beispiel: hanabi admin unban 203.0.113.0/24
epilogue-admin-bans = Beispiel: hanabi admin bans --json
epilogue-admin-rotate-key = Beispiel: hanabi admin rotate-key
epilogue-bench =
    Beispiele:
      hanabi bench                                  # alles, was hier installiert ist
      hanabi bench --players 2 --no-peers           # nur das eigene Programm
      hanabi bench --seconds 120 --plot speed.svg   # länger, mit einem Bild
epilogue-completion = Beispiel für bash: hanabi completion bash >> ~/.bashrc
argument-play-ruleset = Die Regeln, etwa fr+avalanche (fehlen sie, wird gefragt), oder der Link eines Raums.
argument-rules-words = Ein Regelwerk (fr+black-powder) oder „diff“ und zwei Regelwerke.
argument-replay-file = Eine Datei, ein Ordner, ein Link oder eine Partienummer von hanab.live oder eingefügtes JSON; „-“ liest die Standardeingabe.
argument-verify-file = Die Aufzeichnung einer Partie auf einem Server; „-“ liest die Standardeingabe.
argument-verify-commitment = Die Festlegung vom Beginn der Partie oder mindestens ihre ersten 16 Ziffern.
argument-backup-file = Die neue Datei, die es noch nicht geben darf; oder ein Ordner, in dem die Datei nach Datum und Uhrzeit benannt wird.
argument-admin-show-room = Die Kennung des Raums oder sein Link.
argument-admin-close-room = Die Kennung des Raums oder sein Link.
argument-admin-delete-room = Die Kennung des Raums oder sein Link.
argument-admin-end-room = Die Kennung des Raums oder sein Link.
argument-admin-erase-person = Die Kennung der Person, wie „hanabi admin show“ sie zeigt.
argument-admin-ban-address = Eine Adresse oder ein Netz, etwa 203.0.113.0/24.
argument-admin-unban-address = Die gesperrte Adresse oder das gesperrte Netz.
argument-restore-file = Eine Datei, die „hanabi backup“ geschrieben hat.
argument-completion-shell = Die Shell: bash, zsh oder fish.
flag-language = Die Sprache; ohne Angabe entscheidet HANABI_LANGUAGE, LC_ALL, LC_MESSAGES oder LANG.
flag-help = Diese Seite zeigen.
flag-hanabi-version = Die Version zeigen.
flag-play-players = Wie viele mitspielen, du eingeschlossen; ohne Angabe 3.
flag-play-bot = Art der Bots: random, beginner, club oder partner, ohne Angabe beginner; oder „program:“ mit einer Befehlszeile. Mehrmals angegeben: ein Bot für jeden Platz.
flag-play-seed = Startwert für das Mischen: gleicher Startwert, gleiche Karten.
flag-play-name = Dein Name; mehrmals angegeben: alle, die an dieser Tastatur spielen.
flag-play-memory = Merkhilfe: deduced (alles, was sich schließen lässt), said (nur Hinweise) oder nothing (aus); ohne Angabe deduced.
flag-play-save = Am Ende die Aufzeichnung in dieser Datei speichern.
flag-play-at = Auf diesem Server, etwa http://127.0.0.1:8000, einen Raum öffnen, dessen Link du weitergibst.
flag-play-plain = Zeile für Zeile spielen statt im Vollbild.
flag-rules-as-json = JSON für Programme ausgeben.
flag-rules-sources = Neben jeder Regel die Sätze des gedruckten Regelhefts nennen.
flag-rules-tag = Die Regel mit diesem Kürzel an einer kleinen Stellung ausprobieren.
flag-replay-turn = Der Tisch nach diesem Zug; 0 ist die Kartenverteilung.
flag-replay-seat = Die Partie von diesem Platz aus zeigen (Nummer ab 1 oder Name); seine Karten bleiben verdeckt.
flag-replay-as-json = JSON für Programme ausgeben.
flag-replay-clues = Zeigen, was jeder Hinweis nach den Regeln und den Konventionen bedeutet.
flag-replay-export = Die Partie in einem anderen Format ausgeben: live (hanab.live), link (für hanab.live) oder replay.
flag-replay-plain = Zeile für Zeile statt im Vollbild.
flag-verify-as-json = JSON für Programme ausgeben.
flag-serve-host = Die Adresse, an der der Server lauscht; ohne Angabe 127.0.0.1, die nur dieser Rechner erreicht.
flag-serve-port = Der Port, an dem der Server lauscht; ohne Angabe 8000, bei 0 irgendein freier.
flag-serve-database = Wo Räume und Partien aufbewahrt werden: sqlite:///FILE oder postgresql://…; ohne Angabe in einer Datei in deinem Home-Verzeichnis.
flag-serve-redis = Der Redis-Server, über den sich mehrere Server mit denselben Räumen auf dem Laufenden halten.
flag-serve-workers = Wie viele Prozesse laufen; ohne Angabe 1.
flag-serve-address = Die Adresse des Servers von außen, etwa https://hanabi.example.
flag-serve-database-wait = Wie viele Sekunden lang auf eine Datenbank gewartet wird, die noch nicht antwortet; ohne Angabe 30.
flag-backup-database = Die Datenbank, die kopiert wird; ohne Angabe die von „hanabi serve“.
flag-backup-keep = Wie viele der neuesten Sicherungen im Ordner bleiben; ohne Angabe alle.
flag-restore-database = Die leere Datenbank, die gefüllt wird; ohne Angabe die von „hanabi serve“.
flag-admin-list-limit = Wie viele Räume aufgelistet werden; ohne Angabe 50.
flag-admin-list-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-list-as-json = JSON für Programme ausgeben.
flag-admin-show-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-show-as-json = JSON für Programme ausgeben.
flag-admin-close-yes = Ohne Rückfrage ausführen.
flag-admin-close-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-close-as-json = JSON für Programme ausgeben.
flag-admin-delete-yes = Ohne Rückfrage ausführen.
flag-admin-delete-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-delete-as-json = JSON für Programme ausgeben.
flag-admin-end-yes = Ohne Rückfrage ausführen.
flag-admin-end-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-end-as-json = JSON für Programme ausgeben.
flag-admin-erase-yes = Ohne Rückfrage ausführen.
flag-admin-erase-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-erase-as-json = JSON für Programme ausgeben.
flag-admin-ban-reason = Der Grund, für die Liste der Sperren; Gesperrte erfahren ihn nicht.
flag-admin-ban-hours = Für wie viele Stunden; ohne Angabe für immer.
flag-admin-ban-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-ban-as-json = JSON für Programme ausgeben.
flag-admin-unban-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-unban-as-json = JSON für Programme ausgeben.
flag-admin-bans-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-bans-as-json = JSON für Programme ausgeben.
flag-admin-rotate-key-forget = Alle älteren Schlüssel verwerfen; damit sind alle abgemeldet.
flag-admin-rotate-key-yes = Ohne Rückfrage ausführen.
flag-admin-rotate-key-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-rotate-key-as-json = JSON für Programme ausgeben.
flag-bench-players = Wie viele mitspielen: Zahlen von 2 bis 5, durch Kommas getrennt; ohne Angabe „2,5“.
flag-bench-seconds = Wie viele Sekunden lang etwa gemessen wird, sobald alles bereit ist; ohne Angabe 30.
flag-bench-batch = Wie viele Partien gleichzeitig laufen; ohne Angabe 262144 auf dem Prozessor, 1048576 auf der Grafikkarte.
flag-bench-device = Worauf gespielt wird: cpu oder cuda; ohne Angabe auf allem, was da ist.
flag-bench-peers = Auch die anderen installierten Programme messen oder nur das eigene.
flag-bench-plot = Ein Diagramm in diese SVG-Datei zeichnen.
flag-bench-as-json = JSON für Programme ausgeben.
bench-players = { $players } Personen
bench-number = { $number }
bench-what = Schnittstelle
bench-device = Gerät
bench-batch = Partien gleichzeitig
bench-moves = Züge pro Sekunde
bench-observed = Mit Beobachtungen
bench-blind = { $players } Personen, Züge pro Sekunde
bench-seen = { $players } Personen, Züge pro Sekunde mit Beobachtungen
bench-chart = Züge pro Sekunde von Hanabi-Programmen, logarithmisch
bench-how-to-read = Mediane aus { $rounds } Durchgängen, in denen alle Programme reihum drankommen. Die Balken sind logarithmisch; ihr blasses Ende reicht vom langsamsten bis zum schnellsten Durchgang.
kernel-compiling = Das Programm wird zum ersten Mal kompiliert; das dauert etwa eine Minute …
bench-compiling = Der Kern wird geladen. Beim ersten Mal wird er kompiliert; das dauert etwa eine Minute.
bench-preparing = Vorbereitung
bench-measuring = Messung
bench-interpreted = Unser Programm ist hier nicht kompiliert, weil Numba fehlt oder abgeschaltet ist: Es wird interpretiert und ist viel langsamer. So wird Numba installiert: pip install 'hanabi[fast]'
bench-alone = Hier ist kein anderes Programm installiert: Nur unseres wird gemessen.
bench-absent = { $what } lässt sich hier nicht messen: { $why }

## The server

serving = Hanabi läuft unter { $address }. Strg+C beendet den Server; die Partien gehen weiter, wenn du ihn wieder startest.
page-not-built = Die Webseite ist nicht gebaut, deshalb antwortet dieser Server nur Programmen. „make web“ im Quellverzeichnis baut sie.
waiting-for-database = { $why } Hanabi wartet bis zu { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
 }.
admin-no-rooms = Es gibt keine Räume.
admin-no-bans = Keine Adresse ist gesperrt.
admin-room = Raum { $room }, { $ruleset }: { $state }.
admin-room-times = Geöffnet: { $opened }; zuletzt benutzt: { $used }.
admin-room-log = Im Protokoll heißt er { $fingerprint }.
admin-strangers = Ohne Namen verbunden: { $addresses }
admin-state = { $state ->
    [running] Partie läuft
    [closed] geschlossen
   *[open] offen
 }
admin-column-room = RAUM
admin-column-used = ZULETZT BENUTZT
admin-column-connected = VERBUNDEN
admin-column-games = PARTIEN
admin-column-state = ZUSTAND
admin-column-name = NAME
admin-column-seat = PLATZ
admin-column-person = PERSON
admin-column-addresses = ADRESSEN
admin-column-game = PARTIE
admin-column-began = BEGONNEN
admin-column-ended = BEENDET
admin-column-result = ERGEBNIS
admin-column-score = PUNKTE
admin-column-network = NETZ
admin-column-since = SEIT
admin-column-until = BIS
admin-column-reason = GRUND
admin-confirm-close = Den Raum { $room } schließen und alle hinausschicken? [j/N]
admin-confirm-delete = Den Raum { $room } mit allen seinen Partien endgültig löschen? [j/N]
admin-confirm-end = Die Partie im Raum { $room } beenden? Sie zählt dann 0 Punkte. [j/N]
admin-confirm-erase = Namen und Nachrichten von { $person } überall endgültig entfernen? [j/N]
admin-confirm-forget = Alle älteren Schlüssel verwerfen? Alle verlieren ihre Plätze und ihre Partien. [j/N]
admin-closed = Der Raum { $room } ist geschlossen.
admin-deleted = Der Raum { $room } ist gelöscht.
admin-ended = Die Partie im Raum { $room } ist beendet.
admin-erased = Die Daten der Person sind entfernt. Geänderte Räume: { $rooms }, geänderte Partien: { $games }.
admin-banned = Von { $network } kann sich niemand mehr verbinden.
admin-unbanned = Von { $network } kann man sich wieder verbinden.
admin-rotated = Cookies werden mit einem neuen Schlüssel signiert; laufende Server benutzen ihn binnen einer Minute. Gültige Schlüssel: { $keys }.
admin-unconfirmed = { $missing ->
    [one] { $servers ->
        [one] Der laufende Server
       *[other] Einer von { $servers } laufenden Servern
     } hat es noch nicht bestätigt; er folgt, sobald er die Datenbank wieder liest.
   *[other] { $missing } von { $servers } laufenden Servern haben es noch nicht bestätigt; sie folgen, sobald sie die Datenbank wieder lesen.
 }
room-opened = Der Raum ist offen. Gib diesen Link weiter: { $link }
backed-up = Alles ist nach { $file } kopiert.
restored = Alles aus { $file } ist wiederhergestellt.

## What is refused: rooms and servers

error-no-such-room = Diesen Raum gibt es nicht. Prüfe den Link, oder öffne einen neuen Raum.
error-no-such-moment = Von dieser Stelle aus lässt sich die Partie nicht weiterspielen: Sie war da schon zu Ende oder kam nie so weit.
error-other-rules = Die Regeln oder die Zahl der Personen sind hier anders als in der Partie, die du fortsetzen willst.
error-no-such-game = Diese Partie gibt es nicht. Prüfe den Link.
error-no-such-code = Dieser Code ist falsch, verbraucht oder abgelaufen. Hol dir auf deinem anderen Gerät einen neuen.
error-not-found = Unter dieser Adresse gibt es nichts.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-bad-request = Der Server hat die Anfrage nicht verstanden.
error-malformed = Die Nachricht entspricht nicht dem Protokoll; die Stelle: { $where }.
error-not-text = Nachrichten müssen Text sein, nicht binär.
error-message-too-large = Die Nachricht ist zu groß: höchstens { $most } Bytes.
error-body-too-large = Die Anfrage ist zu groß: höchstens { $most } Bytes.
error-not-json-body = Die Anfrage muss JSON sein.
error-foreign-origin = Die Anfrage kommt von einer fremden Website und wurde darum nicht ausgeführt.
error-unknown-host = Dieser Server kennt { $address } nicht als seine Adresse. Wer ihn betreibt, kann ihn mit --address { $address } starten.
error-request-timeout = Der Server hat vergeblich auf den Rest der Anfrage gewartet. Versuch es noch einmal.
error-headers-too-large = Die Adresse oder die Kopfzeilen der Anfrage sind zu groß. Lösche die Cookies dieser Website und versuch es noch einmal.
error-too-many-requests = Zu viele Anfragen in kurzer Zeit. Warte eine Minute und versuch es noch einmal.
error-too-many-connections = Zu viele Verbindungen von deiner Adresse. Schließe ein paar und versuch es noch einmal.
error-too-busy = Im Raum ist gerade zu viel los. Versuch es noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert; versuch es noch einmal.
error-storage-unavailable = Der Server kann gerade nichts speichern. Deine Anfrage wird automatisch wiederholt.
error-storage-refused = Die Datenbank hat das Speichern abgelehnt, darum hat sich nichts geändert. Bitte melde es.
error-unknown-person = Der Server kennt dich nicht mehr. Verbinde dich neu.
error-database-url = Das ist keine Adresse einer Datenbank: { $url }. Eine Adresse sieht aus wie sqlite:///FILE oder postgresql://…
error-database-unreachable = Bei { $host }, Port { $port }, antwortet niemand. Prüfe Host und Port in der Adresse der Datenbank und ob PostgreSQL läuft.
error-database-unknown-host = Der Host { $host } der Datenbank ist nicht zu finden. Prüfe seinen Namen in der Adresse der Datenbank.
error-database-silent = Die Datenbank bei { $host }, Port { $port }, antwortet nicht rechtzeitig. Prüfe, ob sie überlastet oder eine Firewall im Weg ist.
error-database-not-postgresql = Was bei { $host }, Port { $port }, antwortet, ist kein PostgreSQL. Prüfe den Port in der Adresse der Datenbank.
error-database-tls = Dieser Server und die Datenbank bei { $host }, Port { $port }, können sich nicht auf eine verschlüsselte Verbindung einigen. Prüfe das Zertifikat und „ssl“ in der Adresse der Datenbank.
error-database-wrong-password = PostgreSQL weist den Benutzer „{ $user }“ ab: Das Passwort ist falsch oder fehlt, oder es gibt den Benutzer nicht. Prüfe HANABI_DATABASE_PASSWORD oder die Adresse der Datenbank.
error-database-role-refused = PostgreSQL lässt den Benutzer „{ $user }“ nicht herein: Es gibt ihn nicht, oder pg_hba.conf lässt ihn von diesem Rechner nicht zu.
error-database-unknown-name = PostgreSQL hat keine Datenbank namens „{ $name }“. Lege sie mit „createdb“ an oder berichtige die Adresse der Datenbank.
error-database-no-rights = Der Benutzer „{ $user }“ darf in der Datenbank „{ $name }“ keine Tabellen anlegen. Mach ihn zum Eigentümer der Datenbank.
error-database-starting = Die Datenbank bei { $host }, Port { $port }, startet oder stoppt gerade. Versuch es gleich noch einmal.
error-database-overcrowded = Die Datenbank bei { $host }, Port { $port }, nimmt keine Verbindungen mehr an. Erhöhe dort max_connections oder starte weniger Server.
error-database-not-sqlite = { $file } ist keine SQLite-Datenbank. Die Datei wurde nicht verändert; nenne eine andere.
error-database-corrupt = Die Datenbank { $name } ist beschädigt. Spiele die letzte Sicherung mit „hanabi restore“ in eine neue Datenbank ein.
error-database-file-denied = Die Datei { $file } lässt sich nicht als Datenbank zum Lesen und Schreiben öffnen. Prüfe Eigentümer und Rechte.
error-database-folder-denied = In { $folder } kann die Datenbank nicht liegen: Der Ordner lässt sich nicht anlegen oder nicht beschreiben. Prüfe Eigentümer und Rechte.
error-database-locked = Ein anderes Programm hält die Datenbank { $name } gesperrt. Beende es und versuch es noch einmal.
error-database-disk-full = Für die Datenbank { $name } ist kein Platz mehr. Schaffe Platz und versuch es noch einmal.
error-database-disk-failed = Das System kann die Datenbank { $name } nicht lesen oder schreiben. Prüfe den Datenträger und das Protokoll des Systems.
error-database-failed = Die Datenbank { $name } ist nicht benutzbar ({ $error }). Ihr eigenes Protokoll sagt mehr.
error-database-missing = Unter { $url } gibt es keine Datenbank.
error-database-too-new = Die Datenbank stammt von einer neueren Version von Hanabi. Installiere diese Version.
error-database-too-old = Die Datenbank stammt von einer älteren Version von Hanabi. Starte einmal „hanabi serve“, das bringt sie auf den neuen Stand.
error-database-not-empty = In der Datenbank sind schon Räume, darum wurde die Sicherung nicht zurückgespielt.
error-not-a-backup = { $file } ist keine Sicherung von Hanabi.
error-backup-too-old = { $file } stammt von einer älteren Version von Hanabi. Spiele die Sicherung mit jener Version zurück, und starte dann „hanabi serve“ mit dieser.
error-port-unavailable = Der Server kann an { $host }, Port { $port }, nicht lauschen: { $why }. Wähle einen anderen Port mit --port oder eine andere Adresse dieses Rechners mit --host.
error-bad-address = Das ist keine Adresse einer Website: { $address }. Eine Adresse sieht aus wie https://hanabi.example
error-address-below-root = Die Seite muss an der Wurzel eines Hosts liegen, nicht unter einem Pfad: { $address }. Gib ihr einen eigenen Hostnamen und verwende { $root }
error-redis-url = Das ist keine Adresse eines Redis-Servers: { $url }. Eine Adresse sieht aus wie redis://HOST:6379/0
error-bad-setting = „{ $value }“ ist kein gültiger Wert für { $name }.
error-unknown-setting = Die Einstellung { $name } gibt es nicht.
error-setting-twice = { $name } und { $other } sind beide gesetzt. Setze nur eines davon.
error-setting-file = Die Datei { $file }, die { $name } nennt, lässt sich nicht lesen oder ist leer.
error-no-name = Gib zuerst einen Namen ein, damit die anderen wissen, wer du bist.
error-name-empty = Ein Name braucht mindestens einen Buchstaben.
error-name-unprintable = Der Name enthält Zeichen, die sich nicht anzeigen lassen. Wähle einen anderen Namen.
error-name-taken = In diesem Raum heißt schon jemand { $name } oder zum Verwechseln ähnlich. Wähle einen anderen Namen.
error-room-crowded = Der Raum ist voll: höchstens { $most } Personen.
error-room-full = Alle Plätze sind besetzt.
error-room-worn-out = In diesem Raum ist so viel geschehen, dass er nichts mehr aufnimmt. Öffne einen neuen.
error-seat-taken = Platz { $number } ist besetzt.
error-not-host = Das darf nur der Host des Raums.
error-host-stays = Der Host lässt sich nicht entfernen. Gib den Raum erst an jemand anderen ab.
error-seated-stay = Wer den Host nur vertritt, kann niemanden entfernen, der einen Platz hat. Das kann nur, wem der Raum gehört.
error-not-removed = Aus diesem Raum wurde niemand mit der Nummer { $member } entfernt.
error-host-present = Der Host ist da. Über eine Vertretung lässt sich nur abstimmen, solange er weg ist.
error-host-away-briefly = Der Host ist noch nicht lange genug weg. Abstimmen könnt ihr in { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
 }.
error-candidate-absent = Wer den Host vertritt, muss da sein und einen Platz am Tisch haben.
error-room-locked = Dieser Raum ist abgeschlossen: Neue Leute kommen nicht hinein. Bitte den Host, ihn zu öffnen.
error-room-invited = In diesen Raum kommt man nur mit Einladung. Bitte den Host um einen Einladungslink.
error-strangers-worn-out = Wer keinen Platz hat, kann in diesem Raum nichts mehr schreiben: Das Kontingent ist verbraucht. Nimm einen Platz, um weiterzuschreiben.
error-too-many-names = Aus deinem Netz sind zu viele neue Leute gekommen. Versuch es in einer Minute noch einmal.
error-too-many-changes = Du hast zu oft den Platz gewechselt oder etwas geändert. Warte eine Minute und versuch es noch einmal.
error-not-voted = Du hast keine Stimme, die du zurücknehmen könntest.
error-too-many-bot-games = Du hast viele Partien nur mit Bots begonnen. Warte eine Minute bis zur nächsten.
error-delay-range = Zuschauer können die Partie höchstens { $most ->
    [one] einen Zug
   *[other] { $most } Züge
 } später sehen.
error-game-running = Eine Partie läuft. Warte, bis sie vorbei ist.
error-no-game = Gerade läuft keine Partie.
error-free-seats = { $seats ->
    [one] Ein Platz ist noch frei. Setz einen Bot darauf, oder warte auf jemanden.
   *[other] { $seats } Plätze sind noch frei. Setz Bots darauf, oder warte auf jemanden.
 }
error-not-seated = Du hast an diesem Tisch keinen Platz.
error-no-such-member = Niemand in diesem Raum hat die Nummer { $member }.
error-not-a-bots-seat = Dort sitzt kein Bot.
error-not-a-persons-seat = Dort sitzt kein Mensch.
error-player-present = Diese Person ist da oder gerade erst gegangen. Ein Bot kann nur jemanden vertreten, der schon etwas länger weg ist.
error-no-shuffle = Zum Mischen wird gerade keine Zahl von dir gebraucht.
error-wrong-entropy = Das ist nicht die Zahl, auf die du dich festgelegt hast. Schicke die, deren Hash du vorher geschickt hast.
error-shuffling = Der Stapel der nächsten Partie wird schon gemischt.
error-no-stand-in = Auf diesem Platz spielt kein Bot in Vertretung.
error-stand-in-plays = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
error-too-many-sitting = Am Tisch sitzen schon { $sitting } Personen, zu viele für { $seats } Plätze.
error-clock-range = Die Bedenkzeit pro Zug muss zwischen { $least } und { $most } Sekunden liegen.
error-ruleset-too-long = Der Name des Regelwerks ist zu lang.
error-text-empty = Die Nachricht ist leer.
error-text-too-long = Der Text ist zu lang: höchstens { $most } Zeichen.
error-no-talk-now = Während einer Partie wird in diesem Raum nicht geredet.
error-remarks-only = Während einer Partie sind in diesem Raum nur die vorgegebenen Sätze erlaubt.
error-watchers-are-silent = Wer zuschaut, redet während einer Partie nicht.
error-not-your-cards = Das sind nicht die Karten auf deiner Hand.
error-no-such-card = Diese Karte gibt es noch nicht.
error-not-a-players-action = Das darf nur der Raum selbst.
error-stale = Die Partie ist inzwischen weitergegangen. Sieh dir den Tisch noch einmal an.
error-removed = Der Host hat dich aus diesem Raum entfernt.
error-signed-out = Du hast dich auf einem anderen Gerät abgemeldet.
error-talk-too-often = Du schreibst zu schnell hintereinander. Warte einen Moment und versuch es noch einmal.
error-flood = Zu viele Nachrichten in kurzer Zeit. Die Verbindung wurde geschlossen.
error-nonsense = Zu viele unverständliche Nachrichten. Die Verbindung wurde geschlossen.
error-too-many-guests = In diesem Raum sind schon zu viele Leute. Versuch es später noch einmal.
error-room-closed = Der Raum wurde gerade geschlossen. Die Verbindung wird von selbst neu aufgebaut.
error-room-shut = Die Betreiber dieses Servers haben diesen Raum geschlossen. Öffne einen anderen.
error-room-deleted = Die Betreiber dieses Servers haben diesen Raum gelöscht.
error-erased = Die Betreiber dieses Servers haben deine Daten gelöscht. Lade die Seite neu, um als neue Person anzufangen.
error-banned = Die Betreiber dieses Servers lassen von deiner Adresse keine Verbindungen zu.
error-already-closed = Der Raum { $room } ist schon geschlossen.
error-no-such-person = Über eine Person { $person } ist nichts gespeichert. „hanabi admin show“ zeigt die Personen eines Raums.
error-bad-network = Das ist weder eine Adresse noch ein Netz: { $network }. Möglich ist zum Beispiel 203.0.113.7, 203.0.113.0/24 oder 2001:db8::/64
error-ban-too-wide = Das Netz { $network } ist zu groß für eine Sperre: Erlaubt sind Netze ab /{ $bits }.
error-not-banned = { $network } ist nicht gesperrt. „hanabi admin bans“ zeigt die Sperren.
error-key-in-environment = Die Schlüssel stehen in HANABI_SECRET, nicht in der Datenbank. Schreib dort einen neuen vor den alten, durch ein Komma getrennt, und starte den Server neu.
error-slow = Die Verbindung ist zu langsam, um mitzukommen. Sie wird neu aufgebaut.

## Remarks, as everybody reads them in their own language

remark-hello = Hallo!
remark-know-nothing = Ich weiß noch nichts über meine Hand.
remark-remember-yours = Weißt du noch, was du auf der Hand hast?
remark-let-me-think = Moment, ich denke nach.
remark-take-your-time = Lass dir Zeit.
remark-back-soon = Bin gleich wieder da.
remark-i-am-back = Da bin ich wieder.
remark-well-played = Gut gespielt!
remark-never-mind = Macht nichts.
remark-sorry = Entschuldigung!
remark-thanks = Danke!
remark-goodbye = Tschüss!

## What is refused: command lines

error-usage-no-such-command = Den Befehl „{ $word }“ gibt es nicht. Es gibt: { $commands }.
error-usage-no-such-option = Die Option { $option } gibt es hier nicht.
error-usage-missing = { $what } fehlt.
error-usage-confirm = Das lässt sich nicht rückgängig machen. Bestätige es mit { $option }.
error-usage-keep-folder = { $option } braucht einen Ordner, aber { $file } ist keiner.
error-usage-not-a-number = { $option } braucht eine ganze Zahl.
error-usage-bad-value = { $option } kennt nur { $choices }, nicht „{ $value }“.
error-usage-option-value = So lässt sich { $option } nicht verwenden.
error-usage-too-many-words = Das sind mehr Angaben, als dieser Befehl versteht.
error-usage-diff = Nenne zwei Regelwerke zum Vergleichen: hanabi rules diff fr pl
error-usage-sources = Nenne das Regelwerk, dessen Quellen du sehen willst: hanabi rules fr --sources
error-usage-try = Nenne das Regelwerk, aus dem du eine Regel ausprobieren willst: hanabi rules fr --try B5
error-usage-commitment = COMMITMENT braucht { $least } bis { $most } hexadezimale Ziffern (0 bis 9, a bis f).
error-usage-seats = { $option } braucht Zahlen von 2 bis 5, durch Kommas getrennt, etwa „2,5“; „{ $value }“ geht nicht.
error-usage-not-svg = { $option } zeichnet eine SVG-Datei: Ihr Name muss auf .svg enden, „{ $value }“ tut das nicht.
error-usage-does-not-apply = { $option } bewirkt zusammen mit { $other } nichts. Lass es weg.
error-usage-help = „{ $command } --help“ zeigt, wie es geht.
error-usage-language = Die Sprache „{ $language }“ gibt es hier nicht. Es gibt: { $known }.
error-usage-language-variable = Die Sprache „{ $language }“ aus HANABI_LANGUAGE gibt es hier nicht. Es gibt: { $known }.
did-you-mean = Meinst du „{ $word }“?
error-system = Das System meldet einen Fehler: { $what }.
error-missing-extra = { $extra ->
    [client] Ein Raum auf einem Server braucht weitere Pakete.
    [tui] Das Vollbild braucht weitere Pakete.
    [server] Ein Server braucht weitere Pakete.
    [fast] Kompilierte Bots und der schnelle Kern brauchen weitere Pakete.
    [envs] Die Umgebungen für die Forschung brauchen weitere Pakete.
    [learn] Das Training braucht weitere Pakete.
    [cluster] Ein Cluster braucht weitere Pakete.
   *[other] Dafür werden weitere Pakete gebraucht.
 } So werden sie installiert: pip install 'hanabi[{ $extra }]'
error-unworded = Das wurde abgelehnt ({ $code }).
error-unexpected = In Hanabi ist etwas schiefgegangen ({ $what }). Bitte melde es und schreib dazu, was du getan hast.

## What is refused: many games at once

error-not-an-integer = { $option } braucht eine ganze Zahl, nicht { $value }.
error-not-in-range = { $option } reicht von { $least } bis { $most }; { $value } ist nicht möglich.
error-not-a-ruleset = { $value } ist kein Regelwerk: Gib eins an oder seinen Namen, etwa fr+black-powder.
error-no-such-device = Das Gerät „{ $device }“ gibt es nicht. Partien laufen auf cpu oder cuda.
error-other-device = Die Partien laufen auf { $games }, die Aktionen liegen auf { $given }: Verschiebe sie zuerst auf { $games }.
error-no-cuda = Auf einer Grafikkarte lassen sich hier keine Partien spielen. Es fehlt: { $missing }.
error-too-many-games = Für { $count } Partien gleichzeitig reicht der Speicher nicht.
error-wrong-shape = Jede Partie braucht eine Aktion: ein Array der Form { $expected }, nicht { $shape }.
error-wrong-type = Aktionen sind ganze Zahlen, nicht { $type }.
error-other-game = Diese Partien haben andere Regeln oder eine andere Personenzahl als { $rules } mit { $players } Personen.
error-no-number = Nur Aktionen der Personen am Tisch haben Nummern; diese kommt vom Raum.
error-no-such-action = Die Aktion { $action } ist jetzt nicht möglich.
error-illegal-actions = { $count ->
    [one] In einer Partie, Nummer { $game }, war die Aktion { $action } nicht möglich. Diese Partie ist unverändert; alle anderen sind weitergegangen.
   *[other] In { $count } Partien war die Aktion nicht möglich, zuerst { $action } in Partie { $game }. Diese Partien sind unverändert; alle anderen sind weitergegangen.
 }
error-no-seat = Ergänzen lässt sich nur, was eine Person am Tisch sieht: Zuschauer sehen schon alle Karten.
error-nothing-fits = Keine Hand passt zu dem, was diese Person gehört hat und sieht.
error-other-hand = Nötige Karten: { $cards } auf der Hand, { $deck } im Stapel; nötige Bonusplättchen: { $tiles }.
error-seen-only = Das ist nur, was eine Person von einer Partie sieht. Ergänze die Partie zuerst: imagine tut das zufällig, deal nach deinen Angaben.

## What is refused: files

error-file-not-found = Die Datei { $file } gibt es nicht.
error-file-is-folder = { $file } ist ein Ordner, keine Datei.
error-file-forbidden = { $file } lässt sich nicht öffnen: Der Zugriff ist verboten.
error-file-unreadable = { $file } lässt sich nicht lesen.
error-file-not-text = { $file } ist keine Textdatei in UTF-8, also keine Aufzeichnung.
error-file-too-large = Die Datei ist größer als { $most } Bytes; so lang ist keine Partie.
error-file-exists = { $file } gibt es schon. Wähle einen anderen Namen.
error-file-unwritable = { $file } lässt sich nicht schreiben.
error-not-json = Die Datei ist kein vollständiges JSON, also keine Aufzeichnung.
error-not-a-replay = Die Datei ist JSON, aber keine Aufzeichnung dieses Spiels oder von hanab.live.
error-no-games = In { $file } sind keine Partien.
error-several-games = { $file } enthält mehrere Partien, hier geht nur eine.
error-site-unreachable = hanab.live ist nicht erreichbar ({ $what }). Öffne { $address } im Browser, speichere die Seite als Datei und nimm diese Datei.
error-game-elsewhere = In diesem Link steckt die Partie nicht selbst. Öffne { $address }, speichere die Seite als Datei und nimm diese Datei.
error-bad-link = Der Link ist nicht vollständig. Kopiere den ganzen hanab.live-Link, von „https“ bis zum Ende.
error-unknown-version = Die Aufzeichnung hat die Version { $version }; dieses Programm liest Version { $known }.
error-bad-field = Das Feld „{ $field }“ der Aufzeichnung { $value ->
    [null] fehlt.
   *[other] ist ungültig: { $value }
 }
error-no-proof = Die Aufzeichnung enthält keinen Beweis für ihre Kartenverteilung: Den haben nur Partien, die auf einem Server gespielt wurden.
error-bad-player-name = Ein Name braucht 1 bis { $most } druckbare Zeichen.
error-bad-ruleset = Die Regeln in der Aufzeichnung sind nicht lesbar ({ $field }).
error-unknown-variant = Die hanab.live-Variante „{ $variant }“ gibt es hier nicht.
error-unplayed-option = In Zug { $turn } nutzt die Partie die hanab.live-Option „{ $option }“, die es hier nicht gibt.
error-no-counterpart = hanab.live kennt { $what ->
    [suits] die Reihen dieser Partie nicht
    [tokens] diese Zahl von Hinweisplättchen nicht
    [strikes] diese Zahl von Fehlern nicht
    [hand] diese Zahl von Handkarten nicht
    [flamboyant-fives] keine Bonusplättchen
   *[synchronised-show] keine Ansagen
 }; dorthin lässt sich die Partie nicht exportieren.
error-no-such-turn = Einen Zug { $turn } gibt es nicht: Die Aufzeichnung hat { $turns ->
    [one] einen Zug
   *[other] { $turns } Züge
 }.
error-illegal-move = Zug { $turn }: { $player ->
    [unknown] Platz { $number }
   *[other] { $player }
 } { $kind ->
    [p] spielt gegen die Regeln eine Karte
    [d] legt gegen die Regeln eine Karte ab
    [c] gibt gegen die Regeln einen Hinweis
    [x] nutzt gegen die Regeln ein Bonusplättchen
   *[s] bricht die Partie gegen die Regeln ab
 }. { $why }
error-seat-unknown = Den Platz „{ $seat }“ gibt es nicht. Am Tisch: { $players }.

## What is refused: rulesets

error-unknown-edition = { $edition ->
    [en] Eine englische Ausgabe gibt es hier nicht. Englische Ausgaben folgen den Grundregeln: Spiel fr, oder fr+avalanche mit den bunten Karten.
   *[other] Die Ausgabe „{ $edition }“ gibt es nicht. Es gibt: { $known }.
 }
error-edition-taken = Das Paket { $source } bringt eine Ausgabe „{ $edition }“ mit, aber der Name ist schon vergeben; sie bleibt weg.
error-edition-too-new = Die Ausgabe „{ $edition }“ ({ $source }) braucht Hanabi ab Version { $needs }; hier läuft { $version }.
error-broken-edition = Die Ausgabe „{ $edition }“ ({ $source }) lässt sich nicht verwenden: { $what }
error-unknown-option = „{ $option }“ lässt sich nicht hinzunehmen. Zu { $edition } passt: { $offered }.
error-nothing-to-try = Zu „{ $tag }“ gibt es bei { $ruleset } keine Stellung zum Ausprobieren.{ $offered ->
    [none] {""}
   *[other] {" "}Zur Wahl stehen: { $offered }.
 }
error-not-in-box = { $edition } bietet „{ $option }“ nicht. Zur Wahl: { $offered }.{ $edition ->
    [custom] {""}
   *[other] {" "}Mit „custom“ geht alles.
 }
error-option-twice = „{ $option }“ steht zweimal da.
error-suit-twice = Es kann nur eine { suit }e Reihe geben: Entscheide dich für eine Art.
error-options-clash = { $one } und { $other } schließen sich aus: Entscheide dich für eins davon.
error-suit-order = Die Farben müssen in dieser Reihenfolge stehen, jede einmal: { $order }; nicht { $suits }.
error-impossible-suit = So, wie die { suit }e Reihe beschrieben ist, lässt sie sich nicht spielen.
error-out-of-range = { $option ->
    [tokens] Die Zahl der Hinweisplättchen
    [strikes] Die Zahl der Fehler
    [players] Die Zahl der Personen
    [hand] Die Zahl der Handkarten
    [tiles] Die Zahl der Bonusplättchen
    [ranks] Die Zahl der Werte
   *[suits] Die Zahl der Farben
 } reicht von { $least } bis { $most }; { $value } ist nicht möglich.
error-not-a-number = „{ $option }“ braucht eine Zahl, nicht „{ $value }“.
error-not-a-choice-of-suits = „{ $value }“ ist keine Auswahl von Farben: Nenne ihre Zahl (suits=3) oder ihre Buchstaben, jeden einmal (suits=rgb).
error-name-too-long = Der Name ist zu lang: höchstens { $most } Zeichen.
error-fields-unreadable = Die Felder des Regelwerks sind nicht lesbar ({ $field }).
error-player-count = Dieses Regelwerk ist für 2 bis { $most } Personen, nicht für { $players }.
error-no-deck-left = { $dealt } Karten für { $players } Personen lassen keinen Stapel übrig: Es gibt nur { $cards } Karten.
error-deck-not-the-box = Der Stapel enthält nicht die Karten der Schachtel: Es sind { $cards }, nötig sind { $expected } der richtigen Art.
error-tiles-not-the-box = Die Bonusplättchen sind nicht die der Schachtel: Es sind { $tiles }, nötig sind { $expected }.
error-places-not-the-box = Die zurückgemischten Karten der Aufzeichnung passen nicht zu ihren Bonusplättchen.
error-not-a-card = „{ $text }“ ist keine Karte. Eine Karte schreibt man zum Beispiel so: r3.
error-not-in-hand = { $card } ist nicht auf dieser Hand: { $hand }.
error-seat-not-free = Platz { $number } ist an diesem Tisch für { $players } Personen nicht frei.
error-nobody-in-seat = Auf Platz { $number } sitzt niemand, den man fragen könnte.
error-dealt-elsewhere = Die Karten dieser Partie wurden nicht hier ausgeteilt, deshalb gibt es keine Aufzeichnung.
error-not-an-action = „{ $text }“ ist keine Aktion.

## What is refused: bots

error-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Es gibt: { $known }.
error-bots-at-table = { $bots ->
    [one] Ein Bot passt
   *[other] { $bots } Bots passen
 } nicht zu einem Tisch mit { $players } Plätzen.
error-illegal-answer = Ein Bot hat gegen die Regeln verstoßen ({ $reason }); die Partie kann nicht weitergehen.
error-bot-failed = Beim Bot „{ $bot }“ ist ein Fehler aufgetreten: { $what }

## What is refused: actions

error-game-over = Die Partie ist vorbei.
error-no-such-seat = Diesen Platz gibt es am Tisch nicht.
error-not-your-turn = Jemand anders ist am Zug.
error-choice-pending = Erst muss über das Bonusplättchen entschieden werden.
error-nothing-to-choose = Kein Bonusplättchen wartet auf eine Wahl.
error-must-choose = Auf dieses Bonusplättchen darfst du nicht verzichten.
error-other-clue-wanted = Dieses Bonusplättchen erlaubt nur die andere Art von Hinweis.
error-other-choice-wanted = Dieses Bonusplättchen verlangt etwas anderes.
error-not-in-discards = Diese Karte liegt nicht auf dem Ablagestapel.
error-does-not-fit = Diese Karte passt nicht in ihre Reihe.
error-card-not-in-hand = Diese Karte ist nicht auf der Hand der Person, die am Zug ist.
error-all-tokens-available = Alle Hinweisplättchen sind da, darum darf niemand ablegen: Spiele eine Karte oder gib einen Hinweis.
error-no-clue-token = Es ist kein Hinweisplättchen mehr da: Spiele eine Karte, oder lege eine ab, um eins zurückzugewinnen.
error-clue-to-oneself = Sich selbst darf niemand einen Hinweis geben.
error-no-cards-to-clue = Wer keine Karten mehr hat, kann keinen Hinweis bekommen.
error-rank-not-clued = Diesen Wert gibt es in dieser Partie nicht.
error-colour-not-clued = Diese Farbe darf ein Hinweis in dieser Partie nicht nennen.
error-empty-clue = In dieser Partie muss ein Hinweis auf eine Karte zeigen.
error-no-announcements = In dieser Partie gibt es keine Ansagen.
error-no-such-suit = Diese Reihe gibt es auf dem Tisch nicht.
error-more-to-score = Die Partie lässt sich noch nicht abbrechen: Es sind noch Punkte möglich.

## Why bots do what they do

reason-random = Reiner Zufall.
reason-certain-play = Sie passt auf jeden Fall.
reason-invited-play = Ein Hinweis zeigte nur auf diese Karte: Sie soll gespielt werden.
reason-last-chance-play = Es ist der letzte Zug: Ein Fehler kostet nichts mehr.
reason-forced-play = Etwas anderes war nicht erlaubt.
reason-play-clue = So gibt es etwas zu spielen.
reason-save-clue = Das rettet eine unverzichtbare Karte.
reason-telling-clue = Das verrät viel über Karten, auf die es ankommt.
reason-waiting-clue = Gerade besser, als etwas abzulegen.
reason-safe-discard = Die wird niemand vermissen.
reason-oldest-discard = Die älteste Karte ohne Hinweis geht zuerst.
reason-least-missed-discard = Auf jede Karte zeigte schon ein Hinweis; diese wird wohl am wenigsten fehlen.
reason-rekindle = Von allen passenden Karten wurde diese am dringendsten gebraucht.
reason-bring-back = Von allen abgelegten Karten nützt diese am meisten.

## The table on the screen

# Short: all of these stand in one line of 80 columns.
screen-title = Hanabi
screen-tagline = ein Feuerwerk aus Karten, die nur die anderen sehen
screen-setup-how = Mit Enter geht es so los; vorher kannst du alles ändern.
screen-turn = Zug { $turn }
screen-points = Punkte { $points }, möglich { $best }
screen-tokens = Hinweise { $tokens }/{ $most }
screen-strikes = Fehler { $strikes }/{ $most }
screen-deck = Stapel { $deck }
screen-tiles = Bonus { $turned }/{ $tiles }
screen-last-round = { $left ->
    [one] Der letzte Zug!
   *[other] Letzte Runde: { $left } Züge
 }
# At most nine letters: they stand on the edge of a card.
screen-card-fits = passt
screen-card-useless = nutzlos
screen-card-needed = behalten
screen-memory-deduced = alles
screen-memory-said = nur Hinweise
screen-memory-nothing = aus
screen-memory-note = Merkhilfe: { $level }
screen-memory-off = die Merkhilfe ist aus
screen-waiting = { $player } überlegt …
screen-waiting-away = { $time ->
    [none] { $player } ist nicht da
   *[other] { $player } ist nicht da ({ $time })
 }
screen-your-turn = Du bist am Zug: Wähle eine Karte und spiele sie oder lege sie ab, oder gib einen Hinweis.
screen-selected = Karte { $place }: P spielt sie, D legt sie ab.
screen-known = { $player }, Karte { $place }: { $known }.
screen-ask-play = Welche Karte spielen?
screen-ask-discard = Welche Karte ablegen?
screen-ask-receiver = Hinweis für wen?
screen-ask-value = Welcher Hinweis für { $player }?
screen-ask-try = Welche Regel ausprobieren?
screen-ask-card = Welche Karte?
screen-ask-announcement = Eine Reihe für Karte { $place } ansagen?
screen-announce = Du sagst die { suit }e Reihe an und spielst Karte { $place }.
screen-no-announcement = nein
screen-ask-sure = { $announced ->
    [none] Karte { $place } spielen?
   *[other] Die { suit }e Reihe ansagen und Karte { $place } spielen?
 }
screen-yes = ja
screen-no = nein
screen-decline = verzichten
coach-action = { $kind ->
    [play] Spiele Karte { $place }.
    [announce] Sag die { suit }e Reihe an und spiele Karte { $place }.
    [discard] Lege Karte { $place } ab.
    [colour] Gib { $player } den Hinweis „{ suit }“.
    [rank] Gib { $player } den Hinweis „{ $rank }“.
    [card] Nimm die { card }.
   *[decline] Verzichte auf den Effekt.
 }
coach-advice = { coach-action } { $reason }
screen-pass = Gib { $player } die Tastatur: Mit Enter geht es weiter.
screen-not-saved = Diese Partie lässt sich nicht auf der Festplatte speichern: Schließe das Terminal nicht, bevor sie endet.
screen-kept = Die Partie ist gespeichert: „hanabi play“ bietet sie wieder an.
screen-recorded = Die Aufzeichnung ist als { $file } gespeichert.
screen-ask-file = Aufzeichnung speichern als
screen-ask-turn = Zu welchem Zug? 0 bis { $turns }
screen-replay-where = Nach Zug { $turn } von { $turns } · { $all ->
    [yes] alle Karten liegen offen
   *[no] aus der Sicht von { $player }
 }
screen-resume = Eine Partie ist noch nicht zu Ende. Weiterspielen?
screen-resume-where = Zug { $turn }, { $points } von { $best } Punkten
screen-resume-taken = Ein anderes Programm spielt diese Partie gerade.
screen-set-aside = Eine gespeicherte Partie ist nicht lesbar und wurde als { $file } beiseitegelegt. { $why }
screen-too-small = Der Tisch braucht { $width } Spalten und { $height } Zeilen; hier sind es { $has_width } und { $has_height }. Mach das Terminal größer, oder drücke Q und starte „hanabi play --plain“.
screen-plain-no-terminal = Hier ist kein Terminal zum Zeichnen, darum läuft die Partie Zeile für Zeile.
screen-plain-dumb = Dieses Terminal kann keinen Tisch zeichnen, darum läuft die Partie Zeile für Zeile.
screen-plain-small = Das Terminal ist kleiner als 80 mal 24 Zeichen; das Spiel läuft Zeile für Zeile.
screen-plain-not-installed = Das Vollbild braucht weitere Pakete, darum läuft die Partie Zeile für Zeile. So werden sie installiert: pip install 'hanabi[tui]'

# One or two words: they stand behind their key in a line of 80 columns.
screen-key-play = spielen
screen-key-discard = ablegen
screen-key-clue = Hinweis
screen-key-advice = Tipp
screen-key-log = Log
screen-key-known = Info
screen-key-rules = Regeln
screen-key-quit = aus
screen-key-keys = mehr
screen-key-choose = wählen
screen-key-change = ändern
screen-key-take = OK
screen-key-back = zurück
screen-key-try = ausprobieren
screen-key-again = von vorn
screen-key-scroll = blättern
screen-key-go-on = weiter
screen-key-on = vor
screen-key-start = Anfang
screen-key-end = Ende
screen-key-turn = Zug
screen-key-seat = Platz
screen-key-leave = schließen
screen-key-begin = los!
screen-key-resume = weiterspielen
screen-key-new = neue Partie
screen-key-forget = löschen
screen-key-new-deal = neu
screen-key-same-deal = nochmal
screen-key-view = ansehen
screen-key-save = speichern
screen-key-setup = Aufbau

# Pages
screen-name-enter = Enter
screen-name-escape = Esc
screen-name-tab = Tab
screen-name-home = Pos1
screen-name-end = Ende
screen-name-page-down = Bild↓
screen-name-page-up = Bild↑
screen-name-ctrl-r = Strg+R
screen-keys-title = Tasten
screen-log-title = Was bisher geschah
screen-known-title = Was alle wissen
screen-help-select = eine deiner Karten wählen
screen-help-play = die Karte spielen
screen-help-discard = die Karte für ein Hinweisplättchen ablegen
screen-help-clue = einen Hinweis geben: erst für wen, dann Farbe oder Wert
screen-help-take = das Markierte nehmen; Bots, die überlegen, zur Eile drängen
screen-help-back = zurückgehen
screen-help-advice = Tipp: was ein Bot, den die anderen verstehen, tun würde und warum
screen-help-meaning = zeigen, was die Hinweise bisher bedeuten
screen-help-known = zeigen, was alle über jede Karte wissen
screen-help-log = zeigen, was bisher geschah
screen-help-rules = die Regeln dieser Partie zeigen
screen-help-quit = beenden; die Partie bleibt gespeichert
screen-help-step = eine Aktion vor, eine zurück
screen-help-note = eine Notiz auf die gewählte Karte schreiben
screen-help-mark-card = die gewählte Karte für dich markieren: zum Spielen, Behalten, Ablegen, gedreht
screen-help-move = die Karte in deiner Hand verschieben
screen-help-leap = zehn Aktionen vor, zehn zurück
screen-help-edge = zur Kartenverteilung, zum Ende
screen-help-turn = zu einem Zug springen
screen-help-seat = vom nächsten Platz aus sehen; nach dem letzten liegt alles offen
screen-help-leave = die Aufzeichnung schließen
screen-help-mouse = Maus: Karte, Name, Antwort oder Taste in der letzten Zeile anklicken.
screen-sign-needed = 3!    das letzte Exemplar einer Karte, die noch gebraucht wird
screen-sign-lost = x     verloren: Von dieser Karte oder einer davor gibt es kein Exemplar mehr
screen-sign-dots = R·G   wo ein Punkt steht, ist diese Farbe oder dieser Wert unmöglich
screen-sign-left = RE15  so viel sagen Hinweise über eine Karte der anderen: rot oder gelb, 1 oder 5
screen-sign-minus = 4-RE  sie ist eine 4, weder rot noch gelb: Hinter dem Minus steht, was sie nicht ist
screen-sign-brackets = [R3]  auf diese Karte würde der Hinweis zeigen

# Setting up a game: labels of at most 13 letters, values of at most 18.
screen-language-name = Deutsch
screen-row-language = Sprache
screen-row-edition = Ausgabe
screen-row-tokens = Hinweise
screen-row-strikes = Fehler
screen-row-hand = Handkarten
screen-row-suits = Farben
screen-row-ranks = Werte
screen-row-players = Personen
screen-row-seat = Platz { $number }
screen-row-first = Es beginnt
screen-row-memory = Merkhilfe
screen-row-confirm = Nachfragen
screen-edition-given = wie angegeben
# At most 34 letters.
screen-option-avalanche = Buntes Feuerwerk
screen-option-avalanche-own = Bunt als eigene Farbe
screen-option-avalanche-own-5 = Bunt als eigene Farbe, 5 Karten
screen-option-avalanche-every = Bunt zählt als jede Farbe
screen-option-black-powder = Schwarzpulver
screen-option-black-powder-floor-0 = Schwarzpulver: nie unter 0
screen-option-flamboyant-fives = Bonusplättchen
screen-option-flamboyant-fives-common = Bonusplättchen: wie anderswo
screen-option-bonus-tiles = Bonusplättchen für jede Reihe
screen-option-no-declining = Bonusplättchen ohne Verzicht
screen-option-no-empty-free-clues = Kostenlose Hinweise: nie leer
screen-option-may-waste = Bonusplättchen: Verzicht möglich
screen-option-all-or-nothing = Alles oder nichts
screen-option-all-or-nothing-no-skips = Alles oder nichts, ohne Aussetzen
screen-option-synchronised-show = Synchronisiertes Feuerwerk
screen-option-no-empty-clues = Keine leeren Hinweise
screen-seat-person = Person
screen-seat-beginner = Anfänger
screen-seat-random = Zufallsbot
screen-usual = wie üblich
screen-chance = per Los
screen-about-language = Die Sprache, die das Spiel spricht.
screen-about-edition = Die Ausgabe, nach der ihr spielt. Strg+R zeigt ihre Regeln.
screen-about-tokens = Wie viele Hinweisplättchen es gibt.
screen-about-strikes = Bei wie vielen Fehlern die Partie verloren ist.
screen-about-hand = Wie viele Karten jede Person hält; üblicherweise hängt das von der Zahl der Personen ab.
screen-about-suits = Die Farben im Spiel: ← und → ändern ihre Zahl, ein Buchstabe nimmt eine heraus oder hinzu.
screen-about-ranks = Wie viele Werte jede Farbe hat, von der 1 an.
screen-about-players = Wie viele am Tisch sitzen.
screen-about-seat = Wer hier sitzt: eine Person oder ein Bot. Tippe, um den Namen zu ändern. Mehrere Personen reichen die Tastatur weiter.
screen-about-first = Wer zuerst am Zug ist.
screen-about-memory-deduced = Der Bildschirm zeigt alles, was Hinweise und Mitzählen über eine Karte verraten.
screen-about-memory-said = Der Bildschirm zeigt, welche Hinweise auf eine Karte zeigten; alles andere merkt ihr euch selbst.
screen-about-memory-nothing = Ihr merkt euch alles selbst, wie am echten Tisch.
screen-about-confirm = Ob vor dem Spielen einer Karte nachgefragt wird.

## A room on a server, in the terminal

error-link-unreadable = „{ $link }“ ist kein Link zu einem Raum. Ein Link sieht so aus: https://example.org/r/RAUM.
error-link-without-room = „{ $link }“ nennt keinen Raum. Ein Link zu einem Raum endet auf /r/RAUM.
error-no-such-host = Einen Server { $host } gibt es nicht, oder dieser Rechner ist nicht mit dem Internet verbunden.
error-server-unreachable = Bei { $server } antwortet niemand: Der Server läuft nicht, oder etwas ist im Weg.
error-server-silent = { $server } braucht zu lange für eine Antwort. Versuch es später noch einmal.
error-certificate-refused = { $server } kann sich nicht ausweisen (das Zertifikat ist ungültig); es wurde nichts gesendet.
error-no-hanabi-server = { $server } antwortet, aber nicht wie ein Server dieses Spiels.
error-server-forbids = { $server } lässt unter dieser Adresse niemanden herein. Verwende den Link genau so, wie du ihn bekommen hast.
error-server-protocol = Der Server spricht Protokoll { $protocol }, dieses Programm { $known }. Bring das ältere von beiden auf den neuesten Stand.
error-no-advice = In diesem Raum gibt es keine Tipps, weil die Merkhilfe sich nicht alles merkt.
error-remark-wanted = In dieser Partie gibt es nur vorgegebene Sätze: „sprich“ zählt sie auf, „sprich 4“ sagt den vierten.
error-removed-unknown = Niemand namens „{ $name }“ wurde entfernt. Entfernt: { $players ->
    [none] niemand.
   *[other] { $players }.
 }
error-removed-several = Mehrere wurden entfernt: { $players }. Schreib dazu, wen du meinst, etwa „zurück Ben“.
error-door-unknown = „{ $door }“ geht nicht. Schreib „tür offen“, „tür einladung“ oder „tür zu“.
screen-room-title = Raum { $room }
screen-room-rules = Regeln: { $rules }
screen-manners-strict = Keine Gespräche während der Partie
screen-manners-remarks = In der Partie nur vorgegebene Sätze
screen-manners-open = Freie Gespräche
screen-room-watch = { $view ->
    [public] Zuschauer sehen den Tisch, aber keine Hand
    [seat] Zuschauer sehen, was Platz { $seat } sieht
    [open] Zuschauer sehen alle Hände
   *[nothing] Zuschauer sehen bis zum Ende nichts
 }
screen-room-watch-late = { $actions ->
    [one] , einen Zug später
   *[other] , { $actions } Züge später
 }
notice-handed-over = { $by } hat { notice-whom } zum Host gemacht.
notice-took-over = { notice-whom-first } vertritt jetzt den Host: So haben die Anwesenden abgestimmt.
notice-host-returned = { notice-whom-first } ist zurück und wieder Host.
notice-removed = { $by } hat { notice-whom } aus dem Raum entfernt.
notice-readmitted = { $by } hat { notice-whom } wieder hereingelassen.
notice-door-set = { $door ->
    [invited] { $by } hat den Raum auf Einladungen beschränkt.
    [locked] { $by } hat den Raum abgeschlossen.
   *[open] { $by } hat den Raum für alle mit dem Link geöffnet.
 }
notice-stood-in = { $by } lässt den Bot „{ $bot }“ für { notice-whom } spielen.
notice-given-back = { notice-whom-first } spielt wieder selbst.
notice-host = Der Host
notice-whom = { $whom ->
    [none] eine Person
   *[other] { $whom }
 }
notice-whom-first = { $whom ->
    [none] Eine Person
   *[other] { $whom }
 }
screen-room-clock = Bedenkzeit pro Zug: { $time }, dann { $then ->
    [stop] endet die Partie
   *[beginner] spielt ein Anfänger-Bot
 }
screen-room-hours = { $hours ->
    [one] eine Stunde
   *[other] { $hours } Stunden
 }
screen-room-days = { $days ->
    [one] ein Tag
   *[other] { $days } Tage
 }
screen-room-free = frei
screen-room-bot = Bot: { $bot }
screen-room-you = du
screen-room-host = Host
screen-room-away = nicht da
screen-room-votes = will die Partie beenden
screen-room-stand-in = Vertretung: { $bot }
screen-room-standing = Ohne Platz: { $names }
screen-room-line = { $name }: { $text }
screen-room-people = Plätze
screen-room-terms = Vereinbart
screen-room-talk = Gespräch
screen-room-choose = Nimm einen freien Platz, oder bleib und schau zu.
screen-room-fill = { $host ->
    [yes] Warte, bis andere sich setzen, oder besetze die freien Plätze mit Bots. Dann starte die Partie.
   *[no] Noch sind Plätze frei; der Host kann sie mit Bots besetzen.
 }
screen-room-ready = Alle Plätze sind besetzt: Starte die Partie.
screen-room-wait = Alle Plätze sind besetzt. { $host } startet die Partie.
screen-room-running = { $sees ->
    [yes] Eine Partie läuft.
   *[no] Eine Partie läuft. Du siehst den Tisch, wenn sie vorbei ist.
 }
screen-room-voted = { $count ->
    [one] { $names } will die Partie beenden.
   *[other] { $names } wollen die Partie beenden.
 }
screen-room-ask-name = Wie heißt du hier? Enter für { $default }>
screen-room-name = Wie heißt du hier?
screen-room-ask-text = Was möchtest du sagen?
screen-room-ask-remark = Welcher Satz?
screen-room-ask-vote = Für das Ende der Partie stimmen? Mehr als die Hälfte der Menschen am Tisch muss dafür sein; eine beendete Partie zählt 0 Punkte.
screen-room-ask-vote-back = Deine Stimme zurücknehmen und weiterspielen?
screen-room-ask-remove = { $player } aus dem Raum entfernen? Du kannst das später rückgängig machen.
screen-room-ask-rules = Nach welchen Regeln? Zum Beispiel fr oder de+avalanche.
screen-room-prompt = Raum>
screen-room-connecting = Verbindung zu { $server } wird aufgebaut …
screen-room-lost = Die Verbindung ist abgebrochen. Sie wird wieder aufgebaut; dein Platz und die Partie bleiben erhalten.
screen-room-sent = Wird gesendet …
screen-room-clock-left = Noch { $time }.
screen-room-farewell = { $kept ->
    [yes] Dein Platz bleibt dir. Komm zurück mit: hanabi play { $link }
   *[no] Dein Platz bleibt dir, aber dieser Rechner konnte sich nicht merken, wer du dort bist: Beim nächsten Mal giltst du als neue Person.
 }
screen-proof-kept = Geprüft: Die Kartenverteilung ist die, die vor der ersten Aktion festgelegt war.
screen-proof-broken = Vorsicht: Die Kartenverteilung ist nicht die, die vor der ersten Aktion versprochen war.
screen-proof-unknown = Die Aufzeichnung ließ sich nicht abrufen, darum ist die Kartenverteilung nicht geprüft.
screen-room-help =
    setzen 2       Platz 2 nehmen; ohne Zahl irgendeinen freien
    aufstehen      den Platz verlassen
    bot 3          Platz 3 mit einem Bot besetzen; ohne Zahl alle freien Plätze (Host)
    start          die Partie starten (Host)
    sprich Hallo   etwas sagen; „sprich“ zählt die Sätze auf, „sprich 4“ sagt den vierten
    name Anna      einen anderen Namen nehmen
    host Ben       Ben zum Host machen
    entferne Ben   Ben entfernen oder, mit der Nummer des Platzes, einen Bot (Host)
    zurück Ben     Ben, den du entfernt hast, wieder hereinlassen (Host)
    tür zu         keine neuen Leute hereinlassen; auch „tür einladung“ und „tür offen“ (Host)
    vertrete 2     einen Bot für die abwesende Person auf Platz 2 spielen lassen oder nicht mehr
    stimme         für das Ende der Partie stimmen oder die Stimme zurücknehmen
    rückblick      auf die beendete Partie zurückblicken
    raum           zeigen, wer da ist
    ende           gehen; der Platz bleibt dir
verb-sit = setzen setz platz
verb-stand = aufstehen steh
verb-bot = bot bots
verb-begin = start starte starten beginne
verb-say = sprich sprechen
verb-name = name
verb-host = host
verb-remove = entferne entfernen
verb-readmit = zurück zurueck
verb-door = tür tuer
door-open = offen
door-invited = einladung
door-locked = zu
verb-replace = vertrete vertreten
verb-vote = stimme abstimmen
verb-room = raum
# One or two words: they stand behind their key in a line of 80 columns.
screen-key-sit = setzen
screen-key-stand = aufstehen
screen-key-bot = Bot
screen-key-game = starten
screen-key-talk = reden
screen-key-name = Name
screen-key-host = Host
screen-key-remove = entfernen
screen-key-stand-in = vertreten
screen-key-vote = abstimmen
screen-key-room = Raum
screen-key-table = Tisch
screen-key-rematch = noch eine
screen-help-pick = das Markierte nehmen
screen-help-talk = etwas sagen; wo nur vorgegebene Sätze erlaubt sind, einen davon
screen-help-vote = für das Ende der Partie stimmen oder die Stimme zurücknehmen
screen-help-room = den Raum zeigen: wer da ist, was vereinbart ist und was gesagt wurde
screen-help-away = gehen; dein Platz bleibt dir, „hanabi play LINK“ bringt dich zurück
screen-help-row = einen Platz oder eine Person wählen
screen-help-table = zurück zum Tisch
screen-help-sit = den markierten Platz nehmen, wenn er frei ist; verlassen, wenn es deiner ist
screen-help-fill = den markierten Platz oder alle freien mit Bots besetzen (Host)
screen-help-game = die Partie starten, wenn alle Plätze besetzt sind (Host)
screen-help-stand-in = einen Bot für Abwesende spielen lassen oder den Platz zurückgeben (Host)
screen-help-host = die markierte Person zum Host machen oder, wenn der Host weg ist, für sie stimmen
screen-help-remove = die Person oder den Bot entfernen (Host)
screen-help-readmit = jemanden wieder hereinlassen, den du entfernt hast (Host)
screen-help-door = wählen, wer hereindarf: alle mit dem Link, nur Eingeladene, keine neuen Leute (Host)
screen-help-name = einen anderen Namen nehmen
screen-help-terms = nach anderen Regeln spielen; + und - ändern die Zahl der Plätze (Host)

## The page in the browser: the table

web-table-title = Der Tisch
web-table-actions = Was du tun kannst
web-table-hand = { $you ->
    [yes] Deine Karten
   *[no] Karten von { $player }
 }
web-table-card-seen = { card }, Karte { $place }{ $known ->
    [none] {""}
   *[other] ; aus Hinweisen bekannt: { $known }
 }
web-table-known-but-not = { $known }, aber nicht { $faces }
web-table-card-own = Karte { $place }{ $known ->
    [none] {""}
   *[other] : { $known }
 }{ $mark ->
    [none] {""}
   *[other] {" "}({ $mark })
 }
web-table-newest = neu
web-table-firework = { suit }e Reihe: { $top ->
    [none] nicht begonnen
   *[other] gebaut bis { $top }
 }{ $next ->
    [none] , vollständig
   *[other] , als Nächstes { $next }
 }
web-table-out-of-reach = Diese Reihe kann nicht mehr vollständig werden.
web-table-gone = { card }: { $gone } von { $copies } abgelegt
web-table-tiles = { table-tiles }:
web-table-clue = Hinweis
web-table-tell = Hinweis für { $player } …
web-table-clue-choice = { $value }: { $aim }
web-table-points-at = { $count ->
    [0] zeigt auf keine Karte
    [one] zeigt auf Karte { $places }
   *[other] zeigt auf die Karten { $places }
 }
web-table-play = Karte { $place } spielen
web-table-play-announced = Die { suit }e Reihe ansagen und Karte { $place } spielen
web-table-discard = Karte { $place } ablegen
web-table-kind-play = Spielen
web-table-kind-discard = Ablegen
web-table-kind-clue = Hinweis
web-table-announce = Ansagen
web-table-announce-none = nichts
web-table-decline = Darauf verzichten
web-table-back = Zurück
web-table-ask-discard = Karte { $place } ablegen?
web-table-ask-clue = { $player } „{ $value }“ sagen? Der Hinweis { $aim }.
web-table-ask-card = Die { card } nehmen?
web-table-ask-decline = Auf das Plättchen verzichten?
web-table-do = Ja
web-table-not-yet = Noch nicht
web-table-mark = Markierungen, die nur du siehst
web-table-marks = Markieren, ordnen
web-table-mark-play = zum Spielen
web-table-mark-keep = zum Behalten
web-table-mark-discard = zum Ablegen
web-table-mark-turned = gedreht
web-table-move-left = Nach links
web-table-move-right = Nach rechts
web-table-watching = Du schaust zu.
web-table-preparing = Die Bots machen sich bereit. Ihr erster Zug kann eine Minute dauern …
web-table-help = Tasten und Einstellungen
web-table-help-announce = wählen, welche Reihe du mit der Karte ansagst
web-table-help-move = die Karte in deiner Hand verschieben
web-table-help-keys = diese Tasten zeigen
web-table-help-clue = Bei einem Hinweis kommt erst die Nummer der Person, dann ein Wert oder der Buchstabe, der auf den Karten einer Farbe steht. Die englischen Buchstaben (R, Y, G, W, B, M, K) gehen auch.
web-table-help-order = Die Karten sind von der ältesten bis zur neuesten nummeriert; an der neuesten steht „{ web-table-newest }“.
web-table-shortcuts = Mit diesen Tasten spielen
web-table-confirm = Vor jeder Aktion noch einmal fragen
web-table-final = Was getan ist, ist getan: Nichts lässt sich zurücknehmen.
web-table-close = Schließen
web-table-replay = Aufzeichnung speichern
web-table-commitment = Beweis für den Stapel
web-table-score = Ergebnis { $score } von { $best }
web-table-copy = Kopieren
web-table-copied = Kopiert
web-table-promised = Der Stapel stand fest, bevor die erste Karte ausgeteilt wurde. Notiere diese Zahl, um das nach der Partie zu prüfen.
web-table-opened = Der Beweis liegt offen: Mit der Zahl, die du notiert hast, zeigt die Aufzeichnung, dass der Stapel von Anfang an feststand.
web-table-unopened = Der Beweis ist unterwegs.

## The page in the browser: the lobby

web-lobby-name = Dein Name
web-lobby-name-suggested = Bleibt das Feld leer, heißt du { $name }.
web-lobby-about = Du hältst deine Karten so, dass alle sie sehen, nur du nicht. Mit wenigen Hinweisen sagt ihr einander, was zu spielen ist, und baut gemeinsam fünf Feuerwerksreihen, Karte für Karte.
web-lobby-bots = Mit Bots spielen
web-lobby-bots-about = Die Partie beginnt sofort.
web-lobby-open = Raum öffnen
web-lobby-open-about = Wähle die Regeln, teile den Link, spiele mit Freunden und Bots.
web-lobby-box = Ausgabe
web-lobby-more = Weitere Einstellungen
web-lobby-add = Erweiterungen und Varianten
web-lobby-without = Ohne
web-lobby-about-avalanche = Eine sechste, bunte Reihe.
web-lobby-about-black-powder = Eine schwarze Reihe, die absteigend gebaut wird.
web-lobby-about-flamboyant-fives = Bonusplättchen für vollständige Reihen.
web-lobby-numbers = Eigene Zahlen
web-lobby-seats = Plätze
web-lobby-first = Wer beginnt
web-lobby-spectators = Zuschauer
web-lobby-spectators-nothing = Sehen bis zum Ende nichts
web-lobby-spectators-public = Sehen den Tisch, aber keine Hand
web-lobby-spectators-seat = Sehen, was ein Platz sieht
web-lobby-spectators-open = Sehen alle Hände
web-lobby-spectators-trust = Nur unter Leuten, die sich vertrauen: Wer spielt, könnte in einem zweiten Browser die eigenen Karten sehen.
web-lobby-spectators-whose = Aus wessen Sicht
web-lobby-spectators-delay = Verzögerung
web-lobby-spectators-late = { $actions ->
    [0] keine
    [one] ein Zug
   *[other] { $actions } Züge
 }
web-lobby-clock = Bedenkzeit pro Zug
web-lobby-no-clock = Ohne Zeitlimit
web-lobby-then = Wenn die Zeit um ist
web-lobby-then-stop = Die Partie endet
web-lobby-then-beginner = Ein Anfänger-Bot spielt
web-lobby-pair = { $label }: { $value }
web-lobby-join = Einem Raum beitreten
web-lobby-link = Link zum Raum
web-lobby-join-go = Beitreten
web-lobby-claim = Platz von einem anderen Gerät übernehmen
web-lobby-claim-about = Hol dir in deinem Raum auf dem anderen Gerät einen Code und gib ihn hier ein.
web-lobby-code = Code
web-lobby-claim-go = Weiter
web-lobby-claimed = Fertig: Hier bist du jetzt dieselbe Person. Öffne deinen Raum über seinen Link.

## The page in the browser: the room

web-room-connecting = Verbindung wird aufgebaut …
web-room-late = Der Server hat noch nicht geantwortet. Deine Anfrage wird automatisch wiederholt.
web-room-choice-kept = Deine Wahl bleibt erhalten und wird noch einmal gesendet: { coach-action }
web-room-back-in = Nächster Versuch in { $seconds } s
web-room-your-turn = Du bist am Zug
web-room-dismiss = Meldung schließen
web-room-shuffling = Der Stapel wird gemischt …
web-room-lobby = Zur Startseite
web-room-again = Erneut beitreten
web-room-enter = Beitreten
web-room-enter-sit = Beitreten und Platz nehmen
web-room-enter-watch = Ohne Platz beitreten
web-room-sit = Hinsetzen
web-room-stand = Aufstehen
web-room-bot = Bot hinzufügen
web-room-bots = Bots
web-room-fill = Freie Plätze mit Bots besetzen
web-room-clear = Wegschicken
web-room-hand-over = Zum Host machen
web-room-acting-host = Host in Vertretung
web-room-owner = Eigentümer
web-room-host-away = { $time ->
    [none] { $host }, der Host, ist nicht da.
   *[other] { $host }, der Host, ist nicht da ({ $time }).
 }
web-room-host-vote-later = In { $time } könnt ihr über eine Vertretung abstimmen.
web-room-host-vote-about = { $needed ->
    [one] In der Zwischenzeit kann jemand am Tisch den Host vertreten. Dafür ist eine Stimme nötig.
   *[other] In der Zwischenzeit kann jemand am Tisch den Host vertreten. Dafür sind { $needed } Stimmen nötig.
 }
web-room-host-votes = Stimmen von { $names }
web-room-vote-host = Als Host wählen
web-room-remove = Entfernen
web-room-ask-remove = { $player } aus dem Raum entfernen? Du kannst das später rückgängig machen.
web-room-removed = Aus dem Raum entfernt
web-room-readmit = Wieder hereinlassen
web-room-stand-in = Bot spielen lassen
web-table-away = weg ({ $time })
web-table-stand-in = { $you ->
    [yes] Ein Bot spielt für dich: { $bot }
   *[no] Ein Bot spielt für { $player }: { $bot }
 }
web-table-substituted = { $you ->
    [yes] (Für dich hat ein Bot gewählt: { $bot }.)
   *[no] { $player ->
        [none] (Das hat ein Bot gewählt: { $bot }.)
       *[other] (Für { $player } hat ein Bot gewählt: { $bot }.)
     }
 }
web-room-give-back = Platz zurückgeben
web-room-take-back = Meinen Platz zurücknehmen
web-room-standing = Ohne Platz
web-room-watching = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
 }
web-room-begin = Partie starten
web-room-rematch = Noch einmal spielen
web-room-change = Ändern
web-room-agree = Speichern
web-room-cancel = Abbrechen
web-room-invite = Andere einladen
web-room-invited = Du bist zu einer Partie Hanabi eingeladen
web-room-invite-about = { $door ->
    [locked] Der Raum ist abgeschlossen: Neue Leute kommen nicht hinein.
    [invited] { $host ->
        [yes] Wer diesen Einladungslink hat, kann hereinkommen.
       *[no] In diesen Raum kommt man nur mit Einladung. Einladen kann der Host.
     }
   *[open] Wer diesen Link hat, kann hereinkommen.
 }
web-room-new-invite = Neuer Einladungslink
web-room-new-invite-about = Der alte Link gilt dann nicht mehr.
web-room-door = Wer hereindarf
web-room-door-open = Alle mit dem Link
web-room-door-invited = Nur mit Einladungslink
web-room-door-locked = Keine neuen Leute
web-room-copy = Link kopieren
web-room-copied = Der Link ist kopiert.
web-room-share = Teilen …
web-room-qr = QR-Code
web-room-qr-about = QR-Code mit dem Link zu diesem Raum
web-room-silence = Noch hat niemand etwas gesagt.
web-room-say = Sag etwas
web-room-send = Senden
web-room-remarks = Vorgegebene Sätze
web-room-unread = { $count } neu
web-room-vote = Für das Ende der Partie stimmen
web-room-vote-back = Meine Stimme zurücknehmen
web-room-end = Diese Partie beenden
web-room-ask-end = Diese Partie beenden? Eine beendete Partie zählt 0 Punkte.
web-room-leave = Vorerst gehen
web-room-leave-about = Du findest diese Partie auf der Startseite wieder.
web-room-room = Der Raum
web-room-rename = Namen ändern
web-room-device = Auf einem anderen Gerät weiterspielen
web-room-device-about = Ein Code bringt dich samt deinem Platz auf ein anderes Gerät.
web-room-code = Code holen
web-room-code-about = Gib ihn auf dem anderen Gerät auf der Startseite ein. Er gilt nur einmal und nur { $time }.

## The page in the browser: the rules

web-rules-title = Die Spielregeln
web-rules-about = Welche Ausgabe hast du? Jede hat ihre eigenen Regeln; hier stehen sie in deiner Sprache, mit Beispielen.
web-rules-seats = Für 2 bis { $seats } Personen
web-rules-all = Alle Ausgaben
web-rules-read = Diese Regeln lesen
web-rules-choose = Ausgabe und Erweiterungen
web-rules-contents = Auf dieser Seite
web-rules-points = Punkte
web-rules-remark = Das sagt das Publikum
web-rules-tags = Die kleinen Kürzel wie B4 zeigen, zu welcher Regel ein Satz gehört; sie sind in allen Sprachen gleich.
web-rules-try = Ausprobieren
web-rules-try-back = Zurück zu den Regeln
web-rules-try-again = Noch einmal von vorn

## The page in the browser: comforts of the table

web-table-note = { $you ->
    [yes] Deine Notiz: „{ $text }“
   *[no] Notiz von { $player }: „{ $text }“
 }
web-table-noted = { $card }; { $note }
web-table-note-write = Notiz schreiben
web-table-note-field = Eine Notiz, die bis zum Ende nur du siehst
web-table-note-done = Fertig
web-table-notes = Notizen
web-table-veil = Diese Karten so sehen, wie { $player } sie sieht
web-table-help-note = eine Notiz zur gewählten Karte schreiben
web-table-help-veil = die nächste Hand so sehen wie die Person, die sie hält; oder einen Namen gedrückt halten
web-table-settings = Einstellungen
web-settings-theme = Design
web-settings-theme-night = Nacht
web-settings-theme-light = Tag
web-settings-theme-device = Wie auf diesem Gerät
web-settings-theme-to-night = Zum Nachtmodus wechseln
web-settings-theme-to-light = Zum Tagmodus wechseln
web-settings-cards = Kartengröße
web-settings-cards-small = Klein
web-settings-cards-usual = Mittel
web-settings-cards-large = Groß
web-settings-motion = Animationen
web-settings-motion-full = Alle
web-settings-motion-short = Kurz
web-settings-motion-none = Keine
web-settings-pace = Tempo der Bots
web-settings-pace-usual = Üblich
web-settings-pace-slow = Langsam
web-settings-pace-slower = Sehr langsam
web-settings-volume = Lautstärke
web-table-rewind = Frühere Züge ansehen
web-notice-sounds = Töne abspielen
web-notice-notices = Mich benachrichtigen, wenn ich am Zug bin und gerade nicht hinsehe
web-notice-refused = Dein Browser lässt diese Seite keine Benachrichtigungen zeigen. Du kannst sie in seinen Einstellungen erlauben.
web-notice-missing = Dein Browser zeigt Benachrichtigungen nur von https-Adressen, auf manchen Telefonen nur von installierten Seiten.
web-notice-unreached = Keine Verbindung zum Server. Sobald sie wieder da ist, kannst du weiterspielen.
web-site-loading = Das Spiel wird vorbereitet. Nach dem ersten Mal geht es auch ohne Internet.
web-site-failed = Das Spiel wurde nicht geladen. Prüfe deine Verbindung und versuche es noch einmal.
web-site-unsaved = Dein Browser speichert diese Partie nicht. Schaffe etwas Speicherplatz oder lass die Seite offen, bis die Partie vorbei ist.
web-site-elsewhere = Du hast das Spiel in einem anderen Tab geöffnet, deshalb steht es hier still. Deine Partien sind gespeichert.
web-site-here = Hier spielen
web-site-restarting = Das Spiel ist abgestürzt und startet neu. Deine Partien sind gespeichert.
web-show-again = Letzten Zug noch einmal zeigen
web-show-finale = Finale ansehen
web-show-skip = Überspringen
web-show-picture = Bild speichern oder teilen
web-show-no-picture = Dein Browser konnte das Bild nicht erstellen. Ein Bildschirmfoto tut es auch.

## The page in the browser: looking back, and past games

web-replay-title = Aufzeichnung
web-replay-open = Aufzeichnung öffnen
web-replay-about = Öffne eine Partie, die hier oder auf hanab.live gespeichert wurde.
web-replay-about-drop = Du kannst die Datei auch einfach auf diese Seite ziehen.
web-replay-choose = Datei auswählen
web-replay-paste = Oder füge einen Link von hanab.live ein
web-replay-paste-go = Öffnen
web-replay-too-large = Die Datei ist zu groß: Eine aufgezeichnete Partie hat höchstens { $most } KB.
web-replay-drop = Lass die Datei hier los, um die Aufzeichnung zu öffnen.
web-replay-bar = Züge der Partie
web-replay-where = Zug { $at } von { $last }
web-replay-step-first = Zum Anfang
web-replay-step-previous = Einen Zug zurück
web-replay-step-run = Abspielen
web-replay-step-pause = Pause
web-replay-step-next = Einen Zug weiter
web-replay-step-last = Zum Ende
web-replay-eyes = Sicht
web-replay-eyes-all = Alle Hände
web-replay-course = Die Punkte und, gestrichelt, die noch mögliche Punktzahl. { $lost ->
    [yes] Die volle Punktzahl war bis Zug { $at } möglich.
   *[no] Die volle Punktzahl war bis zum Ende möglich.
 }
web-replay-share = Link zu dieser Stelle
web-replay-save = Partie speichern
web-replay-save-own = Als Aufzeichnung
web-replay-save-live = Für hanab.live
web-replay-if = Was wäre, wenn …
web-replay-if-about = Spiele von hier aus weiter oder die ganze Partie noch einmal: Du nimmst einen Platz, Bots die anderen. Die Karten kommen wie damals.
web-replay-seat = Am Platz von
web-replay-play-on = Von hier aus weiterspielen
web-replay-same-deal = Dieselben Karten noch einmal
web-replay-over = Hier ist die Partie vorbei. Geh zu einem früheren Zug.
web-replay-together = Gemeinsam zurückblicken
web-replay-together-about = Öffnet einen Raum für den Rückblick: Alle, die den Link haben, können mitschauen.
web-replay-together-go = Raum dafür öffnen
web-replay-look = Zurückblicken
web-replay-close = Zurück zum Tisch
web-replay-led = { $how ->
    [nobody] Sieh dir die Partie allein an, oder zeig sie allen im Raum.
    [you] Du leitest den Rückblick: Alle sehen, was du siehst.
    [alone] { $player } zeigt allen die Partie; du siehst sie dir allein an.
   *[following] { $player } zeigt die Partie, und du siehst dasselbe.
 }
web-replay-lead = Rückblick leiten
web-replay-take-over = Leitung übernehmen
web-replay-stop = Leitung abgeben
web-replay-follow = { $player } folgen
web-replay-alone = Allein ansehen
screen-deal-again = Diese Karten wurden schon einmal gespielt: Vielleicht kennt jemand sie.
web-games-title = Meine Partien
web-games-running = Deine laufenden Partien
web-games-hide = Diese Partie ausblenden
web-games-none = Du hast noch keine Partie zu Ende gespielt.
web-games-start = Eine Partie spielen
web-games-more = Ältere Partien
web-games-scores = Deine Ergebnisse
web-games-facts = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 }, im Durchschnitt { $average } der vollen Punktzahl; die beste: { $best }. { $perfect ->
    [0] Noch keine perfekte Partie.
    [one] Eine perfekte Partie.
   *[other] { $perfect } perfekte Partien.
 }
web-games-again = fortgesetzt
web-games-own-rules = eigene Regeln
web-games-result-perfect = perfekt
web-games-result-finished = zu Ende gespielt
web-games-result-struck-out = verloren: zu viele Fehler
web-games-result-card-lost = verloren: unverzichtbare Karte weg
web-games-result-no-action = verloren: keine Aktion mehr möglich
web-games-result-stopped = abgebrochen

## The page in the browser: the lesson

web-lesson-link = Zum ersten Mal hier? Lerne das Spiel in drei Minuten
web-lesson-title = Deine erste Partie
web-lesson-progress = Schritt { $step } von { $steps }
web-lesson-next = Weiter
web-lesson-back = Zurück
web-lesson-leave = Lektion verlassen
web-lesson-rules = Regeln lesen
web-lesson-thinking = Gut gemacht! Jetzt ist Ada am Zug …
web-lesson-step-sight = Gemeinsam mit Ada baust du fünf Feuerwerksreihen: in jeder Farbe eine, Karte für Karte von 1 bis 5. Du siehst Adas Karten, aber nie deine eigenen. Die sieht nur Ada.
web-lesson-step-ones = Ada verbraucht ein Hinweisplättchen und sagt dir, welche deiner Karten Einsen sind: die Karten 2 und 4. Ein Hinweis nennt eine Farbe oder einen Wert und zeigt auf alle Karten, auf die das zutrifft. Noch ist keine Reihe begonnen, also passt jede 1.
web-lesson-task-ones = Wähle Karte { $place } und spiele sie.
web-lesson-step-begun = Es war die rote 1: Die rote Reihe ist begonnen! Du hast eine neue Karte gezogen, für dich verdeckt wie die anderen. Jetzt ist Ada am Zug.
web-lesson-step-five = Ada zeigt auf eine 5. In jeder Farbe gibt es nur eine: Heb sie gut auf. Und sieh mal: Ada hat die rote 2. Sie passt jetzt, aber Ada weiß es nicht.
web-lesson-task-five = Wähle eine von Adas Karten und sag ihr „Rot“.
web-lesson-step-two = „Rot“ zeigte auf zwei Karten. Ada hat es mit einer davon gewagt, und es war die 2. Du hast noch eine 1: Ada hat auf sie gezeigt, weil sie passt.
web-lesson-task-two = Spiele deine andere 1.
web-lesson-step-strike = Ada hielt ihre andere rote Karte für die 3, aber es war die 4: ein Fehler, und die Karte ist weg. Mit dem dritten Fehler ist die Partie verloren. Auch die Hinweisplättchen werden weniger: Wer eine Karte ablegt, gewinnt eins zurück.
web-lesson-task-strike = Lege Karte { $place } ab: Über sie hat niemand etwas gesagt.
web-lesson-step-token = Ein Hinweisplättchen ist zurück, und du hast eine neue Karte gezogen. Jetzt kennst du alle drei Aktionen: Hinweis geben, spielen, ablegen. Wir überspringen ein paar Züge.
web-lesson-step-later = Die rote Reihe ist bis zur 4 gewachsen, und Ada hat dir gesagt, dass deine 5 rot ist.
web-lesson-task-later = Spiele Karte { $place } und vervollständige die Reihe.
web-lesson-step-complete = Was für ein Feuerwerk! Eine vollständige Reihe bringt ein Hinweisplättchen zurück. Wir springen ans Ende der Partie.
web-lesson-step-last = Ada hat die letzte Karte gezogen: Jetzt habt ihr beide noch genau einen Zug. Du weißt, dass Karte { $place } die blaue 3 ist, und die blaue Reihe steht bei 2.
web-lesson-task-last = Spiele Karte { $place }.
web-lesson-step-end = Ada hat die blaue 4 folgen lassen. Jede Reihe zählt so viele Punkte, wie sie Karten hat: zusammen { $score } von { $best }. Glückwunsch, jetzt kannst du spielen!
web-lesson-not-ones-play = Karte { $place } zuerst: Ada hat auf sie gezeigt, also weißt du, dass sie passt.
web-lesson-not-ones-discard = Das brächte das Plättchen zurück, aber du kennst eine Karte, die passt: Spiel sie.
web-lesson-not-ones-clue = Auch du darfst Hinweise geben, und bald ist es so weit. Spiel erst die Karte, auf die Ada gezeigt hat.
web-lesson-not-five-play = Deine Karten können warten. Ada weiß nicht, dass sie die rote 2 hat: Sag es ihr.
web-lesson-not-five-discard = Hinweisplättchen sind genug da. Verbrauche lieber eins für Adas rote 2, als eine Karte abzulegen.
web-lesson-not-five-clue = Der Hinweis wäre richtig, aber sag diesmal „Rot“: Die rote Reihe wartet auf eine 2.
web-lesson-not-two-play = Über diese Karte weißt du zu wenig. Sieh dir die Zeichen auf deinen Karten an: Welche ist eine 1?
web-lesson-not-two-discard = Keine Karte muss weg: Du hast eine, die passt.
web-lesson-not-two-clue = Spar dir das Plättchen: Du hast eine Karte, die passt.
web-lesson-not-strike-play = Du kennst keine Karte, die jetzt passt, und ein zweiter Fehler täte weh.
web-lesson-not-strike-discard = Die behältst du besser. Nimm Karte { $place }: deine älteste ohne Hinweis.
web-lesson-not-strike-clue = Ein Hinweis kostet noch ein Plättchen. Gewinne diesmal eins zurück.
web-lesson-not-later-discard = Jetzt ablegen? Spiel die 5, auf die die rote Reihe wartet.
web-lesson-otherwise = In einer eigenen Partie könntest du das tun. In dieser Lektion ist jetzt etwas anderes dran.

# Parts of the page in the browser that are loaded later

web-part-missing = Dieser Teil der Seite wurde nicht geladen.
web-part-again = Noch einmal versuchen

## Bots nach Namen, ihre Gesellschaft und Bots von anderen

error-broken-bot = Der Bot „{ $bot }“ ({ $source }) lässt sich nicht verwenden: { $what }
error-bot-keeps-to-its-kind = Der Bot „{ $bot }“ spielt nur mit seinesgleichen: Seine Hinweise würde sonst niemand verstehen. Nimm „{ $instead }“, der mit allen spielt.
error-bot-sees-too-much = Der Bot „{ $bot }“ sieht seine eigenen Karten und hat an einem echten Tisch keinen Platz. Nimm „{ $instead }“, der mit allen spielt.
error-bots-apart = Der Bot „{ $bot }“ spielt nur mit seinesgleichen, nicht mit „{ $other }“. Setze auf jeden Platz denselben Bot oder nimm einen anderen.

## Advice and reviews on the page, and the bots for its seats

error-advice-off = In diesem Raum wird ohne Tipps gespielt.
error-advice-too-often = Du fragst zu oft nach Tipps. Warte einen Moment und frag dann noch einmal.
error-advice-failed = Der Bot „{ $bot }“ hat diesmal keinen Tipp. Frag noch einmal oder entscheide selbst.
screen-seat-club = Clubmitglied
screen-seat-partner = Partner
screen-seat-expert = Experte
screen-seat-learned = Autodidakt
screen-seat-master = Meister
screen-room-advice = { $allowed ->
    [yes] Tipps von Bots sind erlaubt
   *[no] Es gibt keine Tipps
 }
web-lobby-advice = Tipps von Bots
web-lobby-advice-about = Wer am Zug ist, darf fragen, was ein Bot täte; alle sehen, wer wie oft gefragt hat. Ein Bot vergisst nichts, darum gibt es Tipps nur, wenn sich auch die Merkhilfe alles merkt.
habit-random = Tut irgendetwas Erlaubtes; seine Hinweise bedeuten nichts weiter.
habit-beginner = Nimmt Hinweise beim Wort, spielt Sicheres und zeigt, was passt oder gefährdet ist.
habit-club = Jeder seiner Hinweise gilt einer Karte: Spiele sie, oder behalte sie.
habit-partner = Der stärkste, der mit Menschen spielt; ruft auch Karten auf, auf die kein Hinweis zeigt.
habit-expert = Spielt nur an einem Tisch voller Experten: Ihre Hinweise sind ein Code.
habit-learned = Spielt nur mit seinesgleichen; hat alles in Partien mit sich selbst gelernt.
habit-master = Spielt nur an einem Tisch voller Meister; probiert Züge in Gedanken aus, bevor er wählt.
habit-cheater = Sieht jede Karte, auch die eigenen; nur zum Vergleich.
web-room-bots-strongest = Die stärksten Bots, Experten und Meister, spielen nur unter sich: Menschen könnten ihrem Code nicht folgen.
web-lobby-watch = Experten beim Spielen zusehen
web-room-advised = { $count ->
    [one] einmal um einen Tipp gebeten
   *[other] { $count }-mal um einen Tipp gebeten
 }
web-advice-ask = Um einen Tipp bitten
web-advice-here = Was täte hier ein Bot?
web-advice-thinking = Denkt nach …
web-advice-from = Tipp des Bots „{ $bot }“
web-advice-more = Und was noch?
web-settings-meant = Meine Karten nach den Konventionen markieren
web-advice-hide = Tipp ausblenden
web-table-help-advice = um einen Tipp bitten, wo der Raum es erlaubt
web-review-title = Wo Punkte verloren gingen
web-review-course = Wie die Partie verlief

## The coach: advice, and a look back on a game

coach-alternative = Oder ({ $bots }): { coach-action } { $reason }
coach-odds = Wahrscheinlichkeiten, wenn man mitzählt: passt { $fits } %, unverzichtbar { $indispensable } %, nutzlos { $dead } %.
coach-points-at = Der Hinweis zeigt auf { $cards }.
coach-points-at-nothing = Der Hinweis zeigt auf keine Karte.
coach-fits = passt
coach-indispensable = unverzichtbar
coach-dead = nutzlos
coach-position = Zug { $turn }: { $player } ist am Zug.
coach-done = In der Partie: { $story }
coach-meaning = { $giver } gibt { $player } den Hinweis „{ $kind ->
    [colour] { suit }
   *[rank] { $rank }
 }“. { coach-means }
coach-means = Nach den Konventionen heißt das: { $code ->
    [play] Spiele Karte { $focus }.
    [later] Spiele Karte { $focus }, sobald die Karten davor auf dem Tisch liegen.
    [keep] Behalte Karte { $focus }.
    [either] Karte { $focus } passt, oder sie muss bleiben.
    [more] Über Karte { $focus } ist nun mehr bekannt.
   *[words] Nicht mehr, als er sagt.
 } { $called ->
    [yes] Vorher muss { $awaited } eine Karte spielen.
   *[no] {""}
 }
coach-clues-title = Was die Hinweise bedeuten
coach-no-clues = Noch gab es keinen Hinweis.
coach-clue-says = Nach den Regeln: { $kind ->
    [colour] Farbe { $suits }
   *[rank] Zahl { $rank }
 } bei { $count ->
    [0] keiner Karte.
    [one] Karte { $places } und keiner anderen.
   *[other] den Karten { $places } und keiner anderen.
 }
coach-clue-leaves = { $count ->
    [one] Karte { $place } ist sicher { $faces }.
   *[other] Karte { $place } kann nur { $faces } sein.
 }
coach-reach = { $cost ->
    [0] Bisher kostet das keine Punkte.
    [one] Ein Punkt ist damit nicht mehr zu erreichen.
   *[other] { $cost } Punkte sind damit nicht mehr zu erreichen.
 }
mark-lost = { $player } verliert Karte { $place }, die { card }: Es war das letzte Exemplar. { coach-reach } { $known ->
    [yes] Man konnte wissen, dass diese Karte unverzichtbar war.
   *[no] { $saved ->
        [0] {""}
       *[other] In Zug { $saved } hätte { $warner } sie mit dem Hinweis „{ $clue }“ retten können.
     }
 }
mark-strike = { $player } spielt Karte { $place }, die { card }: { $wrong ->
    [yes] Angesagt war eine andere Reihe.
   *[no] Sie passt nicht.
 } Fehler { $strike } von { $strikes }. { $chance ->
    [0] Man konnte wissen, dass sie nicht passt.
   *[other] Die Chance, dass sie passt, lag bei { $chance } %.
 }
mark-missed-play = { $player } konnte sicher sein, dass Karte { $place }, die { card }, passt, { $instead ->
    [thrown] legt sie aber ab.
    [discarded] legt aber eine andere ab.
    [misplayed] spielt aber eine andere, die nicht passt.
   *[clued] gibt aber einen Hinweis.
 }
mark-missed-discard = { $player } legt Karte { $place } ab, die noch nützliche { card }, und behält Karte { $kept }, obwohl diese erkennbar nutzlos ist.
mark-useless-clue = { $player } gibt { $receiver } den Hinweis „{ $kind ->
    [colour] { suit }
   *[rank] { $rank }
 }“, der nichts Neues sagt.
mark-late = Nach diesem Zug von { $player } bleiben zu wenige Züge. { coach-reach }
mark-gentle-discard = { $player } legt die { card } ab, obwohl sie passt. { $answerer } versteht das und spielt das andere Exemplar: ein Gentleman-Abwurf.
mark-positional = { $player } { $instead ->
    [misplayed] spielt Karte { $place }, die nicht passt.
   *[discarded] legt Karte { $place } ab.
 } { $answerer } versteht das und spielt vom selben Platz die { card }.
mark-finesse = Nach diesem Hinweis von { $player } spielt { $answerer } blind die { card }, ohne einen Hinweis darauf: eine Finesse.
mark-prompt = Nach diesem Hinweis von { $player } spielt { $answerer } die { card }, ohne sicher zu sein, dass sie passt: ein Prompt.
mark-tempo = { $player } legt ab, um ein Hinweisplättchen zurückzubekommen, obwohl eine Karte passt. { $answerer } rettet damit sofort die { card } auf der Hand von { $receiver }.
mark-stall = { $player } gibt einen Hinweis, nur um zu warten. Das ist richtig: Jedes Ablegen hätte einen Punkt gekostet.
mark-name-lost = Karte verloren
mark-name-strike = Fehler
mark-name-missed-play = nicht gespielt
mark-name-missed-discard = falsch abgelegt
mark-name-useless-clue = nutzloser Hinweis
mark-name-late = zu spät
mark-name-gentle-discard = Gentleman-Abwurf
mark-name-positional = Wink durch den Platz
mark-name-finesse = Finesse
mark-name-prompt = Prompt
mark-name-tempo = für das Tempo abgelegt
mark-name-stall = gut gewartet
verdict-perfect = Eine perfekte Partie: { $score } von { $best } Punkten.
verdict-cards = { $score } von { $best } Punkten: { $cards } mit unverzichtbaren Karten verloren.
verdict-turns = { $score } von { $best } Punkten: { $turns } verloren, weil die Züge nicht reichten.
verdict-cards-and-turns = { $score } von { $best } Punkten: { $cards } mit unverzichtbaren Karten verloren, { $turns }, weil die Züge nicht reichten.
verdict-strikes = Durch Fehler verloren, als noch { $possible } von { $best } Punkten möglich waren.
verdict-card-lost = Alles oder nichts: Mit einer unverzichtbaren Karte ging die Partie verloren.
verdict-no-action = Alles oder nichts: verloren, als nichts mehr zu tun war.
verdict-stopped = Abgebrochen, als noch { $possible } von { $best } Punkten möglich waren.
verdict-unfinished = Die Aufzeichnung endet, bevor die Partie zu Ende ist: bisher { $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
 }, { $possible } von { $best } noch möglich.
coach-decisive = { $count ->
    [one] Die noch mögliche Punktzahl sank in Zug { $turns }.
   *[other] Die noch mögliche Punktzahl sank in den Zügen { $turns }.
 }
coach-faultless = Daran ist nichts auszusetzen.
coach-pace = Effizienz: { $rate } Karten pro Hinweis (Karten: { $cards }, Hinweise: { $clues }). { $known ->
    [yes] Spielraum: am Anfang { $start }, { $turn ->
        [0] nie aufgebraucht.
       *[other] aufgebraucht in Zug { $turn }.
     }
   *[no] {""}
 }
review-team = { $players }: Partien { $games }, mittlere Punktzahl { $mean }, Karten pro Hinweis { $rate }, Fehler { $strikes }, verlorene Karten { $lost }
review-player = { $player }: Partien { $games }, Fehler { $strikes }, verlorene Karten { $lost }, verpasste Rettungen { $saves }
review-agreement = Gleiche Züge wie der Bot „{ $bot }“: { $share }
review-chart = Fehler, verlorene Karten, verpasste Rettungen und Effizienz
review-chart-strikes = Fehler pro Partie
review-chart-lost = Verlorene Karten pro Partie
review-chart-saves = Verpasste Rettungen pro Partie
review-chart-efficiency = Karten pro Hinweis
review-chart-agreement = Züge in Prozent, die auch der Bot „{ $bot }“ machen würde
coach-chart = Die Partie, Zug um Zug
coach-best = Noch möglich
coach-score = Punktzahl
coach-tokens = Hinweisplättchen
coach-strikes = Fehler
coach-pace-left = Spielraum beim Ablegen
coach-turn = Zug { $turn }
error-advice-without-deal = Hier gibt es keine Tipps: Was seit der Kartenverteilung geschah, ist nicht vollständig bekannt.
error-advice-game-over = Die Partie ist vorbei, darum gibt es keinen Tipp mehr. Nenne einen früheren Zug.
error-advice-not-to-move = Für diesen Platz gibt es jetzt keinen Tipp: Er ist nicht am Zug.
error-advice-seat = In Zug { $turn } ist { $player } am Zug. Lass den Platz weg oder nenne einen anderen Zug.
error-advice-no-tile = In Zug { $turn } stand kein Bonusplättchen zur Wahl.
command-advise = Zeigen, was ein Bot in einem Zug einer aufgezeichneten Partie täte und warum, dazu die Alternativen.
command-review = Auf eine aufgezeichnete Partie zurückblicken: was wo verloren ging und was man wissen konnte.
epilogue-advise =
    Beispiele:
      hanabi advise game.json --turn 12               # vor Zug 12
      hanabi advise game.json --turn 12 --bot club    # wie ein anderer Bot es sieht
epilogue-review =
    Beispiele:
      hanabi review game.json                      # die markierten Züge und ein Diagramm
      hanabi review game.json --plot review.svg    # das Diagramm als Bild
      hanabi review game.json --bot partner        # und was ein Bot getan hätte
argument-advise-file = Eine Datei, ein Link oder eine Partienummer von hanab.live oder eingefügtes JSON; „-“ liest die Standardeingabe.
argument-review-file = Eine Datei, ein Ordner, ein Link oder eine Partienummer von hanab.live oder eingefügtes JSON; „-“ liest die Standardeingabe.
flag-advise-turn = Der Zug, um den es geht; ohne Angabe das Ende der Aufzeichnung.
flag-advise-seat = Der Platz, für den der Tipp ist, als Nummer ab 1 oder als Name; er muss am Zug sein.
flag-advise-tile = Einen Tipp zu dem Bonusplättchen geben, das in diesem Zug zur Wahl stand.
flag-advise-bot = Der Bot, der gefragt wird; ohne Angabe der stärkste, der mit Menschen spielt.
flag-advise-as-json = JSON für Programme ausgeben.
flag-review-bot = Bei jedem markierten Zug sagen, was dieser Bot getan hätte. Bei mehreren Partien: die Bots zum Vergleich, durch Kommas getrennt.
flag-review-plot = Das Diagramm in diese SVG-Datei zeichnen.
flag-review-as-json = JSON für Programme ausgeben.
verb-advice = tipp tipps rat rate
verb-meaning = bedeutung bedeutungen
verb-yes = ja j
verb-review = rückblick
play-ask-review = Auf die Partie zurückblicken? „ja“, oder Enter, um es zu lassen>
screen-key-review = Rückblick
screen-key-marks = Marken
screen-help-adviser = einen anderen Bot um einen Tipp bitten
screen-help-review = Rückblick: was wo verloren ging
screen-help-mark = zum nächsten oder vorigen markierten Zug
screen-review-title = Rückblick auf die Partie
screen-advice-more = ({ $bot }; A: mehr, B: anderer Bot)
screen-advice-title = Tipp des Bots „{ $bot }“
screen-sign-marks = So sind Züge markiert: ✗ Karte verloren, ! Fehler, ? nicht gespielt oder falsch abgelegt, ~ nutzloser Hinweis, > zu spät.

## Puzzles

puzzle-title = Aufgabe { $number } von { $count } ({ $level ->
    [lesson] Lektion
    [easy] leicht
    [medium] mittel
   *[hard] schwer
 })
puzzle-task = Du bist am Zug. Was ist der beste Zug?
lesson-play = Ein Hinweis meint eine einzige Karte und sagt: Sie passt. Du musst nicht wissen, welche es ist.
lesson-play-answer = Der Hinweis zeigt auf eine Karte. Noch liegt keine rote auf dem Tisch, also passt nur die rote 1.
lesson-focus = Ein Hinweis kann auf mehrere Karten zeigen, meint aber eine: deine älteste ohne Hinweis, wenn er auf sie zeigt, sonst die neueste von denen, auf die er zum ersten Mal zeigt.
lesson-focus-answer = Der Hinweis zeigt auf zwei Karten. Keine davon ist deine älteste, also meint er die neuere.
lesson-save = Wer nichts Besseres zu tun hat, legt die älteste Karte ohne Hinweis ab. Ist das eine 5 oder das letzte Exemplar einer nötigen Karte, so rette sie vorher mit einem Hinweis.
lesson-save-answer = Die älteste Karte dort ist die rote 5. „5“ sagt: Das ist irgendeine 5, behalte sie.
lesson-order = Behalte die Karten mit Hinweis. Wenn du nichts spielen kannst, leg deine älteste Karte ohne Hinweis ab: Auf die achten die anderen.
lesson-order-answer = Das ist deine älteste Karte ohne Hinweis. Müsste sie bleiben, so hättest du einen Hinweis darauf bekommen.
lesson-prompt = Manchmal passt die Karte, die ein Hinweis an jemand anderen meint, erst nach einer weiteren. Kann eine deiner Karten mit Hinweis diese Karte sein, so spiele sie, auch ohne Gewissheit.
lesson-prompt-answer = Die rote 3 passt erst nach der roten 2. Du hast eine 2, also muss es die rote sein.
lesson-finesse = Hat niemand einen Hinweis auf die fehlende Karte, so ist es die neueste ohne Hinweis bei jemandem, der vorher am Zug ist. Siehst du sie nicht, so ist es deine: Spiele sie blind.
lesson-finesse-answer = Der Hinweis meint die rote 2, die noch nicht passt. Du siehst keine rote 1, die vorher käme, also ist deine neueste Karte die rote 1.
lesson-call = Du kannst selbst eine solche Karte herbeirufen: Gib einen Hinweis auf eine Karte, die erst nach der neuesten Karte der Person davor passt.
lesson-call-answer = Der Hinweis zeigt auf die rote 2. Wer vorher dran ist, sieht, dass sie noch nicht passt, und spielt die eigene neueste Karte, die rote 1.
puzzle-conventions = Alle hier spielen nach denselben Konventionen. Ein Hinweis meint eine einzige Karte: die älteste ohne Hinweis, wenn er auf sie zeigt, sonst die neueste, auf die er zum ersten Mal zeigt. Er sagt, dass diese Karte passt, jetzt oder bald. Meint er die älteste ohne Hinweis, so kann er auch heißen: Leg sie nicht ab. Wer nichts zu spielen hat, legt die älteste Karte ohne Hinweis ab.
puzzle-right = Das ist der beste Zug.
puzzle-wrong = Es gibt einen besseren Zug.
puzzle-cost = So viele Punkte kostet deiner im Schnitt, mit { $deals } Verteilungen der verdeckten Karten zu Ende gespielt: { $cost }.
puzzle-answer = Der beste Zug: { coach-action }
puzzle-equal = Genauso gut: { coach-action }
puzzle-rival = Der nächstbeste: { coach-action } So viele Punkte kostet er im Schnitt: { $cost }.
puzzle-again = Noch ein Versuch? „ja“, oder Enter, um den besten Zug zu sehen>
puzzle-next = Enter für die nächste Aufgabe, „ende“, um aufzuhören>
puzzle-solved = Gelöste Aufgaben: { $solved } von { $count }
error-no-such-puzzle = Eine Aufgabe { $number } gibt es nicht. Wähle eine Zahl von 1 bis { $count }.
command-puzzle = Den besten Zug finden, in Stellungen aus Partien von Bots.
argument-puzzle-number = Die Aufgabe, mit der es losgeht; ohne Angabe die erste, die noch nicht gelöst ist.
epilogue-puzzle =
    Beispiele:
      hanabi puzzle       # die erste Aufgabe, die noch nicht gelöst ist
      hanabi puzzle 30    # Aufgabe 30
web-puzzle-title = Aufgaben
web-rules-conventions = Die Konventionen lernen
web-puzzle-again = Noch ein Versuch
web-puzzle-show = Den besten Zug zeigen
web-puzzle-previous = Vorige Aufgabe
web-puzzle-next = Nächste Aufgabe
web-puzzle-done = gelöst
web-puzzle-conventions = Die Konventionen

## Was ein Bot verspricht und wie er es bricht

error-bot-not-examined = Ein Bot, der alles sieht, verspricht nichts, was sich prüfen ließe: Sein Platz ist in Simulationen.
error-fault-where = { $ruleset }, { $players } Personen, Zug { $turn }, Platz { $number }
error-fault-raises = { error-fault-where }: Der Bot scheitert mit { $what }
error-fault-no-choice = { error-fault-where }: Der Bot muss mit einer Choice aus Aktion und Reason antworten, antwortet aber mit { $answer }
error-fault-illegal = { error-fault-where }: Der Bot verstößt mit { $action } gegen die Regeln. { $why }
error-fault-refuses = { error-fault-where }: Der Bot macht nicht weiter. { $why }
error-fault-too-slow = { error-fault-where }: Der Bot braucht länger als { $seconds } s.
error-fault-reason = { error-fault-where }: Der Bot nennt einen unbekannten Grund: „{ $reason }“.
error-fault-tells = { error-fault-where }: Der Grund, den der Bot nennt, verrät mehr, als seine Aktion zeigt: { $detail } = { $value }.
error-fault-changes = { error-fault-where }: Der Bot verändert, was er bekommt ({ $what }).
error-fault-unsteady = { error-fault-where }: Bei gleichem Startwert und gleichen Ereignissen wählt der Bot erst { $one }, dann { $other }.
error-fault-successor = { error-fault-where }: Der Bot wählt { $one }, ein neuer, der dieselben Ereignisse kennt, aber { $other }.
error-fault-remembers = { error-fault-where }: Der Bot wählt { $one }, nach einer früheren Partie aber { $other }.
error-fault-peeks = { error-fault-where }: Der Bot wählt { $one }, aber { $other }, wenn Karten anders sind, die er nicht sehen kann.

## Die Arena, in der Bots gemessen werden

command-simulate = Bots viele Partien spielen lassen und messen, wie gut sie sind.
command-compare = Prüfen, ob ein Bot besser ist als ein anderer, mit denselben Stapeln für beide.
command-tournament = Je zwei Bots zusammen an einen Tisch setzen und zeigen, wie gut sie miteinander auskommen.
epilogue-simulate =
    Beispiele:
      hanabi simulate --bot beginner --players 4 --ruleset fr+black-powder
      hanabi simulate --mix beginner,random --out games.jsonl --plot scores.svg
      hanabi simulate --replay-of games.jsonl --game 17 --save game.json
epilogue-compare = Beispiel: hanabi compare --bots beginner,random --players 3 --games 500
epilogue-tournament = Beispiel: hanabi tournament --bots random,beginner --plot pairs.svg
flag-simulate-bot = Der Bot, der auf allen Plätzen spielt; ohne Angabe beginner.
flag-simulate-mix = Die Bots, die stattdessen spielen, durch Kommas getrennt; sie werden reihum auf die Plätze verteilt.
flag-simulate-ruleset = Die Regeln, etwa fr+avalanche; ohne Angabe pl.
flag-simulate-players = Wie viele mitspielen; ohne Angabe so viele, wie --mix nennt, sonst 3.
flag-simulate-games = Wie viele Partien; ohne Angabe 1000.
flag-simulate-seed = Startwert, der jeden Stapel bestimmt, für alle Bots derselbe; ohne Angabe 0.
flag-simulate-jobs = Wie viele Prozesse spielen; ohne Angabe einer je Prozessorkern.
flag-simulate-cluster = Stattdessen auf einem dask-Cluster spielen: die Adresse seines Schedulers, etwa tcp://10.0.0.1:8786.
flag-simulate-limit = Wie viele Sekunden ein Bot für einen Zug brauchen darf, bevor seine Partie als gescheitert gilt; ohne Angabe 60. Bots, die nachdenken, wie master, nutzen diese Zeit aus.
flag-simulate-rollouts = Wie viele Verteilungen der verdeckten Karten ein Bot, der nachdenkt, pro Zug höchstens durchspielt, etwa 64; dieselbe Zahl ergibt dieselben Partien.
flag-simulate-out = Jede Partie in dieser Datei speichern; derselbe Befehl mit derselben Datei macht dort weiter, wo er aufgehört hat.
flag-simulate-plot = In diese SVG-Datei zeichnen, wie oft jede Punktzahl vorkam.
flag-simulate-as-json = JSON für Programme ausgeben.
flag-simulate-replay-of = Nichts Neues spielen, sondern die Aufzeichnung einer Partie aus dieser Datei ausgeben; braucht --game.
flag-simulate-game = Welche Partie, von 0 an gezählt.
flag-simulate-save = Die Aufzeichnung in dieser neuen Datei speichern, statt sie auszugeben.
flag-compare-bots = Die beiden Bots, durch ein Komma getrennt.
flag-compare-ruleset = Die Regeln, etwa fr+avalanche; ohne Angabe pl.
flag-compare-players = Wie viele spielen; ohne Angabe 3.
flag-compare-games = Wie viele Partien jeder spielt; ohne Angabe 1000.
flag-compare-seed = Startwert, der jeden Stapel bestimmt; ohne Angabe 0.
flag-compare-jobs = Wie viele Prozesse spielen; ohne Angabe einer je Prozessorkern.
flag-compare-cluster = Stattdessen auf einem dask-Cluster spielen: die Adresse seines Schedulers, etwa tcp://10.0.0.1:8786.
flag-compare-limit = Wie viele Sekunden ein Bot für einen Zug brauchen darf, bevor seine Partie als gescheitert gilt; ohne Angabe 60.
flag-compare-out = Jede Partie in Dateien dieses Ordners speichern; derselbe Befehl macht dort weiter, wo er aufgehört hat.
flag-compare-as-json = JSON für Programme ausgeben.
flag-tournament-bots = Die Bots, durch Kommas getrennt.
flag-tournament-ruleset = Die Regeln, etwa fr+avalanche; ohne Angabe pl.
flag-tournament-players = Wie viele spielen; ohne Angabe 3.
flag-tournament-games = Wie viele Partien jedes Paar spielt; ohne Angabe 200.
flag-tournament-seed = Startwert, der jeden Stapel bestimmt; ohne Angabe 0.
flag-tournament-jobs = Wie viele Prozesse spielen; ohne Angabe einer je Prozessorkern.
flag-tournament-cluster = Stattdessen auf einem dask-Cluster spielen: die Adresse seines Schedulers, etwa tcp://10.0.0.1:8786.
flag-tournament-limit = Wie viele Sekunden ein Bot für einen Zug brauchen darf, bevor seine Partie als gescheitert gilt; ohne Angabe 60.
flag-tournament-out = Jede Partie in Dateien dieses Ordners speichern; derselbe Befehl macht dort weiter, wo er aufgehört hat.
flag-tournament-plot = Die Tabelle als Heatmap in diese SVG-Datei zeichnen.
flag-tournament-as-json = JSON für Programme ausgeben.
arena-decimal-mark = ,
arena-percent = { $number } %
arena-count = { $number }
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-title = { $bots }: { $ruleset }, { $players } am Tisch, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }, Startwert { $seed }
arena-tournament-title = Mittlere Punktzahlen: { $ruleset }, { $players } am Tisch, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 } je Paar, Startwert { $seed }
arena-mean = Mittlere Punktzahl
arena-of-best = { $score } von { $best }
arena-perfect = Perfekte Partien
arena-struck-out = Zu viele Fehler
arena-moves = Züge je Partie
arena-strikes = Fehler je Partie
arena-time = Zeit je Partie
arena-losses = Warum Partien nicht perfekt waren
arena-ending-card-lost = unverzichtbare Karte verloren
arena-ending-out-of-turns = keine Züge mehr übrig
arena-ending-struck-out = zu viele Fehler
arena-scores = Wie oft jede Punktzahl vorkam
arena-difference = Unterschied der Mittelwerte
arena-interval = 95-%-Intervall
arena-pairs = Mehr Punkte mit demselben Stapel
arena-only-perfect = Als Einziger perfekt
arena-verdict-better = { $better } ist um { $by } Punkte je Partie besser als { $other } (Sicherheit: { $confidence }).
arena-verdict-open = Keiner ist nachweislich besser: Die Sicherheit beträgt { $confidence }, verlangt sind { $level }. Mehr Partien könnten es zeigen.
arena-verdict-few = { $games ->
    [one] { $games } Partie, die beide beendet haben, ist
   *[other] { $games } Partien, die beide beendet haben, sind
 } zu wenig für ein Urteil: Mindestens { $least } sind nötig.
arena-how-compared = Beide haben mit denselben Stapeln gespielt. Standardfehler, Intervall und Sicherheit folgen aus den Unterschieden bei jedem einzelnen Stapel; diese gelten als normalverteilt.
arena-cross-corner = 1. Platz ↓ 2. →
arena-how-crossed = Mittlere Punktzahlen ± Standardfehler. Der Bot der Zeile sitzt auf dem ersten Platz und auf jedem zweiten danach, der Bot der Spalte auf den Plätzen dazwischen. Ein Strich: Diese beiden dürfen nicht zusammensitzen.
arena-failed = { $games ->
    [one] { $games } Partie ist an einem Bot gescheitert und zählt nicht:
   *[other] { $games } Partien sind an einem Bot gescheitert und zählen nicht. Die ersten davon:
 }
arena-failure = Partie { $game }, Zug { $move }, Platz { $seat } ({ $bot }): { $why }
arena-compiling = beim ersten Mal werden die Bots kompiliert: etwa eine Minute
arena-interrupted-kept = Unterbrochen nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }, gespeichert in { $file }. Derselbe Befehl macht dort weiter.
arena-interrupted-lost = Unterbrochen nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }. Nichts davon ist gespeichert; mit --out könnte derselbe Befehl dort weitermachen.
error-bots-without-seat = Genannt { $bots ->
    [one] ist ein Bot
   *[other] sind { $bots } Bots
 }, aber nur { $players } spielen.
error-bot-raised = Beim Bot ist ein Fehler aufgetreten: { $what }
error-bot-late = Der Bot hat nicht innerhalb von { $seconds } s geantwortet.
error-bot-ended-process = Der Bot hat den Prozess beendet, in dem er spielt.
error-game-differs = Partie { $game } geht anders aus als damals ({ $score ->
    [one] 1 Punkt
   *[other] { $score } Punkte
 }): Der Bot wurde geändert oder spielt nicht immer gleich.
error-not-results = { $file } existiert schon und enthält keine Ergebnisse von „hanabi simulate“. Nenne eine andere Datei; diese blieb unberührt.
error-no-results-there = { $file } enthält keine Ergebnisse von „hanabi simulate --out FILE“. Für eine Aufzeichnung gibt es „hanabi replay“.
error-results-of-another-version = Die Ergebnisse in { $file } stammen von Version { $version } dieses Programms, hier läuft { $known }: Die Bots spielen vielleicht anders. Nenne eine andere Datei; diese blieb unberührt.
error-results-of-another-match = { $file } enthält Ergebnisse anderer Partien ({ $bots }; { $ruleset }; Startwert { $seed }). Nenne eine andere Datei; diese blieb unberührt.
error-results-damaged = { $file } ist in Zeile { $line } beschädigt. Entferne die Zeile oder nenne eine andere Datei; diese blieb unberührt.
error-results-in-use = Ein anderes Programm schreibt gerade in { $file }. Warte, bis es fertig ist, oder nenne eine andere Datei.
error-results-without-game = In { $file } gibt es keine Partie { $game }.
error-cluster-unreachable = Unter { $address } antwortet kein dask-Scheduler. Prüfe die Adresse und ob dort „dask scheduler“ läuft.
error-cluster-empty = Der Cluster unter { $address } hat keine Worker. Starte dort welche mit „dask worker { $address }“.
error-cluster-lost = Der Cluster unter { $address } ist nicht mehr erreichbar. Was vorher fertig war, ist gespeichert, wenn es eine Ergebnisdatei gibt: Derselbe Befehl macht dort weiter.
error-cluster-version = Die Worker unter { $address } haben Version { $version } dieses Programms, hier ist es { $known }: Sie könnten anders spielen. Installiere überall dieselbe Version.
error-usage-only-with = { $option } geht nur zusammen mit { $other }.
error-usage-two-bots = { $option } braucht zwei Namen, durch ein Komma getrennt, nicht „{ $value }“.

## Bots, die Programme sind

error-program-bad-command = „{ $command }“ ist keine Befehlszeile. Nach „program:“ steht ein Befehl, wie ihn eine Shell liest, zum Beispiel program:./meinbot --fast.
error-program-not-found = Das Programm „{ $program }“ gibt es nicht. Gib seinen Pfad an, zum Beispiel program:./meinbot, oder den Namen eines Befehls, den deine Shell findet.
error-program-not-started = Das Programm „{ $program }“ lässt sich nicht starten: { $why }.
error-program-gone = Das Programm „{ $program }“ wurde beendet und spielt nicht mehr.
error-program-too-slow = Das Programm „{ $program }“ hat nicht innerhalb von { $seconds } s geantwortet und wurde beendet. Eine Antwort endet mit einem Zeilenumbruch und darf nicht in einem Puffer warten.{ program-last-words }
error-program-ended = Das Programm „{ $program }“ endete, bevor es geantwortet hat (Status { $status }).{ program-last-words }
error-program-noise = Das Programm „{ $program }“ hat in seine Standardausgabe etwas geschrieben, das kein JSON-Objekt ist: { $line } Was keine Antwort ist, gehört in die Standardfehlerausgabe.{ program-last-words }
error-program-flood = Das Programm „{ $program }“ hat mehr als { $most } Bytes in eine Zeile geschrieben und wurde beendet.{ program-last-words }
error-program-no-hello = Das Programm „{ $program }“ hat die Begrüßung nicht erwidert, sondern mit { $answer } geantwortet
error-program-version = Das Programm „{ $program }“ spricht Version { $theirs } des Bot-Protokolls; hier gilt Version { $ours }.
error-program-out-of-step = Das Programm „{ $program }“ muss Frage { $number } mit einer Wahl dieser Nummer beantworten, antwortete aber mit { $answer }
error-program-answer = Das Programm „{ $program }“ hat mit etwas geantwortet, das keine Aktion ist ({ $part }): { $answer }
reason-unsaid = Er sagt nicht, warum.
program-last-words = { $said ->
    [nothing] { "" }
   *[other] { " " }Zuletzt sagte es: { $said }
    }

## Einen Bot auf die Probe stellen

command-check-bot = Prüfen, ob ein Bot hält, was jeder Bot verspricht.
epilogue-check-bot =
    Beispiele:
      hanabi check-bot partner                       # einer der mitgelieferten Bots
      hanabi check-bot mybots:Careful --games 200    # eine Klasse in einem Modul dieses Ordners
      hanabi check-bot program:./mybot --ruleset pl  # ein Programm, nur nach einem Regelwerk
argument-check-bot-bot = Der Name eines Bots, modul:Klasse oder „program:“ mit einer Befehlszeile.
flag-check-bot-games = Wie viele Partien aller Art gespielt werden; ohne Angabe 45.
flag-check-bot-limit = Wie viele Sekunden ein Zug dauern darf; ohne Angabe 10.
flag-check-bot-ruleset = Nur diese Regeln prüfen.
flag-check-bot-as-json = JSON für Programme ausgeben.
promise-legal = Er antwortet mit einer erlaubten Aktion, bei jedem Regelwerk und jeder Zahl von Personen.
promise-punctual = Er antwortet rechtzeitig.
promise-reasons = Seine Gründe sind bekannt und verraten nichts, was seine Aktion nicht zeigt.
promise-untouched = Er verändert nichts von dem, was er bekommt.
promise-repeatable = Bei gleichem Startwert und gleichen Ereignissen wählt er dasselbe.
promise-successor = Ein neuer Bot, der dieselben Ereignisse kennt, macht dort weiter, wo ein anderer aufgehört hat.
promise-forgetful = Wenn er sich setzt, vergisst er jede frühere Partie.
promise-blind = Seine Wahl hängt nicht von Karten ab, die er nicht sehen kann.
promise-any-history = Er kommt mit allem zurecht, was andere vorher gespielt haben.
examined-kept = gehalten
examined-broken = gebrochen
examined-unseen = nicht geprüft
examined-bot = Die Versprechen des Bots „{ $bot }“ ({ $source }), geprüft in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
    }:
examined-sum = { $broken ->
    [0] Der Bot hält alle Versprechen.
    [one] Der Bot bricht ein Versprechen.
   *[other] Der Bot bricht { $broken } Versprechen.
    }

## Was mit Hinweisen gemeint ist

reason-meant-play = Ein Hinweis galt dieser Karte: Sie soll gespielt werden.
reason-prompted-play = Ein Hinweis an jemand anderen ergibt nur Sinn, wenn zuerst diese Karte gespielt wird.
reason-finessed-play = Ein Hinweis an jemand anderen ergibt nur Sinn, wenn diese neueste Karte blind gespielt wird.
reason-prompt-clue = Damit zuerst eine Karte gespielt wird, auf die schon ein Hinweis zeigte, und dann die neu gezeigte.
reason-finesse-clue = Damit jemand blind die neueste Karte spielt und dann die gezeigte folgt.
reason-fix-clue = Um einen Irrtum über eine Karte zu berichtigen, bevor er schadet.
reason-counted-out = So kurz vor Schluss wurde alles durchgerechnet: Das verspricht am meisten.
reason-team-clue = Nach dem Code des Teams sagt dieser Hinweis allen etwas.
reason-likely-play = Sie passt sehr wahrscheinlich; wenn nicht, fehlt sie niemandem.
reason-tried-out = Mit vielen möglichen Verteilungen der verdeckten Karten zu Ende gespielt, geht das am besten aus.
reason-learned = In Millionen Partien mit sich selbst hat das Team gelernt, dass das am besten ist.

## Bots that are told how long to think

error-bad-budget = „{ $budget }“ ist keine Bedenkzeit. Nenne eine Anzahl von Kartenverteilungen, { $least } bis { $most }, etwa master@256, oder Sekunden, höchstens { $longest }, etwa master@2s.
error-no-thinker = Dem Bot „{ $bot }“ lässt sich nicht sagen, wie lange er nachdenken soll. Das geht bei: { $thinkers }.

## Ein Team trainieren

command-train = Ein Team von Bots trainieren: Es lernt, indem es mit sich selbst spielt.
epilogue-train =
    Beispiele:
      hanabi train --device cuda              # ein Paar, auf einer Grafikkarte
      hanabi train --ruleset custom+suits=2   # ein kleines Spiel
flag-train-ruleset = Die Regeln, etwa fr+avalanche; ohne Angabe pl.
flag-train-players = Wie viele mitspielen; ohne Angabe 2.
flag-train-minutes = Wie viele Minuten gelernt wird, Unterbrechungen nicht mitgezählt; ohne Angabe 20.
flag-train-moves = Aus wie vielen Zügen stattdessen gelernt wird; dieselbe Zahl und derselbe Startwert ergeben dasselbe Team.
flag-train-device = Worauf trainiert wird: cpu oder cuda; ohne Angabe cpu.
flag-train-seed = Startwert des Zufalls; ohne Angabe 0.
flag-train-games = Wie viele Partien gleichzeitig laufen; ohne Angabe 512 auf dem Prozessor, 8192 auf der Grafikkarte.
flag-train-width = Wie groß die Netze sind; ohne Angabe 128 auf dem Prozessor, 768 auf der Grafikkarte.
flag-train-out = Ordner für das Team; ohne Angabe team. Derselbe Befehl mit demselben Ordner macht dort weiter, wo er aufgehört hat.
flag-train-compiled = Die Netze für die Grafikkarte kompilieren, was schneller ist, oder nicht.
train-begins = Das Training beginnt. Alles wird in { $folder } gespeichert.
train-goes-on = Das Training in { $folder } geht weiter.
train-progress = { $share } nach { $time } und { $moves } Millionen Zügen. Im Mittel: { $score } von { $best }. Perfekte Partien: { $perfect }
train-interrupted = Unterbrochen. Nichts ist verloren: Derselbe Befehl setzt das Training in { $folder } fort.
train-done = Fertig. Das trainierte Netz ist { $file }.
error-other-run = { $file } gehört zu einem anderen Training: { $what } ist dort { $found }, nicht { $wanted }. Wähle einen anderen Ordner.
error-bad-checkpoint = { $file } ist beschädigt oder nicht der gespeicherte Stand eines Trainings. Wähle einen anderen Ordner.
error-learning-broke = Das Training ist gescheitert: Die Netze berechnen nichts Sinnvolles mehr. Derselbe Befehl macht beim letzten gespeicherten Stand in { $folder } weiter.
error-no-weights-file = { $file } ist beschädigt oder kein trainiertes Netz.
error-other-weights = { $file } ist ein Netz der Version { $found }, gebraucht wird Version { $wanted }. Trainiere das Team neu.
