import { expect, it } from 'vitest';
import { wordsOfPath } from '#src/lib/words-of-path.ts';

it.each([
  ['/poussette-trois-roues', 'poussette trois roues'],
  ['/magazine/grossesse/l%27accouchement_à-terme.html', 'accouchement terme'],
  ['/prenoms/Éloïse', 'Éloïse'],
  ['/produit/123-lit-bebe-60x120/', 'lit bebe'],
  ['/p/FIyR6xQ4Z5He23KIaUqF_A', ''],
  ['/%E0%A4%A', ''],
  ['/', ''],
  [`/${'mot-'.repeat(40)}`, 'mot '.repeat(8).trim()],
  [`/${'x'.repeat(400)}`, ''],
])('the words of %s', (path, words) => expect(wordsOfPath(path)).toBe(words));
