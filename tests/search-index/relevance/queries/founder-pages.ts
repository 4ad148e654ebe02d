import type { PageRow } from '../judgement.ts';

const FAQ = '/informations-utiles';
const POSTS = '/magazine';

/** Pages asked for without the words of their titles: written and graded as the needs beside. */
export const founderPages: readonly PageRow[] = [
  ['ma liste est-elle visible de tout le monde', [`${FAQ}#qui-voit-ma-liste`]],
  ['se cotiser avec des collègues', ['/a-decouvrir/offrir-a-plusieurs', `${FAQ}#offrir-a-plusieurs`]],
  ['finalement je ne prends plus ce cadeau réservé', [`${FAQ}#annuler-reservation`]],
  ['délai pour rendre un article', ['/page/retractation']],
  [
    'je n’arrive plus à me connecter',
    [`${FAQ}#mot-de-passe-oublie`],
    ['/mon-compte-merveille'],
    ['/contactez-nous'],
  ],
  ['avoir ma liste sur papier', [`${FAQ}#exporter-imprimer`]],
  [
    'mettre un lien d’une autre boutique dans ma liste',
    [`${FAQ}#articles-autres-sites`],
    ['/liste-de-naissance-en-ligne'],
  ],
  ['demander un coup de main plutôt qu’un objet', [`${FAQ}#article-sans-boutique`]],
  [
    'combien prenez-vous sur la cagnotte',
    [`${FAQ}#frais-cagnotte`],
    ['/la-cagnotte-naissance', `${POSTS}/cagnotte-et-cadeaux/la-cagnotte-de-naissance-expliquee`],
  ],
  [
    'virement de la cagnotte vers ma banque',
    [`${FAQ}#retirer-cagnotte`],
    ['/i/mon-compte/cagnotte', '/la-cagnotte-naissance'],
    [`${POSTS}/cagnotte-et-cadeaux/la-cagnotte-de-naissance-expliquee`],
  ],
  ['est-ce qu’on saura combien j’ai mis', [`${FAQ}#montants-visibles`], [`${FAQ}#participation-anonyme`]],
  ['mon conjoint peut-il modifier la liste', [`${FAQ}#gerer-a-deux`]],
  ['être remboursé d’un don', [`${FAQ}#remboursement`], ['/page/retractation']],
  ['effacer ma liste après la naissance', [`${FAQ}#supprimer-liste`], [`${FAQ}#supprimer-compte`]],
  [
    'quand s’arrêter de travailler enceinte',
    ['/outils/conge-maternite'],
    [`${POSTS}/demarches/conges-maternite-paternite-2026`],
  ],
  [
    'le père a droit à combien de jours',
    ['/outils/conge-paternite'],
    [`${POSTS}/demarches/conges-maternite-paternite-2026`],
  ],
  [
    'combien vais-je toucher en congé',
    ['/outils/indemnites-journalieres'],
    ['/outils/conge-maternite'],
    [`${POSTS}/demarches/conges-maternite-paternite-2026`],
  ],
  ['aide de la caf à la naissance', ['/outils/prime-a-la-naissance']],
  [
    'manquer le travail quand mon fils est malade',
    ['/outils/jours-enfant-malade'],
    [`${POSTS}/demarches/reprendre-le-travail-avec-un-bebe`],
  ],
  [
    'le moins cher entre nounou et crèche',
    ['/outils/cout-de-garde'],
    [`${POSTS}/demarches/faire-garder-son-bebe`],
  ],
  [
    'à combien de mois suis-je',
    ['/outils/semaine-de-grossesse'],
    ['/grossesse'],
    ['/outils/date-accouchement'],
  ],
  ['quand mon bébé va naître', ['/outils/date-accouchement'], ['/outils/semaine-de-grossesse']],
  ['meilleurs jours pour tomber enceinte', ['/outils/fenetre-de-fertilite']],
  ['astrologie chinoise', ['/outils/signe-chinois']],
  [
    'prochaine piqûre chez le pédiatre',
    ['/outils/calendrier-vaccinal'],
    [`${POSTS}/premiers-mois/les-vaccins-rendez-vous-par-rendez-vous`],
  ],
  [
    'quoi emporter pour accoucher',
    [`${POSTS}/preparer-l-arrivee/valise-de-maternite`, '/outils/valise-de-maternite'],
  ],
  [
    'dans quelle position coucher un nouveau-né',
    [`${POSTS}/premiers-mois/sommeil-du-nourrisson-en-securite`],
  ],
  ['premières purées à quel âge', [`${POSTS}/premiers-mois/commencer-la-diversification`]],
  ['quoi regarder avant d’acheter une poussette', [`${POSTS}/preparer-l-arrivee/choisir-une-poussette`]],
  ['jusqu’à quand dos à la route', [`${POSTS}/preparer-l-arrivee/choisir-et-installer-un-siege-auto`]],
  ['passeport pour un nouveau-né en avion', [`${POSTS}/premiers-mois/voyager-avec-un-bebe`]],
  ['je pleure sans arrêt depuis l’accouchement', [`${POSTS}/premiers-mois/baby-blues-ou-depression`]],
  [
    'donner mon nom de famille à mon enfant',
    [`${POSTS}/demarches/reconnaitre-son-enfant-et-choisir-son-nom`],
    ['/outils/accord-prenom-nom'],
  ],
  ['puéricultrice gratuite', [`${POSTS}/premiers-mois/la-pmi-pour-tous`]],
  ['peindre sa chambre pendant la grossesse', [`${POSTS}/preparer-l-arrivee/la-chambre-de-bebe-et-son-air`]],
  [
    'combien de pyjamas en taille naissance',
    [`${POSTS}/preparer-l-arrivee/combien-de-bodies-et-quelles-tailles`],
    ['/outils/taille-vetements-bebe', '/guide-tailles-vetements-bebe'],
  ],
  ['liste sans magasin imposé', ['/liste-de-naissance-en-ligne']],
  ['que prévoir en double pour deux bébés', ['/landing/jumeaux']],
  ['parler à quelqu’un de chez vous', ['/contactez-nous']],
  [
    'mon paquet n’est pas arrivé',
    ['/i/marketplace/suivre-ma-commande'],
    ['/contactez-nous'],
    ['/page/garanties-legales'],
  ],
];
