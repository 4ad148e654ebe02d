import type { APIRequestContext, Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, unique } from '../support/newsroom.ts';

// A machine too busy to show a page in time drops the passage from the one before.
test.use({ allowedConsoleErrors: [/Transition was (?:aborted|skipped)/] });

/** A wide picture nobody else sends. */
async function picture(name: string) {
  const colour = Math.floor(Math.random() * 0xffffff);
  const background = `#${colour.toString(16).padStart(6, '0')}`;
  const sheet = sharp({ create: { width: 1000, height: 563, channels: 3, background } });
  return { name, mimeType: 'image/png', buffer: await sheet.png().toBuffer() };
}

const order = (page: Page, category: string) =>
  page.getByRole('list', { name: `Couvertures\u202f: ${category}` }).getByRole('listitem');

interface Offered {
  cover: { url: string; srcset: { width: number }[] };
}

/** Lists the covers offered in a category to somebody who dresses a list. */
async function offered(request: APIRequestContext, category: string): Promise<Offered[]> {
  const answer = await request.post('/api/content/get_themes_covers_by_category', { data: {} });
  const { result } = (await answer.json()) as {
    result: { categories: { name: string; covers: Offered[] }[] };
  };
  return result.categories.find(({ name }) => name === category)?.covers ?? [];
}

/** Two pictures, which are not sent before each is described. */
async function addTwo(page: Page, first: string, second: string): Promise<void> {
  await page
    .getByLabel('Ajouter des couvertures')
    .and(page.locator('input'))
    .setInputFiles([await picture('plage.png'), await picture('phare.png')]);
  await page.getByRole('button', { name: 'Ajouter les 2 images' }).click();
  await expect(page.getByLabel('Description de plage.png')).toBeFocused();
  await page.getByLabel('Description de plage.png').fill(first);
  await page.getByLabel('Description de phare.png').fill(second);
  await page.getByRole('button', { name: 'Ajouter les 2 images' }).click();
}

test('covers are added to a category, put in order by keyboard, and offered', async ({ page, request }) => {
  const category = unique('Rivages');
  const [first, second] = [unique('Une plage'), unique('Un phare')];
  await enterNewsroom(page, '/a/admin/themes');
  await page.getByLabel('Nouvelle catégorie').fill(category);
  await page.getByRole('button', { name: 'Créer' }).click();
  await expect(page.getByRole('heading', { name: category })).toBeVisible();

  await addTwo(page, first, second);
  // Six widths of each are made meanwhile.
  await expect(order(page, category)).toHaveText([new RegExp(first), new RegExp(second)], {
    timeout: 30_000,
  });
  await expectNoAxeViolations(page);

  const saved = page.waitForResponse('**/api/content/update_themecover_cover_position');
  await page.getByRole('button', { name: `Déplacer ${second}` }).press('ArrowUp');
  await expect(page.getByText(new RegExp(`^${second}\\s: position 1 sur 2\\.$`))).toBeAttached();
  await saved;
  await expect(page.getByRole('button', { name: `Déplacer ${second}` })).toBeFocused();
  await page.reload();
  await expect(order(page, category)).toHaveText([new RegExp(second), new RegExp(first)]);

  const hidden = page.waitForResponse('**/api/content/update_themecover');
  await page.getByLabel(`Proposée\u202f: ${first}`).uncheck();
  await hidden;
  const covers = await offered(request, category);
  expect(covers).toHaveLength(1);
  expect(covers[0]?.cover.srcset.map(({ width }) => width)).toEqual([320, 480, 640, 960, 1280, 1900]);
  const file = await request.get(covers[0]?.cover.url ?? '');
  expect([file.status(), file.headers()['content-type']]).toEqual([200, 'image/webp']);

  await page.getByRole('button', { name: `Supprimer des thèmes\u202f: ${second}` }).click();
  await expect(order(page, category)).toHaveText([new RegExp(first)]);
  await page.getByRole('button', { name: 'Annuler' }).click();
  await expect(order(page, category)).toHaveText([new RegExp(second), new RegExp(first)]);
});
