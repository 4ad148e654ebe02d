import { describe, expect, it } from 'vitest';
import { Past } from '#admin/editor/past.ts';

const whole = (text: string) => text;

describe('what was written in a form that is shown no more', () => {
  it('is taken back step by step, and given again', () => {
    const past = new Past();
    past.wrote('', 0);
    past.wrote('a', 500);
    past.wrote('ab', 5_000);
    expect(past.step('undo', 'abc', whole), 'the form on the screen has its own undo').toBeNull();
    past.leftForm();
    expect(past.step('undo', 'abc', whole)).toBe('ab');
    expect(past.step('undo', 'ab', whole)).toBe('');
    expect(past.step('undo', '', whole)).toBeNull();
    expect(past.step('redo', '', whole)).toBe('ab');
    expect(past.step('redo', 'ab', whole)).toBe('abc');
    expect(past.step('redo', 'abc', whole)).toBeNull();
  });

  it('is not given again over what was written since', () => {
    const past = new Past();
    past.wrote('', 0);
    past.leftForm();
    expect(past.step('undo', 'a', whole)).toBe('');
    past.wrote('', 5_000);
    expect(past.step('redo', 'b', whole)).toBeNull();
  });

  it('passes over steps that the form does not show', () => {
    const past = new Past();
    past.wrote('un|texte', 0);
    past.wrote('deux|texte', 5_000);
    past.wrote('trois|texte', 10_000);
    past.leftForm();
    const body = (text: string) => text.split('|')[1] ?? '';
    expect(past.step('undo', 'trois|texte!', body)).toBe('trois|texte');
    expect(past.step('undo', 'trois|texte', body)).toBeNull();
  });

  it('is bounded', () => {
    const past = new Past();
    for (let n = 0; n < 20; n += 1) past.wrote(String(n).padStart(1_000_000), n * 5_000);
    past.leftForm();
    let steps = 0;
    for (let now: string | null = ''; now !== null; steps += 1) now = past.step('undo', now, whole);
    expect(steps).toBeLessThanOrEqual(13);
  });
});
