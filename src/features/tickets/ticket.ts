import * as z from 'zod/mini';
import { isoTime } from '#src/lib/shapes.ts';

export const TICKET_KINDS = ['invitation', 'offer', 'partner'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

export const TICKETS_PER_PAGE = 50;
export const USES_MAX = 1_000_000;
/** Lines of one piece of the report's file: few enough that writing them holds nothing up. */
export const REPORT_PIECE = 1000;

/** Letters, digits and dashes: what is read out and typed again. */
export const CODE = /^[A-Z0-9][A-Z0-9-]{3,39}$/;

export const Ticket = z.object({
  code: z.string(),
  label: z.string(),
  kind: z.enum(TICKET_KINDS),
  uses: z.int(),
  /** Null: any number of them. */
  max_uses: z.nullable(z.int()),
  expires_at: z.nullable(isoTime),
  offer_id: z.nullable(z.int()),
  enabled: z.boolean(),
  created_at: isoTime,
});
export type Ticket = z.output<typeof Ticket>;

/** An account that was made with a ticket. */
export const TicketAccount = z.object({
  code: z.string(),
  user_uuid: z.string(),
  /** Empty until they said it. */
  name: z.string(),
  /** Its first and last sign, and its domain. */
  email: z.string(),
  registered_at: isoTime,
  /** Theirs or shared, on which something is wished for. */
  lists: z.int(),
  first_list_at: z.nullable(isoTime),
});

/** The state of a ticket at a moment: `over` after its last instant, `used` once all its uses are counted. */
export function stateOf(
  { enabled, expires_at, uses, max_uses }: Pick<Ticket, 'enabled' | 'expires_at' | 'uses' | 'max_uses'>,
  now: Date,
): 'open' | 'closed' | 'over' | 'used' {
  if (!enabled) return 'closed';
  if (expires_at !== null && new Date(expires_at) <= now) return 'over';
  return max_uses !== null && uses >= max_uses ? 'used' : 'open';
}
