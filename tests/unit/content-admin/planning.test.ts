import { afterEach, describe, expect, it } from 'vitest';
import { $plan } from '#admin/editor/plan.store.ts';
import { $editor } from '#admin/editor/store.ts';
import { keepMoments } from '#admin/life/planning.ts';
import { EMPTY_STATE } from '#admin/types/editor-state.ts';
import { configureClient, fetchTransport } from '#src/calls/client.ts';

const textOf = (category: string) =>
  `---\ntitle: À venir\nnamespace: post\n${category}---\n\nLes premiers mots.\n`;
const SAVED = textOf('');
const ON_SCREEN = textOf('category: grossesse\n');
const IN_THREE_DAYS = '2031-01-04T09:00:00.000Z';

const TOO_LONG = { err: 'Ce titre est trop long.', code: 'invalid', fields: { title: 'Trop long.' } };

/** Names the calls that reach the server; the one named in `refusing` is answered with that refusal. */
function serverOf(refusing?: string, refused: object = TOO_LONG) {
  const asked: string[] = [];
  configureClient({
    transport: async (path) => {
      const name = path.split('/').at(-1) ?? '';
      asked.push(name);
      const result = { id: 7, revision: 3, status: 'draft', md: ON_SCREEN, live_md: null };
      return { status: 200, text: JSON.stringify(name === refusing ? refused : { result }) };
    },
  });
  return asked;
}

const open = (state: object) => {
  $plan.set(null);
  $editor.set({ ...EMPTY_STATE, phase: 'ready', id: 7, revision: 2, savedText: SAVED, ...state });
};

describe('a publication that is planned', () => {
  afterEach(() => configureClient({ transport: fetchTransport }));

  it('is one of the text on the screen: what was just typed is saved before', async () => {
    open({ text: ON_SCREEN });
    const asked = serverOf();
    expect(await keepMoments({ publish: IN_THREE_DAYS, unpublish: null })).toEqual({});
    expect(asked).toEqual(['update_content', 'schedule_content', 'content_state']);
    expect($editor.get()).toMatchObject({ savedText: ON_SCREEN, text: ON_SCREEN });
  });

  it('keeps the words beside a live page in its draft', async () => {
    open({ text: ON_SCREEN, status: 'published' });
    const asked = serverOf();
    await keepMoments({ publish: IN_THREE_DAYS, unpublish: null });
    expect(asked[0]).toBe('save_draft');
  });

  it('asks for no save of a text that is saved, nor for the end of a page', async () => {
    open({ text: SAVED });
    const asked = serverOf();
    await keepMoments({ publish: IN_THREE_DAYS, unpublish: null });
    expect(asked).toEqual(['schedule_content', 'content_state']);
    open({ text: ON_SCREEN, status: 'published' });
    asked.length = 0;
    await keepMoments({ publish: null, unpublish: IN_THREE_DAYS });
    expect(asked).toEqual(['schedule_unpublish', 'content_state']);
  });

  it('is not planned where the text could not be saved, and says why', async () => {
    open({ text: ON_SCREEN });
    const asked = serverOf('update_content');
    expect(await keepMoments({ publish: IN_THREE_DAYS, unpublish: null })).toEqual({
      rest: 'Ce titre est trop long.',
    });
    expect(asked).not.toContain('schedule_content');
    expect($editor.get()).toMatchObject({ refused: { title: 'Trop long.' }, text: ON_SCREEN });
  });

  it('is not planned over what somebody else saved, which is shown', async () => {
    open({ text: ON_SCREEN });
    const theirs = { id: 7, revision: 5, status: 'draft', md: textOf('category: sommeil\n') };
    const asked = serverOf('update_content', {
      err: 'Enregistré ailleurs.',
      code: 'revision_conflict',
      content: theirs,
    });
    expect(await keepMoments({ publish: IN_THREE_DAYS, unpublish: null })).toEqual({
      rest: 'Enregistré ailleurs.',
    });
    expect(asked).not.toContain('schedule_content');
    expect($editor.get().remote).toMatchObject({ revision: 5 });
  });
});
