// A gateway that fails in every way it can: the page leads to the maintenance page and back once at most, then says so
// with a button; nothing waits for ever, and nothing goes round.
import type { Page } from '@playwright/test';
import { expect as expectSoon, test } from '../support/e2e.ts';

const expect = expectSoon.configure({ timeout: 30_000 });
const CALL = '**/api/content/get_init_site_content';
test.use({ allowedConsoleErrors: [/Failed to load resource|dynamically imported module/] });

const callSomething = (page: Page) => page.getByRole('button', { name: 'Rubriques du magazine' }).click();
const hint = (page: Page) => page.locator('#shell-hint');
const failed = (page: Page, status = 502) =>
  page.evaluate((detail) => dispatchEvent(new CustomEvent('merveille:status', { detail })), status);
const answerWith = (page: Page, path: string, status: number) =>
  page.route(path, (route) => route.fulfill({ status, body: '' }));

/** Counts the pages of the tab. */
function countPages(page: Page): () => number {
  let pages = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) pages += 1;
  });
  return () => pages;
}
/** The shell is fetched at the first touch. */
async function openTouched(page: Page, path = '/magazine'): Promise<void> {
  await page.goto(path);
  await page.mouse.move(200, 200);
  await page.waitForLoadState('networkidle');
}

test('a call that fails a hundred times without a maintenance page asks after the site once at a time', async ({
  page,
}) => {
  await openTouched(page);
  await answerWith(page, '/gatewayerr', 502);
  let asked = 0;
  await page.route('/client-version', (route) => {
    asked += 1;
    return route.fulfill({ status: 503, body: '' });
  });
  for (let n = 0; n < 100; n += 1) await failed(page);
  await expect(hint(page)).toContainText('est actuellement en maintenance');
  await page.evaluate(() => new Promise((after) => setTimeout(after, 3000)));
  expect(asked).toBeLessThanOrEqual(1);
  await page.unrouteAll();
  await expect(hint(page)).toHaveText('');
});

test('a maintenance page that never comes keeps nobody without a word', async ({ page }) => {
  await openTouched(page);
  await page.route('/gatewayerr', () => {});
  await page.route('/client-version', (route) => route.fulfill({ status: 503, body: '' }));
  await failed(page);
  await expect(hint(page)).toContainText('est actuellement en maintenance', { timeout: 2000 });
});

test('a site that answers while its calls do not says what is wrong, over what is being typed', async ({
  page,
}) => {
  await openTouched(page, '/contactez-nous');
  const pages = countPages(page);
  await page.getByRole('main').getByRole('textbox').last().fill('Un message écrit longuement');
  await failed(page);
  await expect(hint(page)).toContainText('Une partie du site ne répond pas encore.');
  await expect(hint(page).getByRole('button', { name: 'Recharger la page' })).toBeVisible();
  expect(pages()).toBe(0);
});

test('a page that is kept waiting longer than half a minute is led back to once all the same', async ({
  page,
}) => {
  const pages = countPages(page);
  await answerWith(page, CALL, 504);
  await openTouched(page);
  // As it is once the gateway had kept the page waiting for a minute.
  await page.evaluate(() =>
    sessionStorage.setItem('gateway-return', `${Date.now() - 65_000} ${location.pathname}`),
  );
  await page.reload();
  await page.mouse.move(210, 210);
  await callSomething(page);
  await expect(hint(page)).toContainText('Une partie du site ne répond pas encore.');
  await expect(page).toHaveURL('/magazine');
  expect(pages()).toBe(2);
});

test('the maintenance page asks again when an answer never comes', async ({ page }) => {
  test.setTimeout(90_000);
  await page.goto('/magazine');
  let asked = 0;
  await page.route('/client-version', (route) => {
    asked += 1;
    return asked > 1 ? route.continue() : undefined;
  });
  await page.goto('/gatewayerr?next=%2Fmagazine');
  await page.waitForURL('/magazine', { timeout: 60_000 });
  expect(asked).toBeGreaterThan(1);
});

test('calls that a gateway sends to the very page that asks load it once', async ({ page }) => {
  await page.goto('/magazine');
  const pages = countPages(page);
  await page.route(CALL, (route) =>
    route.request().method() === 'POST'
      ? route.fulfill({ status: 302, headers: { location: '/magazine' } })
      : route.continue(),
  );
  await callSomething(page);
  await page.waitForLoadState('networkidle');
  expect(pages()).toBe(0);
});

test.describe('in a browser that keeps nothing', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const name of ['sessionStorage', 'localStorage'])
        Object.defineProperty(window, name, {
          get() {
            throw new DOMException('refused', 'SecurityError');
          },
        });
    }),
  );

  test('menus open, and a failing call says so without a round', async ({ page }) => {
    const pages = countPages(page);
    await openTouched(page);
    await callSomething(page);
    await expect(page.getByRole('link', { name: 'Tout le magazine' })).toBeVisible();
    await failed(page);
    await expect(hint(page)).toContainText('Une partie du site ne répond pas encore.');
    await failed(page, 500);
    await expect(hint(page)).toContainText('Une erreur est survenue. Vérifiez votre connexion.');
    expect(pages()).toBe(1);
  });

  test('the maintenance page says that the site is there, and waits for a hand', async ({ page }) => {
    await page.goto('/gatewayerr?next=%2Fmagazine');
    await expect(page.getByRole('status')).toContainText('Le site répond de nouveau.');
    await page.getByRole('link', { name: 'Réessayer' }).click();
    await expect(page).toHaveURL('/magazine');
  });
});
