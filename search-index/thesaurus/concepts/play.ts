import { shelfOf } from '../shelf.ts';

/** Toys and waking: from the first rattle to the balance bike. */
export const PLAY = shelfOf(`
jouet | fr: jouets, jeu, jeux, jouet bébé, jeu d’éveil, jouet d’éveil | be: joujou | qc: jouet, bébelle | en: toy, baby toy | need: occuper bébé, s’amuser | near: jouet en bois
jouet en bois | under: jouet | fr: jeu en bois, jouets bois | en: wooden toy | near: jouet
jouet musical | under: jouet | fr: instrument de musique, instruments bébé, jeu musical, maracas, xylophone, tambour, instruments, premiers instruments, tambourin, piano bébé, petit piano | en: musical toy, xylophone, drum, musical instruments, toy drum, percussion set | need: faire de la musique | near: boîte à musique
jouet à tirer | under: jouet | fr: jouet à traîner, animal à tirer, jouet à promener | en: pull along toy | need: premiers pas | near: chariot de marche
jouet d’empilage | under: jouet | fr: anneaux à empiler, cubes à empiler, gobelets empilables, pyramide d’anneaux, tour à empiler | en: stacking toy, stacking rings, stacking cups, stacker, stacking blocks, nesting cups, nesting blocks, ring stacker | near: cubes
cubes | under: jouet | fr: cubes d’éveil, blocs | qc: blocs | en: blocks, wooden blocks, toy blocks | near: jouet d’empilage, jeu de construction
boîte à formes | under: jouet | fr: trieur de formes, boite à forme, encastrement de formes | en: shape sorter, shape box, shape sorting | near: puzzle
puzzle | under: jouet | fr: encastrement, puzzle bébé | be: puzzle | ch: puzzle | qc: casse-tête, casse-têtes | en: puzzle, jigsaw, jigsaw puzzle, peg puzzle, first puzzle, wooden puzzle, knob puzzle | near: boîte à formes
hochet | under: cadeau de naissance, jouet | fr: hochets, hochet bébé, grelot, hochet bracelet | en: rattle, baby rattle, shaker toy, rattles, wrist rattle | spelling: hoché, ochet | near: anneau de dentition
anneau de dentition | under: jouet | fr: jouet de dentition, anneau dentition, anneau à mordre, hochet de dentition, jouet à mâchouiller, mâchouille, mordilleur, chaîne de dentition | qc: jouet de dentition, anneau à mâchouiller, jouet à mâcher | en: teether, teething ring, teething toy, teething rings, chew toy, gum soother | trade: sophie la girafe | need: dents qui poussent, poussée dentaire, faire ses dents, mal aux dents, mâchouiller, gencives gonflées, gencives rouges | near: hochet
collier d’allaitement | fr: collier de portage, collier à mordiller | en: nursing necklace, teething necklace | near: anneau de dentition
doudou | under: cadeau de naissance | fr: doudous, doudou bébé, doudou attache-sucette, mouchoir doudou, doudou attache-tétine, doudoune peluche, ninin, nin, chiffon, doudou chiffon, lapin doudou, toudou | ch: nuschi, nuscheli, peluche à dormir, nono, doudou | en: comforter, lovey, security blanket, cuddle cloth, blankie, snuggle toy, cuddle blanket, security toy, lovie | trade: nin-nin, doudou nin-nin | be: dou-dou, pepette, doudou, nin-nin, doudou lange | qc: toutou, minou, doudou, doudou lapin, toutou doudou | need: objet transitionnel, réconforter bébé | near: peluche
peluche | under: cadeau de naissance | fr: peluches, nounours, ours en peluche | be: nounours, peluche | ch: peluche, ours | qc: toutou, ourson, toutous, gros toutou | en: soft toy, plush, teddy bear, stuffed animal, cuddly toy, teddy, plushie, stuffed toy, soft animal, teddies | near: doudou, peluche musicale
peluche bouillotte | under: peluche | fr: peluche chauffante, doudou bouillotte | en: warmable soft toy | near: bouillotte
poupée | under: jouet | fr: poupon, poupée de chiffon, bébé poupée, baigneur | qc: catin, poupée | en: doll, baby doll, first doll, rag doll, dolly | near: peluche
poussette de poupée | under: jeu d’imitation, jouet | fr: poussette poupée, landau de poupée | en: doll stroller, doll pram | near: poupée | be: voiturette à pousser, voiturette de poupée
marionnette | under: jouet | fr: marionnettes à main, marionnette doigt | en: puppet, hand puppet, finger puppets, hand puppets | near: peluche
tapis d’éveil | under: jouet, tapis de bébé | fr: tapis éveil, tapis de jeu, aire d’éveil, tapis d’activités, portique tapis | be: tapis de jeu, gym d’éveil | ch: tapis de jeu, couverture de jeu | qc: tapis d’éveil, tapis d’activités, gymnase pour bébé | en: play mat, activity mat, play gym, baby gym, tummy time mat, activity gym mat, gym mat, play blanket | need: temps sur le ventre, jouer au sol, motricité, motricité libre, tummy time | near: arche d’éveil, tapis de sol, tapis de parc
arche d’éveil | under: jouet | fr: portique d’éveil, arche de jeu, portique bébé, arche en bois, gym d’éveil, baby gym, gym bébé | en: play arch, wooden baby gym, baby gym, play gym, activity gym, wooden play gym, baby arch | qc: gymnase, gym d’activités | near: tapis d’éveil
tapis de sol | under: tapis de bébé | fr: tapis puzzle, tapis mousse, dalles en mousse, tapis de motricité, tapis de jeu épais | en: foam mat, floor mat, foam play mat, puzzle mat, foam tiles, interlocking mat, padded play mat, foam floor | near: tapis d’éveil, tapis de parc
spirale d’activités | under: jouet | fr: spirale d’éveil, jouet poussette, arche de poussette, spirale poussette, jouet de cosy | en: activity spiral, stroller toy | need: occuper bébé en voiture, occuper bébé en poussette, longs trajets | near: hochet
table d’activités | under: jouet | fr: table d’éveil, table de jeu bébé, centre d’activités | en: activity table, activity centre | near: cube d’activités
cube d’activités | under: jouet | fr: cube d’éveil, cube multi-activités, boulier, planche d’activités, busy board | en: activity cube, bead maze, busy board, activity board, sensory board | near: table d’activités
livre bébé | fr: livre, livres, livre cartonné, imagier, livre d’éveil, premier livre | en: book, board book, baby book, first book, baby books, board books, story book, storybook, picture book | need: lire une histoire, lire à bébé, histoire du soir | near: livre en tissu
livre en tissu | under: livre bébé | fr: livre tissu, livre d’éveil en tissu, livre doux | en: cloth book, fabric book, soft book | near: livre bébé
livre de bain | under: livre bébé | fr: livre pour le bain, livre plastique | en: bath book | near: jouet de bain
livre sonore | under: livre bébé | fr: livre musical, livre à sons, livre qui fait de la musique | en: sound book, musical book, noise book, sound books | near: jouet musical
conteuse d’histoires | fr: boîte à histoires, conteuse, raconteur d’histoires, enceinte enfant | en: story box, storyteller, audio player, audio player kids, audio storyteller, kids audio player, story player, music box for kids, screen free player | trade: lunii, toniebox, tonie, yoto | need: histoires sans écran, sans écran | near: livre sonore
transat | fr: transat bébé, relax, transat évolutif, transat balancelle, siège relax, chaise relax, chaise sauteuse, chaise haute transat, fauteuil relax | be: relax, relax bébé, siège relax | ch: transat, balancelle, bascule, transat bébé, chaise relax, balancelle bébé | qc: chaise vibrante, siège vibrant, balançoire vibrante, chaise berçante bébé, chaise sauteuse, balancine, siège sauteur | en: bouncer, baby bouncer, bouncy seat, rocker, bouncer seat, baby rocker, vibrating chair, baby seat, bouncing chair, baby recliner | spelling: transate, tranzat | need: poser bébé, bébé dans la cuisine, poser bébé éveillé | near: balancelle, coussin relax, hamac bébé
balancelle | under: transat | fr: balancelle bébé, balancelle électrique, swing | qc: balançoire pour bébé, balançoire électrique, balançoire d’intérieur, balançoire bébé électrique | en: baby swing, swing, electric swing, electric rocker, electric baby swing, rocking swing | be: balançoire bébé électrique | need: bercer bébé, bébé pleure dès qu’on le pose | near: transat
parc | fr: parc bébé, parc à jeux, parc en bois, parc pliant | be: parc, park, parc box | ch: parc | qc: parc, enclos, parc de jeu, exerciseur, parc pour enfant | en: playpen, play pen, baby park, play yard, baby pen | need: poser bébé en sécurité | near: tapis de parc
tapis de parc | under: tapis de bébé | fr: fond de parc, tapis parc | en: playpen mat | near: parc
trotteur | under: premier véhicule | fr: youpala, trotte-bébé, trotteur bébé | be: trotteur, youpala | ch: youpala | qc: marchette, exersaucer, soucoupe, soucoupe d’éveil, exerciseur, trottineuse, sauteuse, jolly jumper, exerciseur sauteur | en: baby walker, walker | confusion: trotteur à pousser | near: chariot de marche
chariot de marche | under: premier véhicule | fr: pousseur, chariot d’apprentissage, chariot de cubes, trotteur à pousser, pousse-pousse jouet, chariot pousseur, marcheur | qc: marchette, marchette à pousser, pousseur | en: push walker, walker wagon, push along, push along walker, push toy, activity walker, baby walker wagon, pusher, walking trolley | ch: pousse-pousse de marche, chariot à pousser | confusion: trotteur, youpala | need: apprendre à marcher, premiers pas, tenir debout, se mettre debout, avancer debout | near: trotteur
porteur | under: premier véhicule | fr: porteur bébé, porteur enfant, voiture à enfourcher | be: porteur, camion porteur, moto porteur | qc: trotteur à enfourcher, moto à pousser, trottineur | en: ride-on, ride on toy, push car, ride on car, foot to floor car | near: draisienne
draisienne | under: premier véhicule | fr: vélo sans pédales, draisienne bébé, loopy, vélo sans pédale, bicyclette sans pédales | be: vélo sans pédales, loopfiets | ch: vélo sans pédales, like-a-bike, likeabike | qc: vélo d’équilibre, draisienne, bicycle sans pédales, bicyclette sans pédales | en: balance bike, no pedal bike, strider, run bike, balance bicycle, running bike, walking bike, pushbike | spelling: draizienne, dresienne | need: apprendre le vélo | near: tricycle
tricycle | under: premier véhicule | fr: tricycle évolutif, tricycle bébé, tricycle à canne | en: tricycle, trike | near: draisienne | qc: bicycle, tricycle à poussoir
trottinette | under: premier véhicule | fr: trottinette 3 roues, patinette | qc: trottinette | en: scooter, kick scooter | near: draisienne
cheval à bascule | under: premier véhicule | fr: animal à bascule, jouet à bascule, mouton à bascule, bascule bébé | qc: cheval berçant | en: rocking horse, rocking toy, rocking animal, rocking sheep | near: porteur
balançoire | under: jeu de plein air | fr: balançoire bébé, siège de balançoire | be: balançoire de jardin | ch: balançoire de jardin, balancine | qc: balançoire de jardin, balançoire de perron, balançoire de parc | en: swing seat, garden swing, outdoor swing, toddler swing, baby garden swing | near: portique
toboggan | under: jeu de plein air | fr: petit toboggan | be: toboggan | ch: toboggan | qc: glissade, glissoire | en: slide, garden slide | near: arche de motricité
arche de motricité | fr: triangle de pikler, arche d’escalade, module de motricité, parcours de motricité, blocs de motricité, pikler, planche d’équilibre, planche à équilibre | en: climbing arch, pikler triangle, soft play blocks, climbing triangle, foam climber, soft play set, climbing frame, balance board | need: grimper | near: tapis de sol
piscine à balles | fr: piscine à balle, balles en plastique | en: ball pit, ball pool | near: parc
piscine bébé | under: jeu de plein air | fr: pataugeoire, piscine gonflable, pataugette | en: paddling pool | near: bouée | be: piscinette, bassin gonflable, petite piscine | qc: pataugeuse, barboteuse de jardin, piscine pour enfant, barboteuse d’eau
bouée | fr: brassards, bouée bébé, bouée siège, siège de bain gonflable, aide à la flottaison, gilet de natation, aide à la natation | qc: flotteurs, gilet de flottaison, veste de flottaison, VFI, ailes d’eau | en: swim ring, float, armbands, life jacket, life vest, swim vest, arm bands, water wings, swim float, baby float, inflatable ring | need: nager, apprendre à nager | near: maillot de bain
tente anti-uv | fr: tente de plage, abri de plage, tente uv, tente pop-up | en: beach tent, uv tent, beach shelter, sun tent, baby beach tent | need: ombre à la plage, plage avec bébé | near: crème solaire, ombrelle de poussette
tente pop-up bébé | fr: tente lit, lit tente | en: pop-up tent bed | near: lit de voyage
tipi | fr: tente tipi, cabane en tissu, tente enfant | en: teepee, play tent, tent for kids, wigwam, indoor tent | near: lit cabane
jouet de plage | under: jeu de plein air | fr: seau et pelle, jeux de plage, jouets de plage, seau de plage, jeu de plage, râteau et seau | qc: chaudière et pelle, chaudière de plage | en: beach toys, bucket and spade, sand toys | ch: jeux de sable | near: tente anti-uv
bac à sable | under: jeu de plein air | fr: bac sable | qc: carré de sable | en: sandpit, sandbox | near: jouet de plage
dînette | under: jeu d’imitation | fr: service à thé | en: tea set, play tea set, play food set | need: jouer à faire semblant | near: poupée
voiture jouet | under: jouet | fr: petite voiture, circuit, garage, camion, train en bois | en: toy car, toy train, wooden cars, toy truck, fire truck, train set | near: jouet en bois
figurine | under: jouet | fr: animaux en bois, figurines animaux | en: figurines, animal figures | near: jouet en bois
balle | under: jouet | fr: balles sensorielles, ballon, balle d’éveil, balle de préhension | en: ball, sensory ball | near: hochet
jouet sensoriel | under: jouet | fr: jouets sensoriels, panier à trésors, jeu sensoriel, jouet montessori, boîte à permanence de l’objet, permanence de l’objet | en: sensory toy, montessori toy, object permanence box, permanence box, coin box | need: développer les sens | near: cubes
jouet contrasté | under: jouet | fr: cartes contrastées, noir et blanc bébé, images contrastées | en: high contrast cards, black and white toys | need: stimuler la vue, éveil nouveau-né | near: mobile
pâte à modeler | under: loisirs créatifs | fr: gommettes | en: play dough | near: livre bébé | be: plasticine
jeu de société | under: jouet | fr: premier jeu, loto, memory, domino | en: board game, card game, first board game, memory game | near: puzzle
table et chaises enfant | fr: petite table, bureau enfant, table enfant, chaise enfant | en: kids table and chairs, kids table, toddler table, activity table and chairs | near: fauteuil enfant | ch: table basse enfant
hochet en bois | under: hochet | fr: hochet bois | en: wooden rattle | near: hochet
anneau de dentition réfrigéré | under: anneau de dentition | fr: anneau réfrigérant, anneau de dentition froid | en: cooling teether | near: anneau de dentition
doudou plat | under: doudou | fr: doudou mouchoir, doudou carré | en: flat comforter | near: doudou
peluche musicale | under: peluche | fr: peluche qui fait de la musique, peluche à bruits | en: musical soft toy | need: endormir en musique | near: boîte à musique
peluche géante | under: peluche | fr: gros nounours, grande peluche, nounours géant, ours géant | qc: gros toutou, toutou géant | en: giant teddy, giant plush | near: peluche
culbuto | under: jouet | fr: poussah, jouet culbuto | en: roly poly | near: hochet
téléphone jouet | under: jouet | fr: téléphone bébé, télécommande bébé | en: toy phone | near: cube d’activités
train en bois | under: voiture jouet | fr: circuit de train, petit train | en: wooden train | near: voiture jouet
jeu à marteler | under: jouet | fr: banc à marteler, jeu de marteau, piste à balles | en: hammer bench, ball run | near: cubes
perles à enfiler | under: jouet | fr: jeu d’enfilage, laçage | en: threading beads | near: cubes
jeu magnétique | under: jouet | fr: jeu aimanté, magnets, aimants enfant | en: magnetic toy | near: puzzle
tableau enfant | under: loisirs créatifs | fr: ardoise, ardoise magique, chevalet, tableau noir, tableau à craie | en: easel, chalkboard, blackboard, drawing board, chalk board | near: pâte à modeler
trampoline | under: jeu de plein air | fr: trampoline enfant | en: trampoline | near: arche de motricité
vélo enfant | under: premier véhicule | fr: premier vélo, vélo 12 pouces | qc: bicyclette | en: kids bike | near: draisienne
bulles de savon | under: jeu de plein air | fr: machine à bulles | en: bubbles | near: jouet de plage
imagier | under: livre bébé | fr: premier imagier, livre d’images | en: picture book | near: livre bébé
livre à toucher | under: livre bébé | fr: livre matières, livre tactile, livre à volets, livre pop-up | en: touch and feel book, lift the flap | near: livre bébé
comptines | under: livre sonore | fr: livre de comptines, berceuses, livre cd | en: nursery rhymes, lullabies | near: livre sonore
portique | under: jeu de plein air | fr: portique de jeux, aire de jeux | en: swing set | near: balançoire
jeu d’imitation | under: jouet | fr: jeux d’imitation, jeu de rôle, jouet d’imitation, faire comme les grands | en: pretend play, role play, play set | qc: cuisinette | near: poupée, marionnette
cuisine enfant | under: jeu d’imitation | fr: cuisine en bois, cuisinière jouet, cuisine jouet, petite cuisine | qc: cuisinette | en: toy kitchen, play kitchen, kids kitchen, wooden kitchen | near: dînette
marchande | under: jeu d’imitation | fr: épicerie jouet, étal de marché, magasin jouet | en: toy shop, play shop | near: dînette
établi | under: jeu d’imitation | fr: établi enfant, outils jouet, bricolage enfant | en: toy workbench, tool bench, kids workbench | near: jeu à marteler
mallette de docteur | under: jeu d’imitation | fr: mallette médecin, jouer au docteur, trousse de docteur | en: doctor kit, toy doctor set | near: poupée
loisirs créatifs | under: jouet | fr: premiers crayons, activités manuelles, dessin, coloriage, kit créatif, bricolage, feutres, feutres lavables, gros feutres, craies | qc: bricolage, crayons de cire | en: arts and crafts, drawing, crayons, colouring | near: tableau enfant | be: marqueurs, crayons de cire, bics de couleur
crayons | under: loisirs créatifs | fr: crayons de couleur, feutres, pastels, crayons de cire, craies grasses, craies de cire | qc: crayons de cire, crayons de bois | en: crayons, felt tips, wax crayons, pencils | near: tableau enfant
peinture enfant | under: loisirs créatifs | fr: peinture aux doigts, peinture au doigt, gouache | en: finger paint | near: pâte à modeler
jeu de plein air | under: jouet | fr: jeux de jardin, jeu de jardin, jeux d’extérieur, jeux de plein air, jouets de jardin | en: outdoor toy, garden games | near: draisienne
jeu de construction | under: jouet | fr: jeux de construction, briques de construction, blocs de construction, cubes en bois, briques, lego bébé | en: building blocks, construction toy | be: blocs | near: cubes
premier véhicule | under: jouet | fr: jouet à roulettes, jouet à enfourcher | en: ride-on toys
tapis de bébé | fr: tapis bébé | en: baby mat
coussin relax | fr: nid douillet, coussin relax nourrisson, pouf nourrisson, coussin nourrisson | en: baby lounger, newborn lounger | near: transat, réducteur de lit
livre enfant | under: livre bébé | fr: album illustré, album jeunesse, livre d’histoires, livre illustré | en: picture story book | near: livre bébé
`);
