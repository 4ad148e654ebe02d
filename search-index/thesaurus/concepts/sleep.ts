import { shelfOf } from '../shelf.ts';

/** Sleeping: beds, bedding, sleeping bags, what soothes at night. */
export const SLEEP = shelfOf(`
lit | fr: lits, couchage | ch: lit d’enfant | en: bed | near: lit bébé
lit bébé | under: lit | fr: lit à barreaux, lit de bébé, petit lit, lit à barreau, lit à lattes, lit cage, premier lit | ch: lit à barreaux, lit à lattes, lit d’enfant à barreaux, petit lit | qc: couchette, bassinette, lit de bébé, bassinette évolutive | en: cot, crib, baby bed, cot bed | be: lit cage, lit d’enfant, lit bébé, lit-cage | need: faire dormir bébé, coucher bébé | near: berceau, cododo
lit évolutif | under: lit bébé | fr: lit transformable, lit junior évolutif | en: convertible cot, convertible crib | near: lit bébé
lit combiné | under: lit bébé | fr: lit chambre transformable, lit commode combiné | en: combi cot | near: lit évolutif
lit enfant | under: lit | fr: lit junior, lit de grand, premier lit de grand | en: toddler bed, junior bed | need: passage au lit de grand | near: lit cabane, lit évolutif
lit cabane | under: lit enfant | fr: lit maison, lit montessori, lit au sol | en: house bed, floor bed, montessori bed | near: lit enfant
lit superposé | under: lit enfant | fr: lits superposés, lit mezzanine | en: bunk bed | near: lit enfant
lit de voyage | under: lit | fr: lit parapluie, lit pliant, lit d’appoint, lit nomade, lit pliable bébé, lit-parc, lit dépliant, parc de voyage, parc lit voyage, parc lit de voyage | be: lit de camp bébé, lit de camp, lit-parc | ch: lit de voyage pliant, lit de voyage pliable | qc: parc de voyage, lit pliant de voyage, parc pliant, playpen de voyage, parc, pack n play | en: travel cot, portable crib, pack and play, pop-up cot, travel bed, travel crib, portable cot, folding cot, pack n play, portacot | need: partir en vacances, dormir en voyage, dormir chez les grands-parents, dormir en vacances, nuit chez mamie, partir en week-end | near: tente pop-up bébé
berceau | under: lit | fr: berceau bébé, bercelonnette, berceau à bascule, berceau suspendu, berceau à roulettes | ch: berceau, moïse | qc: moïse, berceau-moïse, bassinette de chevet, bercelonnette | en: cradle, bassinet, crib cradle | near: couffin, cododo, lit bébé
couffin | fr: panier bébé, couffin osier, moïse osier, moïse, panier moïse | be: moïse, couffin | ch: moïse | qc: moïse | en: moses basket, baby basket | near: berceau, nacelle
cododo | under: berceau, lit | fr: co-dodo, co dodo, berceau cododo, lit cododo, lit d’appoint parents, lit side-car, co-sleeping, berceau de cohabitation, berceau côte à côte | qc: cododo | en: bedside crib, co-sleeper, bedside sleeper, side sleeper, next to me | spelling: cododot, codo do, kododo | need: dormir près des parents, dormir à côté de bébé, allaiter la nuit, bébé dans la chambre des parents | near: berceau, réducteur de lit, couffin
hamac bébé | fr: hamac, hamac de lit, hamac suspendu | en: baby hammock | near: berceau
lit à tiroir | under: lit enfant | fr: lit gigogne | en: trundle bed | near: lit enfant
matelas | fr: matelas bébé, matelas à mémoire, matelas lit bébé, matelas ferme | en: mattress, cot mattress, crib mattress | near: surmatelas, protège-matelas
matelas de voyage | under: matelas | fr: matelas lit parapluie, matelas pliant, matelas pliable | en: travel cot mattress | near: lit de voyage
surmatelas | en: mattress topper | near: matelas
protège-matelas | under: linge de lit | fr: alèse, alaise, protège matelas imperméable, alèse imperméable, molleton, sous-drap imperméable, protection de matelas, alèze | ch: molleton | qc: couvre-matelas, piqué, piqué imperméable, couvre matelas | en: mattress protector, waterproof sheet, mattress pad | need: pipi au lit, fuites la nuit, pipi la nuit, énurésie, fuite de couche la nuit | near: drap housse
drap housse | under: linge de lit | fr: drap-housse, drap de lit bébé, draps | ch: drap-housse, molleton housse | qc: drap contour, drap-contour | en: fitted sheet, cot sheet, crib sheet, bassinet sheet | be: drap, drap-housse | near: protège-matelas
parure de lit | under: linge de lit | fr: housse de couette, ensemble de lit, taie, taie d’oreiller | be: housse de couette | ch: fourre de duvet, linge de lit, fourre | qc: ensemble de literie, douillette, housse de couette, literie | en: bedding set, duvet cover, bedding | near: drap housse
couette | under: linge de lit | fr: couette bébé, couette enfant | be: couette | ch: duvet, duvet enfant | qc: douillette, édredon | en: duvet, comforter, comforter blanket, quilt | near: couverture
oreiller | under: linge de lit | fr: oreiller bébé, oreiller enfant, coussin de tête | en: pillow | near: coussin anti tête plate
coussin anti tête plate | fr: oreiller tête plate, coussin plagiocéphalie, coussin ergonomique tête, cale-tête | en: flat head pillow | need: tête plate, plagiocéphalie, éviter la tête plate | near: cale-bébé
cale-bébé | fr: cale bébé, cale dos, cale-dos, positionneur | en: sleep positioner, baby wedge | near: plan incliné
plan incliné | fr: coussin incliné, plan incliné lit, matelas incliné | en: crib wedge, wedge pillow | need: reflux, régurgitations, nez bouché la nuit | near: cale-bébé
réducteur de lit | fr: cocon bébé, réducteur lit, nid bébé, baby nest, cale-bébé cocon | qc: nid de bébé | en: baby nest, baby lounger, dock | trade: cocoon | need: bébé se sent perdu dans son grand lit | near: cododo
tour de lit | fr: tour de lit respirant, contour de lit, tour de lit tressé, boudin de lit | en: cot bumper, crib bumper, bed bumper | near: protection de barreaux
protection de barreaux | fr: protège-barreaux, tresse de lit, coussins de barreaux | en: bar protector, braided bumper | near: tour de lit
barrière de lit | fr: barre de lit, rambarde de lit, barrière lit enfant, barrière anti-chute lit, barrière anti-chute, garde-lit, garde-corps de lit | qc: barrière de lit, ridelle, ridelle de lit, côté de lit | en: bed rail, bed guard | need: tomber du lit, ne pas tomber du lit | near: lit enfant
ciel de lit | fr: voile de lit, baldaquin, flèche de lit, voilage de lit | en: bed canopy | near: moustiquaire
moustiquaire | fr: moustiquaire lit, filet anti-moustiques, voile anti-moustiques | en: mosquito net, insect net | need: moustiques, piqûres de moustiques | near: ciel de lit
gigoteuse | fr: turbulette, douillette, sac de couchage bébé, sac à dormir, gigoteuse bébé, dormeuse gigoteuse, surpyjama sans jambes, nuit bébé gigoteuse | be: sac de couchage, sac de dodo, sac de couchage bébé, turbulette | ch: sac de couchage, sac à grenouille, schlafsack, gigoteuse, turbulette | qc: sac de nuit, nid d’ange dormeuse, couverture portable, dormeuse à zip, dormeuse sac, nid d’ange, gigoteuse | confusion: dormeuse | en: sleeping bag, sleep sack, grobag, sleepsack, wearable blanket | spelling: gigotteuse, gigoteuze, jigoteuse, turbulète, turbullette | need: bébé se découvre la nuit, remplacer la couverture, sans couverture | near: surpyjama, couverture, gigoteuse à jambes
gigoteuse à jambes | under: gigoteuse | fr: gigoteuse avec pieds, gigoteuse marche, gigoteuse pantalon, combinaison de nuit | en: sleeping bag with feet, sleep romper | near: surpyjama
gigoteuse de voyage | under: gigoteuse | fr: gigoteuse siège auto, gigoteuse passage ceinture | en: travel sleeping bag | near: gigoteuse
surpyjama | under: gigoteuse | en: overpyjamas | near: pyjama, gigoteuse | fr: kigurumi, combinaison pyjama
emmaillotage | fr: couverture d’emmaillotage, gigoteuse d’emmaillotage, emmailloter, cocon d’emmaillotage, lange d’emmaillotage | qc: sac d’emmaillotage | en: swaddle, swaddle blanket, swaddling | trade: swaddle up | need: réflexe de Moro, calmer un nouveau-né, bébé sursaute | near: lange, gigoteuse, réducteur de lit
nid d’ange | fr: nid ange, burnous nid d’ange, sac nid d’ange, couverture à capuche | ch: sac nid d’ange | qc: nid d’ange, habit de neige | en: bunting, baby bunting | near: chancelière, couverture
couverture | fr: couverture bébé, couverture berceau, polochon couverture, peau de mouton | ch: couverture de bébé, plaid, couverture | qc: couverte, jeté, doudou couverture, petite couverte | en: blanket, baby blanket, throw, receiving blanket, newborn blanket, crib blanket | be: plaid, couvrante, couverture | near: nid d’ange, couette
couverture tricotée | under: couverture | fr: couverture en tricot, plaid tricoté | en: knitted blanket | near: couverture
lange | fr: langes, mousseline, gaze de coton, carré de coton, tetra, lange en mousseline, gaze, carré de gaze, maxi-lange, linge à rot, langes carrés, lingette à rot, carré de rot, mouchoir en tissu, mouchoir tissu | be: tétra, hydrophile, lange hydrophile, essuie tétra, lange tétra, tetra, langes tétra, carrés tétra, linges tétra | ch: lange gaze, nuschi, nuscheli, lange carré, bavouillette, linge, lange de gaze, linge de gaze | qc: piqué de mousseline, piqué, coton à langer, linge à burper, linge de rot, bavette à rot, guenille, couche de coton pour le rot, piqué de coton, couche de coton, mousseline | en: muslin, muslin cloth, burp cloth, muslin square, swaddle cloth | trade: maxi lange | need: essuyer les régurgitations, rot | near: emmaillotage, couche lavable, lingettes lavables
veilleuse | fr: lampe de nuit, petite lumière, veilleuse bébé, lumière de nuit, lampe veilleuse, loupiote, lumignon, lampe d’ambiance bébé, veilleuse nuage, veilleuse lapin, lampe lapin | be: veilleuse de chevet, loupiote | qc: lampe de chevet bébé, petite lampe | en: night light, nightlight, nursery lamp | need: peur du noir, avoir peur dans le noir | near: projecteur d’étoiles, lampe
projecteur d’étoiles | under: veilleuse | fr: veilleuse projecteur, veilleuse étoiles, projecteur plafond | en: star projector | near: veilleuse musicale
veilleuse musicale | under: veilleuse | fr: veilleuse qui fait de la musique, lampe musicale | en: musical night light | near: boîte à musique
bruit blanc | fr: machine à bruit blanc, appareil à bruits blancs, bruits blancs, peluche bruit blanc | en: white noise, white noise machine, sound machine | need: bébé ne dort pas, endormir bébé, aider bébé à dormir, bébé pleure le soir, dormir la nuit, bébé qui ne dort pas | near: veilleuse musicale
réveil éducatif | fr: réveil enfant, réveil jour nuit, réveil lumineux enfant, indicateur de réveil | en: kids alarm clock, sleep trainer clock, ok to wake, wake up clock, toddler clock, sleep training clock | need: enfant se lève trop tôt, se réveille trop tôt | near: veilleuse
mobile musical | under: mobile | en: musical mobile | near: boîte à musique, mobile
boîte à musique | under: cadeau de naissance | fr: boite musicale, manivelle musicale | en: music box | near: mobile, veilleuse musicale, peluche musicale, mobile musical
mobile | fr: mobile bébé, carrousel, mobile lit, manège de lit | en: baby mobile, crib mobile, cot mobile | near: boîte à musique
babyphone | fr: écoute-bébé, écoute bébé, interphone bébé, baby phone, ecoutebebe, surveillance bébé, intercom, talkie-walkie bébé | be: babyphone | ch: babyphone, surveille-bébé, interphone | qc: moniteur, moniteur pour bébé, moniteur de bébé, interphone | en: baby monitor, babyfone, monitor, baby alarm, audio monitor, baby intercom | spelling: babyfone, babifone, bébéphone, baby-phone | need: surveiller bébé, entendre bébé, entendre bébé pleurer, surveiller le sommeil, voir bébé à distance | near: caméra bébé
babyphone vidéo | under: babyphone | fr: écoute-bébé vidéo, caméra bébé, baby cam, babycam, babyphone caméra | qc: moniteur vidéo | en: video monitor, video baby monitor, nursery camera | near: babyphone
caméra bébé | under: babyphone vidéo | fr: caméra connectée bébé, caméra wifi bébé | en: wifi baby camera | near: babyphone vidéo
moniteur de respiration | under: babyphone | fr: moniteur de mouvements, détecteur de mouvements, capteur de respiration, surveillance respiration, chaussette connectée | en: breathing monitor, movement monitor | near: babyphone
thermomètre de chambre | fr: thermomètre ambiance, hygromètre, thermo-hygromètre, thermomètre hygromètre, thermomètre d’ambiance | en: room thermometer, hygrometer | need: température de la chambre, quelle température dans la chambre | near: humidificateur
humidificateur | fr: humidificateur d’air, diffuseur de vapeur | en: humidifier | qc: vaporisateur | need: air sec, air trop sec, nez sec, chambre trop sèche, air de la chambre trop sec, chauffage qui dessèche | near: purificateur d’air
purificateur d’air | fr: assainisseur d’air | en: air purifier | need: air pollué, allergies | near: humidificateur
rideau occultant | fr: store occultant, rideau opaque, store nomade occultant, occultant | en: blackout curtain, blackout blind | need: dormir le jour, faire le noir, trop de lumière pour la sieste | near: veilleuse
drap de berceau | under: drap housse | fr: drap cododo, drap berceau, drap couffin | en: crib sheet, bassinet sheet | near: drap housse
matelas de berceau | under: matelas | fr: matelas cododo, matelas couffin | en: bassinet mattress | near: matelas
matelas bio | under: matelas | fr: matelas naturel, matelas coco, matelas latex | en: organic mattress | near: matelas
housse de matelas | fr: housse matelas | en: mattress cover | near: protège-matelas
support de couffin | fr: pieds de couffin, pied de couffin, support à bascule | en: moses basket stand | near: couffin
support de mobile | fr: bras de mobile, potence de mobile | en: mobile arm | near: mobile
doudou bruit blanc | under: bruit blanc | fr: peluche bruits blancs, peluche battement de cœur | en: heartbeat soft toy | near: bruit blanc
matelas de jeu | fr: matelas d’appoint, futon enfant | en: floor mattress | near: lit cabane
sac de couchage enfant | fr: duvet enfant, sac de couchage maternelle, couchage maternelle | be: sac de couchage | en: kids sleeping bag | need: sieste à l’école | near: couverture
ventilateur | fr: ventilateur bébé, ventilateur poussette | en: fan, stroller fan | need: chaleur, canicule | near: thermomètre de chambre
linge de lit | fr: literie, linge de maison | qc: literie | en: bed linen, bedding
`);
