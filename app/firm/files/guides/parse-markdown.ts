import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Markdown as guides are written in it (GFM). */
export function parseMarkdown(markdown: string): Root {
  // A single tilde stays: 1~2개월.
  return unified().use(remarkParse).use(remarkGfm, { singleTilde: false }).parse(markdown);
}
