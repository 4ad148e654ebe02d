import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { schemeCss } from '#admin/scheme-css.ts';

const tokens = readFileSync(new URL('../../../src/ui/tokens.css', import.meta.url), 'utf8');

it('the colours that somebody chooses are those of the site, each in both schemes', () => {
  const [dark = '', light = ''] = schemeCss(tokens).split(':root[data-scheme=').slice(1);
  expect(dark).toMatch(/^dark\]\{color-scheme:dark;.*--paper:#1e181f;/);
  expect(light).toMatch(/^light\]\{color-scheme:light;.*--paper:#fffaf4;/);
  const names = (css: string) => [...css.matchAll(/--[\w-]+(?=:)/g)].map(([name]) => name);
  expect(names(light)).toEqual(names(dark));
  expect(names(dark).length).toBeGreaterThan(30);
  expect(dark + light).not.toContain('undefined');
});
