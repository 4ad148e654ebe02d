import { setTimeout as delay } from 'node:timers/promises';
import { createSearchIndex, type SearchIndex } from '#search/index.ts';
import type { Config } from '#src/server/config.ts';
import { BLANK_DATABASE } from '#src/server/db/blank.ts';
import { connectDatabase, type Database } from '#src/server/db/connect.ts';
import { migrate } from '#src/server/db/migrate.ts';
import { startMeilisearch } from '#src/server/gateways/meilisearch-process.ts';
import { type JobKind, type Jobs, startJobs } from '#src/server/jobs.ts';
import { createLimits } from '#src/server/limits.ts';
import type { Log } from '#src/server/log.ts';
import { outagesOf } from '#src/server/outages.ts';
import type { Presented, Publisher, Services } from '#src/server/services.ts';
import type { StartClock } from '#src/server/start-clock.ts';
import type { Place } from '#src/server/together/place.ts';
import { createTurns } from '#src/server/turns.ts';

/** The features' part in a starting process; the server knows no business word. */
export interface Features {
  jobs: JobKind<never>[];
  authenticate(services: Services, token: string, from: Presented): ReturnType<Services['authenticate']>;
  proofs: Services['proofs'];
  clockOffsetMs(database: Database): Promise<number>;
  /** Heard when another process moved the demo clock. */
  clockChannel: string;
}

export const MIGRATIONS = 'src/server/db/migrations';

export interface Started {
  services: Services;
  /** Ends jobs, search and database, in that order. */
  stop(): Promise<void>;
}

/** Opens everything a process needs but the web side. `background` false: no jobs (commands); else they wait for `begin`. */
export async function startServices(
  config: Config,
  log: Log,
  options: { features: Features; background: boolean; clock?: StartClock; place?: Place | null },
): Promise<Started> {
  const { databaseUrl: url, dataDir } = config;
  const { place = null } = options;
  const sizes = place ? { sizes: place.connections } : {};
  const database = await connectDatabase({ url, dataDir, blank: BLANK_DATABASE, ...sizes });
  database.onChange((why) => tellDatabase(log, why));
  await answering(database);
  options.clock?.lap('database');
  // The engine is another program: it starts while the tables are looked at.
  const [search] = await Promise.all([openSearch({ config, database, log, place }), migrated(database, log)]);
  options.clock?.lap('tables and search engine');
  const offset = { ms: await options.features.clockOffsetMs(database) };
  const services: Services = {
    config,
    database,
    log,
    limits: createLimits(config.limitFactor, database.query),
    turns: createTurns(database.query),
    jobs: noJobs,
    publisher: noPublisher,
    search: search.index,
    authenticate: async (token, from) => options.features.authenticate(services, token, from),
    proofs: options.features.proofs,
    clock: () => new Date(Date.now() + offset.ms),
    moveClock: (ms) => {
      offset.ms = ms;
    },
  };
  if (options.background) services.jobs = await startJobs(services, options.features.jobs);
  if (options.background && config.payments === 'demo') await followClock(services, options.features);
  options.clock?.lap('jobs');
  return {
    services,
    async stop() {
      await services.jobs.stop();
      await search.stop();
      await database.close();
    },
  };
}

/** The demo clock is moved in one process, and is the business time of all. */
async function followClock(services: Services, features: Features): Promise<void> {
  const { database, log } = services;
  const read = () => {
    features.clockOffsetMs(database).then(services.moveClock, (error: unknown) => {
      log.warn({ err: error }, 'demo clock not read');
    });
  };
  await database.listen(features.clockChannel, read, read).catch((error: unknown) => {
    log.warn({ err: error }, 'demo clock not followed');
  });
}

function tellDatabase(log: Log, why: string | null): void {
  if (why === null) outagesOf(log).over('database');
  else outagesOf(log).failed('database', new Error(why), { of: 'watch' });
}

/** A database that starts beside us may take a while. */
const PATIENCE_MS = 60_000;
/** A password that is wrong, or a database that does not exist, is not there later either (SQLSTATE). */
const NEVER = /^(?:28|3D)/;

/** Resolves once the database answers, or has not for a minute: who asks it next then says why. */
async function answering(database: Database): Promise<void> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    const { status, why = '' } = await database.state();
    if (status !== 'down' || NEVER.test(why) || performance.now() > until) return;
    await delay(250);
  }
}

async function migrated({ patient }: Database, log: Log): Promise<void> {
  const migrations = await migrate(patient.db, MIGRATIONS);
  if (migrations > 0) log.info({ migrations }, 'database migrated');
}

const noPublisher: Publisher = {
  kick: async () => {},
  mark: async () => {},
  regenerate: async () => [],
  invalidateAll: async () => 0,
  pathsTagged: () => [],
};

const noJobs: Jobs = {
  begin: async () => {},
  send: async () => {},
  wake: () => {},
  runDue: async () => {},
  failures: async () => ({ total: 0, items: [] }),
  retry: async () => {},
  stop: async () => {},
};

function tellEngine(log: Log, answering: 'primary' | 'standby', why: unknown): void {
  if (answering === 'primary') log.info('Meilisearch answers searches again');
  else log.warn({ err: why }, 'PostgreSQL answers searches: Meilisearch does not, or not soon');
}

/** An engine that another process keeps running, or one of this process. */
async function engineBeside(config: Config, log: Log, place: Place | null) {
  if (config.meiliUrl) return null;
  if (place) return place.engine && { ...place.engine, stop: async () => undefined };
  return startMeilisearch({ dataDir: config.dataDir, log });
}

async function openSearch({
  config,
  database,
  log,
  place,
}: {
  config: Config;
  database: Database;
  log: Log;
  place: Place | null;
}): Promise<{ index: SearchIndex; stop(): Promise<void> }> {
  const own = await engineBeside(config, log, place);
  const url = config.meiliUrl ?? own?.url;
  const key = config.meiliKey ?? own?.key ?? '';
  const db = { query: database.query, patiently: database.patient.query };
  // On one database there may be other processes, each with an engine beside it; the embedded one has no other.
  const mine = database.engine === 'postgres' ? own?.id : undefined;
  const onChange = (now: 'primary' | 'standby', why?: unknown) => tellEngine(log, now, why);
  const index = await createSearchIndex(
    url ? { engine: 'meilisearch', url, key, own: mine, standby: db, onChange } : { engine: 'postgres', db },
  );
  return {
    index,
    async stop() {
      await index.close();
      await own?.stop();
    },
  };
}
