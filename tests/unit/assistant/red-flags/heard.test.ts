import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { findRedFlag } from '#src/features/assistant/red-flags/find-red-flag.ts';
import { URGENT_TEXTS } from '#src/features/assistant/red-flags/red-flags.fr.ts';
import { HEARD_ORDINARY, HEARD_URGENT } from './data/heard-wordings.ts';
import { PRINTED_SIGNS } from './data/printed-signs.ts';

it.each(Object.entries(HEARD_URGENT))(
  'answers what is heard and told of by the text of %s',
  (topic, said) => {
    expect(said.map((wording) => `${findRedFlag(wording)}: ${wording}`)).toEqual(
      said.map((wording) => `${topic}: ${wording}`),
    );
  },
);

it('raises no alarm for manners of speaking, prevention and near misses', () => {
  expect(HEARD_ORDINARY.filter((question) => findRedFlag(question) !== null)).toEqual([]);
});

it('knows every sign that our pages print as one to call for', () => {
  const missed = PRINTED_SIGNS.flatMap(([, , wordings]) => wordings).filter(
    (wording) => findRedFlag(wording) === null,
  );
  expect(missed).toEqual([]);
});

it('has those signs as the pages print them today', () => {
  for (const [page, printed] of PRINTED_SIGNS) {
    const url = new URL(`../../../../src/features/content/seed/${page}.md`, import.meta.url);
    expect(readFileSync(url, 'utf8').replaceAll('**', ''), page).toContain(printed);
  }
});

it('sends a threat to the police and to 3919, and never to a line for suicide', () => {
  expect(URGENT_TEXTS.violence).toMatch(/\b17\b.*\b114\b par SMS.*\b3919\b/);
  expect(URGENT_TEXTS.violence).not.toContain('3114');
});

it('has 15 first where life is at stake in a pregnancy or after it', () => {
  const first = (text: string) => /\b(?:15|112)\b|maternité/.exec(text)?.[0];
  expect(first(URGENT_TEXTS.pregnancy_collapse)).toBe('15');
  expect(first(URGENT_TEXTS.bleeding)).toBe('15');
  expect(first(URGENT_TEXTS.convulsion)).toBe('15');
});
