### Ciò che dicono le mail. Le stesse chiavi di en.ftl e fr.ftl.

confirm =
    .subject = È il tuo indirizzo?
    .text =
        Ciao,

        qualcuno che gioca su { $site } ha dato questo indirizzo come suo. Se sei tu, apri questo link entro 30 minuti:

        { $link }

        Se non sei tu, non fare nulla: l’indirizzo viene dimenticato.

recover =
    .subject = La via per tornare al tavolo
    .text =
        Ciao { $name },

        hai chiesto di accedere a { $site } senza la tua passkey. Questo link lo permette, una volta sola, entro 30 minuti. Gli altri tuoi browser restano connessi.

        { $link }

        Se non l’hai chiesto tu, non fare nulla e non dare il link a nessuno.

added =
    .subject = Hai una nuova passkey
    .text =
        Ciao { $name },

        una passkey è stata aggiunta al tuo nome su { $site }: { $passkey }.

        Se non sei stato tu, toglila ed esci da tutti i dispositivi:

        { $link }

prove =
    .subject = Sei tu?
    .text =
        Ciao { $name },

        qualcuno che ha fatto l’accesso con il tuo nome su { $site } vuole cambiare il modo in cui torni, o cancellarti. Se sei tu, apri questo link entro 30 minuti, nel browser dove l’hai chiesto:

        { $link }

        Se non sei tu, non aprirlo. Esci invece da tutti i dispositivi: { $site }/me

moved =
    .subject = Questo indirizzo non riporta più a te
    .text =
        Ciao { $name },

        il tuo nome su { $site } ha d’ora in poi un altro indirizzo di posta, o nessuno. Qui non arriva più alcuna via per tornare.

        Se non sei stato tu, qualcun altro ha una tua chiave o legge la tua posta. Togli le passkey che non conosci ed esci da tutti i dispositivi:

        { $link }

left =
    .subject = Sei stato cancellato
    .text =
        Ciao { $name },

        tutto ciò che ti riguarda su { $site } è stato cancellato, come è stato chiesto in un browser dove avevi fatto l’accesso. Anche questo indirizzo è dimenticato: questa è l’ultima mail.

device =
    .subject = Un nuovo dispositivo è connesso con il tuo nome
    .text =
        Ciao { $name },

        un link creato in uno dei tuoi browser su { $site } ha connesso un altro dispositivo: { $browser }.

        Se non sei stato tu, disconnetti quel dispositivo:

        { $link }
