import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { checkLedger } from '#src/features/money/ledger-check.server.ts';
import { offerCalls, offerDeskCalls } from '#src/features/offers/offer.calls.ts';
import { ticketCalls } from '#src/features/tickets/ticket.calls.ts';
import { voucherCalls } from '#src/features/vouchers/voucher.calls.ts';
import { person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { offerOf } from '#tests/support/offers.ts';

let app: TestApp;
let rose: Member;
let camille: Member;
let ines: Member;

beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  at('2026-12-05T11:00:00Z');
});
afterAll(() => app.close());

const at = (instant: string) => app.services.moveClock(Date.parse(instant) - Date.now());
const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
const asInes = <T>(work: () => Promise<T>) => app.as(ines.token, work);
const save = (more: Parameters<typeof offerOf>[0] = {}) => asRose(() => offerDeskCalls.save(offerOf(more)));
const door = (day: number, year = 2026) => ({ door: { year, day }, audience: 'users' as const });
const stateOf = async (day: number) =>
  (await asInes(() => offerCalls.calendar())).doors.find((one) => one.day === day)?.state;

describe('an offer of the desk', () => {
  it('is saved whole, changed, told while it holds, and deleted while nobody took it', async () => {
    const made = await save({ title: 'Bienvenue', code: 'noel-10', percent: 10, min_total: 3000 });
    expect(made).toMatchObject({ code: 'NOEL-10', percent: 10, door: null, product: null, enabled: true });
    expect((await offerCalls.active()).items.map(({ id }) => id)).toContain(made.id);
    const later = await save({ id: made.id, code: 'NOEL-10', starts_at: '2026-12-06T00:00:00Z' });
    expect(later.id).toBe(made.id);
    expect((await offerCalls.active()).items).toEqual([]);
    const listed = await asRose(() => offerDeskCalls.list());
    expect(listed.items).toEqual([later]);
    // By the clock that decides, not the browser's.
    expect(Math.abs(Date.parse(listed.now) - app.services.clock().getTime())).toBeLessThan(60_000);
    expect(await asRose(() => offerDeskCalls.report({ id: made.id }))).toEqual({
      claims: 0,
      uses: 0,
      turnover: 0,
    });
    await asRose(() => offerDeskCalls.remove({ id: made.id }));
    for (const work of [
      () => offerDeskCalls.remove({ id: made.id }),
      () => offerDeskCalls.report({ id: made.id }),
      () => offerDeskCalls.save(offerOf({ id: made.id })),
    ])
      await expect(asRose(work as () => Promise<unknown>)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is refused where something is wanting or taken', async () => {
    await save({ code: 'PRIS', ...door(1) });
    for (const [code, more] of [
      ['code_taken', { code: 'pris' }],
      ['door_taken', door(1)],
      ['invalid_input', { percent: null }],
      ['invalid_input', { percent: 10, amount: 500 }],
      ['invalid_input', { kind: 'gift' }],
      ['invalid_input', { kind: 'voucher', percent: null }],
      ['invalid_input', { kind: 'content', percent: null }],
      ['invalid_input', { ends_at: '2026-01-01T00:00:00Z' }],
      ['invalid_input', { audience: 'completion', code: 'X-10' }],
      ['invalid_input', { kind: 'content', content_path: '//ailleurs.fr', percent: null }],
      ['not_found', { kind: 'gift', product_id: 987_654 }],
    ] as const)
      await expect(save(more), JSON.stringify(more)).rejects.toMatchObject({ code });
    for (const token of [null, ines.token])
      await expect(app.as(token, () => offerDeskCalls.list())).rejects.toMatchObject({
        code: token ? 'forbidden' : 'unauthenticated',
      });
  });

  it('is for its audience alone', async () => {
    await save({ title: 'Connectées', audience: 'users' });
    await save({ title: 'Nouvelles', audience: 'newcomers' });
    const seen = async (token: string | null) =>
      (await app.as(token, () => offerCalls.active())).items.map(({ title }) => title);
    expect(await seen(null)).toEqual([]);
    expect(await seen(ines.token)).toEqual(expect.arrayContaining(['Connectées', 'Nouvelles']));
  });
});

describe('the calendar', () => {
  it('opens a door at midnight in Paris, tells it once it is open, and keeps it', async () => {
    await save({
      title: 'La lecture',
      kind: 'content',
      percent: null,
      content_path: '/magazine',
      ...door(6),
    });
    at('2026-12-05T22:59:30Z');
    expect(await stateOf(6)).toBe('closed');
    await expect(asInes(() => offerCalls.openDoor({ year: 2026, day: 6 }))).rejects.toMatchObject({
      code: 'door_closed',
    });
    at('2026-12-05T23:00:30Z');
    const before = await asInes(() => offerCalls.calendar());
    expect(before).toMatchObject({ year: 2026, opens_on: '2026-12-01', today: 6 });
    expect(before.doors).toHaveLength(24);
    expect(JSON.stringify(before)).not.toContain('La lecture');
    const opened = await asInes(() => offerCalls.openDoor({ year: 2026, day: 6 }));
    expect(opened).toMatchObject({
      offer: { title: 'La lecture' },
      claim: { code: null, voucher_id: null, used_at: null },
    });
    expect(await asInes(() => offerCalls.openDoor({ year: 2026, day: 6 }))).toEqual(opened);
    expect((await asInes(() => offerCalls.calendar())).doors[5]).toMatchObject({
      state: 'opened',
      offer: { title: 'La lecture' },
    });
    expect((await app.as(camille.token, () => offerCalls.calendar())).doors[5]).toMatchObject({
      state: 'openable',
      offer: null,
    });
    expect((await asInes(() => offerCalls.mine())).items).toEqual([opened.claim]);
    await expect(offerCalls.calendar()).rejects.toMatchObject({ code: 'unauthenticated' });
  });

  it('gives its last piece once, and consoles who comes later', async () => {
    await save({
      title: 'Bon',
      kind: 'voucher',
      amount: 700,
      percent: null,
      stock: 1,
      consolation: 'Trop tard',
      ...door(7),
    });
    at('2026-12-08T10:00:00Z');
    const opened = await Promise.all(
      [ines, camille].map(({ token }) => app.as(token, () => offerCalls.openDoor({ year: 2026, day: 7 }))),
    );
    const given = opened.filter(({ claim }) => claim.voucher_id !== null);
    expect(given).toHaveLength(1);
    expect(opened.find(({ claim }) => claim.voucher_id === null)).toMatchObject({
      offer: { kind: 'content', text: 'Trop tard', amount: null },
    });
    const lists = await Promise.all(
      [ines, camille].map(({ token }) => app.as(token, () => voucherCalls.list())),
    );
    expect(lists.map(({ total }) => total).toSorted()).toEqual([0, 700]);
    expect((await checkLedger(app.services.database.db)).problems).toEqual([]);
    const [bon] = (await asRose(() => offerDeskCalls.list())).items.filter(({ title }) => title === 'Bon');
    await expect(asRose(() => offerDeskCalls.remove({ id: bon?.id ?? 0 }))).rejects.toMatchObject({
      code: 'offer_in_use',
    });
  });

  it('consoles whom its offer is not for, and who comes once it is over', async () => {
    const consolation = 'Pour une autre fois';
    const voucher = { kind: 'voucher' as const, amount: 400, percent: null, consolation };
    await save({ title: 'Pour les listes', ...voucher, ...door(3), audience: 'newcomers' });
    await save({ title: 'Fini', percent: 15, consolation, ends_at: '2026-12-06T00:00:00Z', ...door(4) });
    at('2026-12-08T10:00:00Z');
    await app.services.database.db
      .update(person)
      .set({ createdAt: new Date('2026-10-01T00:00:00Z') })
      .where(eq(person.email, CAST.camille.email));
    for (const day of [3, 4]) {
      const { offer, claim } = await app.as(camille.token, () => offerCalls.openDoor({ year: 2026, day }));
      expect(offer).toMatchObject({ kind: 'content', text: consolation, amount: null, percent: null });
      expect(claim).toMatchObject({ code: null, voucher_id: null });
    }
    expect(await asInes(() => offerCalls.openDoor({ year: 2026, day: 3 }))).toMatchObject({
      offer: { amount: 400 },
      claim: { voucher_id: expect.any(Number) },
    });
  });

  it('keeps what was opened when the desk takes its offer away', async () => {
    const made = await save({ title: 'Un temps', percent: 12, ...door(2) });
    const opened = await asInes(() => offerCalls.openDoor({ year: 2026, day: 2 }));
    await save({ title: 'Un temps', percent: 12, ...door(2), id: made.id, enabled: false });
    expect((await asInes(() => offerCalls.calendar())).doors[1]).toMatchObject({
      state: 'opened',
      offer: { title: 'Un temps' },
    });
    const again = await asInes(() => offerCalls.openDoor({ year: 2026, day: 2 }));
    expect(again.claim).toMatchObject({ id: opened.claim.id, code: opened.claim.code });
    expect((await app.as(camille.token, () => offerCalls.calendar())).doors[1]?.state).toBe('missed');
  });

  it('is opened once by a person who presses twice at once', async () => {
    await save({ title: 'Code', percent: 15, ...door(8) });
    const twice = await Promise.all(
      [1, 2].map(() => asInes(() => offerCalls.openDoor({ year: 2026, day: 8 }))),
    );
    expect(twice[0]).toEqual(twice[1]);
    expect(twice[0]?.claim.code).toMatch(/^[2-9A-Z]{10}$/);
  });

  it('waits until the last of December, then is missed, and is shown through January', async () => {
    at('2026-12-31T22:59:00Z');
    expect(await asInes(() => offerCalls.calendar())).toMatchObject({ year: 2026, today: null });
    await save({ title: 'Le dernier', percent: 5, ...door(24) });
    expect(await stateOf(24)).toBe('openable');
    at('2026-12-31T23:00:30Z');
    expect(await stateOf(24)).toBe('missed');
    await expect(asInes(() => offerCalls.openDoor({ year: 2026, day: 24 }))).rejects.toMatchObject({
      code: 'door_closed',
    });
    expect(await stateOf(6)).toBe('opened');
    at('2027-02-01T00:00:00Z');
    expect(await asInes(() => offerCalls.calendar())).toMatchObject({ year: 2027, today: null });
    expect((await asInes(() => offerCalls.calendar({ year: 2026 }))).doors[5]).toMatchObject({
      state: 'opened',
    });
  });
});

it('comes with the ticket that somebody registers with', async () => {
  const offer = await save({ title: 'Du salon', percent: 20, ends_at: '2027-12-31T00:00:00Z' });
  const { code } = await asRose(() =>
    ticketCalls.create({ label: 'Salon', kind: 'offer', max_uses: 1, expires_at: null, offer_id: offer.id }),
  );
  // Brought by a ticket, it is open to nobody else.
  expect((await asInes(() => offerCalls.active())).items.map(({ id }) => id)).not.toContain(offer.id);
  const { token } = await accountCalls.registerWithEmail({
    email: 'salon@exemple.fr',
    password: PASSWORD,
    ticket_code: code,
  });
  const { items } = await app.as(token, () => offerCalls.mine());
  expect(items).toMatchObject([{ offer: { id: offer.id }, code: expect.stringMatching(/^[2-9A-Z]{10}$/) }]);
});

it.each([
  ['2027-07-10T10:00:00Z', '2029-07-10T21:59'],
  ['2027-12-10T10:00:00Z', '2029-12-10T22:59'],
])('a voucher taken at %s is said to be good until its last day ends in France', async (now, until) => {
  at(now);
  const voucher = { kind: 'voucher' as const, amount: 500, percent: null, ends_at: '2028-01-01T00:00:00Z' };
  const offer = await save({ title: 'Bon du salon', ...voucher });
  const ticket = {
    label: 'Salon',
    kind: 'offer' as const,
    max_uses: 1,
    expires_at: null,
    offer_id: offer.id,
  };
  const { code: ticket_code } = await asRose(() => ticketCalls.create(ticket));
  const email = `salon-${now.slice(5, 7)}@exemple.fr`;
  const { token } = await accountCalls.registerWithEmail({ email, password: PASSWORD, ticket_code });
  const { items } = await app.as(token, () => offerCalls.mine());
  expect(items[0]?.expires_at.slice(0, 16)).toBe(until);
  expect((await app.as(token, () => voucherCalls.list())).items[0]?.expires_on).toBe(until.slice(0, 10));
});
