import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import type { Identity, Recipient } from 'age-encryption';
import { Refusal } from '../commands/refusal.ts';

/** Read when there is something to encrypt: a site that serves needs none of its curves. */
const library = () => import('age-encryption');

/**
 * The key of an encrypted backup, in the words of age (age-encryption.org): `age1…` may only write, `AGE-SECRET-KEY-1…`
 * writes and reads, anything else is a passphrase.
 */
export type BackupKey = string;

const PASSPHRASE_MIN = 16;
const isRecipient = (key: BackupKey) => /^age1[0-9a-z]+$/.test(key);
const isIdentity = (key: BackupKey) => /^AGE-SECRET-KEY-1[0-9A-Z]+$/.test(key);

/** 2 to the 17: half a second and 128 MiB a try, on a thread of its own. */
const WORK = 17;
const WORK_MAX = 20;
const LABEL = 'age-encryption.org/v1/scrypt';

function stretch(passphrase: string, salt: Buffer, work: number): Promise<Buffer> {
  const options = { N: 2 ** work, r: 8, p: 1, maxmem: 2 ** work * 8 * 128 + 1024 * 1024 };
  const salted = Buffer.concat([Buffer.from(LABEL), salt]);
  return new Promise((resolve, reject) => {
    scrypt(passphrase, salted, 32, options, (error, key) => (error ? reject(error) : resolve(key)));
  });
}

const NONCE = Buffer.alloc(12);
const TAG = { authTagLength: 16 } as const;

/** The library stretches a passphrase on the thread that answers the site's readers; these do it beside. */
function writesWith(passphrase: string): Recipient {
  return {
    async wrapFileKey(fileKey) {
      const salt = randomBytes(16);
      const key = await stretch(passphrase, salt, WORK);
      const cipher = createCipheriv('chacha20-poly1305', key, NONCE, TAG);
      const body = Buffer.concat([cipher.update(fileKey), cipher.final(), cipher.getAuthTag()]);
      const { Stanza } = await library();
      return [new Stanza(['scrypt', salt.toString('base64').replace(/=+$/, ''), String(WORK)], body)];
    },
  };
}

function readsWith(passphrase: string): Identity {
  return {
    async unwrapFileKey(stanzas) {
      const [stanza] = stanzas;
      const [kind, salt = '', work = ''] = stanza?.args ?? [];
      if (!stanza || stanzas.length !== 1 || kind !== 'scrypt' || stanza.body.length !== 32) return null;
      if (!/^[1-9]\d?$/.test(work) || Number(work) > WORK_MAX) return null;
      const key = await stretch(passphrase, Buffer.from(salt, 'base64'), Number(work));
      const decipher = createDecipheriv('chacha20-poly1305', key, NONCE, TAG);
      decipher.setAuthTag(stanza.body.subarray(16));
      try {
        return Buffer.concat([decipher.update(stanza.body.subarray(0, 16)), decipher.final()]);
      } catch {
        return null;
      }
    },
  };
}

/** Encrypts what flows through, in pieces of 64 KiB. Throws Refusal for a key that is none. */
export async function seal(plain: Readable, key: BackupKey): Promise<Readable> {
  const { Encrypter, identityToRecipient } = await library();
  const encrypter = new Encrypter();
  try {
    if (isIdentity(key)) encrypter.addRecipient(await identityToRecipient(key));
    else if (isRecipient(key)) encrypter.addRecipient(key);
    else encrypter.addRecipient(writesWith(requirePassphrase(key)));
  } catch (error) {
    if (error instanceof Refusal) throw error;
    throw new Refusal('The backup key is not one of age: its end or a letter of it is missing');
  }
  const sealed = await encrypter.encrypt(Readable.toWeb(plain) as never);
  return Readable.fromWeb(sealed as unknown as ReadableStream);
}

function requirePassphrase(key: string): string {
  if (key.length < PASSPHRASE_MIN)
    throw new Refusal(`A passphrase of a backup has ${PASSPHRASE_MIN} characters or more`);
  return key;
}

/**
 * Opens an encrypted file. Each piece is authenticated, and the last one says that it is: reading to the end throws
 * unless every byte is there as it was written.
 */
export async function unseal(file: string, key: BackupKey): Promise<Readable> {
  if (isRecipient(key))
    throw new Refusal(
      'This key may only write backups: to read one, give the secret key (AGE-SECRET-KEY-1…)',
    );
  const { Decrypter } = await library();
  const decrypter = new Decrypter();
  try {
    decrypter.addIdentity(isIdentity(key) ? key : readsWith(key));
    const sealed = Readable.toWeb(createReadStream(file)) as unknown as globalThis.ReadableStream<Uint8Array>;
    const opened = await decrypter.decrypt(sealed);
    return Readable.fromWeb(opened as unknown as ReadableStream);
  } catch {
    throw new Refusal(`${file} does not open with this key, or its beginning was changed`);
  }
}
