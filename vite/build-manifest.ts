import type { Plugin } from 'vite';
import { importWithVite } from './import-with-vite.ts';

type Pages = typeof import('../app/site/pages.ts');
type Describe = typeof import('../app/router/describe-build.ts');

/**
 * Writes the manifest of a build under its id, and marks it as the latest (conformance MF-1, MF-2).
 *
 * @param site folder of the list of pages: the site's, or the tests'
 */
export function buildManifest(root: string, id: string, site: string): Plugin {
  return {
    name: 'build-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      const load = <T>(file: string) => importWithVite<T>(root, file);
      const { describeBuild } = await load<Describe>('app/router/describe-build.ts');
      const { pages, rules } = await load<Pages>(`${site}/pages.ts`);
      const manifest = describeBuild(id, Date.now(), { pages, rules });
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
