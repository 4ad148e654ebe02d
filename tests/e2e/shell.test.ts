import { expect, expectNoAxeViolations, test } from '#tests/support/e2e.ts';

const ARTICLE = '/magazine/preparer-l-arrivee/choisir-une-poussette';

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the bottom menu goes away after fifty frames of scrolling down and comes back 900 ms later', async ({
    page,
  }) => {
    await page.goto(ARTICLE);
    const menu = page.getByRole('navigation', { name: 'Raccourcis' });
    await expect(menu).toBeVisible();
    await page.evaluate(async () => {
      // A busy browser tells two scrolls in one frame: more than fifty are needed for fifty frames.
      for (let frame = 0; frame < 100; frame += 1) {
        scrollBy({ top: 8, behavior: 'instant' });
        await new Promise(requestAnimationFrame);
      }
    });
    await expect(menu).toBeHidden();
    await expect(menu).toBeVisible();
  });

  test('the bottom menu leaves a window too low for it', async ({ page }) => {
    await page.setViewportSize({ width: 640, height: 480 });
    await page.goto('/');
    await expect(page.getByRole('navigation', { name: 'Raccourcis' })).toBeHidden();
  });

  test('the menu unfolds from the header, holds a search and closes with Escape', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    const menu = page.getByRole('navigation', { name: 'Menu principal' });
    await expect(menu).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
  });

  test('the cagnotte shortcut carries a red dot until a signed-in person has one', async ({ page }) => {
    const dot = page.locator('.bottom-dot');
    await page.goto('/');
    await expect(dot).toBeHidden();
    await page.evaluate(() => {
      // biome-ignore lint/suspicious/noDocumentCookie: the page's own cookie, as the sign-in sets it
      document.cookie = 'hasAuth=1; Path=/';
    });
    await page.reload();
    await expect(dot).toBeVisible();
    await page.evaluate(() => localStorage.setItem('cagnotteCreated', '1'));
    await page.reload();
    await expect(dot).toBeHidden();
  });
});

test.describe('between a tablet and a wide screen', () => {
  for (const width of [1024, 1150, 1279, 1280])
    test(`the bar holds all it has at ${width} px, signed in or not`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const cookie of ['nobody=1; Path=/', 'hasAuth=1; Path=/']) {
        await page.goto('/');
        await page.evaluate((told) => {
          // biome-ignore lint/suspicious/noDocumentCookie: the page's own cookie, as the sign-in sets it
          document.cookie = told;
        }, cookie);
        await page.reload();
        const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(over, cookie).toBeLessThanOrEqual(0);
        await expectNoAxeViolations(page);
      }
      // A pointer meets the field, which widens for what is typed.
      const field = page.getByRole('searchbox');
      await field.click();
      await page.keyboard.type('lit');
      await expect(page.locator('input:focus')).toHaveValue('lit');
    });
});

test.describe('without a connection', () => {
  // The browser's own message for each request it could not send.
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('the shell says when the connection is gone, and takes it back', async ({ page, context }) => {
    await page.goto('/');
    await context.setOffline(true);
    await expect(page.getByText('Vous ne semblez pas connecté à internet')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Vous ne semblez pas connecté à internet')).toBeHidden();
  });
});

test('a new version reloads an idle page at once', async ({ page }) => {
  await page.route('/client-version', (route) => route.fulfill({ json: { version: 'a newer build' } }));
  const reloaded = page.waitForEvent('framenavigated', (frame) => frame.url().endsWith('/magazine'));
  await page.goto('/magazine');
  await reloaded;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the keyboard reaches the content in one step', async ({ page }) => {
  await page.goto('/');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
