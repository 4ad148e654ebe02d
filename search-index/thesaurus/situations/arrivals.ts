/** A child who comes, grows and is looked after by others; small troubles of the body. */
export const ARRIVALS = `
arrivée de bébé, attendre un bébé, premier enfant, indispensables nouveau-né, liste de naissance, trousseau de naissance, tout pour bébé, acheter avant la naissance, premiers achats | best: siège auto, poussette, gigoteuse, body, biberon, lit bébé | good: pyjama, couche, baignoire, matelas à langer, porte-bébé, lange, sac à langer | fair: babyphone, bavoir, veilleuse, transat
deuxième enfant, deux enfants en bas âge, agrandir la famille | best: poussette double, planche à roulettes de poussette | good: porte-bébé, écharpe de portage, lit enfant | fair: cadeau grand frère
adoption, accueillir un enfant adopté | best: doudou, livre bébé, porte-bébé | good: album photo, veilleuse | fair: peluche
mal des transports, malade en voiture, vomir en voiture, nausée en voiture | best: protège-siège, lange | good: bavoir, sac à couches sales | fair: pare-soleil de voiture
constipation, constipé, ventre ballonné | best: bouillotte, huile de massage | good: ceinture anti-coliques, biberon anti-colique | fair: livre parents
nez pris, nez encombré, narines bouchées, moucher bébé, morve, laver le nez | best: mouche-bébé | good: sérum physiologique, humidificateur | fair: thermomètre
bébé tousse, toux la nuit, bronchiolite, mal respirer | best: humidificateur, mouche-bébé | good: nébuliseur, plan incliné | fair: thermomètre
otite, mal aux oreilles, eau dans les oreilles | best: thermomètre | good: bonnet, bandeau | fair: casque anti-bruit
première maladie, soins du quotidien, trousse à pharmacie, premiers secours | best: trousse de soin, thermomètre | good: mouche-bébé, ciseaux à ongles, trousse de secours | fair: sérum physiologique
soin du cordon, cordon ombilical, nombril | best: trousse de soin, lange | good: body croisé, brassière, coton bébé | fair: gel lavant
bébé se gratte, démangeaisons, plaques rouges, boutons sur la peau, rougeurs, peau qui pèle | best: moufles, crème de change, lait de toilette | good: liniment, huile de massage, gel lavant | fair: body
peau du visage, joues rouges, gerçures, froid sur les joues | best: crème visage, lait de toilette | good: cagoule, tour de cou | fair: bonnet
poux, démêler les cheveux, cheveux emmêlés, coiffure | best: brosse à cheveux | good: gel lavant | fair: bandeau
mordre les autres, mordre ses doigts, se ronger les doigts, sucer son pouce | best: anneau de dentition, collier d’allaitement | good: sucette, doudou | fair: grignoteuse
arrêter la tétine, arrêter la sucette, se passer de tétine | best: doudou, livre bébé | good: boîte à sucette, peluche | fair: veilleuse
prendre une tétine, première sucette, besoin de téter | best: sucette | good: attache-sucette, boîte à sucette | fair: doudou
bébé gigote dans son lit, se coince dans les barreaux, se cogner dans son lit | best: tour de lit, protection de barreaux | good: gigoteuse | fair: réducteur de lit
enjambe son lit, sort de son lit, escalade les barreaux, sauter du lit | best: lit enfant, lit cabane, barrière de lit | good: lit évolutif, gigoteuse | fair: veilleuse
refuse la sieste, sieste courte, ne veut pas dormir, lutter contre le sommeil, sommeil agité | best: bruit blanc, rideau occultant, veilleuse | good: gigoteuse, boîte à musique, doudou | fair: mobile, peluche musicale
sieste dehors, dormir en poussette, sieste en promenade, dormir en balade | best: chancelière, canopy de poussette, ombrelle de poussette | good: bruit blanc, plaid de poussette, nacelle | fair: poussette
dormir dans le salon, dormir la journée, couchage d’appoint, poser le nouveau-né | best: couffin, transat, berceau | good: nacelle, coussin relax, parc | fair: cododo
partager la chambre, chambre partagée, frères et sœurs dans la même chambre | best: veilleuse, bruit blanc | good: lit superposé, lit à tiroir, réveil éducatif | fair: rideau occultant
faire garder bébé, nounou à la maison, laisser aux grands-parents, baby-sitter | best: babyphone, lit de voyage | good: doudou, sac à langer, chaise haute | fair: veilleuse
marquer ses vêtements, étiqueter ses affaires, reconnaître ses affaires | best: bracelet d’identification | good: sac à dos enfant, pochette de vêtements | fair: boîte à goûter
partir en camping, dormir sous la tente, nuit en tente | best: lit de voyage, sac de couchage enfant | good: siège de table, moustiquaire, porte-bébé, baignoire pliante | fair: veilleuse, tente anti-uv
prendre le train, long voyage, voyage en bateau | best: poussette compacte, porte-bébé, sac à langer | good: livre bébé, jeu magnétique, casque anti-bruit | fair: boîte à goûter
vent froid, petites oreilles, protéger les oreilles du froid | best: bonnet, cagoule | good: tour de cou, bandeau | fair: combi-pilote
mi-saison, soirées fraîches, fraîcheur du soir | best: gilet, pull | good: combinaison, sweat | fair: couverture, bonnet
décorer les murs, habiller les murs, mur de la chambre, murs vides | best: affiche, sticker mural, décoration murale | good: papier peint, toise, guirlande | fair: miroir
écrire son prénom, prénom sur le mur, cadeau avec le prénom, broder son prénom | best: lettres décoratives, doudou personnalisé, body personnalisé | good: affiche, cape de bain personnalisée | fair: album photo
manger proprement, protéger le sol, nettoyer après le repas | best: tablier bavoir, tapis de chaise haute | good: bavoir, assiette | fair: set de table
bébé difficile à table, ne mange rien, refuse les légumes | best: coffret repas, assiette | good: livre de recettes, couverts | fair: robot bébé
cuire à la vapeur, cuire des légumes, cuisiner pour bébé, mixer les légumes | best: robot bébé | good: mixeur, pot de conservation, livre de recettes | fair: moule de congélation
boire de l’eau, boire en promenade, s’hydrater dehors | best: gourde, tasse à paille | good: tasse d’apprentissage | fair: boîte à goûter
occuper un jour de pluie, occuper à la maison, jouer à l’intérieur, jouer au calme | best: loisirs créatifs, puzzle, jeu de construction, jeu d’imitation | good: jeu de société, livre bébé, pâte à modeler | fair: tipi, conteuse d’histoires
construire et empiler, faire tomber des cubes | best: jeu de construction, jouet d’empilage, cubes | good: boîte à formes, puzzle | fair: train en bois
rouler, pousser, tirer derrière soi | best: jouet à tirer, chariot de marche, voiture jouet | good: porteur, trotteur | fair: draisienne
s’occuper de sa poupée, jouer à la maman, soigner ses peluches | best: poupée, poussette de poupée, mallette de docteur | good: jeu d’imitation | fair: peluche
compagnon de nuit, rassurant pour dormir, odeur de maman | best: doudou, peluche | good: veilleuse, doudou bruit blanc | fair: boîte à musique
bébé ne tient pas dans le bain, peur de l’eau, n’aime pas le bain, déteste le bain | best: transat de bain, jouet de bain | good: baignoire, thermomètre de bain, bassine de bain | fair: gant de toilette
bain sans baignoire, bain dans la douche, laver bébé en voyage | best: baignoire pliante, bassine de bain | good: siège de douche, transat de bain | fair: gant de toilette
se déshabiller au chaud, froid en sortant du bain | best: cape de bain, peignoir | good: lampe chauffante | fair: gant de toilette
mains prises, sac trop lourd, accrocher un sac à la poussette | best: sac de poussette, crochet de poussette | good: sac à dos à langer | fair: porte-gobelet
jambes au froid, couverture qui tombe de la poussette | best: chancelière, plaid de poussette | good: combi-pilote | fair: couverture
perdre les eaux, départ à la maternité, jour de l’accouchement, salle de naissance | best: valise de maternité, chemise de nuit d’accouchement | good: serviettes maternité, ensemble naissance, bonnet | fair: coque auto, ballon de grossesse
montée de lait, seins gonflés, seins douloureux, engorgement des seins | best: compresses pour les seins, coquille d’allaitement, tire-lait | good: crème d’allaitement, bout de sein | fair: coussinet d’allaitement
remettre son ventre en place, retrouver la ligne, ventre après bébé | best: gaine post-partum, ceinture de grossesse | good: ballon de grossesse, coffret post-partum | fair: legging de grossesse
bas du dos, sciatique, mal au bassin, douleurs ligamentaires | best: ceinture de grossesse, coussin de grossesse | good: ballon de grossesse, bouillotte | fair: bas de contention
stress de la grossesse, se relaxer enceinte, prendre du temps pour soi | best: cadeau maman, bola de grossesse | good: tisane de grossesse, huile anti-vergetures, massage | fair: journal de grossesse
remercier la nounou, remercier la sage-femme, remercier la crèche | best: carte cadeau, bougie, mug | good: faire-part, fleurs | fair: album photo
fêter la naissance, organiser une baby shower, fête prénatale, révéler le sexe | best: baby shower, ballons, gâteau de couches | good: faire-part, guirlande, coffret naissance | fair: annonce de grossesse
cadeau de dernière minute, petit cadeau pas cher, offrir une petite attention | best: doudou, bavoir, hochet | good: livre bébé, chaussettes, peluche | fair: carte cadeau
cadeau des grands-parents, cadeau de mamie, gros cadeau, participer à plusieurs | best: poussette, siège auto, cadeau commun | good: lit bébé, chaise haute, porteur | fair: tirelire
`;
