import { desc, eq } from 'drizzle-orm';
import { forgetGuesses, guessesOf } from '#src/features/guesses/guesses.server.ts';
import { eraseLettersTo, rowsOf } from '#src/features/newsletter/erased.server.ts';
import { republishReviews } from '#src/features/reviews/review-rows.server.ts';
import type { Ctx } from '#src/server/calls/context.ts';
import { contactMessage, review } from '#src/server/db/schema/index.ts';

export interface Who {
  id: number;
  /** Null until it is known to be theirs. */
  address: string | null;
}

/**
 * Reads what the person wrote to the site: their review, and the messages that bear their address once it is
 * known to be theirs (an account alone does not prove it).
 */
export async function whatIWrote(ctx: Ctx, who: Who): Promise<Written> {
  const [own] = await ctx.db.select().from(review).where(eq(review.personId, who.id));
  const messages = who.address
    ? await ctx.db
        .select({
          kind: contactMessage.kind,
          name: contactMessage.name,
          email: contactMessage.email,
          topic: contactMessage.topic,
          message: contactMessage.message,
          company: contactMessage.company,
          website: contactMessage.website,
          createdAt: contactMessage.createdAt,
        })
        .from(contactMessage)
        .where(eq(contactMessage.email, who.address))
        .orderBy(desc(contactMessage.id))
    : [];
  return {
    review: own ? reviewOf(own) : null,
    messages,
    letters: who.address ? await lettersTo(ctx, who.address) : null,
    guesses: who.address ? await guessesOf(ctx, who.address) : [],
  };
}

interface Written {
  review: unknown;
  messages: unknown[];
  /** The letters that their address asked for; null for none. */
  letters: unknown;
  guesses: unknown[];
}

async function lettersTo({ db }: Ctx, address: string): Promise<unknown> {
  const [found] = await rowsOf(db, address);
  if (!found) return null;
  const { topics, term, confirmedAt, withdrawnAt, endedAt, createdAt, stop, stoppedAt, stopWords } = found;
  const email = address.toLowerCase();
  return { email, topics, term, confirmedAt, withdrawnAt, endedAt, createdAt, stop, stoppedAt, stopWords };
}

function reviewOf({ id: _id, personId: _person, moderatedBy: _by, ...own }: typeof review.$inferSelect) {
  return own;
}

/** Takes back what the person wrote; a published review leaves the pages that showed it. */
export async function eraseWhatIWrote(tx: Ctx, who: Who): Promise<void> {
  const gone = await tx.db
    .delete(review)
    .where(eq(review.personId, who.id))
    .returning({ status: review.status });
  if (gone.some(({ status }) => status === 'published')) await republishReviews(tx);
  if (!who.address) return;
  await tx.db.delete(contactMessage).where(eq(contactMessage.email, who.address));
  await forgetGuesses(tx, who.address);
  await eraseLettersTo(tx, who.address);
}
