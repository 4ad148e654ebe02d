import { rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createMailer } from '#src/server/gateways/mail.ts';
import { writeFaults } from '#src/server/metrics/faults.ts';
import { databaseLatency } from '#src/server/metrics/parts.ts';
import type { Services } from '#src/server/services.ts';
import { dutyLetter } from './duty.mail.ts';
import { operationsFr, seenOf } from './operations.fr.ts';
import { STRIKES } from './trouble.ts';

const EVERY_MS = 60_000;
/** Its being there says that somebody was written to: the processes of one DATA_DIR write once, restarts included. */
const MARK = 'database-trouble';

/**
 * Watches what no job can: a database that does not answer runs none. Also writes this process's faults where all
 * are counted. Answers the way to stop.
 */
export function startWatch(services: Services, everyMs = EVERY_MS): { close(): Promise<void> } {
  const count = { strikes: 0, calm: 0 };
  let running: Promise<void> = Promise.resolve();
  const look = () => {
    running = running
      .then(() => lookOnce(services, count))
      .catch((err: unknown) => services.log.warn({ err }, 'the watch of the database failed'));
  };
  const timer = setInterval(look, everyMs).unref();
  return {
    async close() {
      clearInterval(timer);
      await running;
    },
  };
}

async function lookOnce(services: Services, count: { strikes: number; calm: number }): Promise<void> {
  const up = (await databaseLatency(services.database)) !== null;
  count.strikes = up ? 0 : count.strikes + 1;
  count.calm = up ? count.calm + 1 : 0;
  if (up) await writeFaults(services.database.db);
  if (count.strikes === STRIKES) await began(services);
  if (count.calm === STRIKES) await ended(services);
}

const markOf = ({ config }: Services) => join(config.dataDir, MARK);

/** The first process to leave the mark writes the letter. */
async function began(services: Services): Promise<void> {
  const now = new Date();
  try {
    writeFileSync(markOf(services), now.toISOString(), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return;
    services.log.warn({ err: error }, 'the mark of a trouble could not be left: others may write too');
  }
  await send(services, { told: 'began', since: new Date(now.getTime() - (STRIKES - 1) * EVERY_MS), now });
}

/** The process that takes the mark away writes that it is over. */
async function ended(services: Services): Promise<void> {
  const mark = markOf(services);
  let since: Date;
  try {
    since = statSync(mark).mtime;
    rmSync(mark);
  } catch {
    return;
  }
  await send(services, { told: 'ended', since, now: new Date() });
}

interface News {
  told: 'began' | 'ended';
  since: Date;
  now: Date;
}

/** Past the outbox, which is in the database. */
async function send({ config, log }: Services, { told, since, now }: News): Promise<void> {
  log.error({ told }, 'database trouble');
  if (!config.dutyEmail) return;
  const seen =
    told === 'began' ? seenOf('database', { database_up: 0 }, now) : operationsFr.mail.databaseBack;
  const news = dutyLetter(config, { part: 'database', told, down: true, since, at: now, seen });
  const mailer = createMailer(config);
  try {
    await mailer.send({ ...news, to: config.dutyEmail, key: `duty:database:${told}` });
  } finally {
    mailer.close();
  }
}
