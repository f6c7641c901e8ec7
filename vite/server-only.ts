import { relative } from 'node:path';
import type { Plugin } from 'vite';

/** Scripts that run on the server, except those in `inBrowser`. */
const onServer =
  /^app\/(?:.*\.server\.tsx?$|(?:config|firm|gallery|pages|platform|router|server|site)\/.*\.tsx?$)/;

/** Exceptions for the browser: behaviours and what they share with pages, islands, their list, the inline script, and the copy that islands show. */
const inBrowser = [
  /(?:\.behaviour|\.island|-script)\.tsx?$/,
  /^app\/(?:gallery\/registry|site\/registry|site\/layout\/(?:current|rest-of-page))\.ts$/,
  /^app\/firm\/view\/(?:address-text\.ts|areas\.ts|court-table\.ts|firm\.ts|phone-link\.tsx|retention\.ts|upcoming\.ts)$/,
  /^app\/firm\/schema\/(?:court-names|official-sites|tools)\.ts$/,
  /^app\/pages\/(?:amendments\/answer-case|courts\/court-(?:anchors|line|steps)|papers\/(?:find-papers|paper-filter))\.ts$/,
  /^app\/firm\/data\/(?:area-names|consent-words|firm|search|situation-names|situation-stages|upcoming|samples\/[^/]*)\.data\.ts$/,
];

/** Fails the browser's build if it imports a server module, such as a page, whose text would be sent in a script. */
export function serverOnly(root: string): Plugin {
  return {
    name: 'server-only',
    enforce: 'pre',
    applyToEnvironment: ({ name }) => name === 'client',
    load(id) {
      const [path = ''] = relative(root, id).replaceAll('\\', '/').split('?');
      if (!onServer.test(path) || inBrowser.some((browser) => browser.test(path))) return;
      const importers = this.getModuleInfo(id)?.importers.join(', ');
      this.error(
        `${path} is a server module: the browser's build must not import it (imported by ${importers}).`,
      );
    },
  };
}
