import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import type { OgCard } from './og-card.server.ts';
import type { Drawing } from './og-drawing.server.ts';
import type { DrawingAnswer, DrawingTask } from './og-hand-process.server.ts';

const PROGRAM = 'src/features/seo/og-hand-process.server.ts';
/** The pictures a process draws before it ends, and with it the 0.3 MB that each leaves behind in memory. */
const PICTURES_A_PROCESS = 400;
const IDLE_MS = 20_000;
/** Whoever reads a page goes first. */
const NICE = 10;

/** Draws one picture after the other, in a process of its own that comes when it is needed and goes by itself. */
export class OgHand {
  readonly #from: Drawing;
  #child: ChildProcess | null = null;
  #drawn = 0;
  #last: Promise<unknown> = Promise.resolve();
  #idle: NodeJS.Timeout | undefined;

  constructor(from: Drawing) {
    this.#from = from;
  }

  /** A PNG of 1200 × 630. Rejects when it cannot be drawn, or when the process ends meanwhile. */
  draw(card: OgCard): Promise<Buffer> {
    const drawing = this.#last.then(() => this.#draw(card));
    this.#last = drawing.catch(() => undefined);
    return drawing;
  }

  /** Lets go of the process, after the picture it is at. */
  async close(): Promise<void> {
    await this.#last;
    this.#release();
  }

  async #draw(card: OgCard): Promise<Buffer> {
    clearTimeout(this.#idle);
    try {
      const child = this.#ready();
      this.#drawn += 1;
      return Buffer.from(await ask(child, { card, from: this.#from }));
    } finally {
      if (this.#drawn >= PICTURES_A_PROCESS) this.#release();
      else this.#idle = setTimeout(() => this.#release(), IDLE_MS).unref();
    }
  }

  #ready(): ChildProcess {
    if (this.#child?.connected) return this.#child;
    const { PATH, HOME } = process.env;
    // Few arenas instead of some for each thread of libvips, which never give back what they held.
    const env = { PATH, HOME, MALLOC_ARENA_MAX: '2' };
    const child = fork(PROGRAM, { env, execArgv: [], serialization: 'advanced' });
    if (child.pid) setPriority(child.pid, NICE);
    // It must not keep alive a command that is done.
    child.unref();
    child.channel?.unref();
    this.#drawn = 0;
    this.#child = child;
    return child;
  }

  #release(): void {
    clearTimeout(this.#idle);
    if (this.#child?.connected) this.#child.disconnect();
    this.#child = null;
  }
}

function ask(child: ChildProcess, task: DrawingTask): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      child.off('message', onAnswer).off('exit', onEnd).off('error', onEnd);
      child.channel?.unref();
      done();
    };
    const onAnswer = (answer: DrawingAnswer) =>
      settle(() => ('png' in answer ? resolve(answer.png) : reject(new Error(answer.error))));
    const onEnd = () => settle(() => reject(new Error('The process that draws sharing pictures ended')));
    child.on('message', onAnswer).on('exit', onEnd).on('error', onEnd);
    child.channel?.ref();
    child.send(task, (error) => error && onEnd());
  });
}
