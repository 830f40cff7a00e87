### Le parole del terminale stesso in italiano. Le stesse chiavi di en.ftl e fr.ftl.

## I giocatori

players-person = Giocatore
players-rival = Rivale

## Le richieste

ask-prompt = La tua scelta
ask-hint_list = un numero, o la mossa scritta
ask-hint_letters = lettera e numero o spazio: { $example }
ask-commands = ? perché no · why · hint · u annulla · o gli altri · h aiuto · q esci
ask-several = Può voler dire più mosse. Quale?
ask-none = «{ $typed }» non è proposto adesso. Scrivi un numero della lista, ? per sapere perché una mossa è rifiutata, o h per l’aiuto.
ask-undone = Annullato: { $move }.
ask-cannot_undo = Niente da annullare: nel frattempo è stato mostrato qualcosa di nascosto, o ha giocato qualcun altro.
ask-nothing_refused = Niente di ciò che potresti aspettarti è rifiutato adesso.
ask-hint = { $move } ({ $typed }). { $reason }
ask-no_bot_moved = Nessun bot ha ancora giocato.
ask-refused = { $reason } (§ { $paragraph })

## Passare il terminale

hand_over-give = Passa il terminale: { $name }.
hand_over-ready = { $name }, premi Invio quando vuoi cominciare

## L’aiuto

help-title = Che cosa puoi scrivere
help-number = un numero sceglie una mossa; se ci sono lettere, una lettera e un numero: b3
help-place = vanno bene anche una lettera e uno spazio: b 1,2
help-words = la mossa com’è scritta, intera o con l’inizio delle sue parole: { $example }
help-why = ? dice perché certe mosse sono rifiutate; ? e qualche parola parla solo di quelle
help-undo = u annulla la tua ultima mossa, finché niente di nascosto è stato mostrato e nessun altro ha giocato
help-others = o mostra che cosa ha ciascuno sul tavolo
help-reasons = why (perché) dice le ragioni delle ultime mosse dei bot
help-hint = hint (suggerimento) dice quale mossa un’analisi direbbe la migliore qui, da ciò che vedi
help-rules = h e un numero mostra quel paragrafo delle regole: h { $example }
help-leave = q esce; la partita è salvata e si può riprendere
help-asked = hint (suggerimento) dice quale mossa è richiesta
help-stop = q esce; la lezione si può ricominciare
help-cards = h cards mostra quali valori delle carte sono pubblicati e quali ricostruiti
help-cards_title = I valori delle carte
help-cards_published = Pubblicato: { $values }
help-cards_ours = Ricostruito: { $values }
help-paragraphs = Le regole
help-no_paragraph = Non c’è nessun § { $paragraph }. Scrivi h per vedere la lista.

## Uscire

leave-saved = Salvato in { $file }.
leave-resume = Per riprendere: bottega play --resume { $file }
leave-verify = Per verificare: bottega verify { $file }

## La fine

end-lost = Partita persa: servivano { $goal } punti.
end-title = La partita è finita
end-player = giocatore
end-rank = posto
end-total = totale
end-won = Vittoria: { $names }.
end-shared = Vittoria condivisa: { $names }.
end-tie = La parità è stata decisa da: { $breaks }.

## Le lezioni

learn-none = Ancora nessuna lezione: { $game }. Le regole si leggono in una partita, scrivendo h: { $command }
learn-where = Lezione { $lesson } di { $lessons }: { $title } · passo { $step } di { $steps }
learn-look = Da guardare: { $things }
learn-refusal = Qui prova ciò che è rifiutato: scrivilo come si scrive una mossa (? dice tutto ciò che è rifiutato).
learn-commands = ? perché no · hint · o gli altri · h aiuto · q esci
learn-hint = Mossa richiesta: { $move } ({ $typed })
learn-hint_refusal = Mossa richiesta: { $typed }
learn-as_if = La lezione continua come se la tua scelta fosse: { $move }
learn-choose = Scrivi un numero da 1 a { $last }, o q per uscire.
learn-not_so = Non è così. Scegli un’altra risposta.
learn-go_on = Premi Invio per continuare
learn-done = Fine della lezione: { $title }
learn-end = Era l’ultima lezione di questo corso.
learn-play = Per cominciare la prima partita: { $command }
learn-left = A presto! Per riprendere: { $command }

## Problemi

puzzle-none = Ancora nessun problema: { $game }.
puzzle-where = Problema { $number } di { $last }
puzzle-task = Tocca a te. Dopo quale mossa si vince più spesso? Una sola è nettamente la migliore, e non è quella che lo sembra a prima vista.
puzzle-commands = ? perché no · o gli altri · h aiuto · q esci
puzzle-right = Giusto!
puzzle-wrong = C’è di meglio.
puzzle-made = La tua scelta: { $move }
puzzle-best = La migliore: { $move }
puzzle-looks_best = A prima vista la migliore: { $move }
puzzle-chance = { $reason } Probabilità di vittoria: { $chance }% (± { $doubt }).
puzzle-comes_to = Così fanno { $points }; se ne possono avere { $most }.
puzzle-reaches = Così fanno { $points }: di più non si può avere.
puzzle-certain = Vinci, qualunque cosa faccia il tuo avversario.
puzzle-prevented = Il tuo avversario può ancora impedire la tua vittoria; una mossa la rende sicura.
puzzle-points = { $points } punti.
puzzle-then = La migliore per intero:
puzzle-decides = Che cosa decide: { $theme }
puzzle-next = Premi Invio per il problema successivo
puzzle-left = A presto! Per continuare: { $command }

## Rivedere una partita

replay-setup = preparazione
replay-ply = mossa { $ply } di { $last }

## Guardare indietro

analyse-who = chi
analyse-kept = probabilità tenuta
analyse-luck = fortuna
analyse-fine = buone mosse
analyse-slip = imprecisioni
analyse-mistake = errori
analyse-blunder = errori gravi
analyse-chances = Probabilità di vittoria dopo ogni decisione
analyse-turning = Svolte della partita
analyse-nothing = Nessuna mossa ha perso molto.
analyse-slip_at = Mossa { $ply }, { $name }: { $move }. Un’imprecisione: ha perso { $gives }% (± { $doubt }).
analyse-mistake_at = Mossa { $ply }, { $name }: { $move }. Un errore: ha perso { $gives }% (± { $doubt }).
analyse-blunder_at = Mossa { $ply }, { $name }: { $move }. Un errore grave: ha perso { $gives }% (± { $doubt }).
analyse-better = Meglio: { $move }. { $reason }

## Codex Naturalis

codex-points = punti
codex-hand = mano
codex-your_hand = La tua mano: fronte e retro
codex-starter = La tua carta iniziale: fronte e retro
codex-middle = Da prendere: scoperte, e cima dei mazzi
codex-decks = mazzi: { $resource } risorsa, { $gold } oro
codex-common = Obiettivo comune
codex-secret = Il tuo obiettivo
codex-choose = Tra cui scegliere
codex-secret_of = Obiettivo di { $name }
codex-worth = { $points } per te adesso
codex-worth_spectator = { $points } ogni volta
codex-flat = { $points } pt
codex-per_corner = { $points } pt per angolo coperto
codex-per_symbol = { $points } pt per { $symbol } visibile
codex-needs = richiede { $symbols }
codex-legend = ○ angolo vuoto · cornice chiusa: niente angolo · × lì non può andare nessuna carta
codex-more = fuori dall’immagine: { $where }
codex-left = { $count } a sinistra
codex-right = { $count } a destra
codex-above = { $count } in alto
codex-below = { $count } in basso

## Leonardo da Vinci

leonardo-turn = Turno { $turn } di { $last } · mazzo: { $deck }
leonardo-city = La città
leonardo-asked = Invenzioni richieste
leonardo-price = prezzo { $florins }
leonardo-florins = { $florins } fl
leonardo-workers = apprendisti { $free }/{ $all }, maestro { $master }
leonardo-hand = in mano
leonardo-owned = tiene
leonardo-cards = carte { $cards }
leonardo-lab = { $lab }, { $places } posti
leonardo-idle = fermo
leonardo-weeks = { $weeks } sett
leonardo-shown = (mostrata)
leonardo-legend = un segno per apprendista · M: maestro · ⚙: automa · ☼: Leonardo · rende: la prima volta/poi

## Inventori leggendari

inventors-era = Epoca { $era } di { $last } · invenzioni sul tavolo: { $left }; l’epoca finisce quando ne resta una
inventors-teams = Squadre tra cui scegliere
inventors-invention = invenzione
inventors-number = numero
inventors-worth = pt
inventors-share = parte
inventors-tokens = gettoni
inventors-points = { $points } pt finora
inventors-cubes = cubi { $cubes }
inventors-acquired = ha acquisito { $inventions }
inventors-legend_people = ○ disponibile · ◐ occupato · ☼2/3: livello 2, obiettivo 3 · +5 punti (✓ raggiunto) · ♛ statuetta
inventors-legend_tokens = ↑2 progresso al livello 2 · +1 un punto · ☀ disponibilità · ✚ conoscenze · № numero a scelta
