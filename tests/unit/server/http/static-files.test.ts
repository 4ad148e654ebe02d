import { mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { openMediaFiles } from '#src/server/http/media-files.ts';
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

it('a picture is shown by mailboxes and other sites on their own pages, and nothing else of ours is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'merveille-static-'));
  const [client, media] = [join(folder, 'client'), join(folder, 'media')];
  const hash = 'a'.repeat(20);
  mkdirSync(join(media, hash), { recursive: true });
  mkdirSync(client);
  for (const file of [join(client, 'a.svg'), join(client, 'a.js'), join(media, hash, '320.webp')])
    writeFileSync(file, 'x');
  const both = [openStaticFiles(client, join(folder, 'assets'), false), openMediaFiles(media, false)];
  const server = createServer(async (req, res) => {
    for (const files of both) if (await files.serve(req.url ?? '/', req, res)) return;
    res.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.close();
    rmSync(folder, { recursive: true, force: true });
  });
  const policyOf = async (path: string) => {
    const { headers } = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`);
    return headers.get('cross-origin-resource-policy');
  };
  expect(await policyOf(`/media/${hash}/320.webp`)).toBe('cross-origin');
  expect(await policyOf('/a.svg')).toBe('cross-origin');
  expect(await policyOf('/a.js')).toBe('same-origin');
});
