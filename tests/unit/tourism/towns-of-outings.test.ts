import { expect, it } from 'vitest';
import type { Commune } from '#src/features/places/place.ts';
import { townsOfOutings } from '#src/features/tourism/towns-of-outings.ts';

const commune = (code: string, name: string) => ({ code, name }) as Commune;
const annecy = commune('74010', 'Annecy');
const aix = commune('73008', 'Aix-les-Bains');
const thones = commune('74280', 'Thônes');
const byCode = new Map([annecy, aix, thones].map((one) => [one.code, one]));

it('names the town of every outing on a map, however far it is, and each once', () => {
  const outings = ['74010', '74280', '74280', '73008', '99999'].map((communeCode) => ({ communeCode }));
  expect(townsOfOutings(annecy, outings, byCode).map(({ name }) => name)).toEqual([
    'Annecy',
    'Thônes',
    'Aix-les-Bains',
  ]);
});

it('names the town itself where nothing is in it', () => {
  expect(townsOfOutings(annecy, [{ communeCode: '74280' }], byCode)).toEqual([annecy, thones]);
});
