import type { ServerResponse } from 'node:http';
import type { Asked, Stream } from '../calls/streams.ts';

const BEAT_MS = 15_000;
const LOOK_MS = 1000;
/** A reader this far behind is cut off. */
const BACKLOG_BYTES = 256 * 1024;

export interface OpenStream {
  res: ServerResponse;
  stream: Stream;
  asked: Asked;
  /** The address or the person whose streams are counted together. */
  caller: string;
  dueAt: number;
}

/** One timer for all open streams, and none while there is none: each is told that its line is alive in its turn. */
export class Heartbeat {
  readonly #open = new Set<OpenStream>();
  #timer: NodeJS.Timeout | null = null;

  add(one: Omit<OpenStream, 'dueAt'>): OpenStream {
    const kept = { ...one, dueAt: performance.now() + BEAT_MS };
    this.#open.add(kept);
    this.#timer ??= setInterval(() => void this.beat(), LOOK_MS).unref();
    return kept;
  }

  remove(one: OpenStream): void {
    this.#open.delete(one);
    if (this.#open.size > 0 || !this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = null;
  }

  /** Says that the lines are alive whose turn it is, and ends those whose session ended: one question for all of a kind. */
  async beat(now = performance.now()): Promise<void> {
    const due = [...this.#open].filter(({ dueAt }) => dueAt <= now);
    for (const one of due) {
      one.dueAt = now + BEAT_MS;
      write(one.res, ': beat\n\n');
    }
    for (const [stream, ones] of Map.groupBy(due, ({ stream }) => stream)) {
      const allowed = await stream.stillAllowed(ones.map(({ asked }) => asked)).catch(() => null);
      // A database that does not answer ends nobody's stream.
      for (const one of ones) if (allowed && !allowed.has(one.asked)) one.res.end();
    }
  }

  close(): void {
    for (const { res } of this.#open) res.end();
  }
}

export function write(res: ServerResponse, text: string): void {
  if (res.destroyed || res.writableEnded) return;
  if (res.writableLength > BACKLOG_BYTES) res.destroy();
  else res.write(text);
}
