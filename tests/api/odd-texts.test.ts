// Texts that a schema lets through and that mean nothing, or too much, where they are used.
import { afterAll, beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';
import { prove } from '#tests/support/prove.ts';
import { samplesOf } from '#tests/support/schema-samples.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await prove(desk.app, desk.rose.token);
});
afterAll(() => desk.app.close());

const GIVEN = [
  '0000-01-01',
  '9999-12-31',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59+23:59',
  '%',
  '__proto__',
  '١٢٣',
  '9'.repeat(40),
];
/** They move the clock of the site, or the session that asks. */
const ASIDE = new Set(['/api/demo/advance_clock', '/api/user/logout', '/api/user/logout_everywhere']);

/** The sample with this text in the place of its own. */
function put(sample: unknown, field: string, text: string): unknown {
  const [first, ...rest] = field.split('.') as [string, ...string[]];
  if (field === '') return text;
  const copy = (Array.isArray(sample) ? [...sample] : { ...(sample as object) }) as Record<string, unknown>;
  copy[first] = rest.length > 0 ? put(copy[first], rest.join('.'), text) : text;
  return copy;
}

it('is refused, or is nobody’s: no call fails by it', async () => {
  const failed: string[] = [];
  let sent = 0;
  for (const { path, input } of registeredCalls()) {
    if (ASIDE.has(path)) continue;
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    for (const { field, withText } of samplesOf(schema))
      for (const text of GIVEN) {
        const { status, body } = await desk.app.send(path, JSON.stringify(put(withText(''), field, text)), {
          authorization: `Bearer ${desk.rose.token}`,
        });
        sent += 1;
        if (status >= 500 || body.code === 'unavailable')
          failed.push(`${path} ${field}=${text} ${status} ${JSON.stringify(body)}`);
      }
  }
  expect(failed).toEqual([]);
  expect(sent).toBeGreaterThan(2000);
});
