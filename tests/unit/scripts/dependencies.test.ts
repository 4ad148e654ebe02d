import { expect, it } from 'vitest';
import { problemsOf } from '../../../scripts/check/dependencies.ts';
import { sourceOf } from '../../../scripts/check/source.ts';

const EXCEPTIONS = { node: '1', '@aws-sdk/client-s3': '1', '@aws-sdk/s3-request-presigner': '1' };

interface Declared {
  dependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

const problems = (declared: Declared, path: string, text: string) =>
  problemsOf(
    {
      dependencies: { ...EXCEPTIONS, ...declared.dependencies },
      devDependencies: declared.devDependencies ?? {},
    },
    { sources: [sourceOf(path, text)], settings: [] },
  );

it.each([
  ['import { z } from "zod/mini";', 'zod'],
  ['export * from "zod";', 'zod'],
  ['const all = await import("@scope/name/deep");', '@scope/name'],
  ['const file = require.resolve("zod/package.json");', 'zod'],
  ['const program = inProject("node_modules/zod/bin/zod");', 'zod'],
  ['type Z = import("zod").Z;', 'zod'],
])('%s uses its package', (text, name) => {
  expect(problems({ dependencies: { [name]: '1' } }, 'src/x.ts', text)).toEqual([]);
});

it('A package that nothing names is said to be unused, and so are its types', () => {
  const dependencies = { zod: '1', '@types/zod': '1' };
  expect(problems({ dependencies }, 'src/x.ts', 'const zod = 1;')).toEqual([
    'package.json: nothing uses zod',
    'package.json: nothing uses @types/zod',
  ]);
  expect(problems({ dependencies }, 'src/x.ts', 'import "zod";')).toEqual([]);
});

it('What is imported is declared, where the product needs it', () => {
  expect(problems({}, 'tests/x.ts', '\nimport { z } from "zod";')).toEqual([
    'tests/x.ts:2: zod is imported and not in package.json',
  ]);
  const devDependencies = { zod: '1' };
  expect(problems({ devDependencies }, 'src/x.ts', 'import "zod";')).toEqual([
    'src/x.ts:1: zod is a development package, and the product imports it',
  ]);
  expect(problems({ devDependencies }, 'src/x.ts', 'import type { Z } from "zod";')).toEqual([]);
  expect(problems({ devDependencies }, 'tests/x.ts', 'import "zod";')).toEqual([]);
});

it('Neither Node nor our own paths are packages', () => {
  expect(problems({}, 'src/x.ts', 'import "node:fs";\nimport "#src/lib/a.ts";\nimport "./b.ts";')).toEqual(
    [],
  );
});
