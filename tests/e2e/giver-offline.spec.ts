// A giver whose line is cut in the middle: what was filled in is sent once it is back, or is said not to be.
import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { callFrom } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';

const expect = expectSoon.configure({ timeout: 20_000 });

/** The page of a list that wishes for one thing. */
async function newList(request: APIRequestContext): Promise<string> {
  const slug = `sans-ligne-${randomBytes(4).toString('hex')}`;
  const account = { email: `${slug}@exemple.fr`, password: 'une phrase vraiment longue' };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', account);
  await callFrom({ request, token }, 'user/finish_setup', { firstname: 'Camille', list_slug: slug });
  const item = { name: 'Veilleuse', price: 2490 };
  await callFrom({ request, token }, 'list/add_custom_item_to_main', { item });
  return slug;
}

/** The sheet of the list's one gift. */
async function openedGift(page: Page): Promise<Locator> {
  await page
    .getByRole('button', { name: /Offrir/ })
    .first()
    .click();
  return page.getByRole('dialog');
}

test.describe('a giver whose line is cut', () => {
  test.use({
    viewport: { width: 360, height: 780 },
    allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED|ERR_FAILED|dynamically imported module/],
  });

  test('reserves once when it is back, and only while the page stays open', async ({
    page,
    request,
    context,
  }) => {
    const slug = await newList(request);
    await page.goto(`/${slug}`);
    const sheet = await openedGift(page);
    // The part that keeps a form comes once a sheet is open.
    await page.waitForLoadState('networkidle');
    await sheet.getByText('Ajouter mon nom ou un mot').click();
    await sheet.getByLabel('Votre adresse e-mail').fill('odile@exemple.fr');
    await context.setOffline(true);
    await sheet
      .getByRole('button', { name: /Réserver|m’en occupe|m’en charge/ })
      .first()
      .click();
    await expect(sheet.getByText('votre réservation partira', { exact: false })).toBeInViewport();
    await expectNoAxeViolations(page);
    await context.setOffline(false);
    await expect(page).toHaveURL(/reserve=.*#reservation$/, { timeout: 20_000 });
    await expect(page.locator('#reservation')).toBeFocused();
    await expect(page.getByText('C’est réservé, merci')).toBeInViewport();
    await page.goto(`/${slug}`);
    await expect(page.getByText('n’est pas réservé')).toHaveCount(0);
  });

  test('is told that nothing was kept where the line was cut before the part that keeps it came', async ({
    page,
    request,
    context,
  }) => {
    const slug = await newList(request);
    await page.route(/giving-forms/, (route) => route.abort());
    await page.goto(`/${slug}`);
    const sheet = await openedGift(page);
    await sheet.getByLabel('Votre adresse e-mail').fill('odile@exemple.fr');
    await context.setOffline(true);
    await sheet
      .getByRole('button', { name: /Réserver|m’en occupe|m’en charge/ })
      .first()
      .click();
    await expect(sheet.getByText('Hors ligne : rien n’est envoyé')).toBeVisible();
    await expect(sheet.getByLabel('Votre adresse e-mail')).toHaveValue('odile@exemple.fr');
    await context.setOffline(false);
    await sheet
      .getByRole('button', { name: /Réserver|m’en occupe|m’en charge/ })
      .first()
      .click();
    await expect(page.getByText('C’est réservé, merci')).toBeVisible();
  });

  test('is told by the page that was loaded again that nothing was sent', async ({ page, request }) => {
    const slug = await newList(request);
    await page.goto(`/${slug}`);
    const sheet = await openedGift(page);
    await page.waitForLoadState('networkidle');
    await sheet.getByLabel('Votre adresse e-mail').fill('odile@exemple.fr');
    // The browser says so and no event follows: nothing is sent while the page goes away.
    await page.evaluate(() => Object.defineProperty(navigator, 'onLine', { get: () => false }));
    await sheet.getByRole('button', { name: 'Réserver ce cadeau' }).click();
    await expect(sheet.getByText('votre réservation partira', { exact: false })).toBeInViewport();
    page.on('dialog', (asked) => void asked.accept());
    await page.reload();
    const told = page.getByText('« Veilleuse » n’est pas réservé');
    await expect(told).toBeInViewport();
    await expect(told).toBeFocused();
    await expectNoAxeViolations(page);
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Veilleuse' })).toBeVisible();
    await expect(told).toHaveCount(0);
  });
});
