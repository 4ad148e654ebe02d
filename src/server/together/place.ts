import cluster from 'node:cluster';
import type { PoolSizes } from '../db/limits-of-use.ts';

/** A process that serves one port together with others: which one it is, and what the first process gave it. */
export interface Place {
  /** From 1; whoever takes the place of one that ended has its number. */
  slot: number;
  of: number;
  /** True for the very first process, which fills an empty database and speaks at the console. */
  first: boolean;
  connections: PoolSizes;
  /** The search engine beside us, which the first process keeps running; null where there is none. */
  engine: { id: string; url: string; key: string } | null;
}

/** The variable by which the first process tells each of the others its place. */
export const PLACE = 'MERVEILLE_PLACE';

let known: Place | null | undefined;

/** Null in a process that serves alone, or that runs a command. */
export function ownPlace(env: NodeJS.ProcessEnv = process.env): Place | null {
  if (known === undefined) known = cluster.isWorker && env[PLACE] ? (JSON.parse(env[PLACE]) as Place) : null;
  return known;
}
