import { pieces as inlinePieces } from 'virtual:inline-pieces';
import { workerText } from 'virtual:service-worker';
import { routes } from 'virtual:site-routes';
import { createApp } from 'astro/app/entrypoint';
import { knowRoutes } from '#src/features/content/life/site-routes.server.ts';
import { serviceWorkerFile } from '#src/features/device/offline/worker-file.server.ts';
import { Refusal } from '#src/server/commands/refusal.ts';
import { ConfigError, getConfig } from '#src/server/config.ts';
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

main(process.argv.slice(2)).catch((error: unknown) => {
  const known = error instanceof ConfigError || error instanceof FolderInUseError || error instanceof Refusal;
  console.error(known ? `\n${error.message}\n` : loggable(error));
  process.exit(1);
});
