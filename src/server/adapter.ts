import type { AstroIntegration } from 'astro';

/**
 * Our Astro adapter: the server's own entry is the build's entry, so pages, calls and page store are one
 * program. @astrojs/node has neither compression nor a graceful stop (architecture.md).
 */
export function merveille(): AstroIntegration {
  return {
    name: 'merveille',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'interaction', entrypoint: './src/ui/interaction-directive.ts' });
      },
      'astro:config:done': ({ setAdapter }) => {
        setAdapter({
          name: 'merveille',
          entrypointResolution: 'auto',
          serverEntrypoint: new URL('./entry.ts', import.meta.url),
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
