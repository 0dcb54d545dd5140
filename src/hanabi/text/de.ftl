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
suit-multicolour = Bunt
suit-black = Schwarz
forms-red = Rot rot rote roten
forms-yellow = Gelb gelb gelbe gelben
forms-green = Grün grün grüne grünen gruen
forms-white = Weiß weiß weiße weißen
forms-blue = Blau blau blaue blauen
forms-multicolour = Bunt bunt bunte bunten
forms-black = Schwarz schwarz schwarze schwarzen
letter-red = R
letter-yellow = E
letter-green = G
letter-white = W
letter-blue = B
letter-multicolour = U
letter-black = S
suit = { $suit ->
    [red] rot
    [yellow] gelb
    [green] grün
    [white] weiß
    [blue] blau
    [multicolour] bunt
   *[black] schwarz
 }
card = { suit }e { $rank }
list-and = { $items } und { $last }
list-or = { $items } oder { $last }
list-nor = { $items } noch { $last }

## Boxes and what they offer

edition-es = die spanische Ausgabe
edition-pl = die polnische Ausgabe
edition-pt = die brasilianische Ausgabe
edition-fr = die französische Ausgabe
edition-de = die deutsche Ausgabe
edition-custom = deine eigene Mischung
option-avalanche = Buntes Feuerwerk
option-avalanche-own = Buntes Feuerwerk: eigene Farbe
option-avalanche-own-5 = Buntes Feuerwerk: eigene Farbe, fünf Karten
option-avalanche-every = Buntes Feuerwerk: jede Farbe
option-black-powder = Schwarzpulver
option-flamboyant-fives = Bonusplättchen
option-all-or-nothing = Alles oder nichts
option-synchronised-show = Synchronisiertes Feuerwerk
option-no-empty-clues = Keine leeren Hinweise
option-tokens = Eigene Zahl von Hinweisplättchen
option-strikes = Eigene Zahl von Fehlern
option-hand = Eigene Zahl von Handkarten
option-suits = Eigene Auswahl der Farben
offer-avalanche = Eine sechste Reihe aus { $cards } bunten Karten, { $touch ->
    [own] für Hinweise eine Farbe wie jede andere
   *[every] auf die jeder Farbhinweis zeigt
 }.
offer-black-powder = Eine Reihe aus { $cards } schwarzen Karten, absteigend gebaut; kein Farbhinweis zeigt auf sie. Jede Karte, die am Ende fehlt, kostet einen Punkt.
offer-flamboyant-fives = { $tiles } Bonusplättchen; wer eine Reihe { $tile_for ->
    [fives] mit einer 5 vervollständigt
   *[any] vervollständigt
 }, deckt eins auf.
offer-all-or-nothing = Perfekt oder verloren. Es gibt keine letzte Runde, und geht eine unverzichtbare Karte verloren, ist die Vorstellung verloren.
offer-synchronised-show = Sag an, in welche Reihe deine Karte kommt. Stimmt es, gewinnst du ein Hinweisplättchen zurück; sonst ist es ein Fehler.
offer-no-empty-clues = Jeder Hinweis muss auf eine Karte zeigen.
offer-tokens = Eigene Zahl von Hinweisplättchen, 1 bis 15, etwa tokens=6.
offer-strikes = Eigene Zahl von Fehlern, 1 bis 7, etwa strikes=1.
offer-hand = Eigene Zahl von Karten auf jeder Hand, 1 bis 6, etwa hand=4.
offer-suits = Weniger Farben, als Zahl oder als Buchstaben, etwa suits=3 oder suits=rgb.

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
tile-text-token = Ihr gewinnt eins zurück.
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
event-misplayed = { plays }, doch { $wrong ->
    [yes] das ist die falsche Reihe
   *[no] sie passt nicht
 }. { $strike }. Fehler von { $strikes }!
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
result-finished = Die letzte Runde ist vorbei: { points }.
result-struck-out = Das war ein Fehler zu viel: Die Vorstellung ist verloren und zählt 0 Punkte.
result-card-lost = Das letzte Exemplar einer unverzichtbaren Karte ist weg: Die Vorstellung ist verloren und zählt 0 Punkte.
result-no-action = { $player } kann nichts mehr tun: Die Vorstellung ist verloren und zählt 0 Punkte.
result-stopped = Die Partie wurde { $reason ->
    [vote] durch Abstimmung abgebrochen
    [clock] abgebrochen, weil die Zeit abgelaufen ist
    [idle] wegen Untätigkeit abgebrochen
    [left] abgebrochen, weil eine Person gegangen ist
    [operator] von den Betreibern des Servers abgebrochen
   *[nothing-left] abgebrochen, weil keine Punkte mehr möglich waren
 }: { $reason ->
    [nothing-left] { points }.
   *[other] Sie zählt 0 Punkte.
 }
result-unfinished = Die Aufzeichnung endet vor der Partie: bisher { points }.
points = { $score } von { $best } Punkten{ $black ->
    [yes] , mit Schwarzpulver
   *[no] {""}
 }
band-horrible = Viel Rauch um nichts. Wenigstens die Feuerwehr hat einen ruhigen Abend.
band-mediocre = Ein paar Funken. Das können Wunderkerzen auch.
band-honourable = Das hat ordentlich geknallt, sogar die Nachbarn holen ihre Stühle heraus.
band-excellent = Ein „Oh!“ jagt das nächste „Ah!“, und niemand denkt ans Heimgehen.
band-amazing = Der Himmel steht in Flammen, und den Dichtern fällt nichts mehr ein.
band-legendary = Die Stadt sagt Silvester ab. Besser wird es nicht mehr.
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
play-welcome-how = Tippe ein, was du tust, etwa „spiele 2“, „ablegen 5“ oder „hinweis { $other } rot“; „hilfe“ verrät mehr.
play-ask-ruleset = Welche Regeln? Enter für { $default }, ein Name wie fr+black-powder, oder „regeln“ für die Übersicht>
play-ask-action = Dein Zug>
play-ask-choice-clue = Für wen, und welcher Hinweis? Zum Beispiel „{ $example }“>
play-ask-choice-card = Welche Karte: { $cards }{ $may_decline ->
    [yes] {" "}oder „keine“?
   *[no] ?
 }
play-ask-save = Aufzeichnung speichern? Gib einen Dateinamen ein, oder nur Enter für nein>
play-saved = Gespeichert als { $file }. So siehst du sie wieder: hanabi replay { $quoted }
play-nothing-typed = Tippe ein, was du tust; „hilfe“ zeigt, was du kannst.
play-not-understood = „{ $text }“ verstehe ich nicht. „hilfe“ zeigt, was du kannst.
play-missing-clue = Sag, für wen, und eine Farbe oder einen Wert: „{ $text } { $player } 1“.
play-missing-card = Sag, welche deiner Karten, mit ihrem Platz: „{ $text } 1“.
play-unknown-card = Welche Karte? Deine Karten sind 1 bis { $most }, die älteste zuerst.
play-unknown-player = Hier sitzt niemand namens „{ $text }“. Am Tisch: { $players }.
play-unknown-value = „{ $text }“ ist weder Farbe noch Wert. Zur Wahl: { $values }.
play-unknown-firework = „{ $text }“ ist keine Reihe. Auf dem Tisch: { $values }.
play-unknown-discard = „{ $text }“ steht nicht zur Wahl, nur: { $cards }.
play-goodbye = Du verlässt die Vorstellung.
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
    verlauf            erzählen, was bisher geschah
    rat                fragen, was ein Bot täte (rat club: dieser Bot)
    regeln             die Regeln dieser Partie zeigen
    ende               die Partie beenden
play-help-announce =
    spiele 2 rot       die rote Reihe ansagen, dann Karte 2 spielen (auch ansage rot 2)
player-default = Gast
player-names = Anna Clara David Felix Jonas Lena
verb-play = spiele spiel spielen s
verb-discard = ablegen ab leg lege weg weglegen w
verb-clue = hinweis gib sag sage zeig zeige z
verb-announce = ansage ansagen a
verb-filler = ab als an auf für karte über zu
verb-none = keine keins nein nichts verzichten
verb-table = tisch t
verb-look = schau blick ansehen
verb-log = verlauf v
verb-rules = regeln
verb-help = hilfe h ?
verb-quit = ende beenden tschüss

## Recorded games

replay-title = { $ruleset } · { $players }
verify-commitment = Die Festlegung dieser Kartenverteilung:
verify-noted = { $matches ->
    [yes] { $whole ->
        [yes] Es ist die, die du notiert hast
       *[no] Sie beginnt mit den { $digits } Ziffern, die du notiert hast
     }: Die ganze Kartenverteilung stand damals fest, und seither hat sich nichts daran geändert.
   *[no] Es ist nicht die, die du notiert hast. Entweder enthält deine Notiz einen Fehler oder stammt von einer anderen Partie, oder die Karten sind nicht so verteilt, wie es festgelegt war.
 }
verify-own = { $matches ->
    [yes] In der Datei steht dieselbe. Das allein beweist nur, dass die Datei in sich stimmig ist: Wer sie geschrieben hat, kann beides erfunden haben. Um die Kartenverteilung selbst zu prüfen, gib die Festlegung an, die du zu Beginn der Partie notiert hast.
   *[no] In der Datei steht eine andere: Ihre Kartenverteilung oder ihr Beweis wurde verändert.
 }
verify-shuffle-alone = Der Server hat allein gemischt: Die Spielenden haben keine eigenen Zahlen beigetragen.
verify-shuffle-server = Der Server hatte sich auf seine Zahl mit der Festlegung { $commitment }… festgelegt, bevor jemand die eigene aufgedeckt hat.
verify-shuffle-player = { $player } hat eine Zahl beigetragen: { $commitment }…
verify-shuffle-bot = { $player } ist ein Bot: Seine Zahl { $commitment }… hat der Server gezogen.
verify-shuffle-withheld = { $player } hatte eine Zahl versprochen, { $commitment }…, sie aber nicht rechtzeitig aufgedeckt.
verify-shuffle-absent = { $player } hat keine Zahl beigetragen.
verify-shuffle-holds = Jede Zahl ist die versprochene, und Stapel, Plättchen und wer beginnt folgen aus diesen Zahlen und aus nichts sonst.
verify-fault-server = Vorsicht: Die Zahl des Servers ist nicht die, die er versprochen hatte.
verify-fault-seat = Vorsicht: Die Zahl von { $player } ist nicht die versprochene.
verify-fault-seats = Vorsicht: Die Zahlen gehören nicht zu den Spielenden an diesem Tisch.
verify-fault-deck = Vorsicht: Der Stapel ist nicht der, der aus diesen Zahlen folgt.
verify-fault-tiles = Vorsicht: Die Reihenfolge der Bonusplättchen ist nicht die, die aus diesen Zahlen folgt.
verify-fault-places = Vorsicht: Zurückgemischte Karten kamen nicht dorthin, wo sie nach diesen Zahlen hingehören.
verify-fault-first = Vorsicht: Es beginnt nicht, wer nach diesen Zahlen beginnen müsste.
verify-fault-nonce = Vorsicht: Die Nonce der Festlegung ist nicht die, die aus diesen Zahlen folgt.
shuffle-counted = Der Stapel wurde mit einer Zahl von dir gemischt: Niemand konnte ihn sich aussuchen.
shuffle-left-out = Vorsicht: Der Stapel wurde ohne deine Zahl gemischt. Du warst abwesend, oder sie kam zu spät; trifft beides nicht zu, traue diesem Server nicht.
shuffle-not-listed = Vorsicht: Der Server hat die Zahl, die dieses Gerät versprochen hat, nicht aufgeführt. Wenn du hier kein anderes Gerät benutzt, traue diesem Server nicht.
shuffle-repeated = Vorsicht: Die Zahl des Servers für dieses Mischen wurde schon einmal benutzt und kann bekannt sein. Deine wurde nicht aufgedeckt.
shuffle-changed = Vorsicht: Der Server hat mit anderen Zahlen gegeben als denen, die er vorher aufgeführt hatte.
shuffle-broken = Vorsicht: Die Zahlen, die der Server aufgedeckt hat, sind nicht die vor der Partie versprochenen.

## Rules pages

page-title = Hanabi: { $edition } ({ $name })
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
 }; mit dem { $strikes }. Fehler ist die Vorstellung verloren.
page-tiles-in-box = { $tiles } Bonusplättchen, verdeckt gemischt.
page-hands = Auf der Hand: { $hands }.
page-hand = je { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
 } bei { $players } Personen
page-sight = Du siehst alle Karten außer deinen eigenen.
page-first = Der Host einer Partie bestimmt, wer beginnt, oder überlässt es dem Zufall.
page-turn = Im Uhrzeigersinn, eine Aktion je Zug: einen Hinweis geben, eine Karte ablegen oder eine Karte spielen. Aussetzen geht nicht.
page-clue = Ein Hinweis kostet ein Hinweisplättchen. Er nennt einer anderen Person eine Farbe oder einen Wert und zeigt auf alle ihre Karten, für die das gilt, und auf keine sonst.
page-colours = Farben für Hinweise: { $colours }.
page-touch-every = Jeder Farbhinweis zeigt auch auf { suit }e Karten; „{ suit }“ selbst darf niemand sagen.
page-touch-none = Kein Farbhinweis zeigt auf { suit }e Karten, und „{ suit }“ darf niemand sagen; Werthinweise sind erlaubt.
page-empty-clues = Auch leere Hinweise sind erlaubt: „keine rote Karte“, „keine Vier“.
page-no-empty-clues = Jeder Hinweis muss auf eine Karte zeigen.
page-discard = Wer eine Karte ablegt, gewinnt ein Hinweisplättchen zurück und zieht eine neue Karte. Solange kein Plättchen fehlt, ist das verboten.
page-play = Eine gespielte Karte beginnt ihre Reihe oder setzt sie fort, von 1 bis 5, jeder Wert nur einmal. Passt sie nicht, wird sie abgelegt und zählt als Fehler. Danach wird gezogen.
page-falling = Die { suit }e Reihe wird absteigend gebaut, von 5 bis 1.
page-announce = Vor dem Spielen darfst du ansagen, in welche Reihe die Karte kommt. Richtig: Sie wird gespielt, und ein Hinweisplättchen kommt zurück, zusätzlich zur Belohnung, falls die Reihe vollständig wird. Falsch: Sie wird abgelegt und zählt als Fehler, selbst wenn sie gepasst hätte.
page-complete = Jede Reihe, die vollständig wird, bringt ein Hinweisplättchen zurück, falls eins fehlt.
page-strikes = Mit dem { $strikes }. Fehler ist die Vorstellung sofort verloren.
page-perfect = Sind alle Reihen vollständig, endet die Vorstellung sofort: perfekt.
page-last-round = Ist die letzte Karte gezogen, sind alle noch einmal am Zug, ohne zu ziehen. Dann endet die Vorstellung.
page-all-or-nothing = Perfekt oder verloren: Ein leerer Stapel beendet nichts, es geht weiter mit den Karten auf der Hand. Geht das letzte Exemplar einer Karte verloren, die noch gebraucht wird, ist die Vorstellung sofort verloren.
page-score = Die obersten Karten aller Reihen, zusammengezählt: höchstens { $best } Punkte.
page-score-missing = Die { suit }e Reihe bringt keine Punkte; jede Karte, die darin fehlt, kostet einen.
page-won-or-lost = Gewonnen oder verloren; eine Skala gibt es nicht.
page-band = { $single ->
    [yes] { $least }
   *[no] { $least } bis { $most }
 }: { $remark }
page-tile-for = Wer eine Reihe { $tile_for ->
    [fives] mit einer 5 vervollständigt
   *[any] vervollständigt
 }, deckt ein Bonusplättchen auf, statt ein Hinweisplättchen zurückzugewinnen. Es wirkt sofort, noch vor dem Ziehen, und kommt dann aus dem Spiel.
page-entry = { $name }: { $text }
page-tile-empty-deck = Ist der Nachziehstapel leer, { $may_decline ->
    [yes] darfst du stattdessen eine passende Karte zurück auf den Tisch legen.
   *[no] musst du stattdessen eine passende Karte zurück auf den Tisch legen.
 }
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
topic-synchronised-show = Synchronisiertes Feuerwerk
way-allowed = erlaubt
way-forbidden = verboten
way-own = eine Farbe für sich
way-every = jede Farbe zeigt auf sie
way-cards = { $count } Stück
way-offered = in der Schachtel
way-not-offered = nicht in der Schachtel
way-fives = für jede mit einer 5 vervollständigte Reihe
way-any = für jede vollständige Reihe
way-may = freiwillig
way-must = Pflicht
page-order = Du darfst deine Karten ordnen, wie du magst; die anderen sehen davon nichts.
page-dead = Eine Reihe, die nicht mehr vollständig werden kann, darf markiert werden: Ihre übrigen Karten lassen sich gefahrlos ablegen.
page-talk = Ihr redet nur durch Hinweise, es sei denn, ihr habt mehr vereinbart. Niemand beeinflusst die Person, die am Zug ist.
page-list = Der Name eines Regelwerks: die Ausgabe und was du hinzunimmst, verbunden mit „+“.
page-list-examples =
    hanabi rules fr                       die Regeln der französischen Ausgabe
    hanabi rules diff fr pl               worin sich zwei Ausgaben unterscheiden
    hanabi play de+flamboyant-fives       eine Partie mit Bonusplättchen
page-list-boxes = Die Ausgaben
page-list-options = Zum Hinzunehmen
ruling-u1 = Dieses Regelheft zeigt nur Beispiele für Hinweise, die auf eine Karte zeigen; andere sind also verboten.
ruling-u2 = Dieses Regelheft verbietet das Ablegen, wenn kein Hinweisplättchen übrig ist; gemeint ist, wenn keins fehlt.
ruling-u3 = Eine verlorene Vorstellung zählt 0 Punkte; der Tisch bleibt zu sehen, wie er war.
ruling-u4 = Gebraucht wird eine Karte, solange ihre Reihe auf sie wartet. Auch ein Fehlgriff mit dem letzten Exemplar kostet die Vorstellung.
ruling-u5 = Ohne Karten und ohne Hinweisplättchen ist keine Aktion möglich: Die Vorstellung ist verloren.
ruling-u6 = Jede Reihe darf angesagt werden, gleich welche Hinweise erlaubt sind. Stimmt die Farbe und die Karte passt trotzdem nicht, ist das ein gewöhnlicher Fehler.
ruling-u7 = Schwarz wird absteigend gebaut, also sind auch die Exemplare umgekehrt verteilt: drei Fünfen, eine Eins.
ruling-u8 = Unter 0 fällt keine Punktzahl.
ruling-u9 = Wird die letzte Reihe vollständig, endet die Vorstellung noch vor jeder Belohnung.
ruling-u10 = Ein Bonusplättchen, dessen Effekt ins Leere geht, verfällt.
ruling-u11 = Kommt die schwarze 1 durch ein Bonusplättchen auf den Tisch, bringt sie { $tile_for ->
    [fives] ihr Hinweisplättchen
   *[any] ein neues Bonusplättchen
 }.
ruling-u12 = Erst wird die Karte in den Stapel zurückgemischt, dann gezogen; die letzte Runde kann also später beginnen.
ruling-u13 = Die Skala richtet sich nach der Höchstpunktzahl, { $best }.
ruling-u14 = Die schwarze 5 beginnt ihre Reihe und bringt keine Belohnung; vollständig wird die Reihe mit der schwarzen 1.
ruling-u17 = Zehn bunte Karten sind verteilt wie die jeder anderen Farbe.
ruling-u18 = Schwarze Karten bringen selbst keine Punkte.
ruling-u19 = Ein kostenloser Hinweis muss gegeben, eine passende Karte ausgelegt werden, wenn es geht. Wie viele Bonusplättchen auch aufeinander folgen: Gezogen wird nur einmal.
ruling-u20 = Alles, was diese Schachtel bietet, lässt sich kombinieren.
ruling-u21-empty-hand = Wer keine Karten hat, kann keinen Hinweis bekommen.
ruling-u21-every = „Nichts Buntes“ ist so verboten wie „bunt“; ein Farbhinweis, der nur auf bunte Karten zeigt, ist erlaubt.
ruling-u22 = Eine schon vollständige Reihe anzusagen ist erlaubt und ein sicherer Fehler.
ruling-u23 = Eine Kartenverteilung, die keinen Stapel übrig lässt, wird abgelehnt.
ruling-u25 = Eine abgebrochene Partie zählt 0 Punkte, außer es war kein Punkt mehr möglich.

## Differences

difference-title = { $a } und { $b }
difference-none = { $a } und { $b } haben dieselben Regeln.
difference-none-offers = { $a } und { $b } haben dieselben Regeln und bieten dasselbe.
difference-same = Kein Unterschied.
difference-heading-rules = Die Regeln
difference-heading-base = Das Grundspiel
difference-heading-offers = Das Angebot
difference-offer = Nur { $has } bietet „{ $name }“.
difference-in-offer = { $name }. { $text }
difference-suit = Nur { $has } hat die { suit }e Reihe.
difference-copies = { $a } hat { $cards_one } { suit }e Karten ({ $one }), { $b } hat { $cards_two } ({ $two }).
difference-touch = Bei { $a } { $one ->
    [own] ist „{ suit }“ für Hinweise eine Farbe wie jede andere
    [every] zeigt jeder Farbhinweis auch auf { suit }e Karten
   *[none] zeigt kein Farbhinweis auf { suit }e Karten
 }; bei { $b } { $two ->
    [own] ist „{ suit }“ für Hinweise eine Farbe wie jede andere
    [every] zeigt jeder Farbhinweis auch auf { suit }e Karten
   *[none] zeigt kein Farbhinweis auf { suit }e Karten
 }.
difference-named = Nur bei { $has } darf ein Hinweis „{ suit }“ lauten.
difference-order = Gebaut wird die { suit }e Reihe bei { $a } in der Folge { $one }, bei { $b } in der Folge { $two }.
difference-points = Die { suit }e Reihe { $up ->
    [yes] bringt bei { $a } einen Punkt je Karte und kostet bei { $b } einen je fehlender Karte
   *[no] kostet bei { $a } einen Punkt je fehlender Karte und bringt bei { $b } einen je Karte
 }.
difference-best = Die Höchstpunktzahl ist { $one } bei { $a } und { $two } bei { $b }.
difference-hand-sizes = Handkarten für 2, 3, 4 … Personen: { $one } bei { $a }, { $two } bei { $b }.
difference-clue-tokens = { $a } hat { $one } Hinweisplättchen, { $b } hat { $two }.
difference-strikes = Verloren ist die Vorstellung bei { $a } mit dem { $one }. Fehler, bei { $b } mit dem { $two }.
difference-empty-clues = Bei { $has } sind leere Hinweise erlaubt; bei { $lacks } muss jeder Hinweis auf eine Karte zeigen.
difference-ending = { $one ->
    [last-round] { $a } endet mit letzter Runde und Wertung; bei { $b } heißt es alles oder nichts.
   *[all-or-nothing] Bei { $a } heißt es alles oder nichts; { $b } endet mit letzter Runde und Wertung.
 }
difference-announce = Nur bei { $has } darf vor dem Spielen eine Reihe angesagt werden.
difference-tiles = { $some ->
    [one] Nur { $has } hat Bonusplättchen.
   *[both] Die Bonusplättchen bei { $a }: { $one }; bei { $b }: { $two }.
 }
difference-tile-for = { $one ->
    [fives] Bei { $a } bringt nur eine mit einer 5 vervollständigte Reihe ein Bonusplättchen, bei { $b } jede vollständige.
   *[any] Bei { $a } bringt jede vollständige Reihe ein Bonusplättchen, bei { $b } nur eine mit einer 5 vervollständigte.
 }
difference-may-decline = Ist der Stapel leer, darf man bei { $has } darauf verzichten, eine Karte zurück auf den Tisch zu legen; bei { $lacks } nicht.

## The command line

usage = Aufruf:
heading-commands = Befehle
heading-arguments = Argumente
heading-options = Optionen
command-hanabi = Hanabi, das kooperative Kartenspiel: ein Feuerwerk aus Karten, die nur die anderen sehen.
command-play = Eine Partie mit Bots spielen, oder in einem Raum auf einem Server.
command-rules = Die Regeln einer Ausgabe zeigen oder worin sich zwei unterscheiden.
command-replay = Eine aufgezeichnete Partie zeigen, Zug um Zug.
command-verify = Prüfen, ob die Karten so verteilt sind, wie zu Beginn festgelegt.
command-serve = Einen Server starten: Räume, in denen man über das Netz spielt.
command-backup = Alles, was ein Server aufbewahrt, in eine Datei kopieren, auch während er läuft.
command-restore = Eine Sicherung in eine leere Datenbank zurückspielen.
command-admin = Einen laufenden Server betreuen: Räume, Personen und Adressen.
command-admin-list = Die zuletzt benutzten Räume auflisten.
command-admin-show = Mitglieder und Partien eines Raums zeigen.
command-admin-close = Alle aus einem Raum schicken und niemanden mehr hineinlassen; was gespielt wurde, bleibt.
command-admin-delete = Einen Raum löschen, mit allem, was darin gesagt und gespielt wurde.
command-admin-end = Die laufende Partie eines Raums beenden; sie zählt 0 Punkte.
command-admin-erase = Namen und Worte einer Person aus allen Räumen und Aufzeichnungen entfernen; die Partien bleiben.
command-admin-ban = Von einer Adresse oder aus einem Netz niemanden mehr zulassen.
command-admin-unban = Eine Sperre aufheben.
command-admin-bans = Die Sperren auflisten.
command-admin-rotate-key = Cookies mit einem neuen Schlüssel unterschreiben; die der älteren bleiben gültig.
command-bench = Messen, wie viele Züge pro Sekunde gespielt werden, neben anderen Programmen.
command-completion = Das Skript ausgeben, mit dem die Shell diesen Befehl ergänzt.
epilogue-hanabi = „hanabi COMMAND --help“ verrät mehr. Gleich loslegen: hanabi play fr
epilogue-play =
    Beispiele:
      hanabi play fr+black-powder --players 4         mit Bots
      hanabi play https://example.org/r/RAUM          in einem Raum, über seinen Link
epilogue-rules =
    Beispiele:
      hanabi rules                  alle Ausgaben und was sie bieten
      hanabi rules fr+avalanche     die Regeln einer Partie
      hanabi rules diff fr pl       worin sich zwei Ausgaben unterscheiden
epilogue-replay =
    Beispiele:
      hanabi replay game.json                   die ganze Partie
      hanabi replay game.json --turn 12         der Tisch nach Zug 12
      hanabi replay game.json --export live     dieselbe Partie für hanab.live
epilogue-verify =
    Beispiele:
      hanabi verify game.json 5c5ec0e0f187c955     mit der notierten Festlegung
      hanabi verify game.json                      mit der in der Datei
epilogue-serve =
    Beispiele:
      hanabi serve                                      nur für diesen Rechner
      hanabi serve --host 0.0.0.0 --port 80             für dein ganzes Netz
      hanabi serve --address https://hanabi.example     hinter einem TLS-Proxy
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
      hanabi bench                                  alles, was hier installiert ist
      hanabi bench --players 2 --no-peers           nur das eigene Programm
      hanabi bench --seconds 120 --plot speed.svg   länger, mit einem Bild
epilogue-completion = Beispiel für bash: hanabi completion bash >> ~/.bashrc
argument-play-ruleset = Die Regeln, etwa fr+avalanche (fehlen sie, wird gefragt), oder der Link eines Raums.
argument-rules-words = Ein Regelwerk (fr+black-powder) oder „diff“ und zwei.
argument-replay-file = Aufzeichnung von hier oder hanab.live; „-“: Standardeingabe.
argument-verify-file = Aufzeichnung einer Partie auf einem Server; „-“: Standardeingabe.
argument-verify-commitment = Die Festlegung vom Beginn der Partie oder mindestens ihre ersten 16 Ziffern.
argument-backup-file = Die Datei, die geschrieben wird und noch nicht da sein darf; oder ein Ordner, in dem sie nach der Zeit heißt.
argument-admin-show-room = Die Kennung des Raums oder sein Link.
argument-admin-close-room = Die Kennung des Raums oder sein Link.
argument-admin-delete-room = Die Kennung des Raums oder sein Link.
argument-admin-end-room = Die Kennung des Raums oder sein Link.
argument-admin-erase-person = Die Kennung der Person, wie „hanabi admin show“ sie nennt.
argument-admin-ban-address = Eine Adresse oder ein Netz, etwa 203.0.113.0/24.
argument-admin-unban-address = Die gesperrte Adresse oder das gesperrte Netz.
argument-restore-file = Eine Datei, die „hanabi backup“ geschrieben hat.
argument-completion-shell = Die Shell: bash, zsh oder fish.
flag-language = Die Sprache; sonst entscheidet HANABI_LANGUAGE, LC_ALL, LC_MESSAGES oder LANG.
flag-help = Diese Seite zeigen.
flag-hanabi-version = Die Version zeigen.
flag-play-players = Wie viele mitspielen, du eingeschlossen; ohne Angabe 3.
flag-play-bot = Art der Bots: random, beginner (ohne Angabe), club oder partner; oder program: mit einer Befehlszeile.
flag-play-seed = Bestimmt jedes Mischen: gleiche Zahl, gleiche Karten.
flag-play-name = Wie du heißt.
flag-play-save = Am Ende die Aufzeichnung in dieser Datei speichern.
flag-play-at = Öffnet einen Raum auf diesem Server, dessen Link du weitergibst, etwa http://127.0.0.1:8000.
flag-play-plain = In einfachen Zeilen statt auf dem ganzen Terminal.
flag-rules-as-json = JSON für Programme ausgeben.
flag-replay-turn = Der Tisch nach diesem Zug; 0 ist die Kartenverteilung.
flag-replay-seat = Aus der Sicht dieses Platzes (Nummer ab 1, oder Name).
flag-replay-as-json = JSON für Programme ausgeben.
flag-replay-export = Anderes Format ausgeben: live (hanab.live) oder replay.
flag-replay-plain = In einfachen Zeilen statt auf dem ganzen Terminal.
flag-verify-as-json = JSON für Programme ausgeben.
flag-serve-host = Die Adresse, an der der Server lauscht; ohne Angabe 127.0.0.1, die nur dieser Rechner erreicht.
flag-serve-port = Der Port, an dem der Server lauscht; ohne Angabe 8000, bei 0 irgendein freier.
flag-serve-database = Wo Räume und Partien aufbewahrt werden: sqlite:///FILE oder postgresql://…; ohne Angabe eine Datei bei dir.
flag-serve-redis = Das Redis, über das mehrere Server derselben Räume einander auf dem Laufenden halten.
flag-serve-workers = Wie viele Prozesse laufen; ohne Angabe 1.
flag-serve-address = Die Adresse des Servers von außen, etwa https://hanabi.example.
flag-serve-database-wait = Wie viele Sekunden auf eine Datenbank gewartet wird, die noch nicht antwortet; ohne Angabe 30.
flag-backup-database = Die Datenbank, die kopiert wird; ohne Angabe die von „hanabi serve“.
flag-backup-keep = Wie viele Sicherungen im Ordner bleiben, die neuesten; ohne Angabe alle.
flag-restore-database = Die leere Datenbank, die gefüllt wird; ohne Angabe die von „hanabi serve“.
flag-admin-list-limit = Wie viele Räume aufgelistet werden; ohne Angabe 50.
flag-admin-list-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-list-as-json = Das Ergebnis für Programme ausgeben, als JSON.
flag-admin-show-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-show-as-json = Das Ergebnis für Programme ausgeben, als JSON.
flag-admin-close-yes = Nicht erst fragen.
flag-admin-close-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-close-as-json = Das Ergebnis für Programme ausgeben, als JSON.
flag-admin-delete-yes = Nicht erst fragen.
flag-admin-delete-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-delete-as-json = Das Ergebnis für Programme ausgeben, als JSON.
flag-admin-end-yes = Nicht erst fragen.
flag-admin-end-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-end-as-json = Das Ergebnis für Programme ausgeben, als JSON.
flag-admin-erase-yes = Nicht erst fragen.
flag-admin-erase-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-erase-as-json = Das Ergebnis für Programme ausgeben, als JSON.
flag-admin-ban-reason = Warum, für die Liste der Sperren; den Gesperrten wird es nicht gesagt.
flag-admin-ban-hours = Für wie viele Stunden; ohne Angabe für immer.
flag-admin-ban-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-ban-as-json = Das Ergebnis für Programme ausgeben, als JSON.
flag-admin-unban-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-unban-as-json = Das Ergebnis für Programme ausgeben, als JSON.
flag-admin-bans-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-bans-as-json = Das Ergebnis für Programme ausgeben, als JSON.
flag-admin-rotate-key-forget = Alle älteren Schlüssel vergessen, sodass alle abgemeldet sind.
flag-admin-rotate-key-yes = Nicht erst fragen.
flag-admin-rotate-key-database = Die Datenbank des Servers; ohne Angabe die von „hanabi serve“.
flag-admin-rotate-key-as-json = Das Ergebnis für Programme ausgeben, als JSON.
flag-bench-players = Wie viele mitspielen: Zahlen von 2 bis 5 mit Kommas dazwischen; ohne Angabe 2,5.
flag-bench-seconds = Wie viele Sekunden etwa gemessen wird, wenn alles bereit ist; ohne Angabe 30.
flag-bench-batch = Wie viele Partien zusammen ziehen; ohne Angabe 262144 auf dem Prozessor, 1048576 auf der Grafikkarte.
flag-bench-device = Worauf gespielt wird: cpu oder cuda; ohne Angabe auf allem, was da ist.
flag-bench-peers = Auch die anderen installierten Programme messen, oder nur das eigene.
flag-bench-plot = Ein Diagramm in diese SVG-Datei zeichnen.
flag-bench-as-json = JSON für Programme ausgeben.
bench-players = { $players } Personen
bench-number = { $number }
bench-what = Schnittstelle
bench-device = Gerät
bench-batch = Partien zugleich
bench-moves = Züge pro Sekunde
bench-observed = Mit Beobachtungen
bench-blind = { $players } Personen, Züge pro Sekunde
bench-seen = { $players } Personen, Züge pro Sekunde mit Beobachtungen
bench-chart = Züge pro Sekunde von Hanabi-Programmen, logarithmisch
bench-how-to-read = Mediane aus { $rounds } Durchgängen, in denen alle reihum drankommen. Die Balken sind logarithmisch; ihr blasses Ende reicht vom langsamsten bis zum schnellsten Durchgang.
kernel-compiling = Es wird übersetzt; das dauert einmal etwa eine Minute …
bench-compiling = Der Kern wird geladen. Beim ersten Mal wird er übersetzt; das dauert etwa eine Minute.
bench-preparing = Vorbereitung
bench-measuring = Messung
bench-interpreted = Unser Programm ist hier nicht übersetzt, weil Numba fehlt oder abgeschaltet ist: Es wird interpretiert und ist viel langsamer. So wird Numba installiert: pip install 'hanabi[fast]'
bench-alone = Hier ist kein anderes Programm installiert: Nur unseres wird gemessen.
bench-absent = { $what } lässt sich hier nicht messen: { $why }

## The server

serving = Hanabi läuft unter { $address }. Ctrl-C beendet den Server; die Partien gehen weiter, wenn du ihn wieder startest.
waiting-for-database = { $why } Es wird bis zu { $seconds } Sekunden gewartet.
admin-no-rooms = Es gibt keine Räume.
admin-no-bans = Keine Adresse ist gesperrt.
admin-room = Raum { $room }, { $ruleset }: { $state }.
admin-room-times = Eröffnet { $opened }, zuletzt benutzt { $used }.
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
admin-column-addresses = VERBUNDEN VON
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
admin-confirm-erase = Namen und Worte von { $person } überall endgültig entfernen? [j/N]
admin-confirm-forget = Alle älteren Schlüssel vergessen? Alle verlieren ihre Plätze und ihre Partien. [j/N]
admin-closed = Der Raum { $room } ist geschlossen.
admin-deleted = Der Raum { $room } ist gelöscht.
admin-ended = Die Partie im Raum { $room } ist beendet.
admin-erased = Die Person ist entfernt; geänderte Räume: { $rooms }, geänderte Partien: { $games }.
admin-banned = Von { $network } kann sich niemand mehr verbinden.
admin-unbanned = Von { $network } kann man sich wieder verbinden.
admin-rotated = Cookies werden mit einem neuen Schlüssel unterschrieben; laufende Server benutzen ihn binnen einer Minute. Gültige Schlüssel: { $keys }.
admin-unconfirmed = { $missing } von { $servers } laufenden Servern haben es noch nicht bestätigt; sie folgen, sobald sie die Datenbank wieder lesen.
room-opened = Der Raum ist offen. Gib diesen Link weiter: { $link }
backed-up = Alles ist nach { $file } kopiert.
restored = Alles aus { $file } ist wiederhergestellt.

## What is refused: rooms and servers

error-no-such-room = Diesen Raum gibt es nicht. Prüfe den Link, oder öffne einen neuen Raum.
error-no-such-moment = An dieser Stelle lässt sich die Partie nicht weiterspielen: Da war sie schon zu Ende.
error-other-rules = Hier gelten andere Regeln, oder es spielen nicht so viele mit wie in der Partie, die du wieder aufnehmen willst.
error-no-such-game = Diese Partie gibt es nicht. Prüfe den Link.
error-no-such-code = Dieser Code ist falsch, verbraucht oder zu alt. Hol dir auf deinem anderen Gerät einen neuen.
error-not-found = Unter dieser Adresse gibt es nichts.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-bad-request = Der Server hat die Anfrage nicht verstanden.
error-malformed = Die Nachricht entspricht nicht dem Protokoll, und zwar bei { $where }.
error-not-text = Nachrichten müssen Text sein, nicht binär.
error-message-too-large = Die Nachricht ist zu groß: höchstens { $most } Bytes.
error-body-too-large = Die Anfrage ist zu groß: höchstens { $most } Bytes.
error-not-json-body = Die Anfrage muss JSON sein.
error-foreign-origin = Die Anfrage kommt von einer fremden Seite und wurde darum nicht ausgeführt.
error-unknown-host = Dieser Server kennt { $address } nicht als seine Adresse. Wer ihn betreibt, kann ihn mit --address { $address } starten.
error-request-timeout = Der Server hat vergeblich auf den Rest der Anfrage gewartet. Versuch es noch einmal.
error-headers-too-large = Die Adresse oder die Kopfzeilen der Anfrage sind zu groß. Lösch die Cookies dieser Seite und versuch es noch einmal.
error-too-many-requests = Zu viele Anfragen in kurzer Zeit. Warte eine Minute und versuch es noch einmal.
error-too-many-connections = Zu viele Verbindungen von deiner Adresse. Schließ ein paar und versuch es noch einmal.
error-too-busy = Im Raum ist gerade zu viel los. Versuch es noch einmal.
error-internal = Auf dem Server ist etwas schiefgegangen. Es hat sich nichts geändert; versuch es noch einmal.
error-storage-unavailable = Der Server kann gerade nichts speichern. Deine Anfrage wird automatisch wiederholt.
error-storage-refused = Die Datenbank nimmt nicht an, was zu speichern war, darum hat sich nichts geändert. Bitte melde es.
error-unknown-person = Der Server kennt dich nicht mehr. Verbinde dich neu.
error-database-url = Das ist keine Adresse einer Datenbank: { $url }. Sie sieht aus wie sqlite:///FILE oder postgresql://…
error-database-unreachable = Bei { $host }, Port { $port }, antwortet niemand. Prüfe Host und Port in der Adresse der Datenbank und ob PostgreSQL läuft.
error-database-unknown-host = Der Host { $host } der Datenbank ist nicht zu finden. Prüfe seinen Namen in der Adresse der Datenbank.
error-database-silent = Die Datenbank bei { $host }, Port { $port }, antwortet nicht rechtzeitig. Prüfe, ob sie überlastet ist und ob eine Firewall dazwischen liegt.
error-database-not-postgresql = Was bei { $host }, Port { $port }, antwortet, ist kein PostgreSQL. Prüfe den Port in der Adresse der Datenbank.
error-database-tls = Dieser Server und die Datenbank bei { $host }, Port { $port }, können sich nicht auf eine verschlüsselte Verbindung einigen. Prüfe das Zertifikat und „ssl“ in der Adresse der Datenbank.
error-database-wrong-password = PostgreSQL weist den Benutzer „{ $user }“ ab: Das Passwort ist falsch oder fehlt, oder es gibt ihn nicht. Prüfe HANABI_DATABASE_PASSWORD oder die Adresse der Datenbank.
error-database-role-refused = PostgreSQL lässt den Benutzer „{ $user }“ nicht herein: Es gibt ihn nicht, oder pg_hba.conf lässt ihn von diesem Rechner nicht zu.
error-database-unknown-name = PostgreSQL hat keine Datenbank namens „{ $name }“. Lege sie mit „createdb“ an oder berichtige die Adresse der Datenbank.
error-database-no-rights = Der Benutzer „{ $user }“ darf in der Datenbank „{ $name }“ keine Tabellen anlegen. Mach ihn zum Eigentümer der Datenbank.
error-database-starting = Die Datenbank bei { $host }, Port { $port }, startet oder stoppt gerade. Versuche es gleich noch einmal.
error-database-overcrowded = Die Datenbank bei { $host }, Port { $port }, nimmt keine Verbindungen mehr an. Erhöhe ihr max_connections oder starte weniger Server.
error-database-not-sqlite = { $file } ist keine SQLite-Datenbank. An ihr wurde nichts geändert; nenne eine andere Datei.
error-database-corrupt = Die Datenbank { $name } ist beschädigt. Spiele die letzte Sicherung mit „hanabi restore“ in eine neue Datenbank ein.
error-database-file-denied = Die Datei { $file } lässt sich nicht als Datenbank zum Lesen und Schreiben öffnen. Prüfe Eigentümer und Rechte.
error-database-folder-denied = In { $folder } kann die Datenbank nicht liegen: Der Ordner lässt sich nicht anlegen oder nicht beschreiben. Prüfe Eigentümer und Rechte.
error-database-locked = Ein anderes Programm hält die Datenbank { $name } gesperrt. Beende es und versuche es noch einmal.
error-database-disk-full = Für die Datenbank { $name } ist kein Platz mehr. Schaffe welchen und versuche es noch einmal.
error-database-disk-failed = Das System kann die Datenbank { $name } nicht lesen oder schreiben. Prüfe die Platte und das Protokoll des Systems.
error-database-failed = Die Datenbank { $name } ist nicht benutzbar ({ $error }). Ihr eigenes Protokoll sagt mehr.
error-database-missing = Unter { $url } gibt es keine Datenbank.
error-database-too-new = Die Datenbank stammt von einer neueren Version von Hanabi. Installiere diese Version.
error-database-too-old = Die Datenbank stammt von einer älteren Version von Hanabi. Starte einmal „hanabi serve“, das bringt sie auf den neuen Stand.
error-database-not-empty = In der Datenbank sind schon Räume, darum wurde die Sicherung nicht zurückgespielt.
error-not-a-backup = { $file } ist keine Sicherung von Hanabi.
error-backup-too-old = { $file } stammt von einer älteren Version von Hanabi. Spiel die Sicherung mit jener Version zurück, dann starte „hanabi serve“ mit dieser.
error-port-unavailable = Der Server kann an { $host }, Port { $port }, nicht lauschen: { $why }. Wähle einen anderen Port mit --port oder eine andere Adresse dieses Rechners mit --host.
error-bad-address = Das ist keine Adresse einer Website: { $address }. Sie sieht aus wie https://hanabi.example
error-address-below-root = Die Seite muss an der Wurzel eines Hosts liegen, nicht unter einem Pfad: { $address }. Gib ihr einen eigenen Hostnamen und verwende { $root }
error-redis-url = Das ist keine Adresse eines Redis: { $url }. Sie sieht aus wie redis://HOST:6379/0
error-bad-setting = { $name } kann nicht „{ $value }“ sein.
error-setting-twice = { $name } und { $other } sind beide gesetzt. Setze nur eines davon.
error-setting-file = Die Datei { $file }, die { $name } nennt, ist nicht lesbar oder leer.
error-no-name = Komm erst herein: Sag den anderen, wie du heißt.
error-name-empty = Ein Name braucht mindestens einen Buchstaben.
error-name-unprintable = Der Name enthält Zeichen, die sich nicht anzeigen lassen.
error-name-taken = In diesem Raum heißt schon jemand { $name } oder zum Verwechseln ähnlich. Wähle einen anderen Namen.
error-room-crowded = Der Raum ist voll: höchstens { $most } Personen.
error-room-full = Alle Plätze sind besetzt.
error-room-worn-out = In diesem Raum ist so viel geschehen, dass er nichts mehr aufnimmt. Öffne einen neuen.
error-seat-taken = Platz { $number } ist besetzt.
error-not-host = Das darf nur der Host des Raums.
error-host-stays = Der Host lässt sich nicht hinausschicken. Gib den Raum erst an jemand anderen ab.
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
error-strangers-worn-out = Leute ohne Platz haben in diesem Raum alles gesagt, was sie sagen können. Setz dich, um zu reden.
error-too-many-names = Aus deinem Netz sind zu viele neue Leute gekommen. Versuch es in einer Minute noch einmal.
error-too-many-changes = Du hast dich zu oft umgesetzt oder etwas geändert. Warte eine Minute und versuch es dann noch einmal.
error-not-voted = Du hast keine Stimme, die du zurücknehmen könntest.
error-too-many-bot-games = Du hast viele Partien nur mit Bots begonnen. Warte eine Minute bis zur nächsten.
error-delay-range = Zuschauer können höchstens { $most } Züge zurück sein.
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
error-player-present = Diese Person ist da oder gerade erst gegangen. Ein Bot vertritt nur, wer schon etwas länger weg ist.
error-no-shuffle = Kein Mischen wartet auf eine Zahl von dir.
error-wrong-entropy = Das ist nicht die Zahl, auf die du dich festgelegt hast. Schicke die, deren Hash du vorher geschickt hast.
error-shuffling = Der Stapel der nächsten Partie wird schon gemischt.
error-no-stand-in = Auf diesem Platz vertritt kein Bot jemanden.
error-stand-in-plays = Ein Bot spielt für dich. Nimm erst deinen Platz zurück.
error-too-many-sitting = { $sitting } Plätze sind schon besetzt, { $seats } reichen nicht.
error-clock-range = Die Bedenkzeit für einen Zug beträgt { $least } bis { $most } Sekunden.
error-ruleset-too-long = Der Name des Regelwerks ist zu lang.
error-text-empty = Da steht nichts, was sich sagen ließe.
error-text-too-long = Der Text ist zu lang: höchstens { $most } Zeichen.
error-no-talk-now = Während einer Partie wird in diesem Raum nicht geredet.
error-remarks-only = Während einer Partie sind in diesem Raum nur die vorgegebenen Sätze erlaubt.
error-watchers-are-silent = Wer zuschaut, redet während einer Partie nicht.
error-not-your-cards = Das sind nicht die Karten deiner Hand.
error-no-such-card = Diese Karte gibt es noch nicht.
error-not-a-players-action = Das kann nur der Raum.
error-stale = Die Partie ist inzwischen weitergegangen. Sieh dir den Tisch noch einmal an.
error-removed = Der Host hat dich aus diesem Raum geschickt.
error-signed-out = Du hast dich auf einem anderen Gerät abgemeldet.
error-talk-too-often = Du schreibst sehr oft. Warte einen Moment und versuch es noch einmal.
error-flood = Zu viele Nachrichten in kurzer Zeit. Die Verbindung wurde geschlossen.
error-nonsense = Zu viele unverständliche Nachrichten. Die Verbindung wurde geschlossen.
error-too-many-guests = In diesem Raum sind schon zu viele Leute. Versuch es später noch einmal.
error-room-closed = Der Raum wurde gerade geschlossen. Die Verbindung wird von selbst neu aufgebaut.
error-room-shut = Wer diesen Server betreibt, hat diesen Raum geschlossen. Eröffne einen anderen.
error-room-deleted = Wer diesen Server betreibt, hat diesen Raum gelöscht.
error-erased = Wer diesen Server betreibt, hat dich daraus entfernt. Lade die Seite neu, um als jemand Neues zurückzukommen.
error-banned = Wer diesen Server betreibt, nimmt von deiner Adresse keine Verbindungen an.
error-already-closed = Der Raum { $room } ist schon geschlossen.
error-no-such-person = Über eine Person { $person } ist nichts gespeichert. „hanabi admin show“ nennt die Personen eines Raums.
error-bad-network = Das ist weder eine Adresse noch ein Netz: { $network }. Es sieht aus wie 203.0.113.7, 203.0.113.0/24 oder 2001:db8::/64
error-ban-too-wide = Das Netz { $network } ist zu groß für eine Sperre: Es braucht mindestens /{ $bits }.
error-not-banned = { $network } ist nicht gesperrt. „hanabi admin bans“ nennt die Sperren.
error-key-in-environment = Die Schlüssel stehen in HANABI_SECRET, nicht in der Datenbank. Schreibe dort einen neuen vor den alten, durch ein Komma getrennt, und starte den Server neu.
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
error-usage-confirm = Das lässt sich nicht rückgängig machen. Gib { $option } an, wenn du es willst.
error-usage-keep-folder = { $option } gehört zu einem Ordner, und { $file } ist keiner.
error-usage-not-a-number = { $option } braucht eine ganze Zahl.
error-usage-bad-value = { $option } kennt { $choices }, aber nicht „{ $value }“.
error-usage-option-value = So lässt sich { $option } nicht verwenden.
error-usage-too-many-words = Das sind mehr Wörter, als dieser Befehl versteht.
error-usage-diff = Nenne zwei Regelwerke zum Vergleichen: hanabi rules diff fr pl
error-usage-commitment = COMMITMENT braucht { $least } bis { $most } hexadezimale Ziffern (0 bis 9, a bis f).
error-usage-seats = { $option } braucht Zahlen von 2 bis 5 mit Kommas dazwischen, etwa 2,5, nicht „{ $value }“.
error-usage-not-svg = { $option } zeichnet eine SVG-Datei: Ihr Name endet auf .svg, anders als „{ $value }“.
error-usage-help = „{ $command } --help“ zeigt, wie es geht.
error-usage-language = Die Sprache „{ $language }“ wird hier nicht gesprochen. Es gibt: { $known }.
error-system = Das System verweigert sich: { $what }.
error-missing-extra = { $extra ->
    [client] Ein Raum auf einem Server braucht weitere Pakete.
    [tui] Die Anzeige auf dem ganzen Terminal braucht weitere Pakete.
    [server] Ein Server braucht weitere Pakete.
    [fast] Übersetzte Bots und viele Partien auf einmal brauchen weitere Pakete.
    [envs] Die Umgebungen für die Forschung brauchen weitere Pakete.
    [cluster] Ein Cluster braucht weitere Pakete.
   *[other] Dafür werden weitere Pakete gebraucht.
 } So werden sie installiert: pip install 'hanabi[{ $extra }]'
error-unworded = Das wurde abgelehnt ({ $code }).
error-unexpected = In Hanabi ist etwas schiefgegangen ({ $what }). Bitte melde es und schreib dazu, was du getan hast.

## What is refused: many games at once

error-not-an-integer = { $option } braucht eine ganze Zahl, nicht { $value }.
error-not-in-range = { $option } reicht von { $least } bis { $most }; { $value } geht nicht.
error-not-a-ruleset = { $value } ist kein Regelsatz: gib einen an oder seinen Namen, etwa fr+black-powder.
error-no-such-device = Ein Gerät „{ $device }“ gibt es nicht. Partien laufen auf cpu oder cuda.
error-no-cuda = Auf einer Grafikkarte lassen sich hier keine Partien spielen. Es fehlt: { $missing }.
error-too-many-games = Für { $count } Partien zugleich reicht der Speicher nicht.
error-wrong-shape = Jede Partie braucht eine Aktion: ein Array der Form { $expected }, nicht { $shape }.
error-wrong-type = Aktionen sind ganze Zahlen, nicht { $type }.
error-other-game = Diese Partien haben andere Regeln oder eine andere Personenzahl als { $rules } zu { $players }.
error-no-number = Nur Aktionen der Spielenden haben Nummern; diese ist die des Raums.
error-no-such-action = Die Aktion { $action } ist jetzt nicht möglich.
error-illegal-actions = { $count ->
    [one] In einer Partie war die Aktion { $action } nicht möglich, Partie { $game }. Sie ist unverändert; alle anderen sind weitergegangen.
   *[other] In { $count } Partien war die Aktion nicht möglich, zuerst { $action } in Partie { $game }. Sie sind unverändert; alle anderen sind weitergegangen.
 }
error-no-seat = Ergänzen lässt sich nur, was jemand am Tisch sieht: Zuschauende sehen schon alle Karten.
error-nothing-fits = Keine Hand passt zu dem, was hier gesagt wurde und zu sehen ist.
error-other-hand = Die Hand braucht { $cards } Karten, der Stapel { $deck } und der Stapel der Plättchen { $tiles }.
error-seen-only = Das ist nur, was jemand von einer Partie sieht. Ergänze sie zuerst: imagine tut das nach Zufall, deal nach deiner Angabe.

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
error-unknown-version = Die Aufzeichnung hat die Version { $version }; dieses Programm liest Version { $known }.
error-bad-field = Das Feld „{ $field }“ der Aufzeichnung fehlt oder ist nicht, was es sein soll.
error-no-proof = Die Aufzeichnung enthält keinen Beweis ihrer Kartenverteilung: Den haben nur Partien, die auf einem Server gespielt wurden.
error-bad-player-name = Ein Name braucht 1 bis { $most } druckbare Zeichen.
error-bad-ruleset = Die Regeln in der Aufzeichnung sind nicht lesbar ({ $field }).
error-unknown-variant = Die hanab.live-Variante „{ $variant }“ wird hier nicht gespielt.
error-unplayed-option = Die hanab.live-Option „{ $option }“ wird hier nicht gespielt.
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
   *[s] bricht gegen die Regeln die Partie ab
 }. { $why }
error-seat-unknown = Den Platz „{ $seat }“ gibt es nicht. Am Tisch: { $players }.

## What is refused: rulesets

error-unknown-edition = Die Ausgabe „{ $edition }“ gibt es nicht. Es gibt: { $known }.
error-unknown-option = „{ $option }“ lässt sich nicht hinzunehmen. Zu { $edition } passt: { $offered }.
error-not-in-box = { $edition } bietet „{ $option }“ nicht, sondern: { $offered }.{ $edition ->
    [custom] {""}
   *[other] {" "}Mit „custom“ geht alles.
 }
error-option-twice = „{ $option }“ steht zweimal da.
error-suit-twice = Es kann nur eine { suit }e Reihe geben: Entscheide dich für eine Art.
error-suit-order = Die Farben müssen in dieser Folge stehen, jede einmal: { $order }; nicht { $suits }.
error-impossible-suit = So, wie die { suit }e Reihe beschrieben ist, lässt sie sich nicht spielen.
error-out-of-range = { $option ->
    [tokens] Die Zahl der Hinweisplättchen
    [strikes] Die Zahl der Fehler
    [players] Die Zahl der Personen
    [hand] Die Zahl der Handkarten
    [tiles] Die Zahl der Bonusplättchen
   *[suits] Die Zahl der Farben
 } geht von { $least } bis { $most }; { $value } ist nicht möglich.
error-not-a-number = „{ $option }“ braucht eine Zahl, nicht „{ $value }“.
error-not-a-choice-of-suits = „{ $value }“ ist keine Auswahl von Farben: Nenne ihre Zahl (suits=3) oder ihre Buchstaben, jeden einmal (suits=rgb).
error-name-too-long = Der Name ist zu lang: höchstens { $most } Zeichen.
error-fields-unreadable = Die Felder des Regelwerks sind nicht lesbar ({ $field }).
error-player-count = Diese Partie ist für 2 bis { $most } Personen, nicht für { $players }.
error-no-deck-left = { $dealt } Karten für { $players } Personen lassen keinen Stapel übrig: Es gibt nur { $cards } Karten.
error-deck-not-the-box = Der Stapel entspricht nicht der Schachtel: { $cards } Karten, wo { $expected } der richtigen Art hingehören.
error-tiles-not-the-box = Die Bonusplättchen sind nicht die der Schachtel: { $tiles }, wo { $expected } hingehören.
error-places-not-the-box = Was die Aufzeichnung mischt, passt nicht zu ihren Bonusplättchen.
error-not-a-card = „{ $text }“ ist keine Karte. Karten schreibt man wie r3.
error-not-in-hand = { $card } ist nicht auf dieser Hand: { $hand }.
error-seat-not-free = Platz { $number } ist an diesem Tisch für { $players } nicht frei.
error-nobody-in-seat = Auf Platz { $number } sitzt niemand, den man fragen könnte.
error-dealt-elsewhere = Diese Partie wurde nicht hier ausgeteilt, deshalb gibt es keine Aufzeichnung.
error-not-an-action = „{ $text }“ ist keine Aktion.

## What is refused: bots

error-unknown-bot = Einen Bot namens „{ $name }“ gibt es nicht. Es gibt: { $known }.
error-bots-at-table = { $bots ->
    [one] Ein Bot füllt
   *[other] { $bots } Bots füllen
 } keinen Tisch für { $players }.
error-illegal-answer = Ein Bot hat gegen die Regeln verstoßen ({ $reason }); die Partie kann nicht weitergehen.
error-bot-failed = Der Bot „{ $bot }“ ist gescheitert: { $what }

## What is refused: actions

error-game-over = Die Partie ist vorbei.
error-no-such-seat = Diesen Platz gibt es am Tisch nicht.
error-not-your-turn = Jemand anders ist am Zug.
error-choice-pending = Erst muss die Wahl für ein Bonusplättchen fallen.
error-nothing-to-choose = Kein Bonusplättchen wartet auf eine Wahl.
error-must-choose = Auf dieses Bonusplättchen darfst du nicht verzichten.
error-other-clue-wanted = Das Bonusplättchen gibt die andere Art Hinweis.
error-other-choice-wanted = Das Bonusplättchen verlangt etwas anderes.
error-not-in-discards = Diese Karte liegt nicht auf dem Ablagestapel.
error-does-not-fit = Diese Karte passt nicht in ihre Reihe.
error-card-not-in-hand = Diese Karte hält nicht, wer am Zug ist.
error-all-tokens-available = Kein Hinweisplättchen fehlt, darum darf niemand ablegen: Spiele eine Karte oder gib einen Hinweis.
error-no-clue-token = Kein Hinweisplättchen ist übrig: Spiele eine Karte, oder lege eine ab und gewinne eins zurück.
error-clue-to-oneself = Sich selbst darf niemand einen Hinweis geben.
error-no-cards-to-clue = Wer keine Karten mehr hat, kann keinen Hinweis bekommen.
error-rank-not-clued = Ein Hinweis nennt einen Wert von 1 bis 5.
error-colour-not-clued = Diese Farbe darf in dieser Partie niemand sagen.
error-empty-clue = In dieser Partie muss ein Hinweis auf eine Karte zeigen.
error-no-announcements = In dieser Partie gibt es keine Ansagen.
error-no-such-suit = Diese Reihe gibt es auf dem Tisch nicht.
error-more-to-score = Die Partie lässt sich nicht mangels Punkten abbrechen: Es sind noch welche möglich.

## Why bots do what they do

reason-random = Reiner Zufall.
reason-certain-play = Sie passt, was sie auch ist.
reason-invited-play = Ein Hinweis zeigte auf diese Karte allein: Sie will gespielt werden.
reason-last-chance-play = Der letzte Zug: Ein Fehler kostet nichts mehr.
reason-lesser-risk-play = Jedes Ablegen könnte die Vorstellung kosten; diese Karte passt vielleicht.
reason-forced-play = Etwas anderes war nicht erlaubt.
reason-play-clue = So gibt es etwas zu spielen.
reason-save-clue = Das rettet eine unverzichtbare Karte.
reason-telling-clue = Das verrät viel über Karten, auf die es ankommt.
reason-waiting-clue = Gerade besser, als etwas abzulegen.
reason-safe-discard = Die wird niemand vermissen.
reason-spare-discard = Was sie auch ist, es gibt noch ein Exemplar.
reason-oldest-discard = Die älteste Karte ohne Hinweis geht zuerst.
reason-least-missed-discard = Jede Karte hat ihren Hinweis; diese wird wohl am wenigsten fehlen.
reason-rekindle = Von allen passenden Karten hatte diese es am nötigsten.
reason-bring-back = Von allen abgelegten Karten eröffnet diese am meisten.

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
screen-ask-card = Welche Karte?
screen-ask-announcement = Karte { $place } ansagen?
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
screen-pass = Die Tastatur geht an { $player }; dort weiter mit Enter.
screen-not-saved = Diese Partie lässt sich nicht auf der Festplatte sichern: Schließ das Terminal nicht, bevor sie endet.
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
screen-set-aside = Eine gespeicherte Partie ist nicht lesbar und liegt jetzt beiseite als { $file }. { $why }
screen-too-small = Der Tisch braucht { $width } Spalten und { $height } Zeilen; hier sind { $has_width } und { $has_height }. Mach das Terminal größer, oder drücke Q und nimm „hanabi play --plain“.
screen-plain-no-terminal = Hier ist kein Terminal zum Zeichnen, darum läuft die Partie in einfachen Zeilen.
screen-plain-dumb = Dieses Terminal kann keinen Tisch zeichnen, darum läuft die Partie in einfachen Zeilen.
screen-plain-not-installed = Die Anzeige auf dem ganzen Terminal braucht weitere Pakete, darum gibt es hier einfache Zeilen. So werden sie installiert: pip install 'hanabi[tui]'

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
screen-key-new-deal = neue Karten
screen-key-same-deal = dieselben
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
screen-keys-title = Tasten
screen-log-title = Was bisher geschah
screen-known-title = Was alle wissen
screen-help-select = eine deiner Karten wählen
screen-help-play = die Karte spielen
screen-help-discard = die Karte für ein Hinweisplättchen ablegen
screen-help-clue = einen Hinweis geben: erst für wen, dann Farbe oder Wert
screen-help-take = nehmen, was markiert ist; überlegende Bots antreiben
screen-help-back = zurückgehen
screen-help-advice = Tipp: was ein Bot, den die anderen verstehen, tun würde und warum
screen-help-known = zeigen, was alle über jede Karte wissen
screen-help-log = zeigen, was bisher geschah
screen-help-rules = die Regeln dieser Partie zeigen
screen-help-quit = beenden; die Partie bleibt gespeichert
screen-help-step = eine Aktion vor, eine zurück
screen-help-leap = zehn Aktionen vor, zehn zurück
screen-help-edge = die Kartenverteilung, das Ende
screen-help-turn = zu einem Zug springen
screen-help-seat = vom nächsten Platz aus schauen; ohne Platz liegt alles offen
screen-help-leave = die Aufzeichnung schließen
screen-help-mouse = Maus: Karte, Name, Antwort oder Taste in der letzten Zeile anklicken.
screen-sign-needed = 3!    das letzte Exemplar einer Karte, die noch gebraucht wird
screen-sign-lost = x     unerreichbar, weil davor ein Wert endgültig fehlt
screen-sign-dots = R·G   wo ein Punkt steht, ist diese Farbe oder dieser Wert unmöglich
screen-sign-left = RE15  diese Karte der anderen ist bekanntlich rot oder gelb, und 1 oder 5
screen-sign-minus = 4-RE  sie ist eine 4, weder rot noch gelb: hinter dem Minus steht, was sie nicht ist
screen-sign-brackets = [R3]  auf diese Karte würde der Hinweis zeigen

# Setting up a game: labels of at most 13 letters, values of at most 18.
screen-language-name = Deutsch
screen-row-language = Sprache
screen-row-edition = Ausgabe
screen-row-tokens = Hinweise
screen-row-strikes = Fehler
screen-row-hand = Handkarten
screen-row-suits = Farben
screen-row-players = Personen
screen-row-seat = Platz { $number }
screen-row-first = Es beginnt
screen-row-memory = Merkhilfe
screen-row-confirm = Nachfragen
screen-edition-es = spanisch
screen-edition-pl = polnisch
screen-edition-pt = brasilianisch
screen-edition-fr = französisch
screen-edition-de = deutsch
screen-edition-custom = eigene Mischung
screen-edition-given = wie angegeben
# At most 34 letters.
screen-option-avalanche = Buntes Feuerwerk
screen-option-avalanche-own = Bunt als eigene Farbe
screen-option-avalanche-own-5 = Bunt als eigene Farbe, fünf Karten
screen-option-avalanche-every = Bunt zählt als jede Farbe
screen-option-black-powder = Schwarzpulver
screen-option-flamboyant-fives = Bonusplättchen
screen-option-all-or-nothing = Alles oder nichts
screen-option-synchronised-show = Synchronisiertes Feuerwerk
screen-option-no-empty-clues = Keine leeren Hinweise
screen-seat-person = Person
screen-seat-beginner = Anfänger
screen-seat-random = zufällig
screen-usual = wie üblich
screen-chance = per Los
screen-about-language = Die Sprache, die das Spiel spricht.
screen-about-edition = Die Ausgabe, nach der ihr spielt. Ctrl-R zeigt ihre Regeln.
screen-about-tokens = Wie viele Hinweisplättchen es gibt.
screen-about-strikes = Bei so vielen Fehlern ist die Vorstellung verloren.
screen-about-hand = Wie viele Karten alle halten; üblich ist, dass es von der Zahl der Personen abhängt.
screen-about-suits = Die Farben im Spiel: ← und → ändern ihre Zahl, ein Buchstabe nimmt eine heraus oder hinzu.
screen-about-players = Wie viele am Tisch sitzen.
screen-about-seat = Wer hier sitzt: eine Person oder ein Bot. Tippe, um den Namen zu ändern. Mehrere Personen reichen die Tastatur weiter.
screen-about-first = Wer zuerst am Zug ist.
screen-about-memory-deduced = Der Bildschirm zeigt alles, was Hinweise und Mitzählen über eine Karte verraten.
screen-about-memory-said = Der Bildschirm zeigt, welche Hinweise auf eine Karte zeigten; der Rest ist eure Sache.
screen-about-memory-nothing = Ihr merkt euch alles selbst, wie am echten Tisch.
screen-about-confirm = Ob vor dem Spielen einer Karte nachgefragt wird.

## A room on a server, in the terminal

error-link-unreadable = „{ $link }“ ist kein Link zu einem Raum. Einer sieht so aus: https://example.org/r/RAUM.
error-link-without-room = „{ $link }“ nennt keinen Raum. Ein Link zu einem Raum endet auf /r/RAUM.
error-no-such-host = Einen Server { $host } gibt es nicht, oder dieser Rechner ist nicht mit dem Internet verbunden.
error-server-unreachable = Bei { $server } antwortet niemand: Der Server läuft nicht, oder etwas ist im Weg.
error-server-silent = { $server } braucht zu lange für eine Antwort. Versuche es später noch einmal.
error-certificate-refused = { $server } kann nicht beweisen, wer er ist (sein Zertifikat ist ungültig); es wurde nichts gesendet.
error-no-hanabi-server = { $server } antwortet, aber nicht wie ein Server dieses Spiels.
error-server-forbids = { $server } lässt unter dieser Adresse niemanden herein. Nimm den Link genau so, wie du ihn bekommen hast.
error-server-protocol = Der Server spricht Protokoll { $protocol }, dieses Programm { $known }. Bring das ältere von beiden auf den neuesten Stand.
error-no-advice = In diesem Raum gibt es keinen Rat: Seine Merkhilfe merkt sich nicht alles.
error-remark-wanted = In dieser Partie gibt es nur vorgegebene Sätze: „sprich“ zählt sie auf, „sprich 4“ sagt den vierten.
error-removed-unknown = Niemand namens „{ $name }“ wurde entfernt. Entfernt: { $players ->
    [none] niemand.
   *[other] { $players }.
 }
error-removed-several = Mehrere wurden entfernt: { $players }. Schreib dazu, wen du meinst, etwa „zurück Ben“.
error-door-unknown = Eine Tür „{ $door }“ gibt es nicht. Schreib „tür offen“, „tür einladung“ oder „tür zu“.
screen-room-title = Raum { $room }
screen-room-rules = Regeln: { $rules }
screen-manners-strict = Kein Gespräch während der Partie
screen-manners-remarks = Nur vorgegebene Sätze im Spiel
screen-manners-open = Freies Gespräch
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
notice-handed-over = { $by } hat { $whom } zum Host gemacht.
notice-took-over = { $whom } vertritt jetzt den Host: Die Anwesenden haben so abgestimmt.
notice-host-returned = { $whom } ist zurück und wieder Host.
notice-removed = { $by } hat { $whom } aus dem Raum entfernt.
notice-readmitted = { $by } hat { $whom } wieder hereingelassen.
notice-door-set = { $door ->
    [invited] { $by } hat den Raum auf Einladungen beschränkt.
    [locked] { $by } hat den Raum abgeschlossen.
   *[open] { $by } hat den Raum für alle mit dem Link geöffnet.
 }
notice-stood-in = { $by } lässt den Bot „{ $bot }“ für { $whom } spielen.
notice-given-back = { $whom } hat den Platz zurück.
notice-host = Der Host
notice-guest = ein Gast
screen-room-clock = { $time } für jeden Zug, dann { $then ->
    [stop] endet die Partie
   *[beginner] zieht der Anfänger
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
    [yes] Warte, bis andere sich setzen, oder gib Bots die freien Plätze. Dann starte die Partie.
   *[no] Noch sind Plätze frei; der Host kann sie Bots geben.
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
screen-room-ask-vote = Dafür stimmen, die Partie zu beenden? Mehr als die Hälfte der Menschen, die spielen, muss es wollen; eine beendete Partie zählt 0 Punkte.
screen-room-ask-vote-back = Deine Stimme zurücknehmen und weiterspielen?
screen-room-ask-remove = { $player } aus dem Raum entfernen? Du kannst das später rückgängig machen.
screen-room-ask-rules = Nach welchen Regeln? Zum Beispiel fr oder de+avalanche.
screen-room-prompt = Raum>
screen-room-connecting = Verbindung mit { $server } wird aufgebaut …
screen-room-lost = Die Verbindung ist weg. Ich versuche es weiter; dein Platz und die Partie bleiben erhalten.
screen-room-sent = Unterwegs …
screen-room-clock-left = Noch { $time }.
screen-room-farewell = { $kept ->
    [yes] Dein Platz bleibt dir. Komm zurück mit: hanabi play { $link }
   *[no] Dein Platz bleibt besetzt, aber dieser Rechner konnte sich nicht merken, wer du dort bist: Du kämst als jemand Neues zurück.
 }
screen-proof-kept = Geprüft: Die Kartenverteilung ist die, die vor der ersten Aktion festgelegt war.
screen-proof-broken = Vorsicht: Die Kartenverteilung ist nicht die, die vor der ersten Aktion versprochen war.
screen-proof-unknown = Die Aufzeichnung war nicht zu bekommen, also ist die Kartenverteilung nicht geprüft.
screen-room-help =
    setzen 2       Platz 2 nehmen; ohne Zahl irgendeinen freien
    aufstehen      den Platz verlassen
    bot 3          einem Bot Platz 3 geben; ohne Zahl jeden freien Platz (Host)
    start          die Partie starten (Host)
    sprich Hallo   etwas sagen; „sprich“ zählt die Sätze auf, „sprich 4“ sagt den vierten
    name Anna      einen anderen Namen nehmen
    host Ben       Ben zum Host machen
    entferne Ben   Ben hinausschicken, oder mit der Platzzahl einen Bot (Host)
    zurück Ben     Ben wieder hereinlassen, den du entfernt hast (Host)
    tür zu         niemand Neues hereinlassen; auch „tür einladung“ und „tür offen“ (Host)
    vertrete 2     einen Bot für die abwesende Person auf Platz 2 spielen lassen, oder nicht mehr
    stimme         für das Ende der Partie stimmen, oder die Stimme zurücknehmen
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
screen-key-rematch = Revanche
screen-help-pick = nehmen, was markiert ist
screen-help-talk = etwas sagen, oder einen der vorgegebenen Sätze, wo es nur sie gibt
screen-help-vote = für das Ende der Partie stimmen, oder die Stimme zurücknehmen
screen-help-room = den Raum zeigen: wer da ist, was vereinbart und gesagt ist
screen-help-away = gehen; dein Platz bleibt dir, „hanabi play LINK“ bringt dich zurück
screen-help-row = einen Platz oder eine Person wählen
screen-help-table = zurück zum Tisch
screen-help-sit = den markierten Platz nehmen, wenn er frei ist; verlassen, wenn es deiner ist
screen-help-fill = einem Bot den markierten Platz geben, oder Bots alle freien (Host)
screen-help-game = die Partie starten, wenn alle Plätze besetzt sind (Host)
screen-help-stand-in = einen Bot für Abwesende spielen lassen, oder den Platz zurückgeben (Host)
screen-help-host = die markierte Person zum Host machen oder, wenn der Host weg ist, für sie stimmen
screen-help-remove = die Person hinausschicken, oder den Bot (Host)
screen-help-readmit = jemanden wieder hereinlassen, den du entfernt hast (Host)
screen-help-door = wählen, wer hereindarf: alle mit dem Link, Eingeladene, niemand Neues (Host)
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
   *[other] ; nach den Hinweisen: { $known }
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
web-table-firework = { suit }: { $top ->
    [none] nicht begonnen
   *[other] gebaut bis { $top }
 }{ $next ->
    [none] , vollständig
   *[other] , als Nächstes { $next }
 }
web-table-gone = { card }: { $gone } von { $copies } abgelegt
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
web-table-mark = Zeichen, die nur du siehst
web-table-marks = Merken, schieben
web-table-mark-play = zum Spielen
web-table-mark-keep = zum Behalten
web-table-mark-discard = zum Ablegen
web-table-mark-turned = gedreht
web-table-move-left = Nach links schieben
web-table-move-right = Nach rechts schieben
web-table-watching = Du schaust zu.
web-table-help = Tasten und Einstellungen
web-table-help-announce = wählen, was du mit der Karte ansagst
web-table-help-move = die Karte in deiner Hand verschieben
web-table-help-keys = diese Tasten zeigen
web-table-help-clue = Bei einem Hinweis kommt erst die Nummer der Person, dann ein Wert oder der Buchstabe auf den Karten einer Farbe.
web-table-help-order = Karten sind von der ältesten bis zur neuesten gezählt; an der neuesten steht „{ web-table-newest }“.
web-table-shortcuts = Mit diesen Tasten spielen
web-table-confirm = Vor jeder Aktion noch einmal fragen
web-table-final = Was getan ist, ist getan: Nichts lässt sich zurücknehmen.
web-table-close = Schließen
web-table-replay = Aufzeichnung speichern
web-table-commitment = Beweis für den Stapel
web-table-score = Ergebnis { $score } von { $best }
web-table-copy = Kopieren
web-table-copied = Kopiert
web-table-promised = Der Stapel stand vor der ersten Karte fest. Notiere diese Zahl, um das nach der Partie zu prüfen.
web-table-opened = Der Beweis liegt offen: Mit der Zahl, die du notiert hast, zeigt die Aufzeichnung, dass der Stapel von Anfang an feststand.
web-table-unopened = Der Beweis ist unterwegs.

## The page in the browser: the lobby

web-lobby-name = Dein Name
web-lobby-name-suggested = Bleibt das Feld leer, heißt du { $name }.
web-lobby-about = Du hältst deine Karten so, dass alle sie sehen, nur du nicht. Mit wenigen Hinweisen sagt ihr einander, was zu spielen ist, und legt zusammen fünf Feuerwerke, Karte für Karte.
web-lobby-bots = Mit Bots spielen
web-lobby-bots-about = Die Partie beginnt sofort.
web-lobby-open = Raum öffnen
web-lobby-open-about = Wähle die Regeln, teile den Link, spiele mit Freunden und Bots.
web-lobby-box = Nach dieser Ausgabe
web-lobby-box-about-es = Spielt sich in allem wie die französische Ausgabe.
web-lobby-box-about-pl = Ein Hinweis muss auf eine Karte zeigen. Bunt ist eine eigene Farbe mit fünf Karten; kein Schwarzpulver, keine Bonusplättchen.
web-lobby-box-about-pt = Bunt ist eine eigene Farbe. Synchronisiertes Feuerwerk, aber keine Bonusplättchen.
web-lobby-box-about-fr = Jeder Farbhinweis zeigt auf bunte Karten. Schwarzpulver, und Bonusplättchen für eine 5.
web-lobby-box-about-de = Wie die französische Ausgabe, aber jede vollständige Reihe bringt ein Bonusplättchen.
web-lobby-box-about-custom = Alles aus allen Ausgaben, eigene Zahlen, und bis zu sechs Personen.
web-lobby-more = Weitere Einstellungen
web-lobby-add = Erweiterungen und Varianten
web-lobby-about-avalanche = Eine sechste Reihe in allen Farben.
web-lobby-about-black-powder = Eine schwarze Reihe, die abwärts gelegt wird.
web-lobby-about-flamboyant-fives = Belohnungen für vollständige Reihen.
web-lobby-numbers = Eigene Zahlen
web-lobby-seats = Plätze
web-lobby-first = Wer beginnt
web-lobby-spectators = Zuschauer
web-lobby-spectators-nothing = Sehen bis zum Ende nichts
web-lobby-spectators-public = Sehen den Tisch, aber keine Hand
web-lobby-spectators-seat = Sehen, was ein Platz sieht
web-lobby-spectators-open = Sehen alle Hände
web-lobby-spectators-trust = Nur unter Leuten, die sich vertrauen: Wer spielt, könnte in einem zweiten Browser die eigenen Karten sehen.
web-lobby-spectators-whose = Wessen Augen
web-lobby-spectators-delay = Wie weit zurück
web-lobby-spectators-late = { $actions ->
    [0] gar nicht
    [one] einen Zug
   *[other] { $actions } Züge
 }
web-lobby-clock = Zeit für jeden Zug
web-lobby-no-clock = Ohne Uhr
web-lobby-then = Wenn die Zeit um ist
web-lobby-then-stop = Die Partie endet
web-lobby-then-beginner = Ein Anfänger-Bot zieht
web-lobby-pair = { $label }: { $value }
web-lobby-join = In einen Raum gehen
web-lobby-link = Link zum Raum
web-lobby-join-go = Hingehen
web-lobby-claim = Von einem anderen Gerät aus weiterspielen
web-lobby-claim-about = Hol dir auf dem anderen Gerät in deinem Raum einen Code und gib ihn hier ein.
web-lobby-code = Code
web-lobby-claim-go = Weiter
web-lobby-claimed = Fertig: Hier bist du jetzt dieselbe Person. Öffne deinen Raum über seinen Link.

## The page in the browser: the room

web-room-connecting = Verbindung wird aufgebaut …
web-room-late = Der Server hat noch nicht geantwortet. Deine Anfrage wird automatisch wiederholt.
web-room-choice-kept = Deine Wahl bleibt erhalten und wird noch einmal gesendet: { coach-action }
web-room-back-in = Nächster Versuch in { $seconds } s
web-room-your-turn = Du bist dran
web-room-dismiss = Hinweis schließen
web-room-shuffling = Der Stapel wird gemischt …
web-room-lobby = Zur Startseite
web-room-again = Neu hereinkommen
web-room-enter = Hereinkommen
web-room-enter-sit = Hereinkommen und hinsetzen
web-room-enter-watch = Nur hereinkommen
web-room-sit = Hier hinsetzen
web-room-stand = Aufstehen
web-room-bot = Bot dazusetzen
web-room-bots = Bots
web-room-fill = Freie Plätze mit Bots besetzen
web-room-clear = Wegschicken
web-room-hand-over = Zum Host machen
web-room-acting-host = Host in Vertretung
web-room-owner = Eigentümer
web-room-host-away = { $time ->
    [none] { $host }, der Host, ist nicht da.
   *[other] { $host }, der Host, ist seit { $time } nicht da.
 }
web-room-host-vote-later = In { $time } könnt ihr über eine Vertretung abstimmen.
web-room-host-vote-about = { $needed ->
    [one] Solange kann jemand am Tisch den Host vertreten. Es braucht eine Stimme.
   *[other] Solange kann jemand am Tisch den Host vertreten. Es braucht { $needed } Stimmen.
 }
web-room-host-votes = Stimmen von { $names }
web-room-vote-host = Als Host wählen
web-room-remove = Hinausschicken
web-room-ask-remove = { $player } aus dem Raum entfernen? Du kannst das später rückgängig machen.
web-room-removed = Aus dem Raum entfernt
web-room-readmit = Wieder hereinlassen
web-room-stand-in = Bot spielen lassen
web-table-away = seit { $time } weg
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
web-room-invite-about = { $door ->
    [locked] Der Raum ist abgeschlossen: Niemand Neues kann hereinkommen.
    [invited] { $host ->
        [yes] Wer diesen Einladungslink hat, kann hereinkommen.
       *[no] In diesen Raum kommt man nur mit Einladung. Einladen kann der Host.
     }
   *[open] Wer diesen Link hat, kann hereinkommen.
 }
web-room-invite-anew = Neuer Einladungslink
web-room-invite-anew-about = Der alte Link gilt dann nicht mehr.
web-room-door = Wer hereindarf
web-room-door-open = Alle mit dem Link
web-room-door-invited = Nur mit Einladungslink
web-room-door-locked = Niemand Neues
web-room-copy = Link kopieren
web-room-copied = Der Link ist kopiert.
web-room-share = Teilen …
web-room-qr = QR-Code
web-room-qr-about = QR-Code mit dem Link zu diesem Raum
web-room-silence = Noch hat niemand etwas gesagt.
web-room-say = Sag etwas
web-room-send = Sagen
web-room-remarks = Fertige Sätze
web-room-unread = { $count } neu
web-room-vote = Für das Ende der Partie stimmen
web-room-vote-back = Meine Stimme zurücknehmen
web-room-end = Diese Partie beenden
web-room-ask-end = Diese Partie beenden? Eine beendete Partie zählt 0 Punkte.
web-room-leave = Vorerst weggehen
web-room-leave-about = Du findest diese Partie auf der Startseite wieder.
web-room-room = Der Raum
web-room-rename = Namen ändern
web-room-device = Auf einem anderen Gerät weiterspielen
web-room-device-about = Ein Code bringt dich samt deinem Platz auf ein anderes Gerät.
web-room-code = Code holen
web-room-code-about = Gib ihn auf dem anderen Gerät auf der Startseite ein. Er gilt einmal und nur kurz: { $time }.

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
web-rules-tags = Die kleinen Kürzel wie B4 sagen, aus welcher Regel ein Satz kommt; sie sind in allen Sprachen gleich.

## The page in the browser: comforts of the table

web-table-note = { $you ->
    [yes] Deine Notiz: „{ $text }“
   *[no] Notiz von { $player }: „{ $text }“
 }
web-table-noted = { $card }; { $note }
web-table-note-write = Eine Notiz auf diese Karte schreiben
web-table-note-field = Eine Notiz, die bis zum Ende nur du liest
web-table-note-done = Fertig
web-table-notes = Notizen
web-table-veil = Diese Karten so sehen wie { $player }
web-table-help-note = eine Notiz auf die gewählte Karte schreiben
web-table-help-veil = die nächste Hand so sehen wie die Person, die sie hält; oder einen Namen gedrückt halten
web-table-settings = Einstellungen
web-notice-sounds = Töne spielen
web-notice-notices = Mir Bescheid geben, wenn ich dran bin und gerade woanders hinsehe
web-notice-refused = Dein Browser lässt diese Seite keine Mitteilungen zeigen. Du kannst es in seinen Einstellungen erlauben.
web-notice-missing = Dein Browser zeigt Mitteilungen nur von https-Adressen, auf manchen Telefonen nur von installierten Seiten.
web-notice-unreached = Keine Verbindung zum Server. Sobald sie wieder da ist, kannst du weiterspielen.

## The page in the browser: looking back, and past games

web-replay-title = Aufzeichnung
web-replay-open = Aufzeichnung öffnen
web-replay-about = Öffne eine Partie, die hier oder auf hanab.live gespeichert wurde.
web-replay-about-drop = Du kannst die Datei auch einfach auf diese Seite ziehen.
web-replay-choose = Datei auswählen
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
web-replay-course = Die Punkte und, gestrichelt, das beste noch mögliche Ergebnis. { $lost ->
    [yes] Die volle Punktzahl war bis Zug { $at } möglich.
   *[no] Die volle Punktzahl war bis zum Ende möglich.
 }
web-replay-share = Link zu diesem Moment
web-replay-save = Partie speichern
web-replay-save-own = Als Aufzeichnung
web-replay-save-live = Für hanab.live
web-replay-if = Was wäre, wenn …
web-replay-if-about = Spiel von hier aus weiter oder die ganze Partie noch einmal: Du nimmst einen Platz, Bots die anderen. Die Karten kommen wie damals.
web-replay-seat = Am Platz von
web-replay-play-on = Von hier aus weiterspielen
web-replay-same-deal = Dieselben Karten noch einmal
web-replay-over = Hier ist die Partie vorbei. Geh zu einem früheren Zug.
web-replay-together = Gemeinsam zurückblicken
web-replay-together-about = In einem eigenen Raum sehen alle, die den Link haben, den Moment, den jemand zeigt.
web-replay-together-go = Raum dafür öffnen
web-replay-look = Zurückblicken
web-replay-close = Zurück zum Tisch
web-replay-led = { $how ->
    [nobody] Sieh dir die Partie allein an, oder zeig sie allen im Raum.
    [you] Du leitest den Rückblick: Alle sehen, was du siehst.
    [alone] { $player } zeigt allen die Partie; du schaust für dich.
   *[following] { $player } zeigt die Partie, und du siehst dasselbe.
 }
web-replay-lead = Rückblick leiten
web-replay-take-over = Leitung übernehmen
web-replay-stop = Leitung abgeben
web-replay-follow = { $player } folgen
web-replay-alone = Für mich schauen
screen-deal-again = Diese Karten wurden schon einmal gespielt: Vielleicht kennt sie jemand.
web-games-title = Meine Partien
web-games-running = Deine laufenden Partien
web-games-none = Du hast noch keine Partie zu Ende gespielt.
web-games-start = Eine spielen
web-games-more = Ältere Partien
web-games-scores = Deine Ergebnisse
web-games-facts = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
 }, im Durchschnitt { $average } der vollen Punktzahl; die beste: { $best }. { $perfect ->
    [0] Noch keine perfekte Vorstellung.
    [one] Eine perfekte Vorstellung.
   *[other] { $perfect } perfekte Vorstellungen.
 }
web-games-again = wieder aufgenommen
web-games-own-rules = eigene Regeln
web-games-result-perfect = perfekt
web-games-result-finished = zu Ende gespielt
web-games-result-struck-out = verloren: zu viele Fehler
web-games-result-card-lost = verloren: eine nötige Karte ist weg
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
web-lesson-step-sight = Du und Ada baut zusammen fünf Feuerwerksreihen: in jeder Farbe eine, Karte für Karte von 1 bis 5. Du siehst Adas Karten, aber nie deine eigenen. Die sieht nur Ada.
web-lesson-step-ones = Ada verbraucht ein Hinweisplättchen und sagt dir, welche deiner Karten eine 1 sind: Karte 2 und Karte 4. Ein Hinweis nennt eine Farbe oder einen Wert und zeigt auf alle diese Karten. Noch ist keine Reihe begonnen, also passt jede 1.
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
web-lesson-not-five-discard = Hinweisplättchen sind genug da. Verbrauche lieber eins für Adas rote 2, als eine Karte wegzuwerfen.
web-lesson-not-five-clue = Der Hinweis wäre richtig, aber sag diesmal „Rot“: Die rote Reihe wartet auf eine 2.
web-lesson-not-two-play = Über diese Karte weißt du zu wenig. Sieh dir die Zeichen an deinen Karten an: Welche ist eine 1?
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

## Bots nach Namen, ihre Gesellschaft, und Bots von anderen

error-broken-bot = Der Bot „{ $bot }“ ({ $source }) ist nicht zu gebrauchen: { $what }
error-bot-keeps-to-its-kind = Der Bot „{ $bot }“ spielt nur mit seinesgleichen: Seine Hinweise würde sonst niemand verstehen. Nimm „{ $instead }“, der mit allen spielt.
error-bot-sees-too-much = Der Bot „{ $bot }“ sieht seine eigenen Karten und hat an einem echten Tisch keinen Platz. Nimm „{ $instead }“, der mit allen spielt.
error-bots-apart = Der Bot „{ $bot }“ spielt nur mit seinesgleichen, nicht mit „{ $other }“. Setze auf jeden Platz denselben Bot oder nimm einen anderen.

## Advice and reviews on the page, and the bots for its seats

error-advice-off = In diesem Raum wird ohne Tipps gespielt.
error-advice-too-often = Du fragst sehr oft nach Tipps. Denk kurz nach und frag dann noch einmal.
error-advice-failed = Der Bot „{ $bot }“ hat diesmal keinen Tipp. Frag noch einmal oder entscheide selbst.
screen-seat-club = Clubmitglied
screen-seat-partner = Partner
screen-seat-expert = Experte
screen-seat-master = Meister
screen-room-advice = { $allowed ->
    [yes] Tipps von Bots sind erlaubt
   *[no] Es gibt keine Tipps
 }
web-lobby-advice = Tipps von Bots
web-lobby-advice-about = Wer am Zug ist, darf fragen, was ein Bot täte; alle sehen, wer wie oft gefragt hat. Ein Bot vergisst nichts, darum gibt es Tipps nur, wo sich der Bildschirm alles merkt.
web-room-bot-about-random = Tut irgendetwas Erlaubtes.
web-room-bot-about-beginner = Spielt, was sicher ist, und gibt einfache Hinweise.
web-room-bot-about-club = Kennt die Gewohnheiten von Leuten, die oft spielen.
web-room-bot-about-partner = Der stärkste, der mit Menschen spielt; liest viel aus einem Hinweis.
web-room-bot-about-expert = Nur ein ganzer Tisch voller Experten: Ihre Hinweise sind ein Code.
web-room-bot-about-master = Nur ein ganzer Tisch voller Meister: derselbe Code, und jeder Zug wird durchgespielt.
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
web-advice-hide = Tipp ausblenden
web-table-help-advice = um einen Tipp bitten, wo der Raum es erlaubt
web-review-title = Wo Punkte verloren gingen
web-review-course = Wie die Partie verlief

## The coach: advice, and a look back on a game

coach-alternative = Oder wie { $bots }: { coach-action } { $reason }
coach-odds = Ausgezählt: zu { $fits } % passt sie, zu { $indispensable } % ist sie unverzichtbar, zu { $dead } % nutzlos.
coach-points-at = Der Hinweis zeigt auf { $cards }.
coach-points-at-nothing = Der Hinweis zeigt auf keine Karte.
coach-fits = passt
coach-indispensable = unverzichtbar
coach-dead = nutzlos
coach-position = Zug { $turn }: { $player } ist am Zug.
coach-done = In der Partie: { $story }
coach-reach = { $cost ->
    [0] Bis hierhin kostet das keine Punkte.
    [one] Ein Punkt ist damit nicht mehr zu erreichen.
   *[other] { $cost } Punkte sind damit nicht mehr zu erreichen.
 }
mark-lost = { $player } verliert Karte { $place }, die { card }: Es war das letzte Exemplar. { coach-reach } { $known ->
    [yes] Man konnte wissen, dass diese Karte unverzichtbar war.
   *[no] { $chances ->
        [0] {""}
        [one] Die anderen hatten einen Zug Zeit, darauf zu zeigen.
       *[other] Die anderen hatten { $chances } Züge Zeit, darauf zu zeigen.
     }
 }
mark-strike = { $player } spielt Karte { $place }, die { card }: { $wrong ->
    [yes] Angesagt war eine andere Reihe.
   *[no] Sie passt nicht.
 } { $strike }. Fehler von { $strikes }. { $chance ->
    [0] Man konnte wissen, dass sie nicht passt.
   *[other] Ausgezählt passte sie zu { $chance } %.
 }
mark-missed-play = { $player } konnte sicher sein, dass Karte { $place }, die { card }, passt, und { $instead ->
    [thrown] legt sie ab.
    [discarded] legt eine andere ab.
    [misplayed] spielt eine andere, die nicht passt.
   *[clued] gibt einen Hinweis.
 }
mark-missed-discard = { $player } legt Karte { $place }, die { card }, ab, die noch zu gebrauchen war, und behält Karte { $kept }, die bekanntlich nutzlos ist.
mark-useless-clue = { $player } gibt { $receiver } den Hinweis „{ $kind ->
    [colour] { suit }
   *[rank] { $rank }
 }“, der nichts Neues sagt.
mark-late = Nach diesem Zug von { $player } bleiben zu wenige Züge. { coach-reach }
mark-name-lost = Karte verloren
mark-name-strike = Fehler
mark-name-missed-play = nicht gespielt
mark-name-missed-discard = falsch abgelegt
mark-name-useless-clue = nutzloser Hinweis
mark-name-late = zu spät
verdict-perfect = Eine perfekte Partie: { $score } von { $best } Punkten.
verdict-cards = { $score } von { $best } Punkten: { $cards } verloren mit unverzichtbaren Karten.
verdict-turns = { $score } von { $best } Punkten: { $turns } verloren, weil die Züge nicht reichten.
verdict-cards-and-turns = { $score } von { $best } Punkten: { $cards } verloren mit unverzichtbaren Karten, { $turns }, weil die Züge nicht reichten.
verdict-strikes = Durch Fehler verloren, als noch { $possible } von { $best } Punkten möglich waren.
verdict-card-lost = Alles oder nichts: verloren mit einer unverzichtbaren Karte.
verdict-no-action = Alles oder nichts: verloren, als nichts mehr zu tun war.
verdict-stopped = Abgebrochen, als noch { $possible } von { $best } Punkten möglich waren.
verdict-unfinished = Die Aufzeichnung endet vor der Partie: bisher { $score } Punkte, { $possible } von { $best } noch möglich.
coach-decisive = { $count ->
    [one] Die noch mögliche Punktzahl sank in Zug { $turns }.
   *[other] Die noch mögliche Punktzahl sank in den Zügen { $turns }.
 }
coach-faultless = Daran ist nichts auszusetzen.
coach-chart = Die Partie, Zug um Zug
coach-best = Noch möglich
coach-score = Punktzahl
coach-tokens = Hinweisplättchen
coach-strikes = Fehler
coach-turn = Zug { $turn }
error-advice-without-deal = Hier gibt es keinen Rat: Nicht alles seit der Kartenverteilung ist bekannt.
error-advice-game-over = Die Partie ist vorbei: Es gibt nichts mehr zu raten. Nenne einen früheren Zug.
error-advice-not-to-move = Für diesen Platz gibt es jetzt keinen Rat: Er ist nicht am Zug.
error-advice-seat = In Zug { $turn } ist { $player } am Zug. Lass den Platz weg oder nenne einen anderen Zug.
error-advice-no-tile = In Zug { $turn } stand kein Bonusplättchen zur Wahl.
command-advise = Zeigen, was ein Bot in einem Zug einer aufgezeichneten Partie täte, warum, und was sonst noch ginge.
command-review = Auf eine aufgezeichnete Partie zurückblicken: was verloren ging, wo, und was man wissen konnte.
epilogue-advise =
    Beispiele:
      hanabi advise partie.json --turn 12               vor Zug 12
      hanabi advise partie.json --turn 12 --bot club    wie ein anderer Bot es sieht
epilogue-review =
    Beispiele:
      hanabi review partie.json                        die markierten Züge und ein Diagramm
      hanabi review partie.json --plot rueckblick.svg  das Diagramm als Bild
      hanabi review partie.json --bot partner          und was ein Bot getan hätte
argument-advise-file = Eine Aufzeichnung dieses Spiels oder von hanab.live; „-“ liest die Standardeingabe.
argument-review-file = Eine Aufzeichnung dieses Spiels oder von hanab.live; „-“ liest die Standardeingabe.
flag-advise-turn = Der Zug, um den es geht; sonst dort, wo die Aufzeichnung endet.
flag-advise-seat = Der Platz, dem geraten wird, als Nummer ab 1 oder als Name; er muss am Zug sein.
flag-advise-tile = Zu dem Bonusplättchen raten, das in diesem Zug zur Wahl stand.
flag-advise-bot = Der Bot, der gefragt wird; sonst der stärkste, der mit Menschen spielt.
flag-advise-as-json = JSON für Programme ausgeben.
flag-review-bot = Bei jedem markierten Zug sagen, was dieser Bot getan hätte.
flag-review-plot = Das Diagramm in diese SVG-Datei zeichnen.
flag-review-as-json = JSON für Programme ausgeben.
verb-advice = rat rate tipp
verb-yes = ja j
verb-review = rückblick
play-ask-review = Ein Rückblick auf die Partie? (ja oder Enter)
screen-key-review = Rückblick
screen-key-marks = Marken
screen-help-adviser = einen anderen Bot um Rat fragen
screen-help-review = Rückblick: was verloren ging, und wo
screen-help-mark = zum nächsten oder vorigen markierten Zug
screen-review-title = Rückblick auf die Partie
screen-advice-more = ({ $bot }; A: mehr, B: anderer Bot)
screen-advice-title = Rat von { $bot }
screen-sign-marks = Marken eines Zugs: ✗ Karte verloren, ! Fehler, ? nicht gespielt oder falsch abgelegt, ~ nutzloser Hinweis, > zu spät.

## Was ein Bot verspricht, und wie er es bricht

error-bot-not-examined = Ein Bot, der alles sieht, verspricht nichts, was sich prüfen ließe: Sein Platz ist in Simulationen.
error-fault-where = { $ruleset }, { $players } Personen, Zug { $turn }, Platz { $number }
error-fault-raises = { error-fault-where }: Der Bot scheitert mit { $what }
error-fault-no-choice = { error-fault-where }: Der Bot muss mit einer Choice aus Aktion und Reason antworten und antwortet { $answer }
error-fault-illegal = { error-fault-where }: Der Bot verstößt gegen die Regeln mit { $action }. { $why }
error-fault-refuses = { error-fault-where }: Der Bot macht nicht weiter. { $why }
error-fault-too-slow = { error-fault-where }: Der Bot braucht länger als { $seconds } s.
error-fault-reason = { error-fault-where }: Der Bot nennt einen Grund, den niemand kennt, „{ $reason }“.
error-fault-tells = { error-fault-where }: Der Grund des Bots verrät mehr, als seine Aktion zeigt, { $detail } = { $value }.
error-fault-changes = { error-fault-where }: Der Bot verändert, was er bekommt ({ $what }).
error-fault-unsteady = { error-fault-where }: Bei gleichem Startwert und gleichen Ereignissen wählt der Bot erst { $one }, dann { $other }.
error-fault-successor = { error-fault-where }: Der Bot wählt { $one }, ein neuer, der dieselben Ereignisse hört, aber { $other }.
error-fault-remembers = { error-fault-where }: Der Bot wählt { $one }, nach einer früheren Partie aber { $other }.
error-fault-peeks = { error-fault-where }: Der Bot wählt { $one }, aber { $other }, wenn die Karten andere sind, die er nicht sehen kann.

## Die Arena, in der Bots gemessen werden

command-simulate = Bots viele Partien spielen lassen und messen, wie gut sie sind.
command-compare = Sagen, ob ein Bot besser ist als ein anderer, mit denselben Stapeln für beide.
command-tournament = Je zwei Bots einen Tisch teilen lassen und zeigen, wie gut sie miteinander auskommen.
epilogue-simulate =
    Beispiele:
      hanabi simulate --bot beginner --players 4 --ruleset fr+black-powder
      hanabi simulate --mix beginner,random --out games.jsonl --plot scores.svg
      hanabi simulate --replay-of games.jsonl --game 17 --save game.json
epilogue-compare = Beispiel: hanabi compare --bots beginner,random --players 3 --games 500
epilogue-tournament = Beispiel: hanabi tournament --bots random,beginner --plot pairs.svg
flag-simulate-bot = Wer auf allen Plätzen spielt: beginner, wenn nicht angegeben.
flag-simulate-mix = Wer stattdessen spielt, Namen mit Kommas dazwischen: sie werden reihum auf die Plätze verteilt.
flag-simulate-ruleset = Die Regeln, etwa fr+avalanche; pl, wenn nicht angegeben.
flag-simulate-players = Wie viele spielen; so viele, wie --mix nennt, sonst 3.
flag-simulate-games = Wie viele Partien; 1000, wenn nicht angegeben.
flag-simulate-seed = Eine Zahl, die jeden Stapel bestimmt, für alle Bots denselben; 0, wenn nicht angegeben.
flag-simulate-jobs = Wie viele Prozesse spielen; einer je Prozessorkern, wenn nicht angegeben.
flag-simulate-cluster = Stattdessen auf einem dask-Cluster spielen: die Adresse seines Schedulers, etwa tcp://10.0.0.1:8786.
flag-simulate-limit = Wie viele Sekunden ein Bot für einen Zug haben darf, bevor seine Partie als gescheitert gilt; 60, wenn nicht angegeben. Ein nachdenkender Bot wie master denkt so lange nach.
flag-simulate-rollouts = Wie viele Lagen der verdeckten Karten ein nachdenkender Bot je Zug höchstens durchspielt, etwa 64; dieselbe Zahl ergibt dieselben Partien.
flag-simulate-out = Jede Partie in dieser Datei aufheben; derselbe Befehl mit derselben Datei macht weiter, wo er aufgehört hat.
flag-simulate-plot = In dieser SVG-Datei zeichnen, wie oft jede Punktzahl vorkam.
flag-simulate-as-json = JSON für Programme ausgeben.
flag-simulate-replay-of = Nichts Neues spielen, sondern die Aufzeichnung einer Partie aus dieser Datei ausgeben; braucht --game.
flag-simulate-game = Welche Partie, von 0 an gezählt.
flag-simulate-save = Diese Aufzeichnung in dieser neuen Datei speichern, statt sie auszugeben.
flag-compare-bots = Die beiden Bots, mit einem Komma dazwischen.
flag-compare-ruleset = Die Regeln, etwa fr+avalanche; pl, wenn nicht angegeben.
flag-compare-players = Wie viele spielen; 3, wenn nicht angegeben.
flag-compare-games = Wie viele Partien jeder spielt; 1000, wenn nicht angegeben.
flag-compare-seed = Eine Zahl, die jeden Stapel bestimmt; 0, wenn nicht angegeben.
flag-compare-jobs = Wie viele Prozesse spielen; einer je Prozessorkern, wenn nicht angegeben.
flag-compare-cluster = Stattdessen auf einem dask-Cluster spielen: die Adresse seines Schedulers, etwa tcp://10.0.0.1:8786.
flag-compare-limit = Wie viele Sekunden ein Bot für einen Zug haben darf, bevor seine Partie als gescheitert gilt; 60, wenn nicht angegeben.
flag-compare-out = Jede Partie in Dateien dieses Ordners aufheben; derselbe Befehl macht weiter, wo er aufgehört hat.
flag-compare-as-json = JSON für Programme ausgeben.
flag-tournament-bots = Die Bots, mit Kommas dazwischen.
flag-tournament-ruleset = Die Regeln, etwa fr+avalanche; pl, wenn nicht angegeben.
flag-tournament-players = Wie viele spielen; 3, wenn nicht angegeben.
flag-tournament-games = Wie viele Partien jedes Paar spielt; 200, wenn nicht angegeben.
flag-tournament-seed = Eine Zahl, die jeden Stapel bestimmt; 0, wenn nicht angegeben.
flag-tournament-jobs = Wie viele Prozesse spielen; einer je Prozessorkern, wenn nicht angegeben.
flag-tournament-cluster = Stattdessen auf einem dask-Cluster spielen: die Adresse seines Schedulers, etwa tcp://10.0.0.1:8786.
flag-tournament-limit = Wie viele Sekunden ein Bot für einen Zug haben darf, bevor seine Partie als gescheitert gilt; 60, wenn nicht angegeben.
flag-tournament-out = Jede Partie in Dateien dieses Ordners aufheben; derselbe Befehl macht weiter, wo er aufgehört hat.
flag-tournament-plot = Die Tabelle als Heatmap in dieser SVG-Datei zeichnen.
flag-tournament-as-json = JSON für Programme ausgeben.
arena-decimal-mark = ,
arena-percent = { $number } %
arena-count = { $number }
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-title = { $bots }: { $ruleset }, { $players } am Tisch, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }, Startzahl { $seed }
arena-tournament-title = Mittlere Punktzahlen: { $ruleset }, { $players } am Tisch, { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 } je Paar, Startzahl { $seed }
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
arena-only-perfect = Allein mit einer perfekten Partie
arena-verdict-better = { $better } ist besser als { $other }, um { $by } Punkte je Partie: Zufall ist mit einer Sicherheit von { $confidence } ausgeschlossen.
arena-verdict-open = Dass einer besser ist, zeigt sich nicht: Die Sicherheit ist { $confidence }, verlangt sind { $level }. Mehr Partien könnten es zeigen.
arena-verdict-few = { $games ->
    [one] { $games } Partie, die beide beendet haben, ist
   *[other] { $games } Partien, die beide beendet haben, sind
 } zu wenig für ein Urteil: mindestens { $least } sind nötig.
arena-how-compared = Beide haben mit denselben Stapeln gespielt. Standardfehler, Intervall und Sicherheit folgen aus den Unterschieden Stapel für Stapel, die als normalverteilt gelten.
arena-cross-corner = 1. Platz ↓ 2. →
arena-how-crossed = Mittlere Punktzahlen ± Standardfehler. Der Bot der Zeile hat den ersten Platz und jeden zweiten danach, der der Spalte die dazwischen. Ein Strich: Diese beiden dürfen nicht zusammensitzen.
arena-failed = { $games ->
    [one] { $games } Partie hat ein Bot verdorben; sie zählt nirgends:
   *[other] { $games } Partien haben Bots verdorben; sie zählen nirgends. Die ersten davon:
 }
arena-failure = Partie { $game }, Zug { $move }, Platz { $seat } ({ $bot }): { $why }
arena-compiling = beim ersten Mal werden Bots übersetzt: etwa eine Minute
arena-interrupted-kept = Unterbrochen nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }, aufgehoben in { $file }. Derselbe Befehl macht dort weiter.
arena-interrupted-lost = Unterbrochen nach { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
 }. Nichts davon ist aufgehoben; mit --out könnte derselbe Befehl dort weitermachen.
error-bots-without-seat = { $bots } Bots sind genannt, aber nur { $players } spielen.
error-bot-raised = Der Bot ist gescheitert: { $what }
error-bot-late = Der Bot hat nicht innerhalb von { $seconds } s geantwortet.
error-bot-ended-process = Der Bot hat den Prozess beendet, in dem er spielt.
error-game-differs = Partie { $game } geht anders aus als damals ({ $score } Punkte): Der Bot ist ein anderer oder spielt nicht immer gleich.
error-not-results = { $file } gibt es schon und enthält keine Ergebnisse von „hanabi simulate“. Nenne eine andere Datei; diese blieb unberührt.
error-no-results-there = { $file } enthält keine Ergebnisse von „hanabi simulate --out FILE“. Für eine Aufzeichnung gibt es „hanabi replay“.
error-results-of-another-version = Die Ergebnisse in { $file } sind von Version { $version } dieses Programms, dies ist { $known }: Bots spielen vielleicht anders. Nenne eine andere Datei; diese blieb unberührt.
error-results-of-another-match = { $file } enthält Ergebnisse einer anderen Begegnung ({ $bots }; { $ruleset }; Startzahl { $seed }). Nenne eine andere Datei; diese blieb unberührt.
error-results-damaged = { $file } ist in Zeile { $line } beschädigt. Entferne die Zeile oder nenne eine andere Datei; diese blieb unberührt.
error-results-in-use = Ein anderes Programm schreibt gerade in { $file }. Warte darauf oder nenne eine andere Datei.
error-results-without-game = In { $file } gibt es keine Partie { $game }.
error-cluster-unreachable = Unter { $address } antwortet kein dask-Scheduler. Prüfe die Adresse, und ob dort „dask scheduler“ läuft.
error-cluster-empty = Der Cluster unter { $address } hat keine Arbeiter. Starte dort welche mit „dask worker { $address }“.
error-cluster-lost = Der Cluster unter { $address } ist weg. Was vorher fertig war, ist aufgehoben, wenn es eine Ergebnisdatei gibt: Derselbe Befehl macht dort weiter.
error-cluster-version = Die Arbeiter unter { $address } haben Version { $version } dieses Programms, hier ist es { $known }: Sie könnten anders spielen. Installiere überall dieselbe Version.
error-usage-only-with = { $option } geht nur zusammen mit { $other }.
error-usage-two-bots = { $option } nimmt zwei Namen mit einem Komma dazwischen, nicht „{ $value }“.

## Bots, die Programme sind

error-program-bad-command = „{ $command }“ ist keine Befehlszeile. Nach „program:“ steht ein Befehl, wie ihn eine Shell liest, zum Beispiel program:./meinbot --fast.
error-program-not-found = Das Programm „{ $program }“ gibt es nicht. Gib seinen Pfad an, zum Beispiel program:./meinbot, oder den Namen eines Befehls, den deine Shell findet.
error-program-not-started = Das Programm „{ $program }“ lässt sich nicht starten: { $why }.
error-program-gone = Das Programm „{ $program }“ wurde beendet und spielt nicht mehr.
error-program-too-slow = Das Programm „{ $program }“ hat nicht innerhalb von { $seconds } s geantwortet und wurde beendet. Eine Antwort endet mit einem Zeilenumbruch und darf nicht in einem Puffer warten.{ program-last-words }
error-program-ended = Das Programm „{ $program }“ endete, bevor es antwortete (Status { $status }).{ program-last-words }
error-program-noise = Das Programm „{ $program }“ hat in seine Standardausgabe etwas geschrieben, das kein JSON-Objekt ist: { $line } Was keine Antwort ist, gehört in die Standardfehlerausgabe.{ program-last-words }
error-program-flood = Das Programm „{ $program }“ hat mehr als { $most } Bytes in eine Zeile geschrieben und wurde beendet.{ program-last-words }
error-program-no-hello = Das Programm „{ $program }“ hat die Begrüßung nicht erwidert, sondern { $answer } geantwortet
error-program-version = Das Programm „{ $program }“ spricht Version { $theirs } des Bot-Protokolls; hier gilt Version { $ours }.
error-program-out-of-step = Das Programm „{ $program }“ muss Frage { $number } mit einer Wahl dieser Nummer beantworten und antwortete { $answer }
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
      hanabi check-bot partner                       einer der Bots, die es gibt
      hanabi check-bot mybots:Careful --games 200    eine Klasse in einem Modul dieses Ordners
      hanabi check-bot program:./mybot --ruleset pl  ein Programm, nach einem einzigen Regelwerk
argument-check-bot-bot = Der Name eines Bots, modul:Klasse oder program: mit einer Befehlszeile.
flag-check-bot-games = Wie viele Partien aller Art zu spielen sind; 45 ohne Angabe.
flag-check-bot-limit = Wie viele Sekunden ein Zug dauern darf; 10 ohne Angabe.
flag-check-bot-ruleset = Nur diese Regeln prüfen.
flag-check-bot-as-json = JSON für Programme ausgeben.
promise-legal = Er antwortet mit einer erlaubten Aktion, nach allen Regeln und mit jeder Zahl von Personen.
promise-punctual = Er antwortet rechtzeitig.
promise-reasons = Seine Gründe sind bekannt und verraten nichts, was seine Aktion nicht zeigt.
promise-untouched = Er lässt, was er bekommt, wie es ist.
promise-repeatable = Bei gleichem Startwert und gleichen Ereignissen wählt er dasselbe.
promise-successor = Ein neuer Bot, der dieselben Ereignisse hört, macht weiter, wo ein anderer aufhörte.
promise-forgetful = Wenn er sich setzt, vergisst er jede frühere Partie.
promise-blind = Er wählt dasselbe, was auch immer er auf der Hand hat und im Stapel liegt.
promise-any-history = Er kommt mit allem zurecht, was andere vorher gespielt haben.
examined-kept = gehalten
examined-broken = gebrochen
examined-unseen = nicht geprüft
examined-bot = Die Versprechen von { $bot } ({ $source }), geprüft in { $games ->
    [one] einer Partie
   *[other] { $games } Partien
    }:
examined-sum = { $broken ->
    [0] Alle Versprechen sind gehalten.
    [one] Ein Versprechen ist gebrochen.
   *[other] { $broken } Versprechen sind gebrochen.
    }

## Was Spieler mit ihren Hinweisen meinen

reason-meant-play = Ein Hinweis galt dieser Karte: Sie soll gespielt werden.
reason-prompted-play = Ein Hinweis an jemand anderen hat nur Sinn, wenn zuerst diese Karte gespielt wird.
reason-finessed-play = Ein Hinweis an jemand anderen hat nur Sinn, wenn diese neueste Karte blind gespielt wird.
reason-prompt-clue = Damit zuerst eine Karte gespielt wird, die schon ihren Hinweis hat, und dann die gezeigte.
reason-finesse-clue = Damit jemand blind die neueste Karte spielt und dann die gezeigte folgt.
reason-fix-clue = Um einen Irrtum über eine Karte zu berichtigen, bevor er schadet.
reason-counted-out = So kurz vor Schluss wurde alles durchgezählt: Das verspricht am meisten.
reason-team-clue = Nach dem Code des Teams sagt er allen etwas.
reason-likely-play = Sie passt sehr wahrscheinlich; wenn nicht, fehlt sie niemandem.
reason-tried-out = In vielen Lagen der verdeckten Karten zu Ende gespielt, geht das am besten aus.

## Bots that are told how long to think

error-bad-budget = „{ $budget }“ ist keine Bedenkzeit. Schreibe eine Anzahl Kartenlagen von { $least } bis { $most }, etwa master@256, oder Sekunden bis { $longest }, etwa master@2s.
error-no-thinker = Dem Bot „{ $bot }“ lässt sich nicht sagen, wie lange er nachdenken soll. Das geht bei: { $thinkers }.
