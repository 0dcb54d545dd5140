### Hanabi en español.
###
### Un mensaje recibe claves, no palabras ($suit es "red", $rank es 3, $you es "yes" o "no"): el idioma elige la
### forma. Un mensaje puede citar otro entre llaves: ve los mismos valores.
### Las formas de los colores son atributos de «suit»: f (la carta roja), fpl (las cartas rojas).
### Las palabras que se escriben (verb-...) van separadas por espacios; las inglesas se entienden en todos los idiomas.
### También las formas de cada color (forms-...): se pintan al leerlas y se entienden al escribirlas.
### Ojo: ni «a» ni «y» pueden ser palabras de relleno: son letras del amarillo (A aquí, Y en inglés).

## Suits, ranks and cards

suit-red = rojo
suit-yellow = amarillo
suit-green = verde
suit-white = blanco
suit-blue = azul
suit-purple = morado
suit-teal = turquesa
suit-multicolour = multicolor
suit-black = negro
forms-red = rojo roja rojos rojas
forms-yellow = amarillo amarilla amarillos amarillas
forms-green = verde verdes
forms-white = blanco blanca blancos blancas
forms-blue = azul azules
forms-purple = morado morada morados moradas
forms-teal = turquesa turquesas
forms-multicolour = multicolor multicolores
forms-black = negro negra negros negras
forms-card = carta cartas
forms-rank-1 = uno unos
forms-rank-2 = dos
forms-rank-3 = tres
forms-rank-4 = cuatro
forms-rank-5 = cinco
forms-ending = s
letter-red = R
letter-yellow = A
letter-green = V
letter-white = C
letter-blue = Z
letter-purple = D
letter-teal = T
letter-multicolour = M
letter-black = N
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
        [red] roja
        [yellow] amarilla
        [green] verde
        [white] blanca
        [blue] azul
        [purple] morada
        [teal] turquesa
        [multicolour] multicolor
       *[black] negra
     }
    .fpl = { $suit ->
        [red] rojas
        [yellow] amarillas
        [green] verdes
        [white] blancas
        [blue] azules
        [purple] moradas
        [teal] turquesas
        [multicolour] multicolor
       *[black] negras
     }
card = { $rank } { suit }
# “y” and “o” give way before their own sound: Elena e Inés, 7 u 8.
list-and = { $sound ->
    [i] { $items } e { $last }
   *[other] { $items } y { $last }
 }
list-or = { $sound ->
    [o] { $items } u { $last }
   *[other] { $items } o { $last }
 }
list-nor = { $items } ni { $last }

## Boxes and what they offer

option-avalanche = Avalancha de colores
option-avalanche-own = Avalancha de colores, un color aparte
option-avalanche-own-5 = Avalancha de colores, cinco cartas
option-avalanche-every = Avalancha de colores, todos los colores
option-black-powder = Pólvora negra
option-black-powder-floor-0 = Pólvora negra, nunca por debajo de 0
option-flamboyant-fives = Los 5 fastuosos
option-bonus-tiles = Tarjetas de bonificación por cualquier serie
option-no-declining = Sin renuncia a las tarjetas
option-no-empty-free-clues = Sin pistas gratis vacías
option-may-waste = Renuncia con una carta que no encaja
option-all-or-nothing = Traca final
option-all-or-nothing-no-skips = Traca final, sin saltar turnos
option-synchronised-show = Espectáculo sincronizado
option-no-empty-clues = Sin pistas vacías
option-tokens = Otro número de fichas de pista
option-strikes = Otro número de errores
option-hand = Otro número de cartas en mano
option-suits = Menos colores
option-ranks = Menos valores
offer-avalanche = Una sexta serie de { $cards } cartas multicolor, { $touch ->
    [own] un color que se dice como cualquier otro
   *[every] que toda pista de color señala
 }.
offer-black-powder = Una serie descendente de { $cards } cartas negras que ninguna pista de color señala.{ $scored ->
    [yes] {" "}Cada carta que le falte al final resta un punto.
   *[no] {""}
 }
offer-black-powder-floor-0 = Las mismas cartas negras, pero la puntuación nunca baja de 0.
offer-flamboyant-fives = { $tiles ->
    [one] Una tarjeta de bonificación
   *[other] { $tiles } tarjetas de bonificación
 }: { $tile_for ->
    [fives] cada serie completada con un 5 revela una
   *[any] cada serie completada revela una
 }.
offer-flamboyant-fives-common = Las mismas tarjetas, pero una pista gratis puede no señalar nada y, si alguna carta descartada encaja, hay que ponerla en la mesa.
offer-bonus-tiles = Tarjetas de bonificación: cualquier serie completada, también la negra, revela una.
offer-no-declining = Con el mazo vacío, la tarjeta que devuelve una carta al mazo obliga a devolver una a la mesa.
offer-no-empty-free-clues = La pista gratis de una tarjeta de bonificación debe señalar alguna carta.
offer-may-waste = Para la tarjeta que pone una carta en la mesa se puede elegir una que no encaje: entonces la tarjeta se pierde.
offer-all-or-nothing = O la partida es perfecta o se pierde: no hay última ronda, y quedarse sin la última copia de una carta necesaria es perder.
offer-all-or-nothing-no-skips = O la partida es perfecta o se pierde, y también se pierde en cuanto alguien no tiene ni cartas ni fichas de pista para actuar.
offer-synchronised-show = Anuncia en qué serie encajará tu carta: si aciertas, recuperas una ficha de pista; si fallas, es un error.
offer-no-empty-clues = Toda pista debe señalar alguna carta.
offer-tokens = Otro número de fichas de pista, de 1 a 15: tokens=6.
offer-strikes = Otro número de errores, de 1 a 7: strikes=1.
offer-hand = Otro número de cartas en cada mano, de 1 a 6: hand=4.
offer-suits = Menos colores, por su número o por sus letras inglesas: suits=3, suits=rgb.
offer-ranks = Menos valores y series más cortas, de 1 a 5: ranks=3.

## Bonus tiles

tile-token = una ficha de pista
tile-pardon = un indulto
tile-colour-clue = una pista de color gratis
tile-rank-clue = una pista de valor gratis
tile-reshuffle = de vuelta al mazo
tile-rekindle = de vuelta a la mesa
tile = { $tile ->
    [token] { tile-token }
    [pardon] { tile-pardon }
    [colour-clue] { tile-colour-clue }
    [rank-clue] { tile-rank-clue }
    [reshuffle] { tile-reshuffle }
   *[rekindle] { tile-rekindle }
 }
tile-text-token = Se recupera una ficha de pista.
tile-text-pardon = Se anula un error y se recupera una ficha de pista.
tile-text-colour-clue = Da una pista de color a quien quieras, sin gastar ficha.
tile-text-rank-clue = Da una pista de valor a quien quieras, sin gastar ficha.
tile-text-reshuffle = Elige una carta de la pila de descartes y devuélvela al mazo, en un lugar al azar.
tile-text-rekindle = Elige una carta de la pila de descartes que encaje y ponla en su serie.

## What happened

whose = { $you ->
    [yes] tu turno
   *[no] el turno de { $player }
 }
event-dealt = Todo el mundo recibe { $count ->
    [one] una carta
   *[other] { $count } cartas
 }. { $you ->
    [yes] Comienzas tú.
   *[no] Comienza { $player }.
 }
event-drawn = { $you ->
    [yes] Robas una carta.
   *[no] { $player } roba { $hidden ->
        [yes] una carta.
       *[no] el { card }.
     }
 }
event-clued = { $you ->
    [yes] Le dices a { $to }
   *[no] { $player } { $to_you ->
        [yes] te dice
       *[no] le dice a { $to }
     }
 }: { $count ->
    [0] «No tienes { clue }».
    [one] «Tienes { clue }: la carta { $places }».
   *[other] «Tienes { clue }: las cartas { $places }».
 }
clue = { $kind ->
    [colour] { $count ->
        [0] ninguna carta { suit.f }
        [one] una { suit.f }
        [2] dos { suit.fpl }
        [3] tres { suit.fpl }
        [4] cuatro { suit.fpl }
        [5] cinco { suit.fpl }
       *[other] seis { suit.fpl }
     }
   *[rank] { $count ->
        [0] ningún { $rank }
        [one] un { $rank }
        [2] dos { $rank }
        [3] tres { $rank }
        [4] cuatro { $rank }
        [5] cinco { $rank }
       *[other] seis { $rank }
     }
 }
event-discarded = { $you ->
    [yes] Descartas tu
   *[no] { $player } descarta su
 } carta { $place }, el { card }.
event-played = { plays }.
misplay-outcome = { $wrong ->
    [yes] no era esa serie
   *[no] no encaja
 }
event-misplayed = { plays }: { misplay-outcome }. ¡Error { $strike } de { $strikes }!
plays = { $announced ->
    [none] { $you ->
        [yes] Juegas tu
       *[no] { $player } juega su
     }
   *[other] { $you ->
        [yes] Anuncias la serie { announced } y juegas tu
       *[no] { $player } anuncia la serie { announced } y juega su
     }
 } carta { $place }, el { card }
# La serie que se anuncia: «roja».
announced = { $announced ->
    [red] roja
    [yellow] amarilla
    [green] verde
    [white] blanca
    [blue] azul
    [purple] morada
    [teal] turquesa
    [multicolour] multicolor
   *[black] negra
 }
event-completed = ¡La serie { suit.f } está completa!
event-token-returned = Se recupera una ficha de pista.
event-strike-taken-back = Se anula un error.
event-tile-turned = { $you ->
    [yes] Revelas
   *[no] { $player } revela
 } una tarjeta de bonificación: { tile }.
event-asked = { $you ->
    [yes] Tienes
   *[no] { $player } tiene
 } que elegir.
event-effect-lost = Su efecto no se puede aplicar y se pierde.
event-declined = { $you ->
    [yes] Renuncias
   *[no] { $player } renuncia
 } a su efecto.
event-skipped = { $you ->
    [yes] No tienes
   *[no] { $player } no tiene
 } ni cartas ni fichas de pista para actuar: se salta este turno.
event-reshuffled = { $you ->
    [yes] Devuelves
   *[no] { $player } devuelve
 } el { card } al mazo.
event-rekindled = { $you ->
    [yes] Rescatas el { card } de la pila de descartes y lo pones
   *[no] { $player } rescata el { card } de la pila de descartes y lo pone
 } en su serie.
event-turn-ended = Es { whose }.
event-last-round-began = Se ha acabado el mazo: a cada jugador le queda un turno.
event-ended = La partida ha terminado.

## How it ended

result-perfect = Todas las series están completas: { points }. ¡Perfecto!
result-finished = { $reason ->
    [nothing-left] Ya no había más puntos posibles
   *[other] La última ronda ha terminado
 }: { points }.
result-struck-out = Demasiados errores: la partida está perdida y vale 0 puntos.
result-card-lost = Ya no queda ninguna copia de una carta indispensable: la partida está perdida y vale 0 puntos.
result-no-action = { $skips ->
    [yes] Ya nadie puede actuar: la partida está perdida y vale 0 puntos.
   *[no] A { $player } no le queda ninguna acción posible: la partida está perdida y vale 0 puntos.
 }
result-stopped = Partida interrumpida { $reason ->
    [vote] por votación
    [clock] porque { $named ->
        [yes] a { $player } se le ha agotado el tiempo
       *[no] se ha agotado el tiempo
     }
    [idle] por inactividad
    [left] { $named ->
        [yes] por decisión de { $player }
       *[no] porque alguien se ha ido
     }
    [operator] por quienes administran el servidor
    [out-of-reach] porque la puntuación máxima ya no era posible
   *[nothing-left] porque ya no hay puntos posibles
 }: vale 0 puntos.
result-unfinished = La repetición acaba antes que la partida; hasta ahí, { points }.
points = { $score } de { $best } puntos{ $black ->
    [yes] , con el galardón «Pólvora negra»
   *[no] {""}
 }
band-horrible = Mechas mojadas, aplausos secos y vuelta a casa a oscuras.
band-mediocre = Cuatro chispas mal contadas; las palomas ni se inmutaron.
band-honourable = Fuegos con todas las de la ley: los niños ya preguntan por los próximos.
band-excellent = Luz, estruendo y descaro: el paseo marítimo entero se pone en pie.
band-amazing = Arde el cielo de punta a punta y hasta la alcaldesa lanza el sombrero al aire.
band-legendary = El ayuntamiento ya busca plaza para la estatua del equipo.
band-divine = Más que perfecto: las estrellas fugaces se paran a pedir autógrafos.

## The table

table-state = Turno { $turn } · fichas de pista { $tokens } de { $all_tokens } · errores { $strikes } de { $all_strikes } · mazo { $deck }{ $left ->
    [none] {""}
    [1] , último turno
   *[other] , quedan { $left } turnos
 }
table-letters = Letras: { $letters }.
table-fireworks = Series
table-discards = Descartes
table-empty = nada todavía
table-tiles = Tarjetas usadas
table-hand-empty = sin cartas
table-you = Tú
known-both = { $suits }; { $ranks }
known-nothing = desconocida
# «rojo no, 3 o 4»: con el «no» delante, la negación parecería alcanzar también a los valores.
known-not = { $count ->
    [one] { $items } no
   *[other] ni { $items }
 }
faces-left = { $count ->
    [one] { $count } posibilidad
   *[other] { $count } posibilidades
 }

## A game in the terminal

play-welcome = ¡Que empiece el espectáculo! Reglas: { $name }. Juegas con { $others }.
play-welcome-how = Escribe tu jugada, por ejemplo «juega 2», «descarta 5» o «pista { $other } rojo»; «ayuda» te cuenta más.
play-ask-ruleset = ¿Con qué reglas? Intro para { $default }, un nombre como fr+black-powder o «reglas» para verlas todas>
play-unfinished = Partidas a medias; escribe un número para seguir con una:
play-ask-action = Tu turno>
play-ask-choice-clue = ¿A quién y qué pista? Por ejemplo, «{ $example }»>
play-ask-choice-card = ¿Qué carta: { $cards }{ $may_decline ->
    [yes] , o «ninguna»?
   *[no] ?
 }
play-ask-save = ¿Guardar la repetición? Escribe un nombre de archivo, o pulsa Intro para no guardarla>
play-saved = Guardada en { $file }. Para volver a verla: hanabi replay { $quoted }
play-nothing-typed = Escribe tu jugada, o «ayuda» para ver qué puedes hacer.
play-not-understood = No entiendo «{ $text }». Escribe «ayuda» para ver qué puedes hacer.
play-missing-clue = Di a quién, y un color o un valor: «{ $text } { $player } 1».
play-missing-card = Di cuál de tus cartas, por su posición: «{ $text } 1».
play-which-one = «{ $text }» puede significar: { $choices }. Escribe lo que quieres decir.
play-unknown-card = ¿Qué carta? { $most ->
    [0] Tu mano está vacía.
    [1] Solo tienes la carta 1.
   *[other] Las tuyas van de la 1 a la { $most }, de la más antigua a la más nueva.
 }
play-unknown-player = Aquí nadie se llama «{ $text }». En la mesa: { $players }.
play-unknown-value = «{ $text }» no es un color ni un valor. Puedes decir: { $values }.
play-unknown-firework = «{ $text }» no es ninguna serie. En la mesa: { $values }.
play-missing-position = ¿Adónde? Escribe la carta y su nueva posición, por ejemplo «mueve 2 1».
play-unknown-mark = «{ $text }» no es ninguna marca. Las marcas son: { $marks }.
play-unknown-discard = «{ $text }» no está entre las cartas que puedes elegir: { $cards }.
play-ask-leave = ¿Dejar la partida? Escribe «sí», o pulsa Intro para seguir>
play-goodbye = Dejas la partida.
play-goodbye-end = Fin de la entrada: la partida termina aquí.
play-goodbye-interrupt = Interrupción: la partida termina aquí.
play-nothing-logged = Todavía no ha pasado nada.
play-help =
    juega 2            jugar tu carta 2 (o j2)
    descarta 5         descartar tu carta 5 y recuperar una ficha de pista (o d5)
    pista Elena rojo   señalar a Elena sus cartas rojas (o c2r: asiento 2, rojo)
    pista Elena 3      señalar a Elena sus 3 (o c23)
    mesa               mostrar la mesa
    mira Elena         mostrar qué sabe Elena de cada una de sus cartas
    marca 2 conservar  marcar la carta 2: jugar, conservar, descartar, girada, nada
    gira 2             girar tu carta 2, o ponerla derecha
    mueve 2 1          poner la carta 2 la primera; nadie más lo ve
    registro           contar lo que ha pasado hasta ahora
    consejo            preguntar qué haría un bot (consejo club: ese bot)
    significado        mostrar qué significan las pistas hasta ahora
    reglas             mostrar las reglas de esta partida
    salir              dejar la partida
play-help-announce =
    juega 2 rojo       anunciar la serie roja y jugar tu carta 2 (o anuncia rojo 2)
player-default = Artista
player-names = Elena Hugo Laura Pablo Sara Diego
verb-play = juega jugar juego j juegas
verb-discard = descarta descartar descarto tira tirar d descartas
verb-clue = pista di dile decir digo señala señalar senala senalar c dices dice das da
verb-announce = anuncia anunciar anuncio anuncias
verb-filler = para la el las los mi mis tu tus su sus carta cartas serie color valor que tiene de del como con es son un una a y e le te tú tienes dos tres cuatro cinco seis al mazo devuelves devuelve rescatas rescata pila descartes lo pones pone en elige eliges efecto tarjeta gracias favor por hacia
verb-none = ninguna ninguno nada no paso pasar ningún renuncia renuncias renunciar
verb-mark-play = jugar
verb-mark-keep = conservar guardar
verb-mark-discard = descartar
verb-mark-turned = girada
verb-table = mesa
verb-look = mira mirar ver
verb-mark = marca marcar
verb-turn = gira girar
verb-move = mueve mover
verb-log = registro historial
verb-rules = reglas regla rules
verb-help = ayuda ?
verb-quit = salir sal

## Recorded games

replay-title = { $ruleset } · { $players }
replay-site-suits = En hanab.live: { $suits }.
replay-list = Partidas leídas: { $read }. Rechazadas: { $refused }.
verify-commitment = El compromiso de este reparto:
verify-noted = { $matches ->
    [yes] { $whole ->
        [yes] Es el que anotaste
       *[no] Empieza por los { $digits } dígitos que anotaste
     }: todo el reparto estaba fijado en ese momento y nada ha cambiado desde entonces.
   *[no] No es el que anotaste. O tu nota tiene una errata o es de otra partida, o el reparto no es el que se prometió.
 }
verify-own = { $matches ->
    [yes] El archivo indica el mismo. Eso solo demuestra que el archivo es coherente: quien lo escribió pudo inventarse las dos cosas. Para comprobar el reparto en sí, indica el compromiso que anotaste al empezar la partida.
   *[no] El archivo indica otro: se ha cambiado su reparto o su prueba.
 }
verify-shuffle-alone = El servidor barajó por su cuenta: los jugadores no aportaron ningún número.
verify-shuffle-server = El servidor había fijado su número, con el compromiso { $commitment }…, antes de que nadie revelara el suyo.
verify-shuffle-player = { $player } aportó un número: { $commitment }…
verify-shuffle-bot = { $player } es un bot: su número, { $commitment }…, lo sacó el servidor.
verify-shuffle-withheld = { $player } había prometido un número, { $commitment }…, pero no lo reveló a tiempo.
verify-shuffle-absent = { $player } no aportó ningún número.
verify-shuffle-holds = Cada número es el que se prometió, y el mazo, las tarjetas y quién empieza se deducen de estos números y de nada más.
verify-fault-server = Cuidado: el número del servidor no es el que había prometido.
verify-fault-seat = Cuidado: el número de { $player } no es el que se prometió.
verify-fault-seats = Cuidado: los números no son los de los jugadores de esta mesa.
verify-fault-deck = Cuidado: el mazo no es el que se deduce de estos números.
verify-fault-tiles = Cuidado: el orden de las tarjetas de bonificación no es el que se deduce de estos números.
verify-fault-places = Cuidado: las cartas devueltas al mazo no fueron adonde dicen estos números.
verify-fault-first = Cuidado: no empieza quien debería según estos números.
verify-fault-nonce = Cuidado: el nonce del compromiso no es el que se deduce de estos números.
shuffle-counted = El mazo se barajó con un número tuyo: nadie pudo elegir el orden de las cartas.
shuffle-left-out = Cuidado: el mazo se barajó sin tu número. O no estabas, o tu número llegó demasiado tarde; si no es así, no te fíes de este servidor.
shuffle-not-listed = Cuidado: el servidor no indicó el número que este dispositivo había prometido. Si no estás jugando también en otro dispositivo, no te fíes de este servidor.
shuffle-repeated = Cuidado: el servidor ya había usado antes el número con el que iba a barajar, así que alguien podría conocerlo. El tuyo no se ha revelado.
shuffle-changed = Cuidado: el servidor repartió con números distintos de los que había indicado antes.
shuffle-broken = Cuidado: los números que reveló el servidor no son los que se prometieron antes de la partida.

## Rules pages

page-title = Hanabi: { $rules }
page-ruleset = { $edition } ({ $name })
page-heading-box = En la caja
page-heading-turn = Tu turno
page-heading-end = El final
page-heading-score = La puntuación
page-heading-tiles = Las tarjetas de bonificación
page-heading-manners = En la mesa
page-heading-rulings = Donde los reglamentos callan o discrepan
page-heading-offers = También en esta caja
page-heading-examples = Ejemplos
page-heading-departures = Esta caja y las demás
page-cards = { $cards } cartas para { $suits ->
    [one] una serie
   *[other] { $suits } series
 }.
page-suit = En { $suits }: { $copies }; { $cards } cartas{ $many ->
    [yes] {" "}de cada color
   *[no] {""}
 }.
page-tokens = { $tokens ->
    [one] Una ficha de pista
   *[other] { $tokens } fichas de pista
 }; con { $strikes ->
    [one] un error
   *[other] { $strikes } errores
 } se pierde la partida.
page-tiles-in-box = { $tiles ->
    [one] Una tarjeta de bonificación, boca abajo.
   *[other] { $tiles } tarjetas de bonificación, barajadas boca abajo.
 }
page-hands = En mano: { $hands }.
page-hand = { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 } con { $players } jugadores
page-start = Las cartas se barajan y forman un mazo boca abajo. Se empieza con todas las fichas de pista y sin errores.
page-sight = Ves todas las manos menos la tuya.
page-first = Según el reglamento, comienza quien lleve la ropa más colorida. Aquí el anfitrión de la partida elige quién comienza, o lo deja al azar.
page-turn = En sentido horario, una acción por turno: dar una pista, descartar una carta o jugar una carta. No se puede pasar turno.
page-clue = Dar una pista cuesta una ficha de pista. La pista señala en la mano de otro jugador las cartas de un color o de un valor: todas ellas a la vez y ninguna más.
page-colours = Colores que se pueden decir: { $colours }.
page-touch-every = Toda pista de color señala también las cartas { suit.fpl }; «{ suit }» no se puede decir.
page-touch-none = Ninguna pista de color señala las cartas { suit.fpl }, y no se puede decir «{ suit }» ni «ninguna carta { suit.f }»; sus valores, sí.
page-empty-clues = Se puede dar una pista que no señale nada: «ninguna carta roja», «ningún 4».
page-no-empty-clues = Una pista debe señalar alguna carta.
page-discard = Al descartar una carta se recupera una ficha de pista; después se roba otra carta. Si están todas las fichas, no se puede descartar.
page-pile = Las cartas descartadas quedan a la vista, y cualquiera puede consultarlas cuando quiera.
page-play = Una carta jugada comienza o continúa su serie, del 1 al { $highest }, una carta por valor. Si no encaja, va a la pila de descartes y cuenta como error. Después se roba.
page-falling = La serie { suit.f } es descendente: va del { $highest } al 1.
page-no-substitute = En la mesa, las cartas { suit.fpl } nunca sustituyen a las de otro color.
page-announce = Antes de jugar puedes anunciar en qué serie encajará tu carta. Si aciertas, se juega y se recupera una ficha de pista, además de lo que se gane por completar una serie. Si fallas, se descarta y cuenta como error, aunque hubiera encajado.
page-complete = Al completar una serie se recupera una ficha de pista, si falta alguna.
page-complete-suit = Al completar la serie { suit.f } se recupera una ficha de pista, si falta alguna.
page-strikes = Al { $strikes ->
    [one] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
    [6] sexto
   *[other] séptimo
 } error se pierde la partida al instante.
page-perfect = En cuanto todas las series están completas, la partida termina al instante con una puntuación perfecta.
page-last-round = Cuando se roba la última carta, a cada jugador le queda un turno, también a quien la ha robado. En esta ronda ya no se roba; después termina la partida.
page-all-or-nothing = O la partida es perfecta o se pierde: con el mazo vacío se sigue jugando con lo que quede en las manos. Quedarse sin la última copia de una carta aún necesaria es perder la partida al instante.
page-score = Se suma la carta más alta de cada serie: { $best } puntos como máximo.
page-score-missing = La serie { suit.f } no da puntos; cada carta que le falta resta uno.
page-award = La puntuación lleva el galardón «Pólvora negra».
page-won-or-lost = La partida se gana o se pierde: aquí no hay escala.
page-band = { $open ->
    [yes] { $most } o menos
   *[no] { $single ->
        [yes] { $least }
       *[no] De { $least } a { $most }
     }
 }. { $remark }
page-tile-for = { $tile_for ->
    [fives] Al completar una serie con un { $highest } se revela una tarjeta en lugar de recuperar una ficha de pista.
   *[any] Al completar cualquier serie se revela una tarjeta en lugar de recuperar una ficha de pista.
 } Su efecto se aplica al momento, antes de robar, y la tarjeta sale de la partida.
page-entry = { $name }. { $text }
page-tile-empty-deck = { $may_decline ->
    [yes] Con el mazo vacío, en su lugar puedes devolver una carta a la mesa.
   *[no] Con el mazo vacío, en su lugar debes devolver una carta a la mesa.
 }
page-tile-no-strike = Aunque no haya ningún error que anular, se recupera la ficha de pista.
page-tile-free-clue = Una pista gratis debe señalar alguna carta: nombra algo que la otra persona tiene en la mano.
page-tile-waste = Puedes elegir una carta que no encaje: entonces la tarjeta se pierde y la carta se queda donde está.
page-tile-chain = Si esa carta { $tile_for ->
    [fives] es un { $highest } que completa su serie
   *[any] completa su serie
 }, se revela otra tarjeta al momento.
page-departure = { $name }: { $text }
example-clue = En una mano con { $cards }, «{ $value }» señala { $count ->
    [one] la carta { $places }
   *[other] las cartas { $places }
 }.
example-clue-nothing = En una mano con { $cards }, «{ $value }» no señala nada, y eso también dice algo.
example-score = Con { $cards } en la mesa: { $sum } = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 }.
topic-empty-clues = Pistas que no señalan nada
topic-multicolour-clues = Cartas multicolor en las pistas de color
topic-multicolour-cards = Cartas multicolor
topic-black-powder = Pólvora negra
topic-flamboyant-fives = Tarjetas de bonificación
topic-empty-deck = Devolver una carta a la mesa con el mazo vacío
topic-free-clues = Pistas gratis que no señalan nada
topic-waste = Poner en la mesa, gracias a la tarjeta, una carta que encaje
topic-synchronised-show = Espectáculo sincronizado
way-allowed = permitidas
way-forbidden = prohibidas
way-own = un color aparte
way-every = todos los colores las señalan
way-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
 }
way-offered = en la caja
way-not-offered = no hay
way-fives = por una serie completada con un 5
way-any = por cualquier serie completada
way-may = opcional
way-must = obligatorio
page-order = Ordena tus cartas como quieras: nadie más lo ve.
page-dead = Se puede marcar una serie que ya no llegará a completarse: las cartas que ya no encajen en ella se descartan sin riesgo.
page-talk = La información se da solo con pistas, salvo que la mesa acuerde otra cosa. Durante el turno de alguien, los demás no hacen comentarios ni tratan de influir en sus decisiones.
page-list = Para nombrar unas reglas, escribe la caja y lo que le añades, unidos por «+».
page-list-examples =
    hanabi rules fr                       las reglas de la caja francesa
    hanabi rules diff fr pl               en qué difieren dos cajas
    hanabi play de+flamboyant-fives       una partida con tarjetas de bonificación
page-list-boxes = Las cajas
page-list-options = Lo que se puede añadir
page-sources = Entre corchetes: las frases del reglamento impreso, contadas desde el principio.
page-no-sources = Ningún reglamento impreso recoge estas reglas.
page-try = Estas reglas se pueden probar en una pequeña posición: { $tags }. Por ejemplo: hanabi rules { $name } --try { $tag }
exercise-b5 = { $partner } no tiene cartas azules. Da la pista «azul»: no señala nada, y ahora ninguna puede ser azul.
exercise-x2 = La serie negra es descendente, y el 5 ya está en la mesa. Tu carta 1 es el 4 negro: juégala.
exercise-v2 = Tu carta 1 es el 3 rojo. Anuncia el rojo y juégala: se recupera una ficha de pista.
exercise-tile = Tu carta 1 es el 5 rojo. Juégala: la serie roja queda completa y revelas la tarjeta «{ $tile }».
exercise-b11 = En el mazo queda una carta. Juega o descarta una: robas la última, y a cada jugador le queda un turno.
ruling-u1 = Este reglamento solo da ejemplos de pistas que señalan alguna carta, así que las demás están prohibidas.
ruling-u2 = Este reglamento prohíbe descartar cuando no queda ninguna ficha de pista. Es una errata: quiere decir cuando están todas.
ruling-u3 = Una partida perdida vale 0 puntos; la mesa se muestra tal como quedó.
ruling-u4 = Una carta es necesaria mientras su serie la espere. Una jugada fallida que se lleva su última copia también hace perder la partida.
ruling-u4-third = Este reglamento pone como ejemplo de carta indispensable un tercer 3. Es una errata: cada color tiene dos 3; quiere decir la última copia.
ruling-u5 = A quien no tiene ni cartas ni fichas de pista para actuar se le salta el turno: ningún reglamento lo cuenta entre las derrotas. La partida se pierde cuando ya nadie puede actuar. Con la opción all-or-nothing-no-skips, la partida se pierde en el primer turno sin acción posible.
ruling-u5-no-skips = Sin cartas y sin fichas de pista no hay ninguna acción posible: la partida está perdida. No lo dice ningún reglamento: es decisión nuestra.
ruling-u6 = Se puede anunciar cualquier serie{ $unclued ->
    [yes] , aunque su color no se pueda decir en una pista.
   *[no] .
 } Acertar el color de una carta que no encaja es un error como otro cualquiera.
ruling-u7 = La serie negra es descendente y sus cantidades se invierten: tres 5, un solo 1.
ruling-u8 = Los puntos por debajo de 0 cuentan: ningún reglamento fija un mínimo. Una partida perdida sigue perdida y vale 0 puntos. Con la opción black-powder-floor-0, la puntuación no baja de 0.
ruling-u8-floor = La puntuación nunca baja de 0. No lo dice ningún reglamento: es decisión nuestra.
ruling-u9 = La partida termina al completarse la última serie, antes de cualquier bonificación.
ruling-u10 = Si el efecto de una tarjeta no se puede aplicar, la tarjeta se pierde.
ruling-u10-letter = En este reglamento la pista gratis trata de los colores o los valores «de sus cartas», y la tarjeta se pierde si «la carta» no encaja: lo seguimos al pie de la letra. Con la opción flamboyant-fives-common, se juega como dicen los demás.
ruling-u10-common = Una pista gratis puede no señalar nada, y la tarjeta solo se pierde si no encaja ninguna carta. Este reglamento habla de «sus cartas» y de «la carta»; los demás, no: es decisión nuestra para todos.
ruling-u11 = Un 1 negro que una tarjeta pone en la mesa da { $tile_for ->
    [fives] su ficha de pista
   *[any] otra tarjeta
 }.
ruling-u12 = La carta vuelve al mazo antes de que se robe, así que la última ronda puede retrasarse.
ruling-u12-no-last-round = La carta vuelve al mazo antes de que se robe.
ruling-u13 = La escala es la de la puntuación máxima, { $best }.
ruling-u14 = Un 5 negro comienza su serie y no da bonificación por completarla; es el 1 negro el que la completa.
ruling-u14-announced = La ficha de pista de un anuncio acertado vuelve por sí sola, aunque el reglamento diga «puede»; y «un 5» es una carta que completa su serie. Ambas cosas son decisión nuestra.
ruling-u17 = Entre las diez cartas multicolor, cada valor se repite tantas veces como en cualquier otro color.
ruling-u18 = Las cartas negras no dan puntos por sí mismas.
ruling-u19 = Si se puede, hay que dar la pista gratis{ $may_waste ->
    [yes] .
   *[no] {" "}y poner la carta que encaje.
 } Por muchas tarjetas que se encadenen, se roba una sola vez.
ruling-u20 = Todo lo que ofrece esta caja se puede combinar.
ruling-u20-without-tiles = El reglamento solo combina las cartas multicolor y la Pólvora negra junto con las tarjetas de bonificación. Se puede prescindir de las tarjetas: es decisión nuestra.
ruling-u21-empty-hand = No se pueden dar pistas a quien no tiene cartas.
ruling-u21-every = «Ninguna carta multicolor» está tan prohibido como «multicolor»; una pista de color que solo señala cartas multicolor está permitida.
ruling-u22 = Anunciar una serie ya completa está permitido, pero es un error seguro.
ruling-u23 = No se admite un reparto que deje el mazo vacío.
ruling-u24 = Un ejemplo de este reglamento habla de cartas negras. Es una errata: esta caja no las tiene.
ruling-u25 = Una partida interrumpida vale 0 puntos, salvo que ya no hubiera puntos posibles.
ruling-u25-lost = Una partida interrumpida vale 0 puntos.

## Differences

difference-title = «{ $a }» y «{ $b }»
difference-none = «{ $a }» y «{ $b }» siguen las mismas reglas.
difference-none-offers = «{ $a }» y «{ $b }» siguen las mismas reglas y ofrecen las mismas opciones.
difference-same = Ninguna diferencia.
difference-heading-rules = Las reglas
difference-heading-base = El juego básico
difference-heading-offers = Lo que se puede añadir
difference-offer = { $name }: solo en «{ $has }».
difference-in-offer = { $name }. { $text }
difference-suit = Solo «{ $has }» tiene la serie { suit.f }.
difference-copies = «{ $a }» tiene { $cards_one } cartas { suit.fpl } ({ $one }); «{ $b }» tiene { $cards_two } ({ $two }).
difference-touch = En «{ $a }», { $one ->
    [own] «{ suit }» se dice como cualquier otro color
    [every] toda pista de color señala las cartas { suit.fpl }
   *[none] ninguna pista de color señala las cartas { suit.fpl }
 }; en «{ $b }», { $two ->
    [own] «{ suit }» se dice como cualquier otro color
    [every] toda pista de color { $one ->
        [own] señala las cartas { suit.fpl }
       *[other] las señala
     }
   *[none] ninguna pista de color { $one ->
        [own] señala las cartas { suit.fpl }
       *[other] las señala
     }
 }.
difference-named = Solo en «{ $has }» se puede decir «{ suit }» en una pista.
difference-order = El orden de la serie { suit.f } es { $one } en «{ $a }» y { $two } en «{ $b }».
difference-points = La serie { suit.f } { $up ->
    [yes] da un punto por carta en «{ $a }» y resta uno por carta que falte en «{ $b }»
   *[no] resta un punto por carta que falte en «{ $a }» y da uno por carta en «{ $b }»
 }.
difference-best = La puntuación máxima es { $one } en «{ $a }» y { $two } en «{ $b }».
difference-least = La puntuación mínima de una partida terminada es { $one } en «{ $a }» y { $two } en «{ $b }».
difference-ranks = Valores de las cartas: { $one } en «{ $a }» y { $two } en «{ $b }».
difference-hand-sizes = Cartas en mano con 2, 3, 4… jugadores: { $one } en «{ $a }» y { $two } en «{ $b }».
difference-clue-tokens = Fichas de pista: { $one } en «{ $a }» y { $two } en «{ $b }».
difference-strikes = Errores con los que se pierde la partida: { $one } en «{ $a }» y { $two } en «{ $b }».
difference-empty-clues = En «{ $has }» una pista puede no señalar ninguna carta; en «{ $lacks }» debe señalar alguna.
difference-ending = { $one ->
    [last-round] «{ $a }» acaba con una última ronda y una puntuación; en «{ $b }» se gana o se pierde, sin más.
   *[all-or-nothing] En «{ $a }» se gana o se pierde, sin más; «{ $b }» acaba con una última ronda y una puntuación.
 }
difference-skipping = Sin cartas ni fichas de pista, en «{ $has }» se salta el turno; en «{ $lacks }» se pierde la partida.
difference-announce = Solo en «{ $has }» se puede anunciar antes de jugar.
difference-tiles = { $some ->
    [one] Solo «{ $has }» tiene tarjetas de bonificación.
   *[both] Tarjetas de bonificación en «{ $a }»: { $one }; en «{ $b }»: { $two }.
 }
difference-tile-for = { $one ->
    [fives] En «{ $a }» solo una serie completada con un 5 revela una tarjeta; en «{ $b }», cualquier serie completada.
   *[any] En «{ $a }» cualquier serie completada revela una tarjeta; en «{ $b }», solo si se completa con un 5.
 }
difference-may-decline = Con el mazo vacío, «{ $has }» permite renunciar a devolver una carta a la mesa; «{ $lacks }», no.
difference-free-empty-clues = En «{ $has }» la pista gratis de una tarjeta puede no señalar ninguna carta; en «{ $lacks }» debe señalar alguna.
difference-may-waste = Para la tarjeta que pone una carta en la mesa, «{ $has }» permite elegir una que no encaje y perder la tarjeta; «{ $lacks }», no.

## The command line

usage = Uso:
heading-commands = Comandos
heading-arguments = Argumentos
heading-options = Opciones
command-hanabi = Hanabi, el juego de cartas cooperativo: todo el mundo ve tus cartas menos tú.
command-play = Jugar una partida con bots, o en una sala de un servidor.
command-rules = Mostrar las reglas de una caja, o en qué difieren dos.
command-replay = Mostrar una partida guardada, jugada a jugada.
command-verify = Comprobar que el reparto es el que se prometió al empezar la partida.
command-serve = Iniciar un servidor: salas para jugar por la red.
command-backup = Copiar en un archivo todo lo que guarda un servidor, aunque esté en marcha.
command-restore = Restaurar una copia de seguridad en una base de datos vacía.
command-admin = Administrar un servidor en marcha: salas, personas y direcciones.
command-admin-list = Listar las salas usadas más recientemente.
command-admin-show = Mostrar los miembros y las partidas de una sala.
command-admin-close = Sacar a todos de una sala y no dejar entrar a nadie más; lo jugado se conserva.
command-admin-delete = Borrar una sala con todo lo que se dijo y jugó en ella.
command-admin-end = Terminar la partida en curso de una sala; vale 0 puntos.
command-admin-erase = Borrar los nombres y los mensajes de una persona de todas las salas y partidas; las partidas en sí se conservan.
command-admin-ban = Bloquear las conexiones desde una dirección o una red.
command-admin-unban = Levantar un bloqueo.
command-admin-bans = Listar los bloqueos.
command-admin-rotate-key = Firmar las cookies con una clave nueva; las de claves anteriores siguen valiendo.
command-bench = Medir cuántas jugadas por segundo hace el motor y compararlo con otros.
command-completion = Mostrar el script que completa este comando en tu shell.
epilogue-hanabi = «hanabi COMMAND --help» explica cada comando. Para jugar ya mismo: hanabi play fr
epilogue-play =
    Ejemplos:
      hanabi play fr+black-powder --players 4         # con bots
      hanabi play https://example.org/r/SALA          # en una sala, por su enlace
epilogue-rules =
    Ejemplos:
      hanabi rules                  # todas las cajas y lo que ofrecen
      hanabi rules fr+avalanche     # las reglas de una partida
      hanabi rules diff fr pl       # en qué difieren dos cajas
epilogue-replay =
    Ejemplos:
      hanabi replay partida.json                   # la partida entera
      hanabi replay games                          # todas las partidas de una carpeta
      hanabi replay partida.json --turn 12         # la mesa tras el turno 12
      hanabi replay partida.json --export live     # la misma partida para hanab.live
epilogue-verify =
    Ejemplos:
      hanabi verify partida.json 5c5ec0e0f187c955     # con el compromiso que anotaste
      hanabi verify partida.json                      # con el del propio archivo
epilogue-serve =
    Ejemplos:
      hanabi serve                                      # solo para esta máquina
      hanabi serve --host 0.0.0.0 --port 80             # para toda tu red
      hanabi serve --address https://hanabi.example     # tras un proxy con TLS
epilogue-backup = Ejemplo: hanabi backup hanabi-backup.db
epilogue-restore =
    Ejemplo:
      hanabi restore hanabi-backup.db --database postgresql://localhost/hanabi
epilogue-admin = Ejemplo: hanabi admin list
epilogue-admin-list = Ejemplo: hanabi admin list --limit 10
epilogue-admin-show = Ejemplo: hanabi admin show k3VqT9xYwZ2a
epilogue-admin-close = Ejemplo: hanabi admin close https://hanabi.example/r/k3VqT9xYwZ2a
epilogue-admin-delete = Ejemplo: hanabi admin delete k3VqT9xYwZ2a --yes
epilogue-admin-end = Ejemplo: hanabi admin end k3VqT9xYwZ2a
epilogue-admin-erase = Ejemplo: hanabi admin erase 7r5Yk0dQyqU3vXz1mJ2wLA
epilogue-admin-ban = Ejemplo: hanabi admin ban 203.0.113.0/24 --hours 24
epilogue-admin-unban = Ejemplo: hanabi admin unban 203.0.113.0/24
epilogue-admin-bans = Ejemplo: hanabi admin bans --json
epilogue-admin-rotate-key = Ejemplo: hanabi admin rotate-key
epilogue-bench =
    Ejemplos:
      hanabi bench                                  # todo lo instalado aquí
      hanabi bench --players 2 --no-peers           # solo nuestro motor
      hanabi bench --seconds 120 --plot speed.svg   # más tiempo, con un gráfico
epilogue-completion = Ejemplo, para bash: hanabi completion bash >> ~/.bashrc
argument-play-ruleset = Las reglas, como fr+avalanche (si no se indican, se preguntan), o el enlace de una sala.
argument-rules-words = Las reglas que mostrar, como fr+black-powder; o «diff» y los dos nombres que comparar.
argument-replay-file = Un archivo, una carpeta, un enlace o un número de partida de hanab.live, o JSON pegado; «-» lee la entrada estándar.
argument-verify-file = La repetición de una partida jugada en un servidor; «-» lee la entrada estándar.
argument-verify-commitment = El compromiso mostrado al empezar la partida, o al menos sus 16 primeros dígitos.
argument-backup-file = El archivo de destino, que aún no debe existir, o una carpeta, donde la copia lleva por nombre la fecha y la hora.
argument-admin-show-room = El identificador de la sala o su enlace.
argument-admin-close-room = El identificador de la sala o su enlace.
argument-admin-delete-room = El identificador de la sala o su enlace.
argument-admin-end-room = El identificador de la sala o su enlace.
argument-admin-erase-person = El identificador de la persona, como lo muestra «hanabi admin show».
argument-admin-ban-address = Una dirección o una red como 203.0.113.0/24.
argument-admin-unban-address = La dirección o la red bloqueada.
argument-restore-file = Un archivo escrito por «hanabi backup».
argument-completion-shell = El shell: bash, zsh o fish.
flag-language = El idioma; si no se indica, lo deciden HANABI_LANGUAGE, LC_ALL, LC_MESSAGES o LANG.
flag-help = Mostrar esta ayuda.
flag-hanabi-version = Mostrar la versión.
flag-play-players = Cuántos jugadores hay, contándote a ti; por defecto, 3.
flag-play-bot = Cómo juegan los demás: random, beginner (por defecto), club o partner; o «program:» y una línea de comandos. Repite la opción para elegir un bot por asiento.
flag-play-seed = Un número que fija el azar: con el mismo número sale el mismo reparto.
flag-play-name = Tu nombre en la mesa; repite la opción con cada persona que comparta este teclado.
flag-play-memory = Recordatorio: deduced (todo lo que se deduce, por defecto), said (solo las pistas) o nothing (ninguno).
flag-play-save = Guardar la repetición en este archivo al terminar.
flag-play-at = Abrir una sala en este servidor, por ejemplo http://127.0.0.1:8000, y compartir su enlace.
flag-play-plain = Jugar en texto simple, no a pantalla completa.
flag-rules-as-json = Mostrar el resultado en JSON, para programas.
flag-rules-sources = Mostrar junto a cada regla las frases del reglamento impreso.
flag-rules-tag = Probar en una pequeña posición la regla con esta etiqueta.
flag-replay-turn = Mostrar la mesa tras este turno; 0 es el reparto.
flag-replay-seat = Mirar desde este asiento, por número desde 1 o por nombre: sus propias cartas quedan ocultas.
flag-replay-as-json = Mostrar el resultado en JSON, para programas.
flag-replay-clues = Mostrar qué significa cada pista según las reglas y las convenciones.
flag-replay-export = Mostrar la partida en otro formato: live (hanab.live), link (para hanab.live) o replay.
flag-replay-plain = Mostrar la partida en texto simple, no a pantalla completa.
flag-verify-as-json = Mostrar el resultado en JSON, para programas.
flag-serve-host = La dirección en la que escucha; por defecto, 127.0.0.1, a la que solo llega esta máquina.
flag-serve-port = El puerto en el que escucha; por defecto, 8000; con 0, uno libre cualquiera.
flag-serve-database = Dónde se guardan salas y partidas: sqlite:///FILE o postgresql://…; por defecto, un archivo SQLite en tu carpeta personal.
flag-serve-redis = El servidor Redis que conecta varios servidores con las mismas salas.
flag-serve-workers = Número de procesos del servidor; por defecto, 1.
flag-serve-address = La dirección del servidor vista desde fuera, como https://hanabi.example.
flag-serve-database-wait = Cuántos segundos esperar a una base de datos que aún no responde; por defecto, 30.
flag-backup-database = La base de datos que se copia; por defecto, la de «hanabi serve».
flag-backup-keep = Cuántas copias de seguridad conservar en la carpeta, las más recientes; por defecto, todas.
flag-restore-database = La base de datos vacía que se llena; por defecto, la de «hanabi serve».
flag-admin-list-limit = Cuántas salas listar; por defecto, 50.
flag-admin-list-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-list-as-json = Mostrar el resultado en JSON, para programas.
flag-admin-show-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-show-as-json = Mostrar el resultado en JSON, para programas.
flag-admin-close-yes = No preguntar antes.
flag-admin-close-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-close-as-json = Mostrar el resultado en JSON, para programas.
flag-admin-delete-yes = No preguntar antes.
flag-admin-delete-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-delete-as-json = Mostrar el resultado en JSON, para programas.
flag-admin-end-yes = No preguntar antes.
flag-admin-end-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-end-as-json = Mostrar el resultado en JSON, para programas.
flag-admin-erase-yes = No preguntar antes.
flag-admin-erase-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-erase-as-json = Mostrar el resultado en JSON, para programas.
flag-admin-ban-reason = El motivo, para la lista de bloqueos; los bloqueados no lo ven.
flag-admin-ban-hours = Durante cuántas horas; por defecto, para siempre.
flag-admin-ban-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-ban-as-json = Mostrar el resultado en JSON, para programas.
flag-admin-unban-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-unban-as-json = Mostrar el resultado en JSON, para programas.
flag-admin-bans-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-bans-as-json = Mostrar el resultado en JSON, para programas.
flag-admin-rotate-key-forget = Olvidar todas las claves anteriores: se cierra la sesión de todos.
flag-admin-rotate-key-yes = No preguntar antes.
flag-admin-rotate-key-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-rotate-key-as-json = Mostrar el resultado en JSON, para programas.
flag-bench-players = Cuántos jugadores hay: números del 2 al 5 separados por comas; por defecto, 2,5.
flag-bench-seconds = Cuántos segundos medir, más o menos, una vez listo todo; por defecto, 30.
flag-bench-batch = Cuántas partidas avanzan juntas; por defecto, 262144 en un procesador y 1048576 en una tarjeta gráfica.
flag-bench-device = Dónde se juega: cpu o cuda; por defecto, en los dos, si los hay.
flag-bench-peers = Medir también los otros motores instalados, o solo el nuestro.
flag-bench-plot = Dibujar un gráfico en este archivo SVG.
flag-bench-as-json = Mostrar el resultado en JSON, para programas.
bench-players = { $players } jugadores
bench-number = { $number }
bench-what = Interfaz
bench-device = Dispositivo
bench-batch = Partidas a la vez
bench-moves = Jugadas por segundo
bench-observed = Con observaciones
bench-blind = { $players } jugadores, jugadas por segundo
bench-seen = { $players } jugadores, jugadas por segundo con observaciones
bench-chart = Jugadas por segundo de los motores de Hanabi, en escala logarítmica
bench-how-to-read = Medianas de { $rounds } rondas en las que los motores se turnan. Las barras siguen una escala logarítmica; su extremo pálido va de la ronda más lenta a la más rápida.
kernel-compiling = Compilando: tarda cerca de un minuto, solo la primera vez…
bench-compiling = Cargando el motor. La primera vez hay que compilarlo, lo que lleva cerca de un minuto.
bench-preparing = Preparación
bench-measuring = Medición
bench-interpreted = Nuestro motor no está compilado aquí, porque falta Numba o está desactivado: se interpreta, y es mucho más lento. Así se instala Numba: pip install 'hanabi[fast]'
bench-alone = Aquí no hay ningún otro motor instalado: solo se mide el nuestro.
bench-absent = { $what } no se puede medir aquí: { $why }

## The server

serving = Hanabi está en marcha en { $address }. Ctrl-C detiene el servidor; las partidas continúan cuando lo vuelvas a iniciar.
page-not-built = La página web no está construida, así que este servidor solo responde a programas. Para construirla, ejecuta «make web» en las fuentes.
waiting-for-database = { $why } Se esperará como mucho { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
admin-no-rooms = No hay salas.
admin-no-bans = No hay ninguna dirección bloqueada.
admin-room = Sala { $room }, { $ruleset }: { $state }.
admin-room-times = Abierta: { $opened }; último uso: { $used }.
admin-room-log = En el registro aparece como { $fingerprint }.
admin-strangers = Conectados sin nombre: { $addresses }
admin-state = { $state ->
    [running] partida en curso
    [closed] cerrada
   *[open] abierta
 }
admin-column-room = SALA
admin-column-used = ÚLTIMO USO
admin-column-connected = CONECTADOS
admin-column-games = PARTIDAS
admin-column-state = ESTADO
admin-column-name = NOMBRE
admin-column-seat = ASIENTO
admin-column-person = PERSONA
admin-column-addresses = CONECTADO DESDE
admin-column-game = PARTIDA
admin-column-began = INICIO
admin-column-ended = FIN
admin-column-result = RESULTADO
admin-column-score = PUNTOS
admin-column-network = RED
admin-column-since = DESDE
admin-column-until = HASTA
admin-column-reason = MOTIVO
admin-confirm-close = ¿Cerrar la sala { $room } y sacar a todos? [s/N]
admin-confirm-delete = ¿Borrar para siempre la sala { $room } con todas sus partidas? [s/N]
admin-confirm-end = ¿Terminar la partida de la sala { $room }? Valdrá 0 puntos. [s/N]
admin-confirm-erase = ¿Borrar para siempre los nombres y los mensajes de { $person } en todas partes? [s/N]
admin-confirm-forget = ¿Olvidar todas las claves anteriores? Todos perderán su asiento y sus partidas. [s/N]
admin-closed = La sala { $room } queda cerrada.
admin-deleted = La sala { $room } se ha borrado.
admin-ended = La partida de la sala { $room } ha terminado.
admin-erased = Se han borrado los datos de esa persona; salas modificadas: { $rooms }, partidas modificadas: { $games }.
admin-banned = Ya nadie puede conectarse desde { $network }.
admin-unbanned = Ya se puede volver a conectar desde { $network }.
admin-rotated = Las cookies se firman con una clave nueva; los servidores en marcha la usarán en menos de un minuto. Claves válidas: { $keys }.
admin-unconfirmed = { $missing ->
    [one] { $missing } de { $servers ->
        [one] { $servers } servidor
       *[other] { $servers } servidores
     } en marcha aún no lo ha confirmado; lo hará en cuanto vuelva a leer la base de datos.
   *[other] { $missing } de { $servers } servidores en marcha aún no lo han confirmado; lo harán en cuanto vuelvan a leer la base de datos.
 }
room-opened = La sala está abierta. Comparte este enlace: { $link }
backed-up = Se ha copiado todo en { $file }.
restored = Se ha restaurado todo lo que había en { $file }.

## What is refused: rooms and servers

error-no-such-room = Esa sala no existe. Revisa el enlace o abre una sala nueva.
error-no-such-moment = La partida no se puede retomar en ese momento: ya había terminado o no llegó tan lejos.
error-other-rules = Las reglas o el número de jugadores no son los de la partida que quieres retomar.
error-no-such-game = Esa partida no existe. Revisa el enlace.
error-no-such-code = Ese código es incorrecto, ya se ha usado o ha caducado. Pide otro en tu otro dispositivo.
error-not-found = No hay nada en esta dirección.
error-wrong-method = Esta dirección no admite peticiones de esa clase.
error-bad-request = El servidor no ha entendido la petición.
error-malformed = El mensaje no sigue el protocolo en este punto: { $where }.
error-not-text = Los mensajes deben ser texto, no datos binarios.
error-message-too-large = El mensaje es demasiado grande: { $most } bytes como mucho.
error-body-too-large = La petición es demasiado grande: { $most } bytes como mucho.
error-not-json-body = La petición debe ser JSON.
error-foreign-origin = La petición viene de otro sitio, así que no se ha llevado a cabo.
error-unknown-host = Este servidor no reconoce { $address } como dirección suya. Quien lo administra puede iniciarlo con --address { $address }
error-request-timeout = El resto de la petición no ha llegado a tiempo. Vuelve a intentarlo.
error-headers-too-large = La dirección o las cabeceras de la petición son demasiado grandes. Borra las cookies de este sitio y vuelve a intentarlo.
error-too-many-requests = Demasiadas peticiones en poco tiempo. Espera un minuto y vuelve a intentarlo.
error-too-many-connections = Demasiadas conexiones desde tu dirección. Cierra alguna y vuelve a intentarlo.
error-too-busy = Ahora mismo hay demasiado movimiento en la sala. Vuelve a intentarlo.
error-internal = Algo ha fallado en el servidor. No ha cambiado nada; vuelve a intentarlo.
error-storage-unavailable = El servidor no puede guardar nada en este momento. Tu petición se volverá a enviar automáticamente.
error-storage-refused = La base de datos ha rechazado lo que había que guardar, así que no ha cambiado nada. Avísanos, por favor.
error-unknown-person = El servidor ya no te conoce. Vuelve a conectarte.
error-database-url = «{ $url }» no es la dirección de una base de datos. Debe ser como sqlite:///FILE o postgresql://…
error-database-unreachable = Nada responde en { $host }, puerto { $port }. Comprueba el host y el puerto en la dirección de la base de datos, y que PostgreSQL esté en marcha.
error-database-unknown-host = No se encuentra el host { $host } de la base de datos. Comprueba su nombre en la dirección de la base de datos.
error-database-silent = La base de datos de { $host }, puerto { $port }, no responde a tiempo. Comprueba si está sobrecargada y si hay un cortafuegos por medio.
error-database-not-postgresql = Lo que responde en { $host }, puerto { $port }, no es PostgreSQL. Comprueba el puerto en la dirección de la base de datos.
error-database-tls = No se puede establecer una conexión cifrada con la base de datos de { $host }, puerto { $port }. Comprueba el certificado y «ssl» en la dirección de la base de datos.
error-database-wrong-password = PostgreSQL rechaza al usuario «{ $user }»: la contraseña es incorrecta o falta, o ese usuario no existe. Comprueba HANABI_DATABASE_PASSWORD o la dirección de la base de datos.
error-database-role-refused = PostgreSQL no deja entrar al usuario «{ $user }»: no existe, o pg_hba.conf no lo admite desde esta máquina.
error-database-unknown-name = PostgreSQL no tiene ninguna base de datos llamada «{ $name }». Créala con «createdb» o corrige la dirección de la base de datos.
error-database-no-rights = El usuario «{ $user }» no puede crear tablas en la base de datos «{ $name }». Hazlo propietario de la base de datos.
error-database-starting = La base de datos de { $host }, puerto { $port }, está arrancando o deteniéndose. Vuelve a intentarlo dentro de un momento.
error-database-overcrowded = La base de datos de { $host }, puerto { $port }, no admite más conexiones. Aumenta su max_connections o inicia menos servidores.
error-database-not-sqlite = { $file } no es una base de datos SQLite. No se ha modificado; indica otro archivo.
error-database-corrupt = La base de datos { $name } está dañada. Restaura la última copia de seguridad en una base de datos nueva con «hanabi restore».
error-database-file-denied = El archivo { $file } no se puede abrir como base de datos para leer y escribir. Comprueba su propietario y sus permisos.
error-database-folder-denied = La base de datos no se puede guardar en { $folder }: la carpeta no se puede crear o no se puede escribir en ella. Comprueba su propietario y sus permisos.
error-database-locked = Otro programa mantiene bloqueada la base de datos { $name }. Detenlo y vuelve a intentarlo.
error-database-disk-full = No queda espacio para la base de datos { $name }. Libera un poco y vuelve a intentarlo.
error-database-disk-failed = El sistema no puede leer la base de datos { $name } ni escribir en ella. Comprueba el disco y el registro del sistema.
error-database-failed = La base de datos { $name } no se puede usar ({ $error }). Su propio registro da más detalles.
error-database-missing = No hay ninguna base de datos en { $url }.
error-database-too-new = La base de datos es de una versión más reciente de Hanabi. Instala esa versión.
error-database-too-old = La base de datos es de una versión anterior de Hanabi. Ejecuta una vez «hanabi serve» para actualizarla.
error-database-not-empty = En la base de datos ya hay salas, así que no se ha restaurado la copia de seguridad.
error-not-a-backup = { $file } no es una copia de seguridad de Hanabi.
error-backup-too-old = { $file } es de una versión anterior de Hanabi. Restáurala con aquella versión y ejecuta después «hanabi serve» con esta.
error-port-unavailable = El servidor no puede escuchar en { $host }, puerto { $port }: { $why }. Elige otro puerto con --port, u otra dirección de esta máquina con --host.
error-bad-address = «{ $address }» no es la dirección de un sitio. Debe ser como https://hanabi.example
error-address-below-root = La página debe estar en la raíz de un host, no bajo una ruta: { $address }. Dale un nombre de host propio y usa { $root }
error-redis-url = «{ $url }» no es una dirección de Redis. Debe ser como redis://HOST:6379/0
error-bad-setting = { $name } no puede ser «{ $value }».
error-unknown-setting = No existe el ajuste { $name }.
error-setting-twice = { $name } y { $other } están definidos a la vez. Define solo uno.
error-setting-file = El archivo { $file }, indicado por { $name }, no se puede leer o está vacío.
error-no-name = Primero escribe un nombre, para que los demás sepan quién eres.
error-name-empty = Un nombre necesita al menos una letra.
error-name-unprintable = El nombre tiene caracteres que no se pueden mostrar. Elige otro nombre.
error-name-taken = En esta sala ya hay alguien que se llama { $name }, o casi igual. Elige otro nombre.
error-room-crowded = La sala está llena: { $most } personas como mucho.
error-room-full = Todos los asientos están ocupados.
error-room-worn-out = En esta sala han pasado tantas cosas que ya no caben más. Abre otra.
error-seat-taken = El asiento { $number } está ocupado.
error-not-host = Eso solo puede hacerlo el anfitrión de la sala.
error-host-stays = No se puede expulsar al anfitrión. Antes hay que ceder la sala.
error-seated-stay = Un anfitrión en funciones no puede expulsar a quien tiene asiento. Eso solo puede hacerlo el dueño de la sala.
error-not-removed = De esta sala no se ha expulsado a nadie con el número { $member }.
error-host-present = El anfitrión está aquí. Solo podéis votar a otro mientras no esté.
error-host-away-briefly = El anfitrión lleva poco tiempo fuera. Podréis votar a otro dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
error-candidate-absent = Un anfitrión en funciones debe estar presente y tener asiento en la mesa.
error-room-locked = Esta sala está cerrada: no puede entrar nadie nuevo. Pide al anfitrión que la abra.
error-room-invited = A esta sala solo se entra con invitación. Pide al anfitrión un enlace de invitación.
error-strangers-worn-out = Quienes no tienen asiento ya han agotado los mensajes que podían enviar en esta sala. Siéntate para hablar.
error-too-many-names = Ha entrado demasiada gente nueva desde tu red. Vuelve a intentarlo dentro de un minuto.
error-too-many-changes = Has cambiado de asiento o de ajustes demasiadas veces. Espera un minuto y vuelve a intentarlo.
error-not-voted = No tienes ningún voto que retirar.
error-too-many-bot-games = Has empezado muchas partidas solo de bots. Espera un minuto antes de empezar otra.
error-delay-range = El retraso del público puede ser de { $most } jugadas como mucho.
error-game-running = Hay una partida en marcha. Espera a que termine.
error-no-game = No hay ninguna partida en marcha.
error-free-seats = { $seats ->
    [one] Queda un asiento libre. Pon un bot o espera a que llegue alguien.
   *[other] Quedan { $seats } asientos libres. Pon bots o espera a que llegue más gente.
 }
error-not-seated = No tienes asiento en esta mesa.
error-no-such-member = En esta sala nadie tiene el número { $member }.
error-not-a-bots-seat = En ese asiento no hay ningún bot.
error-not-a-persons-seat = En ese asiento no hay ninguna persona.
error-player-present = Esa persona está aquí o acaba de irse. Un bot solo sustituye a quien lleva un rato fuera.
error-no-shuffle = Ahora no se espera ningún número tuyo para barajar.
error-wrong-entropy = Ese no es el número al que te comprometiste. Envía el número cuyo hash enviaste antes.
error-shuffling = Ya se está barajando el mazo de la próxima partida.
error-no-stand-in = En ese asiento no hay ningún bot sustituto.
error-stand-in-plays = Un bot está jugando por ti. Recupera antes tu asiento.
error-too-many-sitting = Ya hay { $sitting } jugadores sentados, demasiados para { $seats } asientos.
error-clock-range = El tiempo de un turno va de { $least } a { $most } segundos.
error-ruleset-too-long = El nombre de las reglas es demasiado largo.
error-text-empty = El mensaje está vacío.
error-text-too-long = El texto es demasiado largo: { $most } caracteres como mucho.
error-no-talk-now = En esta sala no se habla durante una partida.
error-remarks-only = En esta sala solo se admiten frases predefinidas durante una partida.
error-watchers-are-silent = El público no puede hablar durante una partida.
error-not-your-cards = Esas cartas no son las de tu mano.
error-no-such-card = Esa carta todavía no ha salido.
error-not-a-players-action = Eso solo puede hacerlo la sala.
error-stale = La partida ha avanzado mientras tanto. Vuelve a mirar la mesa.
error-removed = El anfitrión te ha expulsado de esta sala.
error-signed-out = Has cerrado la sesión en otro dispositivo.
error-talk-too-often = Envías mensajes demasiado rápido. Espera un momento y vuelve a intentarlo.
error-flood = Demasiados mensajes en poco tiempo. Se ha cerrado la conexión.
error-nonsense = Demasiados mensajes sin sentido. Se ha cerrado la conexión.
error-too-many-guests = Ya hay demasiada gente en esta sala. Vuelve a intentarlo más tarde.
error-room-closed = La sala se acaba de cerrar. Reconectando…
error-room-shut = Quienes administran este servidor han cerrado esta sala. Abre otra.
error-room-deleted = Quienes administran este servidor han borrado esta sala.
error-erased = Quienes administran este servidor han borrado tus datos. Vuelve a cargar la página para entrar como una persona nueva.
error-banned = Quienes administran este servidor no admiten conexiones desde tu dirección.
error-already-closed = La sala { $room } ya está cerrada.
error-no-such-person = No hay nada guardado sobre la persona { $person }. «hanabi admin show» muestra las personas de una sala.
error-bad-network = «{ $network }» no es una dirección ni una red. Debe ser como 203.0.113.7, 203.0.113.0/24 o 2001:db8::/64
error-ban-too-wide = La red { $network } es demasiado amplia para bloquearla: hace falta al menos /{ $bits }.
error-not-banned = { $network } no está bloqueada. «hanabi admin bans» muestra los bloqueos.
error-key-in-environment = Las claves vienen de HANABI_SECRET, no de la base de datos. Escribe allí una clave nueva delante de la anterior, separadas por una coma, y reinicia el servidor.
error-slow = La conexión es demasiado lenta para seguir la partida. Reconectando…

## Remarks, as everybody reads them in their own language

remark-hello = ¡Hola!
remark-know-nothing = Todavía no sé nada de mi mano.
remark-remember-yours = ¿Recuerdas lo que tienes en la mano?
remark-let-me-think = Un momento, estoy pensando.
remark-take-your-time = Tómate tu tiempo.
remark-back-soon = Vuelvo enseguida.
remark-i-am-back = Ya estoy aquí.
remark-well-played = ¡Bien jugado!
remark-never-mind = No pasa nada.
remark-sorry = ¡Perdón!
remark-thanks = ¡Gracias!
remark-goodbye = ¡Hasta luego!

## What is refused: command lines

error-usage-no-such-command = No existe el comando «{ $word }». Los comandos son: { $commands }.
error-usage-no-such-option = Aquí no existe la opción { $option }.
error-usage-missing = Falta { $what }.
error-usage-confirm = Esto no se puede deshacer. Añade { $option } si es lo que quieres.
error-usage-keep-folder = { $option } necesita una carpeta, y { $file } no lo es.
error-usage-not-a-number = { $option } debe ser un número entero.
error-usage-bad-value = { $option } debe ser uno de estos valores: { $choices }; «{ $value }» no vale.
error-usage-option-value = { $option } no se usa así.
error-usage-too-many-words = Sobran palabras: este comando no admite tantas.
error-usage-diff = Indica los dos conjuntos de reglas que quieres comparar: hanabi rules diff fr pl
error-usage-sources = Indica las reglas cuyas fuentes quieres ver: hanabi rules fr --sources
error-usage-try = Indica las reglas de las que quieres probar una: hanabi rules fr --try B5
error-usage-commitment = COMMITMENT debe tener de { $least } a { $most } dígitos hexadecimales (de 0 a 9 y de «a» a «f»).
error-usage-seats = { $option } debe tener números del 2 al 5 separados por comas, como 2,5; «{ $value }» no vale.
error-usage-not-svg = { $option } dibuja un archivo SVG, cuyo nombre debe acabar en .svg; «{ $value }» no vale.
error-usage-does-not-apply = { $option } no tiene efecto con { $other }. Quita esa opción.
error-usage-help = «{ $command } --help» muestra cómo se usa.
error-usage-language = El idioma «{ $language }» no está disponible. Elige uno de estos: { $known }.
error-usage-language-variable = El idioma «{ $language }», indicado en HANABI_LANGUAGE, no está disponible. Elige uno de estos: { $known }.
did-you-mean = ¿Querías decir «{ $word }»?
error-system = Error del sistema: { $what }.
error-missing-extra = { $extra ->
    [client] Una sala de un servidor necesita más paquetes.
    [tui] La pantalla completa necesita más paquetes.
    [server] Un servidor necesita más paquetes.
    [fast] Los bots compilados y el motor rápido necesitan más paquetes.
    [envs] Los entornos de investigación necesitan más paquetes.
    [learn] El entrenamiento necesita más paquetes.
    [cluster] Un clúster necesita más paquetes.
   *[other] Hacen falta más paquetes.
 } Así se instalan: pip install 'hanabi[{ $extra }]'
error-unworded = Petición rechazada ({ $code }).
error-unexpected = Algo ha fallado dentro de Hanabi ({ $what }). Avísanos, por favor, y cuenta qué estabas haciendo.

## What is refused: many games at once

error-not-an-integer = { $option } debe ser un número entero, no { $value }.
error-not-in-range = { $option } va de { $least } a { $most }; { $value } no vale.
error-not-a-ruleset = { $value } no es un conjunto de reglas: indica uno o su nombre, por ejemplo fr+black-powder.
error-no-such-device = No existe el dispositivo «{ $device }». Las partidas se juegan en cpu o cuda.
error-other-device = Las partidas están en { $games } y las acciones en { $given }: pásalas primero a { $games }.
error-no-cuda = Aquí no se puede jugar en una tarjeta gráfica. Lo que falta: { $missing }.
error-too-many-games = No hay memoria suficiente para { $count } partidas a la vez.
error-wrong-shape = Cada partida necesita una acción: un array de forma { $expected }, no { $shape }.
error-wrong-type = Las acciones son números enteros, no { $type }.
error-other-game = Las reglas o el número de jugadores de estas partidas no son los indicados: { $rules }, { $players } jugadores.
error-no-number = Solo las acciones de los jugadores tienen número; esta es de la sala.
error-no-such-action = La acción { $action } no es posible ahora.
error-illegal-actions = { $count ->
    [one] En la partida { $game } la acción { $action } no era posible. Esa partida sigue como estaba; las demás han avanzado.
   *[other] En { $count } partidas la acción no era posible; la primera es la partida { $game }, con la acción { $action }. Esas partidas siguen como estaban; las demás han avanzado.
 }
error-no-seat = Solo se puede completar lo que ve un jugador: el público ya ve todas las manos.
error-nothing-fits = Ninguna mano encaja con lo que este jugador sabe y ve.
error-other-hand = La mano necesita { $cards ->
    [one] una carta
   *[other] { $cards } cartas
 }; el mazo, { $deck }; la pila de tarjetas de bonificación, { $tiles }.
error-seen-only = Esto es solo lo que un jugador ve de una partida. Complétalo antes: «imagine» lo hace al azar; «deal», como tú indiques.

## What is refused: files

error-file-not-found = No existe el archivo { $file }.
error-file-is-folder = { $file } es una carpeta, no un archivo.
error-file-forbidden = No se puede abrir { $file }: permiso denegado.
error-file-unreadable = No se puede leer { $file }.
error-file-not-text = { $file } no es un archivo de texto en UTF-8, así que no es una repetición.
error-file-too-large = El archivo es demasiado grande para ser una repetición (máximo: { $most } bytes).
error-file-exists = { $file } ya existe. Elige otro nombre.
error-file-unwritable = No se puede escribir { $file }.
error-not-json = El archivo no es JSON completo, así que no es una repetición.
error-not-a-replay = El archivo es JSON, pero no una repetición de este juego ni de hanab.live.
error-no-games = No hay partidas en { $file }.
error-several-games = { $file } contiene varias partidas, y aquí hace falta una sola.
error-site-unreachable = No se puede acceder a hanab.live ({ $what }). Abre { $address } en un navegador, guarda la página como archivo y usa ese archivo.
error-game-elsewhere = La partida no está en este enlace. Abre { $address }, guarda la página como archivo y usa ese archivo.
error-bad-link = El enlace no está completo. Copia el enlace entero de hanab.live, desde «https» hasta el final.
error-unknown-version = La repetición es de la versión { $version }; este programa lee la versión { $known }.
error-bad-field = El campo «{ $field }» de la repetición { $value ->
    [null] falta.
   *[other] no es válido: { $value }
 }
error-no-proof = La repetición no contiene ninguna prueba de su reparto: solo la tienen las partidas jugadas en un servidor.
error-bad-player-name = Un nombre debe tener de 1 a { $most } caracteres imprimibles.
error-bad-ruleset = No se pueden leer las reglas de la repetición ({ $field }).
error-unknown-variant = La variante «{ $variant }» de hanab.live no se juega aquí.
error-unplayed-option = En el turno { $turn }, la partida usa la opción «{ $option }» de hanab.live, que no se juega aquí.
error-no-counterpart = hanab.live no admite { $what ->
    [suits] las series
    [tokens] el número de fichas de pista
    [strikes] el número de errores
    [hand] el número de cartas en mano
    [flamboyant-fives] las tarjetas de bonificación
   *[synchronised-show] los anuncios
 } de esta partida, así que no se puede exportar allí.
error-no-such-turn = No existe el turno { $turn }: la repetición tiene { $turns ->
    [one] { $turns } turno
   *[other] { $turns } turnos
 }.
error-illegal-move = En el turno { $turn }, { $player ->
    [unknown] el asiento { $number }
   *[other] { $player }
 } { $kind ->
    [p] juega una carta
    [d] descarta una carta
    [c] da una pista
    [x] usa una tarjeta de bonificación
   *[s] interrumpe la partida
 } contra las reglas. { $why }
error-seat-unknown = No existe el asiento «{ $seat }». En la mesa: { $players }.

## What is refused: rulesets

error-unknown-edition = { $edition ->
    [en] Aquí no hay una caja inglesa. Las cajas inglesas siguen las reglas básicas: juega con fr, o con fr+avalanche si usas las cartas multicolor.
   *[other] No existe la caja «{ $edition }». Las cajas son: { $known }.
 }
error-edition-taken = El paquete { $source } trae una caja «{ $edition }», pero ese nombre ya está ocupado; su caja queda fuera.
error-edition-too-new = La caja «{ $edition }» ({ $source }) necesita Hanabi { $needs } o posterior; esta versión es la { $version }.
error-broken-edition = La caja «{ $edition }» ({ $source }) no se puede usar: { $what }
error-unknown-option = «{ $option }» no se puede añadir. «{ $edition }» admite: { $offered }.
error-nothing-to-try = Con { $ruleset } no hay ninguna posición para probar «{ $tag }».{ $offered ->
    [none] {""}
   *[other] {" "}Elige una de estas: { $offered }.
 }
error-not-in-box = «{ $edition }» no ofrece «{ $option }», sino: { $offered }.{ $edition ->
    [custom] {""}
   *[other] {" "}Con «custom» vale todo.
 }
error-option-twice = «{ $option }» aparece dos veces.
error-suit-twice = Solo puede haber una serie { suit.f }: elige una de las variantes.
error-options-clash = { $one } y { $other } se excluyen: elige una de las dos.
error-suit-order = Las series deben ir en este orden y sin repetirse: { $order }; no así: { $suits }.
error-impossible-suit = Descrita así, la serie { suit.f } no se puede jugar.
error-out-of-range = { $option ->
    [tokens] El número de fichas de pista
    [strikes] El número de errores
    [players] El número de jugadores
    [hand] El número de cartas en mano
    [tiles] El número de tarjetas de bonificación
    [ranks] El número de valores
   *[suits] El número de series
 } va de { $least } a { $most }; { $value } no vale.
error-not-a-number = «{ $option }» necesita un número; «{ $value }» no vale.
error-not-a-choice-of-suits = «{ $value }» no es una elección de colores: indica cuántos (suits=3) o sus letras, sin repetir (suits=rgb).
error-name-too-long = El nombre es demasiado largo: { $most } caracteres como mucho.
error-fields-unreadable = No se pueden leer los campos de las reglas ({ $field }).
error-player-count = Esta partida admite de 2 a { $most } jugadores, no { $players }.
error-no-deck-left = Repartir { $dealt } cartas entre { $players } jugadores deja el mazo vacío: la caja solo tiene { $cards } cartas.
error-deck-not-the-box = La baraja debe tener las { $expected } cartas de la caja; esta tiene { $cards } y no son esas.
error-tiles-not-the-box = Las tarjetas de bonificación deben ser las { $expected } de la caja; aquí hay { $tiles } y no son esas.
error-places-not-the-box = Las cartas devueltas al mazo no cuadran con las tarjetas de bonificación de la repetición.
error-not-a-card = «{ $text }» no es una carta. Una carta se escribe así: r3.
error-not-in-hand = No hay ningún { $card } en esta mano: { $hand }.
error-seat-not-free = El asiento { $number } no está libre en esta mesa de { $players }.
error-nobody-in-seat = En el asiento { $number } no hay ningún jugador, así que no hay a quién preguntar.
error-dealt-elsewhere = Las cartas de esta partida no se repartieron aquí, así que no hay repetición.
error-not-an-action = «{ $text }» no es una acción.

## What is refused: bots

error-unknown-bot = Ningún bot se llama «{ $name }». Los bots son: { $known }.
error-bots-at-table = Con { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
 } no se llena una mesa de { $players }.
error-illegal-answer = Un bot ha infringido las reglas ({ $reason }): la partida no puede continuar.
error-bot-failed = El bot «{ $bot }» ha fallado: { $what }

## What is refused: actions

error-game-over = La partida ha terminado.
error-no-such-seat = Ese asiento no existe en esta mesa.
error-not-your-turn = Es el turno de otra persona.
error-choice-pending = Antes hay que resolver la tarjeta de bonificación.
error-nothing-to-choose = Ninguna tarjeta de bonificación espera una decisión.
error-must-choose = No se puede renunciar a esta tarjeta de bonificación.
error-other-clue-wanted = La tarjeta de bonificación da la otra clase de pista.
error-other-choice-wanted = La tarjeta de bonificación pide otra cosa.
error-not-in-discards = Esa carta no está en la pila de descartes.
error-does-not-fit = Esa carta no encaja en su serie.
error-card-not-in-hand = Esa carta no está en la mano de quien tiene el turno.
error-all-tokens-available = Están todas las fichas de pista, así que no se puede descartar: juega una carta o da una pista.
error-no-clue-token = No queda ninguna ficha de pista: juega una carta, o descarta una para recuperar una ficha.
error-clue-to-oneself = Nadie puede darse pistas a sí mismo.
error-no-cards-to-clue = En esa mano ya no quedan cartas que señalar.
error-rank-not-clued = En esta partida no hay cartas de ese valor.
error-colour-not-clued = Ese color no se puede decir en esta partida.
error-empty-clue = En esta partida una pista debe señalar alguna carta.
error-no-announcements = En esta partida no se anuncia antes de jugar.
error-no-such-suit = Esa serie no está en esta mesa.
error-more-to-score = La partida no puede terminar por falta de puntos: aún quedan puntos posibles.

## Why bots do what they do

reason-random = Puro azar.
reason-certain-play = Sea cual sea, encaja.
reason-invited-play = Una pista señaló solo esta carta: pide que se juegue.
reason-last-chance-play = Es el último turno: un error no costaría nada.
reason-forced-play = No se podía hacer otra cosa.
reason-play-clue = Así habrá una carta que jugar.
reason-save-clue = Para salvar una carta indispensable.
reason-telling-clue = Dice mucho de cartas que importan.
reason-waiting-clue = Por ahora, mejor que cualquier descarte.
reason-safe-discard = Nadie la echará de menos.
reason-oldest-discard = La carta más antigua sin pista es la primera en irse.
reason-least-missed-discard = Todas las cartas tienen su pista; esta es la que menos falta parece hacer.
reason-rekindle = De todas las cartas que podía poner, esta es la que más ayuda.
reason-bring-back = De todos los descartes, es la carta que más puertas abre.

## The table on the screen

# Breves: todo cabe en una línea de 80 columnas.
screen-title = Hanabi
screen-tagline = todo el mundo ve tus cartas menos tú
screen-setup-how = Pulsa Intro para jugar así, o cambia antes lo que quieras.
screen-turn = Turno { $turn }
screen-points = Puntos { $points }, máximo { $best }
screen-tokens = Pistas { $tokens }/{ $most }
screen-strikes = Errores { $strikes }/{ $most }
screen-deck = Mazo { $deck }
screen-tiles = Tarjetas { $turned }/{ $tiles }
screen-last-round = { $left ->
    [one] ¡Último turno!
   *[other] Última ronda: { $left } turnos
 }
# Nueve letras como mucho: van en el borde de una carta.
screen-card-fits = encaja
screen-card-useless = muerta
screen-card-needed = necesaria
screen-memory-deduced = todo lo deducido
screen-memory-said = pistas recibidas
screen-memory-nothing = ninguno
screen-memory-note = Recordatorio: { $level }
screen-memory-off = sin recordatorio
screen-waiting = { $player } está pensando…
screen-waiting-away = { $time ->
    [none] Esperando a { $player }, que no está
   *[other] Esperando a { $player }, que lleva { $time } fuera
 }
screen-your-turn = Tu turno: elige una carta para jugarla o descartarla, o da una pista.
screen-selected = Carta { $place }: P la juega, D la descarta.
screen-known = { $player }, carta { $place }: { $known }.
screen-ask-play = ¿Qué carta juegas?
screen-ask-discard = ¿Qué carta descartas?
screen-ask-receiver = ¿A quién le das la pista?
screen-ask-value = ¿Qué le dices a { $player }?
screen-ask-try = ¿Qué regla quieres probar?
screen-ask-card = ¿Qué carta?
screen-ask-announcement = ¿Qué serie anuncias para la carta { $place }?
screen-announce = Anuncias la serie { suit.f } y juegas la carta { $place }.
screen-no-announcement = ninguna
screen-ask-sure = { $announced ->
    [none] ¿Jugar la carta { $place }?
   *[other] ¿Anunciar la serie { suit.f } y jugar la carta { $place }?
 }
screen-yes = sí
screen-no = no
screen-decline = renunciar
coach-action = { $kind ->
    [play] juega la carta { $place }.
    [announce] anuncia la serie { suit.f } y juega la carta { $place }.
    [discard] descarta la carta { $place }.
    [colour] señala a { $player } sus cartas { suit.fpl }.
    [rank] señala a { $player } sus { $rank }.
    [card] elige el { card }.
   *[decline] renuncia al efecto de la tarjeta.
 }
coach-advice = Consejo: { coach-action } { $reason }
screen-pass = Pásale el teclado a { $player }, y que pulse Intro.
screen-not-saved = Esta partida no se puede conservar en el disco: no cierres el terminal antes de acabarla.
screen-kept = La partida queda guardada: «hanabi play» volverá a ofrecerla.
screen-recorded = La repetición se ha guardado en { $file }.
screen-ask-file = Guardar la repetición como
screen-ask-turn = ¿A qué turno ir? De 0 a { $turns }
screen-replay-where = Tras el turno { $turn } de { $turns } · { $all ->
    [yes] todas las manos a la vista
   *[no] visto por { $player }
 }
screen-resume = Hay una partida a medias. ¿Seguir con ella?
screen-resume-where = turno { $turn }, { $points } de { $best } puntos
screen-resume-taken = Otro programa está jugando esta partida.
screen-set-aside = Una partida guardada no se puede leer y queda apartada en { $file }. { $why }
screen-too-small = La mesa necesita { $width } columnas y { $height } líneas; aquí hay { $has_width } y { $has_height }. Agranda el terminal, o pulsa Q y usa «hanabi play --plain».
screen-plain-no-terminal = Aquí no hay terminal donde dibujar: la partida sigue en texto simple.
screen-plain-dumb = Este terminal no sabe dibujar una mesa: la partida sigue en texto simple.
screen-plain-small = El terminal tiene menos de 80 columnas o de 24 líneas, así que la partida sigue en texto simple.
screen-plain-not-installed = La pantalla completa necesita más paquetes, así que se usa texto simple. Así se instalan: pip install 'hanabi[tui]'

# Una o dos palabras: van tras su tecla en una línea de 80 columnas.
screen-key-play = jugar
screen-key-discard = descartar
screen-key-clue = pista
screen-key-advice = consejo
screen-key-log = registro
screen-key-known = datos
screen-key-rules = reglas
screen-key-quit = salir
screen-key-keys = más
screen-key-choose = elegir
screen-key-change = cambiar
screen-key-take = OK
screen-key-back = atrás
screen-key-try = probar
screen-key-again = de nuevo
screen-key-scroll = desplazar
screen-key-go-on = continuar
screen-key-on = seguir
screen-key-start = inicio
screen-key-end = fin
screen-key-turn = turno
screen-key-seat = vista
screen-key-leave = cerrar
screen-key-begin = empezar
screen-key-resume = continuar
screen-key-new = nueva partida
screen-key-forget = borrar
screen-key-new-deal = nueva
screen-key-same-deal = mismo mazo
screen-key-view = repetición
screen-key-save = guardar
screen-key-setup = menú

# Pages
screen-name-enter = Intro
screen-name-escape = Esc
screen-name-tab = Tab
screen-name-home = Inicio
screen-name-end = Fin
screen-name-page-down = AvPág
screen-name-page-up = RePág
screen-name-ctrl-r = Ctrl-R
screen-keys-title = Teclas
screen-log-title = Lo que ha pasado
screen-known-title = Lo que sabe cada jugador
screen-help-select = elegir una de tus cartas
screen-help-play = jugar la carta
screen-help-discard = descartar la carta y recuperar una ficha de pista
screen-help-clue = dar una pista: a quién, y luego un color o un valor
screen-help-take = elegir lo marcado; si un bot está pensando, meterle prisa
screen-help-back = volver atrás
screen-help-advice = preguntar qué haría un bot al que los demás entienden, y por qué
screen-help-meaning = mostrar qué significan las pistas hasta ahora
screen-help-known = mostrar qué sabe cada jugador de sus cartas
screen-help-log = mostrar todo lo que ha pasado
screen-help-rules = mostrar las reglas de esta partida
screen-help-quit = salir; la partida queda guardada y se ofrece de nuevo
screen-help-step = una acción adelante, una atrás
screen-help-note = escribir una nota en la carta elegida
screen-help-mark-card = marcar para ti la carta elegida: jugar, conservar, descartar, girada
screen-help-move = mover la carta en tu mano
screen-help-leap = diez acciones adelante, diez atrás
screen-help-edge = el reparto, el final
screen-help-turn = ir a un turno
screen-help-seat = mirar desde el asiento siguiente; tras el último, manos a la vista
screen-help-leave = cerrar la repetición
screen-help-mouse = Con el ratón: pulsa una carta, un nombre, una respuesta o una tecla de abajo.
screen-sign-needed = 3!    la última copia de una carta que aún hace falta
screen-sign-lost = x     fuera de alcance: se perdieron sus copias o las de una carta anterior
screen-sign-dots = R·V   el punto ocupa el sitio de un color o valor imposible
screen-sign-left = RA15  se sabe que esa carta de otra mano es roja o amarilla, y 1 o 5
screen-sign-minus = 4-RA  es un 4, ni rojo ni amarillo: tras el menos, lo que no es
screen-sign-brackets = [R3]  la pista señalaría esta carta

# Preparar una partida: rótulos de 13 letras como mucho, valores de 18.
screen-language-name = español
screen-row-language = Idioma
screen-row-edition = Reglas
screen-row-tokens = Fichas
screen-row-strikes = Errores
screen-row-hand = Mano
screen-row-suits = Colores
screen-row-ranks = Valores
screen-row-players = Jugadores
screen-row-seat = Asiento { $number }
screen-row-first = Comienza
screen-row-memory = Recordatorio
screen-row-confirm = Confirmar
screen-edition-given = las indicadas
# 34 letras como mucho.
screen-option-avalanche = Avalancha de colores
screen-option-avalanche-own = Avalancha: un color aparte
screen-option-avalanche-own-5 = Avalancha: aparte, cinco cartas
screen-option-avalanche-every = Avalancha: todos los colores
screen-option-black-powder = Pólvora negra
screen-option-black-powder-floor-0 = Pólvora negra: nunca bajo 0
screen-option-flamboyant-fives = Los 5 fastuosos
screen-option-flamboyant-fives-common = Los 5 fastuosos: como en otras
screen-option-bonus-tiles = Bonificación: cualquier serie
screen-option-no-declining = Bonificación: sin renuncia
screen-option-no-empty-free-clues = Pistas gratis: nunca vacías
screen-option-may-waste = Bonificación: con renuncia
screen-option-all-or-nothing = Traca final
screen-option-all-or-nothing-no-skips = Traca final, sin saltar turnos
screen-option-synchronised-show = Espectáculo sincronizado
screen-option-no-empty-clues = Sin pistas vacías
screen-seat-person = persona
screen-seat-beginner = principiante
screen-seat-random = aleatorio
screen-usual = por defecto
screen-chance = al azar
screen-about-language = El idioma del juego.
screen-about-edition = La caja cuyas reglas se siguen. Ctrl-R las muestra.
screen-about-tokens = Cuántas fichas de pista hay.
screen-about-strikes = Con cuántos errores se pierde la partida.
screen-about-hand = Cuántas cartas hay en cada mano; por defecto, depende del número de jugadores.
screen-about-suits = Los colores en juego: ← y → cambian cuántos son; una letra quita o añade el suyo.
screen-about-ranks = Cuántos valores tiene cada color, a partir del 1.
screen-about-players = Cuántos jugadores hay en la mesa.
screen-about-seat = Quién se sienta aquí: una persona o un bot. Escribe para cambiar el nombre. Entre varias personas, el teclado pasa de mano en mano.
screen-about-first = Quién tiene el primer turno.
screen-about-memory-deduced = La pantalla muestra todo lo que las pistas y el recuento dicen de una carta.
screen-about-memory-said = La pantalla muestra qué pistas han señalado una carta; lo demás hay que pensarlo.
screen-about-memory-nothing = Toca recordarlo todo, como en una mesa de verdad.
screen-about-confirm = Pedir confirmación antes de jugar una carta.

## A room on a server, in the terminal

error-link-unreadable = «{ $link }» no es el enlace de una sala. Debe ser como https://example.org/r/SALA.
error-link-without-room = «{ $link }» no nombra ninguna sala. El enlace de una sala termina en /r/SALA.
error-no-such-host = No existe el servidor { $host }, o este ordenador no está conectado a internet.
error-server-unreachable = Nadie responde en { $server }: el servidor no está en marcha o algo impide la conexión.
error-server-silent = { $server } tarda demasiado en responder. Vuelve a intentarlo más tarde.
error-certificate-refused = { $server } no puede demostrar que es quien dice ser (su certificado no es válido), así que no se le ha enviado nada.
error-no-hanabi-server = { $server } responde, pero no es un servidor de Hanabi.
error-server-forbids = { $server } no deja entrar a nadie por esta dirección. Usa el enlace tal como te lo dieron.
error-server-protocol = El servidor habla el protocolo { $protocol } y este programa, el { $known }. Actualiza el más antiguo de los dos.
error-no-advice = En esta sala no hay consejos, porque su recordatorio no lo muestra todo.
error-remark-wanted = Durante esta partida solo se admiten frases predefinidas: «habla» las enumera, «habla 4» dice la cuarta.
error-removed-unknown = No se ha expulsado a nadie llamado «{ $name }». Expulsados: { $players ->
    [none] nadie.
   *[other] { $players }.
 }
error-removed-several = Se ha expulsado a varias personas: { $players }. Escribe a quién te refieres, como en «readmite Hugo».
error-door-unknown = «{ $door }» no vale para la puerta. Escribe «puerta abierta», «puerta invitación» o «puerta cerrada».
screen-room-title = Sala { $room }
screen-room-rules = Reglas: { $rules }
screen-manners-strict = No se habla durante la partida
screen-manners-remarks = Solo frases predefinidas
screen-manners-open = Se habla libremente
screen-room-watch = { $view ->
    [public] El público ve la mesa, pero ninguna mano
    [seat] El público ve lo que ve el asiento { $seat }
    [open] El público ve todas las manos
   *[nothing] El público no ve nada hasta el fin
 }
screen-room-watch-late = { $actions ->
    [one] , con una jugada de retraso
   *[other] , con { $actions } jugadas de retraso
 }
notice-handed-over = { $by } ha cedido la sala a { notice-whom }.
notice-took-over = { notice-whom-first } dirige ahora la sala: así lo han votado los jugadores presentes.
notice-host-returned = { notice-whom-first } ha vuelto y dirige de nuevo la sala.
notice-removed = { $by } ha expulsado de la sala a { notice-whom }.
notice-readmitted = { $by } ha dejado volver a { notice-whom }.
notice-door-set = { $door ->
    [invited] { $by } ha limitado la sala a quienes tengan invitación.
    [locked] { $by } ha cerrado la sala.
   *[open] { $by } ha abierto la sala a quien tenga el enlace.
 }
notice-stood-in = { $by } deja que el bot «{ $bot }» juegue por { notice-whom }.
notice-given-back = { notice-whom-first } recupera su asiento.
notice-host = El anfitrión
notice-whom = { $whom ->
    [none] un invitado
   *[other] { $whom }
 }
notice-whom-first = { $whom ->
    [none] Un invitado
   *[other] { $whom }
 }
screen-room-clock = { $time } por turno; después, { $then ->
    [stop] la partida termina
   *[beginner] juega un bot principiante
 }
screen-room-hours = { $hours ->
    [one] una hora
   *[other] { $hours } horas
 }
screen-room-days = { $days ->
    [one] un día
   *[other] { $days } días
 }
screen-room-free = libre
screen-room-bot = bot: { $bot }
screen-room-you = tú
screen-room-host = anfitrión
screen-room-away = fuera
screen-room-votes = quiere terminar la partida
screen-room-stand-in = sustituto: { $bot }
screen-room-standing = Sin asiento: { $names }
screen-room-line = { $name }: { $text }
screen-room-people = Asientos
screen-room-terms = Ajustes
screen-room-talk = Conversación
screen-room-choose = Ocupa un asiento libre, o quédate a mirar.
screen-room-fill = { $host ->
    [yes] Espera a que otros se sienten o pon bots en los asientos libres. Después podrás empezar la partida.
   *[no] Se espera a que otros se sienten; el anfitrión puede poner bots en los asientos libres.
 }
screen-room-ready = Todos los asientos están ocupados: ya puedes empezar la partida.
screen-room-wait = Todos los asientos están ocupados. { $host } tiene que empezar la partida.
screen-room-running = { $sees ->
    [yes] Hay una partida en curso.
   *[no] Hay una partida en curso. Verás la mesa cuando termine.
 }
screen-room-voted = { $count ->
    [one] { $names } quiere terminar la partida.
   *[other] { $names } quieren terminar la partida.
 }
screen-room-ask-name = ¿Qué nombre quieres usar aquí? Intro para { $default }>
screen-room-name = ¿Qué nombre quieres usar aquí?
screen-room-ask-text = ¿Qué quieres decir?
screen-room-ask-remark = ¿Qué frase?
screen-room-ask-vote = ¿Votar para terminar la partida? Debe estar de acuerdo más de la mitad de los jugadores; una partida terminada así vale 0 puntos.
screen-room-ask-vote-back = ¿Retirar tu voto y seguir jugando?
screen-room-ask-remove = ¿Expulsar de la sala a { $player }? Más tarde podrás dejar que vuelva.
screen-room-ask-rules = ¿Con qué reglas? Por ejemplo, fr o de+avalanche.
screen-room-prompt = Sala>
screen-room-connecting = Conectando con { $server }…
screen-room-lost = Se ha perdido la conexión. Reconectando… Tu asiento y la partida se conservan.
screen-room-sent = Enviando…
screen-room-clock-left = Tiempo restante: { $time }.
screen-room-farewell = { $kept ->
    [yes] Tu asiento se conserva. Para volver: hanabi play { $link }
   *[no] Tu asiento se conserva, pero este ordenador no ha podido anotar quién eres allí: volverías como una persona nueva.
 }
screen-proof-kept = Comprobado: el reparto es el que se fijó antes de la primera acción.
screen-proof-broken = Cuidado: el reparto no es el que se prometió antes de la primera acción.
screen-proof-unknown = No se ha podido obtener la repetición, así que el reparto no está comprobado.
screen-room-help =
    siéntate 2     ocupar el asiento 2; sin número, cualquiera libre
    levántate      dejar el asiento
    bot 3          poner un bot en el asiento 3; sin número, en todos los libres (anfitrión)
    empieza        empezar la partida (anfitrión)
    habla Hola     decir algo; «habla» enumera las frases, «habla 4» dice la cuarta
    nombre Ana     usar otro nombre
    anfitrión Hugo ceder la sala a Hugo
    expulsa Hugo   expulsar a Hugo o, por el número de asiento, quitar un bot (anfitrión)
    readmite Hugo  dejar volver a Hugo, a quien expulsaste (anfitrión)
    puerta cerrada no dejar entrar a nadie nuevo; también «puerta invitación» y «puerta abierta» (anfitrión)
    sustituye 2    que un bot juegue por quien falta en el asiento 2, o que deje de hacerlo
    vota           votar para terminar la partida, o retirar el voto
    repaso         repasar la partida terminada
    sala           mostrar quién está
    salir          irse; el asiento se conserva
verb-sit = siéntate sientate sentarse asiento
verb-stand = levántate levantate levantarse
verb-bot = bot bots
verb-begin = empieza empezar comienza comenzar
verb-say = habla hablar
verb-name = nombre
verb-host = anfitrión anfitrion anfitriona
verb-remove = expulsa expulsar
verb-readmit = readmite readmitir
verb-door = puerta
door-open = abierta
door-invited = invitación invitacion
door-locked = cerrada
verb-replace = sustituye sustituir
verb-vote = vota votar voto
verb-room = sala
# One or two words: they stand behind their key in a line of 80 columns.
screen-key-sit = sentarse
screen-key-stand = levantarse
screen-key-bot = bot
screen-key-game = empezar
screen-key-talk = hablar
screen-key-name = nombre
screen-key-host = anfitrión
screen-key-remove = expulsar
screen-key-stand-in = sustituir
screen-key-vote = votar
screen-key-room = sala
screen-key-table = mesa
screen-key-rematch = revancha
screen-help-pick = elegir lo marcado
screen-help-talk = decir algo o, si solo se admiten, una frase predefinida
screen-help-vote = votar para terminar la partida, o retirar el voto
screen-help-room = mostrar la sala: quién está, los ajustes y la conversación
screen-help-away = irse; tu asiento se conserva y «hanabi play ENLACE» te trae de vuelta
screen-help-row = elegir un asiento o una persona
screen-help-table = volver a la mesa
screen-help-sit = ocupar el asiento marcado, si está libre; dejarlo, si es el tuyo
screen-help-fill = poner un bot en el asiento marcado, o en todos los libres (anfitrión)
screen-help-game = empezar la partida cuando todos los asientos estén ocupados (anfitrión)
screen-help-stand-in = que un bot juegue por quien falta, o devolverle el asiento (anfitrión)
screen-help-host = ceder la sala a la persona marcada, o votarla si el anfitrión no está
screen-help-remove = expulsar a la persona o quitar el bot (anfitrión)
screen-help-readmit = dejar volver a alguien a quien expulsaste (anfitrión)
screen-help-door = elegir quién puede entrar: con el enlace, con invitación o nadie nuevo (anfitrión)
screen-help-name = usar otro nombre
screen-help-terms = jugar con otras reglas; + y - cambian el número de asientos (anfitrión)

## The page in the browser: the table

web-table-title = La mesa
web-table-actions = Lo que puedes hacer
web-table-hand = { $you ->
    [yes] Tu mano
   *[no] La mano de { $player }
 }
web-table-card-seen = { card }, carta { $place }{ $known ->
    [none] {""}
   *[other] ; por las pistas: { $known }
 }
web-table-known-but-not = { $known }, salvo { $faces }
web-table-card-own = Carta { $place }{ $known ->
    [none] {""}
   *[other] : { $known }
 }{ $mark ->
    [none] {""}
   *[other] {" "}({ $mark })
 }
web-table-newest = nueva
web-table-firework = Serie { suit.f }: { $top ->
    [none] sin empezar
   *[other] llega al { $top }
 }{ $next ->
    [none] , completa
   *[other] , siguiente: { $next }
 }
web-table-out-of-reach = Ya no se puede completar.
web-table-gone = { card }: { $gone } de { $copies } en los descartes
web-table-tiles = { table-tiles }:
web-table-clue = Pista
web-table-tell = Pista para { $player }…
web-table-clue-choice = { $value }: { $aim }
web-table-points-at = { $count ->
    [0] no señala ninguna carta
    [one] señala la carta { $places }
   *[other] señala las cartas { $places }
 }
web-table-play = Jugar la carta { $place }
web-table-play-announced = Anunciar la serie { suit.f } y jugar la carta { $place }
web-table-discard = Descartar la carta { $place }
web-table-kind-play = Jugar
web-table-kind-discard = Descartar
web-table-kind-clue = Pista
web-table-announce = Anunciar
web-table-announce-none = nada
web-table-decline = Renunciar
web-table-back = Volver
web-table-ask-discard = ¿Descartar la carta { $place }?
web-table-ask-clue = ¿Decirle «{ $value }» a { $player }? La pista { $aim }.
web-table-ask-card = ¿Elegir el { card }?
web-table-ask-decline = ¿Renunciar al efecto de la tarjeta?
web-table-do = Sí
web-table-not-yet = Todavía no
web-table-mark = Marcas que solo ves tú
web-table-marks = Marcar o mover
web-table-mark-play = para jugar
web-table-mark-keep = para conservar
web-table-mark-discard = para descartar
web-table-mark-turned = girada
web-table-move-left = A la izquierda
web-table-move-right = A la derecha
web-table-watching = Estás mirando la partida.
web-table-preparing = Los bots se están preparando. Su primera jugada puede tardar un minuto…
web-table-help = Teclas y ajustes
web-table-help-announce = elegir qué anuncias con la carta
web-table-help-move = mover la carta en tu mano
web-table-help-keys = mostrar estas teclas
web-table-help-clue = Para dar una pista, primero el número del jugador y luego un valor, o la letra que llevan las cartas de un color. También valen las letras inglesas (R, Y, G, W, B, M, K).
web-table-help-order = Las cartas se numeran de la más antigua a la más reciente, que lleva la marca «{ web-table-newest }».
web-table-shortcuts = Jugar con estas teclas
web-table-confirm = Pedir confirmación antes de cada acción
web-table-final = Lo hecho, hecho está: no se puede deshacer nada.
web-table-close = Cerrar
web-table-replay = Guardar la repetición
web-table-commitment = Prueba del mazo
web-table-score = Puntuación: { $score } de { $best }
web-table-copy = Copiar
web-table-copied = Copiado
web-table-promised = El mazo quedó fijado antes de la primera carta. Anota este número para comprobarlo después de la partida.
web-table-opened = La prueba se ha revelado: con el número que anotaste, la repetición demuestra que el mazo estaba fijado desde el principio.
web-table-unopened = La prueba está en camino.

## The page in the browser: the lobby

web-lobby-name = Tu nombre
web-lobby-name-suggested = Si lo dejas vacío, te llamarás { $name }.
web-lobby-about = Sostienes tus cartas de modo que las vean todos menos tú. Con unas pocas pistas os decís qué jugar, y juntos construís cinco series de fuegos artificiales, carta a carta.
web-lobby-bots = Jugar con bots
web-lobby-bots-about = La partida empieza enseguida.
web-lobby-open = Abrir una sala
web-lobby-open-about = Elige las reglas, comparte el enlace, juega con amigos y bots.
web-lobby-box = La caja con la que juegas
web-lobby-more = Más ajustes
web-lobby-add = Expansiones y variantes
web-lobby-without = Sin ella
web-lobby-about-avalanche = Una sexta serie de todos los colores.
web-lobby-about-black-powder = Una serie negra descendente.
web-lobby-about-flamboyant-fives = Tarjetas de bonificación por completar series.
web-lobby-numbers = Cantidades a tu gusto
web-lobby-seats = Asientos
web-lobby-first = Quién comienza
web-lobby-spectators = El público
web-lobby-spectators-nothing = No ve nada hasta el final
web-lobby-spectators-public = Ve la mesa, pero ninguna mano
web-lobby-spectators-seat = Ve lo que ve un asiento
web-lobby-spectators-open = Ve todas las manos
web-lobby-spectators-trust = Solo entre gente de confianza: cualquier jugador podría abrir otro navegador y ver sus propias cartas.
web-lobby-spectators-whose = Desde qué asiento
web-lobby-spectators-delay = Retraso
web-lobby-spectators-late = { $actions ->
    [0] ninguno
    [one] una jugada
   *[other] { $actions } jugadas
 }
web-lobby-clock = Tiempo por turno
web-lobby-no-clock = Sin reloj
web-lobby-then = Cuando se acabe el tiempo
web-lobby-then-stop = La partida termina
web-lobby-then-beginner = Juega un bot principiante
web-lobby-pair = { $label }: { $value }
web-lobby-join = Entrar en una sala
web-lobby-link = Enlace de la sala
web-lobby-join-go = Entrar
web-lobby-claim = Seguir lo empezado en otro dispositivo
web-lobby-claim-about = Abre tu sala en el otro dispositivo, pide allí un código y escríbelo aquí.
web-lobby-code = Código
web-lobby-claim-go = Continuar
web-lobby-claimed = Listo: aquí ya eres la misma persona. Abre tu sala con su enlace.

## The page in the browser: the room

web-room-connecting = Conectando…
web-room-late = El servidor aún no ha respondido. Tu petición se volverá a enviar automáticamente.
web-room-choice-kept = Tu jugada se conserva y se volverá a enviar: { coach-action }
web-room-back-in = Nuevo intento en { $seconds } s
web-room-your-turn = Te toca
web-room-dismiss = Cerrar el aviso
web-room-shuffling = Barajando el mazo…
web-room-lobby = Volver al inicio
web-room-again = Entrar de nuevo
web-room-enter = Entrar
web-room-enter-sit = Entrar y sentarme
web-room-enter-watch = Entrar sin sentarme
web-room-sit = Sentarme
web-room-stand = Levantarme
web-room-bot = Añadir un bot
web-room-bots = Bots
web-room-fill = Poner bots en los asientos libres
web-room-clear = Quitar
web-room-hand-over = Nombrar anfitrión
web-room-acting-host = anfitrión en funciones
web-room-owner = dueño
web-room-host-away = { $time ->
    [none] El anfitrión ({ $host }) no está.
   *[other] El anfitrión ({ $host }) lleva { $time } fuera.
 }
web-room-host-vote-later = Podréis votar a otro anfitrión dentro de { $time }.
web-room-host-vote-about = { $needed ->
    [one] Mientras tanto, alguien de la mesa puede hacer de anfitrión. Hace falta un voto.
   *[other] Mientras tanto, alguien de la mesa puede hacer de anfitrión. Hacen falta { $needed } votos.
 }
web-room-host-votes = votos de { $names }
web-room-vote-host = Elegir como anfitrión
web-room-remove = Expulsar
web-room-ask-remove = ¿Expulsar de la sala a { $player }? Más tarde podrás dejar que vuelva.
web-room-removed = Expulsados de la sala
web-room-readmit = Dejar volver
web-room-stand-in = Que juegue un bot
web-table-away = fuera desde hace { $time }
web-table-stand-in = { $you ->
    [yes] Un bot juega por ti: { $bot }
   *[no] Un bot juega por { $player }: { $bot }
 }
web-table-substituted = { $you ->
    [yes] (Un bot jugó por ti: { $bot }.)
   *[no] { $player ->
        [none] (Jugó un bot: { $bot }.)
       *[other] (Un bot jugó por { $player }: { $bot }.)
     }
 }
web-room-give-back = Devolver el asiento
web-room-take-back = Recuperar mi asiento
web-room-standing = Sin asiento
web-room-watching = { $count ->
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
 }
web-room-begin = Empezar la partida
web-room-rematch = Jugar otra vez
web-room-change = Cambiar
web-room-agree = Guardar
web-room-cancel = Cancelar
web-room-invite = Invitar a otros
web-room-invited = Te invitan a una partida de Hanabi
web-room-invite-about = { $door ->
    [locked] La sala está cerrada: no puede entrar nadie nuevo.
    [invited] { $host ->
        [yes] Quien tenga este enlace de invitación puede entrar.
       *[no] A esta sala solo se entra con invitación. El anfitrión puede invitar.
     }
   *[open] Quien tenga este enlace puede entrar.
 }
web-room-new-invite = Nuevo enlace de invitación
web-room-new-invite-about = El enlace anterior dejará de servir.
web-room-door = Quién puede entrar
web-room-door-open = Quien tenga el enlace
web-room-door-invited = Solo con enlace de invitación
web-room-door-locked = Nadie nuevo
web-room-copy = Copiar enlace
web-room-copied = Se ha copiado el enlace.
web-room-share = Compartir…
web-room-qr = Código QR
web-room-qr-about = Código QR con el enlace de esta sala
web-room-silence = Nadie ha dicho nada todavía.
web-room-say = Di algo
web-room-send = Enviar
web-room-remarks = Frases predefinidas
web-room-unread = { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
 }
web-room-vote = Votar para terminar la partida
web-room-vote-back = Retirar mi voto
web-room-end = Terminar esta partida
web-room-ask-end = ¿Terminar esta partida? Una partida terminada así vale 0 puntos.
web-room-leave = Salir por ahora
web-room-leave-about = Encontrarás esta partida en la página de inicio.
web-room-room = La sala
web-room-rename = Cambiar de nombre
web-room-device = Continuar en otro dispositivo
web-room-device-about = Un código te lleva, con tu asiento, a otro dispositivo.
web-room-code = Obtener un código
web-room-code-about = Escríbelo en la página de inicio del otro dispositivo. Sirve una sola vez, durante { $time }.

## The page in the browser: the rules

web-rules-title = Las reglas
web-rules-about = ¿Qué caja tienes? Cada una tiene sus propias reglas; aquí están en tu idioma, con ejemplos.
web-rules-seats = De 2 a { $seats } jugadores
web-rules-all = Todas las cajas
web-rules-read = Leer estas reglas
web-rules-choose = Caja y expansiones
web-rules-contents = En esta página
web-rules-points = Puntos
web-rules-remark = Lo que dice el público
web-rules-tags = Las etiquetas pequeñas, como B4, indican de qué regla viene cada frase; son las mismas en todos los idiomas.
web-rules-try = Probar
web-rules-try-back = Volver a las reglas
web-rules-try-again = Empezar de nuevo

## The page in the browser: comforts of the table

web-table-note = { $you ->
    [yes] Tu nota: «{ $text }»
   *[no] Nota de { $player }: «{ $text }»
 }
web-table-noted = { $card }; { $note }
web-table-note-write = Escribir una nota
web-table-note-field = Una nota que solo lees tú hasta el final
web-table-note-done = Listo
web-table-notes = Notas
web-table-veil = Ver esta mano como la ve { $player }
web-table-help-note = escribir una nota en la carta elegida
web-table-help-veil = ver la mano siguiente como la ve su jugador; o mantener pulsado un nombre
web-table-settings = Ajustes
web-settings-theme = Tema
web-settings-theme-night = Noche
web-settings-theme-light = Día
web-settings-theme-device = Como en este dispositivo
web-settings-theme-to-night = Cambiar al modo noche
web-settings-theme-to-light = Cambiar al modo día
web-settings-cards = Tamaño de las cartas
web-settings-cards-small = Pequeño
web-settings-cards-usual = Mediano
web-settings-cards-large = Grande
web-settings-motion = Animaciones
web-settings-motion-full = Todas
web-settings-motion-short = Cortas
web-settings-motion-none = Ninguna
web-settings-pace = Velocidad de los bots
web-settings-pace-usual = Habitual
web-settings-pace-slow = Lenta
web-settings-pace-slower = Muy lenta
web-settings-volume = Volumen
web-table-rewind = Ver jugadas anteriores
web-notice-sounds = Reproducir sonidos
web-notice-notices = Avisarme cuando me toque y esté mirando otra cosa
web-notice-refused = Tu navegador no deja que esta página muestre avisos. Puedes permitirlo en sus ajustes.
web-notice-missing = Tu navegador solo muestra avisos de direcciones https y, en algunos teléfonos, solo de páginas instaladas.
web-notice-unreached = No hay conexión con el servidor. En cuanto vuelva, podrás seguir jugando.
web-site-loading = Preparando el juego. Después de la primera vez, también funciona sin conexión.
web-site-failed = El juego no se ha cargado. Comprueba tu conexión e inténtalo de nuevo.
web-site-unsaved = Tu navegador no guarda esta partida. Libera algo de espacio o deja la página abierta hasta que termine la partida.
web-site-elsewhere = Has abierto el juego en otra pestaña, así que aquí se detiene. Tus partidas están guardadas.
web-site-here = Jugar aquí
web-site-restarting = El juego ha fallado y se está reiniciando. Tus partidas están guardadas.
web-show-again = Ver otra vez la última jugada
web-show-finale = Ver el gran final
web-show-skip = Saltar
web-show-picture = Guardar o compartir una imagen
web-show-no-picture = Tu navegador no ha podido crear la imagen. Una captura de pantalla también sirve.

## The page in the browser: looking back, and past games

web-replay-title = Repetición
web-replay-open = Abrir una repetición
web-replay-about = Abre una partida guardada aquí o en hanab.live.
web-replay-about-drop = También puedes soltar el archivo en cualquier parte de esta página.
web-replay-choose = Elegir un archivo
web-replay-paste = O pega un enlace de hanab.live
web-replay-paste-go = Abrir
web-replay-too-large = El archivo es demasiado grande: una repetición ocupa como mucho { $most } KB.
web-replay-drop = Suelta aquí el archivo para abrir la repetición.
web-replay-bar = Jugadas de la partida
web-replay-where = Jugada { $at } de { $last }
web-replay-step-first = Ir al reparto
web-replay-step-previous = Una jugada atrás
web-replay-step-run = Reproducir
web-replay-step-pause = Pausa
web-replay-step-next = Una jugada adelante
web-replay-step-last = Ir al final
web-replay-eyes = Vista
web-replay-eyes-all = Todas las manos
web-replay-course = Los puntos y, en línea discontinua, la mejor puntuación aún posible. { $lost ->
    [yes] La puntuación máxima fue posible hasta la jugada { $at }.
   *[no] La puntuación máxima fue posible hasta el final.
 }
web-replay-share = Enlace a este momento
web-replay-save = Guardar la partida
web-replay-save-own = Archivo de repetición
web-replay-save-live = Para hanab.live
web-replay-if = ¿Y si…?
web-replay-if-about = Sigue desde aquí, o juega otra vez el mismo reparto: tú ocupas un asiento y los bots, los demás. Las cartas salen como entonces.
web-replay-seat = En el asiento de
web-replay-play-on = Jugar desde aquí
web-replay-same-deal = El mismo reparto otra vez
web-replay-over = Aquí la partida ya ha terminado. Vuelve a una jugada anterior.
web-replay-together = Repasar juntos
web-replay-together-about = Abre una sala para repasar la partida: quien tenga el enlace puede seguir el repaso.
web-replay-together-go = Abrir una sala de repaso
web-replay-look = Repasar la partida
web-replay-close = Volver a la mesa
web-replay-led = { $how ->
    [nobody] Recorre la partida por tu cuenta, o muéstrasela a toda la sala.
    [you] Tú diriges: todos ven lo que tú ves.
    [alone] { $player } muestra la partida a todos; tú miras por tu cuenta.
   *[following] { $player } muestra la partida, y tú ves lo mismo.
 }
web-replay-lead = Dirigir el repaso
web-replay-take-over = Tomar el relevo
web-replay-stop = Dejar de dirigir
web-replay-follow = Seguir a { $player }
web-replay-alone = Mirar por mi cuenta
screen-deal-again = Este reparto ya se ha jugado: puede que alguien conozca las cartas.
web-games-title = Mis partidas
web-games-running = Tus partidas en curso
web-games-hide = Ocultar esta partida
web-games-none = Todavía no has terminado ninguna partida.
web-games-start = Jugar una
web-games-more = Partidas anteriores
web-games-scores = Tus puntuaciones
web-games-facts = { $count ->
    [one] Una partida
   *[other] { $count } partidas
 }, de media el { $average } de la puntuación máxima; la mejor: { $best }. { $perfect ->
    [0] Aún ninguna partida perfecta.
    [one] Una partida perfecta.
   *[other] { $perfect } partidas perfectas.
 }
web-games-again = retomada
web-games-own-rules = reglas personalizadas
web-games-result-perfect = perfecta
web-games-result-finished = jugada hasta el final
web-games-result-struck-out = perdida: demasiados errores
web-games-result-card-lost = perdida: falta una carta indispensable
web-games-result-no-action = perdida: ninguna acción posible
web-games-result-stopped = interrumpida

## The page in the browser: the lesson

web-lesson-link = ¿Primera vez? Aprende a jugar en tres minutos
web-lesson-title = Tu primera partida
web-lesson-progress = Paso { $step } de { $steps }
web-lesson-next = Siguiente
web-lesson-back = Atrás
web-lesson-leave = Salir de la lección
web-lesson-rules = Leer las reglas
web-lesson-thinking = ¡Bien hecho! Ahora le toca a Ada…
web-lesson-step-sight = Ada y tú vais a construir cinco series de fuegos artificiales: una de cada color, carta a carta, del 1 al 5. Tú ves las cartas de Ada, pero nunca las tuyas. Esas solo las ve Ada.
web-lesson-step-ones = Ada gasta una ficha de pista para decirte cuáles de tus cartas son un 1: las cartas 2 y 4. Una pista nombra un color o un valor y señala todas las cartas que lo tienen. Aún no ha comenzado ninguna serie, así que cualquier 1 encaja.
web-lesson-task-ones = Elige la carta { $place } y juégala.
web-lesson-step-begun = Era el 1 rojo: ¡la serie roja ha comenzado! Has robado una carta nueva, oculta para ti como las demás. Ahora le toca a Ada.
web-lesson-step-five = Ada señala un 5. Solo hay uno de cada color: guárdalo bien. Y mira: Ada tiene el 2 rojo. Encaja ahora, pero ella no lo sabe.
web-lesson-task-five = Elige una de las cartas de Ada y dile «rojo».
web-lesson-step-two = «Rojo» señaló dos cartas. Ada probó suerte con una de ellas, y era el 2. Tú tienes otro 1: si Ada lo señaló, es que encaja.
web-lesson-task-two = Juega tu otro 1.
web-lesson-step-strike = Ada tomó su otra carta roja por el 3, pero era el 4: un error, y la carta se pierde. Con el tercer error se pierde la partida. Además, cada vez quedan menos fichas de pista: al descartar una carta recuperas una.
web-lesson-task-strike = Descarta la carta { $place }: nadie ha dicho nada de ella.
web-lesson-step-token = Has recuperado una ficha de pista y has robado una carta nueva. Ya conoces las tres acciones: dar una pista, jugar y descartar. Saltemos algunos turnos.
web-lesson-step-later = La serie roja llega ya al 4, y Ada te ha dicho que tu 5 es rojo.
web-lesson-task-later = Juega la carta { $place } y completa la serie.
web-lesson-step-complete = ¡Menudos fuegos artificiales! Al completar una serie se recupera una ficha de pista. Saltemos al final de la partida.
web-lesson-step-last = Ada ha robado la última carta: ahora solo queda un turno para ti y otro para ella. Sabes que la carta { $place } es el 3 azul, y la serie azul llega al 2.
web-lesson-task-last = Juega la carta { $place }.
web-lesson-step-end = Ada ha seguido con el 4 azul. Cada serie vale tantos puntos como cartas tiene: { $score } de { $best } en total. ¡Enhorabuena, ya sabes jugar!
web-lesson-not-ones-play = Primero la carta { $place }: Ada la ha señalado, así que sabes que encaja.
web-lesson-not-ones-discard = Así recuperarías la ficha, pero conoces una carta que encaja: juégala.
web-lesson-not-ones-clue = Tú también puedes dar pistas, y pronto lo harás. Primero juega la carta de la que te ha hablado Ada.
web-lesson-not-five-play = Tus cartas pueden esperar. Ada no sabe que tiene el 2 rojo: díselo.
web-lesson-not-five-discard = Hay fichas de pista de sobra. Mejor gastar una en el 2 rojo de Ada que perder una carta.
web-lesson-not-five-clue = Esa pista sería cierta, pero esta vez di «rojo»: es la serie que espera un 2.
web-lesson-not-two-play = No sabes lo suficiente de esa carta. Mira las marcas de tus cartas: ¿cuál es un 1?
web-lesson-not-two-discard = No hace falta descartar: tienes una carta que encaja.
web-lesson-not-two-clue = Ahorra la ficha: tienes una carta que encaja.
web-lesson-not-strike-play = No conoces ninguna carta que encaje ahora, y un segundo error dolería.
web-lesson-not-strike-discard = Esa conviene guardarla. Descarta la carta { $place }: la más antigua sin pistas.
web-lesson-not-strike-clue = Una pista cuesta otra ficha. Esta vez, recupera una.
web-lesson-not-later-discard = ¿Descartar ahora? Juega el 5 que espera la serie roja.
web-lesson-otherwise = En una partida de verdad podrías hacerlo. En esta lección ahora toca otra cosa.

# Parts of the page in the browser that are loaded later

web-part-missing = Esta parte de la página no se ha cargado.
web-part-again = Intentar de nuevo

## Los bots por su nombre, su compañía y los de otros

error-broken-bot = El bot «{ $bot }» ({ $source }) no se puede usar: { $what }
error-bot-keeps-to-its-kind = El bot «{ $bot }» solo juega con los de su clase: las personas no entenderían sus pistas. Elige «{ $instead }», que juega con cualquiera.
error-bot-sees-too-much = El bot «{ $bot }» ve sus propias cartas, así que no puede sentarse a una mesa de verdad. Elige «{ $instead }», que juega con cualquiera.
error-bots-apart = El bot «{ $bot }» solo juega con los de su clase, no con «{ $other }». Pon el mismo bot en todos los asientos o elige otro.

## Advice and reviews on the page, and the bots for its seats

error-advice-off = En esta sala se juega sin consejos.
error-advice-too-often = Pides consejo demasiado a menudo. Espera un momento y vuelve a pedirlo.
error-advice-failed = El bot «{ $bot }» no tiene consejo esta vez. Vuelve a pedirlo o decide tú.
screen-seat-club = jugador de club
screen-seat-partner = compañero
screen-seat-expert = experto
screen-seat-learned = autodidacta
screen-seat-master = maestro
screen-room-advice = { $allowed ->
    [yes] Se puede pedir consejo a un bot
   *[no] No hay consejos
 }
web-lobby-advice = Consejos de los bots
web-lobby-advice-about = En su turno, cada jugador puede preguntar qué haría un bot; todos ven quién ha preguntado y cuántas veces. Un bot no olvida nada, así que solo hay consejos si el recordatorio lo muestra todo.
habit-random = Hace cualquier cosa que esté permitida; sus pistas no quieren decir nada más.
habit-beginner = Toma las pistas al pie de la letra, juega lo seguro y señala lo que encaja o corre peligro.
habit-club = Cada una de sus pistas trata de una carta: juégala, o guárdala.
habit-partner = El más fuerte de los que juegan con personas: sus pistas también piden cartas que no señalan.
habit-expert = Solo juega con otros expertos: sus pistas son un código.
habit-learned = Solo juega con los suyos; lo ha aprendido todo jugando consigo mismo.
habit-master = Solo juega con otros maestros; prueba mentalmente varias jugadas antes de elegir una.
habit-cheater = Ve todas las cartas, también las suyas; solo para comparar.
web-room-bots-strongest = Los bots más fuertes, expertos y maestros, solo juegan entre ellos: las personas no podrían seguir su código.
web-lobby-watch = Ver jugar a expertos
web-room-advised = { $count ->
    [one] ha pedido consejo una vez
   *[other] ha pedido consejo { $count } veces
 }
web-advice-ask = Pedir consejo
web-advice-here = ¿Qué haría aquí un bot?
web-advice-thinking = Pensando…
web-advice-from = Consejo del bot «{ $bot }»
web-advice-more = ¿Y qué más?
web-settings-meant = Marcar mis cartas según las convenciones
web-advice-hide = Ocultar el consejo
web-table-help-advice = pedir consejo, si la sala lo permite
web-review-title = Dónde se perdieron puntos
web-review-course = Cómo fue la partida

## The coach: advice, and a look back on a game

coach-alternative = Otra opción ({ $bots }): { coach-action } { $reason }
coach-odds = Según el recuento: { $fits } % de probabilidad de que encaje, { $indispensable } % de que sea indispensable, { $dead } % de que ya no sirva.
coach-points-at = La pista señala { $cards }.
coach-points-at-nothing = La pista no señala ninguna carta.
coach-fits = encaja
coach-indispensable = indispensable
coach-dead = ya no sirve
coach-position = Turno { $turn }: le toca a { $player }.
coach-done = En la partida: { $story }
coach-meaning = { $giver } le da a { $player } la pista «{ $kind ->
    [colour] { suit }
   *[rank] { $rank }
 }». { coach-means }
coach-means = Según las convenciones, eso significa: { $code ->
    [play] juega la carta { $focus }.
    [later] juega la carta { $focus } cuando las anteriores estén en la mesa.
    [keep] guarda la carta { $focus }.
    [either] la carta { $focus } encaja, o hay que guardarla.
    [more] ahora se sabe más de la carta { $focus }.
   *[words] nada más que lo que dice.
 } { $called ->
    [yes] Antes, { $awaited } tiene que jugar una carta.
   *[no] {""}
 }
coach-clues-title = Qué significan las pistas
coach-no-clues = Aún no se ha dado ninguna pista.
coach-clue-says = Según las reglas, { $kind ->
    [colour] color { $suits }
   *[rank] número { $rank }
 }: { $count ->
    [0] ninguna carta.
    [one] solo la carta { $places }.
   *[other] solo las cartas { $places }.
 }
coach-clue-leaves = { $count ->
    [one] La carta { $place } es con seguridad { $faces }.
   *[other] La carta { $place } solo puede ser { $faces }.
 }
coach-reach = { $cost ->
    [0] De momento no cuesta ningún punto.
    [one] Queda { $cost } punto fuera de alcance.
   *[other] Quedan { $cost } puntos fuera de alcance.
 }
mark-lost = { $player } pierde la carta { $place }, el { card }: era la última copia. { coach-reach } { $known ->
    [yes] Se podía saber que esa carta era indispensable.
   *[no] { $saved ->
        [0] {""}
       *[other] En el turno { $saved }, { $warner } podía haberla salvado con la pista «{ $clue }».
     }
 }
mark-strike = { $player } juega la carta { $place }, el { card }: { $wrong ->
    [yes] no era la serie anunciada.
   *[no] no encaja.
 } Error { $strike } de { $strikes }. { $chance ->
    [0] Se podía saber que no encajaría.
   *[other] Según el recuento, había un { $chance } % de probabilidad de que encajara.
 }
mark-missed-play = { $player } podía saber con certeza que la carta { $place }, el { card }, encajaba, pero { $instead ->
    [thrown] la descarta.
    [discarded] descarta otra.
    [misplayed] juega otra que no encaja.
   *[clued] da una pista.
 }
mark-missed-discard = { $player } descarta la carta { $place }, el { card }, que aún servía, y conserva la carta { $kept }, de la que se sabe que ya no sirve.
mark-useless-clue = { $player } le da a { $receiver } la pista «{ $kind ->
    [colour] { suit }
   *[rank] { $rank }
 }», que no dice nada nuevo.
mark-late = Tras este turno de { $player } ya no quedan turnos suficientes. { coach-reach }
mark-gentle-discard = { $player } descarta el { card }, aunque encaja. { $answerer } lo entiende y juega la otra copia: un descarte de caballero.
mark-positional = { $player } { $instead ->
    [misplayed] juega la carta { $place }, que no encaja.
   *[discarded] descarta la carta { $place }.
 } { $answerer } lo entiende y juega el { card } desde el mismo lugar.
mark-finesse = Tras esta pista de { $player }, { $answerer } juega a ciegas el { card }, sin ninguna pista sobre él: un «finesse».
mark-prompt = Tras esta pista de { $player }, { $answerer } juega el { card } sin la certeza de que encaje: un «prompt».
mark-tempo = { $player } descarta para recuperar una ficha de pista, aunque una carta encaja. { $answerer } la usa enseguida para salvar el { card } de la mano de { $receiver }.
mark-stall = { $player } da una pista solo para esperar. Es lo correcto: cualquier descarte habría costado un punto.
mark-name-lost = carta perdida
mark-name-strike = error
mark-name-missed-play = jugada desaprovechada
mark-name-missed-discard = mal descarte
mark-name-useless-clue = pista inútil
mark-name-late = demasiado tarde
mark-name-gentle-discard = descarte de caballero
mark-name-positional = señal por el lugar
mark-name-finesse = «finesse»
mark-name-prompt = «prompt»
mark-name-tempo = descarte para ganar tiempo
mark-name-stall = buena espera
verdict-perfect = Una partida perfecta: { $score } de { $best } puntos.
verdict-cards = { $score } de { $best } puntos: { $cards ->
    [one] { $cards } perdido
   *[other] { $cards } perdidos
 } por falta de cartas indispensables.
verdict-turns = { $score } de { $best } puntos: { $turns ->
    [one] { $turns } perdido
   *[other] { $turns } perdidos
 } por falta de turnos.
verdict-cards-and-turns = { $score } de { $best } puntos: { $cards ->
    [one] { $cards } perdido
   *[other] { $cards } perdidos
 } por falta de cartas indispensables y { $turns } por falta de turnos.
verdict-strikes = Perdida por demasiados errores, cuando aún se podía llegar a { $possible } de { $best } puntos.
verdict-card-lost = Traca final: perdida por falta de una carta indispensable.
verdict-no-action = Traca final: perdida porque ya no quedaba ninguna acción posible.
verdict-stopped = Interrumpida, cuando aún se podía llegar a { $possible } de { $best } puntos.
verdict-unfinished = La repetición acaba antes que la partida: { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 } hasta ahí, y aún se podía llegar a { $possible } de { $best }.
coach-decisive = { $count ->
    [one] La puntuación aún posible bajó en el turno { $turns }.
   *[other] La puntuación aún posible bajó en los turnos { $turns }.
 }
coach-faultless = No hay nada que reprochar.
coach-pace = Eficiencia: { $rate } cartas por pista (cartas: { $cards }, pistas: { $clues }). { $known ->
    [yes] Margen: { $start } al principio, { $turn ->
        [0] nunca agotado.
       *[other] agotado en el turno { $turn }.
     }
   *[no] {""}
 }
review-team = { $players }: partidas { $games }, puntuación media { $mean }, cartas por pista { $rate }, errores { $strikes }, cartas perdidas { $lost }
review-player = { $player }: partidas { $games }, errores { $strikes }, cartas perdidas { $lost }, rescates desaprovechados { $saves }
review-agreement = Mismas jugadas que el bot «{ $bot }»: { $share }
review-chart = Errores, cartas perdidas, rescates desaprovechados y eficiencia
review-chart-strikes = Errores por partida
review-chart-lost = Cartas perdidas por partida
review-chart-saves = Rescates desaprovechados por partida
review-chart-efficiency = Cartas por pista
review-chart-agreement = Porcentaje de jugadas que también haría el bot «{ $bot }»
coach-chart = La partida, turno a turno
coach-best = Aún posible
coach-score = Puntuación
coach-tokens = Fichas de pista
coach-strikes = Errores
coach-pace-left = Margen (descartes posibles)
coach-turn = turno { $turn }
error-advice-without-deal = Aquí no es posible dar consejo: no se conoce todo lo ocurrido desde el reparto.
error-advice-game-over = La partida ha terminado: no hay nada que aconsejar. Indica un turno anterior.
error-advice-not-to-move = Ahora no hay consejo para este asiento: no es su turno.
error-advice-seat = En el turno { $turn } le toca a { $player }. No indiques ningún asiento, o elige otro turno.
error-advice-no-tile = En el turno { $turn } ninguna tarjeta de bonificación pedía elegir.
command-advise = Mostrar qué haría un bot en un turno de una partida guardada, por qué y qué alternativas hay.
command-review = Repasar una partida guardada: qué se perdió y dónde, y qué se podía saber.
epilogue-advise =
    Ejemplos:
      hanabi advise partida.json --turn 12               # antes del turno 12
      hanabi advise partida.json --turn 12 --bot club    # como lo ve otro bot
epilogue-review =
    Ejemplos:
      hanabi review partida.json                      # los turnos marcados y un gráfico
      hanabi review partida.json --plot repaso.svg    # el gráfico como imagen
      hanabi review partida.json --bot partner        # y qué habría hecho un bot
argument-advise-file = Un archivo, un enlace o un número de partida de hanab.live, o JSON pegado; «-» lee la entrada estándar.
argument-review-file = Un archivo, una carpeta, un enlace o un número de partida de hanab.live, o JSON pegado; «-» lee la entrada estándar.
flag-advise-turn = El turno sobre el que aconsejar; por defecto, aquel en que acaba la repetición.
flag-advise-seat = El asiento al que aconsejar, por número desde 1 o por nombre; debe ser su turno.
flag-advise-tile = Aconsejar sobre la tarjeta de bonificación que pedía elegir en ese turno.
flag-advise-bot = El bot al que preguntar; por defecto, el más fuerte de los que juegan con personas.
flag-advise-as-json = Mostrar el resultado en JSON, para programas.
flag-review-bot = Decir en cada turno marcado qué habría hecho este bot. Con varias partidas: los bots con los que comparar, separados por comas.
flag-review-plot = Dibujar el gráfico en este archivo SVG.
flag-review-as-json = Mostrar el resultado en JSON, para programas.
verb-advice = consejo aconseja
verb-meaning = significado significados
verb-yes = sí si s
verb-review = repaso
play-ask-review = ¿Repasar la partida? Escribe «sí», o pulsa Intro para no hacerlo>
screen-key-review = repaso
screen-key-marks = marcas
screen-help-adviser = pedir consejo a otro bot
screen-help-review = repaso: qué se perdió y dónde
screen-help-mark = ir al turno marcado siguiente o anterior
screen-review-title = Repaso de la partida
screen-advice-more = ({ $bot }; A: más, B: otro bot)
screen-advice-title = Consejo del bot «{ $bot }»
screen-sign-marks = Marcas de un turno: ✗ carta perdida, ! error, ? jugada desaprovechada o mal descarte, ~ pista inútil, > demasiado tarde.

## Puzzles

puzzle-title = Problema { $number } de { $count } ({ $level ->
    [lesson] lección
    [easy] fácil
    [medium] medio
   *[hard] difícil
 })
puzzle-task = Te toca. ¿Cuál es la mejor jugada?
lesson-play = Una pista se refiere a una sola carta y dice: esta encaja. No hace falta saber cuál es.
lesson-play-answer = La pista señala una carta. No hay ninguna roja en la mesa, así que la que encaja es el rojo 1.
lesson-focus = Una pista puede señalar varias cartas, pero se refiere a una: tu carta más antigua sin pista, si la señala; si no, la más nueva de las que señala por primera vez.
lesson-focus-answer = La pista señala dos cartas. Ninguna es la más antigua, así que se refiere a la más nueva.
lesson-save = Quien no tiene nada mejor que hacer descarta su carta más antigua sin pista. Si es un 5 o la última copia de una carta necesaria, sálvala antes con una pista.
lesson-save-answer = La carta más antigua de esa mano es el rojo 5. «5» dice: es algún 5, guárdalo.
lesson-order = Guarda las cartas que tienen pista. Si no puedes jugar nada, descarta tu carta más antigua sin pista: es la que vigilan los demás.
lesson-order-answer = Es tu carta más antigua sin pista. Si hubiera que guardarla, te habrían dado una pista sobre ella.
lesson-prompt = A veces la carta a la que se refiere una pista dada a otra persona solo encaja después de otra. Si una de tus cartas con pista puede ser esa, juégala, aunque no tengas la certeza.
lesson-prompt-answer = El rojo 3 solo encaja después del rojo 2. Tienes un 2, así que tiene que ser el rojo.
lesson-finesse = Si nadie tiene una pista sobre la carta que falta, es la más nueva sin pista de alguien que juega antes. Si no la ves, es la tuya: juégala a ciegas.
lesson-finesse-answer = La pista se refiere al rojo 2, que aún no encaja. No ves ningún rojo 1 que se juegue antes, así que tu carta más nueva es el rojo 1.
lesson-call = También puedes pedir una carta así: da una pista sobre una carta que solo encaja después de la más nueva de quien juega antes.
lesson-call-answer = La pista señala el rojo 2. Quien juega antes ve que aún no encaja y juega su carta más nueva, el rojo 1.
puzzle-conventions = Todos en esta mesa siguen las mismas convenciones. Una pista se refiere a una sola carta: la más antigua sin pista, si la señala; si no, la más nueva de las que señala por primera vez. Dice que esa carta encaja, ahora o pronto. Si es la más antigua sin pista, también puede querer decir: no la descartes. Quien no tiene nada que jugar descarta su carta más antigua sin pista.
puzzle-right = Es la mejor jugada.
puzzle-wrong = Hay una jugada mejor.
puzzle-cost = Puntos que cuesta la tuya de media, jugando hasta el final con { $deals } repartos de las cartas ocultas: { $cost }.
puzzle-answer = La mejor jugada: { coach-action }
puzzle-equal = Igual de buena: { coach-action }
puzzle-rival = La siguiente: { coach-action } Puntos que cuesta de media: { $cost }.
puzzle-again = ¿Probar otra jugada? Escribe «sí», o pulsa Intro para ver la mejor>
puzzle-next = Intro para pasar al siguiente problema; «salir» para dejarlo>
puzzle-solved = Problemas resueltos: { $solved } de { $count }
error-no-such-puzzle = No existe el problema { $number }. Elige un número del 1 al { $count }.
command-puzzle = Buscar la mejor jugada en posiciones de partidas entre bots.
argument-puzzle-number = El problema por el que empezar; por defecto, el primero sin resolver.
epilogue-puzzle =
    Ejemplos:
      hanabi puzzle       # el primer problema sin resolver
      hanabi puzzle 30    # el problema 30
web-puzzle-title = Problemas
web-rules-conventions = Aprender las convenciones
web-puzzle-again = Probar otra jugada
web-puzzle-show = Ver la mejor jugada
web-puzzle-previous = Problema anterior
web-puzzle-next = Problema siguiente
web-puzzle-done = resuelto
web-puzzle-conventions = Las convenciones

## Lo que promete un bot y cómo falta a ello

error-bot-not-examined = Un bot que lo ve todo no promete nada que se pueda poner a prueba: lo suyo son las simulaciones.
error-fault-where = { $ruleset }, { $players } jugadores, turno { $turn }, asiento { $number }
error-fault-raises = { error-fault-where }: el bot falla con { $what }
error-fault-no-choice = { error-fault-where }: el bot debe responder con un Choice de una acción y un Reason, y responde { $answer }
error-fault-illegal = { error-fault-where }: el bot infringe las reglas con { $action }. { $why }
error-fault-refuses = { error-fault-where }: el bot no continúa. { $why }
error-fault-too-slow = { error-fault-where }: el bot tarda más de { $seconds } s.
error-fault-reason = { error-fault-where }: el bot da un motivo desconocido, «{ $reason }».
error-fault-tells = { error-fault-where }: el motivo del bot dice más de lo que muestra su acción, { $detail } = { $value }.
error-fault-changes = { error-fault-where }: el bot cambia lo que se le da ({ $what }).
error-fault-unsteady = { error-fault-where }: con la misma semilla y los mismos sucesos, el bot elige primero { $one } y luego { $other }.
error-fault-successor = { error-fault-where }: el bot elige { $one }, pero uno nuevo que oye los mismos sucesos elige { $other }.
error-fault-remembers = { error-fault-where }: el bot elige { $one }, pero, si ha jugado otra partida antes, { $other }.
error-fault-peeks = { error-fault-where }: el bot elige { $one }, pero, si cambian las cartas que no puede ver, { $other }.

## La arena, donde se miden los bots

command-simulate = Hacer que los bots jueguen muchas partidas y medir lo bien que lo hacen.
command-compare = Decir si un bot es mejor que otro, con los mismos mazos para ambos.
command-tournament = Hacer jugar a cada bot con todos los demás y mostrar qué tal juegan juntos.
epilogue-simulate =
    Ejemplos:
      hanabi simulate --bot beginner --players 4 --ruleset fr+black-powder
      hanabi simulate --mix beginner,random --out games.jsonl --plot scores.svg
      hanabi simulate --replay-of games.jsonl --game 17 --save game.json
epilogue-compare = Ejemplo: hanabi compare --bots beginner,random --players 3 --games 500
epilogue-tournament = Ejemplo: hanabi tournament --bots random,beginner --plot pairs.svg
flag-simulate-bot = El bot de todos los asientos; por defecto, beginner.
flag-simulate-mix = En lugar de --bot, varios bots separados por comas, que se alternan alrededor de la mesa.
flag-simulate-ruleset = Las reglas, como fr+avalanche; por defecto, pl.
flag-simulate-players = Cuántos jugadores hay; por defecto, tantos como bots haya en --mix o, sin él, 3.
flag-simulate-games = Cuántas partidas; por defecto, 1000.
flag-simulate-seed = Un número que decide cada mazo, el mismo para todos los bots; por defecto, 0.
flag-simulate-jobs = Número de procesos; por defecto, uno por núcleo del procesador.
flag-simulate-cluster = Jugar en un clúster dask: la dirección de su planificador, como tcp://10.0.0.1:8786.
flag-simulate-limit = Cuántos segundos puede tardar un bot en una jugada antes de que su partida cuente como fallida; por defecto, 60. Un bot que piensa, como master, dedica ese tiempo a pensar.
flag-simulate-rollouts = Cuántas disposiciones de las cartas ocultas prueba como mucho un bot que piensa en cada jugada, como 64; el mismo número da las mismas partidas.
flag-simulate-out = Guardar cada partida en este archivo; el mismo comando con el mismo archivo sigue donde se quedó.
flag-simulate-plot = Dibujar en este archivo SVG cuántas veces salió cada puntuación.
flag-simulate-as-json = Mostrar el resultado en JSON, para programas.
flag-simulate-replay-of = No jugar nada nuevo, sino mostrar la repetición de una partida de este archivo; necesita --game.
flag-simulate-game = Qué partida, contada desde 0.
flag-simulate-save = Guardar esa repetición en este archivo nuevo en vez de mostrarla.
flag-compare-bots = Los dos bots, separados por una coma.
flag-compare-ruleset = Las reglas, como fr+avalanche; por defecto, pl.
flag-compare-players = Cuántos jugadores hay; por defecto, 3.
flag-compare-games = Cuántas partidas juega cada uno; por defecto, 1000.
flag-compare-seed = Un número que decide cada mazo; por defecto, 0.
flag-compare-jobs = Número de procesos; por defecto, uno por núcleo del procesador.
flag-compare-cluster = Jugar en un clúster dask: la dirección de su planificador, como tcp://10.0.0.1:8786.
flag-compare-limit = Cuántos segundos puede tardar un bot en una jugada antes de que su partida cuente como fallida; por defecto, 60.
flag-compare-out = Guardar cada partida en archivos de esta carpeta; el mismo comando sigue donde se quedó.
flag-compare-as-json = Mostrar el resultado en JSON, para programas.
flag-tournament-bots = Los bots, separados por comas.
flag-tournament-ruleset = Las reglas, como fr+avalanche; por defecto, pl.
flag-tournament-players = Cuántos jugadores hay; por defecto, 3.
flag-tournament-games = Cuántas partidas juega cada pareja; por defecto, 200.
flag-tournament-seed = Un número que decide cada mazo; por defecto, 0.
flag-tournament-jobs = Número de procesos; por defecto, uno por núcleo del procesador.
flag-tournament-cluster = Jugar en un clúster dask: la dirección de su planificador, como tcp://10.0.0.1:8786.
flag-tournament-limit = Cuántos segundos puede tardar un bot en una jugada antes de que su partida cuente como fallida; por defecto, 60.
flag-tournament-out = Guardar cada partida en archivos de esta carpeta; el mismo comando sigue donde se quedó.
flag-tournament-plot = Dibujar la tabla como mapa de calor en este archivo SVG.
flag-tournament-as-json = Mostrar el resultado en JSON, para programas.
arena-decimal-mark = ,
arena-percent = { $number } %
arena-count = { $number }
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-title = { $bots }: { $ruleset }, { $players } jugadores, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }, semilla { $seed }
arena-tournament-title = Puntuaciones medias: { $ruleset }, { $players } jugadores, { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 } por pareja, semilla { $seed }
arena-mean = Puntuación media
arena-of-best = { $score } de { $best }
arena-perfect = Partidas perfectas
arena-struck-out = Demasiados errores
arena-moves = Jugadas por partida
arena-strikes = Errores por partida
arena-time = Tiempo por partida
arena-losses = Por qué no todas las partidas fueron perfectas
arena-ending-card-lost = carta indispensable perdida
arena-ending-out-of-turns = no quedaban turnos
arena-ending-struck-out = demasiados errores
arena-scores = Cuántas veces salió cada puntuación
arena-difference = Diferencia de las medias
arena-interval = Intervalo del 95 %
arena-pairs = Más puntos con el mismo mazo
arena-only-perfect = El único con partida perfecta
arena-verdict-better = { $better } es mejor que { $other }: saca { $by } puntos más por partida (confianza: { $confidence }).
arena-verdict-open = No está demostrado que ninguno sea mejor: la confianza es del { $confidence } y hace falta el { $level }. Quizá se vea con más partidas.
arena-verdict-few = { $games ->
    [0] No hay ninguna partida terminada por ambos, y eso no basta
    [one] { $games } partida terminada por ambos es muy poco
   *[other] { $games } partidas terminadas por ambos son muy pocas
 } para decidirlo: hacen falta al menos { $least }.
arena-how-compared = Ambos jugaron con los mismos mazos. El error estándar, el intervalo y la confianza salen de las diferencias mazo por mazo, que se supone que siguen una distribución normal.
arena-cross-corner = 1.er asiento ↓ 2.º →
arena-how-crossed = Puntuaciones medias ± errores estándar. El bot de la fila ocupa el primer asiento y, a partir de ahí, uno de cada dos; el de la columna, los demás. Un guion: esos dos no pueden jugar juntos.
arena-failed = { $games ->
    [one] Un bot ha estropeado { $games } partida, que no cuenta:
   *[other] Los bots han estropeado { $games } partidas, que no cuentan. Las primeras:
 }
arena-failure = Partida { $game }, jugada { $move }, asiento { $seat } ({ $bot }): { $why }
arena-compiling = la primera vez se compilan los bots: cerca de un minuto
arena-interrupted-kept = Interrumpido después de { $games ->
    [one] { $games } partida, guardada
   *[other] { $games } partidas, guardadas
 } en { $file }. El mismo comando sigue desde ahí.
arena-interrupted-lost = Interrumpido después de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }. No se ha guardado nada; con --out, el mismo comando podría seguir desde ahí.
error-bots-without-seat = Se nombran { $bots } bots, pero solo juegan { $players }.
error-bot-raised = El bot falló: { $what }
error-bot-late = El bot no respondió en { $seconds } s.
error-bot-ended-process = El bot terminó el proceso en el que juega.
error-game-differs = La partida { $game } no acaba como entonces (con { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 }): el bot ha cambiado, o no siempre juega igual.
error-not-results = { $file } ya existe y no contiene resultados de «hanabi simulate». Indica otro archivo; este no se ha tocado.
error-no-results-there = { $file } no contiene resultados de «hanabi simulate --out FILE». Las repeticiones se abren con «hanabi replay».
error-results-of-another-version = Los resultados de { $file } son de la versión { $version } de este programa, y esta es la { $known }: puede que los bots jueguen de otro modo. Indica otro archivo; este no se ha tocado.
error-results-of-another-match = { $file } tiene resultados de otro encuentro ({ $bots }; { $ruleset }; semilla { $seed }). Indica otro archivo; este no se ha tocado.
error-results-damaged = { $file } está dañado en la línea { $line }. Quita esa línea o indica otro archivo; este no se ha tocado.
error-results-in-use = Otro programa está escribiendo ahora en { $file }. Espera a que acabe o indica otro archivo.
error-results-without-game = { $file } no tiene la partida { $game }.
error-cluster-unreachable = Ningún planificador dask responde en { $address }. Comprueba la dirección y que «dask scheduler» esté en marcha allí.
error-cluster-empty = El clúster de { $address } no tiene workers. Inicia alguno allí con «dask worker { $address }».
error-cluster-lost = Se ha perdido la conexión con el clúster de { $address }. Si hay un archivo de resultados, las partidas terminadas se conservan y el mismo comando sigue desde ahí.
error-cluster-version = Los workers de { $address } tienen la versión { $version } de este programa, y aquí es la { $known }: podrían jugar de otro modo. Instala la misma versión en todas partes.
error-usage-only-with = { $option } solo se usa junto con { $other }.
error-usage-two-bots = { $option } necesita dos nombres separados por una coma; «{ $value }» no vale.

## Los bots que son programas

error-program-bad-command = «{ $command }» no es una línea de comandos. Tras «program:» viene un comando tal como lo lee un shell, por ejemplo program:./mibot --fast.
error-program-not-found = No se encuentra el programa «{ $program }». Indica su ruta, por ejemplo program:./mibot, o el nombre de un comando que tu shell encuentre.
error-program-not-started = No se puede iniciar el programa «{ $program }»: { $why }.
error-program-gone = El programa «{ $program }» se ha detenido y ya no juega.
error-program-too-slow = El programa «{ $program }» no ha respondido en { $seconds } s y se ha detenido. Una respuesta acaba con un salto de línea y no debe esperar en un búfer.{ program-last-words }
error-program-ended = El programa «{ $program }» terminó antes de responder (estado { $status }).{ program-last-words }
error-program-noise = El programa «{ $program }» ha escrito en su salida estándar algo que no es un objeto JSON: { $line } Lo que no es una respuesta va al error estándar.{ program-last-words }
error-program-flood = El programa «{ $program }» ha escrito más de { $most } bytes en una línea y se ha detenido.{ program-last-words }
error-program-no-hello = El programa «{ $program }» no ha devuelto el saludo, sino que ha respondido { $answer }
error-program-version = El programa «{ $program }» habla la versión { $theirs } del protocolo de bots; aquí es la versión { $ours }.
error-program-out-of-step = El programa «{ $program }» debe responder a la pregunta { $number } con una elección que lleve ese número, y ha respondido { $answer }
error-program-answer = El programa «{ $program }» ha respondido con algo que no es una acción ({ $part }): { $answer }
reason-unsaid = No dice por qué.
program-last-words = { $said ->
    [nothing] { "" }
   *[other] { " " }Lo último que dijo: { $said }
    }

## Poner a prueba un bot

command-check-bot = Comprobar si un bot cumple lo que promete todo bot.
epilogue-check-bot =
    Ejemplos:
      hanabi check-bot partner                       # uno de los bots incluidos
      hanabi check-bot mybots:Careful --games 200    # una clase de un módulo de esta carpeta
      hanabi check-bot program:./mybot --ruleset pl  # un programa, solo con unas reglas
argument-check-bot-bot = El nombre de un bot, módulo:Clase, o «program:» y una línea de comandos.
flag-check-bot-games = Cuántas partidas de todo tipo probar; por defecto, 45.
flag-check-bot-limit = Cuántos segundos puede durar una jugada; por defecto, 10.
flag-check-bot-ruleset = Probar solo estas reglas.
flag-check-bot-as-json = Mostrar el resultado en JSON, para programas.
promise-legal = Responde con una acción permitida, sean cuales sean las reglas y el número de jugadores.
promise-punctual = Responde a tiempo.
promise-reasons = Sus motivos son conocidos y no dicen nada que su acción no muestre.
promise-untouched = No modifica nada de lo que se le da.
promise-repeatable = Con la misma semilla y los mismos sucesos elige lo mismo.
promise-successor = Un bot nuevo que oye los mismos sucesos sigue donde otro lo dejó.
promise-forgetful = Al sentarse olvida toda partida anterior.
promise-blind = Elige lo mismo, sean cuales sean sus cartas ocultas y el mazo.
promise-any-history = Acepta todo lo que otros hayan jugado antes.
examined-kept = cumplida
examined-broken = incumplida
examined-unseen = sin probar
examined-bot = Las promesas del bot «{ $bot }» ({ $source }), probadas en { $games ->
    [one] una partida
   *[other] { $games } partidas
    }:
examined-sum = { $broken ->
    [0] Se cumplen todas las promesas.
    [one] Se incumple una promesa.
   *[other] Se incumplen { $broken } promesas.
    }

## Lo que los jugadores quieren decir con sus pistas

reason-meant-play = Una pista hablaba de esta carta: hay que jugarla.
reason-prompted-play = Una pista dada a otra persona solo tiene sentido si antes se juega esta carta.
reason-finessed-play = Una pista dada a otra persona solo tiene sentido si esta carta, la más nueva, se juega a ciegas.
reason-prompt-clue = Para que se juegue antes una carta que ya tiene su pista, y después la señalada.
reason-finesse-clue = Para que alguien juegue a ciegas su carta más nueva y después se juegue la señalada.
reason-fix-clue = Para corregir una idea equivocada sobre una carta antes de que cause daño.
reason-counted-out = Quedan tan pocas cartas que se ha calculado todo: esto es lo que más puntos promete.
reason-team-clue = Según el código del equipo, le dice algo a cada compañero.
reason-likely-play = Lo más probable es que encaje; si no, nadie la echará de menos.
reason-tried-out = Jugando hasta el final con muchas disposiciones de las cartas ocultas, esto es lo que mejor sale.
reason-learned = En millones de partidas consigo mismo, el equipo ha aprendido que esto es lo que mejor funciona.

## Bots that are told how long to think

error-bad-budget = «{ $budget }» no es un tiempo de reflexión válido. Indica un número de disposiciones de { $least } a { $most }, como master@256, o segundos hasta { $longest }, como master@2s.
error-no-thinker = Al bot «{ $bot }» no se le puede decir cuánto pensar. A estos sí: { $thinkers }.

## Entrenar a un equipo

command-train = Entrenar a un equipo de bots haciéndolo jugar consigo mismo.
epilogue-train =
    Ejemplos:
      hanabi train --device cuda              # una pareja, en una tarjeta gráfica
      hanabi train --ruleset custom+suits=2   # un juego pequeño
flag-train-ruleset = Las reglas, como fr+avalanche; por defecto, pl.
flag-train-players = Cuántos jugadores hay; por defecto, 2.
flag-train-minutes = Cuántos minutos aprender, sin contar las interrupciones; por defecto, 20.
flag-train-moves = De cuántas jugadas aprender, en vez de minutos; el mismo número y la misma semilla dan el mismo equipo.
flag-train-device = Dónde entrenar: cpu o cuda; por defecto, cpu.
flag-train-seed = La semilla del azar; por defecto, 0.
flag-train-games = Cuántas partidas avanzan juntas; por defecto, 512 en un procesador y 8192 en una tarjeta gráfica.
flag-train-width = El tamaño de las redes; por defecto, 128 en un procesador y 768 en una tarjeta gráfica.
flag-train-out = La carpeta del equipo; por defecto, team. El mismo comando con la misma carpeta sigue donde se quedó.
flag-train-compiled = Compilar las redes para la tarjeta gráfica, que así es más rápida, o no.
train-begins = Empieza el entrenamiento. Todo se guarda en { $folder }.
train-goes-on = Continúa el entrenamiento de { $folder }.
train-progress = { $share } tras { $time } y { $moves } millones de jugadas. Puntuación media: { $score } de { $best }. Partidas perfectas: { $perfect }
train-interrupted = Interrumpido. No se ha perdido nada: el mismo comando continúa el entrenamiento de { $folder }.
train-done = Listo. La red entrenada es { $file }.
error-other-run = { $file } es de otro entrenamiento: allí { $what } es { $found }, no { $wanted }. Elige otra carpeta.
error-bad-checkpoint = { $file } está dañado o no es un punto guardado de un entrenamiento. Elige otra carpeta.
error-learning-broke = El entrenamiento ha fallado: las redes ya no calculan nada con sentido. El mismo comando continúa desde el último punto guardado en { $folder }.
error-no-weights-file = { $file } está dañado o no es una red entrenada.
error-other-weights = { $file } es una red de la versión { $found }, y hace falta la versión { $wanted }. Entrena al equipo de nuevo.
