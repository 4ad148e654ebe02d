import { PASSWORD } from '../cast.ts';
import { newColleague } from '../support/colleagues.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';

test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

test('who is given a role finds the screens it opens, writes, and publishes nothing', async ({
  page,
  request,
}) => {
  const { email } = await newColleague(request, { role: 'Rédaction' });
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/mon-compte-merveille?next=/a/admin');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  // The address of the login form ends with the same words.
  await page.waitForURL((url) => url.pathname === '/a/admin');

  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Boutique' })).toBeHidden();
  await bar.getByRole('button', { name: 'Magazine' }).click();
  const places = bar.getByRole('list', { name: 'Magazine' });
  await expect(places.getByRole('link')).toHaveText(['Contenus', 'Images', 'Milla', 'Sorties', 'Thèmes']);
  await expectNoAxeViolations(page);
  await places.getByRole('link', { name: 'Contenus' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contenus' })).toBeVisible();
  await bar.getByRole('button', { name: 'Votre compte' }).click();
  await expect(bar.getByText('Écrire', { exact: true })).toBeVisible();
  await expect(bar.getByRole('button', { name: 'Se déconnecter' })).toBeVisible();

  await page.goto('/a/admin/editor?new&namespace=page');
  await expect(page.getByRole('button', { name: 'Enregistrer' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Publier/ })).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/a/admin/users');
  await expect(page.getByRole('heading', { name: 'Vos rôles n’ouvrent pas cet écran' })).toBeVisible();
  await bar.getByRole('button', { name: /^Menu de la rédaction/ }).click();
  await expect(bar.getByRole('link', { name: 'Thèmes' })).toBeInViewport();
  await expect(bar.getByRole('link', { name: 'Paiements' })).toBeHidden();
});
