/** The fields of an item that an owner changes, one at a time. */
export interface ItemFields {
  description: string;
  quantity: number;
  classification: string;
  priority: number;
  name: string;
  price: number | null;
}

export type ItemField = keyof ItemFields;
