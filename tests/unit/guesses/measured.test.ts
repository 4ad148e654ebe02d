import { expect, it } from 'vitest';
import { centimetresIn, gramsIn } from '#src/features/guesses/measured.ts';

it.each([
  ['3350', 3350],
  ['3 350', 3350],
  ['3350 g', 3350],
  ['3,35 kg', 3350],
  ['3.35kg', 3350],
  ['4 kg 100', 4100],
  ['3kg050', 3050],
  ['3 kilos 350 g', 3350],
  ['3,350', 3350],
  ['3.4', 3400],
  ['2 kilos', 2000],
])('reads the weight that a person writes: %s', (typed, grams) => {
  expect(gramsIn(typed)).toBe(grams);
});

it.each(['lourd', '3 kg 35', '-3350', '3350 cm', '1e3', ''])('reads no weight in "%s"', (typed) => {
  expect(gramsIn(typed)).toBeNaN();
});

it('reads a length in centimetres', () => {
  expect(['50', '50 cm', '49,5', 'grand', '50 kg'].map(centimetresIn)).toEqual([
    50,
    50,
    50,
    Number.NaN,
    Number.NaN,
  ]);
});
