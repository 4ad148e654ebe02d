const DAY_SECONDS = 24 * 3600;

/**
 * Every key this site writes in local storage and how long it holds, in seconds; null: until it is removed.
 * The first eight are the product's (docs/spec/product.md §3); those that end with a colon begin a family of
 * keys.
 */
export const KEPT_KEYS = {
  /** The random uuid of this browser, sent with each call; never an identity. */
  crypto_uuid: null,
  /** The source that sent this browser here, until a registration. */
  referal: null,
  searchHistory: null,
  /** The person who gave from this browser, and what. */
  contributor: null,
  /** The how-tos that were read: howto-01. */
  tutos: null,
  /** Analytics events that wait for the tag manager. */
  actions: DAY_SECONDS,
  /** The stack of tokens, whose last is active. The server ends them (docs/spec/decisions.md §1). */
  auth_tokens: null,
  /** When each thing was last done: whoever reads one says how many seconds it counts. */
  mobile_actions: null,

  /** The answer about cookies; the French regulator has it asked again after six months. */
  consent: 182 * DAY_SECONDS,
  /** An invitation seen in an address, until a registration. */
  ticket_code: null,
  /** Flags of the signed-in shell: the pot exists, admin links show, unread notifications (and since when). */
  cagnotteCreated: null,
  admin: null,
  /** The rights of a member of staff, by which the admin's bar is drawn before the server answers. */
  rights: null,
  unread: 300,
  /** The name of the business whose session is on top of the stack. */
  business: null,
  /** A business being described, until it is made. */
  business_draft: null,
  /** The announcement that was closed, and the slug of this browser's own list. */
  announcement: null,
  own_list: null,
  /** The token of a native wrapper's device that the site was given. */
  device_token: null,
  /** This device is told nothing more, by its person's own choice. */
  push_off: null,
  /** The choices a guest made before having a list. */
  guest_items: null,
  prenoms: null,
  /** The term that a person ticked to keep, for the tools that ask for it (kept-term.ts). */
  term: null,
  valise: null,
  'carnet-mesures': null,
  /** The thread of questions asked of Milla in this browser. */
  milla: DAY_SECONDS,
  'editor:mode': null,
  /** Changes of a list, and texts, that the server does not have yet. */
  'list_changes:': null,
  'editor:': null,
  /** Answers of a vote on names that the server does not have yet. */
  'name-vote:': null,
} as const satisfies Record<string, number | null>;

type Name = keyof typeof KEPT_KEYS;
export type KeptKey = Name | `${Extract<Name, `${string}:`>}${string}`;
/** The keys whose value is forgotten after a time. */
export type AgingKey = { [N in Name]: (typeof KEPT_KEYS)[N] extends number ? N : never }[Name];

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
  return now - kept.at < KEPT_KEYS[key] * 1000 ? (kept.value ?? null) : null;
}
