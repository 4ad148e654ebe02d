import { lstat, readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { ArchiveFile } from './archive.ts';
import { LIMITS } from './transfer.ts';
import type { ByteSource } from './zip/bytes.ts';
import { readZip } from './zip/read-zip.ts';
import { faults } from './zip/zip-fault.ts';

/** The files of a ZIP archive. Throws ZipFault. */
export function filesOfZip(source: ByteSource): Promise<ArchiveFile[]> {
  return readZip(source, LIMITS);
}

/** The files of a folder of this machine. */
export async function filesOfFolder(folder: string): Promise<ArchiveFile[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => !entry.isDirectory())
    .map((entry) => {
      const file = join(entry.parentPath, entry.name);
      return {
        path: relative(folder, file).split(sep).join('/'),
        symlink: entry.isSymbolicLink(),
        read: (limit) => readWhole(file, limit),
      };
    });
}

async function readWhole(file: string, limit: number): Promise<Buffer> {
  if ((await lstat(file)).size > limit) throw faults.tooLarge(limit);
  return readFile(file);
}
