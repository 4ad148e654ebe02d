import { describe, expect, it } from 'vitest';
import { spacesIn } from '../../../scripts/check/spaces.ts';

const faults = (text: string) => spacesIn({ path: 'src/features/money/a.fr.ts', line: 7 }, text);

describe('the spaces of French copy', () => {
  it('keep an amount and its sign together, in a whole text and after a number that is put into it', () => {
    for (const text of ['D’au moins 20 €.', 'De 0,50 € à 500 €', ' €', ' % au plus', 'Envoi (45) %'])
      expect(faults(text), text).toEqual([
        expect.stringMatching(/^src\/features\/money\/a\.fr\.ts:7: a no-break space goes before € and %/),
      ]);
    for (const text of ['D’au moins 20\u202f€.', '20\u00a0€', '70\u00a0% du prix', 'en € ou en %'])
      expect(faults(text), text).toEqual([]);
  });

  it('are narrow before a sign of two parts and inside quotes', () => {
    for (const text of ['Et après ?', 'Et après\u00a0?', 'Attention!', 'Le prix:', '« Oui »', 'Attendez...'])
      expect(faults(text), text).not.toEqual([]);
    for (const text of ['Et après\u202f?', '«\u202fOui\u202f»', 'à 12:30', 'Attendez…'])
      expect(faults(text), text).toEqual([]);
  });
});
