import { expect, it } from 'vitest';
import {
  type LetterWords,
  letterDifferences,
  mergeLetters,
  sameWords,
  segmentText,
} from '#admin/mailing/letter-text.ts';

const base: LetterWords = {
  name: 'Novembre',
  subject: 'Un mois',
  preheader: '',
  md: 'Un.\n\nDeux.\n',
  segment: { topics: ['magazine'] },
};

it('proposes what one side alone changed, joins texts changed in other places, and asks about the rest', () => {
  const mine = { ...base, name: 'À moi', md: 'Un.\n\nDeux, ici.\n', preheader: 'Ici' };
  const theirs: LetterWords = {
    ...base,
    md: 'Un, là.\n\nDeux.\n',
    preheader: 'Là',
    segment: { topics: ['offres'], has_list: true },
  };
  const found = letterDifferences({ base, mine, theirs });
  expect(found.map(({ name, proposed }) => [name, proposed])).toEqual([
    ['name', 'mine'],
    ['preheader', null],
    ['segment', 'theirs'],
    ['(texte)', 'both'],
  ]);
  const choices = { name: 'mine', preheader: 'theirs', segment: 'theirs', '(texte)': 'both' } as const;
  expect(mergeLetters({ base, mine, theirs }, choices)).toEqual({
    name: 'À moi',
    subject: 'Un mois',
    preheader: 'Là',
    md: 'Un, là.\n\nDeux, ici.\n',
    segment: { topics: ['offres'], has_list: true },
  });
});

it('sees no change in the order of a segment, nor in the blanks that the server trims', () => {
  const other: LetterWords = {
    ...base,
    name: ' Novembre ',
    segment: { has_list: true, topics: ['offres', 'magazine'] },
  };
  const same: LetterWords = { ...base, segment: { topics: ['magazine', 'offres'], has_list: true } };
  expect(sameWords(other, same)).toBe(true);
  expect(sameWords(base, same)).toBe(false);
  expect(segmentText({ topics: [] })).toBe('Toutes les personnes inscrites');
  expect(segmentText({ topics: ['offres'], pot_open: false, term_from: '2027-01-02' })).toBe(
    'Les offres\nOnt une cagnotte ouverte\u202f: Non\nNaissance prévue du 2 janvier 2027',
  );
});
