/** Folded words that every product of a shop for babies could bear. */
export const NOISE: ReadonlySet<string> = new Set(['bebe', 'bebes', 'bb', 'nourrisson', 'nouveau', 'ne']);

const FOR_WHOM = new Set(['fille', 'filles', 'garcon', 'garcons', 'mixte', 'enfant', 'enfants']);
const UNITS = new Set([
  'mois',
  'an',
  'ans',
  'cm',
  'ml',
  'kg',
  'g',
  'euro',
  'euros',
  'eur',
  'groupe',
  'taille',
  'moins',
]);
const MEASURE = /^\d+(x\d+)?(m|mois|ans?|cm|ml|kg|g)?$/;

/** True when a folded word only narrows a search: an age, a size, a price, for whom. */
export function isDetail(folded: string): boolean {
  return FOR_WHOM.has(folded) || UNITS.has(folded) || MEASURE.test(folded);
}
