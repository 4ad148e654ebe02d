/**
 * The forms of the one sheet that a gift needs: a `favour` or a `thing`, `several` of them left, its `price`, another
 * `shop`; `sold` here, and then `stocked` or `out`.
 */
export type GiveFact = 'favour' | 'thing' | 'several' | 'price' | 'shop' | 'sold' | 'stocked' | 'out';

/** Of a thing that this site sells and has: a card without facts is of one, so that a long list is a light page. */
export const COMMON_FACTS = 'thing sold stocked';
