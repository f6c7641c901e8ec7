import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, loadEnv, type UserConfig } from 'vite';
import { assetsList } from './vite/assets-list.ts';
import { buildId, stampBuild } from './vite/build-id.ts';
import { buildManifest } from './vite/build-manifest.ts';
import { contentCheck } from './vite/content-check.ts';
import { development } from './vite/development.ts';
import { cutFonts } from './vite/fonts.ts';
import { siteIcons } from './vite/icons.ts';
import { drawPictures } from './vite/pictures.ts';
import { precompress } from './vite/precompress.ts';
import { sampleFirm } from './vite/sample-firm.ts';
import { serverOnly } from './vite/server-only.ts';

const root = import.meta.dirname;

/** `--mode fixtures` builds the site with the pages that exist only for tests, in a folder of its own. */
export async function siteConfig({ command, mode }: ConfigEnv): Promise<UserConfig> {
  // What is built is for visitors, whatever the surroundings are for: JSX made for development would not run.
  if (command === 'build') process.env.NODE_ENV = 'production';
  const tests = mode === 'fixtures';
  const out = tests ? 'dist-fixtures' : 'dist';
  const client = tests ? 'tests/fixtures/client.ts' : 'app/entry/client.ts';
  const routes = tests ? 'tests/fixtures/routes.ts' : 'app/site/routes.ts';
  const server = tests
    ? {
        server: 'tests/fixtures/server.ts',
        app: 'tests/fixtures/app.ts',
      }
    : {
        server: 'app/server/main.ts',
        consult: 'app/consult/cli.ts',
      };
  const fonts = await cutFonts(root);
  const sample = sampleFirm(root, mode);
  // The build of the tests holds other pages, that of a sample another firm: neither must be taken for
  // the site's.
  const id = buildId(root) + (tests ? '-tests' : sample ? `-${mode}` : '');
  const { PORT } = loadEnv(mode, root, 'PORT');
  return {
    root,
    appType: 'custom',
    publicDir: await drawPictures(root, fonts),
    define: { __BUILD_ID__: JSON.stringify(id) },
    resolve: { alias: { '#fonts': fonts } },
    plugins: [
      tailwindcss(),
      react(),
      siteIcons(),
      serverOnly(root),
      contentCheck(root),
      sample,
      assetsList(),
      buildManifest(root, id, routes),
      precompress(),
      stampBuild(id),
      development(),
    ],
    server: { port: Number(PORT) || 3000, strictPort: true, host: '127.0.0.1' },
    // Found late, each of these would reload the page under the developer's hands.
    optimizeDeps: {
      include: [
        'react-dom',
        'react-dom/client',
        'react-router',
        'react-router/dom',
        'tailwind-merge',
        'valibot',
      ],
    },
    builder: {},
    environments: {
      client: {
        build: {
          outDir: `${out}/client`,
          rolldownOptions: {
            input: client,
            // The first visit takes one file: left alone, the bundler puts what later chunks share
            // with the entry into a second one.
            output: { codeSplitting: { groups: [{ name: 'client', test: /\/client\.ts$/ }] } },
          },
        },
      },
      ssr: {
        ...(command === 'build' && {
          // Settled now: React's server is three times slower where it is read at run time.
          define: { 'process.env.NODE_ENV': '"production"' },
          // The server runs without node_modules.
          resolve: { noExternal: true as const },
        }),
        build: {
          outDir: `${out}/server`,
          copyPublicDir: false,
          rolldownOptions: { input: server },
        },
      },
    },
  };
}

export default defineConfig(siteConfig);
