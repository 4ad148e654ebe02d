import type { Services } from './services.ts';

/** A named piece of background work; each feature declares its own in `*.jobs.server.ts`. */
export interface JobKind<T extends object> {
  name: string;
  /** Cron expression (UTC) for work that comes back by itself. */
  cron?: string;
  run(services: Services, data: T): Promise<void>;
}

export interface Jobs {
  /** Queues one run; inside a transaction pass its `db` later than commit: jobs read committed data. */
  send<T extends object>(kind: JobKind<T>, data: T, options?: { startAfter?: Date; singletonKey?: string }): Promise<void>;
  /** Runs what is due now and waits for it (tests and the demo clock). */
  drain(): Promise<void>;
  stop(): Promise<void>;
}
