import { expect, test, vi } from 'vitest';
import { type AddressSource, KnownAddresses } from '#src/server/known-addresses.ts';

const range = (name: string, count: number) => Array.from({ length: count }, (_, n) => `/${name}-${n}`);

function sourceOf(addresses: string[], meanwhile: () => void = () => {}): AddressSource {
  return {
    count: async () => addresses.length,
    async *read() {
      for (let at = 0; at < addresses.length; at += 1000) {
        yield addresses.slice(at, at + 1000);
        meanwhile();
      }
    },
  };
}

test('no address that was read or published is ever taken for unknown, and nearly none that was not for known', async () => {
  const known = new KnownAddresses(sourceOf(range('liste', 60_000)), () => {});
  expect(known.mayHold('/nulle-part')).toBe(true);
  await known.load();
  const later = range('bientot', 5000);
  known.changed(later.map((path, n) => (n % 2 ? `address:${path}` : `redirect:${path}`)));
  for (const path of [...range('liste', 60_000), ...later]) expect(known.mayHold(path)).toBe(true);
  const wrong = range('inconnue', 50_000).filter((path) => known.mayHold(path)).length;
  expect(wrong).toBeLessThan(250);
});

test('what is published while all is read is known', async () => {
  let n = 0;
  const known = new KnownAddresses(
    sourceOf(range('liste', 5000), () => {
      known.changed([`address:/pendant-${n}`]);
      n += 1;
    }),
    () => {},
  );
  await known.load();
  for (const path of range('pendant', 5)) expect(known.mayHold(path)).toBe(true);
  expect(known.mayHold('/pendant-5')).toBe(false);
});

test('of very many at once nothing is unknown until they are read again', async () => {
  const addresses = range('liste', 10);
  const known = new KnownAddresses(sourceOf(addresses), () => {});
  await known.load();
  expect(known.mayHold('/importee')).toBe(false);
  addresses.push('/importee');
  known.changed(['addresses']);
  expect(known.mayHold('/autre')).toBe(true);
  await vi.waitFor(() => expect(known.mayHold('/autre')).toBe(false));
  expect(known.mayHold('/importee')).toBe(true);
});

test('many that come while all is read are read too', async () => {
  const addresses = range('liste', 2500);
  let readings = 0;
  const source = sourceOf(addresses, () => {
    readings += 1;
    if (readings !== 1) return;
    addresses.unshift('/importee');
    known.changed(['addresses']);
  });
  const known = new KnownAddresses(source, () => {});
  await known.load();
  expect(known.mayHold('/importee')).toBe(true);
  expect(known.mayHold('/nulle-part')).toBe(false);
});

test('it makes room for more than were read, and takes all for known when it cannot read', async () => {
  const addresses: string[] = [];
  const failed = vi.fn();
  const known = new KnownAddresses(sourceOf(addresses), failed);
  await known.load();
  addresses.push(...range('liste', 90_000));
  for (let at = 0; at < addresses.length; at += 500)
    known.changed(addresses.slice(at, at + 500).map((path) => `address:${path}`));
  await vi.waitFor(() =>
    expect(range('inconnue', 2000).filter((path) => known.mayHold(path)).length).toBeLessThan(20),
  );
  expect(addresses.every((path) => known.mayHold(path))).toBe(true);
  const broken = new KnownAddresses(
    { count: () => Promise.reject(new Error('away')), read: sourceOf([]).read },
    failed,
  );
  await broken.load();
  expect(failed).toHaveBeenCalledOnce();
  expect(broken.mayHold('/nulle-part')).toBe(true);
});
