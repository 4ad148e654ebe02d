// Every state of a voucher as its holder reads it on a telephone and on a desk: whole, half used, given back after a
// refund, used up, expired; and one bought for a later day, as its buyer does.
import { randomUUID } from 'node:crypto';
import { HOME } from '../support/buyer-home.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { BUYER, openShopSite, pageOf, ROSE, type ShopSite } from '../support/shop-site.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const MINE = '/i/marketplace/bons-achat';
const day = (ahead: number) => new Date(Date.now() + ahead * 86_400_000).toISOString().slice(0, 10);

interface Order {
  to_pay: number;
}

let shop: ShopSite;
test.beforeAll(async () => {
  test.setTimeout(200_000);
  shop = await openShopSite();
  await shop.call('user/prove', { password: ROSE.password }, shop.rose);
  // Its owner orders from their own list.
  const open = { list_uuid: shop.list.uuid, setting_name: 'surprise', val: false, confirm: true };
  await shop.call('list/update_setting', open, shop.ines);
});
test.afterAll(() => shop?.site.remove());

async function given(label: string, amount: number, expires_on = day(300)): Promise<number> {
  const asked = { count: 1, amount, expires_on, label, key: randomUUID() };
  const { codes } = await shop.call<{ codes: string[] }>('admin/create_vouchers', asked, shop.rose);
  const claimed = await shop.call<{ voucher: { id: number } }>(
    'voucher/claim',
    { code: codes[0] },
    shop.ines,
  );
  return claimed.voucher.id;
}

/** The lamp, 39,90 € with its delivery, paid with the voucher and, for the rest, a card. */
async function spend(voucher_id: number): Promise<string> {
  const [, , product_id] = shop.products;
  const { hash } = await shop.call<{ hash: string }>(
    'publiclist/list_prepare_contributor_order',
    {
      list_uuid: shop.list.uuid,
      product_id,
      quantity: 1,
      contributor_email: BUYER.email,
      contributor_name: BUYER.name,
    },
    shop.ines,
  );
  const details = { ...BUYER, address: HOME, delivery: 'standard', accept_terms: true };
  await shop.call('order/save_details', { hash, ...details }, shop.ines);
  const { to_pay } = await shop.call<Order>('voucher/use', { order_hash: hash, voucher_id }, shop.ines);
  const { payment } = await shop.call<{ payment: { client_secret: string } | null }>(
    'order/pay',
    { hash },
    shop.ines,
  );
  if (to_pay > 0 && payment)
    await shop.call('demo/confirm', {
      client_secret: payment.client_secret,
      card_number: '4242424242424242',
    });
  return hash;
}

test('a holder reads what is left of each, what it paid and what came back, until when, and what is over', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  await given('Tout entier', 5000);
  await given('Pour demain', 1500, day(1));
  await spend(await given('Entamé', 6000));
  await spend(await given('Tout dépensé', 3990));
  const back = await spend(await given('Revenu', 4500));
  await shop.call('order/cancel', { hash: back }, shop.ines);
  await shop.days(3);
  for (const width of [390, 1280]) {
    const page = await pageOf(browser, shop.site, { stack: [shop.ines], viewport: { width, height: 844 } });
    await page.goto(MINE);
    const line = (label: string) =>
      page.getByRole('region', { name: 'Mes bons' }).getByRole('listitem').filter({ hasText: label }).first();
    // 50,00 + 20,10 + 45,00: nothing of what is used up or over.
    await expect(page.getByText('115,10 € à utiliser'.replace(' €', '\u00a0€'))).toBeVisible();
    await expect(line('Tout entier')).toContainText('À utiliser');
    await expect(line('Pour demain')).toContainText('Échu');
    await expect(line('Entamé')).toContainText(/20,10\s€ sur 60,00/);
    await expect(line('Tout dépensé')).toContainText('Utilisé');
    await expect(line('Revenu')).toContainText('À utiliser');
    const history = line('Revenu').getByText('Histoire');
    await history.focus();
    await page.keyboard.press('Enter');
    await expect(line('Revenu')).toContainText(/−\s39,90\s€, commande/);
    await expect(line('Revenu')).toContainText(/\+\s39,90\s€, commande/);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await expectNoAxeViolations(page);
    await page.context().close();
  }
});

test('one bought for a later day says when it leaves, without JavaScript, and then that it left', async ({
  browser,
}) => {
  test.setTimeout(120_000);
  const bought = {
    amount: 2500,
    recipient: { email: 'elodie@exemple.fr', name: 'Élodie' },
    buyer: BUYER,
    message: 'Pour le petit lit',
    send_on: day(13),
  };
  const { hash, payment } = await shop.call<{ hash: string; payment: { client_secret: string } }>(
    'voucher/prepare_purchase',
    bought,
  );
  await shop.call('demo/confirm', {
    client_secret: payment.client_secret,
    card_number: '4242424242424242',
  });
  const page = await pageOf(browser, shop.site, {
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  });
  await page.goto(`${MINE}/${hash}`);
  await expect(page.getByText(/Il partira par e-mail vers Élodie le/)).toBeVisible();
  await shop.days(14);
  await page.reload();
  await expect(page.getByText('Il est parti par e-mail vers Élodie.')).toBeVisible();
  await page.context().close();
});
