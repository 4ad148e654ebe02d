import { describe, expect, it } from 'vitest';
import { applyTool, type Tool, toolOf } from '#admin/editor/markdown-tools.ts';

function use(name: Tool['name'], text: string, selection: [number, number]) {
  const { from, to, insert, selection: after } = applyTool(toolOf(name), text, selection);
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
    const list = use('bullets', 'un\ndeux\ntrois', [1, 5]);
    expect(list.result).toBe('- un\n- deux\ntrois');
    expect(use('bullets', list.result, [0, 8]).result).toBe('un\ndeux\ntrois');
    expect(use('numbers', list.result, [0, 8]).result).toBe('1. un\n2. deux\ntrois');
  });

  it('changes the level of a heading, and makes it words again', () => {
    expect(use('heading2', 'Titre', [5, 5]).result).toBe('## Titre');
    expect(use('heading3', '## Titre', [5, 5]).result).toBe('### Titre');
    expect(use('paragraph', '## Titre', [5, 5]).result).toBe('Titre');
  });

  it('puts code between fences of its own', () => {
    expect(use('preformatted', 'a\nb\nc', [2, 3]).result).toBe('a\n```\nb\n```\nc');
  });
});
