export const QUEUES = ['pending', 'reported', 'published', 'refused'] as const;

export interface ReviewsQuery {
  status: (typeof QUEUES)[number];
  page: number;
}

/** Reads from the address which reviews to show; anything unreadable is the default. */
export function readReviewsQuery(search: string): ReviewsQuery {
  const given = new URLSearchParams(search);
  const page = Number(given.get('page') ?? 1);
  return {
    status: QUEUES.find((status) => status === given.get('etat')) ?? 'pending',
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  };
}

export function writeReviewsQuery({ status, page }: ReviewsQuery): string {
  const written = new URLSearchParams();
  if (status !== 'pending') written.set('etat', status);
  if (page > 1) written.set('page', String(page));
  return written.size > 0 ? `?${written}` : '';
}
