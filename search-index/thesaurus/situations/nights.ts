/** Nights, tears and calm. */
export const NIGHTS = `
bébé ne dort pas, dormir la nuit, endormir bébé, aider bébé à dormir, nuits difficiles, faire ses nuits, problème de sommeil, bébé se réveille la nuit | best: bruit blanc, veilleuse, emmaillotage | good: gigoteuse, boîte à musique, mobile, peluche musicale, livre parents | fair: rideau occultant, transat, réveil éducatif, cododo
coucher bébé, rituel du coucher, routine du soir, heure du dodo | best: veilleuse, gigoteuse, livre bébé, boîte à musique | good: doudou, bruit blanc, mobile | fair: projecteur d’étoiles, conteuse d’histoires
musique pour endormir, berceuse, s’endormir en musique, dormir en musique | best: boîte à musique, peluche musicale, mobile musical, veilleuse musicale | good: bruit blanc, conteuse d’histoires, mobile | fair: livre sonore, veilleuse
calmer bébé, apaiser les pleurs, bébé pleure, consoler un nouveau-né, pleurs du soir | best: bruit blanc, sucette, peluche musicale, balancelle | good: transat, doudou, emmaillotage, hamac bébé, boîte à musique, mobile | fair: porte-bébé, écharpe de portage
bercer bébé, balancer bébé | best: balancelle, transat, hamac bébé, berceau | good: fauteuil d’allaitement, peluche, porte-bébé | fair: boîte à musique
bébé sursaute, réflexe de moro, emmailloter | best: emmaillotage | good: lange, gigoteuse | fair: réducteur de lit
se découvre la nuit, remplacer la couverture, avoir froid la nuit, chambre froide | best: gigoteuse | good: surpyjama, gigoteuse à jambes | fair: couverture, pyjama
trop chaud la nuit, dormir quand il fait chaud, nuit de canicule | best: gigoteuse | good: body sans manches, thermomètre de chambre, ventilateur | fair: drap housse
peur du noir, cauchemars, peur la nuit | best: veilleuse, projecteur d’étoiles | good: doudou, peluche, réveil éducatif | fair: livre bébé, lampe
se lève trop tôt, se réveille trop tôt, apprendre l’heure du lever | best: réveil éducatif | good: rideau occultant | fair: veilleuse
faire le noir, sieste en plein jour, trop de lumière, lumière du matin | best: rideau occultant | good: réveil éducatif | fair: veilleuse, bruit blanc
dormir près de bébé, dormir à côté de ses parents, allaiter la nuit | best: cododo | good: berceau, couffin | fair: veilleuse, coussin d’allaitement
dormir chez les grands-parents, dormir chez mamie, nuit chez mamie, garder par ses grands-parents, dormir en vacances, lit pour les vacances, dormir en voyage | best: lit de voyage | good: matelas de voyage, babyphone, veilleuse | fair: rideau occultant, gigoteuse, siège de table
passer au grand lit, quitter le lit à barreaux, lit de grand | best: lit enfant, lit cabane | good: barrière de lit, lit évolutif, parure de lit | fair: oreiller, veilleuse
faire le noir, noir complet dans la chambre, dormir dans le noir, sieste dans le noir complet, chambre trop lumineuse, jour dans la chambre, soleil dans la chambre le matin | best: rideau occultant | fair: veilleuse
tomber du lit, chute du lit | best: barrière de lit | good: lit cabane, tapis de sol | fair: lit enfant
pipi au lit, fuites la nuit, lit mouillé, protéger le matelas, matelas mouillé, draps mouillés | best: protège-matelas | good: drap housse, culotte d’apprentissage | fair: matelas
température de la chambre, quelle température la nuit | best: thermomètre de chambre | good: humidificateur, gigoteuse | fair: veilleuse
air trop sec, nez sec la nuit | best: humidificateur | good: thermomètre de chambre, mouche-bébé
surveiller bébé, entendre bébé pleurer, voir bébé à distance, surveiller son sommeil | best: babyphone | good: moniteur de respiration | fair: thermomètre de chambre
mort subite, respiration du bébé, surveiller sa respiration | best: moniteur de respiration | good: babyphone, gigoteuse | fair: thermomètre de chambre
reflux, régurgitations, nez bouché couché | best: plan incliné, lange | good: bavoir, transat | fair: biberon anti-colique
tête plate, plagiocéphalie | best: coussin anti tête plate | good: tapis d’éveil, coussin relax | fair: porte-bébé
moustiques, piqûres d’insectes | best: moustiquaire | good: anti-moustiques, ciel de lit | fair: maillot anti-uv
`;
