/** More that families tell of: a night, a meal, a walk, a body, a house, in their own words. */
export const TOLD_ANEW = `
ne veut plus de couches, plus de couches, enlever la couche, retirer la couche, sans couche, laisser tomber les couches, premières nuits sans couche | best: pot, réducteur de toilettes, culotte d’apprentissage | good: marchepied | fair: protège-matelas
peur des toilettes, toilettes trop hautes, tomber dans les toilettes, monter seul sur les toilettes | best: réducteur de toilettes, marchepied | good: pot
pipi en balade, pipi en voiture, toilettes introuvables en vacances | best: pot | good: réducteur de toilettes
pipi au lit, draps mouillés, lit mouillé, se réveille mouillé, fuite pendant la nuit, matelas trempé | best: protège-matelas | good: couche, drap housse, insert de couche | fair: culotte d’apprentissage
transpire la nuit, nuque mouillée, trop couvert la nuit | best: gigoteuse | good: pyjama, thermomètre de chambre | fair: drap housse
voisins bruyants, rue bruyante, bruits de la maison, chien qui aboie | best: bruit blanc | good: veilleuse musicale, casque anti-bruit
changer la nuit sans le déshabiller, habiller vite la nuit, boutons dans le noir | best: pyjama | good: gigoteuse, veilleuse
allumer sans le réveiller, voir la nuit pour allaiter, lumière douce pour les tétées | best: veilleuse | good: lampe
dormir à l’hôtel, dormir en location, coucher en déplacement | best: lit de voyage | good: matelas de voyage, babyphone, rideau occultant | fair: veilleuse
chambre partagée avec ses parents, dort dans notre chambre, garder près de nous la nuit | best: cododo, berceau | good: couffin, lit bébé
pleure au shampoing, eau sur la tête, rincer les cheveux sans pleurs, savon dans les yeux | best: visière de bain, gel lavant | good: jouet de bain, tapis de bain
peur du bain, pleure dans le bain, n’aime pas l’eau | best: bassine de bain, transat de bain, jouet de bain | good: baignoire, thermomètre de bain
prendre la douche avec bébé, bain au bureau de la douche | best: bassine de bain, baignoire | good: porte-bébé d’eau, cape de bain
bleu, bosse au front, coin de table, angle de la cheminée, se cogne contre les meubles, se cogne contre la table | best: protège-coin | good: tapis de sol | fair: parc, barrière de sécurité
doigts dans la prise, électricité danger, touche aux prises | best: cache-prise | good: bloque-tiroir, kit de sécurité
produits ménagers sous l’évier, ouvre le frigo, vide les tiroirs | best: bloque-tiroir | good: barrière de sécurité | fair: protège-coin
porte qui claque, doigts coincés, se coince la main | best: bloque-porte | good: bloque-tiroir, protège-coin
l’entendre du jardin, surveiller du salon, entendre pleurer à l’étage, voir dans son lit | best: babyphone | good: babyphone vidéo, moniteur de respiration
boire sans renverser, renverse son verre, verre qui fuit, arrêter le biberon d’eau | best: tasse d’apprentissage, tasse à paille | good: gourde | fair: biberon
refuse le biberon, ne prend pas la tétine, tète trop vite, lait coule trop lentement, débit trop lent | best: tétine de biberon | good: biberon, biberon anti-colique
goûter à emporter, compote à emporter, goûter de l’école, encas en promenade | best: gourde à compote, boîte à goûter | good: gourde | fair: pot de conservation
garder le repas tiède, emporter sa purée, repas chez la nounou | best: boîte à goûter | good: pot de conservation, sac isotherme | fair: couverts
mange avec les doigts, prend la cuillère tout seul, tient sa cuillère, mange comme un grand | best: couverts, assiette, bol | good: coffret repas, tablier bavoir, bavoir | fair: tasse d’apprentissage
assiette par terre, jette son assiette, renverse son bol | best: assiette, bol | good: coffret repas | fair: bavoir
goûter des fruits sans s’étouffer, peur qu’il s’étouffe, morceaux de fruits | best: grignoteuse | good: couverts | fair: livre parents
écraser les légumes, mouliner la soupe, soupe de bébé, cuire à la vapeur, petits pots faits maison, mixer les légumes | best: robot bébé, mixeur | good: pot de conservation, livre parents | fair: bol, couverts
tache sur ses habits à table, se salit à table, protéger ses vêtements | best: bavoir, tablier bavoir | good: bavoir bandana
s’asseoir chez les grands-parents pour manger, chaise haute de vacances, asseoir au restaurant | best: siège de table, rehausseur de chaise | good: chaise haute pliante | fair: chaise haute
biberon de nuit à bonne température, eau à trente-sept degrés | best: préparateur de biberon, chauffe-biberon | good: thermos | fair: biberon
ranger les biberons, faire sécher les biberons, biberons qui traînent sur l’évier | best: égouttoir | good: goupillon, stérilisateur
bras fatigués, veut toujours les bras, bras en compote, ne supporte pas d’être posé | best: porte-bébé, écharpe de portage | good: sling, mei tai, balancelle | fair: transat, coussin relax
faire le ménage avec bébé, cuisiner avec bébé contre moi, porter pendant les courses | best: porte-bébé, écharpe de portage | good: sling, mei tai | fair: transat
mains gelées, mains froides, doigts froids | best: moufles | good: chancelière | fair: manteau
oreilles froides, otite par le vent, tête au froid | best: bonnet, cagoule | good: tour de cou | fair: manteau
gorge froide, cou découvert, écharpe qui se défait | best: tour de cou | good: cagoule | fair: bonnet
pieds froids, pieds gelés, orteils froids, a froid aux pieds | best: chaussons, chaussettes | good: chancelière, collants, bottes de neige | fair: moufles
jambes froides en poussette, couvrir en poussette, couverture qui tombe de la poussette | best: chancelière, plaid de poussette | good: couverture | fair: combi-pilote
sable chaud, cailloux de la plage, pieds dans l’eau, rochers à la mer | best: sandales | good: chaussures souples | fair: maillot anti-uv
soleil à la plage, soleil au bord de la mer, coup de soleil à la plage, brûler au soleil | best: tente anti-uv, crème solaire, chapeau, lunettes de soleil, maillot anti-uv | good: ombrelle de poussette | fair: jouet de plage
pavés, neige en poussette, chemin de cailloux, sentier en poussette, marcher dans les bois | best: poussette tout-terrain | good: porte-bébé dorsal, poussette de course | fair: poussette
courir le matin, reprendre la course, footing avec bébé, jogging avec bébé | best: poussette de course | good: poussette tout-terrain
vélo sans pédale, tomber de vélo, protéger sa tête à vélo | best: casque vélo, draisienne | good: tricycle
fête foraine, match au stade, travaux dans la rue, festival avec bébé | best: casque anti-bruit | good: bruit blanc
oubli à la gare, court dans la rue, lâche ma main, tenir en laisse | best: harnais de marche | good: sac à dos enfant
taxi sans siège, voiture des grands-parents, changer de siège, siège trop petit | best: siège auto, réhausseur | good: base isofix | fair: coque auto
traces de chaussures sur la banquette, miettes sous le siège, abîmer la banquette | best: protège-siège | good: pare-soleil de voiture
découvre ses mains, regarde ses mains, découvre ses pieds, attrape ses pieds, commence à attraper | best: hochet, balle | good: anneau de dentition, arche d’éveil, tapis d’éveil | fair: livre en tissu, spirale d’activités
toucher des matières, textures différentes, sentir sous ses doigts | best: livre à toucher, livre en tissu, balle, jouet sensoriel | good: tapis d’éveil, hochet | fair: doudou
remplir et vider, encastrer des formes, mettre dans les trous, emboîter | best: boîte à formes, puzzle, jouet d’empilage, jouet sensoriel | good: jouet de bain | fair: jeu de construction
tape sur tout, tape sur les casseroles, aime la musique, danse tout le temps | best: jouet musical | good: livre sonore, boîte à musique, conteuse d’histoires
se cacher, faire une cabane, coin tranquille, coin lecture | best: tipi | good: fauteuil enfant, étagère | fair: tapis, coussin
soigner ses peluches, jouer au docteur, jouer au médecin | best: mallette de docteur | good: jeu d’imitation, poupée, peluche
promener sa poupée, s’occuper de son bébé poupée, jouer à la maman | best: poupée, poussette de poupée | good: jeu d’imitation
bricoler comme papa, taper avec un marteau, visser | best: établi | good: jeu d’imitation, jeu de construction
jouer dans le sable, creuser, pâtés de sable | best: bac à sable, jouet de plage | good: jeu de plein air
jouer dans l’eau au jardin, se rafraîchir dehors | best: piscine bébé | good: jouet de bain, tente anti-uv, jeu de plein air
tirer mon lait, lait pour la nounou, donner mon lait au biberon, faire des réserves de lait, relancer la lactation | best: tire-lait | good: sachet de conservation, sac isotherme, collecteur de lait | fair: biberon
l’autre sein coule, perdre du lait pendant la tétée, récupérer le lait | best: collecteur de lait | good: coussinet d’allaitement, tire-lait
contractions, préparer l’accouchement, bouger le bassin, s’asseoir quand on est enceinte | best: ballon de grossesse | good: coussin de grossesse, bouillotte | fair: ceinture de grossesse
parler au bébé dans le ventre, bébé entend dans le ventre, collier qui tinte | best: bola de grossesse | good: journal de grossesse
peau du ventre qui tire, peau du ventre qui gratte, marques sur le ventre, éviter les vergetures | best: huile anti-vergetures | good: huile de massage
après la césarienne, cicatrice douloureuse, périnée douloureux, s’asseoir après l’accouchement | best: coffret post-partum, culotte de maternité | good: serviettes maternité, coussin bouée | fair: ceinture de grossesse, vêtement d’allaitement
chouchouter la maman, prendre soin d’une jeune maman, dorloter la maman | best: cadeau maman, coffret post-partum | good: bouillotte, huile anti-vergetures | fair: vêtement d’allaitement
peluches partout, où ranger ses doudous, paniers pour les langes, couches à portée de main | best: panier de rangement, coffre à jouets | good: étagère, panier de toilette
décorer la chambre, décoration de chambre, murs de la chambre, chambre trop triste, déco chambre bébé | best: affiche, sticker mural, guirlande, mobile, lampe | good: tapis, toise, veilleuse, tipi | fair: rideau occultant, panier de rangement
`;
