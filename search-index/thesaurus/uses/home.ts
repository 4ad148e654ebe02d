/**
 * Uses: what parents do with a thing of the house and its nights, what it spares them, on what, where and when. A line a
 * thing, as in the descriptions beside, which say how it looks.
 */
export const USES_AT_HOME = `
lit bébé | coucher dormir allonger installer chambre barreaux passer grand quitter berceau cododo trop petit premier sommier nuit sieste
lit évolutif | garder longtemps grandir servir années transformer naissance six ans évoluer durer achat
lit enfant | passer grand quitter barreaux escalader enjamber monter descendre seul deux ans trois ans trop grand sort lève
lit cabane | monter descendre seul autonomie sol bas liberté montessori sort libre
lit de voyage | dormir ailleurs vacances week-end mamie papi grands-parents amis hôtel camping location nounou emporter coucher invité héberger dépannage loin maison déplier monter vite
berceau | dormir premières semaines premiers mois naissance balancer salon déplacer pièce nouveau-né coucher petit espace chambre parents
couffin | dormir journée déplacer pièce pièces salon naissance premières semaines porter anses sieste nouveau-né
cododo | dormir proche collé côté contre maman parents nuit allaiter nourrir lever relever toucher entendre même chambre séparation césarienne rendormir tétée main
hamac bébé | balancer bercer apaiser coliques reflux pleurer endormir suspendre
matelas | dormir dos confort ferme neuf changer affaisser creux respirer étouffer épaisseur lit
matelas de voyage | confort dormir vacances parapluie dur mince dos mamie grands-parents
protège-matelas | protéger fuite fuir pipi mouiller tremper vomir accident nuit couche déborder lit drap mouillé trempé inonder tache laver matelas urine réveiller propreté transpirer
drap housse | refaire lit changer draps laver coins élastique tenir matelas rechange propre
parure de lit | décorer lit habiller assortir couette housse grand lit changer
oreiller | tête dormir grand âge deux ans reposer cou
coussin anti tête plate | éviter prévenir déformation crâne aplati arrière dort toujours même côté tourner tête arrondie plagiocéphalie
plan incliné | surélever relever tête digérer reflux régurgiter vomir rhume nez bouché respirer mieux
réducteur de lit | rassurer contenir entourer blottir petit espace perdu grand lit sécuriser déposer réveiller pose
tour de lit | cogner taper tête barreaux bras jambes coincer protéger adoucir
barrière de lit | tomber chuter rouler bord grand lit empêcher retenir nuit réveiller par terre glisser dépasser lit sans barreaux
moustiquaire | piquer piqûre moustique insecte guêpe bourdonner éloigner protéger été fenêtre ouverte démanger bouton nuit
gigoteuse | couvrir découvrir repousser couverture froid nuit chaleur température dormir gigoter bouger remuer emmêler étouffer sécurité tog hiver été sans couette drap
gigoteuse à jambes | marcher debout lit bouger jambes gigoter escalader réveil
surpyjama | chambre froide découvrir bouger marcher nuit froid chauffer hiver
emmaillotage | sursauter réveiller bras agiter serrer contenir rassurer moro nouveau-né endormir apaiser dormir seul pleurer soir gigoter calmer ventre maman
nid d’ange | sortir froid hiver emmitoufler poussette maternité envelopper coque réchauffer
couverture | couvrir réchauffer chaud froid emmitoufler poussette câlin tenir envelopper jambes genoux dehors naissance
lange | essuyer régurgiter rot épaule baver protéger vêtements tache lait emmailloter couvrir tapis ombre allaiter éponger vomir renvoi salir canapé
veilleuse | noir peur cauchemar terreur rassurer éclairer couloir lever nuit toilettes biberon changer allaiter endormir dormir seul obscurité monstre lumière tamisée réveiller crier
projecteur d’étoiles | endormir rêver plafond étoiles noir peur rassurer calmer rituel coucher captiver
veilleuse musicale | endormir musique berceuse bercer rassurer coucher calmer soir
bruit blanc | endormir calmer apaiser pleurer coliques bruit ventre masquer bruits voisins rue frère bruyant maison réveiller sieste rendormir nuit hachée cœur aspirateur sursauter léger sommeil moindre bruit
réveil éducatif | lever réveiller tôt aube matin heure attendre comprendre jour nuit week-end grasse matinée sortir lit six heures cinq heures debout trop tôt repère temps encore
mobile | regarder suivre yeux endormir lit éveiller vue occuper allongé gazouiller contempler observer
boîte à musique | endormir berceuse mélodie écouter rituel douce calmer coucher
babyphone | entendre écouter surveiller loin jardin étage pièce dormir réveiller pleurer distance tranquille terrasse voisin appel inquiète
babyphone vidéo | voir regarder surveiller distance écran caméra téléphone dormir nuit bouger travail vérifier respirer espionner
moniteur de respiration | respirer vérifier mort subite angoisse inquiète nuit souffle alerter prématuré arrêter rassurer capteur mouvement surveiller sommeil apnée
thermomètre de chambre | savoir température chambre chaud froid combien degrés humidité hygrométrie air chauffage habiller mesurer connaître
humidificateur | air sec humide chauffage assécher nez bouché gorge tousser toux respirer mieux rhume peau sèche hiver bronchiolite saigner
rideau occultant | lumière jour noir obscurité sieste matin soleil lever réveiller tôt été fenêtre cacher chambre claire lampadaire vacances dormir plein jour volet absence aube
ventilateur | chaleur étouffer transpirer canicule rafraîchir chambre poussette air
armoire | ranger vêtements pendre suspendre penderie linge habits place
commode | ranger vêtements langer habits tiroirs linge chambre
étagère | ranger livres choisir seul hauteur accéder exposer couvertures face bibliothèque histoires lire présenter autonomie
fauteuil d’allaitement | allaiter confortable asseoir bercer balancer nuit biberon dos bras repos chambre endormir bras tétée installer accoudoir
fauteuil enfant | asseoir lire salon coin lecture comme grands hauteur petit seul
panier de rangement | ranger trier jouets linge couches salle de bain désordre traîner ramasser commode lessive corbeille
coffre à jouets | ranger jouets traîner partout désordre bazar salon ramasser marcher dessus encombrer cacher trier apprendre fourre-tout salle pièce
tapis | sol chambre décorer asseoir doux froid carrelage jouer pieds chaud cocon
lampe | éclairer lire soir chevet chambre lumière douce histoire allumer
guirlande | décorer mur chambre fête lumière anniversaire suspendre déco prénom ambiance
affiche | décorer mur chambre cadre accrocher déco poster illustrer personnaliser
sticker mural | décorer mur chambre coller peindre sans percer changer déco enlever phosphorescent
toise | mesurer grandir taille centimètres pousser suivre croissance mur marquer année combien hauteur noter
tapis de bain | glisser déraper tomber debout baignoire douche antidérapant sécuriser chute
barrière de sécurité | escalier tomber dévaler dégringoler chuter monter descendre marches étage bloquer fermer accès cuisine interdire passage porte pièce empêcher entrer chien chat passer quatre pattes ramper palier haut bas danger sécuriser condamner
pare-feu | cheminée poêle insert brûler feu brûlure flammes protéger approcher chaud vitre toucher empêcher
cache-prise | prise électrique doigts électrocuter courant trous protéger toucher boucher sécuriser électricité rallonge multiprise enfoncer
bloque-tiroir | ouvrir placard tiroir meuble vider fouiller produits ménagers couteaux cuisine poubelle empêcher verrouiller bloquer fermer accès dangereux porte frigo sortir casseroles armoire loquet
bloque-porte | porte claquer doigts pincer coincer écraser courant air empêcher fermer charnière gond
protège-coin | cogner angle coin table meuble bord tête front bosse pointu basse cheminée arrondir mousse blesser tomber heurter
fixe-meuble | basculer renverser tomber commode étagère tirer escalader mur attacher télé fixer bibliothèque grimper meuble
casque anti-bruit | bruit fort oreilles protéger concert fête mariage festival feu artifice avion stade match fanfare carnaval soirée musique tympan audition bruyant
casque anti-choc | tomber cogner tête marcher premiers pas chute arrière carrelage protéger crâne
parc | poser surveiller cuisiner sécurité répondre porte occuper empêcher enfermer toucher tout partout tranquille doucher doux espace quatre pattes ramper échapper lâcher
tapis de sol | jouer par terre carrelage froid parquet dur tomber ramper quatre pattes amortir chute retourner asseoir motricité ventre rouler isoler
table et chaises enfant | asseoir dessiner goûter jouer hauteur petit colorier activité seul bureau manger comme grands
`;
