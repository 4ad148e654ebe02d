/** Care, meals, play, the house. */
export const DAYS = `
donner le bain, laver bébé, premier bain, bain du nouveau-né | best: baignoire, transat de bain | good: cape de bain, thermomètre de bain, gel lavant, gant de toilette | fair: jouet de bain
sécher bébé, sortir du bain | best: cape de bain, peignoir | good: gant de toilette | fair: lange
température du bain, eau du bain trop chaude | best: thermomètre de bain | good: baignoire | fair: transat de bain
tenir bébé dans le bain, tenir assis dans la baignoire | best: transat de bain | good: baignoire, tapis de bain | fair: cape de bain
jouer dans le bain, amuser dans le bain | best: jouet de bain, livre de bain | good: gant de toilette | fair: tapis de bain
petite salle de bain, pas de baignoire, gain de place bain | best: baignoire pliante, bassine de bain | good: baignoire, transat de bain
glisser dans la baignoire, peur du shampoing, eau dans les yeux | best: tapis de bain, visière de bain | good: gel lavant | fair: transat de bain
changer bébé, changer la couche | best: table à langer, matelas à langer | good: couche, lingettes, liniment, crème de change | fair: poubelle à couches, housse de matelas à langer
fesses rouges, érythème fessier, irritation du siège | best: crème de change, liniment | good: lingettes lavables, lingettes, couche lavable | fair: couche
odeur des couches, couches sales | best: poubelle à couches | good: sac à couches sales, seau à couches
zéro déchet, moins de déchets, écologique réutilisable | best: couche lavable, lingettes lavables, coussinet d’allaitement, gourde à compote | good: insert de couche, serviettes maternité, pot de conservation | fair: gourde
peau sensible, peau atopique, peau sèche, eczéma, allergie de peau | best: lait de toilette, gel lavant, crème de change, liniment | good: huile de massage, crème solaire, lingettes | fair: lingettes lavables, body
masser bébé, massage bébé | best: huile de massage | good: livre parents | fair: lait de toilette
croûtes de lait, cheveux de bébé, coiffer bébé | best: brosse à cheveux | good: gel lavant, trousse de soin
couper les ongles, ongles de bébé | best: ciseaux à ongles | good: trousse de soin, moufles
bébé se griffe, se griffer le visage | best: moufles | good: ciseaux à ongles
premières dents, laver les dents, brossage des dents | best: brosse à dents, dentifrice | good: anneau de dentition
faire ses dents, dents qui poussent, poussée dentaire, mal aux dents, mal aux gencives, mettre tout à la bouche, mordille tout | best: anneau de dentition | good: grignoteuse, collier d’allaitement | fair: hochet, brosse à dents
nez bouché, nez qui coule, rhume, bébé enrhumé, nettoyer le nez | best: mouche-bébé | good: sérum physiologique, humidificateur | fair: thermomètre
fièvre, prendre la température, bébé malade | best: thermomètre | good: mouche-bébé, humidificateur | fair: trousse de soin
coliques, calmer les coliques, soulager les coliques, mal au ventre, gaz, ventre dur | best: bouillotte, huile de massage, biberon anti-colique | good: ceinture anti-coliques, porte-bébé, livre parents | fair: tétine de biberon
hoquet, avale de l’air | best: biberon anti-colique | good: tétine de biberon
donner le biberon, nourrir au lait, arrêter l’allaitement, sevrage | best: biberon, tétine de biberon | good: chauffe-biberon, stérilisateur, doseur de lait | fair: préparateur de biberon, goupillon
préparer les biberons, biberon la nuit | best: préparateur de biberon, chauffe-biberon | good: doseur de lait, biberon | fair: stérilisateur
réchauffer le lait, chauffer un biberon, réchauffer un petit pot | best: chauffe-biberon | good: préparateur de biberon, robot bébé
stériliser, désinfecter les biberons, microbes biberon | best: stérilisateur | good: goupillon, égouttoir
laver les biberons, nettoyer les biberons, sécher les biberons | best: goupillon, égouttoir | good: stérilisateur
perdre sa tétine, tétine qui tombe, sucette perdue | best: attache-sucette | good: sucette, doudou | fair: boîte à sucette
diversification, premiers repas, première purée, commencer à manger, faire des purées, purées maison | best: robot bébé, coffret repas, bavoir, cuillère, couverts | good: chaise haute, assiette, bol, pot de conservation, grignoteuse | fair: tablier bavoir, tasse d’apprentissage, livre parents
manger seul, apprendre à manger, autonomie à table, assiette renversée | best: couverts, assiette, bol, coffret repas | good: tablier bavoir, tasse d’apprentissage, bavoir | fair: chaise haute
manger à table, asseoir bébé à table, repas en famille | best: chaise haute, rehausseur de chaise, siège de table | good: bavoir, coffret repas
apprendre à boire, boire seul, boire au verre | best: tasse d’apprentissage, tasse à paille | good: gourde | fair: biberon
manger salement, éviter les taches, en met partout, bave beaucoup | best: bavoir, tablier bavoir, bavoir bandana | good: lange, tapis de chaise haute
congeler les purées, conserver les repas, conserver la compote | best: pot de conservation | good: gourde à compote, robot bébé
garder au chaud, emporter un repas, pique-nique | best: boîte à goûter, sac isotherme | good: gourde à compote, gourde | fair: pot de conservation
cuisiner avec bébé, atteindre le plan de travail, aider en cuisine | best: tour d’observation | good: marchepied, dînette | fair: tablier bavoir
atteindre le lavabo, se laver les mains, autonomie salle de bain | best: marchepied | good: tour d’observation, réducteur de toilettes
devenir propre, apprendre la propreté, quitter les couches, aller aux toilettes, faire pipi | best: pot, réducteur de toilettes | good: culotte d’apprentissage, marchepied | fair: protège-matelas, livre bébé
occuper bébé, s’amuser, éveiller bébé, développer les sens, stimuler bébé | best: tapis d’éveil, jouet sensoriel, hochet, cube d’activités | good: arche d’éveil, livre en tissu, spirale d’activités, balle | fair: jouet
stimuler la vue, éveil du nouveau-né, noir et blanc | best: jouet contrasté, mobile, livre bébé | good: hochet, tapis d’éveil | fair: arche d’éveil
motricité libre, jouer au sol, temps sur le ventre, développer la motricité | best: tapis d’éveil, arche de motricité, tapis de sol | good: arche d’éveil, balle | fair: jouet sensoriel
tenir assis, apprendre à s’asseoir | best: tapis d’éveil, coussin relax, jouet d’empilage | good: chaise haute, parc
marcher à quatre pattes, ramper | best: tapis de sol, tapis d’éveil | good: balle, chaussons, arche de motricité | fair: barrière de sécurité
apprendre à marcher, premiers pas, tenir debout, commence à marcher | best: chariot de marche | good: chaussures, jouet à tirer | fair: porteur, chaussons, harnais de marche
grimper, se dépenser, bouger à la maison | best: arche de motricité, toboggan | good: trampoline, piscine à balles, tapis de sol | fair: balançoire
jouer dehors, jouer au jardin, jeux d’extérieur | best: jouet de plage, toboggan, bac à sable, balançoire | good: draisienne, tricycle, porteur, piscine bébé | fair: trottinette
faire semblant, jouer à la marchande, imiter les grands | best: jeu d’imitation | good: poupée, marionnette | fair: voiture jouet
faire de la musique, éveil musical | best: jouet musical | good: livre sonore, boîte à musique | fair: conteuse d’histoires
dessiner, peindre, colorier, activités manuelles | best: loisirs créatifs | good: tableau enfant, table et chaises enfant
sans écran, écouter des histoires, histoires à écouter | best: conteuse d’histoires | good: livre sonore, livre bébé | fair: jeu de société
lire une histoire, histoire du soir, raconter une histoire, aimer les livres | best: livre bébé, livre sonore | good: conteuse d’histoires, livre en tissu | fair: marionnette, étagère
poser bébé, bébé dans la cuisine, installer bébé éveillé, lâcher les mains | best: transat, balancelle, coussin relax | good: parc, tapis d’éveil, hamac bébé | fair: porte-bébé
poser bébé en sécurité, bébé touche à tout, coin sûr | best: parc | good: barrière de sécurité, pare-feu | fair: tapis de parc
sécuriser la maison, maison sans danger, accidents domestiques, bébé se déplace partout | best: barrière de sécurité, cache-prise, bloque-tiroir, protège-coin, bloque-porte, kit de sécurité | good: pare-feu, barrière de lit, fixe-meuble, protection de plaque | fair: parc
escalier dangereux, tomber dans l’escalier, bloquer l’escalier, fermer une pièce | best: barrière de sécurité | good: pare-feu | fair: parc
cheminée, poêle à bois, insert dangereux | best: pare-feu | good: barrière de sécurité | fair: parc
ouvrir les placards, ouvrir les tiroirs, produits ménagers | best: bloque-tiroir | good: kit de sécurité, bloque-porte | fair: barrière de sécurité
se cogner, bosses, coins de table | best: protège-coin | good: casque anti-choc, tapis de sol | fair: kit de sécurité
se pincer les doigts, claquer les portes | best: bloque-porte | good: bloque-tiroir, kit de sécurité
prise électrique dangereuse, mettre les doigts dans la prise | best: cache-prise | good: kit de sécurité | fair: protège-coin
ranger les jouets, trop de jouets, désordre chambre | best: coffre à jouets, panier de rangement | good: étagère | fair: armoire
ranger les habits, ranger ses vêtements | best: armoire, commode | good: panier de rangement, cintre | fair: table à langer
aménager la chambre, préparer la chambre, décorer la chambre, déco chambre | best: décoration murale, lit bébé, table à langer, armoire | good: sticker mural, affiche, guirlande, tapis, mobile, lampe, veilleuse | fair: étagère, rideau occultant, tipi, fauteuil d’allaitement
mesurer la taille, voir grandir, suivre sa croissance | best: toise | good: cartes étapes | fair: pèse-bébé
peser bébé, suivre le poids, prise de poids | best: pèse-bébé | good: thermomètre
`;
