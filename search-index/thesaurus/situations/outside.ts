/** Going out, travelling, weather. */
export const OUTSIDE = `
promener bébé, se promener, balade en ville, sortir avec bébé | best: poussette, porte-bébé | good: landau, sac à langer | fair: habillage pluie, chancelière
sortir en forêt, chemins de terre, promenade à la campagne, courir avec bébé | best: poussette tout-terrain | good: porte-bébé dorsal, porte-bébé | fair: poussette
randonnée avec bébé, marcher en montagne, promenade en montagne, randonner | best: porte-bébé dorsal | good: porte-bébé, écharpe de portage, poussette tout-terrain | fair: chapeau, gourde
prendre le métro, prendre le bus, petit ascenseur, escalier sans ascenseur, étroit trottoir | best: poussette compacte, poussette canne, poussette légère | good: porte-bébé, écharpe de portage | fair: poussette
petit coffre, coffre de voiture petit, se plie petit | best: poussette compacte, poussette canne | good: lit de voyage, baignoire pliante | fair: poussette
voyage en avion, prendre l’avion, bagage cabine | best: poussette compacte | good: lit de voyage, sac à langer, casque anti-bruit, porte-bébé | fair: siège de table, valise enfant
partir en vacances, voyager avec bébé, week-end avec bébé, partir en week-end | best: lit de voyage, poussette compacte, sac à langer | good: siège de table, valise enfant, baignoire pliante, babyphone, matelas de voyage, chauffe-biberon | fair: rideau occultant, veilleuse, tente anti-uv
aller à la plage, vacances à la mer, journée à la plage | best: tente anti-uv, maillot anti-uv | good: chapeau, crème solaire, lunettes de soleil, couche de bain, maillot de bain, jouet de plage | fair: ombrelle de poussette, sandales, bouée, cape de bain
aller à la piscine, bébé nageur, bébés nageurs, première baignade | best: couche de bain, maillot anti-uv, maillot de bain | good: bouée, porte-bébé d’eau | fair: cape de bain, peignoir
apprendre à nager, flotter | best: bouée | good: maillot anti-uv, couche de bain | fair: piscine bébé
protéger du soleil, coup de soleil, soleil dans les yeux, protection contre les uv | best: chapeau, crème solaire, lunettes de soleil, tente anti-uv | good: ombrelle de poussette, pare-soleil de voiture, maillot anti-uv | fair: canopy de poussette
protéger du soleil en poussette, soleil en poussette, ombre poussette | best: ombrelle de poussette, canopy de poussette | good: chapeau, tente anti-uv | fair: lunettes de soleil
soleil en voiture, éblouissement en voiture | best: pare-soleil de voiture | good: lunettes de soleil | fair: chapeau
sortir sous la pluie, il pleut, jour de pluie | best: habillage pluie, combinaison de pluie, imperméable | good: bottes de pluie, couverture de portage | fair: parapluie
sauter dans les flaques, jouer sous la pluie | best: bottes de pluie, combinaison de pluie | good: imperméable | fair: bottes de neige
froid en poussette, protéger du froid en poussette, chaud en poussette, hiver en poussette | best: chancelière | good: plaid de poussette, combi-pilote, manchon de poussette, couverture | fair: bonnet, moufles
froid dehors, sortir en hiver, bébé a froid, tenir chaud dehors | best: combi-pilote, manteau, chancelière | good: bonnet, moufles, cagoule, polaire, tour de cou, bottes de neige | fair: couverture, chaussettes, gilet
aller à la neige, sports d’hiver, vacances au ski | best: combinaison de ski, bottes de neige, moufles, combi-pilote | good: cagoule, bonnet, lunettes de soleil, tour de cou, luge bébé | fair: crème solaire, chancelière
canicule, grosse chaleur, il fait très chaud, rafraîchir bébé | best: gigoteuse, body sans manches, chapeau, barboteuse | good: ventilateur, ombrelle de poussette, piscine bébé, thermomètre de chambre | fair: tente anti-uv, gourde
porter bébé, mains libres, garder bébé contre soi, bébé toujours aux bras, peau à peau | best: porte-bébé, écharpe de portage | good: sling, mei tai | fair: couverture de portage
porter bébé sans avoir mal au dos, mal au dos en portant bébé, bébé lourd à porter | best: porte-bébé physiologique, porte-bébé dorsal | good: porte-bébé
trajet en voiture, voyager en voiture, sécurité en voiture, attacher bébé en voiture | best: siège auto | good: base isofix, miroir de voiture, pare-soleil de voiture | fair: protège-siège
rentrer de la maternité en voiture, ramener bébé de la maternité | best: coque auto | good: base isofix, siège auto, lit auto | fair: ensemble naissance
voir bébé en conduisant, surveiller bébé en voiture | best: miroir de voiture | good: siège auto | fair: pare-soleil de voiture
occuper bébé en voiture, longs trajets, distraire en voiture | best: cube d’activités, spirale d’activités | good: conteuse d’histoires, livre bébé, pare-soleil de voiture, miroir de voiture | fair: hochet, jeu magnétique
occuper bébé en poussette, s’ennuie en poussette | best: spirale d’activités | good: hochet, livre en tissu | fair: anneau de dentition
aîné fatigué de marcher, grand frère sur la poussette, deux enfants une poussette | best: planche à roulettes de poussette, poussette double | good: porte-bébé | fair: poussette
jumeaux, jumelles, attendre des jumeaux, deux bébés, enfants rapprochés | best: pour jumeaux, poussette double | good: coussin d’allaitement, porte-bébé | fair: transat
faire du vélo en famille, emmener bébé à vélo, transporter bébé à vélo | best: siège vélo, remorque vélo | good: casque vélo | fair: porte-bébé
apprendre le vélo, premier vélo, tenir en équilibre | best: draisienne | good: tricycle, casque vélo | fair: porteur
changer bébé dehors, se changer en déplacement, change en voyage | best: pochette à langer | good: sac à langer, lingettes | fair: couche, sac à couches sales
affaires de bébé pour sortir, emporter ses affaires, transporter ses affaires | best: sac à langer | good: pochette à langer, trousse de toilette, sac de poussette | fair: sac isotherme
manger au restaurant, repas hors de la maison | best: siège de table | good: rehausseur de chaise, bavoir | fair: coffret repas
allaiter en public, allaiter discrètement, allaiter dehors | best: cape d’allaitement | good: vêtement d’allaitement, soutien-gorge d’allaitement | fair: lange
entrer à la crèche, aller à la crèche, chez la nounou, entrée en crèche | best: sac à dos enfant, chaussons | good: doudou, gigoteuse, bavoir, livre bébé | fair: gourde, boîte à goûter
rentrée à la maternelle, aller à l’école, première rentrée | best: sac à dos enfant, gourde, boîte à goûter | good: chaussons, culotte d’apprentissage | fair: doudou
concert, feu d’artifice, bruit trop fort, protéger ses oreilles | best: casque anti-bruit | good: bruit blanc
perdre son enfant, ne pas le perdre, enfant qui s’échappe | best: harnais de marche | good: bracelet d’identification
`;
