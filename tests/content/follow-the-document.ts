import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';

/** Follows docs/editing.md: writes the files that it shows, each where it says, and the pictures it names. */
export async function followTheDocument(root: string): Promise<void> {
  const text = await readFile(join(root, 'docs/editing.md'), 'utf8');
  const blocks = [...text.matchAll(/```\w+ (\S.*)\n([\s\S]*?)```/g)];
  expect(blocks).toHaveLength(18);
  for (const [, place = '', content = ''] of blocks) {
    const [, file] = place.match(/^file=(\S+)$/) ?? [];
    const [, end] = place.match(/^append=(\S+)$/) ?? [];
    const [, how, line = '', within] = place.match(/^(after|replace)=(\S+) in=(\S+)$/) ?? [];
    const path = join(root, file ?? end ?? within ?? expect.fail(place));
    await mkdir(dirname(path), { recursive: true });
    const before = file ? '' : await readFile(path, 'utf8');
    const after =
      how === 'replace'
        ? before.replace(new RegExp(`^ *${line}.*\n`, 'm'), content)
        : within
          ? before.replace(`\n${line}\n`, `\n${line}\n${content}`)
          : before + content;
    expect(after).not.toBe(before);
    await writeFile(path, after);
  }
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#7a8' } });
  await picture(1600, 900).png().toFile(join(root, 'content/pictures/heirs-order.png'));
  await picture(800, 1000).jpeg().toFile(join(root, 'content/pictures/kim.jpg'));
  await picture(1400, 900).png().toFile(join(root, 'content/pictures/map.png'));
  for (const [name, color] of [
    ['logo', '#1f3a5f'],
    ['logo-dark', '#e5e7eb'],
  ]) {
    await writeFile(
      join(root, `content/pictures/${name}.svg`),
      `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="60"><path fill="${color}" d="M0 0H300V60z"/></svg>`,
    );
  }
}
