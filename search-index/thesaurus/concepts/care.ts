import { shelfOf } from '../shelf.ts';

/** Changing, bathing, washing, health. */
export const CARE = shelfOf(`
couche | fr: couches, couche jetable, couches bébé, change complet | be: lange, pampers, langes jetables, langes | ch: lange jetable, pampers, lange, couche-culotte | qc: couche jetable, couche pampers, huggies | en: diaper, nappy, nappies, diapers, diapers size, nappies size | trade: pampers, huggies | near: couche lavable
couche lavable | under: couche | fr: couches lavables, couche réutilisable, te1, te2, couche tout-en-un | be: lange lavable, langes lavables | ch: lange lavable | qc: couche de coton, couche lavable, couches de coton, couches à poche | en: cloth diaper, reusable nappy, cloth nappy | need: zéro déchet, moins de déchets | near: insert de couche, lingettes lavables
insert de couche | under: couche lavable | fr: inserts, booster de couche, absorbant couche lavable | en: diaper insert, booster | near: couche lavable
voile de protection | fr: voiles de protection couches, papier de protection | en: nappy liners | near: couche lavable
culotte de protection | fr: culotte imperméable, culotte de couche lavable | en: diaper cover, nappy wrap | near: couche lavable
couche de bain | under: maillot de bain | fr: maillot couche, maillot de bain couche, couche piscine, couches de natation, maillot-couche | qc: couche-maillot | en: swim diaper, swim nappy | be: lange de piscine, lange de bain | need: bébé nageur, bébés nageurs, aller à la piscine | near: maillot de bain, maillot anti-uv
culotte d’apprentissage | fr: culottes d’apprentissage, culotte de propreté | qc: culotte d’entraînement, bobettes, bobettes d’entraînement | en: training pants, pull-ups, training underwear | be: lange-culotte, culotte lange, culotte d’apprentissage | ch: couche-culotte d’apprentissage | need: apprendre la propreté | near: pot, couche lavable
lingettes | fr: lingettes bébé, lingettes à l’eau | be: lingettes humides | qc: débarbouillettes humides | en: wipes, baby wipes, wet wipes, water wipes | near: lingettes lavables
lingettes lavables | fr: lingettes réutilisables, carrés lavables, débarbouillette, cotons lavables | qc: débarbouillette | en: reusable wipes | be: lavettes lavables | near: lingettes
liniment | under: soin bébé | fr: liniment oléo-calcaire, liniment oleocalcaire | en: liniment | need: nettoyer le siège | near: crème de change
crème de change | under: soin bébé | fr: crème pour le change, crème change, crème érythème fessier, pâte à l’eau, crème fesses | qc: onguent, crème pour le siège | en: diaper cream, nappy cream, rash cream, nappy rash cream, bum cream | need: fesses rouges, érythème fessier, irritations du siège | near: liniment
coton bébé | fr: coton hydrophile, cotons, carrés de coton, maxi cotons | en: cotton pads | near: lingettes
table à langer | fr: plan à langer, table de change, meuble à langer, commode à langer | be: coussin à langer meuble, coussin à langer table, commode à langer | ch: table à langer | qc: table à langer, meuble à langer | en: changing table, changing unit, changing station, dresser changer | need: changer bébé, endroit pour changer bébé | near: matelas à langer
matelas à langer | fr: tapis à langer, coussin à langer, matelas de change, matelas à langé | be: coussin à langer | ch: coussin à langer | qc: coussin à langer, matelas à langer | en: changing mat, changing pad | near: housse de matelas à langer, table à langer
housse de matelas à langer | fr: housse à langer, housse matelas langer, drap à langer, housse éponge, housse de tapis à langer | qc: housse de matelas à langer | en: changing mat cover, changing pad cover, pad cover | near: matelas à langer
poubelle à couches | fr: poubelle couche, poubelle à couche, bac à couches | be: poubelle à langes, seau à langes | ch: poubelle à couches, seau à langes | qc: poubelle à couches, seau à couches | en: diaper pail, nappy bin, nappy disposal, diaper bin, diaper genie | need: odeurs de couches, odeur des couches | near: recharge de poubelle à couches
recharge de poubelle à couches | fr: recharges poubelle, sacs poubelle à couches | en: nappy bin refill | near: poubelle à couches
lampe chauffante | fr: chauffage table à langer, radiateur table à langer | en: changing heater | near: table à langer
panier de toilette | fr: panière de toilette, panier à langer, corbeille de toilette, organiseur de table à langer | en: nappy caddy | near: trousse de toilette
baignoire | fr: baignoire bébé, baignoire pliable, bain bébé, cuve de bain, baignoire ergonomique, bassin de bain, bac de bain, bac à bain, bassine bébé | be: bain bébé, bassine, bac de bain, petite baignoire | ch: baignoire pour bébé, bassine | qc: bain pour bébé, bain, bain de bébé | en: baby bath, bathtub, baby tub, baby bathtub, infant tub | spelling: bégnoire, bagnoire | need: donner le bain, laver bébé, premier bain, bain du nouveau-né | near: transat de bain
baignoire pliante | under: baignoire | fr: baignoire pliable, baignoire nomade | en: foldable bath | need: petite salle de bain | near: baignoire
bassine de bain | under: baignoire | fr: seau de bain, baignoire seau, tummy tub, baquet de bain, baquet, seau pour le bain | en: bath bucket, tummy tub | near: baignoire
support de baignoire | fr: pieds de baignoire, support baignoire | en: bath stand | near: baignoire
transat de bain | under: accessoire de bain | fr: siège de bain, fauteuil de bain, hamac de bain, anneau de bain, réducteur de baignoire | en: bath seat, bath support | need: tenir bébé dans le bain | near: baignoire
tapis de bain | under: accessoire de bain | fr: tapis antidérapant baignoire, tapis de baignoire, tapis antiglisse, tapis anti-glisse, tapis antiglisse baignoire, tapis de fond de bain | en: bath mat, non-slip bath mat, anti slip mat | need: glisser dans la baignoire | near: baignoire
thermomètre de bain | under: accessoire de bain | fr: thermomètre bain, thermometre eau | en: bath thermometer | qc: thermomètre pour le bain | need: température du bain | near: thermomètre
cape de bain | fr: sortie de bain, serviette à capuche, poncho de bain, serviette bébé, serviette de bain, drap de bain, peignoir bébé, serviette éponge, serviette capuche | be: essuie de bain, essuie, essuie-éponge, essuie à capuche, essuie à capuchon, drap de bain | ch: linge de bain, linge à capuchon, linge, linge à capuche, fourre de bain | qc: serviette à capuchon, serviette de bain, serviette à capuche | en: hooded towel, bath cape, towel, bath towel, baby towel, cuddledry | need: sécher bébé, sortir du bain | near: gant de toilette
peignoir | fr: peignoir enfant, peignoir de bain | ch: peignoir, sortie de bain | qc: robe de chambre, ratine, sortie de bain | en: bathrobe, dressing gown, robe | be: sortie de bain, peignoir | near: cape de bain
gant de toilette | fr: gants de toilette, gant de bain, carré débarbouillette, gant éponge | be: gant de toilette, gant | ch: lavette, lavettes | qc: débarbouillette, débarbouillettes | en: washcloth, wash mitt, face cloth, flannel | near: cape de bain, lingettes lavables
éponge | fr: éponge naturelle, éponge de mer | en: sponge | near: gant de toilette
jouet de bain | fr: jeux de bain, jouets de bain, canard de bain, jeu pour le bain | en: bath toy | need: jouer dans le bain | near: livre de bain
filet à jouets | fr: rangement jouets de bain, filet de bain | en: bath toy storage | near: jouet de bain
gel lavant | under: soin bébé | fr: savon bébé, gel lavant corps et cheveux, bain moussant, shampoing bébé, shampooing, savon surgras | en: baby wash, shampoo, bubble bath | need: laver les cheveux | near: lait de toilette
lait de toilette | under: soin bébé | fr: eau nettoyante, eau micellaire bébé, lait corps bébé, crème hydratante bébé | en: baby lotion, cleansing water | need: peau sèche, eczéma, peau sensible | near: gel lavant
huile de massage | under: soin bébé | fr: huile bébé, huile massage bébé | en: baby oil, massage oil | be: huile pour massage | need: masser bébé | near: lait de toilette
eau de toilette bébé | under: soin bébé | fr: parfum bébé, eau de senteur, eau parfumée | en: baby cologne | near: gel lavant
crème solaire | under: soin bébé | fr: crème solaire bébé, protection solaire, écran solaire | qc: crème solaire, écran solaire | en: sunscreen, sun cream | need: coup de soleil, plage avec bébé | near: tente anti-uv
visière de bain | under: accessoire de bain | fr: visière shampoing, bonnet de shampoing | en: shampoo visor | need: eau dans les yeux | near: gel lavant
brosse à cheveux | fr: brosse bébé, peigne bébé, brosse et peigne | en: hairbrush, baby brush | need: croûtes de lait | near: trousse de toilette
brosse à dents | fr: brosse à dents bébé, première brosse à dents | en: toothbrush | need: premières dents, laver les dents | near: dentifrice
dentifrice | fr: dentifrice bébé | qc: pâte à dents | en: toothpaste | near: brosse à dents
ciseaux à ongles | under: santé de bébé | fr: coupe-ongles, ciseaux bébé, lime à ongles bébé, coupe ongle électrique, lime à ongles, lime à ongles électrique | en: nail scissors, nail clippers, nail trimmer, nail file, baby nail file | need: couper les ongles | near: trousse de soin
trousse de soin | under: santé de bébé | fr: trousse de toilette bébé, kit de soin, set de soin, nécessaire de toilette, coffret de soin | en: grooming kit, care kit | near: ciseaux à ongles
trousse de toilette | fr: vanity bébé, trousse bébé | en: toiletry bag | near: trousse de soin
mouche-bébé | under: santé de bébé | fr: mouche bébé, aspirateur nasal, mouche-nez, poire nasale, suce-nez, poire à nez, tire-morve, aspire-morve, aspirateur à morve, aspirateur à nez | ch: mouche-bébé, aspirateur nasal | qc: aspirateur nasal, poire, poire à nez, aspirateur à nez, hydrasense, mouche-bébé | en: nasal aspirator, nose sucker, snot sucker, nose aspirator, nose suction, booger sucker, nose frida | be: aspirateur de nez, mouche-nez, mouche nez | spelling: mouchebebe | need: nez bouché, rhume, bébé enrhumé, nez qui coule | near: sérum physiologique
sérum physiologique | under: santé de bébé | fr: dosettes, sérum phy, eau physiologique | qc: eau saline | en: saline | need: laver le nez | near: mouche-bébé
nébuliseur | under: santé de bébé | fr: inhalateur, inhalateur bébé | en: nebulizer | near: mouche-bébé
thermomètre | under: santé de bébé | fr: thermomètre bébé, thermomètre frontal, thermomètre auriculaire, thermomètre médical, thermomètre sans contact | en: thermometer, baby thermometer | spelling: termomètre, thermometre | need: fièvre, prendre la température, bébé a de la fièvre | near: trousse de soin
pipette | fr: pipette à médicaments, sucette pipette, doseur médicament | en: medicine dispenser | need: donner un médicament | near: trousse de soin
bouillotte | fr: bouillotte sèche, bouillotte noyaux de cerise, coussin chauffant | ch: coussin noyaux de cerise, sac de noyaux, chriesisteisäckli | en: hot water bottle, heat pack | be: noyaux de cerise | qc: sac magique, coussin magique | need: mal au ventre, maux de ventre, coliques | near: massage
pot | fr: pot bébé, petit pot d’apprentissage, pot d’apprentissage, pot de propreté, pot à pipi, toilettes enfant | be: petit pot, pot de chambre, popot | qc: petit pot, toilette pour enfant, pot d’entraînement, toilette d’entraînement | en: potty, potty training, toilet training, potty chair | ch: toilette d’apprentissage, pot, potette | need: devenir propre, apprentissage de la propreté, propreté | near: réducteur de toilettes
réducteur de toilettes | fr: réducteur de wc, réducteur wc, siège de toilette, rehausseur wc | be: réducteur wc, réducteur de toilette | ch: réducteur wc | en: toilet seat reducer, toilet trainer, toilet seat, potty seat, toilet training seat | qc: siège réducteur, anneau de toilette, siège de toilette, siège d’entraînement, banc de toilette | need: aller aux toilettes comme un grand | near: pot, marchepied
marchepied | fr: marche-pied, tabouret enfant, escabeau enfant, petit banc | be: petit banc, tabouret, petit tabouret, escabelle | ch: tabouret, escabeau | en: step stool, kids step, stool | qc: tabouret, petit banc, banc, marche-pied | need: atteindre le lavabo | near: réducteur de toilettes
tour d’observation | fr: tour d’apprentissage, tour montessori, learning tower | en: learning tower, kitchen helper | need: cuisiner avec bébé | near: marchepied
lessive bébé | fr: lessive, lessive hypoallergénique, savon de marseille | qc: détergent bébé, savon à lessive | en: baby laundry detergent | near: panier à linge
aspirateur de bain | fr: rince-tête, pichet de bain, rinceur | en: rinse cup | near: visière de bain
boîte à cotons | fr: boite coton, pot à coton | en: cotton jar | near: panier de toilette
protège-carnet de santé | fr: protège carnet de santé, couverture carnet de santé, carnet de santé, housse carnet de santé | be: carnet de l’enfant | ch: étui carnet de santé | qc: carnet de santé | en: health record cover | near: livre de naissance
ceinture anti-coliques | fr: ceinture chauffante bébé, tube anti-gaz | en: colic belt | need: ventre dur, gaz du nourrisson | near: bouillotte
anti-moustiques | fr: bracelet anti-moustiques, répulsif, prise anti-moustiques | en: mosquito repellent | need: éloigner les moustiques | near: moustiquaire
crème visage | under: soin bébé | fr: crème froid, cold cream, stick hivernal | en: cold cream | need: joues rouges, vent et froid | near: lait de toilette
trousse de secours | fr: pharmacie bébé, trousse à pharmacie | qc: trousse de premiers soins | en: first aid kit | near: trousse de soin
solution nasale | fr: spray nasal, eau de mer | en: nasal spray | near: sérum physiologique
gel hydroalcoolique | fr: gel antibactérien, gel mains | qc: purell | en: hand sanitizer | near: lingettes
sac à couches sales | fr: pochette imperméable, sac imperméable, wet bag, pochette linge sale | en: wet bag | near: couche lavable
seau à couches | fr: seau couches lavables | be: seau à langes | en: nappy bucket | near: poubelle à couches
siège de douche | fr: tabouret de douche, baignoire de douche | en: shower seat | near: baignoire
protège-robinet | fr: embout de robinet, prolongateur de robinet | en: tap cover | need: se laver les mains seul | near: tapis de bain
chauffe-lingettes | fr: boîte à lingettes, distributeur de lingettes | en: wipe warmer, wipe dispenser | near: lingettes
savon | under: gel lavant | fr: pain de savon, savon doux | en: soap | near: gel lavant
soin bébé | fr: soins bébé, cosmétique bébé, produits de soin, produit de toilette | en: baby care, baby skincare
accessoire de bain | fr: accessoires de bain, tout pour le bain | en: bath accessories
santé de bébé | fr: santé bébé, soins médicaux | en: baby health
`);
