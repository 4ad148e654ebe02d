import { DELIVERY_METHODS, type DeliveryMethod } from './delivery.ts';
import type { Order } from './order.ts';

/** The id of the form on its page: buttons beside it send it too, so that nothing typed is lost. */
export const DETAILS_FORM = 'livraison';

/** The form as it was filled in, so that a refusal shows it again with nothing lost. */
export interface CheckoutForm {
  email: string;
  name: string;
  /** It goes to the parents' own address: the fields of another are left alone. */
  parents: boolean;
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
    parents: field('destination') === 'parents',
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

/** Fills the form with what is known of the order already; `typed`: an address beside the parents' own. */
export function formOf(
  { email, name, address, to_parents, delivery, words }: Order,
  { terms, typed }: { terms: boolean; typed: Order['address'] },
): CheckoutForm {
  // Chosen again, the other address is there as it was typed.
  const own = to_parents || !address ? typed : address;
  return {
    email,
    name,
    words,
    parents: to_parents,
    delivery: delivery ?? 'standard',
    recipient: own?.recipient ?? '',
    line1: own?.line1 ?? '',
    line2: own?.line2 ?? '',
    postal_code: own?.postal_code ?? '',
    city: own?.city ?? '',
    phone: own?.phone ?? '',
    terms,
  };
}

/** As `save_details` takes it. */
export function detailsOf(form: CheckoutForm) {
  const { email, name, parents, delivery, words, terms, ...address } = form;
  const to = parents ? { to_parents: true } : { address };
  return { email, name, ...to, delivery, words, accept_terms: terms };
}
