import { createHash } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import { SEARCH_KINDS, type SearchKind } from '#search/documents/kinds.ts';
import type { SearchHealth } from '#search/index.ts';
import { createLexicon } from '#search/lexicon.ts';
import { meilisearchSettings } from '#search/settings.ts';
import type { Tuning } from '#search/tuning.ts';
import type { Db } from '#src/server/db/connect.ts';
import { appState } from '#src/server/db/schema/index.ts';

/** Raise it when documents change shape: the next start rebuilds every index. */
const DOCUMENTS_VERSION = 14;

type Engine = SearchHealth['engine'];

/** `documents` and `settings` are of the engine that answers, `standby` of the one behind it. */
export type Mark = 'documents' | 'settings' | 'standby';
const PREFIX: Record<Mark, string> = {
  documents: 'search-index:',
  settings: 'search-settings:',
  standby: 'search-standby:',
};

/** `engine`: of which engine they are, where processes have one each (`SearchIndex.own`). */
export interface MarksOf {
  mark: Mark;
  engine?: string | undefined;
}

/** PostgreSQL's own index is one for all. */
const keyOf = ({ mark, engine }: MarksOf, kind: SearchKind) =>
  `${PREFIX[mark]}${kind}${engine === undefined || mark === 'standby' ? '' : `@${engine}`}`;

function digest(made: unknown): string {
  return createHash('sha256').update(JSON.stringify(made)).digest('hex');
}

export type Marks = Record<SearchKind, string>;
const each = (of: (kind: SearchKind) => string): Marks =>
  Object.fromEntries(SEARCH_KINDS.map((kind) => [kind, of(kind)])) as Marks;

/** Digests what each kind's index is made with: other documents, or another engine, ask for a new index. */
export function wantedDocuments(engine: Engine, tuning: Tuning): Marks {
  const names = engine === 'meilisearch' ? createLexicon(tuning).synonyms : null;
  return each((kind) => digest([DOCUMENTS_VERSION, engine, kind === 'product' ? names : null]));
}

/** Digests the settings of each kind's live index; empty where queries say everything. */
export function wantedSettings(engine: Engine, tuning: Tuning): Marks {
  const lexicon = createLexicon(tuning);
  return each((kind) => (engine === 'meilisearch' ? digest(meilisearchSettings(kind, lexicon)) : ''));
}

/** Reads the mark written down for each kind; null where there is none. */
export async function readMarks(db: Db, of: MarksOf): Promise<Record<SearchKind, string | null>> {
  const keys = SEARCH_KINDS.map((kind) => keyOf(of, kind));
  const rows = await db.select().from(appState).where(inArray(appState.key, keys));
  const known = new Map(rows.map(({ key, value }) => [key, value]));
  const entries = SEARCH_KINDS.map((kind) => [kind, known.get(keyOf(of, kind)) ?? null]);
  return Object.fromEntries(entries) as Record<SearchKind, string | null>;
}

export async function writeMark(
  db: Db,
  { kind, ...of }: MarksOf & { kind: SearchKind },
  value: string,
): Promise<void> {
  await db
    .insert(appState)
    .values({ key: keyOf(of, kind), value })
    .onConflictDoUpdate({ target: appState.key, set: { value } });
}

/** Nothing is known any more of what these engines hold: each is filled again by its own process. */
export async function forgetMarks(
  db: Db,
  engines: readonly string[],
  kinds: readonly SearchKind[] = SEARCH_KINDS,
): Promise<void> {
  const keys = engines.flatMap((engine) => kinds.map((kind) => keyOf({ mark: 'documents', engine }, kind)));
  await db.delete(appState).where(inArray(appState.key, keys));
}
