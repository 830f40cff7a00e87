### Ce que disent les courriels. Les mêmes clés que dans en.ftl et it.ftl.

confirm =
    .subject = Est-ce votre adresse ?
    .text =
        Bonjour,

        quelqu’un qui joue sur { $site } a donné cette adresse comme la sienne. Si c’était vous, ouvrez ce lien dans les 30 minutes :

        { $link }

        Si ce n’était pas vous, ne faites rien : l’adresse est oubliée.

recover =
    .subject = Le chemin pour revenir à la table
    .text =
        Bonjour { $name },

        vous avez demandé à vous connecter sur { $site } sans votre clé d’accès. Ce lien le permet, une seule fois, dans les 30 minutes. Vos autres navigateurs restent connectés.

        { $link }

        Si vous n’avez rien demandé, ne faites rien, et ne donnez ce lien à personne.

added =
    .subject = Vous avez une nouvelle clé d’accès
    .text =
        Bonjour { $name },

        une clé d’accès a été ajoutée à votre nom sur { $site } : { $passkey }.

        Si ce n’était pas vous, retirez-la et déconnectez-vous partout :

        { $link }

prove =
    .subject = Est-ce bien vous ?
    .text =
        Bonjour { $name },

        quelqu’un qui est connecté sous votre nom sur { $site } veut changer la façon dont vous revenez, ou vous supprimer. Si c’est vous, ouvrez ce lien dans les 30 minutes, dans le navigateur où vous l’avez demandé :

        { $link }

        Si ce n’est pas vous, ne l’ouvrez pas. Déconnectez-vous plutôt partout : { $site }/me

moved =
    .subject = Cette adresse ne ramène plus à vous
    .text =
        Bonjour { $name },

        votre nom sur { $site } a désormais une autre adresse de courriel, ou aucune. Plus aucun lien pour revenir n’est envoyé ici.

        Si ce n’était pas vous, quelqu’un d’autre a une de vos clés ou lit votre courriel. Retirez les clés d’accès que vous ne connaissez pas, et déconnectez-vous partout :

        { $link }

left =
    .subject = Vous avez été supprimé
    .text =
        Bonjour { $name },

        tout ce qui vous concerne sur { $site } a été supprimé, comme on l’a demandé dans un navigateur où vous étiez connecté. Cette adresse est oubliée aussi : ce courriel est le dernier.

device =
    .subject = Un nouvel appareil est connecté à votre nom
    .text =
        Bonjour { $name },

        un lien créé dans l’un de vos navigateurs sur { $site } a connecté un autre appareil : { $browser }.

        Si ce n’était pas vous, déconnectez cet appareil :

        { $link }
