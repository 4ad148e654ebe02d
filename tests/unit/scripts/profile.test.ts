import { describe, expect, it } from 'vitest';
import { flamePage } from '../../../scripts/profile/flame.ts';
import { type CpuProfile, heaviest, treeOf } from '../../../scripts/profile/tree.ts';

const OURS = 'file:///site/dist/server/entry.mjs';
const node = (id: number, functionName: string, children: number[] = []) => ({
  id,
  callFrame: { functionName, url: functionName === 'answer' ? OURS : '', lineNumber: 9 },
  children,
});

/** Microseconds: 4,000 in `answer` called by `listen`, 1,000 in `answer` called by the root, 5,000 idle. */
const PROFILE: CpuProfile = {
  nodes: [
    node(1, '(root)', [2, 4, 5]),
    node(2, 'listen', [3]),
    node(3, 'answer'),
    node(4, '(idle)'),
    node(5, 'answer'),
  ],
  samples: [3, 3, 4, 5],
  timeDeltas: [0, 2000, 2000, 5000, 1000],
};

describe('a profile', () => {
  it('becomes a tree of times without the idle ones', () => {
    const { tree, idle } = treeOf({ ...PROFILE, samples: [3, 3, 4, 5, 2] }, '/site');
    expect(idle).toBe(5);
    expect(tree.total).toBe(5);
    expect(tree.children.map(({ name, total }) => [name, total])).toEqual([
      ['listen', 4],
      ['answer', 1],
    ]);
  });

  it('names the heaviest functions, wherever they were called from, by the place in the project', () => {
    const { tree } = treeOf(PROFILE, '/site');
    expect(heaviest(tree, 1)).toEqual([{ name: 'answer', place: 'dist/server/entry.mjs:10', self: 5 }]);
  });

  it('is drawn on a page that needs nothing else, and that no name can break out of', () => {
    const { tree } = treeOf(PROFILE, '/site');
    tree.children[0]?.children.push({
      name: '</script><b>',
      place: '',
      self: 9,
      total: 9,
      children: [],
    });
    const page = flamePage('/<magazine>: 9 × 200', tree);
    expect(page).not.toMatch(/https?:\/\/|src=|<\/script><b>/);
    expect(page).toContain('/&lt;magazine>');
    expect(page).toContain('"answer"');
  });
});
