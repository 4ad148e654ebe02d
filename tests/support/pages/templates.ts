// One address of each kind of page, for the tests that hold every page to the same promises.
import { type GetText, linksOf, siteMap } from './addresses.ts';

export interface Template {
  name: string;
  /** Its address, or what recognises one among the site map's, or among the links of the page named by `from`. */
  at: string | RegExp;
  from?: string;
  status?: number;
  /** The page's main job is an island: it may load at once, and the script budget does not apply. */
  island?: boolean;
  /** Drawn as another of the list is: its markup is read, but no browser looks at it again. */
  like?: string;
}

const SEARCH = '/i/marketplace/recherche?q=lit';
const SIXTY_DAYS_AGO = new Date(Date.now() - 60 * 86_400_000).toISOString().slice(0, 10);
const IN_TWENTY_WEEKS = new Date(Date.now() + 140 * 86_400_000).toISOString().slice(0, 10);
const DUE = `/outils/date-accouchement/resultat?depuis=regles&date=${SIXTY_DAYS_AGO}&cycle=28`;

export const TEMPLATES: Template[] = [
  { name: 'the home page', at: '/' },
  { name: 'the magazine', at: '/magazine' },
  { name: 'a later page of the magazine', at: '/magazine/2' },
  { name: 'a category', at: /^\/magazine\/[a-z][^/]*$/ },
  { name: 'an article', at: /^\/magazine\/[^/]+\/[a-z][^/]*$/ },
  { name: 'the first names', at: '/prenoms' },
  { name: 'a first name', at: '/prenoms/louise' },
  { name: 'a rare first name', at: /^\/prenoms\/zy[^/]*$/, like: 'a first name' },
  { name: 'the cities', at: '/naissances' },
  { name: 'a city', at: '/naissances/nantes-44' },
  { name: 'a city of districts', at: '/naissances/paris-75', like: 'a city' },
  { name: 'a commune of Mayotte', at: '/naissances/mamoudzou-976' },
  { name: 'a department', at: /^\/naissances\/departement\/[^/]+$/, from: '/naissances' },
  { name: 'the communes of a few letters', at: '/naissances/departement/ain/a-b' },
  { name: 'the finder of communes', at: '/naissances/recherche?q=saint' },
  { name: 'the outings', at: '/a-faire-en-famille' },
  { name: 'the outings of a department', at: '/a-faire-en-famille/loire-atlantique' },
  { name: 'the outings of a town', at: '/a-faire-en-famille/nantes-44' },
  { name: 'a region', at: '/naissances/region/bretagne' },
  { name: 'the names of a letter', at: '/prenoms/lettre/a' },
  { name: 'the names of two letters', at: '/prenoms/lettre/ma', like: 'the names of a letter' },
  { name: 'the names that rise', at: '/prenoms/tendance/en-hausse' },
  { name: 'the names of a decade', at: '/prenoms/annees/1950/filles/2' },
  { name: 'the names of girls', at: '/prenoms/filles', like: 'the names of a letter' },
  { name: 'the short names', at: '/prenoms/longueur/4', like: 'the names of a letter' },
  { name: 'the finder of names', at: '/prenoms/recherche?q=leo' },
  { name: 'the vote on names', at: '/prenoms/choisir-a-deux' },
  { name: 'a comparison of names', at: '/prenoms/comparer?nom=Louise&nom=Jade&nom=Zorglub' },
  { name: 'the tools', at: '/outils' },
  { name: 'a tool', at: '/outils/date-accouchement' },
  { name: 'the answer of a tool', at: DUE },
  { name: 'the tool of leaves', at: '/outils/conge-maternite', like: 'a tool' },
  { name: 'the calendar of vaccines', at: '/outils/calendrier-vaccinal' },
  { name: 'the bag for the maternity ward', at: '/outils/valise-de-maternite' },
  { name: 'the budget', at: '/outils/budget-bebe', like: 'a tool' },
  { name: 'the journal of measurements', at: '/outils/carnet-de-mesures', like: 'a tool' },
  { name: 'the weeks', at: '/grossesse' },
  { name: 'a week', at: '/grossesse/semaine-22' },
  { name: 'a week after the birth', at: '/grossesse/bebe-semaine-0', like: 'a week' },
  { name: 'one’s own week', at: `/grossesse/votre-semaine?terme=${IN_TWENTY_WEEKS}` },
  { name: 'the end of a pregnancy', at: '/grossesse/arret' },
  { name: 'the guide to sizes', at: '/guide-tailles-vetements-bebe' },
  { name: 'the questions', at: '/informations-utiles' },
  { name: 'the page of Milla', at: '/milla-assistante-virtuelle-des-futurs-et-jeunes-parents' },
  { name: 'how it works', at: '/comment-ca-marche' },
  { name: 'a list', at: '/liste-exemple' },
  { name: 'the guesses of a list', at: '/p/pronostics/liste-exemple' },
  { name: 'the contribution form', at: '/p/participation-cagnotte/liste-exemple' },
  { name: 'how the pot works', at: '/la-cagnotte-naissance' },
  { name: 'a content page', at: /^\/page\/[^/]+$/ },
  { name: 'the plan of the site', at: '/plan-du-site' },
  { name: 'the legal notice', at: '/page/mentions-legales' },
  { name: 'promoted content', at: /^\/a-decouvrir\/[^/]+$/, like: 'how it works' },
  { name: 'an author', at: /^\/auteur\/[^/]+$/ },
  { name: 'a brand', at: '/marque/bercelys' },
  { name: 'a seller', at: '/marketplace/vendeurs/atelier-brindille-demo' },
  { name: 'the terms of sellers', at: '/marketplace/vendeurs/conditions' },
  { name: 'how products are ranked', at: '/marketplace/vendeurs/classement', like: 'the terms of sellers' },
  { name: 'a product', at: /^\/marketplace\/produit\/[^/]+$/, from: SEARCH },
  { name: 'a selection', at: '/i/marketplace/selections/premiers-jours' },
  {
    name: 'a predefined search',
    at: /^\/i\/marketplace\/produits\/[^/]+$/,
    from: '/i/marketplace/explore',
  },
  { name: 'a landing page', at: /^\/liste-de-naissance-[^/]+$/ },
  { name: 'a landing page under its folder', at: /^\/landing\/[^/]+$/, like: 'a landing page' },
  { name: 'the reviews', at: '/tous-les-avis-merveille' },
  { name: 'the contact form', at: '/contactez-nous' },
  { name: 'the letter', at: '/newsletter' },
  { name: 'the form for partners', at: '/devenir-partenaire-ou-annonceur' },
  { name: 'the login', at: '/mon-compte-merveille', island: true },
  { name: 'the start', at: '/i/marketplace/inscription' },
  { name: 'the declaration of accessibility', at: '/accessibilite' },
  { name: 'the page on weaknesses', at: '/divulgation-responsable' },
  { name: 'the API for developers', at: '/developpeurs' },
  { name: 'the calls of a group', at: '/developpeurs/content' },
  { name: 'the search results', at: SEARCH },
  { name: 'a page that is not there', at: '/magazine/rien/de-tel', status: 404 },
  { name: 'the maintenance page', at: '/gatewayerr' },
  { name: 'the page without a connection', at: '/hors-ligne' },
  {
    name: 'the shop of the demonstration',
    at: '/boutique-de-demonstration',
    like: 'the page without a connection',
  },
];

const paths = new WeakMap<GetText, Promise<string[]>>();

/** The address to visit; throws when there is none of this kind. Pass the same `get` again: its site map is kept. */
export async function addressOf({ name, at, from }: Template, get: GetText): Promise<string> {
  if (typeof at === 'string') return at;
  const known = paths.get(get) ?? siteMap(get);
  paths.set(get, known);
  const found = (await (from ? linksOf(get, from) : known)).find((path) => at.test(path));
  if (!found) throw new Error(`${name}: no address like ${at} in ${from ?? 'the site map'}`);
  return found;
}
