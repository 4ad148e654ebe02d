import { describe, expect, it } from 'vitest';
import { applyEdit, editBody, shownBody } from '#admin/document/text-edit.ts';
import { readValues } from '#src/features/content/front-matter/pairs.ts';
import { setField } from '#src/features/content/front-matter/set-field.ts';
import { splitDocument } from '#src/features/content/front-matter/split.ts';
import { seedDocuments } from '../seed-files.ts';

const ORDER = ['namespace', 'slug', 'title', 'template', 'description', 'category', 'tags', 'position'];
const DOCUMENT = `---
# gardée par la rédaction
namespace: post
slug:   valise
title: "La valise : l’essentiel"   # un titre court
description: 'Une ligne'
tags:
    - "maternité"
    - valise   # deux fois par an
cover: valise
intro: |
  Première ligne
  Deuxième ligne
sources: [un, "deux"]
---

Un texte.
`;
const set = (name: string, value: unknown, text = DOCUMENT) => setField(text, { name, value }, ORDER);
const values = (text: string) => readValues(splitDocument(text)?.yaml ?? '');

describe('setting a field', () => {
  it.each(seedDocuments)('to what it already is changes no byte of $file', ({ text }) => {
    for (const [name, value] of Object.entries(values(text) ?? {})) expect(set(name, value, text)).toBe(text);
  });

  it('changes a text in its own quotes, spacing and comment', () => {
    expect(set('title', 'Autre « titre »')).toBe(
      DOCUMENT.replace('"La valise : l’essentiel"', '"Autre « titre »"'),
    );
    expect(set('slug', 'sac')).toBe(DOCUMENT.replace('slug:   valise', 'slug:   sac'));
    expect(set('description', 'L’autre')).toBe(DOCUMENT.replace("'Une ligne'", "'L’autre'"));
  });

  it('quotes a plain text that needs it', () => {
    expect(set('cover', 'oui: non')).toBe(DOCUMENT.replace('cover: valise', 'cover: "oui: non"'));
    expect(values(set('cover', '12'))?.cover).toBe('12');
  });

  it('keeps the items of a list as they were written', () => {
    expect(set('tags', ['maternité', 'sac', 'valise'])).toBe(
      DOCUMENT.replace('    - "maternité"\n    - valise', '    - "maternité"\n    - "sac"\n    - valise'),
    );
    expect(set('sources', ['deux', 'trois'])).toContain('sources: [deux, trois]\n---');
  });

  it('writes several lines as a block', () => {
    const longer = set('intro', 'Une\nDeux\nTrois\n');
    expect(longer).toContain('intro: |\n  Une\n  Deux\n  Trois\nsources:');
    expect(values(set('description', 'Une\nDeux'))?.description).toBe('Une\nDeux');
  });

  it('places a new field after the nearest one before it', () => {
    expect(set('category', 'grossesse')).toBe(
      DOCUMENT.replace("'Une ligne'\n", "'Une ligne'\ncategory: grossesse\n"),
    );
    expect(set('tags', ['un', 'deux'], '---\nslug: a\n---\n')).toBe(
      '---\nslug: a\ntags:\n  - un\n  - deux\n---\n',
    );
    expect(set('position', 3)).toContain('position: 3\ncover');
  });

  it('takes a field away with its lines only, or empties it beside a comment', () => {
    expect(set('description', undefined)).toBe(DOCUMENT.replace("description: 'Une ligne'\n", ''));
    expect(set('sources', undefined)).toBe(DOCUMENT.replace('\nsources: [un, "deux"]', ''));
    expect(set('title', undefined)).toBe(DOCUMENT.replace('"La valise : l’essentiel"', '""'));
    expect(set('intro', undefined)).toBe(
      DOCUMENT.replace('intro: |\n  Première ligne\n  Deuxième ligne\n', ''),
    );
  });

  it('gives a value to a key that has none', () => {
    const text = '---\nslug: a\ndescription:\ncover: b\n---\n';
    expect(set('description', 'Du texte', text)).toBe(text.replace('description:', 'description: Du texte'));
  });

  it('keeps the line endings of the document', () => {
    const text = DOCUMENT.replaceAll('\n', '\r\n');
    const tagged = set('tags', ['un', 'deux'], set('category', 'a', text));
    expect(tagged.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
    expect(values(tagged)).toMatchObject({ category: 'a', tags: ['un', 'deux'] });
  });

  it('leaves a header it cannot edit as it is', () => {
    for (const text of ['sans en-tête', '---\ntitle: "ouvert\n---\n', '---\n{slug: a}\n---\n'])
      expect(set('slug', 'b', text)).toBe(text);
    const anchored = '---\nslug: &s a\ntitle: *s\n---\n';
    expect(values(set('slug', 'b', anchored))).toEqual(values(anchored));
  });
});

describe('editing the text', () => {
  it('replaces only what changed under mixed line endings', () => {
    expect(applyEdit('un\r\ndeux\ntrois\r\n', 'un\ndeux\nquatre\n')).toBe('un\r\ndeux\nquatre\r\n');
    expect(applyEdit('un\r\ndeux', 'un\n\ndeux')).toBe('un\r\n\r\ndeux');
    expect(applyEdit('aaa', 'aa')).toBe('aa');
  });

  it('keeps the blank lines under the header', () => {
    expect(shownBody(DOCUMENT)).toBe('Un texte.\n');
    expect(editBody(DOCUMENT, 'Un texte.\n')).toBe(DOCUMENT);
    expect(editBody(DOCUMENT, 'Un autre texte.\n')).toBe(DOCUMENT.replace('Un texte', 'Un autre texte'));
    expect(editBody('---\nslug: a\n---', 'Texte')).toBe('---\nslug: a\n---\n\nTexte');
  });
});
