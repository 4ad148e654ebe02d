import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { serviceWorkerText } from './src/features/device/offline/bundle.ts';
import { merveille } from './src/server/adapter.ts';

export default defineConfig({
  output: 'server',
  adapter: merveille(),
  integrations: [react()],
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'never',
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'auto', assets: '_astro' },
  security: { checkOrigin: true },
  // Sessions are our own bearer tokens; Astro's are not used.
  vite: {
    plugins: [serviceWorkerText()],
    build: { sourcemap: false, target: 'es2022' },
    ssr: { external: ['@electric-sql/pglite', 'pg', 'sharp', 'pino', 'pg-boss', 'meilisearch', 'undici'] },
  },
});
