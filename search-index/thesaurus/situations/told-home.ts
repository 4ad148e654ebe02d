/** Nights, care and the house again, as parents tell them to each other in a few words. */
export const TOLD_AT_HOME = `
se réveille quand on le repose, se réveille dès qu’on le pose dans son lit, refuse d’être posé, veut dormir dans les bras | best: emmaillotage, cododo, bruit blanc, réducteur de lit | good: berceau, gigoteuse, doudou, écharpe de portage, balancelle | fair: veilleuse, peluche musicale, porte-bébé
peur qu’il arrête de respirer, vérifier qu’il respire, surveiller s’il respire | best: moniteur de respiration | good: babyphone vidéo, babyphone | fair: gigoteuse, matelas
mamie n’a pas de lit, pas de lit chez les grands-parents, lit chez papi et mamie | best: lit de voyage | good: matelas de voyage, babyphone | fair: veilleuse, gigoteuse
appartement minuscule, on vit dans un studio, chambre minuscule, pas de place pour son lit, pas de chambre pour bébé | best: berceau, couffin, cododo, lit de voyage | good: table à langer, baignoire pliante, poussette compacte | fair: chaise haute pliante, siège de table
recrache son lait, renvoie son lait, régurgite après manger, vomit ses biberons, lait qui remonte, reflux du nourrisson | best: lange, bavoir, plan incliné | good: biberon anti-colique, transat, coussin relax, tétine de biberon | fair: bavoir bandana, porte-bébé
biberon en pleine nuit, biberon de nuit sans attendre, préparer vite un biberon, lever la nuit pour le biberon | best: préparateur de biberon, chauffe-biberon | good: doseur de lait, veilleuse | fair: biberon, sac isotherme
emmener la poudre de lait, emporter des doses de lait, biberon dehors, biberon en balade | best: doseur de lait | good: chauffe-biberon, sac isotherme, biberon | fair: sac à langer
reprise du boulot et allaitement, reprendre le travail et allaiter, allaiter et travailler, tirer au bureau | best: tire-lait, sac isotherme | good: sachet de conservation, coussinet d’allaitement, soutien-gorge d’allaitement | fair: collecteur de lait, biberon, pot de conservation
tétons abîmés, tétons en feu, mamelons à vif, mal quand il tète, douleur quand il prend le sein, ça pince au sein | best: crème d’allaitement, bout de sein | good: compresses pour les seins, coquille d’allaitement | fair: coussin d’allaitement, coussinet d’allaitement
seins durs, seins gonflés, montée de lait douloureuse, mastite, engorgement des seins | best: compresses pour les seins | good: tire-lait, collecteur de lait, crème d’allaitement | fair: coussinet d’allaitement, soutien-gorge d’allaitement
mes seins coulent, montée de lait qui tache, auréoles sur mon tee-shirt | best: coussinet d’allaitement | good: collecteur de lait | fair: soutien-gorge d’allaitement
s’asseoir pour donner le sein, confortable pour les tétées de nuit, bien assise pour le biberon | best: fauteuil d’allaitement | good: coussin d’allaitement | fair: veilleuse, cododo
manger au restaurant sans chaise haute, resto avec bébé, chaise à emporter, pas de chaise haute chez mamie | best: siège de table, rehausseur de chaise | good: chaise haute pliante | fair: chaise haute
laver bébé dans la douche, on n’a pas de baignoire, que la douche à la maison, bain dans la douche | best: bassine de bain, baignoire pliante | good: baignoire, transat de bain | fair: cape de bain
bain sans se casser le dos, mal au dos en donnant le bain, se pencher pour le bain, baignoire à hauteur, baignoire surélevée | best: baignoire | good: table à langer, transat de bain | fair: baignoire pliante, bassine de bain
ça sent mauvais à cause des couches, chambre qui pue la couche, mauvaises odeurs de couche | best: poubelle à couches | good: sac à couches sales, recharge de poubelle à couches | fair: couche lavable
changer bébé dehors, changer bébé chez des amis, change nomade, changer en balade, changer sur une aire d’autoroute | best: pochette à langer | good: sac à langer | fair: lingettes, couche, matelas à langer
changer sans se baisser, changer debout, mal au dos au moment du change, changer à bonne hauteur | best: table à langer | good: matelas à langer | fair: commode
pas de place pour changer bébé, petite salle de bain pour le change, coin change étroit, plan à langer qui prend peu de place | best: table à langer | good: matelas à langer, pochette à langer | fair: panier de toilette
éviter les couches jetables, moins jeter de couches, couches écologiques, passer aux couches lavables | best: couche lavable, insert de couche | good: couche, lingettes lavables | fair: liniment
premiers soins, nécessaire de soin, tout pour soigner bébé, à mettre dans la pharmacie de bébé | best: trousse de soin, thermomètre, mouche-bébé | good: ciseaux à ongles, humidificateur | fair: liniment
peau qui pèle, peau irritée, boutons de bébé, rougeurs, hydrater sa peau | best: lait de toilette, crème de change, liniment | good: gel lavant, huile de massage | fair: lingettes lavables, lingettes
nez bouché la nuit, respire mal la nuit, ronfle avec le nez pris | best: mouche-bébé, humidificateur | good: plan incliné, sérum physiologique | fair: thermomètre
se coincer les doigts dans la porte, claquement de porte sur les doigts, se pince les doigts partout | best: bloque-porte | good: bloque-tiroir, kit de sécurité | fair: barrière de sécurité
l’air est sec, chauffage qui assèche, tousse à cause de l’air sec, toux sèche la nuit | best: humidificateur | good: thermomètre de chambre, mouche-bébé | fair: plan incliné
chambre trop froide, combien de degrés, trop chaud dans sa chambre, savoir la température de la pièce | best: thermomètre de chambre | good: gigoteuse, humidificateur | fair: babyphone
dort mal quand il fait 28, 30 degrés dans la chambre, nuit étouffante, comment l’habiller la nuit l’été | best: gigoteuse, body sans manches | good: thermomètre de chambre, pyjama, body manches courtes | fair: drap housse, ventilateur
comment l’habiller la nuit l’hiver, chambre à 16 degrés, nuit glaciale | best: gigoteuse | good: surpyjama, pyjama, body manches longues | fair: thermomètre de chambre
jambes coincées dans les barreaux, pieds entre les barreaux, jambes entre les barreaux, se cogne contre les barreaux | best: tour de lit | good: protection de barreaux, gigoteuse | fair: lit cabane, lit bébé
sort de son lit la nuit, enjambe les barreaux, escalade son lit, grimpe par-dessus le lit | best: lit enfant, lit cabane | good: barrière de lit, gigoteuse à jambes, gigoteuse | fair: réveil éducatif, babyphone
roule par terre la nuit, tombe de son lit, peur qu’il tombe du lit | best: barrière de lit | good: lit cabane | fair: tapis de sol, lit enfant
ne veut pas dormir seul, réclame maman la nuit, cauchemars, rassurer le soir, se réveille en pleurant | best: veilleuse, doudou | good: peluche musicale, projecteur d’étoiles, boîte à musique, bruit blanc | fair: peluche, conteuse d’histoires
excité le soir, du mal à se calmer avant le coucher, rituel du soir, temps calme avant le dodo | best: livre bébé, veilleuse, conteuse d’histoires, boîte à musique | good: projecteur d’étoiles, doudou, huile de massage | fair: bruit blanc, gigoteuse
lever trop tôt, debout à cinq heures, réveils à l’aube, comprendre que ce n’est pas le matin, savoir quand se lever | best: réveil éducatif | good: rideau occultant | fair: veilleuse
trop de jouets partout, jouets qui traînent, salon envahi, bazar dans la chambre | best: coffre à jouets, panier de rangement | good: étagère | fair: armoire, rangement
où mettre ses habits, ranger sa layette, ranger les bodies, penderie de bébé | best: armoire, commode | good: panier de rangement, table à langer | fair: étagère
montrer ses livres, livres à sa hauteur, ranger ses livres, petite bibliothèque | best: étagère | good: livre bébé, panier de rangement | fair: fauteuil enfant, tipi
mur trop vide, décorer les murs, habiller les murs, égayer la chambre, thème de la chambre, chambre thème forêt | best: sticker mural, affiche, guirlande | good: mobile, tapis, lampe, décoration murale | fair: veilleuse, toise, tipi
sa première table, petite table à sa taille, dessiner assis, goûter à sa table | best: table et chaises enfant | good: fauteuil enfant | fair: tableau enfant, tour d’observation
son propre petit fauteuil, s’asseoir comme les grands, coin à lui | best: fauteuil enfant | good: tipi, table et chaises enfant | fair: pouf, tapis
ouvre toutes les portes, vide les placards, touche aux produits, fouille les tiroirs, ouvre le four | best: bloque-tiroir | good: kit de sécurité, bloque-porte, barrière de sécurité | fair: protège-coin
commence à se déplacer, il rampe partout, il va partout, quatre pattes dans la maison, touche à tout à la maison | best: barrière de sécurité, cache-prise, protège-coin, bloque-tiroir, parc | good: pare-feu, bloque-porte, tapis de sol | fair: arche de motricité
peur dans les escaliers, escalier sans porte, bloquer l’accès à l’étage, empêcher de monter, empêcher l’accès à la cuisine | best: barrière de sécurité | good: pare-feu | fair: parc
ne pas toucher au poêle, se brûler au poêle, insert brûlant, feu de cheminée | best: pare-feu | good: barrière de sécurité, parc | fair: protection de plaque
se tient debout, se met debout contre les meubles, se lève en se tenant | best: chariot de marche, parc | good: arche de motricité, protège-coin, chaussons | fair: tapis de sol, cube d’activités, porteur
marche à peine, commence à lâcher la main, premiers pas hésitants, bientôt il marche | best: chariot de marche | good: chaussons, chaussures, chaussures souples, porteur | fair: jouet à tirer, harnais de marche, barrière de sécurité
s’ennuie sur le tapis, jouer sur le ventre, supporter d’être sur le ventre, lever la tête | best: tapis d’éveil | good: livre en tissu, hochet, arche d’éveil, balle | fair: jouet contrasté, tapis de sol, spirale d’activités
cuisiner comme les grands, faire comme maman à la cuisine, imiter papa, jouer au papa et à la maman, faire la dînette | best: jeu d’imitation | good: tour d’observation, poupée | fair: table et chaises enfant
aider à la cuisine, faire des gâteaux avec moi, être à ma hauteur, voir ce que je cuisine | best: tour d’observation | good: marchepied | fair: jeu d’imitation, tablier bavoir
patouiller, jouer avec l’eau et le sable, jouer avec la terre | best: jeu de plein air, jouet de bain | good: combinaison de pluie, bottes de pluie | fair: jouet d’empilage
se défouler, plein d’énergie, dépenser son énergie, saute partout, grimpe sur tout, escalade les meubles | best: arche de motricité | good: piscine à balles, jeu de plein air, porteur, draisienne | fair: tapis de sol, trampoline
adore les camions, passionné de voitures, fou de trains, aime les véhicules | best: voiture jouet | good: porteur, jouet en bois, puzzle | fair: livre bébé
adore dessiner, gribouille partout, activité peinture, occuper avec du dessin | best: loisirs créatifs, tableau enfant | good: table et chaises enfant, tablier bavoir | fair: jouet
adore les animaux, aime les bêtes, imite les animaux | best: marionnette, peluche, imagier, livre sonore | good: puzzle, livre bébé, jouet de bain | fair: doudou
ne joue pas seul, occuper dix minutes, tenir occupé, l’occuper pendant que je cuisine | best: cube d’activités, jouet d’empilage, livre sonore, puzzle | good: parc, tapis d’éveil, boîte à formes, transat | fair: loisirs créatifs, spirale d’activités
long trajet en train, occuper dans l’avion, occuper en voiture, patienter au restaurant, salle d’attente du médecin, jeux de voyage | best: cube d’activités, loisirs créatifs, livre bébé, conteuse d’histoires, livre sonore | good: puzzle, marionnette, livre en tissu, spirale d’activités | fair: jeu de société, voiture jouet
mal aux gencives, percer une dent, dents qui percent, bave énormément, mâchouille tout, poussées dentaires | best: anneau de dentition | good: bavoir bandana, grignoteuse, bavoir | fair: hochet, brosse à dents, doudou
garder la trace de ses pieds, empreinte de ses mains, se rappeler sa petite taille, graver ses petits pieds | best: kit empreinte, souvenir de naissance | good: album photo, boîte à souvenirs, livre de naissance | fair: bijou bébé
raconter ma grossesse, noter ma grossesse, écrire pendant neuf mois, suivre ses rendez-vous de grossesse | best: journal de grossesse | good: livre de naissance, livre parents | fair: album photo
combien il a grandi, mesurer sa taille au mur, voir comme il pousse | best: toise | good: cartes étapes, livre de naissance | fair: album photo
photographier chaque mois, photo tous les mois, marquer les mois | best: cartes étapes, album photo | good: livre de naissance | fair: kit empreinte
plus rien ne me va enceinte, mes jeans ne ferment plus, ventre trop rond pour mes habits, m’habiller avec mon ventre | best: vêtement de grossesse | good: ceinture de grossesse | fair: vêtement d’allaitement, soutien-gorge d’allaitement
mal au ventre enceinte, ventre lourd, ventre qui tire en marchant, bassin douloureux, sciatique enceinte, mal aux reins enceinte | best: ceinture de grossesse, coussin de grossesse | good: ballon de grossesse | fair: bouillotte, coussin d’allaitement
insomnie enceinte, dormir avec mon gros ventre, dormir sur le côté enceinte | best: coussin de grossesse | good: coussin d’allaitement | fair: chemise de nuit d’accouchement, bouillotte
se remettre de l’accouchement, saignements après bébé, couture qui tire, points qui tirent, récupérer après la naissance | best: coffret post-partum, serviettes maternité | good: ceinture de grossesse, culotte de maternité | fair: bouillotte, chemise de nuit d’accouchement
que mettre pour accoucher, tenue en salle de naissance, séjour à la mat pour moi | best: chemise de nuit d’accouchement | good: valise de maternité, serviettes maternité | fair: vêtement d’allaitement, coffret post-partum
quoi lui mettre à la naissance, première tenue de bébé, tenue du jour de naissance, habits du premier jour | best: ensemble naissance, body, pyjama | good: bonnet, chaussons, brassière, gilet | fair: combi-pilote, chaussettes
`;
