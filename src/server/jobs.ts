import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from 'pg';
import { fromPglite, PgBoss, type Db as QueueDb } from 'pg-boss';
import { faultOf } from './db/faults.ts';
import { JobFetcher } from './job-fetcher.ts';
import { lookForWork } from './job-look.ts';
import { JobWaker } from './job-waker.ts';
import { patientServices, type Services } from './services.ts';

/**
 * A named piece of background work; each feature declares its own in `*.jobs.server.ts`. `run` must bear
 * being run twice: delivery is at least once.
 */
export interface JobKind<T extends object = Record<string, never>> {
  name: string;
  /** Cron expression (UTC) for work that comes back by itself; such a job takes `{}`. */
  cron?: string;
  /** Runs that one process does side by side; one unless said. For work that mostly waits for somebody else. */
  atOnce?: number;
  run(services: Services, data: T): Promise<void>;
}

export interface SendOptions {
  startAfter?: Date;
  /** At most one waiting job of this key. */
  singletonKey?: string;
}

export interface Jobs {
  /**
   * Work begins: what comes back by itself runs once, since it may have fallen due while nothing ran. Until then what is
   * sent waits, so that no work reads tables that the first start is still filling.
   */
  begin(): Promise<void>;
  /** Queues one run. Call it after commit (`ctx.afterCommit`): jobs read committed data. */
  send<T extends object>(kind: JobKind<T>, data: T, options?: SendOptions): Promise<void>;
  /** Asks for a run of a job that comes back by itself, soon (job-waker.ts). Never fails: its cron will come anyway. */
  wake(name: string): void;
  /**
   * Runs everything that comes back by itself, now, and waits for it (the demo clock, tests). What fails is left to the
   * queue, as at its own time; a database that is away is told.
   */
  runDue(): Promise<void>;
  /** Work that was given up after its last try, newest first, and how much there is. */
  failures(): Promise<{ total: number; items: FailedJob[] }>;
  /** Tries given up work once more; nothing happens when it is not there any more. */
  retry(failed: Pick<FailedJob, 'id' | 'name'>): Promise<void>;
  stop(): Promise<void>;
}

export interface FailedJob {
  id: string;
  name: string;
  at: Date;
  /** The first line of what it threw. */
  message: string;
}

/**
 * Between two looks into the queues, for what falls due (job-look.ts); what this process sends is fetched at once. On
 * the embedded database nobody else sends.
 */
const LOOK_MS = { pglite: 5000, postgres: 1000 };
/** Work under way has so long to end, and the queue a little more to say that it stops. */
const WORK_ENDS_MS = 5000;
const FAREWELL_MS = 1000;
/** A queue is looked into by itself this often, whatever the look into all of them says. */
const OWN_LOOK_SECONDS = 300;
/** A queue that has just had work is looked into again after so long: the next piece, and what failed (RETRY). */
const AGAIN_MS = [1000, 2500, 4200];

const RETRY = { retryLimit: 8, retryDelay: 2, retryBackoff: true, retryDelayMax: 600 };

/**
 * pg-boss on the same database, embedded or not. Every queue is known to it before the first transaction; nothing runs
 * before `begin`.
 */
export async function startJobs(services: Services, kinds: JobKind<never>[]): Promise<Jobs> {
  const { database, log } = services;
  const boss = new PgBoss(
    database.engine === 'pglite'
      ? { db: fromPglite(database.raw as never), backend: 'pglite', supervise: true }
      : { db: queueOn(database.raw as Pool) },
  );
  boss.on('error', (error) => log.warn({ err: asError(error) }, 'job queue'));
  await boss.start();
  const fetchers = new Map<string, JobFetcher>();
  const known = await knownQueues(boss);
  for (const kind of kinds) {
    await ensureQueue(boss, kind, known);
    fetchers.set(kind.name, new JobFetcher());
  }
  let endLook = () => {};
  const fetcherOf = (name: string) => {
    const fetcher = fetchers.get(name);
    if (!fetcher) throw new Error(`Job ${name} is not registered`);
    return fetcher;
  };
  const tell = (name: string) => {
    boss.send(name, {}).then(
      () => fetcherOf(name).fetchIn(0),
      (error: unknown) => log.warn({ err: error, name }, 'job not woken'),
    );
  };
  const wakers = new Map(kinds.map(({ name }) => [name, new JobWaker(() => tell(name))]));
  const wake = (name: string) => {
    const waker = wakers.get(name);
    if (!waker) throw new Error(`Job ${name} is not registered`);
    waker.wake();
  };
  return {
    async begin() {
      for (const kind of kinds) await openQueue(boss, services, { kind, fetcher: fetcherOf(kind.name) });
      // Work that fell due while nothing ran, or was cut short by a kill, doesn't wait for the next tick.
      for (const kind of kinds) if (kind.cron) await boss.send(kind.name, {});
      const { engine, query } = database;
      endLook = lookForWork({ query, fetchers, everyMs: LOOK_MS[engine], log });
    },
    async send(kind, data, options = {}) {
      const fetcher = fetcherOf(kind.name);
      await boss.send(kind.name, data, options);
      fetcher.fetchIn(options.startAfter ? options.startAfter.getTime() - Date.now() : 0);
    },
    wake,
    async runDue() {
      // As patiently as the queue would: another run of the same work may hold what it waits for.
      for (const { kind, error } of await runDue(patientServices(services), kinds)) {
        if (faultOf(error)) throw error;
        log.warn({ err: error, name: kind.name }, 'due work failed: the queue tries it again');
        wake(kind.name);
      }
    },
    failures: () => failures(boss),
    async retry({ name, id }) {
      if (!fetchers.has(name)) return;
      await boss.retry(name, id);
      fetcherOf(name).fetchIn(0);
    },
    async stop() {
      endLook();
      for (const waker of wakers.values()) waker.end();
      for (const fetcher of fetchers.values()) fetcher.end();
      const stopped = boss
        .stop({ graceful: true, timeout: WORK_ENDS_MS, close: false })
        .catch((error: unknown) => log.warn({ err: error }, 'job queue not stopped'));
      // Its own farewell is a statement too, which a database that hangs never answers.
      await Promise.race([stopped, pause(WORK_ENDS_MS + FAREWELL_MS, undefined, { ref: false })]);
    },
  };
}

/** The queue on a pool of ours, which outlives the faults of the server. */
function queueOn(pool: Pool): QueueDb {
  return { executeSql: (text, values) => (values ? pool.query(text, values) : pool.query(text)) };
}

/** The queue tells some of its errors as plain objects that hold what an error would. */
function asError(told: unknown): Error {
  return told instanceof Error ? told : Object.assign(new Error(), told as object);
}

interface Known {
  queues: ReadonlySet<string>;
  /** When each comes back by itself. */
  crons: ReadonlyMap<string, string>;
}

async function knownQueues(boss: PgBoss): Promise<Known> {
  const [queues, schedules] = [await boss.getQueues(), await boss.getSchedules()];
  return {
    queues: new Set(queues.map(({ name }) => name)),
    crons: new Map(schedules.map(({ name, cron }) => [name, cron])),
  };
}

/** Asks nothing of a database that knows the queue from an earlier start: there are some sixty of them. */
async function ensureQueue(boss: PgBoss, { name, cron }: JobKind<never>, known: Known): Promise<void> {
  if (!known.queues.has(name)) {
    // Work that comes back needs one waiting run at most; other work keeps every piece of data it is given.
    await boss.createQueue(name, { ...RETRY, policy: cron ? 'short' : 'standard' });
    // On PGlite a first send inside a transaction on a queue that this process never used hangs.
    const warm = await boss.send(name, {}, { startAfter: 86_400 });
    if (warm) await boss.deleteJob(name, warm);
  }
  if (cron && known.crons.get(name) !== cron) await boss.schedule(name, cron, {});
}

async function openQueue(
  boss: PgBoss,
  services: Services,
  { kind, fetcher }: { kind: JobKind<never>; fetcher: JobFetcher },
): Promise<void> {
  const patient = patientServices(services);
  const open = () =>
    boss.work(kind.name, { pollingIntervalSeconds: OWN_LOOK_SECONDS }, async (jobs) => {
      try {
        for (const job of jobs) await kind.run(patient, job.data as never);
      } finally {
        fetcher.fetchAgain(AGAIN_MS);
      }
    });
  const workers = await Promise.all(Array.from({ length: kind.atOnce ?? 1 }, open));
  fetcher.fetch = () => {
    for (const worker of workers) boss.notifyWorker(worker);
  };
}

interface Failed {
  kind: JobKind<never>;
  error: unknown;
}

/**
 * One after the other, whatever becomes of those before: a search engine that is slow to start must not keep gifts from
 * being charged. Answers what failed.
 */
async function runDue(services: Services, kinds: JobKind<never>[]): Promise<Failed[]> {
  const failed: Failed[] = [];
  for (const kind of kinds) {
    if (!kind.cron) continue;
    try {
      await kind.run(services, {} as never);
    } catch (error) {
      failed.push({ kind, error });
    }
  }
  return failed;
}

const FAILURES_SHOWN = 10;

async function failures(boss: PgBoss): Promise<{ total: number; items: FailedJob[] }> {
  const { rows } = await boss.getDb().executeSql(
    `select id::text, name, completed_on, output ->> 'message' as message, (count(*) over ())::int as total
     from pgboss.job where state = 'failed' order by completed_on desc limit ${FAILURES_SHOWN}`,
  );
  return {
    total: Number(rows[0]?.total ?? 0),
    items: rows.map((row) => ({
      id: row.id,
      name: row.name,
      at: new Date(row.completed_on),
      message: String(row.message ?? '')
        .split('\n', 1)[0]
        ?.slice(0, 200) as string,
    })),
  };
}

/** Jobs without a queue, for tests: they wait in memory until `runDue`. */
export function memoryJobs(services: () => Services, kinds: JobKind<never>[]): Jobs {
  const waiting: (() => Promise<void>)[] = [];
  return {
    async begin() {},
    async send(kind, data) {
      waiting.push(() => kind.run(services(), data));
    },
    wake() {},
    failures: async () => ({ total: 0, items: [] }),
    async retry() {},
    async runDue() {
      for (const run of waiting.splice(0)) await run();
      const [first] = await runDue(services(), kinds);
      if (first) throw first.error;
    },
    async stop() {},
  };
}
