import { expect, it } from 'vitest';
import { findRedFlag } from '#src/features/assistant/red-flags/find-red-flag.ts';
import {
  LAST_ORDINARY,
  LAST_URGENT,
  LATER_ORDINARY,
  LATER_URGENT,
  NIGHT_ORDINARY,
  NIGHT_URGENT,
} from './data/typed-at-night.ts';

const missed = (wordings: readonly string[]) => wordings.filter((one) => findRedFlag(one) === null);
const alarms = (wordings: readonly string[]) => wordings.filter((one) => findRedFlag(one) !== null);

it('knows dangers as they are typed on a phone at night', () => {
  expect(missed([...NIGHT_URGENT, ...LATER_URGENT])).toEqual([]);
});

it('raises no alarm for ordinary questions in the same words', () => {
  expect(alarms(NIGHT_ORDINARY)).toEqual([]);
  expect(alarms([...LATER_ORDINARY, ...LAST_ORDINARY])).toEqual([]);
});

it('finds as many of a round that was never looked at as when it was counted', () => {
  expect(LAST_URGENT.length - missed(LAST_URGENT).length).toBeGreaterThanOrEqual(16);
});
