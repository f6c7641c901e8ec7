import { join } from 'node:path';
import type { Plugin } from 'vite';
import type { PictureFile } from '#app/firm/data/files/pictures.ts';
import { cachedFile } from './cached-file.ts';
import { importWithNode } from './import-with-node.ts';

type Pictures = typeof import('#app/firm/data/files/pictures.ts');

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/**
 * Serves the pictures of content/pictures/ in their sizes: from the build, and in development as needed.
 *
 * @param content folder that contains content/
 */
export function contentPictures(root: string, content: string): Plugin {
  const load = () => importWithNode<Pictures>(join(root, 'app/firm/data/files/pictures.ts'));

  const render = (file: PictureFile) =>
    cachedFile(root, 'content-pictures', file.path, async () =>
      (await load()).renderPicture(content, file),
    );

  return {
    name: 'content-pictures',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const file of await (await load()).shownFiles(content)) {
        const source = await render(file);
        this.emitFile({ type: 'asset', fileName: file.path.slice(1), source });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!/^\/assets\/[\w-]+\.(?:avif|webp|svg)$/.test(path)) return next();
        try {
          const files = await (await load()).pictureFiles(content);
          const file = files.find((one) => one.path === path);
          if (!file) return next();
          const picture = await render(file);
          response.setHeader('content-type', types[path.replace(/^.*\./, '')] ?? '');
          response.end(picture);
        } catch (error) {
          // The content check reports the picture on the page; the server keeps running.
          next(error);
        }
      });
    },
  };
}
