import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { SITE } from '../site/server.ts';

/** The files of this version with one more migration: its sources, for the command line, and its build. */
export async function laterVersion(): Promise<Record<string, string>> {
  const source = 'app/consult/requests/storage/migrations.ts';
  const built = globSync(`${SITE}/server/assets/open-storage.server-*.js`);
  const files: Record<string, string> = {};
  for (const file of [source, ...built]) {
    const text = await readFile(file, 'utf8');
    const later = text.replace(/(?<=["']002-undo["']: undo(?:\$\d+)?),?(?=\s)/, `,\n${MIGRATION}`);
    if (later === text) throw new Error(`${file} has no list of migrations.`);
    files[file.replace(SITE, 'dist')] = later;
  }
  return files;
}

const MIGRATION = `  '999-later': {
    up: (db) => db.schema.alterTable('consultation')
      .addColumn('later', 'text', (column) => column.notNull().defaultTo('from 999')).execute(),
  }`;
