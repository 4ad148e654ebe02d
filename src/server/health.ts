import { within } from '#src/lib/within.ts';
import type { DatabaseState } from './db/watch.ts';
import { type DiskState, diskState } from './disk.ts';
import { outagesOf } from './outages.ts';
import type { Services } from './services.ts';

/** The embedded database has one connection: somebody else's long statement is no outage yet. */
const DATABASE_MS = 4500;
const OTHERS_MS = 1500;
const FRESH_MS = 1000;

export interface Health {
  ready: boolean;
  database: DatabaseState;
  disk: DiskState;
  /** The causes that last, and since when. */
  trouble: { cause: string; since: Date }[];
  [part: string]: unknown;
}

interface HealthOptions {
  /** True once the tables, the seed and the first search index are there, and until the process is told to stop. */
  started(): boolean;
  /** Parts that are reported and not required. */
  others(services: Services): Promise<Record<string, unknown>>;
}

/**
 * The answer of /readyz, at most a second old: ready while the database itself answers and takes changes. Search, mail
 * and the disk are told beside; a disk that is full stops only the embedded database, which says so itself.
 */
export function createHealth(services: Services, { started, others }: HealthOptions): () => Promise<Health> {
  const look = async () => {
    const { database, config, log } = services;
    const silent: DatabaseState = { status: 'down', ms: DATABASE_MS, why: 'timeout' };
    const [state, disk, more] = await Promise.all([
      within(DATABASE_MS, database.state()).catch(() => silent),
      diskState(config.dataDir),
      within(OTHERS_MS, others(services)).catch(() => ({})),
    ]);
    return { ...more, database: state, disk, trouble: outagesOf(log).now() };
  };
  let at = Number.NEGATIVE_INFINITY;
  let looking: ReturnType<typeof look> | null = null;
  return async () => {
    if (!looking || performance.now() - at > FRESH_MS) {
      at = Number.POSITIVE_INFINITY;
      looking = look().finally(() => {
        at = performance.now();
      });
    }
    const seen = await looking;
    return { ...seen, ready: started() && seen.database.status === 'up' };
  };
}
