import { ConfigError } from '../config-error.ts';
import { connectionsOf, LEAST_CONNECTIONS, type PoolSizes, poolsWithin } from '../db/limits-of-use.ts';

export interface Share {
  /** Of each process. */
  sizes: PoolSizes;
  each: number;
  all: number;
}

/** Divides what all processes may open among them. Throws ConfigError when one of them could not work with its part. */
export function shareOf(most: number, workers: number): Share {
  const sizes = poolsWithin(Math.floor(most / workers));
  if (!sizes)
    throw new ConfigError(
      `WORKERS=${workers} needs ${workers * LEAST_CONNECTIONS} connections to PostgreSQL and may open ${most} ` +
        '(its max_connections less what is reserved, or DATABASE_CONNECTIONS): fewer workers, or more connections',
    );
  const each = connectionsOf(sizes);
  return { sizes, each, all: each * workers };
}
