import { shelfOf } from '../shelf.ts';

/** Pregnancy and the mother after the birth. */
export const MOTHER = shelfOf(`
coussin de grossesse | fr: coussin femme enceinte, coussin de corps, traversin de grossesse, coussin maternité, oreiller de grossesse | qc: oreiller de grossesse | en: pregnancy pillow, maternity pillow, body pillow, pregnant pillow, full body pillow, c shape pillow | need: mal de dos grossesse, mal dormir enceinte, dormir enceinte, mal de dos enceinte | near: coussin d’allaitement, ceinture de grossesse
ceinture de grossesse | fr: ceinture maternité, bandeau de grossesse, bandeau de maternité, ceinture de soutien | en: maternity belt, pregnancy support belt, belly band, belly belt, pregnancy belt, bump support, belly support, maternity support belt | need: mal au dos enceinte, mal de dos grossesse, soutenir le ventre | near: coussin de grossesse, ballon de grossesse
gaine post-partum | fr: ceinture post-partum, ceinture post-accouchement, gaine après accouchement | en: postpartum belt | near: ceinture de grossesse
vêtement de grossesse | fr: vêtement maternité, vêtements femme enceinte, tenue de grossesse | en: maternity clothes, maternity wear, pregnancy clothes, maternity trousers | need: s’habiller enceinte | near: jean de grossesse
jean de grossesse | under: vêtement de grossesse | fr: pantalon de grossesse, pantalon femme enceinte, jean maternité | en: maternity jeans | near: legging de grossesse
legging de grossesse | under: vêtement de grossesse | fr: legging femme enceinte, collant de grossesse | en: maternity leggings | near: jean de grossesse
robe de grossesse | under: vêtement de grossesse | fr: robe femme enceinte, robe maternité | en: maternity dress | near: vêtement d’allaitement
vêtement d’allaitement | fr: t-shirt d’allaitement, haut d’allaitement, robe d’allaitement, chemise de nuit d’allaitement, pyjama d’allaitement | en: nursing top, nursing clothes, breastfeeding top, breastfeeding clothes, nursing shirt, breastfeeding dress, breastfeeding shirt | need: s’habiller en allaitant | near: soutien-gorge d’allaitement, cape d’allaitement
soutien-gorge d’allaitement | under: vêtement d’allaitement | fr: soutien gorge allaitement, brassière d’allaitement, soutif d’allaitement | be: soutien d’allaitement | qc: brassière d’allaitement | en: nursing bra, maternity bra, breastfeeding bra, feeding bra | near: vêtement d’allaitement
chemise de nuit d’accouchement | fr: kimono de maternité, chemise d’accouchement, chemise de nuit maternité, robe d’accouchement, nuisette maternité, chemise de nuit pour accoucher, chemise pour accoucher, tenue d’accouchement, chemise d’hôpital accouchement, chemise de nuit boutonnée | qc: jaquette, jaquette d’hôpital | en: labour gown, maternity nightdress, hospital gown, delivery gown, labor gown, nursing nightgown | near: valise de maternité, vêtement d’allaitement
culotte de maternité | fr: culotte filet, culotte jetable, slip filet, culotte post-accouchement, culotte menstruelle | en: maternity underwear, disposable knickers, c-section underwear, mesh underwear, postpartum underwear, disposable briefs, postpartum panties | near: serviettes maternité
serviettes maternité | fr: serviettes hygiéniques maternité, serviettes post-partum | en: maternity pads, postpartum pads, after birth pads, maternity towels | near: culotte de maternité
bas de contention | fr: chaussettes de contention, collant de contention | en: compression socks | need: jambes lourdes, jambes gonflées | near: ceinture de grossesse
valise de maternité | fr: sac de maternité, valise maternité, sac maternité, valise d’accouchement, sac pour la maternité, sac de naissance | be: valise maternité, valise de clinique, sac de clinique, valise de mater, valise clinique | qc: sac d’hôpital, valise d’hôpital | en: hospital bag, maternity bag, hospital bag maternity, labour bag, delivery bag, birth bag | ch: valise de clinique | need: partir à la maternité, accouchement, préparer l’accouchement | near: sac à langer
huile anti-vergetures | fr: crème vergetures, huile vergetures, crème anti-vergetures, baume ventre, huile de massage vergetures | en: stretch mark oil, stretch mark cream, bump oil, bump cream, belly oil, belly butter, tummy oil | need: vergetures, éviter les vergetures | near: huile de massage
ballon de grossesse | fr: ballon de gym, ballon d’accouchement, gros ballon, swiss ball, gymball, ballon de gym grossesse | en: birth ball, birthing ball, pregnancy ball, yoga ball pregnancy, gym ball, exercise ball, labour ball | need: soulager les contractions, se muscler enceinte | near: coussin de grossesse
bola de grossesse | fr: bola, collier de grossesse | en: pregnancy bola, harmony ball, pregnancy necklace, angel caller, pregnancy chime | near: cadeau maman
tisane de grossesse | fr: infusion grossesse, tisane femme enceinte | en: pregnancy tea | need: nausées | near: tisane d’allaitement
complément grossesse | fr: vitamines grossesse, acide folique | en: prenatal vitamins | near: tisane de grossesse
livre de grossesse | fr: livre grossesse, guide de grossesse, livre futur papa, guide bébé | en: pregnancy book | need: comprendre la grossesse, apprendre à être parent | near: journal de grossesse
journal de grossesse | fr: carnet de grossesse, agenda de grossesse, cahier de grossesse | en: pregnancy journal | near: livre de naissance, livre de grossesse
doppler fœtal | fr: doppler, écoute du cœur, appareil pour entendre le cœur | en: fetal doppler | near: bola de grossesse
coussin bouée | fr: bouée post-accouchement, coussin périnée, coussin d’assise | en: donut cushion | need: s’asseoir après l’accouchement, épisiotomie | near: coussin d’allaitement
peignoir maman | fr: robe de chambre, peignoir maternité, chaussons maman | en: maternity robe | near: chemise de nuit d’accouchement
massage | fr: massage prénatal, soin future maman, bon massage, modelage | en: prenatal massage, massage voucher | need: se détendre, prendre soin de soi | near: huile de massage
séance photo | fr: photographe, shooting, séance photo grossesse, séance photo naissance | en: photo shoot, newborn photography | near: album photo
service à domicile | fr: ménage, aide à domicile, garde d’enfant, baby-sitting, repas à domicile, doula | en: cleaning, meal delivery, babysitting | need: besoin d’aide à la maison, être fatigué | near: cadeau maman
t-shirt de grossesse | under: vêtement de grossesse | fr: haut de grossesse, débardeur de grossesse | en: maternity top | near: vêtement d’allaitement
pull de grossesse | under: vêtement de grossesse | fr: gilet de grossesse | en: maternity sweater | near: vêtement d’allaitement
maillot de bain de grossesse | under: vêtement de grossesse | fr: maillot femme enceinte, maillot de grossesse | en: maternity swimsuit | need: piscine enceinte | near: vêtement de grossesse
manteau de grossesse | under: vêtement de grossesse | fr: extension de manteau, empiècement manteau | en: maternity coat | near: manteau de portage
pyjama de grossesse | under: vêtement de grossesse | fr: chemise de nuit de grossesse | en: maternity pajamas | near: chemise de nuit d’accouchement
bracelet anti-nausée | fr: bracelet acupression, anti-nausées | en: sea band, nausea band | need: nausées de grossesse | near: tisane de grossesse
coffret post-partum | fr: post-partum, soin périnée, kit post-partum, soin post-partum, coffret des premiers jours, spray périnéal, douchette périnéale, coffret naissance maman | en: peri bottle, postpartum kit, new mum kit, postpartum care | trade: postnatal | qc: trousse post-partum | need: après l’accouchement | near: coussin bouée, serviettes maternité, ceinture de grossesse
box grossesse | fr: coffret future maman, coffret grossesse | en: pregnancy box | near: cadeau maman
oreiller d’accouchement | fr: galette d’accouchement | en: birth pillow | near: ballon de grossesse
test de grossesse | fr: test ovulation | en: pregnancy test | near: journal de grossesse
masque de sommeil | fr: masque de nuit, bouchons d’oreilles | en: sleep mask | need: dormir quand bébé dort | near: cadeau maman
livre futur papa | under: livre de grossesse | fr: livre pour papa, guide futur papa | en: book for dads | near: cadeau papa
livre de prénoms | under: livre de grossesse | fr: livre prénoms, guide des prénoms | en: baby name book | need: choisir un prénom | near: livre de grossesse
pour prématuré | fr: prématuré, préma, grand prématuré, bébé prématuré | en: preemie, premature | near: ensemble naissance
compresses pour les seins | fr: compresses chaud-froid, compresses allaitement, coussinets thermiques | en: breast compress, breast gel packs | near: crème d’allaitement
livre parents | under: livre de grossesse | fr: livre pour les parents, livre parentalité, livre éducation, guide parents | en: parenting book | near: livre de grossesse
`);
