import { beforeEach, expect, test, vi } from 'vitest';
import { findBackups, forgetOldBackups } from '#admin/editor/backup.ts';

const DAY_MS = 86_400_000;
const now = Date.parse('2026-11-28T12:00:00Z');
const copy = (days: number) =>
  JSON.stringify({ text: 'Un texte', base: '', revision: 1, at: now - days * DAY_MS });

beforeEach(() => {
  const kept = new Map<string, string>();
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  // Browsers list what is kept as properties.
  const listed = new Proxy(storage, {
    ownKeys: () => [...kept.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('localStorage', listed);
});

test('a copy that a page left is kept for 90 days, and what is no copy is left alone', async () => {
  localStorage.setItem('editor:12~a', copy(91));
  localStorage.setItem('editor:12~b', copy(89));
  localStorage.setItem('editor:new-post', copy(200));
  localStorage.setItem('editor:mode', 'rich');
  await forgetOldBackups(now);
  expect((await findBackups(12, 'post')).map(({ name }) => name)).toEqual(['editor:12~b']);
  expect(await findBackups(null, 'post')).toEqual([]);
  expect(localStorage.getItem('editor:mode')).toBe('rich');
});
