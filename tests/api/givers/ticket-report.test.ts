// The report of tickets: who registered with which one, when, and whether a list came of it.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { itemCalls } from '#src/features/lists/list.calls.ts';
import { ticketCalls } from '#src/features/tickets/ticket.calls.ts';
import { REPORT_PIECE } from '#src/features/tickets/ticket.ts';
import { person } from '#src/server/db/schema/index.ts';
import { join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let rose: Member;
let ines: Member;
const SALON = { label: '=HYPERLINK("x")', kind: 'partner' as const, max_uses: null, expires_at: null };
beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
  ines = await join(app, 'ines');
  await asRose(async () => {
    for (const code of ['SALON', 'SALON-2', 'SALON-A'])
      await ticketCalls.create({ ...SALON, code, offer_id: null });
  });
});
afterAll(() => app.close());

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
const register = (email: string, ticket_code: string) =>
  accountCalls.registerWithEmail({ email, password: PASSWORD, ticket_code });
const report = (asked: { code?: string; query?: string; page?: number } = {}) =>
  asRose(() => ticketCalls.report(asked));
const exported = (asked: { code?: string; query?: string; page?: number } = {}) =>
  asRose(() => ticketCalls.exportReport(asked));

describe('the report of tickets', () => {
  it('says of one that nobody brought that there is nothing', async () => {
    expect(await report({ code: 'SALON' })).toMatchObject({
      tickets: 1,
      uses: 0,
      accounts: 0,
      with_list: 0,
      items: [],
      total: 0,
    });
  });

  it('says who brought it, when, and whether a list came of it', async () => {
    const odile = await register('odile@exemple.fr', 'SALON');
    await app.as(odile.token, () =>
      accountCalls.finishSetup({ firstname: 'Odile', lastname: 'Petit', list_slug: 'odile-petit' }),
    );
    expect(await report({ code: 'SALON' })).toMatchObject({ accounts: 1, with_list: 0 });
    const item = { url: 'https://boutique.exemple.fr/hochet', name: 'Un hochet', price: 900 };
    await app.as(odile.token, () => itemCalls.addExternalItemToMain({ item }));
    await register('paul.sans-liste@exemple.fr', 'SALON');
    await register('autre@exemple.fr', 'SALON-2');
    const told = await report({ code: 'SALON' });
    expect(told).toMatchObject({ tickets: 1, uses: 2, accounts: 2, with_list: 1, total: 2 });
    expect(told.items.map(({ code, name, email, lists }) => [code, name, email, lists])).toEqual([
      ['SALON', '', expect.stringMatching(/^p.*@exemple\.fr$/), 0],
      ['SALON', 'Odile Petit', expect.stringMatching(/^o.*@exemple\.fr$/), 1],
    ]);
    expect(told.items[1]?.first_list_at).toEqual(expect.any(String));
    expect(told.items[0]?.first_list_at).toBeNull();
    // The address itself is the desk of people's to tell.
    expect(JSON.stringify(told)).not.toMatch(/odile@|paul\.sans-liste/);
  });

  it('is of a whole batch where its name is searched for, and of nothing where none bears it', async () => {
    expect(await report({ query: 'hyperlink' })).toMatchObject({ tickets: 3, uses: 3, accounts: 3 });
    expect(await report({ query: 'salon' })).toMatchObject({ tickets: 3, uses: 3 });
    expect(await report({ query: 'salon-' })).toMatchObject({ tickets: 2, uses: 1 });
    expect(await report({ code: 'RIEN' })).toMatchObject({ tickets: 0, uses: 0, items: [] });
  });

  it('counts an account that left as a use, and names it no more', async () => {
    const { token } = await register('partie@exemple.fr', 'SALON-A');
    expect(await report({ code: 'SALON-A' })).toMatchObject({ uses: 1, accounts: 1 });
    await app.as(token, () => profileCalls.deleteMyAccount({ password: PASSWORD }));
    expect(await report({ code: 'SALON-A' })).toMatchObject({ uses: 1, accounts: 0, items: [] });
  });

  it('leaves as a file without addresses nor names, in which nothing is a formula', async () => {
    const { filename, content, pages } = await exported({ code: 'SALON' });
    expect(filename).toMatch(/^inscriptions-.*\.csv$/);
    expect(pages).toBe(1);
    const lines = content.trim().split('\r\n');
    expect(lines).toHaveLength(3);
    expect(lines[1]).toContain(`SALON;"'=HYPERLINK(""x"")"`);
    expect(content).not.toMatch(/odile@|Odile|Petit|paul\.sans/);
    expect(await exported({ code: 'SALON', page: 2 })).toMatchObject({ content: '' });
  });

  it('leaves in pieces, whole and each once, the first registered first', async () => {
    const { db } = app.services.database;
    const many = REPORT_PIECE + 1;
    await db.insert(person).values(
      Array.from({ length: many }, (_, n) => ({
        email: `foule-${n}@exemple.fr`,
        ticketCode: 'SALON-A',
        createdAt: new Date(Date.UTC(2026, 0, 1, 0, 0, n)),
      })),
    );
    const first = await exported({ code: 'SALON-A' });
    const second = await exported({ code: 'SALON-A', page: 2 });
    expect(first.pages).toBe(2);
    const lines = `${first.content}${second.content}`.trim().split('\r\n');
    expect(lines).toHaveLength(many + 1);
    expect(new Set(lines).size).toBe(many + 1);
    expect(second.content).not.toContain('\uFEFF');
    expect(await report({ code: 'SALON-A', page: 3 })).toMatchObject({ total: many, page: 3 });
  });

  it('is of staff for people alone, and refuses what is no question', async () => {
    const works: (() => Promise<unknown>)[] = [
      () => ticketCalls.report({}),
      () => ticketCalls.exportReport({}),
    ];
    for (const work of works) {
      await expect(app.as(ines.token, work)).rejects.toMatchObject({ code: 'forbidden' });
      await expect(app.as(null, work)).rejects.toMatchObject({ code: 'unauthenticated' });
    }
    for (const asked of [{ page: 0 }, { page: 1e9 }, { code: 'x'.repeat(200) }, { query: 'y'.repeat(200) }])
      await expect(report(asked)).rejects.toMatchObject({ code: 'invalid_input' });
    expect(await report({ query: '%' })).toMatchObject({ tickets: 0 });
    expect(await report({ code: "S' or 1=1 --" })).toMatchObject({ tickets: 0 });
  });
});
