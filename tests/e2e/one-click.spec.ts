import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext, Page } from '@playwright/test';
import { callFrom } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';
import { signInRose, unique } from '../support/newsroom.ts';

/** The newest letter to an address: its head, its folded lines made one, and the whole of it as it was written. */
function letterTo(to: string): { head: string; whole: string } {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mails');
  const mails = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8'))
    .map((text) => ({
      head: (text.split(/\r?\n\r?\n/)[0] ?? '').replaceAll(/\r?\n[ \t]+/g, ' '),
      whole: text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='),
    }));
  const mine = mails.filter(({ head }) => head.includes(to) && /^list-unsubscribe-post:/im.test(head));
  return mine.at(-1) ?? { head: '', whole: '' };
}
const headOf = (to: string) => letterTo(to).head;

/** Asks for the letter of the magazine, and opens the link that is mailed. */
async function subscribed(request: APIRequestContext, email: string): Promise<void> {
  const { stamp } = await callFrom<{ stamp: string }>({ request }, 'contact/form_stamp', {});
  // As long as a person takes at least to fill the form.
  await expect
    .poll(
      () =>
        callFrom({ request }, 'newsletter/subscribe', {
          email,
          term: null,
          topics: ['magazine'],
          stamp,
        }).then(() => 'taken', String),
      { timeout: 30_000 },
    )
    .toBe('taken');
  const confirm = await mailedLink(email, /\/p\/lettre\/confirmer\/[\w.-]+/);
  await callFrom({ request }, 'newsletter/confirm', { action_token: confirm.split('/').at(-1) });
}

/** No picture tells that the letter was opened, and its links are everybody's. */
function expectUntold(email: string, path: string): void {
  const { whole } = letterTo(email);
  expect(whole).not.toMatch(/<img/i);
  const followed = new RegExp(`href="[^"]*${path}/0"`).exec(whole);
  expect(followed, 'the link that is counted, without a word of who follows it').not.toBeNull();
}

/** The same address of one's own leads to what one gets: some of it again, or nothing more about a pregnancy. */
async function preferencesOf(page: Page, { email, link }: { email: string; link: string }): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(link);
  await page.getByRole('link', { name: 'Choisir plutôt ce que je reçois' }).click();
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Le magazine/ })).not.toBeChecked();
  await page.getByRole('checkbox', { name: /^Ma semaine/ }).check();
  await page.getByLabel('La date prévue de la naissance').fill('2027-05-02');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('C’est enregistré.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Arrêter tout ce qui en parle' }).click();
  await expect(page.getByText('C’est arrêté. Nous ne vous écrirons plus à ce sujet.')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Ma semaine/ })).not.toBeChecked();
  await expect(page.getByLabel('La date prévue de la naissance')).toHaveValue('');
  // Somebody else's number under one's own seal opens nothing.
  const other = link.replace(
    /desinscription\/(\d+)\./,
    (_, own: string) => `preferences/${Number(own) + 1}.`,
  );
  await page.goto(other);
  await expect(page.getByText('Ce lien ne sert plus')).toBeVisible();
}

test('a mail program ends the letter by one POST, as RFC 8058 says, and looking at the link ends nothing', async ({
  request,
  page,
}) => {
  test.setTimeout(240_000);
  const email = `${unique('lectrice').replace(/\s/g, '-').toLowerCase()}@exemple.fr`;
  await subscribed(request, email);
  const rose = await signInRose(request);
  const today = new Date().toISOString().slice(0, 10);
  const { id, path } = await callFrom<{ id: number; path: string }>(rose, 'admin/save_campaign', {
    name: unique('Lettre'),
    subject: 'Une lettre',
    preheader: '',
    md: 'Bonjour, lisez [le magazine](/magazine).\n',
    segment: { topics: ['magazine'], joined_from: today },
  });
  await callFrom(rose, 'admin/schedule_campaign', { id, at: new Date().toISOString() });
  await expect.poll(() => headOf(email), { timeout: 180_000 }).not.toBe('');
  const head = headOf(email);
  expect(head).toMatch(/^list-unsubscribe-post: List-Unsubscribe=One-Click$/im);
  const [, link = ''] = /^list-unsubscribe: <([^>]+)>$/im.exec(head) ?? [];
  expectUntold(email, path);
  const counted = async () => {
    const { items } = await callFrom<{ items: { id: number; counts: { unsubscribed: number } }[] }>(
      rose,
      'admin/list_campaigns',
      {},
    );
    return items.find((one) => one.id === id)?.counts.unsubscribed;
  };

  // A scanner of links, then a person who only looks.
  expect((await request.get(link)).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Ne plus rien recevoir' })).toHaveCount(1);
  expect(await counted()).toBe(0);

  const post = () =>
    fetch(link, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
  expect((await post()).status).toBe(200);
  expect(await counted()).toBe(1);
  expect((await post()).status).toBe(200);
  expect(await counted()).toBe(1);

  await preferencesOf(page, { email, link });
});
