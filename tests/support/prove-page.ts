import { expect, type Page } from '@playwright/test';

/** The question that a call asks before it does what only the person may ask for. */
export const proofOf = (page: Page) => page.getByRole('dialog', { name: 'C’est bien vous' });

/** Answers it with the password; the call then goes on by itself. */
export async function proveIn(page: Page, password: string): Promise<void> {
  const dialog = proofOf(page);
  await dialog.getByLabel('Votre mot de passe').fill(password);
  await dialog.getByRole('button', { name: 'Continuer' }).click();
  await expect(dialog).toBeHidden({ timeout: 20_000 });
}
