import type { Browser, Page } from '@playwright/test';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, markdownText, unique } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts; the last remark is refused.
test.use({
  allowedConsoleErrors: [
    /^Blocked script execution in 'about:(?:blank|srcdoc)'|status of (?:400|404|410|413|422)/,
  ],
});

const HOSTILE = '<img src=x onerror="document.title=\'pris\'">';

/** A text on the desk of the newsroom; answers the link that was made to it, which takes remarks. */
async function shareText(page: Page): Promise<string> {
  await enterNewsroom(page, '/a/admin/editor?new&namespace=page');
  await page.getByLabel('Titre').fill(unique('Le bain'));
  await markdownText(page).fill('Le bain se donne à **37 degrés**, pas plus.\n');
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  await page.waitForURL(/\?id=\d+$/);
  await page.getByRole('button', { name: 'Plus d’actions' }).click();
  await page.getByRole('button', { name: 'Lien de relecture…' }).click();
  await page.getByRole('button', { name: 'Créer un lien' }).click();
  const link = await page.getByRole('textbox', { name: 'Lien de relecture' }).inputValue();
  await page.keyboard.press('Escape');
  return new URL(link).pathname;
}

/** On a telephone, without an account and without JavaScript. */
async function remarkBy(browser: Browser, path: string): Promise<void> {
  const midwife = await browser.newContext({
    viewport: { width: 360, height: 740 },
    javaScriptEnabled: false,
  });
  const reader = await midwife.newPage();
  await reader.goto(path);
  await reader.getByRole('link', { name: 'Laisser un commentaire' }).click();
  await reader.getByLabel('Votre nom').fill(`Anne ${HOSTILE}`);
  await reader.getByRole('button', { name: 'Envoyer à la rédaction' }).click();
  // The name stays, and what lacks is told beside its field.
  await expect(reader.getByLabel('Votre nom')).toHaveValue(`Anne ${HOSTILE}`);
  await expect(reader.locator('textarea[name="text"]')).toHaveAttribute('aria-invalid', 'true');
  await reader.getByLabel('Les mots dont vous parlez').fill('37 degrés');
  await reader.getByLabel('Votre commentaire').fill(`Plutôt 36. ${HOSTILE}`);
  await reader.getByRole('button', { name: 'Envoyer à la rédaction' }).click();
  await expect(reader.getByText('Merci, la rédaction a reçu votre commentaire.')).toBeVisible();
  await midwife.close();
}

test('whoever reads by a link leaves a remark on words of the text, and the newsroom reads it as words', async ({
  page,
  browser,
}) => {
  test.slow();
  await remarkBy(browser, await shareText(page));

  await page.reload();
  await page.getByRole('button', { name: 'Ouvrir la relecture' }).click();
  const remark = page.getByRole('region', { name: 'Relecture', exact: true }).getByRole('listitem');
  await expect(remark).toContainText(`Plutôt 36. ${HOSTILE}`);
  await expect(remark.getByRole('blockquote')).toHaveText('37 degrés');
  await expect(remark.locator('img')).toHaveCount(0);
  await expect(page).not.toHaveTitle('pris');
  await expectNoAxeViolations(page);

  // The words that it was about go: the remark stays, and says so.
  await markdownText(page).fill('Le bain se donne tiède.\n');
  await page.keyboard.press('Control+s');
  await expect(remark.getByText('Ces mots ne sont plus dans le texte.')).toBeVisible();
  await remark.getByRole('button', { name: /^Régler/ }).click();
  await expect(page.getByText('1 commentaire réglé')).toBeVisible();
});
