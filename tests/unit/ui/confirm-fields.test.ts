import { expect, it } from 'vitest';
import { confirmed, labelOf } from '#src/ui/modals/confirm-fields.ts';

const fields = [
  { name: 'why', label: 'Pourquoi', type: 'text', required: true },
  { name: 'days', label: 'Jours', type: 'number' },
  { name: 'kind', label: 'Genre', type: 'select', options: [{ value: 'a', label: 'A' }] },
  { name: 'sure', label: 'Certain', type: 'checkbox' },
] as const;

function form(entries: Record<string, string>): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(entries)) data.set(name, value);
  return data;
}

it('a required field is marked with a star', () => {
  expect(fields.map(labelOf)).toEqual(['Pourquoi *', 'Jours', 'Genre', 'Certain']);
});

it('yes comes with each field as its type', () => {
  const answer = confirmed({ title: '', fields }, form({ why: 'Trop', days: '3', kind: 'a', sure: 'on' }));
  expect(answer).toEqual({ yes: true, fields: { why: 'Trop', days: 3, kind: 'a', sure: true } });
});

it('a number left empty is null, a box left open false', () => {
  const answer = confirmed({ title: '', fields }, form({ why: '', days: ' ', kind: '' }));
  expect(answer.fields).toEqual({ why: '', days: null, kind: '', sure: false });
});
