import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom } from '../support/newsroom.ts';

test.use({ viewport: { width: 1280, height: 860 } });

const WORDS = 'Bienvenue petit cœur, que la vie vous soit douce et que les nuits soient longues. '.repeat(3);

/** As many as fill a page, with words and addresses as long as people write them. */
const CARDS = Array.from({ length: 20 }, (_, n) => ({
  id: n + 1,
  state: n % 2 ? 'printed' : 'waiting',
  reference: `00000000-0000-4000-8000-0000000000${10 + n}`,
  list_title: 'La liste de Camille et Noé pour leur petite Églantine',
  words: WORDS,
  giver: 'Mamie Jeanne et Papi Robert',
  address: {
    recipient: 'Camille Durand',
    line1: '12 rue des Lilas blancs',
    line2: 'Bâtiment B, troisième étage',
    postal_code: '35000',
    city: 'Saint-Jacques-de-la-Lande',
  },
  paid_at: '2026-11-02T10:00:00Z',
  printed_at: n % 2 ? '2026-11-10T10:00:00Z' : null,
  sent_at: null,
}));

test('a dozen printed cards are seen at once, however much was written on them', async ({ page }) => {
  await page.route('**/api/admin/list_printed_cards', (route) =>
    route.fulfill({ json: { result: { items: CARDS, page: 1, per_page: 20, total: 20 } } }),
  );
  await enterNewsroom(page, '/a/admin/payments/cartes');
  const rows = page.locator('.pay-cards tbody tr');
  await expect(rows).toHaveCount(20);
  const last = await rows.nth(11).boundingBox();
  expect((last?.y ?? 860) + (last?.height ?? 0)).toBeLessThanOrEqual(860);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280);
  await expectNoAxeViolations(page);
});
