import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const NAME = 'virtual:inline-pieces';
const TEMPLATES = ['src', 'content-admin'];
const WRITTEN = /<(script|style)\s+is:inline\s*>([\s\S]*?)<\/\1>/g;

/**
 * Gives the server, as a module, the scripts and styles that stand word for word in the templates, and those that Astro
 * writes before an island. The Content-Security-Policy allows them by their text.
 */
export function inlineModule(root: URL): Plugin {
  return {
    name: 'merveille-inline-pieces',
    resolveId: (id) => (id === NAME ? `\0${NAME}` : null),
    load(id) {
      if (id !== `\0${NAME}`) return null;
      const runtime = join(dirname(createRequire(root).resolve('astro/package.json')), 'dist/runtime/server');
      return [
        `import island from ${JSON.stringify(join(runtime, 'astro-island.prebuilt.js'))};`,
        `import { ISLAND_STYLES } from ${JSON.stringify(join(runtime, 'astro-island-styles.js'))};`,
        `export const pieces = [island, ISLAND_STYLES, ...${JSON.stringify(TEMPLATES.flatMap((name) => piecesUnder(join(fileURLToPath(root), name))))}];`,
      ].join('\n');
    },
  };
}

function piecesUnder(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.astro'))
    .flatMap((name) => piecesOf(readFileSync(join(folder, name), 'utf8')));
}

/** The texts of the inline scripts and styles of a template, as they are sent. */
export function piecesOf(template: string): string[] {
  return [...template.matchAll(WRITTEN)].map(([, , text = '']) => text);
}
