import { readFile } from 'node:fs/promises';
import type { Browser, Page } from '@playwright/test';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { proveIn } from '../support/prove-page.ts';

// A site of its own: its two admins and its payments are nobody else's.
const ROSE = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
const INES = { email: 'ines@exemple.fr', password: 'une autre phrase pour les essais' };
let site: BuiltServer;
// One after the other on one site: the second moves its time.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(240_000);
  site = await startBuiltServer({ SEED: 'empty', ADMIN_EMAIL: ROSE.email, ADMIN_PASSWORD: ROSE.password });
  await givenTo();
});
test.afterAll(() => site?.remove());

const call = <T = Record<string, unknown>>(path: string, input: object, token = '') =>
  callSite<T>({ url: site.url, token }, path, input);

const tokenOf = async (who: typeof ROSE) => String((await call('user/login_with_password', who)).token);

interface Prepared {
  payment: { client_secret: string };
  contribution: { hash: string };
}

/** Inès has a list that was given 200 €, and becomes an admin. */
async function givenTo(): Promise<void> {
  const made = await call<{ token: string; session: { user: { uuid: string } } }>(
    'user/register_with_email',
    INES,
  );
  await call('user/finish_setup', { firstname: 'Inès', list_slug: 'la-liste-d-ines' }, made.token);
  const { list_uuid } = await call('publiclist/get_list_id_from_slug', { slug: 'la-liste-d-ines' });
  const { payment, contribution } = await call<Prepared>('publiclist/list_prepare_contribution', {
    list_uuid,
    contribution: { amount: 20_000, contributor: { email: 'papi@exemple.fr', publicname: 'Papi Jacques' } },
  });
  await call('demo/confirm', { client_secret: payment.client_secret, card_number: '4242424242424242' });
  await call('publiclist/list_check_contribution_status', { hash: contribution.hash });
  const rose = await tokenOf(ROSE);
  await call('user/prove', { password: ROSE.password }, rose);
  await call('user/set_admin', { user_uuid: made.session.user.uuid, admin: true }, rose);
}

async function enter(browser: Browser, who: typeof ROSE, path: string): Promise<Page> {
  const token = await tokenOf(who);
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await context.addCookies([{ name: 'hasAuth', value: '1', url: site.url }]);
  const page = await context.newPage();
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
  await page.goto(site.url + path);
  return page;
}

/** Asked twice, then for a proof. */
async function approve(page: Page) {
  await page.getByRole('button', { name: 'Approuver' }).click();
  await page.getByRole('button', { name: /Approuver/ }).click();
  await proveIn(page, INES.password);
}

async function fitsScreens(page: Page) {
  for (const width of [390, 1024, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(over, `pixels that what waits is wider than ${width}`).toBeLessThanOrEqual(0);
  }
}

/** Rose asks for it, in a sentence, and cannot approve it herself. */
async function askForRefund(rose: Page) {
  await rose.getByLabel('Montant à rendre').fill('150');
  await rose
    .getByLabel(/^Raison/)
    .fill('Il a donné deux fois, et le dit par téléphone à la personne qui lui répond');
  await rose.getByRole('button', { name: 'Demander le remboursement' }).click();
  await proveIn(rose, ROSE.password);
  await expect(rose.getByText('une autre personne de l’administration doit l’approuver')).toBeVisible();
}

test('a refund takes two admins, and a dispute is answered with evidence', async ({ browser }) => {
  test.setTimeout(180_000);
  const rose = await enter(browser, ROSE, '/a/admin/payments');
  await rose.getByRole('searchbox', { name: 'Rechercher' }).fill('papi');
  await rose.getByRole('button', { name: 'Rechercher', exact: true }).click();
  await rose.getByRole('button', { name: /^Papi Jacques/ }).click();
  await expect(rose.getByRole('heading', { name: /^Papi Jacques/ })).toBeVisible();
  await expectNoAxeViolations(rose);
  await askForRefund(rose);
  await rose.goto(`${site.url}/a/admin/payments/remboursements`);
  await expect(rose.getByText('Votre demande', { exact: false })).toBeVisible();
  await expect(rose.getByRole('button', { name: /Approuver/ })).toHaveCount(0);
  await expectNoAxeViolations(rose);
  await fitsScreens(rose);

  const ines = await enter(browser, INES, '/a/admin/payments/remboursements');
  await approve(ines);
  const row = ines.getByRole('row', { name: /Papi Jacques/ });
  await expect(row.getByText('Rendu', { exact: true })).toBeVisible();

  await row.getByRole('link', { name: 'Papi Jacques' }).click();
  await ines.getByRole('button', { name: 'Faire contester ce paiement' }).click();
  await ines.getByRole('link', { name: 'Voir la contestation' }).click();
  await ines.getByRole('button', { name: 'Commencer par les faits connus' }).click();
  await expect(ines.getByLabel('Nos éléments')).toHaveValue(/Participation/);
  await expectNoAxeViolations(ines);
  const send = ines.getByRole('button', { name: /Envoyer à la banque/ });
  await send.click();
  await send.click();
  await expect(ines.getByRole('heading', { name: 'Nos éléments' })).toBeVisible();
  await ines.getByRole('link', { name: 'Voir le paiement' }).click();
  await ines.getByRole('button', { name: 'La banque nous donne raison' }).click();
  await expect(ines.getByText('Gagnée').first()).toBeVisible();
  await rose.context().close();
  await ines.context().close();
});

/** A gift for in three days to Inès's list, its card saved. */
async function promisedTo(slug: string): Promise<void> {
  const { list_uuid } = await call('publiclist/get_list_id_from_slug', { slug });
  const day = new Date(Date.now() + 3 * 24 * 3600 * 1000).toISOString().slice(0, 10);
  const { payment, contribution } = await call<Prepared>('publiclist/list_add_contribution', {
    list_uuid,
    contribution: { amount: 6500, contributor: { email: 'tata@exemple.fr', publicname: 'Tata Lise' } },
    delayed: day,
  });
  await call('demo/confirm', { client_secret: payment.client_secret, card_number: '4242424242424242' });
  await call('publiclist/list_check_contribution_status', { hash: contribution.hash });
}

test('the buttons of the clock bring a promised gift to its day, and its file and statement leave the desk', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  await promisedTo('la-liste-d-ines');
  const page = await enter(browser, ROSE, '/a/admin/payments/demonstration');
  const clock = page.locator('time.pay-clock');
  await expect(clock).toBeVisible({ timeout: 30_000 });
  const before = await clock.getAttribute('datetime');
  await page.getByRole('button', { name: '1 jour', exact: true }).click();
  // What is due is done at the first step, before the time is told: a busy machine takes longer than a screen usually does.
  await expect(page.getByText('Aucun débit n’attendait.')).toBeVisible({ timeout: 30_000 });
  await expect(clock).not.toHaveAttribute('datetime', before ?? '');
  await page.getByLabel('Avancer de').fill('2');
  await page.getByRole('button', { name: 'Avancer l’horloge' }).click();
  await expect(page.getByText('1 débit a été fait.')).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(`${site.url}/a/admin/payments?etat=succeeded`);
  await expect(page.getByRole('button', { name: /^Tata Lise/ })).toBeVisible();
  const payments = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Télécharger en CSV' }).click();
  const file = await payments;
  expect(file.suggestedFilename()).toBe('paiements.csv');
  expect(await readFile(await file.path(), 'utf8')).toMatch(
    /;Payé;65,00;65,00;0,00;.*Tata Lise;tata@exemple\.fr/,
  );

  await page.goto(`${site.url}/a/admin/payments/cagnottes`);
  const row = page.getByRole('row', { name: /Inès/ });
  const statement = page.waitForEvent('download');
  await row.getByRole('button', { name: /^Relevé/ }).click();
  const lines = await readFile(await (await statement).path(), 'utf8');
  expect(lines).toContain('Participation : Tata Lise;65,00;');
  await expectNoAxeViolations(page);
  await page.context().close();
});
