/**
 * The database serves requests, which a browser gives up after 14 s (docs/spec/product.md §9), and patient work:
 * jobs, commands, migrations, the first start.
 */
export type Use = 'site' | 'patient' | 'jobs';

export interface UseLimits {
  /** Connections at most. */
  max: number;
  /** For one statement, on the server; 0 for none. */
  statementMs: number;
  /** For one lock. */
  lockMs: number;
  /** For a transaction that asks nothing. */
  idleMs: number;
  /** For an answer to one statement, here: of a server that is frozen nothing else comes. */
  answerMs: number;
  /** For a connection: a free one of ours, or a new one. */
  connectMs: number;
}

const HOUR_MS = 3_600_000;

/** A request that meets a frozen server waits `answerMs` once, then fails; `connectMs` twice at most. */
export const LIMITS_OF: Record<Use, UseLimits> = {
  site: {
    max: 10,
    statementMs: 8000,
    lockMs: 5000,
    idleMs: 10_000,
    answerMs: 9000,
    connectMs: 4000,
  },
  patient: {
    max: 4,
    statementMs: HOUR_MS,
    lockMs: 10 * 60_000,
    // The first start holds a lock in one transaction while others fill the database.
    idleMs: 2 * HOUR_MS,
    answerMs: 2 * HOUR_MS,
    connectMs: 15_000,
  },
  // The queue's own bookkeeping: small statements, once a second and queue.
  jobs: {
    max: 4,
    statementMs: 30_000,
    lockMs: 15_000,
    idleMs: 30_000,
    answerMs: 35_000,
    // At a start every queue asks at the same time.
    connectMs: 30_000,
  },
};

/** Connections of each pool. */
export type PoolSizes = Record<Use, number>;

/** Beside its pools, a process has a connection for short reads, one that listens and one that looks if the database is there. */
export const CONNECTIONS_ASIDE = 3;

/** The fewest that a process works with: a long job holds a patient one, and asks for more meanwhile. */
const LEAST: PoolSizes = { site: 4, patient: 3, jobs: 2 };
const USES = Object.keys(LEAST) as Use[];

const total = (sizes: PoolSizes) => USES.reduce((sum, use) => sum + sizes[use], CONNECTIONS_ASIDE);
export const LEAST_CONNECTIONS = total(LEAST);

/** Pools of a process that may open so many connections; null when it could not work with them. */
export function poolsWithin(most: number): PoolSizes | null {
  const spare = most - LEAST_CONNECTIONS;
  if (spare < 0) return null;
  const patient = Math.min(LIMITS_OF.patient.max, LEAST.patient + Math.floor(spare / 6));
  const jobs = Math.min(LIMITS_OF.jobs.max, LEAST.jobs + Math.floor(spare / 4));
  const site = Math.min(LIMITS_OF.site.max, most - CONNECTIONS_ASIDE - patient - jobs);
  return { site, patient, jobs };
}

/** The connections that a process with these pools may have open. */
export const connectionsOf = total;
