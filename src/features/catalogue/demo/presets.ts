import type { searchPreset } from '#src/server/db/schema/index.ts';

/** Predefined searches over the demo catalogue. Filters alone: each product is what the title says. */
export const PRESETS: readonly (typeof searchPreset.$inferInsert)[] = [
  {
    slug: 'promenade-a-moins-de-100-euros',
    title: 'La promenade à moins de 100 €',
    description: 'Tout ce qui sert à sortir, à moins de 100 €, du moins cher au plus cher.',
    filters: { classification: 'promenade', price_max: 10_000 },
    sort: 'price_asc',
  },
  {
    slug: 'chambre-en-stock',
    title: 'Pour la chambre, en stock',
    description: 'Les meubles et les douceurs de la chambre qui sont en stock aujourd’hui.',
    filters: { classification: 'chambre', in_stock: true },
    sort: 'relevance',
  },
];
