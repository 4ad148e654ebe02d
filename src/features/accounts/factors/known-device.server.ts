import { createHmac } from 'node:crypto';
import { and, count, desc, eq, inArray, lt, or } from 'drizzle-orm';
import ipaddr from 'ipaddr.js';
import type { Ctx } from '#src/server/calls/context.ts';
import { keepOwnCookie, type OwnCookie, readOwnCookie } from '#src/server/calls/own-cookie.ts';
import type { Db } from '#src/server/db/connect.ts';
import { knownDevice, person } from '#src/server/db/schema/index.ts';
import { siteSecret } from '#src/server/site-secret.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import { siteOf } from '../account-words.ts';
import { deviceKind, deviceName } from '../device-name.ts';
import { tellFactor } from './factor-news.server.ts';
import { factorMails } from './factors.mail.ts';

const TOKEN = /^[\w-]{43}$/;
/** Browsers keep no cookie longer (RFC 6265 bis). */
const KEPT_DAYS = 400;
const DAY_MS = 86_400_000;
const DEVICE: OwnCookie = { name: 'device', seconds: (KEPT_DAYS * DAY_MS) / 1000, scope: 'Path=/api/user/' };
/** Of one person: the ones seen last stay. */
const DEVICES_MAX = 30;

/**
 * Remembers the browser that a person comes in from, and tells them by mail when it is a new one
 * (docs/decisions/0024-ways-into-an-account.md). Nothing is told at their first coming in.
 */
export async function meetDevice(ctx: Ctx, personId: number): Promise<void> {
  const token = heldToken(ctx) ?? newToken();
  const marks = {
    cookieHash: markOf(personId, token),
    placeHash: await placeOf(ctx, personId),
  };
  const first = !(await hasAny(ctx.db, personId));
  const known = await ctx.db
    .select({ id: knownDevice.id })
    .from(knownDevice)
    .where(
      and(
        eq(knownDevice.personId, personId),
        or(eq(knownDevice.cookieHash, marks.cookieHash), eq(knownDevice.placeHash, marks.placeHash)),
      ),
    );
  await remember(ctx.db, personId, marks);
  keepOwnCookie(ctx, DEVICE, token);
  if (!first && known.length === 0) await tellOwner(ctx, personId);
}

function heldToken(ctx: Ctx): string | null {
  const held = readOwnCookie(ctx, DEVICE);
  return held && TOKEN.test(held) ? held : null;
}

const markOf = (personId: number, token: string) => tokenHash(`${personId}:${token}`);

/** The mark of the browser that asks, where this person came in from it before; null for any other. */
export async function knownBrowser(ctx: Ctx, personId: number): Promise<string | null> {
  const token = heldToken(ctx);
  if (!token) return null;
  const mark = markOf(personId, token);
  const ofThisOne = and(eq(knownDevice.personId, personId), eq(knownDevice.cookieHash, mark));
  const found = await ctx.db.select({ id: knownDevice.id }).from(knownDevice).where(ofThisOne);
  return found.length > 0 ? mark : null;
}

/** The kind of browser at its network, neither of which can be read back from it. */
async function placeOf(ctx: Ctx, personId: number): Promise<string> {
  const secret = await siteSecret(ctx.db);
  const place = `${personId}|${deviceKind(ctx.userAgent)}|${networkOf(ctx.ip)}`;
  return createHmac('sha256', secret).update(`device:${place}`).digest('base64url');
}

/**
 * A household or an office: /24 in IPv4, /48 in IPv6, of an address or of the /64 that a caller counts as
 * (client-key.ts). An address that cannot be read is a network of its own.
 */
export function networkOf(ip: string): string {
  const [bare = ''] = ip.split('/');
  if (!ipaddr.isValid(bare)) return ip;
  const address = ipaddr.process(bare);
  return address.kind() === 'ipv6'
    ? (address as ipaddr.IPv6).parts.slice(0, 3).join(':')
    : address.toByteArray().slice(0, 3).join('.');
}

async function hasAny(db: Db, personId: number): Promise<boolean> {
  const [found] = await db
    .select({ devices: count() })
    .from(knownDevice)
    .where(eq(knownDevice.personId, personId));
  return Number(found?.devices ?? 0) > 0;
}

type Marks = Pick<typeof knownDevice.$inferSelect, 'cookieHash' | 'placeHash'>;

async function remember(db: Db, personId: number, marks: Marks): Promise<void> {
  await db
    .insert(knownDevice)
    .values({ personId, ...marks })
    .onConflictDoUpdate({
      target: [knownDevice.personId, knownDevice.cookieHash],
      set: { placeHash: marks.placeHash, seenAt: new Date() },
    });
  await db
    .delete(knownDevice)
    .where(
      and(
        eq(knownDevice.personId, personId),
        lt(knownDevice.seenAt, new Date(Date.now() - KEPT_DAYS * DAY_MS)),
      ),
    );
  const many = await db
    .select({ id: knownDevice.id })
    .from(knownDevice)
    .where(eq(knownDevice.personId, personId))
    .orderBy(desc(knownDevice.seenAt), desc(knownDevice.id))
    .offset(DEVICES_MAX);
  const ids = many.map(({ id }) => id);
  if (ids.length > 0) await db.delete(knownDevice).where(inArray(knownDevice.id, ids));
}

async function tellOwner(ctx: Ctx, personId: number): Promise<void> {
  const [who] = await ctx.db.select().from(person).where(eq(person.id, personId));
  if (!who) return;
  const letter = factorMails.newDevice(siteOf(ctx), { device: deviceName(ctx.userAgent), at: new Date() });
  await tellFactor(ctx, who, letter);
}
