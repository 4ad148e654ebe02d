import type { Ctx } from '#src/server/calls/context.ts';
import { cookieIn, keepOwnCookie, type OwnCookie, readOwnCookie } from '#src/server/calls/own-cookie.ts';
import type { Presented, Services } from '#src/server/services.ts';
import { newToken, tokenHash } from '#src/server/tokens.ts';
import { browserKind } from './browser-kind.ts';

const TOKEN = /^[\w-]{43}$/;
/** Browsers keep no cookie longer (RFC 6265 bis); a session lasts half as long at most. */
const KEPT_DAYS = 400;
/** Of all sessions of a browser: its stack of tokens may hold several people's. */
const BROWSER: OwnCookie = { name: 'browser', seconds: KEPT_DAYS * 86_400, scope: 'Path=/' };

/**
 * Marks the browser that opens a session, where `BIND_SESSIONS` is 1: from then on its token opens nothing without the
 * cookie, which no script can read (docs/security/threat-model.md). Null where that is off, and for a program.
 */
export function bindBrowser(ctx: Ctx): string | null {
  if (!ctx.services.config.bindSessions || browserKind(ctx.userAgent) === null) return null;
  const held = readOwnCookie(ctx, BROWSER);
  const token = held && TOKEN.test(held) ? held : newToken();
  keepOwnCookie(ctx, BROWSER, token);
  return tokenHash(token);
}

/** False for a token that comes without the cookie of the browser that opened its session. */
export function isBoundTo(
  { config }: Pick<Services, 'config'>,
  { browserHash }: { browserHash: string | null },
  { cookies = '' }: Presented,
): boolean {
  if (!config.bindSessions || browserHash === null) return true;
  const asking = { cookie: (name: string) => cookieIn(cookies, name), setCookie() {}, services: { config } };
  const held = readOwnCookie(asking, BROWSER);
  return held !== null && tokenHash(held) === browserHash;
}
