import { describe, expect, it } from 'vitest';
import { distanceKm } from '#src/features/places/spatial.ts';
import { placeTables } from '#src/features/places/table.ts';
import { doubtOf, reachKm } from '#src/features/tourism/doubt.ts';
import { loadMuseums } from '#src/features/tourism/museums.ts';

const pau = {
  name: 'Pau',
  departmentCode: '64',
  postalCodes: ['64000'],
  position: { lat: 43.3, lng: -0.37 },
  areaKm2: 31.5,
};
const oloron = {
  ...pau,
  name: 'Oloron-Sainte-Marie',
  postalCodes: ['64400'],
  position: { lat: 43.19, lng: -0.6 },
};
const at = (more: object) => ({
  address: '12 rue de la Ville',
  postalCode: '64000',
  position: pau.position,
  ...more,
});

describe('the place of an outing', () => {
  it.each([
    ['agrees with its commune', {}, null],
    ['is believed with a code for large post', { postalCode: '64036' }, null],
    [
      'has the postal code of another town, where it lies',
      { postalCode: '64400', position: oloron.position },
      'town',
    ],
    ['is believed with a slip in its postal code', { postalCode: '64400' }, null],
    ['says the name of another town', { address: 'Commune d’Oloron-Sainte-Marie' }, 'town'],
    ['is in a street named after a town', { address: '3 rue d’Oloron-Sainte-Marie' }, null],
    ['lies twenty kilometres away', { position: { lat: 43.48, lng: -0.37 } }, 'far'],
  ])('%s', (_what, more, doubt) => {
    expect(doubtOf(at(more), pau, [pau, oloron])).toBe(doubt);
  });

  it('may be farther from the town hall of a wide commune', () => {
    expect(reachKm({ areaKm2: 31 })).toBe(10);
    expect(Math.round(reachKm({ areaKm2: 759 }))).toBe(23);
    expect(reachKm({ areaKm2: null })).toBe(10);
  });
});

describe('the museums that are shipped', () => {
  it('show no distance beyond their commune’s own size, and have addresses that lead somewhere', async () => {
    const { communes } = await placeTables();
    const byCode = new Map(communes.map((one) => [one.code, one]));
    const { all } = await loadMuseums();
    const wrong = all.filter(({ communeCode, position }) => {
      const commune = byCode.get(communeCode);
      return commune?.position && position && distanceKm(commune.position, position) > reachKm(commune);
    });
    expect(wrong).toEqual([]);
    expect(all.filter(({ url }) => url !== null && !/^https?:\/\/[^/]+\./.test(url))).toEqual([]);
  });

  it('count the musée béarnais nowhere and give the musée du Revermont no distance', async () => {
    const { all, doubtful } = await loadMuseums();
    expect(all.some(({ name }) => name === 'Musée béarnais')).toBe(false);
    expect(doubtful).toContainEqual(expect.objectContaining({ doubt: 'town', name: 'Musée béarnais' }));
    expect(all.find(({ name }) => name === 'Musée du Revermont')?.position).toBeNull();
  });
});
