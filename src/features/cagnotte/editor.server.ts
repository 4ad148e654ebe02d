import { createHash } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { Ctx } from '#src/server/calls/context.ts';
import { keepOwnCookie, type OwnCookie, readOwnCookie } from '#src/server/calls/own-cookie.ts';
import { actionToken } from '#src/server/db/schema/index.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import type { ContributionRow } from './contribution.server.ts';

const DAY_SECONDS = 24 * 3600;
const KEPT_DAYS = 2;
/** A gift for later is charged up to a year ahead; browsers keep no cookie longer than this. */
const KEPT_DAYS_DELAYED = 400;

const PURPOSE = 'edit_contribution';
/** In the address of the payment page, when a mail leads there. */
export const EDIT_LINK = 'lien';

type Edited = Pick<ContributionRow, 'id' | 'hash' | 'delayed' | 'editorHash'>;

/** One cookie a contribution; its name says nothing of the contribution's address. */
const cookieOf = ({ hash, delayed }: Pick<Edited, 'hash' | 'delayed'>): OwnCookie => ({
  name: `gift_${createHash('sha256').update(hash).digest('hex').slice(0, 16)}`,
  seconds: (delayed ? KEPT_DAYS_DELAYED : KEPT_DAYS) * DAY_SECONDS,
  scope: 'Path=/',
});

/**
 * Marks the caller's browser as the giver's (docs/spec/decisions.md §17); answers what the row keeps of it.
 */
export function giveEditor(ctx: Ctx, gift: Pick<Edited, 'hash' | 'delayed'>): string {
  const token = newToken();
  keepOwnCookie(ctx, cookieOf(gift), token);
  return tokenHash(token);
}

/** True in the browser that gave, and in one that came by a link of the giver's mail. */
export async function isEditor(ctx: Ctx, row: Edited): Promise<boolean> {
  const token = readOwnCookie(ctx, cookieOf(row));
  if (!token) return false;
  return tokenHash(token) === row.editorHash || (await isEditLink(ctx, row, token));
}

async function isEditLink(ctx: Ctx, { id }: Edited, token: string): Promise<boolean> {
  const [found] = await ctx.db
    .select()
    .from(actionToken)
    .where(eq(actionToken.tokenHash, tokenHash(token)));
  return found?.purpose === PURPOSE && found.subject === String(id);
}

/** The link of a mail to the giver, that lets a browser change the gift; only its hash is kept. */
export async function giveEditLink(ctx: Ctx, row: Edited): Promise<string> {
  const { url, token } = editLink(ctx, row);
  await ctx.db.insert(actionToken).values(token);
  return url;
}

/** The same link, and the row that its caller keeps of it. */
export function editLink(ctx: Ctx, { id, hash }: Edited): LinkToKeep {
  const token = newToken();
  const page = `${ctx.services.config.publicUrl}/p/participation-cagnotte-paiement/${hash}`;
  return { url: `${page}?${EDIT_LINK}=${token}`, token: editToken(id, token) };
}

export interface LinkToKeep {
  url: string;
  token: typeof actionToken.$inferInsert;
}

const editToken = (id: number, token: string) => ({
  tokenHash: tokenHash(token),
  purpose: PURPOSE,
  subject: String(id),
});

async function newEditToken(ctx: Ctx, { id }: Edited): Promise<string> {
  const token = newToken();
  await ctx.db.insert(actionToken).values(editToken(id, token));
  return token;
}

/** A browser came by that link: from now on it may change the gift. */
export async function openByLink(ctx: Ctx, row: Edited, token: string): Promise<void> {
  if (await isEditLink(ctx, row, token)) keepOwnCookie(ctx, cookieOf(row), token);
}

/** Links mailed so far change nothing any more; the browser that asks goes on. */
export async function endEditLinks(ctx: Ctx, row: Edited): Promise<void> {
  const asked = await isEditor(ctx, row);
  await ctx.db
    .delete(actionToken)
    .where(and(eq(actionToken.purpose, PURPOSE), eq(actionToken.subject, String(row.id))));
  if (asked && !(await isEditor(ctx, row))) keepOwnCookie(ctx, cookieOf(row), await newEditToken(ctx, row));
}
