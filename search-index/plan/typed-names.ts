import { isDetail } from '../french/noise.ts';
import type { Reading } from '../reading/reading.ts';
import { SAYS_NOTHING } from '../reading/says-nothing.ts';
import { wordId } from '../reading/words.ts';
import { keyWords } from '../thesaurus/key.ts';
import { about, type Clause } from './clause.ts';

/** A name has no more words than these. */
const MOST_OF_NAME = 6;

/** True where an age or a size was read: it is met by more than what has the same figures in its name. */
const isMeasured = ({ age, sizes, weight, ownWeight }: Reading): boolean =>
  age !== null || sizes.length > 0 || weight !== null || ownWeight !== null;

const typedKeys = ({ said }: Reading): string[] =>
  [...new Set(keyWords(said))].filter((key) => key.length > 1 || /\d/.test(key));

/** The words that were typed beside the thing's: what bears one in its name comes before what does as well. */
export function besidesOf(reading: Reading): string[] {
  const { head, price } = reading;
  const figures = isMeasured(reading) || price !== null;
  const keys = typedKeys(reading).filter((key) => !head?.keys.includes(key) && !(figures && /\d/.test(key)));
  return keys.filter((key) => !SAYS_NOTHING.has(key) && !isDetail(key));
}

/** The products whose names bear every word that was typed beside the thing, whatever was read in it; null: no other word was. */
export function wholeName(reading: Reading): Clause | null {
  const { head, price } = reading;
  if (isMeasured(reading)) return null;
  const keys = typedKeys(reading);
  if (!head || head.need || keys.length <= head.keys.length || keys.length > MOST_OF_NAME) return null;
  return { all: [...keys.map((key) => about([wordId(key)])), ...(price ? [{ price }] : [])] };
}
