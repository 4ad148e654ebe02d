import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { SEARCH_KINDS, type SearchKind } from '#search/documents/kinds.ts';
import { SearchUnavailable } from '#search/index.ts';
import { meilisearchSettings } from '#search/settings.ts';
import { Refusal } from '#src/server/commands/refusal.ts';
import type { Db } from '#src/server/db/connect.ts';
import { appState } from '#src/server/db/schema/index.ts';
import type { Command } from '#src/server/internal.ts';
import type { JobKind } from '#src/server/jobs.ts';
import type { Services } from '#src/server/services.ts';
import { streamDocuments } from './documents.server.ts';
import { kindsBeingRebuilt, markRebuild, unmarkRebuilds } from './rebuild-marks.server.ts';
import { drainSearchOutbox } from './sync.server.ts';

/** Raise it when documents change shape: the next start rebuilds every index. */
const DOCUMENTS_VERSION = 2;
const PROGRESS_EVERY = 5000;

type Say = (line: string) => void;

/** What an index is made with: another engine, other settings or other documents ask for a new one. */
function fingerprint(kind: SearchKind, engine: string): string {
  const made = JSON.stringify([DOCUMENTS_VERSION, engine, meilisearchSettings(kind)]);
  return createHash('sha256').update(made).digest('hex');
}

const keyOf = (kind: SearchKind) => `search-index:${kind}`;

async function knownFingerprint(db: Db, kind: SearchKind): Promise<string | null> {
  const [row] = await db
    .select()
    .from(appState)
    .where(eq(appState.key, keyOf(kind)));
  return row?.value ?? null;
}

async function rememberFingerprint(db: Db, kind: SearchKind, value: string): Promise<void> {
  await db
    .insert(appState)
    .values({ key: keyOf(kind), value })
    .onConflictDoUpdate({ target: appState.key, set: { value } });
}

/** Rebuilds one kind from the database, beside the live index. Raises SearchUnavailable. */
async function rebuildKind(services: Services, kind: SearchKind, say: Say): Promise<number> {
  const { db } = services.database;
  const { engine } = await services.search.health();
  await markRebuild(db, kind, services.clock());
  try {
    let told = 0;
    const count = await services.search.rebuild(kind, streamDocuments(db, kind), (done) => {
      if (done - told < PROGRESS_EVERY) return;
      told = done;
      say(`${kind}: ${done}`);
    });
    await rememberFingerprint(db, kind, fingerprint(kind, engine));
    say(`${kind}: ${count} documents, swapped in`);
    return count;
  } finally {
    await unmarkRebuilds(db, [kind]);
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
    for (const kind of kinds) await rebuildKind(services, kind, say);
    await drainSearchOutbox(services);
  });
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
  const stale: SearchKind[] = [];
  for (const kind of SEARCH_KINDS) {
    const current = (await knownFingerprint(db, kind)) === fingerprint(kind, engine);
    const lost = documents?.[kind] === 0 && (await hasRows(db, kind));
    if (!current || lost) stale.push(kind);
  }
  return stale;
}

/** At start: builds what is missing. An engine that is down now is seen to by the job. */
export async function buildFirstIndex(services: Services): Promise<void> {
  const { database, log } = services;
  // Nobody else can have this database open: marks in it are of a process that died.
  if (database.engine === 'pglite') await unmarkRebuilds(database.db, SEARCH_KINDS);
  try {
    await catchUp(services, (line) => log.info({ line }, 'search index'));
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    log.warn({ err: error.cause }, 'search not indexed at start; trying again later');
  }
}

/** Rebuilds what is stale, but for what another process is rebuilding, then applies the outbox. */
function catchUp(services: Services, say: Say = () => {}): Promise<void> {
  return oneAtATime(services, async () => {
    const elsewhere = await kindsBeingRebuilt(services.database.db, services.clock());
    const kinds = (await staleKinds(services)).filter((kind) => !elsewhere.includes(kind));
    for (const kind of kinds) await rebuildKind(services, kind, say);
    await drainSearchOutbox(services);
  });
}

/** Every minute, and when woken after a change. */
export const searchSync: JobKind = {
  name: 'search-sync',
  cron: '* * * * *',
  run: (services) => catchUp(services),
};

/** `npm run reindex [kind…]` */
export function reindexCommand(services: Services): Command {
  return async (args, say) => {
    const kinds = SEARCH_KINDS.filter((kind) => args.length === 0 || args.includes(kind));
    if (kinds.length === 0) throw new Refusal(`Known indexes: ${SEARCH_KINDS.join(', ')}`);
    await reindex(services, kinds, say);
  };
}
