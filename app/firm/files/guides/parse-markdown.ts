import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** The development server and the check read all articles again after each save, which changes one of them. */
const known = new Map<string, Root>();
const MOST_KNOWN = 200;

/** Markdown as guides are written in it (GFM). Nobody changes what is returned: the same text gets the same again. */
export function parseMarkdown(markdown: string): Readonly<Root> {
  const before = known.get(markdown);
  if (before) return before;
  // A single tilde stays: 1~2개월.
  const root = unified()
    .use(remarkParse)
    .use(remarkGfm, { singleTilde: false })
    .parse(withDates(markdown));
  if (known.size === MOST_KNOWN) known.clear();
  known.set(markdown, root);
  return root;
}

/** A line that begins with a date, such as 2026. 12. 1., is no list: its first space does not break. */
function withDates(markdown: string): string {
  return markdown.replaceAll(/^( {0,3}(?:\d{4}|\d{1,2})\.) (?=\d{1,2}\.(?:\D|$))/gm, '$1\u00a0');
}
