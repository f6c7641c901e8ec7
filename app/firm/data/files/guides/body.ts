import type { Element, ElementContent } from 'hast';
import type { Nodes, Root, Table } from 'mdast';
import rehypeStringify from 'rehype-stringify';
import remarkRehype from 'remark-rehype';
import { unified } from 'unified';
import { picturePath } from '../../../schema/fields/picture-path.ts';
import type { ArticlePart, ArticleSection, Figure } from '../../../schema/guide-schema.ts';
import { textOf, typeset } from './typeset.ts';

/** A link within the site, or the picture of a figure. */
export interface BodyLink {
  href: string;
  line: number;
}

/** Reads the body of an article: sections, first paragraph, links within the site, pictures, and faults. */
export function readBody(markdown: Root) {
  const faults: { line: number; message: string }[] = [];
  const links: BodyLink[] = [];
  const pictures: BodyLink[] = [];
  const alone = new Set(markdown.children.map(figureOf));
  for (const node of nodesOf(markdown)) {
    const line = node.position?.start.line ?? 1;
    if (node.type === 'link' && node.url.startsWith('/')) links.push({ href: node.url, line });
    if (node.type === 'image') pictures.push({ href: node.url, line });
    const message = faultOf(node, alone);
    if (message) faults.push({ line, message });
    if (node.type === 'table') faults.push(...cellFaults(node));
  }
  const html = typeset(unified().use(remarkRehype).runSync(markdown));
  const { lead, sections } = sectionsOf(html);
  const ids = sections.map(({ id }) => id);
  for (const id of ids.filter((id, at) => ids.indexOf(id) !== at)) {
    faults.push({ line: 1, message: `제목 '${id}'이 둘 있습니다. 하나를 다르게 적습니다` });
  }
  return { lead, sections, opening: openingOf(html), links, pictures, faults };
}

/** The text of the first paragraph; empty if there is none. */
function openingOf(html: readonly ElementContent[]): string {
  const paragraph = html.find(
    (node) => node.type === 'element' && node.tagName === 'p' && !asFigure(node),
  );
  return paragraph ? textOf(paragraph).replaceAll(/\s+/g, ' ').trim() : '';
}

function nodesOf(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(nodesOf) : [])];
}

function faultOf(node: Nodes, alone: ReadonlySet<unknown>): string | null {
  switch (node.type) {
    case 'html':
      return 'HTML은 쓸 수 없습니다. 마크다운으로 적습니다';
    case 'image':
      if (!alone.has(node)) return '그림은 앞뒤로 한 줄을 비우고 혼자 적습니다';
      if (!node.alt?.trim()) {
        return '그림이 무엇을 보여 주는지 ![ ] 안에 적습니다. 예: ![상속 순위 표](/pictures/order.png)';
      }
      return /^\/pictures\/[^/\n]+\.(?:jpe?g|png|webp|svg)$/i.test(node.url)
        ? null
        : '그림은 content/pictures/에 두고 ![설명](/pictures/이름.jpg)처럼 적습니다';
    case 'imageReference':
      return '그림은 ![설명](/pictures/이름.jpg)처럼 적습니다';
    case 'heading':
      return node.depth === 2 || node.depth === 3
        ? null
        : '제목은 ## 나 ### 로 적습니다. 글의 제목은 title에 적습니다';
    case 'definition':
    case 'linkReference':
      return '링크는 [글자](/주소)처럼 한 번에 적습니다. [이름]: 주소 줄은 지웁니다';
    case 'footnoteDefinition':
    case 'footnoteReference':
      return '각주는 쓸 수 없습니다. [^ ]를 지우고 본문에 적습니다';
    case 'link':
      // An e-mail address becomes a link by itself.
      return isOwnPath(node.url) || /^mailto:[^?]+$/.test(node.url)
        ? null
        : '본문에는 /로 시작하는 이 사이트의 주소만 적습니다. 글의 기관은 externalLinks에, 칼럼의 영상이나 기사는 link에 적습니다';
    case 'text':
      if (/\]\(\/pictures\/[^)]* /.test(node.value)) {
        return '사진 이름에 빈칸이 있어 그림이 되지 않습니다. 파일 이름의 빈칸을 -로 바꾸고 여기도 그렇게 적습니다';
      }
      if (/^\s*\|.*\|\s*$/m.test(node.value)) {
        return '표가 되지 않았습니다. 표의 앞뒤로 한 줄을 비우고, 첫 줄 아래에 칸마다 ---를 적습니다. 예: | --- | --- |';
      }
      return /\*\*|__|\]\(/.test(node.value)
        ? '** 나 [ ]( )가 풀리지 않았습니다. 괄호나 따옴표를 굵은 글씨 밖으로 옮깁니다'
        : null;
    default:
      return null;
  }
}

/** Whether a browser resolves an address within this site: it takes `/\\` and `/<tab>/` as the start of a host. */
function isOwnPath(address: string): boolean {
  const site = 'https://site.invalid';
  return address.startsWith('/') && new URL(address, site).origin === site;
}

/** Reports rows with more or fewer cells than the first row; surplus cells would not be shown. */
function cellFaults({ children: [first, ...rows] }: Table) {
  const wanted = first?.children.length ?? 0;
  return rows
    .filter(({ children }) => children.length !== wanted)
    .map(({ children, position }) => ({
      line: position?.start.line ?? 1,
      message: `표의 칸이 ${children.length}개입니다. 첫 줄처럼 ${wanted}개로 맞춥니다. 빈칸은 | |로 둡니다`,
    }));
}

/** The only child of a paragraph: a picture alone in a paragraph is a figure. */
function figureOf(node: Nodes): unknown {
  return node.type === 'paragraph' && node.children.length === 1 ? node.children[0] : undefined;
}

/** Cuts the body at its headings of the second level. */
function sectionsOf(html: ElementContent[]): { lead: ArticlePart[]; sections: ArticleSection[] } {
  const lead: ElementContent[] = [];
  const sections: { title: string; content: ElementContent[] }[] = [];
  for (const node of html) {
    if (isHeading(node)) sections.push({ title: textOf(node), content: [] });
    else (sections.at(-1)?.content ?? lead).push(node);
  }
  return {
    lead: partsOf(lead),
    sections: sections.map(({ title, content }) => ({
      id: title.replace(/[^\p{L}\p{N}]+/gu, '-').replace(/^-|-$/g, ''),
      title,
      parts: partsOf(content),
    })),
  };
}

function isHeading(node: ElementContent): node is Element {
  return node.type === 'element' && node.tagName === 'h2';
}

/** Splits HTML at its figures. */
function partsOf(nodes: ElementContent[]): ArticlePart[] {
  const parts: (ElementContent[] | Figure)[] = [];
  for (const node of nodes) {
    const figure = asFigure(node);
    const last = parts.at(-1);
    if (figure) parts.push(figure);
    else if (Array.isArray(last)) last.push(node);
    else parts.push([node]);
  }
  return parts
    .map((part) => (Array.isArray(part) ? stringify(part) : part))
    .filter((part) => part !== '');
}

function asFigure(node: ElementContent): Figure | null {
  const [picture] = node.type === 'element' && node.tagName === 'p' ? node.children : [];
  if (picture?.type !== 'element' || picture.tagName !== 'img') return null;
  const { src, alt, title = '' } = picture.properties;
  return { picture: picturePath(String(src)), alt: String(alt), caption: String(title) };
}

function stringify(children: ElementContent[]): string {
  return unified().use(rehypeStringify).stringify({ type: 'root', children }).trim();
}
