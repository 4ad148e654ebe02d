import type { Period } from '../outing.ts';
import { className, dayOf, httpUrl, type Poi, plain } from './poi.ts';

/** The columns a file must name in its first line to be one of DATAtourisme's. */
export const CSV_COLUMNS = [
  'Nom_du_POI',
  'Categories_de_POI',
  'Latitude',
  'Longitude',
  'URI_ID_du_POI',
] as const;

/**
 * A line of the files published a region, a department or a kind at a time (datatourisme-place, datatourisme-fma,
 * datatourisme-reg-…): classes and periods are joined by "|", a postal code and its commune by "#".
 */
export function poiOfRow(row: Record<string, string>): Poi {
  const of = (column: string) => (row[column] ?? '').trim();
  const [postalCode = '', city = ''] = (of('Code_postal_et_commune').split('|')[0] ?? '').split('#');
  return {
    uri: of('URI_ID_du_POI'),
    types: of('Categories_de_POI').split('|').map(className).filter(Boolean),
    name: plain(of('Nom_du_POI')),
    lat: Number(of('Latitude') || 'none'),
    lng: Number(of('Longitude') || 'none'),
    insee: '',
    postalCode: postalCode.trim(),
    city: city.trim(),
    street: plain(of('Adresse_postale')),
    url: httpUrl(of('Contacts_du_POI')),
    description: plain(of('Description')),
    periods: of('Periodes_regroupees').split('|').flatMap(periodOf),
    creator: plain(of('Createur_de_la_donnee')),
    updatedOn: dayOf(of('Date_de_mise_a_jour')),
  };
}

/** "2027-05-01<->2027-05-31". */
function periodOf(text: string): Period[] {
  const [start = '', end = ''] = text.split('<->').map((part) => part.trim());
  const from = dayOf(start);
  const to = dayOf(end) ?? from;
  return from && to && from <= to ? [{ from, to }] : [];
}
