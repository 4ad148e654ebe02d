import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Lived, openFrozenSite } from '#tests/support/frozen-site.ts';
import { startPostgres } from '#tests/support/postgres.ts';

const postgres = await startPostgres();
type Site = Awaited<ReturnType<typeof openFrozenSite>>;

/** A browser gives up after 14 s; whoever comes once it is known that a service is away waits for nothing. */
const FIRST_MS = 13_500;
const NEXT_MS = 8000;
const BACK_MS = 30_000;

const BANK = 'Le service de paiement ne répond pas. Rien n’a été débité\u202f: réessayez dans un instant.';
const SITE = 'Le site est momentanément indisponible. Patientez quelques secondes, puis réessayez.';
const SOON = 'Nous revenons dans un instant';

/** The service that is frozen, and what a person then reads; whatever is not named goes on as ever. */
const FROZEN: [service: Parameters<Site['freeze']>[0], reads: Record<string, string>][] = [
  ['search', {}],
  ['mail', {}],
  ['bank', { giving: BANK }],
  [
    'database',
    {
      'the page of giving': SOON,
      'asking Milla without a script': SOON,
      giving: SITE,
      searching: SITE,
      'the page of results': SOON,
      'asking Milla': SITE,
      'signing up': SITE,
      'the admin’s state': SITE,
      'the admin’s search': SITE,
    },
  ],
];

const isWell = ({ status, code }: Lived) => status === 200 && code === '';

/** Each service takes what it is sent and never answers, as one does that swaps, hangs, or stands behind a broken firewall. */
describe.runIf(postgres)('a service that is frozen', () => {
  let site: Site;
  beforeAll(async () => {
    if (postgres) site = await openFrozenSite(postgres);
    await well();
  }, 240_000);
  afterAll(async () => {
    await site?.close();
    await postgres?.stop();
  }, 60_000);

  /** Resolves once everything goes on; answers what was said last. */
  async function well(): Promise<Lived[]> {
    const until = performance.now() + BACK_MS;
    for (;;) {
      const lived = await site.walk();
      if (lived.every(isWell) || performance.now() > until) return lived;
      await pause(500);
    }
  }

  function expectWords(lived: readonly Lived[], reads: Record<string, string>): void {
    const said = lived.filter((one) => !isWell(one)).map(({ what, words }) => [what, words]);
    expect(Object.fromEntries(said)).toEqual(reads);
    for (const { status, code } of lived.filter((one) => !isWell(one)))
      expect([`${status} ${code}`.trim()]).toEqual([status === 503 ? '503' : '200 unavailable']);
  }

  it.each(FROZEN)(
    '%s: whoever comes is told in time and in French, and it goes on by itself',
    async (service, reads) => {
      const thaw = site.freeze(service);
      try {
        const first = await site.walk();
        expectWords(first, reads);
        expect(Math.max(...first.map(({ ms }) => ms))).toBeLessThan(FIRST_MS);
        const next = await site.walk();
        expectWords(next, reads);
        expect(Math.max(...next.map(({ ms }) => ms))).toBeLessThan(NEXT_MS);
      } finally {
        thaw();
      }
      expectWords(await well(), {});
    },
  );

  it('mail that waited left, once each', async () => {
    const mine = () => site.mailedTo().filter((to) => to.startsWith('parent'));
    for (let n = 0; n < 120 && new Set(mine()).size < 6; n += 1) await pause(500);
    expect(mine().length).toBe(new Set(mine()).size);
    expect(mine().length).toBeGreaterThanOrEqual(6);
  });
});
