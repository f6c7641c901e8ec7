import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of a PostgreSQL server on which databases can be made. */
    postgresUrl: string;
    /** On which database the suites of this project run; undefined: the embedded one. */
    database: 'postgres' | undefined;
  }
}

/**
 * One PostgreSQL server for all tests of a project: that of TEST_DATABASE_URL (whose account may make
 * databases and read the server's files), else one of our own.
 */
export default async function setup({ provide }: TestProject) {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return provide('postgresUrl', given);
  const server = await startPostgres();
  provide('postgresUrl', server.url);
  return server.close;
}
