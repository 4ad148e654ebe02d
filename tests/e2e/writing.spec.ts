import { randomInt } from 'node:crypto';
import type { Locator, Page } from '@playwright/test';
import { CAST, PASSWORD } from '../cast.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, markdownText, openSheet, previewText, unique } from '../support/newsroom.ts';
import { flat } from '../support/pictures.ts';

// The runner records every frame, and the preview's refuses scripts: its own are taken out before they get there.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

function richText(page: Page): Locator {
  return page.locator('.rich-text[contenteditable="true"]');
}

/** A picture nobody has sent yet. */
async function newPicture(): Promise<string> {
  const colour = `#${randomInt(0x100_0000).toString(16).padStart(6, '0')}`;
  return (await flat(640, 360, colour).png().toBuffer()).toString('base64');
}

/** Pastes or drops a picture on a text, and describes it where the library asks. */
async function bringPicture(
  page: Page,
  text: Locator,
  { by, alt }: { by: 'paste' | 'drop'; alt: string },
): Promise<void> {
  const given = { by, data: await newPicture() };
  await text.evaluate((target, { by: how, data }) => {
    const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
    const files = new DataTransfer();
    files.items.add(new File([bytes], 'apportee.png', { type: 'image/png' }));
    const { left: clientX, top: clientY } = target.lastElementChild?.getBoundingClientRect() ?? new DOMRect();
    const usual = { bubbles: true, cancelable: true };
    target.dispatchEvent(
      how === 'paste'
        ? new ClipboardEvent('paste', { ...usual, clipboardData: files })
        : new DragEvent('drop', { ...usual, dataTransfer: files, clientX, clientY }),
    );
  }, given);
  const library = page.getByRole('dialog', { name: 'Choisir une image' });
  await library.getByLabel(/^Description/).fill(alt);
  await library.getByRole('button', { name: 'Utiliser cette image' }).click();
  await expect(library).toBeHidden();
}

/** Markdown, then the rich text with a pasted picture, a product and a link found by its title. Answers the product's name. */
async function enrich(page: Page, alt: string): Promise<string> {
  await page.getByText('Texte enrichi', { exact: true }).click();
  const rich = richText(page);
  await rich.getByText('Un début écrit en Markdown.').click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Une suite. ');
  await expectNoAxeViolations(page);

  for (const by of ['paste', 'drop'] as const) {
    await bringPicture(page, rich, { by, alt: `${alt} ${by}` });
    await expect(rich.getByRole('img', { name: `${alt} ${by}` })).toBeVisible();
  }

  await page.getByRole('button', { name: 'Produit', exact: true }).click();
  const products = page.getByRole('dialog', { name: 'Insérer un produit' });
  // What stood there before anything was typed may begin with the same word, and is replaced.
  const found = page.waitForResponse((answer) => !!answer.request().postData()?.includes('gigoteuse'));
  await products.getByRole('combobox').fill('gigoteuse');
  await found;
  await expect(products.getByRole('status')).toHaveText(/\d/);
  const first = products.getByRole('option', { name: /^Gigoteuse/ }).first();
  await expect(first).toBeVisible();
  const name = (await first.locator('strong').innerText()).trim();
  await first.click();
  await expect(rich.getByText(name)).toBeVisible();

  await page.keyboard.press('Control+k');
  const links = page.getByRole('dialog', { name: 'Lien' });
  await links.getByRole('combobox').fill('valise');
  await links
    .getByRole('option', { name: /valise-de-maternite/ })
    .first()
    .click();
  await expectNoAxeViolations(page);
  await links.getByLabel('Texte du lien').fill('la valise');
  await links.getByRole('button', { name: 'Mettre le lien' }).click();
  await expect(rich.getByRole('link', { name: 'la valise' })).toBeVisible();
  return name;
}

test('an article goes from Markdown to rich text and back, with a picture and a product, to its readers', async ({
  page,
  request,
}) => {
  // Some forty steps, with axe twice: a loaded machine may need more than a test's usual time.
  test.slow();
  const title = unique('Les deux formes');
  const alt = unique('Un aplat de couleur');
  await enterNewsroom(page, '/a/admin/editor?new&namespace=post');
  await page.getByLabel('Titre').fill(title);
  await openSheet(page);
  await page.getByRole('combobox', { name: 'Rubrique' }).fill('Gross');
  await page.getByRole('option', { name: /^Grossesse/ }).click();
  await page.getByLabel('Description', { exact: true }).fill('Écrit sous deux formes, lu sous une seule.');
  await markdownText(page).fill(
    'Un début écrit en Markdown.\n\n<aside>\n\nUn encart.\n\n</aside>\n\nÀ _garder_ __tel quel__,\nligne à ligne.\n',
  );
  const product = await enrich(page, alt);

  await page.getByText('Markdown', { exact: true }).click();
  const text = markdownText(page);
  await expect(text).toContainText('Un début écrit en Markdown.');
  await expect(text).toContainText('Une suite.');
  for (const by of ['paste', 'drop'] as const) {
    await expect(text).toContainText(`![${alt} ${by}](/media/`);
    await bringPicture(page, text, { by, alt: `${alt} ${by}, en Markdown` });
    await expect(text).toContainText(`![${alt} ${by}, en Markdown](/media/`);
  }
  await expect(text).toContainText(/::produit\{id=\d+\}/);
  await expect(text).toContainText(/\[la valise\]\(\/[\w/-]+\)/);
  await expect(text).toContainText('<aside>');
  await expect(text.getByText('À _garder_ __tel quel__,', { exact: true })).toBeVisible();
  await expect.poll(previewText(page)).toContain(product);

  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Publié.', { exact: true })).toBeVisible();
  const address = await page.getByRole('link', { name: 'Voir en ligne' }).first().getAttribute('href');
  const html = await (await request.get(address ?? '')).text();
  for (const words of [title, alt, product, 'Une suite.', 'la valise']) expect(html).toContain(words);
});

const OWN_PAGES: readonly [kind: string, header: string, mark: RegExp][] = [
  ['author', 'slug: essai-signature\nbio: Une bio.', /class="author-head"/],
  ['category', 'slug: essai-rubrique\ndescription: Une rubrique.', /class="magazine-head"/],
  ['tool', 'slug: essai-outil\ntool: due-date', /class="tool-head/],
  ['faq', 'slug: essai-question\ncategory: Divers', /<div class="prose" id="essai-question"/],
  ['brand', 'slug: lunaval\ndescription: Une marque.', /class="brand-head"/],
  ['city', 'slug: nantes-44', /class="place-hero"/],
  ['first-name', 'slug: louise', /class="names-head/],
];

test('each kind of content is previewed by the page its readers get', async ({ request }) => {
  const credentials = { email: CAST.rose.email, password: PASSWORD };
  const login = await request.post('/api/user/login_with_password', { data: credentials });
  const { result } = (await login.json()) as { result: { token: string } };
  for (const [namespace, header, mark] of OWN_PAGES) {
    const md = `---\nnamespace: ${namespace}\ntitle: Essai d’aperçu\n${header}\n---\n\nUn texte **jamais enregistré**.\n`;
    const headers = { authorization: `Bearer ${result.token}` };
    const page = await request.post('/a/admin/apercu', { data: { md }, headers });
    const html = await page.text();
    expect(html, namespace).toMatch(mark);
    if (namespace !== 'category') expect(html, namespace).toContain('jamais enregistré');
  }
  expect(await (await request.get('/naissances/nantes-44')).text()).not.toContain('jamais enregistré');
});
