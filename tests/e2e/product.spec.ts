import type { Page } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, IN_MOTION, test } from '../support/e2e.ts';

test.use(IN_MOTION);

// A site of its own: a product with several pictures, as the demonstration has none.
const ROSE = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
const INES = { email: 'ines@exemple.fr', password: 'une autre phrase pour les essais' };
const LAMP = {
  name: 'Veilleuse champignon',
  description: 'Pour les nuits.',
  price: 3500,
  stock: 5,
  sold_here: true,
  availability: 'in_stock',
  delivery: 'Expédiée sous 48 h',
  gtin: null,
  tag_ids: [],
  brand_id: null,
  classification: null,
  url: null,
  images: ['/demo/lit-1.svg', '/demo/lit-2.svg'],
};
test.describe.configure({ mode: 'default' });

let site: BuiltServer;
let token = '';
let lamp: { id: number };
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startBuiltServer({ SEED: 'empty', ADMIN_EMAIL: ROSE.email, ADMIN_PASSWORD: ROSE.password });
  const admin = await call<{ token: string }>('user/login_with_password', ROSE);
  lamp = await call<{ id: number }>('admin/create_product', LAMP, admin.token);
  const made = await call<{ token: string }>('user/register_with_email', INES);
  token = made.token;
  await call('user/finish_setup', { firstname: 'Inès', list_slug: 'la-liste-d-ines' }, token);
});
test.afterAll(() => site?.remove());

const call = <T = Record<string, unknown>>(path: string, input: object, as = '') =>
  callSite<T>({ url: site.url, token: as }, path, input);

/** Presses Tab until what has the focus is `wanted`, as whoever has no mouse. */
async function tabTo(page: Page, wanted: ReturnType<Page['locator']>) {
  for (let n = 0; n < 60; n += 1) {
    if (await wanted.evaluate((node) => node === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never gets there');
}

/** Measures how far the pictures are moved, of what they can be: 0 shows the first of two, 1 the second. */
const moved = (page: Page) =>
  page
    .getByRole('region', { name: 'Images du produit' })
    .evaluate((node) => node.scrollLeft / (node.scrollWidth - node.clientWidth));

/** The pictures one after the other by the arrows, then by the small ones. */
async function lookAtPictures(page: Page) {
  const pictures = page.getByRole('region', { name: 'Images du produit' });
  await tabTo(page, pictures);
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => moved(page)).toBeCloseTo(1);
  const first = page.getByRole('link', { name: 'Image 1 sur 2' });
  await tabTo(page, first);
  await expect(first).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(() => moved(page)).toBeCloseTo(0);
}

async function addSome(page: Page) {
  const quantity = page.getByLabel('Quantité');
  const add = page.locator('.product-add').getByRole('button');
  await tabTo(page, quantity);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('0');
  await tabTo(page, add);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Choisissez une quantité de 1 à')).toBeVisible();
  await expect(quantity).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await page.keyboard.press('ArrowUp');
  await expect(quantity).toHaveValue('3');
  await tabTo(page, add);
  await page.keyboard.press('Space');
  await expect(page.getByRole('status').filter({ hasText: 'Ajouté à votre liste' })).toHaveCount(1);
  await expect(page.getByText('Choisissez une quantité de 1 à')).toHaveCount(0);
}

for (const width of [360, 1280])
  test(`on ${width} pixels, a product is looked at and put on the list by keyboard alone`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width, height: 800 });
    // Without it, a key pressed while the page still glides to the last one's focus is dropped by the browser.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.context().addCookies([{ name: 'hasAuth', value: '1', url: site.url }]);
    await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
    await call('list/remove_item_from_main', { product_id: lamp.id }, token);
    await page.goto(`${site.url}/marketplace/produit/${lamp.id}-veilleuse-champignon`);
    await lookAtPictures(page);
    await addSome(page);
    const list = await call<{ items_in_list: { item: { id: number }; quantity: number }[] }>(
      'list/get',
      {},
      token,
    );
    expect(list.items_in_list).toEqual([
      expect.objectContaining({ item: expect.objectContaining({ id: lamp.id }), quantity: 3 }),
    ]);
  });
