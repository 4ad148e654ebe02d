import { commonEnd, commonStart } from '../document/text-edit.ts';

/** The smallest change that makes one text the other; null when they are the same. */
export function changedPart(from: string, to: string): { from: number; to: number; insert: string } | null {
  if (from === to) return null;
  const start = commonStart(from, to);
  const end = commonEnd(from.slice(start), to.slice(start));
  return { from: start, to: from.length - end, insert: to.slice(start, to.length - end) };
}
