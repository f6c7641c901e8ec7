import { expect, test } from 'vitest';
import { firm } from '#app/firm/view/firm.ts';
import { publicPages } from '#app/router/public-pages.ts';
import { pages } from '#app/site/pages.ts';
import { createRenderPage } from '../../tests/site/render-page.ts';
import { faultsOfTexts } from './advertising/advertising-faults.ts';

const paths = publicPages(pages).map(({ path }) => path);
const renderPage = createRenderPage();

// The check of content/ reads values and lines of code, but not the sentences that code composes of them.
test.each([...paths, '/received/x'])(
  '%s composes no sentence that the rules of advertising forbid',
  async (path) => {
    const texts = textsOf(await renderPage(path));
    expect(texts.length).toBeGreaterThan(20);
    const placed = texts.map((text) => ({ place: path, text }));
    expect(faultsOfTexts(placed, firm)).toEqual([]);
  },
);

/** Elements within a sentence, which do not end it. */
const inline = /<\/?(?:a|b|em|mark|small|strong|sub|sup|time|wbr)\b[^>]*>/g;
/** Elements whose texts follow each other in one reading: the label and the title of a link, the cells of a row. */
const beside = /<\/?(?:span|t[dh])\b[^>]*>/g;
/** Style, script, and the comments by which React divides what code composes. */
const unprinted = /<!--.*?-->|<(style|script)\b.*?<\/\1>/gs;
const attribute = /\s(?:alt|aria-label|content|placeholder|title)="([^"]*)"/g;

/** The texts of a page, its head and its attributes included. A row of a table is one text: `과세표준 0원`. */
function textsOf(html: string): string[] {
  return [
    ...html
      .replaceAll(unprinted, '')
      .replaceAll(inline, '')
      .replaceAll(beside, ' ')
      .split(/<[^>]*>/),
    ...[...html.matchAll(attribute)].map(([, text = '']) => text),
  ].filter((text) => /[가-힣]/.test(text));
}
