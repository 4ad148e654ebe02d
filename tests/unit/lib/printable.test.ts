import { expect, it } from 'vitest';
import { printable } from '#src/lib/printable.ts';

it.each([
  ['Doudou lapin 🐰 tout doux', 'Doudou lapin tout doux'],
  ['👶🏽 Bienvenue 🇫🇷!', 'Bienvenue !'],
  ['👩‍👩‍👧 Famille ❤️', 'Famille'],
  ['Numéro 1️⃣', 'Numéro 1'],
  ['𝓞𝓭𝓲𝓵𝓮', 'Odile'],
  ['Briques Lego® ™ ©', 'Briques Lego® ™ ©'],
  ['Société \u202eésrevni\u202c', 'Société ésrevni'],
  ['Un\u0000\u0007 mot\nEt un autre', 'Un mot\nEt un autre'],
  ['12,50\u202f€ · Œuvre d’été « à l’aise »', '12,50\u202f€ · Œuvre d’été « à l’aise »'],
  ['日本語', '日本語'],
  ['', ''],
])('%j is printed as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});
