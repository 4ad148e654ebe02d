import { GUEST } from '#src/server/calls/actor.ts';
import { makeCtx } from '#src/server/calls/answer.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import type { Services } from '#src/server/services.ts';

/** A context for what nobody asked: webhooks and jobs. */
export function systemCtx(services: Services): Ctx {
  return makeCtx(services, GUEST, { ip: '', sessionUuid: null, requestId: 'system', userAgent: '' });
}
