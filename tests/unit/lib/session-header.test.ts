import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionHeader } from '#src/lib/session-header.ts';

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, text: string) => kept.set(key, text),
  });
});
afterEach(() => vi.unstubAllGlobals());

describe('the header of a browser', () => {
  it('is one random uuid, made at the first call and kept', () => {
    const first = sessionHeader();
    expect(first['x-session-uuid']).toMatch(UUID);
    expect(kept.get('crypto_uuid')).toBe(first['x-session-uuid']);
    expect(sessionHeader()).toEqual(first);
  });

  it('is empty, and no call fails, where a browser makes no uuid', () => {
    vi.stubGlobal('crypto', {});
    expect(sessionHeader()).toEqual({ 'x-session-uuid': '' });
  });
});
