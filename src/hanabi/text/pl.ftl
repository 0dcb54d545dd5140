### Hanabi po polsku.
###
### Wiadomość dostaje klucze, nie słowa ($suit to „red”, $rank to 3, $you to „yes” albo „no”), żeby język
### sam wybrał formę. Wiadomość może przywołać inną w nawiasach klamrowych: widzi ona te same wartości.
### Odmianę kolorów i kart trzymają atrybuty wiadomości „suit” i „card”:
### f – mianownik (karta czerwona), acc – biernik (czerwoną trójkę), pl – liczba mnoga (karty czerwone),
### gen – dopełniacz liczby mnogiej (5 kart czerwonych).
### Słowa do wpisania (verb-...) dzielą spacje; angielskie są rozumiane w każdym języku.
### Tak samo formy nazw kolorów (forms-...), także bez znaków diakrytycznych; w tekście są kolorowane.

## Suits, ranks and cards

suit-red = czerwony
suit-yellow = żółty
suit-green = zielony
suit-white = biały
suit-blue = niebieski
suit-purple = fioletowy
suit-teal = turkusowy
suit-multicolour = wielokolorowy
suit-black = czarny
forms-red = czerwony czerwona czerwoną czerwone czerwonych czerwonego czerwonej
forms-yellow = żółty żółta żółtą żółte żółtych żółtego żółtej zolty zolta zolte zoltych zoltego zoltej
forms-green = zielony zielona zieloną zielone zielonych zielonego zielonej
forms-white = biały biała białą białe białych białego białej bialy biala biale bialych bialego bialej
forms-blue = niebieski niebieska niebieską niebieskie niebieskich niebieskiego niebieskiej
forms-purple = fioletowy fioletowa fioletową fioletowe fioletowych fioletowego fioletowej
forms-teal = turkusowy turkusowa turkusową turkusowe turkusowych turkusowego turkusowej
forms-multicolour = wielokolorowy wielokolorowa wielokolorową wielokolorowe wielokolorowych wielokolorowego wielokolorowej
forms-black = czarny czarna czarną czarne czarnych czarnego czarnej
forms-card = karta karty kartę karcie
forms-rank-1 = jedynka jedynkę jedynki jedynką jedynek jedynkami
forms-rank-2 = dwójka dwójkę dwójki dwójką dwójek dwójkami
forms-rank-3 = trójka trójkę trójki trójką trójek trójkami
forms-rank-4 = czwórka czwórkę czwórki czwórką czwórek czwórkami
forms-rank-5 = piątka piątkę piątki piątką piątek piątkami
forms-ending = i y e ie u ą ę owi kowi em iem a ego emu mu im
letter-red = C
letter-yellow = Y
letter-green = Z
letter-white = A
letter-blue = N
letter-purple = F
letter-teal = T
letter-multicolour = M
letter-black = K
suit = { $suit ->
    [red] { suit-red }
    [yellow] { suit-yellow }
    [green] { suit-green }
    [white] { suit-white }
    [blue] { suit-blue }
    [purple] { suit-purple }
    [teal] { suit-teal }
    [multicolour] { suit-multicolour }
   *[black] { suit-black }
 }
    .f = { $suit ->
        [red] czerwona
        [yellow] żółta
        [green] zielona
        [white] biała
        [blue] niebieska
        [purple] fioletowa
        [teal] turkusowa
        [multicolour] wielokolorowa
       *[black] czarna
     }
    .acc = { $suit ->
        [red] czerwoną
        [yellow] żółtą
        [green] zieloną
        [white] białą
        [blue] niebieską
        [purple] fioletową
        [teal] turkusową
        [multicolour] wielokolorową
       *[black] czarną
     }
    .pl = { $suit ->
        [red] czerwone
        [yellow] żółte
        [green] zielone
        [white] białe
        [blue] niebieskie
        [purple] fioletowe
        [teal] turkusowe
        [multicolour] wielokolorowe
       *[black] czarne
     }
    .gen = { $suit ->
        [red] czerwonych
        [yellow] żółtych
        [green] zielonych
        [white] białych
        [blue] niebieskich
        [purple] fioletowych
        [teal] turkusowych
        [multicolour] wielokolorowych
       *[black] czarnych
     }
card = { suit.f } { $rank }
    .acc = { suit.acc } { $rank ->
        [1] jedynkę
        [2] dwójkę
        [3] trójkę
        [4] czwórkę
       *[5] piątkę
     }
list-and = { $items } i { $last }
list-or = { $items } lub { $last }
list-nor = { $items } ani { $last }

## Boxes and what they offer

option-avalanche = Lawina kolorów
option-avalanche-own = Lawina kolorów, własny kolor
option-avalanche-own-5 = Lawina kolorów, pięć kart
option-avalanche-every = Lawina kolorów, każdy kolor
option-black-powder = Czarny proch
option-black-powder-floor-0 = Czarny proch, nigdy poniżej 0
option-flamboyant-fives = Olśniewające piątki
option-bonus-tiles = Kafelki bonusowe za każdy fajerwerk
option-no-declining = Zakaz rezygnacji z kafelka
option-no-empty-free-clues = Bez pustych darmowych wskazówek
option-may-waste = Rezygnacja kartą, która nie pasuje
option-all-or-nothing = Wszystko albo nic
option-all-or-nothing-no-skips = Wszystko albo nic, bez pomijania
option-synchronised-show = Zsynchronizowany pokaz
option-no-empty-clues = Zakaz pustych wskazówek
option-tokens = Inna liczba znaczników wskazówek
option-strikes = Inna liczba błędów
option-hand = Inna liczba kart w ręce
option-suits = Wybór kolorów
option-ranks = Mniej wartości
offer-avalanche = Szósty fajerwerk z { $cards } wielokolorowych kart; { $touch ->
    [own] wskazuje się je jak karty innych kolorów
   *[every] wskazuje je każda wskazówka o kolorze
 }.
offer-black-powder = Fajerwerk z { $cards } czarnych kart, układany malejąco; nie wskazuje ich żadna wskazówka o kolorze.{ $scored ->
    [yes] {" "}Każda karta, której w nim na końcu zabraknie, kosztuje punkt.
   *[no] {""}
 }
offer-black-powder-floor-0 = Te same czarne karty, ale wynik nigdy nie spada poniżej 0.
offer-flamboyant-fives = { $tiles ->
    [one] Jeden kafelek bonusowy
    [few] { $tiles } kafelki bonusowe
   *[many] { $tiles } kafelków bonusowych
 }: { $tile_for ->
    [fives] za fajerwerk ukończony piątką odkrywa się jeden kafelek
   *[any] za każdy ukończony fajerwerk odkrywa się jeden kafelek
 }.
offer-flamboyant-fives-common = Te same kafelki, ale darmowa wskazówka może nie wskazywać żadnej karty, a jeśli któraś z odrzuconych kart pasuje, trzeba ją wyłożyć.
offer-bonus-tiles = Kafelki bonusowe: za każdy ukończony fajerwerk, także czarny, odkrywa się jeden.
offer-no-declining = Gdy stos jest pusty, kafelka „powrót do stosu” nie można pominąć: trzeba zamiast tego przywrócić kartę na stół.
offer-no-empty-free-clues = Darmowa wskazówka z kafelka bonusowego musi wskazywać jakąś kartę.
offer-may-waste = Dla kafelka, który przywraca kartę na stół, można wybrać kartę, która nie pasuje: kafelek wtedy przepada.
offer-all-or-nothing = Perfekcyjnie albo wcale: ostatniej rundy nie ma, a utrata ostatniej kopii potrzebnej karty oznacza przegraną.
offer-all-or-nothing-no-skips = Perfekcyjnie albo wcale, a partia jest przegrana także wtedy, gdy gracz nie ma w swojej turze ani kart, ani znacznika wskazówki do zużycia.
offer-synchronised-show = Zapowiedz, do którego fajerwerku trafi karta: za trafną zapowiedź wraca znacznik wskazówki, nietrafna to błąd.
offer-no-empty-clues = Każda wskazówka musi wskazywać jakąś kartę.
offer-tokens = Inna liczba znaczników wskazówek, od 1 do 15: tokens=6.
offer-strikes = Inna liczba błędów, od 1 do 7: strikes=1.
offer-hand = Inna liczba kart w każdej ręce, od 1 do 6: hand=4.
offer-suits = Mniej kolorów, podanych liczbą lub literami: suits=3, suits=rgb.
offer-ranks = Mniej wartości, czyli krótsze fajerwerki, od 1 do 5: ranks=3.

## Bonus tiles

tile-token = znacznik wskazówki
tile-pardon = ułaskawienie
tile-colour-clue = darmowa wskazówka o kolorze
tile-rank-clue = darmowa wskazówka o wartości
tile-reshuffle = powrót do stosu
tile-rekindle = powrót na stół
tile = { $tile ->
    [token] { tile-token }
    [pardon] { tile-pardon }
    [colour-clue] { tile-colour-clue }
    [rank-clue] { tile-rank-clue }
    [reshuffle] { tile-reshuffle }
   *[rekindle] { tile-rekindle }
 }
tile-text-token = Wraca jeden znacznik wskazówki.
tile-text-pardon = Jeden błąd zostaje cofnięty i wraca jeden znacznik wskazówki.
tile-text-colour-clue = Daj innemu graczowi wskazówkę o kolorze; nic nie kosztuje.
tile-text-rank-clue = Daj innemu graczowi wskazówkę o wartości; nic nie kosztuje.
tile-text-reshuffle = Weź jedną z odrzuconych kart i wtasuj ją do stosu.
tile-text-rekindle = Weź jedną z odrzuconych kart i dołóż ją do fajerwerku, do którego pasuje.

## What happened

whose = { $you ->
    [yes] twoja tura
   *[no] tura gracza { $player }
 }
event-dealt = Każdy dostaje { $count ->
    [one] 1 kartę
    [few] { $count } karty
   *[many] { $count } kart
 }. { $you ->
    [yes] Rozpoczynasz.
   *[no] { $player } rozpoczyna.
 }
event-drawn = { $you ->
    [yes] Dobierasz kartę.
   *[no] { $player } dobiera { $hidden ->
        [yes] kartę.
       *[no] { card.acc }.
     }
 }
event-clued = { $you ->
    [yes] Dajesz
   *[no] { $player } daje
 } { $to_you ->
    [yes] ci wskazówkę
   *[no] wskazówkę graczowi { $to }
 }: { $count ->
    [0] żadna karta nie jest { clue }.
    [one] karta { $places } { $kind ->
        [colour] jest
       *[rank] to
     } { clue }.
   *[other] karty { $places } { $kind ->
        [colour] są
       *[rank] to
     } { clue }.
 }
clue = { $kind ->
    [colour] { $count ->
        [0] { suit.f }
        [one] { suit.f }
       *[other] { suit.pl }
     }
   *[rank] { $rank ->
        [1] jedynk
        [2] dwójk
        [3] trójk
        [4] czwórk
       *[5] piątk
     }{ $count ->
        [0] ą
        [one] a
       *[other] i
     }
 }
event-discarded = { $you ->
    [yes] Odrzucasz
   *[no] { $player } odrzuca
 } { card.acc } (karta { $place }).
event-played = { plays }.
misplay-outcome = { $wrong ->
    [yes] to nie ten fajerwerk
   *[no] nie pasuje
 }
event-misplayed = { plays }: { misplay-outcome }. Błąd { $strike } z { $strikes }!
plays = { $announced ->
    [none] { $you ->
        [yes] Zagrywasz
       *[no] { $player } zagrywa
     }
   *[other] { $you ->
        [yes] Zapowiadasz { $firework } fajerwerk i zagrywasz
       *[no] { $player } zapowiada { $firework } fajerwerk i zagrywa
     }
 } { card.acc } (karta { $place })
event-completed = Fajerwerk { suit } jest ukończony!
event-token-returned = Wraca znacznik wskazówki.
event-strike-taken-back = Jeden błąd zostaje cofnięty.
event-tile-turned = { $you ->
    [yes] Odkrywasz
   *[no] { $player } odkrywa
 } kafelek bonusowy: { tile }.
event-asked = { $you ->
    [yes] Teraz wybierasz.
   *[no] { $player } teraz wybiera.
 }
event-effect-lost = Efekt nie może zadziałać i przepada.
event-declined = { $you ->
    [yes] Pomijasz
   *[no] { $player } pomija
 } efekt.
event-skipped = { $you ->
    [yes] Nie masz
   *[no] { $player } nie ma
 } kart ani znacznika wskazówki do zużycia: ta tura przepada.
event-reshuffled = { $you ->
    [yes] Wtasowujesz
   *[no] { $player } wtasowuje
 } { card.acc } do stosu.
event-rekindled = { $you ->
    [yes] Bierzesz { card.acc } ze stosu kart odrzuconych i dokładasz
   *[no] { $player } bierze { card.acc } ze stosu kart odrzuconych i dokłada
 } ją do fajerwerku.
event-turn-ended = Teraz { whose }.
event-last-round-began = Stos jest pusty: każdy ma jeszcze jedną turę.
event-ended = Pokaz dobiegł końca.

## How it ended

result-perfect = Wszystkie fajerwerki ukończone: { points }. Perfekcyjnie!
result-finished = { $reason ->
    [nothing-left] Nie było już punktów do zdobycia
   *[other] Ostatnia runda za wami
 }: { points }.
result-struck-out = O jeden błąd za dużo: partia przegrana, 0 punktów.
result-card-lost = Przepadła ostatnia kopia niezbędnej karty: partia przegrana, 0 punktów.
result-no-action = { $skips ->
    [yes] Nikt nie może już nic zrobić: partia przegrana, 0 punktów.
   *[no] { $player } nie może już nic zrobić: partia przegrana, 0 punktów.
 }
result-stopped = Partia przerwana{ $reason ->
    [vote] {" "}w głosowaniu
    [clock] , bo { $named ->
        [yes] czas gracza { $player } minął
       *[no] minął czas
     }
    [idle] , bo nikt nie wykonał ruchu
    [left] { $named ->
        [yes] {" "}przez gracza { $player }
       *[no] , bo gracz opuścił grę
     }
    [operator] {" "}przez administratorów serwera
    [out-of-reach] , bo komplet punktów nie był już możliwy
   *[nothing-left] , bo nie było już punktów do zdobycia
 }: 0 punktów.
result-unfinished = Powtórka urywa się przed końcem gry: na razie { points }.
points = { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[many] { $score } punktów
 } na { $best }{ $black ->
    [yes] , z czarnym prochem
   *[no] {""}
 }
band-horrible = Lonty zamokły, a publiczność wraca do domu z latarkami.
band-mediocre = Kilka iskier na krzyż; nawet psy nie przerwały drzemki.
band-honourable = Porządny pokaz: dzieci już pytają, kiedy następny.
band-excellent = Nad rzeką wszyscy zerwali się z miejsc, a brawa słychać na drugim brzegu.
band-amazing = Niebo płonie po horyzont, a czapki lecą wyżej niż rakiety.
band-legendary = Za sto lat wszyscy będą przysięgać, że prababcia stała w pierwszym rzędzie.
band-divine = Lepiej niż perfekcyjnie: dziś to gwiazdy proszą o bis.

## The table

table-state = Tura { $turn } · znaczniki wskazówek { $tokens } z { $all_tokens } · błędy { $strikes } z { $all_strikes } · stos { $deck }{ $left ->
    [none] {""}
    [1] , ostatnia tura
    [few] , zostały { $left } tury
   *[many] , zostało { $left } tur
 }
table-letters = Litery: { $letters }.
table-fireworks = Fajerwerki
table-discards = Odrzucone
table-empty = jeszcze nic
table-tiles = Użyte kafelki
table-hand-empty = brak kart
table-you = Ty
known-both = { $suits }; { $ranks }
known-nothing = nic nie wiadomo
known-not = nie { $items }
faces-left = { $count ->
    [one] 1 możliwość
   *[other] { $count } możliwości
 }

## A game in the terminal

play-welcome = Witaj! Zasady: { $name }. Razem z tobą przy stole: { $others }.
play-welcome-how = Wpisz, co chcesz zrobić, na przykład „zagraj 2”, „odrzuć 5” albo „wskaż { $other } czerwony”. Wpisz „pomoc”, by dowiedzieć się więcej.
play-ask-ruleset = Jakie zasady? Enter wybiera { $default }; możesz też wpisać nazwę, taką jak fr+black-powder, albo „zasady”, by zobaczyć wszystkie>
play-unfinished = Niedokończone partie; wpisz numer, by do którejś wrócić:
play-ask-action = Twoja tura>
play-ask-choice-clue = Komu i co? Na przykład „{ $example }”>
play-ask-choice-card = Która karta: { $cards }{ $may_decline ->
    [yes] {" "}albo „żadna”?
   *[no] ?
 }
play-ask-save = Zapisać powtórkę? Wpisz nazwę pliku albo naciśnij Enter, by nie zapisywać>
play-saved = Zapisano jako { $file }. Żeby obejrzeć partię jeszcze raz, wpisz: hanabi replay { $quoted }
play-nothing-typed = Wpisz, co chcesz zrobić, albo „pomoc”, by zobaczyć, co możesz.
play-not-understood = Nie rozumiem: „{ $text }”. Wpisz „pomoc”, by zobaczyć, co możesz zrobić.
play-missing-clue = Podaj gracza oraz kolor lub wartość: „{ $text } { $player } 1”.
play-missing-card = Podaj numer jednej ze swoich kart: „{ $text } 1”.
play-which-one = „{ $text }” może znaczyć: { $choices }. Wpisz to, co masz na myśli.
play-unknown-card = Która karta? Twoje karty mają numery od 1 do { $most }, licząc od najstarszej.
play-unknown-player = Nie ma tu gracza o imieniu „{ $text }”. Przy stole: { $players }.
play-unknown-value = „{ $text }” to ani kolor, ani wartość. Możesz podać: { $values }.
play-unknown-firework = „{ $text }” nie jest fajerwerkiem. Na stole: { $values }.
play-missing-position = Dokąd? Wpisz kartę i jej nowe miejsce, na przykład „przesuń 2 1”.
play-unknown-mark = „{ $text }” nie jest znakiem. Znaki to: { $marks }.
play-unknown-discard = Nie ma takiej karty: „{ $text }”. Do wyboru: { $cards }.
play-ask-leave = Opuścić grę? Wpisz „tak” albo naciśnij Enter, by zostać>
play-goodbye = Opuszczasz grę.
play-goodbye-end = Koniec danych na wejściu: gra kończy się tutaj.
play-goodbye-interrupt = Przerwano: gra kończy się tutaj.
play-nothing-logged = Nic się jeszcze nie wydarzyło.
play-help =
    zagraj 2             zagraj swoją kartę 2 (też z2)
    odrzuć 5             odrzuć swoją kartę 5 za znacznik wskazówki (też o5)
    wskaż Ola czerwony   wskaż czerwone karty gracza Ola (też w2c: gracz 2, czerwony)
    wskaż Ola 3          wskaż trójki gracza Ola (też w23)
    stół                 pokaż stół
    zobacz Ola           pokaż, co Ola wie o każdej swojej karcie
    zaznacz 2 zachowaj   oznacz kartę 2: zagraj, zachowaj, odrzuć, obrócona, nic
    obróć 2              obróć swoją kartę 2 albo odwróć ją z powrotem
    przesuń 2 1          przesuń kartę 2 na początek; nikt inny tego nie widzi
    przebieg             opowiedz, co się dotąd wydarzyło
    rada                 zapytaj, co zrobiłby bot (rada club: ten bot)
    znaczenie            pokaż, co znaczą dotychczasowe wskazówki
    zasady               pokaż zasady tej gry
    wyjdź                opuść grę
play-help-announce =
    zagraj 2 czerwony    zapowiedz czerwony fajerwerk, potem zagraj kartę 2
                         (też zapowiedz czerwony 2)
player-default = Gość
player-names = Ola Tomek Ewa Igor Hania Leon
verb-play = zagraj graj z zagrywasz zagrywa grasz gra
verb-discard = odrzuć odrzuc o odrzucasz odrzuca
verb-clue = wskaż wskaz powiedz podpowiedz w dajesz daje daj wskazujesz wskazuje wskazówka wskazówkę
verb-announce = zapowiedz zapowiedź zapowiadasz zapowiada
verb-filler = jako dla gracza graczowi kartę karte kolor fajerwerk i karta karty karcie jest są to swoją moją weź bierzesz bierze wtasowujesz wtasowuje stosu do ze kart odrzuconych dokładasz dokłada ją fajerwerku efekt efektu kafelek kafelka proszę dzięki
verb-none = żadna zadna żadnej zadnej nic nie pomiń pomin pomijasz pomija żaden zrezygnuj rezygnujesz rezygnuje
verb-mark-play = zagraj zagrania
verb-mark-keep = zachowaj zachowania
verb-mark-discard = odrzuć odrzucenia
verb-mark-turned = obrócona obróć
verb-table = stół stol s
verb-look = zobacz patrz
verb-mark = zaznacz oznacz
verb-turn = obróć
verb-move = przesuń
verb-log = przebieg historia
verb-rules = zasady reguły reguly rules
verb-help = pomoc ?
verb-quit = wyjdź wyjdz wyjście wyjscie koniec

## Recorded games

replay-title = { $ruleset } · { $players }
replay-site-suits = Na hanab.live: { $suits }.
replay-list = Wczytane partie: { $read }. Odrzucone: { $refused }.
verify-commitment = Zobowiązanie dla tego rozdania:
verify-noted = { $matches ->
    [yes] { $whole ->
        [yes] Jest takie samo jak zanotowane
       *[no] Zaczyna się od { $digits } zanotowanych cyfr
     }: całe rozdanie było już wtedy ustalone i nic się w nim od tamtej pory nie zmieniło.
   *[no] Jest inne niż zanotowane. Albo notatka zawiera pomyłkę lub pochodzi z innej partii, albo rozdanie nie jest tym, które obiecano.
 }
verify-own = { $matches ->
    [yes] W pliku jest takie samo. To dowodzi tylko tego, że plik jest spójny: kto go zapisał, mógł zmyślić jedno i drugie. Żeby sprawdzić samo rozdanie, podaj zobowiązanie zanotowane na początku partii.
   *[no] W pliku jest inne: zmieniono jego rozdanie albo dowód.
 }
verify-shuffle-alone = Serwer potasował karty sam: nikt przy stole nie dodał własnej liczby.
verify-shuffle-server = Serwer ustalił swoją liczbę (zobowiązanie { $commitment }…), zanim ktokolwiek ujawnił swoją.
verify-shuffle-player = { $player } dodaje własną liczbę: { $commitment }…
verify-shuffle-bot = { $player } to bot: jego liczbę, { $commitment }…, wylosował serwer.
verify-shuffle-withheld = { $player } obiecuje liczbę, { $commitment }…, ale nie ujawnia jej na czas.
verify-shuffle-absent = { $player } nie dodaje własnej liczby.
verify-shuffle-holds = Każda liczba jest taka, jak obiecano, a stos, kafelki i gracz rozpoczynający wynikają z tych liczb i z niczego więcej.
verify-fault-server = Uwaga: serwer użył innej liczby, niż obiecał.
verify-fault-seat = Uwaga: liczba gracza { $player } jest inna niż obiecana.
verify-fault-seats = Uwaga: te liczby nie należą do graczy przy tym stole.
verify-fault-deck = Uwaga: stos jest inny, niż wynika z tych liczb.
verify-fault-tiles = Uwaga: kolejność kafelków bonusowych jest inna, niż wynika z tych liczb.
verify-fault-places = Uwaga: karty wtasowane z powrotem nie trafiły tam, gdzie wskazują te liczby.
verify-fault-first = Uwaga: rozpoczyna kto inny, niż wynika z tych liczb.
verify-fault-nonce = Uwaga: wartość nonce zobowiązania jest inna, niż wynika z tych liczb.
shuffle-counted = Do tasowania użyto też twojej liczby: nikt nie mógł z góry ułożyć stosu.
shuffle-left-out = Uwaga: stos potasowano bez twojej liczby. Nie było cię przy stole albo liczba dotarła za późno; jeśli było inaczej, nie ufaj temu serwerowi.
shuffle-not-listed = Uwaga: serwer nie podał liczby, którą obiecało to urządzenie. Jeśli nie grasz też na innym urządzeniu, nie ufaj temu serwerowi.
shuffle-repeated = Uwaga: tej liczby serwer użył już w innym tasowaniu, więc ktoś może ją znać. Twojej nie ujawniono.
shuffle-changed = Uwaga: serwer rozdał karty według innych liczb, niż wcześniej podał.
shuffle-broken = Uwaga: serwer ujawnił inne liczby, niż obiecano przed partią.

## Rules pages

page-title = Hanabi: { $rules }
page-ruleset = { $edition } ({ $name })
page-heading-box = W pudełku
page-heading-turn = Tura
page-heading-end = Koniec
page-heading-score = Wynik
page-heading-tiles = Kafelki bonusowe
page-heading-manners = Przy stole
page-heading-rulings = Gdzie instrukcje milczą lub się różnią
page-heading-offers = Także w tym pudełku
page-heading-examples = Przykłady
page-heading-departures = To pudełko a pozostałe
page-cards = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[many] { $cards } kart
 } na { $suits ->
    [one] jeden fajerwerk
    [few] { $suits } fajerwerki
   *[many] { $suits } fajerwerków
 }.
page-suit = { $many ->
    [yes] Fajerwerki { $suits }: { $copies }, po { $cards ->
        [one] 1 karcie
        [few] { $cards } karty
       *[many] { $cards } kart
     }
   *[no] Fajerwerk { $suits }: { $copies }, { $cards ->
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
     }
 }.
page-tokens = { $tokens ->
    [one] 1 znacznik wskazówki
    [few] { $tokens } znaczniki wskazówek
   *[many] { $tokens } znaczników wskazówek
 }; { $strikes ->
    [one] jeden błąd oznacza
    [few] { $strikes } błędy oznaczają
   *[many] { $strikes } błędów oznacza
 } przegraną.
page-tiles-in-box = { $tiles ->
    [one] 1 zakryty kafelek bonusowy
    [few] { $tiles } potasowane, zakryte kafelki bonusowe
   *[many] { $tiles } potasowanych, zakrytych kafelków bonusowych
 }.
page-hands = W ręce { $hands }.
page-hand = po { $cards ->
    [one] 1 karcie
    [few] { $cards } karty
   *[many] { $cards } kart
 } przy { $players } graczach
page-start = Potasowane karty tworzą zakryty stos. Zaczynacie z kompletem znaczników wskazówek i bez błędów.
page-sight = Widzisz karty wszystkich oprócz własnych.
page-first = Według instrukcji rozpoczyna gracz w najbardziej kolorowym ubraniu. Tutaj gospodarz wybiera, kto rozpoczyna, albo zdaje się na los.
page-turn = Gracie zgodnie z ruchem wskazówek zegara, jedna akcja na turę: daj wskazówkę, odrzuć kartę albo zagraj kartę. Tury nie wolno pominąć.
page-clue = Wskazówka kosztuje znacznik wskazówki. Mówi jednemu ze współgraczy, które z jego kart mają dany kolor albo daną wartość: wskazuje naraz wszystkie takie karty i żadnych innych.
page-colours = Kolory, które można podać: { $colours }.
page-touch-every = Każda wskazówka o kolorze wskazuje też { suit.pl } karty, ale nie wolno powiedzieć „{ suit }”.
page-touch-none = Żadna wskazówka o kolorze nie wskazuje { suit.gen } kart i nie wolno powiedzieć „{ suit }” ani „żadnych { suit.gen } kart”; ich wartości wolno podawać.
page-empty-clues = Wskazówka może nie wskazywać niczego: „żadnej czerwonej karty”, „żadnej czwórki”.
page-no-empty-clues = Wskazówka musi wskazywać jakąś kartę.
page-discard = Za odrzuconą kartę wraca znacznik wskazówki, a ty dobierasz nową kartę. Odrzucać wolno tylko wtedy, gdy brakuje co najmniej jednego znacznika.
page-pile = Odrzucone karty leżą odkryte i każdy może je przeglądać w dowolnej chwili.
page-play = Zagrana karta rozpoczyna albo kontynuuje swój fajerwerk, od 1 do { $highest }, po jednej karcie każdej wartości. Jeśli nie pasuje, zostaje odrzucona i liczy się jako błąd. Potem dobierasz kartę.
page-falling = Fajerwerk { suit } układa się malejąco, od { $highest } do 1.
page-no-substitute = Na stole { suit.pl } karty nigdy nie zastępują kart innego koloru.
page-announce = Przed zagraniem możesz zapowiedzieć, do którego fajerwerku trafi karta. Jeśli zapowiedź jest trafna, karta zostaje zagrana i wraca znacznik wskazówki, niezależnie od bonusu za ukończony fajerwerk. Jeśli nie, karta zostaje odrzucona i liczy się jako błąd, nawet gdyby pasowała.
page-complete = Za ukończony fajerwerk wraca znacznik wskazówki, jeśli jakiegoś brakuje.
page-complete-suit = Za ukończony fajerwerk { suit } wraca znacznik wskazówki, jeśli jakiegoś brakuje.
page-strikes = { $strikes ->
    [1] Już pierwszy błąd
    [2] Drugi błąd
    [3] Trzeci błąd
    [4] Czwarty błąd
    [5] Piąty błąd
    [6] Szósty błąd
    [7] Siódmy błąd
   *[other] Błąd numer { $strikes }
 } natychmiast oznacza przegraną.
page-perfect = Gdy wszystkie fajerwerki są ukończone, gra natychmiast się kończy z perfekcyjnym wynikiem.
page-last-round = Gdy ktoś dobierze ostatnią kartę, każdy ma jeszcze jedną turę, także ten, kto ją dobrał. W tej rundzie nikt już nie dobiera. Potem gra się kończy.
page-all-or-nothing = Perfekcyjnie albo wcale: pusty stos nie kończy gry i gracie dalej kartami, które macie w rękach. Utrata ostatniej kopii karty, która jest jeszcze potrzebna, natychmiast oznacza przegraną.
page-score = Suma wierzchnich kart wszystkich fajerwerków: najwyżej { $best }.
page-score-missing = Fajerwerk { suit } nie daje punktów; każda karta, której w nim brakuje, kosztuje jeden.
page-award = Przy wyniku umieszcza się dopisek „Czarny proch”.
page-won-or-lost = Wygrana albo przegrana; skali nie ma.
page-band = { $open ->
    [yes] { $most } lub mniej
   *[no] { $single ->
        [yes] { $least }
       *[no] { $least }–{ $most }
     }
 }: { $remark }
page-tile-for = { $tile_for ->
    [fives] Za fajerwerk ukończony kartą o wartości { $highest } odkrywasz kafelek, zamiast odzyskać znacznik wskazówki.
   *[any] Za każdy ukończony fajerwerk odkrywasz kafelek, zamiast odzyskać znacznik wskazówki.
 } Kafelek działa od razu, jeszcze przed dobraniem karty, i wypada z gry.
page-entry = { $name }: { $text }
page-tile-empty-deck = { $may_decline ->
    [yes] Gdy stos jest pusty, możesz zamiast tego przywrócić kartę na stół.
   *[no] Gdy stos jest pusty, musisz zamiast tego przywrócić kartę na stół.
 }
page-tile-no-strike = Znacznik wskazówki wraca, nawet gdy nie ma błędu do cofnięcia.
page-tile-free-clue = Darmowa wskazówka musi wskazywać jakąś kartę: nazywa coś, co drugi gracz ma w ręce.
page-tile-waste = Możesz wybrać kartę, która nie pasuje: kafelek wtedy przepada, a karta zostaje na miejscu.
page-tile-chain = Jeśli ta karta { $tile_for ->
    [fives] ma wartość { $highest } i kończy fajerwerk
   *[any] kończy fajerwerk
 }, od razu odkrywasz następny kafelek.
page-departure = { $name }: { $text }
example-clue = W ręce { $cards }: „{ $value }” wskazuje { $count ->
    [one] kartę { $places }
   *[other] karty { $places }
 }.
example-clue-nothing = W ręce { $cards }: „{ $value }” nie wskazuje niczego, ale to też coś mówi.
example-score = Na stole { $cards }: { $sum } = { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[many] { $score } punktów
 }.
topic-empty-clues = Wskazówki, które nie wskazują niczego
topic-multicolour-clues = Wielokolorowe karty we wskazówkach o kolorze
topic-multicolour-cards = Wielokolorowe karty
topic-black-powder = Czarny proch
topic-flamboyant-fives = Kafelki bonusowe
topic-empty-deck = Powrót karty na stół, gdy stos jest pusty
topic-free-clues = Darmowe wskazówki, które nie wskazują niczego
topic-waste = Dołożenie pasującej karty dzięki kafelkowi
topic-synchronised-show = Zsynchronizowany pokaz
way-allowed = dozwolone
way-forbidden = zakazane
way-own = własny kolor
way-every = wskazuje je każdy kolor
way-cards = { $count ->
    [one] 1 karta
    [few] { $count } karty
   *[many] { $count } kart
 }
way-offered = w pudełku
way-not-offered = brak w pudełku
way-fives = za fajerwerk ukończony piątką
way-any = za każdy ukończony fajerwerk
way-may = można zrezygnować
way-must = obowiązkowo
page-order = Swoje karty możesz trzymać w dowolnej kolejności; nikt inny jej nie widzi.
page-dead = Fajerwerk, którego nie da się już ukończyć, wolno oznaczyć: można bezpiecznie odrzucać karty, których nie da się już do niego dołożyć.
page-talk = Porozumiewacie się tylko wskazówkami, chyba że umówicie się inaczej. W czasie tury gracza nikt jej nie komentuje i nie próbuje na niego wpływać.
page-list = Nazwa zasad składa się z wydania i wszystkiego, co do niego dodajesz, połączonych znakiem „+”.
page-list-examples =
    hanabi rules fr                       zasady wydania francuskiego
    hanabi rules diff fr pl               czym różnią się dwa wydania
    hanabi play de+flamboyant-fives       partia z kafelkami bonusowymi
page-list-boxes = Wydania
page-list-options = Co można dodać
page-sources = W nawiasach kwadratowych: zdania drukowanej instrukcji, liczone od początku.
page-no-sources = Tych zasad nie ma w żadnej drukowanej instrukcji.
page-try = Te zasady można wypróbować w małej pozycji: { $tags }. Na przykład: hanabi rules { $name } --try { $tag }
exercise-b5 = { $partner } nie ma niebieskiej karty. Daj wskazówkę „niebieski”: nie wskazuje niczego i odtąd żadna z tych kart nie może być niebieska.
exercise-x2 = Czarny fajerwerk buduje się w dół, a jego piątka już leży na stole. Twoja karta 1 to czarna czwórka: zagraj ją.
exercise-v2 = Twoja karta 1 to czerwona trójka. Zapowiedz czerwony i zagraj ją: wraca jeden znacznik wskazówki.
exercise-tile = Twoja karta 1 to czerwona piątka. Zagraj ją: czerwony fajerwerk jest ukończony, a ty odkrywasz kafelek „{ $tile }”.
exercise-b11 = W stosie została jedna karta. Zagraj albo odrzuć kartę: dobierasz ostatnią i każdy ma jeszcze jedną turę.
ruling-u1 = Ta instrukcja podaje tylko przykłady wskazówek, które wskazują jakąś kartę, więc inne są zakazane.
ruling-u2 = Ta instrukcja zakazuje odrzucania, gdy nie ma już żadnego znacznika wskazówki. To pomyłka w druku: chodzi o sytuację, gdy jest komplet znaczników.
ruling-u3 = Przegrana partia daje 0 punktów; na stole nadal widać to, co ułożono.
ruling-u4 = Karta jest potrzebna, dopóki czeka na nią jej fajerwerk. Błędne zagranie, w którym przepada jej ostatnia kopia, też oznacza przegraną.
ruling-u4-third = Ta instrukcja podaje jako przykład niezbędnej karty trzecią trójkę. To pomyłka w druku: każdy kolor ma dwie trójki, a chodzi o ostatnią kopię.
ruling-u5 = Jeśli gracz nie ma ani kart, ani znacznika wskazówki do zużycia, jego turę się pomija: żadna instrukcja nie wymienia tego wśród przyczyn przegranej. Partia jest przegrana, gdy nikt nie może już nic zrobić. Z opcją all-or-nothing-no-skips przegraną oznacza już pierwsza taka tura.
ruling-u5-no-skips = Bez kart i bez znacznika wskazówki nie da się nic zrobić: partia jest przegrana. Nie mówi o tym żadna instrukcja: to nasze rozstrzygnięcie.
ruling-u6 = Zapowiedzieć można każdy fajerwerk{ $unclued ->
    [yes] , także taki, którego koloru nie wolno podać we wskazówce.
   *[no] .
 } Jeśli kolor się zgadza, ale karta nie pasuje, to zwykły błąd.
ruling-u7 = Czarny fajerwerk układa się malejąco, więc liczby kart są odwrotne: trzy piątki, jedna jedynka.
ruling-u8 = Punkty poniżej 0 się liczą: żadna instrukcja nie podaje najniższego wyniku. Przegrana partia pozostaje przegrana i daje 0 punktów. Z opcją black-powder-floor-0 wynik nie spada poniżej 0.
ruling-u8-floor = Wynik nigdy nie spada poniżej 0. Nie mówi o tym żadna instrukcja: to nasze rozstrzygnięcie.
ruling-u9 = Ukończenie ostatniego fajerwerku kończy grę, zanim zadziała jakikolwiek bonus.
ruling-u10 = Kafelek, którego efekt nie może zadziałać, przepada.
ruling-u10-letter = W tej instrukcji darmowa wskazówka dotyczy kolorów lub wartości „jego kart”, a kafelek przepada, jeśli „karta” nie pasuje: traktujemy to dosłownie. Z opcją flamboyant-fives-common gra się tak, jak mówią inne instrukcje.
ruling-u10-common = Darmowa wskazówka może nie wskazywać niczego, a kafelek przepada tylko wtedy, gdy żadna karta nie pasuje. Ta instrukcja mówi o kolorach i wartościach w ręce gracza oraz o wybranej karcie, inne nie: to nasze rozstrzygnięcie dla wszystkich.
ruling-u11 = Za czarną jedynkę dołożoną dzięki kafelkowi należy się { $tile_for ->
    [fives] znacznik wskazówki
   *[any] nowy kafelek
 }.
ruling-u12 = Karta wraca do stosu, zanim dobierzesz nową, więc ostatnia runda może zacząć się później.
ruling-u12-no-last-round = Karta wraca do stosu, zanim dobierzesz nową.
ruling-u13 = Obowiązuje skala dla maksymalnego wyniku: { $best }.
ruling-u14 = Czarna piątka rozpoczyna swój fajerwerk i nie daje bonusu; kończy go czarna jedynka.
ruling-u14-announced = Znacznik wskazówki za trafną zapowiedź wraca sam, choć instrukcja mówi „może”, a „piątka” oznacza kartę, która kończy swój fajerwerk. Jedno i drugie to nasze rozstrzygnięcie.
ruling-u17 = Dziesięć wielokolorowych kart ma taki sam rozkład wartości jak karty każdego innego koloru.
ruling-u18 = Czarne karty same nie dają punktów.
ruling-u19 = Darmową wskazówkę trzeba dać{ $may_waste ->
    [yes] , jeśli tylko się da.
   *[no] , a pasującą kartę dołożyć, jeśli tylko się da.
 } Choćby kafelek gonił kafelek, kartę dobierasz tylko raz.
ruling-u20 = Wszystko, co oferuje to pudełko, można łączyć.
ruling-u20-without-tiles = Instrukcja łączy karty wielokolorowe i Czarny proch tylko razem z kafelkami bonusowymi. Można grać bez kafelków: to nasze rozstrzygnięcie.
ruling-u21-empty-hand = Graczowi bez kart nie można dać wskazówki.
ruling-u21-every = Nie wolno powiedzieć ani „wielokolorowy”, ani „żadnej wielokolorowej”; wskazówka o kolorze, która wskazuje same wielokolorowe karty, jest w porządku.
ruling-u22 = Zapowiedzieć ukończony fajerwerk wolno, ale to pewny błąd.
ruling-u23 = Rozdanie, po którym nie zostaje stos, jest niedozwolone.
ruling-u24 = W jednym z przykładów ta instrukcja mówi o czarnych kartach. To pomyłka w druku: w tym pudełku ich nie ma.
ruling-u25 = Przerwana partia daje 0 punktów, chyba że nie było już punktów do zdobycia.
ruling-u25-lost = Przerwana partia daje 0 punktów.

## Differences

difference-title = { $a } i { $b }
difference-none = { $a } i { $b } mają te same zasady.
difference-none-offers = { $a } i { $b } mają te same zasady i oferują to samo.
difference-same = Żadnych różnic.
difference-heading-rules = Zasady
difference-heading-base = Gra podstawowa
difference-heading-offers = Co oferują
difference-offer = { $name }: oferuje to tylko { $has }.
difference-in-offer = { $name }. { $text }
difference-suit = Tylko { $has } ma fajerwerk { suit }.
difference-copies = { $a } ma { $cards_one ->
    [one] 1 { suit.acc } kartę
    [few] { $cards_one } { suit.pl } karty
   *[many] { $cards_one } { suit.gen } kart
 } ({ $one }), a { $b } ma { $cards_two } ({ $two }).
difference-touch = { $a }: { $one ->
    [own] { suit.pl } karty wskazuje się jak karty innych kolorów
    [every] każda wskazówka o kolorze wskazuje { suit.pl } karty
   *[none] żadna wskazówka o kolorze nie wskazuje { suit.gen } kart
 }; { $b }: { $two ->
    [own] wskazuje się je jak karty innych kolorów
    [every] wskazuje je każda wskazówka o kolorze
   *[none] nie wskazuje ich żadna wskazówka o kolorze
 }.
difference-named = Tylko { $has } pozwala powiedzieć we wskazówce „{ suit }”.
difference-order = Fajerwerk { suit } układa się w kolejności { $one } ({ $a }) albo { $two } ({ $b }).
difference-points = Fajerwerk { suit }: { $up ->
    [yes] { $a } daje punkt za każdą kartę, a { $b } odejmuje punkt za każdą brakującą
   *[no] { $a } odejmuje punkt za każdą brakującą kartę, a { $b } daje punkt za każdą ułożoną
 }.
difference-best = Maksymalny wynik: { $one } ({ $a }), { $two } ({ $b }).
difference-least = Najniższy wynik ukończonej gry: { $one } ({ $a }), { $two } ({ $b }).
difference-ranks = Wartości kart: { $one } ({ $a }), { $two } ({ $b }).
difference-hand-sizes = Karty w ręce przy 2, 3, 4… graczach: { $one } ({ $a }), { $two } ({ $b }).
difference-clue-tokens = Liczba znaczników wskazówek: { $one } ({ $a }), { $two } ({ $b }).
difference-strikes = Liczba błędów, która oznacza przegraną: { $one } ({ $a }), { $two } ({ $b }).
difference-empty-clues = { $has }: wskazówka może nie wskazywać żadnej karty; { $lacks }: musi wskazywać jakąś.
difference-ending = { $one ->
    [last-round] { $a }: gra kończy się ostatnią rundą i wynikiem; { $b }: wszystko albo nic.
   *[all-or-nothing] { $a }: wszystko albo nic; { $b }: gra kończy się ostatnią rundą i wynikiem.
 }
difference-skipping = Gracz bez kart i bez znacznika wskazówki: { $has } pomija jego turę; { $lacks }: partia jest przegrana.
difference-announce = Tylko { $has } pozwala zapowiadać zagrania.
difference-tiles = { $some ->
    [one] Tylko { $has } ma kafelki bonusowe.
   *[both] Kafelki bonusowe: { $one } ({ $a }); { $two } ({ $b }).
 }
difference-tile-for = { $one ->
    [fives] { $a }: kafelek odkrywa się tylko za fajerwerk ukończony piątką; { $b }: za każdy ukończony fajerwerk.
   *[any] { $a }: kafelek odkrywa się za każdy ukończony fajerwerk; { $b }: tylko za ukończony piątką.
 }
difference-may-decline = Gdy stos jest pusty, { $has } pozwala zrezygnować z powrotu karty na stół; { $lacks } nie pozwala.
difference-free-empty-clues = { $has }: darmowa wskazówka z kafelka może nie wskazywać żadnej karty; { $lacks }: musi wskazywać jakąś.
difference-may-waste = Dla kafelka, który przywraca kartę na stół, { $has } pozwala wybrać kartę, która nie pasuje, i stracić kafelek; { $lacks } nie pozwala.

## The command line

usage = Użycie:
heading-commands = Polecenia
heading-arguments = Argumenty
heading-options = Opcje
command-hanabi = Hanabi, kooperacyjna gra karciana: układajcie fajerwerki z kart, które widzą tylko inni.
command-play = Zagraj partię z botami albo w pokoju na serwerze.
command-rules = Pokaż zasady wydania albo różnice między dwoma wydaniami.
command-replay = Pokaż zapisaną partię, ruch po ruchu.
command-verify = Sprawdź, czy rozdanie jest takie, jak obiecano na początku partii.
command-serve = Uruchom serwer: pokoje do gry przez sieć.
command-backup = Skopiuj do pliku wszystko, co przechowuje serwer, nawet gdy działa.
command-restore = Przywróć kopię zapasową do pustej bazy danych.
command-admin = Zarządzaj działającym serwerem: pokojami, osobami i adresami.
command-admin-list = Wypisz ostatnio używane pokoje.
command-admin-show = Pokaż członków i partie pokoju.
command-admin-close = Wyproś wszystkich z pokoju i nie wpuszczaj już nikogo; rozegrane partie zostają.
command-admin-delete = Usuń pokój ze wszystkim, co w nim powiedziano i rozegrano.
command-admin-end = Zakończ partię trwającą w pokoju; tak zakończona daje 0 punktów.
command-admin-erase = Usuń imiona i wypowiedzi osoby ze wszystkich pokoi i zapisów; partie zostają.
command-admin-ban = Nie wpuszczaj nikogo z danego adresu lub sieci.
command-admin-unban = Zdejmij blokadę.
command-admin-bans = Wypisz blokady.
command-admin-rotate-key = Podpisuj pliki cookie nowym kluczem; podpisane starszymi pozostają ważne.
command-bench = Zmierz, ile ruchów na sekundę wykonuje silnik, i porównaj go z innymi.
command-completion = Wypisz skrypt, który uzupełnia to polecenie w powłoce.
epilogue-hanabi = „hanabi COMMAND --help” powie więcej. Żeby zacząć od razu: hanabi play fr
epilogue-play =
    Przykłady:
      hanabi play fr+black-powder --players 4         # z botami
      hanabi play https://example.org/r/POKOJ         # w pokoju, z linku
epilogue-rules =
    Przykłady:
      hanabi rules                  # wszystkie wydania i co oferują
      hanabi rules fr+avalanche     # zasady jednej gry
      hanabi rules diff fr pl       # czym różnią się dwa wydania
epilogue-replay =
    Przykłady:
      hanabi replay game.json                   # cała partia
      hanabi replay games                       # wszystkie partie z folderu
      hanabi replay game.json --turn 12         # stół po 12. turze
      hanabi replay game.json --export live     # ta sama partia dla hanab.live
epilogue-verify =
    Przykłady:
      hanabi verify game.json 5c5ec0e0f187c955     # z zanotowanym zobowiązaniem
      hanabi verify game.json                      # z tym, które jest w pliku
epilogue-serve =
    Przykłady:
      hanabi serve                                      # tylko dla tego komputera
      hanabi serve --host 0.0.0.0 --port 80             # dla całej twojej sieci
      hanabi serve --address https://hanabi.example     # za serwerem proxy z TLS
epilogue-backup = Przykład: hanabi backup hanabi-backup.db
epilogue-restore =
    Przykład:
      hanabi restore hanabi-backup.db --database postgresql://localhost/hanabi
epilogue-admin = Przykład: hanabi admin list
epilogue-admin-list = Przykład: hanabi admin list --limit 10
epilogue-admin-show = Przykład: hanabi admin show k3VqT9xYwZ2a
epilogue-admin-close = Przykład: hanabi admin close https://hanabi.example/r/k3VqT9xYwZ2a
epilogue-admin-delete = Przykład: hanabi admin delete k3VqT9xYwZ2a --yes
epilogue-admin-end = Przykład: hanabi admin end k3VqT9xYwZ2a
epilogue-admin-erase = Przykład: hanabi admin erase 7r5Yk0dQyqU3vXz1mJ2wLA
epilogue-admin-ban = Przykład: hanabi admin ban 203.0.113.0/24 --hours 24
epilogue-admin-unban = Przykład: hanabi admin unban 203.0.113.0/24
epilogue-admin-bans = Przykład: hanabi admin bans --json
epilogue-admin-rotate-key = Przykład: hanabi admin rotate-key
epilogue-bench =
    Przykłady:
      hanabi bench                                  # wszystko, co jest zainstalowane
      hanabi bench --players 2 --no-peers           # tylko nasz silnik
      hanabi bench --seconds 120 --plot speed.svg   # dłużej, z wykresem
epilogue-completion = Przykład dla bash: hanabi completion bash >> ~/.bashrc
argument-play-ruleset = Zasady gry, na przykład fr+avalanche (jeśli ich nie podasz, program zapyta), albo link do pokoju.
argument-rules-words = Zasady, na przykład fr+black-powder; albo „diff” i dwie nazwy zasad.
argument-replay-file = Plik, folder, link lub numer partii z hanab.live albo wklejony JSON; „-” czyta standardowe wejście.
argument-verify-file = Powtórka partii rozegranej na serwerze; „-” czyta standardowe wejście.
argument-verify-commitment = Zobowiązanie pokazane na początku partii albo co najmniej 16 jego pierwszych cyfr.
argument-backup-file = Nowy plik, który jeszcze nie istnieje, albo folder, w którym plik dostanie nazwę od daty i godziny.
argument-admin-show-room = Identyfikator pokoju albo link do niego.
argument-admin-close-room = Identyfikator pokoju albo link do niego.
argument-admin-delete-room = Identyfikator pokoju albo link do niego.
argument-admin-end-room = Identyfikator pokoju albo link do niego.
argument-admin-erase-person = Identyfikator osoby, jak podaje go „hanabi admin show”.
argument-admin-ban-address = Adres albo sieć, na przykład 203.0.113.0/24.
argument-admin-unban-address = Zablokowany adres albo zablokowana sieć.
argument-restore-file = Plik zapisany przez „hanabi backup”.
argument-completion-shell = Powłoka: bash, zsh albo fish.
flag-language = Język programu; bez tej opcji decyduje HANABI_LANGUAGE, LC_ALL, LC_MESSAGES lub LANG.
flag-help = Pokaż tę pomoc.
flag-hanabi-version = Pokaż wersję.
flag-play-players = Ilu graczy, razem z tobą; domyślnie 3.
flag-play-bot = Jak grają pozostali: random, beginner (domyślnie), club lub partner; albo „program:” z wierszem polecenia. Powtórz opcję, by wybrać bota na każde miejsce.
flag-play-seed = Ziarno tasowania: ta sama liczba daje to samo rozdanie.
flag-play-name = Twoje imię; powtórz opcję dla każdej osoby przy tej klawiaturze.
flag-play-memory = Pomoc pamięciowa: deduced (wszystkie wnioski, domyślnie), said (same wskazówki) lub nothing (wyłączona).
flag-play-save = Zapisz powtórkę w tym pliku, gdy partia się skończy.
flag-play-at = Otwórz pokój na tym serwerze, na przykład http://127.0.0.1:8000, i wyślij innym link.
flag-play-plain = Graj w trybie zwykłego tekstu zamiast na pełnym ekranie.
flag-rules-as-json = Wypisz JSON dla programów.
flag-rules-sources = Podaj przy każdej zasadzie zdania drukowanej instrukcji.
flag-rules-tag = Wypróbuj w małej pozycji zasadę z tym oznaczeniem.
flag-replay-turn = Pokaż stół po tej turze; 0 to rozdanie.
flag-replay-seat = Patrz z tego miejsca (numer od 1 lub imię); jego karty są zakryte.
flag-replay-as-json = Wypisz JSON dla programów.
flag-replay-clues = Pokaż, co znaczy każda wskazówka według zasad i według konwencji.
flag-replay-export = Wypisz partię w innym formacie: live (hanab.live), link (do hanab.live) lub replay.
flag-replay-plain = Pokaż partię jako zwykły tekst zamiast na pełnym ekranie.
flag-verify-as-json = Wypisz JSON dla programów.
flag-serve-host = Adres, na którym serwer nasłuchuje; domyślnie 127.0.0.1, dostępny tylko z tego komputera.
flag-serve-port = Port, na którym serwer nasłuchuje; domyślnie 8000, a 0 wybiera dowolny wolny.
flag-serve-database = Gdzie przechowywać pokoje i partie: sqlite:///FILE lub postgresql://…; domyślnie w pliku SQLite w twoim katalogu domowym.
flag-serve-redis = Redis dla kilku serwerów, które obsługują te same pokoje.
flag-serve-workers = Liczba procesów; domyślnie 1.
flag-serve-address = Adres serwera widziany z zewnątrz, na przykład https://hanabi.example.
flag-serve-database-wait = Ile sekund czekać na bazę danych, która jeszcze nie odpowiada; domyślnie 30.
flag-backup-database = Baza danych do skopiowania; domyślnie ta, której używa „hanabi serve”.
flag-backup-keep = Ile najnowszych kopii zapasowych zachować w folderze; domyślnie wszystkie.
flag-restore-database = Pusta baza danych do wypełnienia; domyślnie ta, której używa „hanabi serve”.
flag-admin-list-limit = Ile pokoi wypisać; domyślnie 50.
flag-admin-list-database = Baza danych serwera; domyślnie ta, której używa „hanabi serve”.
flag-admin-list-as-json = Wypisz JSON dla programów.
flag-admin-show-database = Baza danych serwera; domyślnie ta, której używa „hanabi serve”.
flag-admin-show-as-json = Wypisz JSON dla programów.
flag-admin-close-yes = Nie pytaj o potwierdzenie.
flag-admin-close-database = Baza danych serwera; domyślnie ta, której używa „hanabi serve”.
flag-admin-close-as-json = Wypisz JSON dla programów.
flag-admin-delete-yes = Nie pytaj o potwierdzenie.
flag-admin-delete-database = Baza danych serwera; domyślnie ta, której używa „hanabi serve”.
flag-admin-delete-as-json = Wypisz JSON dla programów.
flag-admin-end-yes = Nie pytaj o potwierdzenie.
flag-admin-end-database = Baza danych serwera; domyślnie ta, której używa „hanabi serve”.
flag-admin-end-as-json = Wypisz JSON dla programów.
flag-admin-erase-yes = Nie pytaj o potwierdzenie.
flag-admin-erase-database = Baza danych serwera; domyślnie ta, której używa „hanabi serve”.
flag-admin-erase-as-json = Wypisz JSON dla programów.
flag-admin-ban-reason = Powód, do listy blokad; zablokowani go nie poznają.
flag-admin-ban-hours = Na ile godzin; domyślnie na zawsze.
flag-admin-ban-database = Baza danych serwera; domyślnie ta, której używa „hanabi serve”.
flag-admin-ban-as-json = Wypisz JSON dla programów.
flag-admin-unban-database = Baza danych serwera; domyślnie ta, której używa „hanabi serve”.
flag-admin-unban-as-json = Wypisz JSON dla programów.
flag-admin-bans-database = Baza danych serwera; domyślnie ta, której używa „hanabi serve”.
flag-admin-bans-as-json = Wypisz JSON dla programów.
flag-admin-rotate-key-forget = Unieważnij wszystkie starsze klucze: wszyscy zostaną wylogowani.
flag-admin-rotate-key-yes = Nie pytaj o potwierdzenie.
flag-admin-rotate-key-database = Baza danych serwera; domyślnie ta, której używa „hanabi serve”.
flag-admin-rotate-key-as-json = Wypisz JSON dla programów.
flag-bench-players = Ilu graczy: liczby od 2 do 5 oddzielone przecinkami; domyślnie 2,5.
flag-bench-seconds = Ile mniej więcej sekund ma trwać pomiar, gdy wszystko jest gotowe; domyślnie 30.
flag-bench-batch = Ile partii toczy się naraz; domyślnie 262144 na procesorze i 1048576 na karcie graficznej.
flag-bench-device = Gdzie toczą się partie: cpu lub cuda; domyślnie wszędzie, gdzie się da.
flag-bench-peers = Zmierz też inne zainstalowane silniki albo tylko nasz własny.
flag-bench-plot = Narysuj wykres w tym pliku SVG.
flag-bench-as-json = Wypisz JSON dla programów.
bench-players = { $players } graczy
bench-number = { $number }
bench-what = Interfejs
bench-device = Urządzenie
bench-batch = Partie naraz
bench-moves = Ruchy na sekundę
bench-observed = Z obserwacjami
bench-blind = { $players } graczy, ruchy na sekundę
bench-seen = { $players } graczy, ruchy na sekundę z obserwacjami
bench-chart = Ile ruchów na sekundę wykonują silniki Hanabi, w skali logarytmicznej
bench-how-to-read = Mediany z { $rounds ->
    [one] 1 rundy
   *[other] { $rounds } rund
 }; w każdej rundzie mierzono po kolei wszystkie silniki. Słupki mają skalę logarytmiczną; ich blady koniec sięga od najwolniejszej rundy do najszybszej.
kernel-compiling = Pierwsza kompilacja: potrwa około minuty…
bench-compiling = Wczytywanie silnika. Za pierwszym razem jest kompilowany, co trwa około minuty.
bench-preparing = Przygotowanie
bench-measuring = Pomiar
bench-interpreted = Nasz silnik nie jest tu skompilowany, bo brakuje Numby albo jest wyłączona: jest interpretowany i o wiele wolniejszy. Zainstaluj Numbę: pip install 'hanabi[fast]'
bench-alone = Żaden inny silnik nie jest tu zainstalowany: mierzymy tylko nasz.
bench-absent = Nie da się tu zmierzyć: { $what }. Powód: { $why }

## The server

serving = Hanabi działa pod adresem { $address }. Ctrl-C zatrzymuje serwer; gdy uruchomisz go ponownie, partie potoczą się dalej.
page-not-built = Strona nie jest zbudowana, więc ten serwer odpowiada tylko programom. Aby ją zbudować, uruchom „make web” w katalogu ze źródłami.
waiting-for-database = { $why } Czekam najwyżej { $seconds } s.
admin-no-rooms = Nie ma żadnych pokoi.
admin-no-bans = Żaden adres nie jest zablokowany.
admin-room = Pokój { $room }, { $ruleset }: { $state }.
admin-room-times = Otwarty { $opened }, ostatnio używany { $used }.
admin-room-log = W dzienniku występuje jako { $fingerprint }.
admin-strangers = Połączeni bez imienia: { $addresses }
admin-state = { $state ->
    [running] trwa partia
    [closed] zamknięty
   *[open] otwarty
 }
admin-column-room = POKÓJ
admin-column-used = OSTATNIO UŻYWANY
admin-column-connected = POŁĄCZENI
admin-column-games = PARTIE
admin-column-state = STAN
admin-column-name = IMIĘ
admin-column-seat = MIEJSCE
admin-column-person = OSOBA
admin-column-addresses = POŁĄCZENIE Z
admin-column-game = PARTIA
admin-column-began = POCZĄTEK
admin-column-ended = KONIEC
admin-column-result = WYNIK
admin-column-score = PUNKTY
admin-column-network = SIEĆ
admin-column-since = OD
admin-column-until = DO
admin-column-reason = POWÓD
admin-confirm-close = Zamknąć pokój { $room } i wyprosić wszystkich? [t/N]
admin-confirm-delete = Usunąć na zawsze pokój { $room } ze wszystkimi partiami? [t/N]
admin-confirm-end = Zakończyć partię w pokoju { $room }? Tak zakończona partia daje 0 punktów. [t/N]
admin-confirm-erase = Usunąć na zawsze wszystkie imiona i wypowiedzi osoby { $person }? [t/N]
admin-confirm-forget = Unieważnić wszystkie starsze klucze? Wszyscy stracą swoje miejsca i partie. [t/N]
admin-closed = Pokój { $room } został zamknięty.
admin-deleted = Pokój { $room } został usunięty.
admin-ended = Partia w pokoju { $room } została zakończona.
admin-erased = Dane osoby zostały usunięte; zmienione pokoje: { $rooms }, zmienione partie: { $games }.
admin-banned = Zablokowano { $network }: nikt się stamtąd już nie połączy.
admin-unbanned = Odblokowano { $network }: można się stamtąd znów łączyć.
admin-rotated = Pliki cookie są podpisywane nowym kluczem; działające serwery użyją go w ciągu minuty. Ważne klucze: { $keys }.
admin-unconfirmed = Nie wszystkie działające serwery już to potwierdziły (brakuje { $missing } z { $servers }); zrobią to, gdy znów odczytają bazę danych.
room-opened = Pokój jest otwarty. Wyślij znajomym ten link: { $link }
backed-up = Wszystko skopiowano do { $file }.
restored = Przywrócono wszystko z { $file }.

## What is refused: rooms and servers

error-no-such-room = Nie ma takiego pokoju. Sprawdź link albo otwórz nowy pokój.
error-no-such-moment = Od tego momentu nie da się grać dalej: partia była już wtedy skończona albo nigdy tak daleko nie zaszła.
error-other-rules = Przy tym stole obowiązują inne zasady albo gra inna liczba osób niż w partii, do której chcesz wrócić.
error-no-such-game = Nie ma takiej partii. Sprawdź link.
error-no-such-code = Ten kod jest błędny, wykorzystany albo wygasł. Pobierz nowy na swoim drugim urządzeniu.
error-not-found = Pod tym adresem nic nie ma.
error-wrong-method = Ten adres nie przyjmuje takich żądań.
error-bad-request = Serwer nie zrozumiał żądania.
error-malformed = Wiadomość nie jest zgodna z protokołem w miejscu { $where }.
error-not-text = Wiadomości muszą być tekstem, a nie danymi binarnymi.
error-message-too-large = Wiadomość jest za duża: może mieć najwyżej { $most ->
    [one] 1 bajt
    [few] { $most } bajty
   *[many] { $most } bajtów
 }.
error-body-too-large = Żądanie jest za duże: może mieć najwyżej { $most ->
    [one] 1 bajt
    [few] { $most } bajty
   *[many] { $most } bajtów
 }.
error-not-json-body = Żądanie musi być w formacie JSON.
error-foreign-origin = Żądanie pochodzi z innej strony, więc nie zostało wykonane.
error-unknown-host = Ten serwer nie uznaje adresu { $address } za swój. Jego administrator może go uruchomić z opcją --address { $address }
error-request-timeout = Serwer na próżno czekał na resztę żądania. Spróbuj ponownie.
error-headers-too-large = Adres lub nagłówki żądania są za długie. Usuń pliki cookie tej strony i spróbuj ponownie.
error-too-many-requests = Za dużo żądań w krótkim czasie. Poczekaj minutę i spróbuj ponownie.
error-too-many-connections = Za dużo połączeń z twojego adresu. Zamknij kilka i spróbuj ponownie.
error-too-busy = W pokoju za dużo się teraz dzieje. Spróbuj ponownie.
error-internal = Na serwerze coś poszło nie tak. Nic się nie zmieniło; spróbuj ponownie.
error-storage-unavailable = Serwer nie może teraz niczego zapisać. Twoje żądanie zostanie automatycznie wysłane ponownie.
error-storage-refused = Baza danych nie przyjmuje tego, co miało być zapisane, więc nic się nie zmieniło. Zgłoś to, proszę.
error-unknown-person = Serwer już cię nie zna. Połącz się ponownie.
error-database-url = To nie jest adres bazy danych: { $url }. Poprawny wygląda tak: sqlite:///FILE lub postgresql://…
error-database-unreachable = Nic nie odpowiada pod { $host }, port { $port }. Sprawdź host i port w adresie bazy danych oraz to, czy PostgreSQL działa.
error-database-unknown-host = Nie można znaleźć hosta bazy danych { $host }. Sprawdź jego nazwę w adresie bazy danych.
error-database-silent = Baza danych pod { $host }, port { $port }, nie odpowiada na czas. Sprawdź, czy nie jest przeciążona i czy nie blokuje jej zapora.
error-database-not-postgresql = To, co odpowiada pod { $host }, port { $port }, nie jest serwerem PostgreSQL. Sprawdź port w adresie bazy danych.
error-database-tls = Ten serwer i baza danych pod { $host }, port { $port }, nie mogą uzgodnić szyfrowanego połączenia. Sprawdź certyfikat i „ssl” w adresie bazy danych.
error-database-wrong-password = PostgreSQL odrzuca użytkownika „{ $user }”: hasło jest błędne lub go brak albo nie ma takiego użytkownika. Sprawdź HANABI_DATABASE_PASSWORD lub adres bazy danych.
error-database-role-refused = PostgreSQL nie wpuszcza użytkownika „{ $user }”: taki użytkownik nie istnieje albo pg_hba.conf nie wpuszcza go z tego komputera.
error-database-unknown-name = PostgreSQL nie ma bazy danych o nazwie „{ $name }”. Utwórz ją poleceniem „createdb” albo popraw adres bazy danych.
error-database-no-rights = Użytkownik „{ $user }” nie może tworzyć tabel w bazie danych „{ $name }”. Ustaw go jako jej właściciela.
error-database-starting = Baza danych pod { $host }, port { $port }, właśnie się uruchamia albo zatrzymuje. Spróbuj ponownie za chwilę.
error-database-overcrowded = Baza danych pod { $host }, port { $port }, nie przyjmuje więcej połączeń. Zwiększ jej max_connections albo uruchom mniej serwerów.
error-database-not-sqlite = { $file } nie jest bazą danych SQLite. Nic w nim nie zmieniono; wskaż inny plik.
error-database-corrupt = Baza danych { $name } jest uszkodzona. Przywróć ostatnią kopię zapasową do nowej bazy poleceniem „hanabi restore”.
error-database-file-denied = Pliku { $file } nie można otworzyć jako bazy danych do odczytu i zapisu. Sprawdź jego właściciela i uprawnienia.
error-database-folder-denied = Bazy danych nie można trzymać w { $folder }: nie da się utworzyć tego folderu albo nic w nim zapisać. Sprawdź jego właściciela i uprawnienia.
error-database-locked = Inny program blokuje bazę danych { $name }. Zatrzymaj go i spróbuj ponownie.
error-database-disk-full = Brakuje miejsca na bazę danych { $name }. Zwolnij go trochę i spróbuj ponownie.
error-database-disk-failed = System nie może odczytać lub zapisać bazy danych { $name }. Sprawdź dysk i dziennik systemu.
error-database-failed = Z bazy danych { $name } nie można korzystać ({ $error }). Szczegóły są w jej dzienniku.
error-database-missing = Nie ma bazy danych pod adresem { $url }.
error-database-too-new = Baza danych pochodzi z nowszej wersji Hanabi. Zainstaluj tę wersję.
error-database-too-old = Baza danych pochodzi ze starszej wersji Hanabi. Uruchom raz „hanabi serve”, aby ją zaktualizować.
error-database-not-empty = W bazie danych są już pokoje, więc kopia zapasowa nie została przywrócona.
error-not-a-backup = { $file } nie jest kopią zapasową Hanabi.
error-backup-too-old = { $file } pochodzi ze starszej wersji Hanabi. Przywróć kopię w tamtej wersji, a potem uruchom „hanabi serve” w tej.
error-port-unavailable = Serwer nie może nasłuchiwać na { $host }, port { $port }: { $why }. Wybierz inny port opcją --port albo inny adres tego komputera opcją --host.
error-bad-address = To nie jest adres strony: { $address }. Poprawny wygląda tak: https://hanabi.example
error-address-below-root = Strona musi leżeć w katalogu głównym hosta, a nie pod ścieżką: { $address }. Nadaj jej własną nazwę hosta i użyj { $root }
error-redis-url = To nie jest adres Redisa: { $url }. Poprawny wygląda tak: redis://HOST:6379/0
error-bad-setting = { $name } nie może mieć wartości „{ $value }”.
error-unknown-setting = Nie ma ustawienia { $name }.
error-setting-twice = Ustawiono zarówno { $name }, jak i { $other }. Ustaw tylko jedno z nich.
error-setting-file = Pliku { $file }, wskazanego przez { $name }, nie można odczytać albo jest pusty.
error-no-name = Najpierw podaj swoje imię, żeby inni wiedzieli, kim jesteś.
error-name-empty = Imię musi mieć co najmniej jedną literę.
error-name-unprintable = Imię zawiera znaki, których nie da się wyświetlić. Wybierz inne.
error-name-taken = Ktoś w tym pokoju ma już imię { $name } albo bardzo podobne. Wybierz inne.
error-room-crowded = Pokój jest pełny: mieści najwyżej { $most ->
    [one] 1 osobę
    [few] { $most } osoby
   *[many] { $most } osób
 }.
error-room-full = Wszystkie miejsca są zajęte.
error-room-worn-out = W tym pokoju wydarzyło się tak wiele, że nic więcej się w nim nie zmieści. Otwórz nowy.
error-seat-taken = Miejsce { $number } jest zajęte.
error-not-host = To może zrobić tylko gospodarz pokoju.
error-host-stays = Gospodarza nie można wyprosić. Najpierw przekaż pokój komuś innemu.
error-seated-stay = Zastępca gospodarza nie może usunąć nikogo, kto ma miejsce przy stole. Może to zrobić tylko właściciel pokoju.
error-not-removed = Z tego pokoju nie usunięto nikogo o numerze { $member }.
error-host-present = Gospodarz jest na miejscu. Na zastępcę można głosować tylko pod jego nieobecność.
error-host-away-briefly = Gospodarz jest nieobecny zbyt krótko. Głosować będzie można za { $seconds ->
    [one] sekundę
    [few] { $seconds } sekundy
    [many] { $seconds } sekund
   *[other] { $seconds } sekundy
 }.
error-candidate-absent = Zastępca gospodarza musi być obecny i mieć miejsce przy stole.
error-room-locked = Ten pokój jest zamknięty: nikt nowy nie może wejść. Poproś gospodarza, żeby go otworzył.
error-room-invited = Do tego pokoju wchodzi się tylko z zaproszeniem. Poproś gospodarza o link z zaproszeniem.
error-strangers-worn-out = Osoby bez miejsca wykorzystały już swój limit wiadomości w tym pokoju. Usiądź, żeby rozmawiać.
error-too-many-names = Z twojej sieci weszło zbyt wiele nowych osób. Spróbuj ponownie za minutę.
error-too-many-changes = Zbyt często siadasz, wstajesz lub coś zmieniasz. Poczekaj minutę i spróbuj ponownie.
error-not-voted = Nie masz głosu do wycofania.
error-too-many-bot-games = Masz już wiele rozpoczętych partii samych botów. Poczekaj minutę przed następną.
error-delay-range = Opóźnienie dla widzów może wynosić najwyżej { $most ->
    [one] 1 ruch
    [few] { $most } ruchy
   *[many] { $most } ruchów
 }.
error-game-running = Trwa partia. Poczekaj, aż się skończy.
error-no-game = Nie trwa żadna partia.
error-free-seats = { $seats ->
    [one] 1 miejsce jest jeszcze wolne. Posadź na nim bota albo poczekaj na kogoś.
    [few] { $seats } miejsca są jeszcze wolne. Posadź na nich boty albo poczekaj na kogoś.
   *[many] { $seats } miejsc jest jeszcze wolnych. Posadź na nich boty albo poczekaj na kogoś.
 }
error-not-seated = Nie masz miejsca przy tym stole.
error-no-such-member = Nikt w tym pokoju nie ma numeru { $member }.
error-not-a-bots-seat = Nie siedzi tam żaden bot.
error-not-a-persons-seat = Nie siedzi tam żadna osoba.
error-player-present = Ta osoba jest obecna albo dopiero co wyszła. Bot zastępuje tylko tych, których nie ma już od jakiegoś czasu.
error-no-shuffle = Żadne tasowanie nie czeka na twoją liczbę.
error-wrong-entropy = To nie jest obiecana liczba. Wyślij tę, której skrót został wysłany wcześniej.
error-shuffling = Stos na następną partię jest już tasowany.
error-no-stand-in = Na tym miejscu bot nikogo nie zastępuje.
error-stand-in-plays = Gra za ciebie bot. Najpierw odzyskaj swoje miejsce.
error-too-many-sitting = Przy stole siedzi już { $sitting ->
    [one] 1 gracz
   *[other] { $sitting } graczy
 }, a { $seats ->
    [one] miejsce ma być tylko jedno
    [few] miejsca mają być tylko { $seats }
   *[many] miejsc ma być tylko { $seats }
 }.
error-clock-range = Czas na turę może wynosić od { $least } do { $most } sekund.
error-ruleset-too-long = Nazwa zasad jest za długa.
error-text-empty = Wiadomość jest pusta.
error-text-too-long = Tekst jest za długi: może mieć najwyżej { $most ->
    [one] 1 znak
    [few] { $most } znaki
   *[many] { $most } znaków
 }.
error-no-talk-now = W tym pokoju nie rozmawia się podczas partii.
error-remarks-only = W tym pokoju podczas partii wolno używać tylko gotowych zdań.
error-watchers-are-silent = Widzowie nie rozmawiają podczas partii.
error-not-your-cards = To nie są karty z twojej ręki.
error-no-such-card = Takiej karty jeszcze nie ma.
error-not-a-players-action = To może zrobić tylko pokój.
error-stale = Partia poszła tymczasem dalej. Spójrz jeszcze raz na stół.
error-removed = Gospodarz wyprosił cię z tego pokoju.
error-signed-out = Wylogowano cię na innym urządzeniu.
error-talk-too-often = Piszesz zbyt często. Poczekaj chwilę i spróbuj ponownie.
error-flood = Za dużo wiadomości w krótkim czasie. Połączenie zostało zamknięte.
error-nonsense = Za dużo niezrozumiałych wiadomości. Połączenie zostało zamknięte.
error-too-many-guests = W tym pokoju jest już za dużo osób. Spróbuj ponownie później.
error-room-closed = Pokój został właśnie zamknięty. Połączenie zostanie automatycznie nawiązane ponownie.
error-room-shut = Administratorzy tego serwera zamknęli ten pokój. Otwórz inny.
error-room-deleted = Administratorzy tego serwera usunęli ten pokój.
error-erased = Administratorzy tego serwera usunęli twoje dane. Wczytaj stronę ponownie, aby zacząć od nowa.
error-banned = Administratorzy tego serwera nie przyjmują połączeń z twojego adresu.
error-already-closed = Pokój { $room } jest już zamknięty.
error-no-such-person = Nic nie zapisano o osobie { $person }. „hanabi admin show” wypisuje osoby w pokoju.
error-bad-network = To nie jest ani adres, ani sieć: { $network }. Poprawne są na przykład 203.0.113.7, 203.0.113.0/24 lub 2001:db8::/64
error-ban-too-wide = Sieć { $network } jest zbyt szeroka, by ją zablokować: potrzeba co najmniej /{ $bits }.
error-not-banned = Nie ma blokady { $network }. „hanabi admin bans” wypisuje wszystkie blokady.
error-key-in-environment = Klucze pochodzą z HANABI_SECRET, a nie z bazy danych. Wpisz tam nowy klucz przed starym, oddzielony przecinkiem, i uruchom serwer ponownie.
error-slow = Połączenie jest za wolne, by nadążyć. Zostanie nawiązane ponownie.

## Remarks, as everybody reads them in their own language

remark-hello = Cześć!
remark-know-nothing = Wciąż nic nie wiem o swoich kartach.
remark-remember-yours = Pamiętasz, co masz w ręce?
remark-let-me-think = Chwilę, myślę.
remark-take-your-time = Nie spiesz się.
remark-back-soon = Zaraz wracam.
remark-i-am-back = Jestem z powrotem.
remark-well-played = Dobrze zagrane!
remark-never-mind = Nic nie szkodzi.
remark-sorry = Przepraszam!
remark-thanks = Dzięki!
remark-goodbye = Do zobaczenia!

## What is refused: command lines

error-usage-no-such-command = Nie ma polecenia „{ $word }”. Do wyboru: { $commands }.
error-usage-no-such-option = Nie ma tu opcji { $option }.
error-usage-missing = Brakuje: { $what }.
error-usage-confirm = Tego nie da się cofnąć. Dodaj { $option }, żeby potwierdzić.
error-usage-keep-folder = { $option } wymaga folderu, a { $file } nim nie jest.
error-usage-not-a-number = { $option } wymaga liczby całkowitej.
error-usage-bad-value = { $option } przyjmuje jedną z wartości: { $choices }, a nie „{ $value }”.
error-usage-option-value = Opcji { $option } nie używa się w ten sposób.
error-usage-too-many-words = To więcej słów, niż przyjmuje to polecenie.
error-usage-diff = Podaj dwie nazwy zasad do porównania: hanabi rules diff fr pl
error-usage-sources = Podaj nazwę zasad, których źródła chcesz zobaczyć: hanabi rules fr --sources
error-usage-try = Podaj nazwę zasad, z których chcesz wypróbować jedną: hanabi rules fr --try B5
error-usage-commitment = COMMITMENT wymaga od { $least } do { $most } cyfr szesnastkowych (od 0 do 9 i od a do f).
error-usage-seats = { $option } przyjmuje liczby od 2 do 5 oddzielone przecinkami, na przykład 2,5, a nie „{ $value }”.
error-usage-not-svg = { $option } rysuje plik SVG: jego nazwa musi kończyć się na .svg, a „{ $value }” tak się nie kończy.
error-usage-does-not-apply = { $option } nic nie zmienia, gdy jest { $other }. Pomiń tę opcję.
error-usage-help = „{ $command } --help” pokazuje, jak tego używać.
error-usage-language = Nie ma tu języka „{ $language }”. Do wyboru: { $known }.
error-usage-language-variable = Nie ma tu języka „{ $language }” podanego w HANABI_LANGUAGE. Do wyboru: { $known }.
did-you-mean = Czy chodziło o „{ $word }”?
error-system = Błąd systemu: { $what }.
error-missing-extra = { $extra ->
    [client] Pokój na serwerze wymaga dodatkowych pakietów.
    [tui] Tryb pełnoekranowy wymaga dodatkowych pakietów.
    [server] Serwer wymaga dodatkowych pakietów.
    [fast] Skompilowane boty i szybki silnik wymagają dodatkowych pakietów.
    [envs] Środowiska badawcze wymagają dodatkowych pakietów.
    [learn] Trening wymaga dodatkowych pakietów.
    [cluster] Klaster wymaga dodatkowych pakietów.
   *[other] Potrzebne są dodatkowe pakiety.
 } Zainstaluj je: pip install 'hanabi[{ $extra }]'
error-unworded = Odmowa ({ $code }).
error-unexpected = Wewnątrz Hanabi coś poszło nie tak ({ $what }). Zgłoś to, proszę, i napisz, co się wtedy działo.

## What is refused: many games at once

error-not-an-integer = { $option } wymaga liczby całkowitej, a nie { $value }.
error-not-in-range = { $option } przyjmuje od { $least } do { $most }, a nie { $value }.
error-not-a-ruleset = { $value } to nie zestaw zasad: podaj zestaw albo jego nazwę, na przykład fr+black-powder.
error-no-such-device = Nie ma urządzenia „{ $device }”. Partie toczą się na cpu lub cuda.
error-other-device = Partie są na { $games }, a akcje na { $given }: najpierw przenieś akcje na { $games }.
error-no-cuda = Nie da się tu grać na karcie graficznej. Brakuje: { $missing }.
error-too-many-games = Brakuje pamięci na tyle partii naraz: { $count }.
error-wrong-shape = Każda partia przyjmuje jedną akcję: tablicę o kształcie { $expected }, a nie { $shape }.
error-wrong-type = Akcje to liczby całkowite, a nie { $type }.
error-other-game = Te partie mają inne zasady lub inną liczbę graczy niż { $rules } (liczba graczy: { $players }).
error-no-number = Numery mają tylko akcje graczy; ta należy do pokoju.
error-no-such-action = Akcja { $action } nie jest teraz możliwa.
error-illegal-actions = { $count ->
    [one] W jednej partii (numer { $game }) akcja { $action } nie była możliwa. Nic się w niej nie zmieniło; wszystkie inne poszły dalej.
   *[other] W { $count } partiach akcja nie była możliwa; pierwszy taki przypadek to akcja { $action } w partii { $game }. Nic się w nich nie zmieniło; wszystkie inne poszły dalej.
 }
error-no-seat = Uzupełnić można tylko to, co widzi gracz: widz widzi już wszystkie karty.
error-nothing-fits = Żadna ręka nie pasuje do tego, co ten gracz wie i widzi.
error-other-hand = Potrzeba kart w ręce: { $cards }, kart w stosie: { $deck }, kafelków: { $tiles }.
error-seen-only = To tylko tyle, ile z partii widzi jeden gracz. Najpierw ją uzupełnij: imagine robi to losowo, deal tak, jak podasz.

## What is refused: files

error-file-not-found = Nie ma pliku { $file }.
error-file-is-folder = { $file } to folder, nie plik.
error-file-forbidden = Nie można otworzyć { $file }: brak uprawnień.
error-file-unreadable = Nie da się odczytać { $file }.
error-file-not-text = { $file } nie jest plikiem tekstowym w UTF-8, więc nie jest powtórką.
error-file-too-large = Plik ma więcej niż { $most ->
    [one] 1 bajt
    [few] { $most } bajty
   *[many] { $most } bajtów
 }; żadna partia tyle nie zajmuje.
error-file-exists = { $file } już istnieje. Wybierz inną nazwę.
error-file-unwritable = Nie da się zapisać { $file }.
error-not-json = Plik nie jest kompletnym JSON-em, więc nie jest powtórką.
error-not-a-replay = Plik to JSON, ale nie powtórka z tej gry ani z hanab.live.
error-no-games = W { $file } nie ma żadnych partii.
error-several-games = { $file } zawiera kilka partii, a tu potrzebna jest jedna.
error-site-unreachable = Nie można połączyć się z hanab.live ({ $what }). Otwórz { $address } w przeglądarce, zapisz stronę jako plik i użyj tego pliku.
error-game-elsewhere = W tym linku nie ma samej partii. Otwórz { $address }, zapisz stronę jako plik i użyj tego pliku.
error-bad-link = Link nie jest kompletny. Skopiuj cały link z hanab.live, od „https” do końca.
error-unknown-version = Powtórka jest w wersji { $version }; ten program czyta wersję { $known }.
error-bad-field = { $value ->
    [null] W powtórce brakuje pola „{ $field }”.
   *[other] Pole „{ $field }” w powtórce jest nieprawidłowe: { $value }
 }
error-no-proof = Powtórka nie zawiera dowodu rozdania: mają go tylko partie rozegrane na serwerze.
error-bad-player-name = Imię gracza musi mieć od 1 do { $most } drukowalnych znaków.
error-bad-ruleset = Nie da się odczytać zasad w powtórce ({ $field }).
error-unknown-variant = Wariant „{ $variant }” z hanab.live nie jest tu obsługiwany.
error-unplayed-option = W turze { $turn } partia korzysta z opcji „{ $option }” z hanab.live, która nie jest tu obsługiwana.
error-no-counterpart = Partii nie da się wyeksportować do hanab.live, bo nie ma tam odpowiednika { $what ->
    [suits] jej fajerwerków
    [tokens] jej liczby znaczników wskazówek
    [strikes] jej liczby błędów
    [hand] jej liczby kart w ręce
    [flamboyant-fives] jej kafelków bonusowych
   *[synchronised-show] jej zapowiedzi
 }.
error-no-such-turn = Nie ma tury { $turn }: powtórka liczy { $turns ->
    [one] 1 turę
    [few] { $turns } tury
   *[many] { $turns } tur
 }.
error-illegal-move = W turze { $turn } { $player ->
    [unknown] gracz na miejscu { $number }
   *[other] { $player }
 } { $kind ->
    [p] zagrywa kartę
    [d] odrzuca kartę
    [c] daje wskazówkę
    [x] używa kafelka bonusowego
   *[s] przerywa grę
 } wbrew zasadom. { $why }
error-seat-unknown = Nie ma miejsca „{ $seat }”. Przy stole: { $players }.

## What is refused: rulesets

error-unknown-edition = { $edition ->
    [en] Nie ma tu wydania angielskiego. Angielskie wydania mają zasady podstawowe: zagraj w fr albo w fr+avalanche z kartami wielokolorowymi.
   *[other] Nie ma wydania „{ $edition }”. Do wyboru: { $known }.
 }
error-edition-taken = Pakiet { $source } zawiera wydanie „{ $edition }”, ale ta nazwa jest już zajęta, więc zostało pominięte.
error-edition-too-new = Wydanie „{ $edition }” ({ $source }) wymaga Hanabi w wersji { $needs } lub nowszej, a ta wersja to { $version }.
error-broken-edition = Nie można użyć wydania „{ $edition }” ({ $source }): { $what }
error-unknown-option = Nie ma opcji „{ $option }”. { $edition } przyjmuje: { $offered }.
error-nothing-to-try = Przy zasadach { $ruleset } nie ma pozycji do wypróbowania „{ $tag }”.{ $offered ->
    [none] {""}
   *[other] {" "}Do wyboru: { $offered }.
 }
error-not-in-box = { $edition } nie oferuje „{ $option }”. Oferuje: { $offered }.{ $edition ->
    [custom] {""}
   *[other] {" "}W „custom” wolno wszystko.
 }
error-option-twice = „{ $option }” występuje dwa razy.
error-suit-twice = Fajerwerk { suit } może być tylko jeden: wybierz jeden rodzaj.
error-options-clash = { $one } i { $other } wykluczają się: wybierz jedno z nich.
error-suit-order = Kolory muszą być podane w tej kolejności, każdy raz: { $order }; a nie { $suits }.
error-impossible-suit = Opisany tak fajerwerk { suit } nie nadaje się do gry.
error-out-of-range = { $option ->
    [tokens] Liczba znaczników wskazówek
    [strikes] Liczba błędów
    [players] Liczba graczy
    [hand] Liczba kart w ręce
    [tiles] Liczba kafelków bonusowych
    [ranks] Liczba wartości
   *[suits] Liczba kolorów
 } musi wynosić od { $least } do { $most }, a nie { $value }.
error-not-a-number = „{ $option }” wymaga liczby, a nie „{ $value }”.
error-not-a-choice-of-suits = „{ $value }” nie określa kolorów: podaj ich liczbę (suits=3) albo litery, każdą raz (suits=rgb).
error-name-too-long = Ta nazwa jest za długa: może mieć najwyżej { $most ->
    [one] 1 znak
    [few] { $most } znaki
   *[many] { $most } znaków
 }.
error-fields-unreadable = Nie da się odczytać pól zasad ({ $field }).
error-player-count = Liczba graczy musi wynosić od 2 do { $most }, a nie { $players }.
error-no-deck-left = Przy { $players } graczach rozdaje się { $dealt ->
    [one] 1 kartę
    [few] { $dealt } karty
   *[many] { $dealt } kart
 } i nie zostaje stos: w pudełku jest ich { $cards }.
error-deck-not-the-box = Talia nie zgadza się z pudełkiem: liczy { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
 }, a powinna liczyć { $expected }, dokładnie te same co w pudełku.
error-tiles-not-the-box = Kafelki bonusowe nie zgadzają się z pudełkiem: jest ich { $tiles }, a powinno być { $expected }.
error-places-not-the-box = Tasowania w powtórce nie pasują do jej kafelków bonusowych.
error-not-a-card = „{ $text }” nie jest kartą. Kartę zapisuje się tak: r3.
error-not-in-hand = W tej ręce nie ma karty { $card }: { $hand }.
error-seat-not-free = Miejsce { $number } nie jest wolne przy tym stole (liczba miejsc: { $players }).
error-nobody-in-seat = Na miejscu { $number } nie ma gracza, którego można zapytać.
error-dealt-elsewhere = Tej partii nie rozdano tutaj, więc nie ma jej powtórki.
error-not-an-action = „{ $text }” nie jest akcją.

## What is refused: bots

error-unknown-bot = Nie ma bota „{ $name }”. Do wyboru: { $known }.
error-bots-at-table = { $bots ->
    [one] 1 bot nie pasuje
    [few] { $bots } boty nie pasują
   *[many] { $bots } botów nie pasuje
 } do stołu dla { $players ->
    [one] 1 gracza
   *[other] { $players } graczy
 }.
error-illegal-answer = Bot złamał zasady ({ $reason }), więc nie można grać dalej.
error-bot-failed = Bot „{ $bot }” zawiódł: { $what }

## What is refused: actions

error-game-over = Partia jest skończona.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-not-your-turn = Trwa tura innego gracza.
error-choice-pending = Najpierw trzeba zdecydować w sprawie kafelka bonusowego.
error-nothing-to-choose = Żaden kafelek bonusowy nie czeka na wybór.
error-must-choose = Kafelka bonusowego trzeba użyć.
error-other-clue-wanted = Kafelek bonusowy daje inny rodzaj wskazówki.
error-other-choice-wanted = Kafelek bonusowy pyta o coś innego.
error-not-in-discards = Tej karty nie ma wśród odrzuconych.
error-does-not-fit = Ta karta nie pasuje do swojego fajerwerku.
error-card-not-in-hand = Tej karty nie ma w ręce gracza, którego jest teraz tura.
error-all-tokens-available = Jest komplet znaczników wskazówek, więc nie wolno odrzucać: zagraj kartę albo daj wskazówkę.
error-no-clue-token = Nie ma już znaczników wskazówek: zagraj kartę albo odrzuć jakąś, by odzyskać znacznik.
error-clue-to-oneself = Nikt nie może dać wskazówki samemu sobie.
error-no-cards-to-clue = Ten gracz nie ma już kart, które można by wskazać.
error-rank-not-clued = W tej grze nie ma kart o tej wartości.
error-colour-not-clued = W tej grze wskazówka nie może podawać tego koloru.
error-empty-clue = W tej grze wskazówka musi wskazywać jakąś kartę.
error-no-announcements = W tej grze nie zapowiada się zagrań.
error-no-such-suit = Na tym stole nie ma takiego fajerwerku.
error-more-to-score = Gry nie można przerwać z braku punktów: są jeszcze jakieś do zdobycia.

## Why bots do what they do

reason-random = Czysty przypadek.
reason-certain-play = Pasuje, cokolwiek to jest.
reason-invited-play = Wskazówka dotyczyła tylko tej karty: aż się prosi o zagranie.
reason-last-chance-play = Ostatnia tura: błąd nic by nie kosztował.
reason-forced-play = Nic innego nie wolno.
reason-play-clue = Dzięki temu jest karta do zagrania.
reason-save-clue = Żeby ocalić kartę, bez której ani rusz.
reason-telling-clue = Dużo mówi o kartach, które się liczą.
reason-waiting-clue = Lepsze to, niż teraz coś odrzucać.
reason-safe-discard = Nikt za nią nie zatęskni.
reason-oldest-discard = Najpierw idzie najstarsza karta bez wskazówki.
reason-least-missed-discard = Każda karta ma już wskazówkę; tej pewnie najmniej będzie szkoda.
reason-rekindle = Z kart, które można dołożyć, ta jest najpilniejsza.
reason-bring-back = Ze wszystkich odrzuconych kart ta otwiera najwięcej możliwości.

## The table on the screen

# Short: all of these stand in one line of 80 columns.
screen-title = Hanabi
screen-tagline = fajerwerki z kart, które widzą tylko inni
screen-setup-how = Enter rozpoczyna grę z tymi ustawieniami; przedtem możesz je zmienić.
screen-turn = Tura { $turn }
screen-points = Punkty { $points }, maks. { $best }
screen-tokens = Wskazówki { $tokens }/{ $most }
screen-strikes = Błędy { $strikes }/{ $most }
screen-deck = Stos { $deck }
screen-tiles = Kafelki { $turned }/{ $tiles }
screen-last-round = { $left ->
    [one] Ostatnia tura!
    [few] Ostatnia runda: { $left } tury
   *[many] Ostatnia runda: { $left } tur
 }
# At most nine letters: they stand on the edge of a card.
screen-card-fits = pasuje
screen-card-useless = martwa
screen-card-needed = niezbędna
screen-memory-deduced = wszystkie wnioski
screen-memory-said = same wskazówki
screen-memory-nothing = wyłączona
screen-memory-note = Pomoc pamięciowa: { $level }
screen-memory-off = Pomoc pamięciowa jest wyłączona.
screen-waiting = { $player } myśli…
screen-waiting-away = { $time ->
    [none] Czekamy na gracza { $player } (poza pokojem)
   *[other] Czekamy na gracza { $player } (poza pokojem: { $time })
 }
screen-your-turn = Twoja tura: wybierz kartę i zagraj ją lub odrzuć albo daj wskazówkę.
screen-selected = Karta { $place }: P ją zagrywa, D ją odrzuca.
screen-known = { $player }, karta { $place }: { $known }.
screen-ask-play = Którą kartę zagrać?
screen-ask-discard = Którą kartę odrzucić?
screen-ask-receiver = Komu dać wskazówkę?
screen-ask-value = Jaka wskazówka dla gracza { $player }?
screen-ask-try = Którą zasadę wypróbować?
screen-ask-card = Która karta?
screen-ask-announcement = Zapowiedzieć fajerwerk dla karty { $place }?
screen-announce = Zapowiadasz { suit } fajerwerk i zagrywasz kartę { $place }.
screen-no-announcement = nie
screen-ask-sure = { $announced ->
    [none] Zagrać kartę { $place }?
   *[other] Zapowiedzieć { suit } fajerwerk i zagrać kartę { $place }?
 }
screen-yes = tak
screen-no = nie
screen-decline = zrezygnuj
coach-action = { $kind ->
    [play] zagraj kartę { $place }.
    [announce] zapowiedz { suit } fajerwerk i zagraj kartę { $place }.
    [discard] odrzuć kartę { $place }.
    [colour] wskaż { suit.pl } karty gracza { $player }.
    [rank] wskaż { $rank ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
       *[5] piątki
     } gracza { $player }.
    [card] weź { card.acc }.
   *[decline] pomiń efekt kafelka.
 }
coach-advice = Rada: { coach-action } { $reason }
screen-pass = Oddaj klawiaturę graczowi { $player } i naciśnij Enter.
screen-not-saved = Tej partii nie da się zapisać na dysku: nie zamykaj terminala przed jej końcem.
screen-kept = Partia została zapisana: „hanabi play” pozwoli do niej wrócić.
screen-recorded = Powtórkę zapisano jako { $file }.
screen-ask-file = Zapisz powtórkę jako
screen-ask-turn = Do której tury przejść? Od 0 do { $turns }
screen-replay-where = Po turze { $turn } z { $turns } · { $all ->
    [yes] wszystkie ręce odkryte
   *[no] oczami gracza { $player }
 }
screen-resume = Czeka niedokończona partia. Grać dalej?
screen-resume-where = tura { $turn }, punkty { $points } z { $best }
screen-resume-taken = Ta partia jest otwarta w innym programie.
screen-set-aside = Zapisanej partii nie da się odczytać, więc została odłożona jako { $file }. { $why }
screen-too-small = Stół potrzebuje { $width } kolumn i { $height } wierszy; tutaj jest ich { $has_width } i { $has_height }. Powiększ terminal albo naciśnij Q i użyj „hanabi play --plain”.
screen-plain-no-terminal = To nie jest terminal, więc gra wyświetla się jako zwykły tekst.
screen-plain-dumb = Ten terminal nie umie narysować stołu, więc gra wyświetla się jako zwykły tekst.
screen-plain-small = Terminal ma mniej niż 80 na 24 znaki, więc gra toczy się w trybie zwykłego tekstu.
screen-plain-not-installed = Tryb pełnoekranowy wymaga dodatkowych pakietów, więc gra wyświetla się jako zwykły tekst. Zainstaluj je: pip install 'hanabi[tui]'

# One or two words: they stand behind their key in a line of 80 columns.
screen-key-play = zagraj
screen-key-discard = odrzuć
screen-key-clue = wskaż
screen-key-advice = rada
screen-key-log = log
screen-key-known = znane
screen-key-rules = zasady
screen-key-quit = wyjdź
screen-key-keys = pomoc
screen-key-choose = wybierz
screen-key-change = zmień
screen-key-take = OK
screen-key-back = wstecz
screen-key-try = wypróbuj
screen-key-again = od nowa
screen-key-scroll = przewiń
screen-key-go-on = dalej
screen-key-on = dalej
screen-key-start = start
screen-key-end = koniec
screen-key-turn = tura
screen-key-seat = widok
screen-key-leave = wyjdź
screen-key-begin = zacznij
screen-key-resume = graj dalej
screen-key-new = nowa partia
screen-key-forget = usuń
screen-key-new-deal = nowe rozdanie
screen-key-same-deal = to samo
screen-key-view = powtórka
screen-key-save = zapisz
screen-key-setup = ustawienia

# Pages
screen-name-enter = Enter
screen-name-escape = Esc
screen-name-tab = Tab
screen-name-home = Home
screen-name-end = End
screen-name-page-down = PgDn
screen-name-page-up = PgUp
screen-name-ctrl-r = Ctrl-R
screen-keys-title = Klawisze
screen-log-title = Przebieg partii
screen-known-title = Co kto wie
screen-help-select = wybierz jedną ze swoich kart
screen-help-play = zagraj kartę
screen-help-discard = odrzuć kartę za znacznik wskazówki
screen-help-clue = daj wskazówkę: wybierz gracza, potem kolor lub wartość
screen-help-take = zatwierdź to, co zaznaczone; gdy myślą boty, popędź je
screen-help-back = wróć
screen-help-advice = zapytaj, co i dlaczego zrobiłby bot, którego inni rozumieją
screen-help-meaning = pokaż, co znaczą dotychczasowe wskazówki
screen-help-known = pokaż, co kto wie o swoich kartach
screen-help-log = pokaż wszystko, co się wydarzyło
screen-help-rules = pokaż zasady tej gry
screen-help-quit = wyjdź; partia zostanie zapisana i będzie można do niej wrócić
screen-help-step = jedna akcja naprzód, jedna wstecz
screen-help-note = napisz notatkę do wybranej karty
screen-help-mark-card = oznacz dla siebie wybraną kartę: do zagrania, zachowania, odrzucenia, obrócona
screen-help-move = przesuń kartę w ręce
screen-help-leap = dziesięć akcji naprzód, dziesięć wstecz
screen-help-edge = rozdanie, koniec
screen-help-turn = przejdź do tury
screen-help-seat = patrz z następnego miejsca; na koniec wszystkie ręce odkryte
screen-help-leave = zamknij powtórkę
screen-help-mouse = Myszą: kliknij kartę, gracza, odpowiedź albo klawisz w ostatnim wierszu.
screen-sign-needed = 3!    ostatnia kopia karty, która jest jeszcze potrzebna
screen-sign-lost = x     przepadły wszystkie kopie tej karty albo karty przed nią
screen-sign-dots = C·Z   kropka: tego koloru lub tej wartości karta mieć nie może
screen-sign-left = CY15  o cudzej karcie wiadomo: czerwona lub żółta, 1 lub 5
screen-sign-minus = 4-CY  to 4, ani czerwona, ani żółta: po minusie stoi to, czym nie jest
screen-sign-brackets = [C3]  wskazówka wskazałaby tę kartę

# Setting up a game: labels of at most 13 letters, values of at most 18.
screen-language-name = polski
screen-row-language = Język
screen-row-edition = Zasady
screen-row-tokens = Znaczniki
screen-row-strikes = Błędy
screen-row-hand = Kart w ręce
screen-row-suits = Kolory
screen-row-ranks = Wartości
screen-row-players = Gracze
screen-row-seat = Miejsce { $number }
screen-row-first = Rozpoczyna
screen-row-memory = Pamięć
screen-row-confirm = Potwierdzanie
screen-edition-given = jak podano
# At most 34 letters.
screen-option-avalanche = Lawina kolorów
screen-option-avalanche-own = Lawina: własny kolor
screen-option-avalanche-own-5 = Lawina: własny kolor, pięć kart
screen-option-avalanche-every = Lawina: każdy kolor
screen-option-black-powder = Czarny proch
screen-option-black-powder-floor-0 = Czarny proch: nigdy poniżej 0
screen-option-flamboyant-fives = Olśniewające piątki
screen-option-flamboyant-fives-common = Olśniewające piątki: jak gdzie indziej
screen-option-bonus-tiles = Kafelki za każdy fajerwerk
screen-option-no-declining = Kafelki: bez rezygnacji
screen-option-no-empty-free-clues = Darmowe wskazówki: nigdy puste
screen-option-may-waste = Kafelki: z rezygnacją
screen-option-all-or-nothing = Wszystko albo nic
screen-option-all-or-nothing-no-skips = Wszystko albo nic: bez pomijania
screen-option-synchronised-show = Zsynchronizowany pokaz
screen-option-no-empty-clues = Bez pustych wskazówek
screen-seat-person = osoba
screen-seat-beginner = początkujący
screen-seat-random = losowy
screen-usual = jak zwykle
screen-chance = losowo
screen-about-language = Język gry.
screen-about-edition = Wydanie, według którego gracie. Ctrl-R pokazuje jego zasady.
screen-about-tokens = Ile jest znaczników wskazówek.
screen-about-strikes = Ile błędów oznacza przegraną.
screen-about-hand = Ile kart każdy ma w ręce; zwykle zależy to od liczby graczy.
screen-about-suits = Kolory w grze: ← i → zmieniają ich liczbę, litera usuwa kolor albo go dodaje.
screen-about-ranks = Ile wartości ma każdy kolor, począwszy od 1.
screen-about-players = Ilu graczy siedzi przy stole.
screen-about-seat = Kto tu siedzi: osoba czy bot. Pisz, by zmienić imię. Kilka osób podaje sobie klawiaturę.
screen-about-first = Kto ma pierwszą turę.
screen-about-memory-deduced = Ekran pokazuje wszystko, co o karcie wiadomo ze wskazówek i z liczenia kart.
screen-about-memory-said = Ekran pokazuje, które wskazówki dotyczyły karty; reszta należy do was.
screen-about-memory-nothing = Wszystko pamiętacie sami, jak przy prawdziwym stole.
screen-about-confirm = Czy prosić o potwierdzenie, zanim karta zostanie zagrana.

## A room on a server, in the terminal

error-link-unreadable = „{ $link }” nie jest linkiem do pokoju. Link wygląda tak: https://example.org/r/POKOJ.
error-link-without-room = „{ $link }” nie wskazuje pokoju. Link do pokoju kończy się na /r/POKOJ.
error-no-such-host = Nie ma serwera { $host } albo ten komputer nie jest połączony z internetem.
error-server-unreachable = Pod adresem { $server } nikt nie odpowiada: serwer nie działa albo coś blokuje połączenie.
error-server-silent = { $server } zbyt długo nie odpowiada. Spróbuj później.
error-certificate-refused = { $server } nie potrafi dowieść swojej tożsamości (certyfikat jest nieważny), więc nic nie zostało wysłane.
error-no-hanabi-server = { $server } odpowiada, ale nie tak jak serwer tej gry.
error-server-forbids = { $server } nie wpuszcza nikogo pod tym adresem. Użyj linku dokładnie w takiej postaci, w jakiej go masz.
error-server-protocol = Serwer używa protokołu { $protocol }, a ten program { $known }. Zaktualizuj to, co starsze.
error-no-advice = W tym pokoju nie ma rad: jego pomoc pamięciowa nie pamięta wszystkiego.
error-remark-wanted = Podczas tej partii wolno używać tylko gotowych zdań: „mów” je wylicza, „mów 4” wypowiada czwarte.
error-removed-unknown = Nie usunięto nikogo o imieniu „{ $name }”. Usunięci: { $players ->
    [none] nikt.
   *[other] { $players }.
 }
error-removed-several = Usunięto kilka osób: { $players }. Napisz, o kogo chodzi, na przykład „wpuść Ben”.
error-door-unknown = Drzwi nie mogą być „{ $door }”. Napisz „drzwi otwarte”, „drzwi zaproszenie” albo „drzwi zamknięte”.
screen-room-title = Pokój { $room }
screen-room-rules = Zasady: { $rules }
screen-manners-strict = Podczas partii bez rozmów
screen-manners-remarks = Podczas partii tylko gotowe zdania
screen-manners-open = Rozmowy bez ograniczeń
screen-room-watch = { $view ->
    [public] Widzowie widzą stół, ale niczyich kart
    [seat] Widzowie widzą to, co gracz na miejscu { $seat }
    [open] Widzowie widzą karty wszystkich
   *[nothing] Widzowie nie widzą nic aż do końca
 }
screen-room-watch-late = { $actions ->
    [one] , z opóźnieniem o jeden ruch
    [few] , z opóźnieniem o { $actions } ruchy
    [many] , z opóźnieniem o { $actions } ruchów
   *[other] , z opóźnieniem o { $actions } ruchu
 }
notice-handed-over = Nowy gospodarz: { notice-whom } (decyzja: { $by }).
notice-took-over = { notice-whom-first } zastępuje teraz gospodarza: tak zagłosowali obecni.
notice-host-returned = { notice-whom-first } wraca i znów jest gospodarzem.
notice-removed = Z pokoju usunięto: { notice-whom } (decyzja: { $by }).
notice-readmitted = Do pokoju może wrócić: { notice-whom } (decyzja: { $by }).
notice-door-set = { $door ->
    [invited] Do pokoju wchodzi się teraz tylko z zaproszeniem (decyzja: { $by }).
    [locked] Pokój jest teraz zamknięty (decyzja: { $by }).
   *[open] Do pokoju może teraz wejść każdy, kto ma link (decyzja: { $by }).
 }
notice-stood-in = Bot „{ $bot }” gra za: { notice-whom } (decyzja: { $by }).
notice-given-back = { notice-whom-first } odzyskuje swoje miejsce.
notice-host = gospodarz
notice-whom = { $whom ->
    [none] gość
   *[other] { $whom }
 }
notice-whom-first = { $whom ->
    [none] Gość
   *[other] { $whom }
 }
screen-room-clock = { $time } na turę, potem { $then ->
    [stop] partia się kończy
   *[beginner] gra początkujący bot
 }
screen-room-hours = { $hours ->
    [one] { $hours } godzina
    [few] { $hours } godziny
   *[many] { $hours } godzin
 }
screen-room-days = { $days ->
    [one] { $days } dzień
   *[other] { $days } dni
 }
screen-room-free = wolne
screen-room-bot = bot: { $bot }
screen-room-you = ty
screen-room-host = gospodarz
screen-room-away = poza pokojem
screen-room-votes = chce zakończyć partię
screen-room-stand-in = zastępstwo: { $bot }
screen-room-standing = Bez miejsca: { $names }
screen-room-line = { $name }: { $text }
screen-room-people = Miejsca
screen-room-terms = Ustalenia
screen-room-talk = Rozmowa
screen-room-choose = Zajmij wolne miejsce albo zostań i oglądaj.
screen-room-fill = { $host ->
    [yes] Poczekaj, aż inni usiądą, albo oddaj wolne miejsca botom. Potem rozpocznij partię.
   *[no] Czekamy, aż inni usiądą; gospodarz może oddać wolne miejsca botom.
 }
screen-room-ready = Wszystkie miejsca są zajęte: rozpocznij partię.
screen-room-wait = Wszystkie miejsca są zajęte. { $host } rozpoczyna partię.
screen-room-running = { $sees ->
    [yes] Trwa partia.
   *[no] Trwa partia. Stół zobaczysz po jej zakończeniu.
 }
screen-room-voted = { $count ->
    [one] { $names } chce zakończyć partię.
   *[other] { $names } chcą zakończyć partię.
 }
screen-room-ask-name = Jak masz na imię? Enter: { $default }>
screen-room-name = Jak masz na imię?
screen-room-ask-text = Co chcesz powiedzieć?
screen-room-ask-remark = Które zdanie?
screen-room-ask-vote = Zagłosować za końcem partii? Musi tego chcieć więcej niż połowa grających ludzi; tak zakończona partia daje 0 punktów.
screen-room-ask-vote-back = Wycofać głos i grać dalej?
screen-room-ask-remove = Usunąć z pokoju gracza { $player }? Możesz to później cofnąć.
screen-room-ask-rules = Według jakich zasad? Na przykład fr albo de+avalanche.
screen-room-prompt = Pokój>
screen-room-connecting = Łączenie z { $server }…
screen-room-lost = Połączenie zostało zerwane. Trwa ponowne łączenie; twoje miejsce i partia są zachowane.
screen-room-sent = Wysyłanie…
screen-room-clock-left = Zostało: { $time }.
screen-room-farewell = { $kept ->
    [yes] Twoje miejsce jest zachowane. Wróć poleceniem: hanabi play { $link }
   *[no] Twoje miejsce jest zachowane, ale ten komputer nie zdołał zapisać, kim tam jesteś: przy powrocie serwer cię nie rozpozna.
 }
screen-proof-kept = Sprawdzone: rozdanie jest takie, jak ustalono przed pierwszą akcją.
screen-proof-broken = Uwaga: rozdanie jest inne, niż obiecano przed pierwszą akcją.
screen-proof-unknown = Nie udało się pobrać powtórki, więc rozdania nie sprawdzono.
screen-room-help =
    usiądź 2         zajmij miejsce 2; bez numeru dowolne wolne
    wstań            opuść swoje miejsce
    bot 3            oddaj botowi miejsce 3; bez numeru wszystkie wolne (gospodarz)
    rozpocznij       rozpocznij partię (gospodarz)
    mów Cześć        powiedz coś; „mów” wylicza gotowe zdania, „mów 4” wypowiada czwarte
    imię Anna        zmień imię
    gospodarz Ben    przekaż graczowi Ben rolę gospodarza
    wyproś Ben       wyproś gracza Ben albo, po numerze miejsca, bota (gospodarz)
    wpuść Ben        wpuść z powrotem usuniętego gracza Ben (gospodarz)
    drzwi zamknięte  nie wpuszczaj nikogo nowego; także „drzwi zaproszenie” i „drzwi otwarte” (gospodarz)
    zastąp 2         niech bot zacznie albo przestanie grać za nieobecną osobę z miejsca 2
    głosuj           zagłosuj za końcem partii albo wycofaj głos
    przegląd         przejrzyj zakończoną partię
    pokój            pokaż, kto tu jest
    wyjdź            wyjdź; miejsce zostanie zachowane
verb-sit = usiądź usiadz siadaj miejsce
verb-stand = wstań wstan
verb-bot = bot boty
verb-begin = rozpocznij zacznij
verb-say = mów mow
verb-name = imię imie
verb-host = gospodarz
verb-remove = wyproś wypros
verb-readmit = wpuść wpusc
verb-door = drzwi
door-open = otwarte
door-invited = zaproszenie
door-locked = zamknięte zamkniete
verb-replace = zastąp zastap
verb-vote = głosuj glosuj
verb-room = pokój pokoj
# One or two words: they stand behind their key in a line of 80 columns.
screen-key-sit = usiądź
screen-key-stand = wstań
screen-key-bot = bot
screen-key-game = rozpocznij
screen-key-talk = mów
screen-key-name = imię
screen-key-host = gospodarz
screen-key-remove = wyproś
screen-key-stand-in = zastąp
screen-key-vote = głosuj
screen-key-room = pokój
screen-key-table = stół
screen-key-rematch = rewanż
screen-help-pick = wybierz to, co zaznaczone
screen-help-talk = powiedz coś albo wybierz gotowe zdanie tam, gdzie są tylko one
screen-help-vote = zagłosuj za końcem partii albo wycofaj głos
screen-help-room = pokaż pokój: kto tu jest, co ustalono i powiedziano
screen-help-away = wyjdź; miejsce zostanie zachowane, wrócisz poleceniem „hanabi play LINK”
screen-help-row = wybierz miejsce albo osobę
screen-help-table = wróć do stołu
screen-help-sit = zajmij zaznaczone miejsce, jeśli jest wolne; opuść je, jeśli jest twoje
screen-help-fill = oddaj botowi zaznaczone miejsce albo botom wszystkie wolne (gospodarz)
screen-help-game = rozpocznij partię, gdy wszystkie miejsca są zajęte (gospodarz)
screen-help-stand-in = niech bot gra za nieobecną osobę albo oddaj jej miejsce (gospodarz)
screen-help-host = przekaż zaznaczonej osobie rolę gospodarza albo, gdy go nie ma, zagłosuj na nią
screen-help-remove = wyproś osobę albo bota (gospodarz)
screen-help-readmit = wpuść z powrotem usuniętą osobę (gospodarz)
screen-help-door = wybierz, kto może wejść: każdy z linkiem, zaproszeni, nikt nowy (gospodarz)
screen-help-name = zmień imię
screen-help-terms = graj według innych zasad; + i - zmieniają liczbę miejsc (gospodarz)

## The page in the browser: the table

web-table-title = Stół
web-table-actions = Co możesz zrobić
web-table-hand = { $you ->
    [yes] Twoje karty
   *[no] Karty gracza { $player }
 }
web-table-card-seen = { card }, karta { $place }{ $known ->
    [none] {""}
   *[other] ; ze wskazówek: { $known }
 }
web-table-known-but-not = { $known }, ale nie { $faces }
web-table-card-own = Karta { $place }{ $known ->
    [none] {""}
   *[other] : { $known }
 }{ $mark ->
    [none] {""}
   *[other] {" "}({ $mark })
 }
web-table-newest = nowa
web-table-firework = { suit }: { $top ->
    [none] nierozpoczęty
   *[other] ułożony do { $top }
 }{ $next ->
    [none] , ukończony
   *[other] , następna { $next }
 }
web-table-out-of-reach = Nie da się go już ukończyć.
web-table-gone = { card }: odrzucono { $gone } z { $copies }
web-table-tiles = { table-tiles }:
web-table-clue = Wskazówka
web-table-tell = Wskazówka dla gracza { $player }…
web-table-clue-choice = { $value }: { $aim }
web-table-points-at = { $count ->
    [0] nie wskazuje żadnej karty
    [one] wskazuje kartę { $places }
    [few] wskazuje karty { $places }
   *[many] wskazuje karty { $places }
 }
web-table-play = Zagraj kartę { $place }
web-table-play-announced = Zapowiedz { suit } fajerwerk i zagraj kartę { $place }
web-table-discard = Odrzuć kartę { $place }
web-table-kind-play = Zagraj
web-table-kind-discard = Odrzuć
web-table-kind-clue = Wskazówka
web-table-announce = Zapowiedz
web-table-announce-none = nic
web-table-decline = Zrezygnuj
web-table-back = Wróć
web-table-ask-discard = Odrzucić kartę { $place }?
web-table-ask-clue = Dać graczowi { $player } wskazówkę „{ $value }”, która { $aim }?
web-table-ask-card = Wziąć { card.acc }?
web-table-ask-decline = Zrezygnować z kafelka?
web-table-do = Tak
web-table-not-yet = Jeszcze nie
web-table-mark = Znaki widoczne tylko dla ciebie
web-table-marks = Oznacz lub przesuń
web-table-mark-play = do zagrania
web-table-mark-keep = do zachowania
web-table-mark-discard = do odrzucenia
web-table-mark-turned = obrócona
web-table-move-left = W lewo
web-table-move-right = W prawo
web-table-watching = Oglądasz partię.
web-table-preparing = Boty się przygotowują. Ich pierwszy ruch może potrwać minutę…
web-table-help = Klawisze i ustawienia
web-table-help-announce = wybierz fajerwerk, który zapowiadasz
web-table-help-move = przesuń kartę w ręce
web-table-help-keys = pokaż te klawisze
web-table-help-clue = We wskazówce najpierw numer gracza, potem wartość albo litera z kart danego koloru. Angielskie litery (R, Y, G, W, B, M, K) też działają.
web-table-help-order = Karty są ponumerowane od najstarszej do najnowszej, która ma napis „{ web-table-newest }”.
web-table-shortcuts = Graj tymi klawiszami
web-table-confirm = Proś o potwierdzenie przed każdą akcją
web-table-final = Co się stało, to się nie odstanie: niczego nie można cofnąć.
web-table-close = Zamknij
web-table-replay = Zapisz powtórkę
web-table-commitment = Dowód rozdania
web-table-score = Wynik { $score } z { $best }
web-table-copy = Kopiuj
web-table-copied = Skopiowano
web-table-promised = Stos ustalono, zanim rozdano pierwszą kartę. Zanotuj tę liczbę, żeby sprawdzić to po partii.
web-table-opened = Dowód jest jawny: powtórka i zanotowana liczba pokazują, że stos był ustalony od początku.
web-table-unopened = Dowód jest w drodze.

## The page in the browser: the lobby

web-lobby-name = Twoje imię
web-lobby-name-suggested = Puste pole oznacza imię { $name }.
web-lobby-about = Trzymasz karty tak, że widzą je wszyscy oprócz ciebie. Kilkoma wskazówkami podpowiadacie sobie, co zagrać, i razem, karta po karcie, układacie pięć fajerwerków.
web-lobby-bots = Zagraj z botami
web-lobby-bots-about = Partia zaczyna się od razu.
web-lobby-open = Otwórz pokój
web-lobby-open-about = Wybierz zasady, udostępnij link, graj ze znajomymi i z botami.
web-lobby-box = Wydanie, według którego gracie
web-lobby-more = Więcej ustawień
web-lobby-add = Rozszerzenia i warianty
web-lobby-without = Bez niej
web-lobby-about-avalanche = Szósty fajerwerk, wielokolorowy.
web-lobby-about-black-powder = Czarny fajerwerk układany malejąco.
web-lobby-about-flamboyant-fives = Kafelki bonusowe za ukończone fajerwerki.
web-lobby-numbers = Własne liczby
web-lobby-seats = Miejsca
web-lobby-first = Kto rozpoczyna
web-lobby-spectators = Widzowie
web-lobby-spectators-nothing = Nie widzą nic aż do końca
web-lobby-spectators-public = Widzą stół, ale niczyich kart
web-lobby-spectators-seat = Widzą to, co jeden z graczy
web-lobby-spectators-open = Widzą karty wszystkich
web-lobby-spectators-trust = Tylko wśród ludzi, którzy sobie ufają: ktoś z graczy mógłby otworzyć drugą przeglądarkę i zobaczyć własne karty.
web-lobby-spectators-whose = Czyimi oczami
web-lobby-spectators-delay = Z jakim opóźnieniem
web-lobby-spectators-late = { $actions ->
    [0] bez opóźnienia
    [one] jeden ruch
    [few] { $actions } ruchy
    [many] { $actions } ruchów
   *[other] { $actions } ruchu
 }
web-lobby-clock = Czas na turę
web-lobby-no-clock = Bez zegara
web-lobby-then = Gdy czas minie
web-lobby-then-stop = Partia się kończy
web-lobby-then-beginner = Gra początkujący bot
web-lobby-pair = { $label }: { $value }
web-lobby-join = Wejdź do pokoju
web-lobby-link = Link do pokoju
web-lobby-join-go = Wejdź
web-lobby-claim = Kontynuuj tutaj grę z innego urządzenia
web-lobby-claim-about = Pobierz kod w swoim pokoju na drugim urządzeniu i wpisz go tutaj.
web-lobby-code = Kod
web-lobby-claim-go = Dalej
web-lobby-claimed = Gotowe: tutaj jesteś teraz tą samą osobą. Otwórz swój pokój linkiem do niego.

## The page in the browser: the room

web-room-connecting = Łączenie…
web-room-late = Serwer jeszcze nie odpowiedział. Żądanie zostanie automatycznie wysłane ponownie.
web-room-choice-kept = Twój wybór został zapamiętany i zostanie wysłany ponownie: { coach-action }
web-room-back-in = Następna próba za { $seconds } s
web-room-your-turn = Twoja tura
web-room-dismiss = Zamknij komunikat
web-room-shuffling = Tasowanie stosu…
web-room-lobby = Wróć na stronę początkową
web-room-again = Wejdź ponownie
web-room-enter = Wejdź
web-room-enter-sit = Wejdź i usiądź
web-room-enter-watch = Wejdź jako widz
web-room-sit = Usiądź tutaj
web-room-stand = Wstań
web-room-bot = Dodaj bota
web-room-bots = Boty
web-room-fill = Oddaj wolne miejsca botom
web-room-clear = Odeślij
web-room-hand-over = Przekaż rolę gospodarza
web-room-acting-host = zastępuje gospodarza
web-room-owner = właściciel
web-room-host-away = { $time ->
    [none] Gospodarz ({ $host }) jest poza pokojem.
   *[other] Gospodarz ({ $host }) jest poza pokojem. Czas nieobecności: { $time }.
 }
web-room-host-vote-later = Czas do głosowania na innego gospodarza: { $time }.
web-room-host-vote-about = { $needed ->
    [one] Tymczasem ktoś przy stole może zastąpić gospodarza. Potrzebny jest { $needed } głos.
    [few] Tymczasem ktoś przy stole może zastąpić gospodarza. Potrzebne są { $needed } głosy.
   *[many] Tymczasem ktoś przy stole może zastąpić gospodarza. Potrzeba { $needed } głosów.
 }
web-room-host-votes = głosy: { $names }
web-room-vote-host = Wybierz na gospodarza
web-room-remove = Wyproś
web-room-ask-remove = Usunąć z pokoju gracza { $player }? Możesz to później cofnąć.
web-room-removed = Usunięci z pokoju
web-room-readmit = Wpuść z powrotem
web-room-stand-in = Niech gra bot
web-table-away = poza pokojem: { $time }
web-table-stand-in = { $you ->
    [yes] Bot gra za ciebie: { $bot }
   *[no] Bot gra za gracza { $player }: { $bot }
 }
web-table-substituted = { $you ->
    [yes] (Za ciebie wybrał bot: { $bot }.)
   *[no] { $player ->
        [none] (Wybrał bot: { $bot }.)
       *[other] (Za gracza { $player } wybrał bot: { $bot }.)
     }
 }
web-room-give-back = Oddaj miejsce
web-room-take-back = Odzyskaj moje miejsce
web-room-standing = Bez miejsca
web-room-watching = { $count ->
    [one] Ogląda { $count } osoba.
    [few] Oglądają { $count } osoby.
   *[many] Ogląda { $count } osób.
 }
web-room-begin = Rozpocznij partię
web-room-rematch = Zagraj jeszcze raz
web-room-change = Zmień
web-room-agree = Zapisz
web-room-cancel = Anuluj
web-room-invite = Zaproś innych
web-room-invited = Zaproszenie do gry w Hanabi
web-room-invite-about = { $door ->
    [locked] Pokój jest zamknięty: nikt nowy nie może wejść.
    [invited] { $host ->
        [yes] Każdy, kto ma ten link z zaproszeniem, może wejść.
       *[no] Do tego pokoju wchodzi się tylko z zaproszeniem. Zaprasza gospodarz.
     }
   *[open] Każdy, kto ma ten link, może wejść.
 }
web-room-new-invite = Nowy link z zaproszeniem
web-room-new-invite-about = Stary link przestaje działać.
web-room-door = Kto może wejść
web-room-door-open = Każdy, kto ma link
web-room-door-invited = Tylko osoby z zaproszeniem
web-room-door-locked = Nikt nowy
web-room-copy = Skopiuj link
web-room-copied = Skopiowano link.
web-room-share = Udostępnij…
web-room-qr = Kod QR
web-room-qr-about = Kod QR z linkiem do tego pokoju
web-room-silence = Nikt jeszcze nic nie powiedział.
web-room-say = Powiedz coś
web-room-send = Wyślij
web-room-remarks = Gotowe zdania
web-room-unread = { $count ->
    [one] { $count } nowa wiadomość
    [few] { $count } nowe wiadomości
   *[many] { $count } nowych wiadomości
 }
web-room-vote = Zagłosuj za końcem partii
web-room-vote-back = Wycofaj mój głos
web-room-end = Zakończ tę partię
web-room-ask-end = Zakończyć tę partię? Tak zakończona partia daje 0 punktów.
web-room-leave = Wyjdź na jakiś czas
web-room-leave-about = Znajdziesz tę partię na stronie początkowej.
web-room-room = Pokój
web-room-rename = Zmień imię
web-room-device = Graj dalej na innym urządzeniu
web-room-device-about = Kod przenosi cię, razem z miejscem, na inne urządzenie.
web-room-code = Pobierz kod
web-room-code-about = Wpisz go na stronie początkowej drugiego urządzenia. Działa tylko raz i tylko przez krótki czas: { $time }.

## The page in the browser: the rules

web-rules-title = Zasady gry
web-rules-about = Które wydanie masz? Każde ma własne zasady; tu są w twoim języku, z przykładami.
web-rules-seats = Od 2 do { $seats } graczy
web-rules-all = Wszystkie wydania
web-rules-read = Przeczytaj te zasady
web-rules-choose = Wydanie i rozszerzenia
web-rules-contents = Na tej stronie
web-rules-points = Punkty
web-rules-remark = Co mówi publiczność
web-rules-tags = Małe oznaczenia, takie jak B4, mówią, z której zasady pochodzi zdanie; są takie same we wszystkich językach.
web-rules-try = Wypróbuj
web-rules-try-back = Wróć do zasad
web-rules-try-again = Od początku

## The page in the browser: comforts of the table

web-table-note = { $you ->
    [yes] Twoja notatka: „{ $text }”
   *[no] Notatka gracza { $player }: „{ $text }”
 }
web-table-noted = { $card }; { $note }
web-table-note-write = Napisz notatkę
web-table-note-field = Notatka, którą do końca partii widzisz tylko ty
web-table-note-done = Gotowe
web-table-notes = Notatki
web-table-veil = Zobacz te karty tak, jak widzi je { $player }
web-table-help-note = napisz notatkę do wybranej karty
web-table-help-veil = zobacz następne karty tak, jak widzi je ich właściciel; możesz też przytrzymać imię gracza
web-table-settings = Ustawienia
web-settings-theme = Motyw
web-settings-theme-night = Noc
web-settings-theme-light = Dzień
web-settings-theme-device = Jak na tym urządzeniu
web-settings-theme-to-night = Przełącz na tryb nocny
web-settings-theme-to-light = Przełącz na tryb dzienny
web-settings-cards = Rozmiar kart
web-settings-cards-small = Mały
web-settings-cards-usual = Średni
web-settings-cards-large = Duży
web-settings-motion = Animacje
web-settings-motion-full = Wszystkie
web-settings-motion-short = Krótkie
web-settings-motion-none = Brak
web-settings-pace = Tempo botów
web-settings-pace-usual = Zwykłe
web-settings-pace-slow = Wolne
web-settings-pace-slower = Bardzo wolne
web-settings-volume = Głośność
web-table-rewind = Obejrzyj wcześniejsze ruchy
web-notice-sounds = Odtwarzaj dźwięki
web-notice-notices = Powiadamiaj mnie o mojej turze, gdy patrzę gdzie indziej
web-notice-refused = Przeglądarka nie pozwala tej stronie pokazywać powiadomień. Możesz na to zezwolić w jej ustawieniach.
web-notice-missing = Przeglądarka pokazuje powiadomienia tylko z adresów https, a na niektórych telefonach tylko z zainstalowanych stron.
web-notice-unreached = Brak połączenia z serwerem. Gdy tylko wróci, będzie można grać dalej.
web-site-loading = Przygotowujemy grę. Po pierwszym razie działa też bez internetu.
web-site-failed = Gra się nie wczytała. Sprawdź połączenie i spróbuj ponownie.
web-site-unsaved = Twoja przeglądarka nie zapisuje tej partii. Zwolnij trochę miejsca albo nie zamykaj strony do końca partii.
web-site-elsewhere = Gra jest teraz otwarta w innej karcie przeglądarki, więc tutaj się zatrzymała. Twoje partie są zapisane.
web-site-here = Graj tutaj
web-site-restarting = Gra przestała działać i uruchamia się ponownie. Twoje partie są zapisane.
web-show-again = Pokaż jeszcze raz ostatni ruch
web-show-finale = Obejrzyj finał
web-show-skip = Pomiń
web-show-picture = Zapisz lub udostępnij obraz
web-show-no-picture = Przeglądarka nie mogła utworzyć obrazu. Wystarczy zrzut ekranu.

## The page in the browser: looking back, and past games

web-replay-title = Powtórka
web-replay-open = Otwórz powtórkę
web-replay-about = Otwórz partię zapisaną tutaj albo na hanab.live.
web-replay-about-drop = Plik możesz też upuścić w dowolnym miejscu tej strony.
web-replay-choose = Wybierz plik
web-replay-paste = Albo wklej link z hanab.live
web-replay-paste-go = Otwórz
web-replay-too-large = Plik jest za duży: powtórka ma najwyżej { $most } KB.
web-replay-drop = Upuść plik tutaj, żeby otworzyć powtórkę.
web-replay-bar = Ruchy w partii
web-replay-where = Ruch { $at } z { $last }
web-replay-step-first = Do rozdania
web-replay-step-previous = Ruch wstecz
web-replay-step-run = Odtwarzaj
web-replay-step-pause = Pauza
web-replay-step-next = Ruch naprzód
web-replay-step-last = Do końca
web-replay-eyes = Widok
web-replay-eyes-all = Wszystkie ręce
web-replay-course = Punkty oraz, linią przerywaną, najlepszy jeszcze możliwy wynik. { $lost ->
    [yes] Pełny wynik był możliwy do ruchu { $at }.
   *[no] Pełny wynik był możliwy do końca.
 }
web-replay-share = Link do tego momentu
web-replay-save = Zapisz partię
web-replay-save-own = Plik powtórki
web-replay-save-live = Dla hanab.live
web-replay-if = A gdyby…
web-replay-if-about = Graj dalej od tego momentu albo rozegraj całe rozdanie jeszcze raz: ty zajmujesz jedno miejsce, a boty pozostałe. Karty przychodzą w tej samej kolejności.
web-replay-seat = Na miejscu gracza
web-replay-play-on = Graj dalej stąd
web-replay-same-deal = To samo rozdanie jeszcze raz
web-replay-over = Tutaj partia jest już skończona. Cofnij się do wcześniejszego ruchu.
web-replay-together = Wspólne oglądanie
web-replay-together-about = Otwiera osobny pokój: każdy, kto ma link, może oglądać razem z wami.
web-replay-together-go = Otwórz pokój do oglądania
web-replay-look = Obejrzyj partię
web-replay-close = Wróć do stołu
web-replay-led = { $how ->
    [nobody] Obejrzyj partię po swojemu albo pokaż ją wszystkim w pokoju.
    [you] Prowadzisz: wszyscy widzą to, co ty.
    [alone] { $player } pokazuje partię wszystkim; ty oglądasz po swojemu.
   *[following] { $player } pokazuje partię, a ty widzisz to samo.
 }
web-replay-lead = Poprowadź oglądanie
web-replay-take-over = Przejmij prowadzenie
web-replay-stop = Przestań prowadzić
web-replay-follow = Oglądaj to, co { $player }
web-replay-alone = Oglądaj po swojemu
screen-deal-again = To rozdanie już rozegrano: ktoś może znać karty.
web-games-title = Moje partie
web-games-running = Twoje trwające partie
web-games-hide = Ukryj tę partię
web-games-none = Nie masz jeszcze żadnej skończonej partii.
web-games-start = Zagraj
web-games-more = Starsze partie
web-games-scores = Twoje wyniki
web-games-facts = { $count ->
    [one] Jedna partia
    [few] { $count } partie
   *[many] { $count } partii
 }, średnio { $average } pełnego wyniku; najlepsza: { $best }. { $perfect ->
    [0] Jeszcze żadnej perfekcyjnej partii.
    [one] Jedna perfekcyjna partia.
    [few] { $perfect } perfekcyjne partie.
   *[many] { $perfect } perfekcyjnych partii.
 }
web-games-again = wznowiona
web-games-own-rules = własne zasady
web-games-result-perfect = perfekcyjna
web-games-result-finished = rozegrana do końca
web-games-result-struck-out = przegrana: za dużo błędów
web-games-result-card-lost = przegrana: przepadła niezbędna karta
web-games-result-no-action = przegrana: żadna akcja nie była możliwa
web-games-result-stopped = przerwana

## The page in the browser: the lesson

web-lesson-link = Pierwszy raz? Naucz się grać w trzy minuty
web-lesson-title = Twoja pierwsza partia
web-lesson-progress = Krok { $step } z { $steps }
web-lesson-next = Dalej
web-lesson-back = Wstecz
web-lesson-leave = Wyjdź z lekcji
web-lesson-rules = Przeczytaj zasady
web-lesson-thinking = Świetnie! Teraz gra Ada…
web-lesson-step-sight = Razem z Adą układasz pięć fajerwerków: po jednym w każdym kolorze, karta po karcie od 1 do 5. Widzisz karty Ady, ale nigdy swoich. Te widzi tylko Ada.
web-lesson-step-ones = Ada zużywa znacznik wskazówki, żeby powiedzieć ci, które twoje karty to jedynki: karty 2 i 4. Wskazówka podaje jeden kolor albo jedną wartość i wskazuje wszystkie takie karty. Żaden fajerwerk nie jest jeszcze rozpoczęty, więc każda jedynka pasuje.
web-lesson-task-ones = Wybierz kartę { $place } i zagraj ją.
web-lesson-step-begun = To była czerwona jedynka: czerwony fajerwerk rozpoczęty! Masz nową kartę, zakrytą dla ciebie tak jak pozostałe. Teraz gra Ada.
web-lesson-step-five = Ada wskazuje piątkę. W każdym kolorze jest tylko jedna, więc dobrze jej pilnuj. I spójrz: Ada ma czerwoną dwójkę. Ta karta teraz pasuje, ale Ada o tym nie wie.
web-lesson-task-five = Wybierz jedną z kart Ady i powiedz jej „czerwony”.
web-lesson-step-two = Wskazówka „czerwony” wskazała dwie karty. Ada zaryzykowała z jedną z nich i była to dwójka. Masz jeszcze jedną jedynkę: Ada wskazała ją, bo pasuje.
web-lesson-task-two = Zagraj drugą jedynkę.
web-lesson-step-strike = Ada wzięła swoją drugą czerwoną kartę za trójkę, ale to była czwórka: błąd, a karta przepada. Trzeci błąd oznacza przegraną. Znaczników wskazówek też ubywa: odrzucenie karty pozwala odzyskać jeden.
web-lesson-task-strike = Odrzuć kartę { $place }: nikt nic o niej nie powiedział.
web-lesson-step-token = Jeden znacznik wskazówki wrócił, a ty masz nową kartę. Znasz już wszystkie trzy akcje: wskazówkę, zagranie i odrzucenie. Pomińmy kilka tur.
web-lesson-step-later = Czerwony fajerwerk urósł do czwórki, a Ada powiedziała ci, że twoja piątka jest czerwona.
web-lesson-task-later = Zagraj kartę { $place } i ukończ fajerwerk.
web-lesson-step-complete = Co za fajerwerk! Ukończenie go pozwala odzyskać znacznik wskazówki. Przejdźmy do końca partii.
web-lesson-step-last = Ada dobrała ostatnią kartę: tobie i jej zostało już tylko po jednej turze. Wiesz, że karta { $place } to niebieska trójka, a niebieski fajerwerk sięga dwójki.
web-lesson-task-last = Zagraj kartę { $place }.
web-lesson-step-end = Ada dołożyła niebieską czwórkę. Każdy fajerwerk daje tyle punktów, ile ma kart: razem { $score } z { $best }. Gratulacje, umiesz już grać!
web-lesson-not-ones-play = Najpierw karta { $place }: Ada ją wskazała, więc wiesz, że pasuje.
web-lesson-not-ones-discard = Znacznik by wrócił, ale znasz kartę, która pasuje: zagraj ją.
web-lesson-not-ones-clue = Ty też możesz dawać wskazówki i wkrótce to zrobisz. Najpierw zagraj kartę, o której mówiła Ada.
web-lesson-not-five-play = Twoje karty mogą poczekać. Ada nie wie, że ma czerwoną dwójkę: powiedz jej.
web-lesson-not-five-discard = Znaczników wskazówek jest dość. Lepiej zużyć jeden na czerwoną dwójkę Ady, niż tracić kartę.
web-lesson-not-five-clue = Ta wskazówka byłaby prawdziwa, ale tym razem powiedz „czerwony”: to ten fajerwerk czeka na dwójkę.
web-lesson-not-two-play = O tej karcie wiesz za mało. Spójrz na znaki na swoich kartach: która to jedynka?
web-lesson-not-two-discard = Nie trzeba nic odrzucać: masz kartę, która pasuje.
web-lesson-not-two-clue = Oszczędź znacznik: masz kartę, która pasuje.
web-lesson-not-strike-play = Nie znasz żadnej karty, która teraz pasuje, a drugi błąd by zabolał.
web-lesson-not-strike-discard = Tę lepiej zachowaj. Odrzuć kartę { $place }: najstarszą bez wskazówki.
web-lesson-not-strike-clue = Wskazówka kosztuje kolejny znacznik. Tym razem odzyskaj jeden.
web-lesson-not-later-discard = Odrzucać? Teraz? Zagraj piątkę, na którą czeka czerwony fajerwerk.
web-lesson-otherwise = We własnej partii możesz tak zrobić. W tej lekcji pora teraz na coś innego.

# Parts of the page in the browser that are loaded later

web-part-missing = Ta część strony się nie wczytała.
web-part-again = Spróbuj ponownie

## Boty według nazw, ich towarzystwo i boty innych autorów

error-broken-bot = Nie można użyć bota „{ $bot }” ({ $source }): { $what }
error-bot-keeps-to-its-kind = Bot „{ $bot }” gra tylko z botami swojego rodzaju: nikt inny nie zrozumiałby jego wskazówek. Wybierz bota „{ $instead }”, który gra z każdym.
error-bot-sees-too-much = Bot „{ $bot }” widzi własne karty, więc nie ma dla niego miejsca przy prawdziwym stole. Wybierz bota „{ $instead }”, który gra z każdym.
error-bots-apart = Bot „{ $bot }” gra tylko z botami swojego rodzaju, a nie z botem „{ $other }”. Posadź wszędzie tego samego bota albo wybierz innego.

## Advice and reviews on the page, and the bots for its seats

error-advice-off = W tym pokoju gra się bez rad.
error-advice-too-often = Zbyt często prosisz o radę. Poczekaj chwilę i poproś jeszcze raz.
error-advice-failed = Bot „{ $bot }” nie umie tym razem nic doradzić. Poproś jeszcze raz albo zdecyduj bez rady.
screen-seat-club = klubowicz
screen-seat-partner = partner
screen-seat-expert = ekspert
screen-seat-learned = samouk
screen-seat-master = mistrz
screen-room-advice = { $allowed ->
    [yes] Można prosić bota o radę
   *[no] Bez rad botów
 }
web-lobby-advice = Rady botów
web-lobby-advice-about = W swojej turze można zapytać, co zrobiłby bot; wszyscy widzą, kto i ile razy pytał. Bot niczego nie zapomina, więc rady są tylko tam, gdzie ekran pamięta wszystko.
habit-random = Robi, co popadnie, byle zgodnie z zasadami; jego wskazówki nic więcej nie znaczą.
habit-beginner = Bierze wskazówki dosłownie, zagrywa to, co pewne, i wskazuje to, co pasuje albo jest zagrożone.
habit-club = Każda jego wskazówka dotyczy jednej karty: zagraj ją albo ją zachowaj.
habit-partner = Najsilniejszy z tych, które grają z ludźmi: jego wskazówki wzywają też karty, na które nie pokazują.
habit-expert = Gra tylko przy stole samych ekspertów: ich wskazówki to kod.
habit-learned = Gra tylko z takimi jak on; wszystkiego nauczył się, grając sam ze sobą.
habit-master = Gra tylko przy stole samych mistrzów; zanim wybierze ruch, sprawdza w myśli kilka możliwości.
habit-cheater = Widzi wszystkie karty, także własne; tylko dla porównania.
web-room-bots-strongest = Najsilniejsze boty, eksperci i mistrzowie, grają tylko między sobą: ludzie nie nadążyliby za ich kodem.
web-lobby-watch = Popatrz, jak grają eksperci
web-room-advised = prośby o radę: { $count }
web-advice-ask = Poproś o radę
web-advice-here = Co zrobiłby tu bot?
web-advice-thinking = Myśli…
web-advice-from = Rada bota „{ $bot }”
web-advice-more = A co poza tym?
web-settings-meant = Oznaczaj moje karty według konwencji
web-advice-hide = Ukryj radę
web-table-help-advice = poproś o radę, jeśli pokój na to pozwala
web-review-title = Gdzie przepadły punkty
web-review-course = Jak przebiegła partia

## The coach: advice, and a look back on a game

coach-alternative = Inny pomysł ({ $bots }): { coach-action } { $reason }
coach-odds = Z liczenia kart: { $fits }% szans, że pasuje, { $indispensable }%, że jest niezbędna, { $dead }%, że już się nie przyda.
coach-points-at = Wskazane karty: { $cards }.
coach-points-at-nothing = Ta wskazówka nie wskazuje żadnej karty.
coach-fits = pasuje
coach-indispensable = niezbędna
coach-dead = już zbędna
coach-position = Tura { $turn }: ruch gracza { $player }.
coach-done = W partii: { $story }
coach-meaning = { $giver } daje graczowi { $player } wskazówkę „{ $kind ->
    [colour] { suit }
   *[rank] { $rank }
 }”. { coach-means }
coach-means = Według konwencji znaczy to: { $code ->
    [play] zagraj kartę { $focus }.
    [later] zagraj kartę { $focus }, gdy poprzednie będą już na stole.
    [keep] zachowaj kartę { $focus }.
    [either] karta { $focus } pasuje albo trzeba ją zachować.
    [more] o karcie { $focus } wiadomo teraz więcej.
   *[words] tylko tyle, ile mówi.
 } { $called ->
    [yes] Wcześniej { $awaited } musi zagrać kartę.
   *[no] {""}
 }
coach-clues-title = Co znaczą wskazówki
coach-no-clues = Nie padła jeszcze żadna wskazówka.
coach-clue-says = Według zasad { $kind ->
    [colour] kolor { $suits }
   *[rank] liczba { $rank }
 }: { $count ->
    [0] żadna karta.
    [one] tylko karta { $places }.
   *[other] tylko karty { $places }.
 }
coach-clue-leaves = { $count ->
    [one] Karta { $place } to na pewno { $faces }.
   *[other] Karta { $place } to tylko { $faces }.
 }
coach-reach = { $cost ->
    [0] Na razie nie kosztuje to żadnych punktów.
    [one] Przepada przez to 1 punkt.
    [few] Przepadają przez to { $cost } punkty.
   *[many] Przepada przez to { $cost } punktów.
 }
mark-lost = { $player } traci { card.acc } (karta { $place }): to była ostatnia kopia. { coach-reach } { $known ->
    [yes] Można było wiedzieć, że ta karta jest niezbędna.
   *[no] { $saved ->
        [0] {""}
       *[other] W turze { $saved } uratowałaby ją wskazówka „{ $clue }” od gracza { $warner }.
     }
 }
mark-strike = { $player } zagrywa { card.acc } (karta { $place }): { $wrong ->
    [yes] zapowiedziany był inny fajerwerk.
   *[no] nie pasuje.
 } Błąd { $strike } z { $strikes }. { $chance ->
    [0] Można było wiedzieć, że nie będzie pasować.
   *[other] Z liczenia kart wynikało { $chance }% szans, że pasuje.
 }
mark-missed-play = Było pewne, że karta { $place } ({ card }) pasuje, a { $player } { $instead ->
    [thrown] ją odrzuca.
    [discarded] odrzuca inną.
    [misplayed] zagrywa inną, która nie pasuje.
   *[clued] daje wskazówkę.
 }
mark-missed-discard = { $player } odrzuca { card.acc } (karta { $place }), która jeszcze by się przydała, a zatrzymuje kartę { $kept }, o której wiadomo, że jest zbędna.
mark-useless-clue = { $player } daje graczowi { $receiver } wskazówkę „{ $kind ->
    [colour] { suit }
   *[rank] { $rank }
 }”, która nie mówi nic nowego.
mark-late = Po tej turze gracza { $player } zostaje za mało tur. { coach-reach }
mark-gentle-discard = { $player } odrzuca { card.acc }, choć ta karta pasuje. { $answerer } rozumie i zagrywa jej drugą kopię: dżentelmeńskie odrzucenie.
mark-positional = { $player } { $instead ->
    [misplayed] zagrywa kartę { $place }, która nie pasuje.
   *[discarded] odrzuca kartę { $place }.
 } { $answerer } rozumie i zagrywa { card.acc } z tego samego miejsca.
mark-finesse = Po tej wskazówce od gracza { $player } { $answerer } zagrywa w ciemno { card.acc }, o której nic nie było wiadomo: to finezja.
mark-prompt = Po tej wskazówce od gracza { $player } { $answerer } zagrywa { card.acc }, nie mając pewności, że pasuje: to podpowiedź.
mark-tempo = { $player } odrzuca kartę, żeby odzyskać znacznik wskazówki, choć inna pasuje. { $answerer } od razu ratuje dzięki temu { card.acc } z ręki gracza { $receiver }.
mark-stall = { $player } daje wskazówkę tylko po to, żeby przeczekać. Słusznie: każde odrzucenie kosztowałoby punkt.
mark-name-lost = karta utracona
mark-name-strike = błąd
mark-name-missed-play = przeoczone zagranie
mark-name-missed-discard = złe odrzucenie
mark-name-useless-clue = zbędna wskazówka
mark-name-late = za późno
mark-name-gentle-discard = dżentelmeńskie odrzucenie
mark-name-positional = znak miejscem
mark-name-finesse = finezja
mark-name-prompt = podpowiedź
mark-name-tempo = odrzucenie dla tempa
mark-name-stall = dobre przeczekanie
verdict-perfect = Partia perfekcyjna: { $score } na { $best } punktów.
verdict-cards = { $score } na { $best } punktów: { $cards ->
    [one] 1 przepadł razem z niezbędną kartą
    [few] { $cards } przepadły razem z niezbędnymi kartami
   *[many] { $cards } przepadło razem z niezbędnymi kartami
 }.
verdict-turns = { $score } na { $best } punktów: { $turns ->
    [one] 1 przepadł
    [few] { $turns } przepadły
   *[many] { $turns } przepadło
 }, bo zabrakło tur.
verdict-cards-and-turns = { $score } na { $best } punktów: { $cards ->
    [one] 1 przepadł razem z niezbędną kartą
    [few] { $cards } przepadły razem z niezbędnymi kartami
   *[many] { $cards } przepadło razem z niezbędnymi kartami
 }, a { $turns ->
    [one] 1 przepadł
    [few] { $turns } przepadły
   *[many] { $turns } przepadło
 }, bo zabrakło tur.
verdict-strikes = Przegrana przez błędy, choć wynik mógł jeszcze sięgnąć { $possible ->
    [one] 1 punktu
   *[other] { $possible } punktów
 } na { $best }.
verdict-card-lost = Wszystko albo nic: przegrana z powodu utraty niezbędnej karty.
verdict-no-action = Wszystko albo nic: przegrana, bo nic nie dało się już zrobić.
verdict-stopped = Partia przerwana, choć wynik mógł jeszcze sięgnąć { $possible ->
    [one] 1 punktu
   *[other] { $possible } punktów
 } na { $best }.
verdict-unfinished = Powtórka urywa się przed końcem gry: na razie { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[many] { $score } punktów
 }, a wynik może jeszcze sięgnąć { $possible } na { $best }.
coach-decisive = { $count ->
    [one] Najlepszy możliwy wynik spadł w turze { $turns }.
   *[other] Najlepszy możliwy wynik spadł w turach { $turns }.
 }
coach-faultless = Nie ma się do czego przyczepić.
coach-pace = Skuteczność: { $rate } karty na wskazówkę (karty: { $cards }, wskazówki: { $clues }). { $known ->
    [yes] Zapas odrzuceń: na początku { $start }, { $turn ->
        [0] nigdy nie wyczerpany.
       *[other] wyczerpany w turze { $turn }.
     }
   *[no] {""}
 }
review-team = { $players }: partie { $games }, średni wynik { $mean }, karty na wskazówkę { $rate }, błędy { $strikes }, utracone karty { $lost }
review-player = { $player }: partie { $games }, błędy { $strikes }, utracone karty { $lost }, przeoczone okazje do ratunku { $saves }
review-agreement = Takie same ruchy jak bot „{ $bot }”: { $share }
review-chart = Błędy, utracone karty, przeoczone okazje do ratunku i skuteczność
review-chart-strikes = Błędy na partię
review-chart-lost = Utracone karty na partię
review-chart-saves = Przeoczone okazje do ratunku na partię
review-chart-efficiency = Karty na wskazówkę
review-chart-agreement = Odsetek ruchów, które wykonałby też bot „{ $bot }”
coach-chart = Partia tura po turze
coach-best = Jeszcze możliwe
coach-score = Wynik
coach-tokens = Znaczniki wskazówek
coach-strikes = Błędy
coach-pace-left = Zapas odrzuceń
coach-turn = tura { $turn }
error-advice-without-deal = Nie można tu nic doradzić: nie wiadomo wszystkiego, co działo się od rozdania.
error-advice-game-over = Partia jest skończona, więc nie ma już czego doradzać. Podaj wcześniejszą turę.
error-advice-not-to-move = Graczowi na tym miejscu nie można teraz nic doradzić: to nie jego tura.
error-advice-seat = W turze { $turn } ruch ma { $player }. Nie podawaj miejsca albo podaj inną turę.
error-advice-no-tile = W turze { $turn } żaden kafelek bonusowy nie wymagał wyboru.
command-advise = Pokaż, co bot zrobiłby w danej turze zapisanej partii, dlaczego i co jeszcze wchodzi w grę.
command-review = Przejrzyj zapisaną partię: co przepadło, gdzie i co można było wiedzieć.
epilogue-advise =
    Przykłady:
      hanabi advise game.json --turn 12               # przed turą 12
      hanabi advise game.json --turn 12 --bot club    # jak widzi to inny bot
epilogue-review =
    Przykłady:
      hanabi review game.json                      # oznaczone tury i wykres
      hanabi review game.json --plot review.svg    # wykres jako obraz
      hanabi review game.json --bot partner        # i co zrobiłby bot
argument-advise-file = Plik, link lub numer partii z hanab.live albo wklejony JSON; „-” czyta standardowe wejście.
argument-review-file = Plik, folder, link lub numer partii z hanab.live albo wklejony JSON; „-” czyta standardowe wejście.
flag-advise-turn = Tura, której dotyczy rada; domyślnie koniec powtórki.
flag-advise-seat = Gracz, któremu doradzić: numer miejsca od 1 lub imię; musi to być jego tura.
flag-advise-tile = Doradź w sprawie kafelka bonusowego, który w tej turze wymagał wyboru.
flag-advise-bot = Bot, którego zapytać; domyślnie najsilniejszy z tych, które grają z ludźmi.
flag-advise-as-json = Wypisz JSON dla programów.
flag-review-bot = Przy każdej oznaczonej turze powiedz, co zrobiłby ten bot. Przy wielu partiach: boty do porównania, oddzielone przecinkami.
flag-review-plot = Narysuj wykres w tym pliku SVG.
flag-review-as-json = Wypisz JSON dla programów.
verb-advice = rada radź radz
verb-meaning = znaczenie znaczenia
verb-yes = tak t
verb-review = przegląd przeglad
play-ask-review = Przejrzeć partię? Wpisz „tak” albo naciśnij Enter, by pominąć>
screen-key-review = przegląd
screen-key-marks = znaki
screen-help-adviser = zapytaj o radę innego bota
screen-help-review = przegląd: co przepadło i gdzie
screen-help-mark = przejdź do następnej lub poprzedniej oznaczonej tury
screen-review-title = Przegląd partii
screen-advice-more = ({ $bot }; A: więcej, B: inny bot)
screen-advice-title = Rada bota „{ $bot }”
screen-sign-marks = Znaki tury: ✗ karta utracona, ! błąd, ? przeoczone zagranie lub złe odrzucenie, ~ zbędna wskazówka, > za późno.

## Puzzles

puzzle-title = Zadanie { $number } z { $count } ({ $level ->
    [lesson] lekcja
    [easy] łatwe
    [medium] średnie
   *[hard] trudne
 })
puzzle-task = Twoja tura. Jaki ruch jest najlepszy?
lesson-play = Wskazówka dotyczy jednej karty i mówi: ta karta pasuje. Nie musisz wiedzieć, która to.
lesson-play-answer = Wskazówka wskazuje jedną kartę. Na stole nie ma jeszcze czerwonej, więc pasuje tylko czerwona jedynka.
lesson-focus = Wskazówka może wskazywać kilka kart, ale dotyczy jednej: twojej najstarszej bez wskazówki, jeśli ją wskazuje, a jeśli nie, to najnowszej z tych, które wskazuje po raz pierwszy.
lesson-focus-answer = Wskazówka wskazuje dwie karty. Żadna nie jest najstarsza, więc chodzi o nowszą.
lesson-save = Kto nie ma nic lepszego do roboty, odrzuca najstarszą kartę bez wskazówki. Jeśli to piątka albo ostatnia kopia potrzebnej karty, uratuj ją wcześniej wskazówką.
lesson-save-answer = Najstarsza karta w tamtej ręce to czerwona piątka. „5” mówi: to jakaś piątka, zachowaj ją.
lesson-order = Zachowuj karty, które mają wskazówkę. Jeśli nie masz czego zagrać, odrzuć najstarszą kartę bez wskazówki: to jej pilnują inni.
lesson-order-answer = To twoja najstarsza karta bez wskazówki. Gdyby trzeba było ją zachować, padłaby wskazówka na jej temat.
lesson-prompt = Czasem karta, której dotyczy wskazówka dla kogoś innego, pasuje dopiero po innej. Jeśli jedna z twoich kart ze wskazówką może być tą brakującą, zagraj ją, nawet bez pewności.
lesson-prompt-answer = Czerwona trójka pasuje dopiero po czerwonej dwójce. Masz jakąś dwójkę, więc musi to być czerwona.
lesson-finesse = Jeśli nikt nie ma wskazówki o brakującej karcie, jest nią najnowsza karta bez wskazówki u kogoś, kto gra wcześniej. Jeśli jej nie widzisz, to twoja: zagraj ją w ciemno.
lesson-finesse-answer = Wskazówka dotyczy czerwonej dwójki, która jeszcze nie pasuje. Nie widzisz czerwonej jedynki, która padłaby wcześniej, więc to twoja najnowsza karta.
lesson-call = Taką kartę możesz też wywołać: daj wskazówkę o karcie, która pasuje dopiero po najnowszej karcie gracza grającego wcześniej.
lesson-call-answer = Wskazówka wskazuje czerwoną dwójkę. Następny gracz widzi, że jeszcze nie pasuje, i zagrywa swoją najnowszą kartę, czerwoną jedynkę.
puzzle-conventions = Wszyscy przy tym stole grają według tych samych konwencji. Wskazówka dotyczy jednej karty: najstarszej bez wskazówki, jeśli ją wskazuje, a jeśli nie, to najnowszej z tych, które wskazuje po raz pierwszy. Mówi, że ta karta pasuje, teraz albo wkrótce. Jeśli dotyczy najstarszej karty bez wskazówki, może też znaczyć: nie odrzucaj jej. Kto nie ma czego zagrać, odrzuca najstarszą kartę bez wskazówki.
puzzle-right = To najlepszy ruch.
puzzle-wrong = Jest lepszy ruch.
puzzle-cost = Średnia strata punktów przy { $deals } układach zakrytych kart, dogranych do końca: { $cost }.
puzzle-answer = Najlepszy ruch: { coach-action }
puzzle-equal = Równie dobry: { coach-action }
puzzle-rival = Następny: { coach-action } Średnia strata punktów: { $cost }.
puzzle-again = Spróbować innego ruchu? Wpisz „tak” albo naciśnij Enter, by zobaczyć najlepszy>
puzzle-next = Naciśnij Enter, by przejść do następnego zadania, albo wpisz „koniec”>
puzzle-solved = Rozwiązane zadania: { $solved } z { $count }
error-no-such-puzzle = Nie ma zadania { $number }. Wybierz numer od 1 do { $count }.
command-puzzle = Znajdź najlepszy ruch w pozycjach z partii botów.
argument-puzzle-number = Zadanie, od którego zacząć; domyślnie pierwsze nierozwiązane.
epilogue-puzzle =
    Przykłady:
      hanabi puzzle       # pierwsze nierozwiązane zadanie
      hanabi puzzle 30    # zadanie 30
web-puzzle-title = Zadania
web-rules-conventions = Poznaj konwencje
web-puzzle-again = Spróbuj innego ruchu
web-puzzle-show = Pokaż najlepszy ruch
web-puzzle-previous = Poprzednie zadanie
web-puzzle-next = Następne zadanie
web-puzzle-done = rozwiązane
web-puzzle-conventions = Konwencje

## Co obiecuje bot i jak tę obietnicę łamie

error-bot-not-examined = Bot, który widzi wszystko, nie obiecuje niczego, co dałoby się sprawdzić: jego miejsce jest w symulacjach.
error-fault-where = { $ruleset }, liczba graczy: { $players }, tura { $turn }, miejsce { $number }
error-fault-raises = { error-fault-where }: bot zgłasza wyjątek { $what }
error-fault-no-choice = { error-fault-where }: bot musi odpowiedzieć obiektem Choice z akcją i Reason, a odpowiada tak: { $answer }
error-fault-illegal = { error-fault-where }: bot łamie zasady: { $action }. { $why }
error-fault-refuses = { error-fault-where }: bot nie gra dalej. { $why }
error-fault-too-slow = { error-fault-where }: bot potrzebuje więcej niż { $seconds } s.
error-fault-reason = { error-fault-where }: bot podaje nieznany powód: „{ $reason }”.
error-fault-tells = { error-fault-where }: powód podany przez bota zdradza więcej niż jego akcja, { $detail } = { $value }.
error-fault-changes = { error-fault-where }: bot zmienia to, co dostaje ({ $what }).
error-fault-unsteady = { error-fault-where }: przy tym samym ziarnie i tych samych zdarzeniach bot wybiera najpierw { $one }, a potem { $other }.
error-fault-successor = { error-fault-where }: bot wybiera { $one }, ale nowy, który usłyszał te same zdarzenia, wybiera { $other }.
error-fault-remembers = { error-fault-where }: bot wybiera { $one }, ale po wcześniejszej partii wybiera { $other }.
error-fault-peeks = { error-fault-where }: bot wybiera { $one }, ale gdy karty, których nie może widzieć, są inne, wybiera { $other }.

## Arena, na której mierzy się boty

command-simulate = Każ botom rozegrać wiele partii i zmierz, jak dobrze grają.
command-compare = Sprawdź na tych samych stosach, czy jeden bot jest lepszy od drugiego.
command-tournament = Posadź przy stole każdą parę botów i pokaż, jak im się razem gra.
epilogue-simulate =
    Przykłady:
      hanabi simulate --bot beginner --players 4 --ruleset fr+black-powder
      hanabi simulate --mix beginner,random --out games.jsonl --plot scores.svg
      hanabi simulate --replay-of games.jsonl --game 17 --save game.json
epilogue-compare = Przykład: hanabi compare --bots beginner,random --players 3 --games 500
epilogue-tournament = Przykład: hanabi tournament --bots random,beginner --plot pairs.svg
flag-simulate-bot = Kto gra na wszystkich miejscach; domyślnie beginner.
flag-simulate-mix = Zamiast --bot: kto gra na kolejnych miejscach przy stole, nazwy oddzielone przecinkami.
flag-simulate-ruleset = Zasady gry, na przykład fr+avalanche; domyślnie pl.
flag-simulate-players = Ilu graczy; domyślnie tylu, ilu wymienia --mix, a bez niego 3.
flag-simulate-games = Ile partii; domyślnie 1000.
flag-simulate-seed = Ziarno losowe stosów, tych samych dla wszystkich botów; domyślnie 0.
flag-simulate-jobs = Ile procesów gra; domyślnie po jednym na rdzeń procesora.
flag-simulate-cluster = Graj na klastrze dask: adres jego planisty, na przykład tcp://10.0.0.1:8786.
flag-simulate-limit = Ile sekund bot może myśleć nad ruchem, zanim jego partia zostanie uznana za nieudaną; domyślnie 60. Bot, który myśli, na przykład master, wykorzystuje cały ten czas.
flag-simulate-rollouts = Ile najwyżej układów zakrytych kart sprawdza przed ruchem bot, który myśli, na przykład 64; ta sama liczba daje te same partie.
flag-simulate-out = Zapisz każdą partię w tym pliku; po przerwaniu to samo polecenie z tym samym plikiem podejmie pracę tam, gdzie stanęła.
flag-simulate-plot = Narysuj w tym pliku SVG, jak często padał każdy wynik.
flag-simulate-as-json = Wypisz JSON dla programów.
flag-simulate-replay-of = Nie rozgrywaj nowych partii, tylko wypisz powtórkę partii z tego pliku; wymaga --game.
flag-simulate-game = Która partia, licząc od 0.
flag-simulate-save = Zapisz tę powtórkę w nowym pliku, zamiast ją wypisywać.
flag-compare-bots = Dwa boty oddzielone przecinkiem.
flag-compare-ruleset = Zasady gry, na przykład fr+avalanche; domyślnie pl.
flag-compare-players = Ilu graczy; domyślnie 3.
flag-compare-games = Ile partii gra każdy; domyślnie 1000.
flag-compare-seed = Ziarno losowe stosów; domyślnie 0.
flag-compare-jobs = Ile procesów gra; domyślnie po jednym na rdzeń procesora.
flag-compare-cluster = Graj na klastrze dask: adres jego planisty, na przykład tcp://10.0.0.1:8786.
flag-compare-limit = Ile sekund bot może myśleć nad ruchem, zanim jego partia zostanie uznana za nieudaną; domyślnie 60.
flag-compare-out = Zapisz każdą partię w plikach tego folderu; po przerwaniu to samo polecenie podejmie pracę tam, gdzie stanęła.
flag-compare-as-json = Wypisz JSON dla programów.
flag-tournament-bots = Boty oddzielone przecinkami.
flag-tournament-ruleset = Zasady gry, na przykład fr+avalanche; domyślnie pl.
flag-tournament-players = Ilu graczy; domyślnie 3.
flag-tournament-games = Ile partii gra każda para; domyślnie 200.
flag-tournament-seed = Ziarno losowe stosów; domyślnie 0.
flag-tournament-jobs = Ile procesów gra; domyślnie po jednym na rdzeń procesora.
flag-tournament-cluster = Graj na klastrze dask: adres jego planisty, na przykład tcp://10.0.0.1:8786.
flag-tournament-limit = Ile sekund bot może myśleć nad ruchem, zanim jego partia zostanie uznana za nieudaną; domyślnie 60.
flag-tournament-out = Zapisz każdą partię w plikach tego folderu; po przerwaniu to samo polecenie podejmie pracę tam, gdzie stanęła.
flag-tournament-plot = Narysuj tabelę jako mapę cieplną w tym pliku SVG.
flag-tournament-as-json = Wypisz JSON dla programów.
arena-decimal-mark = ,
arena-percent = { $number }%
arena-count = { $number }
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-title = { $bots }: { $ruleset }, graczy: { $players }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
 }, ziarno { $seed }
arena-tournament-title = Średnie wyniki: { $ruleset }, graczy: { $players }, { $games ->
    [one] { $games } partia
    [few] { $games } partie
    [many] { $games } partii
   *[other] { $games } partii
 } na parę, ziarno { $seed }
arena-mean = Średni wynik
arena-of-best = { $score } z { $best }
arena-perfect = Partie perfekcyjne
arena-struck-out = Za dużo błędów
arena-moves = Ruchów na partię
arena-strikes = Błędów na partię
arena-time = Czas partii
arena-losses = Dlaczego partie nie były perfekcyjne
arena-ending-card-lost = utracona niezbędna karta
arena-ending-out-of-turns = zabrakło tur
arena-ending-struck-out = za dużo błędów
arena-scores = Jak często padał każdy wynik
arena-difference = Różnica średnich
arena-interval = Przedział 95%
arena-pairs = Wyższy wynik z tym samym stosem
arena-only-perfect = Perfekcyjnie tylko ten bot
arena-verdict-better = { $better } jest lepszy niż { $other } o { $by } punktu na partię (pewność: { $confidence }).
arena-verdict-open = Żaden nie okazał się lepszy: pewność wynosi { $confidence }, a potrzeba { $level }. Więcej partii może to rozstrzygnąć.
arena-verdict-few = { $games ->
    [one] { $games } partia ukończona przez oba boty to
    [few] { $games } partie ukończone przez oba boty to
    [many] { $games } partii ukończonych przez oba boty to
   *[other] { $games } partii ukończonych przez oba boty to
 } za mało, by rozstrzygnąć: potrzeba co najmniej { $least }.
arena-how-compared = Oba grały tymi samymi stosami. Błąd standardowy, przedział i pewność obliczono z różnic stos po stosie, przy założeniu rozkładu normalnego.
arena-cross-corner = 1. miejsce ↓ 2. →
arena-how-crossed = Średnie wyniki ± błędy standardowe. Bot z wiersza ma pierwsze miejsce i co drugie następne, a bot z kolumny pozostałe. Kreska: te dwa boty nie mogą grać razem.
arena-failed = { $games ->
    [one] { $games } partię zepsuł bot, więc się nie liczy:
    [few] { $games } partie zepsuł bot, więc się nie liczą. Pierwsze z nich:
   *[many] { $games } partii zepsuł bot, więc się nie liczą. Pierwsze z nich:
 }
arena-failure = Partia { $game }, ruch { $move }, miejsce { $seat } ({ $bot }): { $why }
arena-compiling = za pierwszym razem boty są kompilowane: około minuty
arena-interrupted-kept = Przerwano; rozegrane partie: { $games }, zapisane w { $file }. To samo polecenie podejmie pracę od tego miejsca.
arena-interrupted-lost = Przerwano; rozegrane partie: { $games }. Niczego nie zapisano; z --out to samo polecenie mogłoby podjąć pracę od tego miejsca.
error-bots-without-seat = Podano więcej botów ({ $bots }), niż jest graczy ({ $players }).
error-bot-raised = Bot zawiódł: { $what }
error-bot-late = Bot nie odpowiedział w ciągu { $seconds } s.
error-bot-ended-process = Bot zakończył proces, w którym gra.
error-game-differs = Partia { $game } kończy się inaczej niż wtedy (punkty: { $score }): bot jest inny albo nie zawsze gra tak samo.
error-not-results = { $file } już istnieje i nie zawiera wyników „hanabi simulate”. Podaj inny plik; ten pozostał nietknięty.
error-no-results-there = { $file } nie zawiera wyników „hanabi simulate --out FILE”. Do zapisanej partii służy „hanabi replay”.
error-results-of-another-version = Wyniki w { $file } pochodzą z wersji { $version } tego programu, a tu jest { $known }: boty mogą teraz grać inaczej. Podaj inny plik; ten pozostał nietknięty.
error-results-of-another-match = { $file } zawiera wyniki innego spotkania ({ $bots }; { $ruleset }; ziarno { $seed }). Podaj inny plik; ten pozostał nietknięty.
error-results-damaged = { $file } jest uszkodzony w wierszu { $line }. Usuń ten wiersz albo podaj inny plik; ten pozostał nietknięty.
error-results-in-use = Inny program właśnie dopisuje do { $file }. Zaczekaj na niego albo podaj inny plik.
error-results-without-game = W { $file } nie ma partii { $game }.
error-cluster-unreachable = Pod { $address } nie odpowiada żaden planista dask. Sprawdź adres i to, czy działa tam „dask scheduler”.
error-cluster-empty = Klaster pod { $address } nie ma procesów roboczych. Uruchom je tam poleceniem „dask worker { $address }”.
error-cluster-lost = Utracono połączenie z klastrem pod { $address }. To, co było gotowe, zostało zapisane, jeśli podano plik wyników: to samo polecenie podejmie pracę od tego miejsca.
error-cluster-version = Procesy robocze pod { $address } mają wersję { $version } tego programu, a tu jest { $known }: mogłyby grać inaczej. Zainstaluj wszędzie tę samą wersję.
error-usage-only-with = Opcji { $option } używa się tylko razem z { $other }.
error-usage-two-bots = { $option } przyjmuje dwie nazwy oddzielone przecinkiem, a nie „{ $value }”.

## Boty, które są programami

error-program-bad-command = „{ $command }” nie jest wierszem polecenia. Po „program:” podaj polecenie tak, jak w powłoce, na przykład program:./mybot --fast.
error-program-not-found = Nie ma programu „{ $program }”. Podaj jego ścieżkę, na przykład program:./mybot, albo nazwę polecenia, które znajdzie powłoka.
error-program-not-started = Nie można uruchomić programu „{ $program }”: { $why }.
error-program-gone = Program „{ $program }” został zakończony i już nie gra.
error-program-too-slow = Program „{ $program }” nie odpowiedział w ciągu { $seconds } s i został zakończony. Odpowiedź kończy się znakiem nowego wiersza i nie może czekać w buforze.{ program-last-words }
error-program-ended = Program „{ $program }” zakończył się, zanim odpowiedział (status { $status }).{ program-last-words }
error-program-noise = Program „{ $program }” wypisał na standardowe wyjście coś, co nie jest obiektem JSON: { $line } Wszystko, co nie jest odpowiedzią, musi trafiać na standardowe wyjście błędów.{ program-last-words }
error-program-flood = Program „{ $program }” napisał w jednym wierszu więcej bajtów niż { $most } i został zakończony.{ program-last-words }
error-program-no-hello = Program „{ $program }” nie odpowiedział na powitanie powitaniem, lecz tak: { $answer }
error-program-version = Program „{ $program }” używa wersji { $theirs } protokołu botów, a tutaj jest wersja { $ours }.
error-program-out-of-step = Program „{ $program }” musi odpowiedzieć na pytanie { $number } wyborem o tym numerze, a odpowiedział tak: { $answer }
error-program-answer = Program „{ $program }” odpowiedział czymś, co nie jest akcją ({ $part }): { $answer }
reason-unsaid = Nie mówi dlaczego.
program-last-words = { $said ->
    [nothing] { "" }
   *[other] { " " }Jego ostatnie słowa: { $said }
    }

## Wystawienie bota na próbę

command-check-bot = Sprawdź, czy bot dotrzymuje tego, co obiecuje każdy bot.
epilogue-check-bot =
    Przykłady:
      hanabi check-bot partner                       # jeden z istniejących botów
      hanabi check-bot mybots:Careful --games 200    # klasa z modułu w tym folderze
      hanabi check-bot program:./mybot --ruleset pl  # program, tylko według jednych zasad
argument-check-bot-bot = Nazwa bota, moduł:Klasa albo „program:” z wierszem polecenia.
flag-check-bot-games = Ile partii wszelkiego rodzaju rozegrać; domyślnie 45.
flag-check-bot-limit = Ile sekund może trwać ruch; domyślnie 10.
flag-check-bot-ruleset = Sprawdź tylko te zasady.
flag-check-bot-as-json = Wypisz JSON dla programów.
promise-legal = Odpowiada dozwoloną akcją, niezależnie od zasad i liczby graczy.
promise-punctual = Odpowiada na czas.
promise-reasons = Jego powody są znane i nie zdradzają więcej, niż pokazuje jego akcja.
promise-untouched = Zostawia to, co dostaje, bez zmian.
promise-repeatable = Przy tym samym ziarnie i tych samych zdarzeniach wybiera to samo.
promise-successor = Nowy bot, który usłyszy te same zdarzenia, gra dalej tam, gdzie inny przerwał.
promise-forgetful = Siadając do stołu, zapomina o każdej wcześniejszej partii.
promise-blind = Wybiera to samo niezależnie od swoich zakrytych kart i od stosu.
promise-any-history = Przyjmuje wszystko, co inni zrobili wcześniej.
examined-kept = dotrzymana
examined-broken = złamana
examined-unseen = niesprawdzona
examined-bot = Obietnice bota „{ $bot }” ({ $source }), sprawdzone w { $games ->
    [one] jednej partii
   *[other] { $games } partiach
    }:
examined-sum = { $broken ->
    [0] Wszystkie obietnice są dotrzymane.
    [one] Jedna obietnica jest złamana.
    [few] { $broken } obietnice są złamane.
   *[many] { $broken } obietnic jest złamanych.
    }

## Co gracze chcą powiedzieć wskazówkami

reason-meant-play = Wskazówka dotyczyła tej karty: trzeba ją zagrać.
reason-prompted-play = Wskazówka dla kogoś innego ma sens tylko wtedy, gdy najpierw zagra się tę kartę.
reason-finessed-play = Wskazówka dla kogoś innego ma sens tylko wtedy, gdy tę najnowszą kartę zagra się w ciemno.
reason-prompt-clue = Żeby najpierw zagrana została karta, która ma już wskazówkę, a potem ta wskazana.
reason-finesse-clue = Żeby ktoś zagrał w ciemno swoją najnowszą kartę, a potem poszła ta wskazana.
reason-fix-clue = Żeby sprostować pomyłkę co do karty, zanim narobi szkód.
reason-counted-out = Zostało tak mało kart, że da się wszystko policzyć: to rokuje najlepiej.
reason-team-clue = Według kodu drużyny mówi coś każdemu z partnerów.
reason-likely-play = Najpewniej pasuje, a jeśli nie, nikt za nią nie zatęskni.
reason-tried-out = Sprawdzone do końca przy wielu układach zakrytych kart: to wychodzi najlepiej.
reason-learned = W milionach partii ze sobą drużyna nauczyła się, że to działa najlepiej.

## Bots that are told how long to think

error-bad-budget = „{ $budget }” nie jest czasem do namysłu. Podaj liczbę układów od { $least } do { $most }, na przykład master@256, albo sekundy do { $longest }, na przykład master@2s.
error-no-thinker = Botowi „{ $bot }” nie można narzucić czasu do namysłu. Można go narzucić tym botom: { $thinkers }.

## Trening drużyny

command-train = Wytrenuj drużynę botów, która uczy się, grając sama ze sobą.
epilogue-train =
    Przykłady:
      hanabi train --device cuda              # para, na karcie graficznej
      hanabi train --ruleset custom+suits=2   # mała gra
flag-train-ruleset = Zasady gry, na przykład fr+avalanche; domyślnie pl.
flag-train-players = Ilu graczy; domyślnie 2.
flag-train-minutes = Ile minut trwa nauka, nie licząc przerw; domyślnie 20.
flag-train-moves = Na ilu ruchach się uczyć zamiast na czas; ta sama liczba i to samo ziarno dają tę samą drużynę.
flag-train-device = Gdzie trenować: cpu lub cuda; domyślnie cpu.
flag-train-seed = Ziarno losowe; domyślnie 0.
flag-train-games = Ile partii toczy się naraz; domyślnie 512 na procesorze i 8192 na karcie graficznej.
flag-train-width = Rozmiar sieci; domyślnie 128 na procesorze i 768 na karcie graficznej.
flag-train-out = Folder drużyny; domyślnie team. To samo polecenie z tym samym folderem podejmie trening tam, gdzie stanął.
flag-train-compiled = Skompiluj sieci dla karty graficznej, co przyspiesza trening, albo nie.
train-begins = Trening się zaczyna. Wszystko jest zapisywane w { $folder }.
train-goes-on = Ciąg dalszy treningu w { $folder }.
train-progress = { $share } po { $time }, ruchy w milionach: { $moves }. Średni wynik: { $score } z { $best }. Bezbłędne partie: { $perfect }
train-interrupted = Przerwano. Nic nie przepadło: to samo polecenie podejmie trening w { $folder }.
train-done = Gotowe. Wytrenowana sieć to { $file }.
error-other-run = { $file } pochodzi z innego treningu: { $what } to tam { $found }, a nie { $wanted }. Wybierz inny folder.
error-bad-checkpoint = { $file } jest uszkodzony albo nie jest zapisanym stanem treningu. Wybierz inny folder.
error-learning-broke = Trening się nie powiódł: sieci nie liczą już nic sensownego. To samo polecenie podejmie go od ostatniego stanu zapisanego w { $folder }.
error-no-weights-file = { $file } jest uszkodzony albo nie jest wytrenowaną siecią.
error-other-weights = { $file } to sieć w wersji { $found }, a potrzebna jest wersja { $wanted }. Wytrenuj drużynę od nowa.
