import { afterAll, beforeAll, expect, it } from 'vitest';
import { viewCalls } from '#src/features/content/life/view.calls.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

it('keeps a filtered list under a name, changes it under the same one, and takes it away', async () => {
  const kept = await desk.asRose(() => viewCalls.saveView({ name: 'À relire', search: '?etat=asked' }));
  const again = await desk.asRose(() =>
    viewCalls.saveView({ name: 'À relire', search: '?etat=asked&type=post' }),
  );
  expect(again).toEqual({ ...kept, search: '?etat=asked&type=post' });
  expect(await desk.asRose(() => viewCalls.listViews({}))).toEqual({ items: [again] });
  await desk.asRose(() => viewCalls.deleteView({ id: kept.id }));
  expect(await desk.asRose(() => viewCalls.listViews({}))).toEqual({ items: [] });
  await expect(desk.asRose(() => viewCalls.deleteView({ id: kept.id }))).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('refuses another address than filters, a name that says nothing, and who writes nothing', async () => {
  for (const search of ['/a/admin', 'javascript:alert(1)', '?a b', ''])
    await expect(desk.asRose(() => viewCalls.saveView({ name: 'Vue', search }))).rejects.toMatchObject({
      code: 'invalid_input',
    });
  await expect(desk.asRose(() => viewCalls.saveView({ name: ' ', search: '?q=a' }))).rejects.toMatchObject({
    fields: { name: expect.any(String) },
  });
  await expect(desk.asInes(() => viewCalls.listViews({}))).rejects.toMatchObject({ status: 403 });
});
