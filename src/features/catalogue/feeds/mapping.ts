import { FIELDS, type Field, type Mapping } from './feed.ts';

/** The names shops give each field: Google's names first, then those of French exports. */
const ALIASES: Record<Field, readonly string[]> = {
  id: ['id', 'sku', 'reference', 'ref', 'item_id', 'product_id', 'identifiant', 'code', 'mpn', 'guid'],
  title: ['title', 'name', 'nom', 'titre', 'product_name', 'libelle', 'designation', 'nom_produit'],
  price: ['price', 'prix', 'prix_ttc', 'price.value', 'price.amount', 'prix_vente', 'tarif'],
  sale_price: ['sale_price', 'prix_promo', 'prix_solde', 'sale_price.value', 'prix_barre_remise'],
  description: ['description', 'desc', 'summary', 'texte', 'body', 'content', 'description_courte'],
  link: ['link', 'url', 'lien', 'product_url', 'deeplink', 'link.href', 'url_produit'],
  image: ['image_link', 'image', 'image_url', 'picture', 'photo', 'img', 'thumbnail', 'images', 'imageurl'],
  more_images: ['additional_image_link', 'images_supplementaires', 'image_2', 'additional_images'],
  brand: ['brand', 'marque', 'manufacturer', 'fabricant', 'vendor', 'brand.name'],
  gtin: ['gtin', 'ean', 'ean13', 'barcode', 'code_barres', 'upc', 'isbn', 'gtin13'],
  availability: ['availability', 'stock', 'disponibilite', 'in_stock', 'quantity', 'quantite', 'dispo'],
  vat: ['vat', 'tva', 'vat_rate', 'taux_tva', 'tva_taux', 'taux_de_tva', 'vat_percent', 'tax_rate'],
  shelf: ['product_type', 'category', 'categorie', 'rayon', 'google_product_category', 'type', 'famille'],
};

/** A column's name as it is compared: without prefix, accents or spaces. */
function plain(column: string): string {
  return column
    .replace(/^@/, '')
    .replace(/(^|\.)\w+:/g, '$1')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
}

/** Which column most likely says what; a column is taken once. */
export function guessMapping(columns: readonly string[]): Mapping {
  const names = new Map<string, string>();
  for (const column of columns) if (!names.has(plain(column))) names.set(plain(column), column);
  const mapping: Mapping = {};
  const taken = new Set<string>();
  for (const field of FIELDS) {
    const column = ALIASES[field]
      .map((alias) => names.get(alias))
      .find((name) => name !== undefined && !taken.has(name));
    if (!column) continue;
    mapping[field] = column;
    taken.add(column);
  }
  return mapping;
}
