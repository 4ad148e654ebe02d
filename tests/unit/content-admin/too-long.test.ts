import { describe, expect, it } from 'vitest';
import { isTooLong } from '#admin/document/too-long.ts';
import { tooLongForRich } from '#admin/document/too-long-for-rich.ts';
import { BODY_LIMITS } from '#src/calls/contract.ts';

const ROOM = BODY_LIMITS.content - 1_000;
const bytesOf = (text: string) => Buffer.byteLength(JSON.stringify(text));

/** The longest text of one sign that still fits, and the same with one more. */
function around(sign: string): [string, string] {
  const each = bytesOf(sign) - 2;
  const most = Math.floor((ROOM - 2) / each);
  return [sign.repeat(most), sign.repeat(most + 1)];
}

describe('a text too long for the server', () => {
  it.each([
    ['an accent', 'é'],
    ['a sign of three bytes', '…'],
    ['a face', '\u{1f476}'],
    ['half a face', '\ud83d'],
    ['a quotation mark', '"'],
    ['a backslash', '\\'],
    ['a line end', '\n'],
    ['a tab', '\t'],
    ['a control character', '\u0001'],
  ])('is weighed to the byte, in %s', (_name, sign) => {
    const [fits, over] = around(sign);
    expect(bytesOf(fits)).toBeLessThanOrEqual(ROOM);
    expect(bytesOf(over)).toBeGreaterThan(ROOM);
    expect([isTooLong(fits), isTooLong(over)]).toEqual([false, over.length >= 300_000]);
  });

  it('is one of more signs than the server reads, whatever they weigh', () => {
    expect([isTooLong('a'.repeat(1_500_000)), isTooLong('a'.repeat(1_500_001))]).toEqual([false, true]);
  });
});

describe('a text that is written as Markdown only', () => {
  const paragraph = 'a'.repeat(50_000);

  it.each([
    ['a paragraph as long as can be typed in', paragraph, null],
    ['one sign more', `${paragraph}a`, 'line'],
    ['six of them', `${paragraph}\n\n`.repeat(6), null],
    ['a last one that is longer', `${paragraph}\n\n${paragraph}a`, 'line'],
    ['many short ones, too many together', 'Une phrase.\n\n'.repeat(40_000), 'text'],
    ['many short ones', 'Une phrase.\n\n'.repeat(30_000), null],
  ] as const)('is told by its length and that of its lines: %s', (_name, text, tooLong) => {
    expect(tooLongForRich(text)).toBe(tooLong);
  });
});
