import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openStaticFiles } from '#src/server/http/static-files.ts';

it('the files of a build outlive it: those that are kept already are not copied again, a torn one is', () => {
  const folder = mkdtempSync(join(tmpdir(), 'merveille-static-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const [client, kept] = [join(folder, 'client'), join(folder, 'assets')];
  mkdirSync(join(client, '_astro'), { recursive: true });
  for (const name of ['a.js', 'b.js']) writeFileSync(join(client, '_astro', name), `// ${name}`);
  openStaticFiles(client, kept, false);
  const old = new Date(Date.now() - 10 * 86_400_000);
  writeFileSync(join(kept, 'b.js'), '//');
  for (const name of ['a.js', 'b.js']) utimesSync(join(kept, name), old, old);
  // Same length: had it been copied, it would be the build's again.
  writeFileSync(join(kept, 'a.js'), '// A.js');
  openStaticFiles(client, kept, false);
  expect(readFileSync(join(kept, 'a.js'), 'utf8')).toBe('// A.js');
  expect(statSync(join(kept, 'a.js')).mtimeMs).toBeGreaterThan(old.getTime() + 86_400_000);
  expect(readFileSync(join(kept, 'b.js'), 'utf8')).toBe('// b.js');
});
