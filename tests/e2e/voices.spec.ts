import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { CAST, PASSWORD } from '../cast.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';

const REVIEWS = '/tous-les-avis-merveille';

/** Calls the site as whoever holds the token; as a guest without. */
function callerOf(request: APIRequestContext, token = '') {
  const headers: Record<string, string> = token ? { authorization: `Bearer ${token}` } : {};
  return async (path: string, data: object = {}) => {
    const answer = await (await request.post(`/api/${path}`, { data, headers })).json();
    if (!answer.result) throw new Error(`${path}: ${answer.err}`);
    return answer.result;
  };
}

async function asRose(request: APIRequestContext) {
  const login = { email: CAST.rose.email, password: PASSWORD };
  const { token } = await callerOf(request)('user/login_with_password', login);
  return callerOf(request, token);
}

/** Somebody new with an account, signed in on the page. */
async function newAuthor(page: Page, request: APIRequestContext, baseURL: string) {
  const slug = `avis-${randomBytes(4).toString('hex')}`;
  const account = { email: `${slug}@exemple.fr`, password: PASSWORD };
  const { token } = await callerOf(request)('user/register_with_email', account);
  const asAuthor = callerOf(request, token);
  await asAuthor('user/finish_setup', { firstname: 'Solène', list_slug: slug });
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: baseURL }]);
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
  return { slug, asAuthor };
}

async function withoutScript(browser: Browser): Promise<Page> {
  return (await browser.newContext({ javaScriptEnabled: false })).newPage();
}

/** Fills the form of contact and sends it, again when it went too fast for a person. */
async function writeToUs(page: Page, message: string): Promise<void> {
  await page.goto('/contactez-nous?sujet=gift');
  await page.getByLabel('Votre nom').fill('Mamie Jo');
  await page.getByLabel('Votre adresse e-mail').fill('jo@exemple.fr');
  await expect(page.getByLabel('Sujet')).toHaveValue('gift');
  await page.getByLabel('Votre message').fill(message);
  const thanks = page.getByRole('heading', { name: 'Votre message est arrivé' });
  await expect(async () => {
    if (await thanks.isHidden())
      await page.getByRole('button', { name: 'Envoyer' }).click({ timeout: 2_000 });
    await expect(thanks).toBeVisible();
  }).toPass();
}

test('people write to the site, with or without JavaScript, and the newsroom reads them', async ({
  page,
  browser,
  request,
}) => {
  const own = randomBytes(4).toString('hex');
  await writeToUs(page, `Comment libérer ma réservation ? ${own}-a`);
  const plain = await withoutScript(browser);
  await plain.goto('/contactez-nous');
  await plain.getByRole('button', { name: 'Envoyer' }).click();
  await expect(plain.getByRole('alert')).toBeVisible();
  await writeToUs(plain, `Comment libérer ma réservation ? ${own}-b`);
  await plain.context().close();
  const kept = JSON.stringify(await (await asRose(request))('contact/list_messages'));
  for (const which of ['a', 'b']) expect(kept).toContain(`${own}-${which}`);
});

test('a review is written by someone with an account, read, shown to everybody and taken back', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const { slug, asAuthor } = await newAuthor(page, request, baseURL ?? '');
  const text = `Mes parents ont offert sans m’appeler une seule fois. ${slug}`;
  await page.goto(REVIEWS);
  // The form is alive once it knows who signs.
  await expect(page.getByText('Signé «\u202fSolène')).toBeVisible();
  await page.getByRole('radio', { name: '4 étoiles' }).check({ force: true });
  await page.getByLabel('Quand était-ce').fill('2026-09');
  await page.getByLabel('Ce que vous en pensez').fill(text);
  await page.getByRole('button', { name: 'Envoyer mon avis' }).click();
  await expect(page.getByText('Une personne le lit')).toBeVisible();

  const { review } = await asAuthor('review/get_my_review');
  await (await asRose(request))('review/moderate_review', { uuid: review.uuid, decision: 'publish' });
  const plain = await withoutScript(browser);
  const shown = plain.getByRole('article').filter({ hasText: text });
  await expect(async () => {
    await plain.goto(REVIEWS);
    await expect(shown).toContainText('septembre 2026', { timeout: 1_000 });
  }).toPass();
  await page.reload();
  await expect(page.getByText('Signé «\u202fSolène')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Retirer mon avis' }).click();
  await expect(page.getByText('Votre avis est retiré')).toBeVisible();
  await expect(async () => {
    await plain.goto(REVIEWS);
    await expect(shown).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await plain.context().close();
});
