import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Firm } from '../firm-schema.ts';
import { readGuide } from '../guides/read-guide.ts';
import type { PlacedText } from './advertising-faults.ts';
import { articlesWithoutRow } from './cited-rows.ts';

interface SitePages {
  pages: Record<string, { path: string }>;
}

/**
 * What is wrong with the guides in content/guides/: their form, links within the site that lead nowhere, and
 * files that the list of guides does not name.
 *
 * @param firm whose lawyers may be authors
 * @returns sentences in Korean, and every line of text for the check of advertising rules
 */
export async function guideFaults(root: string, firm: Firm) {
  const files = globSync('content/guides/*', { cwd: root }).sort();
  const { guideSlugs } = await load<typeof import('../guides/slugs.ts')>(
    root,
    'app/content/guides/slugs.ts',
  );
  const { pages } = await load<SitePages>(root, 'app/site/pages.ts');
  const paths = Object.values(pages).map(({ path }) => path);
  const names = (firm.lawyers ?? []).map(({ name }) => name);

  const texts: PlacedText[] = [];
  const faults = listFaults(guideSlugs, files);
  for (const file of files) {
    const text = readFileSync(join(root, file), 'utf8');
    texts.push(...linesOf(text, file));
    const read = readGuide(text, file);
    if (!read.ok) {
      faults.push(...read.faults);
      continue;
    }
    const { author, facts } = read.guide;
    if (author && !names.includes(author)) {
      faults.push(
        `${file}: author: ${author}은 변호사 목록에 없습니다. app/content/firm.ts의 lawyers에 있는 이름을 적거나 지웁니다`,
      );
    }
    const bare = articlesWithoutRow(text.replace(/^---\n[\s\S]*?\n---\n/, ''), facts);
    if (bare.length > 0) {
      faults.push(
        `${file}: facts: ${bare.join(', ')}조에 관한 번호가 없습니다. law-facts.ts의 번호를 더합니다`,
      );
    }
    const dead = read.links.filter(({ href }) => !isAddress(href, paths, files));
    faults.push(
      ...dead.map(
        ({ href, line }) =>
          `${file} ${line}줄: ${href}은 이 사이트에 없는 주소입니다. 있는 주소로 고치거나 링크를 지웁니다`,
      ),
    );
  }
  return { faults, texts };
}

function load<Module>(root: string, file: string): Promise<Module> {
  return import(/* @vite-ignore */ pathToFileURL(join(root, file)).href);
}

/** Every file stands once in the list, and the list names files only. */
function listFaults(slugs: readonly string[], files: string[]): string[] {
  const list = 'app/content/guides/slugs.ts';
  const written = files.map((file) => basename(file, '.md'));
  return [
    ...slugs
      .filter((slug, at) => slugs.indexOf(slug) !== at)
      .map((slug) => `${list}: '${slug}'이 두 번 있습니다. 하나를 지웁니다`),
    ...slugs
      .filter((slug) => !written.includes(slug))
      .map((slug) => `${list}: content/guides/${slug}.md가 없습니다. 글을 쓰거나 줄을 지웁니다`),
    ...written
      .filter((slug) => !slugs.includes(slug))
      .map(
        (slug) =>
          `content/guides/${slug}.md: 목록에 없는 글입니다. ${list}에서 놓을 자리에 '${slug}'을 적습니다`,
      ),
  ];
}

function isAddress(href: string, paths: string[], files: string[]): boolean {
  const [path = ''] = href.split(/[?#]/);
  if (path.startsWith('/guides/')) return files.includes(`content${path}.md`);
  return paths.some((pattern) =>
    new RegExp(`^${pattern.replaceAll(/:[^/]+/g, '[^/]+')}$`).test(path),
  );
}

function linesOf(text: string, file: string): PlacedText[] {
  return text
    .split('\n')
    .map((line, index) => ({ place: `${file} ${index + 1}줄`, text: line }))
    .filter(({ text: line }) => /[가-힣]/.test(line));
}
