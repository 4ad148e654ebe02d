import { DomainError } from '#src/calls/domain-error.ts';
import { GUEST } from '../calls/actor.ts';
import { makeCtx } from '../calls/answer.ts';
import type { Ctx } from '../calls/context.ts';
import { getServices } from '../services.ts';

/** A plain HTML page's access, for its visitor, to the same verbs as the calls, as a guest. */
export interface PageCaller {
  ctx: Ctx;
  /** 303: what was posted is done, the browser goes and reads. */
  redirect(to: string): Response;
}

export function pageCaller(page: { request: Request; locals: App.Locals }): PageCaller {
  const cookies: string[] = [];
  const { headers } = page.request;
  const ctx = makeCtx(getServices(), GUEST, {
    ip: page.locals.ip,
    requestId: page.locals.requestId,
    sessionUuid: null,
    userAgent: headers.get('user-agent') ?? '',
    cookies: headers.get('cookie') ?? '',
    setCookie: (line) => cookies.push(line),
  });
  return {
    ctx,
    redirect(to) {
      const answer = new Headers({ location: to });
      for (const line of cookies) answer.append('set-cookie', line);
      return new Response(null, { status: 303, headers: answer });
    },
  };
}

/** A refusal that a person can correct, in the words of the calls. */
export interface Refusal {
  err: string;
  code: string;
  fields: Record<string, string>;
  status: number;
}

/** Runs a verb for a page: its refusals are shown, anything else is a fault. */
export async function attempt<T>(work: () => Promise<T>): Promise<{ done: T } | { refused: Refusal }> {
  try {
    return { done: await work() };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    return {
      refused: { err: error.message, code: error.code, fields: error.fields ?? {}, status: error.status },
    };
  }
}

export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}
