import { callFrom } from '../support/call-site.ts';
import { expect, expectNoAxeViolations, test } from '../support/e2e.ts';
import { enterNewsroom, openSheet, signInRose, unique } from '../support/newsroom.ts';

// The preview's frame refuses the runner's scripts.
test.use({ allowedConsoleErrors: [/^Blocked script execution in 'about:(?:blank|srcdoc)'/] });
test.slow();

test('whoever writes is told what a reader, an engine and the site would miss', async ({ page, request }) => {
  const { token } = await signInRose(request);
  const title = `${unique('Baby blues ou dépression')} : savoir, et demander à quelqu’un qui sait vraiment répondre`;
  const slug = unique('conseils').replace(' ', '-');
  const header = `namespace: post\nslug: ${slug}\ntitle: "${title}"\ncategory: premiers-mois`;
  const text = `${'Un mot après l’autre, '.repeat(14)}sans jamais finir.\n\n# Trop haut\n\n#### Trop bas\n\n`;
  const { id } = await callFrom<{ id: number }>({ request, token }, 'content/create_content', {
    md: `---\n${header}\n---\n\n${text}`,
  });
  await callFrom({ request, token }, 'content/enable_content', { id, enable: true });
  await enterNewsroom(page, `/a/admin/editor?id=${id}`);
  await page.getByRole('button', { name: 'Plus d’actions' }).click();
  await page.getByRole('button', { name: 'Conseils d’écriture' }).click();
  const advice = page.getByRole('region', { name: 'Conseils' });
  await expect(advice.getByText(/^Le titre a \d+ signes/)).toBeVisible();
  await expect(advice.getByText('Écrivez une description')).toBeVisible();
  await expect(advice.getByText('Un intertitre est du premier niveau')).toBeVisible();
  await expect(advice.getByText(/Trop bas.*saute un niveau/)).toBeVisible();
  await expect(advice.getByText('Cette phrase dépasse 40 mots')).toBeVisible();
  await expect(advice.getByText('Aucun contenu ni menu ne mène à cette page')).toBeVisible();
  await expect(advice.getByRole('button', { name: /^Copier le lien/ }).first()).toBeVisible();
  await expectNoAxeViolations(page);
  // Nobody else is to find it.
  await callFrom({ request, token }, 'content/delete_content', { id });
});

test('a page of the same subject is named beside the text, before both are in each other’s way', async ({
  page,
  request,
}) => {
  const rose = await signInRose(request);
  const subject = unique('Porter un nourrisson en écharpe');
  const slug = unique('porter').replace(' ', '-').toLowerCase();
  const made: number[] = [];
  for (const [n, title] of [`${subject} le matin`, `${subject} le soir`].entries()) {
    const { id } = await callFrom<{ id: number }>(rose, 'content/create_content', {
      md: `---\nnamespace: page\nslug: ${slug}-${n}\ntitle: ${title}\n---\n\nTexte.\n`,
    });
    await callFrom(rose, 'content/enable_content', { id, enable: true });
    made.push(id);
  }
  const found = async () =>
    (await callFrom<{ items: { title: string }[] }>({ request }, 'search/content', { query: subject })).items
      .length;
  await expect.poll(found, { timeout: 30_000 }).toBe(2);
  await enterNewsroom(page, `/a/admin/editor?id=${made[1]}`);
  await page.getByRole('button', { name: 'Plus d’actions' }).click();
  await page.getByRole('button', { name: 'Conseils d’écriture' }).click();
  const twins = page.getByRole('region', { name: 'Pages qui se ressemblent trop' });
  await expect(twins.getByRole('link')).toHaveText([`${subject} le matin`]);
  await expect(twins.getByRole('link')).toHaveAttribute('href', `/page/${slug}-0`);
  for (const id of made) await callFrom(rose, 'content/delete_content', { id });
});

test('a title of its own for engines is previewed as they cut it, and is the one that the page gives them', async ({
  page,
  request,
}) => {
  const { token } = await signInRose(request);
  const [title, short] = [
    `${unique('Le sommeil')} : ${'tout ce qu’il faut savoir, '.repeat(3)}`,
    unique('Bien dormir'),
  ];
  const slug = unique('titres').replace(' ', '-');
  const description =
    'Ce que le sommeil d’un nouveau-né demande la nuit, heure par heure, sans culpabiliser.';
  const { id } = await callFrom<{ id: number }>({ request, token }, 'content/create_content', {
    md: `---\nnamespace: page\nslug: ${slug}\ntitle: "${title}"\ndescription: ${description}\n---\n\nTexte.\n`,
  });
  await enterNewsroom(page, `/a/admin/editor?id=${id}`);
  await page.getByRole('button', { name: 'Plus d’actions' }).click();
  await page.getByRole('button', { name: 'Conseils d’écriture' }).click();
  const result = page.getByRole('region', { name: 'Dans les résultats d’un moteur' });
  const share = page.getByRole('region', { name: 'Quand on partage la page' });
  await expect(result.locator('.advice-title')).toHaveText(/^Le sommeil .*…$/);
  await expect(result).toContainText(`/page/${slug}`);
  await expect(share).toContainText(description);
  // Without a cover the site draws one, and so does the preview.
  await expect(share.locator('svg.scene')).toBeVisible();
  // The fields of the header are folded to a line under the title until they are asked for.
  const field = page.getByLabel('Pour les moteurs de recherche');
  await expect(field).toBeHidden();
  await openSheet(page);
  await field.fill(short);
  await expect(result.locator('.advice-title')).toHaveText(short);
  await expect(share.locator('.advice-title')).toHaveText(short);
  await expectNoAxeViolations(page);
  await page.getByRole('button', { name: 'Publier', exact: true }).click();
  await expect(page.getByText('Publié.', { exact: true })).toBeVisible();
  const html = await (await request.get(`/page/${slug}`)).text();
  expect(html).toContain(`<title>${short}`);
  expect(html).toContain(`<meta property="og:title" content="${short}">`);
  expect(/<h1[^>]*>([^<]*)/.exec(html)?.[1]).toContain('Le sommeil');
  await callFrom({ request, token }, 'content/delete_content', { id });
});
