import { zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editorCalls } from '#src/features/content/content.calls.ts';
import { exportFiles } from '#src/features/content/transfer/export-files.server.ts';
import { transferCalls } from '#src/features/content/transfer/transfer.calls.ts';
import { CHUNK_BYTES } from '#src/features/content/transfer/transfer.ts';
import { writeZip } from '#src/features/content/transfer/zip/write-zip.ts';
import { contentImportChunk } from '#src/server/db/schema/index.ts';
import { type Desk, openDesk, pageMd } from '../support/desk.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.app.close());

type Files = Parameters<typeof zipSync>[0];
const text = (md: string) => new TextEncoder().encode(md);

/** Sends an archive and has it looked at. */
async function looked(archive: Uint8Array, publish = false) {
  const { id } = await desk.asRose(() =>
    transferCalls.beginImport({ name: 'essai.zip', size: archive.length, publish }),
  );
  for (let position = 0; position * CHUNK_BYTES < archive.length; position += 1) {
    const piece = archive.subarray(position * CHUNK_BYTES, (position + 1) * CHUNK_BYTES);
    const bytes = Buffer.from(piece).toString('base64');
    await desk.asRose(() => transferCalls.sendImportPiece({ id, position, bytes }));
  }
  await desk.asRose(() => transferCalls.checkImport({ id }));
  await desk.app.runJobs();
  return id;
}
const stateOf = (id: string) => desk.asRose(() => transferCalls.importState({ id }));
const reportOf = async (id: string, more = {}) =>
  (await desk.asRose(() => transferCalls.importReport({ id, ...more }))).items;
const found = async (query: string) =>
  (await desk.asRose(() => editorCalls.contentList())).items.filter(({ slug }) => slug.startsWith(query));

async function apply(id: string) {
  await desk.asRose(() => transferCalls.applyImport({ id }));
  await desk.app.runJobs();
}

describe('an archive brought in by screen', () => {
  it('is looked at file by file before anything is written, then brought in with its pictures', async () => {
    await desk.publish(pageMd('deja-la'));
    const jpeg = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#a83a22' } })
      .jpeg()
      .toBuffer();
    const files: Files = {
      'pages/neuve.md': text(pageMd('neuve', '![Une tache](img/tache.jpg)')),
      'pages/img/tache.jpg': new Uint8Array(jpeg),
      'pages/deja-la.md': text(pageMd('deja-la', 'Un autre texte.')),
      'pages/double.md': text(pageMd('neuve', 'La même adresse.')),
      'pages/cassee.md': text('---\nnamespace: page\ntitle: "ouvert\n---\n'),
      'notes.txt': text('rien'),
    };
    const id = await looked(zipSync(files), true);
    expect(await stateOf(id)).toMatchObject({
      state: 'checked',
      total: 6,
      done: 6,
      counts: { created: 2, updated: 1, refused: 2, ignored: 1 },
    });
    expect(await found('neuve')).toEqual([]);
    const refused = await reportOf(id, { outcome: 'refused' });
    expect(refused).toMatchObject([
      { path: 'pages/cassee.md', line: expect.any(Number), column: expect.any(Number) },
      { path: 'pages/neuve.md', message: 'Même adresse que pages/double.md.' },
    ]);

    await apply(id);
    expect(await stateOf(id)).toMatchObject({
      state: 'done',
      counts: { created: 2, updated: 1, refused: 2 },
    });
    expect(await found('neuve')).toMatchObject([{ status: 'published' }]);
    expect(await desk.app.services.database.db.select().from(contentImportChunk)).toEqual([]);
    await expect(desk.asRose(() => transferCalls.applyImport({ id }))).rejects.toMatchObject({
      code: 'conflict',
    });
  }, 60_000);

  it('shows the pictures it came with from the library', async () => {
    const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#37593f' } })
      .png()
      .toBuffer();
    const md = pageMd('avec-image', '![Verte](verte.png)');
    await apply(await looked(zipSync({ 'avec-image.md': text(md), 'verte.png': new Uint8Array(png) })));
    const [item] = await found('avec-image');
    const { md: written, status } = await desk.asRose(() => editorCalls.contentDetail({ id: item?.id ?? 0 }));
    expect(written).toMatch(/!\[Verte\]\(\/media\/[\w-]+\/\d+\.webp\)/);
    expect(status).toBe('draft');
  }, 60_000);

  it('goes on from the file where it stopped, and writes each once', async () => {
    const files = Object.fromEntries(
      Array.from({ length: 45 }, (_, n) => [`p/${n}.md`, text(pageMd(`suite-${n}`))]),
    );
    const id = await looked(zipSync(files));
    await desk.asRose(() => transferCalls.applyImport({ id }));
    const { openImport } = await import('#src/features/content/transfer/import-open.server.ts');
    const { oneBatch } = await import('#src/features/content/transfer/import-run.server.ts');
    const cut = await openImport(desk.app.services, id);
    if (!cut) throw new Error('nothing to do');
    expect(await oneBatch(id, cut)).toBe(true);
    expect(await stateOf(id)).toMatchObject({ state: 'applying', done: 20 });
    await desk.app.runJobs();
    expect(await stateOf(id)).toMatchObject({ state: 'done', done: 45, counts: { created: 45 } });
    const items = await found('suite-');
    expect(items.length).toBe(45);
    expect(new Set(items.map(({ revision }) => revision))).toEqual(new Set([1]));
  }, 60_000);

  it('never loses a draft that waits beside the live text', async () => {
    const { id, md } = await desk.publish(pageMd('brouillon-a-cote'));
    await desk.asRose(() => editorCalls.saveDraft({ md: md.replace('Un texte.', 'Pas fini.') }));
    const report = await reportOf(
      await looked(zipSync({ 'a.md': text(pageMd('brouillon-a-cote', 'Écrasé ?')) })),
    );
    expect(report).toMatchObject([{ outcome: 'refused', message: expect.stringContaining('brouillon') }]);
    const { md: kept } = await desk.asRose(() => editorCalls.contentDetail({ id }));
    expect(kept).not.toContain('Écrasé');
  }, 60_000);

  it('refuses what is no archive, a bomb, links and names that climb, and says why', async () => {
    const nothing = await looked(text('bonjour'));
    expect(await stateOf(nothing)).toMatchObject({
      state: 'refused',
      problem: expect.stringContaining('ZIP'),
    });
    const hostile: Files = {
      '../../../tmp/evade.md': text(pageMd('evade')),
      '/absolu.md': text(pageMd('absolu')),
      'bombe.md': new Uint8Array(5 * 1024 * 1024),
      'binaire.md': new Uint8Array([0x2d, 0xff, 0xfe, 0]),
      'lien.md': [text('/etc/passwd'), { os: 3, attrs: (0o120777 << 16) >>> 0 }],
      'image.png': text('<svg onload="alert(1)">'),
    };
    const id = await looked(zipSync(hostile));
    expect(await stateOf(id)).toMatchObject({ state: 'checked', counts: { created: 0, refused: 6 } });
    const messages = (await reportOf(id)).map(({ path, message }) => `${path}: ${message}`).join('\n');
    expect(messages).toMatch(/evade\.md: Nom de fichier refusé/);
    expect(messages).toMatch(/bombe\.md: Fichier de plus de 2 Mio/);
    expect(messages).toMatch(/lien\.md: Lien vers un autre fichier/);
    expect(messages).toMatch(/binaire\.md: .*UTF-8/);
    expect(messages).toMatch(/image\.png: Les dessins SVG ne sont pas acceptés/);
  }, 60_000);

  it('is sent whole or not at all, by the newsroom alone', async () => {
    const begin = (size: number) => transferCalls.beginImport({ name: 'a.zip', size });
    await expect(begin(10)).rejects.toMatchObject({ status: 401 });
    await expect(desk.asInes(() => begin(10))).rejects.toMatchObject({ status: 403 });
    await expect(desk.asRose(() => begin(2 ** 31 - 1))).rejects.toMatchObject({ code: 'too_large' });
    const { id } = await desk.asRose(() => begin(CHUNK_BYTES + 10));
    const piece = (position: number, bytes: string) =>
      desk.asRose(() => transferCalls.sendImportPiece({ id, position, bytes }));
    await expect(piece(0, 'AAAA')).rejects.toMatchObject({ code: 'conflict' });
    expect(await piece(1, Buffer.alloc(10).toString('base64'))).toEqual({ received: [1] });
    await expect(desk.asRose(() => transferCalls.checkImport({ id }))).rejects.toMatchObject({
      code: 'incomplete',
    });
    await desk.asRose(() => transferCalls.cancelImport({ id }));
    await expect(stateOf(id)).rejects.toMatchObject({ code: 'not_found' });
  });

  it('stays in the list of imports, the newest first, a page at a time', async () => {
    const { id } = await desk.asRose(() => transferCalls.beginImport({ name: 'dernier.zip', size: 5 }));
    const { items, total, per_page } = await desk.asRose(() => transferCalls.listImports({}));
    expect(items[0]).toMatchObject({ id, name: 'dernier.zip', state: 'uploading' });
    const after = await desk.asRose(() => transferCalls.listImports({ page: 2 }));
    expect(after).toMatchObject({ page: 2, total });
    expect(after.items).toHaveLength(Math.max(0, Math.min(per_page, total - per_page)));
    await desk.asRose(() => transferCalls.cancelImport({ id }));
  });

  it('is what the export of the site was, unchanged', async () => {
    const parts: Buffer[] = [];
    const counted = { documents: 0, templates: 0, pictures: 0 };
    for await (const part of writeZip(exportFiles(desk.app.services, counted))) parts.push(part);
    const id = await looked(Buffer.concat(parts));
    const { counts } = await stateOf(id);
    expect(counts).toMatchObject({ created: 0, updated: 0, refused: 0 });
    expect(counts.unchanged).toBeGreaterThan(counted.documents);
  }, 60_000);
});
