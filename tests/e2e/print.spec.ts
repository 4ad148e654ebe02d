import { expect, test } from '../support/e2e.ts';

const ARTICLE = '/magazine/premiers-mois/baby-blues-ou-depression';

test('an article on paper is its text, without menus', async ({ page }) => {
  await page.goto(ARTICLE);
  const text = page.locator('.article-text .prose').first();
  // The address behind a link that leads away is written out.
  await text.evaluate((prose) =>
    prose.insertAdjacentHTML(
      'beforeend',
      '<p><a class="away" href="https://exemple.fr/x">une source</a></p>',
    ),
  );
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(text).toBeVisible();
  for (const part of ['.site-header', '.site-footer', '.article-toc'])
    await expect(page.locator(part).first()).toBeHidden();
  const written = await text.locator('.away').evaluate((link) => getComputedStyle(link, '::after').content);
  expect(written).toContain('https://exemple.fr/x');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});
