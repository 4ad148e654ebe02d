import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';

const RESULTS = '/i/marketplace/recherche';

test.describe('the results page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('takes off what was understood, asks for the words as typed, and chooses several filters', async ({
    page,
  }) => {
    await page.goto(`${RESULTS}?q=pyjama+vert+moins+de+40+euros`);
    const understood = page.getByRole('list', { name: 'Ce que nous avons compris' });
    await expect(understood.getByRole('link')).toHaveCount(2);
    await understood.getByRole('link', { name: 'Retirer le filtre Vert' }).click();
    await expect(page).not.toHaveURL(/vert/);
    await expect(understood.getByRole('link')).toHaveCount(1);
    await page.getByRole('link', { name: 'Chercher ces mots tels quels' }).click();
    await expect(page).toHaveURL(/mots=exacts/);
    await expect(understood).toHaveCount(0);
    await page.getByRole('link', { name: /^Comprendre aussi/ }).click();
    await expect(understood.getByRole('link')).toHaveCount(1);
    const colours = page.getByRole('region', { name: 'Couleur' }).getByRole('link');
    await colours.first().click();
    await colours.nth(1).click();
    await expect(page).toHaveURL(/couleur=.*couleur=/);
    await expect(colours.and(page.locator('[aria-current]'))).toHaveCount(2);
  });
});

test('says what partial matches lack, and leads on from a search without a product', async ({ page }) => {
  await page.goto(`${RESULTS}?q=poussette+verte+pliante`);
  await expect(page.getByRole('heading', { name: /^Sans « .+ » :$/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.goto(`${RESULTS}?q=xylobouzifr`);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { name: /les parents choisissent le plus$/ })).toBeVisible();
  await expect(main.getByRole('link', { name: 'Ajouter un article d’un autre site' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('on a phone filters are a sheet, which stays while several are chosen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${RESULTS}?q=pyjama`);
  const sheet = page.getByRole('region', { name: 'Affiner' });
  await expect(sheet).toBeHidden();
  await page.getByRole('button', { name: 'Affiner' }).click();
  await expect(sheet).toBeVisible();
  await expectNoAxeViolations(page);
  await sheet.getByRole('region', { name: 'Couleur' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/couleur=/);
  await expect(sheet).toBeVisible();
  await sheet.getByRole('button', { name: /^Voir / }).click();
  await expect(sheet).toBeHidden();
});

test('suggests under the field by keyboard, and remembers what was searched', async ({ page }) => {
  await page.goto(RESULTS);
  const box = page.locator('#results-q');
  await box.click();
  await expect(box).toHaveAttribute('role', 'combobox');
  await box.pressSequentially('pouss');
  const options = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option');
  await expect(options.first()).toContainText(/pouss/i);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
  await expect(box).toHaveAttribute('aria-expanded', 'false');
  await page.keyboard.press('ArrowDown');
  await expect(box).toHaveAttribute('aria-expanded', 'true');
  await expect(options.first()).toHaveAttribute('aria-selected', 'true');
  await expectNoAxeViolations(page);
  const chosen = (await options.first().locator('span').first().textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(RESULTS);
  await page.goto(RESULTS);
  await box.click();
  await expect(options.first()).toContainText(chosen);
  await page.keyboard.press('Escape');
  await expect(options).toHaveCount(0);
});

test('a product of the overlay is put on a list by keyboard', async ({ page }) => {
  await page.goto(RESULTS);
  await page.getByRole('banner').getByRole('searchbox').click();
  const dialog = page.getByRole('dialog');
  const input = dialog.getByRole('combobox');
  await input.pressSequentially('poussette');
  const products = dialog.getByRole('group', { name: 'Produits' }).getByRole('option');
  await expect(products.first()).toBeVisible();
  while ((await products.first().getAttribute('aria-selected')) !== 'true')
    await page.keyboard.press('ArrowDown');
  await expectNoAxeViolations(page);
  await page.keyboard.press('Tab');
  const add = dialog.getByRole('button', { name: 'Ajouter à ma liste' });
  for (let n = 0; n < 3 && !(await add.evaluate((button) => button === document.activeElement)); n += 1)
    await page.keyboard.press('Tab');
  await expect(add).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(dialog.getByRole('button', { name: 'Ajouter aux favoris' })).toBeFocused();
  // Counts are of the words that were answered: not of those typed since.
  await input.fill('poussettes et autre chose');
  await expect(dialog.getByRole('option', { name: /^Voir / })).toHaveCount(0);
});

for (const width of [390, 1280])
  test(`every state of the results breaks no rule and fits ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    const states = [
      ['pyjama vert 18 mois moins de 40 euros', 'Ce que nous avons compris'],
      ['petit lit collé au grand lit', 'Aucun produit n’a tout ce que vous demandez.'],
      ['contact', 'Contactez-nous'],
      ['aspirateur à morve', 'Mouche-bébé'],
    ] as const;
    for (const [query, shown] of states) {
      await page.goto(`${RESULTS}?q=${encodeURIComponent(query)}`);
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      await expectNoAxeViolations(page);
    }
  });

test('words of other shops are answered with no other words, and the overlay says what a page is', async ({
  page,
}) => {
  await page.goto(`${RESULTS}?q=perceuse+visseuse`);
  await expect(page.getByRole('heading', { name: 'Rien de tel dans notre catalogue' })).toBeVisible();
  await expect(page.getByText('Vouliez-vous dire')).toHaveCount(0);
  await page.getByRole('banner').getByRole('searchbox').click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('combobox').fill('contact');
  const named = dialog.getByRole('group', { name: 'La page que vous cherchez' });
  await expect(named.getByRole('option')).toHaveText(/Contactez-nous\s*Page/);
});
