import { callFrom } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, signInRose, unique } from '../support/newsroom.ts';

test('a required field that is added says at once which documents it blocks, and leads to them', async ({
  page,
  request,
}) => {
  const rose = await signInRose(request);
  const name = unique('fiche').toLowerCase().replace(' ', '-');
  const fields = [{ name: 'duree', label: 'Durée', type: 'text' }];
  await callFrom(rose, 'content/save_new_template', { name, namespace: 'page', fields });
  // One without the field, one with it.
  const titles = [unique('Bloquée'), unique('Complète')];
  for (const [n, title] of titles.entries())
    await callFrom(rose, 'content/create_content', {
      md: `---\nnamespace: page\nslug: ${name}-${n}\ntitle: ${title}\ntemplate: ${name}\n${n === 1 ? 'duree: Une heure\n' : ''}---\n\nTexte.\n`,
    });

  await enterNewsroom(page, `/a/admin/content/modeles?modele=page/${name}`);
  await page.getByRole('button', { name: /^Durée/ }).click();
  await page.getByRole('checkbox', { name: 'Obligatoire' }).check();
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
  const change = page.getByRole('dialog', { name: 'Ce que ce changement fait aux contenus' });
  await expect(change).toContainText('« duree » devient obligatoire');
  const blocked = change.getByRole('link', { name: titles[0] });
  await expect(blocked).toHaveAttribute('href', /\/a\/admin\/editor\?id=\d+$/);
  await expect(change.getByRole('link', { name: titles[1] })).toHaveCount(0);
  await expectNoAxeViolations(page);
});
