import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { CAST, PASSWORD } from '../cast.ts';
import { callFrom } from './call-site.ts';

/** Rose, who edits: her session beside the browser's own, for calls. */
export async function signInRose(request: APIRequestContext) {
  const login = { email: CAST.rose.email, password: PASSWORD };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/login_with_password', login);
  return { request, token };
}

/** Fills the login form that is shown. */
export async function signIn(page: Page): Promise<void> {
  // Text typed before the form is alive would not be sent.
  await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
  await page.getByLabel('Adresse e-mail').fill(CAST.rose.email);
  await page.getByLabel('Mot de passe').fill(PASSWORD);
  await page.getByRole('button', { name: 'Se connecter' }).click();
}

/** Goes to a page of the admin as a guest and signs in on the way. */
export async function enterNewsroom(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.waitForURL(/\/mon-compte-/);
  await signIn(page);
  await page.waitForURL((url) => url.pathname + url.search === path);
}

/** The words of the preview, read from outside: nothing runs in that frame, tests neither. */
export function previewText(page: Page): () => Promise<string> {
  const frame: Locator = page.getByTitle('Aperçu de la page');
  return () =>
    frame.evaluate(
      (node) => (node as HTMLIFrameElement).contentDocument?.querySelector('main')?.textContent ?? '',
    );
}

export function scriptsInPreview(page: Page): Promise<number | undefined> {
  return page
    .getByTitle('Aperçu de la page')
    .evaluate((node) => (node as HTMLIFrameElement).contentDocument?.querySelectorAll('script').length);
}

/** A title nobody else used. */
export const unique = (title: string) =>
  `${title} ${Date.now().toString(36)}${Math.random().toString(36).slice(2, 5)}`;

/** The text of the document written as Markdown. */
export function markdownText(page: Page): Locator {
  return page.locator('.body-field').getByRole('textbox', { name: 'Texte', exact: true });
}

/** Checks the content of a CodeMirror text, line by line. */
export async function expectText(text: Locator, expected: string): Promise<void> {
  await expect
    .poll(async () =>
      (await text.locator('.cm-line').allInnerTexts()).map((line) => line.replace(/\n$/, '')).join('\n'),
    )
    .toBe(expected);
}

/** The header's fields are folded to a line under the title. */
export async function openSheet(page: Page): Promise<void> {
  await page.locator('.card-sheet > summary').first().click();
}

/** The same text, written as it looks. */
export async function openRich(page: Page): Promise<Locator> {
  await page.getByText('Texte enrichi', { exact: true }).click();
  const rich = page.locator('.rich-text[contenteditable="true"]');
  await expect(rich).toHaveAttribute('aria-busy', 'false');
  return rich;
}

export async function openMarkdown(page: Page): Promise<Locator> {
  await page.getByText('Markdown', { exact: true }).click();
  return markdownText(page);
}

/** As another program leaves it in the clipboard. */
export function paste(text: Locator, html: string, plain: string): Promise<void> {
  return text.evaluate(
    (target, given) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', given.html);
      clipboardData.setData('text/plain', given.plain);
      target.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }));
    },
    { html, plain },
  );
}
