/** The state of a desk: the words searched for, a state, a page, and the line that is open. */
export interface DeskQuery<Status extends string> {
  query: string;
  status: Status | null;
  page: number;
  open: string | null;
}

export const ALL_OF_DESK: DeskQuery<never> = { query: '', status: null, page: 1, open: null };

/** The page an address names; the first when it names none that can be. */
export function readPage(given: URLSearchParams): number {
  const page = Number(given.get('page') ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1;
}

/** The uuid an address gives under a name; null when it is none. */
export function readUuid(given: URLSearchParams, name: string): string | null {
  const uuid = given.get(name);
  return uuid && /^[0-9a-f-]{36}$/.test(uuid) ? uuid : null;
}

/**
 * Reads the state of a desk from its address; anything unreadable is the default. `name` is the parameter of the
 * open line.
 */
export function readDeskQuery<Status extends string>(
  search: string,
  name: string,
  statuses: readonly Status[],
): DeskQuery<Status> {
  const given = new URLSearchParams(search);
  return {
    query: '',
    status: statuses.find((status) => status === given.get('etat')) ?? null,
    page: readPage(given),
    open: readUuid(given, name),
  };
}

/** Writes the state of a desk into its address, without the words: they may be a name, an e-mail or a secret link. */
export function writeDeskQuery({ status, page, open }: DeskQuery<string>, name: string): string {
  const written = new URLSearchParams();
  if (status) written.set('etat', status);
  if (page > 1) written.set('page', String(page));
  if (open) written.set(name, open);
  return written.size > 0 ? `?${written}` : '';
}
