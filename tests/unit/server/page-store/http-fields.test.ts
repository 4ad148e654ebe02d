import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { bypassesStore, saysSignedIn } from '#src/server/page-store/http-fields.ts';

const VCL = readFileSync('docs/recipes/varnish.vcl', 'utf8');
/** The pattern by which the VCL looks for this cookie. */
const inVcl = (flag: string) => new RegExp(/cookie ~ "([^"]*)"/.exec(lineOf(flag))?.[1] ?? 'missing');
const lineOf = (flag: string) => VCL.split('\n').find((line) => line.includes(` *${flag} *`)) ?? '';

// Latin-1, as node hands a header over.
const WAYS = [
  ...['F', 'a=b; F', 'F; a=b', 'a=b;F;c=d', 'a=b;  F  ;c=d', 'a=b; F ', ' F'],
  ...[
    'a=b;\tF',
    'F\t; a=b',
    'a=b;\xa0F',
    'F\xa0',
    '\xa0F',
    'a=b;\x0bF',
    'aF',
    'F0',
    'F,F',
    '"F"',
    'a="b; F"',
  ],
];

it.each([
  ['hasAuth=1', saysSignedIn],
  ['disable_cache=1', bypassesStore],
])('%s is heeded in every way of writing that a cache in front heeds, and in no other', (flag, heeds) => {
  for (const way of WAYS) {
    const cookie = way.replaceAll('F', flag);
    expect(heeds({ headers: { cookie } }), JSON.stringify(cookie)).toBe(inVcl(flag).test(cookie));
  }
  expect(heeds({ headers: { cookie: `a=b; ${flag}` } })).toBe(true);
  expect(heeds({ headers: {} })).toBe(false);
});
