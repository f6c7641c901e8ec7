import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createFont } from 'fonteditor-core';
import subsetFont from 'subset-font';
import { expect, test } from 'vitest';
import { SITE } from '../../tests/site/server.ts';

const assets = `${SITE}/client/assets`;

for (const face of ['sans', 'serif'] as const) {
  test(`the ${face} has every letter of every script, in its first file or a slice of the site's text`, async () => {
    const files = globSync([`${face}-????????.woff2`, `${face}-more-*.woff2`], { cwd: assets });
    expect(files.length).toBeGreaterThan(1);
    const glyphs = new Set<string>();
    for (const file of files) {
      for (const glyph of await glyphsOf(join(assets, file))) glyphs.add(glyph);
    }
    const missing: Record<string, string> = {};
    for (const script of globSync('*.js', { cwd: assets })) {
      const text = await readFile(join(assets, script), 'utf8');
      const letters = [...new Set(text.match(/[가-힣]/g))].filter((letter) => !glyphs.has(letter));
      if (letters.length > 0) missing[script] = letters.join('');
    }
    expect(missing).toEqual({});
  });
}

/** The characters for which a font has glyphs. */
async function glyphsOf(file: string): Promise<string[]> {
  const font = await subsetFont(await readFile(file), '', {
    targetFormat: 'sfnt',
    keepAllGlyphs: true,
  });
  const { glyf } = createFont(font, { type: 'ttf' }).get();
  return glyf.flatMap(({ unicode = [] }) => unicode.map((code) => String.fromCodePoint(code)));
}
