import { SEARCH_KINDS, type SearchKind } from '#search/documents/kinds.ts';
import { type SearchIndex, SearchUnavailable } from '#search/index.ts';
import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { DEFAULT_TUNING } from '#search/tuning.ts';
import { Refusal } from '#src/server/commands/refusal.ts';
import type { Db } from '#src/server/db/connect.ts';
import type { Command } from '#src/server/internal.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { streamDocuments } from './documents.server.ts';
import { announceSync, followSync, otherEngines, registerEngine } from './engines.server.ts';
import { reindexFollowers } from './followers.server.ts';
import { forgetFound, foundChanged } from './found.server.ts';
import {
  forgetMarks,
  type Mark,
  type Marks,
  readMarks,
  wantedDocuments,
  wantedSettings,
  writeMark,
} from './index-marks.server.ts';
import { kindsBeingRebuilt, markRebuild, unmarkRebuilds } from './rebuild-marks.server.ts';
import { searchStandby } from './standby.server.ts';
import { drainSearchOutbox } from './sync.server.ts';
import { followTuning, loadTuning } from './tuning/kept.server.ts';

const PROGRESS_EVERY = 5000;

type Say = (line: string) => void;

/** Rebuilds one kind from the database, beside the live index. Raises SearchUnavailable. */
async function rebuildKind(services: Services, kind: SearchKind, say: Say): Promise<number> {
  const { db } = services.database;
  const { engine } = await services.search.health();
  const tuning = services.search.tuning();
  const { own } = services.search;
  await markRebuild(db, { kind, own }, services.clock());
  try {
    let told = 0;
    const count = await services.search.rebuild(kind, streamDocuments(db, kind), (done) => {
      if (done - told < PROGRESS_EVERY) return;
      told = done;
      say(`${kind}: ${done}`);
    });
    await writeMark(db, { mark: 'documents', engine: own, kind }, wantedDocuments(engine, tuning)[kind]);
    await writeMark(db, { mark: 'settings', engine: own, kind }, wantedSettings(engine, tuning)[kind]);
    say(`${kind}: ${count} documents, swapped in`);
    return count;
  } finally {
    await unmarkRebuilds(db, own, [kind]);
  }
}

const running = new WeakMap<Services, Promise<unknown>>();

/** The first index, the job and the command may meet in one process: each waits for the one before. */
function oneAtATime<T>(services: Services, work: () => Promise<T>): Promise<T> {
  const before = running.get(services) ?? Promise.resolve();
  const mine = before.then(work);
  running.set(
    services,
    mine.catch(() => {}),
  );
  return mine;
}

/** Rebuilds the given kinds (all by default), then applies what changed meanwhile. */
export function reindex(
  services: Services,
  kinds: readonly SearchKind[] = SEARCH_KINDS,
  say: Say = () => {},
): Promise<void> {
  return oneAtATime(services, async () => {
    const { db } = services.database;
    await registerEngine(services);
    await loadTuning(services);
    await forgetMarks(db, await otherEngines(db, services.search), kinds);
    for (const kind of kinds) {
      await rebuildKind(services, kind, say);
      // The second engine is filled again by its own job, at its own pace.
      await writeMark(db, { mark: 'standby', kind }, 'asked for');
    }
    await drainSearchOutbox(services);
    if (kinds.includes('content')) await reindexFollowers(services, say);
    await announceSync(services, true);
  }).finally(() => foundChanged(services));
}

async function hasRows(db: Db, kind: SearchKind): Promise<boolean> {
  const rows = streamDocuments(db, kind);
  const first = await rows.next();
  await rows.return(undefined);
  return !first.done;
}

/** Kinds whose index was made by an older version or another engine, or lost what it held. */
async function staleKinds({ database: { db }, search }: Services): Promise<SearchKind[]> {
  const { engine, available, documents } = await search.health();
  if (!available) return [];
  const [known, missing] = [
    await readMarks(db, { mark: 'documents', engine: search.own }),
    await search.missing(),
  ];
  const wanted = wantedDocuments(engine, search.tuning());
  const stale: SearchKind[] = [];
  for (const kind of SEARCH_KINDS) {
    const lost = missing.includes(kind) || (documents?.[kind] === 0 && (await hasRows(db, kind)));
    if (lost || known[kind] !== wanted[kind]) stale.push(kind);
  }
  return stale;
}

/** Tells the live indexes what this version and the editors changed in their settings; false when that was nothing. */
async function configure({ database: { db }, search }: Services): Promise<boolean> {
  const { engine, available } = await search.health();
  if (!available) return false;
  const known = await readMarks(db, { mark: 'settings', engine: search.own });
  const wanted = wantedSettings(engine, search.tuning());
  let changed = false;
  for (const kind of SEARCH_KINDS) {
    if (known[kind] === wanted[kind]) continue;
    changed = true;
    await search.configure(kind);
    await writeMark(db, { mark: 'settings', engine: search.own, kind }, wanted[kind]);
  }
  return changed;
}

/** True when an index of this version, of either engine, answers, however far behind the catalogue it is. */
async function canAnswer({ database: { db }, search }: Services): Promise<boolean> {
  const { engine } = await search.health();
  const made: [SearchIndex | undefined, Mark, Marks][] = [
    [search, 'documents', wantedDocuments(engine, search.tuning())],
    [search.standby, 'standby', wantedDocuments('postgres', DEFAULT_TUNING)],
  ];
  for (const [index, mark, wanted] of made) {
    const missing = (await index?.missing().catch(() => null)) ?? SEARCH_KINDS;
    const known = await readMarks(db, { mark, engine: search.own });
    if (missing.length === 0 && SEARCH_KINDS.every((kind) => known[kind] === wanted[kind])) return true;
  }
  return false;
}

const logging =
  ({ log }: Services): Say =>
  (line) =>
    log.info({ line }, 'search index');

/**
 * At start: builds what is missing. What is only behind, after an import whose server was killed for one, catches up
 * while the site answers; an engine that is down now is seen to by the job.
 */
export async function buildFirstIndex(services: Services): Promise<void> {
  const { database, log, search } = services;
  const { own } = search;
  // The thesaurus is read now, not while somebody waits for an answer.
  DEFAULT_LEXICON.read('veilleuse');
  void DEFAULT_LEXICON.wideSynonyms;
  // Nobody else writes to this index: marks of a rebuild are of a process that died.
  if (database.engine === 'pglite' || own !== undefined) await unmarkRebuilds(database.db, own, SEARCH_KINDS);
  await registerEngine(services);
  await followTuning(services);
  await followSync(services, async () => void (await catchUp(services, logging(services), { alone: true })));
  if (await canAnswer(services)) return services.jobs.wake(searchSync.name);
  try {
    await catchUp(services, logging(services));
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    log.warn({ err: error.cause }, 'search not indexed at start; trying again later');
  } finally {
    // Its own run at start came too early: it waits for this index, and would not look again before the next minute.
    services.jobs.wake(searchStandby.name);
  }
}

/**
 * Rebuilds what is stale, but for what another process is rebuilding, then applies the outbox. Answers false when the
 * indexes are what they were.
 * @param options.alone another process has told the index that stands by
 */
function catchUp(services: Services, say: Say, options: { alone?: boolean } = {}): Promise<boolean> {
  let changed = true;
  return oneAtATime(services, async () => {
    const { database, search, clock } = services;
    await registerEngine(services);
    await loadTuning(services);
    const elsewhere = await kindsBeingRebuilt(database.db, search.own, clock());
    const kinds = (await staleKinds(services)).filter((kind) => !elsewhere.includes(kind));
    for (const kind of kinds) await rebuildKind(services, kind, say);
    const configured = elsewhere.length === 0 && (await configure(services));
    const drained = await drainSearchOutbox(services, options);
    changed = kinds.length > 0 || configured || drained;
    return changed;
  }).finally(() => (changed ? foundChanged(services) : forgetFound(services)));
}

/** Every minute, and when woken after a change. */
export const searchSync: JobKind = {
  name: 'search-sync',
  cron: '* * * * *',
  run: async (services) => {
    let changed = true;
    try {
      changed = await catchUp(services, logging(services));
    } finally {
      await announceSync(services, changed);
    }
  },
};

/** `npm run reindex [kind…]` */
export function reindexCommand(services: Services): Command {
  return async (args, say) => {
    const kinds = SEARCH_KINDS.filter((kind) => args.length === 0 || args.includes(kind));
    if (kinds.length === 0) throw new Refusal(`Known indexes: ${SEARCH_KINDS.join(', ')}`);
    await reindex(services, kinds, say);
  };
}
