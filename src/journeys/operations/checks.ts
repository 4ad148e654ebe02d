import type { FigureName, KnownFigures } from './figures.ts';

/** `unknown`: the figure could not be read, mostly because the database does not answer. */
export type PartState = 'good' | 'watch' | 'down' | 'unknown';

export const PARTS = [
  'database',
  'ledger',
  'reconciliation',
  'events',
  'quarantine',
  'withdrawals',
  'faults',
  'jobs',
  'mail',
  'search',
  'disk',
] as const;
export type Part = (typeof PARTS)[number];

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const GIB = 1024 ** 3;

/** A figure from `watch` on wants a look, from `down` on somebody at once. */
interface Bound {
  watch: number;
  down: number;
}

const AT: Record<string, Bound> = {
  ledgerAge: { watch: 3 * HOUR, down: 12 * HOUR },
  reconciliationAge: { watch: 3 * HOUR, down: 24 * HOUR },
  gaps: { watch: 1, down: 25 },
  quarantine: { watch: 1, down: 10 },
  eventAge: { watch: 10 * MINUTE, down: HOUR },
  withdrawals: { watch: 1, down: 10 },
  mailAge: { watch: 15 * MINUTE, down: 2 * HOUR },
  refused: { watch: 1, down: Number.POSITIVE_INFINITY },
  jobs: { watch: 1, down: 50 },
  faults: { watch: 1, down: 20 },
  latency: { watch: 0.5, down: Number.POSITIVE_INFINITY },
  pool: { watch: 5, down: 50 },
};

const RANK = { good: 0, unknown: 1, watch: 2, down: 3 } as const;
const worst = (...states: PartState[]) => states.reduce((a, b) => (RANK[b] > RANK[a] ? b : a));

function over(value: number | undefined, bound: keyof typeof AT): PartState {
  const { watch, down } = AT[bound] as Bound;
  if (value === undefined) return 'unknown';
  return value >= down ? 'down' : value >= watch ? 'watch' : 'good';
}

/** A disk is judged by its share when it is small and by its bytes when it is large. */
function disk({ disk_free_bytes: free, disk_size_bytes: size }: KnownFigures): PartState {
  if (free === undefined || size === undefined) return 'unknown';
  if (free < Math.min(size * 0.03, GIB / 2)) return 'down';
  return free < Math.min(size * 0.1, 5 * GIB) ? 'watch' : 'good';
}

const ageOf = (at: number | undefined, now: Date) =>
  at === undefined ? undefined : now.getTime() / 1000 - at;

/** Judges each part by its figures. */
export function judge(figures: KnownFigures, now: Date): Record<Part, PartState> {
  const isDown = (name: FigureName): PartState =>
    figures[name] === undefined ? 'unknown' : figures[name] === 1 ? 'good' : 'down';
  return {
    database: worst(
      isDown('database_up'),
      figures.database_up === 1 ? over(figures.database_latency_seconds, 'latency') : 'good',
      over(figures.database_pool_waiting ?? 0, 'pool'),
    ),
    ledger: worst(isDown('ledger_ok'), over(ageOf(figures.ledger_check_timestamp_seconds, now), 'ledgerAge')),
    reconciliation: worst(
      over(figures.reconciliation_gaps, 'gaps'),
      over(ageOf(figures.reconciliation_timestamp_seconds, now), 'reconciliationAge'),
    ),
    events: over(figures.payment_events_oldest_age_seconds, 'eventAge'),
    quarantine: over(figures.quarantine_overdue, 'quarantine'),
    withdrawals: over(figures.withdrawals_stuck, 'withdrawals'),
    faults: over(figures.faults_recent, 'faults'),
    jobs: over(figures.jobs_failed, 'jobs'),
    mail: worst(over(figures.mail_oldest_age_seconds, 'mailAge'), over(figures.mail_refused, 'refused')),
    search: isDown('search_up') === 'down' ? 'watch' : isDown('search_up'),
    disk: disk(figures),
  };
}

/** The file that says what to do, for each part. */
export const RUNBOOKS: Record<Part, string> = {
  database: 'docs/operations/database-faults.md#by-hand',
  ledger: 'docs/operations/ledger-mismatch.md',
  reconciliation: 'docs/operations/ledger-mismatch.md#a-gap-with-the-provider',
  events: 'docs/operations/lost-webhooks.md',
  quarantine: 'docs/operations/lost-webhooks.md#a-payment-in-quarantine',
  withdrawals: 'docs/operations/wrong-payout.md#a-withdrawal-that-does-not-move',
  faults: 'docs/operations/other-troubles.md#answers-that-are-faults',
  jobs: 'docs/operations/other-troubles.md#background-work',
  mail: 'docs/operations/other-troubles.md#mail',
  search: 'docs/operations/other-troubles.md#search',
  disk: 'docs/operations/other-troubles.md#the-disk',
};
