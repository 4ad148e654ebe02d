import type { Socket } from 'node:net';
import type { Client } from 'pg';
import { faultOf } from './faults.ts';
import { endClient, guardClient, isBroken, type Watched } from './pool.ts';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;
/** A line that has answered nobody for so long, and should, is asked no more: something slow stands before the rest. */
const STALLED_MS = 100;

type Ask = (...asked: unknown[]) => Promise<unknown>;

interface ReadLineOptions {
  /** A client in pipeline mode, not connected yet. */
  open(): Client;
  /** Milliseconds after which a question without an answer is given up. */
  answerMs: number;
  /** Asks a connection of the pool, for what the line cannot take. */
  elsewhere: Ask;
  watch: Watched;
}

interface Opened {
  client: Client;
  /** Questions sent and not answered. */
  waiting: number;
  /** The moment of the last answer, or of the first question since there was none to wait for. */
  movedAt: number;
  /** The questions of this turn of the loop are being gathered. */
  gathers: boolean;
}

/** Of a client, the socket that it writes to: not among its types. */
const socketOf = (client: Client) =>
  (client as unknown as { connection: { stream: Socket } }).connection.stream;

/**
 * One connection that the short reads of all requests share: each is sent at once, without waiting for the answers of
 * those before it (https://node-postgres.com/features/pipelining). Many at a time are one waking of the database and
 * one of ours. Never for what waits for a lock, nor inside a transaction: those behind it would wait as well
 * (docs/decisions/0037-reads-on-one-line.md).
 */
export class ReadLine {
  readonly #options: ReadLineOptions;
  #line: Opened | null = null;
  #opening = false;
  #closed = false;
  #pause = FIRST_PAUSE_MS;
  #notBefore = 0;

  constructor(options: ReadLineOptions) {
    this.#options = options;
  }

  /** Answers as the pool does. A read whose line was lost is asked again of the pool: it changed nothing. */
  query = async (...asked: unknown[]): Promise<unknown> => {
    const line = this.#free();
    if (!line) return this.#options.elsewhere(...asked);
    if (line.waiting === 0) line.movedAt = performance.now();
    line.waiting += 1;
    gather(line);
    try {
      return await (line.client.query as unknown as Ask)(...asked);
    } catch (error) {
      if (isBroken(line.client)) this.#leave(line);
      if (faultOf(error) !== 'lost' || this.#options.watch.down) throw error;
      return await this.#options.elsewhere(...asked);
    } finally {
      line.waiting -= 1;
      line.movedAt = performance.now();
    }
  };

  async close(): Promise<void> {
    this.#closed = true;
    if (this.#line) await endClient(this.#line.client);
  }

  #free(): Opened | null {
    const line = this.#line;
    if (!line) void this.#open();
    else if (line.waiting === 0 || performance.now() - line.movedAt < STALLED_MS) return line;
    return null;
  }

  async #open(): Promise<void> {
    const { open, answerMs, watch } = this.#options;
    if (this.#opening || this.#closed || watch.down || performance.now() < this.#notBefore) return;
    this.#opening = true;
    const line: Opened = { client: open(), waiting: 0, movedAt: 0, gathers: false };
    guardClient(line.client, answerMs, watch);
    line.client.on('error', () => this.#leave(line));
    line.client.on('end', () => this.#leave(line));
    try {
      await line.client.connect();
      this.#line = line;
      this.#pause = FIRST_PAUSE_MS;
    } catch {
      watch.suspect();
      this.#leave(line);
    }
    this.#opening = false;
    if (this.#closed) await endClient(line.client);
  }

  /** Those who still wait for its answers get them, or hear that it was lost; the next line is opened a little later. */
  #leave(line: Opened): void {
    if (left.has(line)) return;
    left.add(line);
    if (this.#line === line) this.#line = null;
    this.#notBefore = performance.now() + this.#pause;
    this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE_MS);
    void endClient(line.client);
  }
}

/**
 * What all requests of one turn of the loop ask goes out in one writing: writing wakes the database, and costs more than
 * the question (docs/decisions/0037-reads-on-one-line.md).
 */
function gather(line: Opened): void {
  if (line.gathers) return;
  line.gathers = true;
  const socket = socketOf(line.client);
  socket.cork();
  setImmediate(() => {
    line.gathers = false;
    socket.uncork();
  });
}

/** Lines that are not asked any more. */
const left = new WeakSet<Opened>();

/** The line beside a pool, where there is one. */
const beside = new WeakMap<object, ReadLine>();

export const putBeside = (pool: object, line: ReadLine) => void beside.set(pool, line);
export const lineBeside = (pool: unknown): ReadLine | undefined => beside.get(pool as object);
