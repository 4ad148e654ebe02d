import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { exited, newDataDir, spawnEntry } from '#tests/support/built-server.ts';
import { freePort } from '#tests/support/free-port.ts';

const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_x',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_x',
  STRIPE_WEBHOOK_SECRET: 'whsec_x',
};

/** Settings of money that no site must start with, and what the refusal names. */
const REFUSED: [what: string, env: NodeJS.ProcessEnv, named: string][] = [
  [
    'cards without the secret that signs the webhook',
    { ...KEYS, STRIPE_WEBHOOK_SECRET: '' },
    'STRIPE_WEBHOOK_SECRET',
  ],
  [
    'play money beside a live key',
    { ...KEYS, STRIPE_SECRET_KEY: 'sk_live_x', PAYMENTS: 'demo' },
    'PAYMENTS=demo',
  ],
];

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => probe.close(() => resolve(true)));
  });

describe('the server refuses to start', () => {
  for (const [what, env, named] of REFUSED)
    it(`with ${what}: it ends at once, names the variable, opens no port and makes no database`, async () => {
      const [port, dataDir] = [await freePort(), newDataDir()];
      const child = spawnEntry({ SEED: 'empty', DATA_DIR: dataDir, PORT: String(port), ...env });
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream?.on('data', (chunk: Buffer) => {
          said += chunk;
        });
      // EX_CONFIG: whoever starts it again does not.
      expect(await exited(child)).toBe(78);
      expect(said).toContain(named);
      expect(said).not.toMatch(/sk_live_x|whsec_x|\n\s+at /);
      expect(await isFree(port)).toBe(true);
      expect(existsSync(join(dataDir, 'pglite'))).toBe(false);
    });
});
