import { isHolder } from './calls/actor.ts';
import type { Ctx } from './calls/context.ts';
import { auditLog } from './db/schema/index.ts';

export interface AuditEntry {
  action: string;
  /** `kind:id`, never a name or an address. */
  target: string;
  detail?: object;
}

/** A program is named by its token, whose label stays readable once it is revoked. */
function programIn({ actor }: Ctx): object {
  return actor.role === 'program' ? { api_token: { id: actor.tokenId, label: actor.label } } : {};
}

/**
 * Writes who did what to what, with both identities under impersonation (docs/spec/decisions.md §3). No
 * secrets.
 */
export async function audit(ctx: Ctx, entry: AuditEntry): Promise<void> {
  const who = isHolder(ctx.actor) ? ctx.actor : null;
  await ctx.db.insert(auditLog).values({
    actorId: who?.personId ?? null,
    impersonatorId: who?.impersonatorId ?? null,
    action: entry.action,
    target: entry.target,
    detail: { ...entry.detail, ...programIn(ctx) },
  });
}
