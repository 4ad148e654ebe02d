import { BRAND_NAMES, brandSlug } from './brands.ts';
import { CLASSIFICATIONS, type DemoClassification } from './classifications.ts';
import { at, COLLECTIONS, type DemoProduct, mix, offerOf, price, tagsOf } from './make.ts';
import { modelled } from './models/modelled.ts';
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

export type { DemoProduct };

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
    products: [
      ...PRODUCT_TYPES.flatMap((type, t) =>
        Array.from({ length: PER_TYPE }, (_, n) => makeProduct(type, t, n)),
      ),
      ...modelled(),
    ],
  };
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
    tagSlugs: tagsOf(type.tags, priceCents, detail + care),
    thumbImage: `/demo/${kind.drawing ?? type.slug}-${colour + 1}.svg`,
    priceCents,
    ...offerOf(type.bulky ?? false, mix(n, t)),
    popularity: mix(t + 7, n + 3) % 100,
  };
}
