import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, unique } from '../support/newsroom.ts';

test('the chief gives two articles a tag at once, and what is left empty stays as it is', async ({
  page,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const tag = unique('rentree').replace(' ', '-').toLowerCase();
  await enterNewsroom(page, '/a/admin/content?type=post');
  const rows = page.locator('.content-table tbody tr');
  const boxes = rows.locator('input[type=checkbox]');
  await boxes.nth(0).check();
  await boxes.nth(1).check();
  const bar = page.getByRole('group', { name: 'Actions sur le choix' });
  await bar.getByRole('button', { name: 'Actions' }).click();
  await bar.getByRole('button', { name: 'Modifier…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Modifier 2 contenus' });
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog.getByText('Choisissez ce qui doit changer.')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await dialog.getByLabel('Mots-clés à ajouter').fill(tag);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(dialog).toBeHidden();
  await page.goto(`/a/admin/content?type=post&mot=${tag}`);
  await expect(rows).toHaveCount(2);
});
