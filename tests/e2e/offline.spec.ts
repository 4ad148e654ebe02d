import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { FAREWELL } from '#src/features/device/offline/worker-file.server.ts';
import { callFrom } from '../support/call-site.ts';
import { startLine } from '../support/cut-line.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';

const expect = expectSoon.configure({ timeout: 20_000 });
test.slow();
test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 780 },
  // The browser's own message for each request that found no line.
  allowedConsoleErrors: [
    /status of 404|ERR_(?:INTERNET_DISCONNECTED|CONNECTION_REFUSED|CONNECTION_RESET|EMPTY_RESPONSE|FAILED)/,
  ],
});

const OFFLINE = 'Vous ne semblez pas connecté à internet';

async function newParent(request: APIRequestContext, wishes: readonly string[]) {
  const slug = `hors-ligne-${randomBytes(4).toString('hex')}`;
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', {
    email: `${slug}@exemple.fr`,
    password: 'une phrase vraiment longue',
  });
  const { user } = await callFrom<{ user: { mainListInfo: { uuid: string } } }>(
    { request, token },
    'user/finish_setup',
    { firstname: 'Camille', list_slug: slug },
  );
  const list_uuid = user.mainListInfo.uuid;
  await callFrom({ request, token }, 'list/update_list', { list_uuid, title: `Liste ${slug}` });
  for (const name of wishes)
    await callFrom({ request, token }, 'list/add_custom_item_to_main', { item: { name, price: 4990 } });
  return { slug, token, list_uuid, title: `Liste ${slug}` };
}

/** Lists the paths that this browser keeps; empty while there are none. */
const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('merveille-lists'));
    const found = [];
    for (const name of names)
      for (const { url } of await (await caches.open(name)).keys()) found.push(new URL(url).pathname);
    return found;
  });

/** The worker is there and in charge, and the offline page with it. */
async function workerReady(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise((done) => navigator.serviceWorker.addEventListener('controllerchange', done));
  });
}

async function signIn(page: Page, request: APIRequestContext, token: string): Promise<void> {
  const made = await callFrom<{ token: string }>({ request, token }, 'user/create_dso_token', {});
  await page.goto(`/mon-compte-merveille#dso=${made.token}`);
  await page.waitForURL(/\/hors-ligne-/);
}

/** The list as it was seen, with nothing that may have changed. */
async function readsWithoutPrices(page: Page, title: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Veilleuse' })).toBeVisible();
  await expect(
    page.getByText('Les prix, la cagnotte et ce qui est déjà offert ont pu changer'),
  ).toBeVisible();
  await expect(page.getByText('49,90')).toHaveCount(0);
  await expectNoAxeViolations(page);
}

test('a giver whose line is gone reads the list seen last, without a price, until the line is back', async ({
  page,
  request,
  baseURL,
}) => {
  const { slug, title } = await newParent(request, ['Berceau', 'Veilleuse']);
  const line = await startLine(baseURL ?? '');
  try {
    await page.goto(`${line.url}/${slug}`);
    await expect(page.getByText('49,90').first()).toBeVisible();
    await workerReady(page);
    await expect.poll(() => keptPaths(page)).toEqual([`/${slug}`]);
    // A page of money is seen too: nothing of it is kept.
    await page.goto(`${line.url}/p/participation-cagnotte/${slug}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await line.cut();

    await page.goto(`${line.url}/${slug}`);
    await readsWithoutPrices(page, title);

    await page.goto(`${line.url}/p/participation-cagnotte/${slug}`);
    await expect(page.getByRole('heading', { level: 1, name: OFFLINE })).toBeVisible();
    await expect(page.getByLabel('Montant')).toHaveCount(0);
    await expectNoAxeViolations(page);
    await page.getByRole('button', { name: 'Réessayer' }).click();
    await expect(page.getByText('Toujours pas de connexion.')).toBeVisible();
    expect(await keptPaths(page)).toEqual([`/${slug}`]);
    await page.getByRole('link', { name: new RegExp(title) }).click();
    await expect(page.getByRole('heading', { name: 'Berceau' })).toBeVisible();

    await line.mend();
    // By itself, at the address that was asked for.
    await expect(page.getByText('49,90').first()).toBeVisible();
  } finally {
    await line.close();
  }
});

/** A private list is kept nowhere, from the next time that it is asked for. */
async function hideAndShow(
  page: Page,
  request: APIRequestContext,
  { token, list_uuid, slug }: { token: string; list_uuid: string; slug: string },
): Promise<void> {
  await callFrom({ request, token }, 'list/update_setting', {
    list_uuid,
    setting_name: 'visibility',
    val: 'private',
  });
  await page.reload();
  await expect(page.getByText('Cette liste est privée').first()).toBeVisible();
  await expect.poll(() => keptPaths(page)).toEqual([]);
  await callFrom({ request, token }, 'list/update_setting', {
    list_uuid,
    setting_name: 'visibility',
    val: 'unlisted',
  });
  await page.reload();
  await expect.poll(() => keptPaths(page)).toEqual([`/${slug}`]);
}

/** The computer is shared: who leaves takes the list along, even without a line. */
async function leaveOffline(page: Page, { slug, title }: { slug: string; title: string }): Promise<void> {
  const context = page.context();
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Mon espace' }).click();
  await page.getByRole('button', { name: 'Me déconnecter' }).click();
  await expect(page.getByRole('heading', { level: 1, name: OFFLINE })).toBeVisible();
  await page.goto(`/${slug}`);
  await expect(page.getByRole('heading', { level: 1, name: OFFLINE })).toBeVisible();
  await expect(page.getByText(title)).toHaveCount(0);
  await expect(page.getByText('Berceau')).toHaveCount(0);
  expect(await keptPaths(page)).toEqual([]);
  await context.setOffline(false);
  // By itself, at the address that was asked for, and as anybody sees it.
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('49,90').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Écrire une envie' })).toHaveCount(0);
  await expect.poll(() => keptPaths(page)).toEqual([`/${slug}`]);
}

test('an owner adds a wish offline, reads it again after a reload, and leaves nothing behind on leaving', async ({
  page,
  request,
  context,
}) => {
  const { slug, token, title, list_uuid } = await newParent(request, ['Berceau']);
  await signIn(page, request, token);
  await page.getByRole('button', { name: 'Écrire une envie' }).click();
  await workerReady(page);
  await expect.poll(() => keptPaths(page)).toEqual([`/${slug}`]);
  await context.setOffline(true);
  await page.getByLabel('Ce qui vous ferait plaisir').fill('Hamac');
  await page.getByRole('button', { name: 'Ajouter à la liste' }).click();
  await expect(page.getByRole('button', { name: 'Ne pas ajouter Hamac' })).toBeVisible();

  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Un changement est gardé sur cet appareil')).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Hamac' })).toBeVisible();
  await expectNoAxeViolations(page);
  await context.setOffline(false);
  await expect(page.locator('.editor-name')).toHaveText(['Berceau', 'Hamac']);
  await expect(page.getByText('Tout est enregistré')).toBeVisible();
  // The copy follows what was saved.
  await expect
    .poll(() => page.evaluate(async (path) => (await (await caches.match(path))?.text()) ?? '', `/${slug}`))
    .toContain('Hamac');

  await hideAndShow(page, request, { token, list_uuid, slug });
  await leaveOffline(page, { slug, title });
});

test('a worker of another build than the offline page does not take over, and a farewell empties the browser', async ({
  page,
  request,
  baseURL,
}) => {
  const { slug } = await newParent(request, ['Berceau']);
  const line = await startLine(baseURL ?? '');
  const cacheNames = () => page.evaluate(async () => (await caches.keys()).toSorted());
  const update = () =>
    page.evaluate(async () => {
      const known = await navigator.serviceWorker.getRegistration();
      await known?.update().catch(() => undefined);
    });
  try {
    await page.goto(`${line.url}/${slug}`);
    await workerReady(page);
    await expect.poll(() => keptPaths(page)).toEqual([`/${slug}`]);
    const before = await cacheNames();
    const script = await (await request.get('/sw.js')).text();
    line.replace('/sw.js', script.replace(/^const BUILD="[^"]+"/, 'const BUILD="another"'));
    await update();
    // It was refused: what is there is still whole, and of one build.
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing))
      .toBeNull();
    expect(await cacheNames()).toEqual(before);
    expect(await keptPaths(page)).toEqual([`/${slug}`]);

    line.replace('/sw.js', FAREWELL);
    await update();
    await expect.poll(cacheNames).toEqual([]);
    await page.goto(`${line.url}/magazine`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  } finally {
    await line.close();
  }
});
