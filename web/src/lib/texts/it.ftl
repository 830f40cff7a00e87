## Pieces put together

label = { $label }: { $value }
label_alone = { $label }:
row = { $said }; { $next }

## Shared parts of a board

nearer = Più vicino
further = Più lontano
fit = Mostra tutto
paragraph = § { $paragraph }
open_rule = Leggi il paragrafo { $paragraph } delle regole
close = Chiudi
reconstructed = Alcuni valori di questa carta sono ricostruiti: la lista dell’editore non è pubblica.
scores = Punteggi finali
total = totale
place = { $place }.
won = Vince { $names }.
won_you = Hai vinto.
won_with = Condividi la vittoria con { $names }.
won_nobody = Questa volta non è vinta.
won_together = Vittoria condivisa: { $names }.
brought = Che cosa ha portato punti
brought-one = { $what } { $points }
tie = Totali uguali. Ha deciso: { $tie }.
tie_left = Parità in tutto.
left = Un bot sostituto ha giocato almeno un terzo delle mosse di { $name }. Se la partita conta, per { $name } è persa.

## Settings

setting-settings = Impostazioni
setting-language = Lingua
setting-by_day = Pagina chiara
setting-by_candle = Pagina scura
setting-still = Senza movimento

## Bots by their levels

level-apprentice = { $name } (facile)
level-journeyman = { $name } (medio)
level-master = { $name } (forte)
level-apprentice_about = gioca in fretta e si lascia sfuggire molto
level-journeyman_about = pensa un po’ in anticipo
level-master_about = si prende il suo tempo e perdona poco

## Ciò che si dice accanto al gioco

server-resigned = { $player } si arrende.
server-abandoned = { $player } interrompe la partita senza risultato.
server-cancelled = I giocatori hanno deciso di annullare la partita.

## Chi legge, in una riga del diario: come soggetto, e altrove

reader = tu
reader-other = te
