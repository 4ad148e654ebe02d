const DAY_SECONDS = 24 * 3600;

/**
 * Every key this site writes in local storage is named here, once; those of docs/spec/product.md §3 are the product's,
 * those that end with a colon begin a family of keys. These are forgotten after so many seconds.
 */
export const AGING_KEYS = {
  /** Analytics events that wait for the tag manager. */
  actions: DAY_SECONDS,
  /** The answer about cookies; the French regulator has it asked again after six months. */
  consent: 182 * DAY_SECONDS,
  /** Unread notifications (and since when). */
  unread: 300,
  /** The thread of questions asked of Milla in this browser. */
  milla: DAY_SECONDS,
} as const;

/** And these hold until they are removed: types alone, so that no page loads their names. */
interface LastingKeys {
  /** The random uuid of this browser, sent with each call; never an identity. */
  crypto_uuid: string;
  /** The source that sent this browser here, until a registration. */
  referal: string;
  searchHistory: string;
  /** The person who gave from this browser, and what. */
  contributor: string;
  /** The how-tos that were read: howto-01. */
  tutos: string;
  /** The stack of tokens, whose last is active. The server ends them (docs/spec/decisions.md §1). */
  auth_tokens: string;
  /** When each thing was last done: whoever reads one says how many seconds it counts. */
  mobile_actions: string;

  /** An invitation seen in an address, until a registration. */
  ticket_code: string;
  /** Flags of the signed-in shell: the pot exists, admin links show. */
  cagnotteCreated: string;
  admin: string;
  /** The rights of a member of staff, by which the admin's bar is drawn before the server answers. */
  rights: string;
  /** The colours that somebody of the team chose for the admin on this device: light or dark. */
  scheme: string;
  /** The name of the business whose session is on top of the stack. */
  business: string;
  /** A business being described, until it is made. */
  business_draft: string;
  /** The announcement that was closed, and the slug of this browser's own list. */
  announcement: string;
  own_list: string;
  /** The token of a native wrapper's device that the site was given. */
  device_token: string;
  /** This device is told nothing more, by its person's own choice. */
  push_off: string;
  /** The choices a guest made before having a list. */
  guest_items: string;
  prenoms: string;
  /** The term that a person ticked to keep, for the tools that ask for it (kept-term.ts). */
  term: string;
  valise: string;
  'carnet-mesures': string;
  'editor:mode': string;
  /** Changes of a list, and texts, that the server does not have yet. */
  'list_changes:': string;
  'editor:': string;
  /** Answers of a vote on names that the server does not have yet. */
  'name-vote:': string;
}

/** The keys whose value is forgotten after a time. */
export type AgingKey = keyof typeof AGING_KEYS;
type Name = AgingKey | keyof LastingKeys;
export type KeptKey = Name | `${Extract<Name, `${string}:`>}${string}`;

/** Null when nothing is kept, or when the browser keeps nothing. */
export function readKept(key: KeptKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Whatever stands there, as JSON; null when it is none. */
export function readKeptJson(key: KeptKey): unknown {
  try {
    return JSON.parse(readKept(key) ?? 'null');
  } catch {
    return null;
  }
}

/** False when the browser refuses (private window, full storage): nothing else depends on it. */
export function keep(key: KeptKey, text: string): boolean {
  try {
    localStorage.setItem(key, text);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: KeptKey): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // It keeps nothing, then.
  }
}

/** The keys of a family that are there. */
export function keptUnder(prefix: KeptKey): KeptKey[] {
  try {
    return Object.keys(localStorage).filter((key): key is KeptKey => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** Keeps a value with its time, for as long as its key says. */
export function keepAging(key: AgingKey, value: unknown, now = Date.now()): boolean {
  return keep(key, JSON.stringify({ at: now, value }));
}

/** The value, or null once it is too old. A clock set back does not make it last. */
export function readAging(key: AgingKey, now = Date.now()): unknown {
  const kept = readKeptJson(key) as { at?: unknown; value?: unknown } | null;
  if (typeof kept?.at !== 'number' || kept.at > now) return null;
  return now - kept.at < AGING_KEYS[key] * 1000 ? (kept.value ?? null) : null;
}
