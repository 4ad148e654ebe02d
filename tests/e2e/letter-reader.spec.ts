import { expect, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';
import { unique } from '../support/newsroom.ts';

const ARTICLE = '/magazine/premiers-mois/baby-blues-ou-depression';

test.use({ viewport: { width: 360, height: 740 }, javaScriptEnabled: false });

test('under an article one asks for the letter, confirms by the mail, changes what one gets, and stops what hurts', async ({
  page,
}) => {
  test.slow();
  const email = `${unique('lectrice').replace(/\s/g, '-').toLowerCase()}@exemple.fr`;
  await page.goto(ARTICLE);
  await page.getByLabel('Votre adresse e-mail').fill(email);
  await page.getByRole('button', { name: 'Recevoir la lettre' }).click();
  await expect(page.getByLabel('Votre adresse e-mail')).toHaveValue(email);
  for (const box of await page.getByRole('checkbox').all()) await box.uncheck();
  // Nobody fills a form in less: it is refused as a program's.
  await page.waitForTimeout(3_500);
  await page.getByRole('button', { name: 'M’inscrire' }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.getByRole('checkbox', { name: /^Le magazine/ }).check();
  await page.getByRole('checkbox', { name: /^Ma semaine/ }).check();
  await page.getByLabel('La date prévue de la naissance').fill('2027-05-02');
  await page.getByRole('button', { name: 'M’inscrire' }).click();
  await expect(page.getByRole('heading', { name: 'Ouvrez le lien que nous vous envoyons' })).toBeVisible();

  const link = await mailedLink(email, /\/p\/lettre\/confirmer\/[\w.-]+/);
  // Looking at it confirms nothing.
  await page.goto(link);
  await page.goto(link);
  await page.getByRole('button', { name: 'Confirmer' }).click();
  await expect(page.getByRole('heading', { name: 'C’est confirmé' })).toBeVisible();
  await page.goto(link);
  await expect(page.getByText('Ce lien ne sert plus')).toBeVisible();
});

test('an address of preferences that was made up opens nothing, and says what to do', async ({
  page,
  request,
}) => {
  for (const token of ['1.1.x', '0.0.'.padEnd(47, 'A'), '%00', 'x'.repeat(300)]) {
    const answer = await request.get(`/p/lettre/preferences/${encodeURIComponent(token)}`);
    expect([200, 400, 404], token).toContain(answer.status());
    expect(await answer.text()).not.toContain('Enregistrer</');
  }
  await page.goto('/p/lettre/preferences/1.1.x');
  await expect(page.getByText('Ce lien ne sert plus')).toBeVisible();
  await expect(page.getByRole('link', { name: 'S’inscrire à nouveau' })).toBeVisible();
});
