import { describe, expect, it } from 'vitest';
import { inspect } from '#admin/document/inspect.ts';
import { hasTitleAddress, newDocument, setTitle, slugOf } from '#admin/document/new-document.ts';
import { parseContentDocument } from '#src/features/content/document.ts';
import { seedDocuments } from '../content/seed-files.ts';

describe('inspecting a document', () => {
  it.each(seedDocuments)('finds nothing to say about $file', ({ text }) => {
    expect(inspect(text)).toMatchObject({ unreadable: null, errors: {} });
  });

  it('tells the line and column where a header breaks', () => {
    const { unreadable, values } = inspect('---\nslug: a\ntitle: "ouvert\n---\n');
    expect(unreadable).toMatchObject({ line: expect.any(Number), column: expect.any(Number) });
    expect(values).toBeNull();
    expect(inspect('Pas d’en-tête').unreadable?.line).toBe(1);
  });

  it.each([
    ['title: "ouvert\nslug: a', 2, 8, 'guillemet ouvert'],
    ['title: a: b\nslug: a', 2, 8, 'entre guillemets'],
    ['slug: a\nslug: b', 3, 1, 'déjà plus haut'],
    ['slug: a\n\ttitle: b', 3, 1, 'tabulation'],
    ['slug:a\ntitle: b', 2, 1, 'espace après les deux-points'],
    ['title: @a', 2, 8, 'entre guillemets'],
    ["title: 'l'été'", 2, 11, 'apostrophe se double'],
    ['slug: a\ntitle: *nulle', 3, 8, 'ne désigne rien'],
    ['tags: [un, deux\nslug: a', 3, 1, 'crochet'],
    ['title: |\n  a\nslug', 4, 1, 'après la clé'],
    ['a: &a [1, 1]\nb: &b [*a, *a, *a, *a]\nc: &c [*b, *b, *b, *b]\nd: [*c, *c, *c]', 5, 13, 'renvoi'],
  ])('says what is wrong with %j, and where', (yaml, ...[line, column, words]) => {
    const { unreadable } = inspect(`---\n${yaml}\n---\n`);
    expect(unreadable).toMatchObject({ line, column, message: expect.stringContaining(words) });
    expect(unreadable?.message).toContain(`Ligne ${line}, colonne ${column}.`);
  });

  it('names the place of a character that cannot be kept', () => {
    const text = `${newDocument('page')}Un\ntexte\0 coupé.\n`;
    expect(inspect(text).unreadable).toMatchObject({ line: 9, column: 6 });
    expect(inspect(text).unreadable?.message).toContain('caractère nul');
  });

  it('has one sentence for each field the server would refuse', () => {
    const text = '---\nnamespace: post\nslug: "12"\ntitle: Titre\npublished_at: demain\ntags: non\n---\n';
    expect(Object.keys(inspect(text).errors).sort()).toEqual(['published_at', 'slug', 'tags']);
  });

  it('says of an empty document that a title is missing, and names the field of each sentence', () => {
    const refused = (text: string) => {
      try {
        return parseContentDocument(text) && null;
      } catch (error) {
        return error;
      }
    };
    const fields = { title: 'Le titre est obligatoire.', slug: 'L’adresse est obligatoire.' };
    expect(refused(newDocument('post'))).toMatchObject({ message: fields.title, extra: {} });
    expect(inspect(newDocument('post')).errors).toMatchObject(fields);
    const untidy = '---\nnamespace: post\nslug: Un Mot\ntitle: Titre\n---\n';
    expect(refused(untidy)).toMatchObject({ message: expect.stringMatching(/^L’adresse /) });
  });
});

describe('a new document', () => {
  it('takes its address from its title until somebody chooses another', () => {
    const titled = setTitle(newDocument('post'), 'Le sac & l’été', true);
    expect(inspect(titled)).toMatchObject({
      values: { slug: 'le-sac-et-l-ete', title: 'Le sac & l’été' },
      errors: {},
    });
    expect(inspect(setTitle(titled, 'Le sac', true)).values?.slug).toBe('le-sac');
    expect(hasTitleAddress(titled, null)).toBe(true);
    const chosen = titled.replace('le-sac-et-l-ete', 'mon-adresse');
    expect(hasTitleAddress(chosen, null)).toBe(false);
    expect(hasTitleAddress(chosen, 'mon-adresse')).toBe(true);
    expect(inspect(setTitle(titled, 'Autre', false)).values?.slug).toBe('le-sac-et-l-ete');
    expect(slugOf('')).toBe('');
    expect(slugOf(`${'mots '.repeat(24)}fin`)).toBe('mots-'.repeat(24).slice(0, -1));
  });
});
