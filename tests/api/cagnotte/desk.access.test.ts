import { randomUUID } from 'node:crypto';
import { and, desc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnyCall } from '#src/calls/contract.ts';
import { addDays } from '#src/features/cagnotte/charge-date.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { demoDisputeCalls } from '#src/features/money/disputes/demo.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { reportCalls } from '#src/features/money/reconciliation/report.calls.ts';
import { reverseCommand } from '#src/features/money/reversal.server.ts';
import { newsroomCalls } from '#src/journeys/newsroom/newsroom.calls.ts';
import {
  addonCalls,
  disputeCalls,
  paymentCalls,
  potCalls,
  quarantineCalls,
  refundCalls,
} from '#src/journeys/payments-desk/desk.calls.ts';
import { auditLog, person } from '#src/server/db/schema/index.ts';
import { join, type Member } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { pay, preparedGift } from '#tests/support/cagnotte.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let rose: Member;
let camille: Member;
beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
  camille = await join(app, 'camille');
  await prove(app, rose.token);
});
afterAll(() => app.close());

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
const reason = 'Une raison qui veut dire quelque chose';

/** A paid gift to Camille's list; answers its reference. */
async function paid(amount = 5000): Promise<string> {
  const gift = await preparedGift(camille.listUuid, amount);
  await pay(app, gift.secret);
  const { rows } = await app.services.database.query('select uuid from contribution where hash = $1', [
    gift.hash,
  ]);
  return String(rows[0]?.uuid);
}

const asked = async (amount: number) => {
  const reference = await paid(40_000);
  return asRose(() => refundCalls.request({ reference, amount, reason, key: randomUUID() }));
};

const contested = async () => {
  const reference = await paid();
  return asRose(() => demoDisputeCalls.openDispute({ reference }));
};

async function quarantined(): Promise<string> {
  const { rows } = await app.services.database.query(
    `insert into quarantine (provider, intent_id, why, facts)
     values ('demo', 'pi_${randomUUID()}', 'intent', '{}') returning uuid`,
  );
  return String(rows[0]?.uuid);
}

const card = { id: null, name: 'Carte', description: '', price: 300, once_per_list: false, enabled: true };

/** Whatever changes something, and the word it leaves in the audit log. */
const CHANGES: { call: AnyCall; action: string; act: () => Promise<unknown> }[] = [
  {
    call: paymentCalls.exportAll,
    action: 'payments.export',
    act: () => asRose(() => paymentCalls.exportAll({})),
  },
  {
    call: paymentCalls.resendReceipt,
    action: 'receipt.resend',
    async act() {
      const reference = await paid();
      await asRose(() => paymentCalls.resendReceipt({ reference, key: randomUUID() }));
    },
  },
  { call: refundCalls.request, action: 'refund.request', act: () => asked(30_000) },
  {
    call: refundCalls.decide,
    action: 'refund.refuse',
    async act() {
      const { uuid } = await asked(30_000);
      await asRose(() => refundCalls.decide({ refund_uuid: uuid, approve: false, reason }));
    },
  },
  {
    call: disputeCalls.sendEvidence,
    action: 'dispute.evidence_send',
    async act() {
      const { uuid } = await contested();
      const text = 'Cette personne a choisi son montant et reçu son reçu.';
      await asRose(() => disputeCalls.sendEvidence({ dispute_uuid: uuid, text, submit: true }));
    },
  },
  {
    call: quarantineCalls.retry,
    action: 'quarantine.retry',
    async act() {
      const uuid = await quarantined();
      await asRose(() => quarantineCalls.retry({ uuid }));
    },
  },
  {
    call: quarantineCalls.setAside,
    action: 'quarantine.set_aside',
    async act() {
      const uuid = await quarantined();
      await asRose(() => quarantineCalls.setAside({ uuid, reason }));
    },
  },
  {
    call: potCalls.hold,
    action: 'pot.hold',
    act: () => asRose(() => potCalls.hold({ list_uuid: camille.listUuid, reason })),
  },
  {
    call: potCalls.release,
    action: 'pot.release',
    act: () => asRose(() => potCalls.release({ list_uuid: camille.listUuid, reason })),
  },
  { call: addonCalls.save, action: 'addon.create', act: () => asRose(() => addonCalls.save(card)) },
  { call: addonCalls.order, action: 'addon.order', act: () => asRose(() => addonCalls.order({ ids: [] })) },
  { call: reportCalls.run, action: 'reconciliation.run', act: () => asRose(() => reportCalls.run()) },
  {
    call: demoCalls.advanceClock,
    action: 'demo.clock_advance',
    act: () => asRose(() => demoCalls.advanceClock({ days: 1 })),
  },
  { call: demoDisputeCalls.openDispute, action: 'demo.dispute_open', act: contested },
  {
    call: demoDisputeCalls.closeDispute,
    action: 'demo.dispute_close',
    async act() {
      const { uuid } = await contested();
      await asRose(() => demoDisputeCalls.closeDispute({ dispute_uuid: uuid, outcome: 'lost' }));
    },
  },
];

const READS: AnyCall[] = [
  ...[paymentCalls.search, paymentCalls.get, refundCalls.list, disputeCalls.list, disputeCalls.get],
  ...[quarantineCalls.list, potCalls.search, potCalls.statement, addonCalls.list, reportCalls.get],
];

const GROUPS = [paymentCalls, refundCalls, disputeCalls, quarantineCalls, potCalls, addonCalls, reportCalls];
const pathOf = ({ contract }: AnyCall) => contract.path;
const DESK = [
  ...[...GROUPS, demoDisputeCalls].flatMap((group) => Object.values<AnyCall>(group)).map(pathOf),
  pathOf(demoCalls.advanceClock),
].sort();

describe('the desk of payments', () => {
  it('has every call of its own below: one that reads, or one that is written down', () => {
    expect([...READS, ...CHANGES.map(({ call }) => call)].map(pathOf).sort()).toEqual(DESK);
  });

  for (const path of DESK)
    it(`${path} is refused to a guest, to a dead token, and to whoever is not an admin`, async () => {
      expect((await app.send(path, '{}')).status).toBe(401);
      expect((await app.send(path, '{}', { authorization: 'Bearer nothing' })).status).toBe(401);
      const authorization = `Bearer ${camille.token}`;
      expect(await app.send(path, '{}', { authorization })).toMatchObject({
        status: 403,
        body: { code: 'forbidden' },
      });
    });

  for (const { call, action, act } of CHANGES)
    it(`${pathOf(call)} is in the audit log, with who did it`, async () => {
      const { db } = app.services.database;
      const found = () =>
        db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(desc(auditLog.id));
      const before = (await found()).length;
      await act();
      const after = await found();
      expect(after).toHaveLength(before + 1);
      const [me] = await db.select({ id: person.id }).from(person).where(eq(person.uuid, rose.uuid));
      expect(after[0]).toMatchObject({ actorId: me?.id, target: expect.stringMatching(/^[a-z]+:[\w-]+$/) });
      expect(JSON.stringify(after[0]), 'neither a name nor an address').not.toMatch(/@|Odile|4242/);
    });

  it('looks at the clock without a word in the log', async () => {
    const { db } = app.services.database;
    const moved = and(eq(auditLog.action, 'demo.clock_advance'));
    const before = await db.$count(auditLog, moved);
    await asRose(() => demoCalls.advanceClock({ days: 0 }));
    expect(await db.$count(auditLog, moved)).toBe(before);
  });
});

describe('the first screen of the admin', () => {
  it('says what of the money waits for somebody, since when or until when', async () => {
    const waiting = async () => (await asRose(() => newsroomCalls.siteState())).payments;
    const before = await waiting();
    const refund = await asked(30_000);
    await quarantined();
    const dispute = await contested();
    const after = await waiting();
    expect(after.refunds.total).toBe(before.refunds.total + 1);
    expect(after.disputes.total).toBe(before.disputes.total + 1);
    expect(after.quarantine.total).toBe(before.quarantine.total + 1);
    for (const at of [after.refunds.since, after.disputes.due_by, after.quarantine.since])
      expect(at).toMatch(/^\d{4}-\d{2}-\d{2}T/);
    const taken = { refund_uuid: refund.uuid, approve: false, reason };
    await asRose(() => refundCalls.decide(taken));
    const text = 'Cette personne a choisi son montant et reçu son reçu.';
    await asRose(() => disputeCalls.sendEvidence({ dispute_uuid: dispute.uuid, text, submit: true }));
    expect(await waiting()).toMatchObject({
      refunds: { total: before.refunds.total },
      disputes: { total: before.disputes.total },
    });
  });
});

describe('what is taken out of the desk', () => {
  it('is what the search finds, with names for the accounts and nothing that opens a payment', async () => {
    await paid(4400);
    const { items, more } = await asRose(() => paymentCalls.exportAll({ status: 'succeeded' }));
    const found = await asRose(() => paymentCalls.search({ status: 'succeeded' }));
    expect(more).toBe(false);
    expect(items).toHaveLength(found.total);
    expect(items.slice(0, found.items.length)).toEqual(found.items);
    expect(items[0]).toMatchObject({ giver: 'Mamie Odile', email: 'mamie@exemple.fr', total: 4400 });
    expect(JSON.stringify(items)).not.toMatch(/secret|hash|pi_demo/);
    expect((await asRose(() => paymentCalls.exportAll({ query: 'personne' }))).items).toEqual([]);
  });

  it('is a statement of each pot that ends at what the pot holds', async () => {
    const { lines } = await asRose(() => potCalls.statement({ list_uuid: camille.listUuid }));
    const { items } = await asRose(() => potCalls.search({ query: 'camille@exemple.fr' }));
    const [pot] = items;
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.at(-1)?.balance).toBe((pot?.pending ?? 0) + (pot?.available ?? 0) + (pot?.withdrawing ?? 0));
    await expect(asRose(() => potCalls.statement({ list_uuid: randomUUID() }))).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await asRose(() => potCalls.statement({ list_uuid: rose.listUuid }))).toEqual({ lines: [] });
  });
});

describe('a correction of the ledger', () => {
  it('is an opposite beside what was written: on the statement, in the history, the report and the log', async () => {
    const reference = await paid(7700);
    const { services } = app;
    const { rows } = await services.database.query('select id from contribution where uuid = $1', [
      reference,
    ]);
    const key = `contribution:${rows[0]?.id}:succeeded`;
    const day = (offset: number) => addDays(new Date().toISOString().slice(0, 10), offset);
    const differences = async () => {
      await asRose(() => reportCalls.run());
      const report = await asRose(() => reportCalls.get({ from: day(-1), to: day(1) }));
      return report.differences.filter((one) => one.reference === reference);
    };
    expect(await differences()).toEqual([]);
    await expect(reverseCommand(services, [key], () => {})).rejects.toThrow('Usage');
    const said: string[] = [];
    await reverseCommand(services, [key, 'Écrite', 'deux', 'fois'], (line) => said.push(line));
    expect(said).toEqual([`${key} is reversed by reversal:${key}.`]);
    const { lines } = await asRose(() => potCalls.statement({ list_uuid: camille.listUuid }));
    expect(lines.at(-1)).toMatchObject({ what: 'Correction', amount: -7700 });
    expect(await differences()).toMatchObject([{ kind: 'charge', ours: 0, theirs: 7700 }]);
    const { timeline } = await asRose(() => paymentCalls.get({ reference }));
    expect(timeline.map(({ what }) => what)).toContain('reversed');
    const [written] = await services.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.action, 'ledger.reverse'));
    expect(written).toMatchObject({ target: `ledger:${key}`, detail: { reason: 'Écrite deux fois' } });
    // Reversed by mistake, it is reversed in its turn.
    await reverseCommand(services, [`reversal:${key}`, 'Par', 'erreur'], () => {});
    expect(await differences()).toEqual([]);
    expect((await checkLedger(services.database.db)).problems).toEqual([]);
  });
});
