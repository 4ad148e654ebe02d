import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, expect, it } from 'vitest';
import {
  type BuiltServer,
  exited,
  newDataDir,
  spawnEntry,
  startBuiltServer,
} from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';

const KILLS = 2;
const GIVERS = 4;
const PAYING_MS = 1500;

const dataDir = newDataDir();
let server: BuiltServer | null = null;
afterAll(async () => {
  await server?.stop();
  rmSync(dataDir, { recursive: true, force: true });
});

const at = () => ({ url: server?.url ?? '' });
type Prepared = { contribution: { hash: string }; payment: { client_secret: string } };

/** Gives again and again until the server dies; every gift the bank said was paid is noted. */
async function giveUntilKilled(listUuid: string, paid: string[]): Promise<void> {
  for (;;) {
    try {
      const made = await callSite<Prepared>(at(), 'publiclist/list_prepapre_contribution_with_amount', {
        list_uuid: listUuid,
        amount: 1000 + paid.length,
      });
      const card = { client_secret: made.payment.client_secret, card_number: '4242424242424242' };
      const { status } = await callSite<{ status: string }>(at(), 'demo/confirm', card);
      if (status === 'succeeded') paid.push(made.contribution.hash);
    } catch {
      return;
    }
  }
}

async function untilSucceeded(hash: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const { status } = await callSite<{ status: string }>(at(), 'publiclist/get_contribution', { hash });
    if (status === 'succeeded') return status;
    await pause(200);
  }
  return 'never';
}

async function ledgerCheck(): Promise<{ code: number | null; output: string }> {
  const command = spawnEntry({ DATA_DIR: dataDir }, ['ledger:check']);
  let output = '';
  command.stdout?.on('data', (chunk: Buffer) => {
    output += chunk;
  });
  return { code: await exited(command), output };
}

it('a payment the bank took is never lost nor counted twice, however often the server is killed', async () => {
  const env = { DATA_DIR: dataDir, SEED: 'empty' };
  server = await startBuiltServer(env);
  const { session } = await callSite<{ session: { user: { mainListInfo: { uuid: string } } } }>(
    at(),
    'user/login_with_test',
    {},
  );
  const paid: string[] = [];
  for (let kill = 0; kill < KILLS; kill += 1) {
    const before = paid.length;
    const giving = Array.from({ length: GIVERS }, () =>
      giveUntilKilled(session.user.mainListInfo.uuid, paid),
    );
    await pause(PAYING_MS);
    await server.stop('SIGKILL');
    await Promise.all(giving);
    expect(paid.length).toBeGreaterThan(before);
    server = await startBuiltServer(env);
    // Nobody asks for a status here: the bank's events, sent again, are what settles them.
    for (const hash of paid) expect(await untilSucceeded(hash), hash).toBe('succeeded');
    const { code, output } = await ledgerCheck();
    expect(output).toContain('The ledger is right.');
    expect(code).toBe(0);
  }
}, 180_000);
