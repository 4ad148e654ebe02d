import { KINDS, STATUSES } from '#src/features/contact/contact.ts';
import { readPage, readUuid } from '../shared/desk-query.ts';

/** The state of the inbox, as its address says it. */
export interface MessagesQuery {
  query: string;
  status: (typeof STATUSES)[number] | null;
  kind: (typeof KINDS)[number] | null;
  mine: boolean;
  page: number;
  /** The message that is open. */
  open: string | null;
}

export const ALL_MESSAGES: MessagesQuery = {
  query: '',
  status: null,
  kind: null,
  mine: false,
  page: 1,
  open: null,
};

/** Reads the state of the inbox from its address; anything unreadable is the default. */
export function readMessagesQuery(search: string): MessagesQuery {
  const given = new URLSearchParams(search);
  return {
    query: (given.get('q') ?? '').slice(0, 200),
    status: STATUSES.find((status) => status === given.get('etat')) ?? null,
    kind: KINDS.find((kind) => kind === given.get('type')) ?? null,
    mine: given.has('miens'),
    page: readPage(given),
    open: readUuid(given, 'message'),
  };
}

export function writeMessagesQuery({ query, status, kind, mine, page, open }: MessagesQuery): string {
  const written = new URLSearchParams();
  if (query) written.set('q', query);
  if (status) written.set('etat', status);
  if (kind) written.set('type', kind);
  if (mine) written.set('miens', '');
  if (page > 1) written.set('page', String(page));
  if (open) written.set('message', open);
  const text = written.toString().replace(/=(?=&|$)/g, '');
  return text ? `?${text}` : '';
}
