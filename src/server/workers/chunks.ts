import { posix } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ADDRESS = /new URL\(\s*['"](\.{1,2}\/[\w./-]+)\.worker\.ts['"],\s*import\.meta\.url\s*\)/g;
const MARK = /__worker_file_([\w-]+)__/g;

const fileOf = (name: string) => `workers/${name}.mjs`;

/**
 * Makes each `x.worker.ts`, named as an address beside the module that hands it to the pool, a file of the build. Elsewhere
 * (in tests) that address is the source itself, which Node runs as it is.
 */
export function workerChunks(): Plugin {
  const emitted = new Set<string>();
  return {
    name: 'merveille-worker-chunks',
    apply: 'build',
    enforce: 'pre',
    applyToEnvironment: ({ config }) => config.consumer === 'server',
    buildStart: () => emitted.clear(),
    transform(code, id) {
      if (!code.includes('.worker.ts')) return null;
      return code.replace(ADDRESS, (_, path: string) => {
        const name = posix.basename(path);
        const source = fileURLToPath(new URL(`${path}.worker.ts`, `file://${id.split('?')[0]}`));
        if (!emitted.has(name)) this.emitFile({ type: 'chunk', id: source, fileName: fileOf(name) });
        emitted.add(name);
        return `new URL('__worker_file_${name}__', import.meta.url)`;
      });
    },
    renderChunk(code, { fileName }) {
      if (!code.includes('__worker_file_')) return null;
      const from = posix.dirname(fileName);
      const placed = code.replace(MARK, (_, name: string) => {
        const path = posix.relative(from, fileOf(name));
        return path.startsWith('.') ? path : `./${path}`;
      });
      if (placed.includes('__worker_file_')) this.error(`a worker of ${fileName} has no file`);
      return placed;
    },
  };
}
