import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, markdownText, openRich, paste, unique } from '../support/newsroom.ts';

// The runner records every frame, which the preview's refuses, and every picture, which the page's policy refuses.
test.use({
  allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'|^Connecting to 'blob:/],
});

const HTML =
  '<p>Avant.</p><p><img src="https://ailleurs.exemple/berceau.png" alt=""></p><p><img src="https://mort.exemple/x.png"></p><p>Après.</p>';

/** The server reaches no other site in a test: what it would bring is given in its place. */
async function elsewhere(page: Page): Promise<string[]> {
  const asked: string[] = [];
  const colour = { r: 111, g: Math.floor(Math.random() * 256), b: Math.floor(Math.random() * 256) };
  const png = await sharp({ create: { width: 640, height: 480, channels: 3, background: colour } })
    .png()
    .toBuffer();
  await page.route('**/api/content/fetch_picture', async (route) => {
    const { url } = route.request().postDataJSON() as { url: string };
    asked.push(url);
    const found = url.includes('ailleurs');
    const why = 'Son adresse ne répond pas.';
    await route.fulfill({
      json: found
        ? { result: { dataurl: `data:image/png;base64,${png.toString('base64')}` } }
        : { err: why, code: 'image_unreachable', fields: { url: why } },
    });
  });
  return asked;
}

for (const mode of ['rich', 'markdown'] as const)
  test(`pictures of another site are left out of a paste, and brought in when that is asked, in ${mode}`, async ({
    page,
  }) => {
    const asked = await elsewhere(page);
    await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
    await page.getByLabel('Titre').fill(unique('Une page venue d’ailleurs'));
    const text = mode === 'rich' ? await openRich(page) : markdownText(page);
    await text.click();
    await paste(text, HTML, 'Avant.\n\nAprès.');
    await expect(text).toContainText('Après.');
    const offer = page.getByText('2 images viennent d’un autre site.');
    await expect(offer).toBeVisible();
    expect(asked).toEqual([]);
    await expect(text.locator('img')).toHaveCount(0);
    await expectNoAxeViolations(page);

    await page.getByRole('button', { name: 'Copier ici' }).click();
    await expect(page.getByText(/Une image n’a pas été copiée. Son adresse ne répond pas\./)).toBeVisible();
    const dialog = page.getByRole('dialog', { name: 'Choisir une image' });
    await dialog.getByLabel(/^Description/).fill('Un berceau vert.');
    await dialog.getByRole('button', { name: 'Utiliser cette image' }).click();
    await expect(dialog).toBeHidden();
    expect(asked).toEqual(['https://ailleurs.exemple/berceau.png', 'https://mort.exemple/x.png']);
    await page.getByText('Markdown', { exact: true }).click();
    await expect(markdownText(page)).toContainText(/!\[Un berceau vert\.\]\(\/media\//);
    await expect(markdownText(page)).not.toContainText('ailleurs.exemple');
  });
