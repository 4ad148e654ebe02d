import { breadcrumbsLd } from '#src/lib/breadcrumbs.ts';
import type { Db } from '#src/server/db/connect.ts';
import { keptRead, storePage } from '#src/server/page-store/tags.ts';
import { getServices } from '#src/server/services.ts';
import { magazineFr as fr } from './content.fr.ts';
import { POSTS_PER_PAGE, type PostCard } from './content.ts';
import type { ContentRow } from './content-rows.server.ts';
import { collectionJsonLd } from './json-ld.ts';
import { type CategoryCount, categories, findPublished, lastPosts } from './reading.server.ts';

export interface MagazinePage {
  head: { title: string; description: string; jsonLd: object[]; feed: { title: string; href: string } };
  title: string;
  lead: string;
  posts: PostCard[];
  total: number;
  page: number;
  categories: CategoryCount[];
  /** The category shown; none for the whole magazine. */
  current: string | undefined;
  steps: { label: string; href?: string }[];
}

/** A page of the magazine or of a category, `page` from 1; null when there is no such category or page. */
export async function magazineListing(page: number, categorySlug?: string): Promise<MagazinePage | null> {
  const { db } = getServices().database;
  const category = categorySlug ? await findCategory(db, categorySlug) : null;
  if (categorySlug && !category) return null;
  const options = { perPage: POSTS_PER_PAGE, page, ...(category ? { category: category.slug } : {}) };
  const { items, total } = await lastPosts(db, options);
  if (page > 1 && items.length === 0) return null;
  storePage();
  const shown = { posts: items, total, page, categories: await categories(db, 20) };
  return { ...shown, ...wordsOf(category, page, items) };
}

/** The same few over the hundreds of pages of each. */
function findCategory(db: Db, slug: string): Promise<ContentRow | null> {
  return keptRead(`category:${slug}`, [], () => findPublished(db, 'category', slug));
}

function wordsOf(category: ContentRow | null, page: number, posts: PostCard[]) {
  const base = getServices().config.publicUrl;
  const title = category?.title ?? fr.heading;
  const description = category?.excerpt ?? fr.description;
  const path = category ? `/magazine/${category.slug}` : '/magazine';
  const steps = [
    { label: 'Accueil', href: '/' },
    ...(category ? [{ label: 'Magazine', href: '/magazine' }] : []),
    page > 1 ? { label: title, href: path } : { label: title },
    ...(page > 1 ? [{ label: `Page ${page}` }] : []),
  ];
  const tabTitle = category ? fr.category(category.title) : fr.title;
  return {
    title,
    lead: category?.excerpt ?? fr.lead,
    current: category?.slug,
    steps,
    head: {
      title: page > 1 ? tabTitle + fr.page(page) : tabTitle,
      description: page > 1 ? fr.pageDescription(page, description) : description,
      feed: { title: fr.feedTitle(title), href: `${path}/rss.xml` },
      jsonLd: [...collectionJsonLd(posts, base), breadcrumbsLd(steps, new URL(base))],
    },
  };
}
