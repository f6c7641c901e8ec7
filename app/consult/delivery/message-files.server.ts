import { join } from 'node:path';

/** Folder of the `file` channel. */
export function outboxFolder(dataDir: string): string {
  return join(dataDir, 'outbox');
}

/** Beginning of the name of a notice's file; the file of a request is named by its reference. */
export const NOTICE_FILE = 'notice-';

/** File of one message. */
export function messageFile(dataDir: string, name: string): string {
  return join(outboxFolder(dataDir), `${name}.eml`);
}
