import { shelfOf } from '../shelf.ts';

/** Going out: pushchairs, carrying, bags for the day. */
export const OUTINGS = shelfOf(`
poussette | fr: voiture d’enfant, voiture de bébé, pous-pous, carriole, poussette bébé complète | be: voiturette, buggy | ch: pousse-pousse, pousse | qc: carrosse, carosse | en: stroller, pushchair, baby carriage | spelling: pousette, poucette, poussete | need: promener bébé, promenade, balade en ville, sortir avec bébé, se promener | near: porte-bébé
landau | under: poussette | fr: poussette landau, poussette nouveau-né | be: voiture landau | en: pram, perambulator | trade: carrycot pram | near: nacelle, poussette duo, poussette trio
poussette canne | under: poussette | fr: poussette parapluie, canne poussette, poussette pliante légère, poussette d’appoint, petite poussette pliante | be: buggy | qc: poussette parapluie | en: umbrella stroller, umbrella buggy, buggy | near: poussette compacte, poussette légère
poussette compacte | under: poussette | fr: poussette ultra compacte, petite poussette, poussette qui se plie petit, poussette pliable | en: compact stroller, cabin stroller, travel stroller | trade: poussette cabine, poussette bagage cabine | need: petit coffre, petit appartement, prendre l’avion avec une poussette | near: poussette canne
poussette légère | under: poussette | fr: poussette poids plume, poussette ultra légère | en: lightweight stroller | need: immeuble sans ascenseur, cinquième étage sans ascenseur | near: poussette compacte, poussette canne
poussette citadine | under: poussette | fr: poussette de ville, poussette urbaine | en: city stroller | need: métro, bus, trottoir étroit | near: poussette compacte
poussette tout-terrain | under: poussette | fr: poussette tous chemins, poussette trois roues, poussette 3 roues, poussette grandes roues | en: all-terrain stroller, off-road stroller, three wheeler | need: sortir en forêt, chemin de terre, balade en forêt, promenade à la campagne, randonnée avec poussette | near: poussette de course
poussette de course | under: poussette tout-terrain | fr: poussette running, poussette sport, poussette pour courir | en: jogging stroller, running stroller, jogger | need: courir avec bébé, footing, jogging avec bébé | near: poussette tout-terrain
poussette double | under: poussette | fr: poussette jumeaux, poussette double côte à côte, poussette double en ligne, poussette gémellaire, poussette 2 places, poussette deux places, poussette côte à côte | qc: poussette tandem | en: twin stroller, double stroller, double buggy, tandem stroller | need: jumeaux, jumelles, attendre des jumeaux, deux enfants rapprochés, enfants d’âge rapproché | near: planche à roulettes de poussette
poussette triple | under: poussette double | fr: poussette triplés, poussette 3 places | en: triple stroller | near: poussette double
poussette duo | under: poussette | fr: combiné duo, pack duo, poussette deux en un, poussette 2 en 1 | en: 2 in 1 stroller | trade: duo | near: poussette trio, nacelle
poussette trio | under: poussette | fr: combiné trio, pack trio, poussette trois en un, poussette 3 en 1, poussette combinée, combiné poussette | qc: système de voyage | en: travel system, 3 in 1 stroller, pram set | trade: trio | near: poussette duo
châssis de poussette | fr: châssis, chassis, cadre de poussette | en: stroller frame | near: poussette
nacelle | fr: nacelle de poussette, nacelle souple, nacelle rigide, couffin de poussette | ch: nacelle souple | en: carrycot, pram top, bassinet stroller | near: landau, couffin
hamac de poussette | fr: siège de poussette, assise de poussette | en: stroller seat | near: poussette
planche à roulettes de poussette | fr: marchepied de poussette, planche de poussette, plateforme de poussette, planche à roulettes | be: buggyboard | en: buggy board, stroller board, ride-on board | trade: kiddy board | need: aîné qui se fatigue, grand frère sur la poussette | near: poussette double
sac de poussette | fr: organiseur de poussette, panier de poussette, filet de poussette, pochette de poussette | en: stroller organizer, pram bag, pram caddy, pram organiser | near: sac à langer
porte-gobelet | fr: porte-boisson, support gobelet | en: cup holder | near: sac de poussette
crochet de poussette | fr: crochets poussette, mousqueton | en: stroller hook | near: sac de poussette
habillage pluie | fr: protection pluie, bulle de pluie, housse de pluie, bâche de poussette, protège-pluie | ch: protection contre la pluie, capote de pluie | en: rain cover, pushchair rain cover | be: bulle | qc: housse imperméable, toile de pluie | need: pluie, il pleut, sortir sous la pluie | near: canopy de poussette
ombrelle de poussette | fr: parasol de poussette, ombrelle, pare-soleil de poussette, protection soleil poussette | en: parasol, stroller umbrella, sun shade stroller, pram parasol, stroller parasol | need: protéger du soleil en poussette, soleil | near: canopy de poussette
canopy de poussette | fr: capote, capote de poussette, auvent | en: canopy, hood | near: ombrelle de poussette
moustiquaire de poussette | under: moustiquaire | fr: moustiquaire poussette, filet anti-moustiques poussette | en: stroller mosquito net | near: moustiquaire
chancelière | fr: chancelière de poussette, sac de couchage poussette, couvre-jambes, nid d’ange poussette, tablier de poussette, sac chaud de poussette, sac d’hiver poussette, nid de poussette | be: sac chaud, sac de poussette chaud | ch: chaufferette de poussette, sac de pieds, sac de poussette | qc: sac de transport, housse d’hiver poussette, sac d’hiver | en: footmuff, cosytoes, bunting bag | spelling: chanceliere, chancellière | need: avoir chaud en poussette, hiver en poussette, froid en poussette, protéger du froid en poussette | near: combi-pilote, nid d’ange
manchon de poussette | fr: moufles de poussette, gants de poussette, manchons, moufle poussette | en: hand muff, stroller gloves | need: froid aux mains | near: chancelière
matelas de poussette | fr: réducteur de poussette, coussin de poussette, assise confort, liner | en: stroller liner, seat liner | near: poussette
berceur de poussette | fr: balancier de poussette, bascule poussette automatique | en: stroller rocker | near: poussette
porte-bébé | fr: porte bébé, sac kangourou, kangourou, porte-enfant, portage, sac ventral | ch: porte-enfants | en: baby carrier, carrier | trade: babywearing | spelling: porte bb, portebebe | need: porter bébé, mains libres, avoir les mains libres, porter contre soi, peau à peau debout, bébé aux bras | near: écharpe de portage
porte-bébé physiologique | under: porte-bébé | fr: porte-bébé ergonomique, portage physiologique | en: ergonomic carrier, structured carrier | trade: SSC | near: porte-bébé ventral
porte-bébé ventral | under: porte-bébé | en: front carrier | near: porte-bébé physiologique
porte-bébé dorsal | under: porte-bébé | fr: porte-bébé de randonnée, sac à dos porte-bébé, porte-bébé rando | en: hiking carrier, child carrier backpack, backpack carrier, baby backpack | need: randonnée avec bébé, randonner, montagne avec bébé, marche en montagne | near: porte-bébé physiologique
écharpe de portage | under: porte-bébé | fr: écharpe porte-bébé, écharpe bébé, écharpe | en: baby wrap, wrap carrier, wrap, baby sling wrap, stretchy wrap, woven wrap | near: porte-bébé physiologique, sling
sling | under: écharpe de portage | fr: écharpe à anneaux, sling sans nœud, hamac de portage | en: ring sling | near: écharpe de portage
mei tai | under: porte-bébé | fr: meitai, mei-tai, porte-bébé chinois | en: onbuhimo | near: écharpe de portage
couverture de portage | fr: protection de portage, cape de portage, couverture porte-bébé | en: babywearing cover, carrier cover | near: manteau de portage
manteau de portage | fr: veste de portage, gilet de portage | en: babywearing jacket, babywearing coat | near: couverture de portage
protège-bretelles | fr: bavettes de bretelles, protège bretelle, protège-harnais | en: strap covers, teething pads | near: porte-bébé
siège de hanche | under: porte-bébé | fr: porte-bébé hanche, tabouret de hanche | en: hip seat, hip carrier | near: porte-bébé
sac à langer | fr: sac de change, sac maman, sac banane à langer, sac de week-end à langer, sac à couches, sac à langé, cabas à langer, sac nurserie, sac bébé, nursery bag, sac de maman | be: sac à langer à dos, sac à langes, sac nursery | qc: sac à couches | en: diaper bag, changing bag, nappy bag, nursery bag | spelling: sac a lange | need: emporter les affaires de bébé, affaires de bébé pour sortir | near: valise de maternité, pochette à langer
sac à dos à langer | under: sac à langer | en: diaper backpack, changing backpack, diaper bag backpack, nappy backpack, backpack diaper bag, changing bag backpack, nappy bag backpack, baby backpack bag | near: sac à langer
pochette à langer | under: sac à langer | fr: tapis à langer nomade, tapis à langer de voyage, trousse à langer, matelas à langer nomade, pochette couches | en: changing clutch, portable changing mat, travel changing mat | qc: matelas à langer portatif | need: changer bébé dehors, change en déplacement | near: sac à langer
sac isotherme | fr: pochette isotherme, sac fraîcheur, sac repas isotherme | en: insulated bag, cooler bag | near: pochette isotherme biberon
pochette isotherme biberon | under: sac isotherme | fr: étui biberon isotherme, housse isotherme biberon | en: bottle bag, insulated bottle bag | near: sac isotherme
remorque vélo | fr: remorque à vélo, carriole vélo, remorque enfant | en: bike trailer | need: faire du vélo avec bébé, vélo en famille | near: siège vélo
siège vélo | fr: siège bébé vélo, porte-bébé vélo, siège enfant vélo, siège de vélo | en: bike seat, child bike seat | need: emmener bébé à vélo | near: remorque vélo, casque vélo
casque vélo | fr: casque enfant, casque bébé vélo, casque de vélo | en: bike helmet, helmet | near: siège vélo
luge bébé | fr: luge, luge enfant, traîneau | ch: luge davos | qc: traîneau | en: baby sled, sled, sledge | need: neige, sports d’hiver avec bébé | near: combinaison de ski
harnais de marche | fr: laisse enfant, harnais de sécurité, bretelles de marche, harnais enfant | en: safety harness, walking harness, toddler leash, reins, toddler reins, walking reins | near: sac à dos enfant
sac à dos enfant | fr: cartable maternelle, petit sac à dos, sac crèche, sac maternelle, sac d’école, sac de gym, sac à dos maternelle | be: mallette, sac de gym, cartable | ch: sac d’école | qc: sac d’école | en: toddler backpack, kids backpack | need: entrée à la crèche, rentrée à la maternelle, aller à la crèche | near: sac à langer
valise enfant | fr: trolley enfant, bagage enfant, valisette, valise à roulettes, valise à roulettes pour enfant | en: kids suitcase | need: partir en vacances | near: sac à dos enfant
parapluie | fr: parapluie enfant | en: umbrella | near: habillage pluie
plaid de poussette | under: couverture | fr: couverture de poussette, couverture poussette, plaid, plaid bébé | en: stroller blanket, pram blanket | near: chancelière
porte-bébé d’eau | under: porte-bébé | fr: porte-bébé aquatique, porte-bébé piscine, porte-bébé douche | en: water carrier | near: sling
porte-bébé jumeaux | under: porte-bébé | fr: porte-bébé double, porte-jumeaux | en: twin carrier | near: écharpe de portage
pour jumeaux | fr: jumeaux, jumelles, gémellaire, spécial jumeaux | en: twins, for twins | near: poussette double
`);
