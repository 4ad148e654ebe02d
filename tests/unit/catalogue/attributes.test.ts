import { expect, it } from 'vitest';
import { crossedRanges, unknownValues, valuesText, valuesTyped } from '#src/features/catalogue/attributes.ts';

it.each([
  ['sizes', '3 mois, Taille 6 mois, pointure 20, TOG 2,5, 60 × 120', ['m3', 'm6', 'p20', 'tog2.5', '60x120']],
  ['sizes', 'naissance; 62 cm', ['m0', 'm3']],
  ['colours', 'Vert, BLEU,vert', ['vert', 'bleu']],
  ['materials', 'coton bio, Bois', ['coton bio', 'bois']],
] as const)('%s are read as people write them: %s', (name, text, values) => {
  expect(valuesTyped(name, text)).toEqual(values);
});

it('keeps what it does not know as it was typed, and says so', () => {
  const sizes = valuesTyped('sizes', '6 mois, immense');
  expect(sizes).toEqual(['m6', 'immense']);
  expect(unknownValues({ sizes, colours: ['vert'] })).toEqual({ sizes: 'immense' });
});

it('writes a list so that it is read back the same', () => {
  const sizes = ['m0', 'm18', 'p24', 'tog0.5', '45x52'];
  expect(valuesTyped('sizes', valuesText('sizes', sizes))).toEqual(sizes);
});

it('finds ranges the wrong way round, and none where an end is open', () => {
  const nothing = { sizes: [], colours: [], materials: [], weight_min: null, weight_max: null };
  expect(crossedRanges({ ...nothing, age_min: 12, age_max: 6 })).toEqual(['age_max']);
  expect(crossedRanges({ ...nothing, age_min: 12, age_max: null })).toEqual([]);
});
