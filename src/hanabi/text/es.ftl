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
suit-multicolour = multicolor
suit-black = negro
forms-red = rojo roja rojos rojas
forms-yellow = amarillo amarilla amarillos amarillas
forms-green = verde verdes
forms-white = blanco blanca blancos blancas
forms-blue = azul azules
forms-multicolour = multicolor multicolores
forms-black = negro negra negros negras
letter-red = R
letter-yellow = A
letter-green = V
letter-white = C
letter-blue = Z
letter-multicolour = M
letter-black = N
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
        [red] roja
        [yellow] amarilla
        [green] verde
        [white] blanca
        [blue] azul
        [multicolour] multicolor
       *[black] negra
     }
    .fpl = { $suit ->
        [red] rojas
        [yellow] amarillas
        [green] verdes
        [white] blancas
        [blue] azules
        [multicolour] multicolor
       *[black] negras
     }
card = { $rank } { suit }
list-and = { $items } y { $last }
list-or = { $items } o { $last }
list-nor = { $items } ni { $last }

## Boxes and what they offer

edition-es = la caja española
edition-pl = la caja polaca
edition-pt = la caja brasileña
edition-fr = la caja francesa
edition-de = la caja alemana
edition-custom = tu propia mezcla
option-avalanche = Avalancha de colores
option-avalanche-own = Avalancha de colores, un color aparte
option-avalanche-own-5 = Avalancha de colores, cinco cartas
option-avalanche-every = Avalancha de colores, todos los colores
option-black-powder = Pólvora negra
option-flamboyant-fives = Los 5 fastuosos
option-all-or-nothing = Traca final
option-synchronised-show = Espectáculo sincronizado
option-no-empty-clues = Sin pistas vacías
option-tokens = Otro número de fichas de pista
option-strikes = Otro número de errores
option-hand = Otro número de cartas en mano
option-suits = Colores a elegir
offer-avalanche = Una sexta serie de { $cards } cartas multicolor, { $touch ->
    [own] un color que se dice como cualquier otro
   *[every] que toda pista de color señala
 }.
offer-black-powder = Una serie descendente de { $cards } cartas negras que ninguna pista de color señala. Cada carta que le falte al final resta un punto.
offer-flamboyant-fives = { $tiles ->
    [one] Una tarjeta de bonificación
   *[other] { $tiles } tarjetas de bonificación
 }: { $tile_for ->
    [fives] cada serie completada con un 5 revela una
   *[any] cada serie completada revela una
 }.
offer-all-or-nothing = O perfecta o perdida: no hay última ronda, y quedarse sin la última copia de una carta necesaria es perder la partida.
offer-synchronised-show = Anuncia en qué serie encajará tu carta: si aciertas, recuperas una ficha de pista; si fallas, es un error.
offer-no-empty-clues = Toda pista debe señalar alguna carta.
offer-tokens = Otro número de fichas de pista, de 1 a 15: tokens=6.
offer-strikes = Otro número de errores, de 1 a 7: strikes=1.
offer-hand = Otro número de cartas en cada mano, de 1 a 6: hand=4.
offer-suits = Menos colores, por su número o por sus letras inglesas: suits=3, suits=rgb.

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
event-misplayed = { plays }: { $wrong ->
    [yes] no era esa serie
   *[no] no encaja
 }. ¡Error { $strike } de { $strikes }!
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
event-effect-lost = No hay a qué aplicar su efecto, que se pierde.
event-declined = { $you ->
    [yes] Renuncias
   *[no] { $player } renuncia
 } a su efecto.
event-reshuffled = { $you ->
    [yes] Devuelves
   *[no] { $player } devuelve
 } el { card } al mazo.
event-rekindled = { $you ->
    [yes] Rescatas el { card } de la pila de descartes y lo pones
   *[no] { $player } rescata el { card } de la pila de descartes y lo pone
 } en su serie.
event-turn-ended = Es { whose }.
event-last-round-began = Se acabó el mazo: queda un turno por cabeza.
event-ended = El espectáculo ha terminado.

## How it ended

result-perfect = Todas las series están completas: { points }. ¡Perfecto!
result-finished = Termina la última ronda: { points }.
result-struck-out = Demasiados errores: la partida está perdida y cuenta 0 puntos.
result-card-lost = Ya no queda ninguna copia de una carta indispensable: la partida está perdida y cuenta 0 puntos.
result-no-action = A { $player } no le queda ninguna acción posible: la partida está perdida y cuenta 0 puntos.
result-stopped = Partida interrumpida { $reason ->
    [vote] por votación
    [clock] porque se ha agotado el tiempo
    [idle] por inactividad
    [left] porque alguien se ha ido
    [operator] por quienes administran el servidor
   *[nothing-left] porque ya no hay puntos posibles
 }: { $reason ->
    [nothing-left] { points }.
   *[other] cuenta 0 puntos.
 }
result-unfinished = La repetición acaba antes que la partida; hasta ahí, { points }.
points = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 } de { $best }{ $black ->
    [yes] , galardón Pólvora negra
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
table-fireworks = Series
table-discards = Descartes
table-empty = ninguno todavía
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

play-welcome = ¡Que empiece el espectáculo! Juegas «{ $name }» con { $others }.
play-welcome-how = Escribe lo que haces, por ejemplo «juega 2», «descarta 5» o «pista { $other } rojo»; «ayuda» te cuenta más.
play-ask-ruleset = ¿Qué reglas? Intro para { $default }, un nombre como fr+black-powder o «reglas» para verlas todas>
play-ask-action = Tu turno>
play-ask-choice-clue = ¿A quién y qué? Por ejemplo, «{ $example }»>
play-ask-choice-card = ¿Qué carta: { $cards }{ $may_decline ->
    [yes] , o «ninguna»?
   *[no] ?
 }
play-ask-save = ¿Guardar la repetición? Escribe un nombre de archivo, o solo Intro para no hacerlo>
play-saved = Guardada en { $file }. Para volver a verla: hanabi replay { $quoted }
play-nothing-typed = Escribe lo que haces, o «ayuda» para ver qué puedes hacer.
play-not-understood = No entiendo «{ $text }». Escribe «ayuda» para ver qué puedes hacer.
play-missing-clue = Di a quién, y un color o un valor: «{ $text } { $player } 1».
play-missing-card = Di cuál de tus cartas, por su lugar: «{ $text } 1».
play-unknown-card = ¿Qué carta? Las tuyas van de la 1 a la { $most }, de la más antigua a la más nueva.
play-unknown-player = Aquí nadie se llama «{ $text }». En la mesa: { $players }.
play-unknown-value = «{ $text }» no es un color ni un valor. Puedes decir: { $values }.
play-unknown-firework = «{ $text }» no es ninguna serie. En la mesa: { $values }.
play-unknown-discard = «{ $text }» no está entre las cartas que puedes elegir: { $cards }.
play-goodbye = Abandonas el espectáculo.
play-goodbye-end = No hay más que leer: la partida termina aquí.
play-goodbye-interrupt = Interrupción: la partida termina aquí.
play-nothing-logged = Todavía no ha pasado nada.
play-help =
    juega 2            jugar tu carta 2 (o j2)
    descarta 5         descartar tu carta 5 y recuperar una ficha de pista (o d5)
    pista Elena rojo   señalar a Elena sus cartas rojas (o c2r: asiento 2, rojo)
    pista Elena 3      señalar a Elena sus 3 (o c23)
    mesa               mostrar la mesa
    mira Elena         mostrar qué sabe Elena de cada una de sus cartas
    registro           contar lo que ha pasado hasta ahora
    consejo            preguntar qué haría un bot (consejo club: ese bot)
    reglas             mostrar las reglas de esta partida
    salir              dejar la partida
play-help-announce =
    juega 2 rojo       anunciar la serie roja y jugar tu carta 2 (o anuncia rojo 2)
player-default = Artista
player-names = Elena Hugo Laura Pablo Sara Diego
verb-play = juega jugar juego j
verb-discard = descarta descartar descarto tira tirar d
verb-clue = pista di dile decir digo señala señalar senala senalar c
verb-announce = anuncia anunciar anuncio
verb-filler = para la el las los mi mis tu tus su sus carta cartas serie color valor que tiene de del como con es son un una
verb-none = ninguna ninguno nada no paso pasar
verb-table = mesa
verb-look = mira mirar ver
verb-log = registro historial
verb-rules = reglas regla rules
verb-help = ayuda ?
verb-quit = salir sal

## Recorded games

replay-title = { $ruleset } · { $players }
verify-commitment = El compromiso de este reparto:
verify-noted = { $matches ->
    [yes] { $whole ->
        [yes] Es el que anotaste
       *[no] Empieza por los { $digits } dígitos que anotaste
     }: todo el reparto estaba fijado en ese momento y nada ha cambiado desde entonces.
   *[no] No es el que anotaste. O tu nota tiene una errata o es de otra partida, o el reparto no es el que se prometió.
 }
verify-own = { $matches ->
    [yes] El archivo indica el mismo. Eso por sí solo demuestra únicamente que el archivo es coherente: quien lo escribió pudo inventarse las dos cosas. Para comprobar el reparto en sí, indica el compromiso que anotaste al empezar la partida.
   *[no] El archivo indica otro: se ha cambiado su reparto o su prueba.
 }
verify-shuffle-alone = El servidor barajó solo: los jugadores no aportaron números propios.
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
shuffle-counted = El mazo se barajó con un número tuyo: nadie pudo elegirlo.
shuffle-left-out = Cuidado: el mazo se barajó sin tu número. Estabas ausente o llegó demasiado tarde; si no es así, no te fíes de este servidor.
shuffle-not-listed = Cuidado: el servidor no indicó el número que este dispositivo había prometido. Si no usas otro dispositivo aquí, no te fíes de este servidor.
shuffle-repeated = Cuidado: el número del servidor para esta mezcla ya se había usado, así que puede ser conocido. El tuyo no se reveló.
shuffle-changed = Cuidado: el servidor repartió con otros números que los que había indicado antes.
shuffle-broken = Cuidado: los números que reveló el servidor no son los que se prometieron antes de la partida.

## Rules pages

page-title = Hanabi: { $edition } ({ $name })
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
page-suit = En { $suits }: { $copies }, { $cards } cartas{ $many ->
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
page-sight = Ves todas las manos menos la tuya.
page-first = El anfitrión de la partida elige quién comienza, o lo deja al azar.
page-turn = En sentido horario, una acción por turno: dar una pista, descartar una carta o jugar una carta. No se puede pasar turno.
page-clue = Una pista cuesta una ficha de pista. Señala, en una mano que no es la tuya, las cartas de un color o de un valor: todas ellas y ninguna más.
page-colours = Colores que se pueden decir: { $colours }.
page-touch-every = Toda pista de color señala también las cartas { suit.fpl }; «{ suit }» no se puede decir.
page-touch-none = Ninguna pista de color señala las cartas { suit.fpl }, y «{ suit }» no se puede decir; sus valores, sí.
page-empty-clues = Una pista puede no señalar nada: «ninguna carta roja», «ningún 4».
page-no-empty-clues = Una pista debe señalar alguna carta.
page-discard = Descartar una carta recupera una ficha de pista; después se roba otra carta. No se puede mientras no falte ninguna ficha.
page-play = Una carta jugada comienza o continúa su serie, del 1 al 5, una carta por valor. Si no encaja, va a la pila de descartes y cuesta un error. Después se roba.
page-falling = La serie { suit.f } es descendente: va del 5 al 1.
page-announce = Antes de jugar puedes anunciar en qué serie encajará tu carta. Si aciertas, se juega y se recupera una ficha de pista, además de lo que dé completar una serie. Si fallas, se descarta y cuesta un error, aunque hubiera encajado.
page-complete = Completar una serie recupera una ficha de pista, si falta alguna.
page-strikes = Al { $strikes ->
    [one] primer
    [2] segundo
    [3] tercer
    [4] cuarto
    [5] quinto
    [6] sexto
   *[other] séptimo
 } error se pierde la partida al instante.
page-perfect = Con todas las series completas, el espectáculo acaba al instante: perfecto.
page-last-round = Cuando se roba la última carta, todo el mundo tiene un turno más, sin robar. Después termina la partida.
page-all-or-nothing = O perfecta o perdida: con el mazo vacío se sigue jugando con lo que quede en las manos. Quedarse sin la última copia de una carta aún necesaria es perder la partida al instante.
page-score = Se suma la carta más alta de cada serie: { $best } puntos como máximo.
page-score-missing = La serie { suit.f } no da puntos; cada carta que le falta resta uno.
page-won-or-lost = Ganada o perdida: aquí no hay escala.
page-band = { $single ->
    [yes] { $least }
   *[no] { $least } a { $most }
 }. { $remark }
page-tile-for = { $tile_for ->
    [fives] Completar una serie con un 5 revela una tarjeta en lugar de recuperar una ficha de pista.
   *[any] Completar cualquier serie revela una tarjeta en lugar de recuperar una ficha de pista.
 } Actúa al momento, antes de robar, y sale de la partida.
page-entry = { $name }. { $text }
page-tile-empty-deck = { $may_decline ->
    [yes] Con el mazo vacío, en su lugar puedes devolver una carta a la mesa.
   *[no] Con el mazo vacío, en su lugar debes devolver una carta a la mesa.
 }
page-departure = { $name }: { $text }
example-clue = En la mano { $cards }, «{ $value }» señala { $count ->
    [one] la carta { $places }
   *[other] las cartas { $places }
 }.
example-clue-nothing = En la mano { $cards }, «{ $value }» no señala nada, y eso también dice algo.
example-score = Con la mesa { $cards }: { $sum } = { $score ->
    [one] { $score } punto
   *[other] { $score } puntos
 }.
topic-empty-clues = Pistas que no señalan nada
topic-multicolour-clues = Cartas multicolor en las pistas de color
topic-multicolour-cards = Cartas multicolor
topic-black-powder = Pólvora negra
topic-flamboyant-fives = Tarjetas de bonificación
topic-empty-deck = Devolver una carta a la mesa con el mazo vacío
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
way-not-offered = fuera de la caja
way-fives = por una serie completada con un 5
way-any = por cualquier serie completada
way-may = se puede renunciar
way-must = obligatorio
page-order = Ordena tus cartas como quieras: nadie más lo ve.
page-dead = Se puede marcar una serie que ya no llegará a completarse: sus demás cartas se descartan sin riesgo.
page-talk = Solo se habla con pistas, salvo que la mesa acuerde otra cosa. Nadie influye en quien tiene el turno.
page-list = Para nombrar unas reglas, escribe la caja y lo que le añades, unidos por «+».
page-list-examples =
    hanabi rules fr                       las reglas de la caja francesa
    hanabi rules diff fr pl               en qué difieren dos cajas
    hanabi play de+flamboyant-fives       una partida con tarjetas de bonificación
page-list-boxes = Las cajas
page-list-options = Lo que se añade
ruling-u1 = Este reglamento solo da ejemplos de pistas que señalan alguna carta, así que las demás están prohibidas.
ruling-u2 = Este reglamento prohíbe descartar cuando no queda ninguna ficha de pista. Es una errata: quiere decir cuando no falta ninguna.
ruling-u3 = Una partida perdida cuenta 0 puntos; la mesa se muestra tal como quedó.
ruling-u4 = Una carta es necesaria mientras su serie la espere. Una jugada fallida que se lleva su última copia también hace perder la partida.
ruling-u5 = Sin cartas y sin fichas de pista no hay ninguna acción posible: la partida está perdida.
ruling-u6 = Se puede anunciar cualquier serie, aunque no se pueda decir en una pista. Acertar el color de una carta que no encaja es un error como otro cualquiera.
ruling-u7 = La serie negra es descendente y sus cantidades se invierten: tres 5, un solo 1.
ruling-u8 = Ninguna puntuación baja de 0.
ruling-u9 = Completar la última serie termina la partida, antes de cualquier bonificación.
ruling-u10 = Una tarjeta cuyo efecto no tiene a qué aplicarse se pierde.
ruling-u11 = Un 1 negro que una tarjeta pone en la mesa da { $tile_for ->
    [fives] su ficha de pista
   *[any] otra tarjeta
 }.
ruling-u12 = La carta vuelve al mazo antes de robar, así que la última ronda puede retrasarse.
ruling-u13 = La escala es la de la puntuación máxima, { $best }.
ruling-u14 = Un 5 negro comienza su serie y no da premio por completarla; es el 1 negro el que la completa.
ruling-u17 = Diez cartas multicolor llevan los mismos valores que cualquier otro color.
ruling-u18 = Las cartas negras no dan puntos por sí mismas.
ruling-u19 = Si se puede, hay que dar la pista gratis y poner la carta que encaje. Por muchas tarjetas que se encadenen, se roba una sola vez.
ruling-u20 = Todo lo que ofrece esta caja se puede combinar.
ruling-u21-empty-hand = No se pueden dar pistas a quien no tiene cartas.
ruling-u21-every = «Ninguna carta multicolor» está tan prohibido como «multicolor»; una pista de color que solo señala cartas multicolor está permitida.
ruling-u22 = Anunciar una serie ya completa está permitido, y es un error seguro.
ruling-u23 = No se admite un reparto que deje el mazo vacío.
ruling-u25 = Una partida interrumpida cuenta 0 puntos, salvo que ya no hubiera puntos posibles.

## Differences

difference-title = «{ $a }» y «{ $b }»
difference-none = «{ $a }» y «{ $b }» siguen las mismas reglas.
difference-none-offers = «{ $a }» y «{ $b }» siguen las mismas reglas y ofrecen lo mismo.
difference-same = Ninguna diferencia.
difference-heading-rules = Las reglas
difference-heading-base = El juego básico
difference-heading-offers = Lo que se añade
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
difference-hand-sizes = Cartas en mano con 2, 3, 4… jugadores: { $one } en «{ $a }» y { $two } en «{ $b }».
difference-clue-tokens = Fichas de pista: { $one } en «{ $a }» y { $two } en «{ $b }».
difference-strikes = Errores con los que se pierde la partida: { $one } en «{ $a }» y { $two } en «{ $b }».
difference-empty-clues = En «{ $has }» una pista puede no señalar ninguna carta; en «{ $lacks }» debe señalar alguna.
difference-ending = { $one ->
    [last-round] «{ $a }» acaba con una última ronda y una puntuación; en «{ $b }» se gana o se pierde, sin más.
   *[all-or-nothing] En «{ $a }» se gana o se pierde, sin más; «{ $b }» acaba con una última ronda y una puntuación.
 }
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

## The command line

usage = Uso:
heading-commands = Órdenes
heading-arguments = Argumentos
heading-options = Opciones
command-hanabi = Hanabi, el juego de cartas cooperativo: todo el mundo ve tus cartas menos tú.
command-play = Jugar una partida con bots, o en una sala de un servidor.
command-rules = Mostrar las reglas de una caja, o en qué difieren dos.
command-replay = Mostrar una partida guardada, jugada a jugada.
command-verify = Comprobar que el reparto es el prometido al empezar la partida.
command-serve = Abrir un servidor: salas para jugar a través de la red.
command-backup = Copiar en un archivo todo lo que guarda un servidor, aunque esté en marcha.
command-restore = Recuperar una copia de seguridad en una base de datos vacía.
command-admin = Cuidar de un servidor en marcha: salas, personas y direcciones.
command-admin-list = Listar las salas usadas por última vez.
command-admin-show = Mostrar los miembros y las partidas de una sala.
command-admin-close = Sacar a todos de una sala y no dejar entrar a nadie más; lo jugado se conserva.
command-admin-delete = Borrar una sala con todo lo que se dijo y jugó en ella.
command-admin-end = Terminar la partida en curso de una sala; cuenta 0 puntos.
command-admin-erase = Borrar los nombres y las palabras de una persona de todas las salas y registros; las partidas se conservan.
command-admin-ban = No dejar conectarse a nadie desde una dirección o una red.
command-admin-unban = Levantar un bloqueo.
command-admin-bans = Listar los bloqueos.
command-admin-rotate-key = Firmar las cookies con una clave nueva; las de claves anteriores siguen valiendo.
command-bench = Medir cuántas jugadas por segundo hace el motor, junto a otros motores.
command-completion = Escribir el guion que completa esta orden en tu intérprete.
epilogue-hanabi = «hanabi COMMAND --help» cuenta más. Para jugar ya mismo: hanabi play fr
epilogue-play =
    Ejemplos:
      hanabi play fr+black-powder --players 4         con bots
      hanabi play https://example.org/r/SALA          en una sala, por su enlace
epilogue-rules =
    Ejemplos:
      hanabi rules                  todas las cajas y lo que ofrecen
      hanabi rules fr+avalanche     las reglas de una partida
      hanabi rules diff fr pl       en qué difieren dos cajas
epilogue-replay =
    Ejemplos:
      hanabi replay game.json                   la partida entera
      hanabi replay game.json --turn 12         la mesa tras el turno 12
      hanabi replay game.json --export live     la misma partida para hanab.live
epilogue-verify =
    Ejemplos:
      hanabi verify game.json 5c5ec0e0f187c955     con el compromiso que anotaste
      hanabi verify game.json                      con el del propio archivo
epilogue-serve =
    Ejemplos:
      hanabi serve                                      solo para este equipo
      hanabi serve --host 0.0.0.0 --port 80             para toda tu red
      hanabi serve --address https://hanabi.example     tras un proxy con TLS
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
      hanabi bench                                  todo lo instalado aquí
      hanabi bench --players 2 --no-peers           solo nuestro motor
      hanabi bench --seconds 120 --plot speed.svg   más tiempo, con un gráfico
epilogue-completion = Ejemplo, para bash: hanabi completion bash >> ~/.bashrc
argument-play-ruleset = Las reglas, como fr+avalanche (si faltan, se preguntan), o el enlace de una sala.
argument-rules-words = Unas reglas como fr+black-powder; o «diff» y dos de ellas.
argument-replay-file = Repetición de este juego o de hanab.live; «-» lee la entrada estándar.
argument-verify-file = Repetición de una partida jugada en un servidor; «-» lee la entrada estándar.
argument-verify-commitment = El compromiso mostrado al empezar la partida, o al menos sus 16 primeros dígitos.
argument-backup-file = El archivo que se escribe, que aún no debe existir; o una carpeta, donde se le llama según la hora.
argument-admin-show-room = El identificador de la sala o su enlace.
argument-admin-close-room = El identificador de la sala o su enlace.
argument-admin-delete-room = El identificador de la sala o su enlace.
argument-admin-end-room = El identificador de la sala o su enlace.
argument-admin-erase-person = El identificador de la persona, como lo muestra «hanabi admin show».
argument-admin-ban-address = Una dirección o una red como 203.0.113.0/24.
argument-admin-unban-address = La dirección o la red bloqueada.
argument-restore-file = Un archivo escrito por «hanabi backup».
argument-completion-shell = El intérprete: bash, zsh o fish.
flag-language = El idioma (o HANABI_LANGUAGE, LC_ALL, LC_MESSAGES, LANG).
flag-help = Mostrar esta página.
flag-hanabi-version = Mostrar la versión.
flag-play-players = Cuántos jugadores hay, contigo; por defecto, 3.
flag-play-bot = Cómo juegan los demás: random, beginner (por defecto), club o partner; o program: y una línea de órdenes.
flag-play-seed = El número que fija el azar: el mismo da el mismo reparto.
flag-play-name = Tu nombre en la mesa.
flag-play-save = Guardar la repetición en este archivo al terminar.
flag-play-at = Abre una sala en este servidor para compartir su enlace, por ejemplo http://127.0.0.1:8000.
flag-play-plain = Jugar en texto simple y no a pantalla completa.
flag-rules-as-json = Escribir JSON para programas.
flag-replay-turn = Mostrar la mesa tras este turno; 0 es el reparto.
flag-replay-seat = Mirar desde un asiento: su número (desde 1) o su nombre.
flag-replay-as-json = Escribir JSON para programas.
flag-replay-export = Escribir en otro formato: live (hanab.live) o replay.
flag-replay-plain = Escribirla en texto simple y no a pantalla completa.
flag-verify-as-json = Escribir JSON para programas.
flag-serve-host = La dirección en la que escucha; por defecto, 127.0.0.1, a la que solo llega este equipo.
flag-serve-port = El puerto en el que escucha; por defecto, 8000; con 0, uno libre cualquiera.
flag-serve-database = Dónde se guardan salas y partidas: sqlite:///FILE o postgresql://…; por defecto, un archivo tuyo.
flag-serve-redis = El Redis por el que varios servidores de las mismas salas se cuentan lo que pasa.
flag-serve-workers = Cuántos procesos hay; por defecto, 1.
flag-serve-address = La dirección del servidor vista desde fuera, como https://hanabi.example.
flag-serve-database-wait = Cuántos segundos esperar a una base de datos que aún no responde; por defecto, 30.
flag-backup-database = La base de datos que se copia; por defecto, la de «hanabi serve».
flag-backup-keep = Cuántas copias de seguridad conservar en la carpeta, las más recientes; por defecto, todas.
flag-restore-database = La base de datos vacía que se llena; por defecto, la de «hanabi serve».
flag-admin-list-limit = Cuántas salas listar; por defecto, 50.
flag-admin-list-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-list-as-json = Mostrar el resultado para programas, en JSON.
flag-admin-show-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-show-as-json = Mostrar el resultado para programas, en JSON.
flag-admin-close-yes = No preguntar antes.
flag-admin-close-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-close-as-json = Mostrar el resultado para programas, en JSON.
flag-admin-delete-yes = No preguntar antes.
flag-admin-delete-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-delete-as-json = Mostrar el resultado para programas, en JSON.
flag-admin-end-yes = No preguntar antes.
flag-admin-end-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-end-as-json = Mostrar el resultado para programas, en JSON.
flag-admin-erase-yes = No preguntar antes.
flag-admin-erase-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-erase-as-json = Mostrar el resultado para programas, en JSON.
flag-admin-ban-reason = Por qué, para la lista de bloqueos; a los bloqueados no se les dice.
flag-admin-ban-hours = Por cuántas horas; por defecto, para siempre.
flag-admin-ban-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-ban-as-json = Mostrar el resultado para programas, en JSON.
flag-admin-unban-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-unban-as-json = Mostrar el resultado para programas, en JSON.
flag-admin-bans-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-bans-as-json = Mostrar el resultado para programas, en JSON.
flag-admin-rotate-key-forget = Olvidar todas las claves anteriores: se cierra la sesión de todos.
flag-admin-rotate-key-yes = No preguntar antes.
flag-admin-rotate-key-database = La base de datos del servidor; por defecto, la de «hanabi serve».
flag-admin-rotate-key-as-json = Mostrar el resultado para programas, en JSON.
flag-bench-players = Cuántos jugadores hay: números del 2 al 5 separados por comas; por defecto, 2,5.
flag-bench-seconds = Cuántos segundos se mide, más o menos, cuando todo está listo; por defecto, 30.
flag-bench-batch = Cuántas partidas avanzan juntas; por defecto, 262144 en un procesador y 1048576 en una tarjeta gráfica.
flag-bench-device = Dónde se juega: cpu o cuda; por defecto, en todo lo que haya.
flag-bench-peers = Medir también los otros motores instalados, o solo el nuestro.
flag-bench-plot = Dibujar un gráfico en este archivo SVG.
flag-bench-as-json = Escribir JSON para programas.
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
bench-how-to-read = Medianas de { $rounds } rondas en las que todos se turnan. Las barras siguen una escala logarítmica; su extremo pálido va de la ronda más lenta a la más rápida.
kernel-compiling = Compilando: tarda cerca de un minuto, una sola vez…
bench-compiling = Cargando el motor. La primera vez se compila, lo que tarda cerca de un minuto.
bench-preparing = Preparación
bench-measuring = Medición
bench-interpreted = Nuestro motor no está compilado aquí, porque falta Numba o está desactivado: se interpreta, y es mucho más lento. Así se instala Numba: pip install 'hanabi[fast]'
bench-alone = Aquí no hay ningún otro motor instalado: solo se mide el nuestro.
bench-absent = { $what } no se puede medir aquí: { $why }

## The server

serving = Hanabi está abierto en { $address }. Ctrl-C detiene el servidor; las partidas siguen cuando lo vuelvas a abrir.
waiting-for-database = { $why } Se espera hasta { $seconds } segundos.
admin-no-rooms = No hay salas.
admin-no-bans = No hay ninguna dirección bloqueada.
admin-room = Sala { $room }, { $ruleset }: { $state }.
admin-room-times = Abierta { $opened }, usada por última vez { $used }.
admin-room-log = En el registro se llama { $fingerprint }.
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
admin-column-began = COMIENZO
admin-column-ended = FINAL
admin-column-result = RESULTADO
admin-column-score = PUNTOS
admin-column-network = RED
admin-column-since = DESDE
admin-column-until = HASTA
admin-column-reason = MOTIVO
admin-confirm-close = ¿Cerrar la sala { $room } y sacar a todos? [s/N]
admin-confirm-delete = ¿Borrar para siempre la sala { $room } con todas sus partidas? [s/N]
admin-confirm-end = ¿Terminar la partida de la sala { $room }? Contará 0 puntos. [s/N]
admin-confirm-erase = ¿Borrar para siempre los nombres y las palabras de { $person } en todas partes? [s/N]
admin-confirm-forget = ¿Olvidar todas las claves anteriores? Todos pierden sus asientos y sus partidas. [s/N]
admin-closed = La sala { $room } está cerrada.
admin-deleted = La sala { $room } está borrada.
admin-ended = La partida de la sala { $room } ha terminado.
admin-erased = La persona está borrada; salas cambiadas: { $rooms }, partidas cambiadas: { $games }.
admin-banned = Ya nadie puede conectarse desde { $network }.
admin-unbanned = Se puede conectar de nuevo desde { $network }.
admin-rotated = Las cookies se firman con una clave nueva; los servidores en marcha la usan en menos de un minuto. Claves válidas: { $keys }.
admin-unconfirmed = { $missing } de { $servers } servidores en marcha aún no lo han confirmado; lo harán en cuanto vuelvan a leer la base de datos.
room-opened = La sala está abierta. Comparte este enlace: { $link }
backed-up = Todo está copiado en { $file }.
restored = Todo lo que había en { $file } está recuperado.

## What is refused: rooms and servers

error-no-such-room = Esa sala no existe. Revisa el enlace o abre una sala nueva.
error-no-such-moment = Esa partida no se puede retomar en ese momento: ya había terminado.
error-other-rules = Esta mesa tiene otras reglas u otro número de jugadores que la partida que quieres retomar.
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
error-unknown-host = Este servidor no reconoce { $address } como dirección suya. Quien lo administra puede abrirlo con --address { $address }
error-request-timeout = El servidor ha esperado en vano el resto de la petición. Vuelve a intentarlo.
error-headers-too-large = La dirección o las cabeceras de la petición son demasiado grandes. Borra las cookies de este sitio y vuelve a intentarlo.
error-too-many-requests = Demasiadas peticiones en poco tiempo. Espera un minuto y vuelve a intentarlo.
error-too-many-connections = Demasiadas conexiones desde tu dirección. Cierra alguna y vuelve a intentarlo.
error-too-busy = Ahora mismo hay demasiado movimiento en la sala. Vuelve a intentarlo.
error-internal = Algo ha fallado en el servidor. No ha cambiado nada; vuelve a intentarlo.
error-storage-unavailable = El servidor no puede guardar nada en este momento. Lo que has pedido se vuelve a enviar automáticamente.
error-storage-refused = La base de datos no admite lo que había que guardar, así que no ha cambiado nada. Avísanos, por favor.
error-unknown-person = El servidor ya no te conoce. Vuelve a conectarte.
error-database-url = Esta no es la dirección de una base de datos: { $url }. Debe ser como sqlite:///FILE o postgresql://…
error-database-unreachable = Nada responde en { $host }, puerto { $port }. Comprueba el host y el puerto en la dirección de la base de datos, y que PostgreSQL esté en marcha.
error-database-unknown-host = No se encuentra el host { $host } de la base de datos. Comprueba su nombre en la dirección de la base de datos.
error-database-silent = La base de datos de { $host }, puerto { $port }, no responde a tiempo. Comprueba si está sobrecargada y si hay un cortafuegos por medio.
error-database-not-postgresql = Lo que responde en { $host }, puerto { $port }, no es PostgreSQL. Comprueba el puerto en la dirección de la base de datos.
error-database-tls = Este servidor y la base de datos de { $host }, puerto { $port }, no se ponen de acuerdo en una conexión cifrada. Comprueba el certificado y «ssl» en la dirección de la base de datos.
error-database-wrong-password = PostgreSQL rechaza al usuario «{ $user }»: la contraseña es incorrecta o falta, o ese usuario no existe. Comprueba HANABI_DATABASE_PASSWORD o la dirección de la base de datos.
error-database-role-refused = PostgreSQL no deja entrar al usuario «{ $user }»: no existe, o pg_hba.conf no lo admite desde esta máquina.
error-database-unknown-name = PostgreSQL no tiene ninguna base de datos llamada «{ $name }». Créala con «createdb» o corrige la dirección de la base de datos.
error-database-no-rights = El usuario «{ $user }» no puede crear tablas en la base de datos «{ $name }». Hazlo propietario de la base de datos.
error-database-starting = La base de datos de { $host }, puerto { $port }, está arrancando o parando. Vuelve a intentarlo dentro de un momento.
error-database-overcrowded = La base de datos de { $host }, puerto { $port }, no admite más conexiones. Aumenta su max_connections o abre menos servidores.
error-database-not-sqlite = { $file } no es una base de datos SQLite. No se ha cambiado nada en él; indica otro archivo.
error-database-corrupt = La base de datos { $name } está dañada. Recupera la última copia de seguridad en una base de datos nueva con «hanabi restore».
error-database-file-denied = El archivo { $file } no se puede abrir como base de datos para leer y escribir. Comprueba su propietario y sus permisos.
error-database-folder-denied = La base de datos no se puede guardar en { $folder }: la carpeta no se puede crear o no se puede escribir en ella. Comprueba su propietario y sus permisos.
error-database-locked = Otro programa mantiene bloqueada la base de datos { $name }. Detenlo y vuelve a intentarlo.
error-database-disk-full = No queda espacio para la base de datos { $name }. Libera un poco y vuelve a intentarlo.
error-database-disk-failed = El sistema no puede leer o escribir la base de datos { $name }. Comprueba el disco y el registro del sistema.
error-database-failed = La base de datos { $name } no se puede usar ({ $error }). Su propio registro dice más.
error-database-missing = No hay ninguna base de datos en { $url }.
error-database-too-new = La base de datos es de una versión más reciente de Hanabi. Instala esa versión.
error-database-too-old = La base de datos es de una versión anterior de Hanabi. Abre una vez «hanabi serve» y quedará al día.
error-database-not-empty = En la base de datos ya hay salas, así que no se ha recuperado la copia de seguridad.
error-not-a-backup = { $file } no es una copia de seguridad de Hanabi.
error-backup-too-old = { $file } es de una versión anterior de Hanabi. Recupérala con aquella versión y abre después «hanabi serve» con esta.
error-port-unavailable = El servidor no puede escuchar en { $host }, puerto { $port }: { $why }. Elige otro puerto con --port, u otra dirección de esta máquina con --host.
error-bad-address = Esta no es la dirección de un sitio: { $address }. Debe ser como https://hanabi.example
error-address-below-root = La página debe estar en la raíz de un host, no bajo una ruta: { $address }. Dale un nombre de host propio y usa { $root }
error-redis-url = Esto no es una dirección de Redis: { $url }. Tiene esta forma: redis://HOST:6379/0
error-bad-setting = { $name } no puede ser «{ $value }».
error-setting-twice = { $name } y { $other } están definidos a la vez. Define solo uno.
error-setting-file = El archivo { $file }, indicado por { $name }, no se puede leer o está vacío.
error-no-name = Entra primero: di a los demás cómo te llamas.
error-name-empty = Un nombre necesita al menos una letra.
error-name-unprintable = El nombre tiene caracteres que no se pueden mostrar.
error-name-taken = En esta sala ya hay alguien que se llama { $name }, o con un nombre que se confunde con ese. Elige otro nombre.
error-room-crowded = La sala está llena: { $most } personas como mucho.
error-room-full = Todos los asientos están ocupados.
error-room-worn-out = Han pasado tantas cosas en esta sala que ya no admite nada más. Abre otra.
error-seat-taken = El asiento { $number } está ocupado.
error-not-host = Eso solo puede hacerlo el anfitrión de la sala.
error-host-stays = Al anfitrión no se le puede hacer salir. Antes hay que ceder la sala.
error-seated-stay = Un anfitrión suplente no puede expulsar a quien tiene asiento. Solo puede la persona dueña de la sala.
error-not-removed = No se ha expulsado de esta sala a nadie con el número { $member }.
error-host-present = El anfitrión está aquí. Solo se puede votar por un suplente mientras no esté.
error-host-away-briefly = El anfitrión lleva poco tiempo fuera. Podréis votar dentro de { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
 }.
error-candidate-absent = Un anfitrión suplente tiene que estar presente y tener asiento en la mesa.
error-room-locked = Esta sala está cerrada: no puede entrar nadie nuevo. Pide al anfitrión que la abra.
error-room-invited = A esta sala solo se entra con invitación. Pide al anfitrión un enlace de invitación.
error-strangers-worn-out = Quienes no tienen asiento ya han dicho todo lo que podían en esta sala. Siéntate para hablar.
error-too-many-names = Ha entrado demasiada gente nueva desde tu red. Vuelve a intentarlo dentro de un minuto.
error-too-many-changes = Has cambiado de asiento o modificado algo demasiadas veces. Espera un minuto y vuelve a intentarlo.
error-not-voted = No tienes ningún voto que retirar.
error-too-many-bot-games = Has empezado muchas partidas solo de bots. Espera un minuto antes de la siguiente.
error-delay-range = El público puede ir como mucho { $most } jugadas por detrás.
error-game-running = Hay una partida en marcha. Espera a que termine.
error-no-game = No hay ninguna partida en marcha.
error-free-seats = { $seats ->
    [one] Queda un asiento libre. Dáselo a un bot o espera a alguien.
   *[other] Quedan { $seats } asientos libres. Dáselos a bots o espera a alguien.
 }
error-not-seated = No tienes asiento en esta mesa.
error-no-such-member = Nadie tiene el número { $member } en esta sala.
error-not-a-bots-seat = Ahí no se sienta ningún bot.
error-not-a-persons-seat = Ahí no se sienta ninguna persona.
error-player-present = Esa persona está aquí o acaba de irse. Un bot solo sustituye a quien lleva un rato fuera.
error-no-shuffle = Ninguna mezcla está esperando un número tuyo.
error-wrong-entropy = Ese no es el número al que te comprometiste. Envía aquel cuyo hash enviaste antes.
error-shuffling = Ya se está barajando el mazo de la próxima partida.
error-no-stand-in = En ese asiento ningún bot sustituye a nadie.
error-stand-in-plays = Un bot está jugando por ti. Recupera antes tu asiento.
error-too-many-sitting = Ya hay { $sitting } asientos ocupados: { $seats } no bastan.
error-clock-range = El tiempo de un turno va de { $least } a { $most } segundos.
error-ruleset-too-long = El nombre de las reglas es demasiado largo.
error-text-empty = No hay nada que decir.
error-text-too-long = El texto es demasiado largo: { $most } caracteres como mucho.
error-no-talk-now = En esta sala no se habla durante una partida.
error-remarks-only = En esta sala solo se admiten frases predefinidas durante una partida.
error-watchers-are-silent = Quien mira no habla durante una partida.
error-not-your-cards = Esas no son las cartas de tu mano.
error-no-such-card = Esa carta todavía no ha salido.
error-not-a-players-action = Eso solo puede hacerlo la sala.
error-stale = La partida ha avanzado mientras tanto. Vuelve a mirar la mesa.
error-removed = El anfitrión te ha hecho salir de esta sala.
error-signed-out = Has cerrado la sesión en otro dispositivo.
error-talk-too-often = Escribes muy a menudo. Espera un momento y vuelve a intentarlo.
error-flood = Demasiados mensajes en poco tiempo. Se ha cerrado la conexión.
error-nonsense = Demasiados mensajes sin sentido. Se ha cerrado la conexión.
error-too-many-guests = Ya hay demasiada gente en esta sala. Vuelve a intentarlo más tarde.
error-room-closed = La sala se acaba de cerrar. La conexión se restablece sola.
error-room-shut = Quienes administran este servidor han cerrado esta sala. Abre otra.
error-room-deleted = Quienes administran este servidor han borrado esta sala.
error-erased = Quienes administran este servidor te han borrado de él. Vuelve a cargar la página para regresar como alguien nuevo.
error-banned = Quienes administran este servidor no admiten conexiones desde tu dirección.
error-already-closed = La sala { $room } ya está cerrada.
error-no-such-person = No hay nada guardado sobre una persona { $person }. «hanabi admin show» muestra las personas de una sala.
error-bad-network = Esto no es ni una dirección ni una red: { $network }. Debe ser como 203.0.113.7, 203.0.113.0/24 o 2001:db8::/64
error-ban-too-wide = La red { $network } es demasiado amplia para bloquearla: hace falta al menos /{ $bits }.
error-not-banned = { $network } no está bloqueada. «hanabi admin bans» muestra los bloqueos.
error-key-in-environment = Las claves vienen de HANABI_SECRET, no de la base de datos. Escribe allí una clave nueva delante de la anterior, separadas por una coma, y reinicia el servidor.
error-slow = La conexión es demasiado lenta para seguir la partida. Se intenta de nuevo.

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

error-usage-no-such-command = No hay ninguna orden «{ $word }». Las órdenes son: { $commands }.
error-usage-no-such-option = Aquí no hay ninguna opción { $option }.
error-usage-missing = Falta { $what }.
error-usage-confirm = Esto no se puede deshacer. Añade { $option } si es lo que quieres.
error-usage-keep-folder = { $option } va con una carpeta, y { $file } no lo es.
error-usage-not-a-number = { $option } pide un número entero.
error-usage-bad-value = { $option } pide uno de estos valores: { $choices }; no «{ $value }».
error-usage-option-value = { $option } no se usa así.
error-usage-too-many-words = Sobran palabras: esta orden no admite tantas.
error-usage-diff = Indica dos reglas que comparar: hanabi rules diff fr pl
error-usage-commitment = COMMITMENT pide entre { $least } y { $most } dígitos hexadecimales (de 0 a 9 y de «a» a «f»).
error-usage-seats = { $option } pide números del 2 al 5 separados por comas, como 2,5; no «{ $value }».
error-usage-not-svg = { $option } dibuja un archivo SVG: su nombre acaba en .svg, no como «{ $value }».
error-usage-help = «{ $command } --help» muestra cómo se usa.
error-usage-language = Aquí no se habla «{ $language }». Elige uno de estos idiomas: { $known }.
error-system = El sistema se niega: { $what }.
error-missing-extra = { $extra ->
    [client] Una sala de un servidor necesita más paquetes.
    [tui] La pantalla completa necesita más paquetes.
    [server] Un servidor necesita más paquetes.
    [fast] Los bots compilados y muchas partidas a la vez necesitan más paquetes.
    [envs] Los entornos de investigación necesitan más paquetes.
    [cluster] Un clúster necesita más paquetes.
   *[other] Hacen falta más paquetes.
 } Así se instalan: pip install 'hanabi[{ $extra }]'
error-unworded = No se admite ({ $code }).
error-unexpected = Algo ha fallado dentro de Hanabi ({ $what }). Avísanos, por favor, y cuenta qué estabas haciendo.

## What is refused: many games at once

error-not-an-integer = { $option } pide un número entero, no { $value }.
error-not-in-range = { $option } va de { $least } a { $most }; no admite { $value }.
error-not-a-ruleset = { $value } no es un reglamento: da uno, o su nombre, por ejemplo fr+black-powder.
error-no-such-device = No hay ningún dispositivo «{ $device }». Las partidas se juegan en cpu o cuda.
error-no-cuda = Aquí no se puede jugar en una tarjeta gráfica. Lo que falta: { $missing }.
error-too-many-games = No hay memoria suficiente para { $count } partidas a la vez.
error-wrong-shape = Cada partida pide una acción: un array de forma { $expected }, no { $shape }.
error-wrong-type = Las acciones son números enteros, no { $type }.
error-other-game = Estas partidas tienen otras reglas u otro número de jugadores que { $rules } con { $players }.
error-no-number = Solo las acciones de los jugadores tienen número; esta es de la sala.
error-no-such-action = La acción { $action } no es posible ahora.
error-illegal-actions = { $count ->
    [one] En una partida la acción { $action } no era posible: la partida { $game }. Sigue como estaba; todas las demás han avanzado.
   *[other] En { $count } partidas la acción no era posible, primero { $action } en la partida { $game }. Siguen como estaban; todas las demás han avanzado.
 }
error-no-seat = Solo se completa lo que ve un jugador: el público ya ve todas las manos.
error-nothing-fits = Ninguna mano encaja con lo que este jugador sabe y ve.
error-other-hand = Hacen falta { $cards } cartas para la mano, { $deck } para el mazo y { $tiles } tarjetas de bonificación.
error-seen-only = Esto es solo lo que un jugador ve de una partida. Complétala antes: imagine lo hace al azar, deal como tú digas.

## What is refused: files

error-file-not-found = No hay ningún archivo { $file }.
error-file-is-folder = { $file } es una carpeta, no un archivo.
error-file-forbidden = No se puede abrir { $file }: permiso denegado.
error-file-unreadable = No se puede leer { $file }.
error-file-not-text = { $file } no es un archivo de texto en UTF-8, así que no es una repetición.
error-file-too-large = El archivo es demasiado grande para ser una partida (máximo: { $most } bytes).
error-file-exists = { $file } ya existe. Elige otro nombre.
error-file-unwritable = No se puede escribir { $file }.
error-not-json = El archivo no es JSON completo, así que no es una repetición.
error-not-a-replay = El archivo es JSON, pero no una repetición de este juego ni de hanab.live.
error-unknown-version = La repetición es de la versión { $version }; este programa lee la versión { $known }.
error-bad-field = El campo «{ $field }» de la repetición falta o no es como debería.
error-no-proof = La repetición no contiene ninguna prueba de su reparto: solo la tienen las partidas jugadas en un servidor.
error-bad-player-name = Un nombre debe tener de 1 a { $most } caracteres imprimibles.
error-bad-ruleset = No se pueden leer las reglas de la repetición ({ $field }).
error-unknown-variant = La variante «{ $variant }» de hanab.live no se juega aquí.
error-unplayed-option = La opción «{ $option }» de hanab.live no se juega aquí.
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
error-seat-unknown = No hay ningún asiento «{ $seat }». En la mesa: { $players }.

## What is refused: rulesets

error-unknown-edition = No hay ninguna caja «{ $edition }». Las cajas son: { $known }.
error-unknown-option = «{ $option }» no se puede añadir. «{ $edition }» admite: { $offered }.
error-not-in-box = «{ $edition }» no ofrece «{ $option }», sino: { $offered }.{ $edition ->
    [custom] {""}
   *[other] {" "}Con «custom» vale todo.
 }
error-option-twice = «{ $option }» está dos veces.
error-suit-twice = Solo puede haber una serie { suit.f }: elige una de las formas.
error-suit-order = Las series deben ir en este orden y sin repetirse: { $order }; no así: { $suits }.
error-impossible-suit = Descrita así, la serie { suit.f } no se puede jugar.
error-out-of-range = { $option ->
    [tokens] El número de fichas de pista
    [strikes] El número de errores
    [players] El número de jugadores
    [hand] El número de cartas en mano
    [tiles] El número de tarjetas de bonificación
   *[suits] El número de series
 } va de { $least } a { $most }; { $value } no vale.
error-not-a-number = «{ $option }» pide un número, no «{ $value }».
error-not-a-choice-of-suits = «{ $value }» no elige colores: da su número (suits=3) o sus letras, cada una una vez (suits=rgb).
error-name-too-long = El nombre es demasiado largo: { $most } caracteres como mucho.
error-fields-unreadable = No se pueden leer los campos de las reglas ({ $field }).
error-player-count = Esta partida admite de 2 a { $most } jugadores, no { $players }.
error-no-deck-left = Repartir { $dealt } cartas entre { $players } jugadores deja el mazo vacío: la caja tiene { $cards } cartas.
error-deck-not-the-box = La baraja debe tener las { $expected } cartas de la caja; esta tiene { $cards } y no son esas.
error-tiles-not-the-box = Las tarjetas de bonificación deben ser las { $expected } de la caja; aquí hay { $tiles } y no son esas.
error-places-not-the-box = Lo barajado en la repetición no cuadra con sus tarjetas de bonificación.
error-not-a-card = «{ $text }» no es una carta. Una carta se escribe como r3.
error-not-in-hand = No hay { $card } en esta mano: { $hand }.
error-seat-not-free = El asiento { $number } no está libre en esta mesa para { $players }.
error-nobody-in-seat = Nadie ocupa el asiento { $number }, así que no hay a quién preguntar.
error-dealt-elsewhere = Esta partida no se repartió aquí, así que no hay grabación.
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
error-choice-pending = Antes, una tarjeta de bonificación espera una decisión.
error-nothing-to-choose = Ninguna tarjeta de bonificación espera una decisión.
error-must-choose = A esta tarjeta de bonificación no se puede renunciar.
error-other-clue-wanted = La tarjeta de bonificación da la otra clase de pista.
error-other-choice-wanted = La tarjeta de bonificación pide otra cosa.
error-not-in-discards = Esa carta no está en la pila de descartes.
error-does-not-fit = Esa carta no encaja en su serie.
error-card-not-in-hand = Esa carta no está en la mano de quien tiene el turno.
error-all-tokens-available = No falta ninguna ficha de pista, así que no se puede descartar: juega una carta o da una pista.
error-no-clue-token = No queda ninguna ficha de pista: juega una carta, o descarta una para recuperar una ficha.
error-clue-to-oneself = Nadie puede darse pistas a sí mismo.
error-no-cards-to-clue = En esa mano ya no quedan cartas que señalar.
error-rank-not-clued = Una pista de valor va del 1 al 5.
error-colour-not-clued = Ese color no se puede decir en esta partida.
error-empty-clue = En esta partida una pista debe señalar alguna carta.
error-no-announcements = En esta partida no se anuncia antes de jugar.
error-no-such-suit = Esa serie no está en esta mesa.
error-more-to-score = La partida no puede acabar por falta de puntos: todavía los hay.

## Why bots do what they do

reason-random = Puro azar.
reason-certain-play = Sea cual sea, encaja.
reason-invited-play = Una pista señaló solo esta carta: pide que la jueguen.
reason-last-chance-play = Es el último turno: un error no costaría nada.
reason-lesser-risk-play = Cualquier descarte podía perder la partida; esta carta bien puede encajar.
reason-forced-play = No se podía hacer otra cosa.
reason-play-clue = Así hay una carta que jugar.
reason-save-clue = Para salvar una carta indispensable.
reason-telling-clue = Dice mucho de cartas que importan.
reason-waiting-clue = Por ahora, mejor que cualquier descarte.
reason-safe-discard = Nadie la echará de menos.
reason-spare-discard = Sea cual sea, queda otra copia.
reason-oldest-discard = La carta más antigua sin pista es la primera en irse.
reason-least-missed-discard = Todas las cartas tienen su pista; esta es la que menos falta parece hacer.
reason-rekindle = De todas las cartas que podía poner, esta era la más urgente.
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
   *[other] Esperando a { $player }, fuera desde hace { $time }
 }
screen-your-turn = Tu turno: elige una carta para jugarla o descartarla, o da una pista.
screen-selected = Carta { $place }: P la juega, D la descarta.
screen-known = { $player }, carta { $place }: { $known }.
screen-ask-play = ¿Qué carta juegas?
screen-ask-discard = ¿Qué carta descartas?
screen-ask-receiver = ¿A quién le das la pista?
screen-ask-value = ¿Qué le dices a { $player }?
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
   *[no] con los ojos de { $player }
 }
screen-resume = Hay una partida a medias. ¿Seguir con ella?
screen-resume-where = turno { $turn }, { $points } de { $best }
screen-resume-taken = Otro programa está jugando esta partida.
screen-set-aside = Una partida guardada no se puede leer y queda apartada en { $file }. { $why }
screen-too-small = La mesa necesita { $width } columnas y { $height } líneas; aquí hay { $has_width } y { $has_height }. Agranda el terminal, o pulsa Q y usa «hanabi play --plain».
screen-plain-no-terminal = Aquí no hay terminal donde dibujar: la partida sigue en texto simple.
screen-plain-dumb = Este terminal no sabe dibujar una mesa: la partida sigue en texto simple.
screen-plain-not-installed = La pantalla completa necesita más paquetes: aquí va en texto simple. Así se instalan: pip install 'hanabi[tui]'

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
screen-key-same-deal = mismo reparto
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
screen-keys-title = Teclas
screen-log-title = Lo que ha pasado
screen-known-title = Lo que sabe cada cual
screen-help-select = elegir una de tus cartas
screen-help-play = jugar la carta
screen-help-discard = descartar la carta y recuperar una ficha de pista
screen-help-clue = dar una pista: a quién, y luego un color o un valor
screen-help-take = tomar lo marcado; si un bot piensa, meterle prisa
screen-help-back = volver atrás
screen-help-advice = preguntar qué haría un bot al que los demás entienden, y por qué
screen-help-known = mostrar qué sabe cada cual de sus cartas
screen-help-log = mostrar todo lo que ha pasado
screen-help-rules = mostrar las reglas de esta partida
screen-help-quit = salir; la partida queda guardada y se ofrece de nuevo
screen-help-step = una acción adelante, una atrás
screen-help-leap = diez acciones adelante, diez atrás
screen-help-edge = el reparto, el final
screen-help-turn = ir a un turno
screen-help-seat = mirar desde el asiento siguiente; al final, manos a la vista
screen-help-leave = cerrar la repetición
screen-help-mouse = Con el ratón: pulsa una carta, un nombre, una respuesta o una tecla de abajo.
screen-sign-needed = 3!    la última copia de una carta que aún hace falta
screen-sign-lost = x     fuera de alcance: se ha perdido una carta que iba antes
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
screen-row-players = Jugadores
screen-row-seat = Asiento { $number }
screen-row-first = Comienza
screen-row-memory = Recordatorio
screen-row-confirm = Confirmar
screen-edition-es = caja española
screen-edition-pl = caja polaca
screen-edition-pt = caja brasileña
screen-edition-fr = caja francesa
screen-edition-de = caja alemana
screen-edition-custom = tu propia mezcla
screen-edition-given = tal como están
# 34 letras como mucho.
screen-option-avalanche = Avalancha de colores
screen-option-avalanche-own = Avalancha: un color aparte
screen-option-avalanche-own-5 = Avalancha: aparte, cinco cartas
screen-option-avalanche-every = Avalancha: todos los colores
screen-option-black-powder = Pólvora negra
screen-option-flamboyant-fives = Los 5 fastuosos
screen-option-all-or-nothing = Traca final
screen-option-synchronised-show = Espectáculo sincronizado
screen-option-no-empty-clues = Sin pistas vacías
screen-seat-person = persona
screen-seat-beginner = principiante
screen-seat-random = aleatorio
screen-usual = la habitual
screen-chance = al azar
screen-about-language = El idioma del juego.
screen-about-edition = La caja cuyas reglas se siguen. Ctrl-R las muestra.
screen-about-tokens = Cuántas fichas de pista hay.
screen-about-strikes = Con cuántos errores se pierde la partida.
screen-about-hand = Cuántas cartas hay en cada mano; lo habitual es que dependa del número de jugadores.
screen-about-suits = Los colores en juego: ← y → cambian cuántos son; una letra quita o añade el suyo.
screen-about-players = Cuántos asientos tiene la mesa.
screen-about-seat = Quién se sienta aquí: una persona o un bot. Escribe para cambiar el nombre. Varias personas se pasan el teclado.
screen-about-first = Quién tiene el primer turno.
screen-about-memory-deduced = La pantalla muestra todo lo que las pistas y el recuento dicen de una carta.
screen-about-memory-said = La pantalla muestra qué pistas han señalado una carta; lo demás hay que pensarlo.
screen-about-memory-nothing = Toca recordarlo todo de memoria, como en una mesa de verdad.
screen-about-confirm = Si se pregunta otra vez antes de jugar una carta.

## A room on a server, in the terminal

error-link-unreadable = «{ $link }» no es el enlace de una sala. Uno es así: https://example.org/r/SALA.
error-link-without-room = «{ $link }» no nombra ninguna sala. El enlace de una sala termina en /r/SALA.
error-no-such-host = No hay ningún servidor { $host }, o este equipo no está conectado a internet.
error-server-unreachable = Nadie responde en { $server }: el servidor no está en marcha o algo lo impide.
error-server-silent = { $server } tarda demasiado en responder. Vuelve a intentarlo más tarde.
error-certificate-refused = { $server } no puede probar que es quien dice ser (su certificado no es válido), así que no se le ha enviado nada.
error-no-hanabi-server = { $server } responde, pero no como un servidor de este juego.
error-server-forbids = { $server } no deja entrar a nadie por esta dirección. Usa el enlace tal como te lo dieron.
error-server-protocol = El servidor habla el protocolo { $protocol } y este programa el { $known }. Actualiza el más antiguo de los dos.
error-no-advice = En esta sala no hay consejos: su recordatorio no lo recuerda todo.
error-remark-wanted = Durante esta partida solo hay frases predefinidas: «habla» las enumera, «habla 4» dice la cuarta.
error-removed-unknown = No se ha expulsado a nadie llamado «{ $name }». Expulsados: { $players ->
    [none] nadie.
   *[other] { $players }.
 }
error-removed-several = Se ha expulsado a varias personas: { $players }. Escribe a quién te refieres, como en «readmite Ben».
error-door-unknown = No existe la puerta «{ $door }». Escribe «puerta abierta», «puerta invitación» o «puerta cerrada».
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
notice-handed-over = { $by } ha cedido la sala: { $whom } es ahora el anfitrión.
notice-took-over = { $whom } hace ahora de anfitrión: así lo han votado las personas presentes.
notice-host-returned = { $whom } ha vuelto y es de nuevo el anfitrión.
notice-removed = { $by } ha expulsado de la sala a { $whom }.
notice-readmitted = { $by } ha dejado volver a { $whom }.
notice-door-set = { $door ->
    [invited] { $by } ha limitado la sala a quienes tengan invitación.
    [locked] { $by } ha cerrado la sala.
   *[open] { $by } ha abierto la sala a quien tenga el enlace.
 }
notice-stood-in = { $by } deja que el bot «{ $bot }» juegue por { $whom }.
notice-given-back = { $whom } recupera su asiento.
notice-host = El anfitrión
notice-guest = un invitado
screen-room-clock = { $time } por turno; después, { $then ->
    [stop] la partida termina
   *[beginner] juega el principiante
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
screen-room-terms = Acordado
screen-room-talk = Conversación
screen-room-choose = Ocupa un asiento libre, o quédate a mirar.
screen-room-fill = { $host ->
    [yes] Espera a que otros se sienten o da los asientos libres a bots. Después empieza la partida.
   *[no] Se espera a que otros se sienten; el anfitrión puede dar los asientos libres a bots.
 }
screen-room-ready = Todos los asientos están ocupados: empieza la partida.
screen-room-wait = Todos los asientos están ocupados. { $host } empieza la partida.
screen-room-running = { $sees ->
    [yes] Hay una partida en curso.
   *[no] Hay una partida en curso. Verás la mesa cuando termine.
 }
screen-room-voted = { $count ->
    [one] { $names } quiere terminar la partida.
   *[other] { $names } quieren terminar la partida.
 }
screen-room-ask-name = ¿Cómo te llamas aquí? Intro para { $default }>
screen-room-name = ¿Cómo te llamas aquí?
screen-room-ask-text = ¿Qué quieres decir?
screen-room-ask-remark = ¿Qué frase?
screen-room-ask-vote = ¿Votar por terminar la partida? Debe quererlo más de la mitad de las personas que juegan; una partida terminada así vale 0 puntos.
screen-room-ask-vote-back = ¿Retirar tu voto y seguir jugando?
screen-room-ask-remove = ¿Expulsar de la sala a { $player }? Después puedes dejarle volver.
screen-room-ask-rules = ¿Con qué reglas? Por ejemplo, fr o de+avalanche.
screen-room-prompt = Sala>
screen-room-connecting = Conectando con { $server } …
screen-room-lost = Se ha perdido la conexión. Se sigue intentando; tu asiento y la partida se conservan.
screen-room-sent = En camino …
screen-room-clock-left = Quedan { $time }.
screen-room-farewell = { $kept ->
    [yes] Tu asiento se conserva. Para volver: hanabi play { $link }
   *[no] Tu asiento se conserva, pero este equipo no ha podido anotar quién eres allí: volverías como alguien nuevo.
 }
screen-proof-kept = Comprobado: el reparto es el que se fijó antes de la primera acción.
screen-proof-broken = Cuidado: el reparto no es el que se prometió antes de la primera acción.
screen-proof-unknown = No se ha podido obtener la repetición, así que el reparto no está comprobado.
screen-room-help =
    siéntate 2     ocupar el asiento 2; sin número, cualquiera libre
    levántate      dejar el asiento
    bot 3          dar el asiento 3 a un bot; sin número, todos los libres (anfitrión)
    empieza        empezar la partida (anfitrión)
    habla Hola     decir algo; «habla» enumera las frases, «habla 4» dice la cuarta
    nombre Anna    usar otro nombre
    anfitrión Ben  hacer anfitrión a Ben
    expulsa Ben    hacer salir a Ben o, por el número del asiento, a un bot (anfitrión)
    readmite Ben   dejar volver a Ben, a quien expulsaste (anfitrión)
    puerta cerrada no dejar entrar a nadie nuevo; también «puerta invitación» y «puerta abierta» (anfitrión)
    sustituye 2    que un bot juegue por quien falta en el asiento 2, o que deje de hacerlo
    vota           votar por terminar la partida, o retirar el voto
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
screen-help-pick = tomar lo marcado
screen-help-talk = decir algo, o una frase predefinida donde solo hay esas
screen-help-vote = votar por terminar la partida, o retirar el voto
screen-help-room = mostrar la sala: quién está, lo acordado y lo dicho
screen-help-away = irse; tu asiento se conserva y «hanabi play ENLACE» te trae de vuelta
screen-help-row = elegir un asiento o una persona
screen-help-table = volver a la mesa
screen-help-sit = ocupar el asiento marcado, si está libre; dejarlo, si es el tuyo
screen-help-fill = dar a un bot el asiento marcado, o a bots todos los libres (anfitrión)
screen-help-game = empezar la partida cuando todos los asientos están ocupados (anfitrión)
screen-help-stand-in = que un bot juegue por quien falta, o devolverle el asiento (anfitrión)
screen-help-host = hacer anfitrión a la persona marcada, o votarla si el anfitrión no está
screen-help-remove = hacer salir a la persona o al bot (anfitrión)
screen-help-readmit = dejar volver a alguien a quien expulsaste (anfitrión)
screen-help-door = elegir quién puede entrar: quien tenga el enlace, con invitación, nadie nuevo (anfitrión)
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
web-table-known-but-not = { $known }, pero no { $faces }
web-table-card-own = Carta { $place }{ $known ->
    [none] {""}
   *[other] : { $known }
 }{ $mark ->
    [none] {""}
   *[other] {" "}({ $mark })
 }
web-table-newest = nueva
web-table-firework = { suit }: { $top ->
    [none] sin empezar
   *[other] llega al { $top }
 }{ $next ->
    [none] , completa
   *[other] , sigue el { $next }
 }
web-table-gone = { card }: { $gone } de { $copies } en el descarte
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
web-table-ask-clue = ¿Decir «{ $value }» a { $player }? La pista { $aim }.
web-table-ask-card = ¿Tomar el { card }?
web-table-ask-decline = ¿Renunciar a la tarjeta?
web-table-do = Sí
web-table-not-yet = Todavía no
web-table-mark = Marcas que solo ves tú
web-table-marks = Marcar o mover
web-table-mark-play = para jugar
web-table-mark-keep = para guardar
web-table-mark-discard = para descartar
web-table-mark-turned = girada
web-table-move-left = Mover a la izquierda
web-table-move-right = Mover a la derecha
web-table-watching = Estás mirando la partida.
web-table-help = Teclas y ajustes
web-table-help-announce = elegir qué anuncias con la carta
web-table-help-move = mover la carta en tu mano
web-table-help-keys = mostrar estas teclas
web-table-help-clue = En una pista, primero el número de la persona y luego un valor, o la letra que llevan las cartas de un color.
web-table-help-order = Las cartas se numeran de la más antigua a la más reciente, que lleva la marca «{ web-table-newest }».
web-table-shortcuts = Jugar con estas teclas
web-table-confirm = Volver a preguntar antes de cada acción
web-table-final = Lo hecho, hecho está: no se puede deshacer nada.
web-table-close = Cerrar
web-table-replay = Guardar la repetición
web-table-commitment = Prueba del mazo
web-table-score = Resultado { $score } de { $best }
web-table-copy = Copiar
web-table-copied = Copiado
web-table-promised = El mazo quedó fijado antes de la primera carta. Anota este número para comprobarlo después de la partida.
web-table-opened = La prueba está a la vista: con el número que anotaste, la grabación muestra que el mazo estaba fijado desde el principio.
web-table-unopened = La prueba está en camino.

## The page in the browser: the lobby

web-lobby-name = Tu nombre
web-lobby-name-suggested = Si lo dejas vacío, te llamarás { $name }.
web-lobby-about = Sostienes tus cartas de modo que las vean todos menos tú. Con pocas pistas os decís qué jugar y construís juntos cinco fuegos artificiales, carta a carta.
web-lobby-bots = Jugar con bots
web-lobby-bots-about = La partida empieza enseguida.
web-lobby-open = Abrir una sala
web-lobby-open-about = Elige las reglas, comparte el enlace, juega con amigos y bots.
web-lobby-box = La caja con la que juegas
web-lobby-box-about-es = Se juega en todo como la caja francesa.
web-lobby-box-about-pl = Una pista debe señalar una carta. El multicolor es un color aparte, con cinco cartas; sin pólvora negra ni tarjetas de bonificación.
web-lobby-box-about-pt = El multicolor es un color aparte. Un espectáculo sincronizado, pero sin tarjetas de bonificación.
web-lobby-box-about-fr = Toda pista de color señala las cartas multicolor. Pólvora negra, y tarjetas de bonificación por un 5.
web-lobby-box-about-de = Como la caja francesa, pero cada serie completa da una tarjeta de bonificación.
web-lobby-box-about-custom = Todo lo de todas las cajas, tus propios números y hasta seis jugadores.
web-lobby-more = Más ajustes
web-lobby-add = Expansiones y variantes
web-lobby-about-avalanche = Una sexta serie de todos los colores.
web-lobby-about-black-powder = Una serie negra que se construye hacia abajo.
web-lobby-about-flamboyant-fives = Tarjetas de bonificación por completar series.
web-lobby-numbers = Tus propios números
web-lobby-seats = Asientos
web-lobby-first = Quién comienza
web-lobby-spectators = El público
web-lobby-spectators-nothing = No ve nada hasta el final
web-lobby-spectators-public = Ve la mesa, pero ninguna mano
web-lobby-spectators-seat = Ve lo que ve un asiento
web-lobby-spectators-open = Ve todas las manos
web-lobby-spectators-trust = Solo entre gente de confianza: quien juega podría abrir otro navegador y ver sus propias cartas.
web-lobby-spectators-whose = Con qué ojos
web-lobby-spectators-delay = Con cuánto retraso
web-lobby-spectators-late = { $actions ->
    [0] ninguno
    [one] una jugada
   *[other] { $actions } jugadas
 }
web-lobby-clock = Tiempo por turno
web-lobby-no-clock = Sin reloj
web-lobby-then = Cuando se acaba el tiempo
web-lobby-then-stop = La partida termina
web-lobby-then-beginner = Juega un bot principiante
web-lobby-pair = { $label }: { $value }
web-lobby-join = Entrar en una sala
web-lobby-link = Enlace de la sala
web-lobby-join-go = Entrar
web-lobby-claim = Continuar desde otro dispositivo
web-lobby-claim-about = Pide un código en tu sala del otro dispositivo y escríbelo aquí.
web-lobby-code = Código
web-lobby-claim-go = Continuar
web-lobby-claimed = Listo: aquí ya eres la misma persona. Abre tu sala con su enlace.

## The page in the browser: the room

web-room-connecting = Conectando …
web-room-late = El servidor aún no ha respondido. Se le pregunta de nuevo automáticamente.
web-room-choice-kept = Tu elección se conserva y se envía de nuevo: { coach-action }
web-room-back-in = Nuevo intento en { $seconds } s
web-room-your-turn = Te toca
web-room-dismiss = Cerrar el aviso
web-room-shuffling = Barajando el mazo…
web-room-lobby = Volver al inicio
web-room-again = Entrar de nuevo
web-room-enter = Entrar
web-room-enter-sit = Entrar y sentarme
web-room-enter-watch = Solo entrar
web-room-sit = Sentarme aquí
web-room-stand = Levantarme
web-room-bot = Añadir un bot
web-room-bots = Bots
web-room-fill = Dar los asientos libres a bots
web-room-clear = Quitar
web-room-hand-over = Nombrar anfitrión
web-room-acting-host = anfitrión en funciones
web-room-owner = dueño
web-room-host-away = { $time ->
    [none] { $host }, que es el anfitrión, no está.
   *[other] { $host }, que es el anfitrión, está fuera desde hace { $time }.
 }
web-room-host-vote-later = Podréis votar a otro anfitrión en { $time }.
web-room-host-vote-about = { $needed ->
    [one] Mientras tanto, alguien de la mesa puede hacer de anfitrión. Hace falta un voto.
   *[other] Mientras tanto, alguien de la mesa puede hacer de anfitrión. Hacen falta { $needed } votos.
 }
web-room-host-votes = votos de { $names }
web-room-vote-host = Elegir como anfitrión
web-room-remove = Expulsar
web-room-ask-remove = ¿Expulsar de la sala a { $player }? Después puedes dejarle volver.
web-room-removed = Expulsados de la sala
web-room-readmit = Dejar volver
web-room-stand-in = Que juegue un bot
web-table-away = fuera desde hace { $time }
web-table-stand-in = { $you ->
    [yes] Un bot juega por ti: { $bot }
   *[no] Un bot juega por { $player }: { $bot }
 }
web-table-substituted = { $you ->
    [yes] (Lo eligió por ti un bot: { $bot }.)
   *[no] { $player ->
        [none] (Lo eligió un bot: { $bot }.)
       *[other] (Lo eligió por { $player } un bot: { $bot }.)
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
web-room-invite-about = { $door ->
    [locked] La sala está cerrada: no puede entrar nadie nuevo.
    [invited] { $host ->
        [yes] Quien tenga este enlace de invitación puede entrar.
       *[no] A esta sala se entra solo con invitación. El anfitrión puede invitar.
     }
   *[open] Quien tenga este enlace puede entrar.
 }
web-room-invite-anew = Nuevo enlace de invitación
web-room-invite-anew-about = El enlace anterior deja de servir.
web-room-door = Quién puede entrar
web-room-door-open = Quien tenga el enlace
web-room-door-invited = Solo con enlace de invitación
web-room-door-locked = Nadie nuevo
web-room-copy = Copiar el enlace
web-room-copied = El enlace está copiado.
web-room-share = Compartir …
web-room-qr = Código QR
web-room-qr-about = Código QR con el enlace de esta sala
web-room-silence = Nadie ha dicho nada todavía.
web-room-say = Di algo
web-room-send = Decir
web-room-remarks = Frases predefinidas
web-room-unread = { $count ->
    [one] un mensaje nuevo
   *[other] { $count } mensajes nuevos
 }
web-room-vote = Votar por terminar la partida
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
web-rules-tags = Las pequeñas marcas, como B4, dicen de qué regla viene cada frase; son las mismas en todos los idiomas.

## The page in the browser: comforts of the table

web-table-note = { $you ->
    [yes] Tu nota: «{ $text }»
   *[no] Nota de { $player }: «{ $text }»
 }
web-table-noted = { $card }; { $note }
web-table-note-write = Escribir una nota en esta carta
web-table-note-field = Una nota que solo lees tú hasta el final
web-table-note-done = Listo
web-table-notes = Notas
web-table-veil = Ver esta mano como la ve { $player }
web-table-help-note = escribir una nota en la carta elegida
web-table-help-veil = ver la mano siguiente como quien la tiene; o mantener pulsado un nombre
web-table-settings = Ajustes
web-notice-sounds = Reproducir sonidos
web-notice-notices = Avisarme cuando me toque y esté mirando otra cosa
web-notice-refused = Tu navegador no deja que esta página muestre avisos. Puedes permitirlo en sus ajustes.
web-notice-missing = Tu navegador solo muestra avisos de direcciones https y, en algunos teléfonos, solo de páginas instaladas.
web-notice-unreached = No hay conexión con el servidor. En cuanto vuelva, puedes seguir jugando.

## The page in the browser: looking back, and past games

web-replay-title = Repetición
web-replay-open = Abrir una repetición
web-replay-about = Abre una partida guardada aquí o en hanab.live.
web-replay-about-drop = También puedes soltar el archivo en cualquier parte de esta página.
web-replay-choose = Elegir un archivo
web-replay-too-large = El archivo es demasiado grande: una partida grabada ocupa como mucho { $most } KB.
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
web-replay-if-about = Sigue desde aquí, o juega otra vez todo el reparto: tú ocupas un asiento y los bots, los demás. Las cartas salen como entonces.
web-replay-seat = En el asiento de
web-replay-play-on = Jugar desde aquí
web-replay-same-deal = El mismo reparto otra vez
web-replay-over = Aquí la partida ya ha terminado. Vuelve a una jugada anterior.
web-replay-together = Repasar juntos
web-replay-together-about = En una sala propia, quien tenga el enlace ve el momento que alguien muestra.
web-replay-together-go = Abrir una sala para ello
web-replay-look = Repasar la partida
web-replay-close = Volver a la mesa
web-replay-led = { $how ->
    [nobody] Recorre la partida por tu cuenta, o muéstrasela a toda la sala.
    [you] Tú diriges: todos ven lo que ves.
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
web-games-none = Todavía no has terminado ninguna partida.
web-games-start = Jugar una
web-games-more = Partidas anteriores
web-games-scores = Tus puntuaciones
web-games-facts = { $count ->
    [one] Una partida
   *[other] { $count } partidas
 }, de media el { $average } de la puntuación máxima; la mejor: { $best }. { $perfect ->
    [0] Aún ningún espectáculo perfecto.
    [one] Un espectáculo perfecto.
   *[other] { $perfect } espectáculos perfectos.
 }
web-games-again = retomada
web-games-own-rules = reglas propias
web-games-result-perfect = perfecta
web-games-result-finished = jugada hasta el final
web-games-result-struck-out = perdida: demasiados errores
web-games-result-card-lost = perdida: falta una carta necesaria
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
web-lesson-step-sight = Con Ada construyes cinco series de fuegos artificiales: una de cada color, carta a carta, del 1 al 5. Ves las cartas de Ada, pero nunca las tuyas. Esas solo las ve Ada.
web-lesson-step-ones = Ada gasta una ficha de pista para decirte cuáles de tus cartas son un 1: las cartas 2 y 4. Una pista nombra un color o un valor y señala todas las cartas que lo tienen. Aún no ha comenzado ninguna serie, así que cualquier 1 encaja.
web-lesson-task-ones = Elige la carta { $place } y juégala.
web-lesson-step-begun = Era el 1 rojo: ¡la serie roja ha comenzado! Has robado una carta nueva, oculta para ti como las demás. Ahora le toca a Ada.
web-lesson-step-five = Ada señala un 5. Solo hay uno de cada color: guárdalo bien. Y mira: Ada tiene el 2 rojo. Encaja ahora, pero ella no lo sabe.
web-lesson-task-five = Elige una de las cartas de Ada y dile «rojo».
web-lesson-step-two = «Rojo» señaló dos cartas. Ada probó suerte con una de ellas, y era el 2. Tú tienes otro 1: si Ada lo señaló, es que encaja.
web-lesson-task-two = Juega tu otro 1.
web-lesson-step-strike = Ada tomó su otra carta roja por el 3, pero era el 4: un error, y la carta se pierde. Con el tercer error se pierde la partida. También quedan menos fichas de pista: descartar una carta recupera una.
web-lesson-task-strike = Descarta la carta { $place }: nadie ha dicho nada de ella.
web-lesson-step-token = Has recuperado una ficha de pista y has robado una carta nueva. Ya conoces las tres acciones: dar una pista, jugar y descartar. Saltemos algunos turnos.
web-lesson-step-later = La serie roja llega ya al 4, y Ada te ha dicho que tu 5 es rojo.
web-lesson-task-later = Juega la carta { $place } y completa la serie.
web-lesson-step-complete = ¡Qué fuegos artificiales! Completar una serie recupera una ficha de pista. Saltemos al final de la partida.
web-lesson-step-last = Ada ha robado la última carta: ahora solo queda un turno para ti y otro para ella. Sabes que la carta { $place } es el 3 azul, y la serie azul llega al 2.
web-lesson-task-last = Juega la carta { $place }.
web-lesson-step-end = Ada ha seguido con el 4 azul. Cada serie cuenta tantos puntos como cartas tiene: { $score } de { $best } en total. ¡Enhorabuena, ya sabes jugar!
web-lesson-not-ones-play = Primero la carta { $place }: Ada la ha señalado, así que sabes que encaja.
web-lesson-not-ones-discard = Así volvería la ficha, pero conoces una carta que encaja: juégala.
web-lesson-not-ones-clue = Tú también puedes dar pistas, y pronto lo harás. Primero juega la carta de la que te ha hablado Ada.
web-lesson-not-five-play = Tus cartas pueden esperar. Ada no sabe que tiene el 2 rojo: díselo.
web-lesson-not-five-discard = Hay fichas de pista de sobra. Mejor gastar una en el 2 rojo de Ada que perder una carta.
web-lesson-not-five-clue = Esa pista sería cierta, pero esta vez di «rojo»: es la serie que espera un 2.
web-lesson-not-two-play = No sabes lo suficiente de esa carta. Mira las señales en tus cartas: ¿cuál es un 1?
web-lesson-not-two-discard = No hace falta perder ninguna carta: tienes una que encaja.
web-lesson-not-two-clue = Ahorra la ficha: tienes una carta que encaja.
web-lesson-not-strike-play = No conoces ninguna carta que encaje ahora, y un segundo error dolería.
web-lesson-not-strike-discard = Esa es mejor guardarla. Toma la carta { $place }: la más antigua sin pistas.
web-lesson-not-strike-clue = Una pista cuesta otra ficha. Esta vez, recupera una.
web-lesson-not-later-discard = ¿Descartar ahora? Juega el 5 que espera la serie roja.
web-lesson-otherwise = En una partida tuya podrías hacerlo. En esta lección ahora toca otra cosa.

# Parts of the page in the browser that are loaded later

web-part-missing = Esta parte de la página no se ha cargado.
web-part-again = Intentar de nuevo

## Los bots por su nombre, su compañía y los de otros

error-broken-bot = El bot «{ $bot }» ({ $source }) no se puede usar: { $what }
error-bot-keeps-to-its-kind = El bot «{ $bot }» solo juega con los de su clase: nadie más entendería sus pistas. Elige «{ $instead }», que juega con cualquiera.
error-bot-sees-too-much = El bot «{ $bot }» ve sus propias cartas, así que no tiene sitio en una mesa de verdad. Elige «{ $instead }», que juega con cualquiera.
error-bots-apart = El bot «{ $bot }» solo juega con los de su clase, no con «{ $other }». Pon el mismo bot en todos los asientos o elige otro.

## Advice and reviews on the page, and the bots for its seats

error-advice-off = En esta sala se juega sin consejos.
error-advice-too-often = Pides consejo muy a menudo. Piensa un momento y vuelve a pedirlo.
error-advice-failed = El bot «{ $bot }» no tiene consejo esta vez. Vuelve a pedirlo o decide tú.
screen-seat-club = jugador de club
screen-seat-partner = compañero
screen-seat-expert = experto
screen-seat-master = maestro
screen-room-advice = { $allowed ->
    [yes] Se puede pedir consejo a un bot
   *[no] No hay consejos
 }
web-lobby-advice = Consejos de los bots
web-lobby-advice-about = En su turno se puede preguntar qué haría un bot; todos ven quién ha preguntado y cuántas veces. Un bot no olvida nada, así que solo hay consejos donde la pantalla lo recuerda todo.
web-room-bot-about-random = Hace cualquier cosa permitida.
web-room-bot-about-beginner = Juega lo seguro y da pistas sencillas.
web-room-bot-about-club = Conoce las costumbres de quienes juegan a menudo.
web-room-bot-about-partner = El más fuerte de los que juegan con personas; lee mucho en una pista.
web-room-bot-about-expert = Solo una mesa entera de expertos: sus pistas son un código.
web-room-bot-about-master = Solo una mesa entera de maestros: el mismo código, y cada jugada bien pensada.
web-room-bots-strongest = Los bots más fuertes, expertos y maestros, solo juegan entre ellos: nadie más podría seguir su código.
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
web-advice-hide = Ocultar el consejo
web-table-help-advice = pedir consejo, si la sala lo permite
web-review-title = Dónde se perdieron puntos
web-review-course = Cómo fue la partida

## The coach: advice, and a look back on a game

coach-alternative = O, según { $bots }: { coach-action } { $reason }
coach-odds = Contando: { $fits } % de probabilidad de que encaje, { $indispensable } % de que sea indispensable, { $dead } % de que ya no sirva.
coach-points-at = La pista señala { $cards }.
coach-points-at-nothing = La pista no señala ninguna carta.
coach-fits = encaja
coach-indispensable = indispensable
coach-dead = ya no sirve
coach-position = Turno { $turn }: le toca a { $player }.
coach-done = En la partida: { $story }
coach-reach = { $cost ->
    [0] De momento no cuesta ningún punto.
    [one] { $cost } punto queda fuera de alcance.
   *[other] { $cost } puntos quedan fuera de alcance.
 }
mark-lost = { $player } pierde la carta { $place }, el { card }: era la última copia. { coach-reach } { $known ->
    [yes] Se podía saber que esa carta era indispensable.
   *[no] { $chances ->
        [0] {""}
        [one] Los demás tuvieron { $chances } turno para señalarla.
       *[other] Los demás tuvieron { $chances } turnos para señalarla.
     }
 }
mark-strike = { $player } juega la carta { $place }, el { card }: { $wrong ->
    [yes] no era la serie anunciada.
   *[no] no encaja.
 } Error { $strike } de { $strikes }. { $chance ->
    [0] Se podía saber que no encajaría.
   *[other] Contando, había un { $chance } % de probabilidad de que encajara.
 }
mark-missed-play = { $player } podía saber con certeza que la carta { $place }, el { card }, encajaba, y { $instead ->
    [thrown] la descarta.
    [discarded] descarta otra.
    [misplayed] juega otra que no encaja.
   *[clued] da una pista.
 }
mark-missed-discard = { $player } descarta la carta { $place }, el { card }, que aún servía, y conserva la carta { $kept }, que se sabe que ya no sirve.
mark-useless-clue = { $player } da a { $receiver } la pista «{ $kind ->
    [colour] { suit }
   *[rank] { $rank }
 }», que no dice nada nuevo.
mark-late = Tras este turno de { $player } quedan demasiado pocos turnos. { coach-reach }
mark-name-lost = carta perdida
mark-name-strike = error
mark-name-missed-play = jugada omitida
mark-name-missed-discard = mal descarte
mark-name-useless-clue = pista inútil
mark-name-late = tarde
verdict-perfect = Una partida perfecta: { $score } puntos de { $best }.
verdict-cards = { $score } puntos de { $best }: { $cards } perdidos con cartas indispensables.
verdict-turns = { $score } puntos de { $best }: { $turns } perdidos por falta de turnos.
verdict-cards-and-turns = { $score } puntos de { $best }: { $cards } perdidos con cartas indispensables, { $turns } por falta de turnos.
verdict-strikes = Perdida por errores, cuando aún eran posibles { $possible } puntos de { $best }.
verdict-card-lost = Traca final: perdida con una carta indispensable.
verdict-no-action = Traca final: perdida cuando ya no quedaba ninguna acción posible.
verdict-stopped = Interrumpida, cuando aún eran posibles { $possible } puntos de { $best }.
verdict-unfinished = La repetición acaba antes que la partida: { $score } puntos hasta ahí, { $possible } de { $best } aún posibles.
coach-decisive = { $count ->
    [one] La puntuación aún posible bajó en el turno { $turns }.
   *[other] La puntuación aún posible bajó en los turnos { $turns }.
 }
coach-faultless = No hay nada que reprochar.
coach-chart = La partida, turno a turno
coach-best = Aún posible
coach-score = Puntuación
coach-tokens = Fichas de pista
coach-strikes = Errores
coach-turn = turno { $turn }
error-advice-without-deal = Aquí no hay consejo: no se conoce todo lo ocurrido desde el reparto.
error-advice-game-over = La partida ha terminado: no hay nada que aconsejar. Indica un turno anterior.
error-advice-not-to-move = No hay consejo para este asiento: no es su turno.
error-advice-seat = En el turno { $turn } le toca a { $player }. No indiques asiento, o indica otro turno.
error-advice-no-tile = Ninguna tarjeta de bonificación pedía elegir en el turno { $turn }.
command-advise = Mostrar qué haría un bot en un turno de una partida grabada, por qué, y las alternativas.
command-review = Repasar una partida grabada: qué se perdió, dónde, y qué se podía saber.
epilogue-advise =
    Ejemplos:
      hanabi advise partida.json --turn 12               antes del turno 12
      hanabi advise partida.json --turn 12 --bot club    como lo ve otro bot
epilogue-review =
    Ejemplos:
      hanabi review partida.json                      los turnos marcados y un gráfico
      hanabi review partida.json --plot repaso.svg    el gráfico como imagen
      hanabi review partida.json --bot partner        y qué habría hecho un bot
argument-advise-file = Una repetición guardada por este juego o por hanab.live; «-» lee la entrada estándar.
argument-review-file = Una repetición guardada por este juego o por hanab.live; «-» lee la entrada estándar.
flag-advise-turn = El turno sobre el que aconsejar; si no, donde acaba la repetición.
flag-advise-seat = El asiento al que aconsejar, por número desde 1 o por nombre; debe ser su turno.
flag-advise-tile = Aconsejar sobre la tarjeta de bonificación que pedía elegir en ese turno.
flag-advise-bot = El bot al que preguntar; si no, el más fuerte de los que juegan con personas.
flag-advise-as-json = Escribir JSON para programas.
flag-review-bot = Decir en cada turno marcado qué habría hecho este bot.
flag-review-plot = Dibujar el gráfico en este archivo SVG.
flag-review-as-json = Escribir JSON para programas.
verb-advice = consejo aconseja
verb-yes = sí si s
verb-review = repaso
play-ask-review = ¿Repasar la partida? (sí o Intro)
screen-key-review = repaso
screen-key-marks = marcas
screen-help-adviser = pedir consejo a otro bot
screen-help-review = repaso: qué se perdió, y dónde
screen-help-mark = al turno marcado siguiente o anterior
screen-review-title = Repaso de la partida
screen-advice-more = ({ $bot }; A: más, B: otro bot)
screen-advice-title = Consejo de { $bot }
screen-sign-marks = Marcas de un turno: ✗ carta perdida, ! error, ? jugada omitida o mal descarte, ~ pista inútil, > tarde.

## Lo que promete un bot y cómo falta a ello

error-bot-not-examined = Un bot que lo ve todo no promete nada que se pueda poner a prueba: su sitio son las simulaciones.
error-fault-where = { $ruleset }, { $players } jugadores, turno { $turn }, asiento { $number }
error-fault-raises = { error-fault-where }: el bot falla con { $what }
error-fault-no-choice = { error-fault-where }: el bot debe responder con un Choice de una acción y un Reason, y responde { $answer }
error-fault-illegal = { error-fault-where }: el bot infringe las reglas con { $action }. { $why }
error-fault-refuses = { error-fault-where }: el bot no sigue. { $why }
error-fault-too-slow = { error-fault-where }: el bot tarda más de { $seconds } s.
error-fault-reason = { error-fault-where }: el bot da un motivo que nadie conoce, «{ $reason }».
error-fault-tells = { error-fault-where }: el motivo del bot dice más de lo que muestra su acción, { $detail } = { $value }.
error-fault-changes = { error-fault-where }: el bot cambia lo que se le da ({ $what }).
error-fault-unsteady = { error-fault-where }: con la misma semilla y los mismos sucesos, el bot elige primero { $one } y luego { $other }.
error-fault-successor = { error-fault-where }: el bot elige { $one }, pero uno nuevo que oye los mismos sucesos elige { $other }.
error-fault-remembers = { error-fault-where }: el bot elige { $one }, pero { $other } después de una partida anterior.
error-fault-peeks = { error-fault-where }: el bot elige { $one }, pero { $other } cuando cambian las cartas que no puede ver.

## La arena, donde se miden los bots

command-simulate = Hacer que los bots jueguen muchas partidas y medir lo bien que lo hacen.
command-compare = Decir si un bot es mejor que otro, con los mismos mazos para ambos.
command-tournament = Hacer que cada pareja de bots comparta mesa y mostrar cómo se entienden.
epilogue-simulate =
    Ejemplos:
      hanabi simulate --bot beginner --players 4 --ruleset fr+black-powder
      hanabi simulate --mix beginner,random --out games.jsonl --plot scores.svg
      hanabi simulate --replay-of games.jsonl --game 17 --save game.json
epilogue-compare = Ejemplo: hanabi compare --bots beginner,random --players 3 --games 500
epilogue-tournament = Ejemplo: hanabi tournament --bots random,beginner --plot pairs.svg
flag-simulate-bot = Quién juega, en todos los asientos: beginner si no se indica.
flag-simulate-mix = Quién juega en su lugar, nombres separados por comas: se reparten alrededor de la mesa.
flag-simulate-ruleset = Las reglas del juego, como fr+avalanche; pl si no se indica.
flag-simulate-players = Cuántos juegan; tantos como nombra --mix, o si no 3.
flag-simulate-games = Cuántas partidas; 1000 si no se indica.
flag-simulate-seed = Un número que decide cada mazo, el mismo para todos los bots; 0 si no se indica.
flag-simulate-jobs = Cuántos procesos juegan; uno por núcleo del procesador si no se indica.
flag-simulate-cluster = Jugar en un clúster dask: la dirección de su planificador, como tcp://10.0.0.1:8786.
flag-simulate-limit = Cuántos segundos puede tardar un bot en una jugada antes de que su partida cuente como fallida; 60 si no se indica. Un bot que piensa, como master, piensa ese tiempo.
flag-simulate-rollouts = Cuántas disposiciones de las cartas ocultas prueba como mucho un bot que piensa en cada jugada, como 64; el mismo número da las mismas partidas.
flag-simulate-out = Guardar cada partida en este archivo; la misma orden con el mismo archivo sigue donde se quedó.
flag-simulate-plot = Dibujar en este archivo SVG cuántas veces salió cada puntuación.
flag-simulate-as-json = Mostrar JSON para programas.
flag-simulate-replay-of = No jugar nada nuevo, sino mostrar la grabación de una partida de este archivo; necesita --game.
flag-simulate-game = Qué partida, contada desde 0.
flag-simulate-save = Guardar esa grabación en este archivo nuevo en vez de mostrarla.
flag-compare-bots = Los dos bots, separados por una coma.
flag-compare-ruleset = Las reglas del juego, como fr+avalanche; pl si no se indica.
flag-compare-players = Cuántos juegan; 3 si no se indica.
flag-compare-games = Cuántas partidas juega cada uno; 1000 si no se indica.
flag-compare-seed = Un número que decide cada mazo; 0 si no se indica.
flag-compare-jobs = Cuántos procesos juegan; uno por núcleo del procesador si no se indica.
flag-compare-cluster = Jugar en un clúster dask: la dirección de su planificador, como tcp://10.0.0.1:8786.
flag-compare-limit = Cuántos segundos puede tardar un bot en una jugada antes de que su partida cuente como fallida; 60 si no se indica.
flag-compare-out = Guardar cada partida en archivos de esta carpeta; la misma orden sigue donde se quedó.
flag-compare-as-json = Mostrar JSON para programas.
flag-tournament-bots = Los bots, separados por comas.
flag-tournament-ruleset = Las reglas del juego, como fr+avalanche; pl si no se indica.
flag-tournament-players = Cuántos juegan; 3 si no se indica.
flag-tournament-games = Cuántas partidas juega cada pareja; 200 si no se indica.
flag-tournament-seed = Un número que decide cada mazo; 0 si no se indica.
flag-tournament-jobs = Cuántos procesos juegan; uno por núcleo del procesador si no se indica.
flag-tournament-cluster = Jugar en un clúster dask: la dirección de su planificador, como tcp://10.0.0.1:8786.
flag-tournament-limit = Cuántos segundos puede tardar un bot en una jugada antes de que su partida cuente como fallida; 60 si no se indica.
flag-tournament-out = Guardar cada partida en archivos de esta carpeta; la misma orden sigue donde se quedó.
flag-tournament-plot = Dibujar la tabla como mapa de calor en este archivo SVG.
flag-tournament-as-json = Mostrar JSON para programas.
arena-decimal-mark = ,
arena-percent = { $number } %
arena-count = { $number }
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
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
arena-losses = Por qué hubo partidas que no fueron perfectas
arena-ending-card-lost = carta indispensable perdida
arena-ending-out-of-turns = no quedaban turnos
arena-ending-struck-out = demasiados errores
arena-scores = Cuántas veces salió cada puntuación
arena-difference = Diferencia de las medias
arena-interval = Intervalo del 95 %
arena-pairs = Más puntos con el mismo mazo
arena-only-perfect = El único con partida perfecta
arena-verdict-better = { $better } es mejor que { $other }, por { $by } puntos por partida: el azar queda descartado con una confianza del { $confidence }.
arena-verdict-open = No se ve que ninguno sea mejor: la confianza es del { $confidence } y hace falta el { $level }. Quizá lo digan más partidas.
arena-verdict-few = { $games ->
    [one] { $games } partida terminada por ambos es poco
   *[other] { $games } partidas terminadas por ambos son pocas
 } para decirlo: hacen falta al menos { $least }.
arena-how-compared = Ambos jugaron los mismos mazos. El error estándar, el intervalo y la confianza salen de las diferencias mazo por mazo, que se suponen de distribución normal.
arena-cross-corner = 1.er asiento ↓ 2.º →
arena-how-crossed = Puntuaciones medias ± errores estándar. El bot de la fila tiene el primer asiento y uno de cada dos, el de la columna los demás. Un guion: esos dos no pueden jugar juntos.
arena-failed = { $games ->
    [one] { $games } partida la estropeó un bot y no cuenta en ningún sitio:
   *[other] { $games } partidas las estropeó un bot y no cuentan en ningún sitio. Las primeras:
 }
arena-failure = Partida { $game }, jugada { $move }, asiento { $seat } ({ $bot }): { $why }
arena-compiling = la primera vez se compilan los bots: cerca de un minuto
arena-interrupted-kept = Interrumpido después de { $games ->
    [one] { $games } partida, guardada
   *[other] { $games } partidas, guardadas
 } en { $file }. La misma orden sigue desde ahí.
arena-interrupted-lost = Interrumpido después de { $games ->
    [one] { $games } partida
   *[other] { $games } partidas
 }. No se guarda nada; con --out, la misma orden podría seguir desde ahí.
error-bots-without-seat = Se nombran { $bots } bots y solo juegan { $players }.
error-bot-raised = El bot falló: { $what }
error-bot-late = El bot no respondió en { $seconds } s.
error-bot-ended-process = El bot terminó el proceso en el que juega.
error-game-differs = La partida { $game } no acaba como entonces ({ $score } puntos): el bot es otro, o no siempre juega igual.
error-not-results = { $file } ya existe y no contiene resultados de «hanabi simulate». Indica otro archivo; este no se ha tocado.
error-no-results-there = { $file } no contiene resultados de «hanabi simulate --out FILE». Para una partida grabada está «hanabi replay».
error-results-of-another-version = Los resultados de { $file } son de la versión { $version } de este programa, que es la { $known }: puede que los bots jueguen de otro modo. Indica otro archivo; este no se ha tocado.
error-results-of-another-match = { $file } tiene resultados de otro encuentro ({ $bots }; { $ruleset }; semilla { $seed }). Indica otro archivo; este no se ha tocado.
error-results-damaged = { $file } está dañado en la línea { $line }. Quita esa línea o indica otro archivo; este no se ha tocado.
error-results-in-use = Otro programa está escribiendo ahora en { $file }. Espera a que acabe o indica otro archivo.
error-results-without-game = { $file } no tiene la partida { $game }.
error-cluster-unreachable = Ningún planificador dask responde en { $address }. Comprueba la dirección y que «dask scheduler» esté en marcha allí.
error-cluster-empty = El clúster de { $address } no tiene trabajadores. Inicia alguno allí con «dask worker { $address }».
error-cluster-lost = El clúster de { $address } ha desaparecido. Lo que estaba acabado se conserva si hay un archivo de resultados: la misma orden sigue desde ahí.
error-cluster-version = Los trabajadores de { $address } tienen la versión { $version } de este programa, aquí es la { $known }: podrían jugar de otro modo. Instala la misma versión en todas partes.
error-usage-only-with = { $option } solo se usa junto con { $other }.
error-usage-two-bots = { $option } toma dos nombres separados por una coma, no «{ $value }».

## Los bots que son programas

error-program-bad-command = «{ $command }» no es una línea de órdenes. Tras «program:» viene una orden tal como la lee un shell, por ejemplo program:./mibot --fast.
error-program-not-found = El programa «{ $program }» no existe. Da su ruta, por ejemplo program:./mibot, o el nombre de una orden que tu shell encuentre.
error-program-not-started = No se puede iniciar el programa «{ $program }»: { $why }.
error-program-gone = El programa «{ $program }» se ha detenido y ya no juega.
error-program-too-slow = El programa «{ $program }» no ha respondido en { $seconds } s y se ha detenido. Una respuesta acaba con un salto de línea y no debe esperar en un búfer.{ program-last-words }
error-program-ended = El programa «{ $program }» terminó antes de responder (estado { $status }).{ program-last-words }
error-program-noise = El programa «{ $program }» ha escrito en su salida estándar algo que no es un objeto JSON: { $line } Lo que no es una respuesta va al error estándar.{ program-last-words }
error-program-flood = El programa «{ $program }» ha escrito más de { $most } bytes en una línea y se ha detenido.{ program-last-words }
error-program-no-hello = El programa «{ $program }» no ha devuelto el saludo, sino que ha respondido { $answer }
error-program-version = El programa «{ $program }» habla la versión { $theirs } del protocolo de bots; aquí es la versión { $ours }.
error-program-out-of-step = El programa «{ $program }» debe responder a la pregunta { $number } con una elección de ese número, y ha respondido { $answer }
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
      hanabi check-bot partner                       uno de los bots que hay
      hanabi check-bot mybots:Careful --games 200    una clase de un módulo de esta carpeta
      hanabi check-bot program:./mybot --ruleset pl  un programa, con un solo reglamento
argument-check-bot-bot = El nombre de un bot, módulo:Clase, o program: y una línea de órdenes.
flag-check-bot-games = Cuántas partidas de todo tipo probar; 45 por defecto.
flag-check-bot-limit = Cuántos segundos puede durar una jugada; 10 por defecto.
flag-check-bot-ruleset = Probar solo estas reglas.
flag-check-bot-as-json = Mostrar JSON para programas.
promise-legal = Responde con una acción permitida, sean cuales sean las reglas y el número de jugadores.
promise-punctual = Responde a tiempo.
promise-reasons = Sus motivos son conocidos y no dicen nada que su acción no muestre.
promise-untouched = Deja como está lo que se le da.
promise-repeatable = Con la misma semilla y los mismos sucesos elige lo mismo.
promise-successor = Un bot nuevo que oye los mismos sucesos sigue donde otro lo dejó.
promise-forgetful = Al sentarse olvida toda partida anterior.
promise-blind = Elige lo mismo, sean cuales sean sus cartas ocultas y el mazo.
promise-any-history = Acepta todo lo que otros hayan jugado antes.
examined-kept = cumplida
examined-broken = rota
examined-unseen = sin probar
examined-bot = Las promesas de { $bot } ({ $source }), probadas en { $games ->
    [one] una partida
   *[other] { $games } partidas
    }:
examined-sum = { $broken ->
    [0] Se cumplen todas las promesas.
    [one] Una promesa está rota.
   *[other] { $broken } promesas están rotas.
    }

## Lo que los jugadores quieren decir con sus pistas

reason-meant-play = Una pista hablaba de esta carta: hay que jugarla.
reason-prompted-play = Una pista dada a otra persona solo tiene sentido si antes se juega esta carta.
reason-finessed-play = Una pista dada a otra persona solo tiene sentido si esta carta, la más nueva, se juega a ciegas.
reason-prompt-clue = Para que se juegue antes una carta que ya tiene su pista, y después la señalada.
reason-finesse-clue = Para que alguien juegue a ciegas su carta más nueva y después siga la señalada.
reason-fix-clue = Para corregir una idea equivocada sobre una carta antes de que haga daño.
reason-counted-out = Quedan tan pocas cartas que se ha contado todo: esto es lo que más promete.
reason-team-clue = Según el código del equipo, le dice algo a cada compañero.
reason-likely-play = Lo más probable es que encaje; si no, nadie la echará de menos.
reason-tried-out = Jugado hasta el final con muchas disposiciones de las cartas ocultas, esto sale mejor.

## Bots that are told how long to think

error-bad-budget = «{ $budget }» no es un tiempo para pensar. Escribe un número de disposiciones de { $least } a { $most }, como master@256, o segundos hasta { $longest }, como master@2s.
error-no-thinker = Al bot «{ $bot }» no se le puede decir cuánto pensar. Se puede a: { $thinkers }.
