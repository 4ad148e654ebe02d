import { and, asc, count, eq, gte, isNull, lt, or } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { DomainError, notFound } from '#src/calls/domain-error.ts';
import { toParis } from '#src/lib/paris-time.ts';
import { orderedRights, type Right } from '#src/lib/rights.ts';
import { audit } from '#src/server/audit.ts';
import { type Actor, requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { rightsOf } from '#src/server/calls/rights.ts';
import { apiToken, person } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import { siteOf } from './account-words.ts';
import { API_TOKENS_MAX, type ApiToken, type apiTokenCalls } from './api-token.calls.ts';
import { tellFactor } from './factors/factor-news.server.ts';
import { factorMails } from './factors/factors.mail.ts';
import { hasPasskeys } from './factors/has-passkeys.server.ts';
import { displayName } from './named.ts';
import { accountRefusalFr } from './refusals.fr.ts';

/** At its head, so that whoever finds one in a file knows what opens. */
const PREFIX = 'mrv_';
const TOUCH_EVERY_MS = 5 * 60_000;

/** A token is no session: real time, whatever the demonstration's clock says. */
const today = () => toParis(new Date()).slice(0, 10);

export const isApiToken = (token: string) => token.startsWith(PREFIX);

type Kept = typeof apiToken.$inferSelect;
type Maker = typeof person.$inferSelect;

/** A token never holds what its maker has not, or has no more; of somebody disabled, nothing. */
const rightsLeft = (kept: Kept, maker: Maker): Right[] =>
  maker.disabledAt ? [] : orderedRights(kept.rights.filter((right) => rightsOf(maker).includes(right)));

/** A second factor that staff must have is asked of who made a token too: without one it opens nothing. */
async function isVouchedFor({ config, database: { db } }: Services, maker: Maker): Promise<boolean> {
  return !config.staffSecondFactor || maker.totpConfirmedAt !== null || (await hasPasskeys(db, maker.id));
}

/** The program that sends this token; null when there is none, or when it is over. */
export async function programOf(services: Services, token: string): Promise<Actor | null> {
  const { db } = services.database;
  const open = or(isNull(apiToken.expiresOn), gte(apiToken.expiresOn, today()));
  const [found] = await db
    .select({ row: apiToken, maker: person })
    .from(apiToken)
    .innerJoin(person, eq(person.id, apiToken.createdBy))
    .where(and(eq(apiToken.tokenHash, tokenHash(token)), open));
  if (!found) return null;
  const { row } = found;
  const rights = rightsLeft(row, found.maker);
  if (rights.length === 0 || !(await isVouchedFor(services, found.maker))) return null;
  const late = new Date(Date.now() - TOUCH_EVERY_MS);
  if (!row.lastUsedAt || row.lastUsedAt < late)
    await db
      .update(apiToken)
      .set({ lastUsedAt: new Date() })
      .where(and(eq(apiToken.id, row.id), or(isNull(apiToken.lastUsedAt), lt(apiToken.lastUsedAt, late))));
  return { role: 'program', tokenId: row.id, label: row.label, rights };
}

async function create(
  ctx: Ctx,
  { label, rights, expires_on }: InputOf<typeof apiTokenCalls.create>,
): Promise<{ id: number; token: string }> {
  const me = requirePerson(ctx.actor);
  if (rights.some((right) => !me.rights.includes(right)))
    throw new DomainError('forbidden', accountRefusalFr.tokenRights, {
      status: 403,
      fields: { rights: accountRefusalFr.tokenRights },
    });
  if (expires_on !== null && expires_on < today())
    throw new DomainError('date_out_of_range', accountRefusalFr.tokenPast, {
      fields: { expires_on: accountRefusalFr.tokenPast },
    });
  const token = PREFIX + newToken();
  const id = await inTransaction(ctx, async (tx) => {
    const [{ total } = { total: 0 }] = await tx.db.select({ total: count() }).from(apiToken);
    if (Number(total) >= API_TOKENS_MAX)
      throw new DomainError('too_many', accountRefusalFr.tooManyTokens(API_TOKENS_MAX));
    const [made] = await tx.db
      .insert(apiToken)
      .values({
        label,
        rights: orderedRights(rights),
        tokenHash: tokenHash(token),
        expiresOn: expires_on,
        createdBy: me.personId,
      })
      .returning({ id: apiToken.id });
    if (!made) throw new Error('The token was not inserted');
    const detail = { label, rights: orderedRights(rights), expires_on };
    await audit(tx, { action: 'api_token.create', target: `api_token:${made.id}`, detail });
    // It goes on when the session that made it, or the password, is no more.
    await tellFactor(tx, me, factorMails.apiTokenMade(siteOf(tx), label));
    return made.id;
  });
  return { id, token };
}

async function list({ db }: Ctx): Promise<{ items: ApiToken[] }> {
  const rows = await db
    .select({ row: apiToken, maker: person })
    .from(apiToken)
    .innerJoin(person, eq(person.id, apiToken.createdBy))
    .orderBy(asc(apiToken.id));
  return {
    items: rows.map(({ row, maker }) => ({
      id: row.id,
      label: row.label,
      rights: rightsLeft(row, maker),
      expires_on: row.expiresOn,
      created_at: row.createdAt.toISOString(),
      created_by: displayName(maker),
      last_used_at: row.lastUsedAt?.toISOString() ?? null,
    })),
  };
}

async function revoke(ctx: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  await inTransaction(ctx, async (tx) => {
    const [gone] = await tx.db
      .delete(apiToken)
      .where(eq(apiToken.id, id))
      .returning({ label: apiToken.label });
    if (!gone) throw notFound(accountRefusalFr.tokenUnknown);
    const detail = { label: gone.label };
    await audit(tx, { action: 'api_token.revoke', target: `api_token:${id}`, detail });
  });
  return {};
}

export const apiTokenVerbs = { create, list, revoke };
