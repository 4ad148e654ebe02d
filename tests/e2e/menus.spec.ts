import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { callFrom } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, IN_MOTION, test } from '../support/e2e.ts';

test.use(IN_MOTION);

/** A page of the store that asks nothing of its own. */
const PAGE = '/magazine';
const GIFT = 'Une veilleuse lune';

/** A parent with one gift on their list, signed in in this browser. */
async function signedIn(page: Page, request: APIRequestContext, baseURL = '') {
  const slug = `menus-${randomBytes(4).toString('hex')}`;
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', {
    email: `${slug}@exemple.fr`,
    password: 'une phrase vraiment longue',
  });
  await callFrom({ request, token }, 'user/finish_setup', { firstname: 'Camille', list_slug: slug });
  await callFrom({ request, token }, 'list/add_custom_item_to_main', { item: { name: GIFT, price: 2450 } });
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: baseURL }]);
  await page.goto(PAGE);
}

const isLocked = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflow === 'hidden');

/** By keyboard: opens, shows what it holds, holds the page still, breaks no rule, closes and gives the focus back. */
async function walk(page: Page, button: Locator, shown: Locator): Promise<void> {
  await button.focus();
  await page.keyboard.press('Enter');
  await expect(shown).toBeVisible();
  expect(await isLocked(page)).toBe(true);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(shown).toBeHidden();
  await expect(button).toBeFocused();
}

for (const width of [360, 1280]) {
  test.describe(`the menus at ${width} px`, () => {
    test.use({ viewport: { width, height: 760 } });

    test('open by keyboard one at a time, hold the page still and give the focus back', async ({
      page,
      request,
      baseURL,
    }) => {
      await signedIn(page, request, baseURL);
      const bar = page.getByRole('banner');
      const button = (name: string) => bar.getByRole('button', { name, exact: true });
      await walk(page, button('Mon espace'), bar.getByRole('link', { name: 'Mes réglages' }));
      await walk(page, button('Notifications'), bar.getByText('Rien de nouveau pour l’instant.'));
      if (width < 744) await walk(page, button('Menu'), bar.getByRole('link', { name: 'Prénoms' }));
      else await walk(page, button('Ma liste en un coup d’œil'), bar.getByText(GIFT));

      // Shelves of the magazine: on a phone over the menu that leads there.
      if (width < 744) await button('Menu').click();
      const shelves = button('Rubriques du magazine').filter({ visible: true });
      await walk(page, shelves, bar.getByRole('link', { name: 'Tout le magazine' }));
      if (width < 744) await page.keyboard.press('Escape');
      expect(await isLocked(page)).toBe(false);
      await button('Mon espace').click();
      await button('Notifications').click();
      await expect(bar.getByRole('link', { name: 'Mes réglages' })).toBeHidden();
      await expect(bar.getByRole('link', { name: 'Toutes mes notifications' })).toBeVisible();
    });

    test('close at any navigation, a page that comes back and a link to the same page too', async ({
      page,
      request,
      baseURL,
    }) => {
      await signedIn(page, request, baseURL);
      const bar = page.getByRole('banner');
      const orders = bar.getByRole('link', { name: 'Mes commandes' });
      await bar.getByRole('button', { name: 'Mon espace' }).click();
      await orders.click();
      await expect(page).toHaveURL(/suivre-ma-commande/);
      await page.goBack();
      await expect(page).toHaveURL(PAGE);
      await expect(orders).toBeHidden();
      expect(await isLocked(page)).toBe(false);
      await bar.getByRole('button', { name: 'Mon espace' }).click();
      await expect(orders).toBeVisible();
      await page.evaluate(() => {
        location.hash = 'contenu';
      });
      await expect(orders).toBeHidden();
    });
  });
}

test('the bell says that there is news, and tells it', async ({ page, request, baseURL }) => {
  const item = {
    id: '11111111-1111-4111-8111-111111111111',
    kind: 'gift',
    text: 'Mamie participe à la cagnotte.',
    href: '/i/mon-compte/cagnotte',
    read: false,
    created_at: new Date().toISOString(),
  };
  await page.route('**/api/user/mark_notifications_read', (route) =>
    route.fulfill({ json: { result: { unread: 1 } } }),
  );
  await page.route('**/api/user/get_notifications', (route) =>
    route.fulfill({ json: { result: { items: [item], page: 1, per_page: 20, total: 1 } } }),
  );
  await signedIn(page, request, baseURL);
  const bell = page.getByRole('banner').getByRole('button', { name: 'Notifications (du nouveau)' });
  await bell.click();
  await expect(page.getByRole('link', { name: 'Mamie participe à la cagnotte. (non lue)' })).toBeVisible();
});

test('a menu whose content cannot be had says so and can be asked again', async ({ page }) => {
  let fails = true;
  await page.route('**/api/content/get_init_site_content', (route) =>
    fails
      ? route.fulfill({ json: { err: 'Le service est momentanément indisponible.', code: 'unavailable' } })
      : route.fallback(),
  );
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Rubriques du magazine' }).click();
  await expect(page.getByText('Le service est momentanément indisponible.')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('link', { name: 'Tout le magazine' })).toBeVisible();
});

test('site content without classifications is an error for good, with a way out', async ({ page }) => {
  await page.route('**/api/content/get_init_site_content', async (route) => {
    const answer = await route.fetch();
    const { result } = (await answer.json()) as { result: object };
    await route.fulfill({ json: { result: { ...result, classifications: [] } } });
  });
  await page.goto(PAGE);
  await page.getByRole('button', { name: 'Rubriques du magazine' }).click();
  await expect(page.getByRole('heading', { name: 'Le site n’est pas prêt' })).toBeVisible();
  await expect(page.getByRole('main')).toBeFocused();
  await expectNoAxeViolations(page);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Le magazine' })).toBeVisible();
});
