import type { SearchKind } from '../../documents/kinds.ts';
import { otherNumber } from '../../french/plural.ts';
import { typosAllowed, typosBetween, typosToPrefix } from '../../typos.ts';
import type { SearchDatabase } from './database.ts';

const MAX_CORRECTIONS = 20;

const LIVE = '(select live from search_generation where kind = $1)';

/** Words of the index near an unknown one: by trigrams, or by the two first letters for short ones. */
const NEAR = `
  select w.word, t.term
  from unnest($2::text[], $3::text[], $4::text[]) as w(word, other, beginning)
  cross join lateral (
    select term from search_term t
    where t.kind = $1 and t.generation = ${LIVE}
      and (t.term % w.word or t.term like left(w.word, 2) || '%')
      and length(t.term) >= length(w.word) - 2
    order by similarity(t.term, w.word) desc limit 200
  ) t
  where not exists (
    select from search_term k where k.kind = $1 and k.generation = ${LIVE}
      and (k.term in (w.word, w.other) or (w.beginning <> '' and k.term like w.beginning || '%'))
  )`;

/**
 * For each word the index does not know, the known words one or two typing mistakes away (the nearest only).
 * The last word may be unfinished: its beginning counts.
 */
export async function findCorrections(
  db: SearchDatabase,
  kind: SearchKind,
  words: string[],
): Promise<Map<string, string[]>> {
  const doubtful = words.filter((word) => typosAllowed(word) > 0);
  if (doubtful.length === 0) return new Map();
  const last = words.at(-1);
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
    if (typos <= typosAllowed(word)) found.set(word, [...(found.get(word) ?? []), { term, typos }]);
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
