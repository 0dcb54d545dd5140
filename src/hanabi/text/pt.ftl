### Hanabi em português do Brasil.
###
### Uma mensagem recebe chaves, não palavras ($suit é "red", $rank é 3, $you é "yes" ou "no"), para que a língua
### escolha a forma de cada uma. Uma mensagem pode citar outra entre chaves: ela vê os mesmos valores.
### As palavras a digitar (verb-...) são separadas por espaços; as inglesas são entendidas em toda língua.
### Também as formas do nome de cada cor (forms-...): ganham a cor onde aparecem e são entendidas.
### O plural se decide por [1]: em português, a categoria "one" inclui o 0, mas aqui se escreve “0 pontos”.

## Suits, ranks and cards

suit-red = vermelho
suit-yellow = amarelo
suit-green = verde
suit-white = branco
suit-blue = azul
suit-purple = roxo
suit-teal = turquesa
suit-multicolour = multicolorido
suit-black = preto
forms-red = vermelho vermelha vermelhos vermelhas
forms-yellow = amarelo amarela amarelos amarelas
forms-green = verde verdes
forms-white = branco branca brancos brancas
forms-blue = azul azuis
forms-purple = roxo roxa roxos roxas
forms-teal = turquesa turquesas
forms-multicolour = multicolorido multicolorida multicoloridos multicoloridas multicor
forms-black = preto preta pretos pretas
forms-card = carta cartas
forms-rank-1 = um uns
forms-rank-2 = dois
forms-rank-3 = três
forms-rank-4 = quatro
forms-rank-5 = cinco
forms-ending = inho inha
letter-red = R
letter-yellow = A
letter-green = V
letter-white = C
letter-blue = Z
letter-purple = X
letter-teal = T
letter-multicolour = M
letter-black = P
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
# Uma carta “vermelha”.
suit-feminine = { $suit ->
    [red] vermelha
    [yellow] amarela
    [green] verde
    [white] branca
    [blue] azul
    [purple] roxa
    [teal] turquesa
    [multicolour] multicolorida
   *[black] preta
 }
# Cartas “vermelhas”.
suit-feminines = { $suit ->
    [red] vermelhas
    [yellow] amarelas
    [green] verdes
    [white] brancas
    [blue] azuis
    [purple] roxas
    [teal] turquesas
    [multicolour] multicoloridas
   *[black] pretas
 }
card = { $rank } { suit }
list-and = { $items } e { $last }
list-or = { $items } ou { $last }
list-nor = { $items } nem { $last }

## Boxes and what they offer

option-avalanche = a Avalanche de cores
option-avalanche-own = a Avalanche de cores, com cor própria
option-avalanche-own-5 = a Avalanche de cores, com cinco cartas
option-avalanche-every = a Avalanche de cores, apontada por toda cor
option-black-powder = a Pólvora negra
option-black-powder-floor-0 = a Pólvora negra, nunca abaixo de 0
option-flamboyant-fives = os Cincos flamejantes
option-bonus-tiles = as fichas de bônus por qualquer fogo de artifício
option-no-declining = a proibição de recusar fichas
option-no-empty-free-clues = a proibição de dicas grátis vazias
option-may-waste = a recusa com uma carta que não encaixa
option-all-or-nothing = o Ramalhete final
option-all-or-nothing-no-skips = o Ramalhete final, sem pular a vez
option-synchronised-show = a Coreografia ensaiada
option-no-empty-clues = a proibição de dicas vazias
option-tokens = outro número de dicas
option-strikes = outro número de penalidades
option-hand = outro número de cartas na mão
option-suits = menos cores
option-ranks = menos valores
offer-avalanche = Um sexto fogo de artifício, com { $cards } cartas multicoloridas: { $touch ->
    [own] nas dicas, uma cor como as outras
   *[every] toda dica de cor aponta também para elas
 }.
offer-black-powder = Um fogo de artifício em ordem decrescente, com { $cards } cartas pretas. Nenhuma dica de cor aponta para elas{ $scored ->
    [yes] , e cada uma que faltar no fim custa um ponto.
   *[no] .
 }
offer-black-powder-floor-0 = As mesmas cartas pretas, mas a pontuação nunca fica abaixo de 0.
offer-flamboyant-fives = { $tiles } fichas de bônus: { $tile_for ->
    [fives] cada fogo de artifício completado com um 5 revela uma
   *[any] cada fogo de artifício completado revela uma
 }.
offer-flamboyant-fives-common = As mesmas fichas, mas uma dica grátis pode não apontar para carta nenhuma e, se alguma carta descartada encaixar, é preciso pô-la na mesa.
offer-bonus-tiles = Fichas de bônus: qualquer fogo de artifício completado, também o preto, revela uma.
offer-no-declining = Com o baralho vazio, a ficha que devolve uma carta a ele obriga a pôr uma carta de volta na mesa.
offer-no-empty-free-clues = A dica grátis de uma ficha de bônus deve apontar para alguma carta.
offer-may-waste = Para a ficha que põe uma carta na mesa, é possível escolher uma que não encaixe: a ficha então se perde.
offer-all-or-nothing = Perfeição ou derrota: não há última rodada, e perder uma carta indispensável é perder a partida.
offer-all-or-nothing-no-skips = Perfeição ou derrota, e a partida também se perde assim que alguém não tiver nem cartas nem dicas para agir.
offer-synchronised-show = Anuncie o fogo de artifício que a carta fará avançar: se acertar, recupera uma dica; se errar, leva uma penalidade.
offer-no-empty-clues = Toda dica deve apontar para alguma carta.
offer-tokens = Outro número de dicas, de 1 a 15: tokens=6.
offer-strikes = Outro número de penalidades, de 1 a 7: strikes=1.
offer-hand = Outro número de cartas em cada mão, de 1 a 6: hand=4.
offer-suits = Menos cores, pelo número ou pelas letras em inglês: suits=3, suits=rgb.
offer-ranks = Menos valores e fogos de artifício mais curtos, de 1 a 5: ranks=3.

## Bonus tiles

tile-token = uma dica de volta
tile-pardon = um perdão
tile-colour-clue = uma dica de cor grátis
tile-rank-clue = uma dica de valor grátis
tile-reshuffle = de volta ao baralho
tile-rekindle = de volta à mesa
tile = { $tile ->
    [token] { tile-token }
    [pardon] { tile-pardon }
    [colour-clue] { tile-colour-clue }
    [rank-clue] { tile-rank-clue }
    [reshuffle] { tile-reshuffle }
   *[rekindle] { tile-rekindle }
 }
tile-text-token = A equipe recupera uma dica.
tile-text-pardon = Uma penalidade é anulada, e a equipe recupera uma dica.
tile-text-colour-clue = Dê a outra pessoa uma dica de cor, de graça.
tile-text-rank-clue = Dê a outra pessoa uma dica de valor, de graça.
tile-text-reshuffle = Devolva ao baralho uma carta da pilha de descartes, em um ponto sorteado.
tile-text-rekindle = Escolha na pilha de descartes uma carta que encaixe e ponha-a no fogo de artifício dela.

## What happened

# “Você” e um nome pedem o mesmo verbo.
who = { $you ->
    [yes] Você
   *[no] { $player }
 }
whose = { $you ->
    [yes] sua vez
   *[no] a vez de { $player }
 }
event-dealt = Todo mundo recebe { $count ->
    [1] uma carta
   *[other] { $count } cartas
 }. { who } começa.
event-drawn = { who } compra { $you ->
    [yes] uma carta.
   *[no] { $hidden ->
        [yes] uma carta.
       *[no] o { card }.
     }
 }
event-clued = { who } dá uma dica para { $to_you ->
    [yes] você
   *[no] { $to }
 }: “{ $count ->
    [0] Você não tem { clue }.
    [1] Sua carta { $places } é { clue }.
   *[other] Suas cartas { $places } { clue }.
 }”
clue = { $kind ->
    [colour] { $count ->
        [0] nenhuma carta { suit-feminine }
        [1] { suit-feminine }
       *[other] são { suit-feminines }
     }
   *[rank] { $count ->
        [0] nenhum { $rank }
        [1] um { $rank }
       *[other] têm valor { $rank }
     }
 }
event-discarded = { who } descarta a carta { $place }, o { card }.
event-played = { plays }.
misplay-outcome = { $wrong ->
    [yes] fogo de artifício errado
   *[no] não encaixa
 }
event-misplayed = { plays }: { misplay-outcome }. Penalidade { $strike } de { $strikes }!
plays = { who } { $announced ->
    [none] joga
   *[other] anuncia o { $firework } e joga
 } a carta { $place }, o { card }
event-completed = O fogo de artifício { suit } está completo!
event-token-returned = A equipe recupera uma dica.
event-strike-taken-back = Uma penalidade é anulada.
event-tile-turned = { who } revela uma ficha de bônus: { tile }.
event-asked = { who } tem uma escolha a fazer.
event-effect-lost = Não há como usar o efeito: ele se perde.
event-declined = { who } recusa o efeito.
event-skipped = { $you ->
    [yes] Você não tem
   *[no] { $player } não tem
 } nem cartas nem dicas para agir: a vez é pulada.
event-reshuffled = { who } devolve o { card } ao baralho.
event-rekindled = { who } resgata o { card } da pilha de descartes e o põe no fogo de artifício.
event-turn-ended = É { whose }.
event-last-round-began = O baralho acabou: todo mundo joga mais uma vez.
event-ended = A partida terminou.

## How it ended

result-perfect = Todos os fogos de artifício estão completos: { points }. Perfeito!
result-finished = { $reason ->
    [nothing-left] Não havia mais pontos a fazer
   *[other] Fim da última rodada
 }: { points }.
result-struck-out = Foi a última penalidade: a partida está perdida e vale 0 pontos.
result-card-lost = A última cópia de uma carta indispensável se foi: a partida está perdida e vale 0 pontos.
result-no-action = { $skips ->
    [yes] Ninguém mais pode agir: a partida está perdida e vale 0 pontos.
   *[no] { $player } não tem nenhuma ação possível: a partida está perdida e vale 0 pontos.
 }
result-stopped = Partida interrompida { $reason ->
    [vote] por votação
    [clock] { $named ->
        [yes] porque o tempo de { $player } se esgotou
       *[no] por tempo esgotado
     }
    [idle] por inatividade
    [left] { $named ->
        [yes] por decisão de { $player }
       *[no] porque alguém saiu
     }
    [operator] por quem administra o servidor
    [out-of-reach] porque a pontuação máxima não era mais possível
   *[nothing-left] porque não havia mais pontos a fazer
 }: vale 0 pontos.
result-unfinished = O replay para antes do fim da partida. Até aqui: { points }.
points = { $score } de { $best } pontos{ $black ->
    [yes] , com a menção “Pólvora negra”
   *[no] {""}
 }
band-horrible = Deu chabu: todo mundo voltou para casa no escuro.
band-mediocre = Meia dúzia de estalinhos: nem o cachorro do vizinho latiu.
band-honourable = Bonito de ver: a criançada já quer saber quando tem outro.
band-excellent = Cor e estrondo de sobra: a praia inteira aplaude de pé.
band-amazing = O céu pega fogo de ponta a ponta, e o réveillon morre de inveja.
band-legendary = Virou feriado municipal, e a festa leva o nome de vocês.
band-divine = Mais-que-perfeito: hoje é a lua que pede autógrafo.

## The table

table-state = Turno { $turn } · dicas { $tokens } de { $all_tokens } · penalidades { $strikes } de { $all_strikes } · baralho { $deck }{ $left ->
    [none] {""}
    [1] , último turno
   *[other] , faltam { $left } turnos
 }
table-letters = Letras: { $letters }.
table-fireworks = Fogos
table-discards = Descartes
table-empty = nada ainda
table-tiles = Bônus usados
table-hand-empty = nenhuma carta
table-you = Você
known-both = { $suits }; { $ranks }
known-nothing = desconhecida
known-not = { $count ->
    [1] não { $items }
   *[other] nem { $items }
 }
faces-left = { $count ->
    [1] 1 possibilidade
   *[other] { $count } possibilidades
 }

## A game in the terminal

play-welcome = Boas-vindas! Você joga { $name } com { $others }.
play-welcome-how = Digite o que quer fazer, como “jogar 2”, “descartar 5” ou “dica { $other } vermelho”; “ajuda” conta o resto.
play-ask-ruleset = Quais regras? Enter para { $default }, um nome como fr+black-powder, ou “regras” para ver todas>
play-unfinished = Partidas pela metade; digite um número para continuar uma:
play-ask-action = Sua vez>
play-ask-choice-clue = Para quem, e que dica? Por exemplo “{ $example }”>
play-ask-choice-card = Qual carta: { $cards }{ $may_decline ->
    [yes] , ou “nenhuma”?
   *[no] ?
 }
play-ask-save = Salvar o replay? Digite um nome de arquivo, ou só Enter para não salvar>
play-saved = Salvo como { $file }. Para rever: hanabi replay { $quoted }
play-nothing-typed = Digite o que quer fazer, ou “ajuda” para ver o que dá para fazer.
play-not-understood = Não entendi “{ $text }”. Digite “ajuda” para ver o que dá para fazer.
play-missing-clue = Diga para quem, e uma cor ou um valor: “{ $text } { $player } 1”.
play-missing-card = Diga o número da carta: “{ $text } 1”.
play-which-one = “{ $text }” pode ser: { $choices }. Digite o que você quer dizer.
play-unknown-card = Qual carta? { $most ->
    [0] Sua mão está vazia.
    [1] Você só tem a carta 1.
   *[other] As suas vão de 1 a { $most }, da mais antiga à mais nova.
 }
play-unknown-player = Ninguém aqui se chama “{ $text }”. À mesa: { $players }.
play-unknown-value = “{ $text }” não é cor nem valor. Você pode dizer: { $values }.
play-unknown-firework = “{ $text }” não é um fogo de artifício. Na mesa: { $values }.
play-missing-position = Para onde? Digite a carta e a nova posição dela, como “mover 2 1”.
play-unknown-mark = “{ $text }” não é uma marca. As marcas são: { $marks }.
play-unknown-discard = “{ $text }” não está entre as cartas a escolher: { $cards }.
play-ask-leave = Sair da partida? Digite “sim”, ou só Enter para ficar>
play-goodbye = Você sai da partida.
play-goodbye-end = A entrada terminou, e a partida para por aqui.
play-goodbye-interrupt = Interrupção: a partida para por aqui.
play-nothing-logged = Ainda não aconteceu nada.
play-help =
    jogar 2               jogar sua carta 2 (ou j2)
    descartar 5           descartar sua carta 5 e recuperar uma dica (ou d5)
    dica Laura vermelho   apontar para as vermelhas de Laura (ou c2r: nº 2, vermelho)
    dica Laura 3          apontar para todos os 3 de Laura (ou c23)
    mesa                  mostrar a mesa
    ver Laura             mostrar o que Laura sabe de cada carta
    marcar 2 guardar      marcar a carta 2: jogar, guardar, descartar, virada, nada
    virar 2               virar sua carta 2, ou desvirá-la
    mover 2 1             pôr a carta 2 em primeiro; só você vê
    histórico             contar o que aconteceu até aqui
    conselho              perguntar o que um bot faria (conselho club: o bot club)
    significado           mostrar o que as dicas querem dizer
    regras                mostrar as regras desta partida
    sair                  sair da partida
play-help-announce =
    jogar 2 vermelho      anunciar o vermelho e jogar a carta 2 (ou a2r)
player-default = Artista
player-names = Laura Diego Sofia Tiago Helena Igor
verb-play = jogar joga jogue jogo j jogas
verb-discard = descartar descarta descarte descarto d descartas
verb-clue = dica dicas dar dá dê dou dizer diz diga digo contar conta conte c
verb-announce = anunciar anuncia anuncie anuncio a anuncias
# Nenhuma letra de cor: “a” é amarelo.
verb-filler = à ao aos as o os um uma uns umas carta cartas cor valor fogo de do da dos das e em no na é são tem como para pra pro com sobre que dica minha minhas a você sua suas seu seus meu meus têm devolve devolver baralho resgata resgatar pilha descartes põe artifício escolha escolher escolhe efeito ficha obrigado obrigada favor por
verb-none = nenhuma nenhum não nao nada recusar recuso recusa n recuse
verb-mark-play = jogar
verb-mark-keep = guardar
verb-mark-discard = descartar
verb-mark-turned = virada
verb-table = mesa
verb-look = ver vê veja vejo olhar olha olhe
verb-mark = marcar marca marque
verb-turn = virar vira vire
verb-move = mover move mova
verb-log = histórico historico
verb-rules = regras regra rules
verb-help = ajuda ajudar socorro ?
verb-quit = sair sai saio fim

## Recorded games

replay-title = { $ruleset } · { $players }
replay-site-suits = No hanab.live: { $suits }.
replay-list = Partidas lidas: { $read }. Recusadas: { $refused }.
verify-commitment = O compromisso desta distribuição:
verify-noted = { $matches ->
    [yes] { $whole ->
        [yes] É o que você anotou
       *[no] Começa com os { $digits } dígitos que você anotou
     }: toda a distribuição já estava definida naquele momento, e nada mudou desde então.
   *[no] Não é o que você anotou. Ou a anotação tem um erro ou é de outra partida, ou a distribuição não é a que foi prometida.
 }
verify-own = { $matches ->
    [yes] O arquivo traz o mesmo. Isso prova apenas que o arquivo é coerente: quem o escreveu pode ter inventado os dois. Para conferir a distribuição em si, informe o compromisso que você anotou no começo da partida.
   *[no] O arquivo traz outro: a distribuição ou a prova foi alterada.
 }
verify-shuffle-alone = O servidor embaralhou sozinho: ninguém à mesa acrescentou um número próprio.
verify-shuffle-server = O servidor fixou o número dele, com o compromisso { $commitment }…, antes de alguém revelar o próprio.
verify-shuffle-player = { $player } acrescentou um número: { $commitment }…
verify-shuffle-bot = { $player } é um bot: o número dele, { $commitment }…, foi sorteado pelo servidor.
verify-shuffle-withheld = { $player } tinha prometido um número, { $commitment }…, mas não o revelou a tempo.
verify-shuffle-absent = { $player } não acrescentou nenhum número.
verify-shuffle-holds = Cada número é o que foi prometido, e o baralho, as fichas de bônus e quem começa resultam desses números e de nada mais.
verify-fault-server = Cuidado: o número do servidor não é o que ele tinha prometido.
verify-fault-seat = Cuidado: o número de { $player } não é o que foi prometido.
verify-fault-seats = Cuidado: os números não são os dos jogadores desta mesa.
verify-fault-deck = Cuidado: o baralho não é o que resulta desses números.
verify-fault-tiles = Cuidado: a ordem das fichas de bônus não é a que resulta desses números.
verify-fault-places = Cuidado: as cartas devolvidas ao baralho não foram para onde esses números dizem.
verify-fault-first = Cuidado: quem começa não é quem esses números determinam.
verify-fault-nonce = Cuidado: o nonce do compromisso não é o que resulta desses números.
shuffle-counted = O baralho foi embaralhado com um número seu: ninguém pôde escolher a ordem das cartas.
shuffle-left-out = Cuidado: o baralho foi embaralhado sem o seu número. Ou você estava ausente, ou ele chegou tarde demais; se não foi isso, não confie neste servidor.
shuffle-not-listed = Cuidado: o servidor não listou o número que este aparelho tinha prometido. Se você não está jogando também em outro aparelho, não confie neste servidor.
shuffle-repeated = Cuidado: o número do servidor para este embaralhamento já foi usado e pode ser conhecido. O seu não foi revelado.
shuffle-changed = Cuidado: o servidor distribuiu as cartas com números diferentes dos que tinha listado.
shuffle-broken = Cuidado: os números que o servidor revelou não são os prometidos antes da partida.

## Rules pages

page-title = Hanabi: { $rules }
page-ruleset = { $edition } ({ $name })
page-heading-box = Na caixa
page-heading-turn = Na sua vez
page-heading-end = O fim
page-heading-score = A pontuação
page-heading-tiles = Fichas de bônus
page-heading-manners = Em volta da mesa
page-heading-rulings = Onde os livretos se calam ou divergem
page-heading-offers = Também nesta caixa
page-heading-examples = Exemplos
page-heading-departures = Esta caixa e as outras
page-cards = { $cards } cartas em { $suits ->
    [1] um fogo de artifício
   *[other] { $suits } fogos de artifício
 }.
page-suit = Em { $suits }: { $copies }, { $cards } cartas{ $many ->
    [yes] {" "}por cor
   *[no] {""}
 }.
page-tokens = { $tokens ->
    [1] Uma dica disponível
   *[other] { $tokens } dicas disponíveis
 }; { $strikes ->
    [1] com uma só penalidade
   *[other] com { $strikes } penalidades
 }, a partida está perdida.
page-tiles-in-box = { $tiles ->
    [1] Uma ficha de bônus, virada para baixo.
   *[other] { $tiles } fichas de bônus, embaralhadas e viradas para baixo.
 }
page-hands = Na mão: { $hands }.
page-hand = { $cards ->
    [1] uma carta
   *[other] { $cards } cartas
 } com { $players } jogadores
page-start = As cartas embaralhadas formam o baralho, virado para baixo. A partida começa com todas as dicas disponíveis e sem penalidades.
page-sight = Você vê todas as mãos, menos a sua.
page-first = Pelo livreto, começa quem veste as roupas mais coloridas. Aqui o anfitrião escolhe quem começa ou deixa por conta da sorte.
page-turn = No sentido horário, uma ação por turno: dar uma dica, descartar uma carta ou jogar uma carta. Não é permitido passar a vez.
page-clue = Cada dica gasta uma das disponíveis e aponta, na mão de outra pessoa, para as cartas de uma cor ou de um valor: todas elas de uma vez, e só elas.
page-colours = Cores que as dicas podem dizer: { $colours }.
page-touch-every = Toda dica de cor aponta também para as cartas { suit-feminines }; “{ suit }” não pode ser dito.
page-touch-none = Nenhuma dica de cor aponta para as cartas { suit-feminines }, e “{ suit }” e “nenhuma carta { suit-feminine }” não podem ser ditos; o valor delas pode.
page-empty-clues = Uma dica pode não apontar para carta nenhuma: “nenhuma carta vermelha”, “nenhum 4”.
page-no-empty-clues = Toda dica deve apontar para alguma carta.
page-discard = Ao descartar uma carta, você recupera uma dica e compra outra carta. Só é permitido quando há dicas gastas.
page-pile = As cartas descartadas ficam viradas para cima, e todos podem consultá-las a qualquer momento.
page-play = A carta jogada começa ou continua o fogo de artifício da cor dela, de 1 a { $highest }, com uma carta de cada valor. Se não encaixar, é descartada e custa uma penalidade. Depois, compre outra.
page-falling = O fogo de artifício { suit } é decrescente: vai de { $highest } a 1.
page-no-substitute = Na mesa, as cartas { suit-feminines } nunca substituem as de outra cor.
page-announce = Antes de jogar, você pode anunciar o fogo de artifício que a carta fará avançar. Se acertar, ela é jogada e você recupera uma dica, além do bônus por completar um fogo de artifício. Se errar, ela é descartada e custa uma penalidade, mesmo que encaixasse.
page-complete = Ao completar um fogo de artifício, a equipe recupera uma dica, se houver alguma gasta.
page-complete-suit = Ao completar o fogo de artifício { suit }, a equipe recupera uma dica, se houver alguma gasta.
page-strikes = A { $strikes }ª penalidade encerra a partida na hora, com derrota.
page-perfect = Com todos os fogos de artifício completos, a partida termina na hora, com pontuação perfeita.
page-last-round = Quando alguém compra a última carta, todo mundo joga mais uma vez, inclusive quem a comprou. Nessa rodada ninguém compra; depois, a partida termina.
page-all-or-nothing = Perfeição ou derrota: o baralho vazio não encerra nada, e o jogo segue com as cartas na mão. Perder a última cópia de uma carta ainda necessária é perder a partida na hora.
page-score = Some a carta do topo de cada fogo de artifício: { $best } pontos, no máximo.
page-score-missing = O fogo de artifício { suit } não dá pontos; cada carta que faltar nele custa um.
page-award = A pontuação leva a menção “Pólvora negra”.
page-won-or-lost = É vitória ou derrota; não há escala.
page-band = { $open ->
    [yes] { $most } ou menos
   *[no] { $single ->
        [yes] { $least }
       *[no] { $least } a { $most }
     }
 } – { $remark }
page-tile-for = { $tile_for ->
    [fives] Um fogo de artifício completado com um { $highest } revela uma ficha de bônus em vez de recuperar uma dica.
   *[any] Todo fogo de artifício completado revela uma ficha de bônus em vez de recuperar uma dica.
 } O efeito vale na hora, antes da compra, e a ficha sai do jogo.
page-entry = { $name } – { $text }
page-tile-empty-deck = { $may_decline ->
    [yes] Com o baralho vazio, você pode, em vez disso, pôr uma carta de volta na mesa.
   *[no] Com o baralho vazio, você deve, em vez disso, pôr uma carta de volta na mesa.
 }
page-tile-no-strike = Mesmo sem penalidade para anular, a equipe recupera a dica.
page-tile-free-clue = Uma dica grátis deve apontar para alguma carta: ela diz algo que a outra pessoa tem na mão.
page-tile-waste = Você pode escolher uma carta que não encaixe: a ficha então se perde, e a carta fica onde está.
page-tile-chain = Se essa carta { $tile_for ->
    [fives] for um { $highest } que completa o fogo de artifício dele
   *[any] completar o fogo de artifício dela
 }, outra ficha de bônus é revelada na hora.
page-departure = { $name }: { $text }
example-clue = Com { $cards } na mão, “{ $value }” aponta para { $count ->
    [1] a carta { $places }
   *[other] as cartas { $places }
 }.
example-clue-nothing = Com { $cards } na mão, “{ $value }” não aponta para carta nenhuma, e isso também diz alguma coisa.
example-score = Com { $cards } na mesa: { $sum } = { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
 }.
topic-empty-clues = Dicas vazias
topic-multicolour-clues = Cartas multicoloridas nas dicas de cor
topic-multicolour-cards = Cartas multicoloridas
topic-black-powder = Pólvora negra
topic-flamboyant-fives = Fichas de bônus
topic-empty-deck = Pôr uma carta de volta na mesa com o baralho vazio
topic-free-clues = Dicas grátis vazias
topic-waste = Pôr na mesa, com a ficha, a carta que encaixe
topic-synchronised-show = Coreografia ensaiada
way-allowed = permitidas
way-forbidden = proibidas
way-own = uma cor como as outras
way-every = toda cor aponta para elas
way-cards = { $count ->
    [1] uma carta
   *[other] { $count } cartas
 }
way-offered = vem na caixa
way-not-offered = não há
way-fives = por um fogo de artifício completado com um 5
way-any = por qualquer fogo de artifício completado
way-may = é opcional
way-must = é obrigatório
page-order = Arrume suas cartas na ordem que quiser: mais ninguém vê.
page-dead = Um fogo de artifício que não dá mais para completar pode ser marcado: é seguro descartar as cartas que não encaixam mais nele.
page-talk = A conversa se faz só por dicas, a menos que a mesa combine outra coisa. Durante a vez de alguém, os outros não fazem comentários nem tentam influenciar a jogada.
page-list = Para indicar as regras, escreva a caixa e o que quer acrescentar, com “+” no meio.
page-list-examples =
    hanabi rules fr                       as regras da caixa francesa
    hanabi rules diff fr pl               as diferenças entre duas caixas
    hanabi play de+flamboyant-fives       uma partida com fichas de bônus
page-list-boxes = As caixas
page-list-options = O que dá para acrescentar
page-sources = Entre colchetes: as frases do livreto de regras impresso, contadas desde o início.
page-no-sources = Nenhum livreto impresso traz este conjunto de regras.
page-try = Estas regras podem ser testadas em uma pequena posição: { $tags }. Por exemplo: hanabi rules { $name } --try { $tag }
exercise-b5 = { $partner } não tem carta azul. Dê a dica “azul”: ela não aponta para carta nenhuma, e agora nenhuma pode ser azul.
exercise-x2 = O fogo de artifício preto é decrescente, e o 5 já está na mesa. Sua carta 1 é o 4 preto: jogue-a.
exercise-v2 = Sua carta 1 é o 3 vermelho. Anuncie o vermelho e jogue-a: a equipe recupera uma dica.
exercise-tile = Sua carta 1 é o 5 vermelho. Jogue-a: o fogo de artifício vermelho fica completo, e você revela a ficha “{ $tile }”.
exercise-b11 = Resta uma carta no baralho. Jogue ou descarte uma: você compra a última, e cada pessoa joga mais uma vez.
ruling-u1 = Este livreto só dá exemplos de dicas que apontam para alguma carta; as outras, portanto, são proibidas.
ruling-u2 = Este livreto proíbe descartar quando não resta nenhuma dica. É erro de impressão: a proibição vale quando todas estão disponíveis.
ruling-u3 = Uma partida perdida vale 0 pontos; a mesa é mostrada como ficou.
ruling-u4 = Uma carta é necessária enquanto ainda falta no fogo de artifício dela. Perder a última cópia em uma jogada errada também é perder a partida.
ruling-u4-third = Este livreto dá como exemplo de carta indispensável um terceiro 3. É erro de impressão: cada cor tem dois 3; trata-se da última cópia.
ruling-u5 = Quem não tem nem cartas nem dicas para agir tem a vez pulada: nenhum livreto conta isso como derrota. A partida se perde quando ninguém mais pode agir. Com a opção all-or-nothing-no-skips, a partida se perde na primeira vez sem ação possível.
ruling-u5-no-skips = Sem cartas na mão e sem dicas disponíveis, não há o que fazer: a partida está perdida. Nenhum livreto diz isso: é uma decisão nossa.
ruling-u6 = Qualquer fogo de artifício pode ser anunciado{ $unclued ->
    [yes] , mesmo o de uma cor proibida nas dicas.
   *[no] .
 } Acertar a cor de uma carta que não encaixa custa uma penalidade como outra qualquer.
ruling-u7 = O fogo de artifício preto é decrescente, por isso as quantidades se invertem: três 5, um 1.
ruling-u8 = Pontos abaixo de 0 valem: nenhum livreto fixa um mínimo. Uma partida perdida continua perdida e vale 0 pontos. Com a opção black-powder-floor-0, a pontuação não fica abaixo de 0.
ruling-u8-floor = A pontuação nunca fica abaixo de 0. Nenhum livreto diz isso: é uma decisão nossa.
ruling-u9 = Completar o último fogo de artifício encerra a partida antes de qualquer bônus.
ruling-u10 = Uma ficha de bônus que não há como usar se perde.
ruling-u10-letter = Neste livreto, a dica grátis trata das cores ou dos valores “das cartas” da pessoa, e a ficha se perde se “a carta” não encaixa: seguimos ao pé da letra. Com a opção flamboyant-fives-common, vale o que dizem os outros livretos.
ruling-u10-common = Uma dica grátis pode ser vazia, e a ficha só se perde se nenhuma carta encaixar. Este livreto fala das cores e dos valores na mão da pessoa e da carta escolhida; os outros, não: é uma decisão nossa para todos.
ruling-u11 = Um 1 preto posto na mesa por uma ficha de bônus rende { $tile_for ->
    [fives] uma dica, como de costume
   *[any] outra ficha de bônus
 }.
ruling-u12 = A carta volta ao baralho antes da compra, e a última rodada pode começar mais tarde.
ruling-u12-no-last-round = A carta volta ao baralho antes da compra.
ruling-u13 = A escala é a da pontuação máxima, { $best }.
ruling-u14 = O 5 preto começa o fogo de artifício e não rende o bônus de completá-lo; quem o completa é o 1 preto.
ruling-u14-announced = A dica de um anúncio certo volta por si só, embora o livreto diga “pode”; e “uma carta 5” é a que completa o fogo de artifício. As duas coisas são decisões nossas.
ruling-u17 = Entre as dez cartas multicoloridas, cada valor se repete tantas vezes quanto nas outras cores.
ruling-u18 = As cartas pretas não dão pontos.
ruling-u19 = Uma dica grátis deve ser dada{ $may_waste ->
    [yes] {" "}se for possível.
   *[no] , e uma carta que encaixe deve ser posta na mesa, se houver.
 } Por mais fichas de bônus que saiam em sequência, você compra uma vez só.
ruling-u20 = Tudo o que esta caixa oferece pode ser combinado.
ruling-u20-without-tiles = O livreto só combina as cartas multicoloridas e a Pólvora negra junto com as fichas de bônus. Dá para jogar sem as fichas: é uma decisão nossa.
ruling-u21-empty-hand = Quem está sem cartas não pode receber dicas.
ruling-u21-every = “Nenhuma multicolorida” é tão proibido quanto “multicolorido”; uma dica de cor que só aponta para cartas multicoloridas é válida.
ruling-u22 = Anunciar um fogo de artifício já completo é permitido, mas é penalidade certa.
ruling-u23 = Uma distribuição que não deixa cartas no baralho é recusada.
ruling-u24 = Um exemplo deste livreto fala de cartas pretas. É erro de impressão: esta caixa não tem nenhuma.
ruling-u25 = Uma partida interrompida vale 0 pontos, a menos que não houvesse mais pontos a fazer.
ruling-u25-lost = Uma partida interrompida vale 0 pontos.

## Differences

difference-title = “{ $a }” e “{ $b }”
difference-none = “{ $a }” e “{ $b }” seguem as mesmas regras.
difference-none-offers = “{ $a }” e “{ $b }” seguem as mesmas regras e oferecem as mesmas opções.
difference-same = Nenhuma diferença.
difference-heading-rules = As regras
difference-heading-base = O jogo base
difference-heading-offers = O que dá para acrescentar
difference-offer = Só “{ $has }” oferece { $name }.
difference-in-offer = { $name }. { $text }
difference-suit = Só “{ $has }” tem o fogo de artifício { suit }.
difference-copies = “{ $a }” tem { $cards_one } cartas { suit-feminines } ({ $one }); “{ $b }” tem { $cards_two } ({ $two }).
difference-touch = Em “{ $a }”, { $one ->
    [own] “{ suit }” é, nas dicas, uma cor como as outras
    [every] toda dica de cor aponta para as cartas { suit-feminines }
   *[none] nenhuma dica de cor aponta para as cartas { suit-feminines }
 }; em “{ $b }”, { $two ->
    [own] “{ suit }” é, nas dicas, uma cor como as outras
    [every] toda dica de cor aponta para as cartas { suit-feminines }
   *[none] nenhuma dica de cor aponta para as cartas { suit-feminines }
 }.
difference-named = Só em “{ $has }” se pode dizer “{ suit }” numa dica.
difference-order = O fogo de artifício { suit } segue { $one } em “{ $a }” e { $two } em “{ $b }”.
difference-points = O fogo de artifício { suit } { $up ->
    [yes] dá, em “{ $a }”, um ponto por carta; em “{ $b }”, custa um por carta que falta
   *[no] custa, em “{ $a }”, um ponto por carta que falta; em “{ $b }”, dá um por carta
 }.
difference-best = A pontuação máxima é { $one } em “{ $a }” e { $two } em “{ $b }”.
difference-least = A pontuação mínima de uma partida terminada é { $one } em “{ $a }” e { $two } em “{ $b }”.
difference-ranks = Os valores das cartas são { $one } em “{ $a }” e { $two } em “{ $b }”.
difference-hand-sizes = Com 2, 3, 4… jogadores, cada mão tem { $one } cartas em “{ $a }” e { $two } em “{ $b }”.
difference-clue-tokens = O número de dicas disponíveis é { $one } em “{ $a }” e { $two } em “{ $b }”.
difference-strikes = A partida se perde na { $one }ª penalidade em “{ $a }” e na { $two }ª em “{ $b }”.
difference-empty-clues = Em “{ $has }”, uma dica pode não apontar para carta nenhuma; em “{ $lacks }”, deve apontar para alguma.
difference-ending = { $one ->
    [last-round] “{ $a }” termina com a última rodada e uma pontuação; “{ $b }” é perfeição ou derrota.
   *[all-or-nothing] “{ $a }” é perfeição ou derrota; “{ $b }” termina com a última rodada e uma pontuação.
 }
difference-skipping = Sem cartas e sem dicas disponíveis, em “{ $has }” a vez é pulada; em “{ $lacks }” a partida se perde.
difference-announce = Só em “{ $has }” se pode anunciar antes de jogar.
difference-tiles = { $some ->
    [one] Só “{ $has }” tem fichas de bônus.
   *[both] As fichas de bônus de “{ $a }” são { $one }; as de “{ $b }” são { $two }.
 }
difference-tile-for = { $one ->
    [fives] Em “{ $a }”, só um fogo de artifício completado com um 5 revela uma ficha de bônus; em “{ $b }”, qualquer um que se complete.
   *[any] Em “{ $a }”, qualquer fogo de artifício que se complete revela uma ficha de bônus; em “{ $b }”, só um completado com um 5.
 }
difference-may-decline = Com o baralho vazio, pôr uma carta de volta na mesa é opcional em “{ $has }” e obrigatório em “{ $lacks }”.
difference-free-empty-clues = Em “{ $has }”, a dica grátis de uma ficha pode não apontar para carta nenhuma; em “{ $lacks }”, deve apontar para alguma.
difference-may-waste = Para a ficha que põe uma carta na mesa, “{ $has }” permite escolher uma que não encaixe e perder a ficha; “{ $lacks }” não permite.

## The command line

usage = Uso:
heading-commands = Comandos
heading-arguments = Argumentos
heading-options = Opções
command-hanabi = Hanabi, o jogo de cartas cooperativo: monte fogos de artifício com cartas que só os outros veem.
command-play = Jogar uma partida com bots, ou em uma sala de um servidor.
command-rules = Mostrar as regras de uma caixa, ou as diferenças entre duas.
command-replay = Mostrar uma partida gravada, lance a lance.
command-verify = Conferir se a distribuição é a prometida no começo da partida.
command-serve = Iniciar um servidor: salas para jogar pela rede.
command-backup = Copiar para um arquivo tudo o que um servidor guarda, sem pará-lo.
command-restore = Restaurar um backup em um banco de dados vazio.
command-admin = Administrar um servidor em funcionamento: salas, pessoas e endereços.
command-admin-list = Listar as salas usadas por último.
command-admin-show = Mostrar os membros e as partidas de uma sala.
command-admin-close = Remover todos de uma sala e não deixar mais ninguém entrar; o que foi jogado fica.
command-admin-delete = Apagar uma sala com tudo o que foi dito e jogado nela.
command-admin-end = Encerrar a partida em andamento de uma sala; ela vale 0 pontos.
command-admin-erase = Apagar os nomes e as falas de uma pessoa de todas as salas e replays; as partidas ficam.
command-admin-ban = Bloquear as conexões de um endereço ou de uma rede.
command-admin-unban = Remover um bloqueio.
command-admin-bans = Listar os bloqueios.
command-admin-rotate-key = Assinar os cookies com uma chave nova; os das chaves antigas continuam valendo.
command-bench = Medir quantos lances por segundo o motor joga, em comparação com outros motores.
command-completion = Mostrar o script que completa este comando no seu shell.
epilogue-hanabi = “hanabi COMMAND --help” explica um comando. Para começar já: hanabi play fr
epilogue-play =
    Exemplos:
      hanabi play fr+black-powder --players 4         # com bots
      hanabi play https://example.org/r/SALA          # em uma sala, pelo link
epilogue-rules =
    Exemplos:
      hanabi rules                  # todas as caixas e o que oferecem
      hanabi rules fr+avalanche     # as regras de uma partida
      hanabi rules diff fr pl       # as diferenças entre duas caixas
epilogue-replay =
    Exemplos:
      hanabi replay partida.json                   # a partida inteira
      hanabi replay games                          # todas as partidas de uma pasta
      hanabi replay partida.json --turn 12         # a mesa após o turno 12
      hanabi replay partida.json --export live     # a mesma partida para o hanab.live
epilogue-verify =
    Exemplos:
      hanabi verify partida.json 5c5ec0e0f187c955     # com o compromisso que você anotou
      hanabi verify partida.json                      # com o do próprio arquivo
epilogue-serve =
    Exemplos:
      hanabi serve                                      # só para este computador
      hanabi serve --host 0.0.0.0 --port 80             # para toda a sua rede
      hanabi serve --address https://hanabi.example     # atrás de um proxy com TLS
epilogue-backup = Exemplo: hanabi backup hanabi-backup.db
epilogue-restore =
    Exemplo:
      hanabi restore hanabi-backup.db --database postgresql://localhost/hanabi
epilogue-admin = Exemplo: hanabi admin list
epilogue-admin-list = Exemplo: hanabi admin list --limit 10
epilogue-admin-show = Exemplo: hanabi admin show k3VqT9xYwZ2a
epilogue-admin-close = Exemplo: hanabi admin close https://hanabi.example/r/k3VqT9xYwZ2a
epilogue-admin-delete = Exemplo: hanabi admin delete k3VqT9xYwZ2a --yes
epilogue-admin-end = Exemplo: hanabi admin end k3VqT9xYwZ2a
epilogue-admin-erase = Exemplo: hanabi admin erase 7r5Yk0dQyqU3vXz1mJ2wLA
epilogue-admin-ban = Exemplo: hanabi admin ban 203.0.113.0/24 --hours 24
epilogue-admin-unban = Exemplo: hanabi admin unban 203.0.113.0/24
epilogue-admin-bans = Exemplo: hanabi admin bans --json
epilogue-admin-rotate-key = Exemplo: hanabi admin rotate-key
epilogue-bench =
    Exemplos:
      hanabi bench                                  # tudo o que está instalado aqui
      hanabi bench --players 2 --no-peers           # só o nosso motor
      hanabi bench --seconds 120 --plot speed.svg   # por mais tempo, com um gráfico
epilogue-completion = Exemplo, para bash: hanabi completion bash >> ~/.bashrc
argument-play-ruleset = As regras da partida, como fr+avalanche (sem elas, o jogo pergunta), ou o link de uma sala.
argument-rules-words = Regras como fr+black-powder; ou “diff” e dois desses nomes.
argument-replay-file = Um arquivo, uma pasta, um link ou um número de partida do hanab.live, ou JSON colado; “-” lê a entrada padrão.
argument-verify-file = O replay de uma partida jogada em um servidor; “-” lê a entrada padrão.
argument-verify-commitment = O compromisso mostrado no começo da partida, ou pelo menos os 16 primeiros dígitos.
argument-backup-file = O arquivo a gravar, que ainda não pode existir; ou uma pasta, e então o nome leva a data e a hora.
argument-admin-show-room = O identificador da sala ou o link dela.
argument-admin-close-room = O identificador da sala ou o link dela.
argument-admin-delete-room = O identificador da sala ou o link dela.
argument-admin-end-room = O identificador da sala ou o link dela.
argument-admin-erase-person = O identificador da pessoa, como “hanabi admin show” mostra.
argument-admin-ban-address = Um endereço ou uma rede como 203.0.113.0/24.
argument-admin-unban-address = O endereço ou a rede a desbloquear.
argument-restore-file = Um arquivo gravado por “hanabi backup”.
argument-completion-shell = O shell: bash, zsh ou fish.
flag-language = O idioma; sem esta opção, decide HANABI_LANGUAGE, LC_ALL, LC_MESSAGES ou LANG.
flag-help = Mostrar esta ajuda.
flag-hanabi-version = Mostrar a versão.
flag-play-players = Quantos jogam, contando você; o padrão é 3.
flag-play-bot = Como os outros jogam: random, beginner (padrão), club ou partner; ou “program:” e uma linha de comando. Repita a opção para escolher um bot por lugar.
flag-play-seed = Um número que fixa o sorteio: com o mesmo número, saem as mesmas cartas.
flag-play-name = Seu nome na mesa; repita a opção para cada pessoa neste teclado.
flag-play-memory = Lembrete: deduced (tudo que se deduz, o padrão), said (só as dicas) ou nothing (desligado).
flag-play-save = Salvar o replay neste arquivo no fim da partida.
flag-play-at = Abrir uma sala neste servidor, como http://127.0.0.1:8000, e compartilhar o link.
flag-play-plain = Jogar em linhas de texto, sem ocupar o terminal inteiro.
flag-rules-as-json = Escrever o resultado em JSON, para programas.
flag-rules-sources = Mostrar ao lado de cada regra as frases do livreto impresso.
flag-rules-tag = Testar em uma pequena posição a regra com esta marca.
flag-replay-turn = Mostrar a mesa após este turno; 0 é a distribuição.
flag-replay-seat = Ver deste lugar (1, 2… ou um nome), sem as cartas dele.
flag-replay-as-json = Escrever o resultado em JSON, para programas.
flag-replay-clues = Mostrar o que cada dica quer dizer, pelas regras e pelas convenções.
flag-replay-export = Escrever a partida em outro formato: live (hanab.live), link (para o hanab.live) ou replay.
flag-replay-plain = Mostrar em linhas de texto, sem ocupar o terminal inteiro.
flag-verify-as-json = Escrever o resultado em JSON, para programas.
flag-serve-host = O endereço em que o servidor escuta; o padrão é 127.0.0.1, que só este computador alcança.
flag-serve-port = A porta em que o servidor escuta; o padrão é 8000; 0 usa qualquer uma livre.
flag-serve-database = Onde ficam salas e partidas: sqlite:///FILE ou postgresql://…; o padrão é um arquivo SQLite na sua pasta pessoal.
flag-serve-redis = O servidor Redis que liga vários servidores com as mesmas salas.
flag-serve-workers = Número de processos do servidor; o padrão é 1.
flag-serve-address = O endereço do servidor visto de fora, como https://hanabi.example.
flag-serve-database-wait = Quantos segundos esperar por um banco de dados que ainda não responde; o padrão é 30.
flag-backup-database = O banco de dados a copiar; o padrão é o de “hanabi serve”.
flag-backup-keep = Quantos backups manter na pasta (os mais novos); por padrão, todos.
flag-restore-database = O banco de dados vazio a preencher; o padrão é o de “hanabi serve”.
flag-admin-list-limit = Quantas salas listar; o padrão é 50.
flag-admin-list-database = O banco de dados do servidor; o padrão é o de “hanabi serve”.
flag-admin-list-as-json = Escrever o resultado em JSON, para programas.
flag-admin-show-database = O banco de dados do servidor; o padrão é o de “hanabi serve”.
flag-admin-show-as-json = Escrever o resultado em JSON, para programas.
flag-admin-close-yes = Não perguntar antes.
flag-admin-close-database = O banco de dados do servidor; o padrão é o de “hanabi serve”.
flag-admin-close-as-json = Escrever o resultado em JSON, para programas.
flag-admin-delete-yes = Não perguntar antes.
flag-admin-delete-database = O banco de dados do servidor; o padrão é o de “hanabi serve”.
flag-admin-delete-as-json = Escrever o resultado em JSON, para programas.
flag-admin-end-yes = Não perguntar antes.
flag-admin-end-database = O banco de dados do servidor; o padrão é o de “hanabi serve”.
flag-admin-end-as-json = Escrever o resultado em JSON, para programas.
flag-admin-erase-yes = Não perguntar antes.
flag-admin-erase-database = O banco de dados do servidor; o padrão é o de “hanabi serve”.
flag-admin-erase-as-json = Escrever o resultado em JSON, para programas.
flag-admin-ban-reason = O motivo, para a lista de bloqueios; os bloqueados não o veem.
flag-admin-ban-hours = Por quantas horas; por padrão, para sempre.
flag-admin-ban-database = O banco de dados do servidor; o padrão é o de “hanabi serve”.
flag-admin-ban-as-json = Escrever o resultado em JSON, para programas.
flag-admin-unban-database = O banco de dados do servidor; o padrão é o de “hanabi serve”.
flag-admin-unban-as-json = Escrever o resultado em JSON, para programas.
flag-admin-bans-database = O banco de dados do servidor; o padrão é o de “hanabi serve”.
flag-admin-bans-as-json = Escrever o resultado em JSON, para programas.
flag-admin-rotate-key-forget = Esquecer todas as chaves antigas: todos são desconectados.
flag-admin-rotate-key-yes = Não perguntar antes.
flag-admin-rotate-key-database = O banco de dados do servidor; o padrão é o de “hanabi serve”.
flag-admin-rotate-key-as-json = Escrever o resultado em JSON, para programas.
flag-bench-players = Quantos jogam: números de 2 a 5 separados por vírgulas; o padrão é 2,5.
flag-bench-seconds = Quantos segundos medir, mais ou menos, depois de tudo pronto; o padrão é 30.
flag-bench-batch = Quantas partidas avançam juntas; o padrão é 262144 em um processador e 1048576 em uma placa de vídeo.
flag-bench-device = Onde jogar: cpu ou cuda; por padrão, em tudo o que houver.
flag-bench-peers = Medir também os outros motores instalados, ou só o nosso.
flag-bench-plot = Desenhar um gráfico neste arquivo SVG.
flag-bench-as-json = Escrever o resultado em JSON, para programas.
bench-players = { $players } jogadores
bench-number = { $number }
bench-what = Interface
bench-device = Dispositivo
bench-batch = Partidas simultâneas
bench-moves = Lances por segundo
bench-observed = Com observações
bench-blind = { $players } jogadores, lances por segundo
bench-seen = { $players } jogadores, lances por segundo com observações
bench-chart = Lances por segundo de motores de Hanabi, em escala logarítmica
bench-how-to-read = Medianas de { $rounds } rodadas em que os motores se revezam. As barras estão em escala logarítmica; a ponta clara vai da rodada mais lenta à mais rápida.
kernel-compiling = Compilando: leva cerca de um minuto, só na primeira vez…
bench-compiling = Carregando o motor. Na primeira vez, ele é compilado, o que leva cerca de um minuto.
bench-preparing = Preparação
bench-measuring = Medição
bench-interpreted = O nosso motor não está compilado aqui, porque o Numba não está instalado ou está desligado: ele é interpretado, e muito mais lento. Para instalar o Numba: pip install 'hanabi[fast]'
bench-alone = Nenhum outro motor está instalado aqui: só o nosso é medido.
bench-absent = Não dá para medir { $what } aqui: { $why }

## The server

serving = O Hanabi está no ar em { $address }. Ctrl-C encerra o servidor; as partidas continuam quando você o iniciar de novo.
page-not-built = A página não está construída, então este servidor só responde a programas. Para construí-la, execute “make web” no código-fonte.
waiting-for-database = { $why } Esperando por até { $seconds ->
    [1] 1 segundo
   *[other] { $seconds } segundos
 }.
admin-no-rooms = Não há salas.
admin-no-bans = Nenhum endereço está bloqueado.
admin-room = Sala { $room }, { $ruleset }: { $state }.
admin-room-times = Aberta em { $opened }, usada pela última vez em { $used }.
admin-room-log = No log, ela aparece como { $fingerprint }.
admin-strangers = Conectados sem nome: { $addresses }
admin-state = { $state ->
    [running] partida em andamento
    [closed] fechada
   *[open] aberta
 }
admin-column-room = SALA
admin-column-used = ÚLTIMO USO
admin-column-connected = CONECTADOS
admin-column-games = PARTIDAS
admin-column-state = ESTADO
admin-column-name = NOME
admin-column-seat = LUGAR
admin-column-person = PESSOA
admin-column-addresses = CONECTADO DE
admin-column-game = PARTIDA
admin-column-began = INÍCIO
admin-column-ended = FIM
admin-column-result = RESULTADO
admin-column-score = PONTOS
admin-column-network = REDE
admin-column-since = DESDE
admin-column-until = ATÉ
admin-column-reason = MOTIVO
admin-confirm-close = Fechar a sala { $room } e remover todos? [s/N]
admin-confirm-delete = Apagar para sempre a sala { $room } com todas as partidas? [s/N]
admin-confirm-end = Encerrar a partida da sala { $room }? Ela vai valer 0 pontos. [s/N]
admin-confirm-erase = Apagar para sempre os nomes e as falas de { $person } em toda parte? [s/N]
admin-confirm-forget = Esquecer todas as chaves antigas? Todos perderão o lugar e as partidas. [s/N]
admin-closed = A sala { $room } está fechada.
admin-deleted = A sala { $room } foi apagada.
admin-ended = A partida da sala { $room } terminou.
admin-erased = Os dados dessa pessoa foram apagados; salas alteradas: { $rooms }, partidas alteradas: { $games }.
admin-banned = Ninguém mais pode se conectar de { $network }.
admin-unbanned = As conexões de { $network } voltam a ser aceitas.
admin-rotated = Os cookies são assinados com uma chave nova; os servidores em funcionamento passam a usá-la em até um minuto. Chaves válidas: { $keys }.
admin-unconfirmed = Servidores em funcionamento que ainda não confirmaram: { $missing } de { $servers }. A confirmação vem assim que lerem de novo o banco de dados.
room-opened = A sala está aberta. Compartilhe este link: { $link }
backed-up = Tudo foi copiado para { $file }.
restored = Tudo o que havia em { $file } foi restaurado.

## What is refused: rooms and servers

error-no-such-room = Essa sala não existe. Confira o link ou abra uma sala nova.
error-no-such-moment = Não dá para continuar a partida a partir desse momento: ela já tinha acabado ou nem chegou até ele.
error-other-rules = As regras ou o número de jogadores não são os da partida que você quer continuar.
error-no-such-game = Essa partida não existe. Confira o link.
error-no-such-code = Esse código está errado, já foi usado ou expirou. Peça outro no seu outro aparelho.
error-not-found = Não há nada neste endereço.
error-wrong-method = Este endereço não aceita esse tipo de pedido.
error-bad-request = O servidor não entendeu o pedido.
error-malformed = A mensagem não segue o protocolo neste ponto: { $where }.
error-not-text = As mensagens devem ser texto, não dados binários.
error-message-too-large = A mensagem é grande demais: no máximo { $most } bytes.
error-body-too-large = O pedido é grande demais: no máximo { $most } bytes.
error-not-json-body = O pedido deve ser JSON.
error-foreign-origin = O pedido vem de outro site e por isso não foi atendido.
error-unknown-host = Este servidor não reconhece { $address } como endereço seu. Quem o administra pode iniciá-lo com --address { $address }
error-request-timeout = O resto do pedido não chegou a tempo. Tente de novo.
error-headers-too-large = O endereço ou os cabeçalhos do pedido são grandes demais. Apague os cookies deste site e tente de novo.
error-too-many-requests = Pedidos demais em pouco tempo. Espere um minuto e tente de novo.
error-too-many-connections = Conexões demais a partir do seu endereço. Feche algumas e tente de novo.
error-too-busy = A sala está movimentada demais agora. Tente de novo.
error-internal = Algo deu errado no servidor. Nada mudou; tente de novo.
error-storage-unavailable = O servidor não consegue salvar nada agora. Seu pedido será enviado de novo automaticamente.
error-storage-refused = O banco de dados recusou a alteração, por isso nada mudou. Por favor, relate o problema.
error-unknown-person = O servidor não conhece mais você. Conecte-se de novo.
error-database-url = Isto não é o endereço de um banco de dados: { $url }. O formato é sqlite:///FILE ou postgresql://…
error-database-unreachable = Nada responde em { $host }, porta { $port }. Confira o host e a porta no endereço do banco de dados e se o PostgreSQL está rodando.
error-database-unknown-host = O host { $host } do banco de dados não foi encontrado. Confira o nome dele no endereço do banco de dados.
error-database-silent = O banco de dados em { $host }, porta { $port }, não responde a tempo. Confira se ele está sobrecarregado e se há um firewall no caminho.
error-database-not-postgresql = O que responde em { $host }, porta { $port }, não é PostgreSQL. Confira a porta no endereço do banco de dados.
error-database-tls = Não foi possível estabelecer uma conexão criptografada com o banco de dados em { $host }, porta { $port }. Confira o certificado e “ssl” no endereço do banco de dados.
error-database-wrong-password = O PostgreSQL recusa o usuário “{ $user }”: a senha está errada ou não foi informada, ou esse usuário não existe. Confira HANABI_DATABASE_PASSWORD ou o endereço do banco de dados.
error-database-role-refused = O PostgreSQL não deixa o usuário “{ $user }” entrar: ele não existe, ou o pg_hba.conf não o admite a partir desta máquina.
error-database-unknown-name = O PostgreSQL não tem um banco de dados chamado “{ $name }”. Crie-o com “createdb” ou corrija o endereço do banco de dados.
error-database-no-rights = O usuário “{ $user }” não pode criar tabelas no banco de dados “{ $name }”. Torne-o dono do banco de dados.
error-database-starting = O banco de dados em { $host }, porta { $port }, está iniciando ou parando agora. Tente de novo daqui a pouco.
error-database-overcrowded = O banco de dados em { $host }, porta { $port }, não aceita mais conexões. Aumente o max_connections dele ou inicie menos servidores.
error-database-not-sqlite = { $file } não é um banco de dados SQLite. O arquivo não foi alterado; indique outro.
error-database-corrupt = O banco de dados { $name } está danificado. Restaure o último backup em um banco de dados novo com “hanabi restore”.
error-database-file-denied = O arquivo { $file } não pode ser aberto como banco de dados para leitura e escrita. Confira o dono e as permissões dele.
error-database-folder-denied = O banco de dados não pode ficar em { $folder }: a pasta não pode ser criada ou não aceita escrita. Confira o dono e as permissões dela.
error-database-locked = Outro programa mantém o banco de dados { $name } bloqueado. Encerre-o e tente de novo.
error-database-disk-full = Não há mais espaço para o banco de dados { $name }. Libere um pouco e tente de novo.
error-database-disk-failed = O sistema não consegue ler ou gravar o banco de dados { $name }. Confira o disco e o log do sistema.
error-database-failed = O banco de dados { $name } não pode ser usado ({ $error }). O log dele diz mais.
error-database-missing = Não existe banco de dados em { $url }.
error-database-too-new = O banco de dados é de uma versão mais nova do Hanabi. Instale essa versão.
error-database-too-old = O banco de dados é de uma versão mais antiga do Hanabi. Inicie “hanabi serve” uma vez para atualizá-lo.
error-database-not-empty = O banco de dados já tem salas, por isso o backup não foi restaurado.
error-not-a-backup = { $file } não é um backup do Hanabi.
error-backup-too-old = { $file } é de uma versão mais antiga do Hanabi. Restaure-o com aquela versão e depois inicie “hanabi serve” com esta.
error-port-unavailable = O servidor não consegue escutar em { $host }, porta { $port }: { $why }. Escolha outra porta com --port, ou outro endereço desta máquina com --host.
error-bad-address = Isto não é o endereço de um site: { $address }. O formato é https://hanabi.example
error-address-below-root = A página precisa ficar na raiz de um host, não abaixo de um caminho: { $address }. Dê a ela um nome de host próprio e use { $root }
error-redis-url = Isto não é o endereço de um Redis: { $url }. O formato é redis://HOST:6379/0
error-bad-setting = { $name } não pode ser “{ $value }”.
error-unknown-setting = Não existe a configuração { $name }.
error-setting-twice = { $name } e { $other } estão definidos ao mesmo tempo. Defina só um dos dois.
error-setting-file = O arquivo { $file }, indicado por { $name }, não pode ser lido ou está vazio.
error-no-name = Antes, digite um nome, para que os outros saibam quem você é.
error-name-empty = Um nome precisa de pelo menos uma letra.
error-name-unprintable = O nome tem caracteres que não podem ser mostrados. Escolha outro.
error-name-taken = Alguém nesta sala já se chama { $name } ou tem um nome parecido demais. Escolha outro.
error-room-crowded = A sala está cheia: no máximo { $most } pessoas.
error-room-full = Todos os lugares estão ocupados.
error-room-worn-out = Aconteceu tanta coisa nesta sala que ela não aceita mais nada. Abra outra.
error-seat-taken = O lugar { $number } está ocupado.
error-not-host = Só o anfitrião da sala pode fazer isso.
error-host-stays = O anfitrião não pode ser removido. Antes, passe a sala para outra pessoa.
error-seated-stay = Um anfitrião interino não pode remover quem tem lugar à mesa. Só o dono da sala pode.
error-not-removed = Ninguém com o número { $member } foi removido desta sala.
error-host-present = O anfitrião está aqui. Só dá para votar em outro anfitrião enquanto ele estiver fora.
error-host-away-briefly = O anfitrião saiu há muito pouco tempo. Vocês poderão votar daqui a { $seconds ->
    [1] 1 segundo
   *[other] { $seconds } segundos
 }.
error-candidate-absent = Um anfitrião interino precisa estar presente e ter lugar à mesa.
error-room-locked = Esta sala está trancada: ninguém novo pode entrar. Peça ao anfitrião para abri-la.
error-room-invited = Só se entra nesta sala com convite. Peça ao anfitrião um link de convite.
error-strangers-worn-out = Quem não tem lugar já usou todas as mensagens a que tinha direito nesta sala. Ocupe um lugar para conversar.
error-too-many-names = Muitas pessoas novas entraram pela sua rede. Tente de novo em um minuto.
error-too-many-changes = Você trocou de lugar ou mudou os ajustes vezes demais. Espere um minuto e tente de novo.
error-not-voted = Você não tem nenhum voto para retirar.
error-too-many-bot-games = Você começou muitas partidas só de bots. Espere um minuto antes da próxima.
error-delay-range = O atraso de quem assiste é de no máximo { $most ->
    [1] 1 lance
   *[other] { $most } lances
 }.
error-game-running = Há uma partida em andamento. Espere até ela terminar.
error-no-game = Não há nenhuma partida em andamento.
error-free-seats = { $seats ->
    [1] Ainda há um lugar livre. Ponha um bot nele ou espere alguém.
   *[other] Ainda há { $seats } lugares livres. Ponha bots neles ou espere alguém.
 }
error-not-seated = Você não tem lugar nesta mesa.
error-no-such-member = Ninguém nesta sala tem o número { $member }.
error-not-a-bots-seat = Não há nenhum bot nesse lugar.
error-not-a-persons-seat = Não há nenhuma pessoa nesse lugar.
error-player-present = Essa pessoa está aqui ou acabou de sair. Um bot só substitui quem está fora há algum tempo.
error-no-shuffle = Nenhum embaralhamento espera um número seu.
error-wrong-entropy = Esse não é o número com que você se comprometeu. Envie aquele cujo hash você enviou antes.
error-shuffling = O baralho da próxima partida já está sendo embaralhado.
error-no-stand-in = Nesse lugar não há bot substituto.
error-stand-in-plays = Um bot está jogando por você. Antes, retome seu lugar.
error-too-many-sitting = Já há { $sitting } jogadores sentados: { $seats } lugares não bastam.
error-clock-range = O tempo por turno vai de { $least } a { $most } segundos.
error-ruleset-too-long = O nome das regras é longo demais.
error-text-empty = A mensagem está vazia.
error-text-too-long = O texto é longo demais: no máximo { $most } caracteres.
error-no-talk-now = Nesta sala, não se conversa durante uma partida.
error-remarks-only = Nesta sala, durante uma partida, só valem as frases prontas.
error-watchers-are-silent = Quem assiste não pode falar durante uma partida.
error-not-your-cards = Essas não são as cartas da sua mão.
error-no-such-card = Essa carta ainda não existe.
error-not-a-players-action = Só a sala pode fazer isso.
error-stale = A partida avançou nesse meio-tempo. Olhe a mesa de novo.
error-removed = O anfitrião removeu você desta sala.
error-signed-out = Você encerrou a sessão em outro aparelho.
error-talk-too-often = Você está mandando mensagens rápido demais. Espere um momento e tente de novo.
error-flood = Mensagens demais em pouco tempo. A conexão foi fechada.
error-nonsense = Muitas mensagens sem sentido. A conexão foi fechada.
error-too-many-guests = Já há gente demais nesta sala. Tente de novo mais tarde.
error-room-closed = A sala acabou de ser fechada. Reconectando…
error-room-shut = Quem administra este servidor fechou esta sala. Abra outra.
error-room-deleted = Quem administra este servidor apagou esta sala.
error-erased = Quem administra este servidor apagou os seus dados. Recarregue a página para voltar como outra pessoa.
error-banned = Quem administra este servidor não aceita conexões do seu endereço.
error-already-closed = A sala { $room } já está fechada.
error-no-such-person = Não há nada guardado sobre a pessoa { $person }. “hanabi admin show” mostra as pessoas de uma sala.
error-bad-network = Isto não é um endereço nem uma rede: { $network }. O formato é 203.0.113.7, 203.0.113.0/24 ou 2001:db8::/64
error-ban-too-wide = A rede { $network } é ampla demais para ser bloqueada: é preciso pelo menos /{ $bits }.
error-not-banned = Não há nenhum bloqueio de { $network }. “hanabi admin bans” mostra os que há.
error-key-in-environment = As chaves vêm de HANABI_SECRET, não do banco de dados. Escreva ali uma chave nova antes da antiga, separadas por vírgula, e reinicie o servidor.
error-slow = A conexão é lenta demais para acompanhar. Reconectando…

## Remarks, as everybody reads them in their own language

remark-hello = Oi!
remark-know-nothing = Ainda não sei nada da minha mão.
remark-remember-yours = Você lembra o que tem na mão?
remark-let-me-think = Um momento, estou pensando.
remark-take-your-time = Sem pressa.
remark-back-soon = Já volto.
remark-i-am-back = Voltei.
remark-well-played = Boa jogada!
remark-never-mind = Não tem problema.
remark-sorry = Desculpa!
remark-thanks = Valeu!
remark-goodbye = Tchau!

## What is refused: command lines

error-usage-no-such-command = Não existe o comando “{ $word }”. Os comandos são { $commands }.
error-usage-no-such-option = Aqui não existe a opção { $option }.
error-usage-missing = Falta { $what }.
error-usage-confirm = Isto não pode ser desfeito. Acrescente { $option } para confirmar.
error-usage-keep-folder = { $option } exige uma pasta, mas { $file } não é uma.
error-usage-not-a-number = { $option } pede um número inteiro.
error-usage-bad-value = { $option } aceita um destes valores: { $choices }; “{ $value }” não serve.
error-usage-option-value = { $option } não se usa assim.
error-usage-too-many-words = Há mais palavras do que este comando aceita.
error-usage-diff = Indique os dois conjuntos de regras a comparar: hanabi rules diff fr pl
error-usage-sources = Indique o conjunto de regras cujas fontes você quer ver: hanabi rules fr --sources
error-usage-try = Indique o conjunto de regras do qual quer testar uma: hanabi rules fr --try B5
error-usage-commitment = COMMITMENT pede de { $least } a { $most } dígitos hexadecimais (0 a 9, “a” a “f”).
error-usage-seats = { $option } pede números de 2 a 5 separados por vírgulas, como 2,5; “{ $value }” não serve.
error-usage-not-svg = { $option } desenha um arquivo SVG: o nome precisa terminar em .svg; “{ $value }” não serve.
error-usage-does-not-apply = { $option } não tem efeito com { $other }. Retire essa opção.
error-usage-help = “{ $command } --help” mostra como se usa.
error-usage-language = O idioma “{ $language }” não está disponível. Escolha um destes: { $known }.
error-usage-language-variable = O idioma “{ $language }”, indicado em HANABI_LANGUAGE, não está disponível. Escolha um destes: { $known }.
did-you-mean = Você quis dizer “{ $word }”?
error-system = Erro do sistema: { $what }.
error-missing-extra = { $extra ->
    [client] Uma sala de um servidor precisa de mais pacotes.
    [tui] A tela cheia precisa de mais pacotes.
    [server] Um servidor precisa de mais pacotes.
    [fast] Os bots compilados e o motor rápido precisam de mais pacotes.
    [envs] Os ambientes de pesquisa precisam de mais pacotes.
    [learn] O treino precisa de mais pacotes.
    [cluster] Um cluster precisa de mais pacotes.
   *[other] Isto precisa de mais pacotes.
 } Para instalá-los: pip install 'hanabi[{ $extra }]'
error-unworded = Isso foi recusado ({ $code }).
error-unexpected = Algo deu errado dentro do Hanabi ({ $what }). Por favor, relate o problema e o que você fez.

## What is refused: many games at once

error-not-an-integer = { $option } pede um número inteiro, não { $value }.
error-not-in-range = { $option } aceita de { $least } a { $most }; { $value } não serve.
error-not-a-ruleset = { $value } não é um conjunto de regras: indique um ou o nome dele, por exemplo fr+black-powder.
error-no-such-device = Não existe o dispositivo “{ $device }”. As partidas rodam em cpu ou cuda.
error-other-device = As partidas estão em { $games } e as ações em { $given }: leve as ações antes para { $games }.
error-no-cuda = Aqui não dá para jogar em uma placa de vídeo. O que falta: { $missing }.
error-too-many-games = Falta memória para { $count } partidas de uma vez.
error-wrong-shape = Cada partida pede uma ação: um array de forma { $expected }, não { $shape }.
error-wrong-type = As ações são números inteiros, não { $type }.
error-other-game = Estas partidas não são de { $rules } com { $players } jogadores: têm outras regras ou outro número de jogadores.
error-no-number = Só as ações dos jogadores têm número; esta é da sala.
error-no-such-action = A ação { $action } não é possível agora.
error-illegal-actions = { $count ->
    [1] Em uma partida, a ação { $action } não era possível: a partida { $game }. Ela está como estava; todas as outras avançaram.
   *[other] Em { $count } partidas, a ação não era possível; a primeira foi { $action }, na partida { $game }. Elas estão como estavam; todas as outras avançaram.
 }
error-no-seat = Só se completa o que um jogador vê: quem assiste já vê todas as mãos.
error-nothing-fits = Nenhuma mão combina com as dicas que este jogador recebeu e com o que ele vê.
error-other-hand = A mão precisa de { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
 }; o baralho, de { $deck }; a pilha de fichas de bônus, de { $tiles }.
error-seen-only = Isto é só o que um jogador vê de uma partida. Complete-a antes: “imagine” faz isso ao acaso; “deal”, como você disser.

## What is refused: files

error-file-not-found = Não existe o arquivo { $file }.
error-file-is-folder = { $file } é uma pasta, não um arquivo.
error-file-forbidden = Sem permissão para abrir { $file }.
error-file-unreadable = Não é possível ler { $file }.
error-file-not-text = { $file } não é um arquivo de texto em UTF-8; logo, não é um replay.
error-file-too-large = O arquivo passa de { $most } bytes; nenhum replay é tão grande.
error-file-exists = { $file } já existe. Escolha outro nome.
error-file-unwritable = Não é possível gravar { $file }.
error-not-json = O arquivo não é um JSON completo; logo, não é um replay.
error-not-a-replay = O arquivo é JSON, mas não é um replay deste jogo nem do hanab.live.
error-no-games = Não há partidas em { $file }.
error-several-games = { $file } tem várias partidas, e aqui é preciso uma só.
error-site-unreachable = Não foi possível acessar o hanab.live ({ $what }). Abra { $address } no navegador, salve a página como arquivo e use esse arquivo.
error-game-elsewhere = A partida não está neste link. Abra { $address }, salve a página como arquivo e use esse arquivo.
error-bad-link = O link não está completo. Copie o link inteiro do hanab.live, de “https” até o fim.
error-unknown-version = O replay é da versão { $version }; este programa lê a versão { $known }.
error-bad-field = O campo “{ $field }” do replay { $value ->
    [null] está ausente.
   *[other] é inválido: { $value }
 }
error-no-proof = O replay não traz prova da distribuição: só as partidas jogadas em um servidor têm uma.
error-bad-player-name = O nome de quem joga deve ter de 1 a { $most } caracteres imprimíveis.
error-bad-ruleset = Não é possível ler as regras do replay ({ $field }).
error-unknown-variant = A variante “{ $variant }” do hanab.live não existe aqui.
error-unplayed-option = No turno { $turn }, a partida usa a opção “{ $option }” do hanab.live, que não existe aqui.
error-no-counterpart = O hanab.live não tem nada como { $what ->
    [suits] os fogos de artifício
    [tokens] o número de dicas
    [strikes] o número de penalidades
    [hand] o número de cartas na mão
    [flamboyant-fives] as fichas de bônus
   *[synchronised-show] os anúncios
 } desta partida, que por isso não pode ser exportada para lá.
error-no-such-turn = Não existe o turno { $turn }: o replay tem { $turns ->
    [1] 1 turno
   *[other] { $turns } turnos
 }.
error-illegal-move = No turno { $turn }, { $player ->
    [unknown] o lugar { $number }
   *[other] { $player }
 } { $kind ->
    [p] joga uma carta
    [d] descarta uma carta
    [c] dá uma dica
    [x] usa uma ficha de bônus
   *[s] interrompe a partida
 } contra as regras. { $why }
error-seat-unknown = Não existe o lugar “{ $seat }”. À mesa: { $players }.

## What is refused: rulesets

error-unknown-edition = { $edition ->
    [en] Aqui não há uma caixa inglesa. As caixas inglesas seguem as regras básicas: jogue com fr, ou com fr+avalanche e as cartas multicoloridas.
   *[other] Não existe a caixa “{ $edition }”. As caixas são { $known }.
 }
error-edition-taken = O pacote { $source } traz uma caixa “{ $edition }”, mas esse nome já está em uso; a caixa dele fica de fora.
error-edition-too-new = A caixa “{ $edition }” ({ $source }) precisa do Hanabi { $needs } ou mais novo; esta versão é a { $version }.
error-broken-edition = A caixa “{ $edition }” ({ $source }) não pode ser usada: { $what }
error-unknown-option = “{ $option }” não é uma opção. “{ $edition }” aceita: { $offered }.
error-nothing-to-try = Com { $ruleset }, não há posição para testar “{ $tag }”.{ $offered ->
    [none] {""}
   *[other] {" "}Escolha uma destas: { $offered }.
 }
error-not-in-box = “{ $edition }” não oferece “{ $option }”. Oferece: { $offered }.{ $edition ->
    [custom] {""}
   *[other] {" "}Com “custom”, vale tudo.
 }
error-option-twice = “{ $option }” aparece duas vezes.
error-suit-twice = Só pode haver um fogo de artifício { suit }: escolha um dos tipos.
error-options-clash = { $one } e { $other } se excluem: escolha apenas uma das duas.
error-suit-order = As cores devem seguir esta ordem, uma vez cada: { $order }; e não { $suits }.
error-impossible-suit = Descrito assim, o fogo de artifício { suit } não pode ser jogado.
error-out-of-range = { $option ->
    [tokens] O número de dicas
    [strikes] O número de penalidades
    [players] O número de jogadores
    [hand] O número de cartas na mão
    [tiles] O número de fichas de bônus
    [ranks] O número de valores
   *[suits] O número de cores
 } deve ir de { $least } a { $most }; { $value } não serve.
error-not-a-number = “{ $option }” pede um número, não “{ $value }”.
error-not-a-choice-of-suits = “{ $value }” não é uma escolha de cores: indique quantas (suits=3) ou as letras, sem repetir (suits=rgb).
error-name-too-long = O nome é longo demais: no máximo { $most } caracteres.
error-fields-unreadable = Não é possível ler os campos das regras ({ $field }).
error-player-count = Esta partida é para 2 a { $most } jogadores; { $players } não serve.
error-no-deck-left = Distribuir { $dealt } cartas entre { $players } jogadores não deixa nada no baralho: a caixa só tem { $cards } cartas.
error-deck-not-the-box = O baralho não é o da caixa: tem { $cards ->
    [1] 1 carta
   *[other] { $cards } cartas
 }; deveria ter { $expected }, dos tipos certos.
error-tiles-not-the-box = As fichas de bônus não são as da caixa: há { $tiles }; deveria haver { $expected }.
error-places-not-the-box = Os embaralhamentos do replay não combinam com as fichas de bônus dele.
error-not-a-card = “{ $text }” não é uma carta. Uma carta se escreve assim: r3.
error-not-in-hand = Não há nenhum { $card } nesta mão: { $hand }.
error-seat-not-free = O lugar { $number } não está livre nesta mesa de { $players }.
error-nobody-in-seat = Ninguém ocupa o lugar { $number }, então não há a quem perguntar.
error-dealt-elsewhere = As cartas desta partida não foram distribuídas aqui, então não há replay.
error-not-an-action = “{ $text }” não é uma ação.

## What is refused: bots

error-unknown-bot = Nenhum bot se chama “{ $name }”. Os bots são { $known }.
error-bots-at-table = { $bots ->
    [1] 1 bot não completa
   *[other] { $bots } bots não completam
 } uma mesa de { $players }.
error-illegal-answer = Um bot quebrou as regras ({ $reason }), e a partida não pode continuar.
error-bot-failed = O bot “{ $bot }” falhou: { $what }

## What is refused: actions

error-game-over = A partida terminou.
error-no-such-seat = Não existe esse lugar nesta mesa.
error-not-your-turn = É a vez de outra pessoa.
error-choice-pending = Antes, é preciso fazer a escolha da ficha de bônus.
error-nothing-to-choose = Nenhuma ficha de bônus espera uma escolha.
error-must-choose = A ficha de bônus deve ser usada.
error-other-clue-wanted = A ficha de bônus dá o outro tipo de dica.
error-other-choice-wanted = A ficha de bônus pede outra coisa.
error-not-in-discards = Essa carta não está na pilha de descartes.
error-does-not-fit = Essa carta não encaixa no fogo de artifício dela.
error-card-not-in-hand = Essa carta não está na mão do jogador da vez.
error-all-tokens-available = Todas as dicas estão disponíveis, então ninguém pode descartar: jogue uma carta ou dê uma dica.
error-no-clue-token = Não resta nenhuma dica: jogue uma carta, ou descarte uma para recuperar uma dica.
error-clue-to-oneself = Ninguém dá dicas a si mesmo.
error-no-cards-to-clue = Essa mão está vazia: não há carta para a qual apontar.
error-rank-not-clued = Nesta partida, não há cartas com esse valor.
error-colour-not-clued = Nesta partida, as dicas não podem dizer essa cor.
error-empty-clue = Nesta partida, toda dica deve apontar para alguma carta.
error-no-announcements = Nesta partida, não se anuncia antes de jogar.
error-no-such-suit = Esse fogo de artifício não está na mesa.
error-more-to-score = A partida não pode parar por falta de pontos: ainda há pontos a fazer.

## Why bots do what they do

reason-random = Pura sorte.
reason-certain-play = Seja qual for, encaixa.
reason-invited-play = Uma dica apontou só para esta carta: é um convite para jogá-la.
reason-last-chance-play = Último turno: uma penalidade não custaria nada.
reason-forced-play = Nada mais era permitido.
reason-play-clue = Assim, alguém tem uma carta para jogar.
reason-save-clue = Para salvar uma carta indispensável.
reason-telling-clue = Diz muito sobre cartas que importam.
reason-waiting-clue = Por ora, melhor que qualquer descarte.
reason-safe-discard = Não vai fazer falta.
reason-oldest-discard = A carta mais antiga sem dica sai primeiro.
reason-least-missed-discard = Toda carta já tem dica; esta é a que menos deve fazer falta.
reason-rekindle = De todas as cartas que encaixavam, era a que mais fazia falta.
reason-bring-back = De toda a pilha de descartes, é a que mais abre caminho.

## The table on the screen

# Curtas: todas ficam numa linha de 80 colunas.
screen-title = Hanabi
screen-tagline = fogos de artifício com cartas que só os outros veem
screen-setup-how = Aperte Enter para jogar assim, ou mude antes o que quiser.
screen-turn = Turno { $turn }
screen-points = Pontos { $points }, no máximo { $best }
screen-tokens = Dicas { $tokens }/{ $most }
screen-strikes = Penalidades { $strikes }/{ $most }
screen-deck = Baralho { $deck }
screen-tiles = Bônus { $turned }/{ $tiles }
screen-last-round = { $left ->
    [1] Último turno!
   *[other] Faltam { $left } turnos
 }
# No máximo nove letras: ficam na borda de uma carta.
screen-card-fits = encaixa
screen-card-useless = morta
screen-card-needed = essencial
screen-memory-deduced = deduções
screen-memory-said = só as dicas
screen-memory-nothing = desligado
screen-memory-note = Lembrete: { $level }
screen-memory-off = o lembrete está desligado
screen-waiting = { $player } está pensando…
screen-waiting-away = { $time ->
    [none] Esperando { $player }, que está fora
   *[other] Esperando { $player }, fora há { $time }
 }
screen-your-turn = Sua vez: selecione uma carta para jogar ou descartar, ou dê uma dica.
screen-selected = Carta { $place }: P joga, D descarta.
screen-known = { $player }, carta { $place }: { $known }.
screen-ask-play = Jogar qual carta?
screen-ask-discard = Descartar qual carta?
screen-ask-receiver = Dica para quem?
screen-ask-value = O que dizer a { $player }?
screen-ask-try = Qual regra experimentar?
screen-ask-card = Qual carta?
screen-ask-announcement = O que anunciar com a carta { $place }?
screen-announce = Você anuncia o { suit } e joga a carta { $place }.
screen-no-announcement = nada
screen-ask-sure = { $announced ->
    [none] Jogar a carta { $place }?
   *[other] Anunciar o { suit } e jogar a carta { $place }?
 }
screen-yes = sim
screen-no = não
screen-decline = recusar
coach-action = { $kind ->
    [play] jogue a carta { $place }.
    [announce] anuncie o { suit } e jogue a carta { $place }.
    [discard] descarte a carta { $place }.
    [colour] diga “{ suit }” a { $player }.
    [rank] diga “{ $rank }” a { $player }.
    [card] escolha o { card }.
   *[decline] recuse o efeito da ficha.
 }
coach-advice = Conselho: { coach-action } { $reason }
screen-pass = Passe o teclado para { $player } e peça que aperte Enter.
screen-not-saved = Não é possível salvar esta partida no disco: não feche o terminal antes do fim.
screen-kept = A partida fica guardada: “hanabi play” oferece continuá-la.
screen-recorded = O replay foi salvo como { $file }.
screen-ask-file = Salvar o replay como
screen-ask-turn = Ir para qual turno? De 0 a { $turns }
screen-replay-where = Após o turno { $turn } de { $turns } · { $all ->
    [yes] todas as mãos à vista
   *[no] a visão de { $player }
 }
screen-resume = Uma partida ficou pela metade. Continuar?
screen-resume-where = turno { $turn }, { $points } de { $best } pontos
screen-resume-taken = Outro programa está jogando esta partida.
screen-set-aside = Não foi possível ler uma partida salva, e ela foi movida para { $file }. { $why }
screen-too-small = A mesa precisa de { $width } colunas e { $height } linhas; aqui há { $has_width } e { $has_height }. Aumente o terminal, ou aperte Q e use “hanabi play --plain”.
screen-plain-no-terminal = Aqui não há terminal onde desenhar: a partida segue em texto simples.
screen-plain-dumb = Este terminal não consegue desenhar uma mesa: a partida segue em texto simples.
screen-plain-small = O terminal tem menos de 80 colunas ou de 24 linhas; o jogo continua em linhas de texto.
screen-plain-not-installed = A tela cheia precisa de mais pacotes, por isso o jogo aparece em texto simples. Para instalá-los: pip install 'hanabi[tui]'

# Uma ou duas palavras atrás da tecla, numa linha de 80 colunas; os verbos dizem o que a tecla faz.
screen-key-play = joga
screen-key-discard = descarta
screen-key-clue = dica
screen-key-advice = conselho
screen-key-log = log
screen-key-known = info
screen-key-rules = regras
screen-key-quit = sai
screen-key-keys = ajuda
screen-key-choose = escolhe
screen-key-change = muda
screen-key-take = OK
screen-key-back = volta
screen-key-try = experimentar
screen-key-again = de novo
screen-key-scroll = rola
screen-key-go-on = continua
screen-key-on = avança
screen-key-start = início
screen-key-end = fim
screen-key-turn = turno
screen-key-seat = lugar
screen-key-leave = fecha
screen-key-begin = começa
screen-key-resume = continua
screen-key-new = nova partida
screen-key-forget = apaga
screen-key-new-deal = nova
screen-key-same-deal = mesmas cartas
screen-key-view = replay
screen-key-save = salva
screen-key-setup = ajustes

# O que está escrito nas teclas
screen-name-enter = Enter
screen-name-escape = Esc
screen-name-tab = Tab
screen-name-home = Home
screen-name-end = End
screen-name-page-down = PgDn
screen-name-page-up = PgUp
screen-name-ctrl-r = Ctrl-R
# Páginas
screen-keys-title = Teclas
screen-log-title = O que aconteceu
screen-known-title = O que cada um sabe
screen-help-select = selecionar uma das suas cartas
screen-help-play = jogar a carta
screen-help-discard = descartar a carta e recuperar uma dica
screen-help-clue = dar uma dica: escolha a pessoa, depois uma cor ou um valor
screen-help-take = aceitar o que está marcado; apressar um bot que está pensando
screen-help-back = voltar
screen-help-advice = perguntar o que faria um bot que os outros entendem, e por quê
screen-help-meaning = mostrar o que as dicas querem dizer
screen-help-known = mostrar o que cada um sabe das próprias cartas
screen-help-log = mostrar tudo o que aconteceu
screen-help-rules = mostrar as regras desta partida
screen-help-quit = sair; a partida fica guardada para continuar depois
screen-help-step = uma ação para a frente, uma para trás
screen-help-note = anotar algo na carta selecionada
screen-help-mark-card = marcar para você a carta selecionada: jogar, guardar, descartar, virada
screen-help-move = mover a carta na sua mão
screen-help-leap = dez ações para a frente, dez para trás
screen-help-edge = a distribuição, o fim
screen-help-turn = ir para um turno
screen-help-seat = ver do lugar seguinte; depois do último, todas as mãos à vista
screen-help-leave = fechar o replay
screen-help-mouse = Com o mouse: clique numa carta, num nome, numa resposta ou numa tecla.
screen-sign-needed = 3!    a última cópia de uma carta ainda necessária
screen-sign-lost = x     perdida: não resta nenhuma cópia dela ou de uma carta anterior
screen-sign-dots = R·V   o ponto fica no lugar de uma cor ou de um valor impossível
screen-sign-left = RA15  já se sabe que essa carta de outra mão é vermelha ou amarela, e 1 ou 5
screen-sign-minus = 4-RA  é um 4, nem vermelho nem amarelo: depois do menos, o que a carta não é
screen-sign-brackets = [R3]  a dica apontaria para esta carta

# Preparar uma partida: rótulos de até 13 letras, valores de até 18.
screen-language-name = português (Brasil)
screen-row-language = Idioma
screen-row-edition = Regras
screen-row-tokens = Dicas
screen-row-strikes = Penalidades
screen-row-hand = Mão
screen-row-suits = Cores
screen-row-ranks = Valores
screen-row-players = Jogadores
screen-row-seat = Lugar { $number }
screen-row-first = Começa
screen-row-memory = Lembrete
screen-row-confirm = Confirmar
screen-edition-given = as indicadas
# No máximo 34 letras.
screen-option-avalanche = Avalanche de cores
screen-option-avalanche-own = Avalanche: cor própria
screen-option-avalanche-own-5 = Avalanche: cinco cartas
screen-option-avalanche-every = Avalanche: toda cor
screen-option-black-powder = Pólvora negra
screen-option-black-powder-floor-0 = Pólvora negra: nunca abaixo de 0
screen-option-flamboyant-fives = Cincos flamejantes
screen-option-flamboyant-fives-common = Cincos flamejantes: como nas outras
screen-option-bonus-tiles = Bônus: qualquer fogo de artifício
screen-option-no-declining = Bônus: sem recusa
screen-option-no-empty-free-clues = Dicas grátis: nunca vazias
screen-option-may-waste = Bônus: com recusa
screen-option-all-or-nothing = Ramalhete final
screen-option-all-or-nothing-no-skips = Ramalhete final, sem pular a vez
screen-option-synchronised-show = Coreografia ensaiada
screen-option-no-empty-clues = Sem dicas vazias
screen-seat-person = pessoa
screen-seat-beginner = iniciante
screen-seat-random = aleatório
screen-usual = padrão
screen-chance = por sorteio
screen-about-language = O idioma do jogo.
screen-about-edition = A caixa cujas regras valem. Ctrl-R mostra as regras dela.
screen-about-tokens = Quantas dicas estão disponíveis no começo.
screen-about-strikes = Com quantas penalidades se perde a partida.
screen-about-hand = Quantas cartas há em cada mão; o padrão depende do número de jogadores.
screen-about-suits = As cores em jogo: ← e → mudam o número delas; uma letra tira ou põe uma cor.
screen-about-ranks = Quantos valores cada cor tem, a partir do 1.
screen-about-players = Quantos lugares há à mesa.
screen-about-seat = Quem se senta aqui: uma pessoa ou um bot. Digite para mudar o nome. Entre várias pessoas, o teclado passa de mão em mão.
screen-about-first = Quem joga primeiro.
screen-about-memory-deduced = A tela mostra tudo o que as dicas e a contagem revelam de uma carta.
screen-about-memory-said = A tela mostra quais dicas apontaram para uma carta; o resto é com vocês.
screen-about-memory-nothing = Vocês guardam tudo de cabeça, como numa mesa de verdade.
screen-about-confirm = Pedir confirmação antes de jogar uma carta.

## A room on a server, in the terminal

error-link-unreadable = “{ $link }” não é o link de uma sala. O formato é https://example.org/r/SALA.
error-link-without-room = “{ $link }” não indica nenhuma sala. O link de uma sala termina em /r/SALA.
error-no-such-host = O servidor { $host } não existe, ou esta máquina está sem conexão com a internet.
error-server-unreachable = Ninguém responde em { $server }: o servidor não está rodando, ou algo bloqueia a conexão.
error-server-silent = { $server } demora demais para responder. Tente de novo mais tarde.
error-certificate-refused = { $server } não consegue provar quem é (o certificado não é válido), por isso nada foi enviado.
error-no-hanabi-server = { $server } responde, mas não é um servidor de Hanabi.
error-server-forbids = { $server } não deixa ninguém entrar por este endereço. Use o link exatamente como você o recebeu.
error-server-protocol = O servidor fala o protocolo { $protocol } e este programa, o { $known }. Atualize o mais antigo dos dois.
error-no-advice = Nesta sala não há conselhos, porque o lembrete não mostra tudo.
error-remark-wanted = Durante esta partida só há frases prontas: “fala” mostra a lista, “fala 4” diz a quarta.
error-removed-unknown = Ninguém chamado “{ $name }” foi removido. Removidos: { $players ->
    [none] ninguém.
   *[other] { $players }.
 }
error-removed-several = Várias pessoas foram removidas: { $players }. Diga quem, como em “readmite Ben”.
error-door-unknown = Não existe a porta “{ $door }”. Escreva “porta aberta”, “porta convite” ou “porta fechada”.
screen-room-title = Sala { $room }
screen-room-rules = Regras: { $rules }
screen-manners-strict = Sem conversa durante a partida
screen-manners-remarks = Só frases prontas na partida
screen-manners-open = Conversa livre
screen-room-watch = { $view ->
    [public] Quem assiste vê a mesa, mas nenhuma mão
    [seat] Quem assiste vê o que o lugar { $seat } vê
    [open] Quem assiste vê todas as mãos
   *[nothing] Quem assiste não vê nada até o fim
 }
screen-room-watch-late = { $actions ->
    [1] , com 1 lance de atraso
   *[other] , com { $actions } lances de atraso
 }
notice-handed-over = { $by } passou a sala para { notice-whom }.
notice-took-over = Por votação de quem está presente, { notice-whom } assume a sala por enquanto.
notice-host-returned = A sala volta para { notice-whom }, que está aqui de novo.
notice-removed = { $by } removeu { notice-whom } da sala.
notice-readmitted = { $by } deixou { notice-whom } voltar.
notice-door-set = { $door ->
    [invited] { $by } limitou a sala a quem tem convite.
    [locked] { $by } trancou a sala.
   *[open] { $by } abriu a sala a todos que têm o link.
 }
notice-stood-in = { $by } deixou o bot “{ $bot }” jogar no lugar de { notice-whom }.
notice-given-back = O lugar voltou para { notice-whom }.
notice-host = O anfitrião
notice-whom = { $whom ->
    [none] um convidado
   *[other] { $whom }
 }
notice-whom-first = { $whom ->
    [none] Um convidado
   *[other] { $whom }
 }
screen-room-clock = { $time } por turno; depois, { $then ->
    [stop] a partida termina
   *[beginner] um bot iniciante joga
 }
screen-room-hours = { $hours ->
    [1] 1 hora
   *[other] { $hours } horas
 }
screen-room-days = { $days ->
    [1] 1 dia
   *[other] { $days } dias
 }
screen-room-free = livre
screen-room-bot = bot: { $bot }
screen-room-you = você
screen-room-host = anfitrião
screen-room-away = fora
screen-room-votes = quer encerrar a partida
screen-room-stand-in = substituto: { $bot }
screen-room-standing = Sem lugar: { $names }
screen-room-line = { $name }: { $text }
screen-room-people = Lugares
screen-room-terms = Ajustes
screen-room-talk = Conversa
screen-room-choose = Ocupe um lugar livre, ou fique e assista.
screen-room-fill = { $host ->
    [yes] Espere outras pessoas se sentarem, ou ponha bots nos lugares livres. Depois, comece a partida.
   *[no] Esperando outras pessoas se sentarem; o anfitrião pode pôr bots nos lugares livres.
 }
screen-room-ready = Todos os lugares estão ocupados: comece a partida.
screen-room-wait = Todos os lugares estão ocupados. Falta { $host } começar a partida.
screen-room-running = { $sees ->
    [yes] Há uma partida em andamento.
   *[no] Há uma partida em andamento. Você verá a mesa quando ela terminar.
 }
screen-room-voted = { $count ->
    [1] { $names } quer encerrar a partida.
   *[other] { $names } querem encerrar a partida.
 }
screen-room-ask-name = Qual é o seu nome aqui? Enter para { $default }>
screen-room-name = Qual é o seu nome aqui?
screen-room-ask-text = O que você quer dizer?
screen-room-ask-remark = Qual frase?
screen-room-ask-vote = Votar pelo fim da partida? Mais da metade dos jogadores precisa concordar; uma partida encerrada assim vale 0 pontos.
screen-room-ask-vote-back = Retirar seu voto e continuar jogando?
screen-room-ask-remove = Remover { $player } da sala? Depois, você pode deixar a pessoa voltar.
screen-room-ask-rules = Com quais regras? Por exemplo, fr ou de+avalanche.
screen-room-prompt = Sala>
screen-room-connecting = Conectando a { $server }…
screen-room-lost = A conexão caiu. Reconectando… Seu lugar e a partida estão guardados.
screen-room-sent = Enviando…
screen-room-clock-left = Tempo restante: { $time }.
screen-room-farewell = { $kept ->
    [yes] Seu lugar fica guardado. Para voltar: hanabi play { $link }
   *[no] Seu lugar fica guardado, mas esta máquina não conseguiu anotar quem você é: você voltaria como outra pessoa.
 }
screen-proof-kept = Conferido: a distribuição é a que foi fixada antes da primeira ação.
screen-proof-broken = Cuidado: a distribuição não é a que foi prometida antes da primeira ação.
screen-proof-unknown = Não foi possível obter o replay, então a distribuição não foi conferida.
screen-room-help =
    senta 2        ocupar o lugar 2; sem número, qualquer um livre
    levanta        deixar o lugar
    bot 3          dar o lugar 3 a um bot; sem número, todos os livres (anfitrião)
    começa         começar a partida (anfitrião)
    fala Oi        dizer algo; “fala” mostra as frases prontas, “fala 4” diz a quarta
    nome Ana       usar outro nome
    anfitrião Ben  passar a sala para Ben
    remove Ben     remover Ben da sala ou, pelo número do lugar, um bot (anfitrião)
    readmite Ben   deixar Ben voltar depois de removido (anfitrião)
    porta fechada  não deixar entrar ninguém novo; também “porta convite” e “porta aberta” (anfitrião)
    substitui 2    deixar um bot jogar por quem falta no lugar 2, ou devolver o lugar
    vota           votar pelo fim da partida, ou retirar o voto
    revisão        rever a partida que acabou
    sala           mostrar quem está aqui
    sair           sair; o lugar fica guardado
verb-sit = senta sentar sente lugar
verb-stand = levanta levantar
verb-bot = bot bots
verb-begin = começa comeca começar comecar
verb-say = fala falar fale
verb-name = nome
verb-host = anfitrião anfitriao anfitriã anfitria
verb-remove = remove remover remova tira tirar tire
verb-readmit = readmite readmitir
verb-door = porta
door-open = aberta
door-invited = convite
door-locked = fechada
verb-replace = substitui substituir
verb-vote = vota votar vote
verb-room = sala
# Uma ou duas palavras atrás da tecla, numa linha de 80 colunas.
screen-key-sit = senta
screen-key-stand = levanta
screen-key-bot = bot
screen-key-game = começa
screen-key-talk = fala
screen-key-name = nome
screen-key-host = anfitrião
screen-key-remove = remove
screen-key-stand-in = substitui
screen-key-vote = vota
screen-key-room = sala
screen-key-table = mesa
screen-key-rematch = revanche
screen-help-pick = escolher o que está marcado
screen-help-talk = dizer algo, ou usar uma frase pronta se só essas valem
screen-help-vote = votar pelo fim da partida, ou retirar o voto
screen-help-room = mostrar a sala: quem está aqui, os ajustes e a conversa
screen-help-away = sair; seu lugar fica guardado, e “hanabi play LINK” traz você de volta
screen-help-row = escolher um lugar ou uma pessoa
screen-help-table = voltar à mesa
screen-help-sit = ocupar o lugar marcado, se estiver livre; deixá-lo, se for o seu
screen-help-fill = pôr um bot no lugar marcado, ou em todos os livres (anfitrião)
screen-help-game = começar a partida quando todos os lugares estão ocupados (anfitrião)
screen-help-stand-in = deixar um bot jogar por quem falta, ou devolver o lugar (anfitrião)
screen-help-host = passar a sala à pessoa marcada ou, se o anfitrião está fora, votar nela
screen-help-remove = remover a pessoa ou o bot (anfitrião)
screen-help-readmit = deixar voltar alguém que você removeu (anfitrião)
screen-help-door = escolher quem pode entrar: quem tem o link, só com convite, ninguém novo (anfitrião)
screen-help-name = usar outro nome
screen-help-terms = jogar com outras regras; + e - mudam o número de lugares (anfitrião)

## The page in the browser: the table

web-table-title = A mesa
web-table-actions = O que você pode fazer
web-table-hand = { $you ->
    [yes] Sua mão
   *[no] A mão de { $player }
 }
web-table-card-seen = { card }, carta { $place }{ $known ->
    [none] {""}
   *[other] ; pelas dicas: { $known }
 }
web-table-known-but-not = { $known }, mas não { $faces }
web-table-card-own = Carta { $place }{ $known ->
    [none] {""}
   *[other] : { $known }
 }{ $mark ->
    [none] {""}
   *[other] {" "}({ $mark })
 }
web-table-newest = nova
web-table-firework = { suit }: { $top ->
    [none] não começado
   *[other] montado até o { $top }
 }{ $next ->
    [none] , completo
   *[other] , próximo: { $next }
 }
web-table-out-of-reach = Não pode mais ser completado.
web-table-gone = { card }: { $gone } de { $copies } no descarte
web-table-tiles = { table-tiles }:
web-table-clue = Dica
web-table-tell = Dica para { $player }…
web-table-clue-choice = { $value }: { $aim }
web-table-points-at = { $count ->
    [0] não aponta para carta nenhuma
    [1] aponta para a carta { $places }
   *[other] aponta para as cartas { $places }
 }
web-table-play = Jogar a carta { $place }
web-table-play-announced = Anunciar o { suit } e jogar a carta { $place }
web-table-discard = Descartar a carta { $place }
web-table-kind-play = Jogar
web-table-kind-discard = Descartar
web-table-kind-clue = Dica
web-table-announce = Anunciar
web-table-announce-none = nada
web-table-decline = Recusar
web-table-back = Voltar
web-table-ask-discard = Descartar a carta { $place }?
web-table-ask-clue = Dizer “{ $value }” a { $player }? A dica { $aim }.
web-table-ask-card = Escolher o { card }?
web-table-ask-decline = Recusar o efeito da ficha?
web-table-do = Sim
web-table-not-yet = Ainda não
web-table-mark = Marcas que só você vê
web-table-marks = Marcar ou mover
web-table-mark-play = para jogar
web-table-mark-keep = para guardar
web-table-mark-discard = para descartar
web-table-mark-turned = virada
web-table-move-left = Para a esquerda
web-table-move-right = Para a direita
web-table-watching = Você está assistindo.
web-table-preparing = Os bots estão se preparando. A primeira jogada pode levar um minuto…
web-table-help = Teclas e ajustes
web-table-help-announce = escolher o que anunciar com a carta
web-table-help-move = mover a carta na sua mão
web-table-help-keys = mostrar estas teclas
web-table-help-clue = Na dica, digite primeiro o número da pessoa e depois um valor ou a letra que está nas cartas da cor. As letras inglesas (R, Y, G, W, B, M, K) também funcionam.
web-table-help-order = As cartas são numeradas da mais antiga à mais nova, que leva a marca “{ web-table-newest }”.
web-table-shortcuts = Jogar com estas teclas
web-table-confirm = Pedir confirmação antes de cada ação
web-table-final = O que está feito está feito: nada pode ser desfeito.
web-table-close = Fechar
web-table-replay = Salvar o replay
web-table-commitment = Prova do baralho
web-table-score = Pontuação: { $score } de { $best }
web-table-copy = Copiar
web-table-copied = Copiado
web-table-promised = O baralho foi definido antes da primeira carta. Anote este número para conferir depois da partida.
web-table-opened = A prova foi revelada: com o número que você anotou, o replay mostra que o baralho estava definido desde o início.
web-table-unopened = A prova está a caminho.

## The page in the browser: the lobby

web-lobby-name = Seu nome
web-lobby-name-suggested = Se deixar vazio, você se chamará { $name }.
web-lobby-about = Você segura suas cartas de modo que todos as vejam, menos você. Com poucas dicas, vocês dizem uns aos outros o que jogar e montam juntos cinco fogos de artifício, carta por carta.
web-lobby-bots = Jogar com bots
web-lobby-bots-about = A partida começa na hora.
web-lobby-open = Abrir uma sala
web-lobby-open-about = Escolha as regras, compartilhe o link, jogue com amigos e bots.
web-lobby-box = Regras de qual caixa
web-lobby-more = Mais opções
web-lobby-add = Expansões e variantes
web-lobby-without = Sem ela
web-lobby-about-avalanche = Um sexto fogo de artifício de todas as cores.
web-lobby-about-black-powder = Um fogo de artifício preto, em ordem decrescente.
web-lobby-about-flamboyant-fives = Fichas de bônus por fogos de artifício completados.
web-lobby-numbers = Quantidades à sua escolha
web-lobby-seats = Lugares
web-lobby-first = Quem começa
web-lobby-spectators = Quem assiste
web-lobby-spectators-nothing = Não vê nada até o fim
web-lobby-spectators-public = Vê a mesa, mas nenhuma mão
web-lobby-spectators-seat = Vê o que um lugar vê
web-lobby-spectators-open = Vê todas as mãos
web-lobby-spectators-trust = Só entre pessoas de confiança: quem joga poderia abrir outro navegador e ver as próprias cartas.
web-lobby-spectators-whose = Qual lugar
web-lobby-spectators-delay = Atraso
web-lobby-spectators-late = { $actions ->
    [0] nenhum
    [1] um lance
   *[other] { $actions } lances
 }
web-lobby-clock = Tempo por turno
web-lobby-no-clock = Sem relógio
web-lobby-then = Quando o tempo acaba
web-lobby-then-stop = A partida termina
web-lobby-then-beginner = Um bot iniciante joga
web-lobby-pair = { $label }: { $value }
web-lobby-join = Entrar em uma sala
web-lobby-link = Link da sala
web-lobby-join-go = Entrar
web-lobby-claim = Continuar o que começou em outro aparelho
web-lobby-claim-about = Peça um código na sua sala no outro aparelho e digite-o aqui.
web-lobby-code = Código
web-lobby-claim-go = Continuar
web-lobby-claimed = Pronto: este aparelho agora sabe quem você é. Abra sua sala pelo link dela.

## The page in the browser: the room

web-room-connecting = Conectando…
web-room-late = O servidor ainda não respondeu. Seu pedido será enviado de novo automaticamente.
web-room-choice-kept = Sua escolha está guardada e será enviada de novo: { coach-action }
web-room-back-in = Nova tentativa em { $seconds } s
web-room-your-turn = Sua vez
web-room-dismiss = Fechar o aviso
web-room-shuffling = Embaralhando as cartas…
web-room-lobby = Voltar ao início
web-room-again = Entrar de novo
web-room-enter = Entrar
web-room-enter-sit = Entrar e sentar
web-room-enter-watch = Entrar sem sentar
web-room-sit = Sentar aqui
web-room-stand = Levantar
web-room-bot = Adicionar bot
web-room-bots = Bots
web-room-fill = Pôr bots nos lugares livres
web-room-clear = Tirar o bot
web-room-hand-over = Tornar anfitrião
web-room-acting-host = anfitrião interino
web-room-owner = dono da sala
web-room-host-away = { $time ->
    [none] O anfitrião, { $host }, está fora.
   *[other] O anfitrião, { $host }, está fora há { $time }.
 }
web-room-host-vote-later = Vocês poderão votar em outro anfitrião daqui a { $time }.
web-room-host-vote-about = { $needed ->
    [1] Enquanto isso, alguém da mesa pode ser anfitrião interino. Basta um voto.
   *[other] Enquanto isso, alguém da mesa pode ser anfitrião interino. São precisos { $needed } votos.
 }
web-room-host-votes = votos de { $names }
web-room-vote-host = Eleger como anfitrião
web-room-remove = Remover
web-room-ask-remove = Remover { $player } da sala? Depois, você pode deixar a pessoa voltar.
web-room-removed = Removidos da sala
web-room-readmit = Deixar voltar
web-room-stand-in = Deixar um bot jogar
web-table-away = fora há { $time }
web-table-stand-in = { $you ->
    [yes] Um bot joga por você: { $bot }
   *[no] Um bot joga por { $player }: { $bot }
 }
web-table-substituted = { $you ->
    [yes] (Um bot jogou por você: { $bot }.)
   *[no] { $player ->
        [none] (Um bot jogou: { $bot }.)
       *[other] (Um bot jogou por { $player }: { $bot }.)
     }
 }
web-room-give-back = Devolver o lugar
web-room-take-back = Retomar meu lugar
web-room-standing = Sem lugar
web-room-watching = { $count ->
    [1] 1 pessoa está assistindo.
   *[other] { $count } pessoas estão assistindo.
 }
web-room-begin = Começar a partida
web-room-rematch = Jogar de novo
web-room-change = Mudar
web-room-agree = Salvar
web-room-cancel = Cancelar
web-room-invite = Convidar pessoas
web-room-invited = Convite para uma partida de Hanabi
web-room-invite-about = { $door ->
    [locked] A sala está trancada: ninguém novo pode entrar.
    [invited] { $host ->
        [yes] Quem tem este link de convite pode entrar.
       *[no] Nesta sala só se entra com convite. O anfitrião pode convidar.
     }
   *[open] Quem tem este link pode entrar.
 }
web-room-new-invite = Novo link de convite
web-room-new-invite-about = O link antigo deixará de valer.
web-room-door = Quem pode entrar
web-room-door-open = Quem tem o link
web-room-door-invited = Só com link de convite
web-room-door-locked = Ninguém novo
web-room-copy = Copiar o link
web-room-copied = O link foi copiado.
web-room-share = Compartilhar…
web-room-qr = Código QR
web-room-qr-about = Código QR com o link desta sala
web-room-silence = Ninguém disse nada ainda.
web-room-say = Diga algo
web-room-send = Enviar
web-room-remarks = Frases prontas
web-room-unread = { $count ->
    [1] 1 mensagem nova
   *[other] { $count } mensagens novas
 }
web-room-vote = Votar pelo fim da partida
web-room-vote-back = Retirar meu voto
web-room-end = Encerrar esta partida
web-room-ask-end = Encerrar esta partida? Uma partida encerrada assim vale 0 pontos.
web-room-leave = Sair por enquanto
web-room-leave-about = Você reencontra esta partida na página inicial.
web-room-room = A sala
web-room-rename = Mudar de nome
web-room-device = Continuar em outro aparelho
web-room-device-about = Um código leva você, com seu lugar, a outro aparelho.
web-room-code = Pedir um código
web-room-code-about = Digite-o na página inicial do outro aparelho. Vale uma vez só, por { $time }.

## The page in the browser: the rules

web-rules-title = As regras
web-rules-about = Qual caixa você tem? Cada uma tem suas próprias regras; aqui estão elas no seu idioma, com exemplos.
web-rules-seats = De 2 a { $seats } jogadores
web-rules-all = Todas as caixas
web-rules-read = Ler estas regras
web-rules-choose = Caixa e expansões
web-rules-contents = Nesta página
web-rules-points = Pontos
web-rules-remark = O que o público diz
web-rules-tags = As pequenas marcas, como B4, dizem de qual regra vem cada frase; são iguais em todos os idiomas.
web-rules-try = Experimentar
web-rules-try-back = Voltar às regras
web-rules-try-again = Começar de novo

## The page in the browser: comforts of the table

web-table-note = { $you ->
    [yes] Sua anotação: “{ $text }”
   *[no] Anotação de { $player }: “{ $text }”
 }
web-table-noted = { $card }; { $note }
web-table-note-write = Anotar algo
web-table-note-field = Uma anotação que só você lê até o fim
web-table-note-done = Pronto
web-table-notes = Anotações
web-table-veil = Ver esta mão como { $player } a vê
web-table-help-note = anotar algo na carta selecionada
web-table-help-veil = ver a próxima mão como a vê quem a segura; ou manter um nome pressionado
web-table-settings = Ajustes
web-settings-theme = Tema
web-settings-theme-night = Noite
web-settings-theme-light = Dia
web-settings-theme-device = Como neste dispositivo
web-settings-theme-to-night = Mudar para o modo noturno
web-settings-theme-to-light = Mudar para o modo diurno
web-settings-cards = Tamanho das cartas
web-settings-cards-small = Pequeno
web-settings-cards-usual = Médio
web-settings-cards-large = Grande
web-settings-motion = Animações
web-settings-motion-full = Todas
web-settings-motion-short = Curtas
web-settings-motion-none = Nenhuma
web-settings-pace = Velocidade dos bots
web-settings-pace-usual = Padrão
web-settings-pace-slow = Lenta
web-settings-pace-slower = Muito lenta
web-settings-volume = Volume do som
web-table-rewind = Ver jogadas anteriores
web-notice-sounds = Tocar sons
web-notice-notices = Avisar quando for a minha vez e eu estiver olhando outra coisa
web-notice-refused = Seu navegador não deixa esta página mostrar avisos. Você pode permitir isso nas configurações dele.
web-notice-missing = Seu navegador só mostra avisos de endereços https e, em alguns celulares, só de páginas instaladas.
web-notice-unreached = Sem conexão com o servidor. Assim que ela voltar, você pode continuar jogando.
web-site-loading = Preparando o jogo. Depois da primeira vez, ele também funciona sem internet.
web-site-failed = O jogo não foi carregado. Verifique sua conexão e tente de novo.
web-site-unsaved = Seu navegador não está salvando esta partida. Libere espaço ou deixe a página aberta até o fim da partida.
web-site-elsewhere = Você abriu o jogo em outra aba, então ele para nesta. Suas partidas estão salvas.
web-site-here = Jogar aqui
web-site-restarting = O jogo parou de funcionar e está reiniciando. Suas partidas estão salvas.
web-show-again = Ver de novo a última jogada
web-show-finale = Ver o grande final
web-show-skip = Pular
web-show-picture = Salvar ou compartilhar imagem
web-show-no-picture = Seu navegador não conseguiu criar a imagem. Uma captura de tela também serve.

## The page in the browser: looking back, and past games

web-replay-title = Replay
web-replay-open = Abrir um replay
web-replay-about = Abra uma partida salva aqui ou no hanab.live.
web-replay-about-drop = Você também pode soltar o arquivo em qualquer lugar desta página.
web-replay-choose = Escolher um arquivo
web-replay-paste = Ou cole um link do hanab.live
web-replay-paste-go = Abrir
web-replay-too-large = O arquivo é grande demais: um replay tem no máximo { $most } KB.
web-replay-drop = Solte o arquivo aqui para abrir o replay.
web-replay-bar = Lances da partida
web-replay-where = Lance { $at } de { $last }
web-replay-step-first = Ir para a distribuição
web-replay-step-previous = Um lance para trás
web-replay-step-run = Reproduzir
web-replay-step-pause = Pausar
web-replay-step-next = Um lance para a frente
web-replay-step-last = Ir para o fim
web-replay-eyes = Visão
web-replay-eyes-all = Todas as mãos
web-replay-course = Os pontos e, na linha tracejada, a melhor pontuação ainda possível. { $lost ->
    [yes] A pontuação máxima foi possível até o lance { $at }.
   *[no] A pontuação máxima foi possível até o fim.
 }
web-replay-share = Link para este momento
web-replay-save = Salvar a partida
web-replay-save-own = Arquivo de replay
web-replay-save-live = Para o hanab.live
web-replay-if = E se…
web-replay-if-about = Jogue a partir daqui, ou repita a mesma distribuição desde o começo: você ocupa um lugar e os bots, os outros. As cartas vêm na mesma ordem.
web-replay-seat = No lugar de
web-replay-play-on = Jogar a partir daqui
web-replay-same-deal = A mesma distribuição de novo
web-replay-over = Aqui a partida já terminou. Volte para um lance anterior.
web-replay-together = Rever em grupo
web-replay-together-about = Abre uma sala para rever a partida: quem tem o link pode acompanhar.
web-replay-together-go = Abrir uma sala de revisão
web-replay-look = Rever a partida
web-replay-close = Voltar à mesa
web-replay-led = { $how ->
    [nobody] Percorra a partida por conta própria, ou mostre-a a toda a sala.
    [you] Você conduz: todos veem o que você vê.
    [alone] { $player } mostra a partida a todos; você vê por conta própria.
   *[following] { $player } mostra a partida, e você vê o mesmo.
 }
web-replay-lead = Conduzir a revisão
web-replay-take-over = Assumir a condução
web-replay-stop = Parar de conduzir
web-replay-follow = Seguir { $player }
web-replay-alone = Ver por conta própria
screen-deal-again = Esta distribuição já foi jogada: alguém pode conhecer as cartas.
web-games-title = Minhas partidas
web-games-running = Suas partidas em andamento
web-games-hide = Ocultar esta partida
web-games-none = Você ainda não terminou nenhuma partida.
web-games-start = Jogar uma
web-games-more = Partidas mais antigas
web-games-scores = Suas pontuações
web-games-facts = { $count ->
    [1] Uma partida
   *[other] { $count } partidas
 }, em média { $average } da pontuação máxima; a melhor: { $best }. { $perfect ->
    [0] Nenhuma partida perfeita ainda.
    [1] Uma partida perfeita.
   *[other] { $perfect } partidas perfeitas.
 }
web-games-again = retomada
web-games-own-rules = regras personalizadas
web-games-result-perfect = perfeita
web-games-result-finished = jogada até o fim
web-games-result-struck-out = perdida: penalidades demais
web-games-result-card-lost = perdida: uma carta indispensável se foi
web-games-result-no-action = perdida: nenhuma ação possível
web-games-result-stopped = interrompida

## The page in the browser: the lesson

web-lesson-link = Primeira vez? Aprenda a jogar em três minutos
web-lesson-title = Sua primeira partida
web-lesson-progress = Passo { $step } de { $steps }
web-lesson-next = Próximo
web-lesson-back = Voltar
web-lesson-leave = Sair da lição
web-lesson-rules = Ler as regras
web-lesson-thinking = Muito bem! Agora é a vez de Ada…
web-lesson-step-sight = Em dupla com Ada, você monta cinco fogos de artifício: um de cada cor, carta por carta, do 1 ao 5. Você vê as cartas de Ada, mas nunca as suas. Essas, só Ada vê.
web-lesson-step-ones = Ada gasta uma dica para dizer quais das suas cartas são 1: as cartas 2 e 4. Uma dica diz uma cor ou um valor e aponta para todas as cartas com essa cor ou esse valor. Nenhum fogo de artifício começou ainda, então qualquer 1 encaixa.
web-lesson-task-ones = Selecione a carta { $place } e jogue-a.
web-lesson-step-begun = Era o 1 vermelho: o fogo de artifício vermelho começou! Você comprou uma carta nova, escondida de você como as outras. Agora é a vez de Ada.
web-lesson-step-five = Ada aponta para um 5. Só existe um 5 de cada cor: guarde-o bem. E veja: Ada tem o 2 vermelho. Ele encaixa agora, mas ela não sabe.
web-lesson-task-five = Selecione uma das cartas de Ada e diga a ela “vermelho”.
web-lesson-step-two = “Vermelho” apontou para duas cartas. Ada arriscou uma delas, e era o 2. Você tem outro 1: se Ada apontou para ele, é porque encaixa.
web-lesson-task-two = Jogue o seu outro 1.
web-lesson-step-strike = Ada achou que a outra carta vermelha dela era o 3, mas era o 4: uma penalidade, e a carta se perde. Com a terceira penalidade, a partida está perdida. As dicas também vão acabando: ao descartar uma carta, você recupera uma.
web-lesson-task-strike = Descarte a carta { $place }: ninguém disse nada sobre ela.
web-lesson-step-token = Você recuperou uma dica e comprou uma carta nova. Agora você conhece as três ações: dar uma dica, jogar e descartar. Vamos pular alguns turnos.
web-lesson-step-later = O fogo de artifício vermelho chegou ao 4, e Ada disse que o seu 5 é vermelho.
web-lesson-task-later = Jogue a carta { $place } e complete o fogo de artifício.
web-lesson-step-complete = Que fogo de artifício! Ao completar um, você recupera uma dica. Vamos pular para o fim da partida.
web-lesson-step-last = Ada comprou a última carta: agora, você e ela só jogam mais uma vez cada. Você sabe que a carta { $place } é o 3 azul, e o fogo de artifício azul está no 2.
web-lesson-task-last = Jogue a carta { $place }.
web-lesson-step-end = Ada continuou com o 4 azul. Cada fogo de artifício vale tantos pontos quantas cartas tem: { $score } de { $best } no total. Parabéns, você já sabe jogar!
web-lesson-not-ones-play = Primeiro a carta { $place }: Ada apontou para ela, então você sabe que encaixa.
web-lesson-not-ones-discard = Isso recuperaria a dica, mas você conhece uma carta que encaixa: jogue-a.
web-lesson-not-ones-clue = Você também pode dar dicas, e logo vai dar. Primeiro jogue a carta para a qual Ada apontou.
web-lesson-not-five-play = Suas cartas podem esperar. Ada não sabe que tem o 2 vermelho: diga a ela.
web-lesson-not-five-discard = Há dicas de sobra. Melhor gastar uma com o 2 vermelho de Ada do que perder uma carta.
web-lesson-not-five-clue = Essa dica seria verdadeira, mas desta vez diga “vermelho”: é o fogo de artifício que espera um 2.
web-lesson-not-two-play = Você não sabe o bastante sobre essa carta. Olhe os sinais nas suas cartas: qual delas é um 1?
web-lesson-not-two-discard = Não é preciso descartar: você tem uma carta que encaixa.
web-lesson-not-two-clue = Poupe a dica: você tem uma carta que encaixa.
web-lesson-not-strike-play = Você não conhece nenhuma carta que encaixe agora, e uma segunda penalidade doeria.
web-lesson-not-strike-discard = Essa é melhor guardar. Descarte a carta { $place }: a mais antiga sem dica.
web-lesson-not-strike-clue = Isso gastaria mais uma dica. Desta vez, recupere uma.
web-lesson-not-later-discard = Descartar agora? Jogue o 5 que o fogo de artifício vermelho espera.
web-lesson-otherwise = Em uma partida de verdade, você poderia fazer isso. Nesta lição, o próximo passo é outro.

# Parts of the page in the browser that are loaded later

web-part-missing = Esta parte da página não foi carregada.
web-part-again = Tentar de novo

## Os bots pelo nome, a sua companhia e os de outras pessoas

error-broken-bot = O bot “{ $bot }” ({ $source }) não pode ser usado: { $what }
error-bot-keeps-to-its-kind = O bot “{ $bot }” só joga com outros do mesmo tipo: as pessoas não entenderiam as dicas dele. Escolha “{ $instead }”, que joga com qualquer um.
error-bot-sees-too-much = O bot “{ $bot }” vê as próprias cartas, por isso não pode se sentar a uma mesa de verdade. Escolha “{ $instead }”, que joga com qualquer um.
error-bots-apart = O bot “{ $bot }” só joga com outros do mesmo tipo, não com “{ $other }”. Ponha o mesmo bot em todos os lugares ou escolha outro.

## Advice and reviews on the page, and the bots for its seats

error-advice-off = Nesta sala, joga-se sem conselhos.
error-advice-too-often = Você está pedindo conselhos demais. Espere um momento e peça de novo.
error-advice-failed = O bot “{ $bot }” não tem conselho agora. Peça de novo ou decida por conta própria.
screen-seat-club = jogador de clube
screen-seat-partner = parceiro
screen-seat-expert = especialista
screen-seat-learned = autodidata
screen-seat-master = mestre
screen-room-advice = { $allowed ->
    [yes] Dá para pedir conselho a um bot
   *[no] Não há conselhos
 }
web-lobby-advice = Conselhos dos bots
web-lobby-advice-about = Na sua vez, cada um pode perguntar o que um bot faria; todos veem quem perguntou e quantas vezes. Um bot não esquece nada, por isso só há conselhos se o lembrete mostra tudo.
habit-random = Faz qualquer coisa que seja permitida; suas dicas não querem dizer mais nada.
habit-beginner = Toma as dicas ao pé da letra, joga o que é certo e aponta o que encaixa ou corre perigo.
habit-club = Cada dica dele é sobre uma carta: jogue, ou guarde.
habit-partner = O mais forte dos que jogam com pessoas: suas dicas também pedem cartas que elas não apontam.
habit-expert = Só joga com outros especialistas: as dicas deles são um código.
habit-learned = Só joga com os seus; aprendeu tudo jogando consigo mesmo.
habit-master = Só joga com outros mestres; testa mentalmente vários lances antes de escolher um.
habit-cheater = Vê todas as cartas, até as próprias; só para comparar.
web-room-bots-strongest = Os bots mais fortes, especialistas e mestres, só jogam entre si: as pessoas não entenderiam o código deles.
web-lobby-watch = Ver especialistas jogando
web-room-advised = { $count ->
    [1] pediu conselho 1 vez
   *[other] pediu conselho { $count } vezes
 }
web-advice-ask = Pedir conselho
web-advice-here = O que um bot faria aqui?
web-advice-thinking = Pensando…
web-advice-from = Conselho do bot “{ $bot }”
web-advice-more = E o que mais?
web-settings-meant = Marcar minhas cartas pelas convenções
web-advice-hide = Ocultar o conselho
web-table-help-advice = pedir conselho, se a sala permitir
web-review-title = Onde se perderam pontos
web-review-course = Como foi a partida

## The coach: advice, and a look back on a game

coach-alternative = Outra opção ({ $bots }): { coach-action } { $reason }
coach-odds = Pela contagem: { $fits }% de chance de encaixar, { $indispensable }% de ser indispensável, { $dead }% de não servir mais.
coach-points-at = A dica aponta para { $cards }.
coach-points-at-nothing = A dica não aponta para carta nenhuma.
coach-fits = encaixa
coach-indispensable = indispensável
coach-dead = não serve mais
coach-position = Turno { $turn }: é a vez de { $player }.
coach-done = Na partida: { $story }
coach-meaning = { $giver } dá a { $player } a dica “{ $kind ->
    [colour] { suit }
   *[rank] { $rank }
 }”. { coach-means }
coach-means = Pelas convenções, isso quer dizer: { $code ->
    [play] jogue a carta { $focus }.
    [later] jogue a carta { $focus } quando as anteriores estiverem na mesa.
    [keep] guarde a carta { $focus }.
    [either] a carta { $focus } encaixa, ou precisa ser guardada.
    [more] agora se sabe mais sobre a carta { $focus }.
   *[words] nada além do que ela diz.
 } { $called ->
    [yes] Antes, { $awaited } precisa jogar uma carta.
   *[no] {""}
 }
coach-clues-title = O que as dicas querem dizer
coach-no-clues = Ainda não houve nenhuma dica.
coach-clue-says = Pelas regras, { $kind ->
    [colour] { $suits }
   *[rank] número { $rank }
 }: { $count ->
    [0] nenhuma carta.
    [1] só a carta { $places }.
   *[other] só as cartas { $places }.
 }
coach-clue-leaves = { $count ->
    [1] A carta { $place } é com certeza { $faces }.
   *[other] A carta { $place } só pode ser { $faces }.
 }
coach-reach = { $cost ->
    [0] Por ora, isso não custa nenhum ponto.
    [1] Um ponto fica fora de alcance.
   *[other] { $cost } pontos ficam fora de alcance.
 }
mark-lost = { $player } perde a carta { $place }, o { card }: era a última cópia. { coach-reach } { $known ->
    [yes] Dava para saber que essa carta era indispensável.
   *[no] { $saved ->
        [0] {""}
       *[other] No turno { $saved }, { $warner } poderia ter salvado a carta com a dica “{ $clue }”.
     }
 }
mark-strike = { $player } joga a carta { $place }, o { card }: { $wrong ->
    [yes] o fogo de artifício anunciado era outro.
   *[no] não encaixa.
 } Penalidade { $strike } de { $strikes }. { $chance ->
    [0] Dava para saber que não encaixaria.
   *[other] Pela contagem, havia { $chance }% de chance de encaixar.
 }
mark-missed-play = { $player } podia ter certeza de que a carta { $place }, o { card }, encaixava, mas { $instead ->
    [thrown] a descarta.
    [discarded] descarta outra.
    [misplayed] joga outra, que não encaixa.
   *[clued] dá uma dica.
 }
mark-missed-discard = { $player } descarta a carta { $place }, o { card }, que ainda serve, e guarda a carta { $kept }, embora já se saiba que ela não serve mais.
mark-useless-clue = { $player } dá a { $receiver } a dica “{ $kind ->
    [colour] { suit }
   *[rank] { $rank }
 }”, que não diz nada de novo.
mark-late = Depois deste turno de { $player }, não restam turnos suficientes. { coach-reach }
mark-gentle-discard = { $player } descarta o { card }, embora ele encaixe. { $answerer } entende e joga a outra cópia: um descarte de cavalheiro.
mark-positional = { $player } { $instead ->
    [misplayed] joga a carta { $place }, que não encaixa.
   *[discarded] descarta a carta { $place }.
 } { $answerer } entende e joga o { card } do mesmo lugar.
mark-finesse = Depois desta dica de { $player }, { $answerer } joga às cegas o { card }, sem nenhuma dica sobre ele: um “finesse”.
mark-prompt = Depois desta dica de { $player }, { $answerer } joga o { card } sem ter certeza de que ele encaixa: um “prompt”.
mark-tempo = { $player } descarta para recuperar uma dica, embora uma carta encaixe. { $answerer } usa essa dica na hora para salvar o { card } da mão de { $receiver }.
mark-stall = { $player } dá uma dica só para esperar. É a escolha certa: qualquer descarte teria custado um ponto.
mark-name-lost = carta perdida
mark-name-strike = penalidade
mark-name-missed-play = jogada perdida
mark-name-missed-discard = mau descarte
mark-name-useless-clue = dica inútil
mark-name-late = tarde demais
mark-name-gentle-discard = descarte de cavalheiro
mark-name-positional = sinal pelo lugar
mark-name-finesse = “finesse”
mark-name-prompt = “prompt”
mark-name-tempo = descarte para ganhar tempo
mark-name-stall = boa espera
verdict-perfect = Uma partida perfeita: { $score } de { $best } pontos.
verdict-cards = { $score } de { $best } pontos: { $cards ->
    [1] 1 perdido com uma carta indispensável
   *[other] { $cards } perdidos com cartas indispensáveis
 }.
verdict-turns = { $score } de { $best } pontos: { $turns ->
    [1] 1 perdido
   *[other] { $turns } perdidos
 } por falta de turnos.
verdict-cards-and-turns = { $score } de { $best } pontos: { $cards ->
    [1] 1 perdido com uma carta indispensável
   *[other] { $cards } perdidos com cartas indispensáveis
 }, { $turns } por falta de turnos.
verdict-strikes = Derrota por penalidades, quando { $possible ->
    [1] ainda era possível 1
   *[other] ainda eram possíveis { $possible }
 } de { $best } pontos.
verdict-card-lost = Ramalhete final: derrota, porque uma carta indispensável se perdeu.
verdict-no-action = Ramalhete final: derrota, porque não havia mais nenhuma ação possível.
verdict-stopped = Partida interrompida, quando { $possible ->
    [1] ainda era possível 1
   *[other] ainda eram possíveis { $possible }
 } de { $best } pontos.
verdict-unfinished = O replay para antes do fim da partida: { $score ->
    [1] 1 ponto
   *[other] { $score } pontos
 } até aqui; ainda { $possible ->
    [1] é possível 1
   *[other] são possíveis { $possible }
 } de { $best }.
coach-decisive = { $count ->
    [1] A pontuação ainda possível caiu no turno { $turns }.
   *[other] A pontuação ainda possível caiu nos turnos { $turns }.
 }
coach-faultless = Não há nada a criticar.
coach-pace = Eficiência: { $rate } cartas por dica (cartas: { $cards }, dicas: { $clues }). { $known ->
    [yes] Folga: { $start } no começo, { $turn ->
        [0] nunca esgotada.
       *[other] esgotada no turno { $turn }.
     }
   *[no] {""}
 }
review-team = { $players }: partidas { $games }, pontuação média { $mean }, cartas por dica { $rate }, penalidades { $strikes }, cartas perdidas { $lost }
review-player = { $player }: partidas { $games }, penalidades { $strikes }, cartas perdidas { $lost }, salvamentos perdidos { $saves }
review-agreement = Mesmas jogadas que o bot “{ $bot }”: { $share }
review-chart = Penalidades, cartas perdidas, salvamentos perdidos e eficiência
review-chart-strikes = Penalidades por partida
review-chart-lost = Cartas perdidas por partida
review-chart-saves = Salvamentos perdidos por partida
review-chart-efficiency = Cartas por dica
review-chart-agreement = Porcentagem de jogadas que o bot “{ $bot }” também faria
coach-chart = A partida, turno a turno
coach-best = Ainda possível
coach-score = Pontuação
coach-tokens = Dicas
coach-strikes = Penalidades
coach-pace-left = Folga (descartes possíveis)
coach-turn = turno { $turn }
error-advice-without-deal = Aqui não dá para aconselhar: não se sabe tudo o que aconteceu desde a distribuição.
error-advice-game-over = A partida acabou: não há nada a aconselhar. Escolha um turno anterior.
error-advice-not-to-move = Não há conselho para este lugar agora: não é a vez dele.
error-advice-seat = No turno { $turn }, é a vez de { $player }. Não indique nenhum lugar, ou escolha outro turno.
error-advice-no-tile = Nenhuma ficha de bônus pedia uma escolha no turno { $turn }.
command-advise = Mostrar o que um bot faria em um turno de uma partida gravada, por quê e quais as alternativas.
command-review = Rever uma partida gravada: o que se perdeu e onde, e o que dava para saber.
epilogue-advise =
    Exemplos:
      hanabi advise partida.json --turn 12               # antes do turno 12
      hanabi advise partida.json --turn 12 --bot club    # como outro bot vê
epilogue-review =
    Exemplos:
      hanabi review partida.json                      # os turnos marcados e um gráfico
      hanabi review partida.json --plot revisao.svg   # o gráfico como imagem
      hanabi review partida.json --bot partner        # e o que um bot teria feito
argument-advise-file = Um arquivo, um link ou um número de partida do hanab.live, ou JSON colado; “-” lê a entrada padrão.
argument-review-file = Um arquivo, uma pasta, um link ou um número de partida do hanab.live, ou JSON colado; “-” lê a entrada padrão.
flag-advise-turn = O turno sobre o qual aconselhar; o padrão é aquele em que o replay para.
flag-advise-seat = O lugar que recebe o conselho, pelo número a partir de 1 ou pelo nome; precisa ser a vez dele.
flag-advise-tile = Aconselhar sobre a ficha de bônus que pedia uma escolha nesse turno.
flag-advise-bot = O bot a consultar; o padrão é o mais forte dos que jogam com pessoas.
flag-advise-as-json = Escrever o resultado em JSON, para programas.
flag-review-bot = Dizer em cada turno marcado o que este bot teria feito. Com várias partidas: os bots a comparar, separados por vírgulas.
flag-review-plot = Desenhar o gráfico neste arquivo SVG.
flag-review-as-json = Escrever o resultado em JSON, para programas.
verb-advice = conselho conselhos aconselha aconselhar
verb-meaning = significado significados
verb-yes = sim s
verb-review = revisão revisao rever
play-ask-review = Rever a partida? Digite “sim”, ou só Enter para pular>
screen-key-review = revisão
screen-key-marks = marcas
screen-help-adviser = pedir conselho a outro bot
screen-help-review = rever: o que se perdeu e onde
screen-help-mark = ir ao turno marcado seguinte ou anterior
screen-review-title = Revisão da partida
screen-advice-more = ({ $bot }; A: mais, B: outro bot)
screen-advice-title = Conselho do bot “{ $bot }”
screen-sign-marks = Marcas de um turno: ✗ carta perdida, ! penalidade, ? jogada perdida ou mau descarte, ~ dica inútil, > tarde demais.

## Puzzles

puzzle-title = Problema { $number } de { $count } ({ $level ->
    [lesson] lição
    [easy] fácil
    [medium] médio
   *[hard] difícil
 })
puzzle-task = É sua vez. Qual é a melhor jogada?
lesson-play = Uma dica se refere a uma só carta e diz: esta encaixa. Você não precisa saber qual é.
lesson-play-answer = A dica aponta para uma carta. Não há nenhuma vermelha na mesa, então a que encaixa é o vermelho 1.
lesson-focus = Uma dica pode apontar para várias cartas, mas se refere a uma: sua carta mais antiga sem dica, se apontar para ela; se não, a mais nova das cartas para as quais aponta pela primeira vez.
lesson-focus-answer = A dica aponta para duas cartas. Nenhuma é a mais antiga, então se refere à mais nova.
lesson-save = Quem não tem nada melhor a fazer descarta sua carta mais antiga sem dica. Se for um 5 ou a última cópia de uma carta necessária, salve-a antes com uma dica.
lesson-save-answer = A carta mais antiga dessa mão é o vermelho 5. “5” diz: é algum 5, guarde.
lesson-order = Guarde as cartas que têm dica. Se não puder jogar nada, descarte sua carta mais antiga sem dica: é a que os outros vigiam.
lesson-order-answer = É sua carta mais antiga sem dica. Se fosse preciso guardá-la, você teria recebido uma dica sobre ela.
lesson-prompt = Às vezes, a carta a que se refere uma dica dada a outra pessoa só encaixa depois de outra. Se uma das suas cartas com dica pode ser essa, jogue, mesmo sem certeza.
lesson-prompt-answer = O vermelho 3 só encaixa depois do vermelho 2. Você tem um 2, então só pode ser o vermelho.
lesson-finesse = Se ninguém tem dica sobre a carta que falta, ela é a mais nova sem dica de alguém que joga antes. Se você não a vê, é a sua: jogue às cegas.
lesson-finesse-answer = A dica se refere ao vermelho 2, que ainda não encaixa. Você não vê nenhum vermelho 1 que seria jogado antes, então sua carta mais nova é o vermelho 1.
lesson-call = Você também pode pedir uma carta assim: dê uma dica sobre uma carta que só encaixa depois da mais nova de quem joga antes.
lesson-call-answer = A dica aponta para o vermelho 2. Quem joga antes vê que ele ainda não encaixa e joga sua carta mais nova, o vermelho 1.
puzzle-conventions = Todos nesta mesa seguem as mesmas convenções. Uma dica se refere a uma só carta: a mais antiga sem dica, se a dica apontar para ela; se não, a mais nova das cartas para as quais aponta pela primeira vez. Ela diz que essa carta encaixa, agora ou em breve. Se for a mais antiga sem dica, também pode querer dizer: não descarte esta. Quem não tem o que jogar descarta sua carta mais antiga sem dica.
puzzle-right = É a melhor jogada.
puzzle-wrong = Há uma jogada melhor.
puzzle-cost = Pontos que a sua custa em média, jogando até o fim com { $deals } distribuições das cartas ocultas: { $cost }.
puzzle-answer = A melhor jogada: { coach-action }
puzzle-equal = Tão boa quanto ela: { coach-action }
puzzle-rival = A seguinte: { coach-action } Pontos que custa em média: { $cost }.
puzzle-again = Tentar outra jogada? Digite “sim”, ou só Enter para ver a melhor>
puzzle-next = Enter para o próximo problema, “sair” para parar>
puzzle-solved = Problemas resolvidos: { $solved } de { $count }
error-no-such-puzzle = Não existe o problema { $number }. Escolha um número de 1 a { $count }.
command-puzzle = Encontrar a melhor jogada em posições de partidas entre bots.
argument-puzzle-number = O problema pelo qual começar; o padrão é o primeiro ainda não resolvido.
epilogue-puzzle =
    Exemplos:
      hanabi puzzle       # o primeiro problema ainda não resolvido
      hanabi puzzle 30    # o problema 30
web-puzzle-title = Problemas
web-rules-conventions = Aprender as convenções
web-puzzle-again = Tentar outra jogada
web-puzzle-show = Mostrar a melhor jogada
web-puzzle-previous = Problema anterior
web-puzzle-next = Próximo problema
web-puzzle-done = resolvido
web-puzzle-conventions = As convenções

## O que um bot promete e como falta ao prometido

error-bot-not-examined = Um bot que vê tudo não promete nada que se possa pôr à prova: o lugar dele é nas simulações.
error-fault-where = { $ruleset }, { $players } jogadores, turno { $turn }, lugar { $number }
error-fault-raises = { error-fault-where }: o bot falha com { $what }
error-fault-no-choice = { error-fault-where }: o bot deve responder com um Choice de uma ação e um Reason, mas responde { $answer }
error-fault-illegal = { error-fault-where }: o bot quebra as regras com { $action }. { $why }
error-fault-refuses = { error-fault-where }: o bot não continua. { $why }
error-fault-too-slow = { error-fault-where }: o bot leva mais de { $seconds } s.
error-fault-reason = { error-fault-where }: o bot dá um motivo desconhecido, “{ $reason }”.
error-fault-tells = { error-fault-where }: o motivo do bot diz mais do que a ação mostra, { $detail } = { $value }.
error-fault-changes = { error-fault-where }: o bot altera o que recebe ({ $what }).
error-fault-unsteady = { error-fault-where }: com a mesma semente e os mesmos eventos, o bot escolhe primeiro { $one } e depois { $other }.
error-fault-successor = { error-fault-where }: o bot escolhe { $one }, mas um bot novo que recebe os mesmos eventos escolhe { $other }.
error-fault-remembers = { error-fault-where }: o bot escolhe { $one }, mas, se jogou outra partida antes, { $other }.
error-fault-peeks = { error-fault-where }: o bot escolhe { $one }, mas, se mudam as cartas que ele não pode ver, { $other }.

## A arena, onde se medem os bots

command-simulate = Fazer os bots jogarem muitas partidas e medir como eles se saem.
command-compare = Dizer se um bot é melhor que outro, com os mesmos baralhos para ambos.
command-tournament = Fazer cada bot jogar com todos os outros e mostrar como se saem juntos.
epilogue-simulate =
    Exemplos:
      hanabi simulate --bot beginner --players 4 --ruleset fr+black-powder
      hanabi simulate --mix beginner,random --out partidas.jsonl --plot pontos.svg
      hanabi simulate --replay-of partidas.jsonl --game 17 --save partida.json
epilogue-compare = Exemplo: hanabi compare --bots beginner,random --players 3 --games 500
epilogue-tournament = Exemplo: hanabi tournament --bots random,beginner --plot pairs.svg
flag-simulate-bot = O bot de todos os lugares; o padrão é beginner.
flag-simulate-mix = Vários bots em vez de um só, separados por vírgulas: eles se alternam em volta da mesa.
flag-simulate-ruleset = As regras da partida, como fr+avalanche; o padrão é pl.
flag-simulate-players = Quantos jogam; o padrão é o número de bots em --mix, ou 3.
flag-simulate-games = Quantas partidas; o padrão é 1000.
flag-simulate-seed = Um número que decide cada baralho, o mesmo para todos os bots; o padrão é 0.
flag-simulate-jobs = Número de processos; o padrão é um por núcleo do processador.
flag-simulate-cluster = Jogar em um cluster dask: o endereço do escalonador dele, como tcp://10.0.0.1:8786.
flag-simulate-limit = Quantos segundos um bot pode levar em um lance antes que a partida conte como falha; o padrão é 60. Um bot que pensa, como master, pensa por esse tempo.
flag-simulate-rollouts = Quantas disposições das cartas ocultas um bot que pensa experimenta, no máximo, por lance, como 64; o mesmo número dá as mesmas partidas.
flag-simulate-out = Salvar cada partida neste arquivo; o mesmo comando com o mesmo arquivo continua de onde parou.
flag-simulate-plot = Desenhar neste arquivo SVG quantas vezes saiu cada pontuação.
flag-simulate-as-json = Escrever o resultado em JSON, para programas.
flag-simulate-replay-of = Não jogar nada novo, e sim mostrar o replay de uma partida deste arquivo; precisa de --game.
flag-simulate-game = Qual partida, contada a partir de 0.
flag-simulate-save = Salvar esse replay neste arquivo novo em vez de mostrá-lo.
flag-compare-bots = Os dois bots, separados por uma vírgula.
flag-compare-ruleset = As regras da partida, como fr+avalanche; o padrão é pl.
flag-compare-players = Quantos jogam; o padrão é 3.
flag-compare-games = Quantas partidas cada um joga; o padrão é 1000.
flag-compare-seed = Um número que decide cada baralho; o padrão é 0.
flag-compare-jobs = Número de processos; o padrão é um por núcleo do processador.
flag-compare-cluster = Jogar em um cluster dask: o endereço do escalonador dele, como tcp://10.0.0.1:8786.
flag-compare-limit = Quantos segundos um bot pode levar em um lance antes que a partida conte como falha; o padrão é 60.
flag-compare-out = Salvar cada partida em arquivos desta pasta; o mesmo comando continua de onde parou.
flag-compare-as-json = Escrever o resultado em JSON, para programas.
flag-tournament-bots = Os bots, separados por vírgulas.
flag-tournament-ruleset = As regras da partida, como fr+avalanche; o padrão é pl.
flag-tournament-players = Quantos jogam; o padrão é 3.
flag-tournament-games = Quantas partidas cada par joga; o padrão é 200.
flag-tournament-seed = Um número que decide cada baralho; o padrão é 0.
flag-tournament-jobs = Número de processos; o padrão é um por núcleo do processador.
flag-tournament-cluster = Jogar em um cluster dask: o endereço do escalonador dele, como tcp://10.0.0.1:8786.
flag-tournament-limit = Quantos segundos um bot pode levar em um lance antes que a partida conte como falha; o padrão é 60.
flag-tournament-out = Salvar cada partida em arquivos desta pasta; o mesmo comando continua de onde parou.
flag-tournament-plot = Desenhar a tabela como mapa de calor neste arquivo SVG.
flag-tournament-as-json = Escrever o resultado em JSON, para programas.
arena-decimal-mark = ,
arena-percent = { $number }%
arena-count = { $number }
arena-milliseconds = { $number } ms
arena-seconds = { $number } s
arena-title = { $bots }: { $ruleset }, { $players } jogadores, { $games ->
    [1] 1 partida
   *[other] { $games } partidas
 }, semente { $seed }
arena-tournament-title = Pontuações médias: { $ruleset }, { $players } jogadores, { $games ->
    [1] 1 partida
   *[other] { $games } partidas
 } por par, semente { $seed }
arena-mean = Pontuação média
arena-of-best = { $score } de { $best }
arena-perfect = Partidas perfeitas
arena-struck-out = Penalidades demais
arena-moves = Lances por partida
arena-strikes = Penalidades por partida
arena-time = Tempo por partida
arena-losses = Por que nem todas as partidas foram perfeitas
arena-ending-card-lost = carta indispensável perdida
arena-ending-out-of-turns = não restavam turnos
arena-ending-struck-out = penalidades demais
arena-scores = Quantas vezes saiu cada pontuação
arena-difference = Diferença das médias
arena-interval = Intervalo de 95%
arena-pairs = Mais pontos com o mesmo baralho
arena-only-perfect = O único com partida perfeita
arena-verdict-better = { $better } se sai melhor que { $other }: a diferença média de pontuação é de { $by } por partida (confiança: { $confidence }).
arena-verdict-open = Não dá para dizer qual é melhor: a confiança é de { $confidence }, e é preciso chegar a { $level }. Com mais partidas, talvez dê.
arena-verdict-few = { $games ->
    [0] Nenhuma partida foi terminada por ambos, e assim não dá
    [1] 1 partida terminada por ambos é pouco
   *[other] { $games } partidas terminadas por ambos são poucas
 } para dizer: são necessárias pelo menos { $least }.
arena-how-compared = Ambos jogaram com os mesmos baralhos. O erro padrão, o intervalo e a confiança vêm das diferenças baralho por baralho, que se supõe seguirem uma distribuição normal.
arena-cross-corner = 1º lugar ↓ 2º →
arena-how-crossed = Pontuações médias ± erros padrão. O bot da linha ocupa o primeiro lugar e, a partir dele, um lugar sim, outro não; o da coluna, os demais. Um traço: esses dois não podem jogar juntos.
arena-failed = { $games ->
    [1] 1 partida foi estragada por um bot e não conta:
   *[other] { $games } partidas foram estragadas pelos bots e não contam. As primeiras:
 }
arena-failure = Partida { $game }, lance { $move }, lugar { $seat } ({ $bot }): { $why }
arena-compiling = na primeira vez, os bots são compilados: cerca de um minuto
arena-interrupted-kept = Interrompido após { $games ->
    [1] 1 partida, salva
   *[other] { $games } partidas, salvas
 } em { $file }. O mesmo comando continua dali.
arena-interrupted-lost = Interrompido após { $games ->
    [1] 1 partida
   *[other] { $games } partidas
 }. Nada foi salvo; com --out, o mesmo comando poderia continuar dali.
error-bots-without-seat = Foram indicados { $bots } bots, mas só { $players } jogam.
error-bot-raised = O bot falhou: { $what }
error-bot-late = O bot não respondeu em { $seconds } s.
error-bot-ended-process = O bot encerrou o processo em que joga.
error-game-differs = A partida { $game } não termina como antes ({ $score ->
    [1] 1 ponto
   *[other] { $score } pontos
 }): o bot mudou, ou nem sempre joga igual.
error-not-results = { $file } já existe e não contém resultados de “hanabi simulate”. Indique outro arquivo; este não foi alterado.
error-no-results-there = { $file } não contém resultados de “hanabi simulate --out FILE”. Para uma partida gravada existe “hanabi replay”.
error-results-of-another-version = Os resultados de { $file } são da versão { $version } deste programa, que agora é a { $known }: os bots talvez joguem de outro modo. Indique outro arquivo; este não foi alterado.
error-results-of-another-match = { $file } tem resultados de outro confronto ({ $bots }; { $ruleset }; semente { $seed }). Indique outro arquivo; este não foi alterado.
error-results-damaged = { $file } está danificado na linha { $line }. Remova essa linha ou indique outro arquivo; este não foi alterado.
error-results-in-use = Outro programa está gravando agora em { $file }. Espere ele terminar ou indique outro arquivo.
error-results-without-game = { $file } não tem a partida { $game }.
error-cluster-unreachable = Nenhum escalonador dask responde em { $address }. Confira o endereço e se “dask scheduler” está rodando lá.
error-cluster-empty = O cluster em { $address } não tem workers. Inicie alguns lá com “dask worker { $address }”.
error-cluster-lost = A conexão com o cluster em { $address } caiu. Se houver um arquivo de resultados, as partidas terminadas foram salvas nele, e o mesmo comando continua dali.
error-cluster-version = Os workers em { $address } têm a versão { $version } deste programa, e aqui é a { $known }: poderiam jogar de outro modo. Instale a mesma versão em toda parte.
error-usage-only-with = { $option } só é usado junto com { $other }.
error-usage-two-bots = { $option } pede dois nomes separados por uma vírgula; “{ $value }” não serve.

## Os bots que são programas

error-program-bad-command = “{ $command }” não é uma linha de comando. Depois de “program:” vem um comando como no shell, por exemplo program:./meubot --fast.
error-program-not-found = O programa “{ $program }” não foi encontrado. Indique o caminho, por exemplo program:./meubot, ou o nome de um comando que o seu shell encontre.
error-program-not-started = Não é possível iniciar o programa “{ $program }”: { $why }.
error-program-gone = O programa “{ $program }” foi encerrado e não joga mais.
error-program-too-slow = O programa “{ $program }” não respondeu em { $seconds } s e foi encerrado. Uma resposta termina com uma quebra de linha e não pode esperar em um buffer.{ program-last-words }
error-program-ended = O programa “{ $program }” terminou antes de responder (status { $status }).{ program-last-words }
error-program-noise = O programa “{ $program }” escreveu na saída padrão algo que não é um objeto JSON: { $line } O que não é resposta vai para a saída de erro padrão.{ program-last-words }
error-program-flood = O programa “{ $program }” escreveu mais de { $most } bytes em uma linha e foi encerrado.{ program-last-words }
error-program-no-hello = O programa “{ $program }” não respondeu à saudação com outra, e sim com { $answer }
error-program-version = O programa “{ $program }” fala a versão { $theirs } do protocolo de bots; aqui é a versão { $ours }.
error-program-out-of-step = O programa “{ $program }” deve responder à pergunta { $number } com uma escolha que traga esse número, mas respondeu { $answer }
error-program-answer = O programa “{ $program }” respondeu com algo que não é uma ação ({ $part }): { $answer }
reason-unsaid = O bot não diz por quê.
program-last-words = { $said ->
    [nothing] {""}
   *[other] {" "}A última coisa que ele disse: { $said }
 }

## Pôr um bot à prova

command-check-bot = Verificar se um bot cumpre o que todo bot promete.
epilogue-check-bot =
    Exemplos:
      hanabi check-bot partner                         # um dos bots incluídos
      hanabi check-bot meusbots:Cauteloso --games 200  # uma classe de um módulo desta pasta
      hanabi check-bot program:./meubot --ruleset pl   # um programa, com um só conjunto de regras
argument-check-bot-bot = O nome de um bot, módulo:Classe, ou “program:” e uma linha de comando.
flag-check-bot-games = Quantas partidas de todo tipo testar; o padrão é 45.
flag-check-bot-limit = Quantos segundos um lance pode levar; o padrão é 10.
flag-check-bot-ruleset = Testar só estas regras.
flag-check-bot-as-json = Escrever o resultado em JSON, para programas.
promise-legal = Responde com uma ação permitida, sejam quais forem as regras e o número de jogadores.
promise-punctual = Responde a tempo.
promise-reasons = Os motivos dele são conhecidos e não dizem nada que a ação não mostre.
promise-untouched = Deixa como está o que recebe.
promise-repeatable = Com a mesma semente e os mesmos eventos, faz a mesma escolha.
promise-successor = Um bot novo que recebe os mesmos eventos continua de onde outro parou.
promise-forgetful = Ao se sentar, esquece toda partida anterior.
promise-blind = Faz a mesma escolha, sejam quais forem o baralho e as cartas que ele não vê.
promise-any-history = Aceita tudo o que as pessoas tenham jogado antes.
examined-kept = cumprida
examined-broken = quebrada
examined-unseen = não testada
examined-bot = As promessas do bot “{ $bot }” ({ $source }), testadas em { $games ->
    [1] uma partida
   *[other] { $games } partidas
 }:
examined-sum = { $broken ->
    [0] Todas as promessas foram cumpridas.
    [1] Uma promessa foi quebrada.
   *[other] { $broken } promessas foram quebradas.
 }

## O que os jogadores querem dizer com as dicas

reason-meant-play = Uma dica era sobre esta carta: é para jogá-la.
reason-prompted-play = Uma dica dada a outra pessoa só faz sentido se esta carta for jogada antes.
reason-finessed-play = Uma dica dada a outra pessoa só faz sentido se esta carta, a mais nova, for jogada às cegas.
reason-prompt-clue = Para que uma carta que já tem dica seja jogada antes, e depois a apontada.
reason-finesse-clue = Para que alguém jogue às cegas a carta mais nova e, depois, seja jogada a apontada.
reason-fix-clue = Para corrigir uma ideia errada sobre uma carta antes que cause prejuízo.
reason-counted-out = Restam tão poucas cartas que tudo foi calculado: isto é o que promete mais pontos.
reason-team-clue = Pelo código da equipe, diz algo a cada parceiro.
reason-likely-play = Muito provavelmente encaixa; se não, não vai fazer falta a ninguém.
reason-tried-out = Jogado até o fim com muitas disposições das cartas ocultas, é o que dá mais certo.
reason-learned = Em milhões de partidas consigo mesma, a equipe aprendeu que isto é o que funciona melhor.

## Bots that are told how long to think

error-bad-budget = “{ $budget }” não é um tempo válido para pensar. Escreva um número de disposições de { $least } a { $most }, como master@256, ou segundos até { $longest }, como master@2s.
error-no-thinker = Não dá para definir quanto tempo o bot “{ $bot }” pensa. Com estes, dá: { $thinkers }.

## Treinar uma equipe

command-train = Treinar uma equipe de bots, que aprende jogando consigo mesma.
epilogue-train =
    Exemplos:
      hanabi train --device cuda              # uma dupla, em uma placa de vídeo
      hanabi train --ruleset custom+suits=2   # um jogo pequeno
flag-train-ruleset = As regras da partida, como fr+avalanche; o padrão é pl.
flag-train-players = Quantos jogam; o padrão é 2.
flag-train-minutes = Quantos minutos aprender, sem contar as interrupções; o padrão é 20.
flag-train-moves = Com quantos lances aprender, em vez de minutos; o mesmo número e a mesma semente dão a mesma equipe.
flag-train-device = Onde treinar: cpu ou cuda; o padrão é cpu.
flag-train-seed = A semente do acaso; o padrão é 0.
flag-train-games = Quantas partidas avançam juntas; o padrão é 512 em um processador e 8192 em uma placa de vídeo.
flag-train-width = O tamanho das redes; o padrão é 128 em um processador e 768 em uma placa de vídeo.
flag-train-out = A pasta da equipe; o padrão é team. O mesmo comando com a mesma pasta continua de onde parou.
flag-train-compiled = Compilar as redes para a placa de vídeo, o que é mais rápido, ou não.
train-begins = O treino começa. Tudo é salvo em { $folder }.
train-goes-on = O treino em { $folder } continua.
train-progress = { $share } depois de { $time } e { $moves } milhões de lances. Pontuação média: { $score } de { $best }. Partidas perfeitas: { $perfect }
train-interrupted = Interrompido. Nada se perdeu: o mesmo comando continua o treino em { $folder }.
train-done = Pronto. A rede treinada é { $file }.
error-other-run = { $file } é de outro treino: lá, { $what } é { $found }, não { $wanted }. Escolha outra pasta.
error-bad-checkpoint = { $file } está danificado ou não é um ponto salvo de um treino. Escolha outra pasta.
error-learning-broke = O treino falhou: as redes não calculam mais nada que faça sentido. O mesmo comando continua do último ponto salvo em { $folder }.
error-no-weights-file = { $file } está danificado ou não é uma rede treinada.
error-other-weights = { $file } é uma rede da versão { $found }, e é preciso a versão { $wanted }. Treine a equipe de novo.
