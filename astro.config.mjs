import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { serviceWorkerText } from './src/features/device/offline/bundle.ts';
import { merveille } from './src/server/adapter.ts';

/**
 * The modules that the script of every page shares with others, in one file: each as a file of its own is one more request
 * before the page answers a touch.
 */
const OF_EVERY_PAGE =
  /preload-helper|src\/(?:lib\/(?:constants|kept|kept-offline|turns)|features\/device\/install\/offered|shell\/connection|ui\/close-menus|ui\/modals\/show-dialog|calls\/ask-nobody|.*\/read-version)\.ts/;

/**
 * The sheet of every page: what nearly all of them show is fetched once, not written into each. So is what a list shows: a
 * list is asked for more than anything else, and weighs a fifth less without it.
 */
const STYLE_OF_EVERY_PAGE =
  /src\/(?:layouts\/page|ui\/css\/(?:button|field|pieces|cards|empty|error|picture|skeletons)|ui\/drawings\/drawings|features\/lists\/(?:gift-card|gifts\/reservation)|features\/cagnotte\/pooling\/pooling|features\/device\/native\/[^/]+|journeys\/list-page\/[^/]+)\.css$/;

/** The frame's own styles stand in that sheet too: a second one would be one more to wait for. */
const STYLE_OF_THE_FRAME = /src\/shell\/[^/]+\.css$/;

/** A script of a page brings no second copy of what the sheet of every page holds. */
const noSecondCopy = {
  name: 'merveille:no-second-copy',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  load: (id) => (STYLE_OF_EVERY_PAGE.test(id) ? '' : undefined),
};

/** A page's own sheet costs less in the page (bytes) than as a second one to wait for; other files as Vite does. */
const isSmallSheet = (file, content) => (file.endsWith('.css') ? content.length < 8192 : undefined);

/**
 * React and what stands on it are built into the server, all of them so that there is one React: it is then its production
 * build, twice as quick, however the server is started.
 */
const WITH_REACT = [
  'react',
  'react-dom',
  'scheduler',
  /^@react-email\//,
  /^@?nanostores/,
  'downshift',
  '@stripe/react-stripe-js',
  '@tinymce/tinymce-react',
];

/** Vite leaves the question to the start of the server; asked of React alone, since others ask it too. */
const productionReact = {
  name: 'merveille:production-react',
  apply: 'build',
  applyToEnvironment: ({ name }) => name !== 'client',
  transform: {
    filter: { id: /node_modules\/(?:react|react-dom|scheduler)\// },
    handler: (code) => code.replaceAll('process.env.NODE_ENV', '"production"'),
  },
};

/**
 * Packages of many small files that the server loads when it starts: in its own chunks they cost a third of what finding
 * and reading each file does.
 */
const IN_ONE_PIECE = [
  ...WITH_REACT,
  /^@opentelemetry\//,
  /^@shopify\//,
  /^@simplewebauthn\//,
  /^drizzle-orm/,
  /^zod/,
  'hono',
  'jose',
  'htmlparser2',
  'domutils',
  'domhandler',
  'dom-serializer',
  'entities',
  'html-to-text',
  'lossless-json',
  'stripe',
  'yaml',
];

export default defineConfig({
  output: 'server',
  adapter: merveille({ entry: './src/boot/entry.ts' }),
  integrations: [react()],
  outDir: process.env.OUT_DIR ?? './dist',
  trailingSlash: 'never',
  compressHTML: true,
  devToolbar: { enabled: false },
  build: { inlineStylesheets: 'auto', assets: '_astro' },
  security: { checkOrigin: true },
  // Sessions are our own bearer tokens; Astro's are not used.
  vite: {
    plugins: [serviceWorkerText(), noSecondCopy, productionReact],
    build: { sourcemap: false, target: 'es2022', assetsInlineLimit: isSmallSheet },
    environments: {
      ssr: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [
                  {
                    name: 'page',
                    test: (id) => STYLE_OF_EVERY_PAGE.test(id) || STYLE_OF_THE_FRAME.test(id),
                  },
                ],
              },
            },
          },
        },
      },
      client: {
        build: {
          rolldownOptions: {
            output: {
              codeSplitting: {
                groups: [{ name: 'every-page', test: OF_EVERY_PAGE }],
              },
            },
          },
        },
      },
    },
    ssr: {
      noExternal: IN_ONE_PIECE,
      external: [
        '@electric-sql/pglite',
        'pg',
        'sharp',
        'pino',
        'pg-boss',
        'meilisearch',
        'undici',
        'piscina',
      ],
    },
  },
});
