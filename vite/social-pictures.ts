import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SITE_PICTURE, socialPicture } from '../app/router/social-picture.ts';
import { loadModule } from './load-module.ts';
import { png } from './pictures.ts';

/**
 * Adds each page's social preview image, rendered from its title and description, to the browser's build.
 *
 * @param fonts folder of the subset typefaces, whose name changes with the site's text
 */
export function socialPictures(root: string, fonts: string): Plugin {
  const cache = join(root, 'node_modules/.cache/social-pictures');

  async function render(svg: string): Promise<Uint8Array> {
    const name = createHash('sha256').update(fonts).update(svg).digest('hex').slice(0, 16);
    const file = join(cache, `${name}.png`);
    const known = await readFile(file).catch(() => null);
    if (known) return known;
    const picture = png(svg, join(fonts, 'serif.ttf'));
    // Under its name only when it is whole.
    await writeFile(`${file}.${process.pid}`, picture);
    await rename(`${file}.${process.pid}`, file);
    return picture;
  }

  return {
    name: 'social-pictures',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const { pageHeads } = await loadModule<typeof import('./page-heads.ts')>(
        root,
        'vite/page-heads.ts',
      );
      const { pagePicture } = await loadModule<typeof import('./page-picture.tsx')>(
        root,
        'vite/page-picture.tsx',
      );
      await mkdir(cache, { recursive: true });
      for (const { path, head } of await pageHeads()) {
        const fileName = socialPicture(path);
        if (fileName === SITE_PICTURE) continue;
        const source = await render(pagePicture(head));
        this.emitFile({ type: 'asset', fileName: fileName.slice(1), source });
      }
    },
  };
}
