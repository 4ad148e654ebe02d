import { DELIVERY_METHODS, type DeliveryMethod } from './delivery.ts';
import type { Order } from './order.ts';

/** The form as it was filled in, so that a refusal shows it again with nothing lost. */
export interface CheckoutForm {
  email: string;
  name: string;
  recipient: string;
  line1: string;
  line2: string;
  postal_code: string;
  city: string;
  phone: string;
  delivery: DeliveryMethod;
  words: string;
  terms: boolean;
}

const methodOf = (text: string) => DELIVERY_METHODS.find((method) => method === text) ?? 'standard';

export function readCheckoutForm(field: (name: string) => string): CheckoutForm {
  return {
    email: field('email'),
    name: field('name'),
    recipient: field('recipient'),
    line1: field('line1'),
    line2: field('line2'),
    postal_code: field('postal_code'),
    city: field('city'),
    phone: field('phone'),
    delivery: methodOf(field('delivery')),
    // Browsers send line ends as CRLF.
    words: field('words').replaceAll('\r\n', '\n'),
    terms: field('accept_terms') === '1',
  };
}

/** Fills the form with what is known of the order already. */
export function formOf(
  { email, name, address, delivery, words }: Order,
  { terms }: { terms: boolean },
): CheckoutForm {
  return {
    email,
    name,
    words,
    delivery: delivery ?? 'standard',
    recipient: address?.recipient ?? '',
    line1: address?.line1 ?? '',
    line2: address?.line2 ?? '',
    postal_code: address?.postal_code ?? '',
    city: address?.city ?? '',
    phone: address?.phone ?? '',
    terms,
  };
}

/** As `save_details` takes it. */
export function detailsOf(form: CheckoutForm) {
  const { email, name, delivery, words, terms, ...address } = form;
  return { email, name, address, delivery, words, accept_terms: terms };
}
