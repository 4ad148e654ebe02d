import {
  lastLedgerCheck,
  lastReconciliation,
  quarantineFigures,
  unprocessedEvents,
} from '#src/features/money/figures.server.ts';
import { stuckWithdrawals } from '#src/features/withdrawals/figures.server.ts';
import { within } from '#src/lib/within.ts';
import { recentFaults } from '#src/server/metrics/faults.ts';
import { databaseLatency, diskUse, mailBacklog, poolUse } from '#src/server/metrics/parts.ts';
import type { Services } from '#src/server/services.ts';
import { FAULT_MINUTES, type KnownFigures } from './figures.ts';

/** However often /metrics and the screens ask, the database is asked so often at most. */
const KEPT_MS = 10_000;
/** A part that has not answered by then is unknown. */
const PART_MS = 3000;

const kept = new WeakMap<Services, { at: number; figures: Promise<KnownFigures> }>();

/** The figures as they were at most ten seconds ago; never throws, and answers within some seconds. */
export function readFigures(services: Services): Promise<KnownFigures> {
  const known = kept.get(services);
  if (known && performance.now() - known.at < KEPT_MS) return known.figures;
  const figures = readFiguresNow(services);
  kept.set(services, { at: performance.now(), figures });
  return figures;
}

/** The figures of this moment. A part that cannot be read has none, and keeps the others from nothing. */
export async function readFiguresNow(services: Services): Promise<KnownFigures> {
  const found: KnownFigures = await databaseFigures(services);
  const parts = [diskFigures, searchFigures, ...(found.database_up === 1 ? [rowFigures] : [])];
  const read = await Promise.all(parts.map((part) => quietly(services, part)));
  return Object.assign(found, ...read);
}

async function quietly(
  services: Services,
  part: (services: Services) => Promise<KnownFigures>,
): Promise<KnownFigures> {
  try {
    return await within(PART_MS, part(services));
  } catch (err) {
    services.log.warn({ err, part: part.name }, 'figures could not be read');
    return {};
  }
}

async function databaseFigures({ database }: Services): Promise<KnownFigures> {
  const latency = await databaseLatency(database);
  const pool = poolUse(database);
  return {
    database_up: latency === null ? 0 : 1,
    ...(latency === null ? null : { database_latency_seconds: latency }),
    ...(pool && {
      database_pool_connections: pool.open,
      database_pool_idle: pool.idle,
      database_pool_waiting: pool.waiting,
    }),
  };
}

async function diskFigures({ config }: Services): Promise<KnownFigures> {
  const { free, size } = await diskUse(config.dataDir);
  return { disk_free_bytes: free, disk_size_bytes: size };
}

async function searchFigures({ search }: Services): Promise<KnownFigures> {
  const { available } = await search.health();
  return { search_up: available ? 1 : 0 };
}

/** One statement after another: figures never take more than one connection from those who pay. */
async function rowFigures(services: Services): Promise<KnownFigures> {
  const { database, jobs } = services;
  const ledger = await lastLedgerCheck(services);
  const compared = await lastReconciliation(services);
  const quarantine = await quarantineFigures(services);
  const events = await unprocessedEvents(services);
  const mail = await mailBacklog(database.db);
  return {
    ...(ledger && {
      ledger_ok: ledger.ok ? 1 : 0,
      ledger_problems: ledger.found,
      ledger_check_timestamp_seconds: ledger.at.getTime() / 1000,
    }),
    ...(compared && {
      reconciliation_gaps: compared.found,
      reconciliation_timestamp_seconds: compared.at.getTime() / 1000,
    }),
    quarantine_open: quarantine.open,
    quarantine_overdue: quarantine.overdue,
    payment_events_unprocessed: events.waiting,
    payment_events_oldest_age_seconds: events.oldestSeconds,
    withdrawals_stuck: await stuckWithdrawals(services),
    mail_waiting: mail.waiting,
    mail_oldest_age_seconds: mail.oldestSeconds,
    mail_refused: mail.refused,
    jobs_failed: (await jobs.failures()).total,
    faults_recent: await recentFaults(database.db, FAULT_MINUTES),
  };
}
