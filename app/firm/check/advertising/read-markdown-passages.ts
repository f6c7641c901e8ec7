import type { Nodes } from 'mdast';
import { parseMarkdown } from '../../files/guides/parse-markdown.ts';
import { type Passage, type Piece, piece } from './passage.ts';

/**
 * The texts of Markdown: paragraphs, headings and cells without their marks, and what pictures and links say.
 *
 * @param markdown as long as the source, with spaces or empty lines in place of what is no Markdown
 */
export function markdownPassages(file: string, source: string, markdown: string): Passage[] {
  const passages: Passage[] = [];
  walk(parseMarkdown(markdown));
  return passages;

  function walk(node: Nodes): void {
    if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell') {
      add(node.children.flatMap(inline));
    } else if (node.type === 'html' || node.type === 'code') {
      add(own(node));
    } else if ('children' in node) {
      node.children.forEach(walk);
    }
  }

  /** What stands within a line; what pictures and links say besides is a passage of its own. */
  function inline(node: Nodes): Piece[] {
    if (node.type === 'image' || node.type === 'link') spokenBy(node);
    if ('children' in node) return node.children.flatMap(inline);
    if (node.type === 'break') return [{ text: ' ', offsets: [offsetsOf(node)[0]] }];
    return node.type === 'image' ? [] : own(node);
  }

  /** The alternative text, and the title after the address: `![text](/pictures/a.png "title")`. */
  function spokenBy(node: Nodes): void {
    const [start, end] = offsetsOf(node);
    const raw = source.slice(start, end);
    const title = /\s["'(]([^"')]*)["')]\s*\)$/.exec(raw);
    if (title) add([piece(source, start + title.index, end - 1, 'markdown')]);
    const alt = node.type === 'image' ? /^!\[((?:\\.|[^\]\\])*)/.exec(raw)?.[1] : undefined;
    if (alt) add([piece(source, start + 2, start + 2 + alt.length, 'markdown')]);
  }

  function own(node: Nodes): Piece[] {
    return [piece(source, ...offsetsOf(node), 'markdown')];
  }

  function add(pieces: Piece[]): void {
    if (pieces.length > 0) passages.push({ file, source, pieces });
  }
}

function offsetsOf({ position }: Nodes): [start: number, end: number] {
  return [position?.start.offset ?? 0, position?.end.offset ?? 0];
}
