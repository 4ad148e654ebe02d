import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isInLeakFile } from '#src/features/accounts/leak-file.server.ts';

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'leaks-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** The file that haveibeenpwned-downloader makes of these. */
function leaksOf(passwords: readonly string[], end = '\r\n'): string {
  const lines = passwords.map(
    (one, n) => `${createHash('sha1').update(one).digest('hex').toUpperCase()}:${(n + 1) ** 3}`,
  );
  const path = join(folder, `${passwords.length}-${end.length}.txt`);
  writeFileSync(path, lines.sort().join(end) + (end === '\n' ? '' : end));
  return path;
}

describe('a file of published leaks', () => {
  it.each([1, 2, 3, 80, 5000])('of %i lines tells each of them, and no other', async (count) => {
    const leaked = Array.from({ length: count }, (_, n) => `mot de passe volé ${n}`);
    for (const end of ['\r\n', '\n']) {
      const path = leaksOf(leaked, end);
      for (const one of count > 100 ? leaked.filter((_, n) => n % 97 === 0) : leaked)
        expect(await isInLeakFile(path, one), one).toBe(true);
      for (let n = 0; n < 60; n += 1) expect(await isInLeakFile(path, `jamais volé ${n}`)).toBe(false);
    }
  });

  it('tells its first and its last line', async () => {
    const leaked = Array.from({ length: 3000 }, (_, n) => `volé ${n}`);
    const path = leaksOf(leaked);
    const digest = (one: string) => createHash('sha1').update(one).digest('hex');
    const sorted = leaked.toSorted((one, other) => (digest(one) < digest(other) ? -1 : 1));
    for (const one of [sorted[0], sorted[1], sorted.at(-2), sorted.at(-1)])
      expect(await isInLeakFile(path, one ?? '')).toBe(true);
  });

  it('that is not there, or is another one, is told as what it is', async () => {
    await expect(isInLeakFile(join(folder, 'nulle-part'), 'x')).rejects.toThrow('ENOENT');
    const other = join(folder, 'autre.txt');
    writeFileSync(other, 'azerty\nmotdepasse\n');
    await expect(isInLeakFile(other, 'x')).rejects.toThrow('LEAKED_PASSWORDS');
    writeFileSync(other, '');
    await expect(isInLeakFile(other, 'x')).rejects.toThrow('LEAKED_PASSWORDS');
  });
});
