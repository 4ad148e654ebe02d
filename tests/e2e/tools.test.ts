import { addDays, parisDay } from '#src/lib/calendar-day.ts';
import { expect, expectNoAxeViolations, test } from '#tests/support/e2e.ts';

/** By the calendar of Paris, as the site counts: from eleven at night in London it is another day there. */
const twelveWeeksAgo = () => addDays(parisDay(new Date()), -84);

test.describe('the due date', () => {
  test('is computed in the page, nothing typed leaves it, and its address can be shared', async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    await page.goto('/outils/date-accouchement');
    await page.getByLabel('Cette date').fill(twelveWeeksAgo());
    await page.getByRole('button', { name: 'Calculer la date' }).click();
    const result = page.getByRole('region', { name: 'Résultat' });
    await expect(result).toContainText('Date prévue d’accouchement');
    await expect(result).toContainText('À vérifier avec un professionnel');
    expect(asked.filter((url) => url.includes('resultat'))).toEqual([]);
    await expect(page).toHaveURL(/\/outils\/date-accouchement\/resultat\?/);
    await expectNoAxeViolations(page);
    const said = await result.getByRole('definition').allTextContents();
    await page.reload();
    expect(await result.getByRole('definition').allTextContents()).toEqual(said);
  });

  test('says what is wrong beside the field', async ({ page }) => {
    await page.goto('/outils/date-accouchement');
    await page.getByRole('button', { name: 'Calculer la date' }).click();
    await expect(page.getByText('Écrivez une date, comme 12/03/2026.')).toBeVisible();
    await expect(page.getByLabel('Cette date')).toBeFocused();
  });
});

test.describe('without a script, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 740 } });

  test('the answer is what the next page shows first, and a refusal stands above its form', async ({
    page,
  }) => {
    await page.goto('/outils/jours-enfant-malade');
    await page.getByLabel('Date de naissance').fill('2999-12-31');
    const ask = page.getByRole('button', { name: 'Voir mes jours' });
    await ask.click();
    await expect(page.getByRole('alert')).toBeInViewport();
    await page.getByLabel('Date de naissance').fill('2026-01-10');
    await page.getByLabel('Premier jour d’absence').fill('2026-11-20');
    await ask.click();
    await expect(page.getByText('5 jours', { exact: false }).first()).toBeInViewport();
  });
});

test('a date of another age is refused beside its field though the script of the form hangs', async ({
  page,
}) => {
  await page.route(/\/tool-form[^/]*\.js/, () => undefined);
  await page.goto('/outils/conge-paternite');
  await page.getByLabel('Date de naissance').fill('2999-12-31');
  await page.getByRole('button', { name: 'Calculer mon congé' }).click();
  await expect(page.getByText('Cette date est trop éloignée : vérifiez l’année.')).toBeVisible();
  await expect(page.getByLabel('Date de naissance')).toHaveValue('2999-12-31');
});

test('the bag remembers what is ticked, and a line of one’s own', async ({ page }) => {
  await page.goto('/outils/valise-de-maternite');
  await page.getByRole('checkbox', { name: 'Carte de groupe sanguin' }).check();
  await page.getByLabel('Ajouter une ligne').fill('<b>Mon coussin</b>');
  await page.getByRole('button', { name: 'Ajouter', exact: true }).click();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: 'Carte de groupe sanguin' })).toBeChecked();
  await expect(page.getByRole('checkbox', { name: '<b>Mon coussin</b>' })).toBeVisible();
  await expectNoAxeViolations(page);
});

test('the journal keeps measures in the browser and draws them', async ({ page }) => {
  await page.goto('/outils/carnet-de-mesures');
  for (const [day, weight] of [
    ['2026-01-10', '3,4'],
    ['2026-03-10', '5,1'],
  ] as const) {
    await page.getByLabel('Date', { exact: true }).fill(day);
    await page.getByLabel('Poids').fill(weight);
    await page.getByRole('button', { name: 'Noter ces mesures' }).click();
  }
  await page.reload();
  await expect(page.getByRole('img', { name: /Poids du 10 janvier 2026/ })).toBeVisible();
  await expectNoAxeViolations(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exporter en CSV' }).click();
  expect((await download).suggestedFilename()).toBe('carnet-de-mesures.csv');
});

/** One result of each tool that can be asked by its address. */
const RESULTS = [
  '/outils/date-accouchement/resultat?depuis=transfert&embryon=5&date=hier',
  '/outils/fenetre-de-fertilite/resultat?date=2000-01-01',
  '/outils/conge-maternite/resultat?terme=2026-06-01&naissance=2026-05-18',
  '/outils/conge-paternite/resultat?naissance=2026-06-14',
  '/outils/conge-supplementaire-de-naissance/resultat?naissance=2026-06-14',
  '/outils/indemnites-journalieres/resultat?mois1=2100&mois2=2000&mois3=2000&debut=2026-03-02',
  '/outils/jours-enfant-malade/resultat?naissance=2026-06-14',
  '/outils/prime-a-la-naissance/resultat?naissance=2026-06-14&revenu=30000&foyer=un',
  '/outils/cout-de-garde/resultat?ressources=3000&heures=125&cout=9',
  '/outils/taille-vetements-bebe/resultat?taille=61,5',
  '/outils/accord-prenom-nom/resultat?nom=Aubert',
  '/outils/signe-chinois/resultat?date=2026-02-10',
  '/outils/calendrier-vaccinal/resultat?naissance=2026-02-10',
  '/outils/budget-bebe/resultat?poste-sommeil=320&mois-couches=55',
  '/outils/carnet-de-mesures/resultat?mere=165&pere=180',
  '/guide-tailles-vetements-bebe',
];

// A test each: a browser reads them beside one another, and a slow machine has its time for every one.
for (const address of RESULTS) {
  const [path = ''] = address.split('?');

  test(`the answer at ${path} is readable by everybody, and the page gives the same when its form is sent`, async ({
    page,
  }) => {
    await page.goto(address);
    await expectNoAxeViolations(page);
    const form = page.locator('form[data-tool]');
    const blocks = page.locator('[data-tool-blocks]');
    // Some tools are the server's alone, and some addresses ask what no tool can answer.
    if ((await form.count()) === 0 || (await blocks.isHidden())) return;
    const said = await blocks.innerText();
    await blocks.evaluate((place) => place.replaceChildren());
    await form.locator('[type="submit"]').click();
    await expect(blocks).toHaveText(said, { useInnerText: true });
  });
}

test('every result is kept out of search engines, which are led to its tool', async ({ request }) => {
  for (const address of RESULTS.filter((one) => one.includes('resultat'))) {
    const html = await (await request.get(address)).text();
    expect(html, address).toMatch(/<meta name="robots" content="noindex"/);
    const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(html) ?? [];
    expect(new URL(canonical).pathname).toBe(address.split('/resultat')[0]);
  }
});

test('the dates of a result come as a calendar, and anything else leads back to the tool', async ({
  request,
}) => {
  const calendar = await request.get('/outils/conge-maternite/resultat.ics?terme=2026-06-01');
  expect(calendar.headers()['content-type']).toContain('text/calendar');
  expect(await calendar.text()).toContain('DTSTART;VALUE=DATE:20260420');
  const nothing = await request.get('/outils/conge-maternite/resultat.ics?terme=demain', { maxRedirects: 0 });
  expect(nothing.headers().location).toBe('/outils/conge-maternite');
});

test('the forms bear whatever an address holds', async ({ request }) => {
  // The server itself answers 400 to an address of more than 4,096 characters.
  const long = 'x'.repeat(1900);
  const hostile = [
    `nom=${long}`,
    'nom=%3Cscript%3Ealert(1)%3C/script%3E',
    'nom=a&nom=b',
    'nom[]=a',
    'nom=%ff',
    '__proto__=a&nom=b',
  ];
  for (const query of hostile) {
    const answer = await request.get(`/outils/accord-prenom-nom/resultat?${query}`);
    expect(answer.status(), query.slice(0, 40)).toBe(200);
    // Kept in its field, between quotes that cannot be closed; nowhere else as markup.
    expect((await answer.text()).replace(/ value="[^"]*"/g, '')).not.toContain('<script>alert(1)');
  }
  // No database keeps a NUL: the address itself is refused.
  expect((await request.get('/outils/accord-prenom-nom/resultat?nom=%00')).status()).toBe(400);
  for (const text of [long, 'NaN', '-5', '1e999', '2026-02-30']) {
    const answer = await request.get(`/outils/conge-maternite/resultat?terme=${text}&deplacer=${text}`);
    expect(answer.status(), text.slice(0, 40)).toBe(200);
    expect(await answer.text()).toMatch(/(?:réponse est|réponses sont) à revoir/);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the week of pregnancy comes from the server, with its calendar', async ({ page }) => {
    await page.goto('/outils/semaine-de-grossesse');
    await expect(page.getByLabel('Durée habituelle du cycle')).toBeHidden();
    await page.getByText('Mes dernières règles').click();
    await expect(page.getByLabel('Durée habituelle du cycle')).toBeVisible();
    await page.getByLabel('Cette date').fill(twelveWeeksAgo());
    await page.getByRole('button', { name: 'Voir ma semaine' }).click();
    await expect(page).toHaveURL(/\/outils\/semaine-de-grossesse\/resultat\?/);
    await expect(page.getByText('12 SA', { exact: true })).toBeVisible();
    await expect(page.getByRole('table').first()).toContainText('Deuxième échographie');
  });

  test('what was typed is kept beside what is wrong with it', async ({ page }) => {
    await page.goto('/outils/conge-maternite/resultat?terme=12%2F13&enfants=twins');
    await expect(page.getByLabel('Date prévue d’accouchement')).toHaveValue('12/13');
    await expect(page.getByRole('radio', { name: 'Jumeaux' })).toBeChecked();
    await expect(page.getByText('Écrivez une date, comme 12/03/2026.')).toBeVisible();
  });

  test('a first name is found by its sound, then read', async ({ page }) => {
    await page.goto('/prenoms');
    await page.getByLabel('Un prénom, un début, un son').fill('rafael');
    await page.getByRole('button', { name: 'Chercher', exact: true }).click();
    await page
      .getByRole('link', { name: /^Raphaël/ })
      .first()
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Raphaël');
    await expect(page.getByRole('img', { name: /Courbe des naissances/ })).toBeVisible();
  });

  test('a city is three clicks from the home page', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Les naissances par ville' }).click();
    await page.getByRole('link', { name: /^Finistère/ }).click();
    await page.getByRole('link', { name: /^Brest/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Naissances à Brest');
  });
});

test('a term kept in one tab leaves the others as soon as it is forgotten, and nothing moves as it is offered', async ({
  page,
  context,
}) => {
  await page.goto('/grossesse');
  await expect(page.locator('[data-term-keep]')).toBeVisible();
  const moved = await page.evaluate(
    () =>
      new Promise<number>((done) => {
        const seen = new PerformanceObserver((list) =>
          done(list.getEntries().reduce((sum, one) => sum + (one as unknown as { value: number }).value, 0)),
        );
        seen.observe({ type: 'layout-shift', buffered: true });
        setTimeout(() => done(0), 300);
      }),
  );
  expect(moved).toBeLessThan(0.01);
  const term = addDays(parisDay(new Date()), 120);
  await page.evaluate((day) => localStorage.setItem('term', day), term);
  const other = await context.newPage();
  await other.goto('/outils/conge-maternite');
  await expect(other.locator('input[name="terme"]')).toHaveValue(term);
  await page.goto('/grossesse/arret');
  await page.getByRole('button', { name: 'Tout arrêter maintenant' }).click();
  await expect(page.getByText('C’est arrêté.')).toBeVisible();
  await expect(other.locator('input[name="terme"]')).toHaveValue('');
});
