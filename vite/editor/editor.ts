import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { dirname, extname, join, normalize } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Plugin } from 'vite';
import { followFaults } from '../content-check.ts';
import { importWithNode } from '../import-with-node.ts';
import { inOwnWords } from './texts.ts';

type Reviews = typeof import('#app/firm/data/files/reviews.ts');
type Publishing = typeof import('./publisher.ts');
type Faults = typeof import('../../scripts/publish/content-fault.ts');
type Words = typeof import('#app/firm/data/files/form-words.ts');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
  '.json': 'application/json',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** The editor loads nothing from another host. */
const policy = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "media-src 'self' blob:",
  "connect-src 'self' data: blob:",
  "worker-src 'self' blob:",
].join('; ');

/** `npm run edit`: serves the editor for content/ next to a preview of the edited page. No build contains it. */
export function editor(mode: string): Plugin | null {
  if (mode !== 'edit') return null;
  const own = import.meta.dirname;
  let publisher: ReturnType<Publishing['openPublisher']> | undefined;
  const ofCms = createRequire(import.meta.url).resolve('@sveltia/cms');
  const cms = dirname(ofCms);
  const immutable = createRequire(ofCms).resolve('immutable');
  const data = join(own, '../../app/firm/data/files');
  return {
    name: 'editor',
    apply: 'serve',
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        const [path = ''] = (request.url ?? '').split('?');
        // The site forbids framing, but the editor shows it in a frame.
        const set = response.setHeader.bind(response);
        response.setHeader = (name, value) => {
          if (name.toLowerCase() === 'x-frame-options') return response;
          return set(
            name,
            String(value).replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
          );
        };
        const [, shown] = /^\/editor\/case\/([\w-]+)$/.exec(path) ?? [];
        if (shown) return response.end(await pageOfCase(server.config.root, shown));
        if (path === '/editor/publish')
          return response.end(await published(server.config.root, request));
        if (path === '/editor/faults') return tellFaults(server.config.root, response);
        if (path === '/editor/reviews') return response.end(await reviewsIn(request));
        const file = fileOf(path);
        if (!file) return next();
        const text = await read(file, path).catch(() => null);
        if (text === null) return next();
        const type = path.startsWith('/editor/locales/') ? '.js' : extname(file);
        set('content-type', types[type] ?? 'application/octet-stream');
        set('content-security-policy', policy);
        set('cache-control', 'no-store');
        response.end(text);
      });
    },
  };

  async function read(file: string, path: string): Promise<string | Buffer> {
    if (path === '/editor/config.json') return config(file);
    const content = await readFile(file);
    // The editor loads this package when it saves an entry; no bundler has resolved its name here.
    if (path === '/editor/cms/index.js') {
      return content.toString().replace('import(`immutable`)', "import('/editor/immutable.js')");
    }
    if (!path.startsWith('/editor/locales/')) return content;
    const texts = JSON.parse(content.toString());
    // The editor imports its translations as modules.
    return `export default ${JSON.stringify(path.endsWith('/ko.json') ? inOwnWords(texts) : texts)}`;
  }

  async function config(file: string): Promise<string> {
    const { editorConfig } = await importWithNode<typeof import('./config.ts')>(file);
    return JSON.stringify(editorConfig());
  }

  /** Sends the faults of the content whenever it has been checked. */
  async function tellFaults(root: string, response: ServerResponse): Promise<void> {
    const file = join(root, 'scripts/publish/content-fault.ts');
    const { ContentFault } = await importWithNode<Faults>(file);
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    const stop = followFaults((faults) => {
      response.write(`data: ${JSON.stringify(new ContentFault(faults).items)}\n\n`);
    });
    response.once('close', stop);
  }

  /** Answers the button 게시. Only a page of the editor may press it: each other site could send such a request too. */
  async function published(root: string, request: IncomingMessage): Promise<string> {
    const { openPublisher } = await importWithNode<Publishing>(join(own, 'publisher.ts'));
    publisher ??= openPublisher(root);
    if (request.method !== 'POST') return JSON.stringify(await publisher.status());
    if (request.headers['sec-fetch-site'] !== 'same-origin') return '';
    const { act, token = '' } = JSON.parse(await text(request));
    const refused = token && (await publisher.takeToken(String(token)));
    if (refused) return JSON.stringify(refused);
    return JSON.stringify(await (act === 'undo' ? publisher.undo() : publisher.publish()));
  }

  /** The texts that the reviews of an entry lack, which the editor is about to save. */
  async function reviewsIn(request: IncomingMessage): Promise<string> {
    const { missingTexts } = await importWithNode<Reviews>(join(data, 'reviews.ts'));
    const { formWords } = await importWithNode<Words>(join(data, 'form-words.ts'));
    const { file, data: entry } = JSON.parse(await text(request));
    return JSON.stringify(missingTexts(file, entry, await formWords()));
  }

  /** Address of a case on the page of its area; the list of areas while the case names none. */
  async function pageOfCase(root: string, id: string): Promise<string> {
    const file = join(root, 'content/cases', `${id}.yaml`);
    const text = await readFile(file, 'utf8').catch(() => '');
    const area = /^area: *["']?([a-z][a-z0-9-]*)["']?\s*$/m.exec(text)?.[1];
    return area ? `/areas/${area}#case-${id}` : '/areas';
  }

  function fileOf(path: string): string | null {
    if (path === '/editor') return join(own, 'editor.html');
    if (path === '/editor/config.json') return join(own, 'config.ts');
    if (path === '/editor/cms') return join(own, 'cms.html');
    if (path === '/editor/immutable.js') return join(dirname(immutable), 'immutable.es.js');
    if (/^\/editor\/[\w-]+\.js$/.test(path)) return join(own, path.slice('/editor/'.length));
    // npm/ and locales/ are sibling folders in the package.
    const [, folder, rest = ''] = path.match(/^\/editor\/(cms|locales)(\/.+)$/) ?? [];
    return folder ? join(cms, folder === 'cms' ? '' : '../locales', normalize(rest)) : null;
  }
}
