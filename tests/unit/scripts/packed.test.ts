import { expect, it } from 'vitest';
import { packedIn } from '../../../scripts/check/packed.ts';
import { sourceOf } from '../../../scripts/check/source.ts';

const linesOf = (path: string, text: string) =>
  packedIn(sourceOf(path, text)).map((problem) => Number(problem.split(':')[1]));

const PACKED = '...{ b, c }';

it('A literal is not spread into an object or a tag', () => {
  expect(linesOf('src/x.ts', `const a = {\n  ${PACKED},\n  d: 1,\n};`)).toEqual([2]);
  expect(linesOf('src/x.tsx', `const a = <Group key={d} {${PACKED}} />;`)).toEqual([1]);
  expect(
    linesOf('src/x.astro', `---\nconst a = {\n  ${PACKED},\n};\n---\n\n<Group {${PACKED}} />\n`),
  ).toEqual([3, 7]);
});

it('What has a name, a condition or a list may be', () => {
  const text = 'const a = { ...b, ...(c && { d }), ...(e ? { f } : {}), g: [...h] };';
  expect(linesOf('src/x.ts', text)).toEqual([]);
  expect(linesOf('src/x.astro', '---\nconst a = 1;\n---\n\n<Group {...a} />\n')).toEqual([]);
});
