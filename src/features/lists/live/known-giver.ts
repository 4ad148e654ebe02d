import { keep as keepText, readKeptJson } from '#src/lib/kept.ts';

/** docs/spec/product.md §4: this browser keeps who gave from it, and what. */
const KEY = 'contributor';
/** docs/spec/decisions.md §13: a draft lives a day. */
const DRAFT_MS = 24 * 3600 * 1000;
const KEPT = 20;

export interface GivenHere {
  /** The address of its payment page: a key that never leaves this browser. */
  hash: string;
  slug: string;
  /** When it was last seen unpaid, ms; null once there is nothing left to do. */
  openAt: number | null;
}

interface KnownGiver {
  email?: string;
  publicname?: string;
  contributions?: GivenHere[];
}

export function knownGiver(): KnownGiver {
  const value = readKeptJson(KEY);
  return typeof value === 'object' && value !== null ? (value as KnownGiver) : {};
}

/** In a browser that keeps nothing, the next gift is typed anew. */
const keep = (giver: KnownGiver) => keepText(KEY, JSON.stringify(giver));

/** A name left empty by who stays anonymous forgets nothing. */
export function rememberGiver({ email, publicname }: { email: string; publicname: string }): void {
  const known = knownGiver();
  keep({
    ...known,
    ...(email ? { email } : {}),
    ...(publicname ? { publicname } : {}),
  });
}

function given(): GivenHere[] {
  const { contributions } = knownGiver();
  return Array.isArray(contributions) ? contributions.filter((one) => typeof one?.hash === 'string') : [];
}

/** Notes where a contribution stands, newest first. */
export function rememberGift(gift: Omit<GivenHere, 'openAt'> & { open: boolean }, now: number): void {
  const { open, ...which } = gift;
  const others = given().filter(({ hash }) => hash !== gift.hash);
  const contributions = [{ ...which, openAt: open ? now : null }, ...others].slice(0, KEPT);
  keep({ ...knownGiver(), contributions });
}

/** The contribution to a list that was begun here and not paid; null when there is none to go back to. */
export function openGift(slug: string, now: number): GivenHere | null {
  const open = ({ openAt }: GivenHere) => typeof openAt === 'number' && now - openAt < DRAFT_MS;
  return given().find((one) => one.slug === slug && open(one)) ?? null;
}
