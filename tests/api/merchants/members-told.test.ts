// Whoever holds a business hears of it: the person whose role changed or who was taken out, and its other owners.
import { and, eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { profileCalls } from '#src/features/accounts/profile.calls.ts';
import { businessCalls } from '#src/features/merchants/business.calls.ts';
import { mailOutbox, merchant, merchantMember, person } from '#src/server/db/schema/index.ts';
import { CAST, join, type Member, PASSWORD } from '#tests/cast.ts';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { BUSINESS } from '#tests/support/business.ts';
import { prove } from '#tests/support/prove.ts';

let app: TestApp;
let uuid = '';
let id = 0;
let people: Record<'ines' | 'camille' | 'rose', Member>;

beforeAll(async () => {
  app = await startTestApp();
  people = {
    ines: await join(app, 'ines'),
    camille: await join(app, 'camille'),
    rose: await join(app, 'rose'),
  };
  uuid = (await app.as(people.ines.token, () => businessCalls.create(BUSINESS))).merchant.uuid;
  const [row] = await db().select().from(merchant).where(eq(merchant.uuid, uuid));
  id = row?.id ?? 0;
});
afterAll(() => app.close());

const db = () => app.services.database.db;
const open = (who: Member) =>
  app.as(who.token, async () => (await businessCalls.openSession({ merchant_uuid: uuid })).token);

/** Inès and Rose own the business, Camille is a member of it; nobody was written to. */
beforeEach(async () => {
  await db().delete(merchantMember).where(eq(merchantMember.merchantId, id));
  for (const [name, role] of [
    ['ines', 'owner'],
    ['rose', 'owner'],
    ['camille', 'member'],
  ] as const) {
    const [who] = await db().select().from(person).where(eq(person.email, CAST[name].email));
    await db()
      .insert(merchantMember)
      .values({ merchantId: id, personId: who?.id ?? 0, role });
  }
  await db().delete(mailOutbox);
});

/** The addresses that were written to with the subjects, in order. */
async function told(): Promise<[string, string][]> {
  const rows = await db().select().from(mailOutbox).orderBy(mailOutbox.to);
  return rows.map(({ to, subject }) => [to, subject]);
}
const textTo = async (to: string) =>
  (await db().select().from(mailOutbox).where(eq(mailOutbox.to, to))).map(({ text }) => text).join();

describe('somebody who is taken out of a business', () => {
  it('is told by mail, and so is every owner who did not do it', async () => {
    const shop = await open(people.ines);
    await app.as(shop, () => businessCalls.removeMember({ email: CAST.camille.email }));
    expect(await told()).toEqual([
      [CAST.camille.email, 'Vous ne faites plus partie de la boutique Atelier Nuage'],
      [CAST.rose.email, 'Une personne de moins dans la boutique Atelier Nuage'],
    ]);
    const text = await textTo(CAST.camille.email);
    expect(text).toContain('ni les produits, ni les commandes');
    expect(text).not.toContain('l’argent');
    expect(await textTo(CAST.rose.email)).toContain(CAST.camille.email);
  });

  it('as one of its owners, hears that its money is out of their sight too', async () => {
    const shop = await open(people.ines);
    await prove(app, shop, PASSWORD);
    await app.as(shop, () => businessCalls.removeMember({ email: CAST.rose.email }));
    expect(await textTo(CAST.rose.email)).toContain('ni l’argent');
    expect((await told()).map(([to]) => to)).toEqual([CAST.rose.email]);
  });

  it('by nobody, as an invitation that is taken back, is not written to', async () => {
    const shop = await open(people.ines);
    await app.as(shop, () => businessCalls.inviteMember({ email: 'qui@exemple.fr' }));
    await db().delete(mailOutbox);
    await app.as(shop, () => businessCalls.removeMember({ email: 'qui@exemple.fr' }));
    expect(await told()).toEqual([]);
  });

  it('is told nothing when nothing was done', async () => {
    const shop = await open(people.ines);
    // An owner goes only after a proof.
    await expect(
      app.as(shop, () => businessCalls.removeMember({ email: CAST.rose.email })),
    ).rejects.toMatchObject({ code: 'proof_required' });
    expect(await told()).toEqual([]);
  });
});

describe('the owners of a business', () => {
  it('hear who left by themselves, who writes nothing to themselves', async () => {
    const theirs = await open(people.camille);
    await app.as(theirs, () => businessCalls.leave());
    expect(await told()).toEqual([
      [CAST.ines.email, 'Une personne de moins dans la boutique Atelier Nuage'],
      [CAST.rose.email, 'Une personne de moins dans la boutique Atelier Nuage'],
    ]);
    expect(await textTo(CAST.ines.email)).toContain('a quitté la boutique');
  });

  it('hear of a role that another one gave or took, as whoever it is about does', async () => {
    const shop = await open(people.ines);
    await prove(app, shop, PASSWORD);
    await app.as(shop, () => businessCalls.setRole({ email: CAST.camille.email, role: 'owner' }));
    expect(await told()).toEqual([
      [CAST.camille.email, 'Vous êtes propriétaire de la boutique Atelier Nuage'],
      [CAST.rose.email, 'Un propriétaire de plus pour la boutique Atelier Nuage'],
    ]);
    await db().delete(mailOutbox);
    await app.as(shop, () => businessCalls.setRole({ email: CAST.camille.email, role: 'member' }));
    expect(await told()).toEqual([
      [CAST.camille.email, 'Vous êtes membre de la boutique Atelier Nuage'],
      [CAST.rose.email, 'Un propriétaire de moins pour la boutique Atelier Nuage'],
    ]);
  });

  it('hear who took an invitation, with which address', async () => {
    const [gone] = await db().select().from(person).where(eq(person.email, CAST.camille.email));
    await db()
      .delete(merchantMember)
      .where(and(eq(merchantMember.merchantId, id), eq(merchantMember.personId, gone?.id ?? 0)));
    const shop = await open(people.ines);
    await app.as(shop, () => businessCalls.inviteMember({ email: 'autre@exemple.fr' }));
    const token = /\/i\/business\/invitation\/([\w-]+)/.exec(await textTo('autre@exemple.fr'))?.[1] ?? '';
    await db().delete(mailOutbox);
    await app.as(people.camille.token, () => businessCalls.acceptInvitation({ token }));
    expect(await told()).toEqual([
      [CAST.ines.email, 'Une personne de plus dans la boutique Atelier Nuage'],
      [CAST.rose.email, 'Une personne de plus dans la boutique Atelier Nuage'],
    ]);
    expect(await textTo(CAST.rose.email)).toContain(CAST.camille.email);
  });
});

it('a business that goes on after its owner’s account was erased tells the one who has it now', async () => {
  const shop = await open(people.rose);
  await prove(app, shop, PASSWORD);
  await app.as(shop, () => businessCalls.removeMember({ email: CAST.rose.email }));
  await db().delete(mailOutbox);
  await prove(app, people.ines.token, PASSWORD);
  await app.as(people.ines.token, () => profileCalls.deleteMyAccount({ password: PASSWORD }));
  expect(await told()).toContainEqual([
    CAST.camille.email,
    'Vous êtes propriétaire de la boutique Atelier Nuage',
  ]);
});
