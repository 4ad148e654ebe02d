/** The reservation form as it was filled in, so that a refusal shows it again with nothing lost. */
export interface ReserveForm {
  merchant_item_id: string;
  email: string;
  name: string;
  quantity: string;
  words: string;
  secondHand: boolean;
  /** The giver says that it is bought already. */
  bought: boolean;
  /** Of this form and no other: sent twice, it is one promise. Empty where a browser makes none. */
  key: string;
}

export function readReserveForm(field: (name: string) => string): ReserveForm {
  return {
    merchant_item_id: field('merchant_item_id'),
    email: field('email').trim(),
    name: field('name').trim(),
    quantity: field('quantity') || '1',
    words: field('words').replaceAll('\r\n', '\n').trim(),
    secondHand: field('second_hand') === '1',
    bought: field('how') === 'bought',
    key: field('key'),
  };
}

/** The list again, with thanks; nothing of the giver in the address. */
export function afterGiving(slug: string, form: ReserveForm, mailed: boolean): string {
  const query = new URLSearchParams({
    reserve: form.merchant_item_id,
    ...(form.bought ? { achete: '1' } : {}),
    ...(mailed ? {} : { courriel: 'non' }),
  });
  return `/${slug}?${query}#reservation`;
}
