import { expect, it } from 'vitest';
import { parseContentDocument } from '#src/features/content/document.ts';
import { fieldErrors } from '#src/features/content/templates.ts';

const wrong = (type: 'date' | 'image', value: string) =>
  fieldErrors({ it: value }, [{ name: 'it', label: 'Champ', type }]).it ?? null;

it.each([
  ['2026-02-31', true],
  ['2026-13-01', true],
  ['2025-02-29', true],
  ['2026-02-30T10:00:00Z', true],
  ['2024-02-29', false],
  ['2026-02-28T23:30:00+01:00', false],
])('a date is a day that exists: %s', (value, refused) => {
  expect(wrong('date', value) !== null).toBe(refused);
});

it.each([
  ['data:image/png;base64,iVBORw0KGgo=', true],
  [' DATA:image/svg+xml,<svg/>', true],
  ['javascript:alert(1)', true],
  ['valise', false],
  ['/media/ab/valise.webp', false],
  ['https://exemple.fr/a.png', false],
])('a picture is a name or an address, never the picture itself: %s', (value, refused) => {
  expect(wrong('image', value) !== null).toBe(refused);
});

it('a header that repeats too much says so, and one that repeats nothing names the mark', () => {
  const head = (lines: string) => `---\nnamespace: page\nslug: x\ntitle: X\n${lines}\n---\n`;
  const ten = Array.from({ length: 10 }, () => '*a').join(', ');
  const bomb = head(`a: &a [x, x]\nb: &b [${ten}]\nc: [${ten.replaceAll('*a', '*b')}]`);
  expect(() => parseContentDocument(bomb)).toThrow('trop de renvois');
  expect(() => parseContentDocument(head('a: *nulle'))).toThrow('ne désigne rien');
});
