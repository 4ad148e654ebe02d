/** The list's filters, as its address says them: a filtered list can be sent and comes back with "back". */
export interface Filters {
  query: string;
  namespace: string;
  state: string;
}

export interface Listed {
  id: number;
  slug: string;
  namespace: string;
  title: string;
  status: string;
  updated_at: string;
}

export function readFilters(search: string): Filters {
  const params = new URLSearchParams(search);
  return {
    query: params.get('q') ?? '',
    namespace: params.get('type') ?? '',
    state: params.get('etat') ?? '',
  };
}

export function writeFilters({ query, namespace, state }: Filters): string {
  const params = new URLSearchParams();
  if (query) params.set('q', query);
  if (namespace) params.set('type', namespace);
  if (state) params.set('etat', state);
  const text = params.toString();
  return text ? `?${text}` : '';
}

const folded = (text: string) =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', "'").toLowerCase();

/** Every word of the query somewhere in the title or the address, accents and case apart. */
export function matching<T extends Listed>(items: readonly T[], filters: Filters): T[] {
  const words = folded(filters.query).split(/\s+/).filter(Boolean);
  return items.filter((item) => {
    if (filters.namespace && item.namespace !== filters.namespace) return false;
    if (filters.state && item.status !== filters.state) return false;
    const text = `${folded(item.title)} ${item.slug}`;
    return words.every((word) => text.includes(word));
  });
}
