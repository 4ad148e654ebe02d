import type { APIRequestContext } from '@playwright/test';
import { callFrom } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, signInRose, unique } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });

/** A text that is not live, alone under a template of its own. */
async function textOfATemplate(request: APIRequestContext): Promise<{ id: number; name: string }> {
  const rose = await signInRose(request);
  const name = unique('sante').toLowerCase().replace(' ', '-');
  await callFrom(rose, 'content/save_new_template', { name, namespace: 'page', fields: [] });
  const { id } = await callFrom<{ id: number }>(rose, 'content/create_content', {
    md: `---\nnamespace: page\nslug: ${name}\ntitle: ${unique('À vérifier')}\ntemplate: ${name}\n---\n\nTexte.\n`,
  });
  return { id, name };
}

test('a template’s line to look at holds a text back until somebody ticked it beside the text', async ({
  page,
  request,
}) => {
  test.slow();
  await page.setViewportSize({ width: 360, height: 740 });
  const { id, name } = await textOfATemplate(request);

  await enterNewsroom(page, `/a/admin/content/modeles?modele=page/${name}`);
  const lines = page.getByRole('region', { name: 'À vérifier avant de mettre en ligne' });
  await lines.getByRole('button', { name: 'Ajouter une ligne' }).click();
  await lines.getByRole('button', { name: 'Enregistrer la liste' }).click();
  // A line says something.
  await expect(lines.getByRole('alert').or(lines.locator('[aria-invalid="true"]')).first()).toBeVisible();
  await lines.getByLabel('Ce qu’il faut vérifier').fill('Chaque dose a sa source');
  await lines.getByRole('checkbox', { name: 'Obligatoire' }).check();
  await lines.getByRole('button', { name: 'Enregistrer la liste' }).click();
  await expect(lines.getByText('Liste enregistrée.')).toBeVisible();
  await expect(lines.getByText(/^1.texte attend une ligne obligatoire/)).toBeVisible();
  await expectNoAxeViolations(page);

  await page.goto(`/a/admin/editor?id=${id}`);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText(/Chaque dose a sa source/).first()).toBeVisible();
  await page.getByRole('button', { name: 'Plus d’actions' }).click();
  await page.getByRole('button', { name: 'Relecture et commentaires' }).click();
  const ticks = page.getByRole('group', { name: 'À vérifier avant de mettre en ligne' });
  await expect(ticks.getByText('Il reste une ligne à cocher.')).toBeVisible();
  const line = ticks.getByRole('checkbox', { name: /^Chaque dose a sa source/ });
  await line.press('Space');
  await expect(ticks.getByText('Tout est coché.')).toBeVisible();
  await expect(line).toBeFocused();
  await expect(ticks.getByText(/^Coché par .*, le \d/)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText('Publié.', { exact: true })).toBeVisible();
});
