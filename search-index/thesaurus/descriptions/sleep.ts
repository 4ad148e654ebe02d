/** Words for the things of nights and of the room by those who do not find their names. */
export const OF_SLEEP = `
lit bébé | coucher dormir meuble barreaux chambre bois sommier hauteur réglable nourrisson
lit évolutif | lit grandir longtemps transformer convertir plusieurs années rallonger durer
lit enfant | grand coucher sortir barreaux bas monter seul descendre tout
lit cabane | lit bas sol maison toit hutte montessori forme monter descendre seul
lit de voyage | lit dormir coucher plier pliant transporter emporter ailleurs déplacement hôtel camping vacances mamie nounou valise housse
berceau | premier mois dormir bercer balancer basculer roulettes nouveau-né naissance petit rouler pièce
couffin | panier osier panier tressé anse porter transporter poser dormir premier semaine poignées salon
cododo | lit berceau dormir collé coller accroché accrocher fixé attacher contre près côté grand lit parental parents ouvert ouvrir nuit allaiter bord maman
hamac bébé | suspendre suspendu balancer bercer toile tissu plafond ressort
matelas | dormir mousse épais ferme dimensions coton respirant déhoussable
matelas de voyage | plier pliant rouler lit parapluie confort fin épais mince ajouter
surmatelas | confort épais ajouter dessus matelas
protège-matelas | drap protéger imperméable fuite pipi accident drap dessous éponge mouiller taches alèse lit
drap housse | lit élastique matelas recouvrir tissu coton coins
parure de lit | housse couette taie ensemble tissu imprimé dessiner
oreiller | tête poser coussin dormir plat mousse
coussin anti tête plate | coussin oreiller tête plate crâne aplatir aplati arrondir déformer forme ronde creux
cale-bébé | caler maintenir position côté dos rouler retourner
plan incliné | coussin surélever relever incliner pencher tête reflux régurgiter matelas
réducteur de lit | nid cocon coussin cocon nid entourer contenir grand lit perdu blottir boudin
tour de lit | boudin contour barreaux cogner tête protéger bras coincer jambes entourer mousse
barrière de lit | barre rambarde tomber chute empêcher bord grand lit rouler barre fixer retenir
moustiquaire | filet voile moustique insecte protéger filet voile piquer lit
ciel de lit | voile suspendre dessus décorer lit tissu baldaquin
gigoteuse | sac couverture sac dormir couverture enfiler couette fermeture zip nuit chaud découvrir habit pyjama bras bretelle
gigoteuse à jambes | sac dormir marcher debout pieds jambes bouger libre pantalon
surpyjama | combinaison chaud pyjama dessus enfiler combinaison polaire nuit froid
emmaillotage | couverture tissu serrer entourer enrouler emmailloter envelopper bras sursauter tissu langer nouveau-né rassurer
nid d’ange | sac envelopper sac capuche sortir chaud couverture manteau cosy
couverture | chaud couvrir envelopper tissu doux laine plaid
couverture tricotée | tricot laine maille couvrir chaud mamie
lange | tissu carré tissu carré coton essuyer épaule régurgiter rot baver gaze doux léger couvrir
veilleuse | lumière douce nuit noir éclairer lampe allumer prise chambre couloir pipi change peur dormir
projecteur d’étoiles | lampe lumière plafond projeter ciel étoile dessiner afficher noir endormir
bruit blanc | bruit son machine appareil aspirateur cœur ventre mer vague ronron endormir calmer sieste
réveil éducatif | lampe horloge veilleuse heure matin lever réveiller tôt couleur dire savoir changer lumière attendre lit horloge aube 5h 6h
mobile musical | tourner tourne suspendre dessus lit musique regarder berceuse accrocher
mobile | manège suspendre tourner dessus lit regarder accrocher flotter voler feutre
boîte à musique | boîte musique mélodie manivelle tourner remonter ressort berceuse danser air
babyphone | talkie récepteur interphone entendre écouter surveiller pleurer distance autre pièce loin chambre appareil parler talkie récepteur jardin
babyphone vidéo | caméra écran voir regarder image écran caméra filmer surveiller distance autre pièce téléphone appareil nuit
moniteur de respiration | capteur détecteur respirer surveiller souffle alerter alarme sonner bouger mort subite capteur appareil sous matelas
thermomètre de chambre | température degré mesurer chaud froid air pièce chambre humidité appareil afficher
humidificateur | appareil air sec humide vapeur eau diffuser brume machine appareil chambre gorge nez respirer
rideau occultant | store noir obscur fenêtre lumière bloquer cacher sombre jour soleil sieste store ventouse vitre chambre
ventilateur | air chaud souffler rafraîchir pince frais chaleur
sac de couchage enfant | duvet dormir sieste école crèche maternelle duvet rouler
armoire | ranger vêtements habits pendre penderie meuble portes chambre
commode | tiroir ranger vêtements habits meuble chambre
étagère | bibliothèque livre ranger poser mur fixer planche exposer hauteur bibliothèque
fauteuil d’allaitement | asseoir allaiter bercer balancer basculer confort repose pieds chambre nuit biberon adulte
fauteuil enfant | asseoir petit siège mousse taille lire salon
panier de rangement | corbeille bac ranger jouets couches linge corbeille tissu osier
coffre à jouets | caisse malle ranger jouets caisse boîte fermer couvercle désordre bazar
tapis | sol chambre décorer rond doux pieds
lampe | lumière éclairer poser table chevet plafond suspendre
guirlande | lumineux décorer mur accrocher boule fanions fête
affiche | mur décorer cadre image accrocher illustration
sticker mural | autocollant coller mur décorer autocollant dessin motif papier
toise | règle mesurer grandir taille mur hauteur centimètres pousser marquer
barrière de sécurité | portillon grille porte escalier marche bloquer empêcher fermer porte passage passer tomber couloir grimper monter cuisine pièce portillon
pare-feu | grille barrière cheminée feu poêle brûler protéger entourer barrière grille chaud flamme insert
cache-prise | protection bouchon prise électrique courant doigts boucher fermer protéger mur électricité trous
bloque-tiroir | verrou loquet aimant sécurité tiroir placard ouvrir empêcher fermer verrou bloquer meuble porte aimant cuisine fouiller four frigo
bloque-porte | cale mousse porte claquer coincer doigts pincer empêcher fermer bloquer mousse
protège-coin | mousse protection coin coin table cogner angle meuble tête mousse pointu bord basse bosse front
fixe-meuble | sangle attache fixer mur meuble basculer tomber renverser attacher commode télé
bloque-fenêtre | verrou fenêtre ouvrir empêcher tomber bloquer verrou
casque anti-bruit | protection oreille bruit protéger fort concert musique avion feu artifice fête son
casque anti-choc | bandeau protection tête cogner tomber protéger mousse marcher chute crâne
`;
