import { afterAll, beforeAll, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import { type Desk, openDesk, postMd } from '#tests/support/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

it('tells of a link whose page went offline since', async () => {
  const { id } = await desk.publish(postMd('une-page-de-lettre'));
  const md =
    '[Une page](/magazine/grossesse/une-page-de-lettre#bas), [rien](/magazine/nulle-part), [ailleurs](https://exemple.fr/x).';
  const dead = async () =>
    (await desk.asRose(() => campaignCalls.render({ subject: 'Un mois', preheader: '', md }))).dead_links;
  expect(await dead()).toEqual(['/magazine/nulle-part']);
  await desk.asRose(() => editorCalls.enableContent({ id, enable: false }));
  expect(await dead()).toEqual(['/magazine/grossesse/une-page-de-lettre#bas', '/magazine/nulle-part']);
});
