/** Worries and wishes of each age, as parents tell them to each other in a few words. */
export const TOLD_GROWING = `
arrêter la tétine, lâcher sa tétine, abandonner la sucette, dire adieu à la tototte | best: doudou, peluche | good: livre bébé, anneau de dentition, boîte à souvenirs | fair: veilleuse, réveil éducatif
long trajet en voiture, dix heures de route, partir loin en voiture, descendre dans le sud en voiture | best: pare-soleil de voiture, miroir de voiture, siège auto, conteuse d’histoires | good: cube d’activités, livre sonore, livre bébé, protège-siège, gourde | fair: sac isotherme, lit de voyage, doudou
torticolis, tourne toujours la tête du même côté, crâne plat, arrière de la tête plat | best: tapis d’éveil, coussin anti tête plate, coussin relax | good: arche d’éveil, hochet | fair: porte-bébé, écharpe de portage
je reprends le taf, fin du congé maternité, bientôt la reprise, retour au bureau après bébé | best: tire-lait, sac isotherme, sac à dos enfant | good: sachet de conservation, doudou, coussinet d’allaitement | fair: biberon, pot de conservation
débit trop lent, trou de la tétine trop petit, tétine percée, changer de débit, lait trop épais pour la tétine | best: tétine de biberon | good: biberon | fair: biberon anti-colique
refuse le sein, ne prend pas bien le sein, mise au sein difficile, succion difficile | best: bout de sein, coussin d’allaitement | good: tire-lait, biberon | fair: tétine de biberon, crème d’allaitement
bruits de voisins, on habite une rue bruyante, couvrir les bruits, voisins qui font du bruit, vivre au-dessus d’un bar | best: bruit blanc | good: veilleuse, peluche musicale, rideau occultant | fair: casque anti-bruit
remplacer la couverture, couverture interdite la première année, quoi mettre à la place de la couverture, dormir sans couette | best: gigoteuse | good: surpyjama, emmaillotage, nid d’ange | fair: pyjama, thermomètre de chambre
il fait froid dans sa chambre, chambre glaciale, maison mal chauffée, on ne chauffe pas la nuit | best: gigoteuse, surpyjama | good: thermomètre de chambre, pyjama, body manches longues | fair: chaussons, bonnet
déteste être habillé, facile à enfiler, habiller vite, boutons pénibles, changer de tenue sans pleurs | best: body croisé, pyjama | good: body, gilet, combinaison, brassière | fair: pantalon
horreur de l’eau, peur du bain, hurle au bain, apprivoiser l’eau | best: jouet de bain, transat de bain, bassine de bain | good: baignoire, visière de bain | fair: thermomètre de bain, livre de bain
adore barboter, s’amuser dans l’eau, jeux d’eau | best: jouet de bain, jeu de plein air | good: piscine bébé, maillot anti-uv, couche de bain | fair: bouée
ronfle, nez encombré, crottes de nez, renifle, nez pris | best: mouche-bébé | good: humidificateur, sérum physiologique | fair: plan incliné, thermomètre
trente-neuf de fièvre, front brûlant, tout chaud, savoir s’il a de la température | best: thermomètre | good: mouche-bébé, humidificateur | fair: trousse de soin, bouillotte
cheveux emmêlés, nœuds dans les cheveux, cheveux de bébé, croûtes sur la tête | best: brosse à cheveux | good: gel lavant, huile de massage | fair: trousse de soin, trousse de toilette
produits naturels pour sa peau, cosmétique bio pour bébé, soins sans parfum, toilette de bébé au naturel | best: liniment, gel lavant, lait de toilette, crème de change, huile de massage | good: lingettes, lingettes lavables, crème solaire | fair: savon
ne tient pas encore assis, tenir assis, s’assoit presque, caler bébé assis | best: coussin relax, transat, tapis d’éveil | good: parc, jouet d’empilage, transat de bain | fair: chaise haute
que faire avec un bébé de deux mois, éveil du tout-petit, journée avec un nourrisson, stimuler un nouveau-né | best: tapis d’éveil, arche d’éveil, hochet, mobile, jouet contrasté | good: livre bébé, livre en tissu, transat, balle, spirale d’activités | fair: boîte à musique, doudou, huile de massage
que faire avec un bébé de neuf mois, bébé qui découvre, jeux vers un an, cause et effet | best: boîte à formes, jouet d’empilage, balle, cube d’activités, jouet musical | good: livre sonore, livre bébé, jouet de bain, parc | fair: chariot de marche, hochet
enfant malade à occuper, jouer assis, activité calme après la sieste | best: livre bébé, puzzle, loisirs créatifs, conteuse d’histoires | good: jeu de société, cube d’activités, marionnette | fair: doudou, peluche
jouer à deux, jouer en famille, attendre son tour | best: jeu de société | good: marionnette, jeu d’imitation, jeu de construction, balle | fair: puzzle
parle peu, parler mieux, retard de langage, faire parler, dire ses premiers mots | best: imagier, livre bébé, livre sonore | good: marionnette, jeu d’imitation, conteuse d’histoires | fair: puzzle
apprendre à lire, compter jusqu’à dix, préparer la maternelle | best: puzzle, livre enfant, jeu de société | good: tableau enfant, loisirs créatifs, jouet d’empilage | fair: livre bébé
construire des tours | best: jouet d’empilage, jeu de construction | good: boîte à formes, arche de motricité | fair: jouet en bois
pousser, tirer et rouler, rouler à toute vitesse, engins à roues | best: porteur, draisienne, tricycle | good: chariot de marche, voiture jouet | fair: casque vélo
jouer à la maîtresse, jouer au docteur, jouer à la marchande, jouer à la maman | best: jeu d’imitation, poupée | good: marionnette, tableau enfant | fair: peluche
cabane à l’intérieur, un endroit à lui, refuge dans la chambre | best: tipi | good: tapis, guirlande, fauteuil enfant, piscine à balles | fair: lit cabane, étagère
lumière douce pour la tétée, lumière pour changer la nuit, éclairer sans réveiller, petite lueur | best: veilleuse | good: lampe, projecteur d’étoiles | fair: guirlande
fait sombre dans le couloir, aller aux toilettes la nuit, lumière dans le couloir | best: veilleuse | good: lampe | fair: marchepied, pot
peindre sa chambre, chambre toute vide | best: sticker mural, affiche, guirlande | good: tapis, lampe, mobile, toise | fair: rideau occultant, décoration murale
four brûlant, cuisine dangereuse, éloigner de la cuisine | best: barrière de sécurité, pare-feu | good: parc, bloque-tiroir, kit de sécurité | fair: protection de plaque
tombe de sa chaise, gigote à table, se lève pendant le repas, ne tient pas à table | best: chaise haute, rehausseur de chaise | good: siège de table | fair: harnais de marche
refuse la cuillère, recrache la purée, premiers essais de cuillère, ouvrir la bouche | best: couverts, cuillère | good: coffret repas, grignoteuse, bol | fair: bavoir, robot bébé
sans sucre ajouté, manger sain, purées bio maison | best: robot bébé, pot de conservation | good: gourde à compote, mixeur, bol | fair: grignoteuse, cuillère
mange comme un cochon, purée plein les murs, repeint la cuisine, se salit à chaque repas | best: bavoir, tablier bavoir | good: assiette, tapis de chaise haute | fair: lange, gant de toilette
ne boit pas assez, penser à boire, boire dehors, hydrater l’été | best: gourde, tasse d’apprentissage | good: tasse à paille | fair: biberon
quitter le biberon, passer au verre, boire comme les grands, arrêter le biberon à un an | best: tasse d’apprentissage, tasse à paille | good: gourde | fair: biberon
manger debout, ne veut plus de sa chaise haute, trop grand pour la chaise haute, manger avec les grands | best: rehausseur de chaise, chaise haute évolutive, table et chaises enfant | good: siège de table | fair: tour d’observation
perdre le lait de l’autre sein, récolter les gouttes, sein qui coule pendant la tétée | best: collecteur de lait | good: coussinet d’allaitement, tire-lait | fair: sachet de conservation
rien à me mettre pour allaiter, tenue pour tirer, hauts pour allaiter, allaiter habillée, robe de fête en allaitant | best: vêtement d’allaitement, soutien-gorge d’allaitement | good: cape d’allaitement | fair: coussinet d’allaitement
ventre qui gratte, démangeaisons de grossesse, peau qui tiraille enceinte, éviter les marques | best: huile anti-vergetures | good: huile de massage | fair: ceinture de grossesse
contractions à la maison, s’ouvrir avant l’accouchement | best: ballon de grossesse | good: bouillotte, coussin de grossesse | fair: huile de massage
j’accouche bientôt quoi prendre, terme dans un mois, prête pour la maternité, checklist maternité, j’accouche en décembre | best: valise de maternité, chemise de nuit d’accouchement, serviettes maternité | good: ensemble naissance, coffret post-partum, body, pyjama, bonnet | fair: coussinet d’allaitement, coque auto, gigoteuse
le papa ne sait pas quoi faire, aider le papa, papa solo, mode d’emploi du papa | best: livre parents, porte-bébé physiologique, journal de grossesse | good: écharpe de portage, sac à dos à langer, cadeau papa | fair: transat
garder l’échographie, encadrer la première photo, mettre son prénom au mur, exposer ses photos | best: album photo, livre de naissance, souvenir de naissance | good: guirlande, boîte à souvenirs, journal de grossesse | fair: affiche
garder ses dents de lait, fée des dents, dent qui bouge, souris qui passe | best: boîte à dents de lait | good: boîte à souvenirs, tirelire | fair: livre enfant
premier bracelet, premier bijou, gourmette gravée, chaîne de naissance | best: bijou bébé | good: boîte à souvenirs, tirelire | fair: bola de grossesse
rentre dans un petit coffre, citadine au coffre minuscule, ascenseur minuscule, tient dans une petite voiture | best: poussette compacte, poussette canne | good: porte-bébé, lit de voyage | fair: poussette
marcher longtemps avec bébé, dix kilomètres par jour, grandes balades à pied | best: poussette tout-terrain, porte-bébé physiologique, porte-bébé dorsal | good: écharpe de portage, mei tai | fair: poussette
vomit en voiture, malade en voiture, mal des transports | best: protège-siège | good: bavoir, lingettes, siège auto | fair: pare-soleil de voiture
vélo avec bébé, balade à vélo, casque pour la draisienne, protéger sa tête à vélo | best: casque vélo | good: draisienne, tricycle | fair: porteur
piscine chez papi et mamie, baignade surveillée, aller dans le grand bain | best: bouée, couche de bain, maillot anti-uv | good: porte-bébé d’eau, tente anti-uv, chapeau | fair: peignoir, jeu de plein air
première coupe de cheveux, première mèche, boîte pour garder ses souvenirs, bracelet de maternité à garder | best: boîte à souvenirs, livre de naissance | good: kit empreinte, album photo | fair: boîte à dents de lait
on vit à l’étage, peur des chutes, mezzanine dangereuse | best: barrière de sécurité | good: parc | fair: bloque-porte
toilettes trop hautes, tomber dans la cuvette, faire comme les grands aux toilettes | best: réducteur de toilettes, marchepied | good: pot | fair: culotte d’apprentissage
accident à la sieste, propre le jour pas la nuit, encore des fuites, mouille son lit | best: protège-matelas, culotte d’apprentissage | good: drap housse | fair: pot, couche
bras fatigués, trop lourd à bercer, bercer sans les mains, endormir sans porter | best: balancelle, transat, hamac bébé, berceau | good: bruit blanc, porte-bébé | fair: fauteuil d’allaitement
bébé koala, ne supporte pas d’être posé, vit dans mes bras | best: écharpe de portage, porte-bébé physiologique, sling | good: mei tai, porte-bébé, coussin relax | fair: balancelle, transat
`;
