import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { seedContent } from '#src/features/content/seed.server.ts';
import { exportContent } from '#src/features/content/transfer/export-folder.server.ts';
import { importContent } from '#src/features/content/transfer/import-folder.server.ts';
import { startTestApp } from '../support/app.ts';

const root = mkdtempSync(join(tmpdir(), 'merveille-transfer-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));

function bytesOf(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((e) => e.isFile());
  return Object.fromEntries(
    names
      .map((e) => join(e.parentPath, e.name))
      .map((file) => [file.slice(folder.length), readFileSync(file, 'utf8')]),
  );
}

it('content exported, then brought into an empty site, is exported to the same bytes', async () => {
  const [first, second] = [join(root, 'one'), join(root, 'two')];
  const said: string[] = [];
  const say = (line: string) => said.push(line);
  const from = await startTestApp();
  await from.services.database.db.transaction((tx) => seedContent(tx as never));
  await exportContent(from.services, first, say);
  await from.close();
  const to = await startTestApp();
  await importContent(to.services, first, say);
  expect(said.at(-1)).toMatch(/^\d+ created, 0 updated, 0 unchanged, 0 refused$/);
  await exportContent(to.services, second, say);
  expect(bytesOf(second)).toEqual(bytesOf(first));

  await importContent(to.services, first, say);
  expect(said.at(-1)).toMatch(/^0 created, 0 updated, \d+ unchanged, 0 refused$/);
  writeFileSync(join(first, 'content/page/casse.md'), '---\ntitle: "ouvert\n---\n');
  await importContent(to.services, first, say);
  expect(said.at(-2)).toMatch(/casse\.md: .*[Ll]igne \d+, colonne \d+/);
  await to.close();
}, 90_000);
