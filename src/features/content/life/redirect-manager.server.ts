import { and, count, desc, eq, isNotNull, isNull, like, or, type SQL, sql } from 'drizzle-orm';
import type { InputOf, OutputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { findManualRedirect, leaveRedirect } from '#src/features/redirects/rows.server.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { redirect } from '#src/server/db/schema/index.ts';
import { holding } from '#src/server/db/words.ts';
import { publish } from '../publishing.server.ts';
import { contentRefusalFr } from '../refusals.fr.ts';
import type { RedirectKind } from './life.ts';
import { recheckTargets } from './links.server.ts';
import type { redirectCalls } from './redirect.calls.ts';
import { redirectPath, redirectTarget } from './redirect-rules.ts';
import { statesOf } from './site-paths.server.ts';

type Row = typeof redirect.$inferSelect;

const toLine = ({ path, toPath, source, note, at }: Row) => ({
  path,
  to: toPath,
  source,
  note,
  created_at: at.toISOString(),
});

const KINDS: Record<RedirectKind, SQL | undefined> = {
  moved: like(redirect.toPath, '/%'),
  external: and(isNotNull(redirect.toPath), sql`${redirect.toPath} not like '/%'`),
  gone: isNull(redirect.toPath),
};

async function listRedirects(
  { db }: Ctx,
  input: InputOf<typeof redirectCalls.listRedirects>,
): Promise<OutputOf<typeof redirectCalls.listRedirects>> {
  const { query, kind, page, per_page } = input;
  const pattern = holding(query.trim());
  const where = and(
    kind && KINDS[kind],
    query.trim()
      ? or(
          like(redirect.path, pattern),
          like(redirect.toPath, pattern),
          sql`${redirect.note} ilike ${pattern}`,
        )
      : undefined,
  );
  const [totals] = await db.select({ total: count() }).from(redirect).where(where);
  const rows = await db
    .select()
    .from(redirect)
    .where(where)
    .orderBy(desc(redirect.at), redirect.path)
    .limit(per_page)
    .offset((page - 1) * per_page);
  return { items: rows.map(toLine), page, per_page, total: Number(totals?.total ?? 0) };
}

function refusal(code: string, field: 'path' | 'to', sentence: string): DomainError {
  return new DomainError(code, sentence, { fields: { [field]: sentence } });
}

/** Both addresses are looked at before either is refused: one press of the button tells all that is wrong. */
function requireAddresses({ path, to }: InputOf<typeof redirectCalls.saveRedirect>, origin: string): void {
  const badPath = redirectPath(path, origin) === null;
  const badTarget = to !== null && redirectTarget(to, origin) === null;
  if (!badPath && !badTarget) return;
  const fields = {
    ...(badPath && { path: contentRefusalFr.redirectPath }),
    ...(badTarget && { to: contentRefusalFr.redirectTarget }),
  };
  throw badPath
    ? new DomainError('path_invalid', contentRefusalFr.redirectPath, { fields })
    : new DomainError('target_invalid', contentRefusalFr.redirectTarget, { fields });
}

/** A path nothing answers at, and that no other redirect holds. */
async function freePath(tx: Ctx, typed: string, replaces: string | undefined): Promise<string> {
  const path = redirectPath(typed, tx.services.config.publicUrl);
  if (!path) throw refusal('path_invalid', 'path', contentRefusalFr.redirectPath);
  const state = (await statesOf(tx.db, [path])).get(path);
  if (state === 'ok') throw refusal('path_in_use', 'path', contentRefusalFr.redirectIdle);
  if (path !== replaces && (state === 'moved' || state === 'gone'))
    throw refusal('path_taken', 'path', contentRefusalFr.redirectTaken);
  return path;
}

/** The final target: what it leads to through the redirects there are, so that none is chained. */
async function finalTarget(tx: Ctx, typed: string, path: string): Promise<string | null> {
  const target = redirectTarget(typed, tx.services.config.publicUrl);
  if (!target) throw refusal('target_invalid', 'to', contentRefusalFr.redirectTarget);
  if (target.kind === 'external') return target.to;
  const loop = () => refusal('redirect_loop', 'to', contentRefusalFr.redirectLoop);
  if (target.path === path) throw loop();
  const state = (await statesOf(tx.db, [target.path])).get(target.path);
  if (state === 'missing' || state === 'gone')
    throw refusal('target_missing', 'to', contentRefusalFr.redirectNowhere);
  if (state !== 'moved') return target.to;
  const [next] = await tx.db.select().from(redirect).where(eq(redirect.path, target.path));
  if (next?.toPath === path) throw loop();
  return next?.toPath ?? target.to;
}

async function saveRedirect(
  ctx: Ctx,
  input: InputOf<typeof redirectCalls.saveRedirect>,
): Promise<OutputOf<typeof redirectCalls.saveRedirect>> {
  return inTransaction(ctx, async (tx) => {
    const { replaces } = input;
    requireAddresses(input, tx.services.config.publicUrl);
    const tags: string[] = [];
    const path = await freePath(tx, input.path, replaces);
    const to = input.to === null ? null : await finalTarget(tx, input.to, path);
    if (replaces && replaces !== path) tags.push(await forget(tx, replaces));
    tags.push(await leaveRedirect(tx.db, path, to));
    const [row] = await tx.db
      .update(redirect)
      .set({ source: 'manual', note: input.note })
      .where(eq(redirect.path, path))
      .returning();
    if (!row) throw notFound();
    await settle(tx, { tags, paths: [path, replaces ?? path], action: 'redirect.save' });
    return toLine(row);
  });
}

async function forget(tx: Ctx, path: string): Promise<string> {
  const gone = await tx.db.delete(redirect).where(eq(redirect.path, path)).returning();
  if (gone.length === 0) throw notFound(contentRefusalFr.redirectGone);
  return `redirect:${path}`;
}

async function deleteRedirect(
  ctx: Ctx,
  { path }: InputOf<typeof redirectCalls.deleteRedirect>,
): Promise<OutputOf<typeof redirectCalls.deleteRedirect>> {
  return inTransaction(ctx, async (tx) => {
    const tag = await forget(tx, path);
    await settle(tx, { tags: [tag], paths: [path], action: 'redirect.delete' });
    return {};
  });
}

async function settle(
  tx: Ctx,
  { tags, paths, action }: { tags: string[]; paths: string[]; action: string },
): Promise<void> {
  const targets = [...new Set(paths)].map((target) => ({ kind: 'page' as const, target }));
  await recheckTargets(tx.db, targets);
  await audit(tx, { action, target: 'redirect', detail: { paths: [...new Set(paths)] } });
  await publish(tx, tags);
}

async function manualRedirect(
  { db }: Ctx,
  { path }: InputOf<typeof redirectCalls.manualRedirect>,
): Promise<OutputOf<typeof redirectCalls.manualRedirect>> {
  const row = await findManualRedirect(db, path);
  return { redirect: row && toLine(row) };
}

export const redirectVerbs = { listRedirects, manualRedirect, saveRedirect, deleteRedirect };
