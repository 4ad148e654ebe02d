import { expect, it } from 'vitest';
import { findRedFlag } from '#src/features/assistant/red-flags/find-red-flag.ts';
import { findRedFlagAfter } from '#src/features/assistant/red-flags/told-before.ts';
import { ACCIDENT_ORDINARY, ACCIDENT_URGENT, WATCHED_URGENT } from './data/accidents.ts';

it.each(Object.entries(ACCIDENT_URGENT))(
  'answers accidents and blows, as who stands by tells them, by the text of %s',
  (topic, said) => {
    expect(said.map((wording) => `${findRedFlag(wording)}: ${wording}`)).toEqual(
      said.map((wording) => `${topic}: ${wording}`),
    );
  },
);

it('hears what a parent who watches types: 60 of 64 before their rules, none of which likeness has learnt', () => {
  expect(WATCHED_URGENT.filter((one) => findRedFlagAfter([], one) === null)).toEqual([]);
});

it('raises hardly an alarm for things of every day in words of danger: 2 of 66', () => {
  const alarming = ACCIDENT_ORDINARY.filter((one) => findRedFlagAfter([], one) !== null);
  expect(alarming.length, alarming.join('\n')).toBeLessThanOrEqual(2);
});
