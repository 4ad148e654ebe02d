import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { CAST, PASSWORD } from '../cast.ts';
import { callFrom } from '../support/call-site.ts';
import { expect, test } from '../support/e2e.ts';
import { expectText, markdownText, signInRose, unique } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

/** In whichever order the browser writes a date, and whether it counts to 12 or to 24 (`A` is for the first). */
const YEAR = String(new Date().getFullYear() + 1);
const MOMENT = { keys: ['1010', YEAR, 'ArrowRight', '1010', 'A'], value: `${YEAR}-10-10T10:10` };

/** Two covers in a category of their own, and a draft: what is there before the mouse is put away. */
async function prepare(request: APIRequestContext) {
  const { token } = await signInRose(request);
  const ask = <T>(call: string, input: object) => callFrom<T>({ request, token }, `content/${call}`, input);
  const title = unique('Sans souris');
  const slug = title.toLowerCase().replaceAll(' ', '-');
  const header = `namespace: post\nslug: ${slug}\ntitle: "${title}"\ncategory: grossesse`;
  await ask('create_content', { md: `---\n${header}\n---\n\nUn début.\n` });

  const category = unique('Au clavier');
  type Categories = { categories: { id: number; name: string }[] };
  const { categories } = await ask<Categories>('create_theme_category', { name: category });
  const category_id = categories.find(({ name }) => name === category)?.id;
  type Covers = { items: { cdn_url: string; blurhash: string; alt: string }[] };
  const there = await ask<Covers>('get_themes_covers', { per_page: 2 });
  for (const { cdn_url, blurhash } of there.items)
    await ask('add_new_themecover', { cdn_url, blurhash, category_id });
  const { items } = await ask<Covers>('list_category_covers', { category_id });
  const covers: [string, string] = [items[0]?.alt ?? '', items[1]?.alt ?? ''];
  return { title, slug, category, covers };
}

/** Finds the focused element when it is out of sight or does not show its focus; run in the page. */
function unseenFocus(): string | null {
  const { activeElement: on } = document;
  const { top = 0, bottom = 0 } = on?.getBoundingClientRect() ?? {};
  // A round choice is drawn by what follows it.
  const shown = [on, on?.nextElementSibling].some(
    (one) => one && getComputedStyle(one).outlineStyle !== 'none',
  );
  return bottom > 0 && top < innerHeight && shown ? null : (on?.outerHTML.slice(0, 200) ?? 'nothing');
}

/** Presses Tab, or Shift+Tab, until the focus is there; each stop on the way is seen, and shows that it has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < 60; stops++) {
    await page.keyboard.press(key);
    // The page glides to what has the focus.
    await expect.poll(() => page.evaluate(unseenFocus), 'the focus is seen').toBeNull();
    // CodeMirror's text has the focus inside a shadow root.
    if (await target.evaluate((node) => (node.getRootNode() as Document).activeElement === node)) return;
  }
  throw new Error(`${key} never comes to ${target}`);
}

async function signInByKeyboard(page: Page): Promise<void> {
  await page.goto('/a/admin');
  await page.waitForURL(/\/mon-compte-/);
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await tabTo(page, page.getByLabel('Adresse e-mail'));
  await page.keyboard.type(CAST.rose.email);
  await tabTo(page, page.getByLabel('Mot de passe'));
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Dernières modifications' })).toBeVisible();
}

/** Goes to a screen by its name in the palette. */
async function goTo(page: Page, screen: string, keys: 'Control+k' | 'Meta+k'): Promise<void> {
  await page.keyboard.press(keys);
  const palette = page.getByRole('dialog', { name: 'Chercher ou faire' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await page.keyboard.type(screen);
  await expect(palette.getByRole('option', { selected: true })).toHaveText(new RegExp(`^${screen}`));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: screen })).toBeVisible();
}

/** Finds the draft in the list and opens it. */
async function openFromList(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('table')).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(title);
  await expect(page.getByText('1 contenu', { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('link', { name: title }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Titre')).toHaveValue(title);
}

/** Tab is the text's in a list, and leads out of it after Escape, both ways. */
async function writeAndLeave(page: Page): Promise<void> {
  const text = markdownText(page);
  await tabTo(page, text);
  await page.keyboard.press('Control+End');
  await page.keyboard.type('- Un point');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.keyboard.type('Un autre dessous');
  await expectText(text, 'Un début.\n- Un point\n  - Un autre dessous');
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Raccourcis clavier' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(text).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Shift+Tab');
  await expect(text).not.toBeFocused();
}

async function describeIt(page: Page, description: string): Promise<void> {
  await tabTo(page, page.locator('summary').filter({ hasText: 'Fiche' }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByLabel('Description', { exact: true }));
  await page.keyboard.type(description);
  await page.keyboard.press('Control+s');
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
}

async function schedule(page: Page): Promise<void> {
  const more = page.getByRole('button', { name: 'Plus d’actions' });
  await tabTo(page, more, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('button', { name: 'Programmer…' }));
  await page.keyboard.press('Enter');
  const moment = page.getByRole('dialog', { name: 'Programmer' }).getByLabel('Publier le');
  await expect(moment).toBeFocused();
  for (const keys of MOMENT.keys)
    await (keys === 'ArrowRight' ? page.keyboard.press(keys) : page.keyboard.type(keys));
  await expect(moment).toHaveValue(MOMENT.value);
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^Publication prévue/)).toBeVisible();
  await expect(more).toBeFocused();
}

async function putFirst(page: Page, category: string, [first, second]: [string, string]): Promise<void> {
  await tabTo(page, page.getByRole('button', { name: new RegExp(`^${category}`) }));
  await page.keyboard.press('Enter');
  const covers = page.getByRole('list', { name: `Couvertures\u202f: ${category}` }).getByRole('listitem');
  await expect(covers).toContainText([first, second]);
  const handle = page.getByRole('button', { name: `Déplacer ${second}` });
  await tabTo(page, handle);
  const saved = page.waitForResponse('**/api/content/update_themecover_cover_position');
  await page.keyboard.press('ArrowUp');
  await expect(page.getByText(new RegExp(`^${second}\\s: position 1 sur 2\\.$`))).toBeAttached();
  await saved;
  await expect(handle).toBeFocused();
  await page.reload();
  await expect(covers).toContainText([second, first]);
}

test('an editor who has no mouse signs in, writes, plans, publishes, and puts covers in order', async ({
  page,
  request,
}) => {
  test.slow();
  const { title, slug, category, covers } = await prepare(request);
  await signInByKeyboard(page);
  await goTo(page, 'Contenus', 'Control+k');
  await openFromList(page, title);
  await writeAndLeave(page);
  await describeIt(page, 'Un article écrit, planifié et publié sans jamais toucher une souris.');
  await schedule(page);

  await tabTo(page, page.getByRole('button', { name: 'Publier', exact: true }), 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Publié.', { exact: true })).toBeVisible();
  const address = `/magazine/grossesse/${slug}`;
  await expect.poll(async () => (await request.get(address)).status()).toBe(200);
  const html = await (await request.get(address)).text();
  expect(html).toContain('Un autre dessous');

  await goTo(page, 'Thèmes', 'Meta+k');
  await putFirst(page, category, covers);
});
