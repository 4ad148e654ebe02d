import { randomBytes } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';
import { callFrom } from '../support/call-site.ts';
import { expect, test } from '../support/e2e.ts';

const DESIGN = {
  color: { main: '#3d6b8f', mainDark: '#1f3f59', mainLight: '#dcebf5', text: '#12202b' },
  header: '#cfe3f1',
};

/** A parent whose list has colours of its own, signed in in this browser. */
async function newParent(page: Page, request: APIRequestContext, baseURL = '') {
  const slug = `en-bleu-${randomBytes(4).toString('hex')}`;
  const { token } = await callFrom<{ token: string }>({ request }, 'user/register_with_email', {
    email: `${slug}@exemple.fr`,
    password: 'une phrase vraiment longue',
  });
  await callFrom({ request, token }, 'user/finish_setup', { firstname: 'Camille', list_slug: slug });
  const { uuid } = await callFrom<{ uuid: string }>({ request, token }, 'list/get', {});
  await callFrom({ request, token }, 'list/update_design', { list_uuid: uuid, design: DESIGN });
  await page.addInitScript((value) => localStorage.setItem('auth_tokens', JSON.stringify([value])), token);
  await page.context().addCookies([{ name: 'hasAuth', value: '1', url: baseURL }]);
  return `/${slug}`;
}

/** The colours a page stands in: of its list, of its header, of the browser's bar. */
const colours = (page: Page) =>
  page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return {
      list: style.getPropertyValue('--list-main').trim(),
      header: style.getPropertyValue('--header-bg').trim(),
      bar: document.querySelector('meta[name="theme-color"]')?.getAttribute('content'),
    };
  });

test('the colours of a list stay on it: gone on every other route, there again on one’s own list', async ({
  page,
  request,
  baseURL,
}) => {
  test.slow();
  const list = await newParent(page, request, baseURL);
  await page.goto('/magazine');
  const plain = await colours(page);
  await page.goto(list);
  const own = { list: DESIGN.color.main, header: DESIGN.header, bar: DESIGN.header };
  expect(await colours(page)).toEqual(own);

  // By its links, as a reader goes: whatever keeps pages or moves between them must not keep the colours.
  await page.getByRole('contentinfo').getByRole('link', { name: 'Le magazine' }).click();
  await expect(page).toHaveURL(/\/magazine$/);
  expect(await colours(page)).toEqual(plain);
  for (const route of ['/i/marketplace/explore', '/i/marketplace/parametres/profil', '/liste-exemple']) {
    await page.goto(route);
    expect((await colours(page)).header, route).not.toBe(DESIGN.header);
    expect((await colours(page)).list, route).not.toBe(DESIGN.color.main);
  }
  await page.goto('/i/marketplace/ma-liste');
  await expect(page).toHaveURL(new RegExp(`${list}$`));
  expect(await colours(page)).toEqual(own);
  await page.goBack();
  expect((await colours(page)).list).not.toBe(DESIGN.color.main);
});
