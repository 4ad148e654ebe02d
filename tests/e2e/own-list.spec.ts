import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { callFrom } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
test.slow();

/** A parent with a list of their own, signed in in this browser. */
async function newParent(page: Page, request: APIRequestContext, wishes: readonly string[]) {
  const slug = `a-elle-${randomBytes(4).toString('hex')}`;
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', {
    email: `${slug}@exemple.fr`,
    password: 'une phrase vraiment longue',
  });
  await callFrom({ request, token }, 'user/finish_setup', { firstname: 'Camille', list_slug: slug });
  for (const name of wishes)
    await callFrom({ request, token }, 'list/add_custom_item_to_main', { item: { name } });
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
  return { slug, token };
}

async function signIn(page: Page, baseURL = ''): Promise<void> {
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: baseURL }]);
}

const photo = () =>
  sharp({ create: { width: 1200, height: 1600, channels: 3, background: '#37593f' } })
    .jpeg()
    .toBuffer();

/** A photo framed by the keyboard, its choice taken back, then a cover of the site by its chip. */
async function chooseCovers(page: Page): Promise<void> {
  await page.goto('/i/marketplace/parametres/theme');
  const preview = page.getByRole('region', { name: 'Aperçu' });
  // A list without a cover wears its drawn scene, here as on its own page.
  await expect(preview.locator('.scene')).toBeVisible();
  await page
    .getByLabel('Choisir une photo')
    .setInputFiles({ name: 'chambre.jpg', mimeType: 'image/jpeg', buffer: await photo() });
  const dialog = page.getByRole('dialog', { name: 'Cadrer la photo' });
  await dialog.getByRole('img', { name: 'La photo à cadrer' }).press('ArrowDown');
  await dialog.getByLabel('Agrandir').press('ArrowRight');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Utiliser cette photo' }).click();
  await expect(page.getByText('Couverture choisie.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Sans couverture' })).toBeVisible();
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Sans couverture' })).toBeHidden();
  const chip = page.getByRole('group', { name: 'Nos couvertures' }).locator('.chip').nth(1);
  await chip.click();
  await expect(chip).toHaveAttribute('aria-pressed', 'true');
  const cover = page.getByRole('button', { name: /^Choisir la couverture/ }).first();
  await cover.click();
  await expect(cover).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
}

/** The birth date as one types it, the list closed and opened again. */
async function dateAndClose(page: Page, slug: string): Promise<void> {
  await page.goto('/i/marketplace/parametres/liste');
  const birth = page.getByLabel('Naissance prévue le');
  await birth.fill('31/02/27');
  await birth.blur();
  await expect(page.getByText('Cette date n’existe pas')).toBeVisible();
  await birth.fill('3/6/27');
  await birth.blur();
  await expect(page.getByText('3 juin 2027')).toBeVisible();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await page.getByRole('button', { name: 'Clore la liste' }).click();
  await expect(page.getByText('La liste est close.')).toBeVisible();
  const closed = await page.request.get(`/${slug}`, { headers: { cookie: '' } });
  expect(await closed.text()).not.toContain('name="action" value="reserve"');
  await page.getByRole('button', { name: 'Rouvrir la liste' }).click();
  await expect(page.getByText('La liste est rouverte.')).toBeVisible();
}

/** The bar that stays on the screen takes one line of a telephone, and its words are all heard. */
async function barOnOneLine(page: Page, slug: string): Promise<void> {
  await page.goto(`/${slug}`);
  const bar = page.locator('.editor-head');
  await expect(bar.getByText('Tout est enregistré')).toBeVisible();
  expect((await bar.boundingBox())?.height).toBeLessThan(64);
  await bar.getByRole('button', { name: 'Voir comme un proche' }).click();
  await bar.getByRole('button', { name: 'Revenir à l’édition' }).click();
  await expectNoAxeViolations(page);
}

test.describe('an owner on their telephone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('frames a cover and takes it back, dates the birth, closes the list, and adds what another page shared', async ({
    page,
    request,
    baseURL,
  }) => {
    const { slug } = await newParent(page, request, ['Berceau']);
    await signIn(page, baseURL);
    await barOnOneLine(page, slug);
    await chooseCovers(page);
    await dateAndClose(page, slug);

    await page.goto('/i/marketplace/ajouter?from_app=1&text=Regarde%20http://127.0.0.1:9/lit');
    await expect(page.getByLabel('Adresse de la page')).toHaveValue('http://127.0.0.1:9/lit');
    await page.getByLabel('Nom de l’article').fill('Lit à barreaux');
    await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
    await expect(page.getByText('« Lit à barreaux » est sur votre liste.')).toBeVisible();

    await page.goto('/i/marketplace/explore');
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Ajouter à ma liste' }).first().click();
    await expect(page.getByText('Ajouté à votre liste').first()).toBeVisible();
    await page.goto(`/${slug}`);
    await expect(page.locator('.editor-name').filter({ hasText: /Berceau|Lit à barreaux/ })).toHaveCount(2);
    await expect(page.locator('.editor-name')).toHaveCount(3);
  });
});

test('a parent on a slow line is not offered meanwhile what visitors are', async ({
  page,
  request,
  baseURL,
  browser,
}) => {
  const { slug } = await newParent(page, request, ['Berceau']);
  await signIn(page, baseURL);
  await page.goto(`/${slug}`);
  await expect(page.locator('.editor-name')).toHaveCount(1);
  let letGo = () => undefined as void;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route('**/api/publiclist/get_from_user_slug', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Voir les cadeaux' })).toBeHidden();
  await expect(page.locator('#cadeaux')).toBeHidden();
  letGo();
  await expect(page.locator('.editor-name')).toHaveCount(1);
  await page.getByRole('button', { name: 'Voir comme un proche' }).click();
  await expect(page.locator('#cadeaux')).toBeVisible();
  const guest = await browser.newPage();
  await guest.goto(`${baseURL}/${slug}`);
  await expect(guest.locator('#cadeaux')).toBeVisible();
  await guest.close();
});

/** Goes from one control to the next, as somebody without a pointer, until the one of that name has the focus. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const wanted = page.locator(':focus').and(page.getByRole('button', { name, exact: true }));
  const chosen = page.locator(':focus').and(page.getByLabel(name, { exact: true }));
  for (let turn = 0; turn < 150; turn += 1) {
    await page.keyboard.press('Tab');
    if ((await wanted.or(chosen).count()) > 0) return;
  }
  throw new Error(`The keyboard does not reach ${name}`);
}

test('several wishes are ranked with the keyboard alone, and it is undone', async ({
  page,
  request,
  baseURL,
}) => {
  const { slug } = await newParent(page, request, ['Berceau', 'Couffin', 'Veilleuse']);
  await signIn(page, baseURL);
  await page.goto(`/${slug}`);
  await expect(page.locator('.editor-name')).toHaveCount(3);
  await tabTo(page, 'Sélectionner');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Sélectionner Berceau');
  await page.keyboard.press('Space');
  await tabTo(page, 'Sélectionner Couffin');
  await page.keyboard.press('Space');
  await expect(page.getByText('2 envies sélectionnées')).toBeVisible();
  await tabTo(page, 'Importance');
  await page.keyboard.type('Imp');
  const important = page.locator('.editor-facts').filter({ hasText: 'Important' });
  await expect(important).toHaveCount(2);
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await page.getByRole('button', { name: 'Terminer la sélection' }).press('Enter');
  await page.keyboard.press('ControlOrMeta+z');
  await expect(important).toHaveCount(0);
});

test.describe('an owner whose line is cut', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('adds wishes all the same: they are seen, one is given up, the other joins the list once', async ({
    page,
    request,
    baseURL,
    context,
  }) => {
    const { slug } = await newParent(page, request, ['Berceau']);
    await signIn(page, baseURL);
    await page.goto(`/${slug}`);
    await page.getByRole('button', { name: 'Écrire une envie' }).click();
    await context.setOffline(true);
    const pending = page.getByRole('region', { name: /^En attente de la connexion/ });
    for (const name of ['Hamac', 'Tapis']) {
      await page.getByLabel('Ce qui vous ferait plaisir').fill(name);
      await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
      await expect(pending.getByRole('button', { name: `Ne pas ajouter ${name}` })).toBeVisible();
    }
    await expect(page.getByText('Hors ligne : 2 changements')).toBeVisible();
    await expectNoAxeViolations(page);
    const giveUp = pending.getByRole('button', { name: 'Ne pas ajouter Tapis' });
    await giveUp.click();
    await expect(giveUp).toBeHidden();
    await context.setOffline(false);
    await expect(page.getByText('Tout est enregistré')).toBeVisible();
    await expect(pending).toBeHidden();
    await expect(page.locator('.editor-name')).toHaveText(['Berceau', 'Hamac']);
    await page.reload();
    await expect(page.locator('.editor-name')).toHaveText(['Berceau', 'Hamac']);
  });
});

test.describe('sharing', () => {
  // A private list answers 404 to whoever is not known yet.
  test.use({ allowedConsoleErrors: [/status of 404/] });

  test('the address is sent with a sentence one may change, and never for a private list', async ({
    page,
    request,
    baseURL,
  }) => {
    const { slug, token } = await newParent(page, request, ['Une veilleuse']);
    await signIn(page, baseURL);
    await page.goto(`/${slug}`);
    await page.getByText('Partager la liste').click();
    const text = page.getByLabel('Votre message');
    await expect(text).toHaveValue(new RegExp(`${baseURL}/${slug}`));
    await text.fill(`Coucou & à bientôt : ${baseURL}/${slug}`);
    const whatsapp = page.getByRole('link', { name: /WhatsApp/ });
    await expect(whatsapp).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Coucou%20%26%20/);
    await expect(page.getByRole('link', { name: 'SMS' })).toHaveAttribute('href', /^sms:\?&body=Coucou/);
    const code = page.getByRole('img', { name: `Code QR de ${baseURL}/${slug}` });
    await expect(code).toBeVisible();
    expect((await code.boundingBox())?.width).toBe(144);
    // Dark on white for the cameras, in a dark scheme too.
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(code).toHaveCSS('color', 'rgb(0, 0, 0)');
    await expect(code).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoAxeViolations(page);
    await text.fill('Coucou');
    await expect(page.getByText('L’adresse de la liste n’est plus dans votre message.')).toBeVisible();
    await page.getByRole('button', { name: 'Remettre le message proposé' }).press('Enter');
    await expect(text).toBeFocused();
    await expect(text).toHaveValue(new RegExp(`${baseURL}/${slug}`));
    const { uuid } = await callFrom<{ uuid: string }>({ request, token }, 'list/get', {});
    const hidden = { list_uuid: uuid, setting_name: 'visibility', val: 'private' };
    await callFrom({ request, token }, 'list/update_setting', hidden);
    await page.reload();
    await page.getByText('Partager la liste').click();
    await expect(page.getByText('Votre liste est privée', { exact: false }).last()).toBeVisible();
    await expect(whatsapp).toBeHidden();
  });

  test('the sentence is copied, mailed, and handed to the phone’s own sheet', async ({
    page,
    request,
    baseURL,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    // This browser has no sheet of its own: what would be handed to one is kept.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'share', {
        configurable: true,
        value: async (given: { text: string }) => {
          document.documentElement.dataset.shared = given.text;
          throw new DOMException('closed', 'AbortError');
        },
      }),
    );
    const { slug } = await newParent(page, request, ['Une veilleuse']);
    await signIn(page, baseURL);
    await page.goto(`/${slug}`);
    await page.getByText('Partager la liste').click();
    const text = `Coucou : ${baseURL}/${slug}`;
    await page.getByLabel('Votre message').fill(text);
    const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
    await page.getByRole('button', { name: 'Copier le lien' }).click();
    await expect.poll(clipboard).toBe(`${baseURL}/${slug}`);
    await page.getByRole('button', { name: 'Copier le message' }).click();
    await expect.poll(clipboard).toBe(text);
    await expect(page.getByRole('link', { name: 'E-mail' })).toHaveAttribute(
      'href',
      /^mailto:\?subject=.+&body=Coucou/,
    );
    await page.getByRole('button', { name: 'Autres applications' }).click();
    await expect(page.locator('html')).toHaveAttribute('data-shared', text);
  });
});
