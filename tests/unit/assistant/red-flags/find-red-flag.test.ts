import { expect, it } from 'vitest';
import { findRedFlag, readyRules } from '#src/features/assistant/red-flags/find-red-flag.ts';
import { LINES } from '#src/features/assistant/red-flags/lines.ts';
import { URGENT_TEXTS } from '#src/features/assistant/red-flags/red-flags.fr.ts';
import { TOPICS, type Topic } from '#src/features/assistant/red-flags/topics.ts';
import { LATER_ORDINARY, LATER_URGENT } from './data/later-wordings.ts';
import { ORDINARY, URGENT } from './data/wordings.ts';

const SEED = 20_260;
/** The same half each time: the rules were made while looking at the other one alone. */
function isUnseen(wording: string): boolean {
  let hash = SEED;
  for (const letter of wording) hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 16_777_619) >>> 0;
  return (hash >>> 7) % 2 === 1;
}

const urgent = Object.entries(URGENT).flatMap(([topic, wordings]) =>
  wordings.map((wording) => ({ topic: topic as Topic, wording })),
);
const numbersIn = (topic: Topic) =>
  Object.keys(LINES).filter((line) => new RegExp(`\\b${line}\\b`).test(URGENT_TEXTS[topic]));

it.each([
  ['tuned', false],
  ['unseen', true],
])('finds every danger of the %s half, and names its own text', (_half, unseen) => {
  const half = urgent.filter(({ wording }) => isUnseen(wording) === unseen);
  expect(half.length).toBeGreaterThan(150);
  expect(half.map(({ wording }) => `${findRedFlag(wording)}: ${wording}`)).toEqual(
    half.map(({ topic, wording }) => `${topic}: ${wording}`),
  );
});

it('finds every danger of the rounds that were written later', () => {
  const all = LATER_URGENT.flat();
  expect(all.length).toBeGreaterThan(300);
  expect(all.filter((wording) => findRedFlag(wording) === null)).toEqual([]);
});

it('leaves ordinary questions and near misses alone, but for two in a hundred', () => {
  const all = [...ORDINARY, ...LATER_ORDINARY.flat()];
  expect(all.length).toBeGreaterThan(500);
  const alarms = all.filter((question) => findRedFlag(question) !== null);
  expect(alarms.length / all.length).toBeLessThanOrEqual(0.02);
});

it('tells the nose that bleeds from a pregnancy that does, and years ago from today', () => {
  expect(findRedFlag('saigner du nez pendant la grossesse est-ce normal')).toBeNull();
  expect(findRedFlag('je saigne du nez et je perds du sang, enceinte')).toBe('bleeding');
  expect(findRedFlag('j’ai saigné l’an dernier')).toBeNull();
  expect(findRedFlag('j’ai saigné l’an dernier et je saigne encore ce matin')).toBe('bleeding');
  expect(findRedFlag('j’ai été violée il y a 10 ans')).toBe('violence');
  expect(findRedFlag('je ne saigne pas')).toBeNull();
  expect(findRedFlag('je ne saigne pas mais je ne sens plus bébé bouger')).toBe('movements');
});

it('reads accents, capitals, apostrophes and hasty typing alike', () => {
  for (const typed of [
    'JE SAIGNE ENCEINTE',
    'je  saigne\nenceinte',
    'jé sàigne encéinte',
    'je saigne enciente',
  ])
    expect(findRedFlag(typed), typed).toBe('bleeding');
  for (const nothing of ['', ' ', '???', '🙂', '<script>alert(1)</script>', '\u0000'])
    expect(findRedFlag(nothing)).toBeNull();
});

it('reads the longest question in a moment, whatever is repeated in it', () => {
  const started = performance.now();
  for (const word of ['je ', 'bebe ', 'mon mari me ', 'a 3 mois ', 'peur tuer ', 'aaaaaaaaaaaaaaaaaaaaa '])
    findRedFlag(word.repeat(500).slice(0, 500));
  expect(performance.now() - started).toBeLessThan(1000);
});

it.each([
  ['bleeding', ['15', '114']],
  ['breathing', ['15', '18', '112', '114']],
  ['poison', ['15', '01 40 05 48 48']],
  ['mind', ['15', '3114']],
  ['mind_baby', ['15', '119', '3114']],
  ['violence', ['15', '17', '112', '114', '119', '3919']],
  ['child_danger', ['17', '119']],
  ['online', ['3018']],
] as const)('names the right numbers for %s', (topic, numbers) => {
  expect(numbersIn(topic)).toEqual(expect.arrayContaining([...numbers]));
});

it('gives each danger a text that names a number, and neither a diagnosis, a dose nor a reason to stay at home', () => {
  for (const topic of TOPICS) {
    const text = URGENT_TEXTS[topic];
    expect(numbersIn(topic).length, topic).toBeGreaterThan(1);
    expect(text, topic).not.toMatch(
      /\b(?:mg|ml|dose|normal|rassur\w*|pas grave|inutile|probablement|il s’agit)\b/i,
    );
    expect(text, topic).not.toMatch(/[a-zéè] [:;!?]/);
    expect(text.length, topic).toBeLessThan(900);
  }
});

it('reads dangers the same once its patterns were made ready', async () => {
  const before = ['mon bébé ne respire plus', 'combien de bodies prévoir'].map(findRedFlag);
  await readyRules();
  expect(['mon bébé ne respire plus', 'combien de bodies prévoir'].map(findRedFlag)).toEqual(before);
  expect(before).toEqual(['breathing', null]);
});

it('hears no danger in who laughs, and one in what is told beside it', () => {
  expect(findRedFlag('il s’étouffe de rire avec le hochet')).toBeNull();
  expect(findRedFlag('on est morts de rire')).toBeNull();
  expect(findRedFlag('il s’étouffe de rire puis il devient tout bleu et ne respire plus')).not.toBeNull();
  expect(findRedFlag('il s’étouffe avec un morceau de pomme')).not.toBeNull();
});
