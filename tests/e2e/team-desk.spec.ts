import { CAST, PASSWORD } from '../cast.ts';
import { enterAs } from '../support/colleagues.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { mailedLink } from '../support/mail-files.ts';
import { unique } from '../support/newsroom.ts';
import { proveIn } from '../support/prove-page.ts';

test('a colleague is invited from the screen of roles, comes by the mail, and is seen on the list of the team', async ({
  page,
  browser,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const email = `${unique('nadia').replace(/\s/g, '-').toLowerCase()}@exemple.fr`;
  await enterAs(page, CAST.rose.email, '/a/admin/users/roles');
  await page.getByRole('button', { name: 'Inviter quelqu’un' }).click();
  const inviting = page.getByRole('dialog', { name: 'Inviter dans l’équipe' });
  await inviting.getByLabel('Son adresse e-mail').fill(email);
  await inviting.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await expect(inviting.getByText('Choisissez au moins un rôle.')).toBeVisible();
  await inviting.getByRole('checkbox', { name: /^Relecture/ }).check();
  await expectNoAxeViolations(page);
  await inviting.getByRole('button', { name: 'Envoyer l’invitation' }).click();
  await proveIn(page, PASSWORD);
  await expect(page.getByText(`Invitation envoyée à ${email}.`)).toBeVisible();

  const line = page.getByRole('row').filter({ hasText: email });
  await page.goto('/a/admin/users?etat=staff');
  await expect(line).toContainText('Relecture');
  // Never here: nothing is said of a visit.
  await expect(line).not.toContainText('dernière visite');

  const hers = await browser.newContext();
  const nadia = await hers.newPage();
  await nadia.goto(await mailedLink(email, /\/i\/marketplace\/nouveau-mot-de-passe\?token=[\w-]+/));
  await nadia.getByLabel('Nouveau mot de passe').fill(PASSWORD);
  await nadia.getByRole('button', { name: 'Garder ce mot de passe' }).click();
  await nadia.waitForURL((url) => url.pathname === '/a/admin');
  await expect(nadia.getByRole('heading', { level: 1 })).toBeVisible();
  await hers.close();

  await page.reload();
  await expect(line).toContainText('dernière visite');
  await expectNoAxeViolations(page);
});
