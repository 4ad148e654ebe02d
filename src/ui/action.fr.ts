/** Asked by a button before it does what cannot be undone (docs/spec/product.md §4). */
export const CONFIRM = 'Confirmer ?';
