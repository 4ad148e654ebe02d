import type { Page } from '@playwright/test';
import { findTestBrowser } from '../../scripts/browser.mjs';
import { expect, test } from '../support/e2e.ts';
import { enterNewsroom } from '../support/newsroom.ts';

// With the scroll bars that a mouse has, which the runner hides: it is for theirs that a page makes room.
test.use({
  launchOptions: {
    executablePath: findTestBrowser() ?? undefined,
    args: ['--no-sandbox', '--disable-quic', '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1'],
    ignoreDefaultArgs: ['--hide-scrollbars'],
  },
});

/** The place and the size of each piece of a screen. */
const places = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll('header, main, main h1, main form, main table, main tr, main .card')].map(
      (node) => {
        const { x, y, width, height } = node.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
      },
    ),
  );

for (const width of [360, 1280])
  test(`the palette moves nothing under it, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 740 });
    await enterNewsroom(page, '/a/admin/content');
    await expect(page.locator('.content-table tbody tr').first()).toBeVisible();
    await page.evaluate(() => scrollTo(0, 300));
    const before = await places(page);
    await page.keyboard.press('Control+k');
    const palette = page.getByRole('dialog', { name: 'Chercher ou faire' });
    await expect(palette.getByRole('option').first()).toBeVisible();
    expect(await places(page)).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(palette).toBeHidden();
    expect(await places(page)).toEqual(before);
    expect(await page.evaluate(() => scrollY)).toBe(300);
  });
