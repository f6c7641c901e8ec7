import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { PictureFile } from '../app/content/files/pictures.ts';

type Pictures = typeof import('../app/content/files/pictures.ts');

const types: Record<string, string> = {
  avif: 'image/avif',
  webp: 'image/webp',
  svg: 'image/svg+xml',
};

/** Serves the pictures of content/pictures/ in their sizes: from the build, and in development as needed. */
export function contentPictures(root: string): Plugin {
  const cache = join(root, 'node_modules/.cache/content-pictures');

  // Vite restarts when a module that its configuration imports changes; a computed name hides the import.
  const load = (): Promise<Pictures> =>
    import(pathToFileURL(join(root, 'app/content/files/pictures.ts')).href);

  async function render(file: PictureFile): Promise<Buffer> {
    const known = join(cache, createHash('sha256').update(file.path).digest('hex').slice(0, 32));
    if (existsSync(known)) return readFile(known);
    const picture = await (await load()).renderPicture(root, file);
    await mkdir(cache, { recursive: true });
    // Under its name only when it is whole.
    await writeFile(`${known}.${process.pid}`, picture);
    await rename(`${known}.${process.pid}`, known);
    return picture;
  }

  return {
    name: 'content-pictures',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      for (const file of await (await load()).pictureFiles(root)) {
        const source = await render(file);
        this.emitFile({ type: 'asset', fileName: file.path.slice(1), source });
      }
    },
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        if (!/^\/assets\/[\w-]+\.(?:avif|webp|svg)$/.test(path)) return next();
        const files = await (await load()).pictureFiles(root);
        const file = files.find((one) => one.path === path);
        if (!file) return next();
        response.setHeader('content-type', types[path.replace(/^.*\./, '')] ?? '');
        response.end(await render(file));
      });
    },
  };
}
