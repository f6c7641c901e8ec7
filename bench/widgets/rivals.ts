import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { run } from '../../scripts/run.ts';

const folder = 'bench/widgets';

/** Drops React Aria's other languages, like its optimize-locales-plugin. */
const koreanOnly: Plugin = {
  name: 'korean-only',
  load: (id) =>
    /react-(aria|stately).*[\\/](?!ko-)[a-z]{2}-[A-Z]{2}\.m?js$/.test(id)
      ? 'export default {};'
      : null,
};

/** The libraries that the site's widgets are weighed against, and what a page would import of each. */
const rivals: { name: string; entry: string; variant?: string; plugin?: Plugin }[] = [
  { name: '@base-ui/react', entry: 'base-ui.js' },
  { name: 'react-aria-components', entry: 'react-aria.js' },
  { name: 'radix-ui', entry: 'radix.js' },
  {
    name: 'react-aria-components',
    entry: 'react-aria.js',
    variant: 'Korean only',
    plugin: koreanOnly,
  },
];

/**
 * Installs the libraries into a folder of their own, unless they are installed already.
 *
 * @returns each with its bundle's entry file, relative to the root
 */
export async function installRivals(root: string) {
  const { dependencies } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  const installed = (name: string) => {
    const file = join(root, folder, 'node_modules', name, 'package.json');
    return existsSync(file) && JSON.parse(readFileSync(file, 'utf8')).version;
  };
  if (!rivals.every(({ name }) => installed(name) === dependencies[name])) {
    const quietly = ['--ignore-scripts', '--no-audit', '--no-fund'];
    await run('npm', ['ci', '--prefix', join(root, folder), ...quietly]);
  }
  return rivals.map(({ name, entry, variant, plugin }) => ({
    name: [`${name} ${installed(name)}`, variant].filter(Boolean).join(', '),
    entry: `${folder}/${entry}`,
    plugin,
  }));
}
