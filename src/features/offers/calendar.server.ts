import { and, eq, isNotNull, or } from 'drizzle-orm';
import { DomainError } from '#src/calls/domain-error.ts';
import { dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { isPerson, requirePerson } from '#src/server/calls/actor.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import { offer, offerClaim } from '#src/server/db/schema/index.ts';
import { answerClaim, consoled, takeOffer } from './claim.server.ts';
import { calendarYear, doorOfToday, doorState } from './doors.ts';
import { answerOffers } from './offer.server.ts';
import { type Calendar, type Claim, DOORS, type Offer } from './offer.ts';
import { offersFr as fr } from './offers.fr.ts';

/** Doors of the calendar, and those that were opened before the desk took their offer away. */
const standing = or(offer.enabled, isNotNull(offerClaim.id));

/** A year's calendar as the caller has it: what stands behind a door is told once it was opened. */
export async function getCalendar(ctx: Ctx, input: { year?: number | undefined }): Promise<Calendar> {
  const personId = isPerson(ctx.actor) ? ctx.actor.personId : 0;
  const today = dayInFrance(ctx.now);
  const year = input.year ?? calendarYear(today);
  const rows = await ctx.db
    .select({ of: offer, claim: offerClaim })
    .from(offer)
    .leftJoin(offerClaim, and(eq(offerClaim.offerId, offer.id), eq(offerClaim.personId, personId)))
    .where(and(eq(offer.doorYear, year), standing));
  const opened = rows.filter(({ claim }) => claim !== null);
  const told = await answerOffers(
    ctx,
    opened.map(({ of }) => of),
  );
  const behind = new Map<number | null, Offer>(
    opened.map(({ of, claim }, n) => [
      of.doorDay,
      claim?.consoled ? consoled(told[n] as Offer) : (told[n] as Offer),
    ]),
  );
  const offered = new Set(rows.map(({ of }) => of.doorDay));
  return {
    year,
    opens_on: `${year}-12-01`,
    today: doorOfToday(year, today),
    doors: Array.from({ length: DOORS }, (_, n) => {
      const day = n + 1;
      const seen = { year, day, offered: offered.has(day), opened: behind.has(day) };
      return { day, state: doorState(seen, today), offer: behind.get(day) ?? null };
    }),
  };
}

/** True of a year whose December had a calendar. */
export const hadDoors = async (ctx: Ctx, year: number): Promise<boolean> =>
  (await ctx.db.$count(offer, and(eq(offer.doorYear, year), offer.enabled))) > 0;

/** Throws door_closed. */
export async function openDoor(
  ctx: Ctx,
  { year, day }: { year: number; day: number },
): Promise<{ offer: Offer; claim: Claim }> {
  const { personId } = requirePerson(ctx.actor);
  return inTransaction(ctx, async (tx) => {
    const [found] = await tx.db
      .select({ id: offer.id, claimed: offerClaim.id })
      .from(offer)
      .leftJoin(offerClaim, and(eq(offerClaim.offerId, offer.id), eq(offerClaim.personId, personId)))
      .where(and(eq(offer.doorYear, year), eq(offer.doorDay, day), standing));
    const seen = { year, day, offered: found !== undefined, opened: found?.claimed != null };
    const state = doorState(seen, dayInFrance(tx.now));
    if (!found || state === 'closed' || state === 'missed')
      throw new DomainError('door_closed', fr.doorClosed);
    const { row, of } = await takeOffer(tx, personId, found.id);
    const claim = await answerClaim(tx, row, of);
    return { offer: claim.offer, claim };
  });
}
