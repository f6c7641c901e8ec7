import { join } from 'node:path';
import { type Plugin, runnerImport } from 'vite';

/** The modules of the tables: the site's, or the tests'. */
type Tables = Pick<typeof import('../app/site/routes.ts'), 'routes' | 'rules'>;

/** Writes what a build says of itself, under its own name and as the latest (conformance MF-1, MF-2). */
export function buildManifest(root: string, id: string, tables: string): Plugin {
  return {
    name: 'build-manifest',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async generateBundle() {
      // Loaded at run time: Vite restarts when a module that its configuration imports changes.
      const load = async <T>(file: string) =>
        (await runnerImport<T>(join(root, file), { root, configFile: false })).module;
      const { describeBuild } = await load<
        typeof import('../app/router/release/describe-build.ts')
      >('app/router/release/describe-build.ts');
      const { routes, rules } = await load<Tables>(tables);
      const manifest = describeBuild(id, Date.now(), { routes, rules });
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
