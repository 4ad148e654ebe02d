import { wordTable } from '#src/lib/word-table.ts';
import { fold } from '../text.ts';
import { phraseAt, phraseFound, phrasesOf, type Token } from './tokens.ts';

/** Materials as shops name them, each with its other words; "bio" narrows, it is no material. */
const MATERIALS: Readonly<Record<string, string>> = {
  'coton bio': 'coton biologique, organic cotton, gots',
  coton: 'cotton, jersey, popeline',
  'gaze de coton': 'double gaze, mousseline, muslin, gaze',
  laine: 'wool, laine bouillie, cachemire, alpaga',
  mérinos: 'laine mérinos, merino',
  velours: 'velvet, veloutine, pilou',
  polaire: 'fleece, sherpa, moumoute, pilou pilou',
  bambou: 'viscose de bambou, bamboo',
  lin: 'linen',
  bois: 'wood, wooden, hêtre, bouleau, chêne, pin massif, bois massif, frêne',
  rotin: 'osier, rattan, cannage, wicker',
  silicone: 'silicon',
  verre: 'glass',
  inox: 'acier inoxydable, acier inox, stainless steel',
  caoutchouc: 'caoutchouc naturel, latex naturel, hévéa, rubber',
  cuir: 'leather, simili cuir',
  éponge: 'tissu éponge, terry',
  'nid d’abeille': 'nid d’abeilles, gaufré, waffle',
  plastique: 'plastic, polypropylène',
  mousse: 'foam',
};

/** Materials that are kinds of another: who asks for wool is shown merino. */
const KINDS: Readonly<Record<string, readonly string[]>> = wordTable({
  laine: ['mérinos'],
  coton: ['coton bio', 'gaze de coton', 'éponge', 'nid d’abeille'],
  bois: ['rotin'],
});

/** A material and its kinds. */
export const materialsFor = (material: string): string[] => [material, ...(KINDS[material] ?? [])];

export interface MaterialReading {
  from: number;
  to: number;
  material: string;
}

const key = (name: string) => fold(name).replaceAll(/[’'-]/g, ' ');
const names = new Map<string, string>();
for (const [material, others] of Object.entries(MATERIALS))
  for (const name of [material, ...others.split(',').map((one) => one.trim())])
    names.set(key(name), material);
const phrases = phrasesOf([...names.keys()].sort((a, b) => b.split(' ').length - a.split(' ').length));
const LED = phrasesOf(['en', 'de', 'a base de']);

export const MATERIAL_NAMES = Object.keys(MATERIALS);

/** The material named at a place of a text: "en bois", "silicone", "coton bio". */
export function materialAt(tokens: readonly Token[], at: number): MaterialReading | null {
  const led = phraseAt(tokens, at, LED);
  const phrase = phraseFound(tokens, at + led, phrases);
  if (phrase === null) return null;
  return { from: at, to: at + led + phrase.split(' ').length, material: names.get(phrase) ?? phrase };
}
