import { expect, it } from 'vitest';
import { findRedFlag } from '#src/features/assistant/red-flags/find-red-flag.ts';
import { findRedFlagAfter } from '#src/features/assistant/red-flags/told-before.ts';
import ASKED_OF_PAGES from './data/asked-of-pages.json' with { type: 'json' };
import { TONGUES_ORDINARY, TONGUES_URGENT } from './data/other-tongues.ts';

const isHeard = (wording: string) => findRedFlagAfter([], wording) !== null;

it('hears dangers typed with one thumb, told of others, in other French and in English: 35 of 46 before, 44 since', () => {
  expect(TONGUES_URGENT.seen.filter((one) => !isHeard(one))).toEqual([]);
});

it('hears those that were held back: 35 of 46 before, 44 since', () => {
  expect(TONGUES_URGENT.unseen.filter(isHeard).length).toBeGreaterThanOrEqual(44);
});

it('leaves ordinary things told in the same voices alone: 6 and 5 of 43 alarmed before', () => {
  expect(TONGUES_ORDINARY.seen.filter(isHeard)).toEqual([]);
  expect(TONGUES_ORDINARY.unseen.filter(isHeard).length).toBeLessThanOrEqual(2);
});

it('hears no danger in the ways in which editors say that pages are asked: 44 in 1,504 alarmed before', () => {
  const alarming = ASKED_OF_PAGES.filter(isHeard);
  expect(alarming.length, alarming.join('\n')).toBeLessThanOrEqual(4);
});

it.each([
  ['my baby is not breathing', 'breathing'],
  ['baby turned blue please help', 'blue'],
  ['I am bleeding and 28 weeks pregnant', 'bleeding'],
  ['baby stopped moving since yesterday, 37 weeks', 'movements'],
  ['she swallowed a button battery', 'poison'],
  ['I want to kill myself since the birth', 'mind'],
  ['my husband hits me and I am pregnant', 'violence'],
  ['my newborn has a fever', 'young_fever'],
])('answers what is told in English by the text of its kind: %s', (said, topic) => {
  expect(findRedFlag(said)).toBe(topic);
});

it.each([
  'how do I prevent choking at meals',
  'blue pyjamas for a newborn',
  'which thermometer for a baby',
  'j’ai oublié de signer mon mot',
  'la douceur du coton',
  'une bouée pour la piscine',
])('hears nothing in %s', (said) => {
  expect(findRedFlagAfter([], said)).toBeNull();
});
