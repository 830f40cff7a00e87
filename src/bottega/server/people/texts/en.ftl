### What mails to a person say. Every key has its like in fr.ftl and it.ftl.

confirm =
    .subject = Is this your address?
    .text =
        Hello,

        someone who plays at { $site } gave this address as theirs. If it was you, open this link within the next 30 minutes:

        { $link }

        If it was not you, do nothing: the address is forgotten.

recover =
    .subject = Your way back to the table
    .text =
        Hello { $name },

        you asked to be let in at { $site } without your passkey. This link does it, once, within the next 30 minutes. Your other browsers stay signed in.

        { $link }

        If you did not ask, do nothing, and share the link with no one.

added =
    .subject = You have a new passkey
    .text =
        Hello { $name },

        a passkey was added to your name at { $site }: { $passkey }.

        If it was not you, remove it and sign out everywhere:

        { $link }

prove =
    .subject = Is it you?
    .text =
        Hello { $name },

        someone who is signed in as you at { $site } wants to change how you come back, or to delete you. If it is you, open this link within the next 30 minutes, in the browser where you asked:

        { $link }

        If it is not you, do not open it. Sign out everywhere instead: { $site }/me

moved =
    .subject = This address leads back to you no more
    .text =
        Hello { $name },

        your name at { $site } has another mail address from now on, or none. No way back is sent here any more.

        If it was not you, someone else holds a key of yours or reads your mail. Remove passkeys that you do not know, and sign out everywhere:

        { $link }

left =
    .subject = You were deleted
    .text =
        Hello { $name },

        everything about you at { $site } was deleted, as was asked for in a browser where you were signed in. This address is forgotten too: this is the last mail.

device =
    .subject = A new device is signed in as you
    .text =
        Hello { $name },

        a link that was made in one of your browsers at { $site } signed in another device: { $browser }.

        If it was not you, sign that device out:

        { $link }
