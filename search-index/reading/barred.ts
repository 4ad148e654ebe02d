import { keyWords, singular } from '../thesaurus/key.ts';
import type { Thesaurus } from '../thesaurus/thesaurus.ts';
import { colourAt } from './colours.ts';
import { materialAt, materialsFor } from './materials.ts';
import type { Barred } from './reading.ts';
import { phraseAt, phrasesOf, type Token } from './tokens.ts';
import { wordId } from './words.ts';

/** Words before what is not wanted. */
const OTHER_THAN = phrasesOf([
  ...[
    'autre chose que',
    'autre chose qu',
    'autres choses que',
    'autre que',
    'autre qu',
    'autres que',
    'autres qu',
  ],
  ...['sauf', 'hors', 'excepte', 'a part', 'mais pas', 'surtout pas', 'plutot pas', 'rien en'],
]);
const NONE_OF = phrasesOf([
  'surtout pas de',
  'mais pas de',
  'pas de',
  'pas d',
  'pas des',
  'pas en',
  'pas',
  'ni',
]);
const WITHOUT = phrasesOf(['sans']);
const ARTICLES = new Set(['un', 'une', 'du', 'de', 'd', 'des', 'le', 'la', 'l', 'les', 'en']);
/** "On n’a pas de baignoire" tells what somebody lacks, and bars nothing. */
const HAS = new Set(
  'a ai as ont avons avez avait avoir aura est es sont suis y ya n ne veut veux peut peux va vont il elle'.split(
    ' ',
  ),
);
/** Names of several words begin with one that alone is another thing. */
const LONGEST = 4;

export const NOTHING_BARRED: Barred = { things: [], colours: [], materials: [], words: [] };

interface Object {
  to: number;
  barred: Partial<Record<keyof Barred, readonly string[]>>;
}

/** The words behind one that bars them: a thing, a colour or a material; any word where one kind is told from others. */
function objectAt(
  tokens: readonly Token[],
  start: number,
  { thesaurus, things, any }: { thesaurus: Thesaurus; things: boolean; any: boolean },
): Object | null {
  let at = start;
  while (ARTICLES.has(tokens[at]?.word ?? '')) at += 1;
  const first = tokens[at];
  if (!first || !/^\p{L}{3,}/u.test(first.word)) return null;
  const material = materialAt(tokens, at);
  if (material) return { to: material.to, barred: { materials: materialsFor(material.material) } };
  if (things)
    for (let to = Math.min(tokens.length, at + LONGEST); to > at; to -= 1) {
      const text = tokens
        .slice(at, to)
        .map(({ word }) => word)
        .join(' ');
      const keys = keyWords(text);
      const [match] = thesaurus.find(keys);
      if (match && match.from === 0 && match.to === keys.length)
        return { to, barred: { things: match.namings.map(({ concept }) => concept.id) } };
    }
  const colour = colourAt(tokens, at, { certain: false });
  if (colour) return { to: colour.to, barred: { colours: [colour.colour] } };
  return any ? { to: at + 1, barred: { words: [wordId(singular(first.word))] } } : null;
}

/**
 * What is said not to be wanted ("pas de vêtements", "autre qu’un doudou", "sans plastique"), and the words that are left.
 * The words of a name are no refusal: a bodysuit without sleeves is a kind of them.
 */
export function barredIn(
  tokens: readonly Token[],
  thesaurus: Thesaurus,
): { kept: readonly Token[]; barred: Barred } {
  const barred = {
    things: [] as string[],
    colours: [] as string[],
    materials: [] as string[],
    words: [] as string[],
  };
  const kept: Token[] = [];
  for (let at = 0; at < tokens.length; ) {
    const other = phraseAt(tokens, at, OTHER_THAN);
    const none = phraseAt(tokens, at, NONE_OF);
    const without = phraseAt(tokens, at, WITHOUT);
    const length = Math.max(other, none, without);
    const lacks = none > 0 && none >= other && HAS.has(tokens[at - 1]?.word ?? '');
    const object =
      length > 0 && !lacks
        ? objectAt(tokens, at + length, { thesaurus, things: without === 0, any: other > 0 && at > 0 })
        : null;
    if (object) {
      for (const [field, values] of Object.entries(object.barred))
        barred[field as keyof Barred].push(...values);
      at = object.to;
    } else {
      kept.push(tokens[at] as Token);
      at += 1;
    }
  }
  return kept.length === tokens.length ? { kept: tokens, barred: NOTHING_BARRED } : { kept, barred };
}

/** The same text with spaces where words were left out: places in it stay. */
export function blanked(query: string, tokens: readonly Token[], kept: readonly Token[]): string {
  if (tokens === kept) return query;
  let text = query.normalize('NFC');
  for (const { from, to } of tokens.filter((token) => !kept.includes(token)))
    text = `${text.slice(0, from)}${' '.repeat(to - from)}${text.slice(to)}`;
  return text;
}
