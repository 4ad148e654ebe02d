import { beforeEach, describe, expect, it, vi } from 'vitest';
import { actedWithin, recordAction } from '#src/features/device/mobile-actions.ts';

let kept: Record<string, string> = {};

beforeEach(() => {
  kept = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = value;
    },
  });
});

describe('what was done on this device', () => {
  it('expires by its age in seconds', () => {
    recordAction('install-declined', 1_000_000);
    expect(actedWithin('install-declined', 60, 1_059_999)).toBe(true);
    expect(actedWithin('install-declined', 60, 1_060_000)).toBe(false);
    expect(actedWithin('push-declined', 60, 1_000_000)).toBe(false);
  });

  it('is kept under its name of the specification, by time', () => {
    recordAction('share-route', 5);
    expect(JSON.parse(kept.mobile_actions ?? '')).toEqual({ 'share-route': 5 });
  });

  it('does not count when it is still to come, or when somebody wrote nonsense', () => {
    recordAction('install-declined', 2_000);
    expect(actedWithin('install-declined', 60, 1_000)).toBe(false);
    for (const nonsense of ['[', '[]', 'null', '{"install-declined":"yesterday"}']) {
      kept.mobile_actions = nonsense;
      expect(actedWithin('install-declined', 60)).toBe(false);
    }
  });
});
