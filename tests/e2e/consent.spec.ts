import type { Page } from '@playwright/test';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const GTM = 'https://www.googletagmanager.com';

/**
 * The page as a site with a tag manager sends it (its policy is a unit test's), and a tag manager of our own, which
 * only says that it is there. Answers what was asked of Google.
 */
async function withTagManager(page: Page, consent: 'ask' | 'default'): Promise<string[]> {
  const asked: string[] = [];
  await page.route('/magazine', async (route) => {
    const answer = await route.fetch();
    const html = (await answer.text())
      .replace('<html', `<html data-gtm="GTM-TEST1"${consent === 'ask' ? ' data-consent="ask"' : ''}`)
      .replace(
        /<div class="site-footer-brand"[^>]*>/,
        (brand) => `${brand}<button type="button" data-cookies>Mes choix de cookies</button>`,
      );
    const { 'content-security-policy': _, ...headers } = answer.headers();
    await route.fulfill({ response: answer, headers, body: html });
  });
  await page.route(`${GTM}/**`, async (route) => {
    asked.push(route.request().url());
    await route.fulfill({
      contentType: 'text/javascript',
      body: 'window.google_tag_manager = { "GTM-TEST1": {} };',
    });
  });
  await page.addInitScript(() => Object.defineProperty(navigator, 'webdriver', { get: () => false }));
  return asked;
}

/** Lists what the tag manager was told: commands as arrays, events by their name. */
const told = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: unknown[] }).dataLayer ?? []).map((entry) =>
      'event' in (entry as object)
        ? (entry as { event: string }).event
        : [...(entry as unknown[])].slice(0, 2).join(' '),
    ),
  );

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`at ${viewport.width} px nothing leaves before people agree, and they may change their mind`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    const asked = await withTagManager(page, 'ask');
    await page.goto('/magazine');
    const banner = page.getByRole('region', { name: /Mesurer l’usage du site/ });
    await expect(banner).toBeVisible();
    await expectNoAxeViolations(page);
    const [accept, refuse] = [
      banner.getByRole('button', { name: 'Accepter' }),
      banner.getByRole('button', { name: 'Refuser' }),
    ];
    const [one, other] = [await accept.boundingBox(), await refuse.boundingBox()];
    expect([one?.width, one?.height, one?.y]).toEqual([other?.width, other?.height, other?.y]);
    await refuse.click();
    await expect(banner).toBeHidden();
    await page.reload();
    await page.getByRole('button', { name: 'Mes choix de cookies' }).click();
    await expect(banner.getByText('la mesure est refusée')).toBeVisible();
    expect(asked).toEqual([]);
    expect(await page.evaluate(() => localStorage.getItem('actions'))).toBeNull();
    await accept.click();
    await expect.poll(() => told(page)).toContain('site_init');
    expect((await told(page)).slice(0, 3)).toEqual(['consent default', 'gtm.js', 'consent update']);
    expect(asked).toEqual([`${GTM}/gtm.js?id=GTM-TEST1`]);
    await page.reload();
    await expect.poll(() => told(page)).toContain('site_init');
    await expect(banner).toBeHidden();
  });

test('without asking the specification’s defaults apply', async ({ page }) => {
  await withTagManager(page, 'default');
  await page.goto('/magazine');
  await expect.poll(() => told(page)).toEqual(['consent default', 'gtm.js', 'consent update', 'site_init']);
  await expect(page.getByRole('region', { name: /Mesurer l’usage/ })).toBeHidden();
});

test.describe('for who looks like a bot', () => {
  test.use({ userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });

  test('nothing is asked, and nothing sent', async ({ page }) => {
    const asked = await withTagManager(page, 'default');
    await page.goto('/magazine', { waitUntil: 'networkidle' });
    expect(asked).toEqual([]);
    expect(await told(page)).toEqual([]);
  });
});
