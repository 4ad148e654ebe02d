import { setImmediate as nextTurn } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import type { Db } from '#src/server/db/connect.ts';
import { feed, feedRun } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { bytesOf } from './bytes.server.ts';
import { feedFr as fr } from './feed.fr.ts';
import { FeedFault, type Mapping, REQUIRED, ROWS_MOST, type Row, SAMPLES } from './feed.ts';
import { guessMapping } from './mapping.ts';
import { encodingOf } from './read/encoding.ts';
import { headOf, rowsOf, type Shape, shapeOf } from './read/open-feed.ts';

type Run = typeof feedRun.$inferSelect;

const COLUMNS_MOST = 200;
const SAMPLE_CHARS = 160;

export interface Seen {
  total: number;
  columns: { name: string; samples: string[] }[];
  shelves: Record<string, number>;
}

/** Looks at a whole file once: what it is, its columns with examples, how many articles, which shelves. */
export async function lookAt(db: Db, run: Run): Promise<{ shape: Shape; seen: Seen }> {
  const encoding = await encodingOf(bytesOf(db, run.id));
  const shape = shapeOf(await headOf(bytesOf(db, run.id), encoding), encoding);
  const columns = new Map<string, Set<string>>();
  let total = 0;
  for await (const rows of rowsOf(bytesOf(db, run.id), shape)) {
    total += rows.length;
    if (total > ROWS_MOST) throw new FeedFault(fr.tooManyRows(ROWS_MOST));
    for (const row of rows) sample(columns, row);
    await nextTurn();
  }
  if (total === 0) throw new FeedFault(fr.noRow);
  const found = [...columns].map(([name, samples]) => ({ name, samples: [...samples] }));
  return { shape, seen: { total, columns: found, shelves: {} } };
}

function sample(columns: Map<string, Set<string>>, row: Row): void {
  for (const [name, value] of Object.entries(row)) {
    const samples = columns.get(name) ?? new Set();
    if (!columns.has(name) && columns.size < COLUMNS_MOST) columns.set(name, samples);
    if (value && samples.size < SAMPLES) samples.add(value.slice(0, SAMPLE_CHARS));
  }
}

/** The stage `reading`: then somebody says what is what, or what was said last time counts. */
export async function readRun(services: Services, run: Run): Promise<void> {
  const { db } = services.database;
  const { shape, seen } = await lookAt(db, run);
  const [own] = await db.select().from(feed).where(eq(feed.id, run.feedId));
  if (!own) return;
  const names = seen.columns.map(({ name }) => name);
  const mapping = stillThere(own.mapping, names) ?? guessMapping(names);
  const gone = Object.values(own.mapping ?? {}).filter((column) => !names.includes(column));
  if (run.unattended && (gone.length > 0 || REQUIRED.some((field) => !mapping[field])))
    throw new FeedFault(fr.columnsGone(gone.join(', ')));
  const remark = shape.encoding === 'windows-1252' ? fr.latin1 : null;
  if (!run.unattended) await db.update(feed).set({ mapping }).where(eq(feed.id, run.feedId));
  await db
    .update(feedRun)
    .set({ ...shape, ...seen, remark, state: run.unattended ? 'applying' : 'mapping', updatedAt: new Date() })
    .where(eq(feedRun.id, run.id));
}

/** The mapping of last time, as long as the file has those columns. */
function stillThere(mapping: Record<string, string> | null, names: readonly string[]): Mapping | null {
  if (!mapping || !Object.values(mapping).every((column) => names.includes(column))) return null;
  return mapping;
}
