import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { callFrom } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';

/** Waits for what another giver does: it is seen at the next question, some seconds later. */
const expect = expectSoon.configure({ timeout: 20_000 });
test.slow();

const PHONE = { width: 360, height: 760 };
const DESK = { width: 1280, height: 900 };
const RESERVATION = /\/p\/reservation\/[\w-]{22,}/;
const unique = (name: string) => `${name}-${randomBytes(4).toString('hex')}`;

/** A list of two wishes that no other test touches. */
async function newList(request: APIRequestContext) {
  const slug = unique('giver');
  const account = { email: `${slug}@exemple.fr`, password: 'une phrase vraiment longue' };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', account);
  await callFrom({ request, token }, 'user/finish_setup', { firstname: 'Camille', list_slug: slug });
  for (const item of [
    { name: 'Mobile en bois', price: 2490 },
    { name: 'Une après-midi de garde', price: null },
  ])
    await callFrom({ request, token }, 'list/add_custom_item_to_main', { item });
  return { slug, token };
}

/** Somebody else, in a browser of their own; with a token, the owner's. */
async function another(browser: Browser, baseURL = '', token = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'fr-FR', viewport: token ? DESK : PHONE });
  const page = await context.newPage();
  if (!token) return page;
  await context.addCookies([{ name: 'hasAuth', value: '1', url: baseURL }]);
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
  return page;
}

/** Goes there as somebody without a pointer does. */
async function tabTo(page: Page, name: string): Promise<void> {
  const wanted = page.getByRole('button', { name, exact: true });
  for (let press = 0; press < 80; press += 1) {
    await page.keyboard.press('Tab');
    if (await wanted.evaluate((button) => button === document.activeElement)) return;
  }
  throw new Error(`${name} cannot be reached by the Tab key`);
}

async function reserveByKeyboard(page: Page, email: string): Promise<void> {
  await tabTo(page, 'Offrir : Mobile en bois');
  await page.keyboard.press('Enter');
  const sheet = page.getByRole('dialog', { name: 'Mobile en bois' });
  await expect(sheet).toBeVisible();
  await expectNoAxeViolations(page);
  const field = sheet.getByLabel('Votre adresse e-mail');
  for (let press = 0; press < 10; press += 1) {
    if (await field.evaluate((input) => input === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.type(email);
  await page.keyboard.press('Enter');
  await expect(page.getByText('C’est réservé, merci')).toBeVisible();
}

/** The private link: ordered, not after all, given up. */
async function changeMind(page: Page, email: string): Promise<void> {
  await page.goto(await mailedLink(email, RESERVATION));
  await page.getByRole('button', { name: 'Commandé' }).click();
  await expect(page.getByText('C’est noté\u202f: commandé.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Je ne l’ai pas encore acheté' }).click();
  await expect(page.getByText('réservé pour vous 14 jours à partir d’aujourd’hui')).toBeVisible();
  await page.getByRole('button', { name: 'Libérer ce cadeau' }).click();
  await expect(page.getByText('Le cadeau est libéré.')).toBeVisible();
}

test('of two givers on their telephones one is first, the other sees it at once, and the owner sees nothing', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { slug, token } = await newList(request);
  const email = `${unique('odile')}@exemple.fr`;
  const second = await another(browser, baseURL);
  const owner = await another(browser, baseURL, token);
  await owner.goto(`/${slug}`);
  await expect(owner.getByRole('button', { name: 'Modifier Mobile en bois' })).toBeVisible();

  await second.goto(`/${slug}`);
  await second.getByRole('button', { name: 'Offrir : Mobile en bois' }).click();
  const sheet = second.getByRole('dialog', { name: 'Mobile en bois' });
  await sheet.getByLabel('Votre adresse e-mail').fill('lente@exemple.fr');

  await page.setViewportSize(PHONE);
  await page.goto(`/${slug}`);
  await reserveByKeyboard(page, email);

  await expect(sheet.getByText('Quelqu’un vient de prendre ce cadeau')).toBeVisible();
  await expect(sheet.getByLabel('Votre adresse e-mail')).toHaveValue('lente@exemple.fr');
  await expect(sheet.getByRole('button', { name: 'Réserver ce cadeau' })).toBeDisabled();
  await expect(second.getByRole('status').getByText('vient d’être pris')).toBeVisible();
  await second.keyboard.press('Escape');
  const card = second.getByRole('article').filter({ hasText: 'Mobile en bois' });
  await expect(card.getByText('Réservé', { exact: true })).toBeVisible();
  await expect(card.getByRole('button')).toHaveCount(0);

  await owner.reload();
  await expect(owner.getByRole('button', { name: 'Modifier Mobile en bois' })).toBeVisible();
  expect(await owner.content()).not.toMatch(/odile|>\s*Réservé|data-left="0"/);

  await changeMind(page, email);
  await expect(card.getByRole('button', { name: 'Offrir : Mobile en bois' })).toBeVisible();
  await second.context().close();
  await owner.context().close();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: PHONE });

  test('a service is promised, and a mail that was lost is sent again', async ({ page, request }) => {
    const { slug } = await newList(request);
    const email = `${unique('lucien')}@exemple.fr`;
    await page.goto(`/${slug}`);
    await page.getByRole('button', { name: 'Offrir : Une après-midi de garde' }).click();
    const sheet = page.getByRole('dialog', { name: 'Une après-midi de garde' });
    await sheet.getByLabel('Votre adresse e-mail').fill(email);
    await sheet.getByRole('button', { name: 'Je m’en charge' }).click();
    await expect(page.getByText('À vous de jouer')).toBeVisible();
    const first = await mailedLink(email, RESERVATION);

    await page.getByText('J’ai déjà réservé un cadeau ici').click();
    await page.getByLabel('Votre adresse e-mail').last().fill(email);
    await page.getByRole('button', { name: 'Recevoir mon lien' }).click();
    await expect(page.getByText('son lien privé vient de partir')).toBeVisible();
    await expect.poll(() => mailedLink(email, RESERVATION), { timeout: 60_000 }).not.toBe(first);
    await page.goto(await mailedLink(email, RESERVATION));
    await expect(page.getByRole('heading', { name: 'Une après-midi de garde' })).toBeVisible();
    await page.getByRole('button', { name: 'Offert' }).click();
    await expect(page.getByText('C’est noté\u202f: offert')).toBeVisible();
  });
});
