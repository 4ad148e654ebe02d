/** A key in an address is no word: words are letters alone, and not very long. */
const WORD = /^\p{L}{2,24}$/u;
const MOST = 8;

/** The words of an address' last part, to search for; empty where there are none. */
export function wordsOfPath(path: string): string {
  const last = path.split('/').findLast((part) => part !== '') ?? '';
  const name = decoded(last).replace(/\.\w{1,5}$/, '');
  const words = name.split(/[\s\-_+.,']+/).filter((word) => WORD.test(word));
  return words.slice(0, MOST).join(' ');
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
