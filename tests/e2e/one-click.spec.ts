import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { CAST, PASSWORD } from '../cast.ts';
import { callFrom } from '../support/call-site.ts';
import { expect, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';
import { unique } from '../support/newsroom.ts';

/** The head of the newest letter to an address, its folded lines made one. */
function headOf(to: string): string {
  const folder = join(process.env.E2E_DATA_DIR ?? '', 'mails');
  const mails = readdirSync(folder)
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').split(/\r?\n\r?\n/)[0] ?? '')
    .map((head) => head.replaceAll(/\r?\n[ \t]+/g, ' '));
  return mails.filter((head) => head.includes(to) && /^list-unsubscribe-post:/im.test(head)).at(-1) ?? '';
}

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

test('a mail program ends the letter by one POST, as RFC 8058 says, and looking at the link ends nothing', async ({
  request,
  page,
}) => {
  test.setTimeout(240_000);
  const email = `${unique('lectrice').replace(/\s/g, '-').toLowerCase()}@exemple.fr`;
  await subscribed(request, email);
  const login = { email: CAST.rose.email, password: PASSWORD };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/login_with_password', login);
  const rose = { request, token };
  const today = new Date().toISOString().slice(0, 10);
  const { id } = await callFrom<{ id: number }>(rose, 'admin/save_campaign', {
    name: unique('Lettre'),
    subject: 'Une lettre',
    preheader: '',
    md: 'Bonjour.\n',
    segment: { topics: ['magazine'], joined_from: today },
  });
  await callFrom(rose, 'admin/schedule_campaign', { id, at: new Date().toISOString() });
  await expect.poll(() => headOf(email), { timeout: 180_000 }).not.toBe('');
  const head = headOf(email);
  expect(head).toMatch(/^list-unsubscribe-post: List-Unsubscribe=One-Click$/im);
  const [, link = ''] = /^list-unsubscribe: <([^>]+)>$/im.exec(head) ?? [];
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
});
