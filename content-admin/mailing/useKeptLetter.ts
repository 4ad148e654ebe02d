import { type RefObject, useEffect, useRef, useState } from 'react';
import { dropOwnLetter, keepLetter } from './kept-letter.ts';
import { type LetterWords, sameWords } from './letter-text.ts';

/** After the last key. */
const KEEP_MS = 400;

export interface LetterBase {
  id: number | null;
  revision: number;
  words: LetterWords;
}

/** The safety of the words on the screen: nothing to keep, not yet kept, kept in this browser, or refused by it. */
export type Kept = 'nothing' | 'soon' | 'kept' | 'refused';

/**
 * Keeps the words of a letter in this browser a moment after they are typed, and at once when the page or the letter is
 * left; forgets them once the server has them.
 */
export function useKeptLetter(
  base: RefObject<LetterBase>,
  written: RefObject<LetterWords>,
  words: LetterWords,
): [Kept, keepNow: () => void] {
  const [kept, setKept] = useState<Kept>('nothing');
  /** The letter whose words this screen kept; undefined while it kept none. */
  const mine = useRef<number | null>(undefined);
  const put = useRef(() => {});
  put.current = () => {
    const { id, revision, words: saved } = base.current;
    if (sameWords(written.current, saved)) {
      if (mine.current !== undefined) dropOwnLetter(mine.current);
      mine.current = undefined;
      return setKept('nothing');
    }
    // A new letter got its number: the copy from before goes.
    if (mine.current !== undefined && mine.current !== id) dropOwnLetter(mine.current);
    mine.current = id;
    setKept(keepLetter(id, { words: written.current, base: saved, revision }) ? 'kept' : 'refused');
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of the words or of the letter is kept
  useEffect(() => {
    if (!sameWords(written.current, base.current.words)) setKept((was) => (was === 'refused' ? was : 'soon'));
    const timer = setTimeout(() => put.current(), KEEP_MS);
    return () => clearTimeout(timer);
  }, [words, base.current]);
  useEffect(() => {
    const now = () => put.current();
    addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      // After the editor gave its last words.
      now();
    };
  }, []);
  return [kept, put.current];
}
