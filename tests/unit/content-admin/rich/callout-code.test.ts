import { EditorState, type TransactionSpec } from '@codemirror/state';
import type { EditorView } from '@codemirror/view';
import { describe, expect, it } from 'vitest';
import { writeCallout } from '#admin/code/callout-code.ts';

/** The text once the frame around « Un mot » was taken away. */
function unframed(text: string): string {
  const view = {
    state: EditorState.create({ doc: text, selection: { anchor: text.indexOf('Un mot') } }),
    dispatch(spec: TransactionSpec) {
      this.state = this.state.update(spec).state;
    },
    focus: () => undefined,
  };
  writeCallout(view as unknown as EditorView, null);
  return view.state.doc.toString();
}

describe('a frame taken away in Markdown', () => {
  it('leaves every sign of the words it held', () => {
    const words = '* Un mot\n* _Deux_ __trois__ 2 * 3\n\n+ mon_fichier';
    expect(unframed(`Avant.\n\n:::tip[Vite]\n${words}\n:::\n\nAprès.\n`)).toBe(
      `Avant.\n\n${words}\n\nAprès.\n`,
    );
    expect(unframed(`:::note\n\n${words}\n\n:::`)).toBe(`\n${words}\n`);
  });

  it('keeps its words apart from those around it', () => {
    expect(unframed('Avant.\n:::note\nUn mot\n:::\nAprès.\n')).toBe('Avant.\n\nUn mot\n\nAprès.\n');
    expect(unframed('Avant.\n:::note\n\nUn mot\n:::\nAprès.')).toBe('Avant.\n\nUn mot\n\nAprès.');
  });
});
