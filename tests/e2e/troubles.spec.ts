import type { Page } from '@playwright/test';
import { CAST, PASSWORD } from '../cast.ts';
import { callFrom } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
const PAGE = '/contactez-nous';
const SITE_CONTENT = '**/api/content/get_init_site_content';

test.use({ allowedConsoleErrors: [/Failed to load resource|dynamically imported module/] });

/** Makes the page call the API: the magazine's shelves. */
const callSomething = (page: Page) => page.getByRole('button', { name: 'Rubriques du magazine' }).click();
const hint = (page: Page) => page.locator('#shell-hint');

async function answerWith(page: Page, status: number): Promise<void> {
  await page.route(SITE_CONTENT, (route) => route.fulfill({ status, json: { err: 'Non.', code: 'no' } }));
}

/** Counts how often the page was loaded since it was asked for. */
async function countLoads(page: Page): Promise<() => number> {
  let loads = 0;
  page.on('domcontentloaded', () => {
    loads += 1;
  });
  await page.goto(PAGE);
  return () => loads;
}

for (const [status, sentence] of [
  [404, 'Page introuvable (404)'],
  [429, 'Nombre de connexions trop rapide, veuillez réessayer plus tard\u202f!'],
] as const)
  test(`a call answered ${status} says so, and the page stays`, async ({ page }) => {
    await answerWith(page, status);
    const loads = await countLoads(page);
    await callSomething(page);
    await expect(hint(page)).toHaveText(sentence);
    expect(loads()).toBe(1);
  });

test('a call answered 500 reloads once with what was typed, and never in a loop', async ({ page }) => {
  await answerWith(page, 500);
  const loads = await countLoads(page);
  const words = page.getByRole('main').getByRole('textbox').last();
  await words.fill('Un message écrit longuement');
  await callSomething(page);
  await expect(hint(page)).toHaveText(/Rechargement de la page en cours\.\.\.$/);
  await expect.poll(loads).toBe(2);
  await expect(words).toHaveValue('Un message écrit longuement');
  await callSomething(page);
  await expect(hint(page)).toHaveText('Une erreur est survenue. Vérifiez votre connexion.');
  expect(loads()).toBe(2);
});

test('a gateway without a site behind it shows the maintenance page, which comes back alone', async ({
  page,
}) => {
  await answerWith(page, 502);
  await page.goto('/magazine');
  await page.route('/client-version', (route) => route.fulfill({ status: 503, body: '' }));
  await callSomething(page);
  await expect(page).toHaveURL('/gatewayerr?next=%2Fmagazine');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/est actuellement en maintenance/);
  await expect(page.getByRole('status')).toHaveText(/reviendra d’elle-même/);
  await page.unrouteAll();
  await expect(page).toHaveURL('/magazine', { timeout: 60_000 });
});

test('a call that fails on, while the site answers, leads to the maintenance page and back once, then says so', async ({
  page,
}) => {
  test.setTimeout(90_000);
  let navigations = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) navigations += 1;
  });
  await answerWith(page, 502);
  await page.goto('/magazine');
  const settled = page.waitForURL('/gatewayerr?next=%2Fmagazine');
  await callSomething(page);
  await settled;
  await page.waitForURL('/magazine', { timeout: 60_000 });
  await callSomething(page);
  await expect(hint(page)).toContainText('Une partie du site ne répond pas encore.');
  await expectNoAxeViolations(page);
  // What asks by itself, again and again, brings nobody anywhere.
  for (let n = 0; n < 25; n += 1) {
    await page.evaluate(() => dispatchEvent(new CustomEvent('merveille:status', { detail: 502 })));
    await page.evaluate(() => new Promise((after) => setTimeout(after, 400)));
  }
  expect(navigations).toBe(3);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Recharger la page' }).click();
  await expect.poll(() => navigations).toBe(4);
  await expect(hint(page)).toHaveText('');
});

test('the gateway’s page says nothing of a passage to it that ends early', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto('/');
  await page.evaluate(() => location.assign('/gatewayerr'));
  await expect(page.getByRole('link', { name: 'Réessayer' })).toBeVisible();
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page).toHaveURL('/');
  expect(errors).toEqual([]);
});

test('a page that its gateway replaced is asked for again once, then waits for a hand', async ({ page }) => {
  test.setTimeout(90_000);
  const file = await page.request.get('/gatewayerr').then((answer) => answer.text());
  let asked = 0;
  await page.route('/magazine', (route) => {
    asked += 1;
    return route.fulfill({ status: 502, contentType: 'text/html; charset=utf-8', body: file });
  });
  await page.goto('/magazine');
  await expect(page.getByRole('status')).toHaveText(/pas encore la page où vous étiez/, { timeout: 60_000 });
  expect(asked).toBe(2);
  await page.unrouteAll();
  await page.getByRole('link', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/maintenance/);
});

test('a module that is gone reloads the page once a version, never more', async ({ page }) => {
  await page.route(/_astro\/magazine-menu[^/]*\.js/, (route) => route.fulfill({ status: 404, body: '' }));
  const loads = await countLoads(page);
  await callSomething(page);
  await expect.poll(loads).toBe(2);
  const failed = page.waitForResponse(/_astro\/magazine-menu/);
  await callSomething(page);
  await failed;
  await expect(page.getByRole('link', { name: 'Tout le magazine' })).toBeHidden();
  expect(loads()).toBe(2);
});

test('a new version waits for who is writing, and says so', async ({ page }) => {
  await page.route('/client-version', (route) => route.fulfill({ json: { version: 'a newer build' } }));
  await page.addInitScript(() => sessionStorage.setItem('version', 'a newer build'));
  const loads = await countLoads(page);
  await page.getByRole('main').getByRole('textbox').last().fill('Un message');
  await page.evaluate(() => {
    sessionStorage.removeItem('version');
    dispatchEvent(new Event('pageshow'));
  });
  await expect(hint(page)).toHaveText(/Une nouvelle version du site est prête/);
  expect(loads()).toBe(1);
});

test('a dead session leads to the login and back, and leaves no token', async ({ page, baseURL }) => {
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: baseURL ?? '' }]);
  await page.goto(PAGE);
  await page.evaluate(() => localStorage.setItem('auth_tokens', '["nobody-knows-this-token"]'));
  await page.reload();
  await page.getByRole('button', { name: 'Ma liste en un coup d’œil' }).click();
  await expect(page).toHaveURL(/\/mon-compte-merveille\?next=%2Fcontactez-nous$/);
  expect(await page.evaluate(() => [localStorage.getItem('auth_tokens'), document.cookie])).toEqual([
    '[]',
    '',
  ]);
});

/** A button that asks, as any page may have one; it keeps the answer it hears. */
async function addAsking(page: Page): Promise<void> {
  await page.evaluate(() => {
    const button = document.createElement('button');
    button.textContent = 'Demander';
    button.dataset.modalOpen = 'confirm';
    button.dataset.modalParams = JSON.stringify({
      title: 'Vraiment ?',
      fields: [
        { name: 'why', label: 'Pourquoi', type: 'text', required: true },
        { name: 'days', label: 'Jours', type: 'number' },
        { name: 'kind', label: 'Genre', type: 'select', options: [{ value: 'a', label: 'Le premier' }] },
        { name: 'sure', label: 'Certain', type: 'checkbox' },
      ],
    });
    button.addEventListener('merveille:answer', (event) => {
      button.dataset.answer = JSON.stringify((event as CustomEvent).detail);
    });
    document.querySelector('main')?.prepend(button);
  });
}

test.describe('modals', () => {
  test('are opened by name, one at a time, with typed fields the browser checks', async ({ page }) => {
    await page.goto(PAGE);
    await addAsking(page);
    const asking = page.getByRole('button', { name: 'Demander' });
    const dialog = page.getByRole('dialog', { name: 'Vraiment ?' });
    await asking.click();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(asking).toHaveAttribute('data-answer', 'null');
    await expect(asking).toBeFocused();
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Oui' }).click();
    await expect(dialog.getByLabel('Pourquoi *')).toBeFocused();
    await dialog.getByLabel('Pourquoi *').fill('Trop grand');
    await dialog.getByLabel('Jours').fill('3');
    await dialog.getByLabel('Genre').selectOption('Le premier');
    await dialog.getByLabel('Certain').check();
    await dialog.getByRole('button', { name: 'Oui' }).click();
    await expect(asking).toHaveAttribute(
      'data-answer',
      '{"yes":true,"fields":{"why":"Trop grand","days":3,"kind":"a","sure":true}}',
    );
    await expect(dialog).toBeHidden();

    await asking.click();
    await expect(dialog).toBeVisible();
    // Behind an open one nothing can be pressed: only the program itself can ask for another.
    await asking.evaluate((button) => {
      const other = button.cloneNode() as HTMLElement;
      other.dataset.modalParams = JSON.stringify({ title: 'Et ceci ?' });
      button.after(other);
      other.click();
    });
    await expect(page.getByRole('dialog', { name: 'Et ceci ?' })).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await expect(asking).toHaveAttribute('data-answer', 'null');
  });

  test('administrators open the first steps, the panel of a page’s facts, and leave another’s account', async ({
    page,
    request,
    baseURL,
  }) => {
    const who = { email: CAST.rose.email, password: PASSWORD };
    const { token } = await callFrom<{ token: string }>({ request }, 'user/login_with_password', who);
    await page.context().addCookies([{ name: 'hasAuth', value: '1', url: baseURL ?? '' }]);
    await page.addInitScript((value) => {
      if (!localStorage.getItem('auth_tokens'))
        localStorage.setItem('auth_tokens', JSON.stringify([value, 'x']));
      localStorage.setItem('admin', '1');
    }, token);
    await page.goto('/magazine');
    await page.keyboard.press('Control+Shift+A');
    await expect(page.getByText('Vous naviguez avec le compte d’une autre personne.')).toBeVisible();
    await expect(page.getByRole('complementary', { name: 'Mise au point' })).toBeHidden();
    await page.getByRole('button', { name: 'Mon espace' }).click();
    await page.getByRole('button', { name: 'Premiers pas' }).click();
    const steps = page.getByRole('dialog', { name: 'Votre liste en trois gestes' });
    await expect(steps).toBeVisible();
    await expectNoAxeViolations(page);
    await page.keyboard.press('Escape');
    await expect(steps).toBeHidden();
    expect(await page.evaluate(() => localStorage.getItem('tutos'))).toBe('["howto-01"]');
    await page.getByRole('button', { name: 'Revenir à mon compte' }).click();
    await expect(page).toHaveURL('/a/admin');
    await page.goto('/magazine');
    const facts = page.getByRole('complementary', { name: 'Mise au point' });
    // A key that is pressed before the page listens is nobody's.
    await expect(async () => {
      await page.keyboard.press('Control+Shift+A');
      await expect(facts).toContainText('/magazine', { timeout: 1500 });
    }).toPass();
    await page.keyboard.press('Control+Shift+A');
    await expect(facts).toBeHidden();
  });
});
