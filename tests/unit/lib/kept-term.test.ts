import { beforeEach, expect, it, vi } from 'vitest';
import { onTermForgotten } from '#src/lib/kept-term.ts';

const heard = new EventTarget();
let kept: string | null = null;

beforeEach(() => {
  vi.stubGlobal('addEventListener', heard.addEventListener.bind(heard));
  vi.stubGlobal('localStorage', { getItem: () => kept, removeItem: () => {} });
});

const tell = (type: string, fields: object) => heard.dispatchEvent(Object.assign(new Event(type), fields));

it('tells an open page that the term was forgotten in another tab, or while it was put aside', () => {
  const work = vi.fn();
  onTermForgotten(work);
  tell('storage', { key: 'term', newValue: '2027-03-28' });
  tell('storage', { key: 'prenoms', newValue: null });
  kept = new Date(Date.now() + 864e5).toISOString().slice(0, 10);
  tell('pageshow', { persisted: true });
  expect(work).not.toHaveBeenCalled();
  tell('storage', { key: 'term', newValue: null });
  tell('storage', { key: null, newValue: null });
  kept = null;
  tell('pageshow', { persisted: true });
  expect(work).toHaveBeenCalledTimes(3);
});
