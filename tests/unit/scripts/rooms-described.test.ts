import { describe, expect, it } from 'vitest';
import { faultsOf, type Room } from '../../../scripts/check/rooms-described.ts';

const INSIDE = [
  'README.md',
  'ledger.server.ts',
  'refunds',
  'refunds/ask.server.ts',
  'PotRow.tsx',
  'PotState.tsx',
];
const room = (readme: string | null, more: Partial<Room> = {}): Room => ({
  path: 'src/features/money',
  readme,
  inside: INSIDE,
  isThere: (path) => path === 'src/features/lists' || path === 'content-admin/payments/',
  words: new Set(['postLedger', 'refunds', 'ask']),
  ...more,
});
const WHOLE = '`ledger.server.ts`, `refunds/`, `Pot*.tsx`';
const of = (readme: string) => faultsOf(room(readme)).map((fault) => fault.replace(/^.*README\.md: /, ''));

describe('the README of a room', () => {
  it('is there', () => {
    expect(faultsOf(room(null))).toEqual(['src/features/money/README.md is missing']);
  });

  it('names every file and folder of the room, one by one or by a part of their name', () => {
    expect(of(WHOLE)).toEqual([]);
    expect(of('`ledger.server.ts`, `Pot*.tsx`')).toEqual(['refunds is not named']);
    expect(of(`${WHOLE.replace('Pot*', '*')}`)).toEqual([
      'PotRow.tsx is not named',
      'PotState.tsx is not named',
    ]);
  });

  it('need not name what every room has', () => {
    const inside = [...INSIDE, 'register.server.ts', 'money.fr.ts', 'money.css'];
    expect(faultsOf(room(WHOLE, { inside }))).toEqual([]);
  });

  it('names no file that is gone, in the room, under src or in the project', () => {
    expect(
      of(`${WHOLE}, \`refunds/ask.server.ts\`, \`features/lists\`, \`content-admin/payments/\``),
    ).toEqual([]);
    expect(of(`${WHOLE}, \`ask.server.ts\`, \`features/gifts\`, \`Gift*.tsx\``)).toEqual([
      'ask.server.ts is not there',
      'features/gifts is not there',
      'Gift*.tsx is not there',
    ]);
  });

  it('names no verb that no code says, and leaves addresses and commands alone', () => {
    expect(of(`${WHOLE}, \`postLedger\`, \`/api/x\`, \`npm run check\`, \`a: b\``)).toEqual([]);
    expect(of(`${WHOLE}, \`writeLedger\``)).toEqual(['no code says writeLedger']);
  });

  it('is short', () => {
    expect(of(`${WHOLE}${'\n'.repeat(61)}end`)).toEqual(['62 lines, 60 at most']);
  });
});
