import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { callFrom } from '#tests/support/call-site.ts';
import { expect as expectSoon, test } from '#tests/support/e2e.ts';

const expect = expectSoon.configure({ timeout: 30_000 });
test.slow();
test.use({ viewport: { width: 360, height: 740 } });

/** Above it a reader sees that the page moved. */
const MOST = 0.01;

async function newParent(page: Page, request: APIRequestContext, baseURL = '') {
  const slug = `calme-${randomBytes(4).toString('hex')}`;
  const account = { email: `${slug}@exemple.fr`, password: 'une phrase vraiment longue' };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', account);
  await callFrom({ request, token }, 'user/finish_setup', { firstname: 'Camille', list_slug: slug });
  for (const name of ['Mobile en bois', 'Veilleuse', 'Grand lit'])
    await callFrom({ request, token }, 'list/add_custom_item_to_main', { item: { name, price: 2490 } });
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: baseURL }]);
  await page.addInitScript(
    ([stack, own]) => {
      localStorage.setItem('auth_tokens', stack ?? '');
      localStorage.setItem('own_list', own ?? '');
    },
    [JSON.stringify([token]), slug],
  );
  return { slug };
}

/** Adds up what moved by itself; a page as slow as a telephone's shows its steps one after the other. */
async function watchMoves(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const line = { offline: false, latency: 300, downloadThroughput: 200_000, uploadThroughput: 100_000 };
  await session.send('Network.emulateNetworkConditions', line);
  await page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[]) {
        if (shift.hadRecentInput) continue;
        moved.push(String(shift.value));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

const movesOf = (page: Page) =>
  page.evaluate(() =>
    (window as unknown as { moved: string[] }).moved.reduce((sum, one) => sum + Number(one), 0),
  );

test('the pages of a parent do not move while they come, on a slow phone', async ({
  page,
  request,
  baseURL,
}) => {
  const { slug } = await newParent(page, request, baseURL);
  await watchMoves(page);
  for (const [path, there] of [
    [`/${slug}`, 'Écrire une envie'],
    ['/i/marketplace/suivre-ma-commande', 'Aucune commande avec ce compte'],
    ['/i/cagnotte/creation', 'Objectif'],
    ['/i/marketplace/bons-achat', 'Bons d’achat'],
  ] as const) {
    await page.goto(path);
    await expect(page.locator('main')).toContainText(there);
    await expect(page.locator('.awaited')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveClass(/own-list/);
    await expect(page.locator('.site-footer')).toBeVisible();
    expect(await movesOf(page), path).toBeLessThan(MOST);
  }
});

test('thanks for a gift do not move when the ways to share them come', async ({ page }) => {
  await watchMoves(page);
  await page.goto('/p/participation-cagnotte/liste-exemple');
  await page.getByRole('textbox', { name: 'Un autre montant' }).fill('12');
  await page.getByLabel('Votre nom').fill('Mamie Odile');
  await page.getByLabel('Votre adresse e-mail').fill('mamie-calme@exemple.fr');
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await page.getByLabel('Numéro de la carte').fill('4242424242424242');
  await page.getByRole('button', { name: /^Payer/ }).click();
  await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Partager' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(await movesOf(page)).toBeLessThan(MOST);
});
