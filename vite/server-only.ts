import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Fails the browser's build when it imports a server module. */
export function serverOnly(root: string): Plugin {
  return {
    name: 'server-only',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [path = ''] = relative(root, id).replaceAll('\\', '/').split('?');
      if (/^app\/.*\.server\.tsx?$|^app\/(?:config|platform|server)\//.test(path)) {
        const importers = this.getModuleInfo(id)?.importers.join(', ');
        this.error(
          `${path} is a server module: the browser's build must not import it (imported by ${importers}).`,
        );
      }
    },
  };
}
