/**
 * Ordinary things told rather than asked, as they are typed on a phone: likeness had learnt how dangers are told, and of
 * what is ordinary hardly more than how it is asked.
 */
export const TOLD_BY_PHONE: readonly string[] = `
jai mis un article en trop sur ma liste
jai plus de place dans le placard
jai pas recu le mail de confirmation
jai oublié mon code
jai mal compris le reglage des prix
jai acheté la gigoteuse chez ikea
jai demandé un report a ma sage femme
jai rdv lundi pour la 2e echo
jai lu que le tour de lit c'etait pas bien
jai peur d'avoir trop de bodies
jai peur de me tromper de date
jai peur qu'on m'offre trois fois la meme chose
j'en ai marre de chercher un prenom
j'en ai assez des pubs
je suis perdue dans les papiers
je suis perdue avec toutes ces tailles
je suis a bout de souffle avec cette liste trop longue
je suis pas d'accord avec mon mari sur le nom
je suis en cdd est ce que j'ai le conge
je suis rentrée hier de la maternité tout va bien on declare quand
je suis tombée sur un lit d'occasion super
je sais plus ou j'ai mis le carnet de santé
je sais pas quoi mettre dans le sac
je sens le bebe bouger depuis une semaine c'est trop bien
je reprends le boulot dans deux semaines
je trouve pas le bouton pour partager
je trouve plus ma liste
je comprends rien au calcul de la caf
je veux pas de rose ni de bleu
je veux tout annuler ma commande
je veux arreter les mails
je peux plus voir ce faire part
je dors mal la liste me prend la tete
je mange quoi pendant que j'allaite j'ai tout le temps faim
je pleure devant les films c'est les hormones
je meurs d'envie de savoir le sexe
je me tue a expliquer a ma mere que le lit doit etre vide
je craque pour ce prenom
je craque pour cette poussette verte
il est trop petit pour la taille 3 mois
il est né hier et je dois prevenir mon employeur
il est gros pour son age il met du 6 mois
il est tout le temps dans le porte bebe
il est rentré dans sa nouvelle chambre
il est inscrit a la creche
il a grandi d'un coup tous ses pyjamas sont courts
il a pris deux kilos depuis la naissance
il a mangé son premier petit pot
il a bu tout son lait
il a bavé sur tous ses bodies
il a fait ses nuits a six semaines
il a deja deux doudous
il a pas aimé les carottes
il a pleuré chez le photographe
il a tiré les cheveux de sa soeur
il a tapé dans le ballon pour la premiere fois
il veut pas mettre son bonnet
il veut que son tonton
il dort dans le lit parapluie chez mamie
il dort bien dans sa gigoteuse
il dort toute la nuit on a de la chance
il rit aux eclats
il se retourne tout seul maintenant
il met tout a la bouche c'est normal a cet age
il perd ses chaussettes
il perd sa tetine la nuit
il prend son bain avec sa soeur
il reste dix jours avant le terme
il reste plus que la poussette a offrir
il manque deux personnes pour le cadeau commun
il fait 25 dans la chambre cet ete on l'habille comment
il fait chaud dehors on sort a quelle heure
elle est en avance pour ses vaccins
elle est folle de son mobile
elle est collée a moi toute la journée
elle est nee un dimanche la mairie est fermée
elle a fini son biberon et elle en veut encore
elle a les cheveux de son pere
elle a mis ses pieds a la bouche trop mignon
elle a reservé le cadeau et elle a perdu le lien
elle a vomi sur la housse du siege ca se lave comment
elle bouge tout le temps dans mon ventre
elle tombe de sommeil a 19h
elle tient assise toute seule
elle mord tout ce qu'elle trouve elle fait ses dents
elle crie de joie quand elle voit le chien
elle arrive dans un mois et rien n'est pret
mon bebe a grandi de 4 cm
mon bebe a deja trop de peluches
mon fils a fait tomber sa tetine par terre
mon fils a un an demain on fait quoi comme cadeau
mon fils a adoré la compote
mon fils ne veut que papa
ma fille a mis la purée partout
ma fille a dormi chez ses grands parents
ma fille a perdu son doudou
ma fille a peur de l'aspirateur
ma fille rentre a la creche en septembre
mon mari a monté le lit a l'envers
mon mari a peint la chambre
mon mari a pas encore prevenu son patron
mon mari a vendu la moto pour acheter le siege auto
mon mari est jaloux de la liste de ma soeur
mon mec a coupé les etiquettes des bodies
mon mec veut l'appeler comme son grand pere
mon mec a pris ses 25 jours d'un coup
mon copain a acheté le mauvais modele
mon ex veut aussi offrir quelque chose
mon ex a pas reconnu le petit a la mairie
mon pere a fabriqué un lit
mon beau pere a offert un trotteur
ma mere a tricoté douze gilets
ma mere a perdu le QR code
ma mere me dit de mettre du talc
ma mere veut venir des la sortie de la maternité
ma belle mere veut choisir le prenom
ma belle mere a mis un oreiller dans le lit je lui dis quoi
ma soeur a accouché hier elle va bien je lui offre quoi
ma soeur a eu des jumeaux elle a besoin de quoi
ma soeur me prete son cosy
ma copine est enceinte de son deuxieme
ma copine a perdu son bébé il y a un an je lui annonce comment ma grossesse
ma voisine garde des enfants elle est agréée
ma nounou est en vacances en aout
ma nounou a demandé un contrat
ma nounou lui donne a manger a 11h
la nounou a changé ses horaires
la creche a fermé pour travaux
la creche m'appelle pour confirmer la place
la caf me demande un papier
la caf a pas recu ma declaration
la sage femme passe demain
la mairie a fait une faute dans le prenom
la poussette rentre pas dans la voiture
la poussette est cassée elle est sous garantie
la chambre est trop petite pour deux lits
la chambre sent la peinture on attend combien de temps
la couche deborde toutes les nuits
la cagnotte bouge plus depuis hier
la page se bloque quand je paie
le lait a debordé du biberon
le lit grince quand il bouge
le siege auto bouge un peu quand je tourne
le colis est arrivé ouvert
le body a deteint sur le drap
le thermometre marche plus
le terme est passé de deux jours la maternité me revoit demain
le carnet de santé est tombé dans l'eau on en redemande un ou
le pantalon lui serre le ventre
le bain a duré dix minutes
les voisins font du bruit pendant la sieste
les invités ont tous pris la meme chose
les grands parents veulent mettre de l'argent
les deux familles veulent offrir la poussette
on a perdu la notice du lit
on a failli prendre le meme prenom que la voisine
on a cassé le verrou de la poussette
on a tout en double
on a choisi sans fleurs ni couronnes un prenom simple
on a pas le permis on rentre comment de la mater
on se dispute pour savoir qui se leve
on est serrés dans un deux pieces
on est deux mamans et on cherche un nom
on attend des jumelles
on part au ski en fevrier avec lui
on m'a donné un matelas
on m'a volé ma poussette je peux en remettre une sur la liste
on m'a dit de tout laver a 60
on m'a dit que le chauffe biberon servait a rien
ca fait deux semaines que j'attends le virement
ca fait trois fois que je me trompe de mot de passe
ca fait mal les vaccins pour eux
ca me coute un bras
ca me prend la tete ces histoires de conge
ca sent le neuf dans l'armoire
ca gratte les etiquettes
ca part au lavage la carotte
tout le monde me donne son avis
tout le monde m'offre du bleu
tout est reservé il reste rien a offrir
plus de reseau au moment de payer
plus rien ne lui va
plus un seul pyjama propre
pas moyen de me connecter
pas envie de faire une fete
mort aux pyjamas a boutons
trop de lait au frigo je jette quand
`
  .trim()
  .split('\n');
