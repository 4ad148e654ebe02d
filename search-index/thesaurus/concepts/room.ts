import { shelfOf } from '../shelf.ts';

/** The nursery and a house without danger. */
export const ROOM = shelfOf(`
chambre complète | fr: chambre bébé, chambre duo, chambre trio, pack chambre, ensemble chambre | qc: ensemble de chambre | en: nursery set, nursery furniture set | need: aménager la chambre, préparer la chambre | near: lit bébé, commode
commode | under: rangement | fr: commode bébé, commode à tiroirs, chiffonnier | ch: commode | qc: bureau, commode, bureau de bébé | en: dresser, chest of drawers | near: armoire
armoire | fr: armoire bébé, penderie, garde-robe, dressing enfant | be: garde-robe | ch: armoire, penderie | qc: garde-robe, penderie | en: wardrobe, closet, kids wardrobe | near: commode
étagère | under: rangement | fr: étagère murale, étagère cube, bibliothèque, bibliothèque enfant, bibliothèque montessori | be: étagère | ch: tablar | qc: tablette | en: shelf, bookcase, bookshelf, kids bookshelf, montessori shelf, front facing bookshelf | near: commode
table de chevet | fr: chevet, chevet enfant | be: table de nuit | en: bedside table | near: commode
fauteuil d’allaitement | under: fauteuil | fr: rocking chair, fauteuil à bascule, fauteuil bascule, fauteuil berçant, chaise à bascule | qc: chaise berçante, chaise berceuse, chaise berçante d’allaitement, berçante, chaise d’allaitement, berceuse, chaise berçante allaitement | en: nursing chair, glider, rocking chair, glider chair, rocker chair, breastfeeding chair, feeding armchair, nursing glider | need: bercer bébé, allaiter confortablement, bercer dans un fauteuil | near: coussin d’allaitement
fauteuil enfant | under: fauteuil | fr: fauteuil club, pouf enfant, petit fauteuil, canapé enfant | en: kids armchair, kids sofa, toddler armchair, mini armchair, kids chair | near: pouf
pouf | fr: pouf bébé, pouf de sol | en: pouffe, bean bag | near: fauteuil enfant
panier de rangement | under: rangement | fr: corbeille de rangement, paniers, boîte de rangement, bac de rangement | en: storage basket, storage box, toy basket, storage bin, nursery basket | need: ranger les affaires de bébé | near: coffre à jouets
coffre à jouets | under: rangement | fr: malle à jouets, coffre jouets, caisse à jouets, sac à jouets, rangement jouets, meuble à jouets, bac à jouets, bacs à jouets, panier à jouets | en: toy box, toy chest, toy storage, toy bin, toy trunk | need: ranger les jouets | near: panier de rangement | be: caisse à jouets
panier à linge | under: rangement | fr: bac à linge, corbeille à linge, sac à linge | be: manne à linge | en: laundry basket, hamper | near: panier de rangement
cintre | fr: cintres bébé, séparateurs de penderie | be: cintre | en: hangers | near: armoire
patère | fr: porte-manteau, porte manteau enfant, crochet mural | en: wall hook, coat rack | near: étagère
tapis | fr: tapis chambre, tapis enfant, tapis rond, tapis lavable | be: carpette | ch: tapis | qc: carpette | en: rug, nursery rug, kids rug, carpet, playroom rug | near: tapis de sol
rideau | fr: rideaux, voilage | en: curtain | near: rideau occultant
lampe | fr: lampe de chevet, lampe enfant, lampe chambre, abat-jour, suspension, luminaire | en: lamp, table lamp, bedside lamp, kids lamp, mushroom lamp | near: veilleuse, projecteur d’étoiles | qc: lampe de bureau
suspension | under: décoration | fr: abat-jour, lustre, plafonnier | en: pendant light, lampshade | near: lampe
guirlande | under: décoration | fr: guirlande lumineuse, fanions, guirlande de fanions | en: garland, bunting flags, string lights, bunting, name banner, fairy lights | near: décoration murale
décoration murale | under: décoration | fr: déco murale, décoration chambre, déco chambre bébé, trophée, tête d’animal | en: wall decor, nursery decor | near: affiche
affiche | under: décoration | fr: affiches, poster, tableau chambre, cadre bébé, illustration | qc: affiche, cadre | en: poster, print, wall art, nursery prints, wall poster | near: sticker mural
sticker mural | under: décoration | fr: stickers, autocollants muraux, sticker | qc: autocollant mural | en: wall sticker, wall decal, wall stickers, glow stars, glow in the dark stars | near: papier peint
papier peint | under: décoration | fr: papier peint enfant, panoramique | qc: tapisserie | en: wallpaper | near: sticker mural
lettres décoratives | under: décoration | fr: lettre prénom, lettres en bois, prénom en bois, lettres murales | en: name letters, wooden letters | near: décoration murale
toise | fr: toise murale, toise enfant | en: height chart, growth chart, growth ruler, height ruler, measuring chart | need: mesurer la taille | near: affiche
miroir | fr: miroir enfant, miroir chambre, miroir d’éveil | en: mirror | near: décoration murale
coussin | fr: coussin décoratif, coussin enfant, coussin nuage | en: cushion | near: oreiller
horloge | fr: horloge enfant, pendule | en: clock | near: réveil éducatif
barrière de sécurité | fr: barrière, barrière enroulable, barrière d’escalier, barrière escalier, barrière de porte, barrière bébé, portillon, barrière enfant, barrière de protection | be: barrière d’escalier, barrière de sécurité, portillon | ch: barrière de sécurité, barrière, portillon | qc: barrière, barrière pour escalier, cadre de sécurité, barrière de sécurité, clôture bébé, clôture | en: safety gate, stair gate, baby gate, stairgate, safety barrier, child gate, stairs gate | need: escalier, tomber dans l’escalier, bloquer l’escalier, empêcher de passer | near: pare-feu
pare-feu | fr: barrière de cheminée, pare-feu cheminée | en: fireguard, hearth gate, fire guard, fireplace guard | need: cheminée, poêle | near: barrière de sécurité
cache-prise | under: sécurité de la maison | fr: cache prise, cache-prises, protège-prise, protection prise électrique | qc: cache-prise | en: socket cover, outlet cover, plug cover, socket covers, plug covers, socket protector, outlet plugs, electrical covers | need: prises électriques, électricité | near: kit de sécurité
bloque-tiroir | under: sécurité de la maison | fr: bloque placard, bloque-porte placard, bloque tiroirs, verrou de placard, loquet magnétique, sécurité placard | en: cupboard lock, drawer lock, cabinet lock, drawer locks, cupboard locks, child locks, cupboard latch, fridge lock, magnetic locks | need: ouvrir les placards, ouvrir les tiroirs | near: bloque-porte
bloque-porte | under: sécurité de la maison | fr: bloque porte, anti-pince doigts, stop-porte, cale-porte, anti-pince-doigts, anti pince doigts | en: door stop, finger guard, door stopper, finger pinch guard | need: se pincer les doigts | near: bloque-tiroir
protège-coin | under: sécurité de la maison | fr: coins de protection, protection angle, protège-angles, coin de table, protection coin de table, coins de table, mousse pour coin | qc: protecteurs de coins | en: corner protector, corner guard, edge guard, corner guards, table corners, corner bumpers, table corner guards, edge protectors, corner cushions | need: se cogner, bosses, bébé se cogne | near: kit de sécurité
bloque-fenêtre | under: sécurité de la maison | fr: entrebâilleur, sécurité fenêtre | en: window lock | near: bloque-tiroir
kit de sécurité | under: sécurité de la maison | fr: set de sécurité, sécurité domestique, sécurité maison, kit sécurité enfant | en: childproofing kit, baby proofing | need: sécuriser la maison, bébé marche à quatre pattes, bébé touche à tout, maison sans danger | near: cache-prise, bloque-tiroir
protection de plaque | under: sécurité de la maison | fr: barrière de cuisinière, protège-plaque, protège bouton cuisinière, sécurité four | en: stove guard | need: se brûler | near: kit de sécurité
fixe-meuble | under: sécurité de la maison | fr: anti-bascule, sangle de meuble, fixation murale meuble | en: furniture strap, anti-tip | near: kit de sécurité
genouillères | fr: genouillères bébé, protège-genoux | en: knee pads, crawling knee pads | need: marcher à quatre pattes | near: casque anti-choc
casque anti-choc | fr: casque de protection bébé, protège-tête, sac à dos anti-chute | en: baby safety helmet, head protector | need: tomber en arrière | near: genouillères
casque anti-bruit | fr: casque antibruit, protège-oreilles, protection auditive | en: ear defenders, ear muffs, noise cancelling headphones, hearing protection, baby ear muffs, noise protection | need: concert, feu d’artifice, bruit | near: bonnet
bracelet d’identification | fr: bracelet identité, traceur gps enfant | en: id bracelet, gps tracker | need: perdre son enfant | near: kit de sécurité
sécurité de la maison | fr: protections enfant, sécurité enfant | en: home safety, child safety
décoration | fr: déco, décorations, déco bébé | en: decoration, decor
rangement | fr: rangements, meuble de rangement | en: storage
fauteuil | fr: fauteuils | en: armchair, chair
`);
