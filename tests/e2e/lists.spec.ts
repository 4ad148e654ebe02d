import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { callFrom } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';

const PASSWORD = 'une phrase vraiment longue';

/** A parent with a list of their own: each test has its own, so that they never meet. */
async function newParent(request: APIRequestContext) {
  const slug = `camille-${randomBytes(4).toString('hex')}`;
  const email = `${slug}@exemple.fr`;
  const { token } = (await callFrom({ request }, 'user/register_with_email', {
    email,
    password: PASSWORD,
  })) as {
    token: string;
  };
  await callFrom({ request, token }, 'user/finish_setup', { firstname: 'Camille', list_slug: slug });
  return { slug, token };
}

const addWish = (request: APIRequestContext, token: string, item: object) =>
  callFrom({ request, token }, 'list/add_custom_item_to_main', { item });

async function signIn(page: Page, token: string, baseURL = ''): Promise<void> {
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: baseURL }]);
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
}

/** Sent empty, a gift's form says so beside its field in our own words, and the field has the cursor. */
async function saysWhatIsMissing(page: Page, sheet: Locator): Promise<void> {
  const [email, place] = [sheet.getByLabel('Votre adresse e-mail'), page.url()];
  await sheet.getByRole('button', { name: 'Réserver ce cadeau' }).click();
  await expect(sheet.getByText('Ce champ est obligatoire.')).toBeVisible();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(page.url()).toBe(place);
  // All that can be done in the sheet begins on one line.
  const starts = ['Encore libre', 'Votre adresse e-mail'].map((text) => sheet.getByText(text).first());
  const [ask, label] = await Promise.all(starts.map(textStart));
  expect(ask).toBeCloseTo(label ?? 0, 0);
}

/** The left edge of the words of an element, without the room around them. */
const textStart = (element: Locator) =>
  element.evaluate((it) => {
    const range = document.createRange();
    range.selectNodeContents(it);
    return range.getBoundingClientRect().left;
  });

test.describe('a giver without an account and without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('finds a gift and reserves it', async ({ page, request }) => {
    const { slug, token } = await newParent(request);
    await addWish(request, token, { name: 'Mobile en bois', price: 2490 });
    await addWish(request, token, { name: 'Grand lit', price: 24_900 });
    await page.goto(`/${slug}?prix=0-30`);
    await expect(page.getByRole('heading', { name: 'Mobile en bois' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Grand lit' })).toBeHidden();
    // No button that only a script answers, and the address to give instead.
    await expect(page.getByRole('button', { name: 'Partager' })).toBeHidden();
    await expect(page.getByRole('button', { name: 'Imprimer' })).toBeHidden();
    await expect(page.getByText('Pour partager cette liste')).toContainText(`/${slug}`);
    await page.getByRole('button', { name: 'Offrir : Mobile en bois' }).click();
    const sheet = page.getByRole('dialog', { name: 'Mobile en bois' });
    await sheet.getByLabel('Votre adresse e-mail').fill('odile@exemple.fr');
    await sheet
      .getByRole('button', { name: /Réserver|m’en occupe|m’en charge/ })
      .first()
      .click();
    await expect(page.getByText('C’est réservé, merci')).toBeVisible();
    await expect(page.getByText('Réservé', { exact: true })).toBeVisible();
  });

  test('is shown what is wrong beside its field, with nothing typed lost', async ({ page, request }) => {
    const { slug, token } = await newParent(request);
    const { item } = (await addWish(request, token, { name: 'Veilleuse' })) as {
      item: { item: { merchant_item_id: string } };
    };
    await page.goto(`/${slug}`);
    const refused = await request.post(`/${slug}`, {
      form: {
        action: 'reserve',
        merchant_item_id: item.item.merchant_item_id,
        email: 'odile',
        name: 'Odile',
      },
      headers: { origin: new URL(page.url()).origin },
    });
    expect(refused.status()).toBe(200);
    await page.setContent(await refused.text());
    await expect(page.getByLabel('Votre adresse e-mail').first()).toHaveValue('odile');
    await expect(page.getByText('Saisissez une adresse e-mail valide').first()).toBeVisible();
  });
});

test('what was typed for a gift waits while others are looked at, and the focus comes back', async ({
  page,
  request,
}) => {
  const { slug, token } = await newParent(request);
  await addWish(request, token, { name: 'Mobile en bois', price: 2490 });
  await addWish(request, token, { name: 'Une soirée de garde', price: null });
  for (const viewport of [
    { width: 1280, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport);
    await page.goto(`/${slug}`);
    const give = page.getByRole('button', { name: 'Offrir : Mobile en bois' });
    await give.click();
    const mobile = page.getByRole('dialog', { name: 'Mobile en bois' });
    await expect(mobile.getByRole('button', { name: 'Réserver ce cadeau' })).toBeVisible();
    await expect(mobile.getByText('24,90')).toBeVisible();
    await saysWhatIsMissing(page, mobile);
    await mobile.getByLabel('Votre adresse e-mail').fill('odile@exemple.fr');
    await mobile.getByText('Ajouter mon nom ou un mot').click();
    await mobile.getByLabel('Un mot pour les parents').fill('Avec toute ma tendresse');
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(mobile).toBeHidden();
    await expect(give).toBeFocused();
    await page.getByRole('button', { name: 'Offrir : Une soirée de garde' }).click();
    const evening = page.getByRole('dialog', { name: 'Une soirée de garde' });
    await expect(evening.getByRole('button', { name: 'Je m’en charge' })).toBeVisible();
    await expect(evening.getByRole('button', { name: 'Réserver ce cadeau' })).toHaveCount(0);
    await evening.getByRole('button', { name: 'Fermer' }).click();
    await give.click();
    await expect(mobile.getByLabel('Votre adresse e-mail')).toHaveValue('odile@exemple.fr');
    await expect(mobile.getByLabel('Un mot pour les parents')).toHaveValue('Avec toute ma tendresse');
  }
});

test('an owner adds a wish, orders, takes a removal back and is told that all is saved', async ({
  page,
  request,
  baseURL,
}) => {
  const { slug, token } = await newParent(request);
  await addWish(request, token, { name: 'Premier' });
  await signIn(page, token, baseURL);
  await page.goto(`/${slug}`);
  await page.getByRole('button', { name: 'Écrire une envie' }).click();
  await page.getByLabel('Ce qui vous ferait plaisir').fill('Second');
  const price = page.locator('form', { hasText: 'Ce qui vous ferait plaisir' }).getByLabel('Prix');
  await price.fill('cher');
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(price).toBeFocused();
  await price.fill('');
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByText('« Second » est sur votre liste')).toBeVisible();
  await expect(page.getByLabel('Ce qui vous ferait plaisir')).toBeFocused();
  const names = page.locator('.editor-name');
  await expect(names).toHaveText(['Premier', 'Second']);
  await page.getByRole('button', { name: 'Monter Second' }).click();
  await expect(names).toHaveText(['Second', 'Premier']);
  await page.getByRole('button', { name: 'Retirer Second' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Retirer Premier' })).toBeFocused();
  await page.getByRole('button', { name: 'Annuler' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Retirer Second' })).toBeFocused();
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(names).toHaveText(['Second', 'Premier']);
});

test.describe('an owner whose line is cut', () => {
  test.use({ allowedConsoleErrors: [/ERR_INTERNET_DISCONNECTED/] });

  test('goes on, and loses nothing', async ({ page, request, baseURL, context }) => {
    const { slug, token } = await newParent(request);
    await addWish(request, token, { name: 'Veilleuse' });
    await signIn(page, token, baseURL);
    await page.goto(`/${slug}`);
    await page.getByRole('button', { name: 'Modifier Veilleuse' }).click();
    await context.setOffline(true);
    const note = page.locator('.editor-fields').getByLabel('Précision pour vos proches');
    await note.first().fill('La blanche');
    await note.first().blur();
    await expect(page.getByText('Hors ligne')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Tout est enregistré')).toBeVisible({ timeout: 15_000 });
    await page.reload();
    await expect(page.locator('.editor-facts').getByText('La blanche')).toBeVisible();
  });
});

test('what givers reserved is not in the page of a browser that has a session', async ({
  page,
  request,
  baseURL,
}) => {
  const { slug, token } = await newParent(request);
  const { item } = (await addWish(request, token, { name: 'Veilleuse' })) as {
    item: { item: { merchant_item_id: string } };
  };
  const { list_uuid } = (await callFrom({ request }, 'publiclist/get_list_id_from_slug', { slug })) as {
    list_uuid: string;
  };
  const gift = { list_uuid, merchant_item_id: item.item.merchant_item_id, email: 'odile@exemple.fr' };
  await callFrom({ request }, 'publiclist/reserve_item', gift);
  const asGuest = await (await request.get(`/${slug}`)).text();
  expect(asGuest).toContain('Réservé');
  const asMember = await (await request.get(`/${slug}`, { headers: { cookie: 'hasAuth=1' } })).text();
  expect(asMember).not.toMatch(/data-left="0"|>\s*Réservé/);
  const other = await newParent(request);
  await signIn(page, other.token, baseURL);
  await page.goto(`/${slug}`);
  await page.locator('[data-gift-group] summary', { hasText: 'déjà' }).click();
  await expect(page.locator('[data-gift]').getByText('Réservé', { exact: true })).toBeVisible();
});

test.describe('a private list', () => {
  test.use({ allowedConsoleErrors: [/status of 404/] });

  test('is not found, but by its owner', async ({ page, request, baseURL }) => {
    const { slug, token } = await newParent(request);
    const { list_uuid } = (await callFrom({ request }, 'publiclist/get_list_id_from_slug', { slug })) as {
      list_uuid: string;
    };
    const secret = { list_uuid, setting_name: 'visibility', val: 'private' };
    await callFrom({ request, token }, 'list/update_setting', secret);
    expect((await request.get(`/${slug}`)).status()).toBe(404);
    await signIn(page, token, baseURL);
    await page.goto(`/${slug}`);
    await expect(page.getByRole('heading', { name: 'Votre liste', exact: true })).toBeVisible();
  });
});
