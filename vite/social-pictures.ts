import { join } from 'node:path';
import type { Plugin } from 'vite';
import { SITE_PICTURE, socialPicture } from '../app/router/social-picture.ts';
import { cachedFile } from './cached-file.ts';
import { importWithVite } from './import-with-vite.ts';
import { png } from './pictures.ts';

/**
 * Adds each page's social preview image, rendered from its title and description, to the browser's build.
 *
 * @param fonts folder of the subset typefaces, whose name changes with the site's text
 */
export function socialPictures(root: string, fonts: string): Plugin {
  return {
    name: 'social-pictures',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      type Pictures = typeof import('./page-pictures.tsx');
      const { pagePictures } = await importWithVite<Pictures>(root, 'vite/page-pictures.tsx');
      for (const { path, svg } of await pagePictures()) {
        const fileName = socialPicture(path);
        if (fileName === SITE_PICTURE) continue;
        const source = await cachedFile(root, 'social-pictures', fonts + svg, () =>
          png(svg, join(fonts, 'serif.ttf')),
        );
        this.emitFile({ type: 'asset', fileName: fileName.slice(1), source });
      }
    },
  };
}
