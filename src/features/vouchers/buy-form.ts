import { parseAmount } from '#src/features/money/amount.ts';
import { SUGGESTED } from './voucher.ts';

export const OTHER = 'other';

/** The form as it was filled in, so that a refusal loses nothing. */
export interface BuyForm {
  choice: string;
  other: string;
  recipient_name: string;
  recipient_email: string;
  buyer_name: string;
  buyer_email: string;
  message: string;
  send_on: string;
  /** Of one opening of the form, however often it is sent. */
  key: string;
}

export const EMPTY_BUY_FORM: BuyForm = {
  choice: String(SUGGESTED[1]),
  other: '',
  recipient_name: '',
  recipient_email: '',
  buyer_name: '',
  buyer_email: '',
  message: '',
  send_on: '',
  key: '',
};

export function readBuyForm(field: (name: string) => string): BuyForm {
  const key = field('key');
  return {
    choice: field('amount_choice') || OTHER,
    other: field('amount_other').slice(0, 20),
    recipient_name: field('recipient_name').slice(0, 200),
    recipient_email: field('recipient_email').slice(0, 300),
    buyer_name: field('buyer_name').slice(0, 200),
    buyer_email: field('buyer_email').slice(0, 300),
    // Browsers send line ends as CRLF.
    message: field('message').replaceAll('\r\n', '\n').slice(0, 5000),
    send_on: field('send_on').slice(0, 10),
    key: /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(key) ? key : '',
  };
}

/** The form of a purchase that was begun, to change it: sent again, it is another. */
export function buyFormOf(row: {
  amount: number;
  recipientName: string;
  recipientEmail: string;
  buyerName: string;
  buyerEmail: string;
  message: string;
  sendOn: string | null;
}): BuyForm {
  const suggested = SUGGESTED.some((cents) => cents === row.amount);
  return {
    choice: suggested ? String(row.amount) : OTHER,
    other: suggested ? '' : formatAmount(row.amount),
    recipient_name: row.recipientName,
    recipient_email: row.recipientEmail,
    buyer_name: row.buyerName,
    buyer_email: row.buyerEmail,
    message: row.message,
    send_on: row.sendOn ?? '',
    key: '',
  };
}

const formatAmount = (cents: number) => (cents / 100).toFixed(2).replace('.', ',').replace(/,00$/, '');

/** Cents; an amount that is out of range where the free field holds none. The sum typed there wins over a chip. */
function amountOf({ choice, other }: BuyForm): number {
  if (other.trim() !== '' || choice === OTHER) return parseAmount(other) ?? 0;
  return Number.isSafeInteger(Number(choice)) ? Number(choice) : 0;
}

/** As `prepare_purchase` takes it. */
export const purchaseOf = (form: BuyForm) => ({
  amount: amountOf(form),
  recipient: { name: form.recipient_name, email: form.recipient_email },
  buyer: { name: form.buyer_name, email: form.buyer_email },
  message: form.message,
  send_on: form.send_on || null,
});

/** The form's own field for each path that a call complains about. */
export function buyField(path: string): string {
  return path === 'amount' ? 'amount_other' : path.replace('.', '_');
}
