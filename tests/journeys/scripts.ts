import { gzipSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';

/** Records the scripts that a page requests from now on, with their gzip size in bytes. Waits for pending ones. */
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
