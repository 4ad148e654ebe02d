/** The operator's figures on /metrics, with their help texts; docs/operations/alerts.yml names them. */
export const FIGURES = {
  ledger_ok: '1 when the last check of the ledger found nothing wrong, else 0',
  ledger_problems: 'Faults that the last check of the ledger found',
  ledger_check_timestamp_seconds: 'When the ledger was last checked, Unix time',
  reconciliation_gaps: 'Payments that our books and the provider tell differently, after asking again',
  reconciliation_timestamp_seconds: 'When our books were last compared with the provider, Unix time',
  quarantine_open: 'Payments in quarantine',
  quarantine_overdue: 'Payments in quarantine for more than an hour',
  payment_events_unprocessed: 'Events of the provider that are kept and not applied',
  payment_events_oldest_age_seconds: 'Age of the oldest event that is kept and not applied',
  withdrawals_stuck: 'Withdrawals that have not moved for longer than they take',
  mail_waiting: 'Mails that wait to be sent',
  mail_oldest_age_seconds: 'Age of the oldest mail that waits to be sent',
  mail_refused: 'Mails that were given up and that somebody may send again',
  jobs_failed: 'Pieces of background work given up after their last try',
  faults_recent: 'Requests that any process answered with 500 in the last 15 minutes',
  disk_free_bytes: 'Bytes free on the disk of DATA_DIR',
  disk_size_bytes: 'Size of the disk of DATA_DIR',
  database_up: '1 when the database answered within 2 seconds, else 0',
  database_latency_seconds: 'Duration of the last question to the database',
  database_pool_connections: 'Connections to PostgreSQL that this process has open',
  database_pool_idle: 'Open connections that nothing uses',
  database_pool_waiting: 'Statements that wait for a connection',
  search_up: '1 when the search engine answers, else 0',
} as const;

/** Those that each process has for itself. */
export const OWN_FIGURES = [
  'database_pool_connections',
  'database_pool_idle',
  'database_pool_waiting',
] as const satisfies readonly (keyof typeof FIGURES)[];

export type FigureName = keyof typeof FIGURES;
export type KnownFigures = Partial<Record<FigureName, number>>;

/** The window of `faults_recent`. */
export const FAULT_MINUTES = 15;
