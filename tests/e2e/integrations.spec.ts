import { PASSWORD } from '../cast.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, unique } from '../support/newsroom.ts';
import { proveIn } from '../support/prove-page.ts';

test('a token is made after a proof, shown once, opens its rights alone, and nothing once it is revoked', async ({
  page,
  request,
}) => {
  const label = unique('Le site partenaire');
  await enterNewsroom(page, '/a/admin/integrations');
  await page.getByRole('button', { name: 'Créer un jeton' }).press('Enter');
  const making = page.getByRole('dialog', { name: 'Créer un jeton' });
  await making.getByLabel('À quoi il sert').fill(label);
  await making.getByRole('checkbox', { name: /^Écrire/ }).press('Space');
  await expectNoAxeViolations(page);
  await making.getByRole('button', { name: 'Créer un jeton' }).press('Enter');
  await proveIn(page, PASSWORD);
  const told = page.getByRole('dialog', { name: /^Voici le jeton/ });
  await expect(told).toContainText('il ne sera plus jamais montré');
  const token = await told.locator('code').innerText();
  const ask = (path: string, data: object) =>
    request.post(`/api/${path}`, { data, headers: { authorization: `Bearer ${token}` } });
  expect((await ask('content/list_items', { namespace: 'post', drafts: true })).status()).toBe(200);
  expect(
    (await ask('admin/stats', { what: 'views', from: '2026-01-01', to: '2026-01-02', by: 'day' })).status(),
  ).toBe(403);

  await told.getByRole('button', { name: 'C’est noté' }).press('Enter');
  await expect(page.getByText(token)).toHaveCount(0);
  const line = page.getByRole('listitem').filter({ hasText: label });
  await line.getByRole('button', { name: 'Révoquer', exact: true }).click();
  await line.getByRole('button', { name: /^Révoquer le jeton/ }).click();
  await expect(line).toHaveCount(0);
  expect((await ask('content/list_items', { namespace: 'post', drafts: true })).status()).toBe(401);
});

test('a webhook is tried, its delivery says why it did not arrive, and is sent again', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/integrations/webhooks');
  const host = `${unique('crochet').replace(/\s/g, '-')}.exemple.invalid`;
  await page.getByRole('button', { name: 'Ajouter un webhook' }).click();
  const making = page.getByRole('dialog', { name: 'Ajouter un webhook' });
  await making.getByLabel('Adresse').fill(`https://${host}/la`);
  await making.getByRole('checkbox', { name: /^un texte est mis en ligne/ }).check();
  await making.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByRole('dialog', { name: /^Voici le secret/ }).locator('code')).toHaveText(/^whsec_/);
  await page.getByRole('button', { name: 'C’est noté' }).click();

  const line = page.getByRole('listitem').filter({ hasText: host });
  await line.getByRole('button', { name: /^Essayer/ }).click();
  await expect(page.getByText(/serveur introuvable/).first()).toBeVisible();
  await line.getByRole('button', { name: /^Envois/ }).click();
  const sent = page.getByRole('dialog', { name: /^Envois/ });
  await expect(sent.getByRole('listitem').first()).toContainText('webhook.test');
  await expectNoAxeViolations(page);
  await sent.getByRole('button', { name: /^Renvoyer/ }).click();
  await expect(page.getByText('Le message repart.')).toBeVisible();
  await page.keyboard.press('Escape');
  await line.getByRole('button', { name: /^Supprimer/ }).click();
  await line.getByRole('button', { name: /^Confirmer/ }).click();
  await expect(line).toHaveCount(0);
});
