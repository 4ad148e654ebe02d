import type { AdministrativeArea, City, WithContext } from 'schema-dts';
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

/** A department or a region. */
export function placesLd(area: { name: string }, path: string, base: URL): WithContext<AdministrativeArea> {
  return {
    '@context': 'https://schema.org',
    '@type': 'AdministrativeArea',
    name: area.name,
    url: new URL(path, base).href,
    containedInPlace: { '@type': 'Country', name: 'France' },
  };
}
