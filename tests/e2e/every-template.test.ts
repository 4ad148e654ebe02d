import { expect, expectNoAxeViolations, test } from '#tests/support/e2e.ts';
import type { GetText } from '#tests/support/pages/addresses.ts';
import { addressOf, TEMPLATES } from '#tests/support/pages/templates.ts';
import { weighScripts } from '#tests/support/script-weight.ts';

/** docs/decisions/0004: what a page may load before anybody touches it, gzipped. */
const SCRIPT_BUDGET = 10_000;

test.use({ allowedConsoleErrors: [/status of (404|410|429|503)/] });

for (const template of TEMPLATES.filter(({ like }) => !like)) {
  const { name, status = 200, island = false } = template;

  test(`${name} answers, loads little script, breaks no accessibility rule and fits a small screen`, async ({
    page,
    request,
  }) => {
    const get: GetText = async (path) => (await request.get(path)).text();
    const address = await addressOf(template, get);
    const { bytes, react } = await weighScripts(page, async () => {
      expect((await page.goto(address))?.status()).toBe(status);
    });
    if (!island) {
      expect(react, 'scripts holding React').toEqual([]);
      expect(bytes, 'gzipped bytes of script').toBeLessThanOrEqual(SCRIPT_BUDGET);
    }
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoAxeViolations(page, 'again');
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'pixels wider than a 320 px screen').toBeLessThanOrEqual(0);
  });
}
