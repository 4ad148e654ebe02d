import type { APIRequestContext, Page } from '@playwright/test';
import { CAST, PASSWORD } from '../cast.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, markdownText, openSheet, unique } from '../support/newsroom.ts';

// The runner records every frame, and the preview's refuses scripts: its own are taken out before they get there.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

async function makeTemplate(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Nouveau modèle' }).click();
  await page.getByRole('textbox', { name: /^Nom/ }).fill(name);
  await page.getByLabel('Partir de').selectOption({ label: 'Aucun champ' });
  await page.getByRole('button', { name: 'Créer le modèle' }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: 'Ajouter un champ' }).click();
  await page.getByLabel('Libellé').fill('Temps de repos');
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await expect(page.getByText('Modèle enregistré.').first()).toBeVisible();
}

async function renameField(page: Page, template: string): Promise<void> {
  await page.goto('/a/admin/content/modeles');
  await page.getByRole('button', { name: new RegExp(`^${template}`) }).click();
  await page.getByRole('button', { name: /^Temps de repos/ }).click();
  await page.getByLabel('Nom dans l’en-tête').fill('repos');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const change = page.getByRole('dialog', { name: 'Ce que ce changement fait aux contenus' });
  await expect(change).toContainText('« temps_de_repos » devient « repos »');
  await expect(change).toContainText('Une heure');
  await expectNoAxeViolations(page);
  await change.getByRole('button', { name: 'Enregistrer et réécrire' }).click();
  await expect(page.getByText('1 contenu réécrit.')).toBeVisible({ timeout: 30_000 });
}

async function pickForMenu(page: Page, title: string): Promise<void> {
  await page.goto('/a/admin/menu');
  await page.getByText('Pied de page', { exact: true }).click();
  await page.getByRole('button', { name: 'Ajouter un lien' }).click();
  await page.getByRole('textbox', { name: 'Mots' }).last().fill(title);
  await page.getByRole('combobox', { name: 'Adresse' }).last().fill(title);
  await page.getByRole('option', { name: title }).click();
  await expect(page.getByRole('region', { name: 'Aperçu' })).toContainText(title);
}

test('a template is made, a page is written with it, and a field renamed with its values', async ({
  page,
}) => {
  // Six screens one after the other: a busy machine takes a minute for them.
  test.setTimeout(180_000);
  const title = unique('Gratin');
  const template = title.toLowerCase().replace(' ', '-');
  await enterNewsroom(page, '/a/admin/content/modeles');
  await makeTemplate(page, template);

  await page.getByRole('link', { name: 'Écrire avec ce modèle' }).click();
  await page.getByLabel('Titre').fill(title);
  await openSheet(page);
  await page.getByLabel('Temps de repos').fill('Une heure');
  await markdownText(page).fill('Bien chaud.\n');
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Publié.', { exact: true })).toBeVisible();
  const written = page.url();

  await renameField(page, template);
  await page.goto(written);
  await openSheet(page);
  await expect(page.getByLabel('Temps de repos')).toHaveValue('Une heure');
  await pickForMenu(page, title);
});

/** Acts as a colleague elsewhere, by the calls of their own screen. */
async function colleague(request: APIRequestContext) {
  const credentials = { email: CAST.rose.email, password: PASSWORD };
  const login = await request.post('/api/user/login_with_password', { data: credentials });
  const { result } = (await login.json()) as { result: { token: string } };
  return async (call: string, data: object) => {
    const headers = { authorization: `Bearer ${result.token}` };
    const answer = await request.post(`/api/content/${call}`, { data, headers });
    return ((await answer.json()) as { result: { template: { id: number } } }).result;
  };
}

test('a template removed under an open text takes nothing with it, and is made again', async ({
  page,
  request,
}) => {
  const name = unique('recette').toLowerCase().replace(' ', '-');
  const ask = await colleague(request);
  const fields = [{ name: 'repos', label: 'Temps de repos', type: 'text' }];
  const { template } = await ask('save_new_template', { name, namespace: 'page', fields });
  await enterNewsroom(page, `/a/admin/editor?new&namespace=page&template=${name}`);
  await openSheet(page);
  await page.getByLabel('Temps de repos').fill('Deux heures');
  await markdownText(page).fill('Tout est encore là.\n');
  await ask('delete_template', { id: template.id });

  await page.getByLabel('Titre').fill(unique('Sans modèle'));
  await page.keyboard.press('Control+s');
  const gone = page
    .getByRole('alert')
    .filter({ hasText: `Le modèle «\u202f${name}\u202f» n’existe pas, ou plus` });
  await expect(gone).toContainText('Rien n’est perdu');
  await expect(page.getByLabel('Temps de repos')).toHaveValue('Deux heures');
  await expect(markdownText(page)).toContainText('Tout est encore là.');
  await expectNoAxeViolations(page);

  await gone.getByRole('button', { name: 'Recréer ce modèle' }).click();
  await expect(gone).toBeHidden();
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  await expect(page).toHaveURL(/\/a\/admin\/editor\?id=\d+$/);
  await page.reload();
  await expect(page.getByLabel('Titre')).toHaveValue(/^Sans modèle/);
  await expect(markdownText(page)).toContainText('Tout est encore là.');
});

test('the lists of an editor show twelve lines at once on a screen of 860 px', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 860 });
  await enterNewsroom(page, '/a/admin/content');
  const [table, desk] = [
    '.content-table tbody tr',
    ':is(.offers-list, section:first-of-type) > ul > li, .offers-list > li',
  ];
  const lists = {
    '/a/admin/content': table,
    '/a/admin/products': table,
    '/a/admin/brands': table,
    '/a/admin/tags': table,
    '/a/admin/offers': desk,
    '/a/admin/content/sorties': desk,
  };
  for (const [path, lines] of Object.entries(lists)) {
    await page.goto(path);
    const rows = page.locator(lines);
    await expect(rows.nth(11)).toBeAttached({ timeout: 30_000 });
    await expect(async () => {
      const whole = await rows.evaluateAll(
        (all) => all.filter((row) => row.getBoundingClientRect().bottom <= innerHeight).length,
      );
      expect(whole, path).toBeGreaterThanOrEqual(12);
    }).toPass({ timeout: 5000 });
  }
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth_tokens') ?? '[]').at(-1));
  await page.request.post('/api/admin/add_suppression', {
    headers: { authorization: `Bearer ${token}` },
    data: { email: 'jamais@exemple.fr', words: 'Demandé par courrier le 3 mai.' },
  });
  // The demonstration has fewer of these than a screen would hold.
  for (const path of [
    '/a/admin/mailing/arrets',
    '/a/admin/offers/bons',
    '/a/admin/payments/remboursements',
    '/a/admin/payments/cagnottes',
  ]) {
    await page.goto(path);
    const row = page.locator(table).first();
    await expect(row).toBeVisible({ timeout: 30_000 });
    const { top, height } = await row.evaluate((one) => one.getBoundingClientRect());
    expect(Math.floor((860 - top) / height), path).toBeGreaterThanOrEqual(12);
  }
});

test('no title of the list runs over the address beside it, from a small laptop up', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 800 });
  await enterNewsroom(page, '/a/admin/content');
  const rows = page.locator('.content-table tbody tr');
  await expect(rows.nth(20)).toBeAttached();
  const over = await rows.evaluateAll((all) =>
    all.flatMap((row) => {
      const words = document.createRange();
      const [title, address] = [row.querySelector('th a'), row.querySelector('.content-slug')];
      if (!title || !address) return ['no title'];
      words.selectNodeContents(title);
      const [end, frame] = [words.getBoundingClientRect().right, title.getBoundingClientRect().right];
      const clipped = getComputedStyle(title).overflowX === 'hidden';
      return (clipped ? frame : end) > address.getBoundingClientRect().left ? [title.textContent] : [];
    }),
  );
  expect(over).toEqual([]);
});

test('no title of the list loses a letter while the address beside it can give way', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 800 });
  await enterNewsroom(page, '/a/admin/content?type=post');
  const rows = page.locator('.content-table tbody tr');
  await expect(rows.nth(20)).toBeAttached();
  const shown = await rows.evaluateAll((all) =>
    all.map((row) => {
      const [title, address] = [row.querySelector('th a'), row.querySelector('.content-slug')];
      const words = document.createRange();
      if (title) words.selectNodeContents(title);
      const cut = words.getBoundingClientRect().right - (title?.getBoundingClientRect().right ?? 0);
      const gaveWay = (address?.scrollWidth ?? 0) > (address?.clientWidth ?? 0);
      return { title: title?.textContent, cut: cut > 0 && (address?.clientWidth ?? 0) > 40, gaveWay };
    }),
  );
  expect(shown.filter(({ gaveWay }) => gaveWay).length).toBeGreaterThan(0);
  expect(shown.filter(({ cut }) => cut)).toEqual([]);
});

test('on a phone the fields of the menus show the words they hold', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await enterNewsroom(page, '/a/admin/menu');
  const words = page.getByLabel('Mots', { exact: true });
  await expect(words.first()).toBeVisible();
  for (const field of [words.first(), words.last(), page.getByLabel('Adresse', { exact: true }).first()])
    expect((await field.boundingBox())?.width).toBeGreaterThan(140);
});
