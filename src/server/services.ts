import type { Method } from '#src/calls/proof.ts';
import { nameProduct } from '#src/lib/paths.ts';
import { nameSite } from '#src/lib/site-name.ts';
import type { Actor, Person, Seller } from './calls/actor.ts';

import type { Config } from './config.ts';
import type { Database, Db } from './db/connect.ts';
import type { Jobs } from './jobs.ts';
import type { Limits } from './limits.ts';
import type { Log } from './log.ts';
import type { Turns } from './turns.ts';

/** Pages of the store that carry one of these tags are made again (docs/decisions/0003-page-store.md). */
export interface Publisher {
  /** Applies what was committed to the outbox so far; resolves once it is served. */
  kick(): Promise<void>;
  /** Resolves once no page is served any more that what was committed so far has withdrawn; soon, whatever happens. */
  mark(): Promise<void>;
  /**
   * Makes the stored pages that carry one of these tags again, here and now, and `page` even where nobody asked for it
   * yet; answers their paths.
   */
  regenerate(tags: string[], page?: string | null): Promise<string[]>;
  /** Makes every page again, hottest first; answers how many there are. */
  invalidateAll(): Promise<number>;
  /** Drops what this process alone keeps under these tags; absent where nothing is kept. */
  forget?(tags: string[]): void;
  /** The same of the pages that this process stores. */
  withdraw?(tags: string[]): void;
  /** The paths of the stored pages that carry one of these tags. */
  pathsTagged(tags: string[]): string[];
}

/** The browser or the program that presents a token. */
export interface Presented {
  userAgent: string;
  /** The `Cookie` header. */
  cookies?: string | undefined;
}

/** The part of the accounts in a step-up (src/server/calls/proof.ts). */
export interface Proofs {
  /** The ways a person can prove it; none for who has neither password, second factor nor passkey. */
  methodsOf(services: Services, personId: number): Promise<Method[]>;
  /** Takes a password given with a call for a proof of this session; false where it is right and does not suffice. */
  takePassword(services: Services, who: Person | Seller, password: string): Promise<boolean>;
  /**
   * Locks the account until the transaction ends. Throws unauthenticated (401) when the session that asks ended since the
   * call began, as it does when somebody else changes the password.
   */
  requireStanding(tx: Db, who: Person | Seller): Promise<void>;
}

/**
 * Everything a running process holds. Built once by `startServices`; tests build their own. A layer above adds what it
 * brings (search-index/contract.ts).
 */
export interface Services {
  config: Config;
  database: Database;
  log: Log;
  limits: Limits;
  turns: Turns;
  jobs: Jobs;
  publisher: Publisher;
  /** Looks a bearer token up; null when it is unknown, ended, expired or another kind of browser's. */
  authenticate(token: string, from: Presented): Promise<Actor | null>;
  proofs: Proofs;
  /** Business time: real time plus the demo clock's offset. */
  clock(): Date;
  /** Sets the demo clock's offset of this process, ms; it is kept by whoever calls. */
  moveClock(offsetMs: number): void;
}

const patients = new WeakMap<Services, Services>();

/** The same, on a database that gives long work its time (db/limits-of-use.ts): for jobs, commands, the first start. */
export function patientServices(services: Services): Services {
  const known = patients.get(services);
  if (known) return known;
  const { engine, db, query } = services.database.patient;
  const database = { ...services.database, engine, db, query };
  // What is set on `services` later is seen here too.
  const made = new Proxy(services, {
    get: (all, part) => (part === 'database' ? database : Reflect.get(all, part)),
  });
  patients.set(services, made);
  return made;
}

let running: Services | null = null;

/** Astro pages have no other way in: the entry sets this before it serves. */
export function setServices(services: Services): void {
  running = services;
  nameProduct(services.config.productSlug);
  nameSite(services.config.productName);
}

export function getServices(): Services {
  if (!running) throw new Error('The server has not started its services');
  return running;
}
