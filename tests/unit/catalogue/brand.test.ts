import { expect, it } from 'vitest';
import { initialsOf } from '#src/features/catalogue/brand.ts';

it.each([
  ['Bercelys', 'B'],
  ['Grand-Mère Ysope', 'GM'],
  ['Les Ficelles de Marthe', 'FM'],
  ['Bain d’Ajonc', 'BA'],
  ['élan', 'É'],
  ['Les', 'L'],
  ['***', ''],
])('%s is marked %s', (name, mark) => {
  expect(initialsOf(name)).toBe(mark);
});
