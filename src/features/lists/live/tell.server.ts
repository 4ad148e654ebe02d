import { sql } from 'drizzle-orm';
import { isPerson } from '#src/server/calls/actor.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { person } from '#src/server/db/schema/index.ts';

export const LIST_CHANNEL = 'list_changed';
/** A NOTIFY holds 8,000 bytes. */
const PARTS_MAX = 100;

/**
 * Tells whoever has the list open what an owner changed (or a job of ours); heard once the transaction is
 * committed. Never called for what givers do.
 */
export async function listChanged(ctx: Ctx, uuid: string, ...parts: string[]): Promise<void> {
  const told = JSON.stringify(parts.length > PARTS_MAX ? ['items'] : parts);
  if (!isPerson(ctx.actor)) {
    const payload = JSON.stringify({ list: uuid, parts, tab: null, person: '', name: '' });
    await ctx.db.execute(sql`select pg_notify(${LIST_CHANNEL}, ${payload})`);
    return;
  }
  await ctx.db.execute(sql`
    select pg_notify(${LIST_CHANNEL}, json_build_object(
      'list', ${uuid}::text, 'parts', ${told}::json, 'tab', ${ctx.tab}::text,
      'person', ${person.uuid}, 'name', ${person.firstname})::text)
    from ${person} where ${person.id} = ${ctx.actor.personId}`);
}
