import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { ticketCalls } from '#src/features/tickets/ticket.calls.ts';
import { join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';

let app: TestApp;
let rose: Member;
let ines: Member;
beforeAll(async () => {
  app = await startTestApp();
  rose = await join(app, 'rose');
  ines = await join(app, 'ines');
});
afterAll(() => app.close());

const asRose = <T>(work: () => Promise<T>) => app.as(rose.token, work);
const PLAIN = {
  label: 'Salon bébé',
  kind: 'invitation' as const,
  max_uses: null,
  expires_at: null,
  offer_id: null,
};
const registering = (email: string, ticket_code: string) =>
  accountCalls.registerWithEmail({ email, password: PASSWORD, ticket_code });

describe('a ticket', () => {
  it('is made, found and closed by an operator alone', async () => {
    const drawn = await asRose(() => ticketCalls.create(PLAIN));
    expect(drawn).toMatchObject({ code: expect.stringMatching(/^[2-9A-Z]{10}$/), uses: 0, enabled: true });
    const named = await asRose(() => ticketCalls.create({ ...PLAIN, code: ' noel-2026 ', max_uses: 3 }));
    expect(named).toMatchObject({ code: 'NOEL-2026', max_uses: 3 });
    for (const [code, input] of [
      ['code_taken', { ...PLAIN, code: 'NOEL-2026' }],
      ['invalid_input', { ...PLAIN, code: 'n o' }],
      ['not_found', { ...PLAIN, offer_id: 4242 }],
    ] as const)
      await expect(asRose(() => ticketCalls.create(input))).rejects.toMatchObject({ code });
    const found = await asRose(() => ticketCalls.list({ query: 'noel_' }));
    expect(found.items).toEqual([]);
    expect((await asRose(() => ticketCalls.list({ query: 'noel' }))).items).toEqual([named]);
    const works: (() => Promise<unknown>)[] = [
      () => ticketCalls.list(),
      () => ticketCalls.create(PLAIN),
      () => ticketCalls.enable({ code: 'NOEL-2026', enable: false }),
    ];
    for (const token of [null, ines.token])
      for (const work of works)
        await expect(app.as(token, work)).rejects.toMatchObject({
          code: token ? 'forbidden' : 'unauthenticated',
        });
  });

  it('counts the registrations that bring it, and no other', async () => {
    const { code } = await asRose(() => ticketCalls.create({ ...PLAIN, max_uses: 2 }));
    await registering('premiere@exemple.fr', code);
    // An address that is taken takes no use.
    await expect(registering('premiere@exemple.fr', code)).rejects.toMatchObject({ code: 'email_taken' });
    expect((await asRose(() => ticketCalls.list({ query: code }))).items[0]).toMatchObject({ uses: 1 });
    await registering('deuxieme@exemple.fr', code);
    await expect(registering('troisieme@exemple.fr', code)).rejects.toMatchObject({ code: 'ticket_invalid' });
    expect(await lifeCalls.getTicket({ ticket_code: code })).toMatchObject({ valid: false });
    const off = await asRose(() => ticketCalls.create(PLAIN));
    await asRose(() => ticketCalls.enable({ code: off.code, enable: false }));
    await expect(registering('quatrieme@exemple.fr', off.code)).rejects.toMatchObject({
      code: 'ticket_invalid',
    });
    await asRose(() => ticketCalls.enable({ code: off.code, enable: true }));
    await registering('quatrieme@exemple.fr', off.code);
  });

  it('gives its last use to one of those who register at once', async () => {
    const { code } = await asRose(() => ticketCalls.create({ ...PLAIN, max_uses: 1 }));
    const tried = await Promise.allSettled(
      Array.from({ length: 5 }, (_, n) => registering(`course${n}@exemple.fr`, code)),
    );
    expect(tried.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const one of tried)
      if (one.status === 'rejected') expect(one.reason).toMatchObject({ code: 'ticket_invalid' });
    expect((await asRose(() => ticketCalls.list({ query: code }))).items[0]).toMatchObject({ uses: 1 });
  });
});
