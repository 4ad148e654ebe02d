import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callSite } from '../support/call-site.ts';
import { sendLine } from '../support/raw-request.ts';
import { findVarnish } from '../support/varnish.ts';
import {
  ARTICLE,
  ARTICLE_TAG,
  heat,
  openVarnishSite,
  PURGE_TOKEN,
  SECTION,
  untilShown,
  type VarnishSite,
} from '../support/varnish-site.ts';

const url = process.env.TEST_DATABASE_URL ?? '';
const PAGES = [ARTICLE, SECTION];
const LIST = '/liste-exemple';
/** The mark of a gift that somebody gives. */
const TAKEN = /class="pill pill-sage"/;
/** A change is purged once it is served, and again two seconds later (purger.ts). */
const PURGES_OF_A_CHANGE = 2;

/**
 * Varnish and its xkey module in front of two whole processes on one PostgreSQL. In which order things happen is
 * asserted here, on a machine of any speed; how long they take is measured by `npm run bench -- varnish`.
 */
describe.runIf(url && findVarnish())('Varnish in front of two servers', () => {
  let site: VarnishSite;

  beforeAll(async () => {
    site = await openVarnishSite(url);
  }, 360_000);
  afterAll(() => site?.stop(), 120_000);

  /** Counts the purges of the article by each process so far. */
  const purges = () => site.servers.map(({ gate }) => gate.acknowledged(ARTICLE_TAG));
  const purgedAgain = (before: number[], times: number) =>
    Promise.all(site.servers.map(({ gate }, i) => gate.until(ARTICLE_TAG, (before[i] ?? 0) + times)));
  const expectShown = async (title: string) => {
    for (let again = 0; again < 10; again += 1)
      for (const path of PAGES) expect((await site.get(path)).text, path).toContain(title);
  };

  it('keeps the pages that are the same for everyone, and shows nobody their tags', async () => {
    await heat(site, ARTICLE);
    const { headers } = await site.get(ARTICLE);
    expect(headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    for (const tags of ['surrogate-key', 'cache-tag', 'xkey']) expect(headers.get(tags)).toBeNull();
    const { headers: behind } = await site.get(ARTICLE, site.servers[0]?.url);
    expect(behind.get('cache-control')).toBe('public, max-age=0, s-maxage=86400, must-revalidate');
    expect(behind.get('surrogate-key')?.split(' ')).toEqual(expect.arrayContaining(['all', ARTICLE_TAG]));
    expect(behind.get('cache-tag')?.split(',')).toEqual(behind.get('surrogate-key')?.split(' '));
  });

  it('keeps nothing personal, nothing missing and nothing asked', async () => {
    for (const path of [
      '/prenoms/recherche?q=leo',
      `${LIST}?offrir=1`,
      '/mon-compte-merveille',
      '/page/rien',
    ]) {
      await site.get(path);
      const { headers } = await site.get(path);
      expect(headers.get('x-cache'), path).toBe('miss');
      const { headers: behind } = await site.get(path, site.servers[0]?.url);
      expect(behind.get('surrogate-key'), path).toBeNull();
    }
  });

  it('keeps a list twice, for guests and for sessions, and shows each what is theirs', async () => {
    const session = { headers: { cookie: 'a=b; hasAuth=1' } };
    const asked = async (more: RequestInit) => {
      const answer = await fetch(site.front + LIST, more);
      return { text: await answer.text(), headers: answer.headers };
    };
    const kept = async (more: RequestInit) => {
      for (let n = 0; n < 200; n += 1) {
        const answer = await asked(more);
        if (answer.headers.get('x-cache') === 'hit') return answer;
        await pause(20);
      }
      throw new Error('the list is not kept');
    };
    const reserve = async (gift: string, uuid: string) =>
      callSite({ url: site.servers[1]?.url ?? '' }, 'publiclist/reserve_item', {
        list_uuid: uuid,
        merchant_item_id: gift,
        email: 'mamie@exemple.fr',
      });
    const free = (text: string) =>
      /data-gift="([^"]+)"(?![^>]*data-left)(?:(?!<\/article>).)*name="offrir"/s.exec(text)?.[1] ?? '';
    const { text: first, headers } = await site.get(LIST, site.servers[0]?.url);
    const uuid = /data-list="([^"]+)"/.exec(first)?.[1] ?? '';
    expect(headers.get('cache-control')).toContain('s-maxage');
    const tag = /list:\d+/.exec(headers.get('surrogate-key') ?? '')?.[0] ?? '';
    /** Reserves through the second process, and waits until both have purged what they served before. */
    const take = async (gift: string) => {
      const before = site.servers.map(({ gate }) => gate.acknowledged(tag));
      await reserve(gift, uuid);
      const seen = site.servers.map(({ gate }, i) => gate.until(tag, (before[i] ?? 0) + PURGES_OF_A_CHANGE));
      await Promise.all(seen);
    };
    await take(free(first));
    const [guest, signedIn] = [await kept({ headers: { cookie: 'c=d' } }), await kept(session)];
    expect((await asked({})).headers.get('x-cache')).toBe('hit');
    for (const { headers } of [guest, signedIn]) {
      expect(headers.get('cache-control')).toBe('private, max-age=0, must-revalidate');
      expect(headers.get('vary')).toBe('accept-encoding, cookie');
    }
    expect(guest.text).toMatch(TAKEN);
    expect(signedIn.text).not.toMatch(TAKEN);
    const gift = free(guest.text);
    await take(gift);
    expect((await asked({})).text).toContain(`data-gift="${gift}"`);
    expect((await asked({})).text).toMatch(new RegExp(`data-gift="${gift}"[^>]*data-left="0"`));
    for (let n = 0; n < 10; n += 1) expect((await asked(session)).text).not.toMatch(TAKEN);
  }, 120_000);

  it.each([
    ['a tab', 'Cookie: a=b;\thasAuth=1'],
    ['another space', 'Cookie: a=b;\xa0hasAuth=1'],
    ['another space at the end', 'Cookie: hasAuth=1\xa0'],
    ['two lines', 'Cookie: a=b\r\nCookie: hasAuth=1'],
    ['two lines, the other way', 'Cookie: hasAuth=1\r\nCookie: a=b'],
  ])('gives nobody another’s list, however a stranger writes the cookie: %s', async (_, cookie) => {
    const mine = async (headers: HeadersInit) => (await fetch(site.front + LIST, { headers })).text();
    const purged = await fetch(`${site.front}/`, {
      method: 'PURGE',
      headers: { authorization: `Bearer ${PURGE_TOKEN}`, xkey: 'all' },
    });
    expect(purged.status).toBe(200);
    await sendLine(site.front, `GET ${LIST}`, { headers: [`Host: ${new URL(site.front).host}`, cookie] });
    expect(await mine({})).toMatch(TAKEN);
    expect(await mine({ cookie: 'hasAuth=1' })).not.toMatch(TAKEN);
  });

  it('refuses a purge from who does not have the token', async () => {
    await heat(site, ARTICLE);
    for (const authorization of ['Bearer faux', 'Bearer', '']) {
      const headers = { xkey: 'all', authorization };
      const answer = await fetch(`${site.front}/`, { method: 'PURGE', headers });
      expect(answer.status).toBe(403);
    }
    expect((await site.get(ARTICLE)).headers.get('x-cache')).toBe('hit');
  });

  it('shows an edit once both processes have purged it, wherever it was made, and never the old page after', async () => {
    for (let n = 0; n < 4; n += 1) {
      await Promise.all(PAGES.map((path) => heat(site, path)));
      const before = purges();
      const title = await site.edit(site.servers[n % 2]?.url ?? '');
      await purgedAgain(before, 1);
      await expectShown(title);
      await purgedAgain(before, PURGES_OF_A_CHANGE);
      await expectShown(title);
    }
  }, 240_000);

  it('shows an edit to those who keep asking for the page, and nothing old once it is purged again', async () => {
    await Promise.all(PAGES.map((path) => heat(site, path)));
    const before = purges();
    let asking = true;
    const readers = PAGES.map(async (path) => {
      while (asking) await site.get(path).catch(() => pause(10));
    });
    const title = await site.edit(site.servers[1]?.url ?? '');
    for (const path of PAGES) await untilShown(() => site.get(path), title);
    await purgedAgain(before, PURGES_OF_A_CHANGE);
    // Requests made by these readers before the purge may end after it; what is asked from now on is new.
    asking = false;
    await Promise.all(readers);
    await expectShown(title);
  }, 180_000);

  it('shows nothing old when a process is killed, misses an edit and comes back', async () => {
    const [one, two] = site.servers;
    if (!one || !two) throw new Error('two servers');
    await Promise.all(PAGES.flatMap((path) => [heat(site, path), site.get(path, two.url)]));
    await two.stop('SIGKILL');
    const before = one.gate.acknowledged(ARTICLE_TAG);
    const title = await site.edit(one.url);
    await one.gate.until(ARTICLE_TAG, before + 1);
    let watching = true;
    const seen = { fresh: 0, old: 0 };
    const watch = (async () => {
      for (; watching; await pause(10))
        for (const path of PAGES) {
          const { text, status } = await site.get(path);
          // A cache may find nobody to ask for a moment; what it must not do is answer with the old page.
          if (status === 200) seen[text.includes(title) ? 'fresh' : 'old'] += 1;
        }
    })();
    await site.restart(1);
    for (const path of PAGES) expect((await site.get(path, two.url)).text).toContain(title);
    await pause(500);
    watching = false;
    await watch;
    expect(seen.old).toBe(0);
    expect(seen.fresh).toBeGreaterThan(0);
  }, 300_000);
});
