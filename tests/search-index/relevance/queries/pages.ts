import type { PageRow } from '../judgement.ts';

const FAQ = '/informations-utiles';
const PAY = '/la-cagnotte-naissance';
const post = (category: string, slug: string) => `/magazine/${category}/${slug}`;
const CAGNOTTE = post('cagnotte-et-cadeaux', 'la-cagnotte-de-naissance-expliquee');
const CONGES = post('demarches', 'conges-maternite-paternite-2026');

/** Pages by what they are for. */
export const addresses: readonly PageRow[] = [
  ['contact', ['/contactez-nous']],
  ['contacter le service client', ['/contactez-nous']],
  ['faq', [FAQ]],
  ['questions fréquentes', [FAQ]],
  ['aide', [FAQ], ['/contactez-nous']],
  ['guide des tailles', ['/guide-tailles-vetements-bebe'], ['/outils/taille-vetements-bebe']],
  ['cgu', ['/page/conditions-generales']],
  ['conditions générales', ['/page/conditions-generales']],
  ['mentions légales', ['/page/mentions-legales']],
  ['rgpd', ['/page/confidentialite'], ['/page/cookies']],
  ['vie privée', ['/page/confidentialite']],
  ['cookies', ['/page/cookies']],
  ['qui sommes-nous', ['/page/a-propos']],
  ['comment ça marche', ['/comment-ca-marche']],
  ['cagnotte', [PAY], [CAGNOTTE]],
  ['plan du site', ['/plan-du-site']],
  ['suivre ma commande', ['/i/marketplace/suivre-ma-commande']],
  [
    'créer une liste',
    ['/i/marketplace/inscription', '/comment-ca-marche'],
    ['/liste-de-naissance-en-ligne', FAQ],
  ],
  ['mot de passe oublié', [FAQ]],
  ['devenir partenaire', ['/devenir-partenaire-ou-annonceur']],
  ['supprimer mon compte', [FAQ]],
  ['accessibilité', ['/accessibilite']],
  ['remboursement cagnotte', [FAQ], [PAY]],
  ['prénoms', ['/prenoms']],
];

const city = (query: string, slug: string): PageRow => [query, [`/naissances/${slug}`]];

export const cities: readonly PageRow[] = [
  city('naissances lyon', 'lyon-69'),
  city('lyon', 'lyon-69'),
  city('naissances à marseille', 'marseille-13'),
  city('bébés nés à nantes', 'nantes-44'),
  city('maternité bordeaux', 'bordeaux-33'),
  city('strasbourg', 'strasbourg-67'),
  city('saint etienne', 'saint-etienne-42'),
  city('st etienne', 'saint-etienne-42'),
  city('aix en provence', 'aix-en-provence-13'),
  city('le havre', 'le-havre-76'),
  city('naissances rennes', 'rennes-35'),
  city('grenoble naissance', 'grenoble-38'),
  city('montpelier', 'montpellier-34'),
  city('clermont ferrand', 'clermont-ferrand-63'),
  city('prénoms toulouse', 'toulouse-31'),
  city('nice 06000', 'nice-06'),
];

export const articles: readonly PageRow[] = [
  ['choisir une poussette', [post('preparer-l-arrivee', 'choisir-une-poussette')]],
  ['quelle poussette acheter', [post('preparer-l-arrivee', 'choisir-une-poussette')]],
  ['combien de bodies', [post('preparer-l-arrivee', 'combien-de-bodies-et-quelles-tailles')]],
  ['combien de pyjamas prévoir', [post('preparer-l-arrivee', 'combien-de-bodies-et-quelles-tailles')]],
  ['déclarer une naissance', [post('demarches', 'declarer-la-naissance')]],
  ['mairie déclaration bébé', [post('demarches', 'declarer-la-naissance')]],
  ['sommeil du nourrisson', [post('premiers-mois', 'sommeil-du-nourrisson-en-securite')]],
  ['mort subite du nourrisson', [post('premiers-mois', 'sommeil-du-nourrisson-en-securite')]],
  ['allaitement ou biberon', [post('premiers-mois', 'allaitement-biberon-materiel-utile')]],
  ['rendez-vous grossesse calendrier', [post('grossesse', 'calendrier-suivi-de-grossesse')]],
  ['échographie 2e trimestre', [post('grossesse', 'calendrier-suivi-de-grossesse')]],
  [
    'liste valise maternité',
    [post('preparer-l-arrivee', 'valise-de-maternite'), '/outils/valise-de-maternite'],
  ],
  [
    'acheter d’occasion bébé',
    [post('liste-de-naissance', 'acheter-d-occasion-sans-risque')],
    ['/liste-de-naissance-seconde-main'],
  ],
  [
    'liste de naissance seconde main',
    ['/liste-de-naissance-seconde-main'],
    [post('liste-de-naissance', 'acheter-d-occasion-sans-risque')],
  ],
  ['annoncer sa liste de naissance', [post('cagnotte-et-cadeaux', 'partager-sa-liste-sans-gener')]],
  ['liste de naissance jumeaux', ['/landing/jumeaux']],
  ['changer le prénom de son enfant loi', [post('grossesse', 'choisir-un-prenom')]],
  ['durée congé paternité 2026', [CONGES], ['/outils/conge-paternite']],
];

const tool = (query: string, slug: string, ...good: string[]): PageRow => [query, [`/outils/${slug}`], good];

export const tools: readonly PageRow[] = [
  tool('calcul congé paternité', 'conge-paternite', CONGES),
  tool('calculer congé maternité', 'conge-maternite', CONGES),
  tool('congé mat', 'conge-maternite', CONGES),
  tool('date d’accouchement', 'date-accouchement'),
  tool('calcul terme grossesse', 'date-accouchement', '/outils/semaine-de-grossesse'),
  tool('semaine de grossesse', 'semaine-de-grossesse'),
  tool('combien de semaines je suis enceinte', 'semaine-de-grossesse'),
  tool('dpa', 'date-accouchement'),
  tool('ovulation', 'fenetre-de-fertilite'),
  tool('période de fertilité', 'fenetre-de-fertilite'),
  tool('budget bébé', 'budget-bebe'),
  tool('combien coûte un bébé', 'budget-bebe'),
  tool('vaccins bébé', 'calendrier-vaccinal'),
  tool('calendrier vaccination', 'calendrier-vaccinal'),
  tool('signe astrologique chinois', 'signe-chinois'),
  tool('taille vêtement bébé 6 mois', 'taille-vetements-bebe', '/guide-tailles-vetements-bebe'),
  tool('courbe de croissance', 'carnet-de-mesures'),
  tool('prénom avec nom de famille', 'accord-prenom-nom'),
];

const name = (query: string, slug: string): PageRow => [query, [`/prenoms/${slug}`]];

export const names: readonly PageRow[] = [
  name('prénom jade', 'jade'),
  name('prénom jade fille', 'jade'),
  name('gabriel', 'gabriel'),
  name('signification prénom louise', 'louise'),
  name('léo prénom garçon', 'leo'),
  name('ambre', 'ambre'),
  name('prénom maël', 'mael'),
  name('prenom chloe', 'chloe'),
  name('camille', 'camille'),
  name('origine du prénom raphaël', 'raphael'),
  name('alise', 'alice'),
  name('prénom jean-baptiste', 'jean-baptiste'),
  ['prénoms de fille', ['/prenoms/filles'], ['/prenoms']],
  ['prénom mixte', ['/prenoms/mixtes'], ['/prenoms']],
  ['comparer deux prénoms', ['/prenoms/comparer'], ['/prenoms']],
  name('rose prénom', 'rose'),
];

export const authors: readonly PageRow[] = [
  ['la rédaction', ['/auteur/la-redaction']],
  ['auteur des articles', ['/auteur/la-redaction'], ['/page/charte-editoriale']],
  ['charte éditoriale', ['/page/charte-editoriale']],
  ['marque brindelune', ['/marque/brindelune']],
  ['qui écrit le magazine', ['/auteur/la-redaction'], ['/page/charte-editoriale', '/page/a-propos']],
  ['marque trottelaine', ['/marque/trottelaine']],
];
