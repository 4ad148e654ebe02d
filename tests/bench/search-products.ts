import { type ProductDocument, productDocument } from '#search/documents/product.ts';

const NOUNS = ['Poussette', 'Gigoteuse', 'Lit', 'Body', 'Biberon', 'Tapis d’éveil', 'Bavoir', 'Transat'];
const KINDS = ['trio', 'compact', 'en coton', 'en verre', 'évolutif', 'de voyage', 'bleu', 'sauge', 'brodé'];
export const BRANDS = ['Lunaval', 'Bois-Perlin', 'Tournelis', 'Hululine', 'Orvelin', 'Rocaillou', 'Joliroc'];

export const pick = <T>(from: readonly T[], at: number): T => from[at % from.length] as T;

/** The same products at every run, each with a name of its own. */
function generated(id: number): ProductDocument {
  const brand = pick(BRANDS, id * 5);
  const kinds = `${pick(KINDS, Math.floor(id / 10))} ${pick(KINDS, Math.floor(id / 100) + 3)}`;
  return productDocument({
    product: {
      id,
      merchant_item_id: `bench-${id}`,
      kind: 'catalogue',
      name: `${pick(NOUNS, id)} ${kinds} ${brand} ${id}`,
      slug: `produit-${id}`,
      description: `Un article ${pick(KINDS, id * 3)} pensé pour les premiers mois, lavable en machine à 40 °C.`,
      brand_name: brand,
      brand_slug: brand.toLowerCase().replace(/\W+/g, '-'),
      thumb_image: `/media/${id}.webp`,
      images: [`/media/${id}.webp`],
      price: 500 + ((id * 37) % 50_000),
      url: null,
      sold_here: id % 3 === 0,
      availability: id % 5 === 0 ? 'out_of_stock' : 'in_stock',
    },
    tags: [{ slug: `tag-${id % 40}`, name: `Sélection ${id % 40}` }],
    classification: pick(['dormir', 'sortir', 'nourrir', 'jouer'], id),
    popularity: (id * 31) % 1000,
    createdAt: new Date(1_700_000_000_000 + id * 1000),
  });
}

export async function* generateProducts(count: number): AsyncGenerator<ProductDocument> {
  for (let id = 1; id <= count; id += 1) yield generated(id);
}
