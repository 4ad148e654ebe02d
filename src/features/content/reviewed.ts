import { FRONT_MATTER } from './document.ts';

/** The fields of the front matter that say who read the text, and on which day. */
export const REVIEWED_BY = 'reviewed_by';
export const REVIEWED_ON = 'reviewed_on';

type Fields = Record<string, unknown>;

/** Somebody's reading of a text, as its readers are told. */
export interface Reviewed {
  name: string;
  slug: string;
  /** « sage-femme », or nothing. */
  role: string;
  /** YYYY-MM-DD. */
  on: string;
}

const text = (value: unknown) => (typeof value === 'string' ? value : '');

/** Null unless both who and when are there. */
export function reviewNamed(fields: Fields): { by: string; on: string } | null {
  const [by, on] = [text(fields[REVIEWED_BY]), text(fields[REVIEWED_ON]).slice(0, 10)];
  return by && on ? { by, on } : null;
}

interface Before {
  md: string;
  fields: Fields;
  reviewHolds: boolean;
}

/**
 * True while the text is the one that was read: naming a reading makes it so, and the next change of the words under the
 * header ends it. `restored`: an older text comes back, which nobody read on that day.
 */
export function reviewHoldsAfter(
  before: Before | null,
  after: { fields: Fields; body: string },
  restored = false,
): boolean {
  const named = reviewNamed(after.fields);
  if (!named) return false;
  const was = before && reviewNamed(before.fields);
  if (before && was?.by === named.by && was.on === named.on)
    return before.reviewHolds && bodyOf(before.md) === after.body;
  return !restored;
}

function bodyOf(md: string): string {
  return md.slice(FRONT_MATTER.exec(md)?.[0].length ?? 0);
}
