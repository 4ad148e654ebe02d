import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountCalls } from '#src/features/accounts/account.calls.ts';
import { itemCalls, listCalls, namedListCalls } from '#src/features/lists/list.calls.ts';
import { ownersCalls } from '#src/features/lists/owners/owners.calls.ts';
import { listInvitation } from '#src/server/db/schema/index.ts';
import { join, type Member, PASSWORD } from '../../cast.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { mailsOf } from '../../support/mails.ts';
import { type Shelf, stockShelf } from '../../support/shop.ts';

let app: TestApp;
let camille: Member;
let ines: Member;
let noe: string;
let shelf: Shelf;
const NOE = 'noe@exemple.fr';
const asCamille = <T>(work: () => Promise<T>) => app.as(camille.token, work);
const asInes = <T>(work: () => Promise<T>) => app.as(ines.token, work);
const asNoe = <T>(work: () => Promise<T>) => app.as(noe, work);
const list = () => ({ list_uuid: camille.listUuid });
const invite = (email: string) => asCamille(() => ownersCalls.inviteCoOwner({ ...list(), email }));

async function linkTo(email: string): Promise<string> {
  const [mail] = await mailsOf(app, email);
  return /invitation\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

beforeAll(async () => {
  app = await startTestApp();
  camille = await join(app, 'camille');
  ines = await join(app, 'ines');
  shelf = await stockShelf(app);
  noe = (await accountCalls.registerWithEmail({ email: NOE, password: PASSWORD })).token;
});
afterAll(() => app.close());

describe('an invitation to hold a list', () => {
  it('is mailed with a link that tells who asks and for what, to anyone who has it', async () => {
    expect(await invite('  NOE@exemple.fr '.trim())).toEqual({ invited: true });
    const about = await ownersCalls.getCoOwnerInvitation({ token: await linkTo(NOE) });
    expect(about).toEqual({
      title: 'La liste de Camille Durand',
      from: 'Camille Durand',
      email: 'n…e@exemple.fr',
    });
    const held = await asCamille(() => ownersCalls.getCoOwners(list()));
    expect(held).toMatchObject({ can_invite: true, invitations: [{ email: NOE }], owners: [{ me: true }] });
  });

  it('asked again replaces the earlier link, and is one invitation', async () => {
    const first = await linkTo(NOE);
    await invite(NOE);
    await expect(ownersCalls.getCoOwnerInvitation({ token: first })).rejects.toMatchObject({
      code: 'token_invalid',
    });
    expect((await asCamille(() => ownersCalls.getCoOwners(list()))).invitations).toHaveLength(1);
  });

  it('is refused for an address that is none, for oneself, and to someone else', async () => {
    const bad = { code: 'invalid_input', fields: { email: expect.any(String) } };
    await expect(invite('noe')).rejects.toMatchObject(bad);
    await expect(invite('camille@exemple.fr')).rejects.toMatchObject({ code: 'already_owner' });
    const foreign = asInes(() => ownersCalls.inviteCoOwner({ ...list(), email: 'x@exemple.fr' }));
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
    const guest = ownersCalls.inviteCoOwner({ ...list(), email: 'x@exemple.fr' });
    await expect(guest).rejects.toMatchObject({ status: 401 });
  });

  it('ends when it is cancelled, and when it is too old', async () => {
    await invite('oncle@exemple.fr');
    const token = await linkTo('oncle@exemple.fr');
    const { invitations } = await asCamille(() => ownersCalls.getCoOwners(list()));
    const invitation_uuid = invitations.find(({ email }) => email === 'oncle@exemple.fr')?.uuid ?? '';
    const foreign = asInes(() => ownersCalls.cancelCoOwnerInvitation({ ...list(), invitation_uuid }));
    await expect(foreign).rejects.toMatchObject({ code: 'not_found' });
    for (let time = 0; time < 2; time += 1)
      await asCamille(() => ownersCalls.cancelCoOwnerInvitation({ ...list(), invitation_uuid }));
    const ended = { code: 'token_invalid' };
    await expect(ownersCalls.getCoOwnerInvitation({ token })).rejects.toMatchObject(ended);
    await invite('tante@exemple.fr');
    const old = await linkTo('tante@exemple.fr');
    app.services.moveClock(15 * 86_400_000);
    await expect(ownersCalls.getCoOwnerInvitation({ token: old })).rejects.toMatchObject(ended);
    app.services.moveClock(0);
  });

  it.each(['', 'x'.repeat(30), `${'a'.repeat(42)}' or 1=1`])(
    'with the token %j opens nothing',
    async (token) => {
      const refused = asNoe(() => ownersCalls.acceptCoOwner({ token }));
      await expect(refused).rejects.toMatchObject({
        code: expect.stringMatching(/token_invalid|invalid_input/),
      });
    },
  );
});

describe('who accepts', () => {
  it('says their first name if we don’t know it, and then has this list as theirs', async () => {
    const token = await linkTo(NOE);
    const nameless = asNoe(() => ownersCalls.acceptCoOwner({ token }));
    await expect(nameless).rejects.toMatchObject({
      code: 'invalid_input',
      fields: { firstname: expect.any(String) },
    });
    const named = () => asNoe(() => ownersCalls.acceptCoOwner({ token, firstname: 'Noé' }));
    expect(await named()).toMatchObject({ main: true, list: { uuid: camille.listUuid, is_owner: true } });
    expect(await named()).toMatchObject({ main: true });
    const session = await asNoe(() => accountCalls.getMyInfo());
    expect(session).toMatchObject({ user: { setup_step: 'done', mainListInfo: { uuid: camille.listUuid } } });
  });

  it('uses the link up for everybody else', async () => {
    const stolen = asInes(async () => ownersCalls.acceptCoOwner({ token: await linkTo(NOE) }));
    await expect(stolen).rejects.toMatchObject({ code: 'token_invalid' });
  });

  it('is told to whoever made the list', async () => {
    const { owners } = await asCamille(() => ownersCalls.getCoOwners(list()));
    expect(owners.map(({ display_name, role }) => [display_name, role])).toEqual([
      ['Camille Durand', 'owner'],
      ['Noé', 'co_owner'],
    ]);
    await expect(invite(NOE)).rejects.toMatchObject({ code: 'already_owner' });
  });

  it('keeps a list of their own as main, and edits both by name', async () => {
    await invite('ines@exemple.fr');
    const token = await linkTo('ines@exemple.fr');
    const accepted = await asInes(() => ownersCalls.acceptCoOwner({ token }));
    expect(accepted).toMatchObject({ main: false });
    const { items } = await asInes(() => ownersCalls.getMyLists());
    expect(items.map(({ uuid, role, main }) => [uuid, role, main])).toEqual([
      [ines.listUuid, 'owner', true],
      [camille.listUuid, 'co_owner', false],
    ]);
    const wish = { ...list(), product_id: shelf.pram.id };
    const { item } = await asInes(() => namedListCalls.addItem(wish));
    expect(item.item.id).toBe(shelf.pram.id);
    await asInes(() => namedListCalls.updateItem({ ...wish, description: 'La grise' }));
    expect((await asInes(() => listCalls.get())).items_in_list).toEqual([]);
    expect((await asCamille(() => listCalls.get())).items_in_list[0]).toMatchObject({
      description: 'La grise',
    });
    await asInes(() => ownersCalls.setMainList(list()));
    expect((await asInes(() => listCalls.getWithoutDetails())).uuid).toBe(camille.listUuid);
    await asInes(() => ownersCalls.setMainList({ list_uuid: ines.listUuid }));
  });

  it('sees no addresses, invites nobody, removes nobody and does not delete the list', async () => {
    await invite('cousine@exemple.fr');
    const held = await asNoe(() => ownersCalls.getCoOwners(list()));
    expect(held).toMatchObject({ can_invite: false, invitations: [] });
    expect(JSON.stringify(held)).not.toContain('@');
    const forbidden = { code: 'forbidden' };
    const other = { ...list(), user_uuid: ines.uuid };
    await expect(
      asNoe(() => ownersCalls.inviteCoOwner({ ...list(), email: 'x@exemple.fr' })),
    ).rejects.toMatchObject(forbidden);
    await expect(asNoe(() => ownersCalls.removeCoOwner(other))).rejects.toMatchObject(forbidden);
    await expect(asNoe(() => listCalls.deleteList(list()))).rejects.toMatchObject(forbidden);
  });
});

describe('who no longer holds the list', () => {
  it('is removed by its maker, who stays', async () => {
    const maker = asCamille(() => ownersCalls.removeCoOwner({ ...list(), user_uuid: camille.uuid }));
    await expect(maker).rejects.toMatchObject({ code: 'forbidden' });
    const gone = { ...list(), user_uuid: ines.uuid };
    await asCamille(() => ownersCalls.removeCoOwner(gone));
    await expect(asCamille(() => ownersCalls.removeCoOwner(gone))).rejects.toMatchObject({
      code: 'not_found',
    });
    await expect(asInes(() => listCalls.getWithUuid(list()))).rejects.toMatchObject({ code: 'not_found' });
    const late = asInes(() => namedListCalls.removeItem({ ...list(), product_id: shelf.pram.id }));
    await expect(late).rejects.toMatchObject({ code: 'not_found' });
  });

  it('is at the start again when they leave with no other list', async () => {
    const me = await asNoe(() => accountCalls.getMyInfo());
    const user_uuid = me.session_type === 'user' ? me.user.uuid : '';
    await asNoe(() => ownersCalls.removeCoOwner({ ...list(), user_uuid }));
    const after = await asNoe(() => accountCalls.getMyInfo());
    expect(after).toMatchObject({ user: { mainListInfo: null, setup_step: 'start' } });
    await asNoe(() => accountCalls.finishSetup({ firstname: 'Noé', list_slug: 'la-liste-de-noe' }));
    expect(await asNoe(() => listCalls.get())).toMatchObject({ slug: 'la-liste-de-noe', items_in_list: [] });
    expect((await asCamille(() => listCalls.get())).slug).toBe(camille.slug);
  });
});

it('a deleted list takes its invitations along, and its holders go on with another of theirs', async () => {
  await invite('ines@exemple.fr');
  const token = await linkTo('ines@exemple.fr');
  await asInes(() => ownersCalls.acceptCoOwner({ token }));
  await asInes(() => ownersCalls.setMainList(list()));
  await asCamille(() => listCalls.deleteList(list()));
  expect((await asInes(() => listCalls.getWithoutDetails())).uuid).toBe(ines.listUuid);
  const { db } = app.services.database;
  expect(
    await db.select().from(listInvitation).where(eq(listInvitation.email, 'cousine@exemple.fr')),
  ).toEqual([]);
  await expect(asCamille(() => itemCalls.addItemToMain({ product_id: shelf.lamp.id }))).rejects.toMatchObject(
    {
      code: 'not_found',
    },
  );
});
