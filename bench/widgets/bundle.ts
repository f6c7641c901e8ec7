import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build, esmExternalRequirePlugin, type Plugin, type Rolldown } from 'vite';
import { siteIcons } from '../../vite/icons.ts';

interface Weight {
  minified: number;
  gzip: number;
  brotli: number;
}

interface Bundle {
  /** The entry with its static imports. */
  weight: Weight;
  /** Chunks loaded on demand, and chunks not counted, by name. */
  apart: { name: string; when: 'on demand' | 'at once'; weight: Weight }[];
  exports: string[];
}

/** A dependency that is always listed separately, even when it is imported statically. */
const NOT_COUNTED = 'auto-animate';
const ENTRY = 'virtual:entry';

/**
 * Bundles files for production like the site's build, with React external.
 *
 * @param files paths from the root; all their exports are kept
 * @param plugin an additional plugin
 */
export async function bundle(root: string, files: string[], plugin?: Plugin): Promise<Bundle> {
  const result = await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    // A library build keeps exports and adds no code around dynamic imports.
    define: { 'process.env.NODE_ENV': '"production"' },
    plugins: [
      entryOf(files.map((file) => join(root, file))),
      siteIcons(),
      // Turns `require('react')` in CommonJS modules into imports.
      esmExternalRequirePlugin({ external: [/^react(-dom)?($|\/)/] }),
      plugin,
    ],
    build: {
      write: false,
      lib: { entry: ENTRY, formats: ['es'] },
      rolldownOptions: {
        input: { entry: ENTRY },
        output: {
          minify: true,
          comments: false,
          codeSplitting: { groups: [{ name: NOT_COUNTED, test: /@formkit[\\/]auto-animate/ }] },
        },
      },
    },
  });
  const [output] = [result].flat();
  if (!output || !('output' in output)) throw new Error('Vite returned no output.');
  return weigh(output.output.filter((file) => file.type === 'chunk'));
}

/** An entry that re-exports the files; `export *` would drop names that two files share. */
function entryOf(files: string[]): Plugin {
  return {
    name: 'entry',
    resolveId: (id) => (id === ENTRY ? id : null),
    async load(id) {
      if (id !== ENTRY) return null;
      const lines = files.map(async (file, index) => {
        const { exports } = await this.load({ id: file });
        const names = exports.map((name) => `${name} as ${name}${index || ''}`);
        return `export { ${names} } from ${JSON.stringify(file)};`;
      });
      return (await Promise.all(lines)).join('\n');
    },
  };
}

function weigh(chunks: Rolldown.OutputChunk[]): Bundle {
  const entry = chunks.find(({ isEntry }) => isEntry);
  if (!entry) throw new Error('The bundle has no entry.');
  const atOnce = new Set<Rolldown.OutputChunk>();
  const follow = (chunk: Rolldown.OutputChunk) => {
    if (atOnce.has(chunk)) return;
    atOnce.add(chunk);
    for (const other of chunks) if (chunk.imports.includes(other.fileName)) follow(other);
  };
  follow(entry);
  const counted = [...atOnce].filter(({ name }) => name !== NOT_COUNTED);
  const apart = chunks.filter((chunk) => !counted.includes(chunk));
  return {
    weight: counted.map(weightOf).reduce((sum, weight) => ({
      minified: sum.minified + weight.minified,
      gzip: sum.gzip + weight.gzip,
      brotli: sum.brotli + weight.brotli,
    })),
    apart: apart.map((chunk) => ({
      name: chunk.name,
      when: atOnce.has(chunk) ? 'at once' : 'on demand',
      weight: weightOf(chunk),
    })),
    exports: entry.exports,
  };
}

function weightOf({ code }: Rolldown.OutputChunk): Weight {
  return {
    minified: Buffer.byteLength(code),
    gzip: gzipSync(code, { level: 9 }).byteLength,
    brotli: brotliCompressSync(code).byteLength,
  };
}
