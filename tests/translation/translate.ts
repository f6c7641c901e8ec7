import type { Page } from '@playwright/test';

/** Wraps every current and later text of the page, as the translators of browsers do. */
export function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const skipped = 'script, style, textarea, svg, font';
    const wrap = (text: Text) => {
      if (!text.data.trim() || text.parentElement?.closest(skipped)) return;
      const inner = document.createElement('font');
      inner.append(text.data);
      const outer = document.createElement('font');
      outer.append(inner);
      text.replaceWith(outer);
    };
    const wrapAll = (node: Node) => {
      const walker = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) {
        if (walker.currentNode instanceof Text) texts.push(walker.currentNode);
      }
      texts.forEach(wrap);
    };
    wrapAll(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node instanceof Text) wrap(node);
          else wrapAll(node);
        }
      }
    }).observe(document.body, { childList: true, subtree: true });
  });
}

/**
 * Returns texts of islands that have siblings. React updates such a text through its node, which a translator has
 * replaced, so a text has to be the only child of its element.
 */
export function textsBesideOthers(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('[data-island]')].flatMap((island) => {
      const walker = document.createTreeWalker(island, NodeFilter.SHOW_TEXT);
      const found: string[] = [];
      while (walker.nextNode()) {
        const { nodeValue, parentElement } = walker.currentNode;
        if (!nodeValue?.trim() || parentElement?.childNodes.length === 1) continue;
        found.push(`${parentElement?.outerHTML.slice(0, 90)}: ${nodeValue}`);
      }
      return found;
    }),
  );
}
