import { auxLabel, type Journal, PLAN, type PlanKey } from './plan.fr.ts';
import { splitVat } from './vat.ts';

/** One line of an entry in the French plan, cents. */
export interface AccountingLine {
  plan: PlanKey;
  /** The pot, the order or the seller whose money it is; names of people stay out. */
  aux: { num: string; label: string } | null;
  direction: 'debit' | 'credit';
  amount: number;
}

export interface LedgerLine {
  code: string;
  direction: 'debit' | 'credit';
  amount: number;
}

const POT_PARTS: Record<string, PlanKey> = {
  pooled: 'potPooled',
  pending: 'potPending',
  available: 'potAvailable',
  withdrawing: 'potWithdrawing',
};
const MERCHANT_PARTS: Record<string, PlanKey> = {
  pending: 'sellerPending',
  available: 'sellerAvailable',
  withdrawing: 'sellerWithdrawing',
};
const SHARED: [RegExp, PlanKey][] = [
  [/^psp:/, 'collected'],
  [/^fees:platform/, 'fees'],
  [/^fees:psp/, 'providerFees'],
  [/^addons:revenue/, 'addons'],
  [/^orders:revenue/, 'sales'],
  [/^voucher:liability/, 'vouchers'],
  [/^vouchers:expired/, 'vouchersExpired'],
  [/^vouchers:given/, 'vouchersGiven'],
  [/^offers:given/, 'offersGiven'],
  [/^offers:own/, 'ownReductions'],
  [/^losses/, 'losses'],
];
const WITH_VAT: ReadonlySet<PlanKey> = new Set(['fees', 'addons', 'sales', 'ownReductions']);

/** The place of a ledger account in the French plan; throws on one that has none, rather than leave money out. */
export function placeOf(code: string): Pick<AccountingLine, 'plan' | 'aux'> {
  const pot = /^pot:(\d+):(\w+)$/.exec(code);
  const part = POT_PARTS[pot?.[2] ?? ''];
  if (pot?.[1] && part) return { plan: part, aux: { num: `CAG${pot[1]}`, label: auxLabel.pot(pot[1]) } };
  const merchant = /^merchant:(\d+):(\w+)(?::demo|:test)?$/.exec(code);
  const earned = MERCHANT_PARTS[merchant?.[2] ?? ''];
  if (merchant?.[1] && earned)
    return { plan: earned, aux: { num: `VEN${merchant[1]}`, label: auxLabel.merchant(merchant[1]) } };
  const order = /^order:(\d+):due$/.exec(code)?.[1];
  if (order) return { plan: 'advances', aux: { num: `CDE${order}`, label: auxLabel.order(order) } };
  const shared = SHARED.find(([pattern]) => pattern.test(code));
  if (!shared) throw new Error(`${code} has no account in the plan`);
  return { plan: shared[1], aux: null };
}

const OPPOSITE = { debit: 'credit', credit: 'debit' } as const;

/**
 * A line of the ledger as the French plan has it. What we earn is split into its net part and the VAT it contains, and so
 * is what a coupon takes off our own prices, on which none is due (CGI, art. 267, II).
 * An advance on goods owes VAT when it is paid (CGI, art. 269): it is collected then, against an account that the
 * sale, which collects it for good, brings back to nothing.
 */
export function accountingLines(line: LedgerLine, vatPercent: number): AccountingLine[] {
  const { direction, amount } = line;
  const place = placeOf(line.code);
  const whole: AccountingLine = { ...place, direction, amount };
  const { net, vat } = splitVat(amount, vatPercent);
  if (vat === 0) return [whole];
  const tax: AccountingLine = { plan: 'vat', aux: null, direction, amount: vat };
  if (WITH_VAT.has(place.plan)) return [{ ...whole, amount: net }, tax];
  if (place.plan !== 'advances') return [whole];
  return [whole, tax, { plan: 'vatOfAdvances', aux: null, direction: OPPOSITE[direction], amount: vat }];
}

/** The journal of a posting, from its key. */
export function journalOf(key: string): Journal {
  if (key.startsWith('reversal:')) return 'OD';
  if (/:psp-fee:/.test(key)) return 'FR';
  if (/^(contribution:\d+:succeeded|(order|purchase):\d+:paid)$/.test(key)) return 'EN';
  if (/:refunded/.test(key)) return 'RB';
  if (/:dispute:/.test(key)) return 'CT';
  if (/^withdrawal:\d+:(paid|returned)$/.test(key)) return 'VR';
  return 'OD';
}

export const accountOf = (plan: PlanKey) => PLAN[plan];
