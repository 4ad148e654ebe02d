import { createRemoteJWKSet, errors, type JWTPayload, jwtVerify } from 'jose';
import type { Config } from '../config.ts';

export type Provider = 'google' | 'apple' | 'facebook';

/** A person as a provider's id token describes them. `email` is null when it was not shared. */
export interface ProvidedIdentity {
  subject: string;
  email: string | null;
  /** The provider vouches that the address is the person's today. */
  emailVerified: boolean;
  firstname: string;
  lastname: string;
  /** The moment from which its token is refused as too old. */
  until: Date;
}

/** `rejected`: not a token of theirs for us; `unreachable`: their keys could not be read. */
export class ProviderError extends Error {
  override name = 'ProviderError';
  readonly reason: 'rejected' | 'unreachable';

  constructor(reason: 'rejected' | 'unreachable') {
    super(reason);
    this.reason = reason;
  }
}

const ISSUERS: Record<Provider, string[]> = {
  google: ['https://accounts.google.com', 'accounts.google.com'],
  apple: ['https://appleid.apple.com'],
  facebook: ['https://www.facebook.com', 'https://limited.facebook.com'],
};

const TOLERANCE_SECONDS = 30;

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** Keys are kept ten minutes and asked again when one is unknown, at most every thirty seconds. */
function keysAt(url: string) {
  const known = keySets.get(url);
  if (known) return known;
  const made = createRemoteJWKSet(new URL(url), { timeoutDuration: 5000, cooldownDuration: 30_000 });
  keySets.set(url, made);
  return made;
}

/** The audience a provider's tokens must be for; null when the deployment has none. */
export function clientIdOf(config: Config, provider: Provider): string | null {
  if (provider === 'google') return config.googleClientId;
  return provider === 'apple' ? config.appleClientId : config.facebookAppId;
}

/**
 * Checks an id token against the provider's published keys: signature, issuer, our audience, dates.
 * Throws ProviderError.
 */
export async function verifyIdToken(
  config: Config,
  provider: Provider,
  token: string,
): Promise<ProvidedIdentity> {
  const audience = clientIdOf(config, provider);
  if (!audience) throw new ProviderError('rejected');
  try {
    const { payload } = await jwtVerify(token, keysAt(config.identityKeys[provider]), {
      issuer: ISSUERS[provider],
      audience: audience.split(',').map((id) => id.trim()),
      algorithms: ['RS256', 'ES256'],
      requiredClaims: ['sub', 'exp', 'iat'],
      clockTolerance: TOLERANCE_SECONDS,
    });
    return identityOf(provider, payload);
  } catch (error) {
    throw new ProviderError(isTheirFault(error) ? 'rejected' : 'unreachable');
  }
}

/** Anything jose says of the token itself; a key server that fails or is slow is not the caller's doing. */
function isTheirFault(error: unknown): boolean {
  if (!(error instanceof errors.JOSEError)) return false;
  return !(
    error instanceof errors.JWKSTimeout ||
    error instanceof errors.JWKSInvalid ||
    error.code === 'ERR_JOSE_GENERIC'
  );
}

/**
 * Google keeps these mailboxes itself, and those of the companies that it hosts (`hd`). Any other address was confirmed
 * once, by who held it then, and may be somebody else's since: Google's own guide asks for another check of those. Facebook
 * says nothing, so nothing is taken for granted; Apple writes `true` as text.
 */
const GMAIL = /@(?:gmail|googlemail)\.com$/i;

function vouches(provider: Provider, { email, email_verified, hd }: JWTPayload): boolean {
  if (provider === 'facebook' || String(email_verified) !== 'true') return false;
  return provider === 'apple' || (typeof hd === 'string' && hd !== '') || GMAIL.test(String(email));
}

function identityOf(provider: Provider, claims: JWTPayload): ProvidedIdentity {
  const text = (name: string) => (typeof claims[name] === 'string' ? (claims[name] as string) : '');
  return {
    subject: claims.sub ?? '',
    email: text('email') || null,
    emailVerified: vouches(provider, claims),
    firstname: text('given_name').slice(0, 60),
    lastname: text('family_name').slice(0, 60),
    until: new Date(((claims.exp ?? 0) + TOLERANCE_SECONDS) * 1000),
  };
}
