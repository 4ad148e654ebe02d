import { availableParallelism } from 'node:os';
import { ConfigError } from '../config-error.ts';

/** The part of the environment's reader that is used here (src/server/config.ts). */
interface Reader {
  optional(name: string): string | null;
  int(name: string, fallback: number, range: [min: number, max: number]): number;
}

const MOST = 64;

/** Processes on one port, and the connections to PostgreSQL that all of them may open (0: what the server has left). */
export function readWorkers(read: Reader, cores = availableParallelism()) {
  const databaseConnections = read.int('DATABASE_CONNECTIONS', 0, [0, 10_000]);
  const shared = read.optional('DATABASE_URL') !== null;
  if (read.optional('WORKERS') === 'auto')
    return { workers: shared ? Math.min(cores, MOST) : 1, databaseConnections };
  const workers = read.int('WORKERS', 1, [1, MOST]);
  if (workers > 1 && !shared)
    throw new ConfigError(
      `WORKERS=${workers} needs DATABASE_URL: the embedded database is one process's. Without it, WORKERS must be 1`,
    );
  return { workers, databaseConnections };
}
