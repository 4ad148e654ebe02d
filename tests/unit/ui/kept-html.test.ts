import { expect, it } from 'vitest';
import { ACCOUNT_MENU, BOTTOM_MENU, currentEntries, DEFAULT_MENUS } from '#src/shell/menus.ts';
import { keptHtml } from '#src/ui/kept-html.ts';

it('a piece is rendered once for an object and a name, and anew for another object', async () => {
  let renders = 0;
  const render = async () => `<p>${++renders}</p>`;
  const [menus, changed] = [{}, {}];
  expect(await keptHtml(menus, 'header', render)).toBe('<p>1</p>');
  expect(await keptHtml(menus, 'header', render)).toBe('<p>1</p>');
  expect(await keptHtml(menus, 'footer', render)).toBe('<p>2</p>');
  expect(await keptHtml(changed, 'header', render)).toBe('<p>3</p>');
});

it('a piece that failed is tried again', async () => {
  const of = {};
  await expect(keptHtml(of, 'a', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await keptHtml(of, 'a', async () => 'there')).toBe('there');
});

it('the frame of a page is told apart by every entry it marks as current', () => {
  const menus = {
    ...DEFAULT_MENUS,
    main: [{ label: 'Lire', href: '/lire', children: [{ label: 'Prénoms', href: '/prenoms' }] }],
    mobile: [{ label: 'Outils', href: '/outils' }],
  };
  expect(currentEntries(menus, '/prenoms/lea')).toEqual(['/prenoms']);
  expect(currentEntries(menus, '/lire/outils')).toEqual(['/lire']);
  expect(currentEntries(menus, '/outils')).toEqual(['/outils']);
  expect(currentEntries(menus, '/prenomset')).toEqual([]);
  for (const { href } of [...BOTTOM_MENU, ...ACCOUNT_MENU])
    expect(currentEntries(menus, href)).toContain(href);
});
