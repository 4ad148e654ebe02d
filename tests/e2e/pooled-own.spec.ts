// A gift sold here that several paid together: its owner orders it from the pot's page.
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { INES, openShopSite, pageOf, type ShopSite } from '../support/shop-site.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const NAME = 'Veilleuse champignon';
const inTenDays = () => new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10);

let shop: ShopSite;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  shop = await openShopSite();
});
test.afterAll(() => shop?.site.remove());

/** Paid by card, by somebody who has no account. */
async function give(pool_uuid: string, amount: number) {
  const contributor = { email: 'max@exemple.fr', publicname: 'Tonton Max' };
  const share = { pool_uuid, shortfall: 'cagnotte', contribution: { amount, contributor } };
  const made = await shop.call<{ payment: { client_secret: string } }>('publiclist/prepare_share', share);
  await shop.call('demo/confirm', {
    client_secret: made.payment.client_secret,
    card_number: '4242424242424242',
  });
}

test('it is ordered from the page of the pot once its sum is there, and the surprise is over', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const [list_uuid, product_id] = [shop.list.uuid, shop.products[2] ?? 0];
  await shop.call('list/update_product_in_list', { product_id, quantity: 1 }, shop.ines);
  const asked = { list_uuid, product_id, deadline: inTenDays() };
  const { pool } = await shop.call<{ pool: { uuid: string } }>('list/open_pool', asked, shop.ines);
  await give(pool.uuid, 3500);
  const page = await pageOf(browser, shop.site, {
    stack: [shop.ines],
    viewport: { width: 360, height: 760 },
  });
  await page.goto('/i/mon-compte/cagnotte');
  await expect(page.getByRole('heading', { name: 'Cadeaux à plusieurs' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'À commander ici' })).toHaveCount(0);

  const open = { list_uuid, setting_name: 'surprise', val: false, confirm: true };
  await shop.call('list/update_setting', open, shop.ines);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'À commander ici' })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: `Commander ${NAME}` }).click();
  await page.waitForURL(/\/i\/marketplace\/checkout\//);
  await expect(page.getByText(NAME).first()).toBeVisible();
  await expect(page.getByLabel('Adresse e-mail')).toHaveValue(INES.email);
  const begun = new URL(page.url()).pathname;
  // Left, and taken up again by the same button.
  await page.goto('/i/mon-compte/cagnotte');
  await page.getByRole('button', { name: `Commander ${NAME}` }).click();
  await page.waitForURL(/\/i\/marketplace\/checkout\//);
  expect(new URL(page.url()).pathname).toBe(begun);
  await page.context().close();
});
