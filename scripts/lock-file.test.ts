import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

interface LockEntry {
  integrity?: string;
  cpu?: string[];
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  resolved?: string;
}

const lock: { packages: Record<string, LockEntry> } = JSON.parse(
  readFileSync('package-lock.json', 'utf8'),
);
const entries = Object.entries(lock.packages).filter(([path]) => path !== '');

test('the lock file has a hash for every package that is installed here', () => {
  // npm records no hash for development tools of other platforms.
  const isForeign = ({ dev, optional, cpu }: LockEntry) => dev && optional && cpu;
  const unchecked = entries.filter(([, entry]) => !entry.integrity && !isForeign(entry));
  expect(unchecked.map(([path]) => path)).toEqual([]);
  for (const [path, { integrity }] of entries) {
    if (integrity) expect(integrity, path).toMatch(/^sha512-/);
  }
});

test('packages come from the public registry', () => {
  for (const [path, { resolved }] of entries) {
    if (resolved) expect(new URL(resolved).host, path).toBe('registry.npmjs.org');
  }
});

test('each package has the version that the others ask for, as npm ci and the list of packages require', () => {
  // Fails with npm's own words, such as "invalid: name@version".
  const words = ['ls', '--package-lock-only', '--all', '--parseable'];
  const listed = execFileSync('npm', words, { encoding: 'utf8', stdio: 'pipe' });
  expect(listed).toContain('/node_modules/hono');
});
