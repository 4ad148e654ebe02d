import { history, undo } from '@codemirror/commands';
import { markdown } from '@codemirror/lang-markdown';
import { language } from '@codemirror/language';
import { EditorState } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { LONG_LINE_CHARS, languageOfShortLines } from '#admin/code/long-lines.ts';

const LONG = 'a'.repeat(LONG_LINE_CHARS + 1);

const opened = (doc: string) =>
  EditorState.create({ doc, extensions: [history(), languageOfShortLines(markdown(), doc)] });
const isRead = (state: EditorState) => state.facet(language) !== null;

describe('a line too long for the Markdown parser', () => {
  it('is shown without it from the opening on', () => {
    expect([isRead(opened('Une ligne.')), isRead(opened(`Une ligne.\n${LONG}`))]).toEqual([true, false]);
  });

  it('turns it off as it comes, by a paste or by two that are joined, and on again as it goes', () => {
    let state = opened('# Titre\n\nUne ligne.');
    state = state.update({ changes: { from: state.doc.length, insert: `\n${LONG}\nfin` } }).state;
    expect(isRead(state)).toBe(false);
    state = state.update({ changes: { from: 0, insert: 'a' } }).state;
    expect(isRead(state)).toBe(false);
    const long = state.doc.lineAt(state.doc.length - 5);
    state = state.update({ changes: { from: long.from + 10, insert: '\n' } }).state;
    expect(isRead(state)).toBe(true);
    state = state.update({ changes: { from: long.from + 10, to: long.from + 11 } }).state;
    expect(isRead(state)).toBe(false);
  });

  it('comes back by an undo, with its words', () => {
    let state = opened('Une ligne.');
    state = state.update({ changes: { from: 10, insert: LONG }, userEvent: 'input.paste' }).state;
    undo({
      state,
      dispatch: (change) => {
        state = change.state;
      },
    });
    expect([state.doc.toString(), isRead(state)]).toEqual(['Une ligne.', true]);
  });
});
