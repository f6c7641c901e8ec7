import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Markdown as guides are written in it (GFM). */
export function parseMarkdown(markdown: string): Root {
  // A single tilde stays: 1~2개월.
  return unified()
    .use(remarkParse)
    .use(remarkGfm, { singleTilde: false })
    .parse(withDates(markdown));
}

/** A line that begins with a date, such as 2026. 12. 1., is no list: its first space does not break. */
function withDates(markdown: string): string {
  return markdown.replaceAll(/^( {0,3}(?:\d{4}|\d{1,2})\.) (?=\d{1,2}\.(?:\D|$))/gm, '$1\u00a0');
}
