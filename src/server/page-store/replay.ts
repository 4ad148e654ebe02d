import type { JournalLine } from './journal.ts';
import { plainTerms } from './page.ts';
import type { Entry, PageIndex } from './page-index.ts';

/** The state the journal remembers. */
interface Known {
  readonly index: PageIndex;
  watermark: number;
}

/** Does to the index what the line says was done to it. */
export function applyLine(known: Known, line: JournalLine): void {
  const { index } = known;
  switch (line[0]) {
    case 'p': {
      const [, key, status, etag, watermark, build, tags, hits, stale, bytes = 0, terms = plainTerms] = line;
      const state = { stale: stale > 0, withdrawn: stale > 1, page: null };
      index.put({ key, status, etag, watermark, build, tags, hits, bytes, terms, ...state });
      return;
    }
    case 'd': {
      const entry = index.entries.get(line[1]);
      if (entry) index.remove(entry);
      return;
    }
    case 's': {
      const entry = index.entries.get(line[1]);
      if (entry) entry.stale = true;
      return;
    }
    case 'i':
      applyStale(known, line[2], line[1]);
      return;
    case 'w':
      known.watermark = line[1];
      return;
    case 'h':
      // Halved at each start, so that yesterday's fashion fades.
      for (const [key, hits] of Object.entries(line[1])) {
        const entry = index.entries.get(key);
        if (entry) entry.hits = Math.ceil(hits / 2);
      }
  }
}

/** The shortest journal that says what is true now. */
export function* snapshotLines(known: Known): Iterable<JournalLine> {
  yield ['w', known.watermark];
  for (const entry of known.index.entries.values()) yield putLine(entry);
}

/** The line that says all of an entry; terms that every page has are left out. */
export function putLine(entry: Omit<Entry, 'page'>): JournalLine {
  const { key, status, etag, watermark, build, tags, hits, bytes, terms } = entry;
  const stale = entry.withdrawn ? 2 : entry.stale ? 1 : 0;
  const line = ['p', key, status, etag, watermark, build, tags, hits, stale, bytes] as const;
  return terms === plainTerms ? [...line] : [...line, terms];
}

/** Marks what these tags concern. Live invalidation and the journal's replay must do the same, so both come here. */
export function applyStale(known: Known, tags: readonly string[], upTo: number | null): Entry[] {
  const concerned = known.index.tagged(tags).filter((entry) => upTo === null || entry.watermark < upTo);
  const published = new Set(tags);
  for (const entry of concerned) {
    entry.stale = true;
    if (isStrict(entry, published)) entry.withdrawn = true;
  }
  if (upTo !== null && upTo > known.watermark) known.watermark = upTo;
  return concerned;
}

function isStrict({ tags, terms }: Entry, published: ReadonlySet<string>): boolean {
  for (let i = 0; i < terms.strict; i += 1) if (published.has(tags[i] as string)) return true;
  return false;
}
