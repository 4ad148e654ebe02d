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
  [360, 'light'],
  [360, 'dark'],
  [1024, 'light'],
  [1280, 'dark'],
] as const;

for (const [width, colorScheme] of LOOKS)
  test(`no screen of the admin is wider than ${width} px, nor breaks a rule of axe, in ${colorScheme} colours`, async ({
    page,
  }) => {
    test.setTimeout(480_000);
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    await enterNewsroom(page, PLACES.desk.href);
    for (const path of SCREENS) {
      await page.goto(path);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1 }).first(), path).toBeVisible();
      const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(over, `pixels ${path} is too wide`).toBeLessThanOrEqual(0);
      await expectNoAxeViolations(page, width === 360 && colorScheme === 'light' ? undefined : 'again');
    }
  });
