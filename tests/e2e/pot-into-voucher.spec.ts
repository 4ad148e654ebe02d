// A part of a pot made into a voucher by its owner, who proves who they are; a cut line makes no second one.
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { parentWithMoney } from '../support/parent-with-money.ts';
import { proofOf, proveIn } from '../support/prove-page.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const ADMIN = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
const CAMILLE = { email: 'camille@exemple.fr', password: 'une phrase vraiment longue' };
let site: BuiltServer;
// A form is refused as a form is refused, and a line is cut on the way back.
test.use({
  viewport: { width: 360, height: 780 },
  allowedConsoleErrors: [/status of 4\d\d|net::ERR_FAILED/],
});
test.slow();
test.beforeAll(async () => {
  test.setTimeout(200_000);
  site = await startBuiltServer({
    SEED: 'empty',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
});
test.afterAll(() => site?.remove());

const call = <T = Record<string, unknown>>(path: string, input: object, token = '') =>
  callSite<T>({ url: site.url, token }, path, input);

/** A parent whose list received 80 €, which the bank lets be used by now. */
async function parent(): Promise<string> {
  const token = await parentWithMoney(site.url, { ...CAMILLE, amount: 8_000 });
  const admin = await call<{ token: string }>('user/login_with_password', ADMIN);
  await call('demo/advance_clock', { days: 8 }, admin.token);
  return token;
}

test('a part of the pot becomes one voucher, whatever the line does', async ({ page }) => {
  const token = await parent();
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: site.url }]);
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
  await page.goto(`${site.url}/i/marketplace/bons-achat`);
  const card = page.getByRole('region', { name: 'Changer une part de ma cagnotte' });
  await expect(card.getByText('80,00 € disponibles.')).toBeVisible();
  const amount = card.getByLabel('Montant');
  const send = card.getByRole('button', { name: 'En faire un bon d’achat' });
  await amount.fill('trente');
  await send.click();
  await expect(card.getByText('Indiquez un montant, par exemple 50 ou 12,50.')).toBeVisible();
  await amount.fill('30');
  await send.click();
  // Whoever closes the question has done nothing, and what was typed stands.
  await expect(proofOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(amount).toHaveValue('30');
  await send.click();
  let lost = false;
  await page.route('**/api/voucher/from_pot', async (route) => {
    const heard = await route.fetch();
    if (lost || !(await heard.json()).result) return route.fulfill({ response: heard });
    lost = true;
    return route.abort('failed');
  });
  await proveIn(page, CAMILLE.password);
  await expect.poll(() => lost).toBe(true);
  await expect(card.getByRole('alert').first()).toBeVisible();
  await expect(amount).toHaveValue('30');
  await send.click();
  await expect(page.getByText('Votre bon de 30,00 € est prêt.')).toBeVisible();
  await expect(card.getByText('50,00 € disponibles.')).toBeVisible();
  await expectNoAxeViolations(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  const { items } = await call<{ items: { balance: number }[] }>('voucher/list', {}, token);
  expect(items.map(({ balance }) => balance)).toEqual([3000]);
});
