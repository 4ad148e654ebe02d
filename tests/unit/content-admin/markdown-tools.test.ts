import { describe, expect, it } from 'vitest';
import { applyTool, TOOLS, type Tool } from '#admin/editor/markdown-tools.ts';

function use(name: Tool['name'], text: string, selection: [number, number]) {
  const tool = TOOLS.find((candidate) => candidate.name === name) as Tool;
  const { from, to, insert, selection: after } = applyTool(tool, text, selection);
  const result = text.slice(0, from) + insert + text.slice(to);
  return { result, selected: result.slice(...after), after };
}

describe('a tool of the text', () => {
  it('marks the words that are selected, and takes its marks back', () => {
    const bold = use('bold', 'un mot ici', [3, 6]);
    expect(bold).toMatchObject({ result: 'un **mot** ici', selected: 'mot' });
    expect(use('bold', bold.result, bold.after)).toMatchObject({ result: 'un mot ici', selected: 'mot' });
  });

  it('marks whole lines, and takes its marks back', () => {
    const list = use('list', 'un\ndeux\ntrois', [1, 5]);
    expect(list.result).toBe('- un\n- deux\ntrois');
    expect(use('list', list.result, [0, 8]).result).toBe('un\ndeux\ntrois');
    expect(use('heading', 'Titre', [5, 5]).result).toBe('## Titre');
  });
});
