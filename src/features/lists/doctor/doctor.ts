import * as z from 'zod/mini';
import { daysUntil } from '#src/lib/format.ts';
import { cents } from '#src/lib/shapes.ts';
import type { DetailedList, ListItem } from '../list.ts';
import { doctorWords } from './doctor.fr.ts';

export const FINDING_KINDS = [
  'birthdate',
  'cover',
  'welcome',
  'few',
  'family',
  'term',
  'season',
  'duplicate',
  'dead_link',
  'price_changed',
  'out_of_stock',
  'price_band',
  'priceless',
] as const;

/** Something a list lacks, or that changed under it. `key` names it for good, so that it can be set aside. */
export const Finding = z.object({
  key: z.string().check(z.maxLength(120)),
  kind: z.enum(FINDING_KINDS),
  text: z.string(),
  product_ids: z.array(z.int()),
  /** Of price_changed: what the shop asks now. */
  price: z.nullable(cents),
});
export type Finding = z.output<typeof Finding>;

/** The state of another shop's page when it was last read. */
export interface LinkState {
  gone: boolean;
  price: number | null;
}

export interface Examined {
  list: DetailedList;
  families: readonly { slug: string; label: string }[];
  links: ReadonlyMap<number, LinkState>;
  now: Date;
}

const FEW = 8;
/** The families a birth asks for whatever the season, in the order one misses them. */
const NEEDED = ['sommeil', 'promenade', 'vetements', 'repas', 'bain-soin'];
const BANDS: readonly [key: string, from: number, to: number][] = [
  ['25', 0, 2500],
  ['60', 2500, 6000],
  ['150', 6000, 15_000],
];
/** Bands say something only of a list long enough to have them. */
const BANDS_FROM = 6;
const TERM_DAYS = 60;
const PRICE_STEP = 100;

const found = (kind: Finding['kind'], text: string, more: Partial<Finding> = {}): Finding => ({
  key: kind,
  kind,
  text,
  product_ids: [],
  price: null,
  ...more,
});

/**
 * Finds what is missing for the season and the term, said twice, gone, dearer or thin. It reads only what the
 * owners put there and what shops say: what was given changes nothing here, so that the surprise holds.
 */
export function examine(examined: Examined): Finding[] {
  return [
    ...ofLinks(examined),
    ...duplicates(examined.list.items_in_list),
    ...ofTheList(examined.list),
    ...ofTheBirth(examined),
    ...families(examined),
    ...prices(examined.list.items_in_list),
  ];
}

function ofTheList(list: DetailedList): Finding[] {
  const few = list.items_in_list.length < FEW;
  return [
    ...(list.birthdate ? [] : [found('birthdate', doctorWords.birthdate)]),
    ...(list.cover ? [] : [found('cover', doctorWords.cover)]),
    ...(list.props.welcome ? [] : [found('welcome', doctorWords.welcome)]),
    ...(few ? [found('few', doctorWords.few(list.items_in_list.length))] : []),
  ];
}

const says = (items: readonly ListItem[], words: RegExp) =>
  items.some(({ item, description }) => words.test(`${item.name} ${description}`));

const CAR_SEAT = /si[eè]ge.?auto|cosy|coque|nacelle auto/i;
const WARM =
  /combinaison|bonnet|couverture|plaid|gigoteuse|turbulette|gilet|moufle|nid d.ange|chanceli[eè]re/i;
const LIGHT = /chapeau|ombrelle|moustiquaire|anti.?uv|l[eé]g[eè]re|body|maillot|brumisateur|pare.?soleil/i;

function ofTheBirth({ list, now }: Examined): Finding[] {
  if (!list.birthdate || list.items_in_list.length === 0) return [];
  const days = daysUntil(list.birthdate, now);
  if (days < 0) return [];
  const items = list.items_in_list;
  const month = Number(list.birthdate.slice(5, 7));
  const seasons: [name: string, months: number[], words: RegExp, text: string][] = [
    ['cold', [11, 12, 1, 2], WARM, doctorWords.cold],
    ['hot', [6, 7, 8], LIGHT, doctorWords.hot],
  ];
  return [
    ...(days <= TERM_DAYS && !says(items, CAR_SEAT) ? [found('term', doctorWords.term(days))] : []),
    ...seasons
      .filter(([, months, words]) => months.includes(month) && !says(items, words))
      .map(([name, , , text]) => found('season', text, { key: `season:${name}` })),
  ];
}

function families({ list, families: known }: Examined): Finding[] {
  if (list.items_in_list.length < FEW) return [];
  const here = new Set(list.items_in_list.map(({ classification }) => classification));
  return NEEDED.flatMap((slug) => {
    const label = known.find((family) => family.slug === slug)?.label;
    if (!label || here.has(slug)) return [];
    return [found('family', doctorWords.family(label), { key: `family:${slug}` })];
  });
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function duplicates(items: readonly ListItem[]): Finding[] {
  const byName = Map.groupBy(items, ({ item }) => plain(item.name));
  return [...byName.values()]
    .filter((same) => same.length > 1)
    .map((same) => {
      const ids = same.map(({ item }) => item.id);
      const name = same[0]?.item.name ?? '';
      return found('duplicate', doctorWords.duplicate(name, ids.length), {
        key: `duplicate:${ids.join('-')}`.slice(0, 120),
        product_ids: ids,
      });
    });
}

function ofLinks({ list, links }: Examined): Finding[] {
  return list.items_in_list.flatMap(({ item }): Finding[] => {
    const link = links.get(item.id);
    const which = { product_ids: [item.id] };
    if (link?.gone)
      return [found('dead_link', doctorWords.dead(item.name), { key: `dead:${item.id}`, ...which })];
    const price = link?.price ?? null;
    if (price !== null && item.price !== null && Math.abs(price - item.price) >= PRICE_STEP)
      return [
        found('price_changed', doctorWords.price(item.name, item.price, price), {
          // Another price again is another finding.
          key: `price:${item.id}:${price}`,
          price,
          ...which,
        }),
      ];
    if (item.kind === 'catalogue' && item.availability === 'out_of_stock')
      return [
        found('out_of_stock', doctorWords.outOfStock(item.name), { key: `stock:${item.id}`, ...which }),
      ];
    return [];
  });
}

function prices(items: readonly ListItem[]): Finding[] {
  const priced = items.flatMap(({ item }) => (item.price === null ? [] : [item.price]));
  const priceless = items.filter(({ item }) => item.price === null && item.kind === 'external');
  const thin =
    priced.length < BANDS_FROM
      ? []
      : BANDS.filter(([, from, to]) => !priced.some((price) => price >= from && price < to));
  return [
    ...thin.map(([key, from, to]) => found('price_band', doctorWords.band(from, to), { key: `band:${key}` })),
    ...(priceless.length === 0
      ? []
      : [
          found('priceless', doctorWords.priceless(priceless.length), {
            product_ids: priceless.map(({ item }) => item.id),
          }),
        ]),
  ];
}
