import type { Period } from '../outing.ts';

/** One published object of DATAtourisme, as read from any of its formats. */
export interface Poi {
  uri: string;
  /** Class names of the ontology, without their prefix: "Museum", "ZooAnimalPark". */
  types: readonly string[];
  name: string;
  lat: number;
  lng: number;
  /** INSEE code of its commune; empty in the CSV, which gives a name and a postal code. */
  insee: string;
  postalCode: string;
  city: string;
  street: string;
  url: string | null;
  description: string;
  periods: readonly Period[];
  creator: string;
  /** YYYY-MM-DD; null when it is not said. */
  updatedOn: string | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}/;

export function dayOf(text: string): string | null {
  return DAY.exec(text)?.[0] ?? null;
}

/** The class at the end of an address or after a prefix: "https://…/core#Museum", "schema:Museum". */
export function className(type: string): string {
  return type.split(/[#/:]/).at(-1) ?? '';
}

/** Text without markup or runs of white space, cut to a paragraph's length. */
export function plain(text: string): string {
  return text
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 1200);
}

export function httpUrl(text: string): string | null {
  const found = /https?:\/\/[^\s#|<>"]+/.exec(text)?.[0];
  return found && URL.canParse(found) ? found.slice(0, 500) : null;
}

/** Numbers on the globe, away from the Gulf of Guinea where missing ones point. */
export function isPosition(lat: number, lng: number): boolean {
  return Math.abs(lat) <= 90 && Math.abs(lng) <= 180 && (lat !== 0 || lng !== 0);
}
