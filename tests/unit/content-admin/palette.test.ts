import { describe, expect, it } from 'vitest';
import { fixedCommands, matchingCommands } from '#admin/palette/commands.ts';

const found = (query: string) => matchingCommands(fixedCommands([]), query).map(({ href }) => href);

describe('the palette', () => {
  it('finds what there is to write, as people say it', () => {
    const article = '/a/admin/editor?new&namespace=post';
    for (const query of ['Écrire un article', 'ecrire article', 'nouveau article', 'ARTICLE'])
      expect(found(query)[0], query).toBe(article);
    expect(found('ecrire une zzz')).toEqual([]);
  });

  it('finds a screen by a part of its name, accents apart', () => {
    expect(found('reglages')).toEqual(['/a/admin/misc']);
    expect(found('la corbeille')).toContain('/a/admin/content?etat=deleted');
  });

  it('goes on showing everything before a word that counts', () => {
    expect(found('')).toEqual(fixedCommands([]).map(({ href }) => href));
  });
});
