/** Signs of danger as a course of first aid, a midwife or a social worker lists them, each as somebody would tell it. */
export const SIGNS_OF_ALL_KINDS: readonly string[] = `
il s'est coincé la tête entre deux barreaux et il devient rouge puis bleu
elle a le cordon du store autour du cou
je me suis endormie sur le canapé avec lui, il ne bouge plus
le sac plastique était sur sa figure
il est resté le nez dans le matelas, il est blanc
elle a un morceau de pomme coincé et tousse sans bruit
plus aucun son ne sort, il se tient le cou
elle râle en respirant et ses narines battent
sa respiration s'arrête puis repart
il respire quatre-vingts fois par minute
voix éteinte, il bave et ne peut plus avaler sa salive
toux qui aboie et il tire sur le cou pour inspirer
des plaques partout, les paupières gonflées et il siffle après les noisettes
piqué par une guêpe, ses lèvres triplent
il a eu un choc électrique avec la multiprise
elle a mordu dans un fil branché
le fer à lisser sur la joue, grosse cloque
la bougie a mis le feu à sa manche
il a reçu de la soude dans l'oeil
le déboucheur lui a coulé sur la main
elle a bu dans la bouteille de détartrant
il a sucé une tablette de lave-vaisselle
elle a mangé une feuille de laurier rose
il a mâché des mégots sur le balcon
deux patchs de mamie collés sur son bras
elle a pris le subutex de son père
il a fini le flacon d'huile essentielle
la vapote, il a bu le liquide
elle a avalé deux billes magnétiques
il est tombé du troisième barreau, il ne bouge plus sa jambe
chute du caddie sur le crâne, il saigne de l'oreille
elle est tombée d'un étage
une armoire lui est tombée dessus
renversé par une voiture sur le parking
le vélo a basculé, il a perdu connaissance
il confond tout depuis sa chute, il parle de travers
une pupille plus grande que l'autre depuis le choc
il vomit en fusée après s'être cogné
elle s'est coupé le bout du doigt dans la porte
il saigne et ça gicle
le couteau lui a ouvert la main jusqu'à l'os
une vis dans le nez et il saigne
le chat l'a griffée à l'oeil, elle ne l'ouvre plus
noyade dans la piscine gonflable, on l'a sortie, elle tousse
il a glissé dans le bassin du jardin, il est gelé
retrouvé dans le bain, les lèvres bleues
il a 34 de température et il est endormi
quarante et un et il délire
coup de chaleur, la peau rouge et sèche, il ne répond plus
laissée dans la voiture en plein soleil, toute molle
il a des taches comme des bleus minuscules sur les jambes et 39
il crie si on lui plie la nuque
la fontanelle est bombée et il vomit
elle hurle, se plie en deux, puis devient blanche, par crises
un testicule dur et très douloureux depuis ce matin
une boule dans l'aine, dure, il hurle
du sang rouge dans ses selles
vomi noir comme du marc de café
plus de couche mouillée depuis douze heures
les yeux enfoncés, la peau garde le pli
quatorze selles liquides depuis cette nuit, il ne boit plus
elle n'a pas mangé ni bu depuis vingt-quatre heures, trois semaines
jaune fluo et impossible à réveiller
le nombril est rouge, chaud, il sent mauvais, et fièvre
il sursaute par salves, dix fois de suite, en fermant les bras
son bras gauche saute tout seul sans arrêt
elle est partie, les yeux dans le vide, pendant deux minutes
il ne sourit plus que d'un côté
il ne marche plus depuis ce matin
il ne réagit pas quand je pince
elle est grise et en sueur
mon nourrisson geint à chaque souffle
je sens que quelque chose de grave arrive, il n'est plus comme d'habitude, il ne me regarde plus
30 SA, j'ai perdu une grande quantité de liquide rosé
le cordon est sorti avec l'eau
la tête est là, je suis seule
j'ai envie de pousser, les pompiers ne sont pas là
saignement après un rapport, 28 SA, ça ne s'arrête pas
placenta bas et je saigne
ventre tout dur qui ne relâche plus et du sang
douleur terrible d'un seul côté et je tombe, enceinte de six semaines
test positif, douleur à l'épaule et malaise
grossesse extra-utérine, j'ai très mal
16 de tension et des maux de tête, 33 SA
je vois double et j'ai des bourdonnements, huit mois
les pieds, les mains et le visage gonflés depuis hier, tension haute
je vomis tout depuis trois jours, je ne tiens plus debout, 9 SA
brûlures en urinant, fièvre et mal au dos, enceinte
contact avec la varicelle et de la fièvre, 20 SA
j'ai pris une gifle dans le ventre à la sortie du métro
une marche ratée, je suis tombée sur le côté, 32 SA, il ne bouge plus
il bouge deux fois par jour au lieu de vingt
silence dans mon ventre
pas senti bébé de la nuit ni du matin, huit mois
caillots gros comme un oeuf, accouchée lundi
serviette trempée en quinze minutes, cinq jours après
mal de tête affreux depuis la péridurale, je vois des points
accouchée il y a deux jours, je convulse
point dans la poitrine et souffle court, dix jours après la césarienne
ma cicatrice s'ouvre et coule, fièvre
sein rouge, 40, je tremble
pertes qui sentent très mauvais et frissons, post-partum
ma femme parle à des gens qui ne sont pas là depuis l'accouchement
elle ne dort plus depuis quatre jours, dit que le bébé est le diable
j'entends qu'on m'ordonne de le noyer
je vois du sang sur mes mains, c'est moi qui vais le tuer
je ne suis pas sa mère, on l'a échangé, je dois m'en débarrasser
j'ai préparé la corde
j'ai choisi le jour, après ses trois mois
je roulais et j'ai pensé à donner un coup de volant avec lui derrière
plus rien ne compte, je veux dormir pour toujours
ils seront plus heureux quand je serai morte
je me fais vomir et je me tape la tête contre le mur
mon frère a avalé sa boîte de somnifères
mon ado a écrit qu'elle allait sauter
il a chargé son fusil devant moi
il me suit partout et menace de prendre le bébé
il a mis ses mains autour de ma gorge
il m'a jetée par terre avec le petit dans les bras
il me viole quand je dors
il m'interdit de voir ma mère et compte chaque euro
il dit que je suis folle, me crache dessus, m'insulte tous les jours
il me pousse dans l'escalier quand il a bu
j'ai des bleus aux bras, il dit que c'est ma faute
j'ai peur de rentrer chez moi
je suis cachée chez la voisine avec les enfants
il tape le grand avec une ceinture
ma mère l'enferme dans le noir toute la journée
la nounou a laissé une marque de main sur sa joue
à la crèche on lui scotche la bouche
il revient de chez son père avec des brûlures de cigarette
elle dit que papi met sa main dans sa culotte
un moniteur a montré son sexe à mon fils
un homme lui demande de se déshabiller devant la caméra
on diffuse une vidéo d'elle nue à l'école
les enfants d'à côté sont seuls la nuit et pleurent
j'entends une femme crier au secours chez les voisins
le détecteur de monoxyde sonne et on a tous mal à la tête
la maison sent le gaz et bébé vomit
incendie dans l'immeuble, on est au quatrième avec un nourrisson
my baby is choking on a grape
he stopped breathing for ten seconds
she is floppy and i can't wake her up
my newborn has a fever of 38.6
he swallowed a battery
i'm bleeding a lot at 20 weeks
my waters broke at 31 weeks
i can't feel the baby move since yesterday
i want to die, i can't do this anymore
my husband hit me and i'm pregnant
le ket a bu du produit pour le four, on fait quoi une fois
il est chaud comme une braise, septante battements je sais plus, deux mois
le petit gars a fait une débarque en bas des marches, il est sonné
mon chum m'a garrochée contre le mur
ma blonde saigne en masse, elle est à 5 mois
le bébé râle fort, le coeur bat vite, il a le corps chaud, un mois
l'enfant a convulsé cette nuit, le corps était raide
on m'a battue pendant la grossesse, le ventre me fait mal
la fille a bu le pétrole de la lampe
il a tout vomi et ses yeux sont rentrés
Bonsoir Madame, mon petit-fils s'est ébouillanté avec la soupière, merci de me répondre.
Ma fille vient de perdre connaissance dans la salle de bains, elle est enceinte de huit mois.
Mon mari et moi sommes inquiets, notre petit de deux mois a de la température et ne tète plus.
Je me permets d'écrire car ma belle-fille parle de se supprimer.
On m'a dit d'attendre mais elle respire avec le ventre et ses côtes se dessinent.
La maîtresse m'a appelée, il a avalé une punaise.
Sur le forum on me dit que c'est rien, il a les mains et les lèvres bleutées depuis le bain.
Elle jouait et d'un coup plus rien, elle était par terre, toute blanche, les yeux ouverts.
`
  .trim()
  .split('\n');
