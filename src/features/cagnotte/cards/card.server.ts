import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { InputOf } from '#src/calls/contract.ts';
import { displayName } from '#src/features/accounts/named.ts';
import { defaultTitle } from '#src/features/lists/list.fr.ts';
import { audit } from '#src/server/audit.ts';
import { type Ctx, inTransaction } from '#src/server/calls/context.ts';
import type { Db } from '#src/server/db/connect.ts';
import {
  contribution,
  list,
  listOwner,
  person,
  postalAddress,
  printedCard,
} from '#src/server/db/schema/index.ts';
import { queueMail } from '#src/server/mail.ts';
import { findGift } from '../contribution.server.ts';
import { mailFacts, siteOf } from '../effects.server.ts';
import { giftMails } from '../gift.mail.ts';
import type { cardCalls } from './card.calls.ts';
import type { Destination, PrintedCard } from './card.ts';
import { cardRefusals } from './cards.fr.ts';
import { cardsPdf } from './pdf.server.ts';

const PER_PAGE = 50;

/** The address for gifts of a card's list, as one row: its owner's, else a co-owner's. */
const parents = sql<Destination | null>`(
  select jsonb_build_object('recipient', ${postalAddress.recipient}, 'line1', ${postalAddress.line1},
    'line2', ${postalAddress.line2}, 'postal_code', ${postalAddress.postalCode}, 'city', ${postalAddress.city})
  from ${listOwner} join ${postalAddress} on ${postalAddress.personId} = ${listOwner.personId}
  where ${listOwner.listId} = ${printedCard.listId} and ${postalAddress.forGifts}
  order by ${listOwner.role} <> 'owner', ${postalAddress.id} limit 1)`;

const columns = {
  id: printedCard.id,
  state: printedCard.state,
  reference: contribution.uuid,
  contributionId: printedCard.contributionId,
  title: list.title,
  firstname: person.firstname,
  lastname: person.lastname,
  partnerFirstname: person.partnerFirstname,
  words: contribution.kindwords,
  giver: contribution.publicname,
  anonymous: contribution.anonymous,
  kept: printedCard.address,
  parents,
  paidAt: contribution.paidAt,
  printedAt: printedCard.printedAt,
  sentAt: printedCard.sentAt,
};

const found = (db: Db) =>
  db
    .select(columns)
    .from(printedCard)
    .innerJoin(contribution, eq(contribution.id, printedCard.contributionId))
    .innerJoin(list, eq(list.id, printedCard.listId))
    .leftJoin(person, eq(person.id, list.ownerId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof found>>[number];

const nameOf = ({ firstname, lastname, partnerFirstname }: Row) =>
  displayName({ firstname: firstname ?? '', lastname: lastname ?? '', partnerFirstname });

const toCard = (row: Row): PrintedCard => ({
  id: row.id,
  state: row.state,
  reference: row.reference,
  list_title: row.title || defaultTitle(nameOf(row)),
  words: row.words,
  giver: row.anonymous ? null : row.giver || null,
  address: row.state === 'waiting' ? row.parents : row.kept,
  paid_at: row.paidAt?.toISOString() ?? null,
  printed_at: row.printedAt?.toISOString() ?? null,
  sent_at: row.sentAt?.toISOString() ?? null,
});

export async function listCards(ctx: Ctx, { status, page }: InputOf<typeof cardCalls.list>) {
  const within = status ? eq(printedCard.state, status) : undefined;
  const rows = await found(ctx.db)
    .where(within)
    .orderBy(asc(printedCard.id))
    .limit(PER_PAGE)
    .offset((page - 1) * PER_PAGE);
  const total = await ctx.db.$count(printedCard, within);
  return { items: rows.map(toCard), page, per_page: PER_PAGE, total };
}

/**
 * Fixes where these cards go and makes their file, cards and envelopes in the order given. Throws no_address, conflict
 * where one is neither waiting nor printed.
 */
export async function printCards(ctx: Ctx, { ids }: InputOf<typeof cardCalls.print>) {
  const cards = await inTransaction(ctx, async (tx) => {
    const wanted = await lockedCards(tx, ids, ['waiting', 'printed']);
    for (const card of wanted) {
      if (!card.address) throw cardRefusals.noAddress();
      if (card.state === 'printed') continue;
      await tx.db
        .update(printedCard)
        .set({ state: 'printed', printedAt: ctx.now, address: card.address })
        .where(eq(printedCard.id, card.id));
    }
    await audit(tx, { action: 'cards.print', target: 'printed_card:some', detail: { ids } });
    return wanted;
  });
  const pdf = await cardsPdf(
    cards.flatMap(({ address, ...card }) => (address ? [{ ...card, address }] : [])),
  );
  return { pdf: pdf.toString('base64'), count: cards.length };
}

/** Printed cards were posted; their givers are told, once. Again changes nothing. Throws conflict. */
export async function sendCards(ctx: Ctx, { ids }: InputOf<typeof cardCalls.send>) {
  return inTransaction(ctx, async (tx) => {
    const cards = await lockedCards(tx, ids, ['printed', 'sent']);
    const fresh = cards.filter(({ state }) => state === 'printed');
    for (const { id } of fresh) {
      const [sent] = await tx.db
        .update(printedCard)
        .set({ state: 'sent', sentAt: ctx.now })
        .where(eq(printedCard.id, id))
        .returning({ contributionId: printedCard.contributionId });
      if (sent) await tellGiver(tx, sent.contributionId);
    }
    await audit(tx, { action: 'cards.send', target: 'printed_card:some', detail: { ids } });
    return { count: cards.length };
  });
}

async function lockedCards(
  tx: Ctx,
  ids: readonly number[],
  states: readonly PrintedCard['state'][],
): Promise<PrintedCard[]> {
  const distinct = [...new Set(ids)];
  await tx.db
    .select({ id: printedCard.id })
    .from(printedCard)
    .where(inArray(printedCard.id, distinct))
    .orderBy(asc(printedCard.id))
    .for('update');
  const rows = await found(tx.db).where(
    and(inArray(printedCard.id, distinct), inArray(printedCard.state, [...states])),
  );
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]));
  if (byId.size < distinct.length) throw cardRefusals.notThere();
  return distinct.flatMap((id) => byId.get(id) ?? []);
}

async function tellGiver(tx: Ctx, contributionId: number): Promise<void> {
  const gift = await findGift(tx.db, { id: contributionId });
  if (!gift?.row.email) return;
  const mail = giftMails.cardSent(mailFacts(gift), siteOf(tx));
  await queueMail(tx, { ...mail, to: gift.row.email, key: `contribution:${gift.row.uuid}:${mail.kind}` });
}
