import type { Period } from '../outing.ts';
import { className, dayOf, httpUrl, type Poi, plain } from './poi.ts';

type Node = Record<string, unknown>;

/**
 * An object of the feed's JSON-LD ("objects/…/….json" of its archive) or of the API: keys with or without their
 * prefix, texts plain, in a list, or by language.
 */
export function poiOfObject(object: unknown): Poi {
  const poi = node(object);
  const place = first(get(poi, 'isLocatedAt'));
  const address = first(get(place, 'address'));
  const city = first(get(address, 'hasAddressCity'));
  const geo = first(get(place, 'geo'));
  const described = first(get(poi, 'hasDescription'));
  return {
    uri: text(poi['@id'] ?? poi.uri),
    types: list(poi['@type'] ?? poi.type).map((type) => className(text(type))),
    name: plain(text(get(poi, 'label'))),
    lat: Number(text(get(geo, 'latitude')) || 'none'),
    lng: Number(text(get(geo, 'longitude')) || 'none'),
    insee: text(get(city, 'insee')),
    postalCode: text(get(address, 'postalCode')),
    city: text(get(city, 'label')) || text(get(address, 'addressLocality')),
    street: plain(list(get(address, 'streetAddress')).map(text).join(', ')),
    url: contacts(poi),
    description: plain(
      text(get(described, 'shortDescription')) ||
        text(get(described, 'description')) ||
        text(get(poi, 'comment')),
    ),
    periods: list(get(poi, 'takesPlaceAt')).flatMap((one) => periodOf(node(one))),
    creator: plain(text(get(first(get(poi, 'hasBeenCreatedBy')), 'legalName'))),
    updatedOn: dayOf(text(get(poi, 'lastUpdate'))),
  };
}

function contacts(poi: Node): string | null {
  const all = [...list(get(poi, 'hasContact')), ...list(get(poi, 'hasBookingContact'))];
  for (const contact of all)
    for (const page of list(get(node(contact), 'homepage'))) {
      const url = httpUrl(text(page));
      if (url) return url;
    }
  return null;
}

function periodOf(period: Node): Period[] {
  const from = dayOf(text(get(period, 'startDate')));
  const to = dayOf(text(get(period, 'endDate'))) ?? from;
  return from && to && from <= to ? [{ from, to }] : [];
}

function node(value: unknown): Node {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Node) : {};
}

function first(value: unknown): Node {
  return node(list(value)[0]);
}

function list(value: unknown): unknown[] {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
}

/** The value of a key whatever its prefix: "label", "rdfs:label". */
function get(of: Node, key: string): unknown {
  if (key in of) return of[key];
  const prefixed = Object.keys(of).find((one) => one.endsWith(`:${key}`));
  return prefixed === undefined ? undefined : of[prefixed];
}

const LANGUAGES = ['fr', '@fr', '@value', 'value'] as const;

/** A text in French when it says its languages; nested lists give their first. */
function text(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(text).find((one) => one !== '') ?? '';
  const by = node(value);
  for (const key of LANGUAGES) if (key in by) return text(by[key]);
  return '';
}
