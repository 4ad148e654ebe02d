import { expect, it } from 'vitest';
import { fixedDocuments } from '#src/features/search/fixed-documents.server.ts';
import { FIXED_EXCERPTS } from '#src/features/search/fixed-excerpts.fr.ts';

it('says of every page that always stands by what is to be found there, in a sentence of its own', () => {
  const documents = fixedDocuments();
  for (const { href, excerpt, aliases } of documents) {
    expect(excerpt, href).toMatch(/^\p{Lu}.{15,105}\.$/u);
    // The words that people ask for it by are for the engine.
    expect(excerpt, href).not.toContain(aliases.slice(0, 2).join(', ') || '—');
  }
  expect(Object.keys(FIXED_EXCERPTS)).toHaveLength(documents.length);
});
