import { randomBytes } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { demoPayout, demoRecipient } from '#src/server/db/schema/index.ts';
import { writeDemoLine } from './demo-balance.ts';
import { type DemoBank, demoId } from './demo-books.ts';
import { bankRefusal, findDemoIban } from './demo-ibans.ts';
import {
  type Payout,
  type PayoutProvider,
  PayoutRefusedError,
  type Recipient,
  type RecipientStatus,
} from './payouts.ts';

/** A transfer between banks takes two days, in demonstration as elsewhere. */
const ARRIVAL_MS = 2 * 24 * 3600 * 1000;

type Row = typeof demoRecipient.$inferSelect;
type PaidRow = typeof demoPayout.$inferSelect;

/** The demo bank pays nobody: it only goes through the states, on the demonstration's clock. */
export function demoPayouts(bank: DemoBank): PayoutProvider {
  const orderOf = (kind: 'transfer' | 'payout', order: Parameters<PayoutProvider['payout']>[0]) =>
    book(bank, { ...order, kind });
  return {
    createRecipient: ({ idempotencyKey }) => createRecipient(bank, idempotencyKey),
    retrieveRecipient: async (id) => toRecipient(await recipientOf(bank, id)),
    async onboardingUrl(id, { returnUrl }) {
      await bank.db.update(demoRecipient).set({ returnPath: returnUrl }).where(eq(demoRecipient.id, id));
      return `/p/demo-identite/${(await recipientOf(bank, id)).linkToken}`;
    },
    async transfer(order) {
      const { status } = await recipientOf(bank, order.recipient);
      if (status !== 'verified') throw new PayoutRefusedError('recipient_not_verified');
      const { id } = await orderOf('transfer', order);
      await writeDemoLine(bank.db, { ...lineOf(id), amount: -order.amount });
      return { id };
    },
    payout: async (order) => toPayout(bank, await orderOf('payout', order)),
    findTransfer: (order) => findOrder(bank, order),
    async findPayout(order) {
      const known = await findOrder(bank, order);
      return known && toPayout(bank, known);
    },
    async retrievePayout(id) {
      const [row] = await bank.db.select().from(demoPayout).where(eq(demoPayout.id, id));
      if (!row) throw new Error(`The demo bank has no payout ${id}`);
      return toPayout(bank, row);
    },
    async reverseTransfer(id) {
      await bank.db.update(demoPayout).set({ reversed: true }).where(eq(demoPayout.id, id));
      const [out] = await bank.db.select().from(demoPayout).where(eq(demoPayout.id, id));
      if (out) await writeDemoLine(bank.db, { ...lineOf(id, 'back_'), amount: out.amount });
    },
  };
}

const lineOf = (transferId: string, back = '') => ({
  id: `txn_${back}${transferId}`,
  kind: 'transfer' as const,
  source: transferId,
});

async function createRecipient(bank: DemoBank, idempotencyKey: string): Promise<Recipient> {
  const linkToken = randomBytes(24).toString('base64url');
  await bank.db
    .insert(demoRecipient)
    .values({ id: demoId('acct'), idempotencyKey, linkToken })
    .onConflictDoNothing({ target: demoRecipient.idempotencyKey });
  const [row] = await bank.db
    .select()
    .from(demoRecipient)
    .where(eq(demoRecipient.idempotencyKey, idempotencyKey));
  if (!row) throw new Error('The demo bank lost a recipient');
  return toRecipient(row);
}

async function recipientOf(bank: DemoBank, id: string): Promise<Row> {
  const [row] = await bank.db.select().from(demoRecipient).where(eq(demoRecipient.id, id));
  if (!row) throw new Error(`The demo bank has no recipient ${id}`);
  return row;
}

const toRecipient = ({ id, status, bankLast4 }: Row): Recipient => ({
  id,
  status: status as RecipientStatus,
  bankLast4,
});

interface Order {
  kind: 'transfer' | 'payout';
  recipient: string;
  amount: number;
  idempotencyKey: string;
}

async function book(bank: DemoBank, { kind, recipient, amount, idempotencyKey }: Order): Promise<PaidRow> {
  const { bankLast4 } = await recipientOf(bank, recipient);
  const pays = kind === 'payout';
  await bank.db
    .insert(demoPayout)
    .values({
      id: demoId(pays ? 'po' : 'tr'),
      kind,
      recipient,
      amount,
      idempotencyKey,
      arrivesAt: pays ? new Date(bank.now().getTime() + ARRIVAL_MS) : null,
      failureCode: pays ? bankRefusal(bankLast4) : null,
    })
    .onConflictDoNothing({ target: demoPayout.idempotencyKey });
  const row = await findOrder(bank, { idempotencyKey });
  if (!row) throw new Error('The demo bank lost an order');
  return row;
}

async function findOrder(
  bank: DemoBank,
  { idempotencyKey }: { idempotencyKey: string },
): Promise<PaidRow | null> {
  const [row] = await bank.db.select().from(demoPayout).where(eq(demoPayout.idempotencyKey, idempotencyKey));
  return row ?? null;
}

function toPayout(bank: DemoBank, row: PaidRow): Payout {
  const arrived = row.arrivesAt !== null && row.arrivesAt <= bank.now();
  const status = !arrived ? 'pending' : row.failureCode ? 'failed' : 'paid';
  return {
    id: row.id,
    status,
    arrivesAt: row.arrivesAt,
    failureCode: status === 'failed' ? row.failureCode : null,
  };
}

/** A recipient by the address of its page; null when the address is nobody's. */
export async function findDemoRecipient(bank: Pick<DemoBank, 'db'>, linkToken: string): Promise<Row | null> {
  const [row] = await bank.db.select().from(demoRecipient).where(eq(demoRecipient.linkToken, linkToken));
  return row ?? null;
}

/** Documented surnames: what the demo bank makes of who they say they are. */
export const DEMO_SURNAMES = { refused: 'refus', documents: 'document' } as const;

export interface DemoIdentity {
  surname: string;
  iban: string;
  /** The second visit of who was asked for more papers. */
  papers: boolean;
}

/** Takes what the hosted page was given; 'iban_not_demo' for any account that is not of the demonstration. */
export async function giveDemoIdentity(
  bank: Pick<DemoBank, 'db'>,
  row: Row,
  { surname, iban, papers }: DemoIdentity,
): Promise<RecipientStatus | 'iban_not_demo'> {
  const account = findDemoIban(iban);
  if (!account) return 'iban_not_demo';
  const name = surname.trim().toLowerCase();
  const status: RecipientStatus =
    name === DEMO_SURNAMES.refused
      ? 'refused'
      : name === DEMO_SURNAMES.documents && !papers
        ? 'documents'
        : 'verified';
  await bank.db
    .update(demoRecipient)
    .set({ status, surname: surname.trim(), bankLast4: account.iban.slice(-4) })
    .where(eq(demoRecipient.id, row.id));
  return status;
}
