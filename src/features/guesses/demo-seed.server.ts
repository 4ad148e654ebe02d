import { eq } from 'drizzle-orm';
import { DEMO_LIST } from '#src/features/lists/demo-list.ts';
import { addDays, earlierOf, parisDay } from '#src/lib/calendar-day.ts';
import { guess, guessGame, list } from '#src/server/db/schema/index.ts';
import type { Services } from '#src/server/services.ts';
import { ASKS } from './guess.ts';

/** Guesses of the demonstration; nobody is behind them, and no mail can reach these addresses. */
const PLAYED = [
  { publicname: 'Mamie Jo', answers: { weight: 3300, sex: 'girl', name: 'Alba' } },
  { publicname: 'Karim', answers: { weight: 3520, size: 51, sex: 'boy' } },
  { publicname: 'Les cousins', answers: { name: 'Gaspard' } },
] as const;

export async function seedDemoGuesses({ database: { db }, clock }: Services): Promise<void> {
  const [row] = await db.select().from(list).where(eq(list.slug, DEMO_LIST.slug));
  if (!row) return;
  const today = parisDay(clock());
  const closesOn = row.birthdate ? earlierOf(row.birthdate, addDays(today, 60)) : addDays(today, 60);
  const [game] = await db
    .insert(guessGame)
    .values({ listId: row.id, asks: [...ASKS], closesOn })
    .onConflictDoNothing()
    .returning();
  if (!game) return;
  await db
    .insert(guess)
    .values(
      PLAYED.map((one, index) => ({ ...one, listId: row.id, email: `joueur-${index + 1}@demo.invalid` })),
    );
}
