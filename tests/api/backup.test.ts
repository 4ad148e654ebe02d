import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join as path } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { reportLedger } from '#src/features/money/ledger-check.server.ts';
import { backup } from '#src/server/backup/backup.ts';
import { restore } from '#src/server/backup/restore.ts';
import { CAST, join, PASSWORD } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { openEmbedded } from '../support/embedded-database.ts';

let app: TestApp;
const folder = mkdtempSync(path(tmpdir(), 'merveille-backup-'));
const saved = path(folder, 'saved');
const quiet = { mediaDir: path(folder, 'media'), pagesDirs: [path(folder, 'pages')], say: () => {} };

beforeAll(async () => {
  app = await startTestApp();
  await join(app, 'camille');
  await backup(app.services.database, { folder: saved, ...quiet });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('a backup', () => {
  it('restores into an empty database, on the embedded engine, and its accounts work', async () => {
    const other = await openEmbedded();
    try {
      await restore(other, { folder: saved, ...quiet, verify: (db) => reportLedger(db, () => {}) });
      const { rows } = await other.query('select email, uuid::text from person');
      expect(rows).toEqual([{ email: CAST.camille.email, uuid: expect.any(String) }]);
      const { rows: next } = await other.query(
        `insert into person (email) values ('b@exemple.fr') returning id`,
      );
      expect(Number(next[0]?.id)).toBeGreaterThan(1);
    } finally {
      await other.close();
    }
  }, 120_000);

  it('is refused by a database that holds something', async () => {
    const again = restore(app.services.database, { folder: saved, ...quiet, verify: async () => {} });
    await expect(again).rejects.toThrow('not empty');
    await expect(
      accountCalls.loginWithPassword({ email: CAST.camille.email, password: PASSWORD }),
    ).resolves.toBeTruthy();
  });

  it('never overwrites a folder', async () => {
    await expect(backup(app.services.database, { folder: saved, ...quiet })).rejects.toThrow('not empty');
  });
});
