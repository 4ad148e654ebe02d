import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { acceptedEncoding, compress } from '#src/server/http/respond.ts';

const bodyOf = (bytes: number) => Buffer.alloc(bytes, 'des mots qui se ressemblent, ');

describe('a body on its way out', () => {
  // Beside each length that is compressed where it stands, one that a thread takes.
  it.each([0, 1, 900, 24 * 1024, 24 * 1024 + 1, 300_000])('of %i bytes comes back whole', async (bytes) => {
    const body = bodyOf(bytes);
    expect(brotliDecompressSync(await compress(body, 'br')).equals(body)).toBe(true);
    expect(gunzipSync(await compress(body, 'gzip')).equals(body)).toBe(true);
    expect(await compress(body, null)).toBe(body);
  });

  it('is smaller the longer it may take', async () => {
    const body = Buffer.from(
      Array.from({ length: 2000 }, (_, n) => `gift ${n * 7919} of ${n % 13}`).join('\n'),
    );
    expect((await compress(body, 'br', 9)).length).toBeLessThan((await compress(body, 'br')).length);
  });
});

it.each([
  [undefined, null],
  ['', null],
  ['identity', null],
  ['gzip', 'gzip'],
  ['gzip, deflate, br', 'br'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.0, gzip;q=0', null],
])('an asker of %j gets %s', (accept, encoding) => {
  expect(acceptedEncoding(accept)).toBe(encoding);
});
