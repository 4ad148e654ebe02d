// docs/operations/point-in-time.md: a base copy and the archive of changes bring PostgreSQL back to a minute.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { listCalls } from '#src/features/lists/list.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { withdrawalCalls } from '#src/features/withdrawals/withdrawal.calls.ts';
import { join as joinSite, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { pay, preparedGift } from '#tests/support/cagnotte.ts';
import { startPostgres, type ThrowAwayPostgres } from '#tests/support/postgres.ts';

const known = process.env.TEST_DATABASE_URL;
let cluster: ThrowAwayPostgres | null = null;
let app: TestApp;
let camille: Member;

beforeAll(async () => {
  cluster = await startPostgres({ keepsCommits: true, archives: true });
  if (!cluster) return;
  process.env.TEST_DATABASE_URL = cluster.url;
  app = await startTestApp();
  camille = await joinSite(app, 'camille');
});
afterAll(async () => {
  await app?.close();
  await cluster?.stop();
  if (known === undefined) delete process.env.TEST_DATABASE_URL;
  else process.env.TEST_DATABASE_URL = known;
});

const query = async <T>(text: string) => (await app.services.database.query(text)).rows as T[];
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);

async function given(amount: number): Promise<void> {
  await pay(app, (await preparedGift(camille.listUuid, amount)).secret);
}
const collected = async () => {
  const { contributions, collected: sum } = await asCamille(() =>
    withdrawalCalls.overview({ list_uuid: camille.listUuid }),
  );
  return { gifts: contributions.length, sum };
};

/** The data as the base copy has them, and every archived change since, up to the noted time. */
async function goBackTo(moment: string, postgres: ThrowAwayPostgres): Promise<void> {
  const { folder, run } = postgres;
  await postgres.halt('SIGINT');
  run('mv', [join(folder, 'data'), join(folder, 'aside')]);
  run('cp', ['-a', join(folder, 'base'), join(folder, 'data')]);
  appendFileSync(
    join(folder, 'data', 'postgresql.conf'),
    `restore_command = 'cp ${folder}/archive/%f %p'\nrecovery_target_time = '${moment}'\nrecovery_target_action = 'promote'\n`,
  );
  run('touch', [join(folder, 'data', 'recovery.signal')]);
  await postgres.start();
  for (let n = 0; n < 300; n += 1) {
    const [row] = await query<{ waits: boolean }>('select pg_is_in_recovery() as waits').catch(() => []);
    if (row?.waits === false) return;
    await pause(100);
  }
  throw new Error('PostgreSQL is still in recovery');
}

it('what was overwritten and emptied after a minute is there again as it was in that minute', async () => {
  // Without PostgreSQL on the machine there is nothing to go back to.
  if (!cluster) return;
  await given(5_000);
  const { host, port } = { host: '127.0.0.1', port: new URL(cluster.url).port };
  cluster.run('pg_basebackup', [
    ...['-h', host, '-p', port, '-U', 'postgres'],
    ...['-D', join(cluster.folder, 'base'), '-c', 'fast', '-X', 'none'],
  ]);
  // After the base copy: these are in the archive alone.
  await given(2_500);
  await asCamille(() => profileCalls.updateProfile({ lastname: 'Après' }));
  const before = await collected();
  const [{ moment } = { moment: '' }] = await query<{ moment: string }>(
    'select clock_timestamp()::text as moment',
  );
  await pause(1200);
  await query(`update person set email = 'x' || id || '@exemple.fr', lastname = 'Écrasé'`);
  await query('truncate list_item cascade');
  await untilArchived();

  await goBackTo(moment, cluster);
  expect(await asCamille(() => listCalls.getWithoutDetails())).toMatchObject({ uuid: camille.listUuid });
  const [person] = await query<{ email: string; lastname: string }>('select email, lastname from person');
  expect(person).toEqual({ email: 'camille@exemple.fr', lastname: 'Après' });
  expect(await collected()).toEqual(before);
  expect((await checkLedger(app.services.database.db)).problems).toEqual([]);
  // It is a site again, and not a copy of one.
  await given(1_000);
  expect(await collected()).toMatchObject({ gifts: before.gifts + 1 });
  expect((await checkLedger(app.services.database.db)).problems).toEqual([]);
}, 60_000);

/** The file of changes that holds the last of them is finished, and copied a moment after. */
async function untilArchived(): Promise<void> {
  const [row] = await query<{ file: string }>('select pg_walfile_name(pg_switch_wal()) as file');
  const last = async () =>
    (await query<{ file: string | null }>('select last_archived_wal as file from pg_stat_archiver'))[0]?.file;
  for (let n = 0; n < 200 && ((await last()) ?? '') < (row?.file ?? 'x'); n += 1) await pause(50);
  expect(await last()).toBe(row?.file);
}
