import { AsyncLocalStorage } from 'node:async_hooks';
import { isHolder } from './actor.ts';
import type { Ctx } from './context.ts';

const current = new AsyncLocalStorage<string>();

/** Whoever a queue gives its turns to: a person, whatever they act for, or an address. */
export const turnOf = ({ actor, ip }: Pick<Ctx, 'actor' | 'ip'>): string =>
  isHolder(actor) ? `person:${actor.personId}` : `ip:${ip}`;

/** Work that is queued meanwhile, however deep, waits in this caller's line. */
export const inTurnOf = <T>(caller: Pick<Ctx, 'actor' | 'ip'>, work: () => T): T =>
  current.run(turnOf(caller), work);

/** The caller whose work this is; the site's own line outside of a call. */
export const whoseTurn = (): string => current.getStore() ?? 'site';
