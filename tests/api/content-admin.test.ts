import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { inspect } from '#admin/document/inspect.ts';
import { setTitle } from '#admin/document/new-document.ts';
import { editBody, shownBody } from '#admin/document/text-edit.ts';
import {
  discardDraft,
  moveToBin,
  openDocument,
  openNew,
  restoreRevision,
  takeOutOfBin,
  takeTheirs,
} from '#admin/editor/document-actions.ts';
import { addressFollows } from '#admin/editor/free-address.ts';
import { autosave, lookElsewhere, publish, save, unpublish } from '#admin/editor/saving.ts';
import { $editor, edit } from '#admin/editor/store.ts';
import { $told } from '#admin/editor/told.store.ts';
import { editorFr } from '#admin/editor.fr.ts';
import { hasUnpublished, isDirty } from '#admin/types/editor-state.ts';
import { contentCalls, editorCalls } from '#src/features/content/content.calls.ts';
import { withoutIdentity } from '#src/features/content/front-matter/split.ts';
import { join } from '../cast.ts';
import { startTestApp, type TestApp } from '../support/app.ts';

let app: TestApp;
let rose: string;
const asRose = <T>(work: () => Promise<T>) => app.as(rose, work);
const state = () => $editor.get();

const written = (slug: string, body: string) =>
  `---\nnamespace: page\nslug: ${slug}\ntitle: "Une page"   # son titre\n---\n\n${body}\n`;
const typed = (from: string, to: string) => edit(state().text.replace(from, to));

const header = (slug: string) =>
  `---\n# une remarque\nnamespace: page\nslug: ${slug}\ntitle: 'L''œil'   # son titre\nx: &a [1, "2"]\ny: *a\n---\n\n`;
/** As other programs write them: a mark at the beginning, both kinds of line ends, no last one. */
const odd = [
  `\uFEFF${header('bom')}Un début.\n\nUne fin.\n`,
  `\uFEFF${header('bom-crlf')}Un début.\n\nUne fin.`.replaceAll('\n', '\r\n'),
  `${header('meles').replaceAll('\n', '\r\n')}Un\r\n\r\ndeux\ntrois\n\nquatre\r\n`,
  `${header('espaces')}\n\n\u00a0a\u202f: b  \n\tc\\\n👨‍👩‍👧 \u2028d\r e\n  \n`,
];

/** A document of its own for each test, saved and shown. */
async function opened(slug: string, live: boolean): Promise<number> {
  const { id } = await asRose(() => editorCalls.createContent({ md: written(slug, 'Un texte.') }));
  if (live) await asRose(() => editorCalls.enableContent({ id, enable: true }));
  await asRose(() => openDocument(id));
  return id;
}

beforeAll(async () => {
  app = await startTestApp();
  rose = (await join(app, 'rose')).token;
});
beforeEach(() => openNew('page'));
afterAll(() => app.close());

describe('the open document', () => {
  it('is created by its first save, byte for byte what was shown', async () => {
    edit(written('nouvelle', 'Un texte.'));
    expect(await asRose(autosave)).toBe(true);
    expect(state()).toMatchObject({ id: expect.any(Number), revision: 1, status: 'draft' });
    expect(isDirty(state())).toBe(false);
    const { items } = await asRose(() => editorCalls.contentRevisions({ id: state().id ?? 0 }));
    expect(items.map(({ md }) => md)).toEqual([written('nouvelle', 'Un texte.')]);
  });

  it('comes back to its very bytes, untouched or after an undo, whatever they are', async () => {
    for (const [n, text] of odd.entries()) {
      const { id } = await asRose(() => editorCalls.createContent({ md: text }));
      await asRose(() => openDocument(id));
      expect(state().text, `text ${n}`).toBe(text);
      const words = shownBody(text);
      edit(editBody(state().text, `${words.slice(0, 1)}${words.slice(-1)}`));
      await asRose(save);
      expect(state()).toMatchObject({ failure: null, remote: null });
      edit(editBody(state().text, words));
      expect(state().text, `text ${n}`).toBe(text);
      await asRose(save);
      const kept = await asRose(() => editorCalls.contentDetail({ id }));
      expect(withoutIdentity(kept.md), `text ${n}`).toBe(text);
    }
  });

  it('waits with its first save until the server would take it', async () => {
    edit(written('Pas Un Slug', 'Un texte.'));
    expect(await asRose(autosave)).toBe(true);
    expect(state()).toMatchObject({ id: null, failure: null });
    expect(await asRose(save)).toBe(false);
    expect(state()).toMatchObject({ refused: { slug: expect.any(String) } });
  });

  it('goes to readers only when it is published', async () => {
    await opened('en-deux-temps', true);
    typed('Un texte', 'Un brouillon');
    await asRose(save);
    expect(hasUnpublished(state())).toBe(true);
    expect((await contentCalls.getPage({ slug: 'en-deux-temps' })).html).toContain('Un texte');
    await asRose(publish);
    expect(hasUnpublished(state())).toBe(false);
    expect((await contentCalls.getPage({ slug: 'en-deux-temps' })).html).toContain('Un brouillon');
    await asRose(unpublish);
    expect(state().status).toBe('draft');
    await expect(contentCalls.getPage({ slug: 'en-deux-temps' })).rejects.toMatchObject({ status: 404 });
  });

  it('comes back to what readers see, to an older version, and out of the bin', async () => {
    await opened('retour', true);
    typed('Un texte', 'Autre chose');
    await asRose(save);
    await asRose(discardDraft);
    expect(state().text).toContain('Un texte');
    typed('Un texte', 'Une suite');
    await asRose(publish);
    await asRose(() => restoreRevision(1));
    expect(state()).toMatchObject({ revision: 5, text: written('retour', 'Un texte.') });
    await asRose(moveToBin);
    expect(state().phase).toBe('deleted');
    await asRose(takeOutOfBin);
    expect(state()).toMatchObject({ phase: 'ready', status: 'published' });
  });
});

describe('a title that another document has', () => {
  const newNamed = (title: string) => {
    openNew('page');
    edit(setTitle(state().text, title, addressFollows()));
  };
  const slug = () => inspect(state().text).values?.slug;

  it('has the free address that the server proposes, and follows the title further', async () => {
    newNamed('Deux fois');
    await asRose(save);
    newNamed('Deux fois');
    expect(await asRose(autosave)).toBe(true);
    expect(state()).toMatchObject({ id: expect.any(Number), failure: null, refused: {} });
    expect(slug()).toBe('deux-fois-2');
    expect($told.get()?.text).toContain('deux-fois-2');
    edit(setTitle(state().text, 'Deux fois et demie', addressFollows()));
    expect(slug()).toBe('deux-fois-et-demie');
    edit(setTitle(state().text, 'Deux fois', addressFollows()));
    expect(await asRose(publish)).toBe(true);
    expect((await contentCalls.getPage({ slug: 'deux-fois-2' })).title).toBe('Deux fois');
  });

  it('keeps an address that somebody typed, and is told which one is free', async () => {
    newNamed('Mon adresse');
    await asRose(save);
    newNamed('Autre titre');
    edit(state().text.replace('autre-titre', 'mon-adresse'));
    expect(await asRose(save)).toBe(false);
    expect(state().refused.slug).toContain('mon-adresse-2');
    expect(slug()).toBe('mon-adresse');
    edit(setTitle(state().text, 'Encore un autre', addressFollows()));
    expect(slug()).toBe('mon-adresse');
  });

  it('leaves alone the address of what is online', async () => {
    newNamed('Pris en ligne');
    await asRose(save);
    await opened('en-ligne-ailleurs', true);
    edit(setTitle(state().text, 'Pris en ligne', addressFollows()));
    expect(slug()).toBe('en-ligne-ailleurs');
    edit(state().text.replace('en-ligne-ailleurs', 'pris-en-ligne'));
    expect(await asRose(publish)).toBe(false);
    expect(slug()).toBe('pris-en-ligne');
  });
});

describe('two editors', () => {
  it('never write over a version, nor over a draft, that they have not read', async () => {
    const id = await opened('a-deux', true);
    const before = await asRose(() => editorCalls.contentDetail({ id }));
    await asRose(() => editorCalls.saveDraft({ md: before.md.replace('Un texte', 'Son brouillon') }));
    typed('Un texte', 'Mon texte');
    for (const work of [autosave, save, publish]) {
      await asRose(work);
      expect(state().remote?.md).toContain('Son brouillon');
      expect(state().text).toContain('Mon texte');
    }
    const now = await asRose(() => editorCalls.contentDetail({ id }));
    expect(now).toMatchObject({ revision: 2, md: expect.stringContaining('Son brouillon') });
  });

  it('learn of each other, take what is newer, and agree when they wrote the same', async () => {
    const id = await opened('ensemble', false);
    const first = await asRose(() => editorCalls.contentDetail({ id }));
    await asRose(() => editorCalls.updateContent({ md: first.md.replace('Un texte', 'Le sien') }));
    await asRose(lookElsewhere);
    expect(state().remote?.revision).toBe(2);
    await asRose(takeTheirs);
    expect(state()).toMatchObject({ revision: 2, remote: null, text: written('ensemble', 'Le sien.') });
    const second = await asRose(() => editorCalls.contentDetail({ id }));
    await asRose(() => editorCalls.updateContent({ md: second.md.replace('Le sien', 'Pareil') }));
    typed('Le sien', 'Pareil');
    await asRose(save);
    expect(state()).toMatchObject({ remote: null, failure: null });
    expect(isDirty(state())).toBe(false);
  });
});

describe('what goes wrong', () => {
  it('is kept beside the text, which stays', async () => {
    await opened('prise', false);
    await opened('la-mienne', false);
    typed('slug: la-mienne', 'slug: prise');
    expect(await asRose(save)).toBe(false);
    expect(state()).toMatchObject({ refused: { slug: expect.stringContaining('déjà prise') }, busy: false });
    expect(state().text).toContain('slug: prise');
    typed('slug: prise', 'slug: la-mienne-2');
    expect(state().refused).toEqual({});
    await asRose(() => openDocument(999_999));
    expect(state().phase).toBe('missing');
  });

  it('is said in French of a text of five megabytes, which nobody cuts', async () => {
    await opened('tres-long', true);
    const text = written('tres-long', 'Mot. '.repeat(1_048_576));
    edit(text);
    expect(await asRose(save)).toBe(false);
    expect(state()).toMatchObject({ failure: { message: editorFr.tooLong.title }, busy: false });
    await asRose(autosave);
    expect(await asRose(publish)).toBe(false);
    expect(state().text).toBe(text);
    expect((await contentCalls.getPage({ slug: 'tres-long' })).html).toContain('Un texte.');
    await expect(asRose(() => editorCalls.createContent({ md: text }))).rejects.toMatchObject({
      status: 413,
      code: 'too_large',
    });
  });
});
