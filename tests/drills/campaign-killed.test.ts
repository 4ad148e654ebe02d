import { rmSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectDatabase, type Database } from '#src/server/db/connect.ts';
import { type BuiltServer, newDataDir, startBuiltServer } from '#tests/support/built-server.ts';
import { callSite } from '#tests/support/call-site.ts';
import { createEmptyDatabase, type EmptyDatabase } from '#tests/support/empty-database.ts';
import { type SmtpDouble, startSmtpDouble } from '#tests/support/smtp-double.ts';

const url = process.env.TEST_DATABASE_URL ?? '';
/** CAMPAIGN_PEOPLE=20000 for a run of the size of a real letter. */
const PEOPLE = Number(process.env.CAMPAIGN_PEOPLE ?? 1200);
/** Those who withdraw once the letter is on its way. */
const WITHDRAWN = 50;
const ADMIN = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };

describe.runIf(url).each([1, 2])(
  'a letter to many, sent by %i processes, one of them killed twice',
  (processes) => {
    const dataDirs = Array.from({ length: processes }, newDataDir);
    let own: EmptyDatabase;
    let database: Database;
    let smtp: SmtpDouble;
    const servers: BuiltServer[] = [];
    let token = '';

    const call = <T>(path: string, input: object) =>
      callSite<T>({ url: servers[0]?.url ?? '', token }, path, input);
    async function start(which: number): Promise<void> {
      const env = {
        DATABASE_URL: own.url,
        DATA_DIR: dataDirs[which] ?? '',
        SMTP_URL: smtp.url,
        SEED: 'empty',
      };
      const first = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
      servers[which] = await startBuiltServer({ ...env, ...first, MAILING_PER_SECOND: '2000' });
    }
    const letters = () => smtp.taken.filter(({ to }) => to.endsWith('@lettre.exemple'));
    async function until(what: string, holds: () => boolean | Promise<boolean>): Promise<void> {
      for (let n = 0; n < 12_000; n += 1) {
        if (await holds()) return;
        await pause(25);
      }
      throw new Error(
        `never: ${what}; ${letters().length} letters\n${servers.map((one) => one.output()).join('\n')}`,
      );
    }

    beforeAll(async () => {
      own = await createEmptyDatabase(url, 'campaign');
      smtp = await startSmtpDouble();
      for (const which of dataDirs.keys()) await start(which);
      database = await connectDatabase({ url: own.url, dataDir: '' });
      await database.query(
        `insert into subscriber (email, topics, nonce, confirmed_at)
       select 'lectrice' || n || '@lettre.exemple', array['magazine'], md5(n::text), now()
       from generate_series(1, ${PEOPLE}) n`,
      );
      ({ token } = await callSite<{ token: string }>(
        { url: servers[0]?.url ?? '' },
        'user/login_with_password',
        ADMIN,
      ));
    }, 120_000);
    afterAll(async () => {
      for (const server of servers) await server.stop();
      await smtp?.close();
      await database?.close();
      await own?.drop();
      for (const dataDir of dataDirs) rmSync(dataDir, { recursive: true, force: true });
    });

    /** Everybody but `gone` got one letter; a kill sent one again at most, under the name that it had. */
    function expectOnce(gone: Set<string>, kills: number): void {
      const byPerson = Map.groupBy(letters(), ({ to }) => to);
      const twice = [...byPerson.values()].filter((some) => some.length > 1);
      expect(byPerson.size + gone.size, 'people who got it, and who withdrew').toBe(PEOPLE);
      expect(
        [...gone].filter((email) => byPerson.has(email)),
        'who withdrew and got it',
      ).toEqual([]);
      expect(twice.length, 'letters that left twice').toBeLessThanOrEqual(kills);
      for (const some of twice) expect(new Set(some.map(({ messageId }) => messageId)).size).toBe(1);
      expect(new Set(letters().map(({ messageId }) => messageId)).size).toBe(byPerson.size);
    }

    it('reaches everybody, and the letter under way at a kill at most is sent again, under its own name', async () => {
      const letter = { name: 'Lettre', subject: 'Votre lettre', preheader: '', md: 'Bonjour.\n' };
      const { id } = await call<{ id: number }>('admin/save_campaign', {
        ...letter,
        segment: { topics: ['magazine'] },
      });
      await call('admin/schedule_campaign', { id, at: new Date().toISOString() });

      const kills = [PEOPLE / 4, PEOPLE / 2].map(Math.floor);
      for (const [n, seen] of kills.entries()) {
        const which = n % processes;
        await until(`${seen} letters`, () => letters().length >= seen);
        await servers[which]?.stop('SIGKILL');
        await start(which);
      }
      await database.query(
        `update subscriber set withdrawn_at = now(), topics = '{}' where id in (
         select subscriber_id from campaign_recipient where state = 'waiting' order by subscriber_id desc limit ${WITHDRAWN})`,
      );
      const { rows } = await database.query(
        `select email from subscriber where withdrawn_at is not null and email like '%@lettre.exemple'`,
      );
      const gone = new Set(rows.map(({ email }) => String(email)));

      // What was under way when it was killed is tried again half a minute later: this test does not wait for that.
      // What the other process took since is under way, and is its own.
      const hurry = `update mail_outbox set next_at = now() where sent_at is null and failed_at is null and attempts = 1
        and next_at < now() + interval '20 seconds'`;
      await until('the letter is sent', async () => {
        await database.query(hurry);
        const { items } = await call<{ items: { status: string }[] }>('admin/list_campaigns', {});
        return items[0]?.status === 'sent';
      });

      expectOnce(gone, kills.length);
    }, 900_000);
  },
);
