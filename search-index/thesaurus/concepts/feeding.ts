import { shelfOf } from '../shelf.ts';

/** Bottles, breastfeeding, meals. */
export const FEEDING = shelfOf(`
biberon | fr: biberons, biberon bébé, bibi, biberonnage, tétette | be: panade biberon, biberon | ch: schoppen, biberon, gougoutte | qc: bouteille, bouteille de lait, bouteille de bébé, boire de bébé, biberon de boire | en: baby bottle, feeding bottle, bottle | spelling: bibron, biberron, bibeuron | need: donner le lait, nourrir bébé au lait, sevrage, donner le bib | near: tétine de biberon
biberon anti-colique | under: biberon | fr: biberon anticolique, biberon anti coliques, biberon anti-reflux | en: anti-colic bottle | need: coliques, bébé a des coliques, avale de l’air, gaz | near: biberon
biberon en verre | under: biberon | fr: biberon verre | en: glass bottle, glass baby bottle | need: sans plastique | near: biberon
biberon inox | under: biberon | fr: biberon acier inoxydable | en: stainless steel bottle | near: biberon en verre
coffret de biberons | under: biberon | fr: kit naissance biberons, lot de biberons, set de biberons, coffret naissance biberons, coffret de trois biberons | en: bottle starter set | near: biberon
tétine de biberon | fr: tétine de rechange, tétines biberon, tétine débit lent, tétine débit moyen, tétine débit rapide, tétine épaissi, tétines de rechange | qc: suce de biberon, tétine de bouteille | en: teat, bottle nipple | confusion: tétine | near: biberon
bouillie biberon | under: biberon | fr: biberon bouillie, tétine bouillie, tétine épaissie | en: variable flow bottle | near: tétine de biberon
stérilisateur | fr: stérilisateur biberon, stériliser, stérilisateur vapeur, stérilisateur micro-ondes, stérilisation | en: steriliser, sterilizer, bottle sterilizer | spelling: sterelisateur, stérélisateur | need: stériliser les biberons, désinfecter les biberons | near: chauffe-biberon
chauffe-biberon | fr: chauffe biberon, chauffe-bib, chauffebiberon, réchauffe biberon, chauffe-biberon voiture | qc: chauffe-bouteille | en: bottle warmer | need: réchauffer un biberon, chauffer le lait | near: stérilisateur
préparateur de biberon | fr: préparateur biberon, machine à biberon, machine à lait, préparateur de lait automatique | en: formula maker, formula prep machine | need: préparer un biberon la nuit | near: chauffe-biberon
égouttoir | fr: égouttoir biberon, égoutte-biberon, séchoir à biberons, sèche-biberon | be: égouttoir à biberons | qc: séchoir à biberons | en: drying rack, bottle rack, drying rack bottles, bottle drying rack | need: faire sécher les biberons | near: goupillon
goupillon | fr: goupillon biberon, brosse à biberon, écouvillon, brosse biberon | en: bottle brush | need: laver les biberons, nettoyer les biberons | near: égouttoir
doseur de lait | fr: doseur lait en poudre, boîte doseuse, boîte à lait, distributeur de lait | en: formula dispenser, milk powder dispenser | near: préparateur de biberon
lait infantile | fr: lait en poudre, lait 1er âge, lait premier âge, lait maternisé, lait de croissance | qc: préparation pour nourrissons, formule | en: formula, infant formula, baby formula | near: doseur de lait
sucette | fr: tétine, tototte, totote, sucette physiologique, tututte, lolette bébé, totoche, tétoche, tétine physiologique, sussu, suçu, tétèche, tétine de sucette | be: tutute, tutte, tutut, tute, tuttute, suçotte, tut | ch: lolette, nuggi, nuk, lolo, lölette, suçon | qc: suce, sucette, suce orthodontique | en: pacifier, dummy, soother, binky, paci | trade: nuk | spelling: totutte, tetine, susette | confusion: tétine bébé | need: besoin de succion, calmer par la succion | near: attache-sucette
attache-sucette | fr: attache tétine, attache-tétine, attache sucette, attache-tototte, clip sucette, chaîne sucette, pince sucette, pince à sucette, pince tétine, clip tétine, cordon de sucette, ruban sucette, chaînette sucette | be: attache-tutte, attache tutte | ch: attache-lolette, chaînette à lolette, attache lolette, chaînette lolette | qc: attache-suce, attache suce, clip suce, pince suce | en: pacifier clip, dummy clip, soother clip, pacifier holder, dummy holder | need: perdre sa tétine, tétine qui tombe | near: sucette
boîte à sucette | fr: boîte à tétine, étui sucette, boîte sucette | ch: boîte à lolette | qc: étui à suce | en: pacifier case | near: sucette
housse de coussin d’allaitement | fr: taie de coussin d’allaitement | en: nursing pillow cover | near: coussin d’allaitement
coussin d’allaitement | fr: coussin de maternité, coussin allaitement, coussin grossesse allaitement, boudin d’allaitement | en: nursing pillow, breastfeeding pillow, feeding pillow, boppy | qc: coussin, oreiller d’allaitement, coussin d’allaitement, boudin d’allaitement | be: coussin de nourrissage, coussin d’allaitement | need: confort pour allaiter, position pour allaiter | near: coussin de grossesse, housse de coussin d’allaitement
tire-lait | fr: tire lait, tirelait, tire-lait électrique, pompe à lait | qc: tire-lait double, pompe, trayeuse | en: breast pump | spelling: tir lait, tirlait, tire-laid | need: tirer son lait, reprendre le travail en allaitant, exprimer le lait | near: coquille d’allaitement, pot de conservation
tire-lait électrique | under: tire-lait | fr: tire lait électrique, tire-lait double pompage | en: electric breast pump | near: tire-lait
tire-lait manuel | under: tire-lait | fr: tire lait manuel | en: manual breast pump | near: tire-lait
tire-lait portable | under: tire-lait | fr: tire-lait mains libres, tire lait nomade, tire-lait sans fil | en: wearable breast pump, hands-free pump | near: tire-lait électrique
collecteur de lait | fr: recueil-lait, recueille lait, coque recueil lait | en: milk collector, haakaa, milk catcher, silicone pump, milk saver | near: tire-lait
téterelle | fr: téterelles, embout tire-lait | en: breast shield, flange | near: tire-lait
sachet de conservation | fr: sachets lait maternel, sachets de congélation lait, sac de conservation du lait | en: breast milk bags, milk storage bags | need: congeler le lait maternel, conserver le lait | near: pot de conservation
pot de conservation | fr: pots de conservation, petits pots, pot bébé, récipient de congélation, boîte de conservation | en: storage pots, food storage | need: congeler les purées | near: sachet de conservation
coussinet d’allaitement | fr: coussinets, coussinets lavables, coussinets jetables, disques d’allaitement | qc: compresses d’allaitement | en: nursing pads, breast pads | need: fuites de lait | near: coquille d’allaitement
coquille d’allaitement | fr: coquillages d’allaitement, coupelles d’allaitement, coquilles d’argent | en: breast shells, silver nursing cups | near: coussinet d’allaitement
bout de sein | fr: bouts de sein silicone, protège-mamelon, protège mamelons | qc: téterelle | en: nipple shield | near: crème d’allaitement
crème d’allaitement | fr: crème mamelons, baume pour mamelons, lanoline, baume d’allaitement, crème crevasses, crème pour mamelons | en: nipple cream, lanolin | need: crevasses, crevasses allaitement, mamelons douloureux, tétons douloureux | near: coussinet d’allaitement
cape d’allaitement | fr: tablier d’allaitement, châle d’allaitement, écharpe d’allaitement, foulard d’allaitement | en: nursing cover, breastfeeding cover | qc: cache-poitrine | need: allaiter en public, allaiter discrètement | near: coussin d’allaitement
tisane d’allaitement | fr: infusion allaitement, tisane lactation, boisson d’allaitement | en: nursing tea | near: crème d’allaitement
tabouret d’allaitement | fr: repose-pieds allaitement | en: nursing stool | near: fauteuil d’allaitement
pèse-bébé | fr: pèse bébé, balance bébé, balance pour bébé | en: baby scale | need: peser bébé, suivre le poids | near: thermomètre
chaise haute | fr: chaise bébé, chaise repas, chaise à manger, chaise haute bébé | be: chaise de bébé, relax de table, chaise d’enfant | ch: chaise haute d’enfant, chaise d’enfant | qc: chaise haute, chaise d’enfant | en: high chair, highchair, feeding chair | spelling: chèse haute | need: manger à table, bébé mange avec nous, diversification assis | near: rehausseur de chaise, siège de table
chaise haute évolutive | under: chaise haute | fr: chaise évolutive, chaise qui grandit, chaise évolutive bois | en: evolutive high chair, grow chair | near: chaise haute
chaise haute pliante | under: chaise haute | fr: chaise haute pliable | en: folding high chair | near: chaise haute
newborn set | fr: transat de chaise haute, kit nouveau-né chaise haute, siège nouveau-né | en: newborn seat | near: chaise haute évolutive
coussin de chaise haute | fr: assise chaise haute, galette de chaise haute, coussin chaise | en: high chair cushion | near: chaise haute
rehausseur de chaise | fr: rehausseur de table, rehausseur repas, réhausseur chaise, siège rehausseur repas, coussin rehausseur | qc: siège d’appoint de table, siège d’appoint repas, siège d’appoint chaise | en: booster seat for table, dining booster, booster chair, feeding booster, chair booster | near: siège de table, chaise haute
siège de table | fr: chaise nomade, siège nomade, siège de table pliant, siège à accrocher, chaise de voyage | en: clip-on chair, portable high chair, hook-on chair | qc: chaise d’appoint de table | need: manger au restaurant avec bébé | near: rehausseur de chaise, chaise haute
robot bébé | fr: cuiseur bébé, robot cuiseur, cuiseur mixeur, cuiseur vapeur bébé, mixeur bébé, robot cuiseur vapeur, moulin à purée, appareil à purée, machine à purée, cuit-vapeur bébé | be: babycook, mixeur à panade | en: baby food maker, baby food processor, steamer blender, baby blender, baby food steamer | trade: baby cook, babycook, nutribaby, moulin à purée | need: préparer des purées, faire des purées maison, purée, petits pots maison, compote maison, diversification, faire des panades, panade maison, faire des bouillies, écraser les légumes | near: pot de conservation
mixeur | under: robot bébé | fr: blender, mixeur plongeant, presse-purée, écrase-purée, moulin à légumes | be: passe-vite | ch: passe-vite | qc: pied-mélangeur | en: blender, potato masher, food masher, masher, food mill, hand blender, immersion blender | near: robot bébé
assiette | under: vaisselle | fr: assiette bébé, assiette à ventouse, assiette compartimentée | en: plate, suction plate, divided plate | qc: assiette qui colle, assiette à succion, plat à succion | need: assiette renversée, manger seul | near: bol, coffret repas
bol | under: vaisselle | fr: bol à ventouse, bol bébé | en: bowl, suction bowl | near: assiette | qc: bol à succion
coffret repas | under: vaisselle | fr: set repas, coffret premier repas, ensemble repas, dînette repas | en: dinner set, mealtime set, weaning set, feeding set, weaning kit | trade: dme, diversification menée par l’enfant | need: premier repas, premiers repas, débuter la diversification, manger tout seul | near: assiette, couverts
couverts | under: vaisselle | fr: couverts bébé, premiers couverts, fourchette bébé, couverts d’apprentissage | qc: ustensiles, ustensiles de bébé | en: cutlery, flatware, utensils | be: services, couvert | ch: services, services d’enfant | need: apprendre à manger seul | near: cuillère
cuillère | under: vaisselle | fr: cuillère bébé, cuillères souples, petite cuillère, cuiller | en: spoon, weaning spoon | near: couverts
tasse d’apprentissage | fr: gobelet, gobelet d’apprentissage, verre antifuite, tasse antifuite, tasse bébé, verre d’apprentissage, tasse à bec, tasse 360, gobelet antifuite, gobelet à bec, tasse 360° | ch: gobelet à bec, timbale à bec | qc: verre à bec, gobelet, verre de transition | en: sippy cup, training cup, learning cup | need: apprendre à boire | near: gourde
tasse à paille | under: tasse d’apprentissage | fr: gobelet à paille, paille bébé | en: straw cup | near: gourde
gourde | fr: gourde enfant, bouteille enfant, gourdinette | be: gourde d’école | en: water bottle, kids bottle, sports bottle | ch: thermos d’enfant, gourde, bouteille thermos | qc: bouteille d’eau, bouteille réutilisable | near: tasse d’apprentissage
gourde à compote | fr: gourdes de compote réutilisables, gourde réutilisable compote, poche à compote | en: food pouch, reusable pouch | near: pot de conservation
grignoteuse | fr: sucette à fruits, tétine à fruits, filet d’alimentation | qc: suce à fruits | en: fruit feeder, food feeder, fresh food feeder, mesh feeder | need: premiers fruits | near: cuillère
bavoir | fr: bavoirs, bavette, bavoir à poche, serviette de table bébé, baveux, bavouille, serviette de bébé, bavoir imperméable | be: bavette, baverolle | ch: bavette, baveron, baverette | qc: bavette, bavette imperméable, bavettes | en: bib, feeding bib, bibs, bandana bibs, drool bib | spelling: bavoire | need: bave, éviter les taches | near: bavoir bandana, tablier bavoir
bavoir bandana | under: bavoir | fr: bandana, foulard bavoir, bavana | en: bandana bib, dribble bib | qc: foulard de dentition | near: bavoir
tablier bavoir | under: bavoir | fr: bavoir à manches, bavoir tablier, blouse bavoir, tablier repas | qc: bavette à manches, tablier | en: sleeved bib, coverall bib, bib with sleeves, long sleeve bib, smock bib | near: bavoir
set de table | fr: set de table silicone, napperon | qc: napperon, napperon à succion | en: placemat | near: assiette
boîte à goûter | fr: lunch box, boîte repas, boîte à repas isotherme, thermos bébé, thermos alimentaire, bento, boîte déjeuner, lunch box enfant | be: boîte à tartines, boîte à collation | qc: boîte à lunch, boîte à collation, sac à lunch, thermos à lunch | en: lunch box, food flask, snack box, bento | ch: boîte à dix-heures, boîte à croûte, boîte pour les dix-heures, boîte à goûter | near: sac isotherme
boîte à snacks | fr: boîte à goûter antirenversement, boîte à biscuits | en: snack cup, snack catcher | near: boîte à goûter
livre de recettes | fr: livre diversification, livre cuisine bébé, recettes bébé | en: baby cookbook | near: robot bébé
poignées de biberon | fr: anses de biberon, poignées | en: bottle handles | near: biberon
adaptateur de biberon | fr: bague de biberon, capuchon de biberon | en: bottle ring | near: biberon
panier de lave-vaisselle | fr: panier lave-vaisselle biberons | en: dishwasher basket | near: égouttoir
céréales infantiles | fr: céréales bébé, farine infantile | ch: bouillie | en: baby cereal | need: premières bouillies | near: robot bébé | be: céréales de bébé
petits pots | fr: petit pot bébé, compote bébé, purée bébé | be: panade de fruits | qc: purée en pot | en: baby food | near: robot bébé
moule de congélation | fr: bac à purée, moule silicone purée, multiportions | en: freezer tray | near: pot de conservation
tapis de chaise haute | fr: protège-sol, nappe de sol, tapis anti-éclaboussures | en: splat mat | need: éviter d’en mettre partout | near: chaise haute
plateau de chaise haute | fr: tablette de chaise haute | en: high chair tray | near: chaise haute
tasse | under: tasse d’apprentissage | fr: verre enfant, mug enfant | en: cup | near: tasse d’apprentissage
thermos | fr: bouteille isotherme, thermos à biberon, bouteille thermos | en: flask | need: eau chaude en sortie | near: sac isotherme
balance de cuisine | fr: balance alimentaire | en: kitchen scale | near: robot bébé
soutien de biberon | fr: cale-biberon, housse de biberon | en: bottle cover | near: biberon
vaisselle | fr: vaisselle bébé, vaisselle enfant, vaisselle de bébé | en: tableware, dinnerware, crockery
`);
