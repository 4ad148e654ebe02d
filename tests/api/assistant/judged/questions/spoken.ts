import type { Row } from '../judged.ts';

const FAQ = '/informations-utiles';
const POT = '/la-cagnotte-naissance';
const post = (category: string, slug: string) => `/magazine/${category}/${slug}`;
const USED = post('liste-de-naissance', 'acheter-d-occasion-sans-risque');
const MONTHS = post('liste-de-naissance', 'composer-sa-liste-mois-par-mois');
const SHARE = post('cagnotte-et-cadeaux', 'partager-sa-liste-sans-gener');
const FEED = post('premiers-mois', 'allaitement-biberon-materiel-utile');
const SLEEP = post('premiers-mois', 'sommeil-du-nourrisson-en-securite');
const CARE = post('grossesse', 'calendrier-suivi-de-grossesse');
const NAME = post('grossesse', 'choisir-un-prenom');
const PRAM = post('preparer-l-arrivee', 'choisir-une-poussette');
const BODY = post('preparer-l-arrivee', 'combien-de-bodies-et-quelles-tailles');
const BAG = post('preparer-l-arrivee', 'valise-de-maternite');
const LEAVE = post('demarches', 'conges-maternite-paternite-2026');
const DECLARE = post('demarches', 'declarer-la-naissance');
const CASH = post('cagnotte-et-cadeaux', 'la-cagnotte-de-naissance-expliquee');
const SEAT = post('preparer-l-arrivee', 'choisir-et-installer-un-siege-auto');
const EXAMS = post('premiers-mois', 'les-examens-de-sante-de-bebe');
const BLUES = post('premiers-mois', 'baby-blues-ou-depression');
const CHILDCARE = post('demarches', 'faire-garder-son-bebe');
const BACK = post('demarches', 'reprendre-le-travail-avec-un-bebe');
const PMI = post('premiers-mois', 'la-pmi-pour-tous');
const FOOD = post('premiers-mois', 'commencer-la-diversification');
const TRIP = post('premiers-mois', 'voyager-avec-un-bebe');
const JABS = post('premiers-mois', 'les-vaccins-rendez-vous-par-rendez-vous');
const SURNAME = post('demarches', 'reconnaitre-son-enfant-et-choisir-son-nom');
const ROOM = post('preparer-l-arrivee', 'la-chambre-de-bebe-et-son-air');
const HOME = post('premiers-mois', 'rentrer-de-la-maternite');
const tool = (slug: string) => `/outils/${slug}`;

/** Told as one tells a friend: what happened first, who said what, and the question somewhere in it. */
export const spoken: readonly Row[] = [
  [
    'Ma belle-mère a gardé le lit à barreaux de mon mari, il a trente ans, est-ce que je peux y coucher notre bébé ?',
    USED,
    SLEEP,
  ],
  [
    'Bonjour, mon collègue me propose le siège auto de sa fille, il n’a jamais eu d’accident d’après lui, je le prends ?',
    USED,
    SEAT,
  ],
  [
    'je reprends le boulot dans deux semaines et j’aimerais continuer à allaiter, est-ce que j’ai droit à une pause pour tirer mon lait ?',
    BACK,
  ],
  [
    'Mon fils a de la fièvre et la crèche ne le prend pas demain, est-ce que mon employeur doit me laisser rester à la maison ?',
    BACK,
    tool('jours-enfant-malade'),
  ],
  [
    'On n’est pas mariés avec mon copain, qu’est-ce qu’il doit faire pour être le père sur les papiers ?',
    SURNAME,
    DECLARE,
  ],
  ['on voudrait que la petite porte mon nom et celui de son père, dans quel ordre on a le droit ?', SURNAME],
  [
    'je pleure tout le temps depuis que je suis rentrée avec ma fille, ça fait trois semaines, c’est encore le baby blues ?',
    BLUES,
  ],
  ['ma sœur vient d’accoucher et je la sens très triste, comment je peux l’aider sans la brusquer ?', BLUES],
  ['on a deux mois pour trouver quelqu’un pour garder notre bébé, par où on commence ?', CHILDCARE, PMI],
  ['la nounou nous demande un contrat, qu’est-ce qu’on doit écrire dedans ?', CHILDCARE],
  [
    'j’ai entendu parler de la PMI mais je croyais que c’était pour les gens en difficulté, on peut y aller nous aussi ?',
    PMI,
  ],
  ['est-ce que ça coûte quelque chose de faire peser mon bébé par la puéricultrice du quartier ?', PMI],
  ['il a quatre mois et demi et il regarde nos assiettes avec envie, on peut commencer les purées ?', FOOD],
  ['tout le monde me dit d’attendre un an pour les œufs et la cacahuète, c’est vrai ou pas ?', FOOD],
  ['ma mère veut lui donner une cuillère de miel pour la toux, elle a sept mois, je la laisse faire ?', FOOD],
  [
    'on part en Espagne en train cet été avec un bébé de trois mois, il lui faut une carte d’identité ?',
    TRIP,
  ],
  ['dans l’avion il sera sur mes genoux ou il aura sa place à lui ?', TRIP],
  [
    'on a six heures de route pour aller chez mes parents, tous les combien faut-il s’arrêter avec un nouveau-né ?',
    TRIP,
    SEAT,
  ],
  ['on a déménagé et on a raté le vaccin de quatre mois, il faut tout recommencer depuis le début ?', JABS],
  [
    'mon médecin dit que la méningite B est devenue obligatoire, depuis quand exactement ?',
    JABS,
    tool('calendrier-vaccinal'),
  ],
  ['je viens de repeindre la chambre, dans combien de temps le bébé pourra y dormir ?', ROOM],
  ['le meuble à langer en kit sent très fort, qu’est-ce que je dois faire avant l’arrivée du petit ?', ROOM],
  ['combien de jours on me garde à l’hôpital après l’accouchement si tout se passe bien ?', HOME],
  ['qui vient nous voir à la maison une fois qu’on est sortis de la maternité, et c’est remboursé ?', HOME],
  ['tout le monde veut venir voir le bébé dès la première semaine, comment on leur dit d’attendre ?', HOME],
  [
    'le carnet de santé parle de vingt visites, c’est chez le pédiatre ou le généraliste ça marche aussi ?',
    EXAMS,
  ],
  ['on a oublié l’examen du neuvième mois, on va avoir un problème ?', EXAMS],
  [
    'mon patron veut savoir quand je pars, à quel moment je suis obligée de lui dire que je suis enceinte ?',
    LEAVE,
  ],
  [
    'mon conjoint est à son compte, est-ce qu’il a aussi droit à vingt-cinq jours quand le bébé arrive ?',
    LEAVE,
    tool('conge-paternite'),
  ],
  [
    'elle est née avec un mois d’avance, est-ce que je perds les semaines que je n’ai pas prises avant ?',
    LEAVE,
    tool('conge-maternite'),
  ],
  [
    'on est rentrés dimanche et la mairie était fermée, jusqu’à quel jour mon mari peut aller déclarer notre fils ?',
    DECLARE,
  ],
  ['à qui il faut envoyer l’acte de naissance une fois qu’on l’a, la sécu, la caf, qui d’autre ?', DECLARE],
  [
    'mes beaux-parents trouvent que demander de l’argent pour une naissance ça fait radin, comment le présenter ?',
    CASH,
    SHARE,
  ],
  ['si ma tante met deux cents euros dans la cagnotte est-ce que je dois le déclarer aux impôts ?', CASH],
  [
    'les gens me demandent ce qui nous ferait plaisir mais je n’ose pas envoyer le lien, qu’est-ce que je leur réponds ?',
    SHARE,
  ],
  ['c’est notre deuxième et on a déjà presque tout, on met quoi sur la liste ?', SHARE, MONTHS],
  ['on habite au quatrième sans ascenseur et on prend le métro, il nous faut quoi comme poussette ?', PRAM],
  ['à quel moment je peux tourner la poussette pour qu’il regarde devant lui ?', PRAM],
  ['elle va naître en plein mois d’août, je lui prends quand même des pyjamas à manches longues ?', BODY],
  [
    'j’ai peur d’acheter trop de taille naissance, il m’en faut combien pour la première semaine ?',
    BODY,
    tool('taille-vetements-bebe'),
  ],
  [
    'mon gynéco m’a parlé d’une consultation avec l’anesthésiste, c’est obligé même si je ne veux pas de péridurale ?',
    CARE,
  ],
  [
    'j’ai raté l’échographie du troisième mois parce que je ne savais pas que j’étais enceinte, je fais quoi ?',
    CARE,
  ],
  [
    'je suis à huit mois et je n’ai toujours pas fait ma valise, qu’est-ce qui est vraiment indispensable ?',
    BAG,
    tool('valise-de-maternite'),
  ],
  [
    'nos familles se disputent sur le prénom, est-ce que l’état civil peut nous l’interdire s’il est trop original ?',
    NAME,
  ],
  [
    'il n’arrive à dormir que sur le ventre sur son papa, c’est grave si on s’endort tous les deux comme ça ?',
    SLEEP,
  ],
  ['ma mère m’a tricoté une couverture, à partir de quand je peux la mettre dans son lit ?', SLEEP],
  [
    'je n’arrive pas à savoir si je dois acheter un tire-lait ou attendre de voir si j’en ai besoin',
    FEED,
    BACK,
  ],
  ['on vient de m’offrir une boîte de lait, l’eau du robinet ça va pour faire le biberon ?', FEED],
  [
    'mon ami a réservé la poussette mais il vient de perdre son travail, il peut se désister sans qu’on le sache ?',
    FAQ,
  ],
  [
    'j’ai mis de l’argent hier soir et je me suis trompée d’un zéro, comment je récupère la différence ?',
    FAQ,
    POT,
  ],
  [
    'j’ai trouvé exactement le même tapis moins cher ailleurs, je peux l’acheter là et le dire quelque part ?',
    FAQ,
  ],
];
