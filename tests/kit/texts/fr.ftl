## Les coups : ce qu’on peut choisir

moves-paint =
    { $things ->
        [one] peindre { $things } chose en { $colour }
       *[other] peindre { $things } choses en { $colour }
    }
