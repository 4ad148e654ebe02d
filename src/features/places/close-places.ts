import { typosAllowed, typosBetween } from '#search/typos.ts';
import { type Commune, nameSlug } from './place.ts';
import { nameKey } from './search-places.ts';

/** Communes whose name is one or two typing mistakes away, the fewest first, then most people first. */
export function closeNames(communes: readonly Commune[], text: string, limit: number): Commune[] {
  const asked = nameSlug(text);
  const allowed = typosAllowed(asked);
  if (allowed === 0) return [];
  return communes
    .filter((one) => {
      // Reading every name letter by letter would take a tenth of a second: the first letter is rarely wrong.
      const key = nameKey(one);
      return key.startsWith(asked.charAt(0)) && Math.abs(key.length - asked.length) <= allowed;
    })
    .map((commune) => ({ commune, typos: typosBetween(asked, nameKey(commune)) }))
    .filter(({ typos }) => typos <= allowed)
    .sort((a, b) => a.typos - b.typos || b.commune.population - a.commune.population)
    .slice(0, limit)
    .map(({ commune }) => commune);
}
