import type { Page } from '@playwright/test';
import { DEMO_IBANS } from '#src/server/gateways/payments/demo-ibans.ts';
import { type BuiltServer, startBuiltServer } from '../support/built-server.ts';
import { callSite } from '../support/call-site.ts';
import { expectNoAxeViolations, expect as expectSoon, test } from '../support/e2e.ts';
import { parentWithMoney } from '../support/parent-with-money.ts';
import { proofOf, proveIn } from '../support/prove-page.ts';

/** A site that has just started answers its first questions slowly on a busy machine. */
const expect = expectSoon.configure({ timeout: 20_000 });
// A site of its own: the days go by here, and nowhere else.
const ADMIN = { email: 'rose@exemple.fr', password: 'une phrase pour les essais' };
const CAMILLE = { email: 'camille@exemple.fr', password: 'une phrase vraiment longue' };
let site: BuiltServer;

// The bank's page refuses a form as a form is refused, and a line is cut on the way back.
test.use({ allowedConsoleErrors: [/status of 422|net::ERR_FAILED/] });

test.beforeAll(async () => {
  // A busy machine may start several sites at once: as long as the start itself is waited for.
  test.setTimeout(200_000);
  site = await startBuiltServer({
    SEED: 'empty',
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
  });
});
test.afterAll(() => site?.remove());

const call = (path: string, input: object, token = '') => callSite({ url: site.url, token }, path, input);

const days = async (count: number) => {
  const { token } = await call('user/login_with_password', ADMIN);
  await call('demo/advance_clock', { days: count }, String(token));
};

async function enter(page: Page, token: string, path: string) {
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: site.url }]);
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
  await page.goto(site.url + path);
}

async function sayWho(page: Page, surname: string, iban: string = DEMO_IBANS[1].iban) {
  await page.getByLabel('Nom de famille').fill(surname);
  await page.getByLabel('IBAN d’essai').fill(iban);
  await page.getByRole('button', { name: 'Envoyer' }).click();
}

async function identify(page: Page, iban: string) {
  await sayWho(page, 'Durand', iban);
  await expect(page.getByText('Vérifiée', { exact: true })).toBeVisible();
}

/** The question closed, then a wrong password, then the right one: the form behind it keeps what was typed. */
async function proveAtLast(page: Page) {
  const dialog = proofOf(page);
  const password = dialog.getByLabel('Votre mot de passe');
  await expect(password).toBeFocused();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText('Rien n’a été fait')).toBeVisible();
  await expect(page.getByLabel('Montant à retirer')).toHaveValue('120,01');
  await page.getByRole('button', { name: /^Retirer 120/ }).click();
  await password.fill('ce n’est pas celui-là');
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog.getByText('Ce n’est pas le mot de passe de ce compte.')).toBeVisible();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toBeFocused();
  await expectNoAxeViolations(page);
  await proveIn(page, CAMILLE.password);
}

async function withdrawAll(page: Page) {
  await page.getByRole('link', { name: 'Retirer de l’argent' }).click();
  await page.getByLabel('Montant à retirer').fill('120,01');
  await page.getByRole('button', { name: /^Retirer 120/ }).click();
  await proveAtLast(page);
  await expect(page.getByText('Vous pouvez retirer jusqu’à 120')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Tout retirer' }).click();
  await page.getByRole('button', { name: /^Retirer 120/ }).click();
  await expect(page.getByText('Votre retrait est demandé')).toBeVisible();
  await page.getByRole('link', { name: 'Voir ma cagnotte' }).click();
  await expect(page.getByRole('heading', { name: 'Votre retrait est en route' })).toBeVisible();
}

/** The site hears the first asking, and the line is cut before its answer. */
async function loseOneAnswer(page: Page) {
  let lost = false;
  await page.route('**/api/cagnotte/withdraw', async (route) => {
    if (lost) return route.continue();
    lost = true;
    await route.fetch();
    return route.abort('failed');
  });
}

/** Asks for everything over a line that loses the first answer: asked again, it is the same withdrawal. */
async function withdrawOverBadLine(page: Page) {
  await page.getByRole('link', { name: 'Retirer de l’argent' }).click();
  await page.getByRole('button', { name: 'Tout retirer' }).click();
  await loseOneAnswer(page);
  await page.getByRole('button', { name: /^Retirer 120/ }).click();
  await expect(page.getByText('Vérifiez votre connexion')).toBeVisible();
  await page.getByRole('button', { name: /^Retirer 120/ }).click();
  await expect(page.getByText('Votre retrait est demandé')).toBeVisible();
  await page.getByRole('link', { name: 'Voir ma cagnotte' }).click();
  await expect(page.getByRole('heading', { name: 'Votre retrait est en route' })).toBeVisible();
}

async function sayWhatFor(page: Page) {
  await page.getByRole('link', { name: 'Dire à quoi elle servira' }).click();
  await page.getByLabel('À quoi servira-t-elle').fill('La poussette');
  await page.getByLabel('Objectif (facultatif)').fill('beaucoup');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('Écrivez un montant, par exemple 600')).toBeVisible();
  await expect(page.getByLabel('À quoi servira-t-elle')).toHaveValue('La poussette');
  await page.getByLabel('Objectif (facultatif)').fill('600');
  await page.getByRole('button', { name: 'Enregistrer' }).click();
  await expect(page.getByText('C’est enregistré.')).toBeVisible();
  await expectNoAxeViolations(page);
}

async function proveIdentity(page: Page) {
  await page.getByRole('link', { name: 'Vérifier mon identité' }).click();
  await page.getByRole('button', { name: 'Commencer la vérification' }).click();
  await proveIn(page, CAMILLE.password);
  await page.getByLabel('IBAN d’essai').fill('FR76 3000 6000 0112 3456 7890 189');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByText('Indiquez un nom.')).toBeVisible();
  await expectNoAxeViolations(page);
  await sayWho(page, 'Refus');
  await expect(page.getByText('Refusée par le prestataire')).toBeVisible();
  await page.getByRole('button', { name: 'Reprendre la vérification' }).click();
  await sayWho(page, 'Document');
  await expect(page.getByText('Des papiers sont encore demandés')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Reprendre la vérification' }).click();
  await page.getByLabel('Je joins les papiers demandés').check();
  await sayWho(page, 'Document');
  await expect(page.getByText('Vérifiée', { exact: true })).toBeVisible();
}

test('a parent says what the pot is for, proves who they are, withdraws, fails and succeeds', async ({
  page,
}) => {
  // Long as the road is: it goes through every screen between a gift and a bank account.
  test.setTimeout(240_000);
  const token = await parentWithMoney(site.url, { ...CAMILLE, amount: 12_000 });
  await enter(page, token, '/i/mon-compte/cagnotte');
  await expect(page.getByRole('heading', { name: 'Prochaine étape' })).toBeVisible();
  await sayWhatFor(page);
  await days(3);
  await page.getByRole('link', { name: 'Voir ma cagnotte' }).click();
  await proveIdentity(page);
  // A proof is of one session: this other one has given none.
  const again = await call('user/login_with_password', CAMILLE);
  await enter(page, String(again.token), '/i/mon-compte/cagnotte');
  await withdrawAll(page);
  await days(3);
  await page.reload();
  await expect(page.getByText('Votre banque dit que ce compte est fermé.')).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: 'changer de compte bancaire' }).click();
  await page.getByRole('button', { name: 'Changer de compte bancaire' }).click();
  await identify(page, DEMO_IBANS[0].iban);
  await withdrawOverBadLine(page);
  await days(3);
  await page.reload();
  await expect(page.getByText('Déjà retiré')).toBeVisible();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Télécharger le relevé (CSV)' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('releve-cagnotte.csv');
});
