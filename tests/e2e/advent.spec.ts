// The calendar of December in a browser: by key, on a phone, by who was not signed in, and in a tab that stayed open overnight.
import { type Browser, devices, type Page } from '@playwright/test';
import { dayInFrance } from '#src/features/cagnotte/charge-date.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { offerOf } from '../support/offers.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const ROSE = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
const INES = { email: 'ines@exemple.fr', password: 'une autre phrase pour les essais' };
const PATH = '/i/marketplace/offres-calendrier-avent';
test.slow();
test.describe.configure({ mode: 'serial' });

let site: BuiltServer;
let rose: string;
let ines: string;
/** By the site's clock. */
let today: string;
const call = <T = Record<string, unknown>>(path: string, input: object, token = '') =>
  callSite<T>({ url: site.url, token }, path, input);
const days = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startBuiltServer({ SEED: 'empty', ADMIN_EMAIL: ROSE.email, ADMIN_PASSWORD: ROSE.password });
  rose = (await call<{ token: string }>('user/login_with_password', ROSE)).token;
  ines = (await call<{ token: string }>('user/register_with_email', INES)).token;
  await call('user/finish_setup', { firstname: 'Inès', list_slug: 'la-liste-d-ines' }, ines);
  today = dayInFrance(new Date());
  const year = Number(today.slice(0, 4)) + (today.slice(5) > '12-06' ? 1 : 0);
  for (const day of [5, 6, 7]) {
    const [starts_at, ends_at] = [`${year}-12-01T00:00:00Z`, `${year + 1}-01-31T00:00:00Z`];
    const more = { title: `Surprise ${day}`, percent: 15, starts_at, ends_at, audience: 'users' as const };
    await call('admin/save_offer', offerOf({ ...more, door: { year, day } }), rose);
  }
  await call('demo/advance_clock', { days: days(today, `${year}-12-06`) }, rose);
  today = `${year}-12-06`;
});
test.afterAll(() => site?.remove());

async function phoneOf(browser: Browser, token = '') {
  const context = await browser.newContext({ ...devices['Pixel 7'], locale: 'fr-FR' });
  if (token) await context.addCookies([{ name: 'hasAuth', value: '1', url: site.url }]);
  const page = await context.newPage();
  await page.addInitScript((value) => {
    if (value && !localStorage.getItem('auth_tokens'))
      localStorage.setItem('auth_tokens', JSON.stringify([value]));
  }, token);
  return page;
}

test('a door opens by key, says its code, and is as it was in another tab', async ({ browser }) => {
  const page = await phoneOf(browser, ines);
  await page.goto(site.url + PATH);
  await expect(page.getByText('Aujourd’hui, la porte 6.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Revoir celui/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Porte 7 fermée' }).waitFor();
  await page.locator('astro-island:not([ssr]) .advent-door').first().waitFor();
  const door = page.getByRole('button', { name: 'Porte 6 à ouvrir' });
  await door.focus();
  await page.keyboard.press('Enter');
  const behind = page.getByRole('status').filter({ hasText: 'Derrière la porte 6' });
  await expect(behind).toContainText('−15');
  await expectNoAxeViolations(page);
  const other = await page.context().newPage();
  await other.goto(site.url + PATH);
  await other.getByRole('button', { name: /^Porte 6 ouverte/ }).click();
  const code = await behind.locator('.advent-code').innerText();
  await expect(other.getByRole('status').filter({ hasText: code })).toBeVisible();
  await page.context().close();
});

test('pressed before the login, a door is open once one is there', async ({ browser }) => {
  const page = await phoneOf(browser);
  await page.goto(site.url + PATH);
  await page.getByRole('button', { name: 'Porte 5 à ouvrir' }).click();
  await page.getByLabel('Adresse e-mail').fill(INES.email);
  await page.locator('input[type=password]').fill(INES.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Derrière la porte 5' })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await page.context().close();
});

test('a tab that stayed open overnight shows the door of the new day once it is looked at', async ({
  browser,
}) => {
  const page = await phoneOf(browser, ines);
  await page.goto(site.url + PATH);
  await page.locator('astro-island:not([ssr]) .advent-door').first().waitFor();
  await expect(page.getByRole('button', { name: 'Porte 7 fermée' })).toBeDisabled();
  await call('demo/advance_clock', { days: 1 }, rose);
  today = `${today.slice(0, 8)}07`;
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await page.getByRole('button', { name: 'Porte 7 à ouvrir' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Derrière la porte 7' })).toBeVisible();
  await page.context().close();
});

const doors = (page: Page) => page.getByRole('list', { name: /^Les portes de décembre/ });

test('without JavaScript a door that is pressed leads to the login, and from there to itself', async ({
  browser,
}) => {
  for (const width of [390, 1280]) {
    const context = await browser.newContext({ javaScriptEnabled: false, viewport: { width, height: 844 } });
    const page = await context.newPage();
    await page.goto(site.url + PATH);
    await expect(page.getByText('Aujourd’hui, la porte 7.')).toBeVisible();
    await expect(page.getByRole('button', { name: /à ouvrir$/ })).toHaveCount(3);
    await page.getByRole('button', { name: 'Porte 6 à ouvrir' }).press('Enter');
    expect(new URL(page.url()).searchParams.get('next')).toBe(`${PATH}?porte=6`);
    await context.close();
  }
});

test('once December is over it says what it was, and from February when the next one opens', async ({
  browser,
}) => {
  const year = Number(today.slice(0, 4));
  for (const [to, says] of [
    [`${year + 1}-01-05`, `C’était décembre ${year}.`],
    [`${year + 1}-02-03`, `Il ouvre le 1er décembre ${year + 1}.`],
  ] as const) {
    await call('demo/advance_clock', { days: days(today, to) }, rose);
    today = to;
    for (const width of [390, 1280]) {
      const page = await phoneOf(browser);
      await page.setViewportSize({ width, height: 844 });
      await page.goto(site.url + PATH);
      await expect(page.getByText(says)).toBeVisible();
      await expect(doors(page).getByRole('button', { disabled: false })).toHaveCount(0);
      await expectNoAxeViolations(page);
      await page.context().close();
    }
  }
  const page = await phoneOf(browser, ines);
  await page.goto(site.url + PATH);
  await page.getByRole('link', { name: `Revoir celui de ${year}` }).click();
  await page.getByRole('button', { name: /^Porte 6 ouverte/ }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Derrière la porte 6' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Porte 8 / })).toBeDisabled();
  await page.context().close();
});
