import { animals } from './animals.ts';
import { landscapes } from './landscapes.ts';
import { leaves } from './leaves.ts';
import { letters } from './letters.ts';
import { nights } from './night.ts';
import { patterns } from './patterns.ts';

/** Every drawn cover by its name; what it shows is said in src/features/themes/drawn-covers.ts. */
export const DRAWINGS: Readonly<Record<string, () => string>> = {
  ...landscapes,
  ...nights,
  ...leaves,
  ...animals,
  ...patterns,
  ...letters,
};
