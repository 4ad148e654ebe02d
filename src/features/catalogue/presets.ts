import { Filters, Sort } from './product-query.ts';

interface Row {
  slug: string;
  title: string;
  description: string;
  query: string;
  filters: Record<string, unknown>;
  sort: string;
  enabled: boolean;
  revision: number;
}

/** A predefined search as it is kept; what an older version of the site wrote and is no filter any more is dropped. */
export function presetOf({ slug, title, description, query, filters, sort, enabled, revision }: Row) {
  const read = Filters.safeParse(filters);
  const order = Sort.safeParse(sort);
  return {
    slug,
    title,
    description,
    query,
    enabled,
    revision,
    filters: read.success ? read.data : {},
    sort: order.success ? order.data : ('relevance' as const),
  };
}
