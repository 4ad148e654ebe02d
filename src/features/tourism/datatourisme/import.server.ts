import { and, eq, inArray } from 'drizzle-orm';
import type { Atlas } from '#src/features/places/atlas.ts';
import { allPlaces } from '#src/features/places/places.server.ts';
import { Refusal } from '#src/server/commands/refusal.ts';
import type { Db } from '#src/server/db/connect.ts';
import { querierOf } from '#src/server/db/querier.ts';
import { outing } from '#src/server/db/schema/index.ts';
import { recordPublish } from '#src/server/page-store/outbox.ts';
import { tellSearch } from '#src/server/search-outbox.ts';
import type { Services } from '#src/server/services.ts';
import { OUTINGS_LIST, outingsTag } from '../outings.server.ts';
import { importFr } from './import.fr.ts';
import { outingKind } from './kinds.ts';
import { communeOfPoi } from './place-of.ts';
import { isPosition, type Poi } from './poi.ts';
import { feedName, readSource, type Unreadable } from './source-files.server.ts';

export type OutingRow = typeof outing.$inferInsert;

export interface ImportOptions {
  path: string;
  /** Reads and counts, writes nothing. */
  dryRun: boolean;
  /** Withdraws however many are no longer there. */
  force: boolean;
}

export interface ImportReport {
  feed: string;
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  withdrawn: number;
  /** The number of objects that are no family outing. */
  otherKinds: number;
  /** Why an object was left out, and how many times. */
  refused: Record<string, number>;
  /** The first of them by reason: where to look in the file. */
  examples: Record<string, string[]>;
}

const BATCH = 500;
/** A file that lost more than this share of what it had is likely cut short. */
const MOST_WITHDRAWN = 0.5;
const FEW_WITHDRAWN = 20;

/**
 * Makes the outings of a feed what its file says: rows that did not change are left alone, those that are no longer
 * in it are withdrawn. Raises Refusal when the file is not one of DATAtourisme's or seems cut short.
 */
export async function importOutings(
  services: Pick<Services, 'database' | 'clock' | 'publisher'>,
  options: ImportOptions,
): Promise<ImportReport> {
  const { db } = services.database;
  const feed = feedName(options.path);
  const report = newReport(feed);
  const importedAt = services.clock();
  const atlas = await allPlaces(db);
  if (atlas.communes.length === 0)
    throw new Refusal('No commune is published yet: start the site once first.');
  const write = new Writer(db, report, options.dryRun);
  for await (const poi of readSource(options.path)) {
    report.read += 1;
    const row = 'unreadable' in poi ? 'illisible' : rowOf(poi, atlas, { feed, importedAt });
    if (row === null) report.otherKinds += 1;
    else if (typeof row === 'string') refuse(report, row, poi);
    else await write.add(row);
  }
  // Nothing of what was there is withdrawn on the word of such a file.
  const { illisible = 0 } = report.refused;
  if (report.read === illisible)
    throw new Refusal(`${options.path}: no object of DATAtourisme could be read in it. Is it whole?`);
  await write.end(feed, options.force);
  if (!options.dryRun) await services.publisher.kick();
  return report;
}

function newReport(feed: string): ImportReport {
  return {
    feed,
    read: 0,
    added: 0,
    changed: 0,
    unchanged: 0,
    withdrawn: 0,
    otherKinds: 0,
    refused: {},
    examples: {},
  };
}

const EXAMPLES = 3;

function refuse({ refused, examples }: ImportReport, reason: string, poi: Poi | Unreadable): void {
  refused[reason] = (refused[reason] ?? 0) + 1;
  const named = 'unreadable' in poi ? poi.unreadable : poi.name || poi.uri || `${poi.lat}, ${poi.lng}`;
  examples[reason] = [...(examples[reason] ?? []), named].slice(0, EXAMPLES);
}

/** The row an object makes; null when it is no family outing, a reason in French when it cannot be one. */
export function rowOf(
  poi: Poi,
  atlas: Pick<Atlas, 'byCode' | 'grid'>,
  made: { feed: string; importedAt: Date },
): OutingRow | string | null {
  const kind = outingKind(poi);
  if (kind === null) return null;
  if (!/^https?:\/\/\S{8,400}$/.test(poi.uri)) return importFr.noIdentifier;
  if (poi.name === '') return importFr.noName;
  if (!isPosition(poi.lat, poi.lng)) return importFr.noPosition;
  if (kind === 'event' && poi.periods.length === 0) return importFr.noDate;
  const commune = communeOfPoi(atlas, poi);
  if (!commune) return 'hors de France';
  const { uri, lat, lng, url, description, creator, updatedOn } = poi;
  const periods = kind === 'event' ? [...poi.periods] : [];
  return {
    uri,
    kind,
    lat,
    lng,
    url,
    description,
    creator,
    updatedOn,
    periods,
    name: poi.name.slice(0, 200),
    address: poi.street.slice(0, 300),
    communeCode: commune.code,
    departmentCode: commune.departmentCode,
    lastDay:
      periods
        .map(({ to }) => to)
        .sort()
        .at(-1) ?? null,
    feed: made.feed,
    importedAt: made.importedAt,
    withdrawn: false,
  };
}

/**
 * Writes rows by the hundred, each batch with its publication in a transaction of its own: the embedded database has
 * one connection, and readers must not wait for a whole file.
 */
class Writer {
  private readonly seen = new Set<string>();
  private readonly waiting: OutingRow[] = [];
  private readonly db: Db;
  private readonly report: ImportReport;
  private readonly dryRun: boolean;

  constructor(db: Db, report: ImportReport, dryRun: boolean) {
    this.db = db;
    this.report = report;
    this.dryRun = dryRun;
  }

  async add(row: OutingRow): Promise<void> {
    if (this.seen.has(row.uri)) return;
    this.seen.add(row.uri);
    this.waiting.push(row);
    if (this.waiting.length >= BATCH) await this.flush();
  }

  private async flush(): Promise<void> {
    const rows = this.waiting.splice(0);
    if (rows.length === 0) return;
    const uris = rows.map(({ uri }) => uri);
    const known = await this.db.select().from(outing).where(inArray(outing.uri, uris));
    const before = new Map(known.map((row) => [row.uri, row]));
    const differs = (row: OutingRow) => {
      const old = before.get(row.uri);
      return !old || fingerprint(old) !== fingerprint(row);
    };
    const changed = rows.filter(differs);
    const added = changed.filter(({ uri }) => !before.has(uri)).length;
    this.report.added += added;
    this.report.changed += changed.length - added;
    this.report.unchanged += rows.length - changed.length;
    const departments = changed.flatMap((row) => [
      row.departmentCode,
      before.get(row.uri)?.departmentCode ?? '',
    ]);
    await this.apply(departments, async (tx) => {
      await tx.delete(outing).where(
        inArray(
          outing.uri,
          changed.map(({ uri }) => uri),
        ),
      );
      await tx.insert(outing).values(changed);
    });
  }

  private async apply(departments: string[], change: (tx: Db) => Promise<void>): Promise<void> {
    if (this.dryRun || departments.length === 0) return;
    const codes = [...new Set(departments.filter(Boolean))];
    const tags = [OUTINGS_LIST, ...codes.map(outingsTag)];
    await this.db.transaction(async (tx) => {
      await change(tx as unknown as Db);
      await tellSearch(tx as unknown as Db, 'content', { outingsOf: codes });
      await recordPublish(querierOf(tx as unknown as Db), tags);
    });
  }

  /** Once the whole file was read: withdraws what it no longer has. */
  async end(feed: string, force: boolean): Promise<void> {
    await this.flush();
    const live = await this.db
      .select({ uri: outing.uri, code: outing.departmentCode })
      .from(outing)
      .where(and(eq(outing.feed, feed), eq(outing.withdrawn, false)));
    const gone = live.filter(({ uri }) => !this.seen.has(uri));
    if (!force && gone.length > FEW_WITHDRAWN && gone.length > live.length * MOST_WITHDRAWN)
      throw new Refusal(
        `${gone.length} of the ${live.length} outings of ${feed} are no longer in the file: is it whole? What it has was taken; add --force to withdraw the others.`,
      );
    this.report.withdrawn = gone.length;
    for (let start = 0; start < gone.length; start += BATCH) {
      const batch = gone.slice(start, start + BATCH);
      const uris = batch.map(({ uri }) => uri);
      await this.apply(
        batch.map(({ code }) => code),
        async (tx) => {
          await tx.update(outing).set({ withdrawn: true }).where(inArray(outing.uri, uris));
        },
      );
    }
  }
}

/** Writes as one text what readers see of a row, whenever it was imported. */
function fingerprint(outingRow: OutingRow): string {
  const { importedAt: _, ...row } = outingRow;
  const entries = Object.entries(row).map(([key, value]) => [key, value ?? null]);
  const periods = (row.periods ?? []).map(({ from, to }) => [from, to]);
  return JSON.stringify([...entries.filter(([key]) => key !== 'periods').sort(), periods]);
}
