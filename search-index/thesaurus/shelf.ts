import type { ConceptLine, Shelf } from './concept.ts';

const KINDS: readonly (keyof ConceptLine)[] = [
  ...(['under', 'fr', 'be', 'ch', 'qc', 'en', 'trade', 'spelling', 'confusion', 'need', 'near'] as const),
];

const isKind = (word: string): word is keyof ConceptLine => (KINDS as readonly string[]).includes(word);

/**
 * Reads a shelf written a concept a line: its usual name, then parts after a bar, each a kind of word and its words
 * ("poussette | qc: carrosse | en: stroller, pushchair"). A line that says anything else is a mistake.
 */
export function shelfOf(text: string): Shelf {
  const shelf: Record<string, ConceptLine> = {};
  for (const line of text.split('\n')) {
    if (line.trim() === '') continue;
    const [name = '', ...parts] = line.split('|').map((part) => part.trim());
    if (name === '' || shelf[name]) throw new Error(`a concept without a name of its own: ${line}`);
    const read: ConceptLine = {};
    for (const part of parts) {
      const colon = part.indexOf(':');
      const kind = part.slice(0, colon);
      if (!isKind(kind) || read[kind] !== undefined)
        throw new Error(`${name} has a part that is unknown or doubled: ${part}`);
      read[kind] = part.slice(colon + 1).trim();
    }
    shelf[name] = read;
  }
  return shelf;
}
