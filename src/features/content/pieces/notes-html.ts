import type { Token } from 'marked';
import type { Note } from './number-notes.ts';

/** The notes under a text, each with links back to where it is named; empty without notes. */
export function notesHtml(notes: readonly Note[], parse: (tokens: Token[]) => string): string {
  if (notes.length === 0) return '';
  const items = notes.map(({ number, tokens, places }) => {
    const back = places.map((place) => ` <a href="#${place}">↩</a>`).join('');
    const words = parse(tokens).trimEnd();
    // After the last words where those are a paragraph, else on a line of their own.
    const said = words.endsWith('</p>') ? `${words.slice(0, -4)}${back}</p>` : `${words}<p>${back}</p>`;
    return `<li id="note_${number}">${said}</li>`;
  });
  return `<div class="footnotes"><ol>${items.join('')}</ol></div>\n`;
}
