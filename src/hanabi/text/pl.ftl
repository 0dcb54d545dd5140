### Hanabi po polsku.
###
### Wiadomość dostaje klucze, nie słowa ($suit to „red”, $rank to 3, $you to „yes” albo „no”), żeby język
### sam wybrał formę. Wiadomość może przywołać inną w nawiasach klamrowych: widzi ona te same wartości.
### Odmianę kolorów i kart trzymają atrybuty wiadomości „suit” i „card”:
### f – mianownik (karta czerwona), acc – biernik (czerwoną trójkę), pl – liczba mnoga (karty czerwone),
### gen – dopełniacz liczby mnogiej (5 kart czerwonych).
### Słowa do wpisania (verb-...) dzielą spacje; angielskie są rozumiane w każdym języku.

## Suits, ranks and cards

suit-red = czerwony
suit-yellow = żółty
suit-green = zielony
suit-white = biały
suit-blue = niebieski
suit-multicolour = wielokolorowy
suit-black = czarny
forms-red = czerwony czerwona czerwoną czerwone czerwonych czerwonego czerwonej
forms-yellow = żółty żółta żółtą żółte żółtych żółtego żółtej
forms-green = zielony zielona zieloną zielone zielonych zielonego zielonej
forms-white = biały biała białą białe białych białego białej
forms-blue = niebieski niebieska niebieską niebieskie niebieskich niebieskiego niebieskiej
forms-multicolour = wielokolorowy wielokolorowa wielokolorową wielokolorowe wielokolorowych wielokolorowego wielokolorowej
forms-black = czarny czarna czarną czarne czarnych czarnego czarnej
letter-red = C
letter-yellow = Ż
letter-green = Z
letter-white = A
letter-blue = N
letter-multicolour = M
letter-black = K
suit = { $suit ->
    [red] { suit-red }
    [yellow] { suit-yellow }
    [green] { suit-green }
    [white] { suit-white }
    [blue] { suit-blue }
    [multicolour] { suit-multicolour }
   *[black] { suit-black }
 }
    .f = { $suit ->
        [red] czerwona
        [yellow] żółta
        [green] zielona
        [white] biała
        [blue] niebieska
        [multicolour] wielokolorowa
       *[black] czarna
     }
    .acc = { $suit ->
        [red] czerwoną
        [yellow] żółtą
        [green] zieloną
        [white] białą
        [blue] niebieską
        [multicolour] wielokolorową
       *[black] czarną
     }
    .pl = { $suit ->
        [red] czerwone
        [yellow] żółte
        [green] zielone
        [white] białe
        [blue] niebieskie
        [multicolour] wielokolorowe
       *[black] czarne
     }
    .gen = { $suit ->
        [red] czerwonych
        [yellow] żółtych
        [green] zielonych
        [white] białych
        [blue] niebieskich
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

edition-es = wydanie hiszpańskie
edition-pl = wydanie polskie
edition-pt = wydanie brazylijskie
edition-fr = wydanie francuskie
edition-de = wydanie niemieckie
edition-custom = twoja własna mieszanka wszystkiego
option-avalanche = Lawina kolorów
option-avalanche-own = Lawina kolorów, własny kolor
option-avalanche-own-5 = Lawina kolorów, pięć kart
option-avalanche-every = Lawina kolorów, każdy kolor
option-black-powder = Czarny proch
option-flamboyant-fives = Olśniewające piątki
option-all-or-nothing = Wszystko albo nic
option-synchronised-show = Zsynchronizowany pokaz
option-no-empty-clues = Zakaz pustych wskazówek
option-tokens = Inna liczba znaczników wskazówek
option-strikes = Inna liczba błędów
option-hand = Inna liczba kart w ręce
option-suits = Wybór kolorów
offer-avalanche = Szósty fajerwerk z { $cards } wielokolorowych kart; { $touch ->
    [own] wskazuje się je jak każdy inny kolor
   *[every] wskazuje je każda wskazówka o kolorze
 }.
offer-black-powder = Fajerwerk z { $cards } czarnych kart, układany malejąco; nie wskazuje ich żadna wskazówka o kolorze. Każda karta, której w nim na końcu zabraknie, kosztuje punkt.
offer-flamboyant-fives = { $tiles ->
    [one] Jeden kafelek bonusowy
    [few] { $tiles } kafelki bonusowe
   *[many] { $tiles } kafelków bonusowych
 }: { $tile_for ->
    [fives] fajerwerk ukończony piątką odkrywa jeden kafelek
   *[any] każdy ukończony fajerwerk odkrywa jeden kafelek
 }.
offer-all-or-nothing = Perfekcyjnie albo wcale: ostatniej rundy nie ma, a utrata ostatniej kopii potrzebnej karty oznacza przegraną.
offer-synchronised-show = Zapowiedz, do którego fajerwerku trafi karta: celna zapowiedź odzyskuje znacznik wskazówki, chybiona to błąd.
offer-no-empty-clues = Każda wskazówka musi wskazywać jakąś kartę.
offer-tokens = Inna liczba znaczników wskazówek, od 1 do 15: tokens=6.
offer-strikes = Inna liczba błędów, od 1 do 7: strikes=1.
offer-hand = Inna liczba kart w każdej ręce, od 1 do 6: hand=4.
offer-suits = Mniej kolorów, podanych liczbą lub literami: suits=3, suits=rgb.

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
tile-text-colour-clue = Daj komukolwiek wskazówkę o kolorze; nic to nie kosztuje.
tile-text-rank-clue = Daj komukolwiek wskazówkę o wartości; nic to nie kosztuje.
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
event-misplayed = { plays }: { $wrong ->
    [yes] to nie ten fajerwerk
   *[no] nie pasuje
 }. Błąd { $strike } z { $strikes }!
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
event-effect-lost = Efekt nie ma na czym zadziałać i przepada.
event-declined = { $you ->
    [yes] Rezygnujesz
   *[no] { $player } rezygnuje
 } z efektu.
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
event-ended = Pokaz skończony.

## How it ended

result-perfect = Wszystkie fajerwerki ukończone: { points }. Perfekcyjnie!
result-finished = Ostatnia runda za wami: { points }.
result-struck-out = O jeden błąd za dużo: pokaz jest przegrany i daje 0 punktów.
result-card-lost = Przepadła ostatnia kopia niezbędnej karty: pokaz jest przegrany i daje 0 punktów.
result-no-action = { $player } nie może już nic zrobić: pokaz jest przegrany i daje 0 punktów.
result-stopped = Partia przerwana{ $reason ->
    [vote] {" "}w głosowaniu
    [clock] , bo czas minął
    [idle] , bo nikt nie wykonał ruchu
    [left] , bo gracz opuścił grę
   *[nothing-left] , bo nie było już punktów do zdobycia
 }: { $reason ->
    [nothing-left] { points }.
   *[other] daje 0 punktów.
 }
result-unfinished = Zapis urywa się przed końcem gry: na razie { points }.
points = { $score ->
    [one] 1 punkt
    [few] { $score } punkty
   *[many] { $score } punktów
 } na { $best }{ $black ->
    [yes] , z czarnym prochem
   *[no] {""}
 }
remark-horrible = Lonty zamokły, a publiczność wraca do domu z latarkami.
remark-mediocre = Kilka iskier na krzyż; nawet psy nie przerwały drzemki.
remark-honourable = Porządny pokaz: dzieci już pytają, kiedy następny.
remark-excellent = Nad rzeką nikt już nie siedzi, a brawa słychać na drugim brzegu.
remark-amazing = Niebo płonie po horyzont, a czapki lecą wyżej niż rakiety.
remark-legendary = Za sto lat wszyscy będą przysięgać, że prababcia stała w pierwszym rzędzie.
remark-divine = Lepiej niż perfekcyjnie: dziś to gwiazdy proszą o bis.

## The table

table-state = Tura { $turn } · znaczniki wskazówek { $tokens } z { $all_tokens } · błędy { $strikes } z { $all_strikes } · stos { $deck }{ $left ->
    [none] {""}
    [1] , ostatnia tura
    [few] , zostały { $left } tury
   *[other] , zostało { $left } tur
 }
table-fireworks = Fajerwerki
table-discards = Odrzucone
table-empty = jeszcze nic
table-tiles = Użyte kafelki
table-hand-empty = brak kart
table-you = Ty
known-both = { $suits }; { $ranks }
known-nothing = nic nie wiadomo
known-not = { $count ->
    [one] nie { $items }
   *[other] nie { $items }
 }
faces-left = { $count ->
    [one] 1 możliwość
   *[other] { $count } możliwości
 }

## A game in the terminal

play-welcome = Witaj! Zasady: { $name }. Razem z tobą przy stole: { $others }.
play-welcome-how = Wpisz, co robisz, na przykład „zagraj 2”, „odrzuć 5” albo „wskaż { $other } czerwony”; „pomoc” powie więcej.
play-ask-ruleset = Jakie zasady? Enter to { $default }; możesz też wpisać nazwę, taką jak fr+black-powder, albo „zasady”, by zobaczyć wszystkie>
play-ask-action = Twoja tura>
play-ask-choice-clue = Komu i co? Na przykład „{ $example }”>
play-ask-choice-card = Która karta: { $cards }{ $may_decline ->
    [yes] {" "}albo „żadna”?
   *[no] ?
 }
play-ask-save = Zapisać powtórkę? Wpisz nazwę pliku albo naciśnij Enter, by nie zapisywać>
play-saved = Zapisano jako { $file }. Zobacz to jeszcze raz: hanabi replay { $quoted }
play-nothing-typed = Wpisz, co robisz, albo „pomoc”, by zobaczyć, co możesz.
play-not-understood = Nie rozumiem: „{ $text }”. Wpisz „pomoc”, by zobaczyć, co możesz zrobić.
play-unknown-card = Która karta? Twoje karty mają numery od 1 do { $most }, licząc od najstarszej.
play-unknown-player = Nikt tu nie nazywa się „{ $text }”. Przy stole: { $players }.
play-unknown-value = „{ $text }” to ani kolor, ani wartość. Możesz powiedzieć: { $values }.
play-unknown-firework = „{ $text }” nie jest fajerwerkiem. Na stole: { $values }.
play-unknown-discard = „{ $text }” nie ma wśród kart do wyboru: { $cards }.
play-goodbye = Opuszczasz pokaz.
play-goodbye-end = Dane na wejściu się skończyły, a z nimi gra.
play-goodbye-interrupt = Przerwano: gra kończy się tutaj.
play-nothing-logged = Nic się jeszcze nie wydarzyło.
play-help =
    zagraj 2             zagraj swoją kartę 2 (też z2)
    odrzuć 5             odrzuć swoją kartę 5 za znacznik wskazówki (też o5)
    wskaż Ola czerwony   wskaż czerwone karty gracza Ola (też w2c: gracz 2)
    wskaż Ola 3          wskaż trójki gracza Ola (też w23)
    stół                 pokaż stół
    zobacz Ola           pokaż, co Ola wie o każdej swojej karcie
    przebieg             opowiedz, co się dotąd wydarzyło
    zasady               pokaż zasady tej gry
    wyjdź                opuść grę
play-help-announce =
    zagraj 2 czerwony    zapowiedz czerwony fajerwerk, potem zagraj kartę 2
                         (też zapowiedz czerwony 2)
player-default = Gość
player-names = Ola Tomek Ewa Igor Hania Leon
verb-play = zagraj graj z
verb-discard = odrzuć odrzuc o
verb-clue = wskaż wskaz powiedz podpowiedz w
verb-announce = zapowiedz zapowiedź
verb-filler = jako dla gracza graczowi kartę karte kolor fajerwerk
verb-none = żadna zadna żadnej zadnej nic nie pomiń pomin
verb-table = stół stol s
verb-look = zobacz patrz
verb-log = przebieg historia
verb-rules = zasady reguły reguly rules
verb-help = pomoc ?
verb-quit = wyjdź wyjdz wyjście wyjscie koniec

## Recorded games

replay-title = { $ruleset } · { $players }

## Rules pages

page-title = Hanabi: { $edition } ({ $name })
page-heading-box = W pudełku
page-heading-turn = Tura
page-heading-end = Koniec
page-heading-score = Wynik
page-heading-tiles = Kafelki bonusowe
page-heading-manners = Przy stole
page-heading-rulings = Gdzie instrukcje milczą lub się różnią
page-heading-offers = W tym pudełku także
page-heading-examples = Przykłady
page-heading-departures = To pudełko a inne
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
page-sight = Widzisz karty wszystkich, tylko nie swoje.
page-first = Gospodarz gry wybiera, kto rozpoczyna, albo zdaje się na los.
page-turn = Zgodnie z ruchem wskazówek zegara, jedna akcja na turę: daj wskazówkę, odrzuć kartę albo zagraj kartę. Tury nie wolno pominąć.
page-clue = Wskazówka kosztuje znacznik wskazówki. Mówi jednemu ze współgraczy, które z jego kart mają dany kolor albo daną wartość: wskazuje wszystkie takie karty i żadnych innych.
page-colours = Kolory, które można podać: { $colours }.
page-touch-every = Każda wskazówka o kolorze wskazuje też { suit.pl } karty; powiedzieć „{ suit }” nie wolno.
page-touch-none = Żadna wskazówka o kolorze nie wskazuje { suit.gen } kart i nie wolno powiedzieć „{ suit }”; podawać wartości wolno.
page-empty-clues = Wskazówka może nie wskazywać niczego: „żadnej czerwonej karty”, „żadnej czwórki”.
page-no-empty-clues = Wskazówka musi wskazywać jakąś kartę.
page-discard = Za odrzuconą kartę wraca znacznik wskazówki, a ty dobierasz nową. Nie wolno odrzucać, gdy nie brakuje żadnego znacznika.
page-play = Zagrana karta rozpoczyna albo kontynuuje swój fajerwerk, od 1 do 5, po jednej karcie każdej wartości. Jeśli nie pasuje, zostaje odrzucona i przybywa błąd. Potem dobierasz kartę.
page-falling = Fajerwerk { suit } układa się malejąco, od 5 do 1.
page-announce = Przed zagraniem możesz zapowiedzieć, do którego fajerwerku trafi karta. Zapowiedź celna: karta zostaje zagrana i wraca znacznik wskazówki, niezależnie od bonusu za ukończony fajerwerk. Chybiona: karta zostaje odrzucona i przybywa błąd, nawet gdyby pasowała.
page-complete = Za ukończony fajerwerk wraca znacznik wskazówki, jeśli jakiegoś brakuje.
page-strikes = { $strikes }. błąd natychmiast kończy pokaz przegraną.
page-perfect = Wszystkie fajerwerki ukończone: pokaz natychmiast się kończy i jest perfekcyjny.
page-last-round = Gdy ktoś dobierze ostatnią kartę, każdy ma jeszcze jedną turę, już bez dobierania. Potem pokaz się kończy.
page-all-or-nothing = Perfekcyjnie albo wcale: pusty stos niczego nie kończy, gracie dalej tym, co macie w rękach. Utrata ostatniej kopii karty, która jest jeszcze potrzebna, natychmiast oznacza przegraną.
page-score = Suma wierzchnich kart wszystkich fajerwerków: najwyżej { $best }.
page-score-missing = Fajerwerk { suit } nie daje punktów; każda karta, której w nim brakuje, kosztuje jeden.
page-won-or-lost = Wygrana albo przegrana; skali nie ma.
page-band = { $single ->
    [yes] { $least }
   *[no] { $least }–{ $most }
 }: { $remark }
page-tile-for = { $tile_for ->
    [fives] Fajerwerk ukończony piątką odkrywa kafelek, zamiast zwracać znacznik wskazówki.
   *[any] Każdy ukończony fajerwerk odkrywa kafelek, zamiast zwracać znacznik wskazówki.
 } Kafelek działa od razu, jeszcze przed dobraniem karty, i wypada z gry.
page-entry = { $name }: { $text }
page-tile-empty-deck = { $may_decline ->
    [yes] Gdy stos jest pusty, możesz zamiast tego przywrócić kartę na stół.
   *[no] Gdy stos jest pusty, musisz zamiast tego przywrócić kartę na stół.
 }
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
page-dead = Fajerwerk, którego nie da się już ukończyć, można oznaczyć: resztę jego kart odrzuca się bezpiecznie.
page-talk = Porozumiewacie się tylko wskazówkami, chyba że stół umówi się inaczej. Nikt nie wpływa na gracza, którego trwa tura.
page-list = Nazwa zasad to wydanie i wszystko, co do niego dodajesz, połączone znakiem „+”.
page-list-examples =
    hanabi rules fr                       zasady wydania francuskiego
    hanabi rules diff fr pl               czym różnią się dwa wydania
    hanabi play de+flamboyant-fives       partia z kafelkami bonusowymi
page-list-boxes = Wydania
page-list-options = Co można dodać
ruling-u1 = Ta instrukcja daje tylko przykłady wskazówek, które wskazują jakąś kartę, więc inne są zakazane.
ruling-u2 = Ta instrukcja zakazuje odrzucania, gdy nie ma żadnego znacznika wskazówki; to pomyłka w druku, chodzi o komplet.
ruling-u3 = Przegrany pokaz daje 0 punktów; stół widać tak, jak został ułożony.
ruling-u4 = Karta jest potrzebna, dopóki czeka na nią jej fajerwerk. Błędne zagranie, w którym przepada jej ostatnia kopia, też oznacza przegraną.
ruling-u5 = Bez kart i bez znacznika wskazówki nie da się nic zrobić: pokaz jest przegrany.
ruling-u6 = Zapowiedzieć można każdy fajerwerk, także taki, którego koloru nie wolno podać we wskazówce. Trafiony kolor karty, która nie pasuje, to zwykły błąd.
ruling-u7 = Czarny fajerwerk biegnie malejąco, więc liczby kart są odwrócone: trzy piątki, jedna jedynka.
ruling-u8 = Wynik nigdy nie spada poniżej 0.
ruling-u9 = Ukończenie ostatniego fajerwerku kończy pokaz, zanim zadziała jakikolwiek bonus.
ruling-u10 = Kafelek, który nie ma na czym zadziałać, przepada.
ruling-u11 = Za czarną jedynkę dołożoną dzięki kafelkowi należy się { $tile_for ->
    [fives] znacznik wskazówki
   *[any] nowy kafelek
 }.
ruling-u12 = Karta wraca do stosu, zanim dobierzesz, więc ostatnia runda może zacząć się później.
ruling-u13 = Obowiązuje skala maksymalnego wyniku: { $best }.
ruling-u14 = Czarna piątka rozpoczyna swój fajerwerk i nie daje bonusu; kończy go czarna jedynka.
ruling-u17 = Dziesięć wielokolorowych kart ma taki sam rozkład jak każdy inny kolor.
ruling-u18 = Czarne karty same nie dają punktów.
ruling-u19 = Darmową wskazówkę trzeba dać, a pasującą kartę dołożyć, jeśli tylko się da. Choćby kafelek gonił kafelek, kartę dobierasz raz.
ruling-u20 = Wszystko, co oferuje to pudełko, można łączyć.
ruling-u21-empty-hand = Graczowi bez kart nie można dać wskazówki.
ruling-u21-every = „Żadnej wielokolorowej” nie wolno powiedzieć tak samo jak „wielokolorowy”; wskazówka o kolorze, która wskazuje same wielokolorowe karty, jest w porządku.
ruling-u22 = Zapowiedzieć ukończony fajerwerk wolno, ale to pewny błąd.
ruling-u23 = Rozdanie, po którym nie zostaje stos, jest niedozwolone.
ruling-u25 = Przerwana partia daje 0 punktów, chyba że nie było już punktów do zdobycia.

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
difference-touch = W { $a } { $one ->
    [own] { suit.pl } karty wskazuje się jak każdy inny kolor
    [every] każda wskazówka o kolorze wskazuje { suit.pl } karty
   *[none] żadna wskazówka o kolorze nie wskazuje { suit.gen } kart
 }; w { $b } { $two ->
    [own] wskazuje się je jak każdy inny kolor
    [every] każda wskazówka o kolorze je wskazuje
   *[none] żadna wskazówka o kolorze ich nie wskazuje
 }.
difference-named = Tylko w { $has } wolno we wskazówce powiedzieć „{ suit }”.
difference-order = Fajerwerk { suit } układa się w { $a } w kolejności { $one }, a w { $b } w kolejności { $two }.
difference-points = Fajerwerk { suit } { $up ->
    [yes] w { $a } daje punkt za każdą kartę, a w { $b } kosztuje punkt za każdą brakującą
   *[no] w { $a } kosztuje punkt za każdą brakującą kartę, a w { $b } daje punkt za każdą ułożoną
 }.
difference-best = Maksymalny wynik to { $one } w { $a }, a { $two } w { $b }.
difference-hand-sizes = Karty w ręce przy 2, 3, 4 … graczach: { $one } w { $a }, a { $two } w { $b }.
difference-clue-tokens = Liczba znaczników wskazówek to { $one } w { $a }, a { $two } w { $b }.
difference-strikes = Przegraną oznacza { $one }. błąd w { $a }, a { $two }. błąd w { $b }.
difference-empty-clues = W { $has } wskazówka może nie wskazywać żadnej karty; w { $lacks } musi wskazywać jakąś.
difference-ending = { $one ->
    [last-round] { $a } kończy się ostatnią rundą i wynikiem; w { $b } jest wszystko albo nic.
   *[all-or-nothing] W { $a } jest wszystko albo nic; { $b } kończy się ostatnią rundą i wynikiem.
 }
difference-announce = Tylko w { $has } można zapowiedzieć zagranie.
difference-tiles = { $some ->
    [one] Tylko { $has } ma kafelki bonusowe.
   *[both] Kafelki bonusowe w { $a }: { $one }; w { $b }: { $two }.
 }
difference-tile-for = { $one ->
    [fives] W { $a } kafelek odkrywa tylko fajerwerk ukończony piątką; w { $b } każdy ukończony fajerwerk.
   *[any] W { $a } kafelek odkrywa każdy ukończony fajerwerk; w { $b } tylko ukończony piątką.
 }
difference-may-decline = Gdy stos jest pusty, w { $has } można zrezygnować z powrotu karty na stół; w { $lacks } nie można.

## The command line

usage = Użycie:
heading-commands = Polecenia
heading-arguments = Argumenty
heading-options = Opcje
command-hanabi = Hanabi, kooperacyjna gra karciana: układajcie fajerwerki z kart, które widzą tylko inni.
command-play = Zagraj partię z botami.
command-rules = Pokaż zasady wydania albo różnice między dwoma wydaniami.
command-replay = Pokaż zapisaną partię, ruch po ruchu.
command-completion = Wypisz skrypt, który uzupełnia to polecenie w powłoce.
epilogue-hanabi = „hanabi COMMAND --help” powie więcej. Żeby zacząć od razu: hanabi play fr
epilogue-play = Przykład: hanabi play fr+black-powder --players 4
epilogue-rules =
    Przykłady:
      hanabi rules                  wszystkie wydania i co oferują
      hanabi rules fr+avalanche     zasady jednej gry
      hanabi rules diff fr pl       czym różnią się dwa wydania
epilogue-replay =
    Przykłady:
      hanabi replay game.json                   cała partia
      hanabi replay game.json --turn 12         stół po 12. turze
      hanabi replay game.json --export live     ta sama partia dla hanab.live
epilogue-completion = Przykład dla bash: hanabi completion bash >> ~/.bashrc
argument-play-ruleset = Zasady gry, na przykład fr+avalanche; bez nich padnie pytanie.
argument-rules-words = Zasady, na przykład fr+black-powder; albo „diff” i dwie nazwy zasad.
argument-replay-file = Powtórka zapisana przez tę grę lub hanab.live; „-” czyta standardowe wejście.
argument-completion-shell = Powłoka: bash, zsh albo fish.
flag-language = Język; inaczej decyduje HANABI_LANGUAGE, LC_ALL, LC_MESSAGES lub LANG.
flag-help = Pokaż tę stronę.
flag-hanabi-version = Pokaż wersję.
flag-play-players = Ilu gra, razem z tobą; domyślnie 3.
flag-play-bot = Jak grają pozostali: beginner (domyślnie) lub random.
flag-play-seed = Ziarno tasowania: ta sama liczba daje to samo rozdanie.
flag-play-name = Jak się do ciebie zwracać.
flag-play-save = Zapisz powtórkę w tym pliku, gdy gra się skończy.
flag-play-plain = Graj w zwykłych wierszach zamiast na całym terminalu.
flag-rules-as-json = Wypisz JSON dla programów.
flag-replay-turn = Pokaż stół po tej turze; 0 to rozdanie.
flag-replay-seat = Patrz z tego miejsca (numer od 1 lub imię); jego karty są zakryte.
flag-replay-as-json = Wypisz JSON dla programów.
flag-replay-export = Wypisz partię w innym formacie: live (hanab.live) lub replay.
flag-replay-plain = Pokaż grę w zwykłych wierszach zamiast na całym terminalu.

## What is refused: command lines

error-usage-no-such-command = Nie ma polecenia „{ $word }”. Polecenia to { $commands }.
error-usage-no-such-option = Nie ma tu opcji { $option }.
error-usage-missing = Brakuje: { $what }.
error-usage-not-a-number = { $option } wymaga liczby całkowitej.
error-usage-bad-value = { $option } przyjmuje jedno z: { $choices }, a nie „{ $value }”.
error-usage-option-value = { $option } nie używa się w ten sposób.
error-usage-too-many-words = To więcej słów, niż przyjmuje to polecenie.
error-usage-diff = Podaj dwie nazwy zasad do porównania: hanabi rules diff fr pl
error-usage-help = „{ $command } --help” pokazuje, jak tego używać.
error-usage-language = Nikt tu nie mówi językiem „{ $language }”. Do wyboru: { $known }.
error-system = System odmówił: { $what }.
error-unworded = Odmowa ({ $code }).
error-unexpected = Wewnątrz Hanabi coś poszło nie tak ({ $what }). Zgłoś to, proszę, razem z tym, co się działo.

## What is refused: files

error-file-not-found = Nie ma pliku { $file }.
error-file-is-folder = { $file } to folder, nie plik.
error-file-forbidden = Nie wolno otworzyć { $file }: brak uprawnień.
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
error-unknown-version = Powtórka jest w wersji { $version }; ten program czyta wersję { $known }.
error-bad-field = Pola „{ $field }” w powtórce brakuje albo jest nieprawidłowe.
error-bad-player-name = Imię gracza musi mieć od 1 do { $most } drukowalnych znaków.
error-bad-ruleset = Nie da się odczytać zasad w powtórce ({ $field }).
error-unknown-variant = W wariant „{ $variant }” z hanab.live tutaj się nie gra.
error-unplayed-option = Z opcją „{ $option }” z hanab.live tutaj się nie gra.
error-no-counterpart = Partii nie da się wyeksportować do hanab.live, bo nie ma tam odpowiednika { $what ->
    [suits] jej fajerwerków
    [tokens] jej liczby znaczników wskazówek
    [strikes] jej liczby błędów
    [hand] jej liczby kart w ręce
    [flamboyant-fives] jej kafelków bonusowych
   *[synchronised-show] jej zapowiedzi
 }.
error-no-such-turn = Nie ma tury { $turn }: zapis liczy { $turns ->
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

error-unknown-edition = Nie ma wydania „{ $edition }”. Wydania to { $known }.
error-unknown-option = „{ $option }” to nic, co można dodać. { $edition } przyjmuje: { $offered }.
error-not-in-box = { $edition } nie oferuje „{ $option }”. Oferuje: { $offered }.{ $edition ->
    [custom] {""}
   *[other] {" "}W „custom” wolno wszystko.
 }
error-option-twice = „{ $option }” występuje dwa razy.
error-suit-twice = Fajerwerk { suit } może być tylko jeden: wybierz jeden rodzaj.
error-suit-order = Kolory muszą iść w tej kolejności, każdy raz: { $order }; a nie { $suits }.
error-impossible-suit = Opisany tak fajerwerk { suit } nie nadaje się do gry.
error-out-of-range = { $option ->
    [tokens] Liczba znaczników wskazówek
    [strikes] Liczba błędów
    [players] Liczba graczy
    [hand] Liczba kart w ręce
    [tiles] Liczba kafelków bonusowych
   *[suits] Liczba kolorów
 } musi wynosić od { $least } do { $most }, a nie { $value }.
error-not-a-number = „{ $option }” wymaga liczby, a nie „{ $value }”.
error-not-a-choice-of-suits = „{ $value }” nie wybiera kolorów: podaj ich liczbę (suits=3) albo litery, każdą raz (suits=rgb).
error-name-too-long = Żadna nazwa zasad nie jest dłuższa niż { $most ->
    [one] 1 znak
    [few] { $most } znaki
   *[many] { $most } znaków
 }.
error-fields-unreadable = Nie da się odczytać pól zasad ({ $field }).
error-player-count = W tę grę gra od 2 do { $most } graczy, a nie { $players }.
error-no-deck-left = Przy { $players } graczach rozdaje się { $dealt ->
    [one] 1 kartę
    [few] { $dealt } karty
   *[many] { $dealt } kart
 } i nie zostaje stos: w pudełku jest ich { $cards }.
error-deck-not-the-box = Talia nie zgadza się z pudełkiem: liczy { $cards ->
    [one] 1 kartę
    [few] { $cards } karty
   *[many] { $cards } kart
 }, a powinna { $expected }, we właściwych rodzajach.
error-tiles-not-the-box = Kafelki bonusowe nie zgadzają się z pudełkiem: jest ich { $tiles }, a powinno być { $expected }.
error-places-not-the-box = Tasowania w zapisie nie pasują do jego kafelków bonusowych.
error-not-a-card = „{ $text }” nie jest kartą. Kartę zapisuje się tak: r3.
error-not-an-action = „{ $text }” nie jest akcją.

## What is refused: bots

error-unknown-bot = Nie ma bota „{ $name }”. Boty to { $known }.
error-bots-at-table = { $bots ->
    [one] 1 bot nie wystarczy
    [few] { $bots } boty nie wystarczą
   *[many] { $bots } botów nie wystarczy
 } do stołu dla { $players ->
    [one] 1 gracza
   *[other] { $players } graczy
 }.
error-illegal-answer = Bot złamał zasady ({ $reason }), więc nie można grać dalej.

## What is refused: actions

error-game-over = Gra jest skończona.
error-no-such-seat = Przy tym stole nie ma takiego miejsca.
error-not-your-turn = Trwa tura innego gracza.
error-choice-pending = Najpierw kafelek bonusowy czeka na wybór.
error-nothing-to-choose = Żaden kafelek bonusowy nie czeka na wybór.
error-must-choose = Kafelka bonusowego trzeba użyć.
error-other-clue-wanted = Kafelek bonusowy daje inny rodzaj wskazówki.
error-other-choice-wanted = Kafelek bonusowy pyta o coś innego.
error-not-in-discards = Tej karty nie ma wśród odrzuconych.
error-does-not-fit = Ta karta nie pasuje do swojego fajerwerku.
error-card-not-in-hand = Tej karty nie ma w ręce gracza, którego trwa tura.
error-all-tokens-available = Nie brakuje żadnego znacznika wskazówki, więc nie wolno odrzucać: zagraj kartę albo daj wskazówkę.
error-no-clue-token = Nie ma już znaczników wskazówek: zagraj kartę albo odrzuć jakąś, by odzyskać znacznik.
error-clue-to-oneself = Nikt nie może dać wskazówki samemu sobie.
error-no-cards-to-clue = Ten gracz nie ma już kart, które można by wskazać.
error-rank-not-clued = Wskazówka podaje wartość od 1 do 5.
error-colour-not-clued = Tego koloru nie wolno podać w tej grze.
error-empty-clue = W tej grze wskazówka musi wskazywać jakąś kartę.
error-no-announcements = W tej grze nie zapowiada się zagrań.
error-no-such-suit = Na tym stole nie ma takiego fajerwerku.
error-more-to-score = Gry nie można przerwać z braku punktów: są jeszcze jakieś do zdobycia.

## Why bots do what they do

reason-random = Czysty przypadek.
reason-certain-play = Pasuje, cokolwiek to jest.
reason-invited-play = Wskazówka dotyczyła tylko tej karty: aż prosi się o zagranie.
reason-last-chance-play = Ostatnia tura: błąd nic by nie kosztował.
reason-lesser-risk-play = Każde odrzucenie grozi przegraną, a ta karta może pasować.
reason-forced-play = Nic innego nie wolno.
reason-play-clue = Dzięki temu jest karta do zagrania.
reason-save-clue = Żeby ocalić kartę, bez której ani rusz.
reason-telling-clue = Dużo mówi o kartach, które się liczą.
reason-waiting-clue = Lepsze to, niż teraz cokolwiek odrzucać.
reason-safe-discard = Nikt za nią nie zatęskni.
reason-spare-discard = Cokolwiek to jest, została jeszcze druga kopia.
reason-oldest-discard = Najpierw idzie najstarsza karta bez wskazówki.
reason-least-missed-discard = Każda karta ma już wskazówkę; tej pewnie najmniej będzie szkoda.
reason-rekindle = Z kart, które można dołożyć, ta jest najpilniejsza.
reason-bring-back = Ze wszystkich odrzuconych kart ta otwiera najwięcej możliwości.

## The table on the screen

# Short: all of these stand in one line of 80 columns.
screen-title = Hanabi
screen-tagline = fajerwerki z kart, które widzą tylko inni
screen-setup-how = Enter zaczyna taką grę; przedtem możesz tu wszystko zmienić.
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
screen-memory-nothing = nic
screen-memory-note = Pomoc pamięciowa: { $level }
screen-memory-off = Pomoc pamięciowa jest wyłączona.
screen-waiting = { $player } myśli …
screen-your-turn = Twoja tura: wybierz kartę i zagraj ją lub odrzuć albo daj wskazówkę.
screen-selected = Karta { $place }: P ją zagrywa, D ją odrzuca.
screen-known = { $player }, karta { $place }: { $known }.
screen-ask-play = Którą kartę zagrać?
screen-ask-discard = Którą kartę odrzucić?
screen-ask-receiver = Komu dać wskazówkę?
screen-ask-value = Jaka wskazówka dla gracza { $player }?
screen-ask-card = Która karta?
screen-ask-announcement = Zapowiedzieć kartę { $place }?
screen-announce = Zapowiadasz { suit } fajerwerk i zagrywasz kartę { $place }.
screen-no-announcement = nie
screen-ask-sure = { $announced ->
    [none] Zagrać kartę { $place }?
   *[other] Zapowiedzieć { suit } fajerwerk i zagrać kartę { $place }?
 }
screen-yes = tak
screen-no = nie
screen-decline = zrezygnuj
screen-advice = { $kind ->
    [play] Zagraj kartę { $place }.
    [announce] Zapowiedz { suit } fajerwerk i zagraj kartę { $place }.
    [discard] Odrzuć kartę { $place }.
    [colour] Wskaż { suit.pl } karty gracza { $player }.
    [rank] Wskaż { $rank ->
        [1] jedynki
        [2] dwójki
        [3] trójki
        [4] czwórki
       *[5] piątki
     } gracza { $player }.
    [card] Weź { card.acc }.
   *[decline] Zrezygnuj z kafelka.
 } { $reason }
screen-pass = Klawiaturę przejmuje { $player } i naciska Enter.
screen-not-saved = Tej partii nie da się zachować na dysku: nie zamykaj terminala przed jej końcem.
screen-kept = Partia jest zachowana: „hanabi play” zaproponuje ją ponownie.
screen-recorded = Powtórka jest zapisana jako { $file }.
screen-ask-file = Zapisz powtórkę jako
screen-ask-turn = Do której tury przejść? Od 0 do { $turns }
screen-replay-where = Po turze { $turn } z { $turns } · { $all ->
    [yes] wszystkie ręce odkryte
   *[no] oczami gracza { $player }
 }
screen-resume = Czeka niedokończona partia. Grać dalej?
screen-resume-where = tura { $turn }, punkty { $points } z { $best }
screen-resume-taken = W tę partię gra właśnie inny program.
screen-set-aside = Zapisanej partii nie da się odczytać, więc trafia na bok jako { $file }. { $why }
screen-too-small = Stół potrzebuje { $width } kolumn i { $height } wierszy; tutaj jest ich { $has_width } i { $has_height }. Powiększ terminal albo naciśnij Q i użyj „hanabi play --plain”.
screen-plain-no-terminal = To nie jest terminal do rysowania, więc gra toczy się zwykłym tekstem.
screen-plain-dumb = Ten terminal nie umie narysować stołu, więc gra toczy się zwykłym tekstem.

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
screen-keys-title = Klawisze
screen-log-title = Przebieg partii
screen-known-title = Co kto wie
screen-help-select = wybierz jedną ze swoich kart
screen-help-play = zagraj kartę
screen-help-discard = odrzuć kartę za znacznik wskazówki
screen-help-clue = daj wskazówkę: wybierz gracza, potem kolor lub wartość
screen-help-take = zatwierdź to, co zaznaczone; gdy myślą boty, popędź je
screen-help-back = wróć
screen-help-advice = zapytaj, co i dlaczego robi w tej sytuacji początkujący
screen-help-known = pokaż, co kto wie o każdej swojej karcie
screen-help-log = pokaż wszystko, co się wydarzyło
screen-help-rules = pokaż zasady tej gry
screen-help-quit = wyjdź; partia zostanie zachowana i zaproponowana ponownie
screen-help-step = jedna akcja naprzód, jedna wstecz
screen-help-leap = dziesięć akcji naprzód, dziesięć wstecz
screen-help-edge = rozdanie, koniec
screen-help-turn = przejdź do tury
screen-help-seat = patrz z następnego miejsca; na koniec wszystkie ręce odkryte
screen-help-leave = zamknij powtórkę
screen-help-mouse = Myszą: kliknij kartę, gracza, odpowiedź albo klawisz w ostatnim wierszu.
screen-sign-needed = 3!    ostatnia kopia karty, która jest jeszcze potrzebna
screen-sign-lost = x     poza zasięgiem, bo przepadła karta, która musi leżeć wcześniej
screen-sign-dots = C·Z   kropka: tego koloru lub tej wartości karta mieć nie może
screen-sign-minus = -C    o cudzej karcie wiadomo, że nie jest czerwona
screen-sign-brackets = [C3]  wskazówka wskazałaby tę kartę

# Setting up a game: labels of at most 13 letters, values of at most 18.
screen-language-name = polski
screen-row-language = Język
screen-row-edition = Zasady
screen-row-tokens = Znaczniki
screen-row-strikes = Błędy
screen-row-hand = Kart w ręce
screen-row-suits = Kolory
screen-row-players = Gracze
screen-row-seat = Miejsce { $number }
screen-row-first = Rozpoczyna
screen-row-memory = Pamięć
screen-row-confirm = Potwierdzanie
screen-edition-es = hiszpańskie
screen-edition-pl = polskie
screen-edition-pt = brazylijskie
screen-edition-fr = francuskie
screen-edition-de = niemieckie
screen-edition-custom = własna mieszanka
screen-edition-given = jak podano
# At most 34 letters.
screen-option-avalanche = Lawina kolorów
screen-option-avalanche-own = Lawina: własny kolor
screen-option-avalanche-own-5 = Lawina: własny kolor, pięć kart
screen-option-avalanche-every = Lawina: każdy kolor
screen-option-black-powder = Czarny proch
screen-option-flamboyant-fives = Olśniewające piątki
screen-option-all-or-nothing = Wszystko albo nic
screen-option-synchronised-show = Zsynchronizowany pokaz
screen-option-no-empty-clues = Bez pustych wskazówek
screen-seat-person = osoba
screen-seat-beginner = początkujący
screen-seat-random = losowy
screen-usual = jak zwykle
screen-chance = losowo
screen-about-language = Język, którym mówi gra.
screen-about-edition = Pudełko, według którego gracie. Ctrl-R pokazuje jego zasady.
screen-about-tokens = Ile jest znaczników wskazówek.
screen-about-strikes = Tyle błędów oznacza przegraną.
screen-about-hand = Ile kart każdy ma w ręce; zwykle zależy to od liczby graczy.
screen-about-suits = Kolory w grze: ← i → zmieniają ich liczbę, litera usuwa kolor albo go dodaje.
screen-about-players = Ilu graczy siedzi przy stole.
screen-about-seat = Kto tu siedzi: osoba czy bot. Pisz, by zmienić imię. Kilka osób podaje sobie klawiaturę.
screen-about-first = Kto ma pierwszą turę.
screen-about-memory-deduced = Ekran pokazuje wszystko, co mówią o karcie wskazówki i liczenie.
screen-about-memory-said = Ekran pokazuje, które wskazówki dotyczyły karty; reszta należy do was.
screen-about-memory-nothing = Wszystko pamiętacie sami, jak przy prawdziwym stole.
screen-about-confirm = Czy pytać jeszcze raz, zanim karta zostanie zagrana.
