import { createHash } from 'node:crypto';
import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PageRecord } from './page.ts';
import { decodePage, encodePage } from './page-file.ts';

const atOnceBytes = 1_000_000;

/** The folder of pages. File names are hashes, so no URL can name a file. */
/** A page's file, not live yet. */
export interface Prepared {
  name: string;
  /** Of the disk, whole blocks. */
  bytes: number;
}

// What file systems count in.
const blockBytes = 4096;

export class PageFiles {
  readonly #pages: string;
  readonly #temporary: string;
  #count = 0;

  constructor(dir: string) {
    this.#pages = join(dir, 'pages');
    this.#temporary = join(dir, 'tmp');
    rmSync(this.#temporary, { recursive: true, force: true });
    mkdirSync(this.#temporary, { recursive: true });
    for (let i = 0; i < 256; i += 1) {
      mkdirSync(join(this.#pages, i.toString(16).padStart(2, '0')), { recursive: true });
    }
  }

  /**
   * Written beside the live page; put() makes it live, discard() forgets it. A page is written at once: three
   * system calls take a tenth of what sending each to another thread does.
   */
  async prepare(record: PageRecord): Promise<Prepared> {
    this.#count += 1;
    const name = join(this.#temporary, `${process.pid}-${this.#count}`);
    const file = encodePage(record);
    if (file.length > atOnceBytes) await writeFile(name, file);
    else writeFileSync(name, file);
    return { name, bytes: Math.ceil(file.length / blockBytes) * blockBytes };
  }

  /** Synchronous on purpose: journal, rename and swap in memory are one step for everybody else. */
  put({ name }: Prepared, key: string): void {
    renameSync(name, this.#pathOf(key));
  }

  async discard({ name }: Prepared): Promise<void> {
    await rm(name, { force: true });
  }

  async read(key: string): Promise<PageRecord | null> {
    try {
      return decodePage(await readFile(this.#pathOf(key)));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
      throw error;
    }
  }

  /** Synchronous like put(): a late unlink must not take the page that replaced this one. */
  remove(key: string): void {
    rmSync(this.#pathOf(key), { force: true });
  }

  #pathOf(key: string): string {
    const name = createHash('sha256').update(key).digest('hex').slice(0, 40);
    return join(this.#pages, name.slice(0, 2), name.slice(2));
  }
}
