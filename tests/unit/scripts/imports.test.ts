import { describe, expect, it } from 'vitest';
import { circlesOf } from '../../../scripts/check/circles.ts';
import { problemsOf, roomsListed } from '../../../scripts/check/imports.ts';

const step = (from: string, target: string, typeOnly = false) => ({ from, target, line: 1, typeOnly });
const rooms = [{ under: 'src/features/', listed: ['accounts', 'lists'] }];
const house = (...steps: ReturnType<typeof step>[]) =>
  problemsOf({ paths: steps.flatMap(({ from, target }) => [from, target]), steps, rooms });

describe('the order of the house', () => {
  it('lets a file import what stands lower', () => {
    expect(house(step('src/features/lists/a.ts', 'src/features/accounts/b.ts'))).toEqual([]);
    expect(house(step('content-admin/a.tsx', 'src/features/lists/b.ts'))).toEqual([]);
  });

  it('refuses an import of what stands higher, a type too', () => {
    expect(house(step('src/server/a.ts', 'search-index/b.ts', true))).toEqual([
      'src/server/a.ts:1: src/server/ stands below search-index/, and may not import search-index/b.ts',
    ]);
  });

  it('keeps the mechanism and the design system apart', () => {
    expect(house(step('src/ui/a.ts', 'src/server/b.ts'))[0]).toContain('stand side by side');
  });

  it('refuses an import of a room that stands later', () => {
    expect(house(step('src/features/accounts/a.ts', 'src/features/lists/b.ts'))[0]).toContain(
      'accounts stands before lists in src/features/README.md',
    );
  });

  it('asks a place for a room that has none, and for a file outside every layer', () => {
    const found = house(step('src/features/vouchers/a.ts', 'src/lib/b.ts'));
    expect(found).toHaveLength(1);
    expect(found[0]).toContain('src/features/vouchers/ has no place in the ordered list');
    expect(house(step('src/other/a.ts', 'src/lib/b.ts'))).toEqual([
      'src/other/a.ts stands in no layer of the house',
    ]);
  });

  it('names a circle, through types or a lazy import', () => {
    expect(house(step('src/lib/a.ts', 'src/lib/b.ts'), step('src/lib/b.ts', 'src/lib/a.ts', true))).toEqual([
      'these import one another in a circle: src/lib/a.ts src/lib/b.ts',
    ]);
  });
});

it('reads the rooms of a README in their order, each with its sentence', () => {
  expect(roomsListed('# x\n\n- `b/`: second.\n- `a/`: first.\n- `c/`:\n- `d.ts`: a file.')).toEqual([
    'b',
    'a',
  ]);
});

it('finds circles longer than two, and none in a fan', () => {
  const edges = (...pairs: string[]) => pairs.map((pair) => ({ from: pair[0] ?? '', target: pair[1] ?? '' }));
  expect(circlesOf(edges('ab', 'bc', 'ca', 'cd', 'ae'))).toEqual([['a', 'b', 'c']]);
  expect(circlesOf(edges('ab', 'ac', 'bd', 'cd'))).toEqual([]);
});
