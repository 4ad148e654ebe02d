import type { CollectionPage, Service } from 'schema-dts';
import type { PublicReview, Summary } from './review.ts';

type Node<T> = Exclude<T, string>;

/** A rating is said only when real people gave one: an empty page says nothing of it. */
export function reviewsJsonLd(
  { items, summary }: { items: readonly PublicReview[]; summary: Summary },
  { productName, publicUrl }: { productName: string; publicUrl: string },
): [Node<CollectionPage>, ...Node<Service>[]] {
  if (summary.average === null) return [{ '@type': 'CollectionPage' }];
  return [
    { '@type': 'CollectionPage' },
    {
      '@type': 'Service',
      name: productName,
      serviceType: 'Liste de naissance en ligne',
      provider: { '@id': `${publicUrl}/#organisation` },
      aggregateRating: {
        '@type': 'AggregateRating',
        ratingValue: summary.average,
        ratingCount: summary.count,
        reviewCount: summary.count,
        bestRating: 5,
        worstRating: 1,
      },
      review: items.map((one) => ({
        '@type': 'Review',
        author: { '@type': 'Person', name: one.signature },
        datePublished: one.published_at.slice(0, 10),
        reviewBody: one.text,
        reviewRating: { '@type': 'Rating', ratingValue: one.rating, bestRating: 5, worstRating: 1 },
      })),
    },
  ];
}
