/**
 * A question as a stranger asked it, a page that answers, and what of that page the answer must say: a right page beside
 * another of its passages answers nothing. Of a table or a list that says it elsewhere, each such page.
 */
export type Quoted = readonly [question: string, says: RegExp, ...pages: string[]];

const POST = '/magazine';
const TRAVEL = `${POST}/premiers-mois/voyager-avec-un-bebe`;
const MEALS = `${POST}/premiers-mois/commencer-la-diversification`;
const BOTTLES = `${POST}/premiers-mois/allaitement-biberon-materiel-utile`;
const DECLARE = `${POST}/demarches/declarer-la-naissance`;
const RECOGNISE = `${POST}/demarches/reconnaitre-son-enfant-et-choisir-son-nom`;
const WORK = `${POST}/demarches/reprendre-le-travail-avec-un-bebe`;
const CARE = `${POST}/demarches/faire-garder-son-bebe`;
const PMI = `${POST}/premiers-mois/la-pmi-pour-tous`;
const POT = `${POST}/cagnotte-et-cadeaux/la-cagnotte-de-naissance-expliquee`;
const FAQ = '/informations-utiles';

export const quoted: readonly Quoted[] = [
  [
    'on est deux mamans pma avec donneur, faut faire quoi pour que je sois reconnue',
    /notaire/,
    RECOGNISE,
    DECLARE,
  ],
  [
    'on arrive pas à se mettre d’accord sur le nom de famille, il se passe quoi',
    /alphabétique/,
    RECOGNISE,
    DECLARE,
  ],
  [
    'il lui manque une dose, la crèche peut le refuser ?',
    /provisoirement/,
    `${POST}/premiers-mois/les-vaccins-rendez-vous-par-rendez-vous`,
  ],
  ['j’ai le droit de passer mon lait en avion au contrôle ?', /passent la sécurité/, TRAVEL],
  [
    'on part en italie avec notre nouveau né, il lui faut quoi comme papier',
    /carte d’identité|passeport/,
    TRAVEL,
  ],
  ['à partir de quel âge on commence les purées', /quatre (?:et six )?mois/, MEALS],
  ['faut payer à la pmi ?', /gratuites/, PMI],
  ['je reprends le boulot, j’ai droit à combien de temps pour tirer mon lait', /une heure par jour/, WORK],
  [
    'est-ce que les jours enfant malade sont payés',
    /pas payés|ne prévoit pas/,
    WORK,
    '/outils/jours-enfant-malade',
  ],
  ['on a été refusés partout à la crèche', /fréquent|Restez inscrits|relais/, CARE],
  [
    'quelle température dans la chambre',
    /18 et 20/,
    `${POST}/preparer-l-arrivee/la-chambre-de-bebe-et-son-air`,
  ],
  [
    'ma sœur vient d’accoucher et je la sens pas bien, comment l’aider',
    /charge entière|sans juger/,
    `${POST}/premiers-mois/baby-blues-ou-depression`,
  ],
  [
    'les visites obligatoires du bébé c’est remboursé',
    /pris en charge/,
    `${POST}/premiers-mois/les-examens-de-sante-de-bebe`,
  ],
  [
    'la crèche veut voir le carnet de santé, elle a le droit ?',
    /copie des pages|exiger/,
    `${POST}/premiers-mois/les-examens-de-sante-de-bebe`,
  ],
  [
    'jusqu’à quand dos à la route',
    /quinze mois/,
    `${POST}/preparer-l-arrivee/choisir-et-installer-un-siege-auto`,
  ],
  [
    'siège bébé obligatoire dans un taxi ?',
    /taxi/,
    `${POST}/preparer-l-arrivee/choisir-et-installer-un-siege-auto`,
  ],
  [
    'et si on reçoit deux fois la même chose',
    /échangez|réservations/,
    `${POST}/cagnotte-et-cadeaux/partager-sa-liste-sans-gener`,
  ],
  ['on a dépassé les 5 jours pour déclarer', /jugement/, DECLARE],
  ['prévenir les impôts naissance', /impots\.gouv\.fr|prélèvement/, DECLARE],
  ['faut-il stériliser les biberons', /n’est pas indispensable/, BOTTLES],
  ['un biberon préparé, on peut le garder combien de temps', /dans l’heure/, BOTTLES],
  ['je peux chauffer le biberon au micro-onde', /micro-ondes/, BOTTLES],
  [
    'quand on passe de la nacelle au hamac de la poussette',
    /six mois/,
    `${POST}/preparer-l-arrivee/choisir-une-poussette`,
  ],
  ['faut-il déclarer l’argent de la cagnotte aux impôts', /à être déclaré/, POT],
  ['mon mari peut-il retirer les sous de la cagnotte', /seule la personne|que par la personne/, POT, FAQ],
  ['j’arrive plus à me connecter, j’ai perdu mon mdp', /nouveau mot de passe/, FAQ],
  ['quand faire un test de grossesse', /lendemain de la date/, '/outils/fenetre-de-fertilite'],
  [
    'je préviens mon patron combien de temps avant pour le congé pat',
    /un mois avant/,
    '/outils/conge-paternite',
    `${POST}/demarches/conges-maternite-paternite-2026`,
  ],
  [
    'combien de jours a le papa pour des jumeaux',
    /\b32\b/,
    '/outils/conge-paternite',
    '/landing/jumeaux',
    `${POST}/demarches/conges-maternite-paternite-2026`,
  ],
  ['comment je peux vous joindre', /vous répond par e-mail/, '/contactez-nous'],
];
