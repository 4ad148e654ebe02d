import type { Page } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';

/** A site that has just started answers its first questions slowly on a busy machine. */
const expect = expectSoon.configure({ timeout: 20_000 });
// A site of its own: the days go by here, and nowhere else.
const ADMIN = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
const PARENT = { email: 'camille@exemple.fr', password: 'une phrase vraiment longue' };
const DAYS = 10;
const CARDS = { good: '4242424242424242', challenged: '4000002760003184' };
let site: BuiltServer;

test.beforeAll(async () => {
  // A busy machine may start several sites at once: as long as the start itself is waited for.
  test.setTimeout(200_000);
  site = await startBuiltServer({ SEED: 'empty', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password });
});
test.afterAll(() => site?.remove());

const call = (path: string, input: object, token = '') => callSite({ url: site.url, token }, path, input);
const mailed = (to: string, link: RegExp) => mailedLink(to, link, site.dataDir);

async function parent(): Promise<string> {
  const token = String((await call('user/register_with_email', PARENT)).token);
  await call('user/finish_setup', { firstname: 'Camille', list_slug: 'camille-et-noe' }, token);
  return token;
}

async function daysGoBy() {
  const { token } = await call('user/login_with_password', ADMIN);
  await call('demo/advance_clock', { days: DAYS }, String(token)).catch((error) => {
    throw new Error(`${error.message}\n${site.output().slice(-4000)}`);
  });
}

/** Chooses a later day and saves the card; answers the page's address. */
async function promise(page: Page, who: { name: string; email: string; card: string }): Promise<string> {
  await page.goto(`${site.url}/p/participation-cagnotte/camille-et-noe`);
  await page.getByRole('textbox', { name: 'Un autre montant' }).fill('20');
  await page.getByLabel('Votre nom').fill(who.name);
  await page.getByLabel('Votre adresse e-mail').fill(who.email);
  await page.getByText('À une autre date').click();
  const day = new Date(Date.now() + DAYS * 86_400_000).toISOString().slice(0, 10);
  await page.getByLabel('Date du débit').fill(day);
  await expect(page.getByText('vous autorisez le débit de votre carte ce jour-là')).toBeVisible();
  await page.getByRole('button', { name: 'Continuer vers le paiement' }).click();
  await page.getByLabel('Numéro de la carte').fill(who.card);
  await page.getByRole('button', { name: 'Enregistrer la carte' }).click();
  if (who.card === CARDS.challenged) await page.getByRole('button', { name: 'Autoriser' }).click();
  await expect(page.getByRole('heading', { name: 'Votre participation est programmée' })).toBeVisible();
  return page.url();
}

async function cancelByMail(page: Page) {
  await promise(page, { name: 'Tata Lou', email: 'lou@exemple.fr', card: CARDS.good });
  const link = await mailed('lou@exemple.fr', /\/p\/annuler-participation\/[\w-]+/);
  await page.goto(site.url + link);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Confirmer l’annulation' }).click();
  await expect(page.getByRole('heading', { name: 'Votre participation est annulée' })).toBeVisible();
  await page.goto(site.url + link);
  await expect(page.getByRole('heading', { name: 'Votre participation est annulée' })).toBeVisible();
}

/** The owner reads it all on one page, thanks from there, and adds their own. */
async function ownersPot(page: Page, token: string) {
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: site.url }]);
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
  await page.goto(`${site.url}/i/mon-compte/cagnotte`);
  const gifts = page.getByRole('region', { name: 'Les participations' });
  await expect(gifts.getByText('Il reste 2 personnes à remercier.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Le fil de la cagnotte' })).toContainText('Mamie Odile');
  await gifts.getByRole('button', { name: 'Remercier Mamie Odile' }).click();
  await page.getByLabel('Votre message').fill('Merci, mamie !');
  await page.getByRole('button', { name: 'Envoyer le merci' }).click();
  await expect(gifts.getByText('Votre merci est parti')).toBeVisible();
  await expect(gifts.getByText('Il reste une personne à remercier.')).toBeVisible();
  await page.getByText('Alimenter moi-même la cagnotte').click();
  await page.getByLabel('Montant à verser').fill('0,2');
  const feed = page.getByRole('button', { name: 'Continuer vers le paiement' });
  await feed.click();
  await expect(page.getByText('Choisissez un montant de')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByLabel('Montant à verser').fill('15');
  await feed.click();
  await page.getByLabel('Numéro de la carte').fill(CARDS.good);
  await page.getByRole('button', { name: /^Payer 15/ }).click();
  await expect(page.getByRole('heading', { name: 'C’est versé' })).toBeVisible();
}

test('gifts for a later day: charged on it, agreed to at the bank, or canceled by mail; the owner thanks', async ({
  page,
  browser,
}) => {
  test.setTimeout(240_000);
  const token = await parent();
  const mamie = await promise(page, { name: 'Mamie Odile', email: 'odile@exemple.fr', card: CARDS.good });
  await promise(page, { name: 'Marraine Zoé', email: 'zoe@exemple.fr', card: CARDS.challenged });
  await cancelByMail(page);
  await daysGoBy();
  await page.goto(mamie);
  await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible();

  await page.goto(
    site.url + (await mailed('zoe@exemple.fr', /\/p\/participation-cagnotte-paiement\/[\w-]+/)),
  );
  await page.getByRole('link', { name: 'Répondre à ma banque' }).click();
  await page.getByRole('button', { name: 'Autoriser' }).click();
  await expect(page.getByRole('heading', { name: 'Merci' })).toBeVisible();

  const owner = await browser.newContext({ locale: 'fr-FR' });
  await ownersPot(await owner.newPage(), token);
  await owner.close();
});
