import type { Page } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';

const RESULTS = '/i/marketplace/recherche';

/** The searches that are over, as the page tells of them. */
function toldBy(page: Page): object[] {
  const told: object[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/search/used')) told.push(request.postDataJSON() as object);
  });
  return told;
}

async function search(page: Page, words: string) {
  await page.goto('/magazine');
  await page.getByRole('banner').getByRole('searchbox').click();
  const dialog = page.getByRole('dialog', { name: 'Rechercher sur Merveille' });
  await dialog.getByRole('combobox').fill(words);
  await expect(dialog.getByRole('group', { name: 'Produits' })).toBeVisible();
  return dialog;
}

test('a search over a page is told once: what was opened of it, or that it was left', async ({ page }) => {
  const told = toldBy(page);
  const dialog = await search(page, 'poussette');
  const product = dialog.getByRole('group', { name: 'Produits' }).getByRole('option').first();
  const id = Number(await product.getAttribute('data-product'));
  await product.click();
  await expect(page).toHaveURL(/\/produit\//);
  const used = { query: 'poussette', found: expect.any(Number), opened: true, product: id };
  await expect.poll(() => told).toEqual([used]);

  await search(page, 'gigoteuse');
  await page.keyboard.press('Escape');
  await page.goto('/magazine');
  const left = { query: 'gigoteuse', found: expect.any(Number), opened: false };
  await expect.poll(() => told).toEqual([used, left]);

  // The page of results counts its own search.
  await search(page, 'biberon');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/recherche\?q=biberon/);
  expect(told).toHaveLength(2);
});

test('what a guest keeps from results remembers by which words it was found', async ({ page }) => {
  await page.goto(`${RESULTS}?q=gigoteuse`);
  await page
    .getByRole('main')
    .getByRole('link', { name: /gigoteuse/i })
    .first()
    .click();
  await page.getByRole('button', { name: 'Ajouter à ma liste' }).first().click();
  await page.waitForURL(/inscription/);
  const kept = await page.evaluate(() => localStorage.getItem('guest_items'));
  expect(JSON.parse(kept ?? '[]')).toMatchObject([{ searched: `${RESULTS}?q=gigoteuse` }]);
});
