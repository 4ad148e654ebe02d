import type { City, WithContext } from 'schema-dts';
import type { CityPage } from './places.server.ts';

/** The city as search engines read it. */
export function cityLd({ commune, department }: CityPage, base: URL): WithContext<City> {
  return {
    '@context': 'https://schema.org',
    '@type': 'City',
    name: commune.name,
    url: new URL(`/naissances/${commune.slug}`, base).href,
    identifier: commune.code,
    ...(commune.position && {
      geo: { '@type': 'GeoCoordinates', latitude: commune.position.lat, longitude: commune.position.lng },
    }),
    containedInPlace: { '@type': 'AdministrativeArea', name: department.name },
  };
}
