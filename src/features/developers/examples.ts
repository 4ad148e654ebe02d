/** A call as one may try it on the demonstration; all of them are run by tests/e2e/developers.spec.ts. */
export interface Example {
  /** Group and name: `/api/{call}`. */
  call: string;
  title: string;
  input: Record<string, unknown>;
  /** Asked by GET. */
  get?: true;
  /** By somebody who is signed in, with the token that the first two answer. */
  signedIn?: true;
}

const SOMEBODY = { email: 'developpeuse@exemple.fr', password: 'une phrase qui est à moi' };

export const EXAMPLES: readonly Example[] = [
  { call: 'user/register_with_email', title: 'Ouvrir un compte', input: SOMEBODY },
  { call: 'user/login_with_password', title: 'Se connecter', input: SOMEBODY },
  { call: 'user/get_my_info', title: 'Qui suis-je\u202f?', input: {}, signedIn: true },
  {
    call: 'user/check_slug_available',
    title: 'Une adresse de liste est-elle libre\u202f?',
    input: { slug: 'la-liste-de-camille' },
  },
  {
    call: 'content/list_items',
    title: 'Les derniers articles d’une catégorie',
    input: { namespace: 'post', category: 'grossesse', per_page: 3, keys: ['slug', 'title', 'path'] },
    get: true,
  },
  {
    call: 'content/get_item',
    title: 'Un article, avec son HTML',
    input: { namespace: 'post', slug: 'choisir-un-prenom', keys: ['title', 'html', 'updated_at'] },
    get: true,
  },
  { call: 'content/get_categories', title: 'Les catégories du magazine', input: { count: 3 } },
  {
    call: 'search/products',
    title: 'Des produits, du moins cher au plus cher',
    input: { query: 'gigoteuse', per_page: 5, sort: 'price_asc' },
  },
  { call: 'search/suggest', title: 'Ce que l’on cherche peut-être', input: { query: 'pouss', limit: 5 } },
  { call: 'search/content', title: 'Des articles', input: { query: 'sommeil', limit: 3 } },
  {
    call: 'first-name/create_vote',
    title: 'Un vote à deux sur des prénoms',
    input: { names: ['louise', 'jade', 'gabriel'], last_name: 'Martin' },
  },
  { call: 'offer/active', title: 'Les offres du moment', input: {} },
  {
    call: 'publiclist/get_list_id_from_slug',
    title: 'Une liste, par son adresse',
    input: { slug: 'liste-exemple' },
  },
  { call: 'list/get_my_lists', title: 'Mes listes', input: {}, signedIn: true },
  { call: 'voucher/list', title: 'Mes bons d’achat', input: {}, signedIn: true },
  { call: 'order/get_my_orders', title: 'Mes commandes', input: {}, signedIn: true },
];

/** An example's query, as it is read back by the server. */
export function queryOf(input: Example['input']): string {
  const pairs = Object.entries(input).map(([name, value]) => [name, String(value)]);
  return new URLSearchParams(pairs).toString().replaceAll('%2C', ',');
}

/** An example as one would type it in a terminal. */
export function curlOf({ call, input, get, signedIn }: Example, origin: string): string {
  const bearer = signedIn ? ['-H "authorization: Bearer $TOKEN"'] : [];
  const address = `${origin}/api/${call}`;
  if (get) return ['curl', ...bearer, `"${address}?${queryOf(input)}"`].join(' ');
  const json = JSON.stringify(input).replaceAll("'", "'\\''");
  return [
    `curl ${address} \\`,
    ...[...bearer, '-H "content-type: application/json"'].map((header) => `  ${header} \\`),
    `  -d '${json}'`,
  ].join('\n');
}
