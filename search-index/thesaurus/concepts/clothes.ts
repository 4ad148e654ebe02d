import { shelfOf } from '../shelf.ts';

/** Clothes of babies, from the maternity bag to the first steps. */
export const CLOTHES = shelfOf(`
vêtement | fr: vêtements, habit, habits, tenue bébé, linge de corps | qc: linge | en: clothes, clothing, outfit | near: ensemble naissance
body | fr: bodies, bodys, cache-cœur body, body bébé, maillot de corps, tricot de peau, sous-vêtement bébé, gigotin, chemisette américaine, chemisette | be: body, chemisette body, maillot de corps bébé, chemisette | ch: body, tricot de peau, maillot de corps, barboteuse | qc: cache-couche, camisole-couche, combinaison une pièce, cache-couche à manches longues, camisole, cache-couches | en: bodysuit, onesie, vest, romper vest, babygrow, bodysuits, undershirt, body suit | spelling: boddy, boddie, bodie | near: pyjama
body manches courtes | under: body | fr: body à manches courtes | en: short sleeve bodysuit | near: body sans manches
body manches longues | under: body | fr: body à manches longues | en: long sleeve bodysuit | near: body
body sans manches | under: body | fr: body débardeur, body à bretelles | en: sleeveless bodysuit | near: body manches courtes
body croisé | under: body | fr: body cache-cœur, body naissance croisé, body qui s’ouvre devant | qc: cache-couche croisé | en: kimono bodysuit, wrap bodysuit | need: facile à enfiler, cordon ombilical | near: body
pyjama | fr: pyjamas, dors-bien, dors bien, grenouillère, pyjama bébé, combinaison pyjama, pyj, dors-bien bébé, sur-pyjama velours, pyjama une pièce, surpyjama velours | be: pyjama, grenouillère, pyjama une-pièce, training de nuit | ch: pyjama, grenouillère | qc: dormeuse, pyjama à pattes, jaquette de nuit bébé, pyjama une pièce, pyjama à pieds, dormeuse bébé | en: sleepsuit, pajamas, pyjamas, babygro, sleeper, footie, onesie pyjama, pjs, sleepwear, nightwear, one piece pajama | spelling: pijama, pigama | need: tenue de nuit, dormir habillé | near: gigoteuse
pyjama à pont | under: pyjama | fr: pyjama ouverture dos, pyjama ouverture devant, pyjama zippé | en: zip sleepsuit | near: pyjama
combi-pilote | under: combinaison | fr: combinaison pilote, combinaison hiver, combi pilote, combinaison manteau, combi-pilotte, combinaison intégrale | be: combinaison de neige, combi ski bébé | ch: combinaison d’hiver, overall, combi d’hiver | qc: habit de neige, habit d’hiver, suit d’hiver, habit de neige bébé, suit bébé | en: snowsuit, pramsuit, snowsuit baby, padded suit, winter suit, winter onesie, pram suit | need: avoir chaud dehors, grand froid, sortir en hiver, hiver dehors | near: nid d’ange
combinaison | fr: combinaison bébé, salopette longue, combishort, combinaison tricotée | qc: une-pièce | en: jumpsuit, playsuit, coverall | near: salopette, barboteuse
combinaison de ski | under: combinaison | fr: combi de ski, tenue de ski, salopette de ski | be: combinaison de ski | ch: combi de ski, combinaison de neige | qc: habit de neige, suit de neige, salopette de neige, costume de neige, habit de ski, suit d’hiver, ensemble de neige, habit d’hiver, habit d’hiver une pièce | en: ski suit, snowsuit, snow suit, snow pants, snow overall, ski overall | need: neige, ski | near: combi-pilote
combinaison de pluie | under: combinaison | fr: combi-pluie, surpantalon imperméable, combinaison imperméable | en: puddle suit, rain suit, waterproof suit, muddy puddle suit, rain overalls | need: sauter dans les flaques | near: bottes de pluie | ch: habits de pluie, salopette de pluie
barboteuse | under: combinaison | fr: romper, barboteuse bébé, combi courte, combishort, combi-short | be: barbotine | en: romper, playsuit, dungaree romper | near: combinaison
salopette | fr: salopette bébé, cotte à bretelles, jardinière, salopette courte | en: dungarees, overalls | near: combinaison
robe | fr: robe bébé, robe naissance | en: dress, baby dress | near: jupe
jupe | fr: jupe bébé | en: skirt | near: robe
pantalon | fr: pantalon bébé, sarouel, bas bébé, cuissette, cuissettes, culotte bouffante, pantalon souple | be: pantalon, culotte longue, training, pantalon de training | ch: pantalon, cuissettes, training, survêt | en: trousers, pants | near: legging | qc: pantalon de jogging, coton ouaté bas, pantalon mou, pantalons mous
jogging | under: pantalon | fr: jogging bébé, jogging molletonné, survêtement, bas de jogging, pantalon molletonné | en: sweatpants, joggers | near: legging
legging | under: pantalon | fr: leggings, caleçon bébé | qc: legging, collants legging, jambières | en: leggings | near: pantalon
bloomer | under: pantalon | fr: bloomers, culotte bloomer, culotte bouffante, bloomer bébé | en: bloomers | near: short
short | under: pantalon | fr: short bébé, bermuda | be: culotte courte | en: shorts | near: bloomer
t-shirt | fr: tee-shirt, tee shirt, tshirt, haut bébé | qc: chandail, gilet, gaminet | en: t-shirt, top | near: body
chemise | fr: blouse bébé, chemise bébé | en: shirt, blouse | near: t-shirt
gilet | fr: cardigan, gilet bébé, veste tricot, petite laine, paletot, veste en laine, gilet tricoté, gros gilet | be: cardigan, paletot, veste tricotée, gilet | qc: veste de laine, chandail, polar, veste polar | en: cardigan, knitted cardigan | ch: jaquette, paletot, jaquette tricotée | near: pull, brassière
pull | under: gilet | fr: pull bébé, pull-over, tricot, lainage, petite laine, sous-pull, pull col roulé, pullover | be: pull, tricot | ch: pull, pullover, jaquette | qc: chandail, chandail de laine | en: sweater, jumper, knitwear | near: gilet
sweat | under: gilet | fr: sweat bébé, sweat-shirt | qc: coton ouaté, kangourou | en: sweatshirt, hoodie | near: pull
brassière | under: gilet | fr: brassières, cache-cœur, brassière naissance, brassière tricotée, paletot de naissance, camisole de laine, brassière de layette, layette tricotée | en: wrap top, newborn vest | near: gilet, body croisé
manteau | fr: manteau bébé, parka bébé, veste bébé, blouson, parka, duffle-coat, caban, anorak, veste chaude, veste d’hiver, blouson enfant | qc: manteau d’hiver | en: coat, jacket, winter coat, puffer jacket, parka, duffle coat, warm coat | ch: veste chaude, jaquette d’hiver | be: veste, paletot d’hiver, paletot | near: combi-pilote
burnous | fr: cape bébé | en: hooded cape | near: nid d’ange, cape de bain, manteau
bonnet | fr: bonnet naissance, bonnet bébé, béguin, cache-oreilles, bonnet péruvien, bonnet cache-oreilles, bonnet à oreilles | be: bonnet, calotte, bonnette | ch: bonnet, casquette de laine | qc: tuque, tuque de bébé, cache-oreilles, tuque bébé, tuque de laine | en: beanie, baby hat, winter hat, newborn hat, knit hat, baby cap, knitted hat, wool hat | near: cagoule, chapeau
cagoule | under: bonnet | fr: cagoule bébé, passe-montagne, bonnet péruvien, bonnet cache-oreilles, balaclava | en: balaclava | near: bonnet
chapeau | fr: bob, chapeau de soleil, chapeau anti-uv, casquette bébé | en: sun hat, hat, cap, sunhat, bucket hat, bob hat | need: protéger la tête du soleil | near: bonnet
bandeau | under: accessoire bébé | fr: bandeau bébé, serre-tête, nœud cheveux, barrette, turban, turban bébé, bandeau cheveux | en: headband, hair bow | near: bonnet
tour de cou | fr: snood, écharpe bébé tour de cou, cache-cou, foulard, foulard bébé, écharpe tube, cache-nez | be: cache-nez | ch: tour de cou | qc: cache-cou, foulard tube, foulard, cache cou | en: snood, neck warmer, neck gaiter, baby scarf, neckwarmer, scarf | near: bonnet
moufles | fr: moufles naissance, gants, gants bébé, moufles anti-griffures, mitaines bébé | be: moufles | qc: mitaines, mitaine, mitaines d’hiver | en: mittens, scratch mitts, gloves, mitts, baby mittens, baby gloves, anti scratch mittens | ch: gants de laine, moufles, gants | need: bébé se griffe, se griffer le visage | near: bonnet
chaussettes | fr: chaussettes bébé, chaussettes antidérapantes, mi-bas, socquettes, mi-bas bébé | be: chaussettes, chaussettes antidérapantes | ch: chaussettes | qc: bas, bas de bébé, bas antidérapants, bas de laine, bas bébé, p’tits bas | en: socks, baby socks, grip socks, booties socks, non slip socks, anti slip socks, gripper socks | near: chaussons
collants | fr: collants bébé, collant | qc: bas-culotte | en: tights | near: chaussettes
chaussons | under: chausse | fr: chausson, chaussons bébé, chaussons souples, bottillons, savates, bottines molles, patins bébé, petits chaussons, charentaises, ballerines bébé, ballerines souples, mocassins bébé, mocassins souples | be: pantoufles, savates, babouches, pantoufles bébé, pantoufles de crèche | ch: pantoufles, babouches, finettes, finken, finkli, pantoufles de gym, finken bébé | qc: pantoufles, pattes, mitaines de pieds, bottines molles, mules, pantoufles de bébé, pantoufles de laine | en: booties, slippers, soft shoes, pram shoes, baby slippers | spelling: chosson | need: quatre pattes pieds au chaud | near: chaussures
chaussures | under: chausse | fr: chaussures bébé, premiers pas, chaussures premiers pas, baskets bébé, bottines bébé, bottines, bottillons cuir, godasses, chaussure de marche, salomés, ballerines, mocassins | ch: souliers | qc: souliers, espadrilles, souliers de marche, souliers de bébé, petits souliers | en: shoes, baby shoes, first walkers, first shoes, toddler shoes, walking shoes | be: godasses, souliers, bottines | need: apprendre à marcher, commencer à marcher dehors | near: chaussons
bottes de pluie | under: chausse | fr: bottes, bottes bébé, bottes en caoutchouc, bottes de jardin, galoches, bottillons de pluie | ch: bottes en caoutchouc, bottes caoutchouc | qc: bottes de pluie, claques, bottes d’eau, bottes de caoutchouc | en: wellies, rain boots, wellingtons, gumboots, rubber boots, rainboots | be: bottes en caoutchouc | near: chaussures
bottes de neige | under: chausse | fr: après-ski, après-skis, moon boots, bottillons fourrés, bottes fourrées | qc: bottes d’hiver, bottillons | en: snow boots, winter boots | ch: moonboots | near: bottes de pluie
sandales | under: chausse | fr: sandales bébé, nu-pieds, tongs, claquettes, sandalettes, méduses | en: sandals | near: chaussures | qc: gougounes, crocs, flip-flops, gougoune
maillot de bain | fr: maillot bébé, slip de bain | ch: costume de bain, linge de piscine | qc: costume de bain | en: swimsuit, swimwear | need: piscine, mer, plage | near: couche de bain
lunettes de soleil | under: accessoire bébé | fr: lunettes bébé, lunettes de soleil bébé | qc: lunettes soleil | en: sunglasses, baby sunglasses, shades | need: soleil dans les yeux | near: chapeau
ensemble naissance | fr: tenue de naissance, kit naissance vêtements, ensemble bébé, trousseau, tenue sortie de maternité, layette, ensemble deux pièces | be: layette, tenue de maternité bébé, baby set | ch: layette | qc: ensemble nouveau-né, layette, ensemble d’hôpital | en: newborn outfit, layette set, coming home outfit, newborn set, hospital outfit | need: habiller bébé, valise de bébé, première tenue, sortie de maternité | near: body, pyjama
vêtements prématuré | fr: taille préma, préma, vêtements bébé prématuré | en: preemie clothes, premature baby clothes | need: bébé né trop tôt, petit poids | near: ensemble naissance, pour prématuré
tenue de baptême | fr: robe de baptême, ensemble baptême | en: christening gown, baptism outfit, baptism dress, christening outfit, christening dress | near: cadeau de baptême
déguisement | fr: costume bébé, déguisement bébé, costume de princesse, déguisement princesse | qc: costume d’halloween | en: costume, fancy dress | near: ensemble naissance
culotte | fr: slip bébé, culotte bébé, cache-couche culotte, boxer, boxer enfant | be: slip, petite culotte, culotte | ch: slip | qc: bobette, bobettes, sous-vêtement enfant, petites culottes | en: underwear, nappy cover, briefs, panties | near: bloomer
débardeur | fr: maillot de corps, marcel | be: singlet | qc: camisole, camisole sans manches | en: tank top | ch: chemisette, maillot | near: body, t-shirt
pochette de vêtements | under: accessoire bébé | fr: pochettes maternité, sac à vêtements, pochettes valise maternité, pochette naissance | en: packing pouch | near: valise de maternité
kimono | under: ensemble naissance | fr: kimono bébé, tenue kimono | en: baby kimono | near: body croisé
jean bébé | under: pantalon | fr: jean, denim bébé | en: baby jeans | near: pantalon
béguin | under: bonnet | fr: béguin naissance, charlotte bébé | en: bonnet hat | near: bonnet
casquette | under: chapeau | fr: casquette enfant | qc: calotte | en: baseball cap | near: chapeau
chaussons en cuir | under: chaussons | fr: chaussons cuir souple, chausson cuir | en: leather booties, leather slippers, leather soft shoes | near: chaussures
polaire | under: manteau | fr: veste polaire, combinaison polaire, gilet polaire | en: fleece, fleece jacket | near: gilet
imperméable | under: manteau | fr: ciré, kway, k-way, coupe-vent, pèlerine, pèlerine de pluie, cape de pluie | be: imper | ch: pèlerine, pellerine | qc: imperméable | en: raincoat, rain jacket, mac, rain coat, waterproof jacket | need: sortir sous la pluie | near: combinaison de pluie
poncho de plage | under: cape de bain | fr: poncho, poncho de bain, poncho enfant, cape de plage, poncho éponge | en: beach poncho | near: cape de bain
maillot anti-uv | under: maillot de bain | fr: t-shirt anti uv, combinaison uv, combinaison de bain, combinaison de bain anti-uv, combinaison anti-uv | en: uv suit, rash guard, sun suit, sunsuit, uv swimsuit, sun protection suit, uv protection swimsuit, swim suit with sleeves | need: se protéger du soleil à la plage | near: maillot de bain
body personnalisé | under: body | fr: body à message, body annonce, body prénom | en: custom bodysuit | near: cadeau de naissance
lot de bodies | under: body | fr: lot de bodys, pack de bodies | en: bodysuit pack | near: body
nœud papillon | under: accessoire bébé | fr: bretelles bébé, cravate bébé | en: bow tie | near: tenue de baptême
blouse | under: chemise | fr: tunique bébé, chemisier | en: tunic | near: robe
chaussures souples | under: chaussures | fr: chaussures pieds nus, barefoot bébé | en: barefoot shoes, soft sole shoes | near: chaussons
baskets | under: chaussures | fr: tennis bébé | be: baskets | qc: espadrilles | en: sneakers, trainers | near: chaussures
leggings anti-moustiques | fr: jambières, guêtres bébé | en: leg warmers | near: legging
accessoire bébé | fr: accessoires bébé, accessoires de tête | en: baby accessories
doudoune | under: manteau | fr: doudoune sans manches, veste matelassée, anorak | qc: manteau matelassé | en: puffer jacket, down jacket | near: manteau
chausse | under: vêtement | fr: chaussure bébé, tout pour les pieds | en: footwear
`);
