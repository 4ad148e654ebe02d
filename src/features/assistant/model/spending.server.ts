import { sql } from 'drizzle-orm';
import { parisDay } from '#src/lib/calendar-day.ts';
import type { AssistantSettings } from '#src/server/assistant-config.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { assistantSpending } from '#src/server/db/schema/index.ts';

const MICROS = 1_000_000;
/** French takes about four letters a token; counted at three, an answer never costs more than was held for it. */
const LETTERS_PER_TOKEN = 3;
/** A token that is written is priced at several that are read. */
const WRITTEN = 4;

/** The price of so many letters read and tokens written, in millionths of a cent. */
export function costOf({ centsPerMillion }: AssistantSettings, letters: number, tokens: number): number {
  return Math.ceil((letters / LETTERS_PER_TOKEN + tokens * WRITTEN) * centsPerMillion);
}

/** Holds the most that an answer may cost; false once the day's ceiling is reached, over all processes. */
export async function holdCost(
  { db, now }: Ctx,
  settings: AssistantSettings,
  micros: number,
): Promise<boolean> {
  const ceiling = settings.dailyCents * MICROS;
  if (micros > ceiling) return false;
  const held = await db
    .insert(assistantSpending)
    .values({ day: parisDay(now), micros })
    .onConflictDoUpdate({
      target: assistantSpending.day,
      set: { micros: sql`${assistantSpending.micros} + excluded.micros` },
      setWhere: sql`${assistantSpending.micros} + excluded.micros <= ${ceiling}::bigint`,
    })
    .returning({ micros: assistantSpending.micros });
  return held.length > 0;
}

/** Gives back what an answer cost less than was held. */
export async function giveBackCost({ db, now }: Ctx, micros: number): Promise<void> {
  if (micros <= 0) return;
  await db
    .update(assistantSpending)
    .set({ micros: sql`greatest(0, ${assistantSpending.micros} - ${micros}::bigint)` })
    .where(sql`${assistantSpending.day} = ${parisDay(now)}`);
}
