// Numbers that a schema lets through and no column holds.
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { prove } from '#tests/support/prove.ts';
import { withNumber } from '#tests/support/schema-samples.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await prove(desk.app, desk.rose.token);
});
afterAll(() => desk.app.close());

/** One more than an `integer` holds, and the largest whole number of JSON. */
const GIVEN = [2 ** 31, Number.MAX_SAFE_INTEGER];
/** They move the clock of the site, or the session that asks. */
const ASIDE = new Set(['/api/demo/advance_clock', '/api/user/logout']);

it('is refused, or is nobody’s: no call fails by it', async () => {
  const asked = registeredCalls().filter(({ path }) => !ASIDE.has(path));
  let sent = 0;
  const failed: string[] = [];
  for (const { path, input } of asked) {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    for (const given of GIVEN)
      for (const one of withNumber(schema, given)) {
        const { status, body } = await desk.app.send(path, JSON.stringify(one), {
          authorization: `Bearer ${desk.rose.token}`,
        });
        sent += 1;
        if (status >= 500 || body.code === 'unavailable') failed.push(`${path} ${JSON.stringify(one)}`);
      }
  }
  expect(failed).toEqual([]);
  expect(sent).toBeGreaterThan(300);
});
