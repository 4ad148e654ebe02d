import type { ItemList, WithContext } from 'schema-dts';
import { nextPeriod, type Outing } from './outing.ts';

const MOST = 50;

/** The outings of a page as search engines read them. */
export function outingsLd(name: string, outings: readonly Outing[], today: string): WithContext<ItemList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name,
    numberOfItems: outings.length,
    itemListElement: outings.slice(0, MOST).map((one, i) => ({
      '@type': 'ListItem',
      position: i + 1,
      item: thing(one, today),
    })),
  };
}

function thing(one: Outing, today: string) {
  const { position } = one;
  const geo = position
    ? { geo: { '@type': 'GeoCoordinates' as const, latitude: position.lat, longitude: position.lng } }
    : {};
  const shared = { name: one.name, ...(one.url ? { url: one.url } : {}) };
  const next = nextPeriod(one.periods, today);
  if (one.kind === 'event' && next)
    return {
      '@type': 'Event' as const,
      ...shared,
      startDate: next.from,
      endDate: next.to,
      location: { '@type': 'Place' as const, name: one.address || one.name, ...geo, address: one.address },
    };
  const address = one.address ? { address: one.address } : {};
  return one.kind === 'museum'
    ? { '@type': 'Museum' as const, ...shared, ...address, ...geo }
    : { '@type': 'TouristAttraction' as const, ...shared, ...address, ...geo };
}
