import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { callFrom } from '#tests/support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '#tests/support/e2e.ts';

// The account that cannot be reached, and the list that is closed to a guest.
test.use({ allowedConsoleErrors: [/ERR_FAILED.*pregnancy_ended|status of 404/] });

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

async function newParent(request: APIRequestContext, slug: string): Promise<string> {
  const account = { email: `${slug}@exemple.fr`, password: 'une phrase vraiment longue' };
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', account);
  const names = { firstname: 'Anne', list_slug: slug, birthdate: inDays(60) };
  await callFrom({ request, token }, 'user/finish_setup', names);
  return token;
}

/** A session, the term and a first name, as this device keeps them. */
async function keepHere(page: Page, token: string): Promise<void> {
  const kept = { auth_tokens: JSON.stringify([token]), term: inDays(60), prenoms: '["lou"]' };
  await page.evaluate((all) => {
    for (const [key, text] of Object.entries(all)) localStorage.setItem(key, text);
  }, kept);
}

async function expectSoftWords(visitor: Page, slug: string): Promise<void> {
  await visitor.setViewportSize({ width: 390, height: 844 });
  await visitor.goto(`/${slug}`);
  const title = visitor.getByRole('heading', { level: 1 });
  await expect(title).toHaveText('Cette liste n’est pas visible en ce moment');
  await expect(visitor.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await visitor.close();
}

test('a pregnancy that ended is said once, on a phone: the device and the account forget the day, visitors are told softly', async ({
  page,
  request,
  browser,
}) => {
  const slug = `arret-${randomBytes(4).toString('hex')}`;
  const token = await newParent(request, slug);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/grossesse/arret');
  await keepHere(page, token);
  await page.reload();
  await expect(page.getByRole('group', { name: 'Votre liste' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await expectNoAxeViolations(page);

  // The network is away: the device forgets all the same, and says that the account did not hear of it.
  await page.route('**/api/user/pregnancy_ended', (route) => route.abort());
  await page.getByRole('button', { name: 'Tout arrêter maintenant' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'n’a pas pu être joint' })).toBeFocused();
  const kept = () =>
    page.evaluate(() => ['term', 'consent', 'prenoms'].map((key) => localStorage.getItem(key) ?? ''));
  expect(await kept()).toEqual(['', expect.stringContaining('denied'), '["lou"]']);
  await page.unroute('**/api/user/pregnancy_ended');
  await page.getByRole('button', { name: 'Tout arrêter maintenant' }).click();
  const done = page.getByRole('status').filter({ hasText: 'C’est arrêté.' });
  await expect(done).toContainText('Votre liste est cachée.');
  await expect(page.getByRole('button', { name: 'Tout arrêter maintenant' })).toBeHidden();
  await expectNoAxeViolations(page);

  await expectSoftWords(await browser.newPage(), slug);
});
