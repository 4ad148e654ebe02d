import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { callFrom } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
test.slow();

const DESK = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 760 };
const unique = (name: string) => `${name}-${randomBytes(4).toString('hex')}`;

async function newList(request: APIRequestContext, firstname: string) {
  const slug = unique('cle');
  const account = { email: `${slug}@exemple.fr`, password: 'une phrase vraiment longue' };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', account);
  await callFrom({ request, token }, 'user/finish_setup', { firstname, list_slug: slug });
  const item = { name: 'Mobile en bois', price: 2490 };
  await callFrom({ request, token }, 'list/add_custom_item_to_main', { item });
  return { slug, token };
}

async function another(browser: Browser, baseURL = '', token = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'fr-FR', viewport: DESK });
  const page = await context.newPage();
  if (!token) return page;
  await context.addCookies([{ name: 'hasAuth', value: '1', url: baseURL }]);
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
  return page;
}

/** A gift for a later day, given here; answers its page's address. */
async function plan(page: Page, slug: string, email: string): Promise<string> {
  await page.goto(`/p/participation-cagnotte/${slug}`);
  await page.getByRole('textbox', { name: 'Un autre montant' }).fill('20');
  await page.getByLabel('Votre nom').fill('Mamie Odile');
  await page.getByLabel('Votre adresse e-mail').fill(email);
  await page.getByText('À une autre date').click();
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Date du débit').fill(day);
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await page.getByLabel('Numéro de la carte').fill('4242424242424242');
  await page.getByRole('button', { name: 'Enregistrer la carte' }).click();
  await expect(page.getByRole('heading', { name: 'Votre participation est programmée' })).toBeVisible();
  return page.url();
}

const words = (page: Page) => page.getByText('Modifier mon nom ou mon mot');

async function write(page: Page, text: string) {
  await words(page).click();
  await page.getByLabel('Un mot pour les parents').fill(text);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('C’est enregistré.')).toBeVisible();
}

test('a planned gift changes in the browser that gave and by its mail, and no owner is told its key', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { slug, token } = await newList(request, 'Anne');
  const email = `${unique('odile')}@exemple.fr`;
  const address = await plan(page, slug, email);
  const hash = address.split('/').at(-1)?.split('?')[0] ?? '';
  expect(hash.length).toBeGreaterThan(20);
  await write(page, 'Depuis mon navigateur');
  await words(page).click();
  await expect(page.getByLabel('Changer l’adresse e-mail du reçu')).toBeVisible();
  await expectNoAxeViolations(page);

  const other = await another(browser, baseURL);
  await other.goto(address);
  await expect(other.getByRole('heading', { name: 'Votre participation est programmée' })).toBeVisible();
  await expect(words(other)).toBeHidden();
  const link = await mailedLink(email, /\/p\/participation-cagnotte-paiement\/[\w-]+\?lien=[\w-]+/);
  await other.goto(link);
  // The key of the mail does not stay in the address.
  await expect(other).toHaveURL(new RegExp(`/p/participation-cagnotte-paiement/${hash}$`));
  await write(other, 'Par le lien de mon e-mail');

  const owner = await another(browser, baseURL, token);
  const told: string[] = [];
  owner.on('response', async (answer) => told.push(await answer.text().catch(() => '')));
  await owner.goto('/i/mon-compte/cagnotte');
  await expect(owner.getByText('Par le lien de mon e-mail')).toBeVisible();
  for (const path of [`/${slug}`, `/p/participation-cagnotte/${slug}`, '/i/marketplace/notifications'])
    await owner.goto(path);
  await expect(owner.locator('h1').first()).toBeVisible();
  expect(told.length).toBeGreaterThan(5);
  expect(told.filter((text) => text.includes(hash))).toEqual([]);
  expect(await owner.content()).not.toContain(hash);
});

test('the surprise ends only when it is confirmed, and an owner’s name elides', async ({
  request,
  browser,
  baseURL,
}) => {
  const { slug, token } = await newList(request, 'Anne');
  const owner = await another(browser, baseURL, token);
  await owner.goto(`/${slug}`);
  await expect(owner.getByRole('heading', { level: 1, name: 'La liste d’Anne' })).toBeVisible();
  await owner.getByText('Réglages de la liste').click();
  const keep = owner.getByRole('checkbox', { name: 'Me garder la surprise de ce qui est offert' });
  await keep.click();
  const question = owner.getByRole('dialog', { name: 'Mettre fin à la surprise' });
  await expect(question).toBeVisible();
  await expectNoAxeViolations(owner);
  await question.getByRole('button', { name: 'Garder la surprise' }).click();
  await expect(keep).toBeChecked();
  await expect(owner.getByText('La surprise tient\u202f: vous ne voyez pas')).toBeVisible();
  const reveal = owner.getByLabel('Tout dévoiler le');
  await reveal.fill('01/02/2020');
  await expect(question).toBeVisible();
  await owner.keyboard.press('Escape');
  await expect(question).toBeHidden();
  await expect(reveal).toHaveValue('');
  await keep.click();
  await question.getByRole('button', { name: 'Tout dévoiler' }).click();
  await expect(keep).not.toBeChecked();
  await expect(owner.getByText('La surprise tient\u202f: vous ne voyez pas')).toBeHidden();
});

test('a giver asks whether one gift is still free, with and without scripts', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const { slug } = await newList(request, 'Hélène');
  await page.setViewportSize(PHONE);
  await page.goto(`/${slug}`);
  await page.getByRole('button', { name: 'Offrir : Mobile en bois' }).click();
  const sheet = page.getByRole('dialog', { name: 'Mobile en bois' });
  await sheet.getByRole('button', { name: 'Encore libre' }).click();
  await expect(sheet.getByText('Oui, encore libre à l’instant.')).toBeVisible();
  await expectNoAxeViolations(page);

  const context = await browser.newContext({ baseURL, javaScriptEnabled: false, locale: 'fr-FR' });
  const plain = await context.newPage();
  await plain.goto(`/${slug}`);
  await plain.getByRole('button', { name: 'Offrir : Mobile en bois' }).click();
  await plain.getByRole('button', { name: 'Encore libre' }).click();
  await expect(plain.getByText('Oui, encore libre à l’instant.')).toBeVisible();
  await context.close();
});
