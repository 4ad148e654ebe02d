import { asc, desc, eq, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import { DEFAULT_TUNING, type Tuning } from '#search/tuning.ts';
import type { Db } from '#src/server/db/connect.ts';
import { brand, searchTuning } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { forgetFound, foundChanged } from '../found.server.ts';
import { Tuning as TuningShape } from './tuning.ts';

const CHANNEL = 'search_tuning';

export interface KeptTuning {
  /** 0: nothing was ever saved. */
  revision: number;
  at: Date | null;
  tuning: Tuning;
}

/** The tuning that holds. One that this version cannot read is left aside: the search must go on. */
export async function readTuning(db: Db): Promise<KeptTuning> {
  const [row] = await db.select().from(searchTuning).orderBy(desc(searchTuning.revision)).limit(1);
  if (!row) return { revision: 0, at: null, tuning: DEFAULT_TUNING };
  const read = z.safeParse(TuningShape, row.value);
  return { revision: row.revision, at: row.at, tuning: read.success ? read.data : DEFAULT_TUNING };
}

/** By which each index searched last. */
const loaded = new WeakMap<object, string>();

/** Makes this process search as the editors want, and know the brands that queries name. */
export async function loadTuning(
  services: Pick<Services, 'database' | 'search' | 'publisher'>,
): Promise<void> {
  const { database, search } = services;
  const { tuning } = await readTuning(database.db);
  const known = database.db.select({ slug: brand.slug, name: brand.name }).from(brand);
  const brands = await known.where(eq(brand.enabled, true)).orderBy(asc(brand.id));
  search.learnBrands(brands);
  search.tune(tuning);
  const now = JSON.stringify([tuning, brands]);
  if (loaded.get(search) === now) return forgetFound(services);
  loaded.set(search, now);
  foundChanged(services);
}

/** Every process hears of a save, or of another brand, once it is committed. */
export async function announceTuning(db: Db): Promise<void> {
  await db.execute(sql`select pg_notify(${CHANNEL}, '')`);
}

/** Loads the tuning, and again whenever a process saves another. */
export async function followTuning(services: Services): Promise<void> {
  await loadTuning(services);
  const load = () => {
    loadTuning(services).catch((error: unknown) =>
      services.log.warn(
        { err: error },
        'the search settings could not be read; trying again with the next sync',
      ),
    );
  };
  await services.database.listen(CHANNEL, load, load);
}
