export type AccountKind = 'asset' | 'liability' | 'revenue' | 'expense';
export type Direction = 'debit' | 'credit';

/** Which money: test and live money of one provider never meet in one account. */
export interface MoneyMode {
  provider: 'demo' | 'stripe';
  livemode: boolean;
}

export interface Line {
  account: string;
  direction: Direction;
  /** Cents, above 0. */
  amount: number;
}

/** A seller's earnings: `pending` until its buyer had the time to change their mind. */
export type MerchantPart = 'pending' | 'available' | 'withdrawing';

/** `pooled`: shares of gifts that several pay, kept aside until the gift is settled (docs/decisions/0014). */
export type PotPart = 'pooled' | 'pending' | 'available' | 'withdrawing';

const common = [
  'fees:platform',
  'fees:psp',
  'losses',
  'voucher:liability',
  'vouchers:expired',
  'vouchers:given',
  'offers:given',
  'offers:own',
  'addons:revenue',
  'orders:revenue',
  'refunds:by_transfer',
] as const;

/** The end of a code that is of this money alone; nothing for real money. */
export const suffixOf = ({ provider, livemode }: MoneyMode) =>
  livemode ? '' : `:${provider === 'demo' ? 'demo' : 'test'}`;

const pspOf = (mode: MoneyMode) => `psp:${mode.provider}${mode.provider === 'demo' ? '' : suffixOf(mode)}`;

/** Every code of this money that is not of one pot, order or seller. */
export const sharedCodesOf = (mode: MoneyMode) => [
  pspOf(mode),
  ...common.map((code) => `${code}${suffixOf(mode)}`),
];

/**
 * The codes of docs/spec/decisions.md §12. What isn't real money has accounts of its own, marked by a suffix; a pot and
 * an order are of one money by themselves.
 */
export function accountsOf(mode: MoneyMode) {
  const suffix = suffixOf(mode);
  const shared = (code: (typeof common)[number]) => `${code}${suffix}`;
  return {
    psp: pspOf(mode),
    pot: (potId: number, part: PotPart) => `pot:${potId}:${part}`,
    merchant: (merchantId: number, part: MerchantPart) => `merchant:${merchantId}:${part}${suffix}`,
    platformFees: shared('fees:platform'),
    pspFees: shared('fees:psp'),
    losses: shared('losses'),
    addonRevenue: shared('addons:revenue'),
    /** The money its buyer paid for what we have not sent yet. */
    orderDue: (orderId: number) => `order:${orderId}:due`,
    orderRevenue: shared('orders:revenue'),
    /** Goods we owe to those who hold vouchers. */
    vouchers: shared('voucher:liability'),
    /** The rest of vouchers whose date passed: kept apart (docs/spec/decisions.md §31). */
    vouchersExpired: shared('vouchers:expired'),
    /** The cost of vouchers that nobody paid for. */
    vouchersGiven: shared('vouchers:given'),
    /** The cost of coupons and offers on what others sell here: their sale stands at its whole price. */
    offersGiven: shared('offers:given'),
    /** The part of our own prices that coupons and offers took off: no VAT is due on it (CGI, art. 267, II). */
    ownReductions: shared('offers:own'),
    /** The sums that our own bank transferred to buyers in place of the provider: the accountant's bank entry closes it. */
    byTransfer: shared('refunds:by_transfer'),
  };
}

const KINDS: [RegExp, AccountKind, number | null][] = [
  [/^psp:(demo|stripe)(:test)?$/, 'asset', null],
  [/^pot:\d+:(pooled|pending|available|withdrawing)$/, 'liability', 0],
  [/^order:\d+:due$/, 'liability', 0],
  [/^merchant:\d+:(pending|withdrawing)(:demo|:test)?$/, 'liability', 0],
  // What is given back after a withdrawal is owed by the seller, and kept from what they earn next.
  [/^merchant:\d+:available(:demo|:test)?$/, 'liability', null],
  [/^(voucher:liability|vouchers:expired|refunds:by_transfer)(:demo|:test)?$/, 'liability', 0],
  [/^(fees:platform|addons:revenue|orders:revenue)(:demo|:test)?$/, 'revenue', null],
  [/^(fees:psp|losses|vouchers:given|offers:given|offers:own)(:demo|:test)?$/, 'expense', null],
];

/**
 * Finds an account's kind and minimum from its code; throws on a code that docs/spec/decisions.md §12 doesn't
 * know.
 */
export function accountRule(code: string): { kind: AccountKind; minBalance: number | null } {
  const rule = KINDS.find(([pattern]) => pattern.test(code));
  if (!rule) throw new Error(`${code} is not a ledger account code`);
  return { kind: rule[1], minBalance: rule[2] };
}

/** Assets and expenses grow with a debit, the others with a credit. */
export function balanceChange(kind: AccountKind, direction: Direction, amount: number): number {
  const grows = kind === 'asset' || kind === 'expense' ? 'debit' : 'credit';
  return direction === grows ? amount : -amount;
}

/** Throws unless the lines are whole cents above zero whose debits equal their credits. */
export function requireBalanced(lines: readonly Line[]): void {
  let difference = 0;
  for (const { account, direction, amount } of lines) {
    if (!Number.isSafeInteger(amount) || amount <= 0)
      throw new Error(`${account}: ${amount} is not an amount`);
    difference += direction === 'debit' ? amount : -amount;
  }
  if (lines.length < 2 || difference !== 0)
    throw new Error(`Unbalanced posting: difference of ${difference}`);
}
