import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../site/free-port.ts';
import { projectCopy } from '../site/project-copy.ts';

const run = promisify(execFile);

let root: string;
let server: ChildProcess;
let origin: string;

const path = (file: string) => join(root, 'content', file);
const vite = () => join(root, 'node_modules/vite/bin/vite.js');

async function start(): Promise<void> {
  const port = await freePort();
  origin = `http://127.0.0.1:${port}`;
  const env = { ...process.env, DATA_DIR: join(root, 'data') };
  const args = [vite(), '--port', `${port}`, '--mode', 'edit'];
  server = spawn(process.execPath, args, { cwd: root, env, stdio: 'ignore' });
  await expect.poll(() => statusOf('/@vite/client'), { timeout: 180_000 }).toBe(200);
}

/** 0 while nothing answers. */
async function statusOf(address: string): Promise<number> {
  const answer = await fetch(origin + address).catch(() => null);
  await answer?.body?.cancel();
  return answer?.status ?? 0;
}

/** Puts in what a manager may: an iPhone's picture, one that is cut off, Notepad's ANSI, a folder, a wrong fact. */
async function breakContent(): Promise<void> {
  const picture = await sharp({
    create: { width: 900, height: 900, channels: 3, background: '#765' },
  })
    .jpeg()
    .toBuffer();
  await mkdir(path('people/park.yaml'), { recursive: true });
  await writeFile(path('pictures/phone.jpg'), '\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1');
  await writeFile(path('pictures/cut.jpg'), picture.subarray(0, 2000));
  await writeFile(
    path('people/kim.yaml'),
    'name: 견본 가\nrole: 변호사\nportrait: /pictures/phone.jpg\n',
  );
  await writeFile(
    path('notices/winter.md'),
    Buffer.from('---\ntitle: \xb0\xa1\n---\n\xb0\xa1\n', 'latin1'),
  );
  const firm = await readFile(path('firm.yaml'), 'utf8');
  await writeFile(path('firm.yaml'), firm.replace(/phone: .*/, 'phone: *전화'));
}

async function mendContent(): Promise<void> {
  for (const file of [
    'people/park.yaml',
    'pictures/phone.jpg',
    'pictures/cut.jpg',
    'notices/winter.md',
  ]) {
    await rm(path(file), { recursive: true });
  }
  await writeFile(path('people/kim.yaml'), 'name: 견본 가\nrole: 변호사\n');
  await writeFile(path('firm.yaml'), await readFile('tests/firm/content/firm.yaml', 'utf8'));
}

/** It is `npm run dev` with the editor besides. */
describe('npm run edit', () => {
  beforeAll(async () => {
    root = await projectCopy();
  });
  afterAll(async () => {
    server.kill();
    await once(server, 'exit');
    await rm(root, { recursive: true });
  });

  test('starts with content that has faults, and serves once they are mended', async () => {
    await breakContent();
    await start();
    expect(await statusOf('/')).toBe(500);
    expect(await statusOf('/editor')).toBe(200);
    await mendContent();
    await expect.poll(() => statusOf('/'), { timeout: 120_000 }).toBe(200);
  }, 300_000);

  test('goes on when a picture breaks', async () => {
    await writeFile(
      path('people/kim.yaml'),
      'name: 견본 가\nrole: 변호사\nportrait: /pictures/Kim.JPG\n',
    );
    const whole = await sharp({
      create: { width: 900, height: 900, channels: 3, background: '#765' },
    })
      .jpeg()
      .toBuffer();
    await writeFile(path('pictures/kim.jpg'), whole);
    const portrait = async () => {
      const html = await fetch(`${origin}/people/kim`).then((answer) => answer.text());
      return /\/assets\/kim-[\w-]+\.webp/.exec(html)?.[0] ?? '';
    };
    await expect.poll(portrait, { timeout: 120_000 }).not.toBe('');
    const address = await portrait();
    await writeFile(path('pictures/kim.jpg'), whole.subarray(0, 2000));
    expect([404, 500]).toContain(await statusOf(address));
    await writeFile(path('pictures/kim.jpg'), whole);
    // Asked for twice at once, as a page does.
    const both = await Promise.all([statusOf(address), statusOf(address)]);
    expect(both).toEqual([200, 200]);
    expect(server.exitCode).toBeNull();
  }, 240_000);
});

test('a build ends with the name of each file, and no other program’s words for it', async () => {
  root = await projectCopy();
  try {
    await breakContent();
    const build = run(process.execPath, [vite(), 'build', '--logLevel', 'warn'], { cwd: root });
    const said = await build.then(
      () => '',
      ({ stderr }: { stderr: string }) => stderr,
    );
    for (const told of [
      'content/pictures/phone.jpg 1줄: 이름은 사진이지만 아이폰 사진(HEIC)입니다',
      'content/pictures/cut.jpg 1줄: 사진을 읽을 수 없습니다',
      'content/notices/winter.md 1줄: UTF-8이 아닙니다',
      'content/people/park.yaml 1줄: 파일이 있을 자리에 폴더가 있습니다',
      'content/firm.yaml 7줄: 값이 *로 시작합니다',
    ]) {
      expect(said).toContain(told);
    }
  } finally {
    await rm(root, { recursive: true });
  }
});
