// A site without any text: the first screen of the admin names the pages that the law asks for, and begins each of them.
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { pageOf } from '../support/shop-site.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const ADMIN = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
test.describe.configure({ mode: 'serial' });

let site: BuiltServer;
let rose: string;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startBuiltServer({ SEED: 'empty', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
  rose = (await callSite<{ token: string }>({ url: site.url, token: '' }, 'user/login_with_password', ADMIN))
    .token;
});
test.afterAll(() => site?.remove());

test('the console says which pages nobody can read', () => {
  expect(site.output()).toContain('/page/mentions-legales');
  expect(site.output()).toContain('pas en ligne');
});

for (const [width, name] of [
  [390, 'Mentions légales'],
  [1280, 'Conditions de vente'],
] as const)
  test(`at ${width} px a page begins with the model, and nobody reads it before it is published`, async ({
    browser,
  }) => {
    const page = await pageOf(browser, site, { stack: [rose], viewport: { width, height: 860 } });
    await page.goto('/a/admin');
    const part = page.getByRole('region', { name: 'Avant d’ouvrir au public' });
    await expect(part.getByRole('listitem')).toHaveCount(7);
    const line = part.getByRole('listitem').filter({ hasText: name });
    await expect(line).toContainText('absente');
    await expectNoAxeViolations(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    await part.getByRole('button', { name: new RegExp(`^Commencer.*${name}`) }).press('Enter');
    await page.waitForURL(/\/a\/admin\/editor\?id=\d+/);
    await expect(page.getByText('à compléter par l’exploitant').first()).toBeAttached();
    await page.goto('/a/admin');
    await expect(line).toContainText(/brouillon, pas en ligne, \d+ passages à renseigner/);
    await expect(line.getByRole('link', { name: new RegExp(`^Ouvrir.*${name}`) })).toBeVisible();
    const slug = name === 'Mentions légales' ? 'mentions-legales' : 'conditions-de-vente';
    expect((await page.request.get(`/page/${slug}`)).status()).toBe(404);
    await page.context().close();
  });
