import { expect, expectNoAxeViolations, test } from '#tests/support/e2e.ts';
import { weighScripts } from '#tests/support/script-weight.ts';
import { addressOf, TEMPLATES } from './templates.ts';

/** decisions/0004: what a page may load before anybody touches it, gzipped. */
const SCRIPT_BUDGET = 10_000;

test.use({ allowedConsoleErrors: [/status of (404|410|429|503)/] });

for (const template of TEMPLATES) {
  const { name, status = 200, island = false } = template;

  test(`${name} answers, breaks no accessibility rule and fits a small screen`, async ({ page, request }) => {
    const address = await addressOf(template, request);
    const response = await page.goto(address);
    expect(response?.status()).toBe(status);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoAxeViolations(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, 'pixels wider than a 320 px screen').toBeLessThanOrEqual(0);
  });

  if (island) continue;

  test(`${name} loads no React and little script before an interaction`, async ({ page, request }) => {
    const address = await addressOf(template, request);
    const { bytes, react } = await weighScripts(page, async () => {
      expect((await page.goto(address))?.status()).toBe(status);
    });
    expect(react, 'scripts holding React').toEqual([]);
    expect(bytes, 'gzipped bytes of script').toBeLessThanOrEqual(SCRIPT_BUDGET);
  });
}
