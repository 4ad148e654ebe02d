import { withBackupKey } from '#src/server/commands/backup-key.ts';
import { Refusal } from '#src/server/commands/refusal.ts';
import { askRunningServer } from '#src/server/internal.ts';
import { setServices } from '#src/server/services.ts';
import type { Parts } from './serve.ts';
import { openSite } from './serve.ts';
import { startServices } from './start.ts';

/** Runs a command in the server that holds the data, or here when none does (docs/spec/decisions.md §29a). */
export async function runCommand(parts: Parts, name: string, typed: string[]): Promise<void> {
  const args = withBackupKey(name, typed, process.env);
  if (await askRunningServer(parts.config.dataDir, name, args)) return;
  const { config, log, features } = parts;
  const { services, stop } = await startServices(config, log, { features, background: false });
  setServices(services);
  const site = await openSite(parts, services);
  try {
    const commands = features.commands(services, site.store);
    const command = commands[name];
    if (!command) throw new Refusal(`Unknown command: ${name} (known: ${Object.keys(commands).join(', ')})`);
    await command(args, (line) => console.log(line));
  } finally {
    await site.close();
    await stop();
  }
}
