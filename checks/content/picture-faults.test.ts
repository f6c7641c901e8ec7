import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pictureFiles, readPictures, renderPicture } from '#app/firm/data/files/pictures.ts';
import { picturePath } from '#app/firm/schema/fields/picture-path.ts';
import { pictureFaults } from './picture-faults.ts';

const RED = '#c81e1e';

function picture(width = 64, height = 80): Sharp {
  return sharp({ create: { width, height, channels: 3, background: RED } });
}

/** A picture of noise, which does not compress, so that half of its bytes lack half of the picture. */
async function noise(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const [width, height] = [200, 200];
  const bytes = Buffer.from(
    Array.from({ length: width * height * 3 }, (_, at) => (at * 7919) % 251),
  );
  return sharp(bytes, { raw: { width, height, channels: 3 } })
    .toFormat(format)
    .toBuffer();
}

async function cut(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const whole = await noise(format);
  return whole.subarray(0, Math.round(whole.length / 2));
}

let root: string;
const put = (name: string, bytes: Uint8Array | string) =>
  writeFileSync(join(root, 'content/pictures', name), bytes);
const drawing = readFileSync('tests/firm/content/pictures/sample-hong-gildong.svg');
const heic = Buffer.from('\0\0\0\x24ftypheic\0\0\0\0mif1heic', 'latin1');

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'pictures-'));
  mkdirSync(join(root, 'content/pictures/album.jpg'), { recursive: true });
});
afterAll(() => rmSync(root, { recursive: true }));

/** Names that people and phones give to pictures; a picture is found in any capitals. */
const names = [
  'kim.jpg',
  'IMG_0001.JPG',
  '김변호사.jpg',
  'kim 1.jpeg',
  'park(1).png',
  'lee - 복사본.webp',
  '이변호사.PNG'.normalize('NFD'),
];

test.each(names)('%s is shown as it is', async (name) => {
  const format = /\.png$/i.test(name) ? 'png' : /webp$/.test(name) ? 'webp' : 'jpeg';
  put(name, await picture().toFormat(format).toBuffer());
  const pictures = await readPictures(root);
  for (const written of [name, name.normalize('NFC'), name.toLowerCase(), encodeURI(name)]) {
    const found = pictures[picturePath(`/pictures/${written}`)];
    expect(found, written).toMatchObject({ width: 64, height: 80 });
    expect(found?.src).toMatch(/^\/assets\/[a-z0-9_-]+-[0-9a-f]{8}-64\.webp$/);
  }
  expect((await pictureFaults(root)).filter((fault) => fault.includes(name))).toEqual([]);
});

/** Files that cannot be shown, and the message about each. */
const wrong: [name: string, bytes: () => Promise<Uint8Array | string>, told: string][] = [
  ['phone.jpg', async () => heic, '아이폰 사진(HEIC)입니다. 이름만 바꾸어서는'],
  ['phone.heic', async () => heic, '아이폰 사진(HEIC)입니다. jpg로 바꾸어'],
  ['empty.jpg', async () => '', '빈 파일입니다'],
  ['empty.svg', async () => '', '빈 파일입니다'],
  ['cut.jpg', () => cut('jpeg'), '깨졌거나 중간에서 끊겼습니다'],
  ['cut.png', () => cut('png'), '깨졌거나 중간에서 끊겼습니다'],
  ['cut.webp', () => cut('webp'), '깨졌거나 중간에서 끊겼습니다'],
  ['cut.svg', async () => drawing.subarray(0, 120), '깨졌거나 중간에서 끊겼습니다'],
  ['words.jpg', async () => '사진이 아닙니다', '깨졌거나 중간에서 끊겼습니다'],
  ['paper.jpg', async () => '%PDF-1.7', '문서나 압축 파일'],
  ['paper.png', async () => 'PK\u0003\u0004', '문서나 압축 파일'],
  ['page.jpg', async () => '<!DOCTYPE html><html></html>', '웹페이지입니다'],
  ['drawing.png', async () => drawing, '끝을 svg로'],
  ['photo.svg', () => picture().jpeg().toBuffer(), '끝을 jpg나 png로'],
  ['moving.gif', () => picture().gif().toBuffer(), '사진으로 쓸 수 없는 파일'],
  ['notes.txt', async () => '메모', '사진으로 쓸 수 없는 파일'],
  [
    'huge.png',
    () => picture(10_001, 10_000).png().toBuffer(),
    '너무 큽니다 (가로 10001px, 세로 10000px)',
  ],
  ['heavy.jpg', async () => Buffer.alloc(31_000_000, 1), '너무 큽니다 (31MB)'],
  ['tall.png', () => picture(100, 17_000).png().toBuffer(), '너무 깁니다'],
  ['kim.jpg.tmp', async () => 'x', '프로그램이 남긴'],
];

test.each(wrong)('reports %s, and leaves it out', async (name, bytes, told) => {
  put(name, await bytes());
  const file = `content/pictures/${name}`;
  const faults = (await pictureFaults(root)).filter((fault) => fault.startsWith(`${file} `));
  expect(faults).toEqual([expect.stringContaining(told)]);
  expect(await readPictures(root)).not.toHaveProperty([picturePath(`/pictures/${name}`)]);
  expect((await pictureFiles(root)).map(({ original }) => original)).not.toContain(file);
});

test('reports two pictures whose names differ only in capitals', async () => {
  for (const name of ['Choi.jpg', 'choi.jpg']) put(name, await picture().jpeg().toBuffer());
  const faults = (await pictureFaults(root)).filter((fault) => /choi/i.test(fault));
  expect(faults).toEqual([
    expect.stringMatching(/choi\.jpg 1줄: 대문자만 다른 사진이 있습니다: Choi\.jpg/),
  ]);
});

test('reports a folder with the name of a picture', async () => {
  expect((await pictureFaults(root)).filter((fault) => fault.includes('album.jpg'))).toEqual([
    expect.stringContaining('폴더면 안의 사진을'),
  ]);
});

/** The first pixel of a picture as it is served. */
async function served(name: string) {
  const files = await pictureFiles(root);
  const file = files.find(({ original, format }) => original.endsWith(name) && format === 'webp');
  const bytes = await renderPicture(root, file ?? expect.fail(name));
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, pixel: [...data.subarray(0, 3)] };
}

test.each([3, 5, 6, 8])(
  'shows a picture upright that its camera turned (EXIF %i)',
  async (orientation) => {
    const name = `turned-${orientation}.jpg`;
    put(name, await picture(80, 64).jpeg().withMetadata({ orientation }).toBuffer());
    const upright = orientation === 3 ? { width: 80, height: 64 } : { width: 64, height: 80 };
    expect(await served(name)).toMatchObject(upright);
    expect((await readPictures(root))[`/pictures/${name}`]).toMatchObject(upright);
  },
);

test('converts a CMYK picture to the colours of screens', async () => {
  put('printed.jpg', await picture().toColourspace('cmyk').jpeg().toBuffer());
  const {
    pixel: [red = 0, green = 0, blue = 0],
  } = await served('printed.jpg');
  expect(red).toBeGreaterThan(150);
  expect(Math.max(green, blue)).toBeLessThan(100);
});

test('shows a picture with trailing bytes, or with the ending of another format', async () => {
  const whole = await picture().jpeg().toBuffer();
  put('trailing.jpg', Buffer.concat([whole, Buffer.from('SEFT of a phone')]));
  put('named.png', whole);
  for (const name of ['trailing.jpg', 'named.png']) {
    expect(await served(name)).toMatchObject({ width: 64, height: 80 });
  }
});
