import type { Page } from '@playwright/test';
import { PLACES, WRITE_HREF } from '#admin/nav.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

const CATALOGUE = ['brands', 'tags', 'predefinedsearch', 'feeds', 'search'].map((name) => `/a/admin/${name}`);
const PAYMENTS = [
  'commandes',
  'retours',
  'remboursements',
  'contestations',
  'quarantaine',
  'cagnottes',
  'rapprochement',
  'comptabilite',
  'options',
].map((name) => `/a/admin/payments/${name}`);
const SCREENS = [
  ...Object.values(PLACES).map(({ href }) => href),
  WRITE_HREF,
  '/a/admin/misc/marche-a-suivre/lost-factor',
  '/a/admin/content/calendrier',
  '/a/admin/content/calendrier?vue=semaine',
  '/a/admin/mailing/arrets',
  '/a/admin/integrations/webhooks',
  '/a/admin/integrations/appels',
  ...CATALOGUE,
  ...PAYMENTS,
];

/** The first is looked at whole; the others for the rules that another width or another scheme may break. */
const LOOKS = [
  { width: 360, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
  { width: 1024, colorScheme: 'light' },
  { width: 1280, colorScheme: 'dark' },
] as const;

async function lookAt(page: Page, path: string): Promise<void> {
  for (const [index, { width, colorScheme }] of LOOKS.entries()) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `pixels ${path} is too wide for ${width} px`).toBeLessThanOrEqual(0);
    await expectNoAxeViolations(page, index === 0 ? undefined : 'again');
  }
}

// Each screen comes once and is turned about: coming is most of the work. In parts, which browsers share.
const PARTS = 4;
for (let part = 0; part < PARTS; part += 1)
  test(`no screen of the admin is too wide, nor breaks a rule of axe, in light or dark colours (${part + 1} of ${PARTS})`, async ({
    page,
  }) => {
    test.setTimeout(360_000);
    await page.setViewportSize({ width: 360, height: 800 });
    await enterNewsroom(page, PLACES.desk.href);
    for (const path of SCREENS.filter((_, index) => index % PARTS === part)) {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.setViewportSize({ width: 360, height: 800 });
      await page.goto(path);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      await lookAt(page, path);
    }
  });
