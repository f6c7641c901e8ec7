import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

/** Cache: the development server and the check read all articles after each save, which changes only one of them. */
const known = new Map<string, Root>();
const MOST_KNOWN = 200;

/** Parses the Markdown of guides (GFM). The same text returns the same tree, so callers must not change it. */
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

/** Puts a no-break space into a date such as 2026. 12. 1. at the start of a line, so that it does not begin a list. */
function withDates(markdown: string): string {
  return markdown.replaceAll(/^( {0,3}(?:\d{4}|\d{1,2})\.) (?=\d{1,2}\.(?:\D|$))/gm, '$1\u00a0');
}
