// Two lists that are the same but for their names; on one, everything is given. Whatever an owner can read of
// theirs (calls, pages, headers, exports, stream, mails) is compared to the letter until the reveal.
import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOLLOW_PATH } from '#src/features/lists/live/live.ts';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import {
  giveShare,
  mailsLeft,
  newTwin,
  openPool,
  sameFor,
  TWIN_PASSWORD,
  type Twin,
  wholeAnswer,
} from '#tests/support/twins.ts';

let server: BuiltServer;
let given: Twin;
let empty: Twin;
/** Of each twin, the gift that several may pay. */
const pools = new Map<Twin, string>();
const streams: { stop(): void; read: Promise<string> }[] = [];

beforeAll(async () => {
  server = await startBuiltServer({ SEED: 'empty' });
  given = await newTwin(server);
  empty = await newTwin(server);
  // What asks for a proof is compared too.
  for (const { token } of [given, empty])
    await callSite({ url: server.url, token }, 'user/prove', { password: TWIN_PASSWORD });
  streams.push(follow(given), follow(empty));
  for (const twin of [given, empty]) pools.set(twin, await openPool(server, twin));
  await give(given);
  await giveShare(server, pools.get(given) ?? '');
  await pause(1500);
}, 240_000);
afterAll(() => server?.remove());

/** Reserved, bought elsewhere, ordered, with words, extended; what is left of the pram is none. */
async function give({ list_uuid, products }: Twin): Promise<void> {
  const guest = { url: server.url };
  const [pram, lamp] = products.map(({ merchant_item_id }) => ({ list_uuid, merchant_item_id }));
  await callSite(guest, 'publiclist/give_item', { ...pram, email: 'odile@exemple.fr', words: 'Bisous' });
  await callSite(guest, 'publiclist/give_item', {
    ...pram,
    quantity: 2,
    email: 'paul@exemple.fr',
    bought: true,
  });
  await callSite(guest, 'publiclist/reserve_item', { ...lamp, email: 'zoe@exemple.fr', name: 'Zoé' });
}

/** Collects what the twin's line to its list says, as long as it is open. */
function follow({ token, list_uuid }: Twin): { stop(): void; read: Promise<string> } {
  const line = new AbortController();
  const read = async () => {
    const answer = await fetch(server.url + FOLLOW_PATH, {
      method: 'POST',
      signal: line.signal,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ list_uuid }),
    });
    let text = `${answer.status}`;
    const decoder = new TextDecoder();
    try {
      for await (const bytes of answer.body ?? []) text += decoder.decode(bytes as Uint8Array);
    } catch {
      // Our own end of it.
    }
    return text;
  };
  return { stop: () => line.abort(), read: read() };
}

/** The one question that is allowed, providers that are not here, and what only a stranger to the list may do. */
const APART = /is_covered|login_with_|register_with|list_sessions|openapi/;
/** The calls that end something: they go last, in this order, the account at the very end. */
const ENDS = [
  'list/remove_item_from_main',
  'list/remove_item',
  'list/delete_list',
  'user/logout',
  'user/delete_my_account',
];

async function everyCall(): Promise<string[]> {
  const { paths } = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as { paths: object };
  // A line that stays open has a test of its own.
  const answering = Object.entries(paths).filter(
    ([, told]) => !JSON.stringify(told).includes('text/event-stream'),
  );
  const own = answering.map(([path]) => path.slice('/api/'.length));
  const asked = own.filter(
    (path) => /^(list|user|publiclist|cagnotte|search)\//.test(path) && !APART.test(path),
  );
  const lasting = asked.filter((path) => !ENDS.includes(path));
  return [...lasting, ...ENDS.slice(0, -2)];
}

/** Gives an owner's inputs for the calls about wishes, by the last word of their path. */
function onWishes({ list_uuid, products }: Twin): Record<string, object[]> {
  const [pram, lamp] = products;
  const product_id = pram?.id ?? 0;
  const merchant_item_id = pram?.merchant_item_id ?? '';
  const product_ids = [lamp?.id ?? 0, product_id];
  return {
    add_item: [{ list_uuid, product_id }],
    add_item_to_main: [{ product_id }],
    add_custom_item: [{ list_uuid, item: { name: 'Chaise', price: 100 } }],
    add_custom_item_to_main: [{ item: { name: 'Table', price: 100 } }],
    add_favorite: [{ product_id }],
    bulk_items: [
      { list_uuid, product_ids, change: { action: 'prioritise', priority: 1 } },
      { list_uuid, product_ids, change: { action: 'remove' } },
      { list_uuid, product_ids, change: { action: 'restore' } },
    ],
    get_product_in_list: [{ list_uuid, product_id }],
    import_items: [{ list_uuid, csv: 'Nom\nCommode' }],
    move_product_to_bought: [
      { list_uuid, merchant_item_id, quantity: 1 },
      { list_uuid, merchant_item_id },
    ],
    move_product_to_not_bought: [{ list_uuid, merchant_item_id }],
    remove_favorite: [{ product_id }],
    remove_item: [{ list_uuid, product_id: lamp?.id ?? 0 }],
    remove_item_from_main: [{ product_id }],
    reorder_items: [{ list_uuid, product_ids }],
    toggle_favorite: [{ product_id }],
    update_item: [{ list_uuid, product_id, quantity: 1 }],
    update_product_in_list: [{ product_id, quantity: 2, description: 'Bleue', name: 'Landau', price: 100 }],
    update_product_priority: [{ list_uuid, product_id, priority: 2 }],
    update_product_classification_in_list: [{ list_uuid, product_id, classification: '' }],
  };
}

/** And to the others. */
function onTheRest({ list_uuid, products, slug }: Twin): Record<string, object[]> {
  const [pram] = products;
  const merchant_item_id = pram?.merchant_item_id ?? '';
  return {
    change_email: [{ email: 'autre@exemple.fr', password: 'pas le bon du tout' }],
    check_slug_available: [{ slug: `${slug}-2` }],
    create: [{ list_uuid, purpose: 'Le lit', goal: 30_000, message: '' }],
    export_list: [
      { list_uuid, format: 'csv' },
      { list_uuid, format: 'json' },
    ],
    finish_setup: [{ firstname: 'Camille', list_slug: slug }],
    get_from_user_slug: [{ slug }],
    get_list_id_from_slug: [{ slug }],
    get_public_info: [{ slug }],
    give_item: [{ list_uuid, merchant_item_id, email: 'moi@exemple.fr' }],
    invite_co_owner: [{ list_uuid, email: 'noe@exemple.fr' }],
    mail_reservation_links: [{ list_uuid, email: 'odile@exemple.fr' }],
    release_item: [{ action_token: 'x'.repeat(43) }],
    reserve_item: [{ list_uuid, merchant_item_id, email: 'moi@exemple.fr' }],
    set_birthdate: [{ list_uuid, birthdate: '2999-01-01' }],
    update_list: [
      { list_uuid, title: 'Bienvenue' },
      { list_uuid, archived: true },
      { list_uuid, archived: false },
    ],
    update_prop: [{ list_uuid, prop_key: 'welcome', val: 'Bonjour' }],
    update_profile: [{ firstname: 'Camille' }],
    instant: [{ query: 'Poussette' }, { query: slug }],
    products: [{ query: 'Poussette' }],
    content: [{ query: slug }],
  };
}

function inputsOf(path: string, twin: Twin): object[] {
  const inputs = { ...onWishes(twin), ...onTheRest(twin) };
  return inputs[path.slice(path.lastIndexOf('/') + 1)] ?? [{ list_uuid: twin.list_uuid }, {}];
}

async function answersTo(path: string, twin: Twin): Promise<string[]> {
  const told: string[] = [];
  for (const input of inputsOf(path, twin)) {
    const answer = await fetch(`${server.url}/api/${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${twin.token}` },
      body: JSON.stringify(input),
    });
    told.push(sameFor(twin, `${JSON.stringify(input)}\n${await wholeAnswer(answer)}`));
  }
  return told;
}

const PAGES = (slug: string, item: string, pool: string) => [
  ...['', '?disponible=1', '?tri=envies', '?tri=prix', '?prix=0-30', '?q=lampe', '?famille=autres'].map(
    (query) => `/${slug}${query}`,
  ),
  `/${slug}?offrir=${item}`,
  `/${slug}?reserve=${item}`,
  `/p/participation-cagnotte/${slug}`,
  `/p/participation-cagnotte/${slug}?cadeau=${pool}`,
  ...['ma-liste', 'liste', 'notifications', 'remerciements', 'parametres/liste', 'recherche?q=Poussette'].map(
    (screen) => `/i/marketplace/${screen}`,
  ),
  ...['/sitemap.xml', '/robots.txt', '/llms.txt', '/magazine/rss.xml'],
];

async function pagesOf(twin: Twin): Promise<string[]> {
  const told: string[] = [];
  const item = twin.products[0]?.merchant_item_id ?? '';
  for (const path of PAGES(twin.slug, item, pools.get(twin) ?? '')) {
    const answer = await fetch(server.url + path, {
      redirect: 'manual',
      headers: { cookie: 'hasAuth=1', authorization: `Bearer ${twin.token}` },
    });
    told.push(sameFor(twin, `${path}\n${await wholeAnswer(answer)}`));
  }
  return told;
}

/** Element by element, so that a difference is a line of the report. */
const pieces = (page = '') => page.split(/(?=<)/);

describe('until the reveal', () => {
  it('the pages of both lists are the same, headers included, for a browser that has a session', async () => {
    // Results are kept from the second asking on, by whomever: what is compared comes after that.
    for (const twin of [given, empty]) await pagesOf(twin);
    const [one, other] = [await pagesOf(given), await pagesOf(empty)];
    for (const [nth, page] of one.entries()) expect(pieces(page)).toEqual(pieces(other[nth]));
    expect(one.join()).not.toMatch(/^(etag|last-modified): .*\n[\s\S]*data-list=/m);
  });

  it('the picture that a shared link shows is the same to the byte', async () => {
    const pictures: string[] = [];
    for (const { slug } of [given, empty]) {
      const page = await (await fetch(`${server.url}/${slug}`)).text();
      const address = /property="og:image" content="([^"]+)"/.exec(page)?.[1] ?? '';
      const picture = await fetch(address);
      expect(picture.headers.get('content-type')).toMatch(/^image\//);
      const hash = createHash('sha256').update(Buffer.from(await picture.arrayBuffer()));
      pictures.push(`${address} ${hash.digest('hex')}`);
    }
    expect(pictures[0]).toBe(pictures[1]);
  });

  it('signing in answers both the same, and nothing takes longer for what was given', async () => {
    const answers: string[] = [];
    const times = new Map<Twin, number[]>([given, empty].map((twin) => [twin, []]));
    for (let turn = 0; turn < 15; turn += 1)
      for (const [twin, kept] of times) {
        const begun = performance.now();
        await answersTo('list/get', twin);
        kept.push(performance.now() - begun);
      }
    for (const twin of [given, empty]) {
      const typed = JSON.stringify({ email: twin.email, password: TWIN_PASSWORD });
      const answer = await fetch(`${server.url}/api/user/login_with_password`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: typed,
      });
      answers.push(sameFor(twin, await wholeAnswer(answer)));
    }
    expect(answers[0]).toContain('"session_type":"user"');
    expect(answers[0]).toBe(answers[1]);
    const [one = 0, other = 0] = [...times.values()].map((kept) => kept.toSorted((a, b) => a - b)[7] ?? 0);
    // An order of magnitude: a machine that does something else must not be mistaken for a leak.
    expect(Math.max(one, other) / Math.min(one, other)).toBeLessThan(10);
  });

  it('a stranger’s page does differ: the comparison would see a leak', async () => {
    const pageOf = async (twin: Twin) =>
      sameFor(twin, await (await fetch(`${server.url}/${twin.slug}`)).text());
    expect(await pageOf(given)).not.toBe(await pageOf(empty));
  });

  it('every call answers both owners the same, those that write or end something too', {
    timeout: 240_000,
  }, async () => {
    const paths = await everyCall();
    expect(paths.length).toBeGreaterThan(90);
    let done = 0;
    for (const path of paths) {
      const [one, other] = [await answersTo(path, given), await answersTo(path, empty)];
      expect(one, path).toEqual(other);
      done += one.filter((answer) => /\n200\n/.test(answer) && !answer.includes('"err"')).length;
    }
    expect(done, 'calls that were done').toBeGreaterThan(55);
  });

  it('the line to a list, the mails and the account’s end tell both owners the same', async () => {
    for (const stream of streams) stream.stop();
    const [one = '', other = ''] = await Promise.all(streams.map(({ read }) => read));
    const events = (text: string, twin: Twin) => sameFor(twin, text).match(/^data: .*$/gm);
    expect(events(one, given)?.length).toBeGreaterThan(10);
    expect(events(one, given)).toEqual(events(other, empty));
    expect(mailsLeft(server, given.email)).toEqual(mailsLeft(server, empty.email));
    for (const path of ['user/get_notifications', 'user/export_my_data', 'user/delete_my_account'])
      expect(await answersTo(path, given), path).toEqual(await answersTo(path, empty));
  });
});
