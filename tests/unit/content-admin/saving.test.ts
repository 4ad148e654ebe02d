import { afterEach, describe, expect, it } from 'vitest';
import { save } from '#admin/editor/saving.ts';
import { $editor } from '#admin/editor/store.ts';
import { EMPTY_STATE } from '#admin/types/editor-state.ts';
import { configureClient, fetchTransport, type Transport } from '#src/calls/client.ts';
import { withIdentity } from '#src/features/content/document.ts';

const textOf = (words: string) => `---\ntitle: À deux\nnamespace: page\n---\n\n${words}\n`;
const BEGUN = textOf('Le milieu.');
const MINE = textOf('Le milieu, de Marc.');

/** The server's answers, one a save: refused for a newer version of those words, or taken. */
function serverOf(answers: { theirs: string | null; revision: number }[]) {
  const sent: string[] = [];
  const transport: Transport = async (_path, json) => {
    sent.push(JSON.parse(json).md);
    const { theirs, revision } = answers[sent.length - 1] ?? { theirs: null, revision: 0 };
    const content = { id: 7, revision, status: 'draft', md: withIdentity(theirs ?? MINE, 7, revision) };
    const refused = { err: 'Enregistré ailleurs.', code: 'revision_conflict', content };
    return { status: 200, text: JSON.stringify(theirs === null ? { result: content } : refused) };
  };
  configureClient({ transport });
  return sent;
}

const open = () =>
  $editor.set({ ...EMPTY_STATE, phase: 'ready', id: 7, revision: 2, text: MINE, savedText: BEGUN });

describe('a save that somebody else was quicker than', () => {
  afterEach(() => configureClient({ transport: fetchTransport }));

  it.each([
    ['the words that this text began from', BEGUN],
    ['the same words', MINE],
  ])('asks nothing where they saved %s', async (_case, theirs) => {
    open();
    const sent = serverOf([
      { theirs, revision: 3 },
      { theirs: null, revision: 4 },
    ]);
    expect(await save()).toBe(true);
    expect(sent).toEqual([withIdentity(MINE, 7, 2), withIdentity(MINE, 7, 3)]);
    expect($editor.get()).toMatchObject({ remote: null, revision: 4, savedText: MINE, text: MINE });
  });

  it('shows the other version where they changed something', async () => {
    open();
    const sent = serverOf([{ theirs: textOf('La fin, de Léa.'), revision: 3 }]);
    expect(await save()).toBe(false);
    expect(sent).toHaveLength(1);
    expect($editor.get().remote).toMatchObject({ revision: 3 });
    expect($editor.get()).toMatchObject({ text: MINE, savedText: BEGUN, revision: 2 });
  });
});
