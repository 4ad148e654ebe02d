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
  [/^refunds:by_transfer/, 'byTransfer'],
];

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

/** Keys of what a bank took for a dispute or brought back: no tax moves with them. Also for the database. */
export const CONTESTED = '^(reversal:)*[a-z]+:[0-9]+:dispute:';
const OF_DISPUTE = new RegExp(CONTESTED);

/** One posting of the ledger. */
export interface Booked {
  /** Its idempotency key, which tells what it is. */
  key?: string;
  lines: readonly LedgerLine[];
  /** The sums that earlier postings about the same thing left in its accounts, cents by code, credits above zero. */
  left?: ReadonlyMap<string, number>;
}

const OUR_SALES: readonly PlanKey[] = ['fees', 'addons', 'sales'];

/**
 * A dispute, whoever wins it, is no credit note: what we sold stays sold with its tax (CGI, art. 272, 1), and what the bank
 * took of it is a loss. An advance goes back as it was paid; the tax collected on it waits in its own account.
 */
function contestedLine({ code, direction, amount }: LedgerLine): AccountingLine {
  const place = placeOf(code);
  const lost = OUR_SALES.includes(place.plan);
  return { ...(lost ? { plan: 'losses', aux: null } : place), direction, amount };
}

/** Codes of the accounts whose sums contain VAT, as the database finds them. */
export const WITH_VAT = '^(fees:platform|addons:revenue|orders:revenue|offers:own|order:[0-9]+:due)(:|$)';

type Sums = ReadonlyMap<PlanKey, number>;

/**
 * The VAT that sums contain, credits above zero. What a coupon takes off our own prices owes none (CGI, art. 267, II): what
 * is owed is that of the price that is left.
 */
function taxesIn(sums: Sums, vatPercent: number): Map<PlanKey, number> {
  const of = (cents: number) => Math.sign(cents) * splitVat(Math.abs(cents), vatPercent).vat;
  const sum = (plan: PlanKey) => sums.get(plan) ?? 0;
  const cut = sum('ownReductions');
  const sold = (cents: number) => of(cents + cut) - of(cut);
  return new Map([
    ['fees', of(sum('fees'))],
    ['addons', of(sum('addons'))],
    ['ownReductions', of(cut)],
    ['sales', sold(sum('sales'))],
    ['advances', sold(sum('sales') + sum('advances')) - sold(sum('sales'))],
  ]);
}

const signed = ({ direction, amount }: LedgerLine) => (direction === 'credit' ? amount : -amount);

type Place = Pick<AccountingLine, 'plan' | 'aux'>;

/** A line of cents, credits above zero; none of nothing. */
const lineOf = (place: Place, cents: number): AccountingLine[] =>
  cents === 0 ? [] : [{ ...place, direction: cents > 0 ? 'credit' : 'debit', amount: Math.abs(cents) }];

/**
 * A posting as the French plan has it. What we earn is split into its net part and the VAT it contains: the VAT of all
 * that was booked about its order or gift, less what was split out before, so that parts add up to the whole however
 * many they are. An advance on goods owes VAT when it is paid (CGI, art. 269): it is collected then, against an account
 * that the sale, which collects it for good, brings back to nothing.
 */
export function accountingLines({ key = '', lines, left }: Booked, vatPercent: number): AccountingLine[] {
  if (OF_DISPUTE.test(key)) return lines.map(contestedLine);
  const sums = new Map<PlanKey, number>();
  const add = (plan: PlanKey, cents: number) => sums.set(plan, (sums.get(plan) ?? 0) + cents);
  for (const [code, cents] of left ?? []) add(placeOf(code).plan, cents);
  const before = taxesIn(sums, vatPercent);
  for (const line of lines) add(placeOf(line.code).plan, signed(line));
  const taxes = new Map(
    [...taxesIn(sums, vatPercent)].map(([plan, cents]) => [plan, cents - (before.get(plan) ?? 0)]),
  );
  const split = (place: Place, cents: number): AccountingLine[] => {
    const tax = taxes.get(place.plan) ?? 0;
    // Said once, with the first line of its account.
    taxes.delete(place.plan);
    const vat = lineOf({ plan: 'vat', aux: null }, tax);
    if (place.plan !== 'advances') return [...lineOf(place, cents - tax), ...vat];
    return [...lineOf(place, cents), ...vat, ...lineOf({ plan: 'vatOfAdvances', aux: null }, -tax)];
  };
  const told = lines.flatMap((line) => split(placeOf(line.code), signed(line)));
  // A coupon that goes back alone is a dearer sale, whose account has no line here.
  return [...told, ...[...taxes.keys()].flatMap((plan) => split({ plan, aux: null }, 0))];
}

/** The journal of a posting, from its key. */
export function journalOf(key: string): Journal {
  if (key.startsWith('reversal:')) return 'OD';
  if (/:psp-fee:/.test(key)) return 'FR';
  if (/^(contribution:\d+:succeeded|(order|purchase):\d+:paid)$/.test(key)) return 'EN';
  if (/:refunded|:bank:|:transfer:/.test(key)) return 'RB';
  if (/:dispute:/.test(key)) return 'CT';
  if (/^withdrawal:\d+:(paid|returned)$/.test(key)) return 'VR';
  return 'OD';
}

export const accountOf = (plan: PlanKey) => PLAN[plan];
