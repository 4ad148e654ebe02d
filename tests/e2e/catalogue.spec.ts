import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, unique } from '../support/newsroom.ts';

/** A shop's file with columns of its own, one of them wrong. */
function shopFile(name: string): { name: string; mimeType: string; buffer: Buffer } {
  const lines = [
    'Référence;Désignation;Tarif;Fabricant;Photo',
    `R-1;${name} bleue;"1 299,00 €";;`,
    `R-2;${name} verte;-5,00;;`,
    'R-3;;10;;',
  ];
  return { name: `${name}.csv`, mimeType: 'text/csv', buffer: Buffer.from(lines.join('\r\n')) };
}

async function makeFeed(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouveau flux' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau flux' });
  await dialog.getByLabel('Nom du flux').fill(name);
  await dialog.getByLabel('Boutique').fill('La Boutique des essais');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
}

async function seeTheDryRun(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Quelle colonne dit quoi' })).toBeVisible();
  await expect(page.getByLabel(/^Nom/)).toHaveValue('Désignation');
  await expect(page.getByLabel('Prix', { exact: false }).first()).toHaveValue('Tarif');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Essayer sans rien écrire' }).click();
  await expect(page.getByText('Rien n’est encore écrit')).toBeVisible();
  const report = page.getByRole('table', { name: 'Rapport par ligne' });
  await expect(report.getByRole('row', { name: /R-2/ })).toContainText('Prix négatif');
  await expect(report.getByRole('row', { name: /R-3/ })).toContainText('Sans titre.');
  await expectNoAxeViolations(page);
}

async function openProduct(page: Page, name: string): Promise<void> {
  const places = page.getByRole('navigation', { name: 'Le catalogue' });
  await places.getByRole('link', { name: 'Produits' }).click();
  await page.getByRole('searchbox', { name: 'Rechercher' }).fill(name);
  await page.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await expect(page.getByText(/^1\sproduit$/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: `${name} bleue` }).click();
}

async function rename(page: Page, name: string): Promise<void> {
  await expect(page.getByLabel(/^Prix/)).toHaveValue('1299,00');
  await page.getByLabel(/^Nom/).fill(name);
  await page.getByLabel(/^Prix/).fill('cher');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Écrivez un prix en euros')).toBeVisible();
  await page.getByLabel(/^Prix/).fill('1 199,50');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Enregistré.')).toBeVisible();
  await expect(page.getByText(/Modifié à la main.*nom, prix/)).toBeVisible();
  await expectNoAxeViolations(page);
}

test('a feed is mapped, tried and brought in, its product edited and seen', async ({ page }) => {
  const name = unique('Poussette');
  await enterNewsroom(page, '/a/admin/feeds');
  await makeFeed(page, name);
  await page.getByRole('region', { name }).getByLabel('Envoyer un fichier').setInputFiles(shopFile(name));
  await seeTheDryRun(page);
  await page.getByRole('button', { name: /^Importer 1/ }).click();
  await expect(page.getByText('L’import est terminé.')).toBeVisible();
  await openProduct(page, name);
  await rename(page, `${name} indigo`);

  await page.getByRole('link', { name: 'Voir la page' }).click();
  await expect(page.getByRole('heading', { name: `${name} indigo`, level: 1 })).toBeVisible();
  await expect(page.getByText(/1\s199,50\s€/).first()).toBeVisible();
  await expectNoAxeViolations(page);
  // A wrong name leads to the right one.
  await page.goto(page.url().replace(/-[^-/]+$/, '-autre'));
  await expect(page).toHaveURL(/-indigo$/);
});
