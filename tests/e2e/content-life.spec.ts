import type { APIRequestContext, Page } from '@playwright/test';
import { toParis } from '#src/lib/paris-time.ts';
import { CAST, PASSWORD } from '../cast.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, expectText, markdownText, openSheet, unique } from '../support/newsroom.ts';
import { seedDocuments } from '../unit/content/seed-files.ts';

// The runner records every frame, and the preview's refuses scripts; a busy machine drops a passage between pages.
test.use({
  allowedConsoleErrors: [
    /^Blocked script execution in 'about:(?:blank|srcdoc)'|Transition was (?:aborted|skipped)/,
  ],
});

const DAY_MS = 86_400_000;
/** Presence is told every four seconds; a busy machine takes its time. */
const TOLD_WITHIN = { timeout: 20_000 };

async function choose(page: Page, action: string): Promise<void> {
  await page.getByRole('button', { name: 'Plus d’actions' }).click();
  await page.getByRole('button', { name: action }).click();
}

/** Saves by keyboard what was just written; answers the revision it became. */
async function saveWith(page: Page, text: string): Promise<number> {
  await markdownText(page).fill(text);
  return saved(page);
}

async function saved(page: Page): Promise<number> {
  const answer = page.waitForResponse(/\/api\/content\/(?:create|update)_content$/);
  await page.keyboard.press('Control+s');
  const { result } = (await (await answer).json()) as { result: { revision: number } };
  await expect(page.getByText(/^Enregistré à/)).toBeVisible();
  return result.revision;
}

/** A moment that has passed is refused beside its field; one to come is said on the desk. */
async function schedule(page: Page): Promise<void> {
  await choose(page, 'Programmer…');
  const dialog = page.getByRole('dialog', { name: 'Programmer' });
  const moment = dialog.getByLabel('Publier le');
  await moment.fill('2020-01-01T10:00');
  await dialog.getByRole('button', { name: 'Programmer' }).click();
  await expect(dialog.getByText('Choisissez un moment à venir.')).toBeVisible();
  await expectNoAxeViolations(page);
  await moment.fill(toParis(new Date(Date.now() + 3 * DAY_MS)));
  await dialog.getByRole('button', { name: 'Programmer' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/^Publication prévue/)).toBeVisible();
  await expect(page.getByText('Programmé', { exact: true })).toBeVisible();
}

/** Both wrote, each elsewhere in the text: both are kept. Answers the revision that the other one made. */
async function conflict(page: Page, other: Page): Promise<number> {
  await expect(page.getByText('Ce contenu est ouvert dans un autre de vos onglets.')).toBeVisible(
    TOLD_WITHIN,
  );
  const theirs = await saveWith(other, 'Le début.\n\nLe milieu.\n\nLa fin, vue par l’autre.\n');
  await markdownText(page).fill('Le début, vu par moi.\n\nLe milieu.\n\nLa fin.\n');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: 'Deux versions du même contenu' });
  await expect(dialog).toContainText('vu par moi');
  await expect(dialog).toContainText('vue par l’autre');
  await expect(dialog.getByRole('radio', { name: 'Les deux, réunies' })).toBeChecked();
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Réunir' }).click();
  await expectText(markdownText(page), 'Le début, vu par moi.\n\nLe milieu.\n\nLa fin, vue par l’autre.\n');
  await saved(page);
  return theirs;
}

async function restore(page: Page, revision: number): Promise<void> {
  await choose(page, 'Historique');
  const history = page.getByRole('dialog', { name: 'Historique' });
  await history.getByRole('button', { name: `Version ${revision} ` }).click();
  await expect(history.getByRole('region', { name: 'Texte' })).toContainText('vue par l’autre');
  await expectNoAxeViolations(page);
  await history.getByRole('button', { name: `Rétablir la version ${revision}` }).click();
  await expectText(markdownText(page), 'Le début.\n\nLe milieu.\n\nLa fin, vue par l’autre.\n');
}

/** A link shows the draft to who has no account, keeps search engines out, and ends when it is taken back. */
async function share(page: Page, guest: APIRequestContext): Promise<void> {
  await choose(page, 'Lien de relecture…');
  await page.getByRole('button', { name: 'Créer un lien' }).click();
  const link = await page.getByRole('textbox', { name: 'Lien de relecture' }).inputValue();
  const shown = await guest.get(new URL(link).pathname);
  expect(shown.headers()['x-robots-tag']).toContain('noindex');
  const html = await shown.text();
  for (const words of ['vue par l’autre', 'class="relecture"', 'class="article-', 'content="noindex'])
    expect(html).toContain(words);
  await page.getByRole('button', { name: 'Retirer' }).click();
  await expect(page.getByText('Ce lien ne marche plus.')).toBeVisible();
  const ended = await guest.get(new URL(link).pathname);
  expect([ended.status(), ended.headers()['x-robots-tag']]).toEqual([410, 'noindex, nofollow']);
  expect(await ended.text()).toContain('Ce lien de relecture a été retiré');
  await page.keyboard.press('Escape');
}

/** Publishes, then moves the page: readers of the old address are led to the new one, which is answered. */
async function publishAndMove(page: Page, reader: APIRequestContext): Promise<string> {
  const slug = await page.getByLabel('Adresse').inputValue();
  const [before, after] = [`/magazine/grossesse/${slug}`, `/magazine/grossesse/${slug}-bis`];
  await page.getByRole('button', { name: 'Publier' }).click();
  await expect(page.getByText('Publié.', { exact: true })).toBeVisible();
  await expect(page.getByText(/^Publication prévue/)).toBeHidden();
  await expect.poll(async () => (await reader.get(before)).status()).toBe(200);

  await page.getByLabel('Adresse').fill(`${slug}-bis`);
  await expect(page.getByText(`À la publication, ${before} mènera à ${after}.`)).toBeVisible();
  // Somebody made a redirect there: it is told of before, and taken away because the editor says so.
  const token = await page.evaluate(() => JSON.parse(localStorage.getItem('auth_tokens') ?? '[]').at(-1));
  await ask(reader, '/api/content/save_redirect', { data: { path: after, to: '/magazine' }, token });
  await page.getByRole('button', { name: 'Publier les modifications' }).click();
  const asked = page.getByRole('dialog', { name: 'Cette adresse a une redirection' });
  await expect(asked.getByText(`Quelqu’un a fait mener ${after} à /magazine.`)).toBeVisible();
  await asked.getByRole('button', { name: 'Publier et l’enlever' }).click();
  await expect(page.getByRole('link', { name: 'Voir en ligne' }).first()).toHaveAttribute('href', after);
  await expect.poll(async () => (await reader.get(before, { maxRedirects: 0 })).status()).toBe(301);
  await page.goto(before);
  await expect(page).toHaveURL(after);
  await page.goBack();
  return after;
}

async function toTheBin(page: Page): Promise<void> {
  await choose(page, 'Supprimer…');
  const removing = page.getByRole('dialog', { name: /^Mettre à la corbeille/ });
  await expect(removing.getByText('Rien d’autre sur le site n’y mène.')).toBeVisible();
  await expectNoAxeViolations(page);
  await removing.getByRole('button', { name: 'Mettre à la corbeille' }).click();
  await expect(page.getByRole('heading', { name: 'Ce contenu est dans la corbeille' })).toBeVisible();
}

test('an article is planned, merged, restored, published, moved, and comes back from the bin', async ({
  page,
  context,
  request,
}) => {
  test.slow();
  const title = unique('À quatre mains');
  await enterNewsroom(page, '/a/admin/editor?new&namespace=post');
  await page.getByLabel('Titre').fill(title);
  await openSheet(page);
  await page.getByRole('combobox', { name: 'Rubrique' }).fill('Gross');
  await page.getByRole('option', { name: /^Grossesse/ }).click();
  await page
    .getByLabel('Description', { exact: true })
    .fill('Écrit à deux, relu par un troisième, sans rien perdre.');
  await saveWith(page, 'Le début.\n\nLe milieu.\n\nLa fin.\n');
  await schedule(page);
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(markdownText(other)).toBeVisible();
  const theirs = await conflict(page, other);
  await other.close();
  await restore(page, theirs);
  await share(page, request);
  const address = await publishAndMove(page, request);
  await toTheBin(page);
  await expect.poll(async () => (await request.get(address)).status()).toBe(410);

  await page.goto(`/a/admin/content?etat=deleted&q=${encodeURIComponent(title)}`);
  await page.getByRole('button', { name: `Rétablir ${title}` }).click();
  await expect(page.getByText(`${title} est de retour.`)).toBeVisible();
  await expect.poll(async () => (await request.get(address)).status()).toBe(200);
});

interface Line {
  id: number;
  namespace: string;
  slug: string;
}

async function ask<T>(
  request: APIRequestContext,
  path: string,
  { data, token = '' }: { data: object; token?: string },
) {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  const { result } = (await (await request.post(path, { data, headers })).json()) as { result: T };
  return result;
}

test('no text the site starts with is said to have a broken link or a lost product', async ({ request }) => {
  const { token } = await ask<{ token: string }>(request, '/api/user/login_with_password', {
    data: { email: CAST.rose.email, password: PASSWORD },
  });
  const search = async (input: object) =>
    (
      await ask<{ items: Line[] }>(request, '/api/content/search_content', {
        data: { per_page: 60, ...input },
        token,
      })
    ).items;
  const [article] = await search({ query: 'sommeil-du-nourrisson-en-securite', namespace: 'post' });
  const links = () =>
    ask<{ items: unknown[] }>(request, '/api/content/content_links', { data: { id: article?.id }, token });
  // They are looked at right after the start.
  await expect.poll(async () => (await links()).items.length, { timeout: 30_000 }).toBeGreaterThan(2);
  const own = new Set(seedDocuments.map(({ folder, fields }) => `${folder}/${fields.slug}`));
  for (const wrong of [{ broken_links: true }, { missing_products: true }]) {
    const found = (await search(wrong)).map(({ namespace, slug }) => `${namespace}/${slug}`);
    expect(found.filter((name) => own.has(name))).toEqual([]);
  }
});
