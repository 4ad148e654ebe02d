import { describe, expect, it } from 'vitest';
import { missingPaths } from '../../../scripts/check/named-paths.ts';
import {
  readPage,
  sectionsOf,
  sharedSections,
  wrongInside,
  wrongSections,
} from '../../../scripts/check/references.ts';
import { commentsOf } from '../../../scripts/check/source.ts';

const pages = new Map([
  ['decisions', readPage('# Decisions\n\n### §9a Old slugs\n\n### §28 Rate limits\n')],
  [
    'calls',
    readPage('## Types\n\n## /api/user/\n\n| `reset_password` + |\n\nAs decisions.md §28 and §Types.\n'),
  ],
]);
const whys = (text: string) => wrongSections(text, pages).map(({ why }) => why);

describe('a reference to the specification', () => {
  it('is named by the first word of a heading', () => {
    expect(sectionsOf('# The page\n## §4 States\n### Owed, not built yet\n## /api/list/\n')).toEqual([
      '4',
      'Owed',
      '/api/list/',
    ]);
  });

  it.each([
    'docs/spec/decisions.md §28: other calls',
    '/** Kept for ever (docs/spec/decisions.md §9a, §28). */',
    ' * A slug (docs/spec/decisions.md\n * §28 and §9a) is free.',
    'docs/spec/calls.md §Types, User',
    'docs/spec/calls.md §/api/user/ reset_password: 60 minutes',
    'the form of docs/spec/calls.md',
    'RFC 5545 §3.1: at most 75 bytes',
  ])('may read « %s »', (text) => {
    expect(whys(text)).toEqual([]);
  });

  it.each([
    ['docs/spec/decisions.md §29', 'docs/spec/decisions.md has no heading §29'],
    ['docs/spec/decisions.md §28, §30', 'docs/spec/decisions.md has no heading §30'],
    ['docs/spec/calls.md §/api/user/ set_password', 'docs/spec/calls.md has no call set_password'],
    ['docs/spec/elsewhere.md §1', 'docs/spec/elsewhere.md is not there'],
    ['the error catalogue (§8)', 'a § follows the page it is of: docs/spec/product.md §8'],
  ])('is refused as « %s »', (text, why) => {
    expect(whys(text)[0]).toBe(why);
  });

  it('says the right form of a page named alone', () => {
    expect(whys('as decisions.md §28 says')).toEqual([
      'decisions.md stands nowhere: write docs/spec/decisions.md §28',
    ]);
    expect(whys('[decisions](docs/spec/decisions.md)')).toEqual([]);
  });

  it('is of the page named before it, or of its own, inside the specification', () => {
    expect(wrongInside('calls', pages)).toEqual([]);
    const lost = new Map([...pages, ['design', readPage('## Look\n\nAs §Types asks.\n')] as const]);
    expect(wrongInside('design', lost).map(({ why }) => why)).toEqual([
      'docs/spec/design.md has no heading §Types',
    ]);
  });

  it('finds two headings that begin alike', () => {
    expect(sharedSections('## Orders\n\n### Orders of several lines\n')).toEqual(['Orders']);
  });
});

describe('a path that is named', () => {
  const files = new Set([
    'src/',
    'src/lib/',
    'src/lib/csv.ts',
    'docs/',
    'docs/0004-islands.md',
    'docs/README.md',
  ]);
  const missing = (text: string, path = 'docs/README.md') =>
    missingPaths({ text, index: 0 }, { path, files }).map(({ why }) => why);

  it('is that of a file or of a folder', () => {
    expect(missing('`src/lib/csv.ts`, src/lib/ and src/lib; lib/csv.ts; `#src/lib/csv.ts`.')).toEqual([]);
    expect(missing('src/lib/xml.ts, lib/xml.ts and src/old/')).toEqual([
      'src/lib/xml.ts is not there',
      'lib/xml.ts is not there',
      'src/old/ is not there',
    ]);
  });

  it('is left alone where its end is for the reader to fill in', () => {
    expect(missing('src/features/<feature>/…View.astro, src/**/*.ts, src/{a,b}.ts, src/pages/…')).toEqual([]);
  });

  it('follows the links of a page', () => {
    expect(
      missing('[one](0004-islands.md), [two](../src/lib/csv.ts), [three](https://example.org/a.md)'),
    ).toEqual([]);
    expect(missing('[gone](0005-other.md)')).toEqual(['the link to 0005-other.md leads nowhere']);
  });

  it('is looked for in comments, not in strings', () => {
    const code = "const glob = 'src/**/*.ts';\n/** See src/lib/csv.ts. */\nrun(); // as src/lib/ does\n";
    expect(commentsOf(code).map(({ text }) => text)).toEqual([
      '/** See src/lib/csv.ts. */',
      '// as src/lib/ does',
    ]);
  });
});
