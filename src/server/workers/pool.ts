import { availableParallelism } from 'node:os';
import { Piscina } from 'piscina';
import { FairQueue } from '#src/server/fair-queue.ts';
import { ownPlace } from '#src/server/together/place.ts';

/** One core is left to those who read the site; where several processes do, each has one thread. */
const THREADS = ownPlace() ? 1 : Math.max(1, Math.min(2, availableParallelism() - 1));
/** A thread that found nothing to do for so long is given back, with its memory. */
const IDLE_MS = 60_000;
const MEMORY_MIB = 384;

/** The task took longer, or more memory, than it may: the thread was ended. */
export class TooMuchWork extends Error {}

let threads: Piscina | null = null;

const turns = new FairQueue({ capacity: THREADS, running: THREADS, waiting: 100, waitingPerKey: 20 });

function pool(): Piscina {
  threads ??= new Piscina({
    minThreads: 0,
    maxThreads: THREADS,
    idleTimeout: IDLE_MS,
    atomics: 'disabled',
    // Nothing that a thread computes needs the site's secrets.
    env: { NODE_ENV: process.env.NODE_ENV ?? 'production', TZ: process.env.TZ ?? 'Europe/Paris' },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MIB },
  });
  return threads;
}

export interface Task {
  /** The module whose `run` does the work, as an address beside the caller's (src/server/workers/chunks.ts). */
  file: URL;
  input: unknown;
  /** Of the processor's own time, from the moment a thread takes it, in milliseconds. */
  timeoutMs: number;
  /** Whose turn it takes; all that name none share one. */
  key?: string;
}

/**
 * Does a task on another thread. Throws TooMuchWork when it does not end in time, QueueFull when too much waits already,
 * and what the task itself throws.
 */
export function inWorker<T>({ file, input, timeoutMs, key = '' }: Task): Promise<T> {
  return turns.run({ key, weight: 1 }, async () => {
    const { signal, stop } = await cpuTimeout(pool(), timeoutMs);
    try {
      return (await pool().run(input, { filename: file.href, name: 'run', signal })) as T;
    } catch (error) {
      if (signal.aborted || outOfMemory(error)) throw new TooMuchWork();
      throw error;
    } finally {
      stop();
    }
  });
}

/** By the clock a task may take so many times its time: a machine that others want too gives it little at once. */
const SLOWEST = 8;
const SHORTEST_WAIT_MS = 50;

/**
 * Aborts once a thread used so much processor time, and not by the clock: on a busy machine an honest text would be refused,
 * and a first start would fail on a text of its own.
 */
async function cpuTimeout(threadsOf: Piscina, timeoutMs: number) {
  const controller = new AbortController();
  const usedByThread = async () =>
    new Map(
      await Promise.all(
        threadsOf.threads.map(async (thread) => {
          // One that ends meanwhile used nothing more.
          const { user, system } = await thread.cpuUsage().catch(() => ({ user: 0, system: 0 }));
          return [thread, (user + system) / 1000] as const;
        }),
      ),
    );
  const before = await usedByThread();
  const began = performance.now();
  let timer: NodeJS.Timeout | undefined;
  let over = false;
  const wait = (ms: number) => {
    if (over) return;
    timer = setTimeout(() => void look(), Math.max(SHORTEST_WAIT_MS, ms));
    timer.unref();
  };
  const look = async () => {
    const now = [...(await usedByThread())];
    const used = Math.max(0, ...now.map(([thread, ms]) => ms - (before.get(thread) ?? 0)));
    if (used >= timeoutMs || performance.now() - began >= SLOWEST * timeoutMs) controller.abort();
    else wait(timeoutMs - used);
  };
  const stop = () => {
    over = true;
    clearTimeout(timer);
  };
  wait(timeoutMs);
  return { signal: controller.signal, stop };
}

const outOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';

/** Ends the threads; the next task begins others. */
export async function closeWorkers(): Promise<void> {
  const ended = threads;
  threads = null;
  await ended?.destroy();
}
