import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#src/calls/client.ts';
import { addGuestItems, guestItems, keepForLater } from '#src/features/lists/guest-items.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('What a guest chose before having a list', () => {
  it('is kept with how many of it, the last number counting', () => {
    keepForLater(12);
    keepForLater(7, 3);
    keepForLater(12, 2);
    expect(guestItems()).toEqual([
      { id: 7, quantity: 3 },
      { id: 12, quantity: 2 },
    ]);
  });

  it('is read as an earlier version of the site kept it, whatever else is there left out', () => {
    keepForLater(1);
    const [key = ''] = stored.keys();
    const [, ...rest] = JSON.parse(stored.get(key) ?? '[]');
    expect(rest).toEqual([]);
    stored.set(key, JSON.stringify([4, null, 'x', 1.5, { id: 5, quantity: 0 }, { id: 6 }, -1]));
    expect(guestItems()).toEqual([
      { id: 4, quantity: 1 },
      { id: 6, quantity: 1 },
    ]);
    stored.set(key, '{"id":1}');
    expect(guestItems()).toEqual([]);
  });

  it('keeps the search that it was found with, and nothing that is no search of this site', async () => {
    vi.stubGlobal('location', { origin: 'https://exemple.fr' });
    const results = '/i/marketplace/recherche?q=lit%20blanc';
    keepForLater(1, 1, `https://exemple.fr${results}`);
    keepForLater(2, 1, 'https://exemple.fr/magazine?q=lit');
    keepForLater(3, 1, `https://exemple.fr${results}${'x'.repeat(400)}`);
    const [key = ''] = stored.keys();
    const kept = JSON.parse(stored.get(key) ?? '[]');
    stored.set(key, JSON.stringify([...kept, { id: 4, quantity: 1, searched: 'javascript:alert(1)' }]));
    const added: (number | string | undefined)[][] = [];
    await addGuestItems(async (id, _, searched) => added.push([id, searched]));
    expect(added).toEqual([
      [1, `https://exemple.fr${results}`],
      [2, undefined],
      [3, undefined],
      [4, undefined],
    ]);
  });

  it('is added with its number once there is a list; what failed waits', async () => {
    keepForLater(1, 2);
    keepForLater(2);
    const added: number[][] = [];
    await addGuestItems(async (id, quantity) => {
      if (id === 2) throw new Error('gone');
      added.push([id, quantity]);
    });
    expect(added).toEqual([[1, 2]]);
    expect(guestItems()).toEqual([{ id: 2, quantity: 1 }]);
  });

  it('is counted and forgotten where it is refused for good, as what is no longer sold', async () => {
    keepForLater(1);
    keepForLater(2);
    const gone = await addGuestItems(async (id) => {
      throw new ApiError(id === 1 ? 200 : 503, { err: 'Introuvable.', code: 'not_found' });
    });
    expect(gone).toBe(1);
    expect(guestItems()).toEqual([{ id: 2, quantity: 1 }]);
  });
});
