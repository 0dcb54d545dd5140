### Hanabi en français.
###
### Un message reçoit des clés, pas des mots ($suit vaut "red", $rank vaut 3, $you vaut "yes" ou "no") : la langue
### choisit ses formes. Un message peut en citer un autre entre accolades : il voit les mêmes valeurs.
### Les mots à taper (verb-...) sont séparés par des espaces ; les mots anglais sont compris partout.
### Espace fine insécable (U+202F) devant ! ? : ; % » et après «.

## Suits, ranks and cards

suit-red = rouge
suit-yellow = jaune
suit-green = vert
suit-white = blanc
suit-blue = bleu
suit-purple = violet
suit-teal = turquoise
suit-multicolour = multicolore
suit-black = noir
forms-red = rouge rouges
forms-yellow = jaune jaunes
forms-green = vert verte verts vertes
forms-white = blanc blanche blancs blanches
forms-blue = bleu bleue bleus bleues
forms-purple = violet violette violets violettes
forms-teal = turquoise turquoises
forms-multicolour = multicolore multicolores
forms-black = noir noire noirs noires
forms-card = carte cartes
forms-rank-1 = un uns
forms-rank-2 = deux
forms-rank-3 = trois
forms-rank-4 = quatre
forms-rank-5 = cinq
forms-ending = s
letter-red = R
letter-yellow = J
letter-green = V
letter-white = C
letter-blue = B
letter-purple = L
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
# Une carte « verte », des cartes « vertes ».
suit-feminine = { $suit ->
    [red] rouge
    [yellow] jaune
    [green] verte
    [white] blanche
    [blue] bleue
    [purple] violette
    [teal] turquoise
    [multicolour] multicolore
   *[black] noire
 }
suit-feminines = { suit-feminine }s
card = { $rank } { suit }
list-and = { $items } et { $last }
list-or = { $items } ou { $last }
list-nor = { $items } ni { $last }

## Boxes and what they offer

option-avalanche = Avalanche de couleurs
option-avalanche-own = Avalanche de couleurs, une couleur à part
option-avalanche-own-5 = Avalanche de couleurs, cinq cartes
option-avalanche-every = Avalanche de couleurs, toutes les couleurs
option-black-powder = Poudre noire
option-black-powder-floor-0 = Poudre noire, jamais sous 0
option-flamboyant-fives = 5 flamboyants
option-bonus-tiles = Tuiles bonus pour tout feu d’artifice
option-no-declining = Pas de refus d’une tuile
option-no-empty-free-clues = Pas d’indices gratuits vides
option-may-waste = Renoncer avec une carte qui ne convient pas
option-all-or-nothing = Bouquet final
option-all-or-nothing-no-skips = Bouquet final, sans tour sauté
option-synchronised-show = Spectacle synchronisé
option-no-empty-clues = Pas d’indice vide
option-tokens = Autre nombre de jetons indice
option-strikes = Autre nombre d’erreurs
option-hand = Autre nombre de cartes en main
option-suits = Choix des couleurs
option-ranks = Moins de valeurs
offer-avalanche = Un sixième feu d’artifice de { $cards } cartes multicolores, { $touch ->
    [own] désignées comme toute autre couleur
   *[every] désignées par tout indice de couleur
 }.
offer-black-powder = Un feu d’artifice décroissant de { $cards } cartes noires, qu’aucun indice de couleur ne désigne.{ $scored ->
    [yes] {" "}Chaque carte qui manque à la fin coûte un point.
   *[no] {""}
 }
offer-black-powder-floor-0 = Les mêmes cartes noires, mais le score ne descend jamais sous 0.
offer-flamboyant-fives = { $tiles } tuiles bonus : { $tile_for ->
    [fives] un feu d’artifice complété par un 5 en révèle une
   *[any] chaque feu d’artifice complété en révèle une
 }.
offer-flamboyant-fives-common = Les mêmes tuiles, mais un indice gratuit peut ne rien désigner et, si une carte défaussée convient, il faut la poser.
offer-bonus-tiles = Tuiles bonus : tout feu d’artifice complété, noir compris, en révèle une.
offer-no-declining = Si la pioche est vide, la tuile qui y remet une carte oblige à en remettre une sur la table.
offer-no-empty-free-clues = L’indice gratuit d’une tuile bonus doit désigner une carte.
offer-may-waste = Pour la tuile qui pose une carte sur la table, on peut choisir une carte qui ne convient pas : la tuile est alors perdue.
offer-all-or-nothing = Parfait ou perdu : pas de dernier tour de table, et perdre une carte indispensable fait perdre la partie.
offer-all-or-nothing-no-skips = Parfait ou perdu, et la partie est aussi perdue dès qu’un joueur n’a ni carte ni jeton indice pour agir.
offer-synchronised-show = Annonce le feu d’artifice que ta carte fera avancer : bien vu, tu récupères un jeton indice ; raté, c’est une erreur.
offer-no-empty-clues = Tout indice doit désigner une carte.
offer-tokens = Un autre nombre de jetons indice, de 1 à 15 : tokens=6.
offer-strikes = Un autre nombre d’erreurs, de 1 à 7 : strikes=1.
offer-hand = Un autre nombre de cartes dans chaque main, de 1 à 6 : hand=4.
offer-suits = Moins de couleurs, par leur nombre ou par leurs lettres anglaises : suits=3, suits=rgb.
offer-ranks = Moins de valeurs, donc des feux d’artifice plus courts, de 1 à 5 : ranks=3.

## Bonus tiles

tile-token = un jeton indice
tile-pardon = un pardon
tile-colour-clue = un indice de couleur gratuit
tile-rank-clue = un indice de valeur gratuit
tile-reshuffle = retour dans la pioche
tile-rekindle = retour sur la table
tile = { $tile ->
    [token] { tile-token }
    [pardon] { tile-pardon }
    [colour-clue] { tile-colour-clue }
    [rank-clue] { tile-rank-clue }
    [reshuffle] { tile-reshuffle }
   *[rekindle] { tile-rekindle }
 }
tile-text-token = Un jeton indice revient.
tile-text-pardon = Une erreur est effacée et un jeton indice revient.
tile-text-colour-clue = Donne un indice de couleur à qui tu veux, sans dépenser de jeton.
tile-text-rank-clue = Donne un indice de valeur à qui tu veux, sans dépenser de jeton.
tile-text-reshuffle = Remets une carte de la défausse dans la pioche, à un endroit tiré au hasard.
tile-text-rekindle = Pose sur son feu d’artifice une carte de la défausse qui convient.

## What happened

whose = { $you ->
    [yes] à toi
   *[no] à { $player }
 }
event-dealt = Tout le monde reçoit { $count ->
    [one] une carte
   *[other] { $count } cartes
 }. { $you ->
    [yes] Tu commences.
   *[no] { $player } commence.
 }
event-drawn = { $you ->
    [yes] Tu pioches une carte.
   *[no] { $player } pioche { $hidden ->
        [yes] une carte.
       *[no] le { card }.
     }
 }
event-clued = { $you ->
    [yes] Tu dis à { $to }
   *[no] { $player } { $to_you ->
        [yes] te dit
       *[no] dit à { $to }
     }
 } : « { $count ->
    [0] Tu n’as { clue }.
    [one] Ta carte { $places } est { clue }.
   *[other] Tes cartes { $places } sont { clue }.
 } »
clue = { $kind ->
    [colour] { $count ->
        [0] aucune carte { suit-feminine }
        [one] { suit-feminine }
       *[other] { suit-feminines }
     }
   *[rank] { $count ->
        [0] aucun { $rank }
        [one] un { $rank }
       *[other] des { $rank }
     }
 }
event-discarded = { $you ->
    [yes] Tu défausses ta
   *[no] { $player } défausse sa
 } carte { $place }, le { card }.
event-played = { plays }.
misplay-outcome = { $wrong ->
    [yes] ce n’est pas le bon feu d’artifice
   *[no] elle ne convient pas
 }
event-misplayed = { plays } : { misplay-outcome }. Erreur { $strike } sur { $strikes } !
plays = { $announced ->
    [none] { $you ->
        [yes] Tu joues ta
       *[no] { $player } joue sa
     }
   *[other] { $you ->
        [yes] Tu annonces le { $firework } et joues ta
       *[no] { $player } annonce le { $firework } et joue sa
     }
 } carte { $place }, le { card }
event-completed = Le feu d’artifice { suit } est complet !
event-token-returned = Un jeton indice revient.
event-strike-taken-back = Une erreur est effacée.
event-tile-turned = { $you ->
    [yes] Tu révèles
   *[no] { $player } révèle
 } une tuile bonus : { tile }.
event-asked = { $you ->
    [yes] Tu as
   *[no] { $player } a
 } un choix à faire.
event-effect-lost = Son effet ne peut s’appliquer à rien : il est perdu.
event-declined = { $you ->
    [yes] Tu renonces
   *[no] { $player } renonce
 } à l’effet de la tuile.
event-skipped = { $you ->
    [yes] Tu n’as
   *[no] { $player } n’a
 } ni carte ni jeton indice pour agir : le tour est sauté.
event-reshuffled = { $you ->
    [yes] Tu remets
   *[no] { $player } remet
 } le { card } dans la pioche.
event-rekindled = { $you ->
    [yes] Tu repêches le { card } dans la défausse et le poses
   *[no] { $player } repêche le { card } dans la défausse et le pose
 } sur son feu d’artifice.
event-turn-ended = C’est { whose } de jouer.
event-last-round-began = La pioche est vide : tout le monde joue encore une fois.
event-ended = La partie est terminée.

## How it ended

result-perfect = Tous les feux d’artifice sont complets : { points }. Parfait !
result-finished = { $reason ->
    [nothing-left] On ne pouvait plus marquer de points
   *[other] Le dernier tour de table est terminé
 } : { points }.
result-struck-out = C’était l’erreur de trop : la partie est perdue et compte 0 point.
result-card-lost = Le dernier exemplaire d’une carte indispensable a disparu : la partie est perdue et compte 0 point.
result-no-action = { $skips ->
    [yes] Plus personne ne peut agir : la partie est perdue et compte 0 point.
   *[no] { $player } n’a plus aucune action possible : la partie est perdue et compte 0 point.
 }
result-stopped = La partie est interrompue { $reason ->
    [vote] par un vote
    [clock] { $named ->
        [yes] par manque de temps ({ $player })
       *[no] parce que le temps est écoulé
     }
    [idle] parce que plus personne ne joue
    [left] { $named ->
        [yes] par { $player }
       *[no] parce que quelqu’un est parti
     }
    [operator] par l’administration du serveur
    [out-of-reach] parce que le score maximal n’était plus possible
   *[nothing-left] parce qu’on ne peut plus marquer de points
 } : elle compte 0 point.
result-unfinished = Le replay s’arrête avant la fin de la partie ; score provisoire : { points }.
points = { $score ->
    [one] { $score } point
   *[other] { $score } points
 } sur { $best }{ $black ->
    [yes] , mention « Poudre noire »
   *[no] {""}
 }
band-horrible = Un pétard mouillé ; tout le monde rentre à tâtons.
band-mediocre = Trois étincelles : le chat du port n’a même pas ouvert un œil.
band-honourable = Du travail propre : les enfants demandent déjà la date du prochain.
band-excellent = Ça siffle, ça claque, ça brille : tout le quai est debout.
band-amazing = Le ciel flambe d’une rive à l’autre, et les chapeaux volent plus haut que les fusées.
band-legendary = La ville rebaptise sa fête : elle portera votre nom.
band-divine = Plus-que-parfait : ce soir, c’est la lune qui prend des notes.

## The table

table-state = Tour { $turn } · jetons indice { $tokens } sur { $all_tokens } · erreurs { $strikes } sur { $all_strikes } · pioche { $deck }{ $left ->
    [none] {""}
    [1] , dernier tour
   *[other] , encore { $left } tours
 }
table-letters = Lettres : { $letters }.
table-fireworks = Feux d’artifice
table-discards = Défausse
table-empty = rien pour l’instant
table-tiles = Tuiles utilisées
table-hand-empty = aucune carte
table-you = Toi
known-both = { $suits } ; { $ranks }
known-nothing = inconnue
known-not = { $count ->
    [one] pas { $items }
    [2] ni { $items }
   *[other] pas { $items }
 }
faces-left = { $count ->
    [one] { $count } possibilité
   *[other] { $count } possibilités
 }

## A game in the terminal

play-welcome = Bienvenue ! Au programme : { $name }, avec { $others }.
play-welcome-how = Tape ce que tu veux faire, par exemple « joue 2 », « défausse 5 » ou « indice { $other } rouge » ; « aide » t’en dit plus.
play-ask-ruleset = Quelles règles ? Entrée pour { $default }, un nom comme fr+black-powder, ou « règles » pour les voir toutes>
play-unfinished = Parties inachevées ; tape un numéro pour en reprendre une :
play-ask-action = À toi>
play-ask-choice-clue = À qui, et quel indice ? Par exemple « { $example } »>
play-ask-choice-card = Quelle carte : { $cards }{ $may_decline ->
    [yes] , ou « aucune » ?
   *[no]  ?
 }
play-ask-save = Enregistrer le replay ? Tape un nom de fichier, ou juste Entrée pour ne pas l’enregistrer>
play-saved = Enregistré dans { $file }. Pour le revoir : hanabi replay { $quoted }
play-nothing-typed = Tape ce que tu veux faire, ou « aide » pour voir ce qui est possible.
play-not-understood = Je ne comprends pas « { $text } ». Tape « aide » pour voir ce qui est possible.
play-missing-clue = Dis à qui, et quelle couleur ou quelle valeur : « { $text } { $player } 1 ».
play-missing-card = Dis laquelle de tes cartes, par son numéro : « { $text } 1 ».
play-which-one = « { $text } » peut vouloir dire : { $choices }. Tape ce que tu veux dire.
play-unknown-card = Quelle carte ? { $most ->
    [0] Ta main est vide.
    [1] Tu n’as que la carte 1.
   *[other] Les tiennes vont de 1 à { $most }, la plus ancienne d’abord.
 }
play-unknown-player = Personne ne s’appelle « { $text } » parmi les autres. À la table : { $players }.
play-unknown-value = « { $text } » n’est ni une couleur ni une valeur. Tu peux dire : { $values }.
play-unknown-firework = « { $text } » n’est pas un feu d’artifice. Sur la table : { $values }.
play-missing-position = Où ça ? Tape la carte et sa nouvelle place, par exemple « déplace 2 1 ».
play-unknown-mark = « { $text } » n’est pas un repère. Il y a : { $marks }.
play-unknown-discard = « { $text } » ne fait pas partie des cartes proposées : { $cards }.
play-ask-leave = Quitter la partie ? Tape « oui », ou juste Entrée pour rester>
play-goodbye = Tu quittes la partie.
play-goodbye-end = Fin de la saisie : la partie s’arrête là.
play-goodbye-interrupt = Interruption : la partie s’arrête là.
play-nothing-logged = Il ne s’est encore rien passé.
play-help =
    joue 2              jouer ta carte 2 (ou j2)
    défausse 5          défausser ta carte 5 contre un jeton indice (ou d5)
    indice Emma rouge   désigner à Emma ses cartes rouges (ou i2r : place 2, rouge)
    indice Emma 3       désigner à Emma tous ses 3 (ou i23)
    table               montrer la table
    voir Emma           montrer ce qu’Emma sait de chacune de ses cartes
    marque 2 garder     marquer la carte 2 : jouer, garder, défausser, tournée, rien
    tourne 2            tourner ta carte 2, ou la remettre droite
    déplace 2 1         mettre la carte 2 en premier ; toi seul le vois
    journal             raconter ce qui s’est passé jusqu’ici
    conseil             demander ce que ferait un bot (ou un bot précis : conseil club)
    sens                montrer ce que veulent dire les indices
    règles              montrer les règles de cette partie
    quitter             quitter la partie
play-help-announce =
    joue 2 rouge        annoncer le rouge et jouer ta carte 2 (ou annonce rouge 2)
player-default = Artiste
player-names = Emma Hugo Louise Paul Sarah Thomas
verb-play = joue jouer j joues
verb-discard = défausse défausser defausse defausser jette jeter d défausses jettes
verb-clue = indice indique indiquer dis dire i dit
verb-announce = annonce annoncer annonces
verb-filler = à a au aux la le les ma mes sa son ses carte cartes en de des du est sont un une et sur tu te as n d l ta tes tous toutes remets remet dans pioche repêches repêche poses pose prends prend feu artifice effet tuile merci stp pour
verb-none = aucune aucun rien non passe passer renonce renonces
verb-mark-play = jouer
verb-mark-keep = garder
verb-mark-discard = défausser
verb-mark-turned = tournée
verb-table = table tapis t
verb-look = voir vois regarde regarder
verb-mark = marque marquer
verb-turn = tourne tourner
verb-move = déplace déplacer
verb-log = journal historique
verb-rules = règles regles règle regle rules
verb-help = aide aider ?
verb-quit = quitter quitte sortir q

## Recorded games

replay-title = { $ruleset } · { $players }
replay-site-suits = Sur hanab.live : { $suits }.
replay-list = Parties lues : { $read }. Refusées : { $refused }.
verify-commitment = L’engagement de cette donne :
verify-noted = { $matches ->
    [yes] { $whole ->
        [yes] C’est celui que tu as noté
       *[no] Il commence par les { $digits } chiffres que tu as notés
     } : toute la donne était alors fixée, et rien n’y a changé depuis.
   *[no] Ce n’est pas celui que tu as noté. Soit ta note contient une faute ou vient d’une autre partie, soit la donne n’est pas celle qui était promise.
 }
verify-own = { $matches ->
    [yes] Le fichier indique le même. Cela prouve seulement que le fichier est cohérent : son auteur a pu inventer les deux. Pour vérifier la donne elle-même, indique l’engagement que tu as noté au début de la partie.
   *[no] Le fichier en indique un autre : sa donne ou sa preuve a été modifiée.
 }
verify-shuffle-alone = Le serveur a mélangé la pioche tout seul : aucun joueur n’a ajouté de nombre.
verify-shuffle-server = Le serveur avait fixé son nombre, avec l’engagement { $commitment }…, avant que quiconque ne révèle le sien.
verify-shuffle-player = { $player } a ajouté un nombre : { $commitment }…
verify-shuffle-bot = { $player } est un bot : le serveur a tiré son nombre, { $commitment }…
verify-shuffle-withheld = { $player } avait promis un nombre, { $commitment }…, mais ne l’a pas révélé à temps.
verify-shuffle-absent = { $player } n’a pas ajouté de nombre.
verify-shuffle-holds = Chaque nombre est celui qui était promis. L’ordre de la pioche, celui des tuiles et la personne qui commence découlent de ces nombres et de rien d’autre.
verify-fault-server = Attention : le nombre du serveur n’est pas celui qu’il avait promis.
verify-fault-seat = Attention : le nombre attribué à { $player } n’est pas celui qui était promis.
verify-fault-seats = Attention : ces nombres ne sont pas ceux des joueurs de cette table.
verify-fault-deck = Attention : la pioche n’est pas celle qui découle de ces nombres.
verify-fault-tiles = Attention : l’ordre des tuiles bonus n’est pas celui qui découle de ces nombres.
verify-fault-places = Attention : les cartes remises dans la pioche ne sont pas là où ces nombres les placent.
verify-fault-first = Attention : la personne qui commence n’est pas celle que désignent ces nombres.
verify-fault-nonce = Attention : le nonce de l’engagement n’est pas celui qui découle de ces nombres.
shuffle-counted = La pioche a été mélangée avec ton nombre : personne n’a pu en choisir l’ordre.
shuffle-left-out = Attention : la pioche a été mélangée sans ton nombre. Si tu étais là et que ton nombre n’est pas arrivé trop tard, ne te fie pas à ce serveur.
shuffle-not-listed = Attention : le serveur n’a pas annoncé le nombre que cet appareil avait promis. Si tu ne joues pas aussi sur un autre appareil, ne te fie pas à ce serveur.
shuffle-repeated = Attention : le serveur a déjà utilisé son nombre pour un autre mélange ; quelqu’un le connaît peut-être. Le tien n’a pas été révélé.
shuffle-changed = Attention : le serveur a distribué avec d’autres nombres que ceux qu’il avait annoncés.
shuffle-broken = Attention : les nombres révélés par le serveur ne sont pas ceux qui étaient promis avant la partie.

## Rules pages

page-title = Hanabi : { $rules }
page-ruleset = { $edition } ({ $name })
page-heading-box = Dans la boîte
page-heading-turn = À ton tour
page-heading-end = La fin
page-heading-score = Le score
page-heading-tiles = Les tuiles bonus
page-heading-manners = Autour de la table
page-heading-rulings = Là où les livrets se taisent ou divergent
page-heading-offers = Aussi dans cette boîte
page-heading-examples = Exemples
page-heading-departures = Cette boîte et les autres
page-cards = { $cards } cartes pour { $suits ->
    [one] un feu d’artifice
   *[other] { $suits } feux d’artifice
 }.
page-suit = En { $suits } : { $copies }, soit { $cards } cartes{ $many ->
    [yes] {" "}par couleur
   *[no] {""}
 }.
page-tokens = { $tokens ->
    [one] Un jeton indice
   *[other] { $tokens } jetons indice
 } ; { $strikes ->
    [one] la première erreur
   *[other] la { $strikes }e erreur
 } fait perdre la partie.
page-tiles-in-box = { $tiles ->
    [one] Une tuile bonus, face cachée.
   *[other] { $tiles } tuiles bonus, mélangées face cachée.
 }
page-hands = En main : { $hands }.
page-hand = { $cards ->
    [one] une carte
   *[other] { $cards } cartes
 } à { $players } joueurs
page-start = Les cartes mélangées forment une pioche, face cachée. On commence avec tous les jetons indice et sans erreur.
page-sight = Tu vois toutes les mains, sauf la tienne.
page-first = D’après le livret, c’est la personne aux vêtements les plus colorés qui commence. Ici, l’hôte de la partie choisit qui commence, ou laisse faire le hasard.
page-turn = Dans le sens horaire, une action par tour : donner un indice, défausser une carte ou jouer une carte. On ne passe pas son tour.
page-clue = Un indice coûte un jeton indice. Il désigne, dans la main de quelqu’un d’autre, les cartes d’une couleur ou d’une valeur : toutes à la fois, et aucune autre.
page-colours = Couleurs permises dans les indices : { $colours }.
page-touch-every = Tout indice de couleur désigne aussi les cartes { suit-feminines } ; « { suit } » ne se dit pas.
page-touch-none = Aucun indice de couleur ne désigne les cartes { suit-feminines } ; « { suit } » et « aucune carte { suit-feminine } » ne se disent pas. Leur valeur, si.
page-empty-clues = Un indice peut ne désigner aucune carte : « aucune carte rouge », « aucun 4 ».
page-no-empty-clues = Un indice doit désigner une carte.
page-discard = Défausser une carte rend un jeton indice ; on pioche ensuite une nouvelle carte. C’est interdit quand tous les jetons sont disponibles.
page-pile = Les cartes défaussées restent face visible, et chacun peut les consulter à tout moment.
page-play = Une carte jouée commence ou poursuit le feu d’artifice de sa couleur, de 1 à { $highest }, une carte par valeur. Si elle ne convient pas, elle part à la défausse et c’est une erreur. Ensuite, on pioche.
page-falling = Le feu d’artifice { suit } est décroissant : il va de { $highest } à 1.
page-no-substitute = Sur la table, les cartes { suit-feminines } ne remplacent jamais une autre couleur.
page-announce = Avant de jouer, tu peux annoncer le feu d’artifice que ta carte fera avancer. Bien vu : elle est jouée et un jeton indice revient, en plus du bonus d’un feu d’artifice complété. Raté : elle est défaussée et c’est une erreur, même si elle convenait.
page-complete = Compléter un feu d’artifice rend un jeton indice, s’il en manque un.
page-complete-suit = Compléter le feu d’artifice { suit } rend un jeton indice, s’il en manque un.
page-strikes = { $strikes ->
    [one] La première erreur
   *[other] La { $strikes }e erreur
 } fait perdre la partie sur-le-champ.
page-perfect = Dès que tous les feux d’artifice sont complets, la partie s’arrête sur-le-champ, avec un score parfait.
page-last-round = Dès que la dernière carte est piochée, chacun joue encore une fois, y compris la personne qui l’a piochée, mais sans piocher. Puis la partie est terminée.
page-all-or-nothing = Parfait ou perdu : une pioche vide n’arrête rien, on continue avec les cartes en main. Perdre le dernier exemplaire d’une carte encore utile fait perdre la partie sur-le-champ.
page-score = On additionne la valeur de la carte au sommet de chaque feu d’artifice : { $best } points au plus.
page-score-missing = Le feu d’artifice { suit } ne rapporte rien ; chaque carte qui lui manque coûte un point.
page-award = Le score porte la mention « Poudre noire ».
page-won-or-lost = La partie est gagnée ou perdue ; il n’y a pas d’échelle.
page-band = { $open ->
    [yes] { $most } ou moins
   *[no] { $single ->
        [yes] { $least }
       *[no] { $least } à { $most }
     }
 } – { $remark }
page-tile-for = { $tile_for ->
    [fives] Un feu d’artifice complété par un { $highest } révèle une tuile au lieu de rendre un jeton indice.
   *[any] Tout feu d’artifice complété révèle une tuile au lieu de rendre un jeton indice.
 } Elle agit aussitôt, avant qu’on pioche, puis quitte la partie.
page-entry = { $name }. { $text }
page-tile-empty-deck = { $may_decline ->
    [yes] Si la pioche est vide, tu peux remettre une carte sur la table à la place.
   *[no] Si la pioche est vide, tu dois remettre une carte sur la table à la place.
 }
page-tile-no-strike = Même sans erreur à effacer, le jeton indice revient.
page-tile-free-clue = Un indice gratuit doit désigner une carte : il nomme quelque chose que l’autre a en main.
page-tile-waste = Tu peux choisir une carte qui ne convient pas : la tuile est alors perdue, et la carte reste où elle est.
page-tile-chain = Si cette carte { $tile_for ->
    [fives] est un { $highest } qui complète son feu d’artifice
   *[any] complète son feu d’artifice
 }, on révèle aussitôt une autre tuile.
page-departure = { $name } : { $text }
example-clue = Avec { $cards } en main, « { $value } » désigne { $count ->
    [one] la carte { $places }
   *[other] les cartes { $places }
 }.
example-clue-nothing = Avec { $cards } en main, « { $value } » ne désigne rien, et c’est aussi une information.
example-score = Avec { $cards } sur la table : { $sum } = { $score ->
    [one] { $score } point
   *[other] { $score } points
 }.
topic-empty-clues = Indices qui ne désignent rien
topic-multicolour-clues = Cartes multicolores et indices de couleur
topic-multicolour-cards = Cartes multicolores
topic-black-powder = Poudre noire
topic-flamboyant-fives = Tuiles bonus
topic-empty-deck = Remettre une carte sur la table quand la pioche est vide
topic-free-clues = Indices gratuits qui ne désignent rien
topic-waste = Poser, grâce à la tuile, une carte qui convient
topic-synchronised-show = Spectacle synchronisé
way-allowed = permis
way-forbidden = interdits
way-own = une couleur à part
way-every = désignées par chaque couleur
way-cards = { $count } cartes
way-offered = dans la boîte
way-not-offered = pas dans la boîte
way-fives = pour un feu d’artifice complété par un 5
way-any = pour tout feu d’artifice complété
way-may = facultatif
way-must = obligatoire
page-order = Range tes cartes dans l’ordre qui te plaît : personne d’autre ne le voit.
page-dead = On peut marquer un feu d’artifice qui ne sera plus jamais complet : les cartes qui ne peuvent plus s’y ajouter se défaussent sans risque.
page-talk = On ne se parle que par indices, sauf si la table en décide autrement. Pendant le tour de quelqu’un, les autres ne font pas de commentaires et ne cherchent pas à l’influencer.
page-list = Pour nommer un jeu de règles, écris la boîte et ce que tu y ajoutes, avec « + » entre les deux.
page-list-examples =
    hanabi rules fr                       les règles de la boîte française
    hanabi rules diff fr pl               ce qui distingue deux boîtes
    hanabi play de+flamboyant-fives       une partie avec des tuiles bonus
page-list-boxes = Les boîtes
page-list-options = Ce qu’on peut ajouter
page-sources = Entre crochets : les phrases du livret de règles imprimé, comptées depuis le début.
page-no-sources = Aucun livret imprimé ne contient ce jeu de règles.
page-try = Ces règles s’essaient dans une petite position : { $tags }. Par exemple : hanabi rules { $name } --try { $tag }
exercise-b5 = { $partner } n’a aucune carte bleue. Donne l’indice « bleu » : il ne désigne aucune carte, et plus aucune ne peut être bleue.
exercise-x2 = Le feu d’artifice noir est décroissant, et le 5 est sur la table. Ta carte 1 est le 4 noir : joue-la.
exercise-v2 = Ta carte 1 est le 3 rouge. Annonce le rouge et joue-la : un jeton indice revient.
exercise-tile = Ta carte 1 est le 5 rouge. Joue-la : le feu d’artifice rouge est complet, et tu révèles la tuile « { $tile } ».
exercise-b11 = Il reste une carte dans la pioche. Joue ou défausse une carte : tu pioches la dernière, et chacun joue encore une fois.
ruling-u1 = Ce livret ne donne en exemple que des indices qui désignent une carte : les autres sont donc interdits.
ruling-u2 = Ce livret interdit de défausser quand il ne reste aucun jeton indice. C’est une coquille : il faut lire « quand ils sont tous disponibles ».
ruling-u3 = Une partie perdue compte 0 point ; on montre la table telle qu’elle était.
ruling-u4 = Une carte est utile tant que son feu d’artifice l’attend. Mal jouer le dernier exemplaire d’une carte utile fait aussi perdre la partie.
ruling-u4-third = Ce livret donne comme exemple de carte indispensable un troisième 3. C’est une coquille : chaque couleur a deux 3 ; il s’agit du dernier exemplaire.
ruling-u5 = Le tour d’un joueur qui n’a ni carte ni jeton indice pour agir est sauté : aucun livret n’en fait une défaite. La partie est perdue quand plus personne ne peut agir. Avec l’option all-or-nothing-no-skips, la partie est perdue dès le premier tour sans action possible.
ruling-u5-no-skips = Sans carte ni jeton indice, aucune action n’est possible : la partie est perdue. Aucun livret ne le dit : c’est notre choix.
ruling-u6 = Tout feu d’artifice peut s’annoncer{ $unclued ->
    [yes] , même si sa couleur ne se dit pas dans un indice.
   *[no] .
 } Annoncer la bonne couleur pour une carte qui ne convient pas est une erreur comme une autre.
ruling-u7 = Le noir étant décroissant, ses quantités s’inversent : trois 5, un seul 1.
ruling-u8 = Les points négatifs comptent : aucun livret ne fixe de minimum. Une partie perdue reste perdue et compte 0 point. Avec l’option black-powder-floor-0, le score ne descend pas sous 0.
ruling-u8-floor = Le score ne descend jamais sous 0. Aucun livret ne le dit : c’est notre choix.
ruling-u9 = Compléter le dernier feu d’artifice met fin à la partie, avant tout bonus.
ruling-u10 = Une tuile dont l’effet ne peut s’appliquer à rien est perdue.
ruling-u10-letter = Dans ce livret, l’indice gratuit porte sur les couleurs ou les valeurs « de ses cartes », et la tuile est perdue si « la carte » ne convient pas : nous le prenons à la lettre. Avec l’option flamboyant-fives-common, on joue comme le disent les autres livrets.
ruling-u10-common = Un indice gratuit peut ne désigner aucune carte, et une tuile n’est perdue que si aucune carte ne convient. Ce livret parle des couleurs et des valeurs qu’un joueur a en main et de la carte choisie ; pas les autres : c’est notre choix pour tous.
ruling-u11 = Un 1 noir posé grâce à une tuile rapporte { $tile_for ->
    [fives] son jeton indice
   *[any] une nouvelle tuile
 }.
ruling-u12 = La carte retourne dans la pioche avant qu’on pioche : cela peut retarder le dernier tour de table.
ruling-u12-no-last-round = La carte retourne dans la pioche avant qu’on pioche.
ruling-u13 = L’échelle est celle du score maximal, { $best }.
ruling-u14 = Le 5 noir commence son feu d’artifice et ne rapporte aucun bonus ; c’est le 1 noir qui le complète.
ruling-u14-announced = Le jeton indice d’une annonce juste revient de lui-même, même si le livret dit « peut » ; et « un 5 » désigne une carte qui complète son feu d’artifice. Les deux sont nos choix.
ruling-u17 = Les dix cartes multicolores se répartissent comme celles de toute autre couleur.
ruling-u18 = Les cartes noires ne rapportent aucun point par elles-mêmes.
ruling-u19 = Il faut donner l’indice gratuit { $may_waste ->
    [yes] dès que c’est possible.
   *[no] et poser une carte qui convient, dès que c’est possible.
 } Même si les tuiles s’enchaînent, on ne pioche qu’une fois.
ruling-u20 = Tout ce que propose cette boîte peut se combiner.
ruling-u20-without-tiles = Le livret ne combine cartes multicolores et Poudre noire qu’avec les tuiles bonus. On peut se passer des tuiles : c’est notre choix.
ruling-u21-empty-hand = On ne donne pas d’indice à qui n’a plus de cartes.
ruling-u21-every = « Aucune carte multicolore » est aussi interdit que « multicolore » ; un indice de couleur qui ne désigne que des cartes multicolores est permis.
ruling-u22 = Annoncer un feu d’artifice déjà complet est permis, mais c’est l’erreur assurée.
ruling-u23 = Une donne qui viderait la pioche est refusée.
ruling-u24 = Un exemple de ce livret parle de cartes noires. C’est une coquille : cette boîte n’en contient pas.
ruling-u25 = Une partie interrompue compte 0 point, sauf si plus aucun point n’était possible.
ruling-u25-lost = Une partie interrompue compte 0 point.

## Differences

difference-title = « { $a } » et « { $b } »
difference-none = « { $a } » et « { $b } » suivent les mêmes règles.
difference-none-offers = « { $a } » et « { $b } » suivent les mêmes règles et proposent les mêmes options.
difference-same = Aucune différence.
difference-heading-rules = Les règles
difference-heading-base = Le jeu de base
difference-heading-offers = Ce qu’on peut y ajouter
difference-offer = { $name } : seulement dans « { $has } ».
difference-in-offer = { $name }. { $text }
difference-suit = Le feu d’artifice { suit } n’existe que dans « { $has } ».
difference-copies = « { $a } » a { $cards_one } cartes { suit-feminines } ({ $one }), « { $b } » en a { $cards_two } ({ $two }).
difference-touch = Dans « { $a } », { $one ->
    [own] « { suit } » se dit comme toute autre couleur
    [every] tout indice de couleur désigne les cartes { suit-feminines }
   *[none] aucun indice de couleur ne désigne les cartes { suit-feminines }
 } ; dans « { $b } », { $two ->
    [own] « { suit } » se dit comme toute autre couleur
    [every] tout indice de couleur { $one ->
        [own] désigne les cartes { suit-feminines }
       *[other] les désigne
     }
   *[none] aucun indice de couleur ne { $one ->
        [own] désigne les cartes { suit-feminines }
       *[other] les désigne
     }
 }.
difference-named = Seul « { $has } » permet de dire « { suit } » dans un indice.
difference-order = L’ordre du feu d’artifice { suit } est { $one } dans « { $a } », { $two } dans « { $b } ».
difference-points = Le feu d’artifice { suit } { $up ->
    [yes] rapporte un point par carte dans « { $a } » et en coûte un par carte manquante dans « { $b } »
   *[no] coûte un point par carte manquante dans « { $a } » et en rapporte un par carte dans « { $b } »
 }.
difference-best = Le score maximal est de { $one } dans « { $a } », de { $two } dans « { $b } ».
difference-least = Le score minimal d’une partie terminée est de { $one } dans « { $a } », de { $two } dans « { $b } ».
difference-ranks = Valeurs des cartes : { $one } dans « { $a } », { $two } dans « { $b } ».
difference-hand-sizes = Cartes en main à 2, 3, 4… joueurs : { $one } dans « { $a } », { $two } dans « { $b } ».
difference-clue-tokens = Jetons indice : { $one } dans « { $a } », { $two } dans « { $b } ».
difference-strikes = La partie est perdue à la { $one ->
    [one] première
   *[other] { $one }e
 } erreur dans « { $a } », à la { $two ->
    [one] première
   *[other] { $two }e
 } dans « { $b } ».
difference-empty-clues = Dans « { $has } », un indice peut ne désigner aucune carte ; dans « { $lacks } », il doit en désigner une.
difference-ending = { $one ->
    [last-round] « { $a } » se termine par un dernier tour de table et un score ; dans « { $b } », c’est parfait ou perdu.
   *[all-or-nothing] Dans « { $a } », c’est parfait ou perdu ; « { $b } » se termine par un dernier tour de table et un score.
 }
difference-skipping = Le tour d’un joueur sans carte ni jeton indice est sauté dans « { $has } » ; dans « { $lacks } », la partie est perdue.
difference-announce = Seul « { $has } » permet d’annoncer avant de jouer.
difference-tiles = { $some ->
    [one] Les tuiles bonus n’existent que dans « { $has } ».
   *[both] Tuiles bonus dans « { $a } » : { $one } ; dans « { $b } » : { $two }.
 }
difference-tile-for = { $one ->
    [fives] Dans « { $a } », seul un feu d’artifice complété par un 5 révèle une tuile ; dans « { $b } », tous en révèlent une.
   *[any] Dans « { $a } », tout feu d’artifice complété révèle une tuile ; dans « { $b } », il faut l’avoir complété par un 5.
 }
difference-may-decline = Quand la pioche est vide, « { $has } » permet de renoncer à poser une carte sur la table ; « { $lacks } » l’impose.
difference-free-empty-clues = Dans « { $has } », l’indice gratuit d’une tuile peut ne désigner aucune carte ; dans « { $lacks } », il doit en désigner une.
difference-may-waste = Pour la tuile qui pose une carte sur la table, « { $has } » permet d’en choisir une qui ne convient pas et de perdre la tuile ; « { $lacks } », non.

## The command line

usage = Usage :
heading-commands = Commandes
heading-arguments = Arguments
heading-options = Options
command-hanabi = Hanabi, le jeu de cartes coopératif : tout le monde voit tes cartes, sauf toi.
command-play = Jouer une partie avec des bots, ou dans un salon sur un serveur.
command-rules = Afficher les règles d’une boîte, ou ce qui en distingue deux.
command-replay = Afficher une partie enregistrée, coup par coup.
command-verify = Vérifier que la donne est celle qui était promise au début de la partie.
command-serve = Lancer un serveur : des salons pour jouer en réseau.
command-backup = Copier dans un fichier tout ce que garde un serveur, même en marche.
command-restore = Restaurer une sauvegarde dans une base de données vide.
command-admin = Administrer un serveur en marche : salons, personnes et adresses.
command-admin-list = Lister les derniers salons utilisés.
command-admin-show = Afficher les membres et les parties d’un salon.
command-admin-close = Faire sortir tout le monde d’un salon et ne plus y laisser entrer personne ; ce qui a été joué reste.
command-admin-delete = Supprimer un salon avec tout ce qui y a été dit et joué.
command-admin-end = Arrêter la partie en cours dans un salon ; elle compte 0 point.
command-admin-erase = Effacer les noms et les messages d’une personne dans tous les salons et tous les replays ; les parties restent.
command-admin-ban = Bloquer toute connexion depuis une adresse ou un réseau.
command-admin-unban = Lever un blocage.
command-admin-bans = Lister les blocages.
command-admin-rotate-key = Signer les cookies avec une nouvelle clé ; les cookies signés avec une ancienne clé restent valables.
command-bench = Mesurer la vitesse du moteur, en coups par seconde, face à d’autres moteurs.
command-completion = Afficher le script de complétion de cette commande pour ton shell.
epilogue-hanabi = « hanabi COMMAND --help » en dit plus. Pour jouer tout de suite : hanabi play fr
epilogue-play =
    Exemples :
      hanabi play fr+black-powder --players 4         # avec des bots
      hanabi play https://example.org/r/SALON         # dans un salon, par son lien
epilogue-rules =
    Exemples :
      hanabi rules                  # toutes les boîtes et ce qu’elles proposent
      hanabi rules fr+avalanche     # les règles d’une partie
      hanabi rules diff fr pl       # ce qui distingue deux boîtes
epilogue-replay =
    Exemples :
      hanabi replay game.json                   # toute la partie
      hanabi replay games                       # toutes les parties d’un dossier
      hanabi replay game.json --turn 12         # la table après le tour 12
      hanabi replay game.json --export live     # la même partie pour hanab.live
epilogue-verify =
    Exemples :
      hanabi verify game.json 5c5ec0e0f187c955     # avec l’engagement que tu as noté
      hanabi verify game.json                      # avec celui du fichier
epilogue-serve =
    Exemples :
      hanabi serve                                      # pour cette machine seule
      hanabi serve --host 0.0.0.0 --port 80             # pour tout ton réseau
      hanabi serve --address https://hanabi.example     # derrière un proxy TLS
epilogue-backup = Exemple : hanabi backup hanabi-backup.db
epilogue-restore =
    Exemple :
      hanabi restore hanabi-backup.db --database postgresql://localhost/hanabi
epilogue-admin = Exemple : hanabi admin list
epilogue-admin-list = Exemple : hanabi admin list --limit 10
epilogue-admin-show = Exemple : hanabi admin show k3VqT9xYwZ2a
epilogue-admin-close = Exemple : hanabi admin close https://hanabi.example/r/k3VqT9xYwZ2a
epilogue-admin-delete = Exemple : hanabi admin delete k3VqT9xYwZ2a --yes
epilogue-admin-end = Exemple : hanabi admin end k3VqT9xYwZ2a
epilogue-admin-erase = Exemple : hanabi admin erase 7r5Yk0dQyqU3vXz1mJ2wLA
epilogue-admin-ban = Exemple : hanabi admin ban 203.0.113.0/24 --hours 24
epilogue-admin-unban = Exemple : hanabi admin unban 203.0.113.0/24
epilogue-admin-bans = Exemple : hanabi admin bans --json
epilogue-admin-rotate-key = Exemple : hanabi admin rotate-key
epilogue-bench =
    Exemples :
      hanabi bench                                  # tout ce qui est installé ici
      hanabi bench --players 2 --no-peers           # notre moteur seul
      hanabi bench --seconds 120 --plot speed.svg   # plus longtemps, avec un graphique
epilogue-completion = Exemple, pour bash : hanabi completion bash >> ~/.bashrc
argument-play-ruleset = Les règles à suivre, comme fr+avalanche (demandées si tu n’en donnes pas) ; ou le lien d’un salon.
argument-rules-words = Un jeu de règles comme fr+black-powder ; ou « diff » suivi de deux jeux de règles.
argument-replay-file = Un fichier, un dossier, un lien ou un numéro de partie de hanab.live, ou du JSON collé ; « - » lit l’entrée standard.
argument-verify-file = Le replay d’une partie jouée sur un serveur ; « - » lit l’entrée standard.
argument-verify-commitment = L’engagement affiché au début de la partie, ou au moins ses 16 premiers chiffres.
argument-backup-file = Le fichier à écrire, qui ne doit pas encore exister ; ou un dossier, où il sera nommé d’après la date et l’heure.
argument-admin-show-room = L’identifiant du salon, ou son lien.
argument-admin-close-room = L’identifiant du salon, ou son lien.
argument-admin-delete-room = L’identifiant du salon, ou son lien.
argument-admin-end-room = L’identifiant du salon, ou son lien.
argument-admin-erase-person = L’identifiant de la personne, tel que l’affiche « hanabi admin show ».
argument-admin-ban-address = Une adresse, ou un réseau comme 203.0.113.0/24.
argument-admin-unban-address = L’adresse ou le réseau bloqué.
argument-restore-file = Un fichier écrit par « hanabi backup ».
argument-completion-shell = Le shell : bash, zsh ou fish.
flag-language = La langue à utiliser ; sinon, celle de HANABI_LANGUAGE, LC_ALL, LC_MESSAGES ou LANG.
flag-help = Afficher cette aide.
flag-hanabi-version = Afficher la version.
flag-play-players = Le nombre total de joueurs ; 3 par défaut.
flag-play-bot = Le bot qui joue aux autres places : random, beginner (par défaut), club ou partner ; ou « program: » suivi d’une ligne de commande. Répète l’option pour choisir un bot par place.
flag-play-seed = Un nombre qui fixe tous les mélanges : le même nombre distribue les mêmes cartes.
flag-play-name = Ton nom à la table ; répète l’option pour chaque personne qui joue sur ce clavier.
flag-play-memory = Aide-mémoire : deduced (tout ce qui se déduit, par défaut), said (les indices donnés) ou nothing (aucun).
flag-play-save = Enregistrer le replay dans ce fichier à la fin de la partie.
flag-play-at = Ouvrir un salon sur ce serveur, par exemple http://127.0.0.1:8000, et en partager le lien.
flag-play-plain = Jouer en texte simple, sans occuper tout le terminal.
flag-rules-as-json = Afficher du JSON, pour les programmes.
flag-rules-sources = Indiquer à côté de chaque règle les phrases du livret imprimé.
flag-rules-tag = Essayer dans une petite position la règle qui porte ce repère.
flag-replay-turn = Afficher la table après ce tour ; 0 pour la donne.
flag-replay-seat = Voir la partie depuis cette place, par son numéro à partir de 1 ou par son nom : ses propres cartes sont cachées.
flag-replay-as-json = Afficher du JSON, pour les programmes.
flag-replay-clues = Montrer ce que veut dire chaque indice, selon les règles et les conventions.
flag-replay-export = Afficher la partie dans un autre format : live (hanab.live), link (pour hanab.live) ou replay.
flag-replay-plain = Afficher la partie en texte simple, sans occuper tout le terminal.
flag-verify-as-json = Afficher du JSON, pour les programmes.
flag-serve-host = L’adresse d’écoute ; par défaut 127.0.0.1, que seule cette machine atteint.
flag-serve-port = Le port d’écoute ; 8000 par défaut, 0 pour n’importe quel port libre.
flag-serve-database = Où garder les salons et les parties : sqlite:///FILE ou postgresql://… ; par défaut, un fichier dans ton dossier personnel.
flag-serve-redis = Le serveur Redis qui relie plusieurs serveurs partageant les mêmes salons.
flag-serve-workers = Le nombre de processus ; 1 par défaut.
flag-serve-address = L’adresse du serveur vue de l’extérieur, comme https://hanabi.example.
flag-serve-database-wait = Combien de secondes attendre une base de données qui ne répond pas encore ; 30 par défaut.
flag-backup-database = La base de données à copier ; par défaut, celle de « hanabi serve ».
flag-backup-keep = Le nombre de sauvegardes récentes à garder dans le dossier ; toutes par défaut.
flag-restore-database = La base de données vide à remplir ; par défaut, celle de « hanabi serve ».
flag-admin-list-limit = Combien de salons lister ; 50 par défaut.
flag-admin-list-database = La base de données du serveur ; par défaut, celle de « hanabi serve ».
flag-admin-list-as-json = Afficher du JSON, pour les programmes.
flag-admin-show-database = La base de données du serveur ; par défaut, celle de « hanabi serve ».
flag-admin-show-as-json = Afficher du JSON, pour les programmes.
flag-admin-close-yes = Ne pas demander de confirmation.
flag-admin-close-database = La base de données du serveur ; par défaut, celle de « hanabi serve ».
flag-admin-close-as-json = Afficher du JSON, pour les programmes.
flag-admin-delete-yes = Ne pas demander de confirmation.
flag-admin-delete-database = La base de données du serveur ; par défaut, celle de « hanabi serve ».
flag-admin-delete-as-json = Afficher du JSON, pour les programmes.
flag-admin-end-yes = Ne pas demander de confirmation.
flag-admin-end-database = La base de données du serveur ; par défaut, celle de « hanabi serve ».
flag-admin-end-as-json = Afficher du JSON, pour les programmes.
flag-admin-erase-yes = Ne pas demander de confirmation.
flag-admin-erase-database = La base de données du serveur ; par défaut, celle de « hanabi serve ».
flag-admin-erase-as-json = Afficher du JSON, pour les programmes.
flag-admin-ban-reason = La raison, pour la liste des blocages ; les personnes bloquées ne la voient pas.
flag-admin-ban-hours = Pendant combien d’heures ; sans limite par défaut.
flag-admin-ban-database = La base de données du serveur ; par défaut, celle de « hanabi serve ».
flag-admin-ban-as-json = Afficher du JSON, pour les programmes.
flag-admin-unban-database = La base de données du serveur ; par défaut, celle de « hanabi serve ».
flag-admin-unban-as-json = Afficher du JSON, pour les programmes.
flag-admin-bans-database = La base de données du serveur ; par défaut, celle de « hanabi serve ».
flag-admin-bans-as-json = Afficher du JSON, pour les programmes.
flag-admin-rotate-key-forget = Oublier toutes les anciennes clés : tout le monde est déconnecté.
flag-admin-rotate-key-yes = Ne pas demander de confirmation.
flag-admin-rotate-key-database = La base de données du serveur ; par défaut, celle de « hanabi serve ».
flag-admin-rotate-key-as-json = Afficher du JSON, pour les programmes.
flag-bench-players = Le nombre de joueurs : des nombres de 2 à 5 séparés par des virgules ; 2,5 par défaut.
flag-bench-seconds = La durée approximative de la mesure, en secondes, une fois que tout est prêt ; 30 par défaut.
flag-bench-batch = Le nombre de parties jouées ensemble ; par défaut 262144 sur un processeur, 1048576 sur une carte graphique.
flag-bench-device = Où jouer les parties : cpu ou cuda ; par défaut, partout où c’est possible.
flag-bench-peers = Mesurer aussi les autres moteurs installés, ou seulement le nôtre.
flag-bench-plot = Dessiner un graphique dans ce fichier SVG.
flag-bench-as-json = Afficher du JSON, pour les programmes.
bench-players = { $players } joueurs
bench-number = { $number }
bench-what = Interface
bench-device = Matériel
bench-batch = Parties à la fois
bench-moves = Coups par seconde
bench-observed = Avec observations
bench-blind = { $players } joueurs, coups par seconde
bench-seen = { $players } joueurs, coups par seconde avec observations
bench-chart = Coups par seconde des moteurs d’Hanabi, sur une échelle logarithmique
bench-how-to-read = Médianes sur { $rounds ->
    [one] { $rounds } série
   *[other] { $rounds } séries
 }, les moteurs passant tour à tour. Les barres suivent une échelle logarithmique ; leur extrémité pâle va de la série la plus lente à la plus rapide.
kernel-compiling = Compilation : une minute environ, la première fois seulement…
bench-compiling = Chargement du moteur. La première fois, il est compilé, ce qui prend une minute environ.
bench-preparing = Préparation
bench-measuring = Mesure
bench-interpreted = Notre moteur n’est pas compilé ici, car Numba manque ou est désactivé : il est interprété, et bien plus lent. Pour installer Numba : pip install 'hanabi[fast]'
bench-alone = Aucun autre moteur n’est installé ici : seul le nôtre est mesuré.
bench-absent = { $what } ne peut pas être mesuré ici : { $why }

## The server

serving = Le serveur Hanabi tourne à l’adresse { $address }. Ctrl-C l’arrête ; les parties reprennent quand tu le relances.
page-not-built = La page web n’est pas construite : ce serveur ne répond qu’aux programmes. Pour la construire, lance « make web » dans les sources.
waiting-for-database = { $why } Nouveaux essais pendant { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 } au plus.
admin-no-rooms = Il n’y a aucun salon.
admin-no-bans = Aucune adresse n’est bloquée.
admin-room = Salon { $room }, { $ruleset } : { $state }.
admin-room-times = Ouvert : { $opened } ; dernier usage : { $used }.
admin-room-log = Dans le journal, il s’appelle { $fingerprint }.
admin-strangers = Connexions sans nom : { $addresses }
admin-state = { $state ->
    [running] partie en cours
    [closed] fermé
   *[open] ouvert
 }
admin-column-room = SALON
admin-column-used = DERNIER USAGE
admin-column-connected = CONNEXIONS
admin-column-games = PARTIES
admin-column-state = ÉTAT
admin-column-name = NOM
admin-column-seat = PLACE
admin-column-person = PERSONNE
admin-column-addresses = ADRESSES
admin-column-game = PARTIE
admin-column-began = DÉBUT
admin-column-ended = FIN
admin-column-result = RÉSULTAT
admin-column-score = SCORE
admin-column-network = RÉSEAU
admin-column-since = DEPUIS
admin-column-until = JUSQU’À
admin-column-reason = RAISON
admin-confirm-close = Fermer le salon { $room } et faire sortir tout le monde ? [o/N]
admin-confirm-delete = Supprimer pour toujours le salon { $room } avec toutes ses parties ? [o/N]
admin-confirm-end = Arrêter la partie du salon { $room } ? Elle comptera 0 point. [o/N]
admin-confirm-erase = Effacer partout et pour toujours les noms et les messages de { $person } ? [o/N]
admin-confirm-forget = Oublier toutes les anciennes clés ? Tout le monde perdra sa place et ses parties. [o/N]
admin-closed = Le salon { $room } est fermé.
admin-deleted = Le salon { $room } est supprimé.
admin-ended = La partie du salon { $room } est arrêtée.
admin-erased = Les données de cette personne sont effacées ; salons modifiés : { $rooms }, parties modifiées : { $games }.
admin-banned = Les connexions depuis { $network } sont bloquées.
admin-unbanned = Les connexions depuis { $network } sont à nouveau possibles.
admin-rotated = Les cookies sont signés avec une nouvelle clé ; les serveurs en marche l’utiliseront d’ici une minute. Clés valables : { $keys }.
admin-unconfirmed = Serveurs en marche qui ne l’ont pas encore confirmé : { $missing } sur { $servers }. Ils suivront dès qu’ils reliront la base de données.
room-opened = Le salon est ouvert. Partage ce lien : { $link }
backed-up = Tout est copié dans { $file }.
restored = Tout le contenu de { $file } est restauré.

## What is refused: rooms and servers

error-no-such-room = Ce salon n’existe pas. Vérifie le lien, ou ouvre un nouveau salon.
error-no-such-moment = Impossible de reprendre cette partie à ce moment-là : elle était déjà terminée, ou n’est jamais allée jusque-là.
error-other-rules = Les règles ou le nombre de joueurs ne sont pas ceux de la partie que tu veux reprendre.
error-no-such-game = Cette partie n’existe pas. Vérifie le lien.
error-no-such-code = Ce code est faux, déjà utilisé ou expiré. Demandes-en un nouveau sur ton autre appareil.
error-not-found = Il n’y a rien à cette adresse.
error-wrong-method = Cette adresse n’accepte pas ce genre de requête.
error-bad-request = Le serveur n’a pas compris la requête.
error-malformed = Le message ne suit pas le protocole, à cet endroit : { $where }.
error-not-text = Les messages doivent être du texte, pas du binaire.
error-message-too-large = Le message est trop grand : { $most } octets au plus.
error-body-too-large = La requête est trop grande : { $most } octets au plus.
error-not-json-body = La requête doit être en JSON.
error-foreign-origin = La requête vient d’un autre site : elle n’a pas été exécutée.
error-unknown-host = Ce serveur ne reconnaît pas { $address } comme son adresse. La personne qui l’administre peut le lancer avec --address { $address }
error-request-timeout = La suite de la requête n’est pas arrivée à temps. Réessaie.
error-headers-too-large = L’adresse ou les en-têtes de la requête sont trop longs. Supprime les cookies de ce site, puis réessaie.
error-too-many-requests = Trop de requêtes en peu de temps. Attends une minute, puis réessaie.
error-too-many-connections = Trop de connexions depuis ton adresse. Fermes-en quelques-unes, puis réessaie.
error-too-busy = Le salon est surchargé en ce moment. Réessaie.
error-internal = Un problème est survenu sur le serveur. Rien n’a changé ; réessaie.
error-storage-unavailable = Le serveur ne peut rien enregistrer pour l’instant. Ta demande sera envoyée de nouveau automatiquement.
error-storage-refused = La base de données a refusé l’enregistrement : rien n’a changé. Merci de le signaler.
error-unknown-person = Le serveur ne te connaît plus. Reconnecte-toi.
error-database-url = Ce n’est pas l’adresse d’une base de données : { $url }. Elle s’écrit sqlite:///FILE ou postgresql://…
error-database-unreachable = Rien ne répond sur { $host }, port { $port }. Vérifie que PostgreSQL tourne, et que l’adresse de la base de données indique le bon hôte et le bon port.
error-database-unknown-host = L’hôte { $host } de la base de données est introuvable. Vérifie son nom dans l’adresse de la base de données.
error-database-silent = La base de données sur { $host }, port { $port }, ne répond pas à temps. Vérifie si elle est surchargée, ou si un pare-feu bloque la connexion.
error-database-not-postgresql = Ce qui répond sur { $host }, port { $port }, n’est pas PostgreSQL. Vérifie le port dans l’adresse de la base de données.
error-database-tls = Impossible d’établir une connexion chiffrée avec la base de données sur { $host }, port { $port }. Vérifie le certificat et « ssl » dans l’adresse de la base de données.
error-database-wrong-password = PostgreSQL refuse le compte « { $user } » : le mot de passe est faux ou absent, ou ce compte n’existe pas. Vérifie HANABI_DATABASE_PASSWORD ou l’adresse de la base de données.
error-database-role-refused = PostgreSQL ne laisse pas entrer le compte « { $user } » : il n’existe pas, ou pg_hba.conf ne l’admet pas depuis cette machine.
error-database-unknown-name = PostgreSQL n’a pas de base de données nommée « { $name } ». Crée-la avec « createdb », ou corrige l’adresse de la base de données.
error-database-no-rights = Le compte « { $user } » n’a pas le droit de créer des tables dans la base de données « { $name } ». Fais de ce compte le propriétaire de la base.
error-database-starting = La base de données sur { $host }, port { $port }, est en train de démarrer ou de s’arrêter. Réessaie dans un instant.
error-database-overcrowded = La base de données sur { $host }, port { $port }, n’accepte plus de connexions. Augmente son max_connections, ou lance moins de serveurs.
error-database-not-sqlite = { $file } n’est pas une base de données SQLite. Rien n’y a été changé ; indique un autre fichier.
error-database-corrupt = La base de données { $name } est endommagée. Restaure la dernière sauvegarde dans une nouvelle base avec « hanabi restore ».
error-database-file-denied = Impossible d’ouvrir le fichier { $file } comme base de données, en lecture et en écriture. Vérifie son propriétaire et ses droits.
error-database-folder-denied = La base de données ne peut pas être gardée dans { $folder } : impossible de créer ce dossier ou d’y écrire. Vérifie son propriétaire et ses droits.
error-database-locked = Un autre programme verrouille la base de données { $name }. Arrête-le et réessaie.
error-database-disk-full = Il n’y a plus de place sur le disque pour la base de données { $name }. Libères-en et réessaie.
error-database-disk-failed = Le système ne peut pas lire la base de données { $name } ni y écrire. Vérifie le disque et le journal du système.
error-database-failed = La base de données { $name } est inutilisable ({ $error }). Son propre journal en dit plus.
error-database-missing = Il n’y a pas de base de données à cette adresse : { $url }.
error-database-too-new = La base de données vient d’une version plus récente d’Hanabi. Installe cette version.
error-database-too-old = La base de données vient d’une version plus ancienne d’Hanabi. Lance une fois « hanabi serve » pour la mettre à jour.
error-database-not-empty = La base de données contient déjà des salons : la sauvegarde n’a pas été restaurée.
error-not-a-backup = { $file } n’est pas une sauvegarde d’Hanabi.
error-backup-too-old = { $file } vient d’une version plus ancienne d’Hanabi. Restaure cette sauvegarde avec l’ancienne version, puis lance « hanabi serve » avec celle-ci.
error-port-unavailable = Le serveur ne peut pas écouter sur { $host }, port { $port } : { $why }. Choisis un autre port avec --port, ou une autre adresse de cette machine avec --host.
error-bad-address = Ce n’est pas l’adresse d’un site : { $address }. Elle ressemble à https://hanabi.example
error-address-below-root = La page doit être à la racine d’un hôte, pas sous un chemin : { $address }. Donne-lui son propre nom d’hôte et utilise { $root }
error-redis-url = Ce n’est pas l’adresse d’un Redis : { $url }. Elle ressemble à redis://HÔTE:6379/0
error-bad-setting = { $name } ne peut pas valoir « { $value } ».
error-unknown-setting = Il n’y a pas de réglage { $name }.
error-setting-twice = { $name } et { $other } sont définis tous les deux. N’en définis qu’un.
error-setting-file = Le fichier { $file }, indiqué par { $name }, est illisible ou vide.
error-no-name = Donne d’abord ton nom, pour que les autres sachent qui tu es.
error-name-empty = Un nom doit contenir au moins une lettre.
error-name-unprintable = Ce nom contient des caractères qui ne peuvent pas s’afficher. Choisis-en un autre.
error-name-taken = Quelqu’un dans ce salon s’appelle déjà { $name }, ou porte un nom trop ressemblant. Choisis-en un autre.
error-room-crowded = Le salon est plein : { $most } personnes au plus.
error-room-full = Toutes les places sont prises.
error-room-worn-out = Il s’est passé tant de choses dans ce salon qu’il n’accepte plus rien. Ouvres-en un autre.
error-seat-taken = La place { $number } est prise.
error-not-host = Seul l’hôte du salon peut faire cela.
error-host-stays = On ne peut pas exclure l’hôte. Confie d’abord le salon à quelqu’un d’autre.
error-seated-stay = Un hôte par intérim ne peut pas exclure une personne assise à la table. Seul le propriétaire du salon le peut.
error-not-removed = Parmi les personnes exclues de ce salon, aucune ne porte le numéro { $member }.
error-host-present = L’hôte est là. On ne peut voter pour un autre hôte que pendant son absence.
error-host-away-briefly = L’hôte n’est pas absent depuis assez longtemps. Vous pourrez voter dans { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
 }.
error-candidate-absent = Un hôte par intérim doit être présent et avoir une place à la table.
error-room-locked = Ce salon est verrouillé : on ne peut plus y entrer. Demande à l’hôte de l’ouvrir.
error-room-invited = On n’entre dans ce salon que sur invitation. Demande un lien d’invitation à l’hôte.
error-strangers-worn-out = Les personnes sans place ont épuisé leur quota de messages dans ce salon. Prends une place pour parler.
error-too-many-names = Trop de nouvelles personnes sont entrées depuis ton réseau. Réessaie dans une minute.
error-too-many-changes = Tu as changé de place ou de réglages trop souvent. Attends une minute, puis réessaie.
error-not-voted = Tu n’as pas de voix à retirer.
error-too-many-bot-games = Tu as lancé trop de parties entre bots. Attends une minute avant la suivante.
error-delay-range = Les spectateurs peuvent avoir au plus { $most } coups de retard.
error-game-running = Une partie est en cours. Attends qu’elle se termine.
error-no-game = Aucune partie n’est en cours.
error-free-seats = { $seats ->
    [one] Une place est encore libre. Donne-la à un bot, ou attends quelqu’un.
   *[other] { $seats } places sont encore libres. Donne-les à des bots, ou attends quelqu’un.
 }
error-not-seated = Tu n’as pas de place à cette table.
error-no-such-member = Personne n’a le numéro { $member } dans ce salon.
error-not-a-bots-seat = Il n’y a pas de bot à cette place.
error-not-a-persons-seat = Cette place n’est pas occupée par une personne.
error-player-present = Cette personne est là ou vient de partir. Un bot ne remplace que les personnes absentes depuis un moment.
error-no-shuffle = Aucun mélange n’attend de nombre de ta part.
error-wrong-entropy = Ce n’est pas le nombre que tu avais promis. Envoie celui dont tu as déjà envoyé l’empreinte.
error-shuffling = On mélange déjà la pioche de la prochaine partie.
error-no-stand-in = Aucun bot ne remplace qui que ce soit à cette place.
error-stand-in-plays = Un bot joue pour toi. Reprends d’abord ta place.
error-too-many-sitting = { $sitting } joueurs sont déjà assis : { $seats } places ne suffisent pas.
error-clock-range = Le temps par tour peut aller de { $least } à { $most } secondes.
error-ruleset-too-long = Le nom du jeu de règles est trop long.
error-text-empty = Le message est vide.
error-text-too-long = Le texte est trop long : { $most } caractères au plus.
error-no-talk-now = Dans ce salon, on ne parle pas pendant une partie.
error-remarks-only = Dans ce salon, seules les phrases toutes prêtes sont permises pendant une partie.
error-watchers-are-silent = Les spectateurs ne peuvent pas parler pendant une partie.
error-not-your-cards = Ces cartes ne sont pas celles de ta main.
error-no-such-card = Cette carte n’est pas encore en jeu.
error-not-a-players-action = Seul le salon peut faire cela.
error-stale = La partie a avancé entre-temps. Regarde à nouveau la table.
error-removed = L’hôte t’a fait sortir de ce salon.
error-signed-out = Ta session a été fermée depuis un autre appareil.
error-talk-too-often = Tu envoies des messages trop vite. Attends un instant, puis réessaie.
error-flood = Trop de messages en peu de temps. La connexion est fermée.
error-nonsense = Trop de messages incompréhensibles. La connexion est fermée.
error-too-many-guests = Il y a déjà trop de monde dans ce salon. Réessaie plus tard.
error-room-closed = Le salon vient d’être fermé. Reconnexion…
error-room-shut = Les personnes qui administrent ce serveur ont fermé ce salon. Ouvres-en un autre.
error-room-deleted = Les personnes qui administrent ce serveur ont supprimé ce salon.
error-erased = Les personnes qui administrent ce serveur ont effacé tes données. Recharge la page pour revenir sous une nouvelle identité.
error-banned = Les personnes qui administrent ce serveur refusent toute connexion depuis ton adresse.
error-already-closed = Le salon { $room } est déjà fermé.
error-no-such-person = Rien n’est enregistré sur la personne { $person }. « hanabi admin show » liste les personnes d’un salon.
error-bad-network = Ce n’est ni une adresse ni un réseau : { $network }. Exemples valables : 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/64
error-ban-too-wide = Le réseau { $network } est trop large pour être bloqué : il faut au moins /{ $bits }.
error-not-banned = { $network } n’est pas bloqué. « hanabi admin bans » liste les blocages.
error-key-in-environment = Les clés viennent de HANABI_SECRET, pas de la base de données. Écris-y la nouvelle clé devant l’ancienne, avec une virgule entre les deux, et redémarre le serveur.
error-slow = La connexion est trop lente pour suivre. Reconnexion…

## Remarks, as everybody reads them in their own language

remark-hello = Salut !
remark-know-nothing = Je ne sais encore rien de ma main.
remark-remember-yours = Tu te souviens de ce que tu as en main ?
remark-let-me-think = Un instant, je réfléchis.
remark-take-your-time = Prends ton temps.
remark-back-soon = Je reviens tout de suite.
remark-i-am-back = Me revoilà.
remark-well-played = Bien joué !
remark-never-mind = Ce n’est pas grave.
remark-sorry = Pardon !
remark-thanks = Merci !
remark-goodbye = Au revoir !

## What is refused: command lines

error-usage-no-such-command = Il n’y a pas de commande « { $word } ». Les commandes : { $commands }.
error-usage-no-such-option = Il n’y a pas d’option { $option } ici.
error-usage-missing = Il manque { $what }.
error-usage-confirm = C’est irréversible. Ajoute { $option } pour confirmer.
error-usage-keep-folder = { $option } attend un dossier, mais { $file } n’en est pas un.
error-usage-not-a-number = { $option } attend un nombre entier.
error-usage-bad-value = { $option } attend une de ces valeurs : { $choices } ; pas « { $value } ».
error-usage-option-value = { $option } ne s’emploie pas ainsi.
error-usage-too-many-words = Cette commande n’attend pas autant de mots.
error-usage-diff = Donne deux jeux de règles à comparer : hanabi rules diff fr pl
error-usage-sources = Donne le jeu de règles dont tu veux voir les sources : hanabi rules fr --sources
error-usage-try = Donne le jeu de règles dont tu veux essayer une règle : hanabi rules fr --try B5
error-usage-commitment = COMMITMENT attend de { $least } à { $most } chiffres hexadécimaux (0 à 9, a à f).
error-usage-seats = { $option } attend des nombres de 2 à 5 séparés par des virgules, comme 2,5 ; pas « { $value } ».
error-usage-not-svg = { $option } dessine un fichier SVG : son nom doit finir par .svg, ce qui n’est pas le cas de « { $value } ».
error-usage-does-not-apply = { $option } n’a aucun effet avec { $other }. Retire cette option.
error-usage-help = « { $command } --help » montre comment l’utiliser.
error-usage-language = La langue « { $language } » n’est pas disponible. Choisis parmi : { $known }.
error-usage-language-variable = La langue « { $language } », donnée par HANABI_LANGUAGE, n’est pas disponible. Choisis parmi : { $known }.
did-you-mean = Tu voulais dire « { $word } » ?
error-system = Erreur du système : { $what }.
error-missing-extra = { $extra ->
    [client] Un salon sur un serveur nécessite d’autres paquets.
    [tui] L’affichage sur tout le terminal nécessite d’autres paquets.
    [server] Un serveur nécessite d’autres paquets.
    [fast] Les bots compilés et le moteur rapide nécessitent d’autres paquets.
    [envs] Les environnements de recherche nécessitent d’autres paquets.
    [learn] L’entraînement nécessite d’autres paquets.
    [cluster] Un cluster nécessite d’autres paquets.
   *[other] Il faut d’autres paquets.
 } Pour les installer : pip install 'hanabi[{ $extra }]'
error-unworded = C’est refusé ({ $code }).
error-unexpected = Un problème est survenu dans Hanabi ({ $what }). Merci de le signaler, en disant ce que tu faisais.

## What is refused: many games at once

error-not-an-integer = { $option } attend un nombre entier, pas { $value }.
error-not-in-range = { $option } va de { $least } à { $most } ; { $value } est hors limites.
error-not-a-ruleset = { $value } n’est pas un jeu de règles : donnes-en un, ou son nom, par exemple fr+black-powder.
error-no-such-device = « { $device } » n’existe pas ici. Les parties se jouent sur cpu ou cuda.
error-other-device = Les parties sont sur { $games }, mais les actions sur { $given } : déplace-les d’abord vers { $games }.
error-no-cuda = Impossible de jouer des parties sur une carte graphique ici. Ce qui manque : { $missing }.
error-too-many-games = La mémoire ne suffit pas pour { $count } parties à la fois.
error-wrong-shape = Chaque partie attend une action : un tableau de forme { $expected }, pas { $shape }.
error-wrong-type = Les actions sont des nombres entiers, pas { $type }.
error-other-game = Ces parties ne suivent pas ces règles, ou n’ont pas ce nombre de joueurs : { $rules }, à { $players }.
error-no-number = Seules les actions des joueurs ont un numéro ; celle-ci vient du salon.
error-no-such-action = L’action { $action } n’est pas possible maintenant.
error-illegal-actions = { $count ->
    [one] L’action { $action } n’était pas possible dans la partie { $game }. Cette partie n’a pas changé ; toutes les autres ont avancé.
   *[other] Dans { $count } parties, l’action n’était pas possible ; la première est { $action }, dans la partie { $game }. Ces parties n’ont pas changé ; toutes les autres ont avancé.
 }
error-no-seat = On ne peut compléter que la vue d’un joueur : un spectateur voit déjà toutes les mains.
error-nothing-fits = Aucune main ne correspond à ce que ce joueur sait et voit.
error-other-hand = Nombre de cartes attendu : { $cards } en main, { $deck } dans la pioche ; tuiles à révéler : { $tiles }.
error-seen-only = Ce n’est que ce qu’un joueur voit d’une partie. Complète-la d’abord : « imagine » le fait au hasard, « deal » selon tes indications.

## What is refused: files

error-file-not-found = Fichier introuvable : { $file }.
error-file-is-folder = { $file } est un dossier, pas un fichier.
error-file-forbidden = Impossible d’ouvrir { $file } : accès refusé.
error-file-unreadable = { $file } est illisible.
error-file-not-text = { $file } n’est pas un fichier texte en UTF-8 : ce n’est donc pas un replay.
error-file-too-large = Le fichier dépasse { $most } octets ; aucun replay n’est aussi grand.
error-file-exists = { $file } existe déjà. Choisis un autre nom.
error-file-unwritable = Impossible d’écrire le fichier { $file }.
error-not-json = Le fichier n’est pas du JSON complet : ce n’est donc pas un replay.
error-not-a-replay = Le fichier est du JSON, mais ce n’est un replay ni de ce jeu ni de hanab.live.
error-no-games = Il n’y a pas de partie dans { $file }.
error-several-games = { $file } contient plusieurs parties, et il en faut une seule.
error-site-unreachable = hanab.live est injoignable ({ $what }). Ouvre { $address } dans un navigateur, enregistre la page dans un fichier et utilise ce fichier.
error-game-elsewhere = La partie n’est pas dans ce lien. Ouvre { $address }, enregistre la page dans un fichier et utilise ce fichier.
error-bad-link = Ce lien n’est pas complet. Copie le lien hanab.live en entier, de « https » jusqu’à la fin.
error-unknown-version = Le replay est en version { $version } ; ce programme lit la version { $known }.
error-bad-field = Le champ « { $field } » du replay { $value ->
    [null] manque.
   *[other] n’est pas valable : { $value }
 }
error-no-proof = Le replay ne contient pas de preuve de sa donne : seules les parties jouées sur un serveur en ont une.
error-bad-player-name = Le nom d’un joueur compte de 1 à { $most } caractères affichables.
error-bad-ruleset = Les règles du replay sont illisibles ({ $field }).
error-unknown-variant = La variante « { $variant } » de hanab.live ne se joue pas ici.
error-unplayed-option = Au tour { $turn }, la partie se sert de l’option « { $option } » de hanab.live, qui ne se joue pas ici.
error-no-counterpart = hanab.live n’a pas d’équivalent pour { $what ->
    [suits] les feux d’artifice
    [tokens] le nombre de jetons indice
    [strikes] le nombre d’erreurs
    [hand] le nombre de cartes en main
    [flamboyant-fives] les tuiles bonus
   *[synchronised-show] les annonces
 } de cette partie : elle ne peut pas y être exportée.
error-no-such-turn = Il n’y a pas de tour { $turn } : le replay compte { $turns ->
    [one] { $turns } tour
   *[other] { $turns } tours
 }.
error-illegal-move = Au tour { $turn }, { $player ->
    [unknown] la place { $number }
   *[other] { $player }
 } { $kind ->
    [p] joue une carte
    [d] défausse une carte
    [c] donne un indice
    [x] utilise une tuile bonus
   *[s] arrête la partie
 } contre les règles. { $why }
error-seat-unknown = Il n’y a pas de place « { $seat } ». À la table : { $players }.

## What is refused: rulesets

error-unknown-edition = { $edition ->
    [en] Il n’y a pas de boîte anglaise ici. Les boîtes anglaises suivent les règles de base : joue avec fr, ou fr+avalanche avec les cartes multicolores.
   *[other] Il n’y a pas de boîte « { $edition } ». Les boîtes : { $known }.
 }
error-edition-taken = Le paquet { $source } apporte une boîte « { $edition } », mais ce nom est déjà pris ; sa boîte est laissée de côté.
error-edition-too-new = La boîte « { $edition } » ({ $source }) demande Hanabi { $needs } ou plus récent ; cette version est la { $version }.
error-broken-edition = La boîte « { $edition } » ({ $source }) est inutilisable : { $what }
error-unknown-option = « { $option } » n’est pas une option. « { $edition } » accepte : { $offered }.
error-nothing-to-try = Avec { $ruleset }, il n’y a pas de position pour essayer « { $tag } ».{ $offered ->
    [none] {""}
   *[other] {" "}Au choix : { $offered }.
 }
error-not-in-box = « { $edition } » ne propose pas « { $option } ». Options proposées : { $offered }.{ $edition ->
    [custom] {""}
   *[other] {" "}Avec « custom », tout est permis.
 }
error-option-twice = « { $option } » apparaît deux fois.
error-suit-twice = Il ne peut y avoir qu’un feu d’artifice { suit } : choisis une seule variante.
error-options-clash = { $one } et { $other } s’excluent : choisis l’un des deux.
error-suit-order = Les couleurs doivent suivre cet ordre, chacune une seule fois : { $order } ; et non { $suits }.
error-impossible-suit = Tel qu’il est décrit, le feu d’artifice { suit } est injouable.
error-out-of-range = { $option ->
    [tokens] Le nombre de jetons indice
    [strikes] Le nombre d’erreurs
    [players] Le nombre de joueurs
    [hand] Le nombre de cartes en main
    [tiles] Le nombre de tuiles bonus
    [ranks] Le nombre de valeurs
   *[suits] Le nombre de couleurs
 } doit aller de { $least } à { $most } : { $value } ne convient pas.
error-not-a-number = « { $option } » attend un nombre, pas « { $value } ».
error-not-a-choice-of-suits = « { $value } » n’est pas un choix de couleurs : donne leur nombre (suits=3) ou leurs lettres anglaises, chacune une seule fois (suits=rgb).
error-name-too-long = Le nom est trop long : { $most } caractères au plus.
error-fields-unreadable = Les champs du jeu de règles sont illisibles ({ $field }).
error-player-count = Cette partie se joue de 2 à { $most } joueurs, pas à { $players }.
error-no-deck-left = Distribuer { $dealt } cartes à { $players } joueurs viderait la pioche : la boîte ne compte que { $cards } cartes.
error-deck-not-the-box = Les cartes ne sont pas celles de la boîte : il y en a { $cards } ; il en faut { $expected }, et les bonnes.
error-tiles-not-the-box = Les tuiles bonus ne sont pas celles de la boîte : il y en a { $tiles } ; il en faut { $expected }, et les bonnes.
error-places-not-the-box = Les mélanges du replay ne vont pas avec ses tuiles bonus.
error-not-a-card = « { $text } » n’est pas une carte. Une carte s’écrit ainsi : r3.
error-not-in-hand = { $card } n’est pas dans cette main : { $hand }.
error-seat-not-free = La place { $number } n’est pas libre à cette table de { $players }.
error-nobody-in-seat = Personne n’occupe la place { $number } : il n’y a personne à interroger.
error-dealt-elsewhere = Cette partie n’a pas été distribuée ici : elle n’a donc pas de replay.
error-not-an-action = « { $text } » n’est pas une action.

## What is refused: bots

error-unknown-bot = Aucun bot ne s’appelle « { $name } ». Les bots : { $known }.
error-bots-at-table = À une table de { $players }, il faut { $players } bots, pas { $bots }.
error-illegal-answer = Un bot a enfreint les règles ({ $reason }) : la partie ne peut pas continuer.
error-bot-failed = Le bot « { $bot } » a échoué : { $what }

## What is refused: actions

error-game-over = La partie est terminée.
error-no-such-seat = Cette place n’existe pas à cette table.
error-not-your-turn = C’est à quelqu’un d’autre de jouer.
error-choice-pending = Il faut d’abord faire le choix que demande la tuile bonus.
error-nothing-to-choose = Aucune tuile bonus n’attend de choix.
error-must-choose = L’effet de la tuile bonus est obligatoire.
error-other-clue-wanted = La tuile bonus donne l’autre sorte d’indice.
error-other-choice-wanted = La tuile bonus demande autre chose.
error-not-in-discards = Cette carte n’est pas dans la défausse.
error-does-not-fit = Cette carte ne convient pas à son feu d’artifice.
error-card-not-in-hand = Cette carte n’est pas dans la main de la personne dont c’est le tour.
error-all-tokens-available = Tous les jetons indice sont disponibles, on ne peut donc pas défausser : joue une carte ou donne un indice.
error-no-clue-token = Il ne reste aucun jeton indice : joue une carte, ou défausses-en une pour récupérer un jeton.
error-clue-to-oneself = On ne peut pas se donner un indice à soi-même.
error-no-cards-to-clue = Cette personne n’a plus de cartes : il n’y a rien à désigner dans sa main.
error-rank-not-clued = Dans cette partie, aucune carte n’a cette valeur.
error-colour-not-clued = Cette couleur ne se dit pas dans les indices de cette partie.
error-empty-clue = Dans cette partie, un indice doit désigner une carte.
error-no-announcements = Dans cette partie, on n’annonce pas avant de jouer.
error-no-such-suit = Ce feu d’artifice n’est pas sur la table.
error-more-to-score = La partie ne peut pas s’arrêter faute de points à marquer : il en reste.

## Why bots do what they do

reason-random = Au hasard, tout simplement.
reason-certain-play = Quelle qu’elle soit, cette carte convient.
reason-invited-play = Un indice n’a désigné que cette carte : il invite à la jouer.
reason-last-chance-play = C’est le dernier tour : une erreur ne coûterait rien.
reason-forced-play = Rien d’autre n’était permis.
reason-play-clue = Cela donne une carte à jouer.
reason-save-clue = Pour sauver une carte indispensable.
reason-telling-clue = Cet indice en dit long sur des cartes qui comptent.
reason-waiting-clue = Mieux vaut ça qu’une défausse pour l’instant.
reason-safe-discard = Elle ne manquera à personne.
reason-oldest-discard = La plus ancienne carte sans indice part la première.
reason-least-missed-discard = Toutes les cartes ont reçu un indice ; c’est celle-ci qui risque le moins de manquer.
reason-rekindle = De toutes les cartes qu’on pouvait poser, c’est celle qui aide le plus.
reason-bring-back = De toute la défausse, c’est la carte qui ouvre le plus de portes.

## The table on the screen

# Courts : tout tient sur une ligne de 80 colonnes.
screen-title = Hanabi
screen-tagline = tout le monde voit tes cartes, sauf toi
screen-setup-how = Appuie sur Entrée pour jouer ainsi, ou change d’abord ce que tu veux.
screen-turn = Tour { $turn }
screen-points = Points { $points }, au mieux { $best }
screen-tokens = Indices { $tokens }/{ $most }
screen-strikes = Erreurs { $strikes }/{ $most }
screen-deck = Pioche { $deck }
screen-tiles = Tuiles { $turned }/{ $tiles }
screen-last-round = { $left ->
    [one] Dernier tour !
   *[other] Fin dans { $left } tours
 }
# Neuf lettres au plus : sur le bord d’une carte.
screen-card-fits = jouable
screen-card-useless = morte
screen-card-needed = à garder
screen-memory-deduced = déductions
screen-memory-said = indices donnés
screen-memory-nothing = aucun
screen-memory-note = Aide-mémoire : { $level }
screen-memory-off = pas d’aide-mémoire
screen-waiting = { $player } réfléchit…
screen-waiting-away = { $time ->
    [none] On attend { $player } (hors ligne)
   *[other] On attend { $player } (hors ligne depuis { $time })
 }
screen-your-turn = À toi : choisis une carte à jouer ou à défausser, ou donne un indice.
screen-selected = Carte { $place } : P pour la jouer, D pour la défausser.
screen-known = { $player }, carte { $place } : { $known }.
screen-ask-play = Quelle carte jouer ?
screen-ask-discard = Quelle carte défausser ?
screen-ask-receiver = À qui donner un indice ?
screen-ask-value = Que dire à { $player } ?
screen-ask-try = Quelle règle essayer ?
screen-ask-card = Quelle carte ?
screen-ask-announcement = Une annonce pour la carte { $place } ?
screen-announce = Tu annonces le { suit } et joues la carte { $place }.
screen-no-announcement = non
screen-ask-sure = { $announced ->
    [none] Jouer la carte { $place } ?
   *[other] Annoncer le { suit } et jouer la carte { $place } ?
 }
screen-yes = oui
screen-no = non
screen-decline = renoncer
coach-action = { $kind ->
    [play] joue la carte { $place }.
    [announce] annonce le { suit } et joue la carte { $place }.
    [discard] défausse la carte { $place }.
    [colour] dis « { suit } » à { $player }.
    [rank] dis « { $rank } » à { $player }.
    [card] prends le { card }.
   *[decline] renonce à l’effet de la tuile.
 }
coach-advice = Conseil : { coach-action } { $reason }
screen-pass = Passe le clavier à { $player }, qui appuie sur Entrée.
screen-not-saved = Impossible d’enregistrer cette partie sur le disque : ne ferme pas le terminal avant la fin.
screen-kept = La partie est gardée : « hanabi play » te la proposera de nouveau.
screen-recorded = Le replay est enregistré dans { $file }.
screen-ask-file = Enregistrer le replay sous
screen-ask-turn = À quel tour aller ? De 0 à { $turns }
screen-replay-where = Après le tour { $turn } sur { $turns } · { $all ->
    [yes] toutes les mains visibles
   *[no] vu par { $player }
 }
screen-resume = Une partie n’est pas terminée. La reprendre ?
screen-resume-where = tour { $turn }, { $points } sur { $best }
screen-resume-taken = Un autre programme joue déjà cette partie.
screen-set-aside = Une partie gardée est illisible ; elle est mise de côté sous le nom { $file }. { $why }
screen-too-small = La table demande { $width } colonnes et { $height } lignes ; ici, il y en a { $has_width } et { $has_height }. Agrandis le terminal, ou appuie sur Q et lance « hanabi play --plain ».
screen-plain-no-terminal = Il n’y a pas de terminal où dessiner : la partie continue en texte simple.
screen-plain-dumb = Ce terminal ne sait pas dessiner une table : la partie continue en texte simple.
screen-plain-small = Le terminal fait moins de 80 colonnes sur 24 lignes : la partie continue en texte simple.
screen-plain-not-installed = L’affichage sur tout le terminal nécessite d’autres paquets : voici du texte simple. Pour les installer : pip install 'hanabi[tui]'

# Un ou deux mots : derrière leur touche, sur une ligne de 80 colonnes.
screen-key-play = jouer
screen-key-discard = défausser
screen-key-clue = indice
screen-key-advice = conseil
screen-key-log = journal
screen-key-known = infos
screen-key-rules = règles
screen-key-quit = quitter
screen-key-keys = aide
screen-key-choose = choisir
screen-key-change = changer
screen-key-take = OK
screen-key-back = retour
screen-key-try = essayer
screen-key-again = recommencer
screen-key-scroll = défiler
screen-key-go-on = continuer
screen-key-on = suite
screen-key-start = début
screen-key-end = fin
screen-key-turn = tour
screen-key-seat = place
screen-key-leave = fermer
screen-key-begin = commencer
screen-key-resume = reprendre
screen-key-new = nouvelle partie
screen-key-forget = supprimer
screen-key-new-deal = rejouer
screen-key-same-deal = même donne
screen-key-view = revoir
screen-key-save = enregistrer
screen-key-setup = menu

# Pages
screen-name-enter = Entrée
screen-name-escape = Échap
screen-name-tab = Tab
screen-name-home = Début
screen-name-end = Fin
screen-name-page-down = PgSuiv
screen-name-page-up = PgPréc
screen-name-ctrl-r = Ctrl-R
screen-keys-title = Touches
screen-log-title = Ce qui s’est passé
screen-known-title = Ce que chacun sait
screen-help-select = choisir une de tes cartes
screen-help-play = jouer la carte
screen-help-discard = défausser la carte contre un jeton indice
screen-help-clue = donner un indice : à qui, puis une couleur ou une valeur
screen-help-take = valider ce qui est marqué ; presser un bot qui réfléchit
screen-help-back = revenir en arrière
screen-help-advice = demander ce que ferait un bot que les autres comprennent, et pourquoi
screen-help-meaning = montrer ce que veulent dire les indices
screen-help-known = montrer ce que chacun sait de ses cartes
screen-help-log = montrer tout ce qui s’est passé
screen-help-rules = montrer les règles de cette partie
screen-help-quit = quitter ; la partie est gardée et sera proposée de nouveau
screen-help-step = une action en avant, une en arrière
screen-help-note = écrire une note sur la carte choisie
screen-help-mark-card = marquer pour toi la carte choisie : à jouer, à garder, à défausser, tournée
screen-help-move = déplacer la carte dans ta main
screen-help-leap = dix actions en avant, dix en arrière
screen-help-edge = la donne, la fin
screen-help-turn = aller à un tour
screen-help-seat = voir depuis la place suivante ; puis toutes les mains visibles
screen-help-leave = fermer le replay
screen-help-mouse = À la souris : clique sur une carte, un nom, une réponse ou une touche de la dernière ligne.
screen-sign-needed = 3!    dernier exemplaire d’une carte encore attendue
screen-sign-lost = x     perdue : plus aucun exemplaire de cette carte, ou d’une carte qui la précède
screen-sign-dots = R·V   un point à la place d’une couleur ou d’une valeur : la carte ne l’a pas
screen-sign-left = RJ15  on sait que cette carte d’une autre main est rouge ou jaune, et 1 ou 5
screen-sign-minus = 4-RJ  c’est un 4, ni rouge ni jaune : après le signe moins, ce que la carte n’est pas
screen-sign-brackets = [R3]  l’indice désignerait cette carte

# Préparer une partie : intitulés de 13 lettres au plus, valeurs de 18.
screen-language-name = français
screen-row-language = Langue
screen-row-edition = Règles
screen-row-tokens = Jetons indice
screen-row-strikes = Erreurs
screen-row-hand = Main
screen-row-suits = Couleurs
screen-row-ranks = Valeurs
screen-row-players = Joueurs
screen-row-seat = Place { $number }
screen-row-first = Commence
screen-row-memory = Aide-mémoire
screen-row-confirm = Confirmer
screen-edition-given = comme indiqué
# 34 lettres au plus.
screen-option-avalanche = Avalanche de couleurs
screen-option-avalanche-own = Avalanche : une couleur à part
screen-option-avalanche-own-5 = Avalanche : à part, cinq cartes
screen-option-avalanche-every = Avalanche : toutes les couleurs
screen-option-black-powder = Poudre noire
screen-option-black-powder-floor-0 = Poudre noire : jamais sous 0
screen-option-flamboyant-fives = 5 flamboyants
screen-option-flamboyant-fives-common = 5 flamboyants : comme ailleurs
screen-option-bonus-tiles = Tuiles bonus : tout feu d’artifice
screen-option-no-declining = Tuiles bonus : pas de refus
screen-option-no-empty-free-clues = Indices gratuits : jamais vides
screen-option-may-waste = Tuiles bonus : refus permis
screen-option-all-or-nothing = Bouquet final
screen-option-all-or-nothing-no-skips = Bouquet final, sans tour sauté
screen-option-synchronised-show = Spectacle synchronisé
screen-option-no-empty-clues = Pas d’indice vide
screen-seat-person = humain
screen-seat-beginner = débutant
screen-seat-random = aléatoire
screen-usual = par défaut
screen-chance = au hasard
screen-about-language = La langue du jeu.
screen-about-edition = La boîte dont on suit les règles. Ctrl-R les affiche.
screen-about-tokens = Le nombre de jetons indice.
screen-about-strikes = Le nombre d’erreurs qui fait perdre la partie.
screen-about-hand = Le nombre de cartes en main ; par défaut, il dépend du nombre de joueurs.
screen-about-suits = Les couleurs en jeu : ← et → en changent le nombre, une lettre en retire ou en ajoute une.
screen-about-ranks = Le nombre de valeurs de chaque couleur, à partir de 1.
screen-about-players = Le nombre de places à la table.
screen-about-seat = Qui s’assoit ici : un humain ou un bot. Tape pour changer le nom. À plusieurs, on se passe le clavier.
screen-about-first = Qui joue en premier.
screen-about-memory-deduced = L’écran montre tout ce que les indices et le décompte disent d’une carte.
screen-about-memory-said = L’écran montre quels indices ont désigné une carte ; le reste dépend de vous.
screen-about-memory-nothing = À vous de tout retenir, comme autour d’une vraie table.
screen-about-confirm = Demander confirmation avant de jouer une carte.

## A room on a server, in the terminal

error-link-unreadable = « { $link } » n’est pas le lien d’un salon. Un lien ressemble à https://example.org/r/SALON.
error-link-without-room = « { $link } » ne nomme aucun salon. Le lien d’un salon se termine par /r/SALON.
error-no-such-host = Il n’y a pas de serveur nommé { $host }, ou cette machine n’est pas reliée à Internet.
error-server-unreachable = Rien ne répond à { $server } : le serveur ne tourne pas, ou quelque chose bloque la connexion.
error-server-silent = { $server } met trop de temps à répondre. Réessaie plus tard.
error-certificate-refused = { $server } ne peut pas prouver son identité (son certificat n’est pas valable) : rien ne lui a été envoyé.
error-no-hanabi-server = { $server } répond, mais ce n’est pas un serveur d’Hanabi.
error-server-forbids = { $server } ne laisse entrer personne par cette adresse. Utilise le lien exactement comme tu l’as reçu.
error-server-protocol = Le serveur parle la version { $protocol } du protocole, ce programme la version { $known }. Mets à jour le plus ancien des deux.
error-no-advice = Pas de conseils dans ce salon : son aide-mémoire ne montre pas tout.
error-remark-wanted = Pendant cette partie, il n’y a que des phrases toutes prêtes : « parle » les énumère, « parle 4 » dit la quatrième.
error-removed-unknown = Aucune personne exclue ne s’appelle « { $name } ». Personnes exclues : { $players ->
    [none] aucune.
   *[other] { $players }.
 }
error-removed-several = Plusieurs personnes ont été exclues : { $players }. Dis laquelle, par exemple « réadmets Ben ».
error-door-unknown = La porte ne peut pas être « { $door } ». Écris « porte ouverte », « porte invitation » ou « porte fermée ».
screen-room-title = Salon { $room }
screen-room-rules = Règles : { $rules }
screen-manners-strict = On ne parle pas pendant la partie
screen-manners-remarks = En jeu, phrases toutes prêtes
screen-manners-open = On parle librement
screen-room-watch = { $view ->
    [public] Spectateurs : la table, aucune main
    [seat] Spectateurs : la vue de la place { $seat }
    [open] Spectateurs : toutes les mains
   *[nothing] Spectateurs : rien avant la fin
 }
screen-room-watch-late = { $actions ->
    [one] , avec { $actions } coup de retard
   *[other] , avec { $actions } coups de retard
 }
notice-handed-over = { $by } a confié le salon à { notice-whom }.
notice-took-over = { notice-whom-first } devient hôte par intérim, par vote des joueurs présents.
notice-host-returned = { notice-whom-first } est de retour et redevient hôte.
notice-removed = { $by } a exclu { notice-whom } du salon.
notice-readmitted = { $by } a laissé revenir { notice-whom }.
notice-door-set = { $door ->
    [invited] { $by } a réservé le salon aux personnes invitées.
    [locked] { $by } a verrouillé le salon.
   *[open] { $by } a ouvert le salon à toute personne qui a le lien.
 }
notice-stood-in = { $by } a laissé le bot « { $bot } » jouer pour { notice-whom }.
notice-given-back = { notice-whom-first } retrouve sa place.
notice-host = L’hôte
notice-whom = { $whom ->
    [none] quelqu’un
   *[other] { $whom }
 }
notice-whom-first = { $whom ->
    [none] Quelqu’un
   *[other] { $whom }
 }
screen-room-clock = { $time } par tour, puis { $then ->
    [stop] la partie s’arrête
   *[beginner] un bot débutant joue
 }
screen-room-hours = { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
 }
screen-room-days = { $days ->
    [one] { $days } jour
   *[other] { $days } jours
 }
screen-room-free = libre
screen-room-bot = bot : { $bot }
screen-room-you = toi
screen-room-host = hôte
screen-room-away = hors ligne
screen-room-votes = veut arrêter la partie
screen-room-stand-in = remplacement : { $bot }
screen-room-standing = Sans place : { $names }
screen-room-line = { $name } : { $text }
screen-room-people = Places
screen-room-terms = Réglages
screen-room-talk = Conversation
screen-room-choose = Prends une place libre, ou reste et regarde.
screen-room-fill = { $host ->
    [yes] Attends que d’autres s’assoient, ou donne les places libres à des bots. Puis lance la partie.
   *[no] On attend que d’autres s’assoient ; l’hôte peut donner les places libres à des bots.
 }
screen-room-ready = Toutes les places sont prises : lance la partie.
screen-room-wait = Toutes les places sont prises. C’est à { $host } de lancer la partie.
screen-room-running = { $sees ->
    [yes] Une partie est en cours.
   *[no] Une partie est en cours. Tu verras la table quand elle sera terminée.
 }
screen-room-voted = { $count ->
    [one] { $names } veut arrêter la partie.
   *[other] { $names } veulent arrêter la partie.
 }
screen-room-ask-name = Quel est ton nom ici ? Entrée pour { $default }>
screen-room-name = Quel est ton nom ici ?
screen-room-ask-text = Que veux-tu dire ?
screen-room-ask-remark = Quelle phrase ?
screen-room-ask-vote = Voter pour arrêter la partie ? Il faut plus de la moitié des voix ; une partie arrêtée compte 0 point.
screen-room-ask-vote-back = Retirer ta voix et continuer à jouer ?
screen-room-ask-remove = Exclure { $player } du salon ? Tu pourras laisser revenir cette personne plus tard.
screen-room-ask-rules = Avec quelles règles ? Par exemple fr ou de+avalanche.
screen-room-prompt = Salon>
screen-room-connecting = Connexion à { $server }…
screen-room-lost = La connexion est perdue. Reconnexion… Ta place et la partie sont gardées.
screen-room-sent = Envoi en cours…
screen-room-clock-left = Temps restant : { $time }.
screen-room-farewell = { $kept ->
    [yes] Ta place est gardée. Pour revenir : hanabi play { $link }
   *[no] Ta place est gardée, mais cette machine n’a pas pu noter qui tu es là-bas : tu y reviendrais sous une autre identité.
 }
screen-proof-kept = Vérifié : la donne est celle qui était fixée avant la première action.
screen-proof-broken = Attention : la donne n’est pas celle qui était promise avant la première action.
screen-proof-unknown = Le replay n’a pas pu être récupéré : la donne n’a donc pas été vérifiée.
screen-room-help =
    place 2        prendre la place 2 ; sans numéro, n’importe quelle place libre
    debout         quitter ta place
    bot 3          donner la place 3 à un bot ; sans numéro, toutes les places libres (hôte)
    lance          lancer la partie (hôte)
    parle Salut    dire quelque chose ; « parle » énumère les phrases, « parle 4 » dit la quatrième
    nom Anna       prendre un autre nom
    hôte Ben       donner le rôle d’hôte à Ben
    retire Ben     faire sortir Ben ou, par le numéro de la place, un bot (hôte)
    réadmets Ben   laisser revenir Ben après son exclusion (hôte)
    porte fermée   ne laisser entrer aucune nouvelle personne ; aussi « porte invitation » et « porte ouverte » (hôte)
    remplace 2     faire jouer un bot pour la personne absente de la place 2, ou lui rendre sa place
    vote           voter pour arrêter la partie, ou retirer ta voix
    bilan          revenir sur la partie terminée
    salon          montrer qui est là
    quitter        partir ; ta place est gardée
verb-sit = place assis asseoir
verb-stand = debout
verb-bot = bot bots
verb-begin = lance lancer commence commencer
verb-say = parle parler
verb-name = nom
verb-host = hôte hote hôtesse hotesse
verb-remove = retire retirer
verb-readmit = réadmets readmets réadmettre readmettre
verb-door = porte
door-open = ouverte
door-invited = invitation
door-locked = fermée fermee
verb-replace = remplace remplacer
verb-vote = vote voter
verb-room = salon
# One or two words: they stand behind their key in a line of 80 columns.
screen-key-sit = s’asseoir
screen-key-stand = se lever
screen-key-bot = bot
screen-key-game = lancer
screen-key-talk = parler
screen-key-name = nom
screen-key-host = hôte
screen-key-remove = retirer
screen-key-stand-in = remplacer
screen-key-vote = voter
screen-key-room = salon
screen-key-table = table
screen-key-rematch = rejouer
screen-help-pick = valider ce qui est marqué
screen-help-talk = dire quelque chose, ou une phrase toute prête là où rien d’autre n’est permis
screen-help-vote = voter pour arrêter la partie, ou retirer ta voix
screen-help-room = montrer le salon : qui est là, les réglages, la conversation
screen-help-away = partir ; ta place est gardée, « hanabi play LIEN » t’y ramène
screen-help-row = choisir une place ou une personne
screen-help-table = revenir à la table
screen-help-sit = prendre la place marquée, si elle est libre ; la quitter, si c’est la tienne
screen-help-fill = mettre un bot à la place marquée, ou à toutes les places libres (hôte)
screen-help-game = lancer la partie quand toutes les places sont prises (hôte)
screen-help-stand-in = faire jouer un bot pour la personne absente, ou lui rendre sa place (hôte)
screen-help-host = donner le rôle d’hôte à la personne marquée, ou voter pour elle si l’hôte n’est pas là
screen-help-remove = faire sortir la personne ou le bot (hôte)
screen-help-readmit = laisser revenir une personne que tu as exclue (hôte)
screen-help-door = choisir qui peut entrer : avec le lien, sur invitation, ou plus personne (hôte)
screen-help-name = prendre un autre nom
screen-help-terms = jouer avec d’autres règles ; + et - changent le nombre de places (hôte)

## The page in the browser: the table

web-table-title = La table
web-table-actions = Ce que tu peux faire
web-table-hand = { $you ->
    [yes] Ta main
   *[no] Main : { $player }
 }
web-table-card-seen = { card }, carte { $place }{ $known ->
    [none] {""}
   *[other] {" "}; d’après les indices : { $known }
 }
web-table-known-but-not = { $known }, mais pas { $faces }
web-table-card-own = Carte { $place }{ $known ->
    [none] {""}
   *[other] {" "}: { $known }
 }{ $mark ->
    [none] {""}
   *[other] {" "}({ $mark })
 }
web-table-newest = nouvelle
web-table-firework = { suit } : { $top ->
    [none] pas commencé
   *[other] en est au { $top }
 }{ $next ->
    [none] , complet
   *[other] , ensuite le { $next }
 }
web-table-out-of-reach = Il ne peut plus être complété.
web-table-gone = { card } : { $gone } sur { $copies } à la défausse
web-table-tiles = { table-tiles } :
web-table-clue = Indice
web-table-tell = Indice à { $player }…
web-table-clue-choice = { $value } : { $aim }
web-table-points-at = { $count ->
    [0] ne désigne aucune carte
    [one] désigne la carte { $places }
   *[other] désigne les cartes { $places }
 }
web-table-play = Jouer la carte { $place }
web-table-play-announced = Annoncer le { suit } et jouer la carte { $place }
web-table-discard = Défausser la carte { $place }
web-table-kind-play = Jouer
web-table-kind-discard = Défausser
web-table-kind-clue = Indice
web-table-announce = Annoncer
web-table-announce-none = rien
web-table-decline = Y renoncer
web-table-back = Retour
web-table-ask-discard = Défausser la carte { $place } ?
web-table-ask-clue = Dire « { $value } » à { $player } ? L’indice { $aim }.
web-table-ask-card = Prendre le { card } ?
web-table-ask-decline = Renoncer à l’effet de la tuile ?
web-table-do = Oui
web-table-not-yet = Pas encore
web-table-mark = Repères visibles par toi seulement
web-table-marks = Marquer ou déplacer
web-table-mark-play = à jouer
web-table-mark-keep = à garder
web-table-mark-discard = à défausser
web-table-mark-turned = tournée
web-table-move-left = À gauche
web-table-move-right = À droite
web-table-watching = Tu regardes la partie.
web-table-preparing = Les bots se préparent. Leur premier coup peut prendre une minute…
web-table-help = Touches et réglages
web-table-help-announce = choisir ce que tu annonces avec la carte
web-table-help-move = déplacer la carte dans ta main
web-table-help-keys = montrer ces touches
web-table-help-clue = Pour un indice : d’abord le numéro du joueur, puis une valeur ou la lettre inscrite sur les cartes d’une couleur. Les lettres anglaises (R, Y, G, W, B, M, K) marchent aussi.
web-table-help-order = Les cartes sont numérotées de la plus ancienne à la plus récente, marquée « { web-table-newest } ».
web-table-shortcuts = Jouer avec ces touches
web-table-confirm = Demander confirmation avant chaque action
web-table-final = Ce qui est fait est fait : rien ne peut être annulé.
web-table-close = Fermer
web-table-replay = Enregistrer le replay
web-table-commitment = Preuve de la pioche
web-table-score = Score { $score } sur { $best }
web-table-copy = Copier
web-table-copied = Copié
web-table-promised = La pioche était fixée avant la première carte. Note ce nombre pour le vérifier après la partie.
web-table-opened = La preuve est publiée : avec le nombre que tu as noté, le replay montre que la pioche était fixée dès le début.
web-table-unopened = La preuve arrive.

## The page in the browser: the lobby

web-lobby-name = Ton nom
web-lobby-name-suggested = Si tu n’écris rien, tu t’appelleras { $name }.
web-lobby-about = Tu tiens tes cartes tournées vers les autres : tout le monde les voit, sauf toi. Avec quelques indices, vous vous dites quoi jouer, et vous construisez ensemble cinq feux d’artifice, carte après carte.
web-lobby-bots = Jouer avec des bots
web-lobby-bots-about = La partie commence tout de suite.
web-lobby-open = Ouvrir un salon
web-lobby-open-about = Choisis les règles, partage le lien, joue avec tes amis et des bots.
web-lobby-box = La boîte dont on suit les règles
web-lobby-more = Plus de réglages
web-lobby-add = Extensions et variantes
web-lobby-without = Sans
web-lobby-about-avalanche = Un sixième feu d’artifice, de toutes les couleurs.
web-lobby-about-black-powder = Un feu d’artifice noir, qui se construit de 5 à 1.
web-lobby-about-flamboyant-fives = Des tuiles bonus pour les feux d’artifice complétés.
web-lobby-numbers = Quantités à ton choix
web-lobby-seats = Places
web-lobby-first = Qui commence
web-lobby-spectators = Ce que voient les spectateurs
web-lobby-spectators-nothing = Rien avant la fin
web-lobby-spectators-public = La table, mais aucune main
web-lobby-spectators-seat = Ce que voit une place
web-lobby-spectators-open = Toutes les mains
web-lobby-spectators-trust = Seulement entre gens de confiance : un joueur pourrait ouvrir un second navigateur et y voir ses propres cartes.
web-lobby-spectators-whose = Depuis la place
web-lobby-spectators-delay = Retard
web-lobby-spectators-late = { $actions ->
    [0] aucun
    [one] { $actions } coup
   *[other] { $actions } coups
 }
web-lobby-clock = Temps par tour
web-lobby-no-clock = Sans limite de temps
web-lobby-then = Quand le temps est écoulé
web-lobby-then-stop = La partie s’arrête
web-lobby-then-beginner = Un bot débutant joue
web-lobby-pair = { $label } : { $value }
web-lobby-join = Rejoindre un salon
web-lobby-link = Lien du salon
web-lobby-join-go = Rejoindre
web-lobby-claim = Passer d’un autre appareil à celui-ci
web-lobby-claim-about = Demande un code dans ton salon sur l’autre appareil, puis tape-le ici.
web-lobby-code = Code
web-lobby-claim-go = Continuer
web-lobby-claimed = C’est fait : on te reconnaît maintenant aussi sur cet appareil. Ouvre ton salon par son lien.

## The page in the browser: the room

web-room-connecting = Connexion…
web-room-late = Le serveur n’a pas encore répondu. Ta demande sera envoyée de nouveau automatiquement.
web-room-choice-kept = Ton coup est gardé et sera envoyé de nouveau : { coach-action }
web-room-back-in = Nouvel essai dans { $seconds } s
web-room-your-turn = À toi de jouer
web-room-dismiss = Fermer ce message
web-room-shuffling = Mélange de la pioche…
web-room-lobby = Retour à l’accueil
web-room-again = Réessayer d’entrer
web-room-enter = Entrer
web-room-enter-sit = Entrer et s’asseoir
web-room-enter-watch = Entrer sans s’asseoir
web-room-sit = S’asseoir ici
web-room-stand = Se lever
web-room-bot = Ajouter un bot
web-room-bots = Bots
web-room-fill = Compléter avec des bots
web-room-clear = Retirer
web-room-hand-over = Nommer hôte
web-room-acting-host = hôte par intérim
web-room-owner = propriétaire
web-room-host-away = { $time ->
    [none] L’hôte, { $host }, est hors ligne.
   *[other] L’hôte, { $host }, est hors ligne depuis { $time }.
 }
web-room-host-vote-later = Vous pourrez voter pour un autre hôte dans { $time }.
web-room-host-vote-about = { $needed ->
    [one] En attendant, quelqu’un à la table peut devenir hôte par intérim. Il faut une voix.
   *[other] En attendant, quelqu’un à la table peut devenir hôte par intérim. Il faut { $needed } voix.
 }
web-room-host-votes = voix : { $names }
web-room-vote-host = Élire comme hôte
web-room-remove = Faire sortir
web-room-ask-remove = Exclure { $player } du salon ? Tu pourras laisser revenir cette personne plus tard.
web-room-removed = Personnes exclues
web-room-readmit = Laisser revenir
web-room-stand-in = Faire jouer un bot
web-table-away = hors ligne depuis { $time }
web-table-stand-in = { $you ->
    [yes] Un bot joue pour toi : { $bot }
   *[no] Un bot joue pour { $player } : { $bot }
 }
web-table-substituted = { $you ->
    [yes] (Un bot a joué pour toi : { $bot }.)
   *[no] { $player ->
        [none] (Un bot a joué : { $bot }.)
       *[other] (Un bot a joué pour { $player } : { $bot }.)
     }
 }
web-room-give-back = Rendre la place
web-room-take-back = Reprendre ma place
web-room-standing = Sans place
web-room-watching = { $count ->
    [one] { $count } personne regarde.
   *[other] { $count } personnes regardent.
 }
web-room-begin = Lancer la partie
web-room-rematch = Rejouer
web-room-change = Modifier
web-room-agree = Enregistrer
web-room-cancel = Annuler
web-room-invite = Inviter
web-room-invited = On t’invite à une partie d’Hanabi
web-room-invite-about = { $door ->
    [locked] Le salon est verrouillé : aucune nouvelle personne ne peut entrer.
    [invited] { $host ->
        [yes] Toute personne qui a ce lien d’invitation peut entrer.
       *[no] On n’entre dans ce salon que sur invitation. L’hôte peut inviter.
     }
   *[open] Toute personne qui a ce lien peut entrer.
 }
web-room-new-invite = Nouveau lien d’invitation
web-room-new-invite-about = L’ancien lien ne marchera plus.
web-room-door = Qui peut entrer
web-room-door-open = Toute personne qui a le lien
web-room-door-invited = Seulement avec un lien d’invitation
web-room-door-locked = Aucune nouvelle personne
web-room-copy = Copier le lien
web-room-copied = Le lien est copié.
web-room-share = Partager…
web-room-qr = Code QR
web-room-qr-about = Code QR avec le lien de ce salon
web-room-silence = Aucun message pour l’instant.
web-room-say = Écris un message
web-room-send = Envoyer
web-room-remarks = Phrases toutes prêtes
web-room-unread = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
 }
web-room-vote = Voter pour arrêter la partie
web-room-vote-back = Retirer ma voix
web-room-end = Arrêter cette partie
web-room-ask-end = Arrêter cette partie ? Une partie arrêtée compte 0 point.
web-room-leave = Quitter pour l’instant
web-room-leave-about = Tu retrouveras cette partie sur la page d’accueil.
web-room-room = Le salon
web-room-rename = Changer de nom
web-room-device = Continuer sur un autre appareil
web-room-device-about = Un code te permet de continuer, avec ta place, sur un autre appareil.
web-room-code = Obtenir un code
web-room-code-about = Tape-le sur l’autre appareil, sur la page d’accueil. Il ne sert qu’une fois et reste valable pendant { $time }.

## The page in the browser: the rules

web-rules-title = Les règles
web-rules-about = Quelle boîte as-tu ? Chacune a ses propres règles ; les voici dans ta langue, avec des exemples.
web-rules-seats = De 2 à { $seats } joueurs
web-rules-all = Toutes les boîtes
web-rules-read = Lire ces règles
web-rules-choose = Boîte et extensions
web-rules-contents = Sur cette page
web-rules-points = Points
web-rules-remark = Ce que dit le public
web-rules-tags = Les petits repères, comme B4, indiquent de quelle règle vient une phrase ; ils sont les mêmes dans toutes les langues.
web-rules-try = Essayer
web-rules-try-back = Retour aux règles
web-rules-try-again = Recommencer

## The page in the browser: comforts of the table

web-table-note = { $you ->
    [yes] Ta note : « { $text } »
   *[no] Note ({ $player }) : « { $text } »
 }
web-table-noted = { $card } ; { $note }
web-table-note-write = Écrire une note
web-table-note-field = Une note que personne d’autre ne lit avant la fin
web-table-note-done = Terminé
web-table-notes = Notes des joueurs
web-table-veil = Voir cette main comme { $player } la voit
web-table-help-note = écrire une note sur la carte choisie
web-table-help-veil = voir la main suivante comme la voit la personne qui la tient ; ou appuyer longuement sur un nom
web-table-settings = Réglages
web-settings-theme = Thème
web-settings-theme-night = Nuit
web-settings-theme-light = Jour
web-settings-theme-device = Comme cet appareil
web-settings-theme-to-night = Passer en mode nuit
web-settings-theme-to-light = Passer en mode jour
web-settings-cards = Taille des cartes
web-settings-cards-small = Petite
web-settings-cards-usual = Moyenne
web-settings-cards-large = Grande
web-settings-motion = Effets animés
web-settings-motion-full = Tous
web-settings-motion-short = Courts
web-settings-motion-none = Aucun
web-settings-pace = Vitesse des bots
web-settings-pace-usual = Normale
web-settings-pace-slow = Lente
web-settings-pace-slower = Très lente
web-settings-volume = Volume du son
web-table-rewind = Revoir les coups précédents
web-notice-sounds = Activer les sons
web-notice-notices = Me prévenir quand c’est à moi de jouer et que je regarde ailleurs
web-notice-refused = Ton navigateur n’autorise pas les notifications de cette page. Tu peux les autoriser dans ses réglages.
web-notice-missing = Ton navigateur n’affiche de notifications que pour les adresses https et, sur certains téléphones, que pour les pages installées.
web-notice-unreached = Pas de connexion au serveur. Dès qu’elle sera rétablie, tu pourras continuer à jouer.
web-site-loading = Le jeu se prépare. Après la première fois, il fonctionne aussi hors ligne.
web-site-failed = Le jeu n’a pas pu être chargé. Vérifie ta connexion et réessaie.
web-site-unsaved = Ton navigateur n’enregistre pas cette partie. Libère un peu d’espace, ou garde la page ouverte jusqu’à la fin de la partie.
web-site-elsewhere = Tu as ouvert le jeu dans un autre onglet, il s’arrête donc dans celui-ci. Tes parties sont enregistrées.
web-site-here = Jouer ici
web-site-restarting = Le jeu a planté et redémarre. Tes parties sont enregistrées.
web-show-again = Revoir le dernier coup
web-show-finale = Voir le bouquet final
web-show-skip = Passer
web-show-picture = Garder ou partager une image
web-show-no-picture = Ton navigateur n’a pas pu créer l’image. Une capture d’écran fera l’affaire.

## The page in the browser: looking back, and past games

web-replay-title = Replay
web-replay-open = Ouvrir un replay
web-replay-about = Ouvre une partie enregistrée ici ou sur hanab.live.
web-replay-about-drop = Tu peux aussi déposer le fichier n’importe où sur cette page.
web-replay-choose = Choisir un fichier
web-replay-paste = Ou colle un lien hanab.live
web-replay-paste-go = Ouvrir
web-replay-too-large = Le fichier est trop gros : un replay fait au plus { $most } ko.
web-replay-drop = Dépose le fichier ici pour ouvrir le replay.
web-replay-bar = Coups de la partie
web-replay-where = Coup { $at } sur { $last }
web-replay-step-first = Aller à la donne
web-replay-step-previous = Un coup en arrière
web-replay-step-run = Lecture
web-replay-step-pause = Pause
web-replay-step-next = Un coup en avant
web-replay-step-last = Aller à la fin
web-replay-eyes = Vue
web-replay-eyes-all = Toutes les mains
web-replay-course = Les points et, en pointillés, le meilleur score encore possible. { $lost ->
    [yes] Le score maximal est resté possible jusqu’au coup { $at }.
   *[no] Le score maximal est resté possible jusqu’à la fin.
 }
web-replay-share = Lien vers ce moment
web-replay-save = Enregistrer la partie
web-replay-save-own = Fichier de replay
web-replay-save-live = Pour hanab.live
web-replay-if = Et si…
web-replay-if-about = Joue la suite à partir d’ici, ou rejoue toute la donne : tu prends une place, des bots prennent les autres. Les cartes viennent dans le même ordre.
web-replay-seat = Ta place
web-replay-play-on = Jouer la suite
web-replay-same-deal = Rejouer la même donne
web-replay-over = Ici, la partie est terminée. Reviens à un coup précédent.
web-replay-together = Revoir ensemble
web-replay-together-about = Ouvre un salon pour revoir la partie : toute personne qui a le lien peut suivre.
web-replay-together-go = Revoir dans un salon
web-replay-look = Revoir la partie
web-replay-close = Retour à la table
web-replay-led = { $how ->
    [nobody] Parcours la partie de ton côté, ou montre-la à tout le salon.
    [you] C’est toi qui mènes : tout le monde voit ce que tu vois.
    [alone] { $player } montre la partie à tout le monde ; tu regardes de ton côté.
   *[following] { $player } montre la partie, et tu vois la même chose.
 }
web-replay-lead = Mener l’analyse
web-replay-take-over = Prendre le relais
web-replay-stop = Cesser de mener
web-replay-follow = Suivre { $player }
web-replay-alone = Regarder de mon côté
screen-deal-again = Cette donne a déjà été jouée : quelqu’un connaît peut-être les cartes.
web-games-title = Mes parties
web-games-running = Tes parties en cours
web-games-hide = Masquer cette partie
web-games-none = Tu n’as encore terminé aucune partie.
web-games-start = En jouer une
web-games-more = Parties plus anciennes
web-games-scores = Tes scores
web-games-facts = { $count ->
    [one] Une partie
   *[other] { $count } parties
 }, en moyenne { $average } du score maximal ; la meilleure : { $best }. { $perfect ->
    [0] Aucune partie parfaite pour l’instant.
    [one] Une partie parfaite.
   *[other] { $perfect } parties parfaites.
 }
web-games-again = partie reprise
web-games-own-rules = règles personnalisées
web-games-result-perfect = parfaite
web-games-result-finished = jouée jusqu’au bout
web-games-result-struck-out = perdue : trop d’erreurs
web-games-result-card-lost = perdue : une carte indispensable a disparu
web-games-result-no-action = perdue : aucune action possible
web-games-result-stopped = interrompue

## The page in the browser: the lesson

web-lesson-link = Première fois ? Apprends à jouer en trois minutes
web-lesson-title = Ta première partie
web-lesson-progress = Étape { $step } sur { $steps }
web-lesson-next = Suivant
web-lesson-back = Retour
web-lesson-leave = Quitter la leçon
web-lesson-rules = Lire les règles
web-lesson-thinking = Bien joué ! Maintenant, c’est à Ada…
web-lesson-step-sight = Avec Ada, tu construis cinq feux d’artifice : un par couleur, carte après carte, de 1 à 5. Tu vois les cartes d’Ada, mais jamais les tiennes : seule Ada les voit.
web-lesson-step-ones = Ada dépense un jeton indice pour te dire lesquelles de tes cartes sont des 1 : les cartes 2 et 4. Un indice nomme une couleur ou une valeur, et désigne toutes les cartes concernées. Aucun feu d’artifice n’est commencé : n’importe quel 1 convient.
web-lesson-task-ones = Choisis la carte { $place } et joue-la.
web-lesson-step-begun = C’était le 1 rouge : le feu d’artifice rouge est lancé ! Tu as pioché une nouvelle carte, cachée pour toi comme les autres. Maintenant, c’est à Ada.
web-lesson-step-five = Ada désigne un 5. Il n’y en a qu’un par couleur : garde-le bien. Et regarde : Ada a le 2 rouge. Il convient maintenant, mais elle ne le sait pas.
web-lesson-task-five = Choisis une des cartes d’Ada et dis-lui « rouge ».
web-lesson-step-two = « Rouge » a désigné deux cartes. Ada a tenté sa chance avec l’une d’elles, et c’était le 2. Tu as un autre 1 : si Ada l’a désigné, c’est qu’il convient.
web-lesson-task-two = Joue ton autre 1.
web-lesson-step-strike = Ada a pris son autre carte rouge pour le 3, mais c’était le 4 : une erreur, et la carte est perdue. À la troisième erreur, c’est la partie qui est perdue. Il reste aussi moins de jetons indice : défausser une carte en rend un.
web-lesson-task-strike = Défausse la carte { $place } : personne n’en a rien dit.
web-lesson-step-token = Un jeton indice est revenu, et tu as pioché une nouvelle carte. Tu connais maintenant les trois actions : donner un indice, jouer, défausser. Sautons quelques tours.
web-lesson-step-later = Le feu d’artifice rouge en est au 4, et Ada t’a dit que ton 5 est rouge.
web-lesson-task-later = Joue la carte { $place } et complète le feu d’artifice.
web-lesson-step-complete = Quel feu d’artifice ! En compléter un rend un jeton indice. Allons tout de suite à la fin de la partie.
web-lesson-step-last = Ada a pioché la dernière carte : il ne vous reste qu’un tour, à elle comme à toi. Tu sais que la carte { $place } est le 3 bleu, et le feu d’artifice bleu en est au 2.
web-lesson-task-last = Joue la carte { $place }.
web-lesson-step-end = Ada a continué avec le 4 bleu. Chaque feu d’artifice compte autant de points qu’il a de cartes : { $score } sur { $best } en tout. Félicitations, tu sais jouer !
web-lesson-not-ones-play = La carte { $place } d’abord : Ada l’a désignée, tu sais donc qu’elle convient.
web-lesson-not-ones-discard = Un jeton reviendrait, mais tu sais qu’une de tes cartes convient : joue-la.
web-lesson-not-ones-clue = Toi aussi, tu peux donner des indices, et ce sera bientôt le moment. Joue d’abord la carte dont Ada t’a parlé.
web-lesson-not-five-play = Tes cartes peuvent attendre. Ada ne sait pas qu’elle a le 2 rouge : dis-le-lui.
web-lesson-not-five-discard = Il y a assez de jetons indice. Mieux vaut en dépenser un pour le 2 rouge d’Ada que perdre une carte.
web-lesson-not-five-clue = Cet indice serait vrai, mais cette fois, dis « rouge » : c’est le feu d’artifice qui attend un 2.
web-lesson-not-two-play = Tu n’en sais pas assez sur cette carte. Regarde les signes sur tes cartes : laquelle est un 1 ?
web-lesson-not-two-discard = Inutile de défausser : tu as une carte qui convient.
web-lesson-not-two-clue = Garde le jeton : tu as une carte qui convient.
web-lesson-not-strike-play = À ta connaissance, aucune de tes cartes ne convient, et une deuxième erreur ferait mal.
web-lesson-not-strike-discard = Garde plutôt celle-là. Prends la carte { $place } : ta plus ancienne sans indice.
web-lesson-not-strike-clue = Un indice coûterait encore un jeton. Cette fois, récupères-en un.
web-lesson-not-later-discard = Défausser maintenant ? Joue le 5 que le feu d’artifice rouge attend.
web-lesson-otherwise = Dans une vraie partie, tu pourrais. Dans cette leçon, il s’agit maintenant d’autre chose.

# Parts of the page in the browser that are loaded later

web-part-missing = Cette partie de la page n’a pas pu être chargée.
web-part-again = Réessayer

## Les bots par leur nom, leur compagnie, et ceux des autres

error-broken-bot = Le bot « { $bot } » ({ $source }) est inutilisable : { $what }
error-bot-keeps-to-its-kind = Le bot « { $bot } » ne joue qu’avec ses semblables : personne d’autre ne comprendrait ses indices. Choisis « { $instead } », qui joue avec tout le monde.
error-bot-sees-too-much = Le bot « { $bot } » voit ses propres cartes : il n’a pas sa place à une vraie table. Choisis « { $instead } », qui joue avec tout le monde.
error-bots-apart = Le bot « { $bot } » ne joue qu’avec ses semblables, pas avec « { $other } ». Donne le même bot à toutes les places, ou choisis-en un autre.

## Advice and reviews on the page, and the bots for its seats

error-advice-off = Dans ce salon, on joue sans conseils.
error-advice-too-often = Tu demandes conseil trop souvent. Attends un instant, puis redemande.
error-advice-failed = Le bot « { $bot } » n’a pas de conseil à donner pour l’instant. Redemande, ou décide par toi-même.
screen-seat-club = joueur de club
screen-seat-partner = partenaire
screen-seat-expert = expert
screen-seat-learned = autodidacte
screen-seat-master = maître
screen-room-advice = { $allowed ->
    [yes] On peut demander conseil à un bot
   *[no] Pas de conseils
 }
web-lobby-advice = Conseils des bots
web-lobby-advice-about = Quand c’est son tour, on peut demander ce que ferait un bot ; tout le monde voit qui a demandé, et combien de fois. Un bot n’oublie rien : il n’y a de conseils que si l’aide-mémoire montre tout.
habit-random = Fait n’importe quoi, pourvu que ce soit permis ; ses indices ne veulent rien dire de plus.
habit-beginner = Prend les indices au mot, joue ce qui est certain et désigne ce qui convient ou est en danger.
habit-club = Chacun de ses indices concerne une carte : joue-la, ou garde-la.
habit-partner = Le plus fort de ceux qui jouent avec des humains : ses indices appellent aussi des cartes qu’ils ne désignent pas.
habit-expert = Ne joue qu’avec d’autres experts : leurs indices sont un code.
habit-learned = Ne joue qu’avec ses semblables ; a tout appris en jouant avec lui-même.
habit-master = Ne joue qu’avec d’autres maîtres ; essaie plusieurs coups dans sa tête avant d’en choisir un.
habit-cheater = Voit toutes les cartes, même les siennes ; seulement pour comparer.
web-room-bots-strongest = Les bots les plus forts, experts et maîtres, ne jouent qu’entre eux : personne d’autre ne suivrait leur code.
web-lobby-watch = Regarder jouer des experts
web-room-advised = { $count ->
    [one] { $count } conseil demandé
   *[other] { $count } conseils demandés
 }
web-advice-ask = Demander conseil
web-advice-here = Que ferait un bot ici ?
web-advice-thinking = Réflexion en cours…
web-advice-from = Conseil du bot « { $bot } »
web-advice-more = Et sinon ?
web-settings-meant = Marquer mes cartes selon les conventions
web-advice-hide = Masquer le conseil
web-table-help-advice = demander conseil, si le salon le permet
web-review-title = Où des points ont été perdus
web-review-course = Comment la partie s’est passée

## The coach: advice, and a look back on a game

coach-alternative = Autre avis ({ $bots }) : { coach-action } { $reason }
coach-odds = En comptant, la carte a { $fits } % de chances de convenir, { $indispensable } % d’être indispensable et { $dead } % de ne plus servir.
coach-points-at = Cet indice désigne { $cards }.
coach-points-at-nothing = Cet indice ne désigne aucune carte.
coach-fits = jouable
coach-indispensable = indispensable
coach-dead = morte
coach-position = Tour { $turn } : c’est à { $player } de jouer.
coach-done = Coup joué : { $story }
coach-meaning = { $giver } dit « { $kind ->
    [colour] { suit }
   *[rank] { $rank }
 } » à { $player }. { coach-means }
coach-means = Selon les conventions, cela veut dire : { $code ->
    [play] joue la carte { $focus }.
    [later] joue la carte { $focus } dès que celles d’avant sont sur la table.
    [keep] garde la carte { $focus }.
    [either] la carte { $focus } convient, ou il faut la garder.
    [more] on en sait maintenant plus sur la carte { $focus }.
   *[words] rien de plus que les mots.
 } { $called ->
    [yes] Avant cela, { $awaited } doit jouer une carte.
   *[no] {""}
 }
coach-clues-title = Le sens des indices
coach-no-clues = Aucun indice n’a encore été donné.
coach-clue-says = Selon les règles, { $kind ->
    [colour] couleur { $suits }
   *[rank] nombre { $rank }
 } : { $count ->
    [0] aucune carte.
    [one] seulement la carte { $places }.
   *[other] seulement les cartes { $places }.
 }
coach-clue-leaves = { $count ->
    [one] La carte { $place } est certainement { $faces }.
   *[other] La carte { $place } ne peut être que { $faces }.
 }
coach-reach = { $cost ->
    [0] Pour l’instant, cela ne coûte aucun point.
    [one] { $cost } point est désormais hors d’atteinte.
   *[other] { $cost } points sont désormais hors d’atteinte.
 }
mark-lost = { $player } perd la carte { $place }, le { card } : c’était le dernier exemplaire. { coach-reach } { $known ->
    [yes] On pouvait savoir que cette carte était indispensable.
   *[no] { $saved ->
        [0] {""}
       *[other] Au tour { $saved }, { $warner } aurait pu la sauver avec l’indice « { $clue } ».
     }
 }
mark-strike = { $player } joue la carte { $place }, le { card } : { $wrong ->
    [yes] ce n’est pas le feu d’artifice annoncé.
   *[no] elle ne convient pas.
 } Erreur { $strike } sur { $strikes }. { $chance ->
    [0] On pouvait savoir qu’elle ne conviendrait pas.
   *[other] En comptant, elle avait { $chance } % de chances de convenir.
 }
mark-missed-play = { $player } pouvait savoir que la carte { $place }, le { card }, convenait, mais { $instead ->
    [thrown] la défausse.
    [discarded] défausse une autre carte.
    [misplayed] joue une autre carte, qui ne convient pas.
   *[clued] donne un indice.
 }
mark-missed-discard = { $player } défausse la carte { $place }, le { card }, encore utile, et garde la carte { $kept }, dont on sait qu’elle ne sert plus.
mark-useless-clue = { $player } dit « { $kind ->
    [colour] { suit }
   *[rank] { $rank }
 } » à { $receiver }, qui n’apprend rien de nouveau.
mark-late = Après le tour joué par { $player }, il reste trop peu de tours. { coach-reach }
mark-gentle-discard = { $player } défausse le { card }, qui convient pourtant. { $answerer } comprend et joue l’autre exemplaire : une défausse de gentleman.
mark-positional = { $player } { $instead ->
    [misplayed] joue la carte { $place }, qui ne convient pas.
   *[discarded] défausse la carte { $place }.
 } { $answerer } comprend et joue le { card } du même emplacement.
mark-finesse = Après cet indice donné par { $player }, { $answerer } joue à l’aveugle le { card }, sans aucun indice sur cette carte : une finesse.
mark-prompt = Après cet indice donné par { $player }, { $answerer } joue le { card } sans être sûr qu’il convient : un « prompt ».
mark-tempo = { $player } défausse pour récupérer un jeton indice, alors qu’une carte convient. { $answerer } s’en sert aussitôt pour sauver une carte à { $receiver }, le { card }.
mark-stall = { $player } donne un indice juste pour attendre. C’est bien vu : toute défausse aurait coûté un point.
mark-name-lost = carte perdue
mark-name-strike = erreur
mark-name-missed-play = coup manqué
mark-name-missed-discard = défausse manquée
mark-name-useless-clue = indice inutile
mark-name-late = trop tard
mark-name-gentle-discard = défausse de gentleman
mark-name-positional = signal par l’emplacement
mark-name-finesse = finesse réussie
mark-name-prompt = « prompt »
mark-name-tempo = défausse de tempo
mark-name-stall = attente utile
coach-points = { $score ->
    [one] { $score } point
   *[other] { $score } points
 } sur { $best }
verdict-perfect = Une partie parfaite : { coach-points }.
verdict-cards = { coach-points }. Points perdus avec des cartes indispensables : { $cards }.
verdict-turns = { coach-points }. Points perdus faute de tours : { $turns }.
verdict-cards-and-turns = { coach-points }. Points perdus avec des cartes indispensables : { $cards } ; faute de tours : { $turns }.
verdict-strikes = Trop d’erreurs : partie perdue, alors qu’un score de { $possible } sur { $best } restait possible.
verdict-card-lost = Bouquet final : partie perdue avec une carte indispensable.
verdict-no-action = Bouquet final : partie perdue, car plus aucune action n’était possible.
verdict-stopped = Partie interrompue, alors qu’un score de { $possible } sur { $best } restait possible.
verdict-unfinished = Le replay s’arrête avant la fin de la partie ; score provisoire : { $score }, meilleur score encore possible : { $possible } sur { $best }.
coach-decisive = { $count ->
    [one] Le meilleur score encore possible a baissé au tour { $turns }.
   *[other] Le meilleur score encore possible a baissé aux tours { $turns }.
 }
coach-faultless = Il n’y a rien à redire.
coach-pace = Efficacité : { $rate } cartes par indice (cartes : { $cards }, indices : { $clues }). { $known ->
    [yes] Marge : { $start } au début, { $turn ->
        [0] jamais épuisée.
       *[other] épuisée au tour { $turn }.
     }
   *[no] {""}
 }
review-team = { $players } : parties { $games }, score moyen { $mean }, cartes par indice { $rate }, erreurs { $strikes }, cartes perdues { $lost }
review-player = { $player } : parties { $games }, erreurs { $strikes }, cartes perdues { $lost }, sauvetages manqués { $saves }
review-agreement = Coups identiques à ceux du bot « { $bot } » : { $share }
review-chart = Erreurs, cartes perdues, sauvetages manqués et efficacité
review-chart-strikes = Erreurs par partie
review-chart-lost = Cartes perdues par partie
review-chart-saves = Sauvetages manqués par partie
review-chart-efficiency = Cartes par indice
review-chart-agreement = Pourcentage de coups que le bot « { $bot } » jouerait aussi
coach-chart = La partie, tour par tour
coach-best = Meilleur score possible
coach-score = Score
coach-tokens = Jetons indice
coach-strikes = Erreurs
coach-pace-left = Marge (défausses possibles)
coach-turn = tour { $turn }
error-advice-without-deal = Pas de conseil possible ici : une part de ce qui s’est passé depuis la donne est inconnue.
error-advice-game-over = La partie est terminée : il n’y a plus rien à conseiller. Indique un tour précédent.
error-advice-not-to-move = Pas de conseil pour cette place : ce n’est pas à elle de jouer.
error-advice-seat = Au tour { $turn }, c’est à { $player } de jouer. N’indique pas de place, ou indique un autre tour.
error-advice-no-tile = Aucune tuile bonus ne demandait de choix au tour { $turn }.
command-advise = Afficher ce que ferait un bot à un tour d’une partie enregistrée, pourquoi, et les autres choix possibles.
command-review = Revenir sur une partie enregistrée : ce qui a été perdu, où, et ce qu’on pouvait savoir.
epilogue-advise =
    Exemples :
      hanabi advise game.json --turn 12               # avant le tour 12
      hanabi advise game.json --turn 12 --bot club    # l’avis d’un autre bot
epilogue-review =
    Exemples :
      hanabi review game.json                      # les tours marqués et un graphique
      hanabi review game.json --plot review.svg    # le graphique en image
      hanabi review game.json --bot partner        # et ce qu’un bot aurait fait
argument-advise-file = Un fichier, un lien ou un numéro de partie de hanab.live, ou du JSON collé ; « - » lit l’entrée standard.
argument-review-file = Un fichier, un dossier, un lien ou un numéro de partie de hanab.live, ou du JSON collé ; « - » lit l’entrée standard.
flag-advise-turn = Le tour sur lequel demander conseil ; par défaut, là où le replay s’arrête.
flag-advise-seat = La place à conseiller, par son numéro à partir de 1 ou par son nom ; ce doit être à elle de jouer.
flag-advise-tile = Donner un conseil sur la tuile bonus qui demandait un choix à ce tour.
flag-advise-bot = Le bot à interroger ; par défaut, le plus fort de ceux qui jouent avec des humains.
flag-advise-as-json = Afficher du JSON, pour les programmes.
flag-review-bot = Dire à chaque tour marqué ce que ce bot aurait fait. Pour plusieurs parties : les bots à comparer, séparés par des virgules.
flag-review-plot = Dessiner le graphique dans ce fichier SVG.
flag-review-as-json = Afficher du JSON, pour les programmes.
verb-advice = conseil conseille
verb-meaning = sens
verb-yes = oui o
verb-review = bilan
play-ask-review = Revenir sur la partie ? Tape « oui », ou juste Entrée pour passer>
screen-key-review = bilan
screen-key-marks = marques
screen-help-adviser = demander conseil à un autre bot
screen-help-review = le bilan : ce qui a été perdu, et où
screen-help-mark = aller au tour marqué suivant ou précédent
screen-review-title = Bilan de la partie
screen-advice-more = ({ $bot } ; A : détails, B : autre bot)
screen-advice-title = Conseil du bot « { $bot } »
screen-sign-marks = Marques d’un tour : ✗ carte perdue, ! erreur, ? coup manqué ou défausse manquée, ~ indice inutile, > trop tard.

## Puzzles

puzzle-title = Problème { $number } sur { $count } ({ $level ->
    [lesson] leçon
    [easy] facile
    [medium] moyen
   *[hard] difficile
 })
puzzle-task = C’est à toi. Quel est le meilleur coup ?
lesson-play = Un indice parle d’une seule carte et dit : elle convient. Tu n’as pas besoin de savoir laquelle c’est.
lesson-play-answer = L’indice désigne une carte. Aucune carte rouge n’est sur la table : celle qui convient est donc le rouge 1.
lesson-focus = Un indice peut désigner plusieurs cartes, mais il parle d’une seule : ta plus ancienne sans indice, s’il la désigne ; sinon, la plus récente de celles qu’il désigne pour la première fois.
lesson-focus-answer = L’indice désigne deux cartes. Aucune n’est ta plus ancienne : il parle donc de la plus récente.
lesson-save = Qui n’a rien de mieux à faire défausse sa plus ancienne carte sans indice. Si c’est un 5 ou le dernier exemplaire d’une carte utile, sauve-la avant avec un indice.
lesson-save-answer = La plus ancienne carte de cette main est le rouge 5. « 5 » veut dire : c’est un 5, garde-le.
lesson-order = Garde les cartes qui ont un indice. Si tu n’as rien à jouer, défausse ta plus ancienne carte sans indice : c’est celle que les autres surveillent.
lesson-order-answer = C’est ta plus ancienne carte sans indice. S’il fallait la garder, tu aurais reçu un indice sur elle.
lesson-prompt = Parfois, la carte dont parle un indice donné à quelqu’un d’autre ne convient qu’après une autre. Si l’une de tes cartes avec indice peut être celle-là, joue-la, même sans certitude.
lesson-prompt-answer = Le rouge 3 ne convient qu’après le rouge 2. Tu as un 2 : c’est forcément le rouge.
lesson-finesse = Si personne n’a d’indice sur la carte qui manque, c’est la plus récente sans indice de quelqu’un qui joue avant. Si tu ne la vois pas, c’est la tienne : joue-la à l’aveugle.
lesson-finesse-answer = L’indice parle du rouge 2, qui ne convient pas encore. Tu ne vois aucun rouge 1 qui serait joué avant : ta carte la plus récente est donc le rouge 1.
lesson-call = Tu peux demander toi-même une telle carte : donne un indice sur une carte qui ne convient qu’après la plus récente de la personne qui joue avant.
lesson-call-answer = L’indice désigne le rouge 2. La personne qui joue avant voit qu’il ne convient pas encore et joue sa carte la plus récente, le rouge 1.
puzzle-conventions = Tout le monde ici suit les mêmes conventions. Un indice parle d’une seule carte : la plus ancienne sans indice, s’il la désigne ; sinon, la plus récente de celles qu’il désigne pour la première fois. Il dit que cette carte convient, maintenant ou bientôt. S’il s’agit de la plus ancienne sans indice, il peut aussi vouloir dire : ne la défausse pas. Qui n’a rien à jouer défausse sa plus ancienne carte sans indice.
puzzle-right = C’est le meilleur coup.
puzzle-wrong = Il y a un meilleur coup.
puzzle-cost = Points perdus en moyenne avec le tien, sur { $deals } distributions des cartes cachées jouées jusqu’au bout : { $cost }.
puzzle-answer = Le meilleur coup : { coach-action }
puzzle-equal = Tout aussi bon : { coach-action }
puzzle-rival = Le suivant : { coach-action } Points perdus en moyenne : { $cost }.
puzzle-again = Essayer un autre coup ? Tape « oui », ou juste Entrée pour voir le meilleur>
puzzle-next = Entrée pour passer au problème suivant, « quitter » pour arrêter>
puzzle-solved = Problèmes résolus : { $solved } sur { $count }
error-no-such-puzzle = Il n’y a pas de problème { $number }. Choisis un numéro de 1 à { $count }.
command-puzzle = Trouver le meilleur coup dans des positions tirées de parties entre bots.
argument-puzzle-number = Le problème par lequel commencer ; par défaut, le premier que tu n’as pas résolu.
epilogue-puzzle =
    Exemples :
      hanabi puzzle       # le premier problème que tu n’as pas résolu
      hanabi puzzle 30    # le problème 30
web-puzzle-title = Problèmes
web-rules-conventions = Apprendre les conventions
web-puzzle-again = Essayer un autre coup
web-puzzle-show = Voir le meilleur coup
web-puzzle-previous = Problème précédent
web-puzzle-next = Problème suivant
web-puzzle-done = résolu
web-puzzle-conventions = Les conventions

## Ce que promet un bot, et comment il y manque

error-bot-not-examined = Un bot qui voit tout ne promet rien que l’on puisse mettre à l’épreuve : sa place est dans les simulations.
error-fault-where = { $ruleset }, { $players } joueurs, tour { $turn }, place { $number }
error-fault-raises = { error-fault-where } : le bot échoue avec { $what }
error-fault-no-choice = { error-fault-where } : le bot doit répondre par un Choice formé d’une action et d’un Reason, mais répond { $answer }
error-fault-illegal = { error-fault-where } : le bot enfreint les règles avec { $action }. { $why }
error-fault-refuses = { error-fault-where } : le bot ne continue pas. { $why }
error-fault-too-slow = { error-fault-where } : le bot met plus de { $seconds } s à répondre.
error-fault-reason = { error-fault-where } : le bot donne une raison inconnue, « { $reason } ».
error-fault-tells = { error-fault-where } : la raison du bot en dit plus que son action n’en montre ({ $detail } = { $value }).
error-fault-changes = { error-fault-where } : le bot modifie ce qu’on lui donne ({ $what }).
error-fault-unsteady = { error-fault-where } : avec la même graine et les mêmes événements, le bot choisit d’abord { $one }, puis { $other }.
error-fault-successor = { error-fault-where } : le bot choisit { $one }, mais un nouveau bot, informé des mêmes événements, choisit { $other }.
error-fault-remembers = { error-fault-where } : le bot choisit { $one }, mais { $other } après une partie précédente.
error-fault-peeks = { error-fault-where } : le bot choisit { $one }, mais { $other } quand on change les cartes qu’il ne peut pas voir.

## L’arène, où l’on mesure les bots

command-simulate = Faire jouer de nombreuses parties à des bots et mesurer leur niveau.
command-compare = Dire si un bot est meilleur qu’un autre, avec les mêmes pioches pour les deux.
command-tournament = Faire jouer chaque bot avec chaque autre et montrer ce que vaut chaque paire.
epilogue-simulate =
    Exemples :
      hanabi simulate --bot beginner --players 4 --ruleset fr+black-powder
      hanabi simulate --mix beginner,random --out games.jsonl --plot scores.svg
      hanabi simulate --replay-of games.jsonl --game 17 --save game.json
epilogue-compare = Exemple : hanabi compare --bots beginner,random --players 3 --games 500
epilogue-tournament = Exemple : hanabi tournament --bots random,beginner --plot pairs.svg
flag-simulate-bot = Le bot qui joue à toutes les places ; beginner par défaut.
flag-simulate-mix = Au lieu de --bot, plusieurs bots séparés par des virgules ; ils sont répartis autour de la table.
flag-simulate-ruleset = Les règles à suivre, comme fr+avalanche ; pl par défaut.
flag-simulate-players = Le nombre de joueurs ; par défaut, autant que de noms dans --mix, ou 3.
flag-simulate-games = Le nombre de parties ; 1000 par défaut.
flag-simulate-seed = Un nombre qui fixe toutes les pioches, les mêmes pour tous les bots ; 0 par défaut.
flag-simulate-jobs = Le nombre de processus ; par défaut, un par cœur du processeur.
flag-simulate-cluster = Jouer plutôt sur un cluster dask : l’adresse de son ordonnanceur, comme tcp://10.0.0.1:8786.
flag-simulate-limit = Combien de secondes un bot peut prendre pour un coup avant que sa partie soit comptée comme ratée ; 60 par défaut. Un bot qui réfléchit, comme master, utilise tout ce temps.
flag-simulate-rollouts = Combien de dispositions des cartes cachées un bot qui réfléchit essaie au plus par coup, par exemple 64 ; le même nombre donne les mêmes parties.
flag-simulate-out = Garder chaque partie dans ce fichier ; la même commande avec le même fichier reprend là où elle s’est arrêtée.
flag-simulate-plot = Dessiner la fréquence de chaque score dans ce fichier SVG.
flag-simulate-as-json = Afficher du JSON, pour les programmes.
flag-simulate-replay-of = Ne jouer aucune nouvelle partie, mais afficher le replay d’une partie de ce fichier ; nécessite --game.
flag-simulate-game = Le numéro de la partie, à partir de 0.
flag-simulate-save = Enregistrer ce replay dans ce nouveau fichier au lieu de l’afficher.
flag-compare-bots = Les deux bots, séparés par une virgule.
flag-compare-ruleset = Les règles à suivre, comme fr+avalanche ; pl par défaut.
flag-compare-players = Le nombre de joueurs ; 3 par défaut.
flag-compare-games = Le nombre de parties que joue chaque bot ; 1000 par défaut.
flag-compare-seed = Un nombre qui fixe toutes les pioches ; 0 par défaut.
flag-compare-jobs = Le nombre de processus ; par défaut, un par cœur du processeur.
flag-compare-cluster = Jouer plutôt sur un cluster dask : l’adresse de son ordonnanceur, comme tcp://10.0.0.1:8786.
flag-compare-limit = Combien de secondes un bot peut prendre pour un coup avant que sa partie soit comptée comme ratée ; 60 par défaut.
flag-compare-out = Garder chaque partie dans des fichiers de ce dossier ; la même commande reprend là où elle s’est arrêtée.
flag-compare-as-json = Afficher du JSON, pour les programmes.
flag-tournament-bots = Les bots, séparés par des virgules.
flag-tournament-ruleset = Les règles à suivre, comme fr+avalanche ; pl par défaut.
flag-tournament-players = Le nombre de joueurs ; 3 par défaut.
flag-tournament-games = Le nombre de parties que joue chaque paire ; 200 par défaut.
flag-tournament-seed = Un nombre qui fixe toutes les pioches ; 0 par défaut.
flag-tournament-jobs = Le nombre de processus ; par défaut, un par cœur du processeur.
flag-tournament-cluster = Jouer plutôt sur un cluster dask : l’adresse de son ordonnanceur, comme tcp://10.0.0.1:8786.
flag-tournament-limit = Combien de secondes un bot peut prendre pour un coup avant que sa partie soit comptée comme ratée ; 60 par défaut.
flag-tournament-out = Garder chaque partie dans des fichiers de ce dossier ; la même commande reprend là où elle s’est arrêtée.
flag-tournament-plot = Dessiner le tableau sous forme de carte de chaleur dans ce fichier SVG.
flag-tournament-as-json = Afficher du JSON, pour les programmes.
arena-decimal-mark = ,
arena-percent = { $number } %
arena-count = { $number }
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-title = { $bots } : { $ruleset }, { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }, graine { $seed }
arena-tournament-title = Scores moyens : { $ruleset }, { $players } joueurs, { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 } par paire, graine { $seed }
arena-mean = Score moyen
arena-of-best = { $score } sur { $best }
arena-perfect = Parties parfaites
arena-struck-out = Trop d’erreurs
arena-moves = Coups par partie
arena-strikes = Erreurs par partie
arena-time = Temps par partie
arena-losses = Causes des parties imparfaites
arena-ending-card-lost = carte indispensable perdue
arena-ending-out-of-turns = pas assez de tours
arena-ending-struck-out = trop d’erreurs
arena-scores = Fréquence de chaque score
arena-difference = Différence des moyennes
arena-interval = Intervalle à 95 %
arena-pairs = Meilleur score avec la même pioche
arena-only-perfect = Seul à réussir une partie parfaite
arena-verdict-better = { $better } fait mieux que { $other } : en moyenne, l’écart de score est de { $by } par partie (confiance : { $confidence }).
arena-verdict-open = Rien ne montre que l’un est meilleur que l’autre : la confiance est de { $confidence }, et il en faut { $level }. Davantage de parties le diront peut-être.
arena-verdict-few = { $games ->
    [0] Aucune partie n’a été terminée par les deux, ce qui ne suffit pas
    [one] { $games } partie terminée par les deux ne suffit pas
   *[other] { $games } parties terminées par les deux ne suffisent pas
 } pour le dire : il en faut au moins { $least }.
arena-how-compared = Les deux ont joué avec les mêmes pioches. L’erreur type, l’intervalle et la confiance viennent des différences pioche par pioche, supposées suivre la loi normale.
arena-cross-corner = 1re place ↓ 2e →
arena-how-crossed = Scores moyens ± erreurs types. Le bot de la ligne occupe la première place, puis une place sur deux ; celui de la colonne occupe les autres. Un tiret : ces deux bots ne peuvent pas jouer ensemble.
arena-failed = { $games ->
    [one] { $games } partie a été gâchée par un bot et ne compte pas :
   *[other] { $games } parties ont été gâchées par un bot et ne comptent pas. Les premières :
 }
arena-failure = Partie { $game }, coup { $move }, place { $seat } ({ $bot }) : { $why }
arena-compiling = la première fois, les bots sont compilés : une minute environ
arena-interrupted-kept = Interrompu après { $games ->
    [one] { $games } partie, gardée
   *[other] { $games } parties, gardées
 } dans { $file }. La même commande reprendra à partir de là.
arena-interrupted-lost = Interrompu après { $games ->
    [one] { $games } partie
   *[other] { $games } parties
 }. Rien n’est gardé ; avec --out, la même commande pourrait reprendre à partir de là.
error-bots-without-seat = { $bots } bots sont nommés, mais il n’y a que { $players } joueurs.
error-bot-raised = Le bot a échoué : { $what }
error-bot-late = Le bot n’a pas répondu en { $seconds } s.
error-bot-ended-process = Le bot a mis fin au processus dans lequel il joue.
error-game-differs = La partie { $game } ne se termine pas comme avant (score : { $score }) : le bot a changé, ou ne joue pas toujours de la même façon.
error-not-results = { $file } existe déjà et ne contient pas de résultats de « hanabi simulate ». Indique un autre fichier ; celui-ci n’a pas été modifié.
error-no-results-there = { $file } ne contient pas de résultats de « hanabi simulate --out FILE ». Pour une partie enregistrée, utilise « hanabi replay ».
error-results-of-another-version = Les résultats dans { $file } viennent de la version { $version } de ce programme, qui en est à la version { $known } : les bots jouent peut-être autrement. Indique un autre fichier ; celui-ci n’a pas été modifié.
error-results-of-another-match = { $file } contient les résultats d’une autre rencontre ({ $bots } ; { $ruleset } ; graine { $seed }). Indique un autre fichier ; celui-ci n’a pas été modifié.
error-results-damaged = { $file } est endommagé à la ligne { $line }. Retire cette ligne, ou indique un autre fichier ; celui-ci n’a pas été modifié.
error-results-in-use = Un autre programme est en train d’écrire dans { $file }. Attends qu’il ait fini, ou indique un autre fichier.
error-results-without-game = { $file } ne contient pas la partie { $game }.
error-cluster-unreachable = Aucun ordonnanceur dask ne répond à l’adresse { $address }. Vérifie que l’adresse est juste et que « dask scheduler » y tourne.
error-cluster-empty = Le cluster à l’adresse { $address } n’a aucun worker. Lances-en là-bas avec « dask worker { $address } ».
error-cluster-lost = La connexion au cluster à l’adresse { $address } est perdue. S’il y a un fichier de résultats, les parties terminées y sont gardées : la même commande reprendra à partir de là.
error-cluster-version = Les workers à l’adresse { $address } ont la version { $version } de ce programme, mais ici c’est la { $known } : ils pourraient jouer autrement. Installe la même version partout.
error-usage-only-with = { $option } ne s’emploie qu’avec { $other }.
error-usage-two-bots = { $option } attend deux noms séparés par une virgule, pas « { $value } ».

## Les bots qui sont des programmes

error-program-bad-command = « { $command } » n’est pas une ligne de commande. Après « program: » vient une commande telle que la lit un shell, par exemple program:./mybot --fast.
error-program-not-found = Le programme « { $program } » est introuvable. Donne son chemin, par exemple program:./mybot, ou le nom d’une commande que ton shell trouve.
error-program-not-started = Impossible de lancer le programme « { $program } » : { $why }.
error-program-gone = Le programme « { $program } » a été arrêté et ne joue plus.
error-program-too-slow = Le programme « { $program } » n’a pas répondu en { $seconds } s et a été arrêté. Une réponse finit par un retour à la ligne et ne doit pas attendre dans un tampon.{ program-last-words }
error-program-ended = Le programme « { $program } » s’est terminé avant de répondre (code de sortie { $status }).{ program-last-words }
error-program-noise = Le programme « { $program } » a écrit sur sa sortie standard autre chose qu’un objet JSON : { $line } Tout ce qui n’est pas une réponse doit aller sur la sortie d’erreur standard.{ program-last-words }
error-program-flood = Le programme « { $program } » a écrit plus de { $most } octets sur une ligne et a été arrêté.{ program-last-words }
error-program-no-hello = Le programme « { $program } » n’a pas répondu au message d’accueil par le sien, mais par { $answer }
error-program-version = Le programme « { $program } » parle la version { $theirs } du protocole des bots ; ici, c’est la version { $ours }.
error-program-out-of-step = Le programme « { $program } » devait répondre à la question { $number } par un choix portant ce numéro, mais a répondu { $answer }
error-program-answer = Le programme « { $program } » a répondu par quelque chose qui n’est pas une action ({ $part }) : { $answer }
reason-unsaid = Il ne dit pas pourquoi.
program-last-words = { $said ->
    [nothing] { "" }
   *[other] { " " }Son dernier message : { $said }
    }

## Mettre un bot à l’épreuve

command-check-bot = Vérifier qu’un bot tient les promesses que fait tout bot.
epilogue-check-bot =
    Exemples :
      hanabi check-bot partner                       # un des bots fournis
      hanabi check-bot mybots:Careful --games 200    # une classe d’un module de ce dossier
      hanabi check-bot program:./mybot --ruleset pl  # un programme, avec un seul jeu de règles
argument-check-bot-bot = Le nom d’un bot, module:Classe, ou « program: » suivi d’une ligne de commande.
flag-check-bot-games = Le nombre de parties de toutes sortes à jouer ; 45 par défaut.
flag-check-bot-limit = Combien de secondes un coup peut prendre ; 10 par défaut.
flag-check-bot-ruleset = N’essayer que ce jeu de règles.
flag-check-bot-as-json = Afficher du JSON, pour les programmes.
promise-legal = Il répond par une action permise, quelles que soient les règles et le nombre de joueurs.
promise-punctual = Il répond à temps.
promise-reasons = Ses raisons sont connues, et ne disent rien que son action ne montre pas.
promise-untouched = Il laisse tel quel ce qu’on lui donne.
promise-repeatable = Avec la même graine et les mêmes événements, il fait le même choix.
promise-successor = Un nouveau bot, informé des mêmes événements, continue là où un autre s’est arrêté.
promise-forgetful = En s’asseyant à une table, il oublie toutes les parties précédentes.
promise-blind = Il fait le même choix, quelles que soient ses cartes cachées et la pioche.
promise-any-history = Il accepte tout ce que d’autres ont joué avant.
examined-kept = tenue
examined-broken = rompue
examined-unseen = non vérifiée
examined-bot = Promesses du bot « { $bot } » ({ $source }), vérifiées sur { $games ->
    [one] { $games } partie
   *[other] { $games } parties
    } :
examined-sum = { $broken ->
    [0] Toutes les promesses sont tenues.
    [one] Une promesse est rompue.
   *[other] { $broken } promesses sont rompues.
    }

## Ce que les joueurs veulent dire par leurs indices

reason-meant-play = Un indice concernait cette carte : elle est à jouer.
reason-prompted-play = Un indice donné à quelqu’un d’autre n’a de sens que si cette carte est jouée d’abord.
reason-finessed-play = Un indice donné à quelqu’un d’autre n’a de sens que si cette carte, la plus récente, est jouée à l’aveugle.
reason-prompt-clue = Pour qu’une carte qui a déjà un indice soit jouée d’abord, puis celle que cet indice désigne.
reason-finesse-clue = Pour que quelqu’un joue à l’aveugle sa carte la plus récente, puis qu’on joue celle que cet indice désigne.
reason-fix-clue = Pour corriger une idée fausse sur une carte avant qu’elle ne fasse des dégâts.
reason-counted-out = Il reste si peu de cartes que tout a été calculé : c’est ce qui promet le plus de points.
reason-team-clue = Selon le code de l’équipe, cet indice apprend quelque chose à chaque partenaire.
reason-likely-play = Elle convient très probablement ; sinon, elle ne manquera à personne.
reason-tried-out = Dans des essais menés jusqu’au bout avec de nombreuses dispositions des cartes cachées, c’est ce qui finit le mieux.
reason-learned = En jouant des millions de parties avec elle-même, l’équipe a appris que c’est ce qui marche le mieux.

## Bots that are told how long to think

error-bad-budget = « { $budget } » n’est pas un temps de réflexion valable. Donne un nombre de dispositions de { $least } à { $most }, par exemple master@256, ou des secondes jusqu’à { $longest }, par exemple master@2s.
error-no-thinker = On ne peut pas fixer le temps de réflexion du bot « { $bot } ». Bots pour lesquels on le peut : { $thinkers }.

## Entraîner une équipe

command-train = Entraîner une équipe de bots en la faisant jouer avec elle-même.
epilogue-train =
    Exemples :
      hanabi train --device cuda              # à deux, sur une carte graphique
      hanabi train --ruleset custom+suits=2   # un petit jeu
flag-train-ruleset = Les règles à suivre, comme fr+avalanche ; pl par défaut.
flag-train-players = Le nombre de joueurs ; 2 par défaut.
flag-train-minutes = Le temps d’apprentissage en minutes, sans les interruptions ; 20 par défaut.
flag-train-moves = Le nombre de coups dont apprendre, au lieu d’un temps ; le même nombre et la même graine donnent la même équipe.
flag-train-device = Où s’entraîner : cpu ou cuda ; cpu par défaut.
flag-train-seed = La graine du hasard ; 0 par défaut.
flag-train-games = Le nombre de parties jouées ensemble ; par défaut 512 sur un processeur, 8192 sur une carte graphique.
flag-train-width = La taille des réseaux ; par défaut 128 sur un processeur, 768 sur une carte graphique.
flag-train-out = Le dossier de l’équipe ; team par défaut. La même commande avec le même dossier reprend là où elle s’est arrêtée.
flag-train-compiled = Compiler les réseaux pour la carte graphique, ce qui est plus rapide, ou non.
train-begins = L’entraînement commence. Tout est enregistré dans { $folder }.
train-goes-on = L’entraînement de { $folder } reprend.
train-progress = { $share } après { $time } et { $moves } millions de coups. Score moyen : { $score } sur { $best }. Parties parfaites : { $perfect }
train-interrupted = Interrompu. Rien n’est perdu : la même commande reprend l’entraînement de { $folder }.
train-done = Terminé. Le réseau entraîné est { $file }.
error-other-run = { $file } vient d’un autre entraînement : là, { $what } vaut { $found } et non { $wanted }. Choisis un autre dossier.
error-bad-checkpoint = { $file } est endommagé, ou n’est pas l’état d’un entraînement. Choisis un autre dossier.
error-learning-broke = L’entraînement a échoué : les réseaux ne calculent plus rien de sensé. La même commande reprend au dernier état enregistré dans { $folder }.
error-no-weights-file = { $file } est endommagé, ou n’est pas un réseau entraîné.
error-other-weights = { $file } est un réseau de la version { $found }, il faut la version { $wanted }. Entraîne l’équipe à nouveau.
