import { createHash, createSign, generateKeyPairSync, type KeyObject, randomBytes } from 'node:crypto';

type Value = number | string | Uint8Array | Map<number | string, Value>;

/** CBOR (RFC 8949) of the few kinds that an authenticator writes. */
function cbor(value: Value): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value);
  if (typeof value === 'string') {
    const text = Buffer.from(value);
    return Buffer.concat([head(3, text.length), text]);
  }
  if (value instanceof Uint8Array) return Buffer.concat([head(2, value.length), value]);
  const pairs = [...value].flatMap(([key, held]) => [cbor(key), cbor(held)]);
  return Buffer.concat([head(5, value.size), ...pairs]);
}

function head(major: number, length: number): Buffer {
  if (length < 24) return Buffer.from([(major << 5) | length]);
  if (length < 256) return Buffer.from([(major << 5) | 24, length]);
  return Buffer.from([(major << 5) | 25, length >> 8, length & 255]);
}

const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest();
const b64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');

interface Key {
  id: Buffer;
  userHandle: string;
  privateKey: KeyObject;
  counter: number;
}

/** All that a hostile or broken one may say of itself. */
export interface Lies {
  origin?: string;
  rpId?: string;
  /** Present, verified: both unless said otherwise. */
  verified?: boolean;
  /** In place of the next one of the key. */
  counter?: number;
  challenge?: string;
  /** Signs with somebody else's key. */
  forged?: boolean;
  userHandle?: string;
}

interface CreationOptions {
  challenge: string;
  rp: { id: string };
  user: { id: string };
}
interface RequestOptions {
  challenge: string;
  rpId: string;
}

const UP = 1;
const UV = 4;
const ATTESTED = 64;

/** An authenticator in memory (WebAuthn, ES256, attestation "none"), which keeps one key for each account. */
export function softwareAuthenticator(origin: string) {
  const keys: Key[] = [];

  const clientData = (type: string, challenge: string, lies: Lies) =>
    Buffer.from(
      JSON.stringify({
        type,
        challenge: lies.challenge ?? challenge,
        origin: lies.origin ?? origin,
        crossOrigin: false,
      }),
    );

  function data(rpId: string, counter: number, { flags, more }: { flags: number; more: Buffer }): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, more]);
  }

  /** Answers `navigator.credentials.create`. */
  function create(given: object, lies: Lies = {}): Record<string, unknown> {
    const options = given as CreationOptions;
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const key = { id: randomBytes(32), userHandle: options.user.id, privateKey, counter: lies.counter ?? 0 };
    keys.push(key);
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    const cose = cbor(
      new Map<number | string, Value>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
    const length = Buffer.from([0, key.id.length]);
    const authData = data(lies.rpId ?? options.rp.id, key.counter, {
      flags: ATTESTED | UP | (lies.verified === false ? 0 : UV),
      more: Buffer.concat([Buffer.alloc(16), length, key.id, cose]),
    });
    const attestationObject = cbor(
      new Map<number | string, Value>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    return {
      id: b64(key.id),
      rawId: b64(key.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64(clientData('webauthn.create', options.challenge, lies)),
        attestationObject: b64(attestationObject),
        transports: ['internal', 'hybrid'],
      },
    };
  }

  /** Answers `navigator.credentials.get` with the key made last, or the one named. */
  function get(given: object, lies: Lies = {}, which = keys.length - 1): Record<string, unknown> {
    const options = given as RequestOptions;
    const key = keys[which];
    if (!key) throw new Error('This authenticator has no key');
    key.counter = lies.counter ?? key.counter + 1;
    const authData = data(lies.rpId ?? options.rpId, key.counter, {
      flags: UP | (lies.verified === false ? 0 : UV),
      more: Buffer.alloc(0),
    });
    const client = clientData('webauthn.get', options.challenge, lies);
    const signer = lies.forged
      ? generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
      : key.privateKey;
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(client)]))
      .sign(signer);
    return {
      id: b64(key.id),
      rawId: b64(key.id),
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: b64(client),
        authenticatorData: b64(authData),
        signature: b64(signature),
        userHandle: lies.userHandle ?? key.userHandle,
      },
    };
  }
  return { create, get };
}
