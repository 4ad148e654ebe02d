import type { Services } from '../services.ts';
import { GUEST } from './actor.ts';
import { makeCtx } from './answer.ts';
import type { Ctx } from './context.ts';

/** A context for what nobody asked: webhooks and jobs. */
export function systemCtx(services: Services): Ctx {
  return makeCtx(services, GUEST, { ip: '', sessionUuid: null, requestId: 'system', userAgent: '' });
}
