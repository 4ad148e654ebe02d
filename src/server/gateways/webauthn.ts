import type { WebAuthnCredential } from '@simplewebauthn/server';
import * as z from 'zod/mini';

/** Some three hundred modules, read when the first key is made or asked for. */
const library = () => import('@simplewebauthn/server');

/** The site as authenticators know it: a name without scheme or port, and the one origin that may ask. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** `counter`: a copy of the key may have answered in its place; `refused`: anything else. */
export class PasskeyError extends Error {
  override name = 'PasskeyError';
  readonly reason: 'refused' | 'counter';

  constructor(reason: 'refused' | 'counter', cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Uses a challenge up; false when it is none of ours, was used, or is too old. */
export type UseChallenge = (challenge: string) => Promise<boolean>;

export interface MadeKey {
  credential: WebAuthnCredential;
  deviceType: 'singleDevice' | 'multiDevice';
  backedUp: boolean;
}

/** A credential's id has 1,023 bytes at most (WebAuthn 3, PublicKeyCredential); the parts that are signed are a few hundred. */
const base64url = (max: number) => z.string().check(z.maxLength(max), z.regex(/^[\w-]+$/));
const ID_MAX = 1364;
const TRANSPORTS = ['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'];
const envelope = { id: base64url(ID_MAX), rawId: base64url(ID_MAX), type: z.literal('public-key') };

const Made = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: base64url(8192),
    attestationObject: base64url(32_768),
    transports: z.optional(z.nullable(z.array(z.string().check(z.maxLength(32))).check(z.maxLength(16)))),
  }),
});
const Given = z.object({
  ...envelope,
  response: z.object({
    clientDataJSON: base64url(8192),
    authenticatorData: base64url(8192),
    signature: base64url(8192),
    userHandle: z.optional(z.nullable(z.string().check(z.maxLength(128)))),
  }),
});
export type GivenAssertion = z.output<typeof Given>;

const WAIT_MS = 5 * 60_000;
export const CHALLENGE_LIFE_MS = WAIT_MS;
const bytes = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));

/** The account as an authenticator shows it; `handle` is all it gives back, and tells nothing of the person. */
export interface KeyHolder {
  handle: string;
  name: string;
  displayName: string;
}

/** The options with which a browser makes a key: found without a name, and never used without its holder being verified. */
export async function creationOptions(
  party: RelyingParty & { name: string },
  { holder, challenge, known }: { holder: KeyHolder; challenge: string; known: KnownKey[] },
) {
  const { generateRegistrationOptions } = await library();
  return generateRegistrationOptions({
    rpName: party.name,
    rpID: party.id,
    userName: holder.name,
    userDisplayName: holder.displayName,
    userID: bytes(holder.handle),
    challenge: bytes(challenge),
    timeout: WAIT_MS,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
}

export interface KnownKey {
  id: string;
  transports: string[];
}

/** The options with which a browser asks for any key of this site: its holder chooses which. */
export async function requestOptions(party: RelyingParty, challenge: string) {
  const { generateAuthenticationOptions } = await library();
  return generateAuthenticationOptions({
    rpID: party.id,
    challenge: bytes(challenge),
    timeout: WAIT_MS,
    userVerification: 'required',
  });
}

/** Checks a new key: our challenge, our origin, our name, its holder verified. Throws PasskeyError. */
export async function verifyMadeKey(
  party: RelyingParty,
  { response, useChallenge }: { response: unknown; useChallenge: UseChallenge },
): Promise<MadeKey> {
  const made = Made.safeParse(response);
  if (!made.success) throw new PasskeyError('refused', made.error);
  const transports = (made.data.response.transports ?? []).filter((one) => TRANSPORTS.includes(one));
  const { verifyRegistrationResponse } = await library();
  const { registrationInfo } = await verifyRegistrationResponse({
    response: {
      ...made.data,
      response: { ...made.data.response, transports },
      clientExtensionResults: {},
    },
    expectedChallenge: useChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(refused);
  if (!registrationInfo) throw new PasskeyError('refused');
  const { credential, credentialDeviceType: deviceType, credentialBackedUp: backedUp } = registrationInfo;
  return { credential: { ...credential, transports }, deviceType, backedUp };
}

/** Reads an answer to `requestOptions` without believing it. Throws PasskeyError. */
export function readAssertion(response: unknown): GivenAssertion {
  const given = Given.safeParse(response);
  if (!given.success) throw new PasskeyError('refused', given.error);
  return given.data;
}

interface Assertion {
  given: GivenAssertion;
  credential: WebAuthnCredential;
  useChallenge: UseChallenge;
}

/** Checks that the holder of a key answered our challenge just now. Throws PasskeyError. */
export async function verifyAssertion(
  party: RelyingParty,
  { given, credential, useChallenge }: Assertion,
): Promise<{ counter: number; backedUp: boolean }> {
  const { userHandle, ...signed } = given.response;
  const { verifyAuthenticationResponse } = await library();
  const { verified, authenticationInfo } = await verifyAuthenticationResponse({
    response: {
      ...given,
      response: userHandle ? { ...signed, userHandle } : signed,
      clientExtensionResults: {},
    },
    expectedChallenge: useChallenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    credential,
    requireUserVerification: true,
  }).catch(refused);
  if (!verified) throw new PasskeyError('refused');
  return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
}

/** The library tells its refusals apart by their sentence alone. */
function refused(error: unknown): never {
  const isCounter = error instanceof Error && error.message.startsWith('Response counter value');
  throw new PasskeyError(isCounter ? 'counter' : 'refused', error);
}
