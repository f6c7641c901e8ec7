import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest } from 'fastest-levenshtein';
import { namesIn } from '#app/firm/schema/fields/references.ts';
import type { ArticleSection } from '#app/firm/schema/guide-schema.ts';

/**
 * Reads the site's addresses from its sources and from the names of the files in content/, so that they are
 * known even while a file has faults.
 *
 * @param articles the sections of each guide and column that could be read, by its address
 * @returns a function that returns the fault of an address within the site, or null
 */
export function addressCheck(
  root: string,
  articles: ReadonlyMap<string, readonly ArticleSection[]>,
) {
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const source = globSync('app/pages/*/{*.tsx,copy.ts}', { cwd: root }).map(read).join('\n');
  const paths = [
    ...new Set(source.matchAll(/^ {2}path: '([^']+)'/gm).map(([, path = '']) => path)),
  ].flatMap((path) => {
    const [parent = '', parameter] = path.split('/:');
    // A page with a parameter has an address for each file of the folder of its name.
    return parameter ? namesIn(root, parent.slice(1)).map((id) => `${parent}/${id}`) : [path];
  });
  const written = globSync('app/{pages,site,calculators,firm}/**/*.{ts,tsx}', { cwd: root })
    .filter((file) => !/\.(?:test|spec|http)\./.test(file))
    .map(read)
    .join('\n');

  return (href: string): string | null => {
    const [path = '', anchor] = href.replace(/\?[^#]*/, '').split('#');
    if (!paths.includes(path)) {
      return `${path}은 이 사이트에 없는 주소입니다. ${closest(path, paths)} 같은 있는 주소로 고치거나 링크를 지웁니다`;
    }
    if (anchor === undefined || hasAnchor(path, decodeURIComponent(anchor))) return null;
    return `${path}에는 #${anchor} 자리가 없습니다. 있는 자리로 고치거나 #부터 지웁니다`;
  };

  function hasAnchor(path: string, anchor: string): boolean {
    if (path === '/questions') return namesIn(root, 'questions').includes(anchor);
    if (path === '/may-i' && namesIn(root, 'may-i').includes(anchor)) return true;
    // Articles with faults are missing from `articles`, so any anchor in them is accepted.
    if (/^\/(?:guides|columns)\//.test(path)) {
      return articles.get(path)?.some(({ id }) => id === anchor) ?? true;
    }
    return new RegExp(`id[:=]\\s*\\{?['"]${anchor.replaceAll(/\W/g, '\\$&')}['"]`).test(written);
  }
}
