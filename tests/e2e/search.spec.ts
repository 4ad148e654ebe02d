import type { Locator, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';

const RESULTS = '/i/marketplace/recherche';

const WIDTHS = {
  'on a wide screen': { viewport: { width: 1280, height: 800 }, selections: 4, products: 7 },
  'on a phone': { viewport: { width: 360, height: 740 }, selections: 6, products: 6 },
} as const;

const phoneLink = (page: Page) =>
  page.getByRole('navigation', { name: 'Raccourcis' }).getByRole('link', { name: 'Rechercher' });

/** A product as a search answers it. */
const product = (id: number, name: string, brand_name: string | null) => ({
  id,
  name,
  slug: `p-${id}`,
  brand_name,
  thumb_image: null,
  price: 1250,
  availability: 'in_stock',
});

/** As much of everything as a call may answer. */
function plenty() {
  const several = <T>(count: number, make: (id: number) => T) =>
    Array.from({ length: count }, (_, at) => make(at + 1));
  return {
    products: { hits: 300, results: several(20, (id) => product(id, `Produit ${id}`, 'Béaba')) },
    tags: { hits: 10, results: several(10, (id) => ({ id, name: `Sélection ${id}`, slug: `s-${id}` })) },
    brands: { hits: 40, results: several(40, (id) => ({ id, name: `Marque ${id}`, slug: `m-${id}` })) },
  };
}

/** A page with the whole shell and nothing of its own to load. */
async function openOverlay(page: Page) {
  await page.goto(RESULTS);
  const phone = phoneLink(page);
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
    const none = { hits: 0, results: [] };
    const result = {
      products: { hits: 1, results: [product(1, `Résultat ${query}`, null)] },
      tags: none,
      brands: none,
    };
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

for (const [where, { viewport, ...shown }] of Object.entries(WIDTHS))
  test.describe(`instant search ${where}`, () => {
    test.use({ viewport });

    test('is led by the keyboard through its groups to the results, and back', async ({ page }) => {
      const { dialog, field, options } = await openOverlay(page);
      await expect(field).toBeFocused();
      await field.pressSequentially('pouss');
      await expect(options.first()).toContainText('Poussette');
      const group = (name: string) => dialog.getByRole('group', { name }).getByRole('option');
      await expect(group('Produits')).toHaveCount(shown.products);
      await expect(dialog.getByRole('status').first()).toContainText('produits');
      // From the last product the arrows go on to the next group.
      for (let pressed = 0; pressed < shown.products; pressed += 1) await page.keyboard.press('ArrowDown');
      const lastProduct = group('Produits').last();
      await expect(lastProduct).toHaveAttribute('aria-selected', 'true');
      await expect(field).toHaveAttribute(
        'aria-activedescendant',
        (await lastProduct.getAttribute('id')) ?? '',
      );
      await page.keyboard.press('ArrowDown');
      await expect(options.nth(shown.products)).toHaveAttribute('aria-selected', 'true');
      await expect(field).toBeFocused();
      for (let pressed = 0; pressed < shown.products + 1; pressed += 1) await page.keyboard.press('ArrowUp');
      await expect(dialog.locator('[aria-selected=true]')).toHaveCount(0);
      await page.keyboard.press('ArrowUp');
      await expect(options.last()).toHaveAttribute('aria-selected', 'true');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/recherche\?q=pouss$/);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('pouss');
    });

    test('breaks no accessibility rule while it is open, in the light and in the dark', async ({ page }) => {
      const { field, options } = await openOverlay(page);
      await expectNoAxeViolations(page);
      await field.fill('poussette');
      await expect(options.first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await expectNoAxeViolations(page);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expectNoAxeViolations(page);
    });

    test('gives focus back to where it was opened when Escape closes it', async ({ page }) => {
      const { dialog, field } = await openOverlay(page);
      await field.fill('lit');
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      const opener = viewport.width < 744 ? phoneLink(page) : page.getByRole('banner').getByRole('searchbox');
      await expect(opener).toBeFocused();
    });

    test('shows as many selections, products and brands as the product says', async ({ page }) => {
      await page.route('**/api/search/instant', (route) => {
        expect(route.request().postDataJSON()).toMatchObject({ limit: [20, 10, 40], highlight: false });
        return route.fulfill({ json: { result: plenty() } });
      });
      const { dialog, field } = await openOverlay(page);
      await field.fill('tout');
      const group = (name: string) => dialog.getByRole('group', { name }).getByRole('option');
      await expect(group('Sélections')).toHaveCount(shown.selections);
      await expect(group('Produits')).toHaveCount(shown.products);
      await expect(group('Marques')).toHaveCount(36);
    });
  });

test.describe('instant search', () => {
  test('gives its words back to the field it was opened from', async ({ page }) => {
    const { dialog, field } = await openOverlay(page);
    await field.fill('lit');
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
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
    await field.fill('licorne introuvable qui n’existe pas');
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

  test('says what the server says while search is down, and recovers by itself', async ({ page }) => {
    const down = { err: 'La recherche est momentanément indisponible.', code: 'unavailable' };
    let up = false;
    await page.route('**/api/search/instant', (route) =>
      up ? route.fulfill({ json: { result: plenty() } }) : route.fulfill({ json: down }),
    );
    const { field, dialog, options } = await openOverlay(page);
    await field.fill('lit');
    await expect(dialog.getByText(down.err)).toBeVisible();
    up = true;
    await expect(options.first()).toContainText('Sélection 1');
    await expect(dialog.getByText(down.err)).toBeHidden();
  });

  test('says that it is at it on a slow line, with the last results in sight', async ({ page }) => {
    let free: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      free = resolve;
    });
    await page.route('**/api/search/instant', async (route) => {
      if ((route.request().postDataJSON() as { query: string }).query === 'b') await held;
      await route.fulfill({ json: { result: plenty() } }).catch(() => {});
    });
    const { field, dialog, options } = await openOverlay(page);
    await field.fill('a');
    await expect(options.first()).toContainText('Sélection 1');
    await field.fill('b');
    await expect(dialog.getByText('Recherche en cours…')).toBeVisible();
    await expect(options.first()).toContainText('Sélection 1');
    free();
    await expect(dialog.getByText('Recherche en cours…')).toBeHidden();
  });
});

test.describe('recent searches', () => {
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

test('the results break no accessibility rule', async ({ page }) => {
  await page.goto(`${RESULTS}?q=poussette`);
  await expectNoAxeViolations(page);
  await page.goto(`${RESULTS}?q=zzzzzz`);
  await expectNoAxeViolations(page);
});
