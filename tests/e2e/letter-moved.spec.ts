import type { Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, unique } from '../support/newsroom.ts';

/** The next spring's change of hour: a day of the last week of March, written as a field of the browser takes it. */
function lastSundayOfMarch(): string {
  const year = new Date().getFullYear() + (new Date().getMonth() >= 2 ? 1 : 0);
  const end = new Date(Date.UTC(year, 2, 31));
  return new Date(Date.UTC(year, 2, 31 - end.getUTCDay())).toISOString().slice(0, 10);
}

/** The hour that the server keeps for a letter. */
function plannedFor(page: Page, name: string): Promise<string | undefined> {
  return page.evaluate(async (wanted) => {
    const token = JSON.parse(localStorage.getItem('auth_tokens') ?? '[]').at(-1);
    const answer = await fetch('/api/admin/list_campaigns', {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: '{}',
    });
    const { result } = (await answer.json()) as {
      result: { items: { id: number; name: string; send_at: string }[] };
    };
    return result.items.find((one) => one.name === wanted)?.send_at;
  }, name);
}

test('a planned letter leaves at another hour, at the hour of Paris on both sides of its change', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await enterNewsroom(page, '/a/admin/mailing');
  const name = unique('Lettre déplacée');
  const sunday = lastSundayOfMarch();
  const saturday = new Date(Date.parse(sunday) - 86_400_000).toISOString().slice(0, 10);
  await page.getByRole('button', { name: 'Écrire une lettre' }).first().click();
  await page.getByLabel('Nom').fill(name);
  await page.getByLabel('Objet').fill('Un objet');
  await page.locator('.body-field').getByRole('textbox', { name: 'Texte', exact: true }).fill('Bonjour.\n');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const leaves = page.getByLabel('Départ (heure de Paris)');
  await leaves.fill(`${saturday}T09:00`);
  await page.getByRole('button', { name: 'Programmer l’envoi' }).click();
  await page.getByRole('button', { name: /^Programmer pour/ }).click();
  await expect(page.getByText(/La lettre partira samedi .* à 9.h.00/)).toBeVisible();
  await expect(leaves).toHaveValue(`${saturday}T09:00`);
  const move = page.getByRole('button', { name: 'Changer le départ' });
  await expect(move).toHaveCount(0);

  // A time that the clocks jump over is the next that there is.
  await leaves.fill(`${sunday}T02:30`);
  await move.click();
  await page.getByRole('button', { name: /^Partir dimanche .* à 3.h.30/ }).click();
  await expect(page.getByText(/La lettre partira dimanche .* à 3.h.30/)).toBeVisible();
  await leaves.fill(`${sunday}T09:00`);
  await move.click();
  await page.getByRole('button', { name: /^Partir dimanche .* à 9.h.00/ }).click();
  await expect(leaves).toHaveValue(`${sunday}T09:00`);
  await expectNoAxeViolations(page);
  expect(await plannedFor(page, name)).toBe(`${sunday}T07:00:00.000Z`);
  await page.getByRole('button', { name: 'Annuler l’envoi' }).click();
  await page.getByRole('button', { name: /^Confirmer/ }).click();
  await expect(page.getByText('L’envoi est annulé.')).toBeVisible();
});
