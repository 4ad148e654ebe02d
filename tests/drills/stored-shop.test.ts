import { execFileSync } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { difference, type ListSite, openListSite, read, readFresh } from '../support/list-site.ts';

const url = process.env.TEST_DATABASE_URL ?? '';
const ADMIN = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
const WORD = 'gigolampe';

type Made = { id: number; revision: number; slug: string };

/** Two processes with a page store each: the shop's pages as bytes, and the one page of what is nowhere. */
describe.runIf(url)('the shop’s stored pages', () => {
  let site: ListSite;
  let token = '';
  const [own, other] = [() => site.servers[0], () => site.servers[1]];
  const asAdmin = <T = Made>(call: string, input: object) =>
    site.call<T>({ url: own().url, token }, `admin/${call}`, input);
  const made: Record<'brand' | 'tag' | 'product', Made> = {} as never;
  const product = () => ({
    name: `Veilleuse ${WORD}`,
    description: 'Douce.',
    brand_id: made.brand.id,
    classification: 'sommeil',
    price: 3900,
    url: null,
    images: [],
    sold_here: false,
    stock: null,
    availability: 'in_stock',
    delivery: null,
    gtin: null,
    tag_ids: [] as number[],
  });
  const tag = () => ({
    name: 'Douceurs du soir',
    slug: 'douceurs-du-soir',
    description: 'Pour la nuit.',
    featured_product_id: null,
    product_ids: [made.product.id],
  });
  const preset = (title: string) => ({
    slug: 'veilleuses',
    title,
    description: '',
    query: WORD,
    filters: {},
    sort: 'relevance',
    enabled: true,
  });
  const paths = () => [
    '/i/marketplace/explore',
    '/i/marketplace/selections/douceurs-du-soir',
    '/i/marketplace/produits/veilleuses',
    `/i/marketplace/recherche?q=${WORD}`,
    `/marque/${made.brand.slug}`,
    `/marketplace/produit/${made.product.id}-${made.product.slug}`,
  ];
  /** Everybody is given each page as it is now, once the search has heard of the change (`shown` of its first page). */
  const follows = async (doing: string, shown?: RegExp) => {
    const results = `/i/marketplace/recherche?q=${WORD}`;
    for (const until = performance.now() + 8000; shown && performance.now() < until; await pause(50))
      if (shown.test((await readFresh(own().url + results)).text)) break;
    if (shown) expect(shown.test((await readFresh(own().url + results)).text), doing).toBe(true);
    for (const path of paths()) expect(await difference(site, null, path), doing).toBeNull();
  };
  const storeAll = async () => {
    for (const server of site.servers)
      for (const path of paths()) for (let n = 0; n < 3; n += 1) await read(server.url + path);
  };

  beforeAll(async () => {
    site = await openListSite(url, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
    token = String((await site.call(own(), 'user/login_with_password', ADMIN)).token);
    const { items } = await asAdmin<{ items: { slug: string }[] }>('list_classifications', {});
    expect(items.map(({ slug }) => slug)).toContain('sommeil');
    made.brand = await asAdmin('create_brand', { name: 'Lune et Cie', slug: null, logo: null });
    made.product = await asAdmin('create_product', product());
    made.tag = await asAdmin('create_tag', tag());
    await asAdmin('create_preset', preset('Veilleuses'));
    await follows('the start', /Veilleuse/);
  }, 360_000);
  afterAll(() => site?.stop(), 120_000);

  it('are given from the store, to anybody, with a validator', async () => {
    await storeAll();
    for (const path of paths()) {
      const { headers, status, text } = await read(own().url + path);
      expect([status, headers.get('set-cookie')], path).toEqual([200, null]);
      expect(headers.get('etag'), path).toMatch(/^"/);
      expect(text, path).toContain('Veilleuse');
      const signedIn = await read(own().url + path, 'signed in');
      expect(signedIn.headers.get('etag'), path).toBe(headers.get('etag'));
    }
  });

  it('are one page of results under every address that asks for the same, and none of what is asked once', async () => {
    const results = '/i/marketplace/recherche';
    const etagOf = async (query: string) => (await read(own().url + results + query)).headers.get('etag');
    const plain = await etagOf(`?q=${WORD}`);
    for (const same of [`?q=+${WORD}++&utm_source=x`, `?page=1&q=${WORD}`, `?q=%67igolampe&tri=pertinence`])
      expect(await etagOf(same), same).toBe(plain);
    expect(plain).not.toBeNull();
    expect(await etagOf('?q=jamais-demande')).toBeNull();
    for (const more of [`?q=${WORD}&prix-min=abc`, `?q=${WORD}&page=2`])
      for (let n = 0; n < 3; n += 1) expect(await etagOf(more), more).toBeNull();
    await etagOf(`?q=${WORD}&stock=1&marque=lune-et-cie`);
    await etagOf(`?q=${WORD}&stock=1&marque=lune-et-cie`);
    expect(await etagOf(`?marque=lune-et-cie&stock=1&q=${WORD}`)).not.toBe(plain);
  });

  it('follow every change of the catalogue, on both', async () => {
    const doings: [string, (() => Promise<unknown>)[], RegExp?][] = [
      ['a price', [() => updated({ price: 4250 })], /42,50/],
      ['no stock', [() => updated({ availability: 'out_of_stock' })], /Épuisé/],
      ['a shelf', [() => asAdmin('save_classification', { slug: 'sommeil', label: 'Nuits', icon: 'moon' })]],
      [
        'switched off',
        [() => asAdmin('enable_products', { ids: [made.product.id], enable: false })],
        /Rien de tel/,
      ],
      ['back', [() => asAdmin('enable_products', { ids: [made.product.id], enable: true })], /Veilleuse/],
      ['a brand’s name', [renamed], /Lune &(?:amp;|#38;) Compagnie/],
      ['a selection’s name', [() => retagged({ name: 'Douceurs de minuit' })]],
      ['an empty selection', [() => retagged({ product_ids: [] })]],
      ['a full one', [() => retagged({ product_ids: [made.product.id] })]],
      ['no selection', [() => asAdmin('enable_tags', { ids: [made.tag.id], enable: false })]],
      ['a selection', [() => asAdmin('enable_tags', { ids: [made.tag.id], enable: true })]],
      ['a search’s title', [represet]],
      ['no search', [() => asAdmin('enable_presets', { slugs: ['veilleuses'], enable: false })]],
      ['a search', [() => asAdmin('enable_presets', { slugs: ['veilleuses'], enable: true })]],
      [
        'another product',
        [() => asAdmin('create_product', { ...product(), name: `Lune ${WORD}` })],
        /Lune gigo/,
      ],
      ['gone', [() => asAdmin('delete_products', { ids: [made.product.id] })]],
    ];
    for (const [doing, [change], shown] of doings) {
      await storeAll();
      await change?.();
      await follows(doing, shown);
    }
  }, 240_000);

  const updated = async (change: object) => {
    const { id, revision } = await asAdmin('get_product', { id: made.product.id });
    return asAdmin('update_product', { ...product(), ...change, tag_ids: [made.tag.id], id, revision });
  };
  const renamed = async () => {
    const { id, revision, slug } = await asAdmin('get_brand', { id: made.brand.id });
    return asAdmin('update_brand', { id, revision, slug, name: 'Lune & Compagnie', logo: null });
  };
  const retagged = async (change: object) => {
    const { id, revision } = await asAdmin('get_tag_detail', { id: made.tag.id });
    return asAdmin('update_tag', { ...tag(), ...change, id, revision });
  };
  const represet = async () => {
    const { revision } = await asAdmin('get_preset', { slug: 'veilleuses' });
    return asAdmin('update_preset', { ...preset('Lumières'), was: 'veilleuses', revision });
  };

  it('say in one page, which knows no address, that nothing is there', async () => {
    const nowhere = [
      '/zwyx-nulle-part',
      '/zwyx/ici',
      '/marque/zwyx',
      '/i/marketplace/selections/zwyx',
      '/zwyx?q=1',
    ];
    const first = await read(own().url + nowhere[0]);
    for (const path of nowhere) {
      const answer = await read(own().url + path);
      expect([answer.status, answer.text === first.text], path).toEqual([404, true]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
    expect(first.text).not.toContain('zwyx');
    const capability = await read(`${own().url}/p/une-cle-secrete`);
    expect([capability.status, capability.headers.get('referrer-policy')]).toEqual([404, 'no-referrer']);
    const grepped = () => execFileSync('grep', ['-rla', 'zwyx', own().dataDir]);
    // Nothing found ends grep with 1.
    expect(grepped).toThrow();
  });

  it('know an address from the moment that a list has it, and a former one', async () => {
    const soon = async (path: string, status: number) => {
      for (const server of [own(), other()])
        await expect.poll(async () => (await read(server.url + path)).status, { timeout: 3000 }).toBe(status);
    };
    await soon('/tout-neuf', 404);
    const list = await site.owner();
    const rename = (slug: string) =>
      site.call({ url: own().url, token: list.token }, 'list/update_list', { list_uuid: list.uuid, slug });
    await rename('tout-neuf');
    expect((await read(`${own().url}/tout-neuf`)).status).toBe(200);
    await soon('/tout-neuf', 200);
    await rename('plus-neuf-encore');
    await soon('/tout-neuf', 301);
    await soon('/marketplace/produit/lampe/ancienne', 404);
    await site.database.query(
      `insert into redirect (path, to_path) values ('/marketplace/produit/lampe/ancienne', '/')`,
    );
    await soon('/marketplace/produit/lampe/ancienne', 301);
    await site.database.query(
      `insert into list (slug) select 'beaucoup-' || n from generate_series(1, 1200) n`,
    );
    await soon('/beaucoup-1200', 200);
  });
});
