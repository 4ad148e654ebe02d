// Stripe takes requests and says nothing: nobody waits twice for that, and nothing piles up behind it.
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Fault } from '#tests/support/stripe-double/server.ts';
import { type StripeSite, startStripeSite } from '#tests/support/stripe-site.ts';

let site: StripeSite;
beforeAll(async () => {
  site = await startStripeSite();
});
afterAll(() => site.close());

const hangs = (times: number) => Array.from({ length: times }, (): Fault => 'hang');
const asked = () => site.stripe.requests.length;

/** The end of a demand for a payment, and the time it took. */
async function outcome(): Promise<{ code: string; ms: number }> {
  const began = performance.now();
  const code = await site.prepared().then(
    () => 'prepared',
    (error: { code?: string }) => error.code ?? String(error),
  );
  return { code, ms: performance.now() - began };
}
const many = (times: number) => Promise.all(Array.from({ length: times }, outcome));

it('makes the first wait once, tells the next at once without asking, and finds Stripe again by itself', async () => {
  expect((await outcome()).code).toBe('prepared');
  site.stripe.faults.push(...hangs(20));
  const first = await many(6);
  for (const { code, ms } of first) {
    expect(code).toBe('unavailable');
    // One wait of five seconds: the second try that the library makes is not sent any more.
    expect(ms).toBeLessThan(9_000);
  }
  const before = asked();
  const next = await many(20);
  for (const { code, ms } of next) {
    expect(code).toBe('unavailable');
    expect(ms).toBeLessThan(1_500);
  }
  expect(asked()).toBe(before);

  // A while later one of them tries, in vain; the others still do not wait.
  await pause(2_100);
  // Any of the five may come first.
  const [tried, ...others] = (await many(5)).toSorted((a, b) => b.ms - a.ms);
  expect(asked()).toBe(before + 1);
  expect(tried?.ms).toBeGreaterThan(4_000);
  for (const { code, ms } of others) {
    expect(code).toBe('unavailable');
    expect(ms).toBeLessThan(1_500);
  }

  site.stripe.faults.length = 0;
  await pause(4_100);
  expect((await outcome()).code).toBe('prepared');
  expect((await many(5)).map(({ code }) => code)).toEqual(Array(5).fill('prepared'));
  expect(await site.books()).toEqual([]);
});

it('goes on asking a Stripe that answers with faults, or cuts the line: that takes nobody’s time', async () => {
  for (const fault of ['error', 'refused'] as const) {
    const before = asked();
    site.stripe.faults.push(...Array.from({ length: 8 }, (): Fault => fault));
    for (let n = 0; n < 4; n += 1) expect((await outcome()).code).toBe('unavailable');
    expect(asked()).toBe(before + 8);
    site.stripe.faults.length = 0;
    expect((await outcome()).code).toBe('prepared');
  }
});
