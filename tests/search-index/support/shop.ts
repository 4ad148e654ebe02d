import { brandDocument } from '#search/documents/brand.ts';
import { contentDocument } from '#search/documents/content.ts';
import { type Named, type ProductDocument, productDocument } from '#search/documents/product.ts';
import { tagDocument } from '#search/documents/tag.ts';
import type { SearchIndex } from '#search/index.ts';

const BRANDS = {
  babyzen: 'Babyzen',
  beaba: 'Béaba',
  chicco: 'Chicco',
  moulinroty: 'Moulin Roty',
  petitbateau: 'Petit Bateau',
} as const;

const TAGS = {
  promenade: 'Promenade',
  repas: 'Repas',
  sommeil: 'Sommeil et cœur léger',
  eveil: 'Éveil',
} as const;

export interface Sample {
  id: number;
  name: string;
  brand?: keyof typeof BRANDS;
  tags?: (keyof typeof TAGS)[];
  classification?: string | null;
  price?: number | null;
  stock?: boolean;
  popularity?: number;
  created?: string;
  description?: string;
}

const named = (slug: keyof typeof TAGS): Named => ({ slug, name: TAGS[slug] });

export function sample(given: Sample): ProductDocument {
  const brand = given.brand ?? null;
  return productDocument({
    product: {
      id: given.id,
      merchant_item_id: `item-${given.id}`,
      kind: 'catalogue',
      name: given.name,
      slug: `produit-${given.id}`,
      description: given.description ?? '',
      brand_name: brand && BRANDS[brand],
      brand_slug: brand,
      thumb_image: null,
      images: [],
      price: given.price === undefined ? 1000 + given.id : given.price,
      url: null,
      sold_here: true,
      availability: given.stock === false ? 'out_of_stock' : 'in_stock',
    },
    tags: (given.tags ?? []).map(named),
    classification: given.classification ?? null,
    popularity: given.popularity ?? 0,
    createdAt: new Date(given.created ?? '2026-01-01T00:00:00Z'),
  });
}

/** A small shop where each product is there for a test that names it. */
export const SHOP: Sample[] = [
  {
    id: 1,
    name: 'Poussette',
    brand: 'chicco',
    tags: ['promenade'],
    classification: 'sortir',
    price: 9_900,
    popularity: 1,
  },
  {
    id: 2,
    name: 'Poussette YOYO³',
    brand: 'babyzen',
    tags: ['promenade'],
    classification: 'sortir',
    price: 49_900,
    popularity: 90,
  },
  {
    id: 3,
    name: 'Poussette trio Mysa',
    brand: 'chicco',
    tags: ['promenade'],
    classification: 'sortir',
    price: 79_900,
    popularity: 40,
    created: '2026-06-01T00:00:00Z',
  },
  { id: 4, name: 'Landau ville', brand: 'chicco', classification: 'sortir', price: 59_900, popularity: 5 },
  {
    id: 5,
    name: 'Gigoteuse été 6-36 mois',
    brand: 'petitbateau',
    tags: ['sommeil'],
    classification: 'dormir',
    price: 4_500,
  },
  {
    id: 6,
    name: 'Body croisé',
    brand: 'petitbateau',
    classification: 'habiller',
    price: 1_500,
    popularity: 7,
  },
  { id: 7, name: 'Lot de 5 bodies en coton', brand: 'petitbateau', classification: 'habiller', price: 3_200 },
  {
    id: 8,
    name: 'Biberon en verre 240 ml',
    brand: 'beaba',
    tags: ['repas'],
    classification: 'nourrir',
    price: 1_290,
  },
  {
    id: 9,
    name: 'Babycook Néo',
    brand: 'beaba',
    tags: ['repas'],
    classification: 'nourrir',
    price: 17_990,
    description: 'Cuit et mixe les repas de bébé.',
  },
  {
    id: 10,
    name: 'Peluche lapin',
    brand: 'moulinroty',
    tags: ['eveil'],
    classification: 'jouer',
    price: 2_900,
    popularity: 3,
  },
  {
    id: 11,
    name: 'Tapis d’éveil « Forêt »',
    brand: 'moulinroty',
    tags: ['eveil'],
    classification: 'jouer',
    price: 8_900,
  },
  {
    id: 12,
    name: 'Bol à ventouse',
    brand: 'beaba',
    tags: ['repas'],
    classification: 'nourrir',
    price: 1_400,
  },
  {
    id: 13,
    name: 'Jeux de bain',
    brand: 'moulinroty',
    tags: ['eveil'],
    classification: 'jouer',
    price: 1_900,
  },
  {
    id: 14,
    name: 'Veilleuse nuage',
    tags: ['sommeil'],
    classification: 'dormir',
    price: 2_500,
    stock: false,
    popularity: 99,
  },
  {
    id: 15,
    name: 'Veilleuse nuage',
    tags: ['sommeil'],
    classification: 'dormir',
    price: 2_600,
    popularity: 1,
  },
  { id: 16, name: 'Lit parapluie compact', classification: 'dormir', price: 12_900, popularity: 50 },
  { id: 17, name: 'Lit parapluie', classification: 'dormir', price: 9_900 },
  { id: 18, name: 'Matelas pour lit parapluie', classification: 'dormir', price: 3_900, popularity: 70 },
  { id: 19, name: 'Cape de bain "Ours" & <gant>', classification: 'laver', price: null },
  { id: 20, name: 'Couche lavable bambou', classification: 'laver', price: 2_100 },
  { id: 21, name: 'Siège auto pivotant R129', brand: 'chicco', classification: 'sortir', price: 25_900 },
];

export async function stockShop(index: SearchIndex): Promise<void> {
  await index.upsert('product', SHOP.map(sample));
  const slugs = Object.keys(TAGS) as (keyof typeof TAGS)[];
  const tags = slugs.map((slug, at) =>
    tagDocument({ id: at + 1, ...named(slug), featured_product: null }, 4 - at),
  );
  await index.upsert('tag', tags);
  const brands = Object.entries(BRANDS).map(([slug, name], at) =>
    brandDocument({ id: at + 1, slug, name, has_cms_entry: at === 0, logo: null }, at),
  );
  await index.upsert('brand', brands);
  const written = { namespace: 'page', excerpt: '', body: '' } as const;
  await index.upsert('content', [
    contentDocument({
      ...written,
      id: 'lune-semaine',
      title: 'La lune de la semaine',
      href: '/page/lune-semaine',
    }),
    contentDocument({ ...written, id: 'lune', title: 'Pleine lune', href: '/page/lune' }),
    ...['arts', 'sciences'].map((name) =>
      contentDocument({ ...written, id: name, title: `La semaine des ${name}`, href: `/page/${name}` }),
    ),
    contentDocument({
      namespace: 'post',
      id: 'choisir-sa-poussette',
      title: 'Choisir sa poussette',
      href: '/magazine/preparer/choisir-sa-poussette',
      excerpt: 'Ville ou campagne ?',
      body: 'Le châssis, les roues, le poids.',
    }),
    contentDocument({
      namespace: 'city',
      id: 'nantes-44',
      title: 'Nantes',
      href: '/naissances/nantes-44',
      excerpt: '',
      body: '',
    }),
    contentDocument({
      namespace: 'first-name',
      id: 'zoe',
      title: 'Zoé',
      href: '/prenoms/zoe',
      excerpt: 'Prénom féminin',
      body: '',
    }),
  ]);
}

/** The products written again from the beginning, beside the live index. */
export async function rebuildShop(index: SearchIndex): Promise<void> {
  async function* all() {
    for (const one of SHOP) yield sample(one);
  }
  await index.rebuild('product', all());
}
