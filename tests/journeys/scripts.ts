import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** The scripts that a page asks for from now on, by file, with their gzip size in bytes. */
export function scripts(page: Page) {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return async () => {
    const files = await Promise.all(
      responses.map(async (response) => {
        const text = await response.text();
        const file = new URL(response.url()).pathname;
        return { file, text, size: gzipSync(text).byteLength };
      }),
    );
    return { files, total: files.reduce((sum, { size }) => sum + size, 0) };
  };
}
