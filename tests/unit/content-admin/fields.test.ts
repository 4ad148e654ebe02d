import { describe, expect, it } from 'vitest';
import { parseDate, serializeDate } from '#admin/fields/date/date-value.ts';
import { FIELD_KINDS } from '#admin/fields/kinds.ts';
import { BUILTIN_TEMPLATES } from '#src/features/content/templates.ts';
import { seedDocuments } from '../content/seed-files.ts';

type Kind = keyof typeof FIELD_KINDS;
const field = (type: Kind) => ({ name: 'champ', label: 'Champ', type, options: ['un', 'deux'] });
const round = (type: Kind, raw: unknown) => FIELD_KINDS[type].serialize(FIELD_KINDS[type].parse(raw));
const error = (type: Kind, raw: unknown) =>
  FIELD_KINDS[type].validate(FIELD_KINDS[type].parse(raw), field(type));

describe('a field', () => {
  it.each(seedDocuments)('gives back every value of $file', ({ folder, fields }) => {
    for (const { name, type } of BUILTIN_TEMPLATES[folder as keyof typeof BUILTIN_TEMPLATES])
      expect(round(type, fields[name])).toEqual(fields[name]);
  });

  it.each<[Kind, unknown]>([
    ['text', 'Du texte'],
    ['markdown', '# Un titre\n\nDu texte'],
    ['number', 12.5],
    ['number', 0],
    ['boolean', false],
    ['boolean', true],
    ['date', '2026-09-17'],
    ['date', '2026-09-17T07:00:00Z'],
    ['select', 'un'],
    ['image', '/media/a.webp'],
    ['link', 'https://exemple.fr/a?b=c'],
    ['list', ['un', 'deux']],
    ['reference', 'grossesse'],
  ])('of kind %s reads and writes %j', (type, value) => {
    expect(round(type, value)).toEqual(value);
    expect(error(type, value)).toBeNull();
  });

  it('writes nothing when it is empty', () => {
    for (const type of Object.keys(FIELD_KINDS) as Kind[]) {
      expect(round(type, undefined)).toBeUndefined();
      expect(error(type, undefined)).toBeNull();
    }
  });

  it.each<[Kind, unknown]>([
    ['number', 'douze'],
    ['date', 'demain'],
    ['select', 'trois'],
    ['link', 'javascript:x()'],
    ['link', 'data:text/html,x'],
    ['link', '//exemple.fr'],
    ['link', '/\\exemple.fr'],
  ])('of kind %s keeps %j as it was typed, and says what is wrong', (type, value) => {
    expect(round(type, value)).toEqual(value);
    expect(error(type, value)).toMatch(/^Champ/);
  });

  it('understands a decimal comma', () => {
    expect(FIELD_KINDS.number.serialize('12,5')).toBe(12.5);
    expect(FIELD_KINDS.number.serialize('12,')).toBe('12,');
  });
});

describe('a date', () => {
  it('is shown in the editor’s time zone and written in UTC', () => {
    expect(parseDate('2026-09-17T23:30:00Z')).toEqual({ day: '2026-09-18', time: '01:30', other: '' });
    expect(serializeDate({ day: '2026-01-02', time: '08:00', other: '' })).toBe('2026-01-02T07:00:00Z');
    expect(serializeDate({ day: '2026-01-02', time: '', other: '' })).toBe('2026-01-02');
  });
});
