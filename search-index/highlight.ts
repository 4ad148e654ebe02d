import { escapeHtml } from '#src/lib/escape-html.ts';
import { fold } from './text.ts';
import { TYPO_RULES, typosAllowed, typosBetween } from './typos.ts';

function isFound(word: string, wanted: string): boolean {
  if (word.startsWith(wanted)) return true;
  if (wanted.length < TYPO_RULES.oneTypo) return word.length > 2 && wanted === `${word}s`;
  return typosBetween(wanted, word) <= typosAllowed(wanted);
}

/** `text` as HTML with the words the query found in `<mark>`; everything else is escaped. */
export function highlight(text: string, queryWords: readonly string[]): string {
  const parts = text.normalize('NFC').split(/([\p{L}\p{N}][\p{L}\p{N}\p{M}]*)/u);
  return parts
    .map((part, index) => {
      const html = escapeHtml(part);
      if (index % 2 === 0) return html;
      const word = fold(part);
      return queryWords.some((wanted) => isFound(word, wanted)) ? `<mark>${html}</mark>` : html;
    })
    .join('');
}
