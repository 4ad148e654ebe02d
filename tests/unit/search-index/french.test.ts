import { describe, expect, it } from 'vitest';
import { isFrench, isInfinitive } from '#search/french/dictionary.ts';
import { DEFAULT_LEXICON } from '#search/lexicon.ts';
import { fold } from '#search/text.ts';

const { read } = DEFAULT_LEXICON;

describe('The words of French', () => {
  it.each(['détendre', 'terme', 'grimpait', 'chevaux', 'blanches', 'gigoteuses', 'aplatie', 'journaux'])(
    'have “%s”, in any form',
    (word) => expect(isFrench(fold(word))).toBe(true),
  );

  it.each(['poussete', 'gigotteuse', 'biberond', 'pijama', 'chauson', 'xyz', 'lyon', ''])(
    'have no “%s”',
    (word) => expect(isFrench(word)).toBe(false),
  );

  it('tell a verb from what ends as one', () => {
    for (const verb of ['monter', 'prendre', 'dormir', 'mettre']) expect(isInfinitive(verb), verb).toBe(true);
    for (const noun of ['papier', 'couture', 'noir', 'livre', 'panier'])
      expect(isInfinitive(noun), noun).toBe(false);
  });

  it('are what they say: none is a misspelt word of the field', () => {
    expect(read('se détendre avant l’accouchement').head?.ids).not.toContain('babyphone');
    expect(read('bébé né avant terme').head?.ids ?? []).not.toContain('poussette tout-terrain');
    expect(read('biberon pour agneau')).toMatchObject({ others: [], elsewhere: true });
  });

  it('are corrected where that makes a name with the word beside them', () => {
    expect(read('tapis éveille').head?.ids).toEqual(["tapis d'eveil"]);
    expect(read('chausson cuire').head?.ids).toContain('chaussons en cuir');
  });
});
