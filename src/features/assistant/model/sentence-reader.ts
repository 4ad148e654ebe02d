export interface CitedSentence {
  /** Without its marks, ended by a sign. */
  text: string;
  /** The numbers of the passages that it names. */
  cites: number[];
}

/** A sentence, then its marks, with the sign that ends it before or after them. */
const CITED = /^([\s\S]*?)((?:\s*\[\d{1,2}\])+)\s*([.!?…]*)/u;
const LONGEST = 2000;

/** Cuts the words of a model, as they come, into sentences that bear a citation; what bears none is dropped. */
export function createSentenceReader() {
  let text = '';
  const next = (isOver: boolean): CitedSentence | null => {
    const match = CITED.exec(text);
    // A mark at the very end may be followed by another one, or by a sign.
    if (!match || (!isOver && !/^\s*[^\s[]/u.test(text.slice(match[0].length)))) return null;
    text = text.slice(match[0].length);
    const [, words = '', marks = '', end = ''] = match;
    // Sentences before it that bear no mark of their own are not this one's.
    const own = words.split(/(?<=[.!?…])\s+(?=\p{Lu})|\n+/u).at(-1) ?? '';
    const bare = own.replace(/^[\s*•–-]+/u, '').trim();
    const cites = [...marks.matchAll(/\d+/g)].map(([number]) => Number(number));
    return { text: /[.!?…]$/u.test(bare) ? bare : `${bare}${end || '.'}`, cites };
  };
  const all = (isOver: boolean): CitedSentence[] => {
    const found: CitedSentence[] = [];
    for (let one = next(isOver); one; one = next(isOver)) found.push(one);
    return found;
  };
  return {
    read(words: string): CitedSentence[] {
      text = (text + words).slice(-LONGEST);
      return all(false);
    },
    end: (): CitedSentence[] => all(true),
  };
}
