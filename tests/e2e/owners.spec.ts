import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { callFrom } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';

/** Waits for what another browser does: it is seen once its line has brought it. */
const expect = expectSoon.configure({ timeout: 20_000 });
test.slow();

const INVITATION = /\/i\/marketplace\/invitation\?token=[\w-]+/;

const PASSWORD = 'une phrase vraiment longue';

const unique = (name: string) => `${name}-${randomBytes(4).toString('hex')}`;

/** A parent with a list of three wishes that nobody else's test touches. */
async function newParent(request: APIRequestContext, firstname: string) {
  const slug = unique('owners');
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', {
    email: `${slug}@exemple.fr`,
    password: PASSWORD,
  });
  const names = { firstname, list_slug: slug };
  const session = await callFrom<{ user: { mainListInfo: { uuid: string } } }>(
    { request, token },
    'user/finish_setup',
    names,
  );
  return { token, slug, list_uuid: session.user.mainListInfo.uuid };
}

async function openAs(page: Page, token: string, baseURL = ''): Promise<void> {
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: baseURL }]);
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
}

/** Somebody else, in a browser of their own. */
async function another(browser: Browser, token: string, baseURL = ''): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'fr-FR' });
  const page = await context.newPage();
  await openAs(page, token, baseURL);
  return page;
}

async function addWish(request: APIRequestContext, token: string, list_uuid: string) {
  const wish = { list_uuid, item: { name: 'Mobile en bois', price: 2490 } };
  const added = await callFrom<{ item: { item: { merchant_item_id: string } } }>(
    { request, token },
    'list/add_custom_item',
    wish,
  );
  return added.item.item;
}

const names = (page: Page) => page.locator('.editor-name');
const editor = (page: Page) => page.getByRole('heading', { name: 'Votre liste', exact: true });

/** Everything chosen but one goes, and comes back, in both tabs. */
async function removeTwoAndUndo(page: Page, other: Page): Promise<void> {
  await page.getByRole('button', { name: 'Sélectionner', exact: true }).click();
  await page.getByRole('checkbox', { name: 'Sélectionner Berceau' }).check();
  await page.getByRole('checkbox', { name: 'Sélectionner Couffin' }).check();
  await page
    .getByRole('region', { name: 'Envies sélectionnées' })
    .getByRole('button', { name: 'Retirer' })
    .click();
  await expect(names(page)).toHaveText(['Veilleuse']);
  await expect(names(other)).toHaveText(['Veilleuse']);
  await page.getByRole('button', { name: /^Défaire/ }).click();
  await expect(names(page)).toHaveText(['Berceau', 'Veilleuse', 'Couffin']);
  await expect(names(other)).toHaveText(['Berceau', 'Veilleuse', 'Couffin']);
}

test('two tabs of an owner show the same list, put in order by the keyboard, undone, and changed many at a time', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const parent = await newParent(request, 'Camille');
  const { list_uuid, slug, token } = parent;
  await callFrom({ request, token }, 'list/import_items', {
    list_uuid,
    csv: 'Nom\nBerceau\nCouffin\nVeilleuse',
  });
  await openAs(page, token, baseURL);
  const other = await another(browser, token, baseURL);
  await page.goto(`/${slug}`);
  await other.goto(`/${slug}`);
  await expect(editor(page)).toBeVisible();
  await expect(names(other)).toHaveText(['Berceau', 'Couffin', 'Veilleuse']);

  const handle = page.getByRole('button', { name: /^Déplacer Veilleuse/ });
  await handle.press('Home');
  await expect(names(page)).toHaveText(['Veilleuse', 'Berceau', 'Couffin']);
  await expect(handle).toBeFocused();
  await handle.press('ArrowDown');
  await expect(names(page)).toHaveText(['Berceau', 'Veilleuse', 'Couffin']);
  await expect(names(other)).toHaveText(['Berceau', 'Veilleuse', 'Couffin']);

  await removeTwoAndUndo(page, other);
  await page.getByRole('button', { name: 'Terminer la sélection' }).click();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await expectNoAxeViolations(page);

  await note(page, 'Berceau', 'La bleue');
  await expect(other.getByText('La bleue')).toBeVisible();
  await note(other, 'Berceau', 'La blanche');
  await expect(page.getByText('a changé après vous la précision de «\u202fBerceau\u202f»')).toBeVisible();
  await other.context().close();
});

/** Writes a wish's note and leaves it with the keyboard. */
async function note(page: Page, wish: string, text: string): Promise<void> {
  await page.getByRole('button', { name: `Modifier ${wish}` }).press('Enter');
  const field = page.locator('.editor-fields').getByLabel('Précision pour vos proches');
  await field.fill(text);
  await field.press('Tab');
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await page.getByRole('button', { name: `Replier ${wish}` }).press('Enter');
}

const overflow = (page: Page) =>
  page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth));

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 780 } });

  test('lines are imported with a report, an addition is taken back, and a deleted list comes back', async ({
    page,
    request,
    baseURL,
  }) => {
    const { token, slug } = await newParent(request, 'Camille');
    await openAs(page, token, baseURL);
    await page.goto('/i/marketplace/importer');
    await page.getByRole('button', { name: 'Un fichier' }).click();
    const csv = 'Nom;Prix\nBerceau;120\n;10\nMobile;cher';
    const file = { name: 'envies.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) };
    await page.getByLabel('Fichier CSV').setInputFiles(file);
    await expect(page.getByText('Une envie sera ajoutée')).toBeVisible();
    await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
    await expect(page.getByText('Une envie est sur votre liste.')).toBeVisible();
    await expect(page.getByText('Ligne 3')).toBeVisible();
    await expect(page.getByText('Ligne 4')).toBeVisible();
    await expectNoAxeViolations(page);

    await page.goto(`/${slug}`);
    await expect(names(page)).toHaveText(['Berceau']);
    await page.getByRole('button', { name: 'Écrire une envie' }).press('Enter');
    await page.getByLabel('Ce qui vous ferait plaisir').fill('Petits plats');
    await page.getByLabel('Ce qui vous ferait plaisir').press('Enter');
    await expect(names(page)).toHaveText(['Berceau', 'Petits plats']);
    await page.getByRole('button', { name: /^Défaire l’ajout/ }).press('Enter');
    await expect(names(page)).toHaveText(['Berceau']);
    await expect(page.getByText('Tout est enregistré')).toBeVisible();
    await expect.poll(() => overflow(page)).toBe(0);

    await page.goto('/i/marketplace/parametres/liste');
    await page.getByRole('button', { name: 'Supprimer la liste' }).click();
    await page.getByRole('button', { name: 'Oui, supprimer la liste' }).click();
    await page.getByRole('button', { name: /^Reprendre cette liste/ }).click();
    await page.waitForURL(`**/${slug}`);
    await expect(names(page)).toHaveText(['Berceau']);
  });
});

test('a list is held by two: an invitation is accepted, and each sees the other’s changes', async ({
  page,
  request,
  browser,
  baseURL,
}) => {
  const parent = await newParent(request, 'Camille');
  const { list_uuid, slug, token } = parent;
  const guest = unique('noe');
  const noe = await callFrom<{ token: string }>({ request }, 'user/register_with_email', {
    email: `${guest}@exemple.fr`,
    password: PASSWORD,
  });
  await addWish(request, token, list_uuid);

  await openAs(page, token, baseURL);
  await page.goto('/i/marketplace/parametres/liste');
  await page.getByLabel('Adresse e-mail de la personne').fill(`${guest}@exemple.fr`);
  await page.getByRole('button', { name: 'Envoyer une invitation' }).click();
  await expect(page.getByText(`L’invitation est partie à ${guest}@exemple.fr`)).toBeVisible();
  await expectNoAxeViolations(page);

  const link = await mailedLink(`${guest}@exemple.fr`, INVITATION);
  const other = await another(browser, noe.token, baseURL);
  await other.goto(link);
  await expect(other.getByText('vous propose de tenir')).toBeVisible();
  await other.getByLabel('Votre prénom').fill('Noé');
  await other.getByRole('button', { name: 'Accepter' }).click();
  await expect(editor(other)).toBeVisible({ timeout: 20_000 });

  await page.goto(`/${slug}`);
  await expect(names(page)).toHaveText(['Mobile en bois']);
  await other.getByRole('button', { name: 'Écrire une envie' }).click();
  await other.getByLabel('Ce qui vous ferait plaisir').fill('Petits plats');
  await other.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(names(page)).toHaveText(['Mobile en bois', 'Petits plats']);
  await other.context().close();
});

test('who gave what shows after the reveal, and is thanked', async ({ page, request, baseURL }) => {
  const { list_uuid, token } = await newParent(request, 'Camille');
  const { merchant_item_id } = await addWish(request, token, list_uuid);
  await openAs(page, token, baseURL);
  const gift = { list_uuid, merchant_item_id, email: 'odile@exemple.fr', name: 'Odile' };
  await callFrom({ request }, 'publiclist/reserve_item', gift);
  await page.goto('/i/marketplace/remerciements');
  await expect(page.getByText('La surprise tient encore')).toBeVisible();
  await expect(page.getByText('Odile')).toBeHidden();
  const reveal = { list_uuid, setting_name: 'surprise', val: false, confirm: true };
  await callFrom({ request, token }, 'list/update_setting', reveal);
  await page.reload();
  await expect(page.getByText('0 sur 1 remerciés')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: /^Écrire un merci/ }).click();
  await page.getByLabel('Votre message').fill('Il tourne au-dessus de son lit, merci !');
  await page.getByRole('button', { name: 'Envoyer le merci' }).click();
  await expect(page.getByText('1 sur 1 remerciés')).toBeVisible();
  await expect(page.getByText('Il tourne au-dessus de son lit')).toBeVisible();
});
