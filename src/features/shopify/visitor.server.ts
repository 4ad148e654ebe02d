import { type PageCaller, pageCaller } from '#src/server/http/page-caller.ts';

/** A page's caller, in the session of the Bearer that a program sent along; a browser sends none. */
export async function bearerCaller(page: { request: Request; locals: App.Locals }): Promise<PageCaller> {
  const caller = pageCaller(page);
  const token = /^Bearer (\S+)$/.exec(page.request.headers.get('authorization') ?? '')?.[1];
  const { services, userAgent } = caller.ctx;
  const from = { userAgent, cookies: page.request.headers.get('cookie') ?? '' };
  const actor = token ? await services.authenticate(token, from) : null;
  return actor ? { ...caller, ctx: { ...caller.ctx, actor } } : caller;
}
