import sharp from 'sharp';
import { expect, it } from 'vitest';
import { qrModules } from '#src/lib/qr.ts';
import { qrPicture } from '#src/lib/qr-picture.server.ts';

const addresses = [
  'a',
  'https://exemple.fr/liste-exemple',
  `https://exemple.fr/${'une-longue-liste'.repeat(12)}`,
];

it.each(addresses)('the picture of %s has a pixel for each module, dark where it is', async (address) => {
  const modules = qrModules(address);
  const bytes = Buffer.from(qrPicture(address).replace('data:image/png;base64,', ''), 'base64');
  const { data, info } = await sharp(bytes, { failOn: 'warning' })
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([modules.length, modules.length]);
  const dark = Array.from({ length: data.length / info.channels }, (_, n) => data[n * info.channels] === 0);
  expect(dark).toEqual(modules.flat());
});

it('is shorter than the code drawn by lines', () => {
  expect(qrPicture('https://exemple.fr/liste-exemple').length).toBeLessThan(500);
});
