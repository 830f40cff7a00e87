### Les leçons de L’Étal en français. Les mêmes clés que dans en.ftl et it.ftl.

course-first = L’Étal en une minute
    .theme = On vend des objets au marché, et chacun mise en secret.
    .goal = À la fin, le plus grand total l’emporte : les objets à leur valeur, et un point par pièce.

lesson-bid = Miser et acheter

step-bid-mirror = Le miroir vaut cinq points, et vous avez trois pièces. Misez-en deux.
    .right = Deux contre une : vous avez acheté le miroir, et il vous reste une pièce.
    .all = Vous l’auriez aussi, mais chaque pièce qui reste vaut un point.
    .other = C’est peut-être trop peu pour le miroir. Misez deux pièces.
step-bid-poor = Nul ne mise plus qu’il n’a. Essayez : misez deux pièces.
    .right = Vous n’en avez qu’une.
    .other = C’est permis. Misez plus que vous n’avez.
step-bid-worth = Voici la cuillère à vendre : un point. Gagneriez-vous quelque chose à l’acheter pour une pièce ?
    .no = Non
    .yes = Oui, un point
    .why = Une pièce qui reste vaut un point, elle aussi.
step-bid-spoon = Misez ce que vous voulez.
    .right = Le dernier lot est vendu.
    .poor = Du moins ce que vous avez.
step-bid-end = Vous avez le miroir et une pièce : six points. Votre rival a la cuillère et deux pièces, trois points. Vous avez gagné.

coach-may_peek = Une pièce vous montre ce qui sera vendu ensuite. Conseil : gardez-la, les pièces sont des points.
coach-how_much = Toutes les mises sont montrées à la fois, et la plus haute paie. Conseil : ne misez jamais plus que la valeur.
