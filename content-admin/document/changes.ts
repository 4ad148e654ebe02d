import { diffLines, diffWordsWithSpace } from 'diff';

export interface Piece {
  kind: 'same' | 'added' | 'removed';
  text: string;
}

/** A text as it changed: what is shown, and how many unchanged lines are passed over. */
export type Passage = { pieces: Piece[] } | { skipped: number };

/** Lines around a change that say where it is. */
const CONTEXT = 2;
/** Below this share of words in common, two passages are no version of one another. */
const ALIKE = 0.25;
const LINES_WITHIN = { timeout: 1_000 };
const WORDS_WITHIN = { timeout: 400, maxEditLength: 4_000 };

/**
 * The passages in which a text changed, word by word where one was rewritten. Too much change is told as a
 * replacement.
 */
export function textChanges(before: string, after: string): Passage[] {
  const changes = diffLines(before, after, LINES_WITHIN);
  if (!changes) return [{ pieces: replaced(before, after) }];
  const passages: Passage[] = [];
  changes.forEach((change, n) => {
    const next = changes[n + 1];
    if (change.added && changes[n - 1]?.removed) return;
    if (change.removed)
      passages.push({ pieces: next?.added ? rewritten(change.value, next.value) : [gone(change.value)] });
    else if (change.added) passages.push({ pieces: [come(change.value)] });
    else passages.push(...unchanged(change.value, { first: n === 0, last: n === changes.length - 1 }));
  });
  return passages;
}

const gone = (text: string): Piece => ({ kind: 'removed', text });
const come = (text: string): Piece => ({ kind: 'added', text });
const replaced = (before: string, after: string): Piece[] =>
  [gone(before), come(after)].filter(({ text }) => text !== '');

function rewritten(before: string, after: string): Piece[] {
  const words = diffWordsWithSpace(before, after, WORDS_WITHIN);
  if (!words) return replaced(before, after);
  const kept = words.filter(({ added, removed }) => !added && !removed);
  const common = kept.reduce((sum, { value }) => sum + value.trim().length, 0);
  if (common < ALIKE * Math.min(before.length, after.length)) return replaced(before, after);
  return joined(
    words.map(({ value, added, removed }) => ({
      kind: added ? 'added' : removed ? 'removed' : 'same',
      text: value,
    })),
  );
}

/** Words changed one after another are one change: what stood there, then what stands there. */
function joined(pieces: Piece[]): Piece[] {
  const all: Piece[] = [];
  let [before, after] = ['', ''];
  const close = () => {
    all.push(...replaced(before, after));
    [before, after] = ['', ''];
  };
  pieces.forEach(({ kind, text }, n) => {
    const within =
      kind === 'same' && before + after !== '' && /^[^\S\n]+$/.test(text) && n < pieces.length - 1;
    if (kind === 'same' && !within) close();
    if (kind !== 'added' && (kind === 'removed' || within)) before += text;
    if (kind !== 'removed' && (kind === 'added' || within)) after += text;
    if (kind === 'same' && !within) all.push({ kind, text });
  });
  close();
  return all;
}

function unchanged(text: string, { first, last }: { first: boolean; last: boolean }): Passage[] {
  const lines = text.match(/[^\n]*\n|[^\n]+$/g) ?? [];
  const [above, below] = [first ? 0 : CONTEXT, last ? 0 : CONTEXT];
  const same = (part: string[]): Passage[] =>
    part.length > 0 ? [{ pieces: [{ kind: 'same', text: part.join('') }] }] : [];
  if (lines.length <= above + below + 1) return same(lines);
  return [
    ...same(lines.slice(0, above)),
    { skipped: lines.length - above - below },
    ...same(lines.slice(lines.length - below)),
  ];
}
