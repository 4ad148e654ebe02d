/** What an owner changes of an item, one field at a time. */
export interface ItemFields {
  description: string;
  quantity: number;
  classification: string;
  priority: number;
  name: string;
  price: number | null;
}

export type ItemField = keyof ItemFields;
