import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Refusal } from '#src/server/commands/refusal.ts';
import type { Config } from '#src/server/config.ts';
import { buildVersion } from '#src/server/version.ts';
import { clientText } from './client-text.ts';
import { callsFor } from './described.server.ts';

/** `npm run client -- <folder> [--all]`: a typed client; of what anybody or a person may call, or of all there is. */
export async function writeClient(
  config: Config,
  args: readonly string[],
  say: (line: string) => void,
): Promise<void> {
  const all = args.includes('--all');
  const [folder, ...more] = args.filter((arg) => arg !== '--all');
  if (!folder || more.length > 0) throw new Refusal('Usage: npm run client -- <folder> [--all]');
  const calls = [...callsFor(config, 'public'), ...(all ? callsFor(config, 'others') : [])];
  await mkdir(folder, { recursive: true });
  const file = join(folder, 'client.ts');
  await writeFile(file, clientText(calls, buildVersion));
  say(`${file}: ${calls.length} calls`);
}
