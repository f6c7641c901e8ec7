import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { type ConfigEnv, defineConfig, loadEnv, type UserConfig } from 'vite';
import { assetsList } from './vite/assets-list.ts';
import { buildId, stampBuild } from './vite/build-id.ts';
import { buildManifest } from './vite/build-manifest.ts';
import { contentCheck } from './vite/content-check.ts';
import { contentData } from './vite/content-data.ts';
import { contentPictures } from './vite/content-pictures.ts';
import { contentRoot } from './vite/content-root.ts';
import { development } from './vite/development.ts';
import { editor } from './vite/editor/editor.ts';
import { firmColor } from './vite/firm-color.ts';
import { buildFonts } from './vite/fonts.ts';
import { siteIcons } from './vite/icons.ts';
import { inlineScript } from './vite/inline-script.ts';
import { lateChunks } from './vite/late-chunks.ts';
import { licenses } from './vite/licenses.ts';
import { renderPictures } from './vite/pictures.ts';
import { precompress } from './vite/precompress.ts';
import { proxyPages } from './vite/proxy-pages.ts';
import { sampleFirm } from './vite/sample-firm.ts';
import { servedFiles } from './vite/served-files.ts';
import { serverOnly } from './vite/server-only.ts';
import { socialPictures } from './vite/social-pictures.ts';
import { softwareBill } from './vite/software-bill.ts';

const root = import.meta.dirname;

/** The programs of the server's build: the names of their files in dist/server/, and their sources. */
export const programs = { server: 'app/server/main.ts', consult: 'app/consult/desk/cli.ts' };

/**
 * Returns Vite's configuration. `--mode test` builds the site of the tests' own firm, and `--mode fixtures` adds the
 * pages that exist only for tests, each into its own folder.
 *
 * @param hasFonts false for Vitest, which needs neither typefaces nor pictures: making them takes most of a minute
 */
export async function siteConfig(
  { command, mode }: ConfigEnv,
  hasFonts = true,
): Promise<UserConfig> {
  // Always builds for production, because React's production build cannot run JSX compiled for development.
  if (command === 'build') process.env.NODE_ENV = 'production';
  const tests = mode === 'fixtures';
  const forTests = tests ? 'dist-fixtures' : mode === 'test' && 'dist-test';
  const out = forTests || (process.env.BUILD_FOLDER ?? 'dist');
  const client = tests ? 'tests/fixtures/client.ts' : 'app/entry/client.ts';
  const site = tests ? 'tests/fixtures' : 'app/site';
  const server = tests
    ? {
        server: 'tests/fixtures/server.ts',
        app: 'tests/fixtures/app.ts',
      }
    : programs;
  const content = contentRoot(root, mode);
  const fonts = hasFonts ? await buildFonts(root, content, command === 'build') : 'none';
  const sample = sampleFirm(root, mode);
  // Builds with other pages or another firm need another id than the site's build.
  const id = buildId(root, content, tests) + (sample ? `-${mode}` : '');
  const { PORT } = loadEnv(mode, root, 'PORT');
  return {
    root,
    appType: 'custom',
    publicDir: hasFonts && (await renderPictures(root, content, fonts)),
    define: { __BUILD_ID__: JSON.stringify(id) },
    resolve: { alias: { '#fonts': fonts } },
    plugins: [
      tailwindcss(),
      firmColor(root, content),
      react(),
      siteIcons(),
      serverOnly(root),
      inlineScript(root),
      // A unit test checks the content of the tests' firm instead.
      content === root && contentCheck(root),
      contentData(content),
      contentPictures(root, content),
      sample,
      lateChunks(),
      assetsList(),
      buildManifest(root, id, site),
      socialPictures(root, fonts),
      precompress(),
      proxyPages(root),
      licenses(root),
      // Takes seconds, and tests need only the one of `--mode test`.
      !tests && softwareBill(root),
      stampBuild(id),
      development(),
      editor(mode),
    ],
    server: {
      port: Number(PORT) || 3000,
      strictPort: true,
      host: '127.0.0.1',
      fs: servedFiles(root),
    },
    // Vite reloads the page when it discovers a dependency late.
    optimizeDeps: {
      include: ['react-dom', 'react-dom/client', 'valibot'],
    },
    builder: {},
    environments: {
      client: {
        build: {
          outDir: `${out}/client`,
          // assets.json has the scripts of islands.
          modulePreload: false,
          rolldownOptions: {
            input: { client, further: 'app/styles/further.css' },
            // Keeps the entry in one file: by default, modules shared with later chunks get a second one.
            output: {
              codeSplitting: {
                groups: [
                  { name: 'client', test: /\/(?:client|floating\/press)\.ts$/ },
                  // Two small modules that many islands share.
                  { name: 'whole-words', test: /\/(?:unbroken|phone-link)\.tsx$/ },
                ],
              },
            },
          },
        },
      },
      ssr: {
        ...(command === 'build' && {
          // Inlined: React's server renderer is three times slower when it reads this at run time.
          define: { 'process.env.NODE_ENV': '"production"' },
          // The built server runs without node_modules.
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
