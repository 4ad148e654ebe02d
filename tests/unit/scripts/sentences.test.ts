import { describe, expect, it } from 'vitest';
import { isFrenchSentence, sentencesOutOfPlace } from '../../../scripts/check/sentences.ts';

const said = 'Cette liste est introuvable.';
const held = (path: string, text = said) => sentencesOutOfPlace({ path }, [{ text, line: 7 }]);

describe('a French sentence in a file of the server', () => {
  it('is refused, with its place', () => {
    expect(held('src/features/lists/access.server.ts')).toEqual([
      'src/features/lists/access.server.ts:7: a French sentence stands in the room\'s .fr.ts: "Cette liste est introuvable."',
    ]);
    for (const path of ['src/journeys/home/a.server.tsx', 'src/server/limits.ts', 'src/boot/serve.ts'])
      expect(held(path), path).toHaveLength(1);
  });

  it('stands where copy stands, in a letter, and in the content a site starts with', () => {
    for (const path of [
      'src/features/lists/refusals.fr.ts',
      'src/server/server.fr.ts',
      'src/features/cagnotte/gift.mail.ts',
      'src/features/cagnotte/demo-seed.server.ts',
      'src/features/catalogue/demo/types/sommeil.server.ts',
      'tests/api/lists/a.server.ts',
    ])
      expect(held(path), path).toEqual([]);
  });

  it('is known by its letters or by its small words, and told from names, keys, SQL and English', () => {
    for (const text of [said, 'sans nom', 'Signature refusée ici', ' sont sur votre compte'])
      expect(isFrenchSentence(text), text).toBe(true);
    for (const text of [
      'Introuvable.',
      '/outils/bébé',
      'no key update',
      'Say where: npm run export',
      'order by',
    ])
      expect(isFrenchSentence(text), text).toBe(false);
  });
});
