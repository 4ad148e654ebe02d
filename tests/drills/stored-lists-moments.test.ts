import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parisDayOf } from '#src/lib/calendar-day.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { difference, type ListSite, openListSite, read } from '../support/list-site.ts';

const url = process.env.TEST_DATABASE_URL ?? '';
const ADMIN = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
const TAKEN = /class="pill pill-sage"/;
/** A look at the clock every second and at the database every five, and as much again for a slow machine. */
const SEEN_MS = 12_000;
/** Both processes have looked by then at what is to come. */
const LOOKED_MS = 2500;

/** A change that the hour makes of a stored list is published then: nobody writes, nobody asks. */
describe.runIf(url)('stored lists, by the hour', () => {
  let site: ListSite;
  let list: Awaited<ReturnType<ListSite['owner']>>;
  let path = '';
  const own = () => ({ url: site.servers[0].url, token: list.token });

  const reserve = async (name: string) => {
    const { item } = await site.call<{ item: { item: { merchant_item_id: string } } }>(
      own(),
      'list/add_custom_item_to_main',
      { item: { name } },
    );
    const { merchant_item_id } = item.item;
    await site.call(site.servers[0], 'publiclist/reserve_item', {
      list_uuid: list.uuid,
      merchant_item_id,
      email: 'mamie@exemple.fr',
    });
  };
  const lapseIn = (seconds: number) =>
    site.database.query(
      `update reservation set reserved_until = now() + make_interval(secs => $1::int) where step = 'reserved' and reserved_until > now()`,
      [seconds],
    );
  const shows = async (server: { url: string }) => TAKEN.test((await read(server.url + path)).text);
  const until = async (server: { url: string }, taken: boolean) => {
    for (const end = performance.now() + SEEN_MS; performance.now() < end; await pause(50))
      if ((await shows(server)) === taken) return true;
    return false;
  };

  beforeAll(async () => {
    site = await openListSite(url, { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
    list = await site.owner();
    path = `/${list.slug}`;
  }, 360_000);
  afterAll(() => site?.stop(), 120_000);

  it('show a gift free again on both when its promise lapses', async () => {
    await pause(LOOKED_MS);
    await reserve('Poussette');
    for (const server of site.servers) expect(await until(server, true)).toBe(true);
    await lapseIn(2);
    for (const server of site.servers) expect(await until(server, false)).toBe(true);
  });

  it('show it so from the first answer of a process that was away meanwhile', async () => {
    await reserve('Lampe');
    for (const server of site.servers) expect(await until(server, true)).toBe(true);
    const [, two] = site.servers;
    await two.stop('SIGKILL');
    await lapseIn(1);
    await pause(1500);
    const env = { DATABASE_URL: site.databaseUrl, SEED: 'empty', DATA_DIR: two.dataDir };
    site.servers[1] = (await startBuiltServer(env)) as BuiltServer;
    expect(await shows(site.servers[1])).toBe(false);
    expect(await until(site.servers[0], false)).toBe(true);
  });

  it('count the days anew when a day begins, and follow a clock that jumps', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    await site.call(own(), 'list/set_birthdate', { list_uuid: list.uuid, birthdate: day(100) });
    await reserve('Tapis');
    const days = async () => /Plus que (\d+)/.exec((await read(site.servers[0].url + path)).text)?.[1];
    const before = Number(await days());
    expect(await shows(site.servers[0])).toBe(true);
    const { token } = await site.call<{ token: string }>(site.servers[0], 'user/login_with_password', ADMIN);
    await site.call({ url: site.servers[0].url, token }, 'demo/advance_clock', { days: 20 });
    expect(await until(site.servers[0], false)).toBe(true);
    expect(Number(await days())).toBe(before - 20);
    expect(await difference(site, null, path)).toBeNull();
  });

  it('close the guesses as their last day ends, with nobody writing', async () => {
    const { token } = await site.call<{ token: string }>(site.servers[0], 'user/login_with_password', ADMIN);
    const admin = { url: site.servers[0].url, token };
    const { now } = await site.call<{ now: string }>(admin, 'demo/advance_clock', { days: 0 });
    const closes_on = parisDayOf(now);
    await site.call(own(), 'guess/open', { list_uuid: list.uuid, asks: ['sex'], closes_on });
    const says = async (server: { url: string }, words: string) => {
      for (const end = performance.now() + SEEN_MS; performance.now() < end; await pause(50))
        if ((await read(server.url + path)).text.includes(words)) return true;
      return false;
    };
    for (const server of site.servers) expect(await says(server, 'On peut jouer jusqu’au')).toBe(true);
    await site.call(admin, 'demo/advance_clock', { days: 2 });
    for (const server of site.servers) expect(await says(server, 'Les pronostics sont clos')).toBe(true);
    expect(await difference(site, null, path)).toBeNull();
  });
});
