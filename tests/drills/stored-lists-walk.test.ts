import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BuiltServer } from '../support/built-server.ts';
import { DOINGS, type Doer, openToGivers, rolling } from '../support/list-doings.ts';
import { difference, type ListSite, openListSite, read } from '../support/list-site.ts';

const url = process.env.TEST_DATABASE_URL ?? '';
/** Said again as `WALK_SEED`, the same steps are taken. */
const seed = Number(process.env.WALK_SEED ?? Date.now() % 1_000_000_000);
const TAKEN = /class="pill pill-sage"/;
/** Of one run: the seed is another each time. */
const BURSTS = 25;
const STORM = 300;

/** The bytes stored for one are right for all, whatever was done meanwhile, on either of two processes. */
describe.runIf(url)(`stored lists, seed ${seed}`, () => {
  const roll = rolling(seed);
  let site: ListSite;
  const lists: Doer['list'][] = [];

  const doer = (list: Doer['list'], server = site.servers[roll(2)]): Doer => {
    if (!server) throw new Error('two servers');
    return { site, server, list, roll };
  };
  const paths = ({ slug }: Doer['list']) => ['', '-b', '-c'].map((end) => `/${slug}${end}`);
  const readAll = (list: Doer['list']) =>
    Promise.all(
      site.servers.flatMap(({ url: at }) =>
        paths(list).flatMap((path) => [read(at + path), read(at + path, 'signed in')]),
      ),
    );
  const must = async (what: string, list: Doer['list'], at: BuiltServer | null = site.servers[0]) => {
    for (const path of paths(list))
      expect(await difference(site, at, path), `${what}, seed ${seed}`).toBeNull();
  };

  beforeAll(async () => {
    site = await openListSite(url);
    for (let n = 0; n < 3; n += 1) lists.push(await site.owner());
  }, 360_000);
  afterAll(() => site?.stop(), 120_000);

  it('are what a fresh page is, after each thing that owners and givers do', async () => {
    const [list] = lists;
    if (!list) throw new Error('a list');
    for (let n = 0; n < 4; n += 1) await DOINGS['list/add_custom_item']?.(doer(list));
    const refusals = new Map<string, string | null>();
    const refused = () => [...refusals].filter(([, why]) => why !== null).map(([name]) => name);
    // A second time, on what the first left behind; again where chance picked a gift that was gone.
    for (let round = 0; round < 6; round += 1)
      for (const name of round < 2 ? Object.keys(DOINGS) : refused()) {
        const one = doer(list);
        await openToGivers(one);
        if (round > 1 || roll(2)) await DOINGS['list/add_custom_item']?.(one);
        await readAll(list);
        const why = await DOINGS[name]?.(one).then(
          () => null,
          (error: Error) => error.message,
        );
        if (refusals.get(name) !== null) refusals.set(name, why ?? null);
        await must(`after ${name} (${why ?? 'done'})`, list, one.server as BuiltServer);
      }
    // Each was done at least once.
    expect(refused()).toEqual([]);
  }, 600_000);

  it('are so after random bursts of changes and readers on both, and never tell a session what was given', async () => {
    const names = Object.keys(DOINGS);
    for (let burst = 0; burst < BURSTS; burst += 1) {
      const work = Array.from({ length: 1 + roll(4) }, () => {
        const list = lists[roll(lists.length)] as Doer['list'];
        const name = names[roll(names.length)] as string;
        return { list, name, doing: DOINGS[name]?.(doer(list)).catch(() => undefined) };
      });
      const readers = Array.from({ length: 6 }, async () => {
        const list = lists[roll(lists.length)] as Doer['list'];
        const server = site.servers[roll(2)] ?? site.servers[0];
        const path = paths(list)[roll(3)] ?? '';
        const [guest, signedIn] = await Promise.all([
          read(server.url + path),
          read(server.url + path, 'signed in'),
        ]);
        expect([200, 301, 404]).toContain(guest.status);
        expect(signedIn.text, `seed ${seed}`).not.toMatch(TAKEN);
      });
      await Promise.all([...work.map(({ doing }) => doing), ...readers]);
      const told = work.map(({ name }) => name).join(', ');
      // Done on both: each has yet to hear of the other's.
      for (const list of new Set(work.map((one) => one.list)))
        for (const path of paths(list))
          expect(await difference(site, null, path), `burst ${burst} of ${told}, seed ${seed}`).toBeNull();
    }
  }, 600_000);

  it('stand a storm of changes on both, with readers all the while and the whole site published in between', async () => {
    const names = [
      'publiclist/give_item',
      'list/update_item',
      'list/add_custom_item',
      'list/reorder_items',
      'list/update_prop',
    ];
    for (const list of lists) await openToGivers(doer(list));
    let left = STORM;
    const changing = Array.from({ length: 8 }, async () => {
      while (left > 0) {
        left -= 1;
        const list = lists[roll(lists.length)] as Doer['list'];
        await DOINGS[names[roll(names.length)] as string]?.(doer(list)).catch(() => undefined);
      }
    });
    const statuses = new Set<number>();
    let told = 0;
    const reading = Array.from({ length: 4 }, async () => {
      while (left > 0) {
        const list = lists[roll(lists.length)] as Doer['list'];
        const at = `${site.servers[roll(2)]?.url}/${list.slug}`;
        const [guest, signedIn] = await Promise.all([read(at), read(at, 'signed in')]);
        for (const { status } of [guest, signedIn]) statuses.add(status);
        if (TAKEN.test(signedIn.text)) told += 1;
      }
    });
    for (let n = 0; n < 3; n += 1) {
      await site.database.query(`select page_publish(array['*', 'lists'])`);
      await pause(500);
    }
    await Promise.all([...changing, ...reading]);
    expect([[...statuses].filter((status) => status >= 400 && status !== 404), told]).toEqual([[], 0]);
    for (const list of lists) await must('after the storm', list, null);
  }, 600_000);
});
