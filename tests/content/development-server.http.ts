import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type DevelopmentServer, startDevelopment } from '../site/development.ts';
import { someKey } from '../site/office.ts';
import { projectCopy } from '../site/project-copy.ts';
import { LONGEST_WAIT } from '../timeouts.ts';

const CANARY = 'canary-of-a-visitor';
const vite = 'node_modules/vite/bin/vite.js';
const run = promisify(execFile);

/** Private files of the firm that a project's folder contains after a while. */
const secrets = [
  'data/outbox/7KQ2-M4XD.eml',
  'data/site.sqlite',
  'data/site.sqlite-wal',
  'data/seal.key',
  'data/backups/2026-11-20.jsonl.gz',
  // Made by following docs/operations.md.
  'data-before/site.sqlite',
  'drill/data/site.sqlite',
  'report.html',
  '.env',
  '.env.before',
  'server.key',
  // A configured data folder inside a folder whose other files are served.
  'app/private (2)/outbox/7KQ2-M4XD.eml',
  'app/private (2)/site.sqlite',
  'app/private (2)/site.json',
  'app/elsewhere/seal.key',
];

/** Addresses by which a client can ask Vite for a file. */
const ways = (root: string, file: string) => {
  const path = encodeURI(file);
  return [
    `/${path}`,
    `//${path}`,
    `/app/../${path}`,
    `/app/%2e%2e/${path}`,
    `/${path}?raw`,
    `/${path}?import&raw`,
    `/${path}?url`,
    `/${path}?inline`,
    `/${path}?raw??`,
    `/${path.toUpperCase()}`,
    `/@fs${encodeURI(root)}/${path}`,
    `/@fs${encodeURI(root)}/${path}?import&raw??`,
    `/@fs/${encodeURI(root)}/app/../${path}`,
    `/@id/${root}/${path}?raw`,
  ];
};

async function somePicture(): Promise<Buffer> {
  const create = { width: 900, height: 900, channels: 3, background: '#765' } as const;
  return sharp({ create }).jpeg().toBuffer();
}

/** Adds faults of a manager: an iPhone's picture, a truncated one, Notepad's ANSI encoding, a folder, a wrong fact. */
async function breakContent(content: string): Promise<void> {
  const path = (file: string) => join(content, file);
  await mkdir(path('people/park.yaml'), { recursive: true });
  await writeFile(path('pictures/phone.jpg'), '\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1');
  await writeFile(path('pictures/cut.jpg'), (await somePicture()).subarray(0, 2000));
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

async function mendContent(content: string): Promise<void> {
  for (const file of [
    'people/park.yaml',
    'pictures/phone.jpg',
    'pictures/cut.jpg',
    'notices/winter.md',
  ]) {
    await rm(join(content, file), { recursive: true });
  }
  await writeFile(join(content, 'people/kim.yaml'), 'name: 견본 가\nrole: 변호사\n');
  await writeFile(join(content, 'firm.yaml'), await readFile('tests/firm/content/firm.yaml'));
}

/** `npm run edit` is `npm run dev` with the editor. It starts here with content that has faults. */
describe('npm run edit', () => {
  let root: string;
  let server: DevelopmentServer;
  beforeAll(async () => {
    root = await projectCopy();
    await breakContent(join(root, 'content'));
    for (const file of secrets) {
      await mkdir(dirname(join(root, file)), { recursive: true });
      const text = file === '.env' ? `DATA_DIR=app/private (2)\n# ${CANARY}` : CANARY;
      await writeFile(join(root, file), text);
    }
    await symlink(join(root, 'data'), join(root, 'app/linked'));
    server = await startDevelopment(root, 'edit', '/@vite/client', {
      DATA_DIR: 'app/elsewhere',
      SEAL_KEYS: someKey('k1'),
    });
  });
  afterAll(() => server.close());

  const get = (path: string) => fetch(server.url + path);
  const path = (file: string) => join(root, 'content', file);

  /** 0 while nothing answers. */
  async function statusOf(address: string): Promise<number> {
    const answer = await get(address).catch(() => null);
    await answer?.body?.cancel();
    return answer?.status ?? 0;
  }

  test('serves the files that the browser runs', async () => {
    for (const path of ['/app/entry/client.ts', '/@vite/client', '/app/styles/index.css?direct']) {
      expect([path, await statusOf(path)]).toEqual([path, 200]);
    }
  });

  test.each(secrets)('does not serve %s', async (file) => {
    for (const way of ways(root, file)) {
      const text = await (await get(way)).text();
      expect(text.includes(CANARY), way).toBe(false);
    }
  });

  test('does not follow a link to private files', async () => {
    for (const way of ways(root, 'app/linked/outbox/7KQ2-M4XD.eml')) {
      expect((await (await get(way)).text()).includes(CANARY), way).toBe(false);
    }
  });

  // The server compiles the page at its first request.
  const compiled = { timeout: 3 * LONGEST_WAIT };

  test('starts with faulty content, and serves once the faults are fixed', {
    tags: 'long',
  }, async () => {
    expect(await statusOf('/')).toBe(500);
    expect(await statusOf('/editor')).toBe(200);
    await mendContent(path(''));
    await expect.poll(() => statusOf('/'), compiled).toBe(200);
  });

  test('keeps running when a picture breaks', { tags: 'long' }, async () => {
    await writeFile(
      path('people/kim.yaml'),
      'name: 견본 가\nrole: 변호사\nportrait: /pictures/Kim.JPG\n',
    );
    const whole = await somePicture();
    await writeFile(path('pictures/kim.jpg'), whole);
    const portrait = async () => {
      const html = await (await get('/people/kim')).text();
      return /\/assets\/kim-[\w-]+\.webp/.exec(html)?.[0] ?? '';
    };
    await expect.poll(portrait, compiled).not.toBe('');
    const address = await portrait();
    await writeFile(path('pictures/kim.jpg'), whole.subarray(0, 2000));
    expect([404, 500]).toContain(await statusOf(address));
    await writeFile(path('pictures/kim.jpg'), whole);
    // Requested twice at the same time, as a page does.
    const both = await Promise.all([statusOf(address), statusOf(address)]);
    expect(both).toEqual([200, 200]);
    expect(await statusOf('/@vite/client')).toBe(200);
  });

  test('notices new, changed and removed files of the content', { tags: 'long' }, async () => {
    const question = path('questions/second-question.md');
    const page = async () => (await get('/questions')).text();
    const name = 'id="second-question"';
    const text = await readFile(path('questions/old-gift.md'), 'utf8');
    await expect.poll(page, compiled).toContain('id="old-gift"');
    expect(await page()).not.toContain(name);
    await writeFile(question, text);
    await expect.poll(page, compiled).toContain(name);
    await writeFile(question, `${text.trimEnd()} 나중에 적은 말입니다.\n`);
    await expect.poll(page, compiled).toContain('나중에 적은 말입니다.');
    await rm(question);
    await expect.poll(page, compiled).not.toContain(name);
  });
});

test('a build fails with the name of each faulty file, and without messages of other programs', {
  tags: 'long',
}, async () => {
  const root = await projectCopy();
  try {
    await breakContent(join(root, 'content'));
    const build = run(process.execPath, [vite, 'build', '--logLevel', 'warn'], { cwd: root });
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
