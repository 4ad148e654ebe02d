import { sameValue } from '#src/features/content/front-matter/equal.ts';
import { readValues } from '#src/features/content/front-matter/pairs.ts';
import { setField } from '#src/features/content/front-matter/set-field.ts';
import { splitDocument } from '#src/features/content/front-matter/split.ts';
import { mergeBodies } from './merge-body.ts';
import { editBody, shownBody } from './text-edit.ts';

/** Stands for the Markdown under the front matter, and for the whole text when a header cannot be read. */
export const BODY = '(texte)';
export const WHOLE = '(document)';

export type Choice = 'mine' | 'theirs' | 'both';

export interface Difference {
  name: string;
  /** The common text, before both changed it. */
  was: string;
  mine: string;
  theirs: string;
  /** Both put together, where that can be: the text. */
  both?: string;
  /** Only one side changed it since the common text, or both changed other passages. */
  proposed: Choice | null;
}

export interface Sides {
  base: string;
  mine: string;
  theirs: string;
}

/** The differences between two editors' documents, field by field and the text at the end. */
export function differences({ base, mine, theirs }: Sides): Difference[] {
  if (mine === theirs) return [];
  const [a, b, c] = [read(base), read(mine), read(theirs)];
  if (!b || !c) return [{ name: WHOLE, was: base, mine, theirs, proposed: null }];
  const names = new Set([...Object.keys(c.values), ...Object.keys(b.values)]);
  const fields = [...names].map((name) => ({
    name,
    was: a?.values[name],
    mine: b.values[name],
    theirs: c.values[name],
  }));
  return [...fields, { name: BODY, was: a?.body, mine: b.body, theirs: c.body }]
    .filter((entry) => !sameValue(entry.mine, entry.theirs))
    .map(
      ({ was, ...entry }): Difference => ({
        name: entry.name,
        was: asText(was),
        mine: asText(entry.mine),
        theirs: asText(entry.theirs),
        proposed: sameValue(was, entry.mine) ? 'theirs' : sameValue(was, entry.theirs) ? 'mine' : null,
      }),
    )
    .map((difference) => (difference.name === BODY ? withBoth(difference) : difference));
}

/** A text that each side changed elsewhere is proposed with both changes. */
function withBoth(difference: Difference): Difference {
  const { was, mine, theirs, proposed } = difference;
  const { text, conflicts } = mergeBodies({ base: was, mine, theirs });
  return { ...difference, both: text, proposed: proposed ?? (conflicts === 0 ? 'both' : null) };
}

/** Theirs, with what was chosen of mine put in its place. `both` keeps what each wrote of the text. */
export function mergeDocuments({ base, mine, theirs }: Sides, choices: Record<string, Choice>): string {
  if (choices[WHOLE]) return choices[WHOLE] === 'mine' ? mine : theirs;
  const [own, other] = [splitDocument(mine), splitDocument(theirs)];
  const values = own && readValues(own.yaml);
  if (!own || !other || !values) return theirs;
  const order = Object.keys(values);
  const head = order
    .concat(Object.keys(choices))
    .filter((name, index, all) => choices[name] === 'mine' && name !== BODY && all.indexOf(name) === index)
    .reduce((text, name) => setField(text, { name, value: values[name] }, order), theirs);
  const body = choices[BODY];
  if (body === 'both')
    return editBody(
      head,
      mergeBodies({ base: shownBody(base), mine: shownBody(mine), theirs: shownBody(theirs) }).text,
    );
  const parts = splitDocument(head) ?? other;
  return parts.open + parts.yaml + parts.close + (body === 'mine' ? own.body : other.body);
}

function read(text: string): { values: Record<string, unknown>; body: string } | null {
  const parts = splitDocument(text);
  const values = parts && readValues(parts.yaml);
  return values ? { values, body: shownBody(text) } : null;
}

function asText(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(String).join(', ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
