import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { difference, type ListSite, openListSite, pageOf, read, readFresh } from '../support/list-site.ts';

const url = process.env.TEST_DATABASE_URL ?? '';
const TAKEN = /Réservé|Déjà offert|Encore \d+ sur/;

/** Two processes with a page store each: a list as bytes is right for whoever asks, on either. */
describe.runIf(url)('stored lists', () => {
  let site: ListSite;
  let list: Awaited<ReturnType<ListSite['owner']>>;
  let path = '';

  const [own, other] = [() => site.servers[0], () => site.servers[1]];
  const asOwner = <T = Record<string, unknown>>(call: string, input: object = {}) =>
    site.call<T>({ url: own().url, token: list.token }, call, { list_uuid: list.uuid, ...input });
  const addGift = async (name: string, quantity = 1) =>
    (
      await asOwner<{ item: { item: { id: number; merchant_item_id: string } } }>('list/add_custom_item', {
        item: { name, price: 4500, quantity },
      })
    ).item.item;
  const storedTwice = async () => {
    for (const server of site.servers)
      for (const kind of ['guest', 'signed in'] as const) {
        await read(server.url + path, kind);
        await read(server.url + path, kind);
      }
  };
  const renders = async (server = own()) => {
    const before = await read(server.url + path);
    return before.headers.get('etag');
  };

  beforeAll(async () => {
    site = await openListSite(url);
    list = await site.owner();
    path = `/${list.slug}`;
  }, 360_000);
  afterAll(() => site?.stop(), 120_000);

  it('are given from the store to guests, with a validator, to nobody’s cache but their own', async () => {
    await addGift('Poussette à trois roues');
    await storedTwice();
    const { headers, status } = await read(own().url + path);
    expect(status).toBe(200);
    expect(headers.get('etag')).toMatch(/^"/);
    expect(headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
    expect(headers.get('vary')).toBe('accept-encoding, cookie');
    expect(headers.get('set-cookie')).toBeNull();
    expect(headers.get('surrogate-key')).toBeNull();
    const again = await read(own().url + path, 'guest', { 'if-none-match': headers.get('etag') ?? '' });
    expect(again.status).toBe(304);
    expect((await readFresh(own().url + path)).headers.get('cache-control')).toBe('private, no-store');
  });

  it('keep an unlisted list out of search engines, and a public one in', async () => {
    expect((await read(own().url + path)).text).toContain('name="robots" content="noindex"');
    await asOwner('list/update_setting', { setting_name: 'visibility', val: 'public' });
    expect((await read(own().url + path)).text).not.toContain('noindex');
    await asOwner('list/update_setting', { setting_name: 'visibility', val: 'unlisted' });
    expect(await difference(site, own(), path)).toBeNull();
  });

  it('tell a browser with a session nothing of what was given, whatever the order of the readers', async () => {
    const gift = await addGift('Gigoteuse brodée');
    await storedTwice();
    await site.call(other(), 'publiclist/reserve_item', {
      list_uuid: list.uuid,
      merchant_item_id: gift.merchant_item_id,
      email: 'mamie@exemple.fr',
    });
    expect(await difference(site, other(), path)).toBeNull();
    for (const server of site.servers) {
      const guest = await read(server.url + path);
      const signedIn = await read(server.url + path, 'signed in');
      expect(guest.text).toMatch(TAKEN);
      expect(signedIn.text).not.toMatch(TAKEN);
      for (const cookie of ['a=1; hasAuth=1', 'hasAuth=1;b=2', ' hasAuth=1 ', 'hasAuth=0; hasAuth=1'])
        expect((await read(server.url + path, 'guest', { cookie })).text, cookie).not.toMatch(TAKEN);
      // The validator of the one opens nothing of the other.
      const etag = guest.headers.get('etag') ?? '';
      const crossed = await read(server.url + path, 'signed in', { 'if-none-match': etag });
      expect(crossed.status).toBe(200);
      expect(crossed.text).not.toMatch(TAKEN);
      const range = await read(server.url + path, 'signed in', { range: 'bytes=0-99999', 'if-range': etag });
      expect(range.text).not.toMatch(TAKEN);
    }
  });

  it('are one page under any query that asks for nothing, and none of the store under one that does', async () => {
    await storedTwice();
    const plain = await read(own().url + path);
    for (const query of [
      '?utm_source=lettre&utm_medium=mail',
      '?fbclid=x',
      '?',
      '?hasAuth=1',
      '?auth',
      '?%6Fther=1',
      `?${'x'.repeat(3000)}`,
    ]) {
      const answer = await read(own().url + path + query);
      expect(answer.headers.get('etag'), query).toBe(plain.headers.get('etag'));
    }
    for (const query of [
      '?q=x',
      '?offrir=1',
      '?%6Fffrir=1',
      '?reserve=1&achete',
      '?lien=envoye',
      '?utm_source=x&tri=prix',
    ]) {
      const answer = await read(own().url + path + query);
      expect(answer.headers.get('etag'), query).toBeNull();
      expect(answer.headers.get('cache-control'), query).toBe('private, no-store');
    }
    for (const odd of [`${path}%20auth`, `${path}/`, `${path}%00`, `/${list.slug.toUpperCase()}`])
      expect((await read(own().url + odd)).headers.get('etag'), odd).toBeNull();
  });

  it('give HEAD the head of the same page, and a form its own answer', async () => {
    const head = await fetch(own().url + path, {
      method: 'HEAD',
      headers: { 'accept-encoding': 'identity' },
    });
    const got = await fetch(own().url + path, { headers: { 'accept-encoding': 'identity' } });
    expect(head.headers.get('etag')).toBe(got.headers.get('etag'));
    expect(Number(head.headers.get('content-length'))).toBe((await got.arrayBuffer()).byteLength);
    const gift = await addGift('Anneau de dentition');
    await storedTwice();
    const form = new URLSearchParams({
      action: 'reserve',
      merchant_item_id: gift.merchant_item_id,
      email: 'tonton@exemple.fr',
    });
    const posted = await fetch(own().url + path, {
      method: 'POST',
      body: form,
      redirect: 'manual',
      headers: { origin: own().url },
    });
    expect(posted.status).toBe(303);
    // Without a script: the next page says so, and the list that everybody reads does too.
    const thanks = await read(own().url + posted.headers.get('location')?.split('#')[0]);
    expect(thanks.headers.get('etag')).toBeNull();
    expect(await difference(site, own(), path)).toBeNull();
  });

  it('are gone at once when the list is private, and again when it is deleted', async () => {
    await storedTwice();
    await asOwner('list/update_setting', { setting_name: 'visibility', val: 'private' });
    for (const kind of ['guest', 'signed in'] as const)
      expect((await read(own().url + path, kind)).status, kind).toBe(404);
    expect(await difference(site, own(), path)).toBeNull();
    await asOwner('list/update_setting', { setting_name: 'visibility', val: 'unlisted' });
    expect((await read(own().url + path)).status).toBe(200);
    const etag = await renders();
    await storedTwice();
    await asOwner('list/update_list', { slug: `${list.slug}-bis` });
    const moved = await read(own().url + path, 'guest', { 'if-none-match': etag ?? '' });
    expect([moved.status, moved.headers.get('location')]).toEqual([301, `/${list.slug}-bis`]);
    expect(await difference(site, own(), path)).toBeNull();
    path = `/${list.slug}-bis`;
    await storedTwice();
    await asOwner('list/update_list', { slug: list.slug });
    expect(await difference(site, own(), path)).toBeNull();
    path = `/${list.slug}`;
    expect(await difference(site, own(), path)).toBeNull();
    expect(pageOf(await read(own().url + path))).toContain('Poussette à trois roues');
    await storedTwice();
    await asOwner('list/delete_list');
    expect((await read(own().url + path)).status).toBe(404);
    expect(await difference(site, own(), path)).toBeNull();
  });
});
