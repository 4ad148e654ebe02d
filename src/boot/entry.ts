import cluster from 'node:cluster';
import { Refusal } from '#src/server/commands/refusal.ts';
import { ConfigError, getConfig } from '#src/server/config.ts';
import { FolderInUseError } from '#src/server/db/folder-lock.ts';
import { DiskFullError } from '#src/server/disk.ts';
import { createLog, loggable } from '#src/server/log.ts';
import { ownPlace } from '#src/server/together/place.ts';
import { listenToFirst } from '#src/server/together/worker.ts';
import { keepCompiledCode } from './compiled-code.ts';

/**
 * The build's entry: `node dist/server/entry.mjs` serves, with a word after it runs that command. It loads little by
 * itself: the first of several processes serves nothing.
 */
async function main([command, ...args]: string[]): Promise<void> {
  const config = getConfig(process.env);
  const log = createLog(command ? 'warn' : config.logLevel, undefined, ownPlace()?.slot);
  if (!command) keepCompiledCode(config.dataDir);
  if (ownPlace()) listenToFirst();
  if (!command && config.workers > 1 && cluster.isPrimary) {
    const { lead } = await import('./lead.ts');
    process.exit(await lead(config, log));
  }
  const { run } = await import('./main.ts');
  await run(config, log, command === undefined ? null : { name: command, args });
}

/** EX_CONFIG of sysexits.h: to start again would change nothing. */
const REFUSED = 78;
/** Errors whose message says all there is to know. */
const KNOWN = [ConfigError, FolderInUseError, DiskFullError, Refusal];

main(process.argv.slice(2)).catch((error: unknown) => {
  const known = KNOWN.find((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? `\n${error.message}\n` : loggable(error));
  process.exit(error instanceof ConfigError ? REFUSED : 1);
});
