import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { Services } from '#src/server/services.ts';
import { type ExportCount, exportFiles } from './export-files.server.ts';
import { exportSize } from './export-progress.server.ts';

const PROGRESS_EVERY = 100;

/** Every document as it was written, one file each, with its pictures and what no header says. */
export async function exportContent(
  services: Services,
  asked: string,
  say: (line: string) => void,
): Promise<void> {
  if (!asked) throw new Error('Say where: npm run content:export -- <folder>');
  const folder = resolve(asked);
  const counted: ExportCount = { documents: 0, templates: 0, pictures: 0 };
  const size = await exportSize(services.database.db);
  const total = size.documents + size.pictures;
  let told = 0;
  for await (const { path, bytes } of exportFiles(services, counted)) {
    const file = join(folder, path);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, bytes);
    const done = counted.documents + counted.pictures;
    if (done < told + PROGRESS_EVERY) continue;
    told = done;
    say(`${done} / ${total} documents and pictures`);
  }
  const { documents, templates, pictures } = counted;
  say(`${documents} documents, ${templates} templates, ${pictures} pictures in ${folder}`);
}
