import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contributionCalls as calls } from '#src/features/cagnotte/cagnotte.calls.ts';
import { chargeScheduled } from '#src/features/cagnotte/charge.server.ts';
import { demoCalls } from '#src/features/cagnotte/demo.calls.ts';
import { expireOld, remindGivers, runDueCharges } from '#src/features/cagnotte/due.server.ts';
import { formatDate } from '#src/lib/format.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { CARDS, givenList, mailsTo, pay } from '#tests/support/cagnotte.ts';

let app: TestApp;
let list: Awaited<ReturnType<typeof givenList>>;
beforeAll(async () => {
  app = await startTestApp();
  list = await givenList(app);
});
afterAll(() => app.close());

/** Business time is this instant, of any year: what is real goes on beside it. */
const at = (instant: string) => app.services.moveClock(Date.parse(instant) - Date.now());

let givers = 0;

async function begun(day: string) {
  givers += 1;
  const email = `promet-${givers}@exemple.fr`;
  const { contribution, payment } = await calls.add({
    list_uuid: list.uuid,
    contribution: { amount: 4000, contributor: { email, publicname: 'Mamie Odile' } },
    delayed: day,
  });
  return { hash: contribution.hash, email, secret: payment?.client_secret ?? '' };
}

/** A gift for that day, promised at this instant, its card saved. */
async function promised(day: string, { from, card = CARDS.good }: { from: string; card?: string }) {
  at(from);
  const { hash, email, secret } = await begun(day);
  await pay(app, secret, card);
  expect((await calls.checkStatus({ hash })).status).toBe('scheduled');
  return { hash, email };
}

const statusOf = async (hash: string) => (await calls.get({ hash })).status;
const kinds = async (email: string) => (await mailsTo(app, email)).map(({ key }) => key.split(':').at(-1));

/** Runs what time brings at this instant. */
async function tick(instant: string) {
  at(instant);
  await remindGivers(app.services);
  await runDueCharges(app.services);
  await expireOld(app.services);
}

/** A day, the last second of the one before in France, and its first. Winter is UTC+1, summer UTC+2. */
const DAYS: { what: string; day: string; from: string; eve: string; midnight: string; reminded: string }[] = [
  {
    what: 'the 31st, from the 28th of February',
    day: '2027-03-31',
    from: '2027-02-28T12:00:00Z',
    reminded: '2027-03-27T23:00:00Z',
    eve: '2027-03-30T21:59:59Z',
    midnight: '2027-03-30T22:00:00Z',
  },
  {
    what: 'the 29th of February of a leap year',
    day: '2028-02-29',
    from: '2028-01-31T12:00:00Z',
    reminded: '2028-02-25T23:00:00Z',
    eve: '2028-02-28T22:59:59Z',
    midnight: '2028-02-28T23:00:00Z',
  },
  {
    what: 'the 1st of March of a year without a 29th of February',
    day: '2027-03-01',
    from: '2027-02-01T12:00:00Z',
    reminded: '2027-02-25T23:00:00Z',
    eve: '2027-02-28T22:59:59Z',
    midnight: '2027-02-28T23:00:00Z',
  },
  {
    what: 'the 1st of January, in the new year of France before that of UTC',
    day: '2028-01-01',
    from: '2027-12-01T12:00:00Z',
    reminded: '2027-12-28T23:00:00Z',
    eve: '2027-12-31T22:59:59Z',
    midnight: '2027-12-31T23:00:00Z',
  },
  {
    what: 'the Sunday of spring that has 23 hours',
    day: '2027-03-28',
    from: '2027-03-20T12:00:00Z',
    reminded: '2027-03-24T23:00:00Z',
    eve: '2027-03-27T22:59:59Z',
    midnight: '2027-03-27T23:00:00Z',
  },
  {
    what: 'the Monday after it, an hour sooner in UTC',
    day: '2027-03-29',
    from: '2027-03-20T12:00:00Z',
    reminded: '2027-03-25T23:00:00Z',
    eve: '2027-03-28T21:59:59Z',
    midnight: '2027-03-28T22:00:00Z',
  },
  {
    what: 'the Sunday of autumn that has 25 hours',
    day: '2027-10-31',
    from: '2027-10-20T12:00:00Z',
    reminded: '2027-10-27T22:00:00Z',
    eve: '2027-10-30T21:59:59Z',
    midnight: '2027-10-30T22:00:00Z',
  },
  {
    what: 'the Monday after it, an hour later in UTC',
    day: '2027-11-01',
    from: '2027-10-20T12:00:00Z',
    reminded: '2027-10-28T22:00:00Z',
    eve: '2027-10-31T22:59:59Z',
    midnight: '2027-10-31T23:00:00Z',
  },
];

const before = (instant: string) => new Date(Date.parse(instant) - 1000).toISOString();

describe('a gift for a later day, by the calendar of France', () => {
  for (const { what, day, from, eve, midnight, reminded } of DAYS)
    it(`for ${what}: reminded three days before, charged from its midnight and not a second sooner`, async () => {
      const { hash, email } = await promised(day, { from });
      await tick(before(reminded));
      expect(await kinds(email)).toEqual(['begun', 'scheduled']);
      await tick(reminded);
      await tick(reminded);
      expect(await kinds(email)).toEqual(['begun', 'scheduled', 'reminder']);
      await tick(eve);
      expect(await statusOf(hash)).toBe('scheduled');
      await tick(midnight);
      expect(await statusOf(hash)).toBe('succeeded');
      expect((await mailsTo(app, email)).find(({ key }) => key.endsWith(':reminder'))?.text).toContain(
        formatDate(day),
      );
    });

  it('is refused for a day that no calendar has, and for one over a year ahead', async () => {
    at('2027-02-10T12:00:00Z');
    const give = (delayed: string) =>
      calls.add({ list_uuid: list.uuid, contribution: { amount: 4000 }, delayed });
    for (const day of ['2027-02-29', '2027-04-31', '2027-13-01', '2027-00-10', '31/03/2027'])
      await expect(give(day), day).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(give('2028-02-11')).rejects.toMatchObject({ code: 'date_out_of_range' });
    expect((await give('2028-02-10')).contribution.charge_on).toBe('2028-02-10');
    at('2027-03-02T12:00:00Z');
    await expect(give('2028-03-02')).rejects.toMatchObject({ code: 'date_out_of_range' });
  });

  it('is tried again 1, 3 and 7 days later across the change of the clocks, once a day, then given up', async () => {
    const card = CARDS.failsLater;
    const { hash, email } = await promised('2027-03-27', { from: '2027-03-20T12:00:00Z', card });
    const tries: string[] = [];
    let known = '';
    for (let hour = 0; hour < 24 * 10; hour += 3) {
      const instant = new Date(Date.parse('2027-03-26T20:30:00Z') + hour * 3_600_000).toISOString();
      await tick(instant);
      const { rows } = await app.services.database.query(
        'select charge_tries::text as tries, status from contribution where hash = $1',
        [hash],
      );
      if (rows[0]?.tries !== known && known !== '') tries.push(dayHour(instant));
      known = String(rows[0]?.tries);
    }
    expect(tries.map((one) => one.slice(0, 10))).toEqual([
      ...['2027-03-27', '2027-03-28', '2027-03-30', '2027-04-03'],
    ]);
    expect(await statusOf(hash)).toBe('failed');
    expect(await kinds(email)).toEqual(['begun', 'scheduled', 'reminder', 'failed']);
  });
});

const PARIS = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Paris',
  dateStyle: 'short',
  timeStyle: 'short',
});
const dayHour = (instant: string) => PARIS.format(new Date(instant));

const linkOf = async (email: string, path: string) => {
  const told = (await mailsTo(app, email)).findLast(({ text }) => text.includes(path));
  return new RegExp(`${path}([\\w-]+)`).exec(told?.text ?? '')?.[1] ?? '';
};

describe('a gift for a later day that meets its giver again', () => {
  it('asks by a link that is good for 72 hours, to the second, then lets go', async () => {
    const { hash, email } = await waiting('2027-05-10', '2027-05-01T12:00:00Z');
    const [path, tooLate] = ['/p/participation-cagnotte-paiement/', '2027-05-12T22:00:01Z'];
    expect(await linkOf(email, path)).toBe(hash);
    await tick('2027-05-12T21:59:59Z');
    expect(await statusOf(hash)).toBe('needs_action');
    await tick(tooLate);
    expect(await statusOf(hash)).toBe('expired');
    const { payment } = await calls.getDetail({ hash, gen_stripe_payment: true });
    expect(payment).toBeNull();
  });

  it('is canceled by its link while it waits for them, and is charged no more', async () => {
    const { hash, email } = await waiting('2027-06-10', '2027-06-01T12:00:00Z');
    const action_token = await linkOf(email, '/p/annuler-participation/');
    expect((await calls.cancel({ action_token })).status).toBe('canceled');
    expect((await calls.cancel({ action_token })).status).toBe('canceled');
    await tick('2027-06-20T12:00:00Z');
    expect(await statusOf(hash)).toBe('canceled');
  });

  it('is canceled between two tries of a refused card', async () => {
    const card = CARDS.failsLater;
    const { hash, email } = await promised('2027-07-10', { from: '2027-07-01T12:00:00Z', card });
    await tick('2027-07-10T12:00:00Z');
    expect(await statusOf(hash)).toBe('scheduled');
    const action_token = await linkOf(email, '/p/annuler-participation/');
    expect((await calls.cancel({ action_token })).status).toBe('canceled');
    await tick('2027-07-18T12:00:00Z');
    expect(await statusOf(hash)).toBe('canceled');
    expect(await kinds(email)).not.toContain('failed');
  });

  it('is looked at once more at the moment of charging: canceled meanwhile, it stays canceled', async () => {
    const { hash, email } = await promised('2027-08-10', { from: '2027-08-01T12:00:00Z' });
    const { rows } = await app.services.database.query(
      'select id::int as id from contribution where hash = $1',
      [hash],
    );
    at('2027-08-10T12:00:00Z');
    // The job has read which gifts are due, and the giver cancels before it comes to this one.
    await calls.cancel({ action_token: await linkOf(email, '/p/annuler-participation/') });
    expect(await chargeScheduled(app.services, Number(rows[0]?.id))).toBe('canceled');
    const { rows: charged } = await app.services.database.query(
      "select count(*)::int as n from demo_intent where kind = 'payment' and metadata ->> 'contribution' = (select uuid::text from contribution where hash = $1)",
      [hash],
    );
    expect(charged).toEqual([{ n: 0 }]);
  });

  it('begun two days before its day is not reminded of what its giver has just read', async () => {
    const { email } = await promised('2027-09-10', { from: '2027-09-08T12:00:00Z' });
    await tick('2027-09-09T12:00:00Z');
    expect(await kinds(email)).toEqual(['begun', 'scheduled']);
  });
});

/** A gift whose bank wants its giver on its day, in summer. */
async function waiting(day: string, from: string) {
  at(from);
  const { hash, email, secret } = await begun(day);
  const card = { client_secret: secret, card_number: CARDS.challenged };
  const { next_action } = await demoCalls.confirm(card);
  await demoCalls.answer3ds({ token: next_action?.url.split('/').at(-1) ?? '', authorize: true });
  expect((await calls.checkStatus({ hash })).status).toBe('scheduled');
  at(`${day}T00:00:00+02:00`);
  await runDueCharges(app.services);
  expect(await statusOf(hash)).toBe('needs_action');
  return { hash, email };
}
