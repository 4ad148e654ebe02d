import { firstNameSlug } from './first-name.ts';

/** Applied in this order; the right side uses capitals for sounds that French spells with several letters. */
const RULES: readonly [RegExp, string][] = [
  [/-/g, ''],
  [/ph/g, 'f'],
  [/th/g, 't'],
  [/(sch|sh|tch)/g, 'S'],
  [/ch(?=[rlnm]|$)/g, 'k'],
  [/ch/g, 'S'],
  [/(ck|cqu|qu|q|kh)/g, 'k'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/gn/g, 'N'],
  [/gu(?=[eiy])/g, 'G'],
  [/g(?=[eiy])/g, 'j'],
  [/G/g, 'g'],
  [/x/g, 'ks'],
  [/dj/g, 'j'],
  [/h/g, ''],
  [/w/g, 'v'],
  [/eau|au/g, 'o'],
  [/ou/g, 'U'],
  [/oi|oy/g, 'Wa'],
  [/(ai|ay|ei|ey)(?=[^aeiouy]|$)/g, 'e'],
  [/y/g, 'i'],
  [/(an|am|en|em)(?=[^aeiounmU])/g, 'A'],
  [/(in|im|ain|ein)(?=[^aeiounmU])/g, 'I'],
  [/(.)\1+/g, '$1'],
  [/(?<=[aeiouUAI])s(?=[aeiouU])/g, 'z'],
  // A last "e" is silent, and so is a last consonant; one before such an "e" is heard: Louise is not Louisette.
  [/(?<=.{3})(?:es?|[st]+)$/g, ''],
];

/** The sound of a first name in French, roughly: names that share a key are spellings of one another. */
export function phoneticKey(name: string): string {
  return RULES.reduce((key, [pattern, sound]) => key.replace(pattern, sound), firstNameSlug(name));
}
