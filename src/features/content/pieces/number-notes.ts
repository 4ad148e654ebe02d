import type { Token } from 'marked';
import type { NoteDefinition, NoteReference } from './note.ts';

/** A note of a text, with the places that lead to it. */
export interface Note {
  number: number;
  tokens: Token[];
  places: string[];
}

/** References of one note that lead back from it; more are still links to it. */
const PLACES_MAX = 20;

/**
 * Numbers the notes of a text in the order in which it first names them, and tells each reference its number. A reference
 * without a note stays as it is written, and so does one inside a link, where no other link may stand.
 */
export function numberNotes(tokens: readonly Token[]): Note[] {
  const found = lookThrough(tokens);
  const byLabel = new Map<string, NoteDefinition>();
  for (const one of found.definitions) if (!byLabel.has(one.label)) byLabel.set(one.label, one);
  const notes = new Map<string, Note>();
  const number = ({ references }: Found) => {
    for (const reference of references) {
      const definition = byLabel.get(reference.label);
      if (definition) numberOne(reference, definition, notes);
    }
  };
  number(found);
  // A note may name another. What is added to a Map while it is gone through is met too.
  for (const { tokens: words } of notes.values()) number(lookThrough(words));
  return [...notes.values()];
}

function numberOne(reference: NoteReference, { label, tokens }: NoteDefinition, notes: Map<string, Note>) {
  const known = notes.get(label);
  const note = known ?? { number: notes.size + 1, tokens, places: [] };
  if (!known) notes.set(label, note);
  reference.number = note.number;
  if (note.places.length >= PLACES_MAX) return;
  const again = note.places.length;
  reference.place = `appel_${note.number}${again ? `_${again + 1}` : ''}`;
  note.places.push(reference.place);
}

interface Found {
  references: NoteReference[];
  definitions: NoteDefinition[];
}

/** In the order of the text; the words of notes are not gone into. */
function lookThrough(tokens: readonly Token[]): Found {
  const found: Found = { references: [], definitions: [] };
  const left: Token[] = [...tokens].reverse();
  for (let token = left.pop(); token; token = left.pop()) {
    if (token.type === 'noteReference') found.references.push(token as NoteReference);
    else if (token.type === 'noteDefinition') found.definitions.push(token as NoteDefinition);
    else if (token.type !== 'link') for (const inner of insideOf(token).reverse()) left.push(inner);
  }
  return found;
}

function insideOf(token: Token): Token[] {
  const { tokens, items, header, rows } = token as {
    tokens?: Token[];
    items?: Token[];
    header?: { tokens: Token[] }[];
    rows?: { tokens: Token[] }[][];
  };
  const cells = [...(header ?? []), ...(rows ?? []).flat()].flatMap((cell) => cell.tokens);
  return [...(tokens ?? []), ...(items ?? []), ...cells];
}
