import type { Plugin } from 'vite';
import { loadModule } from './load-module.ts';

type Pages = typeof import('../app/site/pages.ts');
type Loaders = typeof import('../app/site/loaders.server.ts');
type Describe = typeof import('../app/router/release/describe-build.ts');

/**
 * Writes the manifest of a build, under its id, and names it as the latest (conformance MF-1, MF-2).
 *
 * @param site the folder of the tables of pages and loaders: the site's, or the tests'
 */
export function buildManifest(root: string, id: string, site: string): Plugin {
  return {
    name: 'build-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const load = <T>(file: string) => loadModule<T>(root, file);
      const { describeBuild } = await load<Describe>('app/router/release/describe-build.ts');
      const { pages, rules } = await load<Pages>(`${site}/pages.ts`);
      const { loaders } = await load<Loaders>(`${site}/loaders.server.ts`);
      const manifest = describeBuild(id, Date.now(), { pages, loaders, rules });
      const { timestamp } = manifest;
      const emit = (name: string, content: object) =>
        this.emitFile({
          type: 'asset',
          fileName: `assets/builds/${name}.json`,
          source: JSON.stringify(content),
        });
      emit(`meta/${id}`, manifest);
      emit('latest', { id, timestamp });
    },
  };
}
