/** Mothers, births, gifts. */
export const FAMILY = `
partir à la maternité, préparer l’accouchement, accouchement, sac pour l’hôpital, liste maternité, séjour à la maternité | best: valise de maternité, chemise de nuit d’accouchement, serviettes maternité | good: ensemble naissance, coffret post-partum, coussinet d’allaitement, body, bonnet | fair: pyjama, gigoteuse, vêtement d’allaitement
sortie de maternité, première tenue, habiller un nouveau-né, tenue pour rentrer à la maison | best: ensemble naissance | good: combi-pilote, bonnet, body, pyjama | fair: coque auto, brassière, gilet
bébé prématuré, né trop tôt, petit poids, grand prématuré | best: pour prématuré | good: sucette, body | fair: écharpe de portage, ensemble naissance
mal de dos enceinte, mal au dos grossesse, soutenir le ventre, lombaires | best: ceinture de grossesse, ballon de grossesse | good: coussin de grossesse | fair: coussin d’allaitement
mal dormir enceinte, dormir enceinte, position pour dormir grossesse | best: coussin de grossesse | good: coussin d’allaitement, chemise de nuit d’accouchement | fair: ceinture de grossesse
soulager les contractions, préparer le travail, accoucher sans péridurale | best: ballon de grossesse | good: bouillotte, coussin de grossesse | fair: huile de massage
vergetures, peau du ventre, ventre qui tire | best: huile anti-vergetures | good: huile de massage | fair: ceinture de grossesse
s’habiller enceinte, ventre trop gros pour ses vêtements, jean trop serré | best: vêtement de grossesse | good: ceinture de grossesse | fair: vêtement d’allaitement
après l’accouchement, périnée, suites de couches, saignements, épisiotomie | best: coffret post-partum, serviettes maternité | good: culotte de maternité, ceinture de grossesse, coussin bouée | fair: bouillotte
nausées, nausées de grossesse | best: bracelet anti-nausée, tisane de grossesse | good: livre de grossesse
allaiter, débuter l’allaitement, allaiter confortablement, confort pour allaiter | best: coussin d’allaitement, soutien-gorge d’allaitement | good: coussinet d’allaitement, fauteuil d’allaitement, crème d’allaitement, vêtement d’allaitement | fair: cape d’allaitement, tire-lait, bout de sein
crevasses, mamelons douloureux, tétons douloureux, douleur à l’allaitement, engorgement | best: crème d’allaitement, bout de sein | good: compresses pour les seins, coquille d’allaitement | fair: coussinet d’allaitement
fuites de lait, taches de lait | best: coussinet d’allaitement | good: collecteur de lait | fair: soutien-gorge d’allaitement
tirer son lait, exprimer son lait, reprendre le travail en allaitant, retour au travail | best: tire-lait | good: sachet de conservation, collecteur de lait, sac isotherme | fair: soutien-gorge d’allaitement, biberon, pot de conservation
conserver le lait maternel, congeler le lait, emporter son lait, transporter son lait | best: sachet de conservation, sac isotherme | good: pot de conservation, collecteur de lait | fair: tire-lait
offrir à la maman, offrir à une femme enceinte, gâter une future maman, chouchouter maman, prendre soin de soi, se détendre | best: cadeau maman, coffret post-partum, bola de grossesse | good: huile anti-vergetures, bouillotte, chemise de nuit d’accouchement, journal de grossesse | fair: fauteuil d’allaitement, coussin de grossesse
offrir au papa, pour le futur papa | best: cadeau papa, livre parents | good: journal de grossesse, cadeau maman | fair: porte-bébé
quoi offrir, idée cadeau, apporter à la maternité, visite à la maternité, que ramener à la maternité, première visite au bébé, offrir à une naissance, venir voir le bébé, cadeau de collègue, se cotiser | best: coffret naissance, gâteau de couches, cadeau de naissance | good: doudou, couverture, boîte à musique, cape de bain, livre de naissance | fair: bijou bébé, peluche
offrir à un baptême, cadeau de parrain, cadeau de marraine | best: bijou bébé, tirelire | good: tenue de baptême, boîte à musique, livre de naissance | fair: album photo
offrir pour un an, premier anniversaire, fêter ses un an | best: chariot de marche, porteur, jouet | good: puzzle, livre bébé, jeu d’imitation | fair: peluche
annoncer sa grossesse, annoncer aux grands-parents, l’annonce à papa | best: annonce de grossesse | good: journal de grossesse | fair: t-shirt
arrivée d’un deuxième, devenir grande sœur, devenir grand frère, jalousie de l’aîné | best: cadeau grand frère, t-shirt, livre enfant, poupée | good: peluche, jeu d’imitation, jeu de société | fair: planche à roulettes de poussette
garder des souvenirs, se souvenir des premiers mois, souvenir de ses petits pieds, premières fois | best: kit empreinte, livre de naissance, cartes étapes, boîte à souvenirs | good: album photo, journal de grossesse, boîte à dents de lait | fair: bijou bébé
garder les photos, photos mois par mois, mettre une photo | best: album photo, cartes étapes | good: livre de naissance | fair: kit empreinte
première dent tombée, dent de lait, petite souris | best: boîte à dents de lait | good: boîte à souvenirs | fair: livre de naissance
tenir un journal, écrire sa grossesse, suivre sa grossesse | best: journal de grossesse | good: livre de naissance, livre de grossesse | fair: cartes étapes
`;
