import { diff3Merge } from 'node-diff3';

export interface MergedBody {
  text: string;
  /** Passages that both sides wrote: theirs comes first, ours under it. */
  conflicts: number;
}

/** Two texts that grew from a third, put together passage by passage. Lines end with a bare newline. */
export function mergeBodies({ base, mine, theirs }: Record<'base' | 'mine' | 'theirs', string>): MergedBody {
  const regions = diff3Merge(mine.split('\n'), base.split('\n'), theirs.split('\n'), {
    excludeFalseConflicts: true,
  });
  let conflicts = 0;
  const lines = regions.flatMap(({ ok, conflict }) => {
    if (!conflict) return ok ?? [];
    conflicts += 1;
    return bothOf(conflict.b, conflict.a);
  });
  return { text: lines.join('\n'), conflicts };
}

/** A blank line between the two keeps them paragraphs of their own. */
function bothOf(theirs: string[], mine: string[]): string[] {
  const [a, b] = [trimmed(theirs), trimmed(mine)];
  if (a.length === 0 || b.length === 0) return a.length > 0 ? theirs : mine;
  return [
    ...theirs.slice(0, theirs.lastIndexOf(a.at(-1) ?? '') + 1),
    '',
    ...mine.slice(mine.indexOf(b[0] ?? '')),
  ];
}

const trimmed = (lines: string[]) => lines.filter((line) => line.trim() !== '');
