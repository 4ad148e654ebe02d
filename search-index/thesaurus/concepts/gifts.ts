import { shelfOf } from '../shelf.ts';

/** Gifts, keepsakes and celebrations. */
export const GIFTS = shelfOf(`
cadeau de naissance | fr: kdo, cadeau naissance, cadeau bébé, idée cadeau, cadeau, petit cadeau, cadeau original, cadeau nouveau-né | be: cadeau de naissance, sucre de baptême | ch: cadeau de naissance | qc: cadeau de shower | en: baby gift, newborn gift, gift, present | need: que offrir, quoi offrir, offrir à la maternité, visite à la maternité | near: coffret naissance
coffret naissance | under: cadeau de naissance | fr: box naissance, coffret cadeau, panier de naissance, panier cadeau, panier garni, coffret bébé, kit naissance | en: gift set, baby hamper, gift box, baby box, newborn gift box, baby gift box, welcome baby box, newborn hamper | near: cadeau de naissance
cadeau maman | fr: cadeau jeune maman, cadeau future maman, cadeau pour la maman, cadeau femme enceinte, coffret jeunes parents | en: gift for mum, new mom gift | near: massage
cadeau papa | fr: cadeau futur papa, cadeau jeune papa | en: gift for dad, new dad gift | near: livre de grossesse
cadeau de baptême | fr: cadeau baptême, cadeau parrain, cadeau marraine, timbale | be: cadeau de baptême | en: christening gift | near: bijou bébé
cadeau grand frère | fr: cadeau grande sœur, cadeau aîné, livre grand frère | en: big brother gift, big sister gift | near: t-shirt, poupée
cadeau grands-parents | fr: cadeau mamie, cadeau papi, annonce grossesse grands-parents | en: grandparents gift | near: album photo
gâteau de couches | under: cadeau de naissance | fr: gateau de couche | en: diaper cake, nappy cake, nappy tower | near: coffret naissance
baby shower | fr: babyshower, décoration baby shower, gender reveal, fête prénatale | qc: shower de bébé, shower | en: baby shower, gender reveal | near: coffret naissance, cadeau de naissance
ballons | fr: ballon gonflable, arche de ballons, ballons fête | be: ballons | qc: ballounes | en: balloons | near: baby shower
faire-part | fr: faire-part de naissance, faire part, carte de naissance, annonce de naissance | be: faire-part, carte de naissance | ch: faire-part | en: birth announcement | near: cartes étapes
dragées | fr: boîte à dragées, contenant dragées | be: sucre de baptême, dragées | ch: dragées | en: sugared almonds | near: cadeau de baptême
cartes étapes | under: cadeau de naissance | fr: cartes souvenirs, cartes étapes bébé, cartes premières fois, disques étapes | en: milestone cards, milestone blocks, monthly cards, baby monthly cards, month cards | need: photos mois par mois | near: livre de naissance
livre de naissance | under: cadeau de naissance | fr: album de naissance, journal de bébé, album bébé, livre souvenir, carnet de naissance | qc: livre de bébé | en: baby record book, memory book, baby journal, baby book, first year book, pregnancy and baby book, birth book, baby album, baby memory book | need: garder des souvenirs | near: album photo
album photo | under: cadeau de naissance | fr: album photos, cadre photo, cadre bébé, pêle-mêle, cadre douze mois, cadre photo naissance | en: photo album, photo frame | need: garder les photos | near: livre de naissance
kit empreinte | under: cadeau de naissance | fr: empreinte, moulage, empreinte main et pied, kit moulage, empreinte bébé, moulage 3D, kit d’empreintes, boule d’empreinte, boule d’empreinte à suspendre, plâtre empreinte, moulage plâtre | en: handprint kit, footprint kit, casting kit, footprint, handprint, ink prints, ink pad, baby prints, clay imprint, hand and foot prints, handprint frame, imprint kit, hand mold | need: souvenir de ses petits pieds | near: boîte à souvenirs
boîte à souvenirs | under: cadeau de naissance | fr: boite souvenirs, coffret souvenirs | en: keepsake box, memory box, memory chest, treasure box | near: kit empreinte
bijou bébé | under: cadeau de naissance | fr: bijou, bijou de naissance, gourmette, bracelet bébé, médaille, médaille de naissance, chaîne bébé, collier ambre, pendentif | be: gourmette | qc: gourmette | en: baby bracelet, baby jewelry, baby medal, christening bracelet, christening medal, baby necklace | near: cadeau de baptême
tirelire | under: cadeau de naissance | fr: tirelire bébé, tirelire personnalisée | be: tirelire, cochon | ch: tirelire, cagnomatte, cagnotte, tirelire cochon | qc: petite banque | en: piggy bank, money box, coin bank, savings bank | near: cadeau de baptême
couverture de vie | under: cadeau de naissance | fr: couverture personnalisée, couverture prénom, plaid prénom | en: personalised blanket | near: couverture
carte cadeau | fr: bon d’achat, chèque cadeau, carte-cadeau, bon cadeau | en: gift card, gift voucher | near: cadeau de naissance
calendrier de l’avent | fr: calendrier avent | en: advent calendar | near: cadeau de Noël
cadeau de Noël | fr: noël bébé, premier noël, cadeau noël | en: christmas gift, first christmas | near: jouet
cadeau anniversaire | fr: cadeau 1 an, cadeau premier anniversaire, bougie d’anniversaire, anniversaire bébé | be: cadeau d’anniversaire | qc: cadeau de fête | en: birthday gift, first birthday | near: jouet
boule de Noël | fr: décoration de noël, boule prénom | en: christmas bauble | near: cadeau de Noël
arbre à empreintes | fr: arbre à empreinte, livre d’or | en: fingerprint tree | near: kit empreinte
doudou personnalisé | under: doudou | fr: doudou prénom, peluche personnalisée | en: personalised comforter | near: couverture de vie
cape de bain personnalisée | under: cape de bain | fr: cape de bain prénom | en: personalised towel | near: cape de bain
bavoir personnalisé | under: bavoir | fr: bavoir prénom | en: personalised bib | near: bavoir
gigoteuse personnalisée | under: gigoteuse | fr: gigoteuse prénom | en: personalised sleeping bag | near: gigoteuse
annonce de grossesse | fr: carte à gratter, t-shirt annonce, badge grossesse, boîte annonce | en: pregnancy announcement, pregnancy reveal, baby announcement, birth announcement kit, announcement kit, pregnancy announcement box, baby reveal, pregnancy surprise | need: annoncer la grossesse | near: faire-part
mug | fr: mug maman, mug papa, tasse cadeau | en: mug | near: cadeau papa
bougie | fr: bougie parfumée, bougie de naissance | en: candle | near: cadeau maman
fleurs | fr: bouquet, bouquet de naissance, plante à offrir | en: flowers | near: cadeau maman
coffret de jeux | under: cadeau de naissance | fr: coffret d’éveil, kit éveil | en: play kit | near: jouet
cadeau jumeaux | under: cadeau de naissance | fr: cadeau naissance jumeaux, cadeau pour des jumeaux | en: twin gift | near: pour jumeaux, coffret naissance
cadeau commun | under: cadeau de naissance | fr: cadeau à plusieurs, cadeau collectif, cagnotte cadeau | en: group gift | need: offrir à plusieurs, se cotiser | near: cadeau de naissance
souvenir de naissance | under: cadeau de naissance | fr: cadre de naissance, affiche de naissance, cadre empreinte | en: birth print | near: kit empreinte
boîte à dents de lait | under: boîte à souvenirs | fr: boîte à dents, boîte premières dents, boîte dents de lait, petite souris | en: tooth box, tooth fairy box, baby teeth box | near: boîte à souvenirs
personnalisé | fr: personnalisable, à personnaliser, à graver, gravure, gravé au prénom, prénom à graver, à broder, prénom à broder, brodé au prénom, prénom à dorer, avec le prénom, au prénom de bébé | en: personalised, engraved | near: bijou bébé, livre de naissance
`);
