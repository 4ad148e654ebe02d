import { type Commune, nameSlug } from './place.ts';

export interface LetterGroup {
  /** "a-c" or "s": its address under the department's. */
  slug: string;
  /** "A à C" or "S". */
  label: string;
  communes: Commune[];
}

/** So few communes stand on the department's own page. */
export const WHOLE_LIST = 90;
/** A group closes before it would hold more; one letter alone may. */
const GROUP_SIZE = 110;

/** Alphabetical order leaves the article out: Le Havre stands among the H. */
function sortKey(name: string): string {
  return nameSlug(name.replace(/^(Les? |La |L’)/, ''));
}

/** Communes in alphabetical order, in runs of letters of about a hundred; a single one when there are few. */
export function letterGroups(communes: readonly Commune[]): LetterGroup[] {
  const keyed = communes
    .map((commune) => ({ commune, key: sortKey(commune.name) }))
    .sort((a, b) => (a.key < b.key ? -1 : 1));
  const letters = [...Map.groupBy(keyed, ({ key }) => key.charAt(0))];
  const runs: { letters: string[]; communes: Commune[] }[] = [];
  for (const [letter, entries] of letters) {
    const inside = entries.map(({ commune }) => commune);
    const last = runs.at(-1);
    if (last && (communes.length <= WHOLE_LIST || last.communes.length + inside.length <= GROUP_SIZE)) {
      last.letters.push(letter);
      last.communes.push(...inside);
    } else runs.push({ letters: [letter], communes: inside });
  }
  return runs.map(({ letters: [first = '', ...rest], communes: inside }) => {
    const last = rest.at(-1);
    return {
      slug: last ? `${first}-${last}` : first,
      label: last ? `${first.toUpperCase()} à ${last.toUpperCase()}` : first.toUpperCase(),
      communes: inside,
    };
  });
}
