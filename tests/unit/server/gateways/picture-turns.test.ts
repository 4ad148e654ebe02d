import sharp from 'sharp';
import { expect, it } from 'vitest';
import { inTurn } from '#src/server/gateways/picture-turns.ts';
import { bomb } from '#tests/support/hostile-pictures.ts';

/** A picture of so many megapixels, of one colour. */
const large = (megapixels: number) =>
  sharp({ create: { width: megapixels * 1000, height: 1000, channels: 3, background: '#fff' } })
    .png({ compressionLevel: 1 })
    .toBuffer();

/** Work that ends when it is told to. */
function work(name: string, begun: string[]) {
  const { promise, resolve } = Promise.withResolvers<void>();
  const run = () => {
    begun.push(name);
    return promise;
  };
  return { run, end: resolve };
}

it('two pictures that are too large to be decoded together are worked on one after the other', async () => {
  const picture = await large(30);
  const begun: string[] = [];
  const [one, two, small] = ['one', 'two', 'small'].map((name) => work(name, begun));
  if (!one || !two || !small) throw new Error('Expected three');
  const first = inTurn(picture, { key: 'a' }, one.run);
  await expect.poll(() => begun).toEqual(['one']);
  const second = inTurn(picture, { key: 'b' }, two.run);
  // Its header is read by now, as is that of one that comes after it and overtakes nobody.
  const third = inTurn(await large(1), { key: 'c' }, small.run);
  await sharp(picture).metadata();
  expect(begun).toEqual(['one']);
  one.end();
  await first;
  await expect.poll(() => begun.toSorted()).toEqual(['one', 'small', 'two']);
  two.end();
  small.end();
  await Promise.all([second, third]);
});

it('one with more pixels than any may have is refused before its turn, by its header alone', async () => {
  const begun: string[] = [];
  const { run } = work('bomb', begun);
  await expect(inTurn(bomb(20_000, 20_000), { key: 'a' }, run)).rejects.toMatchObject({
    code: 'image_invalid',
  });
  expect(begun).toEqual([]);
});
