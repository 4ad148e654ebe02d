import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type PageRecord, plainBody } from './page.ts';
import type { Entry } from './page-index.ts';
import type { Shelf } from './shelf.ts';

export type ExportProgress = (done: number, total: number) => void;

/**
 * index.html files, a stub for each redirect for hosts that know nothing of `_redirects`, and 404.html from the
 * page stored at /404. Stored queries have no place in a folder, a 410 is a missing file there, and a page that is kept
 * while it is read (a list) is for who has its link.
 */
export async function exportPages(shelf: Shelf, folder: string, onProgress: ExportProgress): Promise<void> {
  const keys = [...shelf.index.entries.values()].filter(isForEveryone).map(({ key }) => key);
  const redirects: string[] = [];
  await mkdir(folder, { recursive: true });
  for (const [i, key] of keys.entries()) {
    const record = await shelf.files.read(key);
    if (record) await exportPage(folder, record, redirects);
    onProgress(i + 1, keys.length);
  }
  await writeFile(join(folder, '_redirects'), redirects.sort().join(''));
}

const isForEveryone = ({ key, terms }: Entry): boolean => !key.includes('?') && !terms.passing;

async function exportPage(folder: string, record: PageRecord, redirects: string[]): Promise<void> {
  const { key, status } = record;
  if (status === 301) {
    const to = record.headers.find(([name]) => name === 'location')?.[1] ?? '/';
    redirects.push(`${key} ${to} 301\n`);
    await writeInto(folder, fileOf(key), redirectStub(to));
  } else if (status === 200) await writeInto(folder, fileOf(key), plainBody(record));
  else if (key === '/404') await writeInto(folder, '404.html', plainBody(record));
}

/** Keys are canonical paths without dot segments, so a file never falls outside the folder. */
function fileOf(key: string): string {
  const hasExtension = /\.[a-z0-9]{1,8}$/i.test(key);
  return hasExtension ? key.slice(1) : join(key.slice(1), 'index.html');
}

async function writeInto(folder: string, name: string, content: string | Buffer): Promise<void> {
  const file = join(folder, name);
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, content);
}

function redirectStub(to: string): string {
  const url = to.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
  return `<!doctype html><meta charset="utf-8"><meta http-equiv="refresh" content="0;url=${url}"><link rel="canonical" href="${url}"><a href="${url}">${url}</a>\n`;
}
