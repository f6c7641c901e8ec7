import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBuilder } from 'vite';
import { expect, onTestFinished, test, vi } from 'vitest';
import { stampBuild } from './build-id.ts';

test('an interrupted build has no id, even if the previous build had one', async () => {
  // A build switches this process to production.
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('NODE_ENV', process.env.NODE_ENV);
  const root = await mkdtemp(join(tmpdir(), 'build-'));
  onTestFinished(() => rm(root, { recursive: true }));
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src/main.js'), 'console.log(1);\n');
  const build = async (id: string) => {
    const part = (name: string) => ({
      build: { outDir: `dist/${name}`, rolldownOptions: { input: join(root, 'src/main.js') } },
    });
    const builder = await createBuilder({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [stampBuild(id)],
      builder: {},
      environments: { client: part('client'), ssr: part('server') },
    });
    await builder.buildApp();
  };
  const stamp = join(root, 'dist/build-id');
  await build('first');
  expect(await readFile(stamp, 'utf8')).toBe('first');
  await writeFile(join(root, 'src/main.js'), 'console.log(\n');
  await expect(build('second')).rejects.toThrow();
  expect(existsSync(stamp)).toBe(false);
});
