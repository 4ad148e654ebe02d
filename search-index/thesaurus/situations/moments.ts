/** Moments of the day and of growing, told as people tell them to each other. */
export const MOMENTS = `
couche qui fuit, couche qui déborde, se réveille trempé, fuites de couche | best: couche, couche lavable | good: protège-matelas, insert de couche | fair: body, pyjama
bébé transpire, nuque mouillée, bébé a chaud en dormant | best: gigoteuse | good: drap housse, thermomètre de chambre, body sans manches | fair: ventilateur
petit appartement, studio, manque de place, petite chambre, chambre des parents | best: berceau, lit de voyage, baignoire pliante, table à langer | good: cododo, couffin, siège de table, poussette compacte | fair: panier de rangement, commode
bébé refuse le biberon, ne veut pas du biberon, alterner sein et biberon, allaitement mixte, confusion sein tétine | best: biberon, tétine de biberon | good: tire-lait, tasse d’apprentissage | fair: biberon anti-colique
bébé boit trop vite, avale de travers, tétée trop rapide | best: tétine de biberon, biberon anti-colique | good: biberon
refuse les morceaux, passer aux morceaux, manger avec les mains, diversification menée par l’enfant, manger des morceaux | best: coffret repas, assiette, grignoteuse, couverts | good: chaise haute, tablier bavoir, bol | fair: tasse d’apprentissage, livre parents
goûter dehors, emmener une compote, collation au parc | best: gourde à compote, boîte à goûter | good: gourde, pot de conservation | fair: bavoir
bébé jette tout par terre, jette son assiette, ramasser sous la chaise | best: assiette, tapis de chaise haute | good: bol, tablier bavoir | fair: chaise haute
faire roter, rot après le biberon, lait sur l’épaule, renvois de lait | best: lange, bavoir | good: biberon anti-colique, bavoir bandana | fair: transat
gigote sur la table à langer, se retourne pendant le change, tomber de la table à langer | best: matelas à langer | good: table à langer, pochette à langer | fair: jouet
changer la nuit, change de nuit, changer sans réveiller | best: pyjama, veilleuse | good: lingettes, couche, matelas à langer | fair: gigoteuse
laver les vêtements de bébé, taches de compote, lessive pour bébé | best: tablier bavoir, bavoir | good: body | fair: lange
bébé enlève ses chaussettes, pieds froids, garder les pieds au chaud, réchauffer les pieds | best: chaussons, chaussettes | good: collants, chancelière | fair: pyjama
mains froides, doigts gelés | best: moufles | good: combi-pilote, manchon de poussette
s’habiller seul, apprendre à s’habiller, enfiler son manteau | best: pantalon, t-shirt, chaussures | good: manteau, chaussons | fair: marchepied
tenue de cérémonie, aller à un mariage, habiller pour une fête, tenue chic, cortège | best: tenue de baptême, robe | good: chaussures, barboteuse | fair: gilet
premier noël, sous le sapin, cadeau du père noël, étrennes | best: jouet, livre bébé, peluche | good: jouet musical, puzzle, jeu d’imitation, doudou | fair: coffret naissance, conteuse d’histoires
offrir pour deux ans, deuxième anniversaire, fêter ses deux ans | best: draisienne, jeu d’imitation, puzzle | good: tricycle, livre bébé, porteur | fair: peluche
offrir pour trois ans, troisième anniversaire | best: jeu de société, puzzle, loisirs créatifs | good: draisienne, jeu d’imitation, tricycle | fair: conteuse d’histoires
cadeau utile, offrir quelque chose d’utile, éviter les doublons | best: cape de bain, gigoteuse, couverture | good: coffret naissance, bavoir, lange | fair: livre bébé
cadeau qui dure, cadeau qui reste, offrir un souvenir | best: livre de naissance, bijou bébé, boîte à souvenirs | good: kit empreinte, album photo, tirelire | fair: boîte à musique
apprendre à parler, premiers mots, développer le langage, enrichir le vocabulaire | best: livre bébé, livre sonore | good: jeu d’imitation, conteuse d’histoires, marionnette | fair: puzzle
apprendre les couleurs, apprendre les formes, trier et empiler, apprendre à compter | best: boîte à formes, jouet d’empilage, puzzle | good: livre bébé, cube d’activités | fair: jeu de construction
apprendre les animaux, cris des animaux | best: livre sonore, livre bébé, puzzle | good: peluche | fair: jouet de bain
concentration, développer la motricité fine, activités montessori, occuper ses mains | best: boîte à formes, jouet d’empilage, puzzle, cube d’activités | good: jouet sensoriel, loisirs créatifs | fair: jeu de construction
occuper un enfant dans le train, patienter au restaurant, salle d’attente | best: livre bébé, jeu magnétique, loisirs créatifs | good: conteuse d’histoires, spirale d’activités, puzzle | fair: jeu de société
gérer les colères, calmer une colère, gérer ses émotions, retour au calme | best: livre bébé, peluche, conteuse d’histoires | good: doudou, projecteur d’étoiles | fair: tipi
angoisse de séparation, se séparer le matin, rassurer bébé, bébé s’accroche à sa mère | best: doudou, peluche | good: porte-bébé, veilleuse | fair: livre bébé
perdre son doudou, doudou de secours, doudou de rechange, doudou préféré | best: doudou | good: attache-sucette, peluche
coin lecture, coin calme, cabane dans la chambre, se cacher pour jouer | best: tipi | good: étagère, pouf, guirlande, tapis | fair: lampe, livre bébé
attraper les objets, tenir un objet, découvrir ses mains, suivre du regard | best: hochet, balle, spirale d’activités | good: jouet contrasté, arche d’éveil, mobile | fair: tapis d’éveil
tenir sa tête, muscler le cou, rester sur le ventre | best: tapis d’éveil | good: jouet contrasté, tapis de sol, livre en tissu | fair: hochet
vider et remplir, ouvrir et fermer, permanence de l’objet | best: boîte à formes, jouet d’empilage | good: cube d’activités | fair: balle
pédaler, apprendre à pédaler, se déplacer sur des roues | best: tricycle | good: draisienne, porteur, trottinette | fair: casque vélo
protéger sa tête, tomber en arrière, chutes des premiers pas | best: casque anti-choc | good: protège-coin, tapis de sol | fair: chariot de marche
bébé déteste la poussette, pleure en poussette | best: porte-bébé, écharpe de portage | good: spirale d’activités, sling | fair: poussette
porter un nouveau-né, porter dès la naissance, portage physiologique, porter tout petit | best: écharpe de portage, porte-bébé | good: sling, mei tai | fair: couverture de portage
porter un grand, porter un enfant lourd, porter sur le dos, marcher des heures avec bébé | best: porte-bébé dorsal, porte-bébé | good: mei tai | fair: écharpe de portage
sortir par grand vent, rafales, pluie et vent en poussette | best: habillage pluie | good: chancelière, bonnet | fair: couverture
trottoirs pavés, neige en poussette, sentier, poussette sur le sable | best: poussette tout-terrain | good: porte-bébé | fair: poussette
ranger la poussette, petite entrée, immeuble sans ascenseur, porter la poussette | best: poussette compacte, poussette canne | good: porte-bébé | fair: poussette
deuxième voiture, voiture des grands-parents, changer de voiture, prendre un taxi avec bébé | best: siège auto, coque auto | good: base isofix, réhausseur | fair: protège-siège
dos à la route, voyager plus longtemps dos à la route, garder dos à la route | best: siège auto, coque auto | good: base isofix | fair: miroir de voiture
miettes en voiture, salir la banquette, protéger la banquette, marques du siège | best: protège-siège | good: pare-soleil de voiture
s’endort en voiture, tête qui tombe en voiture | best: siège auto, coque auto | good: coussin relax | fair: pare-soleil de voiture
jambes lourdes, jambes gonflées enceinte, chevilles gonflées | best: bas de contention | good: coussin de grossesse | fair: huile de massage
sport enceinte, bouger enceinte, yoga prénatal, étirements grossesse | best: ballon de grossesse | good: legging de grossesse, ceinture de grossesse | fair: livre de grossesse
premières contractions, gérer la douleur, respirer pendant l’accouchement | best: ballon de grossesse, bouillotte | good: huile de massage | fair: coussin de grossesse
césarienne, cicatrice, après une césarienne | best: culotte de maternité, coffret post-partum | good: ceinture de grossesse, coussin d’allaitement | fair: chemise de nuit d’accouchement
fatigue jeune maman, aider une jeune maman, soulager les parents, besoin de repos | best: service à domicile, coffret post-partum, cadeau maman | good: massage, fauteuil d’allaitement | fair: livre parents
lait en trop, don de lait, faire des réserves de lait, stock de lait | best: tire-lait, sachet de conservation | good: collecteur de lait, pot de conservation | fair: sac isotherme
manquer de lait, relancer la lactation, peu de lait | best: tire-lait, tisane d’allaitement | good: coussin d’allaitement | fair: crème d’allaitement
s’installer pour allaiter, bien placer bébé au sein, mal au bras en allaitant | best: coussin d’allaitement | good: fauteuil d’allaitement | fair: soutien-gorge d’allaitement
devenir papa, rôle du papa, premier jour du papa, papa qui porte | best: cadeau papa, porte-bébé | good: écharpe de portage, livre parents | fair: sac à langer
se préparer à être parent, futurs parents, apprendre à être parent, premiers conseils | best: livre parents, livre de grossesse | good: journal de grossesse
remercier les invités, remercier la famille, envoyer des cartes | best: faire-part | good: album photo
premier rendez-vous chez le pédiatre, visite chez le médecin, ranger le carnet de santé | best: protège-carnet de santé | good: trousse de soin, sac à langer, thermomètre
`;
