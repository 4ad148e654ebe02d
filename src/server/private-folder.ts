import { chmodSync, mkdirSync } from 'node:fs';

/** Makes a folder that its owner alone opens: mails hold links that let in, the database holds everything. */
export function openPrivateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  // One that an earlier version made for everybody is closed too.
  chmodSync(folder, 0o700);
}
