/**
 * Retakes docs/screenshots, a picture for each kind of page: `npm run build && node scripts/screenshots.ts`. Takes
 * whole pages as WebP without motion, then some pages as devices show them: the first screen, or a sheet of paper.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { launchChromium } from '../tests/browsers/chromium.ts';
import { pageExamples } from '../tests/site/page-kinds.ts';
import { startSite } from '../tests/site/server.ts';

const FOLDER = 'docs/screenshots';
/** The README's picture, which shows the first screen of the home page. */
const README = 'home.png';

/** Addresses by the names of their pictures. */
const kinds = new Map<string, string>([['not-found', '/none']]);
for (const [path, example] of Object.entries(pageExamples)) {
  if (example !== null) kinds.set(nameOf(path), example);
}
const dark = ['home', 'shares', 'situation', 'guide', 'consult'];
const large = ['home', 'shares', 'consult'];

interface Device {
  name: string;
  viewport: { width: number; height: number };
  /** Borders in px that a notch and the home indicator cover. */
  insets?: { left: number; right: number; bottom: number };
  /** Whether the browser darkens pages by itself. */
  darkened?: boolean;
  paper?: boolean;
}

const devices: Device[] = [
  // A low window at 400 % zoom, and a phone in landscape.
  { name: '320x256', viewport: { width: 320, height: 256 } },
  { name: '640x360', viewport: { width: 640, height: 360 } },
  {
    name: '852x393-notch',
    viewport: { width: 852, height: 393 },
    insets: { left: 59, right: 59, bottom: 21 },
  },
  { name: 'darkened', viewport: { width: 390, height: 844 }, darkened: true },
  // A4 at 96 px an inch.
  { name: 'paper', viewport: { width: 794, height: 1123 }, paper: true },
];
const onDevices = ['home', 'situation', 'shares', 'deadlines', 'consult', 'fees', 'people'];

const site = await startSite({ LOG_LEVEL: 'silent' }, 'dist');
const browser = await launchChromium();
try {
  mkdirSync(FOLDER, { recursive: true });
  for (const name of readdirSync(FOLDER)) rmSync(join(FOLDER, name));
  const names = [...kinds.keys()];
  await take(browser, names, { width: 390 });
  await take(browser, names, { width: 1440 });
  await take(browser, dark, { width: 390, colorScheme: 'dark' });
  await take(browser, ['home'], { width: 1440, colorScheme: 'dark' });
  await take(browser, ['home'], { width: 768 });
  await take(browser, large, { width: 360, percent: 200 });
  for (const device of devices) await takeOn(browser, device);
} finally {
  await browser.close();
  await site.stop();
}

/** `home` for /, `guides` for /guides, `guide` for /guides/:slug. */
function nameOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replace(/s\/:.*$/, '');
}

interface Look {
  width: number;
  colorScheme?: 'light' | 'dark';
  /** Size of the text. */
  percent?: number;
}

async function take(
  browser: Browser,
  names: string[],
  { width, colorScheme = 'light', percent = 100 }: Look,
): Promise<void> {
  const viewport = { width, height: width < 700 ? 844 : 900 };
  const page = await browser.newPage({ viewport, colorScheme, reducedMotion: 'reduce' });
  const painter = await browser.newPage();
  for (const name of names) {
    await page.goto(site.url + kinds.get(name), { waitUntil: 'networkidle' });
    await page.evaluate((size) => {
      document.documentElement.style.fontSize = `${size}%`;
    }, percent);
    await scrollThrough(page);
    const look = percent === 100 ? colorScheme : `${percent}-percent`;
    const picture = await page.screenshot({ fullPage: true });
    writeFileSync(join(FOLDER, `${name}-${width}-${look}.webp`), await asWebp(painter, picture));
    if (name === 'home' && width === 1440 && look === 'light') {
      writeFileSync(join(FOLDER, README), await page.screenshot());
    }
  }
  await page.close();
  await painter.close();
}

async function takeOn(
  browser: Browser,
  { name, viewport, insets, darkened = false, paper = false }: Device,
): Promise<void> {
  const page = await browser.newPage({ viewport, reducedMotion: 'reduce' });
  const painter = await browser.newPage();
  const session = await page.context().newCDPSession(page);
  if (insets) await session.send('Emulation.setSafeAreaInsetsOverride', { insets });
  await session.send('Emulation.setAutoDarkModeOverride', { enabled: darkened });
  if (paper) await page.emulateMedia({ media: 'print' });
  for (const kind of onDevices) {
    await page.goto(site.url + kinds.get(kind), { waitUntil: 'networkidle' });
    await scrollThrough(page);
    const picture = await page.screenshot({ fullPage: paper });
    writeFileSync(join(FOLDER, `${kind}-${name}.webp`), await asWebp(painter, picture));
  }
  await page.close();
  await painter.close();
}

/** Scrolls through the page, so that islands hydrate, and back to the top. */
function scrollThrough(page: Page): Promise<void> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await frame();
    }
    scrollTo(0, 0);
    await document.fonts.ready;
    await frame();
  });
}

/** Encodes with Chromium, which saves a library for a few pictures. */
async function asWebp(painter: Page, png: Buffer): Promise<Buffer> {
  const data = await painter.evaluate(
    async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      const canvas = document.createElement('canvas');
      canvas.width = image.width;
      canvas.height = image.height;
      canvas.getContext('2d')?.drawImage(image, 0, 0);
      return canvas.toDataURL('image/webp', 0.5);
    },
    `data:image/png;base64,${png.toString('base64')}`,
  );
  return Buffer.from(data.split(',')[1] ?? '', 'base64');
}
