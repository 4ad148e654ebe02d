import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
const R = '/i/marketplace/recherche';
const OUT = '/dev/shm/search5/shots';
const views: [string, string][] = [
  ['chips', '?q=pyjama+vert+18+mois+moins+de+40+euros'],
  ['widened', '?q=poussette+verte+pliante'],
  ['likely', '?q=petit+lit+coll%C3%A9+au+grand+lit'],
  ['described', '?q=aspirateur+%C3%A0+morve'],
  ['need', '?q=b%C3%A9b%C3%A9+ne+dort+pas'],
  ['nothing', '?q=xylobouzifr'],
  ['page', '?q=contact'],
  ['gift', '?q=cadeau+bapt%C3%AAme'],
  ['quiet', '?q=perceuse+visseuse'],
];
for (const width of [390, 1280])
  for (const [name, query] of views)
    test(`${name} at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(R + query);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: `${OUT}/${name}-${width}.png` });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide).toBeLessThanOrEqual(width);
      await expectNoAxeViolations(page);
    });
for (const width of [390, 1280])
  test(`overlay at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(R);
    if (width > 1000) await page.getByRole('banner').getByRole('searchbox').click();
    else await page.getByRole('button', { name: /Rechercher/ }).first().click();
    const input = page.getByRole('dialog').getByRole('combobox');
    for (const q of ['contact', 'poussette compacte', 'naissances lyon', 'zzqxw']) {
      await input.fill(q);
      await page.waitForTimeout(1200);
      await page.screenshot({ path: `${OUT}/overlay-${q.replace(' ', '_')}-${width}.png` });
      await expectNoAxeViolations(page);
    }
  });
