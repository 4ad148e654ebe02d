export type BagReason = 'froid' | 'chaud' | 'allaitement' | 'biberon' | 'cesarienne' | 'jumeaux';

export interface BagItem {
  id: string;
  text: string;
  note?: string;
  /** The number for one child and a stay of three days. */
  count?: number;
  when?: BagReason;
}

export interface BagPart {
  id: string;
  title: string;
  items: readonly BagItem[];
}

export interface BagWish {
  season: 'froid' | 'chaud' | 'tous';
  feeding: 'allaitement' | 'biberon' | 'tous';
  caesarean: boolean;
  children: 1 | 2;
}

function reasonsOf({ season, feeding, caesarean, children }: BagWish): Set<BagReason> {
  const reasons = new Set<BagReason>();
  if (season !== 'chaud') reasons.add('froid');
  if (season !== 'froid') reasons.add('chaud');
  if (feeding !== 'biberon') reasons.add('allaitement');
  if (feeding !== 'allaitement') reasons.add('biberon');
  if (caesarean) reasons.add('cesarienne');
  if (children === 2) reasons.add('jumeaux');
  return reasons;
}

/** The lines that are of use, with what is counted for one child counted for all. */
export function packBag(parts: readonly BagPart[], wish: BagWish): BagPart[] {
  const reasons = reasonsOf(wish);
  return parts.map((part) => ({
    ...part,
    items: part.items
      .filter(({ when }) => !when || reasons.has(when))
      .map((item) => (item.count ? { ...item, count: item.count * wish.children } : item)),
  }));
}
