import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { importWithVite } from './import-with-vite.ts';

/**
 * Writes the error pages that a proxy sends when the site does not answer (deploy/nginx.conf, deploy/Caddyfile). They
 * go next to the browser's build, so the site does not serve them.
 */
export function proxyPages(root: string): Plugin {
  return {
    name: 'proxy-pages',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle({ dir = '' }) {
      type Pages = typeof import('../app/pages/error/copy.ts');
      const { plainPages } = await importWithVite<Pages>(root, 'app/pages/error/copy.ts');
      type Render = typeof import('../app/server/plain-page.ts');
      const { plainPage } = await importWithVite<Render>(root, 'app/server/plain-page.ts');
      const folder = join(dir, '../proxy');
      await mkdir(folder, { recursive: true });
      for (const status of [400, 413, 502] as const) {
        await writeFile(join(folder, `${status}.html`), plainPage(plainPages[status]));
      }
    },
  };
}
