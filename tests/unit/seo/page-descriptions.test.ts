import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The copy of a page names it, then describes it: `title` and `description`, one after the other. */
const PAGE = /\btitle: ['`](?<title>[^\n]*)['`],\n\s+description:\s+'(?<description>[^'\n]*)'/g;

it('a page is described in fifty characters and more, whoever it is for', () => {
  const files = globSync(['src/**/*.fr.ts', 'content-admin/**/*.fr.ts']);
  const described = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(PAGE)].map(({ groups }) => ({ file, ...groups })),
  ) as { file: string; title: string; description: string }[];
  expect(described.length).toBeGreaterThan(20);
  expect(described.filter(({ description }) => description.length < 50)).toEqual([]);
});
