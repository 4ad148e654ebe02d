/** Going out, clothes and children of all ages again, as parents tell them to each other in a few words. */
export const TOLD_OUTSIDE = `
mon grand ne veut plus marcher, l’aîné est fatigué de marcher, deux enfants une seule poussette, le grand veut monter dans la poussette | best: planche à roulettes de poussette, poussette double | good: porte-bébé, porte-bébé dorsal | fair: écharpe de portage
âges rapprochés, deux petits à promener, bébé et aîné en poussette, écart de dix-huit mois | best: poussette double, planche à roulettes de poussette | good: porte-bébé, écharpe de portage | fair: poussette
moustiques au lac, piqué par les moustiques, insectes en balade, guêpes autour de la poussette | best: moustiquaire de poussette, moustiquaire | good: anti-moustiques, tente anti-uv | fair: ombrelle de poussette
voyager léger, partir avec peu de bagages, week-end en train, prendre le train avec bébé, prendre le tgv | best: poussette compacte, poussette canne, porte-bébé | good: lit de voyage, sac à langer, sac à dos à langer | fair: siège de table, pochette à langer
vol long courrier, monter dans l’avion, bébé en cabine, oreilles en avion | best: poussette compacte, casque anti-bruit, porte-bébé | good: sac à dos à langer, cube d’activités, livre bébé, sucette | fair: conteuse d’histoires, sac à langer
partir en camping, dormir sous la tente, nuit en tente, dormir dehors, vacances en van | best: lit de voyage, gigoteuse | good: matelas de voyage, siège de table, moustiquaire, veilleuse | fair: porte-bébé, poussette tout-terrain, tente anti-uv
partir à la montagne, vacances d’hiver, séjour au ski, jouer dans la neige | best: combinaison de ski, bottes de neige, moufles, combi-pilote | good: cagoule, bonnet, tour de cou, chancelière | fair: crème solaire, lunettes de soleil, chaussettes
sable et soleil, sieste à la plage, protéger bébé à la mer, équipement plage | best: tente anti-uv, maillot anti-uv, chapeau, crème solaire | good: jouet de plage, lunettes de soleil, couche de bain | fair: sandales, poncho de plage, cape de bain
jardin l’été, jouer dehors quand il fait beau, pique-nique au parc, journée au soleil | best: chapeau, crème solaire, tente anti-uv, jeu de plein air | good: lunettes de soleil, boîte à goûter, gourde | fair: moustiquaire de poussette, barboteuse
jouer sous la pluie à la crèche, sortir même s’il pleut, mare de boue, flaques d’eau | best: combinaison de pluie, bottes de pluie, imperméable | good: habillage pluie | fair: polaire, chaussettes
j’ai toujours froid aux mains en poussant, mains gelées sur la poussette | best: manchon de poussette | good: moufles | fair: chancelière
froid aux pieds, pieds gelés, pieds glacés | best: chaussettes, chaussons | good: chancelière, collants | fair: bottes de neige
découvert dans la poussette, couverture qui tombe, envelopper dans la poussette, bien au chaud dehors | best: chancelière, plaid de poussette | good: couverture, combi-pilote | fair: habillage pluie
bébé sous mon manteau, porter l’hiver, garder au chaud en portage | best: couverture de portage | good: manteau de portage, combi-pilote | fair: porte-bébé, écharpe de portage
porter à la piscine, porter dans l’eau, se baigner avec bébé, prendre bébé sous la douche | best: porte-bébé d’eau | good: sling | fair: maillot anti-uv, couche de bain
papa veut porter, porte-bébé facile à mettre, porter sans nœud, vite installé sur le ventre | best: porte-bébé physiologique, sling, mei tai | good: porte-bébé | fair: écharpe de portage
contact peau à peau, porter un tout-petit, porter dès la maternité, prématuré en portage | best: écharpe de portage | good: sling, porte-bébé, mei tai | fair: couverture de portage
longue marche avec bébé, balade de plusieurs heures, gros dénivelé | best: porte-bébé dorsal | good: porte-bébé physiologique, mei tai | fair: poussette tout-terrain
courir avec mon bébé, reprendre la course à pied, faire mon footing | best: poussette de course | good: poussette tout-terrain | fair: poussette
balade en forêt avec des racines, chemins avec cailloux, campagne et chemins boueux, pousser dans les graviers | best: poussette tout-terrain, porte-bébé dorsal | good: poussette de course, porte-bébé | fair: écharpe de portage
poussette lourde, porter la poussette dans l’escalier, troisième étage à pied, tient sous le bras, ouvrir d’une main | best: poussette compacte, poussette canne | good: porte-bébé, écharpe de portage | fair: poussette
tourner le siège face à la porte, installer bébé en voiture sans forcer, sortir bébé de la voiture, mal au dos en l’attachant | best: siège auto pivotant | good: base isofix, coque auto | fair: siège auto
quel siège après la coque, deuxième siège auto, trop grand pour sa coque, passer au groupe 1 | best: siège auto pivotant, siège auto évolutif, siège auto dos à la route | good: siège auto, base isofix | fair: réhausseur
quel siège à quatre ans, troisième siège auto, trop grand pour le harnais, siège pour l’école | best: réhausseur | good: siège auto évolutif | fair: siège auto
sortir de la mat en voiture, premier trajet en voiture, nouveau-né en voiture | best: coque auto | good: base isofix, siège auto dos à la route | fair: siège auto, miroir de voiture
je ne le vois pas en conduisant, le voir à l’arrière, surveiller dos à la route | best: miroir de voiture | good: pare-soleil de voiture | fair: siège auto
soleil dans les yeux en voiture, vitre arrière au soleil, ébloui à l’arrière | best: pare-soleil de voiture | good: lunettes de soleil, miroir de voiture | fair: chapeau
salit la banquette, miettes dans la voiture, chaussures sur le siège avant, abîmer le cuir de la voiture | best: protège-siège | good: pare-soleil de voiture | fair: housse de siège auto
tout avoir dans un sac, sortir avec toutes ses affaires, sac pour papa, organiser le sac de sortie | best: sac à langer, sac à dos à langer | good: pochette à langer, sac de poussette | fair: trousse de toilette, sac isotherme
où poser mon téléphone et mon café, accrocher mes clés, ranger sur la poussette | best: sac de poussette | good: porte-gobelet | fair: crochet de poussette
bruit trop fort, mariage bruyant, concert avec bébé, feu d’artifice, soirée bruyante | best: casque anti-bruit | good: bruit blanc | fair: porte-bébé
qu’il ne se sauve pas, court dans la rue, le tenir près de moi dehors, échappe dans la foule | best: harnais de marche | good: poussette canne | fair: sac à dos enfant, poussette
entrée à la crèche, liste de la crèche, affaires pour la crèche, rentrée en crèche, adaptation crèche | best: sac à dos enfant, chaussons, doudou | good: gigoteuse, attache-sucette, bavoir, gourde | fair: body, boîte à goûter, bonnet
entrée à l’école maternelle, première rentrée, petite section, sac pour la maternelle | best: sac à dos enfant, gourde, boîte à goûter | good: chaussons, doudou, réveil éducatif | fair: imperméable, culotte d’apprentissage
apprendre à faire du vélo, premier vélo, équilibre sur deux roues | best: draisienne | good: tricycle, casque vélo, porteur | fair: trottinette
apprendre à nager, peur de l’eau, flotter à la piscine, séance de bébés nageurs | best: bouée, couche de bain, maillot anti-uv | good: porte-bébé d’eau, maillot de bain | fair: peignoir, cape de bain
l’habiller pour un mariage, beau pour une cérémonie, bien habillé pour une fête, cortège de mariage | best: tenue de baptême, robe | good: chaussures, barboteuse, collants | fair: gilet, salopette
l’habiller quand il gèle, grand froid dehors, tenue d’hiver pour sortir, moins dix dehors | best: combi-pilote, manteau, moufles, bonnet | good: cagoule, tour de cou, chancelière, polaire, bottes de neige | fair: collants, gilet, chaussettes
mi-saison pas trop chaud, entre deux saisons, fraîcheur du soir | best: gilet, polaire, doudoune | good: pull, pantalon, plaid de poussette | fair: gigoteuse, t-shirt
canicule comment l’habiller, tenue légère, habits quand il fait très chaud | best: barboteuse, body sans manches, chapeau | good: robe, body manches courtes, t-shirt, sandales | fair: gigoteuse, lunettes de soleil
pieds nus avec une protection, marcher souple, chaussures pour apprendre, première pointure | best: chaussures, chaussures souples | good: chaussons en cuir, chaussons | fair: sandales, chaussettes
glisse sur le carrelage, glisser en chaussettes, parquet glissant | best: chaussons, chaussettes | good: chaussons en cuir, tapis de sol | fair: chaussures souples
perd ses chaussettes, enlève toujours ses chaussons, chaussons qui tiennent | best: chaussons, collants | good: chaussons en cuir, chaussettes | fair: pyjama
reprendre le travail, confier bébé à la nounou, première séparation | best: doudou, peluche | good: sac à dos enfant, attache-sucette, livre bébé, porte-bébé | fair: tire-lait, veilleuse
arrivée du petit frère, préparer l’aîné à la naissance, préparer le grand frère à l’arrivée de bébé, jaloux du bébé, bientôt grande sœur | best: cadeau grand frère, t-shirt, livre enfant, poupée | good: peluche, jeu d’imitation, jeu de société | fair: planche à roulettes de poussette
équiper des jumeaux, attendre des jumeaux, deux bébés d’un coup, allaiter des jumeaux, promener des jumeaux | best: pour jumeaux, poussette double, porte-bébé jumeaux | good: coussin d’allaitement, lit bébé, transat | fair: babyphone, gigoteuse
garde alternée, chez papa et chez maman | best: lit de voyage, sac à dos enfant | good: siège auto, trousse de toilette, doudou | fair: valise enfant, veilleuse
recevoir mon petit-fils, garder mes petits-enfants, équiper la maison de mamie, chez les grands-parents | best: lit de voyage, chaise haute pliante, siège de table | good: matelas de voyage, pochette à langer, barrière de sécurité, rehausseur de chaise | fair: poussette canne, babyphone, jouet
préparer l’arrivée de bébé, indispensables pour un premier bébé, que faut-il pour un nouveau-né, trousseau de naissance, liste complète | best: siège auto, lit bébé, poussette, gigoteuse, body, matelas | good: baignoire, table à langer, biberon, pyjama, transat, babyphone | fair: couche, thermomètre, lange, porte-bébé
partir trois jours, bagages de bébé, sa première valise | best: valise enfant | good: trousse de toilette, sac à langer, sac à dos enfant | fair: lit de voyage
`;
