import type { AstroIntegration } from 'astro';
import { inlineModule } from './inline-module.ts';
import { type Routes, routesModule } from './routes-module.ts';
import { workerChunks } from './workers/chunks.ts';

interface Options {
  /** The build's entry, from the project's root. */
  entry: string;
}

/**
 * Our Astro adapter: the server's own entry is the build's entry, so pages, calls and page store are one
 * program. @astrojs/node has neither compression nor a graceful stop (docs/decisions/0003-page-store.md).
 */
export function merveille({ entry }: Options): AstroIntegration {
  const routes: Routes = { fixed: [], open: [] };
  return {
    name: 'merveille',
    hooks: {
      'astro:config:setup': ({ addClientDirective, addMiddleware, updateConfig, config }) => {
        addMiddleware({ order: 'pre', entrypoint: new URL('src/server/http/page-faults.ts', config.root) });
        addClientDirective({ name: 'interaction', entrypoint: './src/ui/interaction-directive.ts' });
        updateConfig({
          vite: {
            plugins: [routesModule(routes, config.publicDir), inlineModule(config.root), workerChunks()],
          },
        });
      },
      'astro:routes:resolved': ({ routes: resolved }) => {
        const ours = resolved.filter(({ origin }) => origin === 'project');
        routes.fixed = ours.flatMap(({ pathname }) => (pathname === undefined ? [] : [pathname]));
        routes.open = ours.flatMap(({ pathname, patternRegex }) =>
          pathname === undefined ? [patternRegex.source] : [],
        );
      },
      'astro:config:done': ({ setAdapter, config }) => {
        setAdapter({
          name: 'merveille',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL(entry, config.root),
          supportedAstroFeatures: {
            serverOutput: 'stable',
            hybridOutput: 'stable',
            staticOutput: 'stable',
            sharpImageService: 'stable',
          },
        });
      },
    },
  };
}
