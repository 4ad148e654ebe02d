import { describe, expect, it } from 'vitest';
import { inspect } from '#admin/document/inspect.ts';
import { newDocument, setTitle, slugOf } from '#admin/document/new-document.ts';
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

  it('has one sentence for each field the server would refuse', () => {
    const text = '---\nnamespace: post\nslug: "12"\ntitle: Titre\npublished_at: demain\ntags: non\n---\n';
    expect(Object.keys(inspect(text).errors).sort()).toEqual(['published_at', 'slug', 'tags']);
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
    const chosen = titled.replace('le-sac-et-l-ete', 'mon-adresse');
    expect(inspect(setTitle(chosen, 'Autre', true)).values?.slug).toBe('mon-adresse');
    expect(inspect(setTitle(titled, 'Autre', false)).values?.slug).toBe('le-sac-et-l-ete');
    expect(slugOf('')).toBe('');
  });
});
