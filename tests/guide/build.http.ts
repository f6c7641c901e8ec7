import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SITE } from '../site/server.ts';
import { openOperator } from './operator.ts';

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

test('a start with a wrong file in content/ names it and serves the build before', {
  tags: 'long',
}, async () => {
  const operator = await openOperator();
  onTestFinished(operator.close);
  const file = join(operator.folder, 'content/firm.yaml');
  const right = await readFile(file, 'utf8');
  for (const wrong of [
    right.replace(/^name:/m, 'nome:'),
    right.replace(/^phone:.*$/m, ''),
    '- [',
  ]) {
    await writeFile(file, wrong);
    const said = await operator.start('npm start');
    expect(said).toMatch(/content\/firm\.yaml \d+줄: .*전에 지은 사이트를 그대로 엽니다/s);
    expect(said).not.toMatch(/^ +at /m);
    expect((await fetch(operator.url)).status).toBe(200);
    await operator.stop();
  }
  await writeFile(join(operator.folder, 'app/server/main.ts'), 'a fault in the code(');
  await writeFile(file, right);
  expect(await operator.start('npm start')).toContain('전에 지은 사이트를 그대로 엽니다');
  await operator.stop();
});
