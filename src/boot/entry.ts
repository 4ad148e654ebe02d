import { pieces as inlinePieces } from 'virtual:inline-pieces';
import { workerText } from 'virtual:service-worker';
import { routes } from 'virtual:site-routes';
import { createApp } from 'astro/app/entrypoint';
import { knowRoutes } from '#src/features/content/life/site-routes.server.ts';
import { serviceWorkerFile } from '#src/features/device/offline/worker-file.server.ts';
import { Refusal } from '#src/server/commands/refusal.ts';
import { ConfigError, getConfig } from '#src/server/config.ts';
import { DiskFullError } from '#src/server/db/connect.ts';
import { FolderInUseError } from '#src/server/db/folder-lock.ts';
import { createLog, loggable } from '#src/server/log.ts';
import { features, registerCalls } from './boot.server.ts';
import { runCommand } from './run-command.ts';
import { serve } from './serve.ts';

/** The build's entry: `node dist/server/entry.mjs` serves, with a word after it runs that command. */
async function main([command, ...args]: string[]): Promise<void> {
  registerCalls();
  knowRoutes(routes);
  const config = getConfig(process.env);
  const log = createLog(command ? 'warn' : config.logLevel);
  if (command) await runCommand({ config, log, features, createApp, inlinePieces }, command, args);
  else await serve({ config, log, features: { ...features, files }, createApp, inlinePieces });
}

/** The worker's text is part of the build alone. */
const files: typeof features.files = (services) => [
  serviceWorkerFile(services, workerText),
  ...features.files(services),
];

/** EX_CONFIG of sysexits.h: to start again would change nothing. */
const REFUSED = 78;
/** Errors whose message says all there is to know. */
const KNOWN = [ConfigError, FolderInUseError, DiskFullError, Refusal];

main(process.argv.slice(2)).catch((error: unknown) => {
  const known = KNOWN.find((kind) => error instanceof kind);
  console.error(known && error instanceof Error ? `\n${error.message}\n` : loggable(error));
  process.exit(error instanceof ConfigError ? REFUSED : 1);
});
