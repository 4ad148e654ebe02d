/** Giving: to whom, on which day, of what sort. */
export const GIVING = `
offrir aux grands-parents, offrir à mamie, offrir à papi, remercier les grands-parents | best: album photo, kit empreinte, cadeau grands-parents | good: livre de naissance, souvenir de naissance, mug | fair: cartes étapes, annonce de grossesse
offrir à des jumeaux, offrir à des jumelles | best: cadeau jumeaux, coffret naissance, pour jumeaux | good: doudou, couverture, gigoteuse | fair: poussette double, coussin d’allaitement
demander d’être marraine, demander à la marraine, demander au parrain, demande de parrain, veux-tu être ma marraine, annoncer au parrain | best: annonce de grossesse | good: mug, bijou bébé | fair: carte cadeau
se cotiser, gros cadeau, cadeau à plusieurs, cadeau de toute la famille, cagnotte des collègues | best: cadeau commun, poussette, siège auto, lit bébé | good: chaise haute, babyphone, porte-bébé, cododo | fair: transat, robot bébé, coffret naissance
fêter la grossesse, baby shower, fête prénatale | best: coffret naissance, gâteau de couches | good: cartes étapes, cadeau maman, doudou, livre de naissance | fair: guirlande, hochet, bola de grossesse
fête des mères, offrir pour la fête des mères, première fête des mamans | best: bijou bébé, kit empreinte, cadeau maman | good: album photo, bola de grossesse, coffret post-partum | fair: livre de naissance
fête des pères, offrir pour la fête des pères | best: cadeau papa, kit empreinte | good: album photo, porte-bébé, livre parents | fair: mug
petit cadeau, cadeau symbolique, petite attention | best: hochet, doudou, livre bébé, cartes étapes | good: chaussons, bonnet, anneau de dentition, bavoir | fair: tirelire, lange
cadeau original, cadeau insolite, cadeau fait main, cadeau différent, sortir de l’ordinaire | best: gâteau de couches, kit empreinte, boîte à souvenirs, cartes étapes | good: boîte à musique, annonce de grossesse, livre de naissance, conteuse d’histoires | fair: bijou bébé, tipi
cadeau écologique, cadeau naturel, cadeau durable en bois | best: jouet en bois, hochet en bois, couche lavable | good: doudou, lange, lingettes lavables, puzzle | fair: biberon en verre, livre bébé
cadeau unique, cadeau avec le prénom, offrir avec son prénom, graver un prénom, broder un prénom | best: personnalisé | good: bijou bébé, livre de naissance | fair: tirelire, couverture
elle a déjà tout, ils ont déjà tout, cadeau du deuxième enfant, cadeau du troisième enfant, deuxième bébé déjà équipé | best: couche, livre de naissance, kit empreinte, coffret naissance | good: gâteau de couches, bijou bébé, service à domicile, carte cadeau | fair: cadeau maman, couverture
remercier la nounou, cadeau de la nounou, cadeau d’assistante maternelle, cadeau de la sage-femme, remercier la maîtresse, merci à la crèche, fin d’année à la crèche | best: mug, bougie, fleurs | good: kit empreinte, album photo | fair: carte cadeau
cadeau de la petite souris, perdre sa première dent | best: boîte à dents de lait | good: tirelire, boîte à souvenirs
souvenir de la première année, garder la première année, les douze premiers mois | best: livre de naissance, album photo | good: cartes étapes, kit empreinte, boîte à souvenirs | fair: toise
premières pâques, chasse aux œufs | best: peluche, livre bébé | good: doudou, jouet | fair: panier de rangement
première rentrée, offrir pour la rentrée | best: sac à dos enfant, gourde, boîte à goûter | good: livre bébé | fair: doudou
offrir à un nouveau-né, offrir à un bébé qui vient de naître, bienvenue bébé | best: coffret naissance, doudou, couverture, gigoteuse | good: lange, ensemble naissance, hochet, peluche musicale, boîte à musique | fair: livre de naissance, bijou bébé
offrir à un bébé de six mois, cadeau six mois | best: hochet, anneau de dentition, jouet sensoriel, balle, cube d’activités | good: livre en tissu, peluche, jouet de bain | fair: tapis d’éveil
gâter une femme enceinte, gâter une future maman, choyer une future mère | best: bola de grossesse, journal de grossesse, huile anti-vergetures | good: cadeau maman, coussin de grossesse, bouillotte, ballon de grossesse | fair: coffret post-partum, vêtement de grossesse, ceinture de grossesse
gâter une jeune accouchée, choyer une jeune accouchée | best: coffret post-partum, cadeau maman | good: bouillotte, vêtement d’allaitement, coffret naissance | fair: coussin d’allaitement, crème d’allaitement, doudou
gâter une maman allaitante | best: coussin d’allaitement, vêtement d’allaitement, cape d’allaitement | good: coffret post-partum, coussinet d’allaitement, crème d’allaitement, soutien-gorge d’allaitement | fair: fauteuil d’allaitement, cadeau maman, tire-lait
gâter le papa, choyer le papa | best: cadeau papa, livre parents | good: porte-bébé, écharpe de portage, journal de grossesse, cadeau maman | fair: sac à dos à langer, sac à langer
gâter des parents épuisés, choyer de jeunes parents | best: cadeau maman | good: livre parents, coffret post-partum, bouillotte, service à domicile | fair: coffret naissance, bruit blanc, babyphone
gâter l’aîné, choyer l’aîné | best: cadeau grand frère, t-shirt, poupée, livre enfant | good: jeu de société, jeu d’imitation, loisirs créatifs, peluche | fair: puzzle, voiture jouet, jouet
gâter un filleul, choyer une filleule | best: bijou bébé, tirelire | good: livre de naissance, album photo, boîte à souvenirs, boîte à musique, coffret naissance, kit empreinte | fair: tenue de baptême, peluche, doudou, poupée
`;
