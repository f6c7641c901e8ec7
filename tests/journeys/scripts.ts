import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** The scripts that a page asks for from now on, by file, with their gzip size in bytes; waits for those under way. */
export function scripts(page: Page) {
  const requests: Request[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') requests.push(request);
  });
  return async () => {
    const files = await Promise.all(
      requests.map(async (request) => {
        const text = (await (await request.response())?.text()) ?? '';
        const file = new URL(request.url()).pathname;
        return { file, text, size: gzipSync(text).byteLength };
      }),
    );
    return { files, total: files.reduce((sum, { size }) => sum + size, 0) };
  };
}
