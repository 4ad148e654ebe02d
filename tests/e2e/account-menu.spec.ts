import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom } from '../support/newsroom.ts';

const GROUPS = ['Magazine', 'Boutique', 'Communauté', 'Site'];
const paper = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--paper').trim());

for (const width of [360, 1280])
  test(`the bar shows every group, marks the one that is open, and fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await enterNewsroom(page, '/a/admin/payments/commandes');
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    const bar = page.getByRole('banner');
    if (width < 744)
      await bar.getByRole('button', { name: 'Menu de la rédaction, vous êtes à Commandes' }).click();
    for (const name of GROUPS) {
      const group = bar.getByRole('button', { name: new RegExp(`^${name}`) });
      if (width < 744) await expect(bar.getByRole('list', { name })).toBeVisible();
      else {
        await expect(group).toBeInViewport({ ratio: 1 });
        await group.click();
      }
      const places = bar.getByRole('list', { name }).getByRole('link');
      for (const place of await places.all()) {
        await place.scrollIntoViewIfNeeded();
        await expect(place).toBeInViewport({ ratio: 0.98 });
      }
      expect(await places.count()).toBeGreaterThan(4);
    }
    await expect(bar.locator('a[aria-current="page"]')).toHaveText(['Commandes']);
    await expect(bar.locator('.admin-group-open[data-current]')).toContainText('vous êtes à Commandes');
    for (const button of ['Votre compte', 'Chercher']) {
      await page.keyboard.press('Escape');
      await expect(bar.getByRole('button', { name: button })).toBeInViewport({ ratio: 1 });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
  });

test('the name of a screen, however long, leaves the tools of the bar beside it on the smallest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterNewsroom(page, '/a/admin/offers/tickets');
  const bar = page.getByRole('banner');
  expect((await bar.boundingBox())?.height).toBeLessThan(72);
  await expect(bar.getByRole('button', { name: 'Votre compte' })).toBeInViewport({ ratio: 1 });
});

test('the account menu says who one is, takes other colours that stay, and leaves', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: 'light' });
  await enterNewsroom(page, '/a/admin/content');
  const bar = page.getByRole('banner');
  const open = () => bar.getByRole('button', { name: 'Votre compte' }).click();
  await open();
  await expect(bar.locator('[data-account-name]')).not.toHaveText('');
  await expect(bar.getByText('Administration', { exact: true })).toBeVisible();
  await expect(bar.getByRole('radio', { name: 'De l’appareil' })).toBeChecked();
  const light = await paper(page);

  await bar.getByRole('radio', { name: 'Sombres' }).check();
  await expect.poll(() => paper(page)).not.toBe(light);
  const dark = await paper(page);
  await expectNoAxeViolations(page);
  await page.goto('/a/admin/mailing');
  expect(await paper(page)).toBe(dark);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNoAxeViolations(page);
  // Another device's preference changes nothing of what was chosen, and readers' pages follow the device.
  await page.emulateMedia({ colorScheme: 'dark' });
  await open();
  await bar.getByRole('radio', { name: 'Claires' }).check();
  await expect.poll(() => paper(page)).toBe(light);
  await expectNoAxeViolations(page);
  await bar.getByRole('radio', { name: 'De l’appareil' }).check();
  await expect.poll(() => paper(page)).toBe(dark);

  await bar.getByRole('button', { name: 'Se déconnecter' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  expect(await page.evaluate(() => localStorage.getItem('auth_tokens'))).toBe('[]');
  await page.goto('/a/admin');
  await page.waitForURL(/\/mon-compte-/);
});
