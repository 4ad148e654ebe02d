import { expect, it } from 'vitest';
import { functionsOf } from '../../../scripts/check/sizes.ts';
import { sourceOf } from '../../../scripts/check/source.ts';

const linesOf = (text: string) =>
  sourceOf('src/x.tsx', text)
    .parts.flatMap((part) => functionsOf(part, true))
    .map(({ lines }) => lines);

it('A function counts its lines, and a named one inside it is measured by itself', () => {
  expect(linesOf('function a() {\n  one();\n  two();\n}')).toEqual([4]);
  expect(linesOf('function a() {\n  const b = () => {\n    one();\n  };\n  b();\n}')).toEqual([4, 3]);
});

it('A literal counts as the line it begins on, however much it holds', () => {
  expect(
    linesOf('function a() {\n  return {\n    b: 1,\n    c: [\n      2,\n      3,\n    ],\n  };\n}'),
  ).toEqual([3]);
  expect(linesOf('const a = () => ({\n  b: 1,\n  c: 2,\n});')).toEqual([1]);
  expect(
    linesOf('function A() {\n  return (\n    <Field\n      b="1"\n      c={2}\n    />\n  );\n}'),
  ).toEqual([7]);
});

it('But what is done inside a literal counts, when it takes lines', () => {
  const work =
    'function a() {\n  return {\n    b: c.map((one) => {\n      two();\n      return one;\n    }),\n    d: 1,\n  };\n}';
  expect(linesOf(work)).toEqual([7, 4]);
  const handler = 'function A() {\n  return <p\n    onClick={() => {\n      one();\n    }}\n  />;\n}';
  expect(linesOf(handler)).toEqual([7, 3]);
  expect(linesOf('function a() {\n  return {\n    b() {\n      one();\n    },\n  };\n}')).toEqual([3, 3]);
});
