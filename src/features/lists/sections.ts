import type { Classification } from '#src/features/catalogue/classifications.ts';
import { plainText } from './gift-filters.ts';

/** Characters of a section that owners name themselves (docs/spec/calls.md §Types, ListItem). */
export const SECTION_MAX = 40;

/** Text on one line that shows something; empty: no section. What comes before its first sign shows nothing. */
export const SECTION_SHAPE = /^(?:[^\p{Cc}\p{L}\p{N}\p{P}\p{S}]*[\p{L}\p{N}\p{P}\p{S}][^\p{Cc}]*)?$/u;

const plain = (name: string) => plainText(name).replace(/\s+/g, ' ').trim();

interface Section {
  /** Of its place on the page and in an address; the same whatever else the list holds. */
  id: string;
  label: string;
}

/**
 * Tells the section a gift stands in: the site's shelf of that slug or name, else one that its owner named. Null for
 * gifts of none. Two spellings of one name are one section, under the first that is met.
 */
export function createSections(classifications: readonly Classification[]) {
  const known = new Map<string, Section>();
  for (const { slug, label } of classifications) known.set(plain(label), { id: slug, label });
  for (const { slug, label } of classifications) known.set(slug, { id: slug, label });
  return (classification: string): Section | null => {
    const key = plain(classification);
    if (key === '') return null;
    const found = known.get(classification) ?? known.get(key);
    if (found) return found;
    const made = { id: `s-${idOf(key)}`, label: classification.trim() };
    known.set(key, made);
    return made;
  };
}

/** Letters and digits an address can hold, and what tells two names apart that share them. */
function idOf(key: string): string {
  const words = key.replace(/[^a-z0-9]+/g, '-').replace(/^-+|-+$/g, '');
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 0xffffff;
  return [words, sum.toString(36)].filter(Boolean).join('-');
}

/** The sections that the owners of a list named themselves, in the order of its gifts. */
export function ownSections(
  items: readonly { classification: string; position: number }[],
  classifications: readonly Classification[],
): string[] {
  const sectionOf = createSections(classifications);
  const slugs = new Set(classifications.map(({ slug }) => slug));
  const labels = [...items]
    .sort((a, b) => a.position - b.position)
    .map(({ classification }) => sectionOf(classification))
    .filter((section) => section !== null && !slugs.has(section.id))
    .map((section) => section?.label ?? '');
  return [...new Set(labels)];
}
