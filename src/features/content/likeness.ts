/** The words by which two articles are alike. */
export interface Told {
  title: string;
  excerpt: string;
  tags: readonly string[];
}

const TAG_WORTH = 3;
const SHORTEST = 4;
/** Words of every text, without their accents. */
const EMPTY = new Set(
  'pour avec dans votre vous quand comment plus sans sont cette tout toute tous leur elle mais nous etre avoir faire quel quelle bien aussi entre chaque meme notre'.split(
    ' ',
  ),
);

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function wordsOf(text: string): Set<string> {
  const words = plain(text).split(/[^a-z0-9]+/);
  return new Set(
    words
      .filter((word) => word.length >= SHORTEST && !EMPTY.has(word))
      .map((word) => word.replace(/[sx]$/, '')),
  );
}

/** Grows with all that two articles have in common: tags first, then words of their titles and summaries. */
export function likeness(one: Told, other: Told): number {
  const tags = new Set(one.tags.map(plain));
  const words = wordsOf(`${one.title} ${one.excerpt}`);
  const sharedTags = new Set(other.tags.map(plain).filter((tag) => tags.has(tag)));
  const sharedWords = [...wordsOf(`${other.title} ${other.excerpt}`)].filter((word) => words.has(word));
  return TAG_WORTH * sharedTags.size + sharedWords.length;
}
