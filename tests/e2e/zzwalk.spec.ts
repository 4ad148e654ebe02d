import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom } from '../support/newsroom.ts';
const R = '/i/marketplace/recherche';
const OUT = '/dev/shm/search5/shots';
for (const width of [390])
  test(`overlay at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto(R);
    await page.getByRole('navigation', { name: 'Raccourcis' }).getByRole('link', { name: 'Rechercher' }).click();
    const input = page.getByRole('dialog').getByRole('combobox');
    for (const q of ['contact', 'poussette compacte', 'naissances lyon', 'zzqxw']) {
      await input.fill(q);
      await page.waitForTimeout(1200);
      await page.screenshot({ path: `${OUT}/overlay-${q.replace(' ', '_')}-${width}.png` });
      await expectNoAxeViolations(page);
    }
  });
for (const width of [390, 1280])
  test(`desk at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 1000 });
    const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    for (const w of ['trucmuche', 'poussette volante', 'zibouille'])
      for (let t = 0; t < 7; t += 1) await page.request.get(`${R}?q=${w}`, { headers });
    await enterNewsroom(page, '/a/admin/search');
    await page.waitForTimeout(12000);
    await page.reload();
    await page.waitForTimeout(2500);
    await page.screenshot({ path: `${OUT}/desk-${width}.png`, fullPage: true });
    await expectNoAxeViolations(page);
  });
test('favourite by keyboard', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(R);
  await page.getByRole('banner').getByRole('searchbox').click();
  const dialog = page.getByRole('dialog');
  const input = dialog.getByRole('combobox');
  await input.pressSequentially('poussette');
  const products = dialog.getByRole('group', { name: 'Produits' }).getByRole('option');
  await expect(products.first()).toBeVisible();
  while ((await products.first().getAttribute('aria-selected')) !== 'true') await page.keyboard.press('ArrowDown');
  const fav = dialog.getByRole('button', { name: 'Ajouter aux favoris' });
  for (let n = 0; n < 4 && !(await fav.evaluate((b) => b === document.activeElement)); n += 1) await page.keyboard.press('Tab');
  await page.screenshot({ path: `${OUT}/fav0.png` });
  await expect(fav).toBeFocused();
  await page.keyboard.press('Enter');
  await page.waitForTimeout(1500);
  await page.screenshot({ path: `${OUT}/fav1.png` });
  await expectNoAxeViolations(page);
});
test.describe('no js', () => {
  test.use({ javaScriptEnabled: false });
  for (const width of [390, 1280])
    test(`results without at ${width}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${R}?q=pyjama+vert+18+mois`);
      await page.screenshot({ path: `${OUT}/nojs-${width}.png`, fullPage: true });
      await page.goto(`${R}?q=perceuse+visseuse`);
      await page.screenshot({ path: `${OUT}/quiet2-${width}.png` });
    });
});
