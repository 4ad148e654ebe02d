/** Ordinary things that are told in words of danger: of things, of the site, of work, of others, in figures of speech. */
const TOLD = `
ma poussette a pris feu sur la photo mdr c'est le filtre orange
j'ai perdu mon ticket de caisse, je peux échanger
j'ai perdu le fil de mes cadeaux
elle a perdu une chaussette dans le landau
perdu la vis du lit, où en racheter
il a perdu son bonnet au parc
la poche du sac est trouée, ça coule
la gourde fuit dans le sac à langer
le bouchon du biberon ne tient plus
la couche fuit toutes les nuits
l'eau du bain refroidit trop vite
la chaudière est en panne, on le lave comment
plus de courant, comment chauffer un biberon
l'ascenseur est bloqué, je suis au sixième avec la poussette
je suis bloquée sur la page du paiement
je suis coincée à l'étape trois de ma liste
je suis coincée chez moi par la neige, des jeux pour l'aîné
le site ne réagit plus, j'ai tout perdu
mon appli plante dès que j'ouvre la liste
ma carte a été refusée deux fois
la banque a bloqué mon virement pour la cagnotte
le facteur a laissé tomber le paquet
le lit à barreaux s'est effondré, il n'était pas dedans, quelle garantie
la chaise haute bascule quand on la plie, c'est normal ce modèle
le transat grince
le mobile ne tourne plus, il est mort au bout d'un mois
la batterie du babyphone gonfle, je la jette où
la pile du jouet a coulé, comment nettoyer
le tire-lait n'aspire plus
le siège auto a pris un choc dans le coffre, vide
le cosy est tombé du placard, est-ce qu'on le garde
la vitre du meuble est cassée à la livraison
le colis a pris l'eau
le doudou est passé à la machine, il est tout dur
le doudou a perdu un oeil, qui répare
il a arraché la tête de sa poupée, on rigole
le chien a déchiqueté le tapis d'éveil
le chat a fait pipi dans le berceau
j'ai brûlé mon pull au fer
j'ai brulé les légumes, la purée est bonne à jeter
ça sent le brûlé dans le chauffe-biberon
le moteur du porte-bébé électrique n'existe pas je suppose
le stérilisateur fait de la fumée, il est sous garantie
la peinture coule sur le mur de la chambre
le papier peint se décolle
le pyjama rouge a déteint, tout est rose
le bleu de la chambre est trop foncé
il est violet ou prune ce bonnet
gris ou bleu pour un lit évolutif
elle est toute rouge cette poussette, vous l'avez en noir
une tache violette sur la housse, comment l'enlever
taches de sang de nez sur l'oreiller de l'aîné, ça part comment
mon bébé devient rouge quand il rit
elle rougit dès qu'on la regarde
il est tout blanc de crème solaire
elle est noire de chocolat
il a les yeux gris pour l'instant, ça change quand
elle a les yeux bleus de son papa
il a une tache de naissance sur la jambe, un prénom en rapport ?
il bave beaucoup, combien de bavoirs
il bave sur tous ses cols, ce sont les dents
elle recrache sa tétine la nuit
il crache un peu de lait après chaque biberon, quel bavoir
il fait la grimace avec la purée de brocoli
elle jette tout de sa chaise haute
il tape sur la table avec sa cuillère
elle tape sur son xylophone toute la journée
il secoue son hochet comme un fou
elle mord les barreaux du lit
il mord la joue de son doudou
il griffe tout, les moufles ça sert
elle tire les poils du chat
il tire les cheveux de tout le monde, une idée
il donne des coups de pied dans la poussette
il tombe sur les fesses en apprenant à marcher, des chaussons souples
elle tombe de sommeil à dix-neuf heures
elle est tombée amoureuse de ce doudou
on tombe toujours sur les mêmes prénoms
la dpa tombe un dimanche
la fête tombe pendant les vacances
mon terme tombe le jour de noël
mon mari est tombé sur un prénom génial
il s'étale de tout son long sur le tapis et il rit
il se cogne partout dans la maison, quelles protections
ma fille a fait ses nuits tout de suite
ma fille s'est réveillée cinq fois, je suis vannée
mon fils a dit maman ce matin
il a fait son premier rire hier
elle a avalé tout son bol, fière de moi
il a fini le paquet de couches
il a mangé tout seul pour la première fois
elle a bu dans un verre, bravo
il a bu tout le biberon de sa soeur
elle boit bien et dort bien, on achète quoi ensuite
il respire la joie de vivre
elle dort la bouche ouverte, trop mignonne en photo
il ronfle comme son père
il souffle ses bougies dimanche
il arrête pas de gazouiller
elle n'arrête pas de bouger dans son lit, quelle turbulette
il bouge tellement que la couche se défait
bébé a le hoquet dans mon ventre c'est drôle
bébé me donne des coups dans les côtes toute la nuit
bébé danse dans mon ventre quand je mets du reggae
le bébé est en siège, on prend quand même la même valise
39 semaines toujours rien
toujours pas accouché, j'ai mis quoi dans la valise d'après vous
35 sa et la chambre est vide
je suis à 38 semaines et le landau n'est pas livré
32 sa échographie demain, on apporte quoi
6 mois de grossesse et déjà plus de vêtements à ma taille
8 mois et demi, mes pulls ne ferment plus
mes pieds ont pris une taille, des chaussons de maternité ?
j'ai gonflé comme un ballon, une robe de grossesse large
mon ventre est énorme, un coussin d'allaitement pour dormir
je dors mal, quel coussin
mal au dos avec le porte-bébé, lequel change tout
mal aux pieds après les courses de naissance
j'ai mal aux bras à force de le bercer, une balancelle
mes cheveux tombent, je vends mes barrettes lol
je perds mes cheveux et ma patience avec cette caf
les hormones me font pleurer devant les bodies
je pleure à chaque carte reçue
je pleure de joie, on a trouvé le prénom
je pleure de rire avec ses photos
je suis angoissée par la liste, trop de choix
j'ai peur de faire doublon
j'ai peur que la chambre soit trop petite
j'ai peur qu'il n'aime pas la nounou
peur de me tromper de taille
j'ai la trouille de l'oral pour mon entretien avec la crèche
je panique, la valise n'est pas prête
panique à bord, plus de couches un dimanche
au secours, ma belle-mère veut choisir le prénom
sos prénom qui va avec Kowalski
urgent, cadeau pour demain
vite une idée pour une baby shower samedi
je deviens folle avec ces normes de siège auto
ça me rend dingue les emballages
je vais péter un câble avec la livraison
je vais étrangler le livreur
je vais tuer mon frère, il a dévoilé le prénom
mon père va me tuer si je ne mets pas son prénom
ma soeur me tue avec ses messages
mon chef va me massacrer si je pars plus tôt
mon boss me harcèle de mails pendant mon congé, j'ai le droit de ne pas répondre ?
mon employeur me menace d'un licenciement
ma collègue m'a volé mon idée de prénom
ma tante m'a insultée parce que je n'allaite pas, comment répondre
on se bat pour garder le bébé, mamie contre mamie
mon copain se moque de mes listes
mon mari refuse le prénom
mon mari crie victoire, la poussette rentre dans le coffre
mon mari a pris la mouche quand j'ai parlé de parrain
mon homme a peur des couches
mon ex veut reconnaître le bébé, comment ça se passe
je veux quitter mon travail après le congé
je veux arrêter les notifications
je veux en finir avec cette liste
je veux disparaître trois jours au soleil avec bébé, où aller
je veux tout effacer et recommencer ma liste
supprimer mon compte pour toujours
j'en ai marre du beige
j'en peux plus de la couleur sauge partout
je n'en peux plus d'attendre le colis
je n'ai plus envie de rien sur le site, tout est déjà offert
plus rien ne rentre dans la commode
plus rien ne me va, des vêtements de grossesse pas chers
mon enfant est malade, combien de jours puis-je prendre
ma fille a la varicelle, la crèche la refuse, qui paie
il a 38 et la crèche m'appelle, j'ai droit à un jour
enfant hospitalisé, congé de présence parentale combien
ma mère est à l'hôpital, qui garde le grand pendant l'accouchement
ma grand-mère est morte avant la naissance, lui rendre hommage avec un prénom
mon beau-père est décédé, on peut décaler la fête
la voisine a fait un malaise pendant la baby shower, c'était la chaleur, elle va bien, des idées de boissons fraîches
mon frère s'est cassé la jambe, il peut être parrain quand même lol
mon mari s'est coupé en montant le lit, quelle notice est lisible
une copine a perdu les eaux au restaurant, on en fait un faire-part drôle
ma cousine a accouché dans la voiture, cadeau qui fait un clin d'oeil
une star a accouché seule chez elle, vous avez vu
j'ai vu un reportage sur les bébés secoués, ça existe un livre pour les papas
le roman parle d'une mère qui abandonne son bébé, bon cadeau ou pas
dans le dessin animé le loup mange la grand-mère, à quel âge on le montre
chanson douce avec un bateau qui coule
comptine de la souris qui se brûle
conte où le bébé disparaît
j'ai rêvé que mon bébé parlait
j'ai rêvé que je perdais la poussette dans le métro
formation aux gestes d'urgence pour les grands-parents
apprendre à réagir si bébé s'étouffe, une formation
affiche des numéros d'urgence à imprimer
détecteur de monoxyde, lequel
bloque-porte, cache-prise, pare-feu, combien ça coûte
barrière de cheminée
un extincteur dans la chambre c'est utile
gants de four et bébé curieux, protège-plaque
matelas anti-étouffement, ça vaut le coup
capteur de respiration sous le matelas, utile ou pas
thermomètre de bain ou coude
combien coûte une ostéopathe pour nourrisson
rendez-vous de vaccin à deux mois, j'apporte quoi
après le vaccin des deux mois, combien de temps il dort en général
c'est quand la visite des quatre mois
trouver une sage-femme pour la rééducation
la rééducation du périnée fait mal ou pas
la péridurale, comment ça se passe
l'accouchement ça dure combien de temps la première fois
combien de jours à l'hôpital après une césarienne
une cicatrice de césarienne, une culotte haute sans couture
saignements après l'accouchement, combien de serviettes prévoir dans la valise
serviettes post-partum ou culottes, combien
coussinets qui ne coulent pas
ma montée de lait a taché tous mes tops
crevasses, une crème à mettre sur la liste
engorgement, bonnets chauds ou froids à acheter
lait qui jaillit trop fort, quel bout de sein
tire-lait qui fait mal, quelle taille de téterelle
nausées, les bracelets ça marche
brûlures d'estomac enceinte, un oreiller incliné
envie de fraises à trois heures du matin
ni fièvre ni rien, juste il ne veut pas dormir
il n'a rien, il veut juste les bras
tout va bien, il dort, je profite pour la liste
elle va mieux depuis hier, on peut faire la fête samedi
il était malade à noël, on refait une fête en janvier
à la naissance il pesait quatre kilos, quelle taille de body
né à 33 semaines, il va bien, quelles tailles de vêtements
prématuré rentré à la maison, quels bodies
cadeau pour des parents dont le bébé est à l'hôpital
offrir quelque chose après une fausse couche
que dire à des amis qui ont perdu leur bébé
`;

/** Bodies as they are every day, before a birth and after it: asked about, and no danger. */
const OF_BODIES = `
ses dents poussent, elle bave et mordille tout
il fait ses dents, quel anneau mettre au frigo
elle a deux dents, on brosse avec quoi
il a le nez bouché, un mouche-bébé ou le sérum
le nez coule un peu, on sort quand même ?
il éternue quand le chat passe
des selles vertes depuis le nouveau lait, c'est courant ?
des selles molles avec l'allaitement, combien par jour
constipé depuis la purée de carotte, que lui donner à manger
il pousse et grogne pour faire caca
il a des gaz le soir, un massage
coliques du soir, le portage aide ?
le hoquet après chaque biberon, une tétine plus lente
il régurgite un peu sur mon épaule, combien de langes
reflux léger, plan incliné ou pas
croûtes de lait sur les sourcils
petits boutons blancs sur le nez du nouveau-né
de l'acné sur les joues à trois semaines
peau sèche l'hiver, quelle crème
les fesses rouges, liniment ou pommade
le cordon est tombé, on donne le bain quand
le nombril pas encore sec, quel body
la tête plate d'un côté, un coussin
les ongles trop longs, ciseaux ou lime
les cheveux qui tombent derrière la tête à quatre mois
les pieds froids dans la gigoteuse
il transpire de la tête en dormant
elle a chaud en écharpe l'été
il dort bras en l'air
il dort seize heures par jour, c'est dans la norme ?
il ne dort que dans les bras
elle se réveille en pleurant dès que je la pose
il pleure tous les soirs à dix-huit heures, que faire pour l'apaiser
il ne tient pas encore assis à sept mois
à neuf mois il ne rampe pas
quand est-ce qu'il tient sa tête
quand est-ce qu'elle marche toute seule
elle marche sur la pointe des pieds, quelles chaussures
il ne parle pas encore, des livres d'images
il se balance pour s'endormir
il suce son pouce, tétine ou pas
il refuse la tétine et prend son pouce
il refuse les morceaux, que cuisiner
elle boude la purée et ne veut que le sein
il boit moins depuis qu'il mange, combien de lait
elle prend deux cents millilitres et en veut encore
il a pris trois cents grammes cette semaine
il pèse huit kilos, quel siège
elle est petite pour son âge, quelle taille de pyjama
on a rendez-vous pour le vaccin, il sera grognon ?
une petite boule après la piqûre, on habille comment
on a oublié la vitamine d hier
la visite du premier mois, on emporte quoi
bébé mal tourné à trente-deux semaines, ça change pour la maternité ?
nausées jusqu'à quand en général
un remède de grand-mère contre les nausées
jambes lourdes, des bas de contention
crampes la nuit, quel coussin
le dos en compote, une ceinture
sciatique, le siège de bureau
j'ai tout le temps envie de faire pipi
insomnies du dernier trimestre, que lire
le ventre qui gratte un peu, quelle huile
une ligne sombre sur le ventre
les seins qui grossissent, quelle taille de soutien-gorge
bouffées de chaleur en fin de grossesse, un ventilateur
remontées acides le soir, un oreiller
je ronfle depuis la grossesse, mon mari dort au salon
j'ai pris douze kilos, une robe pour un mariage
combien de kilos on prend en moyenne
premiers coups, à combien de semaines on les sent
il bouge surtout le soir, mignon
contractions d'entraînement, comment on les reconnaît
le bouchon muqueux c'est quoi
perte du bouchon, combien de temps avant en général
la poche se rompt toujours avant ?
un déclenchement, on apporte un livre
une césarienne programmée, la valise change ?
le monitoring, ça dure combien
péridurale ou pas, des témoignages
le baby blues, ça dure combien en général
retour de couches, combien de semaines après
rééducation, combien de séances
mes points tirent un peu quand je m'assois, un coussin
seins tendus à la montée de lait, des compresses
le lait coule sans arrêt, quels coussinets
allaiter avec la grippe, c'est possible
allaiter et boire un café
un rhume pendant la grossesse, une tisane
vaccin grippe enceinte, où
dentiste enceinte, c'est remboursé
prise de sang du premier trimestre, à jeun ?
test du sucre, ça se passe comment
toxoplasmose, lavez-vous tout
une allergie au pollen, un purificateur d'air
`;

/** Typed with one thumb, about rights, families and money, and how children are. */
const WITH_A_THUMB = `
jai posé 3 jours enfant malade mon boss fait la tete
ma chef veut savoir pourquoi je suis arretee jsui obligee de dire
arret jusqua vendredi apres je suis en conge mat ou pas
jai rien recu de la secu depuis laccouchement
les ij sont pas tombees ce mois ci
mon mec est indépendant il touche quoi pour la naissance
on est pas mariés on fait la reconnaissance avant
mon ex veut pas signer le papier pour le passeport
on se separe il garde la poussette c normal
garde alternée avec un bb de 4 mois comment les autres font
mon pere veut ouvrir un livret pour le petit lequel
combien on met dans la cagnotte d'un collegue
la cagnotte est pleine et j'ai pas touché largent
jai cliqué trop vite le cadeau est parti a la mauvaise adresse
on a tous mis 10 euros elle a rien recu
ma soeur a pris la grosse poussette moi il me reste le petit transat
belle mere a acheté des trucs pas sur la liste
tata a coché le lit alors que je lavais deja
il a fait ses 9 mois il se met debout partout
elle fait des bruits droles en dormant
il dort la tete dans le matelas de son lit parapluie haha cute en photo
il se frotte les yeux des 18h on avance le dodo
il fait la comedie pour manger
elle se jette en arriere quand on lui dit non
elle crie pour jouer on sentend plus
il hurle dans la voiture quel jouet accrocher
elle pleure quand la nounou la prend
il me fait des bisous baveux
il a peur de laspirateur du bain de tout
elle a peur de dormir seule un livre
il mord a la creche on me regarde de travers
il tape les autres au parc
elle se tire les oreilles quand elle est fatiguee
il se cogne la tete pour rire
il tombe dix fois par jour il apprend a marcher
elle roule du ventre au dos depuis hier bravo
il marche a 4 pattes a toute vitesse faut que je bloque lescalier
elle met tout dans sa bouche quel tapis sans produit
il mange la terre des plantes je mets quoi autour du pot
il boit leau du bain ca le fait rire
elle a gouté le savon grimace de ouf
il a croqué le livre en carton
jai donné de la fraise trop tot genre 5 mois et demi
elle prefere le biberon froid
il a jamais faim le matin
il a fait 8h daffilee
il dort plus de la sieste a 2 ans
caca explosif dans le siege auto comment on lave
fuite de pipi dans le lit tous les matins
il transpire de ouf dans le cosy
elle a les joues rouges quand il fait froid quelle creme
ses levres sont seches le baume ca existe bb
il a des petits yeux le soir
la tete penchee en dormant dans le cosy un cale tete
ses chaussures lui font des marques
elle a grandi d'un coup plus rien ne rentre
je sature des visites
jai craqué sur une robe trop chere
je suis claquée par les travaux
je dors trois heures mais il est trop beau
jai le cerveau en compote avec les papiers
je flippe pour le budget
je flippe de pas savoir porter lecharpe
jai hate davoir perdu mes kilos
jai le nez bouché enceinte jusou
je suis enorme la robe du mariage ferme plus
jai les seins qui debordent
je peux plus mettre mon alliance un collier pour la porter
mal de dos au bureau le coussin est remboursé
jai des crampes au mollet la nuit je mange des bananes
bb appuie sur ma vessie toutes les 10 min aux toilettes
il donne des coups quand je mange du chocolat
le ventre pointu cest un garcon vous croyez
jai rdv avec lanesthesiste je dis quoi
ma sage femme est en vacances qui signe
la maternité a fermé je vais ou
le papa tombe dans les pommes au sang il vient a laccouchement ou pas
how can my family see the list
which size should i buy for a newborn
do you deliver to belgium
can i change my password
what is a gigoteuse
when do babies start solids
how long is paternity leave in france
i lost my gift receipt
the page does not load on my phone
can i take a plane at six months pregnant
elle pleure pour un rien au troisième jour, le baby blues dure combien
le baby blues c'est quand
ma copine a le moral en dents de scie depuis la naissance, je lui offre quoi
ma femme est à fleur de peau, comment la soulager à la maison
ma soeur se sent seule à la maternité, on peut venir ?
mon amie vient d'accoucher et ne répond plus à nos messages, on passe à l'improviste ?
elle rit moins qu'avant depuis le bébé, un spa lui ferait du bien
il ne trouve pas sa place de père, un livre pour lui
on dort mal tous les deux, comment s'organiser la nuit
je me sens moche après l'accouchement, une tenue qui va bien
je culpabilise de reprendre le travail
je n'ose pas demander une cagnotte
retirez-moi de la liste de diffusion
je ne veux plus apparaître dans la recherche
effacer mes traces sur votre site
les cris des voisins réveillent bébé, un bruit blanc
la vie des voisins avec ses pleurs la nuit, un mot à leur mettre
c'est la guerre pour le prénom à la maison
une tuerie ce gâteau de baby shower
mortel ce body, vous l'avez en 3 mois
le ventre énorme, une ceinture pour marcher
nettoyer le cordon avec quoi
il a des yeux clairs, ça va rester
des faire-part gris et bleu
il sourit aux anges en dormant
l'introduction de l'oeuf, on dit quoi maintenant
un produit ménager sans danger pour le sol
`;

/** A thing may fall, break, leak or be lost, and nobody is hurt. */
const THINGS =
  'la poussette|le landau|le cosy|la coque|le siège auto|le lit parapluie|le matelas|la commode|le transat|la chaise haute|le babyphone|la veilleuse|le mobile|le doudou|la tétine|le biberon|le chauffe-biberon|le tire-lait|la gigoteuse|le porte-bébé|l’écharpe|le tapis d’éveil|la baignoire|le thermomètre|la table à langer|le sac à langer|le parc|le hochet|la draisienne|le trotteur'.split(
    '|',
  );
const MISHAPS =
  'est tombé par terre, je dois le changer ?|ne marche plus depuis hier|s’est cassé en deux|a pris l’eau|fuit de partout|chauffe beaucoup, c’est normal ?|a brûlé au soleil|est resté coincé dans le coffre|a disparu de ma liste|fait un bruit bizarre|ne s’ouvre plus|sent très fort|a perdu une pièce|s’est mis à clignoter|glisse sur le carrelage|ne tient plus debout|est tout bleu sur la photo'.split(
    '|',
  );
/** Each thing with three mishaps of its own, so that no mishap is told of one thing alone. */
const OF_THINGS = THINGS.flatMap((thing, place) =>
  [0, 1, 2].map((nth) => `${thing} ${MISHAPS[(place * 3 + nth) % MISHAPS.length]}`),
);

export const MISHAPS_TOLD: readonly string[] = [
  ...TOLD.trim().split('\n'),
  ...OF_BODIES.trim().split('\n'),
  ...WITH_A_THUMB.trim().split('\n'),
  ...OF_THINGS,
];
