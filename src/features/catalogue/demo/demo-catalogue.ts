import { BRAND_NAMES } from './brands.ts';
import { CLASSIFICATIONS, type DemoClassification } from './classifications.ts';
import type { ProductType } from './product-type.ts';
import { type DemoSelection, SELECTIONS } from './selections.ts';
import { allaitement } from './types/allaitement.ts';
import { bainSoin } from './types/bain-soin.ts';
import { chambre } from './types/chambre.ts';
import { eveil } from './types/eveil.ts';
import { promenade } from './types/promenade.ts';
import { repas } from './types/repas.ts';
import { securiteSouvenirs } from './types/securite-souvenirs.ts';
import { sommeil } from './types/sommeil.ts';
import { vetements } from './types/vetements.ts';

export interface DemoBrand {
  slug: string;
  name: string;
  logo: string;
}

export interface DemoProduct {
  merchantItemId: string;
  slug: string;
  name: string;
  description: string;
  brandSlug: string;
  classificationSlug: string;
  tagSlugs: string[];
  thumbImage: string;
  priceCents: number;
  soldHere: boolean;
  /** null: not sold here. */
  stock: number | null;
  availability: 'in_stock' | 'out_of_stock' | 'unknown';
  delivery: string | null;
  popularity: number;
}

export interface DemoCatalogue {
  brands: DemoBrand[];
  tags: DemoSelection[];
  classifications: readonly DemoClassification[];
  products: DemoProduct[];
}

export const PRODUCT_TYPES: readonly ProductType[] = [
  ...sommeil,
  ...repas,
  ...allaitement,
  ...bainSoin,
  ...promenade,
  ...eveil,
  ...vetements,
  ...chambre,
  ...securiteSouvenirs,
];

/** Colours of the drawings, in the order of their files (`{type}-{n}.svg`). */
export const COLOURS: readonly string[] = ['corail', 'sauge', 'prune', 'miel'];
const PER_TYPE = 8;
const COLLECTIONS = (
  'Brume Galet Noisette Aurore Bruyère Ciboulette Dune Écume Fougère Givre Hirondelle Iris Jonquille Lichen ' +
  'Marelle Nacelle Ombelle Pivoine Rivage Sorbier Tilleul Vallon Alizé Bourrache Clairière Églantier Filou Grive ' +
  'Houle Joncs Lavandin Mirabelle Orée Pinson Ronde Source Trèfle Verveine Zéphyr Amandier Bouleau'
).split(' ');

/** The whole demo catalogue: always the same, whatever the day or the machine. */
export function demoCatalogue(): DemoCatalogue {
  return {
    brands: BRAND_NAMES.map((name) => ({
      name,
      slug: brandSlug(name),
      logo: `/demo/marque-${brandSlug(name)}.svg`,
    })),
    tags: [...SELECTIONS],
    classifications: CLASSIFICATIONS,
    products: PRODUCT_TYPES.flatMap((type, t) =>
      Array.from({ length: PER_TYPE }, (_, n) => makeProduct(type, t, n)),
    ),
  };
}

export function brandSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

function makeProduct(type: ProductType, t: number, n: number): DemoProduct {
  const kind = at(type.kinds, n);
  const round = Math.floor(n / type.kinds.length);
  const detail = kind.details ? at(kind.details, round) : at(type.details, n + round);
  const care = at(kind.care ?? type.care, round + t);
  const colour = (t + n) % COLOURS.length;
  const name = `${kind.name} ${at(COLLECTIONS, t * 5 + n * 3)}`;
  const priceCents = price(kind.cents, mix(t, n) % 5);
  return {
    merchantItemId: `demo-${type.slug}-${n + 1}`,
    slug: brandSlug(name.replace(/œ/g, 'oe')),
    name,
    description: `${kind.lead} ${detail} ${care} Coloris ${COLOURS[colour]}.`,
    brandSlug: at(type.brands, n + t),
    classificationSlug: type.classification,
    tagSlugs: tagsOf(type, priceCents, detail + care),
    thumbImage: `/demo/${type.slug}-${colour + 1}.svg`,
    priceCents,
    ...offerOf(type, mix(n, t)),
    popularity: mix(t + 7, n + 3) % 100,
  };
}

function offerOf(type: ProductType, dice: number) {
  const soldHere = dice % 10 < 7;
  if (!soldHere) return { soldHere, stock: null, availability: 'unknown' as const, delivery: null };
  const stock = dice % 19 === 0 ? 0 : 2 + (dice % 23);
  return {
    soldHere,
    stock,
    availability: stock > 0 ? ('in_stock' as const) : ('out_of_stock' as const),
    delivery: type.bulky ? 'Expédié sous 5 jours ouvrés' : 'Expédié sous 48 h',
  };
}

/** A selection with a price range takes what fits it; the others take what their types declare. */
function tagsOf(type: ProductType, cents: number, text: string): string[] {
  return SELECTIONS.filter(({ slug, price: range }) => {
    if (slug === 'coton-bio') return /coton biologique/i.test(text);
    return range ? cents >= range.from && cents <= range.to : type.tags.includes(slug);
  }).map(({ slug }) => slug);
}

/** Up to 12 % around the base, ending in 90 cents (or whole euros from 100 € on). */
function price(base: number, step: number): number {
  const moved = base * (0.92 + step * 0.05);
  return base >= 10000
    ? Math.round(moved / 500) * 500 - 100
    : Math.max(490, Math.round(moved / 100) * 100 - 10);
}

function mix(a: number, b: number): number {
  return (Math.imul(a * 31 + b * 17 + 11, 2654435761) >>> 8) % 9973;
}

function at<T>(items: readonly T[], index: number): T {
  const item = items[index % items.length];
  if (item === undefined) throw new Error('An empty list has no item');
  return item;
}
