import { globSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { type Browser, expect, type Frame, type Locator, type Page } from '@playwright/test';
import { launchChromium } from '../browsers/chromium.ts';
import { startDevelopment } from '../site/development.ts';
import { projectCopy } from '../site/project-copy.ts';
import { LONGEST_SETUP, LONGEST_WAIT } from '../timeouts.ts';

/** `npm run edit` in a browser, on a copy of the project with the tests' own firm. */
export interface EditingSession {
  page: Page;
  /** The editor. */
  cms: Frame;
  /** Addresses on other hosts that the editor has requested. */
  others: string[];
  /** Opens the form of an entry, or of a new one with the name 'new'. Single files are in the collection '_singletons'. */
  open: (collection: string, name: string) => Promise<void>;
  /** A field of the form by its path, such as prices.0.from.amount. */
  field: (path: string) => Locator;
  fill: (values: Record<string, string>) => Promise<void>;
  /** Adds an item to a list. */
  add: (path: string) => Promise<void>;
  /** Chooses an entry in a field that names one. */
  choose: (path: string, name: string) => Promise<void>;
  save: () => Promise<void>;
  /** Expects that saving is refused with this text at a field. */
  expectRefused: (text: string | RegExp) => Promise<void>;
  /** Expects this text among the faults next to the editor. */
  expectBeside: (text: string | RegExp) => Promise<void>;
  /** Expects this text on a page without faults. */
  expectWhole: (path: string, text: string) => Promise<void>;
  /** Opens a page next to the editor. */
  look: (path: string) => Promise<void>;
  close: () => Promise<void>;
}

export async function startEditing(): Promise<EditingSession> {
  const root = await projectCopy();
  const server = await startDevelopment(root, 'edit', '/editor');
  const browser = await launchChromium();
  const close = async () => {
    await browser.close();
    await server.close();
  };
  try {
    return { ...(await sessionIn(browser, root, server.url)), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function sessionIn(
  browser: Browser,
  root: string,
  origin: string,
): Promise<Omit<EditingSession, 'close'>> {
  const page = await browser.newPage({
    locale: 'ko-KR',
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  });
  await page.addInitScript(buildWholeForm);
  page.setDefaultTimeout(LONGEST_WAIT);
  // The development server compiles the page next to the editor at its first request.
  page.setDefaultNavigationTimeout(LONGEST_SETUP);
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
  await offerFolders(cms, root);
  const shown = page.frameLocator('#page');
  const faults = page.getByRole('region', { name: '고칠 곳이 있습니다' });
  const field = (path: string) => cms.locator(`section[data-key-path="${path}"]`);
  const look = (path: string) =>
    page.locator('#page').evaluate((frame: HTMLIFrameElement, address) => {
      frame.contentWindow?.location.replace(address);
    }, path);
  const save = cms.getByRole('button', { name: '저장', exact: true });
  return {
    page,
    cms,
    others,
    field,
    open: async (collection, name) => {
      const path = name === 'new' ? 'new' : `entries/${name}`;
      await cms.evaluate((hash) => location.assign(hash), `#/collections/${collection}/${path}`);
      await cms.locator('section[data-key-path]').first().waitFor();
    },
    fill: async (values) => {
      for (const [path, value] of Object.entries(values)) {
        await field(path).locator('input, textarea').first().fill(value);
      }
    },
    add: (path) => field(path).getByRole('button', { name: '추가' }).last().click(),
    choose: async (path, name) => {
      await field(path).getByRole('combobox').click();
      await cms.getByRole('option', { name }).click();
    },
    save: async () => {
      await save.click();
      // Until the form changes again, there is nothing to save.
      await expect(save).toBeDisabled({ timeout: LONGEST_SETUP });
      await takeSaved(cms, root);
    },
    expectRefused: async (text) => {
      await save.click();
      await expect(cms.getByRole('alert').filter({ hasText: text }).first()).toBeVisible();
    },
    look,
    expectWhole: async (path, text) => {
      // Retries, because a new entry opens its own page next to itself.
      await expect(async () => {
        await look(path);
        await expect(shown.getByText(text).first()).toBeVisible({ timeout: 5000 });
        expect(await pathOf(page)).toBe(path);
      }).toPass({ timeout: LONGEST_SETUP });
      await expect(faults).toBeHidden();
    },
    expectBeside: async (text) => {
      await expect(faults.getByText(text).first()).toBeVisible({ timeout: LONGEST_SETUP });
    },
  };
}

/** Makes the form build all its fields, which it otherwise does as they come into view. */
function buildWholeForm(): void {
  if (!location.pathname.startsWith('/editor/')) return;
  window.IntersectionObserver = class extends IntersectionObserver {
    readonly #seen: IntersectionObserverCallback;
    constructor(seen: IntersectionObserverCallback) {
      super(seen);
      this.#seen = seen;
    }
    override observe(target: Element): void {
      const entry = { isIntersecting: true, target } as IntersectionObserverEntry;
      queueMicrotask(() => this.#seen([entry], this));
    }
  };
}

/** Path of the page next to the editor. */
function pathOf(page: Page): Promise<string | undefined> {
  const frame = page.locator('#page');
  return frame.evaluate((one: HTMLIFrameElement) => one.contentWindow?.location.pathname);
}

/**
 * Copies the project's files to the browser's own storage, because no test can use the file dialog. Like a folder from
 * a ZIP download, `project` has no .git. `other` is an empty folder.
 */
async function offerFolders(cms: Frame, root: string): Promise<void> {
  const files = await Promise.all(
    globSync('content/**/*.*', { cwd: root }).map(async (file) => ({
      file,
      data: await readFile(join(root, file), 'base64'),
    })),
  );
  await cms.evaluate(async (all) => {
    const storage = await navigator.storage.getDirectory();
    await storage.getDirectoryHandle('other', { create: true });
    const project = await storage.getDirectoryHandle('project', { create: true });
    for (const { file, data } of all) {
      const folders = file.split('/').slice(0, -1);
      let folder = project;
      for (const name of folders) folder = await folder.getDirectoryHandle(name, { create: true });
      const name = file.slice(folders.join('/').length + 1);
      const handle = await folder.getFileHandle(name, { create: true });
      const writable = await handle.createWritable();
      await writable.write(Uint8Array.fromBase64(data));
      await writable.close();
    }
    Object.assign(window, { savedUntil: Date.now() });
  }, files);
}

/** Sets the folder that the browser's file dialog returns from now on. */
export function chooseFolder(cms: Frame, name: 'project' | 'other'): Promise<void> {
  return cms.evaluate(async (chosen) => {
    const storage = await navigator.storage.getDirectory();
    const folder = await storage.getDirectoryHandle(chosen);
    Object.assign(window, { showDirectoryPicker: async () => folder });
  }, name);
}

/** Copies the files that the editor has saved in the offered folder to the project. */
async function takeSaved(cms: Frame, root: string): Promise<void> {
  const saved = await cms.evaluate(async () => {
    const since = Number(Reflect.get(window, 'savedUntil'));
    const found: { file: string; data: string }[] = [];
    let last = since;
    async function look(folder: FileSystemDirectoryHandle, path: string): Promise<void> {
      for await (const handle of folder.values()) {
        const name = `${path}${handle.name}`;
        if (handle.kind === 'directory') {
          await look(handle as FileSystemDirectoryHandle, `${name}/`);
          continue;
        }
        const file = await (handle as FileSystemFileHandle).getFile();
        last = Math.max(last, file.lastModified);
        if (file.lastModified <= since) continue;
        found.push({ file: name, data: new Uint8Array(await file.arrayBuffer()).toBase64() });
      }
    }
    const storage = await navigator.storage.getDirectory();
    await look(await storage.getDirectoryHandle('project'), '');
    Object.assign(window, { savedUntil: last });
    return found;
  });
  for (const { file, data } of saved) {
    await mkdir(dirname(join(root, file)), { recursive: true });
    const before = await readFile(join(root, file), 'base64').catch(() => null);
    if (before !== data) await writeFile(join(root, file), data, 'base64');
  }
}
