import type { Ctx } from './context.ts';

/**
 * A cookie that opens something: no script reads it, no other site sends it along, and on https neither another host of
 * the domain nor a page over http can set it: `__Host-` (RFC 6265 bis, 4.1.3).
 */
export interface OwnCookie {
  name: string;
  seconds: number;
  /** `Path=` and the addresses a browser sends it to on http; on https it is `/`, as the prefix asks. */
  scope: string;
}

type Asking = Pick<Ctx, 'cookie' | 'setCookie'> & { services: { config: { https: boolean } } };

const isHttps = (ctx: Asking) => ctx.services.config.https;
const PREFIX = '__Host-';

/** Reads what the caller's browser holds. One that was set before the prefix is read this once, and moved under it. */
export function readOwnCookie(ctx: Asking, cookie: OwnCookie): string | null {
  if (!isHttps(ctx)) return ctx.cookie(cookie.name);
  const held = ctx.cookie(PREFIX + cookie.name);
  if (held !== null) return held;
  const former = ctx.cookie(cookie.name);
  if (former) {
    keepOwnCookie(ctx, cookie, former);
    ctx.setCookie(`${cookie.name}=; ${cookie.scope}; Max-Age=0; HttpOnly; SameSite=Lax; Secure`);
  }
  return former;
}

export function keepOwnCookie(ctx: Asking, { name, seconds, scope }: OwnCookie, value: string): void {
  const named = isHttps(ctx) ? `${PREFIX}${name}=${value}; Path=/` : `${name}=${value}; ${scope}`;
  const secure = isHttps(ctx) ? '; Secure' : '';
  ctx.setCookie(`${named}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`);
}

/** The value of a cookie in a `Cookie` header; null without one of that name. */
export function cookieIn(header: string, name: string): string | null {
  for (const part of header.split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value ?? '';
  }
  return null;
}
