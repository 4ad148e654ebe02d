import type { PaymentDetail } from '#src/journeys/payments-desk/desk.ts';
import { formatDate, formatPrice } from '#src/lib/format.ts';
import { type Fact, Facts } from './Facts.tsx';
import { paymentsFr } from './payments.fr.ts';

const { detail: fr } = paymentsFr;

/** The facts of a payment, without anything of the card: only the provider knows its number. */
export function PaymentFacts({ payment }: { payment: PaymentDetail }) {
  const when = (at: string | null) => at && formatDate(at);
  const rows: Fact[] = [
    [
      fr.list,
      <a key="list" href={`/${payment.list_slug}`}>
        {payment.list_title}
      </a>,
    ],
    [fr.giver, `${payment.giver ?? paymentsFr.unnamed}${payment.anonymous ? ` (${fr.anonymous})` : ''}`],
    [fr.email, payment.email],
    [fr.amount, formatPrice(payment.amount)],
    ...payment.addons.map(({ name, price }): Fact => [name, formatPrice(price)]),
    [fr.fee, payment.fee > 0 && formatPrice(payment.fee)],
    [fr.total, formatPrice(payment.total)],
    [fr.refunded, payment.refunded > 0 && formatPrice(payment.refunded)],
    [fr.paid, when(payment.paid_at)],
    [fr.chargeOn, when(payment.charge_on)],
    [fr.available, when(payment.funds_available_at)],
    [fr.receipt, when(payment.receipt_sent_at)],
    [fr.provider, payment.livemode ? payment.provider : `${payment.provider} (${fr.test})`],
    [fr.reference, <code key="reference">{payment.reference}</code>],
    [fr.intents, payment.intents.length > 0 && <code>{payment.intents.join(', ')}</code>],
  ];
  return <Facts rows={rows} />;
}
