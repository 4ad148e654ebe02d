import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs';

/** Stored: key, status, etag, watermark, build, tags, hits, stale. */
type PutLine = ['p', string, number, string, number, string, readonly string[], number, 0 | 1];
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
  /** The last line was cut: harmless, but the file must be written anew before anything is appended. */
  torn: boolean;
  /** A line in the middle can't be read: what it said is lost. */
  damaged: boolean;
}

/** Gives every line to `apply`, in order. The last one may be torn by a kill; it is ignored, as if never written. */
export function readJournal(file: string, apply: (line: JournalLine) => void): JournalReading {
  if (!existsSync(file)) return { lines: 0, torn: false, damaged: false };
  const lines = readFileSync(file, 'utf8').split('\n');
  const torn = lines.pop() !== '';
  let damaged = false;
  for (const line of lines) {
    const parsed = parseLine(line);
    if (parsed) apply(parsed);
    else damaged = true;
  }
  return { lines: lines.length, torn, damaged };
}

function parseLine(line: string): JournalLine | null {
  try {
    return JSON.parse(line) as JournalLine;
  } catch {
    return null;
  }
}

/** What the index must remember across a restart. Writes are synchronous, so their order is the order of events. */
export class Journal {
  readonly #file: string;
  readonly #snapshot: () => Iterable<JournalLine>;
  #descriptor: number | null = null;
  #lines = 0;
  #kept = 0;

  constructor(file: string, snapshot: () => Iterable<JournalLine>) {
    this.#file = file;
    this.#snapshot = snapshot;
  }

  /** Continues a sound file of so many lines. */
  resume(lines: number): void {
    this.#descriptor = openSync(this.#file, 'a');
    this.#lines = lines;
    this.#kept = lines;
  }

  /**
   * Throws when the disk refuses. A file with a hole would tell lies at the next boot, so the next append after
   * a failure writes the whole of it anew, the line being part of what is remembered by then or added after it.
   */
  append(line: JournalLine): void {
    if (this.#descriptor === null || this.#lines > 8 * this.#kept + 50_000) this.rewrite();
    try {
      const bytes = Buffer.from(`${JSON.stringify(line)}\n`);
      if (writeSync(this.#descriptor as number, bytes) < bytes.length) throw new Error('disk full');
      this.#lines += 1;
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Replaces the file by what is true now. */
  rewrite(): void {
    this.close();
    const next = `${this.#file}.next`;
    let text = '';
    let lines = 0;
    writeFileSync(next, '');
    for (const line of this.#snapshot()) {
      text += `${JSON.stringify(line)}\n`;
      lines += 1;
      if (text.length < 1 << 20) continue;
      writeFileSync(next, text, { flag: 'a' });
      text = '';
    }
    writeFileSync(next, text, { flag: 'a' });
    renameSync(next, this.#file);
    this.resume(lines);
  }

  close(): void {
    if (this.#descriptor !== null) closeSync(this.#descriptor);
    this.#descriptor = null;
  }
}
