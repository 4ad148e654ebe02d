import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { exportContent } from '#src/features/content/transfer/export-folder.server.ts';
import { openContentExport } from '#src/features/content/transfer/export-link.server.ts';
import { importContent } from '#src/features/content/transfer/import-folder.server.ts';
import { transferCalls } from '#src/features/content/transfer/transfer.calls.ts';
import { readZip } from '#src/features/content/transfer/zip/read-zip.ts';
import { mediaCalls } from '#src/features/media/media.calls.ts';
import { media } from '#src/server/db/schema/index.ts';
import { type Desk, openDesk, pageMd } from '../support/desk.ts';
import { bytesOf } from '../support/hostile-zip.ts';
import { pngUrl } from '../support/pictures.ts';

const ARCHIVE = { files: 1000, unpacked: 1e9 };

let desk: Desk;
let server: Server;
let origin: string;
const folder = mkdtempSync(join(tmpdir(), 'merveille-export-'));
beforeAll(async () => {
  desk = await openDesk();
  const files = openContentExport(desk.app.services);
  server = createServer(async (req, res) => {
    if (!(await files.serve(new URL(req.url ?? '/', 'http://a').pathname, req, res)))
      res.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(async () => {
  server.close();
  rmSync(folder, { recursive: true });
  await desk.app.close();
});

const progressOf = (id: string) => desk.asRose(() => transferCalls.exportProgress({ id }));

describe('the download of an export', () => {
  it('waits for the browser, then is told until its end', async () => {
    await desk.publish(pageMd('a-emporter'));
    const given = await desk.asRose(() => transferCalls.exportContent());
    const total = given.documents + given.pictures;
    expect(await progressOf(given.id)).toEqual({ state: 'waiting', done: 0, total });
    const archive = await fetch(origin + given.url);
    expect(
      Buffer.from(await archive.arrayBuffer())
        .subarray(0, 2)
        .toString(),
    ).toBe('PK');
    await expect.poll(() => progressOf(given.id)).toEqual({ state: 'done', done: total, total });
  });

  it('is told to the newsroom alone, and not of what was never asked for', async () => {
    const { id } = await desk.asRose(() => transferCalls.exportContent());
    await expect(desk.asInes(() => transferCalls.exportProgress({ id }))).rejects.toMatchObject({
      status: 403,
    });
    await expect(progressOf('1234567890123')).rejects.toMatchObject({ code: 'not_found' });
    await expect(progressOf('hier')).rejects.toMatchObject({ code: 'invalid_input' });
  });
});

it('counts what it holds, neither the bin nor a picture whose files are gone', async () => {
  const bin = await desk.create(pageMd('a-jeter'));
  await desk.asRose(() => editorCalls.deleteContent({ id: bin.id }));
  const kept = await desk.create(pageMd('a-garder'));
  await desk.asRose(() => editorCalls.saveDraft({ md: kept.md.replace('Un texte.', 'Un brouillon.') }));
  const dataurl = await pngUrl({ width: 640, height: 480 });
  await desk.asRose(() => mediaCalls.uploadMedia({ dataurl, alt: 'Une feuille' }));
  await desk.app.services.database.db
    .insert(media)
    .values({ hash: 'f'.repeat(64), url: '/media/ff/absente/640.webp', cover: {}, folder: 'ff/absente' });

  const given = await desk.asRose(() => transferCalls.exportContent());
  const archive = Buffer.from(await (await fetch(origin + given.url)).arrayBuffer());
  const names = (await readZip(bytesOf(archive), ARCHIVE)).map(({ path }) => path);
  const documents = names.filter((name) => name.startsWith('content/') && name.endsWith('.md'));
  expect(documents).toContain('content/page/a-garder.md');
  expect(documents).not.toContain('content/page/a-jeter.md');
  expect(given.documents).toBe(documents.length);
  const pictures = new Set(names.filter((name) => name.startsWith('media/')).map((name) => dirname(name)));
  expect(pictures.size).toBeGreaterThan(0);
  const held = documents.length + pictures.size;
  await expect.poll(() => progressOf(given.id)).toEqual({ state: 'done', done: held, total: held });
});

it('the commands say how far they are, every hundred', async () => {
  for (let n = 0; n < 201; n += 1) await desk.create(pageMd(`serie-${String(n).padStart(3, '0')}`));
  const said: string[] = [];
  await exportContent(desk.app.services, folder, (line) => said.push(line));
  expect(
    said.filter((line) => /^\d+ \/ \d+ documents and pictures$/.test(line)).length,
  ).toBeGreaterThanOrEqual(2);
  expect(said.at(-1)).toMatch(/^\d+ documents, /);
  said.length = 0;
  await importContent(desk.app.services, folder, (line) => said.push(line));
  expect(said.filter((line) => /^\d+ \/ \d+ files$/.test(line)).length).toBeGreaterThanOrEqual(2);
  expect(said.at(-1)).toMatch(/unchanged, 0 refused$/);
}, 60_000);
