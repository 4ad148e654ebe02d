import type { Concept, NamingKind } from './concept.ts';
import { keyWords } from './key.ts';

/** A kind of a thing, with the words that make it one beside the thing's name: "pivotant" of a car seat. */
interface Kind {
  id: string;
  words: readonly string[];
}

/** Words that make no kind of a thing. */
const SAYS_LITTLE = new Set([
  'premier',
  'premiere',
  'petit',
  'petite',
  'grand',
  'grande',
  'bebe',
  'enfant',
  'nouveau',
]);

const WRITTEN = new Set<NamingKind | 'need'>(['name', 'fr', 'trade']);

/** -able and -ant say the same of a thing that folds or grows. */
export function folded(word: string): string {
  return word.length > 5 ? word.replace(/(?:ables?|antes?|ants?|ees?|ifs?|ives?)$/, '') : word;
}

function kindsBy(concepts: ReadonlyMap<string, Concept>): Map<string, Kind[]> {
  const found = new Map<string, Kind[]>();
  const written = (concept: Concept) =>
    concept.terms.filter(({ kind }) => WRITTEN.has(kind)).map(({ text }) => keyWords(text));
  for (const concept of concepts.values())
    for (const above of concept.broader) {
      const names = written(concepts.get(above) ?? concept);
      for (const words of written(concept))
        for (const name of names) {
          const rest = words.filter((word) => !name.includes(word));
          if (
            rest.every((word) => SAYS_LITTLE.has(word)) ||
            rest.length === words.length ||
            !name.every((word) => words.includes(word))
          )
            continue;
          found.set(above, [...(found.get(above) ?? []), { id: concept.id, words: rest.map(folded) }]);
        }
    }
  return found;
}

export interface KindsTold {
  ids: string[];
  words: string[];
}

/** Finds the kinds of things that some words make of them: those of most words, or with `every` all of them. */
export function kindsOf(concepts: ReadonlyMap<string, Concept>) {
  const kinds = kindsBy(concepts);
  return (ids: readonly string[], words: ReadonlySet<string>, every = false): KindsTold | null => {
    const said = new Map([...words].map((word) => [folded(word), word]));
    const fitting = ids
      .flatMap((id) => kinds.get(id) ?? [])
      .filter((kind) => kind.words.every((word) => said.has(word)));
    const most = Math.max(0, ...fitting.map((kind) => kind.words.length));
    if (most === 0) return null;
    const best = fitting.filter((kind) => every || kind.words.length === most);
    const used = new Set(best.flatMap((kind) => kind.words));
    return {
      ids: [...new Set(best.map(({ id }) => id))],
      words: [...used].flatMap((word) => said.get(word) ?? []),
    };
  };
}
