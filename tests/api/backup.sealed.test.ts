import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reportLedger } from '#src/features/money/ledger-check.server.ts';
import { backup } from '#src/server/backup/backup.ts';
import { restore } from '#src/server/backup/restore.ts';
import { unseal } from '#src/server/backup/sealed.ts';
import type { Database } from '#src/server/db/connect.ts';
import { CAST, join } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { givenList, pay, preparedGift } from '../support/cagnotte.ts';
import { openTestDatabase } from '../support/database.ts';
import { openEmbedded } from '../support/embedded-database.ts';

const PASSPHRASE = 'une longue phrase que personne ne devine';
const folder = mkdtempSync(path(tmpdir(), 'merveille-sealed-'));
const mediaDir = path(folder, 'media');
const picture = Buffer.from(Array.from({ length: 120_000 }, (_, n) => (n * 7) % 256));
let app: TestApp;
let identity = '';
let recipient = '';

const saved = (name: string) => path(folder, name);
const sealed = (name: string) => path(folder, name, 'backup.age');
const save = (name: string, key: string | null) =>
  backup(app.services.database, { folder: saved(name), mediaDir, key, say: () => {} });
type Verify = Parameters<typeof restore>[1]['verify'];
const bring = (other: Database, name: string, key: string | null) =>
  bringIf((db) => reportLedger(db, () => {}), other, { name, key });
const bringIf = (verify: Verify, other: Database, { name, key }: { name: string; key: string | null }) =>
  restore(other, {
    folder: saved(name),
    mediaDir: path(folder, `${name}-media`),
    pagesDirs: [path(folder, 'pages')],
    key,
    say: () => {},
    verify,
  });

async function inBlank<T>(work: (database: Database) => Promise<T>): Promise<T> {
  const other = await openEmbedded();
  try {
    return await work(other);
  } finally {
    await other.close();
  }
}
const people = async (database: Database) =>
  (await database.query('select email from person order by 1')).rows;

beforeAll(async () => {
  app = await startTestApp();
  await join(app, 'ines');
  const list = await givenList(app);
  await pay(app, (await preparedGift(list.uuid)).secret);
  mkdirSync(path(mediaDir, 'ab'), { recursive: true });
  writeFileSync(path(mediaDir, 'ab', '640.webp'), picture);
  writeFileSync(path(mediaDir, 'empty'), '');
  identity = await generateX25519Identity();
  recipient = await identityToRecipient(identity);
  await save('by-key', recipient);
  await save('by-phrase', PASSPHRASE);
}, 120_000);
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('an encrypted backup', () => {
  it('shows nothing of what it holds', () => {
    for (const name of ['by-key', 'by-phrase']) {
      const bytes = readFileSync(sealed(name));
      expect(bytes.toString('latin1')).not.toContain(CAST.ines.email);
      expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n');
      expect(existsSync(path(saved(name), 'media'))).toBe(false);
    }
  });
  it.each(['by-key', 'by-phrase'])(
    'restores %s into another database, pictures too',
    async (name) => {
      await inBlank(async (other) => {
        await bring(other, name, name === 'by-key' ? identity : PASSPHRASE);
        expect(await people(other)).toEqual(await people(app.services.database));
      });
      expect(readFileSync(path(folder, `${name}-media`, 'ab', '640.webp')).equals(picture)).toBe(true);
      expect(readFileSync(path(folder, `${name}-media`, 'empty')).length).toBe(0);
    },
    120_000,
  );
  it('restores into the engine that these tests run on', async () => {
    const other = await openTestDatabase();
    try {
      await bring(other, 'by-key', identity);
      expect(await people(other)).toEqual(await people(app.services.database));
    } finally {
      await other.close();
    }
  }, 120_000);
  it('is read and written by any other program of age', async () => {
    const decrypter = new Decrypter();
    decrypter.addPassphrase(PASSPHRASE);
    const opened = await decrypter.decrypt(new Uint8Array(readFileSync(sealed('by-phrase'))));
    expect([...opened.subarray(0, 2)]).toEqual([0x1f, 0x8b]);
    const encrypter = new Encrypter();
    encrypter.setScryptWorkFactor(12);
    encrypter.setPassphrase(PASSPHRASE);
    mkdirSync(saved('elsewhere'));
    writeFileSync(sealed('elsewhere'), await encrypter.encrypt(opened));
    const bytes = await (await unseal(sealed('elsewhere'), PASSPHRASE)).toArray();
    expect(Buffer.concat(bytes).equals(Buffer.from(opened))).toBe(true);
  }, 120_000);
  it('is refused with another key, with none, and with the half that only writes', async () => {
    await inBlank(async (other) => {
      await expect(bring(other, 'by-key', await generateX25519Identity())).rejects.toThrow('does not open');
      await expect(bring(other, 'by-phrase', 'une autre phrase bien assez longue')).rejects.toThrow(
        'does not open',
      );
      await expect(bring(other, 'by-key', null)).rejects.toThrow('BACKUP_KEY');
      await expect(bring(other, 'by-key', recipient)).rejects.toThrow('may only write');
      expect(await people(other)).toEqual([]);
    });
  }, 120_000);
  it('is put back whole or not at all, once its ledger was looked at, and a plain one never in its place', async () => {
    await inBlank(async (other) => {
      const wrong = () => Promise.reject(new Error('the ledger is wrong'));
      await expect(bringIf(wrong, other, { name: 'by-key', key: identity })).rejects.toThrow(
        'the ledger is wrong',
      );
      expect(await people(other)).toEqual([]);
      await save('plain', null);
      await expect(bring(other, 'plain', identity)).rejects.toThrow('is not encrypted');
      expect(await people(other)).toEqual([]);
    });
  }, 120_000);
  it('that was cut or changed is refused before anything is written', async () => {
    const whole = readFileSync(sealed('by-key'));
    const changed = (at: number) => {
      const bytes = Buffer.from(whole);
      bytes[at] = (bytes[at] as number) ^ 1;
      return bytes;
    };
    const altered = {
      'one-byte-in-the-middle': changed(Math.floor(whole.length / 2)),
      'one-byte-at-the-end': changed(whole.length - 1),
      'one-byte-of-the-header': changed(60),
      'cut-by-a-byte': whole.subarray(0, -1),
      'cut-at-a-piece': whole.subarray(0, whole.length - (whole.length % 65_552)),
      'cut-by-half': whole.subarray(0, whole.length / 2),
      'a-byte-more': Buffer.concat([whole, Buffer.from([0])]),
      empty: Buffer.alloc(0),
    };
    await inBlank(async (other) => {
      for (const [name, bytes] of Object.entries(altered)) {
        mkdirSync(saved(name));
        writeFileSync(sealed(name), bytes);
        await expect(bring(other, name, identity), name).rejects.toThrow(/cut or changed|does not open/);
        expect(existsSync(path(folder, `${name}-media`)), name).toBe(false);
        expect(await people(other), name).toEqual([]);
      }
    });
  }, 120_000);
  it('refuses a key that is none, before it writes', async () => {
    await expect(save('short', 'trop courte')).rejects.toThrow('16 characters');
    await expect(save('broken', 'age1qqqqqqqqqqqqqqqqqqqqqqqqqqq')).rejects.toThrow('not one of age');
  });
});
