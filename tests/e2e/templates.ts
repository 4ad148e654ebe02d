// One address of each kind of page, for the tests that hold every page to the same promises.
import type { APIRequestContext } from '@playwright/test';

export interface Template {
  name: string;
  /** Its address, or what recognises one among the site map's, or among the links of the page named by `from`. */
  at: string | RegExp;
  from?: string;
  status?: number;
  /** The page's main job is an island: it may load at once, and the script budget does not apply. */
  island?: boolean;
}

const SEARCH = '/i/marketplace/recherche?q=lit';

export const TEMPLATES: Template[] = [
  { name: 'the home page', at: '/' },
  { name: 'the magazine', at: '/magazine' },
  { name: 'a later page of the magazine', at: '/magazine/2' },
  { name: 'a category', at: /^\/magazine\/[a-z][^/]*$/ },
  { name: 'an article', at: /^\/magazine\/[^/]+\/[a-z][^/]*$/ },
  { name: 'the first names', at: '/prenoms' },
  { name: 'a first name', at: /^\/prenoms\/[^/]+$/ },
  { name: 'the cities', at: '/naissances' },
  { name: 'a city', at: /^\/naissances\/[^/]+$/ },
  { name: 'a department', at: /^\/naissances\/departement\/[^/]+$/, from: '/naissances' },
  { name: 'the communes of a few letters', at: '/naissances/departement/ain/a-b' },
  { name: 'the outings', at: '/a-faire-en-famille' },
  { name: 'the outings of a department', at: '/a-faire-en-famille/loire-atlantique' },
  { name: 'the outings of a town', at: '/a-faire-en-famille/nantes-44' },
  { name: 'a region', at: '/naissances/region/bretagne' },
  { name: 'the names of a letter', at: '/prenoms/lettre/a' },
  { name: 'the names that rise', at: '/prenoms/tendance/en-hausse' },
  { name: 'the names of a decade', at: '/prenoms/annees/1950/filles/2' },
  { name: 'the finder of names', at: '/prenoms/recherche?q=leo' },
  { name: 'a comparison of names', at: '/prenoms/comparer?nom=Louise&nom=Jade&nom=Zorglub' },
  { name: 'the tools', at: '/outils' },
  { name: 'a tool', at: /^\/outils\/[^/]+$/ },
  { name: 'the questions', at: '/informations-utiles' },
  { name: 'how it works', at: '/comment-ca-marche' },
  { name: 'a list', at: '/liste-exemple' },
  { name: 'the contribution form', at: '/p/participation-cagnotte/liste-exemple' },
  { name: 'how the pot works', at: '/la-cagnotte-naissance' },
  { name: 'a content page', at: /^\/page\/[^/]+$/ },
  { name: 'an author', at: /^\/auteur\/[^/]+$/ },
  { name: 'a brand', at: '/marque/bercelys' },
  { name: 'a product', at: /^\/marketplace\/produit\/[^/]+$/, from: SEARCH },
  { name: 'a selection', at: '/i/marketplace/selections/premiers-jours' },
  { name: 'a landing page', at: /^\/liste-de-naissance-[^/]+$/ },
  { name: 'the login', at: '/mon-compte-merveille', island: true },
  { name: 'the start', at: '/i/marketplace/inscription', island: true },
  { name: 'the declaration of accessibility', at: '/accessibilite' },
  { name: 'the search results', at: SEARCH },
  { name: 'a page that is not there', at: '/magazine/rien/de-tel', status: 404 },
  { name: 'the maintenance page', at: '/gatewayerr' },
];

let paths: Promise<string[]> | undefined;

async function locations(request: APIRequestContext, address: string): Promise<string[]> {
  const text = await (await request.get(address)).text();
  return [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc ?? '');
}

/** Every address of the site map, without the origin; an index of site maps is followed. */
async function siteMap(request: APIRequestContext): Promise<string[]> {
  const first = await locations(request, '/sitemap.xml');
  const nested = first.filter((loc) => loc.endsWith('.xml'));
  const all =
    nested.length === 0 ? first : (await Promise.all(nested.map((loc) => locations(request, loc)))).flat();
  return all.map((loc) => new URL(loc).pathname);
}

async function linksOf(request: APIRequestContext, address: string): Promise<string[]> {
  const text = await (await request.get(address)).text();
  return [...text.matchAll(/ href="(\/[^"#]*)"/g)].map(([, href]) => href ?? '');
}

/** The address to visit; throws when there is none of this kind. */
export async function addressOf({ name, at, from }: Template, request: APIRequestContext): Promise<string> {
  if (typeof at === 'string') return at;
  paths ??= siteMap(request);
  const found = (await (from ? linksOf(request, from) : paths)).find((path) => at.test(path));
  if (!found) throw new Error(`${name}: no address like ${at} in ${from ?? 'the site map'}`);
  return found;
}
