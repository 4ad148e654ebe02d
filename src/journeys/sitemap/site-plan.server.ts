import { tagHref } from '#src/features/catalogue/links.ts';
import { contentPath } from '#src/features/content/content.ts';
import { publishedIn } from '#src/features/content/reading.server.ts';
import { LETTERS } from '#src/features/first-names/browse.ts';
import { sellersFr } from '#src/features/merchants/public.fr.ts';
import { SELLER_PAGES } from '#src/features/merchants/public.server.ts';
import { fixedPages } from '#src/features/site/fixed-pages.ts';
import { planFr as fr } from '#src/features/site/site-plan.fr.ts';
import type { Services } from '#src/server/services.ts';
import { shownBrands, shownSelections } from './sitemap.server.ts';

export interface PlanSection {
  id: keyof typeof fr.sections;
  links: { href: string; label: string }[];
}
type Links = PlanSection['links'];

/** More of a kind than that have lists of their own. */
const MOST = 200;

/** Every public page that no list of its kind leads to, and every such list. */
export async function sitePlan({ config, database }: Services): Promise<PlanSection[]> {
  const { db } = database;
  const written = async (...namespaces: string[]): Promise<Links> => {
    const found = [];
    for (const namespace of namespaces)
      for (const row of await publishedIn(db, namespace, MOST)) {
        const href = contentPath({ namespace, slug: row.slug, category: row.categorySlug });
        if (href) found.push({ href, label: row.title });
      }
    return found;
  };
  const fixed = (...paths: string[]): Links =>
    fixedPages(config.productSlug).filter(({ href }) => paths.some((path) => href.startsWith(path)));
  const letters = LETTERS.map((letter) => ({ href: `/prenoms/lettre/${letter}`, label: fr.letter(letter) }));
  const brands = (await shownBrands(db)).map(({ name, slug }) => ({ href: `/marque/${slug}`, label: name }));
  const selections = (await shownSelections(db)).map(({ name, slug }) => ({
    href: tagHref({ slug }),
    label: name,
  }));
  const [conditions = '', order = ''] = SELLER_PAGES;
  const sellerTexts: Links = [
    { href: conditions, label: sellersFr.terms.title },
    { href: order, label: sellersFr.ranking.title },
  ];
  const sections: PlanSection[] = [
    {
      id: 'list',
      links: [
        ...fixed('/comment', '/la-cagnotte', '/informations', '/tous-les-avis', '/contactez', '/devenir'),
        ...(await written('landing', 'promoted')),
      ],
    },
    { id: 'magazine', links: [...fixed('/magazine'), ...(await written('category', 'author'))] },
    { id: 'tools', links: [...fixed('/outils', '/grossesse', '/guide'), ...(await written('tool'))] },
    { id: 'names', links: [...fixed('/prenoms'), ...letters] },
    { id: 'places', links: fixed('/naissances', '/a-faire') },
    { id: 'selections', links: selections },
    { id: 'brands', links: brands },
    { id: 'house', links: [...(await written('page')), ...sellerTexts, ...fixed('/developpeurs')] },
  ];
  return sections.map(withoutDoubles()).filter(({ links }) => links.length > 0);
}

/** Each address once, where it first stands. */
function withoutDoubles(): (section: PlanSection) => PlanSection {
  const seen = new Set<string>();
  return ({ id, links }) => ({
    id,
    links: links.filter(({ href }) => !seen.has(href) && seen.add(href)),
  });
}
