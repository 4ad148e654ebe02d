import type { Withdrawal } from './return.ts';

/** The plain form of a withdrawal, as it was filled in: a refusal loses nothing. */
export interface ReturnForm {
  pieces: Record<number, number>;
  way: 'own' | 'label';
  reason: string;
}

export const pieceField = (lineId: number) => `piece_${lineId}`;

const REASON_READ = 2000;

/** Reads the form that a page sent. */
export function readReturnForm(field: (name: string) => string, lineIds: readonly number[]): ReturnForm {
  const pieces: Record<number, number> = {};
  for (const id of lineIds) {
    const count = Number(field(pieceField(id)));
    if (Number.isSafeInteger(count) && count > 0) pieces[id] = count;
  }
  return {
    pieces,
    way: field('way') === 'label' ? 'label' : 'own',
    reason: field('reason').slice(0, REASON_READ),
  };
}

/** Before anything was typed: all of what there is, when it is one piece. */
export function emptyReturnForm({ lines }: Withdrawal): ReturnForm {
  const [only] = lines;
  return {
    pieces: lines.length === 1 && only?.left === 1 ? { [only.line_id]: 1 } : {},
    way: 'own',
    reason: '',
  };
}
