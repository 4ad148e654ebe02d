import { type GiftKind, giftDrawings } from '#src/ui/drawings/gift-drawings.ts';

const KINDS = Object.keys(giftDrawings) as GiftKind[];

/** The cut paper of a door: neighbours differ, and a day has the same each year. */
export const drawingOf = (day: number): GiftKind => KINDS[(day * 5) % KINDS.length] ?? 'gift';
