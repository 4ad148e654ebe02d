/**
 * node scripts/data/museums.ts <musees.csv>
 * Reads the list of the Musées de France as the Ministry of Culture publishes it (Muséofile), or the same with short
 * column names, and gives each its commune by name, else by position.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type Commune, nameSlug } from '../../src/features/places/place.ts';
import { distanceKm, makeGrid, nearest } from '../../src/features/places/spatial.ts';
import { placeTables } from '../../src/features/places/table.ts';
import { doubtOf } from '../../src/features/tourism/doubt.ts';
import { pick, readRows } from './csv.ts';

const DATA = new URL('../../src/features/tourism/data/', import.meta.url);
/** A museum may stand at the edge of its commune, or in the one beside it. */
const NEAR_KM = 12;

const [, , path] = process.argv;
if (!path) throw new Error('Usage: node scripts/data/museums.ts <musees.csv>');
const { communes } = await placeTables();
const grid = makeGrid(communes, (one) => one.position);
const byName = Map.groupBy(communes, (one) => nameSlug(one.name));

const seen = new Set<string>();
const lines = readRows(readFileSync(path, 'utf8')).flatMap((row) => {
  const at = position(row);
  const commune = at && communeOf(pick(row, ['commune', 'Ville', 'ville']), at);
  if (!at || !commune) {
    console.warn(`Left out, no commune found: ${Object.values(row).join(' | ')}`);
    return [];
  }
  const id = pick(row, ['museofile_id', 'Identifiant', 'identifiant', 'identifiant_museofile']);
  // One museum may be listed under its former names; two museums may share a number by mistake.
  const place = `${id} ${at.lat} ${at.lng}`;
  if (seen.has(place)) return [];
  seen.add(place);
  const street = tidy(pick(row, ['address', 'Adresse', 'adresse']));
  const postalCode = pick(row, ['postal_code', 'Code_Postal', 'code_postal']);
  const doubt = doubtOf({ address: street, postalCode, position: at }, commune, communes);
  if (doubt) console.warn(`Doubtful (${doubt}): ${Object.values(row).join(' | ')}`);
  return [
    [
      id,
      displayName(pick(row, ['name', 'Nom_officiel', 'nom_officiel'])),
      commune.code,
      street,
      address(pick(row, ['url', 'URL'])),
      Number(at.lat.toFixed(5)),
      Number(at.lng.toFixed(5)),
      ...(doubt ? [doubt] : []),
    ].join('|'),
  ];
});
mkdirSync(DATA, { recursive: true });
const meta = {
  source: 'Ministère de la Culture, Muséofile',
  licence: 'Licence Ouverte 2.0',
  rows: lines.sort(),
};
writeFileSync(new URL('museums.json', DATA), `${JSON.stringify(meta, null, 1)}\n`);
console.log(`${lines.length} museums`);

function position(row: Record<string, string>) {
  const [first, second] =
    row.lat === undefined ? pick(row, ['Coordonnees', 'coordonnees']).split(',') : [row.lat, row.lng];
  const [lat, lng] = [Number(first), Number(second)];
  return lat && lng ? { lat, lng } : null;
}

function communeOf(name: string, at: { lat: number; lng: number }): Commune | undefined {
  const near = (one: Commune) => one.position && distanceKm(at, one.position) <= 3 * NEAR_KM;
  const slug = nameSlug(name).replace(/^st-/, 'saint-').replace(/^ste-/, 'sainte-');
  const named = byName.get(slug)?.find(near);
  return named ?? nearest(grid, at, { limit: 1, maxKm: NEAR_KM })[0]?.item ?? byName.get(slug)?.[0];
}

function tidy(text: string): string {
  return text.replaceAll("'", '’').replaceAll('|', ' ').replace(/\s+/g, ' ').trim();
}

/** Names are published in lower case: the first letter is a sentence's. */
function displayName(text: string): string {
  const name = tidy(text);
  return name.charAt(0).toLocaleUpperCase('fr') + name.slice(1);
}

/** Published without a scheme; what is no address is left out. */
function address(text: string): string {
  const url = tidy(text)
    .replace(/^(https?): *\/*\s*/, '$1://')
    .replace(/^\/+/, '')
    .replaceAll('’', "'")
    .replace(/\/?#?$/, '');
  if (url === '' || /\s/.test(url)) return '';
  const full = /^https?:\/\//.test(url) ? url : `https://${url}`;
  return URL.canParse(full) && new URL(full).hostname.includes('.') ? full : '';
}
