import { shelfOf } from '../shelf.ts';

/** In the car: seats, bases and what goes around them. */
export const CAR = shelfOf(`
siège auto | fr: siège voiture, siège enfant voiture, siège auto bébé, fauteuil auto, siège-auto | be: siège-auto, maxi cosi, maxi-cosi grand | ch: siège enfant, siège auto enfant, siège-enfant | qc: siège d’auto, banc d’auto, siège d’enfant, siège d’auto pour bébé, banc de bébé | en: car seat, baby car seat, child seat | trade: dispositif de retenue, i-size, r129, ece r44, isize | spelling: siege oto, siege-auto, siége auto | need: voiture, trajet en voiture, rentrer de la maternité en voiture, sécurité en voiture | near: réhausseur, coque auto
coque auto | under: siège auto | fr: cosy, cosi, coque, siège coque, coque bébé, cosy auto, coque voiture, nacelle auto coque, cosy i-size, coque i-size, baby safe, coque de transport | be: maxi-cosi, maxi cosy, relax auto | ch: coque bébé, maxi-cosi | qc: coquille, coquille d’auto, siège coquille | en: infant car seat, baby capsule, infant carrier, baby carrier car | trade: groupe 0, groupe 0+, maxicosi, maxi cosi | need: sortie de maternité en voiture, ramener bébé de la maternité | near: base isofix, siège auto pivotant
lit auto | under: siège auto | fr: nacelle auto, nacelle sécurité, nacelle voiture allongée | en: car bed, lie-flat car seat | near: coque auto
siège auto pivotant | under: siège auto | fr: siège pivotant, siège auto 360, siège auto rotatif, siège qui tourne, siège 360 | en: swivel car seat, rotating car seat, 360 car seat, spin seat | need: mal de dos en attachant bébé | near: base isofix
siège auto dos à la route | under: siège auto | fr: dos route, RF, siège face arrière, dos à la route | en: rear facing car seat, rearward facing | near: siège auto pivotant
siège auto évolutif | under: siège auto | fr: siège auto tous groupes, siège groupe 0 1 2 3, siège évolutif voiture, siège auto 0 à 12 ans, siège auto groupe 1/2/3, siège auto groupe 1 2 3, groupe 1 2 3, groupe 1/2/3 | en: convertible car seat, all stages car seat | near: siège auto pivotant
réhausseur | fr: rehausseur auto, rehausseur voiture, rehausseur à dossier, siège rehausseur, groupe 2/3, groupe 3 | ch: rehausseur enfant | qc: siège d’appoint, banc d’appoint | en: booster seat, high back booster, booster | spelling: réausseur, rehauseur, rehausseur | near: rehausseur de chaise, siège auto
rehausseur sans dossier | under: réhausseur | fr: assise rehausseur, rehausseur bas | en: backless booster | near: réhausseur
base isofix | fr: embase isofix, base auto, base voiture, embase, isofix, base i-size | qc: base UAS, ancrage UAS | en: isofix base, car seat base, latch base | near: coque auto
adaptateur de siège auto | fr: adaptateurs poussette, adaptateur maxi-cosi, adaptateur cosy, adaptateurs siège auto poussette | en: car seat adapter | near: coque auto, châssis de poussette
réducteur de siège auto | fr: coussin réducteur siège auto, réducteur cosy, coussin réducteur | en: newborn insert, infant insert, head support | near: coque auto
miroir de voiture | fr: rétroviseur bébé, miroir auto, miroir de surveillance, miroir siège arrière | en: back seat mirror, car mirror, baby mirror | need: voir bébé en conduisant, surveiller bébé en voiture | near: pare-soleil de voiture
pare-soleil de voiture | fr: pare-soleil, rideau de voiture, store de voiture, pare soleil auto, ventouse pare-soleil | en: car sunshade, window shade, sunshade car, car sun shade, car window blind | need: protéger bébé du soleil en voiture, éblouissement | near: miroir de voiture
protège-siège | fr: protection de siège voiture, protège banquette, protège dossier, organiseur voiture | en: car seat protector, kick mat, car organizer | near: siège auto | need: protéger les sièges de la voiture, protéger la banquette, salir la banquette arrière, coups de pied dans le siège avant
housse de siège auto | fr: housse cosy, housse éponge siège auto, housse d’été | en: car seat cover | near: siège auto
couverture de siège auto | fr: couverture cosy, couverture nomade, nid d’ange cosy, couverture enveloppante | en: car seat blanket, wrap blanket | near: nid d’ange
bébé à bord | fr: autocollant bébé à bord, sticker voiture, plaque bébé à bord | en: baby on board | near: pare-soleil de voiture
alarme anti-oubli | fr: coussin anti-oubli, alerte anti-oubli | en: anti-abandonment device | near: siège auto
coussin de nuque | fr: tour de cou, cale-tête voiture, coussin de voyage enfant, repose tête | en: travel pillow, neck pillow | need: dormir en voiture | near: siège auto
ceinture de grossesse auto | fr: ceinture de sécurité femme enceinte, adaptateur ceinture grossesse | en: pregnancy seat belt, bump belt | need: conduire enceinte | near: ceinture de grossesse
`);
