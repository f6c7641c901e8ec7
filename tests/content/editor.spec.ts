import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Frame, test } from '@playwright/test';
import { launchChromium } from '../browsers/chromium.ts';
import { projectCopy } from '../site/project-copy.ts';

const port = 4700 + (process.pid % 200);
const origin = `http://127.0.0.1:${port}`;

/** `npm run edit` on a copy of the project. */
async function startEditor(root: string) {
  const vite = [join(root, 'node_modules/vite/bin/vite.js'), '--mode', 'edit', '--port', `${port}`];
  const child = spawn(process.execPath, vite, {
    cwd: root,
    stdio: 'ignore' as const,
    env: { ...process.env, DATA_DIR: join(root, 'data') },
  });
  await expect(async () => {
    expect((await fetch(`${origin}/editor`)).ok).toBe(true);
  }).toPass({ timeout: 90_000 });
  return child;
}

/**
 * The folder as the browser would get it from its file dialog, which no test can use: the same files in the
 * browser's own storage. It has no .git, as one that was downloaded as a ZIP.
 */
async function offerFolder(cms: Frame, root: string): Promise<void> {
  const files = await Promise.all(
    globSync('content/**/*.*', { cwd: root }).map(async (file) => ({
      file,
      data: (await readFile(join(root, file))).toString('base64'),
    })),
  );
  await cms.evaluate(async (all) => {
    const storage = await navigator.storage.getDirectory();
    const project = await storage.getDirectoryHandle('project', { create: true });
    for (const { file, data } of all) {
      const folders = file.split('/').slice(0, -1);
      let folder = project;
      for (const name of folders) folder = await folder.getDirectoryHandle(name, { create: true });
      const name = file.slice(folders.join('/').length + 1);
      const handle = await folder.getFileHandle(name, { create: true });
      const writable = await handle.createWritable();
      await writable.write(Uint8Array.from(atob(data), (byte) => byte.charCodeAt(0)));
      await writable.close();
    }
    Object.assign(window, { showDirectoryPicker: async () => project });
  }, files);
}

/** A file of that folder; null: there is none. */
function readOffered(cms: Frame, folder: string, name: string): Promise<string | null> {
  return cms.evaluate(
    async ([folders = '', file = '']) => {
      let current = await navigator.storage.getDirectory();
      for (const part of ['project', ...folders.split('/')]) {
        current = await current.getDirectoryHandle(part);
      }
      const handle = await current.getFileHandle(file).catch(() => null);
      return handle && (await (await handle.getFile()).text());
    },
    [folder, name],
  );
}

test('a guide is written in the editor, saved as a file, and served', async () => {
  test.setTimeout(240_000);
  const root = await projectCopy();
  const vite = await startEditor(root);
  const browser = await launchChromium();
  try {
    const page = await browser.newPage({ locale: 'ko-KR', viewport: { width: 1440, height: 900 } });
    const others: string[] = [];
    page.on('response', (response) => {
      if (!response.url().startsWith(origin) && /^https?:/.test(response.url())) {
        others.push(response.url());
      }
    });
    await page.goto(`${origin}/editor`);
    const cms = await (await page.waitForSelector('#cms')).contentFrame();
    if (!cms) throw new Error('The editor has no frame.');
    await cms.waitForURL(/\/editor\/cms/);
    const open = cms.getByRole('button', { name: '사이트 폴더 열기' });
    await expect(open).toBeVisible();
    await expect(cms.getByRole('button', { name: /로그인|GitHub/ })).toHaveCount(0);
    await expect(cms.getByText('content 폴더가 들어 있는 사이트 폴더를 고르세요.')).toBeVisible();
    await cms.evaluate(async () => {
      const storage = await navigator.storage.getDirectory();
      const other = await storage.getDirectoryHandle('other', { create: true });
      Object.assign(window, { showDirectoryPicker: async () => other });
    });
    await open.click();
    await expect(cms.getByText('고르신 폴더에 content 폴더가 없습니다.')).toBeVisible();
    await offerFolder(cms, root);
    await open.click();
    await expect(open).toBeHidden();
    await expect(cms.getByText('저장소')).toHaveCount(0);

    // The page of what is edited is beside it.
    await cms.evaluate(() => location.assign('#/collections/guides/entries/minor-heirs'));
    const shown = page.frameLocator('#page');
    await expect(shown.getByRole('heading', { level: 1 })).toContainText('미성년 상속인');

    // What names another entry shows its name.
    await cms.evaluate(() => location.assign('#/collections/questions/entries/old-gift'));
    const theme = cms.locator('section[data-key-path="theme"]');
    await expect(theme).toContainText('유류분');
    await expect(theme).not.toContainText('forced-share');
    await cms.evaluate(() => location.assign('#/collections/areas/entries/division'));
    await expect(shown.getByRole('heading', { level: 1 })).toContainText('상속재산분할');
    await cms.evaluate(() => location.assign('#/collections/guides/entries/minor-heirs'));
    await expect(shown.getByRole('heading', { level: 1 })).toContainText('미성년 상속인');

    // A new guide, from one that is there.
    await cms.getByRole('button', { name: '에디터 옵션 표시' }).click();
    await cms.getByRole('menuitem', { name: '복제' }).click();
    await cms.locator('section[data-key-path="title"] input').fill('편집기에서 쓴 글');
    await cms.getByRole('textbox', { name: '슬러그' }).fill('written-in-the-editor');
    await cms.getByRole('button', { name: '저장', exact: true }).click();
    const folder = 'content/guides';
    const name = 'written-in-the-editor.md';
    await expect.poll(() => readOffered(cms, folder, name), { timeout: 20_000 }).not.toBeNull();
    const written = await readOffered(cms, folder, name);
    expect(written).toMatch(/^---\ntitle: 편집기에서 쓴 글\n/);

    // What the browser would have written into the project's folder.
    await writeFile(join(root, folder, name), written ?? '');
    await expect(async () => {
      const answer = await fetch(`${origin}/guides/written-in-the-editor`);
      expect(answer.status).toBe(200);
      expect(await answer.text()).toContain('<h1 class="whitespace-pre-line t5">편집기에서 쓴');
    }).toPass({ timeout: 30_000 });
    expect(others, 'nothing is loaded from another host').toEqual([]);
  } finally {
    await browser.close();
    const gone = once(vite, 'exit');
    vite.kill();
    await gone;
    await rm(root, { recursive: true, force: true });
  }
});
