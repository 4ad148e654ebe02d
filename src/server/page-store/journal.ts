import {
  closeSync,
  existsSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import type { PageTerms } from './page.ts';

// A journal may grow this much, and to three times what it must say, before it is written anew.
const slackBytes = 10_000_000;

/** 1: out of date; 2: withdrawn too. */
type Stale = 0 | 1 | 2;
/** Stored: key, status, etag, watermark, build, tags, hits, stale; then its bytes and, of some, its terms. */
type PutLine = [
  ...['p', string, number, string, number, string, readonly string[], number, Stale],
  number?,
  PageTerms?,
];
/**
 * p: a page was stored · d: forgotten · s: stale · i: these tags changed, up to this outbox row (null: no row)
 * · w: every outbox row up to this one has been applied · h: hits.
 */
export type JournalLine =
  | PutLine
  | ['d' | 's', string]
  | ['i', number | null, readonly string[]]
  | ['w', number]
  | ['h', Record<string, number>];

export interface JournalReading {
  lines: number;
  bytes: number;
  /** The last line was cut: harmless, but the file must be written anew before anything is appended. */
  torn: boolean;
  /** A line in the middle can't be read: what it said is lost. */
  damaged: boolean;
}

/** Gives every line to `apply`, in order. The last one may be torn by a kill; it is ignored, as if never written. */
export function readJournal(file: string, apply: (line: JournalLine) => void): JournalReading {
  if (!existsSync(file)) return { lines: 0, bytes: 0, torn: false, damaged: false };
  const content = readFileSync(file);
  const lines = content.toString('utf8').split('\n');
  const torn = lines.pop() !== '';
  let damaged = false;
  for (const line of lines) {
    const parsed = parseLine(line);
    if (parsed) apply(parsed);
    else damaged = true;
  }
  return { lines: lines.length, bytes: content.length, torn, damaged };
}

function parseLine(line: string): JournalLine | null {
  try {
    return JSON.parse(line) as JournalLine;
  } catch {
    return null;
  }
}

/** The index's memory across a restart. Writes are synchronous, so their order is the order of events. */
export class Journal {
  readonly #file: string;
  readonly #snapshot: () => Iterable<JournalLine>;
  #descriptor: number | null = null;
  #bytes = 0;
  #keptBytes = 0;
  #closed = false;

  constructor(file: string, snapshot: () => Iterable<JournalLine>) {
    this.#file = file;
    this.#snapshot = snapshot;
  }

  /** Continues a sound file of so many bytes. */
  resume(bytes: number): void {
    this.#descriptor = openSync(this.#file, 'a');
    this.#bytes = bytes;
    this.#keptBytes = bytes;
  }

  /**
   * Throws when the disk refuses. A file with a hole would tell lies at the next boot, so the next append after
   * a failure writes the whole of it anew, the line being part of what is remembered by then or added after it.
   */
  append(line: JournalLine): void {
    if (this.#closed) throw new Error('page journal closed');
    if (this.#descriptor === null || this.#bytes > 3 * this.#keptBytes + slackBytes) this.rewrite();
    try {
      const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
      if (writeSync(this.#descriptor as number, bytes) < bytes.length) throw new Error('disk full');
      this.#bytes += bytes.length;
    } catch (error) {
      this.#release();
      throw error;
    }
  }

  /** Replaces the file by what is true now. */
  rewrite(): void {
    this.#release();
    const next = `${this.#file}.next`;
    let text = '';
    writeFileSync(next, '');
    for (const line of this.#snapshot()) {
      text += `${JSON.stringify(line)}\n`;
      if (text.length < 1 << 20) continue;
      writeFileSync(next, text, { flag: 'a' });
      text = '';
    }
    writeFileSync(next, text, { flag: 'a' });
    renameSync(next, this.#file);
    this.resume(statSync(this.#file).size);
  }

  /** Nothing is written after this: the folder may be another process's by then. */
  close(): void {
    this.#closed = true;
    this.#release();
  }

  #release(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }
}
