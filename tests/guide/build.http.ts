import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { SITE } from '../site/server.ts';

interface Lock {
  packages: Record<string, { version: string }>;
}

test('the build lists every package of the lock file', async () => {
  const { bomFormat, components } = JSON.parse(await readFile(`${SITE}/sbom.json`, 'utf8'));
  expect(bomFormat).toBe('CycloneDX');
  const listed = new Set(
    components.map(({ group, name, version }: Record<string, string>) =>
      [group && `${group}/`, name, '@', version].filter(Boolean).join(''),
    ),
  );
  const { packages }: Lock = JSON.parse(await readFile('package-lock.json', 'utf8'));
  for (const [path, { version }] of Object.entries(packages)) {
    if (path === '') continue;
    const name = path.replace(/.*node_modules\//, '');
    expect(listed.has(`${name}@${version}`), `${name}@${version}`).toBe(true);
  }
});

test.each([
  ['client', ['react', 'pretendard', '@fontsource-variable/noto-serif-kr', '@iconify-json/lucide']],
  ['server', ['hono', 'kysely', 'pg', 'react-dom']],
])('the %s’s build has the licences of what is in it', async (build, names) => {
  const text = await readFile(`${SITE}/${build}/licenses.txt`, 'utf8');
  for (const name of names) expect(text).toMatch(new RegExp(`^${name} \\d[^ ]* \\(`, 'm'));
  expect(text).toContain('SIL OPEN FONT LICENSE Version 1.1');
  expect(text).toContain('Permission is hereby granted, free of charge');
});
