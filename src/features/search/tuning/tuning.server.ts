import { SEARCH_KINDS } from '#search/documents/kinds.ts';
import { createSearchIndex, SearchUnavailable } from '#search/index.ts';
import { BUILTIN_GROUPS, BUILTIN_MEANINGS } from '#search/thesaurus/builtin.ts';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, unavailable } from '#src/calls/domain-error.ts';
import { findProducts } from '#src/features/catalogue/catalogue.server.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { searchTuning } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { readMarks, wantedDocuments, wantedSettings } from '../index-marks.server.ts';
import { SEARCH_DOWN } from '../search.fr.ts';
import { announceTuning, loadTuning, readTuning } from './kept.server.ts';
import { tuningFaults } from './rules.ts';
import type { ShownProduct, Tried, tuningCalls } from './tuning.calls.ts';
import { tuningFr as fr } from './tuning.fr.ts';
import type { Tuning } from './tuning.ts';

/** Lines of the try-out, before and after. */
const TRIED = 12;

const shown = ({ id, name, brand_name, thumb_image, price }: ShownProduct): ShownProduct => ({
  id,
  name,
  brand_name,
  thumb_image,
  price,
});

async function isApplied(ctx: Ctx, tuning: Tuning): Promise<boolean> {
  const { search } = ctx.services;
  const { engine, available } = await search.health();
  if (!available) return false;
  const documents = await readMarks(ctx.db, { mark: 'documents', engine: search.own });
  const settings = await readMarks(ctx.db, { mark: 'settings', engine: search.own });
  const wanted = { documents: wantedDocuments(engine, tuning), settings: wantedSettings(engine, tuning) };
  return SEARCH_KINDS.every(
    (kind) => documents[kind] === wanted.documents[kind] && settings[kind] === wanted.settings[kind],
  );
}

const pinnedIds = ({ pins }: Tuning) => [...new Set(pins.flatMap(({ product_ids }) => product_ids))];

async function getSearchTuning(ctx: Ctx): Promise<OutputOf<typeof tuningCalls.getSearchTuning>> {
  const { revision, at, tuning } = await readTuning(ctx.db);
  const { engine } = await ctx.services.search.health();
  return {
    revision,
    tuning,
    engine,
    updated_at: at?.toISOString() ?? null,
    builtin: {
      groups: BUILTIN_GROUPS.map(({ key, terms }) => ({ key, terms })),
      meanings: BUILTIN_MEANINGS.map(({ key, asked, meant }) => ({ key, asked, meant })),
    },
    products: (await findProducts(ctx.db, pinnedIds(tuning))).map(shown),
    applied: await isApplied(ctx, tuning),
  };
}

function refuseFaults(faults: Record<string, string>): void {
  const fields = Object.fromEntries(Object.entries(faults).map(([path, said]) => [`tuning.${path}`, said]));
  if (Object.keys(fields).length > 0) throw new DomainError('field_invalid', fr.check, { fields });
}

/** Of a pin that holds already nothing is said: its product may have left the catalogue since. */
async function goneProducts(ctx: Ctx, tuning: Tuning, before: Tuning): Promise<Record<string, string>> {
  const known = new Set((await findProducts(ctx.db, pinnedIds(tuning))).map(({ id }) => id));
  const held = new Set(pinnedIds(before));
  const faults: Record<string, string> = {};
  for (const [at, { product_ids }] of tuning.pins.entries())
    if (product_ids.some((id) => !known.has(id) && !held.has(id)))
      faults[`pins.${at}.product_ids`] = fr.productGone;
  return faults;
}

/** Built-in synonyms that this version does not have any more are left out. */
function withoutUnknown(tuning: Tuning): Tuning {
  const keys = new Set([...BUILTIN_GROUPS, ...BUILTIN_MEANINGS].map(({ key }) => key));
  return { ...tuning, builtin_off: [...new Set(tuning.builtin_off)].filter((key) => keys.has(key)) };
}

async function saveSearchTuning(
  ctx: Ctx,
  input: InputOf<typeof tuningCalls.saveSearchTuning>,
): Promise<OutputOf<typeof tuningCalls.saveSearchTuning>> {
  const tuning = withoutUnknown(input.tuning);
  refuseFaults(tuningFaults(tuning));
  await inTransaction(ctx, async (tx) => {
    const before = await readTuning(tx.db);
    refuseFaults(await goneProducts(tx, tuning, before.tuning));
    const revision = input.revision + 1;
    const made =
      before.revision === input.revision
        ? await tx.db
            .insert(searchTuning)
            .values({ revision, value: tuning })
            .onConflictDoNothing()
            .returning({ revision: searchTuning.revision })
        : [];
    if (made.length === 0) throw new DomainError('revision_conflict', fr.conflict);
    await audit(tx, { action: 'search.tune', target: `search-tuning:${revision}` });
    await announceTuning(tx.db);
  });
  await loadTuning(ctx.services);
  ctx.services.jobs.wake('search-sync');
  return getSearchTuning(ctx);
}

/** On PostgreSQL, which follows a tuning with each query: the index of the site stays as it is. */
async function tried(services: Services, tuning: Tuning, query: string): Promise<Tried> {
  const index = await createSearchIndex({ engine: 'postgres', db: { query: services.database.query } });
  index.tune(tuning);
  if ((await index.missing()).includes('product')) throw unavailable(fr.tryUnready);
  const found = await index.products({ query, page: 1, per_page: TRIED, sort: 'relevance' });
  return { total: found.total, items: found.items.map(shown) };
}

async function trySearch(
  ctx: Ctx,
  { query, tuning }: InputOf<typeof tuningCalls.trySearch>,
): Promise<OutputOf<typeof tuningCalls.trySearch>> {
  refuseFaults(tuningFaults(tuning));
  const before = await readTuning(ctx.db);
  try {
    return {
      before: await tried(ctx.services, before.tuning, query),
      after: await tried(ctx.services, tuning, query),
    };
  } catch (error) {
    if (!(error instanceof SearchUnavailable)) throw error;
    throw unavailable(SEARCH_DOWN);
  }
}

export const tuningVerbs = { getSearchTuning, saveSearchTuning, trySearch };
