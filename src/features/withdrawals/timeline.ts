import { giverOf } from '#src/features/cagnotte/overview.fr.ts';
import { timelineFr as fr } from './pot.fr.ts';
import type { Overview, StatementLine } from './withdrawal.calls.ts';

/** Something that is to come, or has come, in the order of time. */
export interface Moment {
  key: string;
  /** ISO moment or day. */
  at: string;
  what: string;
  /** Cents; null where the sum is not known yet. */
  amount: number | null;
  /** Cents the pot held afterwards; null for what is to come. */
  balance: number | null;
}

type Known = Pick<Overview, 'contributions' | 'withdrawals' | 'pending' | 'next_available_at'>;

/** Lists what will come, soonest first: promised gifts, money the bank still holds, transfers under way. */
export function comingOf({ contributions, withdrawals, pending, next_available_at }: Known): Moment[] {
  const promised = contributions
    .filter(({ status, charge_on }) => status === 'scheduled' && charge_on !== null)
    .map((gift) => ({
      key: `promised:${gift.gift_id}`,
      at: gift.charge_on ?? '',
      what: fr.promised(giverOf(gift)),
      amount: gift.amount,
      balance: null,
    }));
  const arriving = withdrawals
    .filter(({ status, arrives_at }) => status === 'paying_out' && arrives_at !== null)
    .map((one) => ({
      key: `arriving:${one.uuid}`,
      at: one.arrives_at ?? '',
      what: fr.arriving,
      amount: one.amount,
      balance: null,
    }));
  // Of several gifts still held, only the day of the first is known here.
  const available =
    pending > 0 && next_available_at
      ? [{ key: 'available', at: next_available_at, what: fr.available, amount: null, balance: null }]
      : [];
  return [...promised, ...arriving, ...available].sort((a, b) => a.at.localeCompare(b.at));
}

/** Lists what happened, newest first, to the cent and with what the pot then held. */
export function pastOf(lines: readonly StatementLine[]): Moment[] {
  return lines.map((line, n) => ({ key: `line:${n}`, ...line })).reverse();
}
