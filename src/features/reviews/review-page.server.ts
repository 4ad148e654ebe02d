import { siteSettings } from '#src/features/site/settings.server.ts';
import { breadcrumbsLd } from '#src/lib/breadcrumbs.ts';
import { getServices } from '#src/server/services.ts';
import { reviewFr as fr } from './review.fr.ts';
import { REVIEWS_PER_PAGE } from './review.ts';
import { reviewsJsonLd } from './review-ld.ts';
import { publishedReviews } from './review-rows.server.ts';

/** The path of the page of reviews of this deployment. */
export function reviewsPath(): string {
  return `/tous-les-avis-${getServices().config.productSlug}`;
}

/** A page of reviews, `page` from 1; null when the address is another deployment's, or the page is empty. */
export async function reviewsPage(product: string | undefined, page: number) {
  const { database, config } = getServices();
  if (product !== config.productSlug) return null;
  const found = await publishedReviews(database.db, { page, perPage: REVIEWS_PER_PAGE });
  if (page > 1 && found.items.length === 0) return null;
  const { reviews } = await siteSettings(database, 'reviews');
  const title = fr.title(config.productName);
  const steps = [{ label: 'Accueil', href: '/' }, { label: title }];
  return {
    head: {
      title: page > 1 ? title + fr.page(page) : title,
      description: fr.description(config.productName),
      jsonLd: [...reviewsJsonLd(found, config), breadcrumbsLd(steps, new URL(config.publicUrl))],
    },
    view: { ...found, page, steps, base: reviewsPath(), notice: reviews.notice },
  };
}

export type ReviewsPage = NonNullable<Awaited<ReturnType<typeof reviewsPage>>>['view'];
