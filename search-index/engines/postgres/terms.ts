import type { SearchKind } from '../../documents/kinds.ts';
import { otherNumber } from '../../french/plural.ts';
import { soundOf } from '../../reading/sound.ts';
import { typosAllowed, typosBetween, typosToPrefix } from '../../typos.ts';
import type { SearchDatabase } from './database.ts';

const MAX_CORRECTIONS = 20;

/** After every text that begins with the same letters, in the order of code points. */
const LAST = String.fromCodePoint(0x10ffff);

/** The live words among which `where` chooses, counted: a question of the index for each word, in whatever plan. */
const count = (where: string) =>
  `(select count(*) from search_term k, live where k.kind = $1 and k.generation = live.generation and ${where})`;
const begins = (term: string, beginning: string) =>
  `${term} ~>=~ ${beginning} and ${term} ~<~ (${beginning} || '${LAST}')`;

/**
 * Words of the index near an unknown one: by trigrams, or by the two first letters for short ones. The words that the
 * index knows are set aside before anything near is looked for, and each way of being near has its own index to read.
 */
const NEAR = `
  with live as materialized (
    select live as generation from search_generation where kind = $1
  ), unknown as materialized (
    select w.word from unnest($2::text[], $3::text[], $4::text[]) as w(word, other, beginning)
    where ${count('k.term in (w.word, w.other)')} = 0
      and (w.beginning = '' or ${count(begins('k.term', 'w.beginning'))} = 0)
  )
  select unknown.word, near.term from unknown cross join lateral (
    select term from (
      select alike.term from (select kind, generation, term from search_term where term % unknown.word offset 0) alike, live
        where alike.kind = $1 and alike.generation = live.generation
      union
      select t.term from search_term t, live
        where t.kind = $1 and t.generation = live.generation and ${begins('t.term', 'left(unknown.word, 2)')}
    ) t
    where length(term) >= length(unknown.word) - 2
    order by similarity(term, unknown.word) desc limit 200
  ) near`;

/** Letters that may differ between two names that sound the same. */
const OF_SOUND = 3;
const isHeard = (word: string, term: string, typos: number) =>
  typos <= OF_SOUND && soundOf(word) !== '' && soundOf(word) === soundOf(term);

/**
 * For each word the index does not know, the known words one or two typing mistakes away (the nearest only).
 * `last` may be unfinished: its beginning counts.
 */
export async function findCorrections(
  db: SearchDatabase,
  kind: SearchKind,
  { words, last }: { words: readonly string[]; last: string | undefined },
): Promise<Map<string, string[]>> {
  const doubtful = words.filter((word) => typosAllowed(word) > 0);
  if (doubtful.length === 0) return new Map();
  const { rows } = await db.query(NEAR, [
    kind,
    doubtful,
    doubtful.map((word) => otherNumber(word)[0] ?? word),
    doubtful.map((word) => (word === last ? word : '')),
  ]);
  const found = new Map<string, { term: string; typos: number }[]>();
  for (const row of rows) {
    const word = String(row.word);
    const term = String(row.term);
    const typos = word === last ? typosToPrefix(word, term) : typosBetween(word, term);
    if (typos <= typosAllowed(word) || (kind === 'content' && isHeard(word, term, typos)))
      found.set(word, [...(found.get(word) ?? []), { term, typos }]);
  }
  return new Map([...found].map(([word, terms]) => [word, nearest(terms)]));
}

function nearest(terms: { term: string; typos: number }[]): string[] {
  const fewest = Math.min(...terms.map(({ typos }) => typos));
  return terms
    .filter(({ typos }) => typos === fewest)
    .slice(0, MAX_CORRECTIONS)
    .map(({ term }) => term);
}
