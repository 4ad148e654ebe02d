import type { PageRow } from '../judgement.ts';

const FAQ = '/informations-utiles';
const post = (category: string, slug: string) => `/magazine/${category}/${slug}`;
const tool = (slug: string) => `/outils/${slug}`;
const months = post('premiers-mois', 'sommeil-du-nourrisson-en-securite');
const GARDE = post('demarches', 'faire-garder-son-bebe');
const CONGES = post('demarches', 'conges-maternite-paternite-2026');
const NOM = post('demarches', 'reconnaitre-son-enfant-et-choisir-son-nom');
const DECLARER = post('demarches', 'declarer-la-naissance');
const VOYAGE = post('premiers-mois', 'voyager-avec-un-bebe');
const BLUES = post('premiers-mois', 'baby-blues-ou-depression');
const CHAMBRE = post('preparer-l-arrivee', 'la-chambre-de-bebe-et-son-air');
const DIVERSIFIER = post('premiers-mois', 'commencer-la-diversification');
const EXAMENS = post('premiers-mois', 'les-examens-de-sante-de-bebe');
const VACCINS = post('premiers-mois', 'les-vaccins-rendez-vous-par-rendez-vous');
const RENTRER = post('premiers-mois', 'rentrer-de-la-maternite');
const SIEGE = post('preparer-l-arrivee', 'choisir-et-installer-un-siege-auto');
const LISTE = post('liste-de-naissance', 'composer-sa-liste-mois-par-mois');
const REPRENDRE = post('demarches', 'reprendre-le-travail-avec-un-bebe');

/** Questions that a text answers, in other words than its title. */
export const newArticles: readonly PageRow[] = [
  ['à quel âge donner les premières purées', [DIVERSIFIER]],
  ['je pleure tout le temps depuis l’accouchement', [BLUES]],
  ['faut-il un passeport pour un nouveau-né', [VOYAGE]],
  ['bébé doit dormir sur le dos', [months]],
  ['quelle peinture pour la chambre de bébé', [CHAMBRE]],
  ['parents pas mariés reconnaissance', [NOM]],
  ['donner les deux noms de famille', [NOM], [tool('accord-prenom-nom')]],
  ['délai pour déclarer un bébé à la mairie', [DECLARER]],
  ['assistante maternelle ou crèche', [GARDE, tool('cout-de-garde')]],
  ['comment fixer un siège auto', [SIEGE]],
  ['quand passer face à la route', [SIEGE]],
  ['que mettre sur sa liste de naissance', [LISTE], ['/liste-de-naissance-en-ligne', '/comment-ca-marche']],
  ['tirer son lait au bureau', [REPRENDRE]],
  ['visite du pédiatre à 9 mois', [EXAMENS]],
  ['fièvre après un vaccin', [VACCINS], [tool('calendrier-vaccinal')]],
  [
    'premiers jours à la maison avec bébé',
    [RENTRER],
    ['/grossesse/bebe-semaine-1', '/grossesse/bebe-semaine-0'],
  ],
  ['à quoi sert la pmi', [post('premiers-mois', 'la-pmi-pour-tous')]],
  ['allergie cacahuète bébé', [DIVERSIFIER]],
  [
    'combien donner pour une naissance',
    [post('cagnotte-et-cadeaux', 'la-cagnotte-de-naissance-expliquee')],
    [FAQ],
  ],
  ['prénom refusé par l’état civil', [post('grossesse', 'choisir-un-prenom')]],
];

export const newPlaces: readonly PageRow[] = [
  ['combien de jours pour le papa', [tool('conge-paternite')], [CONGES]],
  ['combien donne la caf à la naissance', [tool('prime-a-la-naissance')]],
  ['salaire pendant congé maternité', [tool('indemnites-journalieres')], [tool('conge-maternite')]],
  ['mon enfant est malade absence au travail', [tool('jours-enfant-malade')], [REPRENDRE]],
  ['quel jour vais-je accoucher', [tool('date-accouchement')]],
  ['prix nounou après aides', [tool('cout-de-garde')], [GARDE]],
  ['quand suis-je fertile', [tool('fenetre-de-fertilite')]],
  ['quel animal chinois 2026', [tool('signe-chinois')]],
  ['poids de bébé normal', [tool('carnet-de-mesures')], [EXAMENS]],
  ['20 semaines de grossesse', ['/grossesse/semaine-20'], [tool('semaine-de-grossesse')]],
  ['lou prénom', ['/prenoms/lou']],
  ['que veut dire inès', ['/prenoms/ines']],
  ['adèle', ['/prenoms/adele']],
  ['eliot prénom', ['/prenoms/eliott', '/prenoms/eliot']],
  ['arthur', ['/prenoms/arthur']],
  ['prénoms masculins', ['/prenoms/garcons'], ['/prenoms']],
  ['naissances brest', ['/naissances/brest-29']],
  ['bébés nés à dijon', ['/naissances/dijon-21']],
  ['st malo', ['/naissances/saint-malo-35']],
  ['perpignan maternité', ['/naissances/perpignan-66']],
  ['naissances finistère', ['/naissances/departement/finistere']],
  ['écrire au service client', ['/contactez-nous']],
  ['imprimer ma liste', [FAQ], ['/i/marketplace/ma-liste']],
  ['annuler une réservation', [FAQ]],
  ['où est mon colis', ['/i/marketplace/suivre-ma-commande']],
  ['avis des parents', ['/tous-les-avis-merveille']],
];
