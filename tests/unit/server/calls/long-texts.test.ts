// A pattern that goes over a long text again and again holds everybody up: ReDoS (docs/decisions/0025).
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { registerCalls } from '#src/boot/boot.server.ts';
import { BODY_LIMITS } from '#src/calls/contract.ts';
import { plainInput } from '#src/server/calls/plain-text.ts';
import { registeredCalls } from '#src/server/calls/registry.ts';
import { samplesOf } from '#tests/support/schema-samples.ts';

beforeAll(() => registerCalls());

/** Repeated to the end of a body; the last sign makes a pattern look for another way. */
const REPEATED = ['a', ' ', '0', '-', 'é', '\n', 'a ', ' \n', 'a@', 'a.', '/', '<', '’'];
const LONG = BODY_LIMITS.default - 2048;
/** Of the processor, whatever else the machine does. A linear pattern takes less than 5. */
const MOST_MS = 50;
/** A collection may fall into one try, and not into all of them. */
const TRIES = 4;

/** Milliseconds of the processor that a call takes to read its input, the least of some tries. */
function timeToRead(input: z.core.$ZodType, sent: unknown): number {
  let least = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < TRIES && least > MOST_MS; turn += 1) {
    const before = process.cpuUsage();
    z.safeParse(input, plainInput(sent));
    least = Math.min(least, process.cpuUsage(before).user / 1000);
  }
  return least;
}

it('no call takes long to say that a text is too long', () => {
  const slow: string[] = [];
  for (const { path, input } of registeredCalls()) {
    const schema = z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' });
    for (const { field, withText } of samplesOf(schema))
      for (const piece of REPEATED) {
        const sent = withText(`${piece.repeat(LONG / piece.length)}\u0001`);
        const ms = timeToRead(input, sent);
        if (ms > MOST_MS) slow.push(`${path} ${field} ${JSON.stringify(piece)}: ${Math.round(ms)} ms`);
      }
  }
  expect(slow).toEqual([]);
}, 300_000);
