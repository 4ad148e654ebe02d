import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, unique } from '../support/newsroom.ts';

test('an editor’s synonym is tried, saved, found by everyone, and taken away', async ({ page }) => {
  const word = unique('zibuline').replaceAll(/[^a-z0-9]/gi, '');
  await enterNewsroom(page, '/a/admin/search');
  await page.getByRole('button', { name: 'Ajouter un groupe' }).click();
  const group = page.getByLabel('Groupe 1', { exact: true });
  await expect(group).toBeFocused();
  await group.fill(word);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Il faut au moins deux mots dans un groupe.')).toBeVisible();
  await group.fill(`${word}, gigoteuse`);
  await page.getByRole('searchbox', { name: 'Une recherche' }).fill(word);
  await expect(page.getByRole('region', { name: 'Maintenant' })).toContainText('Aucun produit');
  await expect(page.getByRole('region', { name: 'Avec vos changements' })).toContainText('nouveau');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré.', { exact: true })).toBeVisible();
  await expect(page.getByText('La recherche du site suit ces réglages.')).toBeVisible({ timeout: 40_000 });
  const found = await page.request.post('/api/search/instant', { data: { query: word } });
  expect((await found.json()).result.products.hits).toBeGreaterThan(0);
  await page.getByRole('button', { name: new RegExp(`^Retirer le groupe ${word}`) }).click();
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré.', { exact: true })).toBeVisible();
});

test('an editor finds what several searched in vain, gives it a sense, tries and measures it', async ({
  page,
}) => {
  const word = unique('turbichou').replaceAll(/[^a-z0-9]/gi, '');
  const headers = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
  for (let times = 0; times < 6; times += 1)
    await page.request.get(`/i/marketplace/recherche?q=${word}`, { headers });
  await enterNewsroom(page, '/a/admin/search');
  const empty = page.getByRole('region', { name: 'Sans résultat' });
  // Counts are written every ten seconds.
  await expect(async () => {
    await page.reload();
    await expect(empty.getByText(word)).toBeVisible({ timeout: 2000 });
  }).toPass({ timeout: 25_000 });
  await empty.getByRole('button', { name: `Donner un sens à «\u202f${word}\u202f»` }).click();
  await page.getByLabel('trouve aussi').first().fill('gigoteuse');
  await expect(page.getByRole('region', { name: 'Avec vos changements' })).toContainText('nouveau');
  await page.getByRole('button', { name: 'Mesurer ces réglages' }).click();
  await expect(page.getByRole('region', { name: 'Les mots du dictionnaire' })).toContainText('sur 100', {
    timeout: 30_000,
  });
  await expectNoAxeViolations(page);
});
