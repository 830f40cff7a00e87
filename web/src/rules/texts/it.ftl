## The rulebook

rules_of = Regole: { $game }
set_up = Prepara un tavolo
learn = Impara giocando
print = Stampa
contents = Indice
search = Cerca nelle regole
nothing_found = Niente trovato.
found = { $count ->
    [one] { $count } paragrafo trovato.
   *[other] { $count } paragrafi trovati.
}
variants = Varianti
symbols = Simboli
variant = Variante:
cards = Da dove vengono i valori delle carte
cards_about = Questo adattamento è nostro, senza illustrazioni della scatola. Quello che nessuna fonte pubblica dice delle carte l’abbiamo completato noi. Se la tua scatola dice altro, ha ragione lei.
published = Pubblicato
ours = Nostra ricostruzione
example = Esempio:
seen_as = Visto da: { $name }
step = Passo { $step } di { $of }
step_back = Indietro
step_on = Avanti

## Kinds of signs

signs-symbol = Simboli
signs-discipline = Discipline
signs-class = Numeri di classificazione
signs-token = Gettoni ricompensa
signs-inventor = Inventori
signs-invention = Invenzioni
signs-component = Componenti
signs-type = Tipi di invenzione
signs-place = Zone della città
signs-piece = Altri segni
signs-action = A che serve la metà in basso
signs-effect = Carte Leonardo
signs-work = Mecenati
signs-design = Opere incompiute
