import { care } from './care.ts';
import { clothes } from './clothes.ts';
import { home } from './home.ts';
import type { Drawings } from './marks.ts';
import { meals } from './meals.ts';
import { outings } from './outings.ts';
import { play } from './play.ts';
import { sleep } from './sleep.ts';
import { types } from './types.ts';

export const DRAWINGS: Drawings = {
  ...types,
  ...sleep,
  ...meals,
  ...care,
  ...outings,
  ...play,
  ...clothes,
  ...home,
};
