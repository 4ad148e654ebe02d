import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Foreground } from './foreground.ts';

export type Lane = 'urgent' | 'background';

interface Task {
  key: string;
  heat: number;
  /** Of arrival. */
  turn: number;
  started: boolean;
  done: Promise<boolean>;
  resolve: (regenerated: boolean) => void;
}

interface QueueOptions {
  concurrency: number;
  foreground: Foreground;
  run: (key: string) => Promise<boolean>;
}

/**
 * Pages to render again: urgent ones in order of arrival, then the others hottest first, which give way to whoever is
 * being answered.
 */
export class RenderQueue {
  readonly #options: QueueOptions;
  readonly #tasks = new Map<string, Task>();
  #urgent: Task[] = [];
  #urgentHead = 0;
  #background: Task[] = [];
  #sorted = true;
  #turn = 0;
  #workers = 0;
  #givingWay = false;
  /** Tasks of the background that may begin although somebody is being answered. */
  #outOfPatience = 0;
  #closed = false;

  constructor(options: QueueOptions) {
    this.#options = options;
  }

  get size(): number {
    return this.#tasks.size;
  }

  /** Resolves to whether the page was regenerated. A page already waiting isn't added twice, but may change lanes. */
  add(key: string, heat: number, lane: Lane): Promise<boolean> {
    if (this.#closed) return Promise.resolve(false);
    let task = this.#tasks.get(key);
    const isNew = task === undefined;
    if (!task) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      this.#turn += 1;
      task = { key, heat, turn: this.#turn, started: false, done: promise, resolve };
      this.#tasks.set(key, task);
    }
    if (lane === 'urgent') this.#urgent.push(task);
    else if (isNew) {
      this.#background.push(task);
      this.#sorted = false;
    }
    if (this.#workers < this.#options.concurrency) void this.#work();
    return task.done;
  }

  /** Drops the tasks that still wait; those that run end by themselves. */
  close(): void {
    this.#closed = true;
    for (const task of this.#tasks.values()) if (!task.started) task.resolve(false);
    this.#urgent = [];
    this.#urgentHead = 0;
    this.#background = [];
  }

  async #work(): Promise<void> {
    this.#workers += 1;
    // Requests come first: the loop gives way before each render.
    await nextTurn();
    for (let task = this.#next(); task; task = this.#next()) {
      task.started = true;
      // Forgotten before it runs: what changes from now on asks for another run.
      this.#tasks.delete(task.key);
      task.resolve(await this.#options.run(task.key));
      await nextTurn();
    }
    this.#workers -= 1;
  }

  #next(): Task | undefined {
    for (let task = this.#take(); task; task = this.#take()) if (!task.started) return task;
    return undefined;
  }

  #take(): Task | undefined {
    if (this.#urgentHead < this.#urgent.length) {
      const task = this.#urgent[this.#urgentHead];
      this.#urgentHead += 1;
      return task;
    }
    this.#urgent = [];
    this.#urgentHead = 0;
    if (this.#background.length === 0 || !this.#mayGoOn()) return undefined;
    if (!this.#sorted) this.#background.sort((a, b) => a.heat - b.heat || b.turn - a.turn);
    this.#sorted = true;
    return this.#background.pop();
  }

  /** Without it the worker ends, so that an urgent page never waits for one that gives way; workers come back later. */
  #mayGoOn(): boolean {
    const { foreground, concurrency } = this.#options;
    if (!foreground.busy) return true;
    if (this.#outOfPatience > 0) {
      this.#outOfPatience -= 1;
      return true;
    }
    if (this.#givingWay) return false;
    this.#givingWay = true;
    void foreground.quiet().then(() => {
      this.#givingWay = false;
      this.#outOfPatience = concurrency;
      while (this.#workers < concurrency && this.#workers < this.#background.length) void this.#work();
    });
    return false;
  }
}
