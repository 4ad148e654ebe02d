import { STATUSES, type Status } from '#src/features/cagnotte/contribution.state.ts';

export interface PaymentsQuery {
  query: string;
  status: Status | null;
  page: number;
  /** The payment that is open. */
  open: string | null;
}

export const ALL_PAYMENTS: PaymentsQuery = { query: '', status: null, page: 1, open: null };

/** What an address asks to see; anything unreadable is the default. */
export function readPaymentsQuery(search: string): PaymentsQuery {
  const given = new URLSearchParams(search);
  const page = Number(given.get('page') ?? 1);
  const open = given.get('paiement');
  return {
    query: (given.get('q') ?? '').slice(0, 200),
    status: STATUSES.find((status) => status === given.get('etat')) ?? null,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    open: open && /^[0-9a-f-]{36}$/.test(open) ? open : null,
  };
}

/** A typed hash is a capability: what is searched for never goes into the address. */
export function writePaymentsQuery({ status, page, open }: PaymentsQuery): string {
  const written = new URLSearchParams();
  if (status) written.set('etat', status);
  if (page > 1) written.set('page', String(page));
  if (open) written.set('paiement', open);
  return written.size > 0 ? `?${written}` : '';
}
