import { afterAll, beforeAll, expect, it } from 'vitest';
import { campaignCalls } from '#src/features/newsletter/campaign.calls.ts';
import { compose, personal } from '#src/features/newsletter/campaign-mail.server.ts';
import { followLink, letterPage } from '#src/features/newsletter/letter-pages.server.ts';
import { subscriber } from '#src/server/db/schema/index.ts';
import { type Desk, openDesk } from '#tests/support/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk({ config: { mailingPerSecond: 10_000 } });
});
afterAll(() => desk.app.close());

const letter = {
  name: 'Novembre',
  subject: 'Un mois de lectures',
  preheader: '',
  md: 'Lisez [le magazine](/magazine) et [ailleurs](https://exemple.fr/a?b=1&c=2).\n',
  segment: { topics: ['magazine' as const] },
};

it('tells how often each link of a letter was followed, and leads on where a full stop was taken along', async () => {
  await desk.app.services.database.db
    .insert(subscriber)
    .values({ email: 'clic@exemple.fr', topics: ['magazine'], nonce: 'n', confirmedAt: new Date() });
  const { id, path } = await desk.asRose(() => campaignCalls.save(letter));
  const report = () => desk.asRose(() => campaignCalls.report({ id }));
  await expect(report()).resolves.toMatchObject({ campaign: { status: 'draft' }, links: [] });
  await desk.asRose(() => campaignCalls.schedule({ id, at: new Date().toISOString() }));
  await desk.app.services.jobs.runDue();
  const token = path.split('/').at(-1) ?? '';
  const page = { locals: { ip: '127.0.0.1', requestId: 'r' }, request: new Request('http://test.fr/') };
  for (const link of ['0', '1', '1.', '1).'])
    await expect(followLink(page as never, token, link)).resolves.toMatch(
      link === '0' ? /magazine$/ : /exemple/,
    );
  for (const link of ['', '.', '9', '1.html', '1/2'])
    await expect(followLink(page as never, token, link)).resolves.toBeNull();
  await expect(report()).resolves.toMatchObject({
    campaign: { id, counts: { clicks: 4 } },
    links: [
      { url: expect.stringMatching(/magazine$/), clicks: 1 },
      { url: 'https://exemple.fr/a?b=1&c=2', clicks: 3 },
    ],
  });
  await expect(desk.asRose(() => campaignCalls.report({ id: id + 999 }))).rejects.toMatchObject({
    code: 'not_found',
  });
});

it('shows in a browser what was sent alone: neither a draft nor a plan, nor what was canceled before it left', async () => {
  const { id, path } = await desk.asRose(() => campaignCalls.save(letter));
  const asked = {
    locals: { ip: '127.0.0.1', requestId: 'r' },
    request: new Request('http://test.fr/'),
  } as never;
  const shown = () => letterPage(asked, path.split('/').at(-1) ?? '');
  expect(await shown()).toBeNull();
  const at = new Date(Date.now() + 86_400_000).toISOString();
  await desk.asRose(() => campaignCalls.schedule({ id, at }));
  expect(await shown()).toBeNull();
  await desk.asRose(() => campaignCalls.cancel({ id }));
  expect(await shown()).toBeNull();
});

it('gives nobody’s key to the address of a picture, whatever stands in its place', async () => {
  const md = '![x](https://image.example/p.gif?c=clef-de-la-lettre-0000)\n';
  const composed = await compose(
    { publicUrl: 'https://merveille.test', productName: 'Merveille' },
    { ...letter, md, token: 't' },
    false,
  );
  const { html } = personal(composed, { email: 'a@exemple.fr', token: 'CLEF' });
  expect(html).toContain('c=clef-de-la-lettre-0000');
  expect(html.match(/CLEF/g)).toHaveLength(2);
});
