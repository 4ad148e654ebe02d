import { eq, inArray } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { redirect } from '#src/server/db/schema/index.ts';
import { recheckTargets } from '../../life/links.server.ts';
import { statesOf } from '../../life/site-paths.server.ts';
import { publish } from '../../publishing.server.ts';
import { transferFr as fr } from '../transfer.fr.ts';
import type { BroughtSite } from './brought-site.ts';
import { type MergedRedirects, mergeRedirects } from './merge-redirects.ts';
import type { GivenRedirect } from './site-files.ts';

const BATCH = 500;

/** Former addresses beside the site's own; those that cannot be taken are named. */
export async function bringRedirects(tx: Ctx, given: readonly GivenRedirect[]): Promise<BroughtSite> {
  const merged = mergeRedirects(given, await known(tx, given));
  const written = [...merged.added, ...merged.changed];
  for (let at = 0; at < written.length; at += BATCH) await write(tx, written.slice(at, at + BATCH));
  const pages = written.map(({ path }) => ({ kind: 'page' as const, target: path }));
  for (let at = 0; at < pages.length; at += BATCH) await recheckTargets(tx.db, pages.slice(at, at + BATCH));
  if (written.length > 0)
    await publish(
      tx,
      written.map(({ path }) => `redirect:${path}`),
    );
  return { outcome: outcomeOf(merged), message: fr.redirects(merged) };
}

async function known(tx: Ctx, given: readonly GivenRedirect[]) {
  const rows = await tx.db.select().from(redirect);
  const states = await statesOf(
    tx.db,
    given.map(({ path }) => path),
  );
  return {
    redirects: new Map(rows.map(({ path, toPath, note, source }) => [path, { to: toPath, note, source }])),
    pages: new Set([...states].flatMap(([path, state]) => (state === 'ok' ? [path] : []))),
    origin: tx.services.config.publicUrl,
  };
}

async function write(tx: Ctx, rows: readonly GivenRedirect[]): Promise<void> {
  await tx.db.delete(redirect).where(
    inArray(
      redirect.path,
      rows.map(({ path }) => path),
    ),
  );
  await tx.db.insert(redirect).values(
    rows.map(({ path, to, source, note, at }) => ({
      path,
      toPath: to,
      source,
      note,
      at: at === undefined ? tx.now : new Date(at),
    })),
  );
  // Whoever led to one of these leads where it leads now: no chains.
  for (const { path, to } of rows)
    if (to) await tx.db.update(redirect).set({ toPath: to }).where(eq(redirect.toPath, path));
}

function outcomeOf({ added, changed }: MergedRedirects): BroughtSite['outcome'] {
  if (changed.length > 0) return 'updated';
  return added.length > 0 ? 'created' : 'unchanged';
}
