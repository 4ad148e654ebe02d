import type { APIRequestContext } from '@playwright/test';
import { CAST, PASSWORD } from '../cast.ts';
import { callFrom } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { unique } from '../support/newsroom.ts';

test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

interface Opened {
  token: string;
  session: { user: { uuid: string } };
}

/** Somebody new, to whom Rose gives the role of who writes; answers their address. */
async function newWriter(request: APIRequestContext): Promise<string> {
  const email = `${unique('redac').replace(/\s/g, '-').toLowerCase()}@exemple.fr`;
  const made = await callFrom<Opened>({ request }, 'user/register_with_email', { email, password: PASSWORD });
  const { token } = await callFrom<Opened>({ request }, 'user/login_with_password', {
    email: CAST.rose.email,
    password: PASSWORD,
  });
  const rose = { request, token };
  await callFrom(rose, 'user/prove', { password: PASSWORD });
  const { items } = await callFrom<{ items: { id: number; name: string }[] }>(rose, 'admin/list_roles', {});
  const role_ids = items.filter(({ name }) => name === 'Rédaction').map(({ id }) => id);
  await callFrom(rose, 'admin/set_roles', { user_uuid: made.session.user.uuid, role_ids });
  return email;
}

test('who is given a role finds the screens it opens, writes, and publishes nothing', async ({
  page,
  request,
}) => {
  const email = await newWriter(request);
  await page.setViewportSize({ width: 1280, height: 860 });
  await page.goto('/mon-compte-merveille?next=/a/admin');
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByLabel('Adresse e-mail').fill(email);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter', exact: true }).click();
  await page.waitForURL('**/a/admin');

  const bar = page.getByRole('banner');
  await expect(bar.getByRole('button', { name: 'Boutique' })).toBeHidden();
  await bar.getByRole('button', { name: 'Magazine' }).click();
  const places = bar.getByRole('list', { name: 'Magazine' });
  await expect(places.getByRole('link')).toHaveText(['Contenus', 'Images', 'Thèmes']);
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
