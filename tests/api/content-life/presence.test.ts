import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { lifeCalls } from '#src/features/content/life/life.calls.ts';
import { person } from '#src/server/db/schema/index.ts';
import { CAST } from '../../cast.ts';
import { type Desk, openDesk, pageMd } from '../../support/desk.ts';

let desk: Desk;
let id: number;
const ROSE = { client: 'onglet-de-rose' };
const INES = { client: 'onglet-d-ines' };
const rose = (more = {}) => desk.asRose(() => lifeCalls.contentPresence({ id, ...ROSE, ...more }));
const ines = (more = {}) => desk.asInes(() => lifeCalls.contentPresence({ id, ...INES, ...more }));

beforeAll(async () => {
  desk = await openDesk();
  ({ id } = await desk.publish(pageMd('ouverte')));
  const stranger = lifeCalls.contentPresence({ id, ...INES });
  await expect(stranger).rejects.toMatchObject({ status: 401 });
  await expect(ines()).rejects.toMatchObject({ status: 403 });
  const { db } = desk.app.services.database;
  await db.update(person).set({ isAdmin: true }).where(eq(person.email, CAST.ines.email));
});
afterAll(() => desk.app.close());

describe('two editors of one item', () => {
  it('are told of each other, and whether the other writes', async () => {
    expect((await rose()).others).toEqual([]);
    const seen = await ines({ writing: true });
    expect(seen.others).toMatchObject([{ name: 'Rose', writing: false, self: false }]);
    expect((await rose()).others).toMatchObject([{ name: 'Inès', writing: true, self: false }]);
    const again = await desk.asRose(() => lifeCalls.contentPresence({ id, client: 'autre-onglet' }));
    expect(again.others.map(({ name, self }) => [name, self])).toContainEqual(['Rose', true]);
    await desk.asRose(() => lifeCalls.contentPresence({ id, client: 'autre-onglet', leaving: true }));
  });

  it('learn at once that something was saved, and by whom', async () => {
    expect((await ines()).revision).toBe(1);
    const { md } = await desk.asRose(() => editorCalls.contentDetail({ id }));
    await desk.asRose(() => editorCalls.saveDraft({ md: md.replace('Un texte', 'Autre') }));
    expect(await ines()).toMatchObject({ revision: 2, saved_by: 'Rose', saved_by_self: false });
    // Another tab of hers is told that it was she, not a colleague of the same name.
    expect(await rose({ client: 'autre-onglet' })).toMatchObject({ revision: 2, saved_by_self: true });
    await rose({ client: 'autre-onglet', leaving: true });
  });

  it('are forgotten when they leave, or stop saying that they are there', async () => {
    await ines({ leaving: true });
    expect((await rose()).others).toEqual([]);
    await ines();
    desk.app.services.moveClock(20_000);
    expect((await rose()).others).toEqual([]);
    desk.app.services.moveClock(0);
  });

  it('say which tab they are, of an item that exists', async () => {
    await expect(rose({ client: 'a b' })).rejects.toMatchObject({ code: 'invalid_input' });
    await expect(rose({ id: 999_999 })).rejects.toMatchObject({ code: 'not_found' });
  });
});
