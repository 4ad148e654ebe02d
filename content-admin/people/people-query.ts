import { readPage } from '../shared/desk-query.ts';

export const STATES = ['all', 'disabled', 'admin', 'staff', 'setup'] as const;

export interface PeopleQuery {
  query: string;
  state: (typeof STATES)[number];
  page: number;
}

/** Reads from the address which people to show; anything unreadable is the default. */
export function readQuery(search: string): PeopleQuery {
  const given = new URLSearchParams(search);
  return {
    query: (given.get('q') ?? '').slice(0, 200),
    state: STATES.find((state) => state === given.get('etat')) ?? 'all',
    page: readPage(given),
  };
}

export function writeQuery({ query, state, page }: PeopleQuery): string {
  const written = new URLSearchParams();
  if (query) written.set('q', query);
  if (state !== 'all') written.set('etat', state);
  if (page > 1) written.set('page', String(page));
  return written.size > 0 ? `?${written}` : '';
}
