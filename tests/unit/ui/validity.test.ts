import { expect, it } from 'vitest';
import { sentenceFor } from '#src/ui/validity.fr.ts';

const of = (type: string, validity: Partial<ValidityState>, more: object = {}) =>
  sentenceFor({ type, validity, title: '', ...more });

it('what the browser finds wrong is said in French, whatever the browser speaks', () => {
  expect(of('text', { valueMissing: true })).toBe('Ce champ est obligatoire.');
  expect(of('checkbox', { valueMissing: true })).toBe('Cochez cette case pour continuer.');
  expect(of('select-one', { valueMissing: true })).toBe('Choisissez une réponse.');
  expect(of('email', { typeMismatch: true })).toContain('prenom@exemple.fr');
  expect(of('url', { typeMismatch: true })).toContain('https://');
  expect(of('password', { tooShort: true }, { minLength: 12 })).toBe('Choisissez au moins 12 caractères.');
  expect(of('number', { rangeUnderflow: true }, { min: '1' })).toBe('La valeur minimale est 1.');
  expect(of('date', { rangeOverflow: true }, { max: '2027-01-01' })).toBe('Cette date vient trop tard.');
  expect(of('number', { badInput: true })).toBe('Écrivez un nombre.');
  expect(of('text', { patternMismatch: true }, { title: 'Cinq chiffres.' })).toBe('Cinq chiffres.');
  expect(of('text', { customError: true }, { validationMessage: 'Pas ce jour.' })).toBe('Pas ce jour.');
  expect(of('text', { patternMismatch: true })).toBe('Ce n’est pas sous la forme attendue.');
});
