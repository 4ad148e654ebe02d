import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';

/** Lists the mails of a server to an address, as text without its line breaks; `dataDir` is the server's. */
function mailsTo(to: string, dataDir: string): string[] {
  const folder = join(dataDir, 'mails');
  const files = existsSync(folder) ? readdirSync(folder).sort() : [];
  const texts = files.map((file) => readFileSync(join(folder, file), 'utf8'));
  return texts
    .map((text) => text.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '='))
    .filter((text) => text.includes(to));
}

/** The path of a link mailed to an address, the newest that fits; waits until the mail has left. */
export async function mailedLink(
  to: string,
  link: RegExp,
  dataDir = process.env.E2E_DATA_DIR ?? '',
): Promise<string> {
  const newest = () =>
    mailsTo(to, dataDir)
      .map((text) => link.exec(text)?.[0] ?? '')
      .filter(Boolean)
      .at(-1) ?? '';
  await expect.poll(newest, { timeout: 60_000 }).not.toBe('');
  return newest();
}
