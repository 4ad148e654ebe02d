/** The form of a list's page that begins an order, as it was filled in. */
export interface OrderHereForm {
  product_id: string;
  email: string;
  name: string;
  quantity: string;
  /** Of this form and no other: posted twice, it is one order. */
  key: string;
}

export function readOrderHere(field: (name: string) => string): OrderHereForm {
  return {
    product_id: field('product_id'),
    email: field('email').trim(),
    name: field('name').trim(),
    quantity: field('quantity') || '1',
    key: field('key'),
  };
}
