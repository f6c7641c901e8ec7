import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

/** What is in the builds without being a module of them: typefaces, icons, style sheets. */
const always = [
  '@fontsource-variable/noto-serif-kr',
  'pretendard',
  '@iconify-json/lucide',
  'tailwindcss',
];

/** Whose package has no text of its licence: the holder, and the package whose text it is. */
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
 * Adds licenses.txt to each build: the licence of every package that is in it. The browser's is served, as the
 * licences of typefaces and code ask of whoever passes them on.
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

/** @throws where a package says nothing of its licence: the build ends */
function licenseOf(root: string, name: string): string {
  const { version, license } = JSON.parse(
    readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'),
  );
  const title = `${name} ${version} (${license})`;
  const other = elsewhere[name];
  const text = textOf(root, other?.text ?? name);
  if (!text || !license) throw new Error(`The licence of ${name} has no text.`);
  // The other package's holder is left out.
  return other
    ? `${title}\n\n${other.holder}\n\n${text.replace(/^.*Copyright.*\n+|^Google Inc\.\n+/gm, '')}`
    : `${title}\n\n${text}`;
}

function textOf(root: string, name: string): string | undefined {
  const folder = join(root, 'node_modules', name);
  const [file] = globSync('{LICENSE,LICENCE,License,license,OFL,COPYING}*', { cwd: folder });
  return file && readFileSync(join(folder, file), 'utf8').trim();
}
