import type { APIRequestContext, Page } from '@playwright/test';
import { CAST, PASSWORD } from '../cast.ts';
import { callFrom } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import {
  enterNewsroom,
  expectText,
  markdownText,
  openSheet,
  signInRose,
  unique,
} from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts; the answers that fail are the subject.
test.use({
  allowedConsoleErrors: [
    /^Blocked script execution in 'about:(?:blank|srcdoc)'|status of (?:401|502)|net::ERR_FAILED/,
  ],
});

/** Told every four seconds; a busy machine takes its time. */
const TOLD_WITHIN = { timeout: 20_000 };

async function colleague(request: APIRequestContext) {
  const { token } = await signInRose(request);
  return <T = unknown>(call: string, input: object) => callFrom<T>({ request, token }, call, input);
}

/** A new page of a template of its own, saved once. */
async function openNewPage(page: Page, template: string): Promise<void> {
  await enterNewsroom(page, `/a/admin/editor?new&namespace=page&template=${template}`);
  await page.getByLabel('Titre').fill(unique('Malgré tout'));
  await openSheet(page);
  await page.getByLabel('Temps de repos').fill('Une heure');
  await markdownText(page).fill('Un début.\n');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
}

/** Another device ends the session: it is told without taking the keys, and what was typed goes to the server later. */
async function endSession(page: Page, request: APIRequestContext): Promise<void> {
  const [token] = await page.evaluate(() => JSON.parse(localStorage.getItem('auth_tokens') ?? '[]'));
  await callFrom({ request, token }, 'user/logout', {});
  const text = markdownText(page);
  await text.press('Control+End');
  await page.keyboard.type('Tapé sans');
  const told = page.getByRole('alert').filter({ hasText: 'Votre session a pris fin' });
  await expect(told).toBeVisible(TOLD_WITHIN);
  await page.keyboard.type(' session.');
  await told.getByRole('button', { name: 'Se reconnecter' }).press('Enter');
  const again = page.getByRole('dialog', { name: 'Votre session a pris fin' });
  await expect(again.getByLabel('Adresse e-mail')).toHaveValue(CAST.rose.email);
  await expect(again.getByLabel('Mot de passe')).toBeFocused();
  await expectNoAxeViolations(page);

  await page.keyboard.press('Escape');
  await expect(again).toBeHidden();
  await told.getByRole('button', { name: 'Se reconnecter' }).click();
  await page.keyboard.type('pas le bon mot de passe');
  await page.keyboard.press('Enter');
  await expect(again.getByText('L’adresse e-mail ou le mot de passe ne correspond pas.')).toBeVisible();
  await again.getByLabel('Mot de passe').fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(again).toBeHidden();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await expectText(text, 'Un début.\nTapé sans session.');
}

/** The gateway has nobody behind it: said in place, kept here, and sent when the site is back. */
async function loseServer(page: Page): Promise<void> {
  const gateway = { status: 502, contentType: 'text/html', body: '<h1>502 Bad Gateway</h1>' };
  await page.route('**/api/**', (route) => route.fulfill(gateway));
  await markdownText(page).press('Control+End');
  await page.keyboard.type(' Tapé sans serveur.');
  await expect(page.getByRole('alert').filter({ hasText: 'Le site ne répond pas' })).toBeVisible(TOLD_WITHIN);
  await expect(page.getByText('Hors connexion\u202f: gardé dans ce navigateur')).toBeVisible();
  await page.unroute('**/api/**');
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await expect(page.getByRole('alert').filter({ hasText: 'Le site ne répond pas' })).toBeHidden();
}

test('a session that ends, a server that goes and a field that is removed cost nothing of what was typed', async ({
  page,
  request,
}) => {
  test.slow();
  const name = unique('fiche').toLowerCase().replace(' ', '-');
  const ask = await colleague(request);
  const fields = [{ name: 'repos', label: 'Temps de repos', type: 'text' }];
  const { template } = await ask<{ template: { id: number } }>('content/save_new_template', {
    name,
    namespace: 'page',
    fields,
  });
  await openNewPage(page, name);
  await endSession(page, request);
  await loseServer(page);

  await page.getByLabel('Titre').fill(unique('Malgré tout, encore'));
  await ask('content/edit_template', { id: template.id, namespace: 'page', fields: [] });
  const news = page.getByRole('status').filter({ hasText: `Le modèle «\u202f${name}\u202f» a changé` });
  await expect(news).toContainText('Retiré\u202f: Temps de repos.', TOLD_WITHIN);
  await expect(page.getByText('Aussi dans l’en-tête, hors du modèle\u202f: repos.')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Titre')).toHaveValue(/^Malgré tout, encore/);
  await expectText(markdownText(page), 'Un début.\nTapé sans session. Tapé sans serveur.');
});

test('a document whose first answer is lost is not made twice, nor refused its own address', async ({
  page,
}) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const path = '**/api/content/create_content';
  let lost = 0;
  await page.route(path, async (route) => {
    await route.fetch();
    lost += 1;
    await route.abort();
  });
  const title = unique('Réponse perdue');
  await page.getByText('Markdown', { exact: true }).click();
  await page.getByLabel('Titre').fill(title);
  await markdownText(page).fill('Un début.');
  await page.keyboard.press('Control+s');
  await expect.poll(() => lost).toBeGreaterThan(0);
  await page.keyboard.type(' Et la suite.');
  await page.unroute(path);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await expect(page).toHaveURL(/[?&]id=\d+/);
  await expect(page.getByText('Cette adresse est déjà prise')).toHaveCount(0);
  await page.reload();
  await expectText(markdownText(page), 'Un début. Et la suite.');
});
