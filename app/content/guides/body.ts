import type { Element, ElementContent } from 'hast';
import type { Nodes, Root } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import type { GuideSection } from './guide-schema.ts';
import { textOf, typeset } from './typeset.ts';

/** A link within the site. */
export interface BodyLink {
  href: string;
  line: number;
}

/** The body of a guide as HTML, its links within the site, and what is wrong with it. */
export function readBody(markdown: Root) {
  const faults: { line: number; message: string }[] = [];
  const links: BodyLink[] = [];
  for (const node of nodesOf(markdown)) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' && node.url.startsWith('/')) links.push({ href: node.url, line });
    const message = faultOf(node);
    if (message) faults.push({ line, message });
  }
  const html = typeset(unified().use(remarkRehype).runSync(markdown));
  const { lead, sections } = sectionsOf(html);
  const ids = sections.map(({ id }) => id);
  for (const id of ids.filter((id, at) => ids.indexOf(id) !== at)) {
    faults.push({ line: 1, message: `제목 '${id}'이 둘 있습니다. 하나를 다르게 적습니다` });
  }
  if (sections.length === 0) {
    faults.push({ line: 1, message: '본문에 제목이 없습니다. ## 로 시작하는 제목을 적습니다' });
  }
  return { lead, sections, links, faults };
}

function nodesOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
}

function faultOf(node: Nodes): string | null {
  switch (node.type) {
    case 'html':
      return 'HTML은 쓸 수 없습니다. 마크다운으로 적습니다';
    case 'image':
    case 'imageReference':
      return '그림은 쓸 수 없습니다. 표나 글로 적습니다';
    case 'heading':
      return node.depth === 2 || node.depth === 3
        ? null
        : '제목은 ## 나 ### 로 적습니다. 글의 제목은 title에 적습니다';
    case 'link':
      return /^\/(?!\/)/.test(node.url)
        ? null
        : '본문에는 /로 시작하는 이 사이트의 주소만 적습니다. 기관은 externalLinks에 적습니다';
    case 'text':
      return /\*\*|__|\]\(/.test(node.value)
        ? '** 나 [ ]( )가 풀리지 않았습니다. 괄호나 따옴표를 굵은 글씨 밖으로 옮깁니다'
        : null;
    default:
      return null;
  }
}

/** Cuts the body at its headings of the second level. */
function sectionsOf(html: ElementContent[]): { lead: string; sections: GuideSection[] } {
  const lead: ElementContent[] = [];
  const parts: { title: string; content: ElementContent[] }[] = [];
  for (const node of html) {
    if (isHeading(node)) parts.push({ title: textOf(node), content: [] });
    else (parts.at(-1)?.content ?? lead).push(node);
  }
  return {
    lead: stringify(lead),
    sections: parts.map(({ title, content }) => ({
      id: title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''),
      title,
      html: stringify(content),
    })),
  };
}

function isHeading(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'h2';
}

function stringify(children: ElementContent[]): string {
  return unified().use(rehypeStringify).stringify({ type: 'root', children }).trim();
}
