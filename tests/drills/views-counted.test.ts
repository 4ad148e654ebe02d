import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parisDay } from '#src/lib/calendar-day.ts';
import { wrk } from '#tests/bench/support/wrk.ts';
import { type BuiltServer, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';

const ADMIN = { ADMIN_EMAIL: 'rose@exemple.test', ADMIN_PASSWORD: 'une phrase de rose 12' };
const AGENT = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const READERS = 64;
const LOAD_MS = 5000;
const PAGES = ['/', '/magazine', '/comment-ca-marche', '/nulle-part-du-tout'];

let server: BuiltServer;
beforeAll(async () => {
  server = await startBuiltServer({ SEED: 'empty', ...ADMIN });
}, 240_000);
afterAll(() => server.remove());

/** One reader after another page, until told to stop; programs among them. Answers the pages that people were given. */
async function readUntil(end: number, n: number): Promise<number> {
  let given = 0;
  while (performance.now() < end)
    for (const path of PAGES) {
      const program = n % 8 === 0;
      const answer = await fetch(server.url + path, {
        headers: { 'user-agent': program ? 'curl/8.5.0' : AGENT },
      });
      await answer.arrayBuffer();
      if (answer.status === 200 && !program) given += 1;
    }
  return given;
}

/** The views of today, as the newsroom reads them. */
async function readCounts(): Promise<() => Promise<number>> {
  const today = parisDay(new Date());
  const login = { email: ADMIN.ADMIN_EMAIL, password: ADMIN.ADMIN_PASSWORD };
  const { token } = await callSite<{ token: string }>(server, 'user/login_with_password', login);
  const asked = { what: 'views', from: today, to: today, by: 'day' };
  return async () =>
    (await callSite<{ total: number }>({ url: server.url, token }, 'admin/stats', asked)).total;
}

it('every page that a person was given under load is counted, and nothing that a program asked for', async () => {
  const end = performance.now() + LOAD_MS;
  const given = (await Promise.all(Array.from({ length: READERS }, (_, n) => readUntil(end, n)))).reduce(
    (sum, some) => sum + some,
    0,
  );
  expect(given).toBeGreaterThan(500);
  const counted = await readCounts();
  // They are written every few seconds.
  let total = 0;
  for (let n = 0; n < 100 && total < given * 0.99; n += 1) {
    await pause(500);
    total = await counted();
  }
  expect(total).toBeGreaterThanOrEqual(Math.floor(given * 0.99));
  expect(total).toBeLessThanOrEqual(given);
});

it('nor is one missed at the speed of wrk, where it is installed', async () => {
  const counted = await readCounts();
  let before = -1;
  // What the readers before were given is written.
  for (let now = await counted(); now !== before; now = await counted()) {
    before = now;
    await pause(8000);
  }
  const paths = JSON.stringify(PAGES.slice(0, 2)).slice(1, -1);
  const lua = `local paths = {${paths}}
local n = 0
request = function()
  n = n + 1
  return wrk.format('GET', paths[n % #paths + 1], {['user-agent'] = '${AGENT}'})
end`;
  const asked = await wrk(server.url, lua, { connections: READERS, seconds: LOAD_MS / 1000 });
  if (!asked) return;
  const given = asked.requests;
  let total = 0;
  for (let n = 0; n < 100 && total < given * 0.99; n += 1) {
    await pause(500);
    total = (await counted()) - before;
  }
  expect(total).toBeGreaterThanOrEqual(Math.floor(given * 0.99));
  // Those that were on their way as it ended are no answers to wrk.
  expect(total).toBeLessThanOrEqual(given + READERS);
  console.info(`${given} pages given at ${Math.round(asked.perSecond)} a second, ${total} counted`);
});
