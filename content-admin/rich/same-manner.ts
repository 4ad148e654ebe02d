import { diffArrays } from 'diff';

const PIECES = /\s+|[\p{L}\p{N}]+|[^\s\p{L}\p{N}]/gu;
/** Beyond it, comparing takes longer than a pause between two keys. */
const PIECES_AT_MOST = 4_000;
const COMPARING_MS = 100;

interface Versions {
  /** The block as the person wrote it. */
  raw: string;
  /** The same block as this editor would have written it. */
  usual: string;
  /** The changed block as this editor writes it. */
  changed: string;
}

/** Pieces of the usual text, from `from` to before `to`, that stand otherwise in another version of it. */
interface Patch {
  from: number;
  to: number;
  insert: string[];
}

/**
 * A changed block in the manner it was written: its own marks, line ends and links by reference stay wherever
 * nothing was changed. It is for the caller to see that it still says the same.
 */
export function inItsManner({ raw, usual, changed }: Versions): string {
  const [base, own, mine] = [usual, raw, changed].map((text) => text.match(PIECES) ?? []);
  if (!base || !own || !mine) return changed;
  if (Math.max(base.length, own.length, mine.length) > PIECES_AT_MOST) return changed;
  const [written, marks] = [patchesOf(base, mine), patchesOf(base, own)];
  if (!written || !marks) return changed;
  const edits = written.map((edit) => withNbsp(base, edit)).filter((edit) => !isNothing(base, edit));
  const manners = marks.filter((one) => !edits.some((edit) => meet(one, edit)));
  return patched(base, [...manners, ...edits]);
}

/** Null when two texts have so little in common that comparing them would be felt between two keys. */
function patchesOf(base: string[], other: string[]): Patch[] | null {
  const runs = diffArrays(base, other, { timeout: COMPARING_MS });
  if (!runs) return null;
  const patches: Patch[] = [];
  let at = 0;
  for (const { added, removed, value } of runs) {
    const last = patches.at(-1);
    const touches = last?.to === at && (added || removed);
    const patch = touches ? last : { from: at, to: at, insert: [] };
    if (!touches && (added || removed)) patches.push(patch);
    if (added) patch.insert.push(...value);
    else at += value.length;
    if (removed) patch.to = at;
  }
  return patches;
}

const NBSP = '\u00a0';

/** Browsers turn a no-break space beside the typed words into a plain one, which the person did not ask for. */
function withNbsp(base: readonly string[], { from, to, insert }: Patch): Patch {
  const was = base.slice(from, to).join('');
  const is = insert.join('');
  if (was.includes(NBSP) && was.replaceAll(NBSP, ' ') === is) return { from, to, insert: [was] };
  const kept = [...insert];
  if (was.endsWith(NBSP) && is.endsWith(' ')) kept.push(`${kept.pop()?.slice(0, -1)}${NBSP}`);
  else if (was.startsWith(NBSP) && is.startsWith(' ')) kept.unshift(`${NBSP}${kept.shift()?.slice(1)}`);
  return { from, to, insert: kept };
}

const isNothing = (base: readonly string[], { from, to, insert }: Patch) =>
  from < to && base.slice(from, to).join('') === insert.join('');

/** Two patches that only touch do not overlap, unless both insert at the same place. */
function meet(a: Patch, b: Patch): boolean {
  if (a.from === a.to && b.from === b.to) return a.from === b.from;
  return a.from < b.to && b.from < a.to;
}

function patched(base: readonly string[], patches: readonly Patch[]): string {
  const inOrder = patches.toSorted((a, b) => a.from - b.from || a.to - b.to);
  const pieces: string[] = [];
  let at = 0;
  for (const { from, to, insert } of inOrder) {
    pieces.push(...base.slice(at, from), ...insert);
    at = to;
  }
  return [...pieces, ...base.slice(at)].join('');
}
