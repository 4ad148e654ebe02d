import { pieces as inlinePieces } from 'virtual:inline-pieces';
import { workerText } from 'virtual:service-worker';
import { routes } from 'virtual:site-routes';
import { createApp } from 'astro/app/entrypoint';
import { knowRoutes } from '#src/features/content/life/site-routes.server.ts';
import { writeClient } from '#src/features/developers/client-command.server.ts';
import { serviceWorkerFile } from '#src/features/device/offline/worker-file.server.ts';
import type { Config } from '#src/server/config.ts';
import type { Log } from '#src/server/log.ts';
import { features, registerCalls } from './boot.server.ts';
import { runCommand } from './run-command.ts';
import { serve } from './serve.ts';

const CLIENT = 'client';

/** Serves, or runs a command: everything the product has is loaded by now. */
export async function run(
  config: Config,
  log: Log,
  command: { name: string; args: string[] } | null,
): Promise<void> {
  registerCalls();
  knowRoutes(routes);
  // Made of the contracts alone: no data is opened for it.
  if (command?.name === CLIENT) return writeClient(config, command.args, (line) => console.log(line));
  const parts = { config, log, createApp, inlinePieces };
  if (command) await runCommand({ ...parts, features }, command.name, command.args);
  else await serve({ ...parts, features: { ...features, files } });
}

/** The worker's text is part of the build alone. */
const files: typeof features.files = (services) => [
  serviceWorkerFile(services, workerText),
  ...features.files(services),
];
