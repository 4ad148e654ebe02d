import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';

const RESULTS = '/i/marketplace/recherche';

/** A page with the whole shell and nothing of its own to load. */
async function openOverlay(page: Page) {
  await page.goto(RESULTS);
  const phone = page
    .getByRole('navigation', { name: 'Raccourcis' })
    .getByRole('link', { name: 'Rechercher' });
  if (await phone.isVisible()) await phone.click();
  else await page.getByRole('banner').getByRole('searchbox').click();
  const dialog = page.getByRole('dialog', { name: 'Rechercher sur Merveille' });
  await expect(dialog).toBeVisible();
  return { dialog, field: dialog.getByRole('combobox'), options: dialog.getByRole('option') };
}

/** Answers instant searches ourselves: the query is the name of the only product. */
async function answerWith(page: Page, delayOf: (query: string) => number): Promise<string[]> {
  const answered: string[] = [];
  await page.route('**/api/search/instant', async (route) => {
    const { query } = route.request().postDataJSON() as { query: string };
    await new Promise((resolve) => setTimeout(resolve, delayOf(query)));
    const product = {
      id: 1,
      name: `Résultat ${query}`,
      slug: 'r',
      brand_name: null,
      thumb_image: null,
      price: 1250,
      availability: 'in_stock',
    };
    const none = { hits: 0, results: [] };
    const result = { products: { hits: 1, results: [product] }, tags: none, brands: none };
    await route.fulfill({ json: { result } }).catch(() => {});
    answered.push(query);
  });
  return answered;
}

/** Letter by letter within one turn of the page's clock: a busy machine would stretch real keystrokes. */
function typeAtOnce(field: Locator, word: string): Promise<void> {
  return field.evaluate((input, text) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
    for (let length = 1; length <= text.length; length += 1) {
      set?.call(input, text.slice(0, length));
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }
  }, word);
}

test.describe('instant search', () => {
  test('is led by the keyboard from the first letter to the results', async ({ page }) => {
    const { dialog, field, options } = await openOverlay(page);
    await expect(field).toBeFocused();
    await field.pressSequentially('pouss');
    await expect(options.first()).toContainText('Poussette');
    await expect(dialog.getByRole('group', { name: 'Produits' }).getByRole('option')).toHaveCount(7);
    await expect(dialog.getByRole('status').first()).toContainText('produits');
    await page.keyboard.press('ArrowDown');
    await expect(options.first()).toHaveAttribute('aria-selected', 'true');
    await expect(field).toHaveAttribute(
      'aria-activedescendant',
      (await options.first().getAttribute('id')) ?? '',
    );
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/recherche\?q=pouss$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('pouss');
  });

  test('closes on Escape and gives focus and words back to the field', async ({ page }) => {
    const { dialog, field } = await openOverlay(page);
    await field.fill('lit');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(page.getByRole('banner').getByRole('searchbox')).toBeFocused();
    await expect(page.getByRole('banner').getByRole('searchbox')).toHaveValue('lit');
  });

  test('opens when one types in the field of the page, not when one reaches it', async ({ page }) => {
    await page.goto(RESULTS);
    const own = page.getByRole('banner').getByRole('searchbox');
    await own.focus();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.keyboard.type('d');
    await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue(/^d/);
  });

  test('never lets a late answer replace a newer one', async ({ page }) => {
    const answered = await answerWith(page, (query) => (query === 'a' ? 1500 : 20));
    const { field, options } = await openOverlay(page);
    const slow = page.waitForRequest(/instant/);
    await field.fill('a');
    await slow;
    await field.fill('ab');
    await expect(options.first()).toContainText('Résultat ab');
    await expect.poll(() => answered).toContain('a');
    await expect(options.first()).toContainText('Résultat ab');
  });

  test('asks once for a word typed at once, and clears when it is emptied', async ({ page }) => {
    let asked = 0;
    await answerWith(page, () => 0);
    page.on('request', (request) => {
      if (request.url().endsWith('/instant')) asked += 1;
    });
    const { field, options } = await openOverlay(page);
    await typeAtOnce(field, 'doudou');
    await expect(options.first()).toContainText('Résultat doudou');
    expect(asked).toBe(1);
    await field.fill('');
    await expect(options).toHaveCount(0);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
  });

  test('proposes an item of another shop when there is little to show', async ({ page }) => {
    const { field, dialog } = await openOverlay(page);
    await field.fill('babyphone introuvable qui n’existe pas');
    await expect(dialog.getByRole('option', { name: /d’un autre site/ })).toBeVisible();
    await field.fill('poussette');
    await expect(dialog.getByRole('group', { name: 'Produits' })).toBeVisible();
    await expect(dialog.getByRole('option', { name: /d’un autre site/ })).toBeHidden();
  });
});

test.describe('on a lost line', () => {
  test.use({ allowedConsoleErrors: [/Failed to load resource/] });

  test('says so, keeps the last results, and asks again when it is back', async ({ page, context }) => {
    const { field, dialog, options } = await openOverlay(page);
    await field.fill('poussette');
    await expect(options.first()).toContainText('Poussette');
    await context.setOffline(true);
    await field.fill('biberon');
    await expect(dialog.getByText('Vous ne semblez pas connecté à internet')).toBeVisible();
    await expect(options.first()).toContainText('Poussette');
    await context.setOffline(false);
    await expect(options.first()).toContainText(/biberon/i);
    await expect(dialog.getByText('Vous ne semblez pas connecté à internet')).toBeHidden();
  });

  test('shows what the server says when search is down', async ({ page }) => {
    const down = { err: 'La recherche est momentanément indisponible.', code: 'unavailable' };
    await page.route('**/api/search/instant', (route) => route.fulfill({ json: down }));
    const { field, dialog } = await openOverlay(page);
    await field.fill('lit');
    await expect(dialog.getByText(down.err)).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 780 }, hasTouch: true });

  test('remembers what was searched and forgets it on demand', async ({ page }) => {
    const first = await openOverlay(page);
    await first.field.fill('gigoteuse');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/q=gigoteuse/);
    const { dialog, options, field } = await openOverlay(page);
    await expect(dialog.getByRole('group', { name: 'Recherches récentes' }).getByRole('option')).toHaveText([
      'gigoteuse',
    ]);
    await options.first().click();
    await expect(field).toHaveValue('gigoteuse');
    await expect(dialog.getByRole('group', { name: 'Produits' }).getByRole('option').first()).toBeVisible();
    await field.fill('');
    await dialog.getByRole('button', { name: 'Effacer les recherches récentes' }).click();
    await expect(options).toHaveCount(0);
  });
});

test.describe('the results page without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('searches, narrows, sorts and pages with links and forms', async ({ page }) => {
    await page.goto(RESULTS);
    await page.getByRole('main').getByRole('searchbox').fill('poussette');
    await page.getByRole('main').getByRole('button', { name: 'Rechercher' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('poussette');
    const cards = page.getByRole('main').getByRole('article');
    const before = await cards.count();
    await page.getByRole('region', { name: 'Marque' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/marque=/);
    expect(await cards.count()).toBeLessThan(before);
    await page.getByRole('link', { name: 'Retirer tous les filtres' }).click();
    await page.getByLabel('Trier par').selectOption('prix-croissant');
    await page.getByRole('button', { name: 'Trier' }).click();
    await expect(page).toHaveURL(/tri=prix-croissant/);
    await page.goto(RESULTS);
    await page
      .getByRole('navigation', { name: 'Pages' })
      .getByRole('link', { name: 'Page suivante' })
      .click();
    await expect(page).toHaveURL(/page=2/);
    expect(await cards.count()).toBe(24);
  });
});

test('the results and the overlay break no accessibility rule', async ({ page }) => {
  await page.goto(`${RESULTS}?q=poussette`);
  await expectNoAxeViolations(page);
  await page.goto(`${RESULTS}?q=zzzzzz`);
  await expectNoAxeViolations(page);
  const { field, options } = await openOverlay(page);
  await field.fill('poussette');
  await expect(options.first()).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expectNoAxeViolations(page);
});
