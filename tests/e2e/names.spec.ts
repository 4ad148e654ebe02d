import { expect, expectNoAxeViolations, test } from '#tests/support/e2e.ts';

test('names are found at each key, kept in the browser and compared', async ({ page }) => {
  await page.goto('/prenoms/recherche');
  await page.getByLabel('Un prénom, un début, un son').fill('rafa');
  const results = page.getByRole('region', { name: /prénoms?$/ });
  await expect(results.getByRole('link').first()).toHaveText(/^Rafaël/);
  await page.getByLabel('Pour', { exact: true }).selectOption('f');
  await page.getByLabel('Sauf').fill('Rafaela');
  await expect(page).toHaveURL(/\?q=rafa&sexe=f&sans=Rafaela$/);
  await page.getByLabel('Sauf').fill('');
  await page.getByLabel('Un prénom, un début, un son').fill('léo');
  await results.getByRole('button', { name: 'Garder Léonie' }).click();
  await results.getByRole('button', { name: 'Garder Léonor', exact: true }).click();
  await expectNoAxeViolations(page);

  await page.reload();
  await page.getByLabel('Pour', { exact: true }).focus();
  const kept = page.getByRole('region', { name: 'Ma sélection' });
  await expect(kept.getByRole('button')).toHaveCount(2);
  await kept.getByRole('link', { name: 'Comparer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Léonie et Léonor');
  await expect(page.getByRole('img', { name: /Courbes des naissances de Léonie et Léonor/ })).toBeVisible();

  await page.goto('/prenoms/jade');
  await page.getByRole('button', { name: 'Garder Jade' }).click();
  await page.getByRole('link', { name: 'Voir ma sélection' }).click();
  await page.getByLabel('Pour', { exact: true }).focus();
  await expect(kept.getByRole('button', { name: 'Retirer Jade' })).toBeVisible();
});

test('two people vote on names by their own links, and see only what both like', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/prenoms/choisir-a-deux');
  await page.getByLabel('Les prénoms entre lesquels choisir').fill('Léo, Alba\nZoé; Zzqqx');
  await page.getByLabel('Nom de famille').fill('Martin');
  const create = page.getByRole('button', { name: 'Créer nos deux liens' });
  await create.click();
  await expect(page.getByText('Notre table ne connaît pas', { exact: false }).first()).toBeVisible();
  await page.getByLabel('Les prénoms entre lesquels choisir').fill('Léo, Alba\nZoé');
  await create.click();
  await expectNoAxeViolations(page);
  const link = await page.locator('.vote-link').innerText();
  await page.getByRole('button', { name: 'Oui Léo' }).click();
  await expect(page.getByText('Encore 2 prénoms')).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowLeft');
  await expect(page.getByText('Vous avez répondu à tout.', { exact: false })).toBeVisible();

  const other = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const theirs = await other.newPage();
  await theirs.goto(new URL(link).pathname);
  await expect(theirs.getByRole('heading', { name: 'Le lien à envoyer' })).toBeHidden();
  await theirs.getByRole('button', { name: 'Non Léo' }).click();
  await theirs.getByRole('button', { name: 'Oui Alba' }).click();
  await expect(theirs.getByRole('link', { name: /Alba Martin/ })).toBeVisible();
  await theirs.getByRole('button', { name: 'Peut-être Zoé' }).click();
  await expect(theirs.getByText('tous les deux répondu à tout', { exact: false })).toBeVisible();
  await other.close();
  await page.reload();
  await expect(page.getByRole('link', { name: /Alba Martin/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Léo Martin/ })).toBeHidden();
});

test.describe('without a line', () => {
  test.use({ allowedConsoleErrors: [/^Failed to load resource: net::ERR_INTERNET_DISCONNECTED/] });

  test('answers wait in the browser, also over a reload, and leave with the line’s return', async ({
    page,
    context,
    browser,
    baseURL,
  }) => {
    await page.goto('/prenoms/choisir-a-deux');
    await page.getByLabel('Les prénoms entre lesquels choisir').fill('Léo, Alba, Zoé');
    await page.getByRole('button', { name: 'Créer nos deux liens' }).click();
    const link = await page.locator('.vote-link').innerText();
    const mine = page.url();
    // A page whose script has not come yet sends its form as any page does.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Oui Léo' }).click();
    await expect(page.getByText('Hors ligne')).toBeVisible();
    await page.getByRole('button', { name: 'Oui Alba' }).click();
    await expect(page.getByText('Encore un prénom')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByText('Hors ligne')).toBeHidden({ timeout: 20_000 });

    const other = await (await browser.newContext({ baseURL: baseURL ?? '' })).newPage();
    await other.goto(new URL(link).pathname);
    await other.getByRole('button', { name: 'Non Léo' }).click();
    await other.getByRole('button', { name: 'Oui Alba' }).click();
    await expect(other.getByRole('link', { name: 'Alba' })).toBeVisible();
    await other.context().close();

    // Closed before the line came back: what was kept leaves when the page is opened again.
    await context.route('**/api/first-name/vote', (route) => route.abort('internetdisconnected'));
    await page.getByRole('button', { name: 'Non Zoé' }).click();
    await expect(page.getByText('Hors ligne')).toBeVisible();
    await context.unroute('**/api/first-name/vote');
    await page.goto(mine);
    await expect(page.getByText('Vous avez répondu à tout.', { exact: false })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Alba' })).toBeVisible();
  });
});
