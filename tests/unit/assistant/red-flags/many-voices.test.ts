import { expect, it } from 'vitest';
import { findRedFlag } from '#src/features/assistant/red-flags/find-red-flag.ts';
import { soundsLikeDanger } from '#src/features/assistant/red-flags/likeness.ts';
import { URGENT_TEXTS } from '#src/features/assistant/red-flags/red-flags.fr.ts';
import { findRedFlagAfter } from '#src/features/assistant/red-flags/told-before.ts';
import { VOICES_ORDINARY, VOICES_URGENT } from './data/many-voices.ts';

const isHeard = (wording: string) => findRedFlagAfter([], wording) !== null;
const isNumbered = (wording: string, number: string) => {
  const topic = findRedFlag(wording);
  return topic !== null && new RegExp(`\\b${number}\\b`).test(URGENT_TEXTS[topic]);
};

it('hears dangers in many voices that were looked at: 54 of 60 before, 41 by their own number', () => {
  expect(VOICES_URGENT.seen.filter(([wording]) => !isHeard(wording))).toEqual([]);
  expect(VOICES_URGENT.seen.filter((one) => isNumbered(...one)).length).toBeGreaterThanOrEqual(59);
});

it('hears those that nobody looked at: 49 of 60 before, 55 since', () => {
  expect(VOICES_URGENT.unseen.filter(([wording]) => isHeard(wording)).length).toBeGreaterThanOrEqual(55);
});

it('leaves ordinary things beside them alone, but for a few of those that nobody looked at', () => {
  expect(VOICES_ORDINARY.seen.filter(isHeard).length).toBeLessThanOrEqual(1);
  expect(VOICES_ORDINARY.unseen.filter(isHeard).length).toBeLessThanOrEqual(6);
});

it('reads a sign that stands for a word, and a word that was clipped', () => {
  expect(findRedFlag('🩸 14 sa c’est normal ?')).toBe('bleeding');
  expect(findRedFlag('🤒 39 bébé 2 mois')).toBe('young_fever');
  expect(findRedFlag('bb resp bizar')).toBe('breathing');
});

it('hears no danger in what is left of a manner of speaking', () => {
  // Brothers and sisters are told of every day.
  for (const said of [
    'ma fille de 3 ans est jalouse de son petit frère',
    'je veux me jeter sur le chocolat',
    'mon mari me frappe par sa patience',
  ])
    expect(soundsLikeDanger(said), said).toBe(false);
});
