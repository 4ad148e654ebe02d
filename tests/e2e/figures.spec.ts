import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom } from '../support/newsroom.ts';

test('on a phone the figures begin in the first screen, and the days are chosen one press away', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterNewsroom(page, '/a/admin/stats');
  const cards = page.getByRole('list', { name: 'Ce qui est compté' }).getByRole('button');
  // Each figure stands whole in the screen, above its fold: three rows of two.
  for (const n of [0, 1, 2, 3]) await expect(cards.nth(n)).toBeInViewport({ ratio: 1 });
  await expect(page.getByLabel('Du', { exact: false }).first()).toBeHidden();
  await page.getByText('Choisir les jours').click();
  await page.getByRole('textbox', { name: /^Du/ }).fill('2026-03-01');
  await page.getByRole('textbox', { name: /^Au/ }).fill('2026-03-03');
  await page.getByRole('button', { name: 'Afficher' }).click();
  await expect(page).toHaveURL(/du=2026-03-01&au=2026-03-03$/);
  await expect(page.getByRole('textbox', { name: /^Du/ })).toBeHidden();
  await expect(page.getByText('Du 1er mars 2026 au 3 mars 2026').first()).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the figures of the site are chosen, dated, drawn, written in a table and saved', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/stats');
  const views = page.getByRole('button', { name: /^Pages vues/ });
  await expect(views).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('img', { name: /^Pages vues/ })).toBeVisible();

  await page.getByRole('button', { name: '1 an' }).click();
  await expect(page).toHaveURL(/\?jours=365$/);
  await page.getByText('Les mêmes chiffres en tableau').click();
  await expect(page.getByRole('row', { name: /^1er/ }).first()).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: /^Participations/ }).press('Enter');
  await expect(page.getByRole('heading', { level: 2, name: 'Participations' })).toBeVisible();
  await page.goBack();
  await expect(views).toHaveAttribute('aria-pressed', 'true');

  // An end before the beginning is told beside its field, and what was typed stays.
  await page.getByRole('textbox', { name: /^Du/ }).fill('2026-03-02');
  await page.getByRole('textbox', { name: /^Au/ }).fill('2026-03-01');
  await page.getByRole('button', { name: 'Afficher' }).click();
  await expect(page.getByText(/^La période commence au plus tard/)).toBeVisible();
  await expect(page.getByRole('textbox', { name: /^Du/ })).toHaveValue('2026-03-02');
  await page.getByRole('textbox', { name: /^Au/ }).fill('2026-03-03');
  await page.getByRole('textbox', { name: /^Au/ }).press('Enter');
  await expect(page).toHaveURL(/du=2026-03-02&au=2026-03-03$/);

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Enregistrer en CSV' }).click();
  expect((await download).suggestedFilename()).toBe('statistiques-views-2026-03-02-2026-03-03.csv');

  // The figures of one page, by its address alone.
  await page.goto('/a/admin/stats?page=/magazine');
  await expect(page.getByText('De la page /magazine')).toBeVisible();
  await expect(page.getByRole('button', { name: /^Participations/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Toutes les pages' }).click();
  await expect(page).toHaveURL(/\/stats$/);
});
