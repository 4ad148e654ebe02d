import * as z from 'zod/mini';
import { RIGHTS } from '#src/lib/rights.ts';
import { cents } from '#src/lib/shapes.ts';

const partner = z.nullable(z.object({ firstname: z.string() }));

/** docs/spec/calls.md §Types. */
export const User = z.object({
  uuid: z.string(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  partner,
  slug: z.string(),
  profilepic: z.nullable(z.string()),
  props: z.object({ admin: z.optional(z.literal('1')), disable_cache: z.optional(z.literal('1')) }),
  setup_step: z.enum(['start', 'done']),
  cagnotteCreated: z.boolean(),
  totalCollectedCagnotte: cents,
  mainListInfo: z.nullable(z.object({ uuid: z.string(), slug: z.string() })),
  display_name: z.string(),
  /** Empty for whoever is no member of staff. */
  rights: z.array(z.enum(RIGHTS)),
});
export type User = z.output<typeof User>;

export const Merchant = z.object({
  uuid: z.string(),
  email: z.string(),
  name: z.string(),
  slug: z.string(),
  shop_url: z.string(),
  logo: z.nullable(z.string()),
  status: z.enum(['pending', 'active', 'disabled']),
  shopify_domain: z.nullable(z.string()),
});

export const Session = z.union([
  z.object({ session_type: z.literal('user'), user: User }),
  z.object({ session_type: z.literal('merchant'), merchant: Merchant }),
]);
export type Session = z.output<typeof Session>;

/** docs/spec/calls.md §/api/user/ register_with_email. NIST and OWASP: length over composition rules. */
export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 200;

/** docs/spec/decisions.md §1: 30 days sliding, 180 at most. */
export const SESSION_SLIDING_DAYS = 30;
export const SESSION_MAX_DAYS = 180;
/** A session of staff that nobody uses ends sooner. */
export const STAFF_IDLE_HOURS = 24;
/** docs/spec/decisions.md §3: a session as someone else, from beginning to end. */
export const IMPERSONATION_MINUTES = 30;
/** docs/spec/calls.md §Step-up: for how long a proof counts. */
export const PROOF_MINUTES = 10;

/** Lowercased and composed, so that one address has one account. */
export function normalEmail(email: string): string {
  return email.normalize('NFC').trim().toLowerCase();
}

const OBVIOUS = [
  'motdepasse',
  'password',
  'azertyuiop',
  'qwertyuiop',
  'merveille',
  'naissance',
  'bienvenue',
  'jetaime',
  'iloveyou',
  'soleil',
  'doudou',
  'loulou',
  'letmein',
  'administrateur',
  '1234567890',
  '0123456789',
  '9876543210',
  'azerty',
  'qwerty',
  '123456',
  'abcdef',
];

/**
 * True when a password is among the first a thief would try: a well-known word with digits around it, the
 * address itself, or too few different characters.
 */
export function isTrivialPassword(password: string, email: string): boolean {
  const bare = password.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '');
  if (new Set(bare).size < 5) return true;
  const [local = ''] = email.toLowerCase().split('@');
  if (local.length >= 4 && bare.replace(/\d+$/, '') === local.replace(/[^\p{L}\p{N}]/gu, '')) return true;
  const letters = bare.replace(/^\d+|\d+$/g, '');
  return OBVIOUS.some((word) => bare === word || letters === word || bare === word + word);
}
