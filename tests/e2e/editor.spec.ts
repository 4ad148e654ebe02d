import type { APIRequestContext, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import {
  enterNewsroom,
  expectText,
  markdownText,
  previewText,
  scriptsInPreview,
  signIn,
  unique,
} from '../support/newsroom.ts';

// The runner records every frame, and the preview's refuses scripts: its own are taken out before they get there.
const RECORDER = /^Blocked script execution in 'about:(?:blank|srcdoc)'/;
// A machine too busy to show a page in time drops the passage from the one before.
const DROPPED = /Transition was (?:aborted|skipped)/;
const allowed = (more = '') => [
  new RegExp([RECORDER.source, DROPPED.source, more].filter(Boolean).join('|')),
];
test.use({ allowedConsoleErrors: allowed() });

const NEW_POST = '/a/admin/editor?new&namespace=post';

test('an editor signs in, finds what there is and opens it', async ({ page }) => {
  await page.goto('/a/admin/content');
  await expect(page).toHaveURL(/\/mon-compte-merveille\?next=%2Fa%2Fadmin%2Fcontent$/);
  await page.goto('/mon-compte-merveille');
  await signIn(page);
  await page.waitForURL('/a/admin');
  await expect(page.getByRole('heading', { name: 'Dernières modifications' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'À regarder' })).toBeVisible();
  await expectNoAxeViolations(page);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Chercher ou faire' });
  await palette.getByRole('combobox').fill('prénom usage');
  await expect(palette.getByRole('option').first()).toHaveText(/^Choisir un prénom/);
  await expectNoAxeViolations(page);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Titre')).toHaveValue(/^Choisir un prénom/);

  await page.getByRole('button', { name: /^Magazine/ }).click();
  await page.getByRole('link', { name: 'Contenus', exact: true }).click();
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type('valise maternite');
  await expect(page).toHaveURL(/\?q=valise\+maternite$/);
  await expect(page.getByRole('row', { name: /La valise de maternité/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: /La valise de maternité/ }).press('Enter');
  await expect(page.getByLabel('Titre')).toHaveValue(/^La valise de maternité/);
  await expect(page.getByText('En ligne', { exact: true })).toBeVisible();
});

/** A change goes to the draft first, then to the readers: how long they wait is measured from the call's answer. */
async function changePublished(page: Page, request: APIRequestContext, address: string): Promise<void> {
  await markdownText(page).fill('## Le soir\n\nUn rituel plus long.\n');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('En ligne, modifications non publiées')).toBeVisible();
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  expect(await (await request.get(address)).text()).toContain('Un rituel <strong>court</strong>');
  const published = page.waitForResponse('**/api/content/update_content');
  await page.getByRole('button', { name: 'Publier les modifications' }).click();
  await published;
  const began = performance.now();
  await expect
    .poll(async () => (await request.get(address)).text(), { intervals: [10] })
    .toContain('Un rituel plus long.');
  const waited = Math.round(performance.now() - began);
  test.info().annotations.push({ type: 'published to served', description: `${waited} ms` });
}

test('letters typed while the palette is on its way are its own, and not the text’s under it', async ({
  page,
}) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  await page.getByLabel('Titre').fill('Un titre');
  await page.route(/\/_astro\/show\.[^/]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });
  await page.getByLabel('Titre').focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('statx', { delay: 30 });
  await page.keyboard.press('Backspace');
  const palette = page.getByRole('dialog', { name: 'Chercher ou faire' });
  await expect(palette.getByRole('combobox')).toHaveValue('stat');
  await page.keyboard.type('ist');
  await expect(palette.getByRole('option', { selected: true })).toHaveText(/^Statistiques/);
  await page.keyboard.press('Escape');
  await expect(page.getByLabel('Titre')).toBeFocused();
  await page.keyboard.type(' !');
  await expect(page.getByLabel('Titre')).toHaveValue('Un titre !');
});

test('an article written with a live preview is published, and served at once', async ({ page, request }) => {
  const title = unique('Dormir enfin');
  await enterNewsroom(page, NEW_POST);
  const preview = previewText(page);
  await expect(page.getByLabel('Titre')).toBeFocused();
  await page.getByLabel('Titre').fill(title);
  await markdownText(page).fill('## Le soir\n\nUn rituel **court**.\n');
  await expect.poll(preview).toContain(title);
  await expect.poll(preview).toContain('Un rituel court.');
  expect(await scriptsInPreview(page)).toBe(0);
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await expect(page).toHaveURL(/\/a\/admin\/editor\?id=\d+$/);

  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Choisissez une rubrique avant de publier').first()).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Rubrique' })).toBeFocused();
  await page.getByRole('combobox', { name: 'Rubrique' }).fill('Gross');
  await page.getByRole('option', { name: /^Grossesse/ }).click();
  await page.getByLabel('Description', { exact: true }).fill('Un soir calme, sans recette miracle.');
  const slug = await page.getByLabel('Adresse').inputValue();
  const address = `/magazine/grossesse/${slug}`;
  expect((await request.get(address)).status()).toBe(404);
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Publié.', { exact: true })).toBeVisible();
  for (const path of [address, '/magazine', '/magazine/grossesse'])
    await expect.poll(async () => (await request.get(path)).text()).toContain(title);
  await expect(page.getByRole('link', { name: 'Voir en ligne' }).first()).toHaveAttribute('href', address);
  await changePublished(page, request, address);
});

test.describe('without a connection', () => {
  test.use({ allowedConsoleErrors: allowed('net::ERR_FAILED') });

  test('a text that was not saved comes back after a crash', async ({ page, context }) => {
    await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
    await page.route('**/api/content/create_content', (route) => route.abort());
    await page.getByLabel('Titre').fill('Jamais enregistré');
    await markdownText(page).fill('Un long texte.\n');
    await expect(page.getByText('Hors connexion\u202f: gardé dans ce navigateur')).toBeVisible();
    await page.close();
    const later = await context.newPage();
    await later.goto('/a/admin/editor?new&namespace=page');
    await later.getByRole('button', { name: 'Le reprendre' }).click();
    await expect(later.getByLabel('Titre')).toHaveValue('Jamais enregistré');
    await expectText(markdownText(later), 'Un long texte.\n');
  });
});

test('the header’s fault is shown with its line, and the text stays in the browser', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  await page.getByLabel('Titre').fill(unique('Avant'));
  await page.getByText('Document entier').click();
  const whole = page.getByLabel('Document entier, en-tête compris');
  await whole.fill('---\nnamespace: page\ntitle: "ouvert\n---\n\nTexte.\n');
  await expect(page.getByText(/L’en-tête n’est pas lisible.*[Ll]igne \d+, colonne \d+/)).toBeVisible();
  await expect(page.getByText(/^Gardé dans ce navigateur/)).toBeVisible();
  await page.getByRole('button', { name: 'Aller à la ligne 3' }).click();
  await expect(whole).toBeFocused();
});

test('the keyboard searches a text, jumps to a line, and leaves it', async ({ page }) => {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  const text = markdownText(page);
  await text.fill(Array.from({ length: 40 }, (_, n) => `Ligne ${n + 1} du texte.`).join('\n'));
  await page.keyboard.press('Control+f');
  const sought = page.getByRole('textbox', { name: 'Rechercher' });
  await expect(sought).toBeFocused();
  await page.keyboard.type('Ligne 33');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm-searchMatch-selected')).toHaveText('Ligne 33');
  await page.keyboard.press('Escape');
  await expect(sought).toBeHidden();
  await expect(text).toBeFocused();

  await page.keyboard.press('Control+Alt+g');
  await expect(page.getByRole('textbox', { name: 'Aller à la ligne' })).toBeFocused();
  await page.keyboard.type('12');
  await page.keyboard.press('Enter');
  await expect(text).toBeFocused();
  await page.keyboard.type('Ici, ');
  await expect(page.locator('.cm-line').filter({ hasText: 'Ici, ' })).toHaveText('Ici, Ligne 12 du texte.');

  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  const help = page.getByRole('button', { name: 'Raccourcis clavier' });
  await expect(help).toBeFocused();
  await expect(help).toBeInViewport();
  await page.keyboard.press('Enter');
  const keys = page.getByRole('dialog', { name: 'Raccourcis clavier' });
  await expect(keys.getByRole('row', { name: /Aller à une ligne/ })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(keys).toBeHidden();
  await expect(help).toBeFocused();
});

test.describe('somebody without the rights', () => {
  test('is told so, and sees nothing of the newsroom', async ({ page }) => {
    const answer = await page.request.post('/api/user/login_with_test', { data: {} });
    const { result } = (await answer.json()) as { result: { token: string } };
    await page.addInitScript((token) => {
      localStorage.setItem('auth_tokens', JSON.stringify([token]));
    }, result.token);
    await page.goto('/a/admin');
    await expect(page.getByRole('heading', { name: /réservé à la rédaction \(403\)/ })).toBeVisible();
    await expectNoAxeViolations(page);
    const preview = await page.request.post('/a/admin/apercu', {
      data: { md: '' },
      headers: { authorization: `Bearer ${result.token}` },
    });
    expect(preview.status()).toBe(403);
    expect((await page.request.post('/a/admin/apercu', { data: { md: '' } })).status()).toBe(401);
  });
});
