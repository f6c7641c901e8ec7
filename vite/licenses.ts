import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Packages whose typefaces, icons or style sheets are in the builds, but not as modules. */
const always = [
  '@fontsource-variable/noto-serif-kr',
  'pretendard',
  '@iconify-json/lucide',
  'tailwindcss',
];

/** Packages without a licence text: their copyright holder, and another package with the same text. */
const elsewhere: Record<string, { holder: string; text: string }> = {
  pretendard: {
    holder: 'Copyright (c) 2021, Kil Hyung-jin, with Reserved Font Name Pretendard.',
    text: '@fontsource-variable/noto-serif-kr',
  },
  '@iconify-json/lucide': {
    holder:
      'Copyright (c) 2020, Lucide Contributors; in part (c) 2013-2022, Cole Bemis, as part of Feather (MIT)',
    text: 'picocolors',
  },
  'pg-types': { holder: 'Copyright (c) Brian M. Carlson', text: 'pg' },
  pgpass: { holder: 'Copyright (c) Hannes Hörl', text: 'pg' },
};

/**
 * Adds licenses.txt, with the licence of every package in it, to each build. The site serves the browser's, because
 * licences of typefaces and code require it of those who distribute them.
 */
export function licenses(root: string): Plugin {
  return {
    name: 'licenses',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) =>
        file.type === 'chunk' ? file.moduleIds : [],
      );
      const names = new Set([...always, ...modules.flatMap((id) => packageOf(id) ?? [])]);
      const parts = [...names].sort().map((name) => licenseOf(root, name));
      this.emitFile({ type: 'asset', fileName: 'licenses.txt', source: parts.join(LINE) });
    },
  };
}

const LINE = `\n\n${'-'.repeat(80)}\n\n`;

function packageOf(id: string): string | undefined {
  const [, name] = id.match(/.*\/node_modules\/((?:@[^/]+\/)?[^./][^/]*)\//) ?? [];
  return name;
}

/** @throws {Error} if a package states no licence, which fails the build */
function licenseOf(root: string, name: string): string {
  const { version, license } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  const title = `${name} ${version} (${license})`;
  const other = elsewhere[name];
  const text = textOf(root, other?.text ?? name);
  if (!text || !license) throw new Error(`The licence of ${name} has no text.`);
  // Removes the other package's holder.
  return other
    ? `${title}\n\n${other.holder}\n\n${text.replace(/^.*Copyright.*\n+|^Google Inc\.\n+/gm, '')}`
    : `${title}\n\n${text}`;
}

function textOf(root: string, name: string): string | undefined {
  const folder = join(root, 'node_modules', name);
  const [file] = globSync('{LICENSE,LICENCE,License,license,OFL,COPYING}*', { cwd: folder });
  return file && readFileSync(join(folder, file), 'utf8').trim();
}
