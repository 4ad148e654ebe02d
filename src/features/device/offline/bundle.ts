import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'vite';

const NAME = 'virtual:service-worker';
const ENTRY = fileURLToPath(new URL('./worker.ts', import.meta.url));

/**
 * The service worker as one script's text, for the server to serve at its address: a worker's address may not
 * change with its content, as those of the other scripts do.
 */
export function serviceWorkerText(): Plugin {
  return {
    name: 'merveille-service-worker',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    async load(id) {
      if (id !== `\0${NAME}`) return null;
      return `export const workerText = ${JSON.stringify(await bundled())};`;
    },
  };
}

async function bundled(): Promise<string> {
  const made = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      target: 'es2022',
      lib: { entry: ENTRY, formats: ['iife'], name: 'worker', fileName: 'worker' },
    },
  });
  const [{ output } = { output: [] }] = (Array.isArray(made) ? made : [made]) as {
    output: { type: string; code?: string }[];
  }[];
  const code = output.find(({ type }) => type === 'chunk')?.code;
  if (!code) throw new Error('The service worker was not built');
  return code;
}
