import { build, type Plugin, type Rolldown } from 'vite';
import { serverOnly } from './server-only.ts';

const SUFFIX = '?inline-script';

/**
 * Turns an import with `?inline-script` into a string: the module with all its imports, minified, for the target
 * browsers of the build. Works the same in a build, in development and in tests.
 */
export function inlineScript(root: string): Plugin {
  return {
    name: 'inline-script',
    enforce: 'pre',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const { code, modules } = await bundle(root, id.slice(0, -SUFFIX.length));
      for (const module of modules) this.addWatchFile(module);
      return { code: `export default ${JSON.stringify(code)};`, map: null, moduleType: 'js' };
    },
  };
}

/** @returns the code and its source files */
async function bundle(root: string, file: string): Promise<{ code: string; modules: string[] }> {
  const result = await build({
    root,
    configFile: false,
    envDir: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [serverOnly(root)],
    build: {
      write: false,
      rolldownOptions: { input: file, output: { format: 'iife' } },
    },
  });
  const [chunk] = outputOf(result);
  if (!chunk) throw new Error(`${file} gave no script.`);
  return { code: chunk.code.trim(), modules: chunk.moduleIds };
}

function outputOf(result: Awaited<ReturnType<typeof build>>): Rolldown.OutputChunk[] {
  const outputs = [result].flat().flatMap((one) => ('output' in one ? one.output : []));
  return outputs.filter((one) => one.type === 'chunk');
}
