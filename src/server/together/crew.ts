import type { Where } from '../internal.ts';
import type { Log } from '../log.ts';
import { isOurs, type Ready } from './messages.ts';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
/** A process that lived so long was well: the next wait is a short one again. */
const WELL_MS = 60_000;
/** A process that does not end by then is ended: it drains for its time, then has as long to answer what it owes. */
const END_MS = 30_000;

/** The part of a forked process that is used. */
export interface Hand {
  pid: number | undefined;
  send(message: object): void;
  kill(signal: NodeJS.Signals): void;
  on(event: 'message', heard: (message: unknown) => void): void;
  on(event: 'error', heard: (error: Error) => void): void;
  on(event: 'exit', heard: (code: number | null, signal: string | null) => void): void;
}

interface Member {
  slot: number;
  hand: Hand | null;
  where: Where | null;
  restarts: number;
}

export interface CrewOptions {
  size: number;
  log: Pick<Log, 'info' | 'error'>;
  /** Starts the process of this slot; `first` for the very first one. */
  fork(slot: number, first: boolean): Hand;
  /** The longest time between the word to stop and the end of a process, beside what it needs to answer. */
  drainMs: number;
  firstWaitMs?: number;
}

/** The processes that serve one port: kept running, one by one, and ended together. */
export class Crew {
  readonly #options: CrewOptions;
  readonly #members: Member[];
  readonly #ended: Promise<number>;
  readonly #timers = new Set<NodeJS.Timeout>();
  #resolveEnded: (code: number) => void = () => undefined;
  #begun = false;
  #stopping = false;
  #failure = 0;

  constructor(options: CrewOptions) {
    this.#options = options;
    this.#members = Array.from({ length: options.size }, (_, at) => ({
      slot: at + 1,
      hand: null,
      where: null,
      restarts: 0,
    }));
    this.#ended = new Promise((resolve) => {
      this.#resolveEnded = resolve;
    });
  }

  /** Those that serve, in order. */
  get serving(): { slot: number; where: Where }[] {
    return this.#members.flatMap(({ slot, where }) => (where ? [{ slot, where }] : []));
  }

  get restarts(): { slot: number; times: number }[] {
    return this.#members.map(({ slot, restarts }) => ({ slot, times: restarts }));
  }

  /**
   * Starts the first process, and the others once it serves: it fills what is empty. Resolves with an exit code when all
   * have ended: 0 when they were told to, and that of the first process when it never served.
   */
  run(): Promise<number> {
    const [first] = this.#members;
    if (first) this.#start(first, FIRST_WAIT_MS);
    return this.#ended;
  }

  stop(): void {
    const say = this.#stopping ? 'hurry' : 'stop';
    this.#stopping = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const { hand } of this.#members) {
      if (!hand) continue;
      hand.send({ merveille: say });
      setTimeout(() => hand.kill('SIGKILL'), this.#options.drainMs + END_MS).unref();
    }
    this.#endWhenAlone();
  }

  #start(member: Member, wait: number): void {
    const { fork, log } = this.#options;
    const began = performance.now();
    const hand = fork(member.slot, !this.#begun);
    member.hand = hand;
    // One that is gone cannot be told anything: its end is heard apart.
    hand.on('error', (error) => log.error({ err: error, worker: member.slot }, 'a worker was not reached'));
    hand.on('message', (message) => {
      if (!isOurs<Ready>(message, 'ready')) return;
      member.where = message.where;
      log.info({ worker: member.slot, pid: hand.pid, ms: performance.now() - began }, 'a worker serves');
      this.#firstServes();
    });
    hand.on('exit', (code, signal) => {
      member.hand = null;
      member.where = null;
      this.#restartOrEnd(member, { code, signal, pid: hand.pid, lived: performance.now() - began, wait });
    });
  }

  #firstServes(): void {
    if (this.#begun) return;
    this.#begun = true;
    if (this.#stopping) return;
    for (const member of this.#members.slice(1)) this.#start(member, this.#firstWait);
  }

  get #firstWait(): number {
    return this.#options.firstWaitMs ?? FIRST_WAIT_MS;
  }

  #restartOrEnd(
    member: Member,
    end: { code: number | null; signal: string | null; pid: number | undefined; lived: number; wait: number },
  ): void {
    const { log } = this.#options;
    const { code, signal, pid, lived } = end;
    if (!this.#begun && !this.#stopping) {
      // It never served: nothing is there that others could do better.
      this.#stopping = true;
      this.#failure = code || 1;
    }
    if (this.#stopping) {
      this.#endWhenAlone();
      return;
    }
    const wait = lived > WELL_MS ? this.#firstWait : end.wait;
    member.restarts += 1;
    log.error(
      { worker: member.slot, pid, code, signal, livedMs: lived, againInMs: wait },
      'a worker ended: it is started again',
    );
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#start(member, Math.min(LONGEST_WAIT_MS, wait * 2));
    }, wait);
    this.#timers.add(timer);
  }

  #endWhenAlone(): void {
    if (this.#members.every(({ hand }) => hand === null)) this.#resolveEnded(this.#failure);
  }
}
