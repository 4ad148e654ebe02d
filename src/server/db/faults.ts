/**
 * Reasons for which the database could not answer now, though nothing is wrong with what it was asked: `lost` its
 * connection ended under the question, `down` nobody answers, `slow` the time was up, `full` it has no room for one
 * more connection, `disk` no room left to write, `read_only` it takes no changes, `contended` two transactions stood
 * in each other's way.
 */
export type Fault = 'lost' | 'down' | 'slow' | 'full' | 'disk' | 'read_only' | 'contended';

/** The name under which outages.ts tells it. */
export const causeOf = (fault: Fault): string => (fault === 'disk' ? 'disk' : 'database');

/** A fault of the connection itself, which has no SQLSTATE. */
export class DatabaseFault extends Error {
  override name = 'DatabaseFault';
  readonly fault: Fault;

  constructor(fault: Fault, message: string, cause?: unknown) {
    super(message, { cause });
    this.fault = fault;
  }
}

/** SQLSTATEs, and the beginnings of their classes (PostgreSQL 15, appendix A). */
const STATES: [beginning: string, fault: Fault][] = [
  ['57P03', 'down'],
  ['57P', 'lost'],
  ['25P03', 'lost'],
  ['08', 'lost'],
  ['57014', 'slow'],
  ['55P03', 'slow'],
  ['53100', 'disk'],
  ['58030', 'disk'],
  ['53', 'full'],
  ['25006', 'read_only'],
  ['40001', 'contended'],
  ['40P01', 'contended'],
];

/** Node's own words for a disk without room. */
const DISK = new Set(['ENOSPC', 'EDQUOT', 'EROFS']);

/** Finds the fault behind an error, on either engine, however deep; null when it is an error of another kind. */
export function faultOf(error: unknown): Fault | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    // By its name: the job queue tells copies of errors.
    if (cause.name === 'DatabaseFault') return (cause as DatabaseFault).fault;
    const { code } = cause as { code?: unknown };
    if (typeof code !== 'string') continue;
    if (DISK.has(code)) return 'disk';
    const known = STATES.find(([beginning]) => code.startsWith(beginning));
    if (known) return known[1];
  }
  return null;
}
