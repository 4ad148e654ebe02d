import type { Locator } from '@playwright/test';
import { expect, test } from '../support/e2e.ts';
import { enterNewsroom, markdownText, unique } from '../support/newsroom.ts';
import { addressOf, SCREENS } from '../support/screens-by-right.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

/** Screens that ask nothing of the server: one waits for somebody to do something there, the other is a text. */
const ASKS_NOTHING = new Set(['content/transfert', 'misc/marche-a-suivre/lost-factor']);

const WAITING = [...Object.values(SCREENS).flat(), 'editor?id=1'].filter(
  (screen) => !ASKS_NOTHING.has(screen),
);

test('no screen is blank while its answers are on their way', async ({ page }) => {
  test.setTimeout(400_000);
  await enterNewsroom(page, '/a/admin');
  let known = false;
  await page.route('**/api/**', async (route) => {
    if (known && route.request().url().endsWith('/user/get_my_info')) await route.continue();
  });
  const shapes = page.locator('main :is(.skeleton, .media-ghost)').first();
  await page.goto('/a/admin/content');
  await expect(shapes, 'before it is known who this is').toBeVisible();
  known = true;
  for (const screen of WAITING) {
    // The gate has shapes of its own: the screen's are those that come once it is open.
    const answered = page.waitForResponse('**/user/get_my_info');
    await page.goto(addressOf(screen), { waitUntil: 'commit' });
    await answered;
    await expect(page.locator('main [aria-busy]').filter({ hasText: 'Vérification' })).toHaveCount(0);
    await expect.soft(shapes, `the screen ${addressOf(screen)}`).toBeVisible();
  }
});

/** The element that a finger would touch in the middle of a field is the field's own. */
const isClear = (field: Locator) =>
  field.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect();
    return [y + 2, y + height / 2, y + height - 2].every((at) =>
      node.contains(document.elementFromPoint(x + width / 2, at)),
    );
  });

for (const size of [
  { width: 360, height: 640 },
  { width: 1024, height: 700 },
  { width: 1280, height: 700 },
])
  test(`after a refused publication the field stands clear of the bars, at ${size.width} px`, async ({
    page,
  }) => {
    await page.setViewportSize(size);
    await enterNewsroom(page, '/a/admin/editor?new&namespace=post');
    await page.getByLabel('Titre').fill(unique('Refusé'));
    await markdownText(page).fill('Un paragraphe.\n\n'.repeat(60));
    await page.keyboard.press('Control+End');
    await expect(page.getByText(/^Enregistré à/)).toBeVisible();
    await page.getByRole('button', { name: 'Publier' }).click();
    const field = page.getByRole('combobox', { name: 'Rubrique' });
    await expect(field).toBeFocused();
    await expect(field).toBeInViewport({ ratio: 1 });
    await expect.poll(() => isClear(field)).toBe(true);
  });
