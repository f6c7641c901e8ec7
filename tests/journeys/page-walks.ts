import type { Page } from '@playwright/test';

/** Checks of the current page's layout. Each returns its findings, and every-page.spec.ts runs them on every page. */

/** Controls smaller than `least` px, except links in running text (WCAG 2.5.8, exception "inline"). */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((least) => {
    const controls = document.querySelectorAll<HTMLElement>(
      'a[href], button, summary, select, textarea, input, [role="tab"], [tabindex="0"]',
    );
    return [...controls]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('.sr-only, .actions-link, .skip-link, [inert]'))
      .filter((control) => !isInText(control))
      .flatMap((control) => {
        // A label is part of the target of its field.
        const label = control.matches('[type="radio"], [type="checkbox"]')
          ? (control as HTMLInputElement).labels?.[0]
          : null;
        const { width, height } = (label ?? control).getBoundingClientRect();
        if (width >= least - 0.5 && height >= least - 0.5) return [];
        const name = control.getAttribute('aria-label') ?? control.textContent?.trim();
        return `${control.tagName} ${control.className} '${name?.slice(0, 30)}' ${Math.round(width)} × ${Math.round(height)}`;
      });

    /** Whether a control is in a line of text with other words. */
    function isInText(control: HTMLElement): boolean {
      if (getComputedStyle(control).display !== 'inline') return false;
      const block = control.closest('p, li, dd, td, th, figcaption, dt');
      const words = block?.textContent?.trim().length ?? 0;
      return words > (control.textContent?.trim().length ?? 0) + 4;
    }
  }, least);
}

/** Elements that extend beyond the window, clip their text, or are only a syllable or two wide. */
export function cut(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    const found = [...document.querySelectorAll<HTMLElement>('body *')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .filter(
        (element) =>
          !element.closest(
            'svg, .sr-only, .skip-link, [popover], [inert], .share-tree, .answer-line',
          ),
      )
      .filter((element) => {
        const { right, left, width } = element.getBoundingClientRect();
        const outside = width > 1 && (right > clientWidth + 1 || left < -1);
        const { overflowX, clipPath } = getComputedStyle(element);
        // At this width, only screen readers read the element.
        if (clipPath === 'inset(50%)') return false;
        const clipped =
          overflowX !== 'visible' &&
          overflowX !== 'auto' &&
          element.scrollWidth > element.clientWidth + 1 &&
          !element.matches('input');
        const { fontSize } = getComputedStyle(element);
        const words = [...element.childNodes].some(
          (node) => node.nodeType === Node.TEXT_NODE && (node.nodeValue?.trim().length ?? 0) > 5,
        );
        const letter = Number.parseFloat(fontSize);
        const narrow = words && width < 3 * letter && element.clientHeight > 5 * letter;
        return outside || clipped || narrow;
      })
      .map(
        (element) =>
          `${element.tagName} ${element.className} '${element.textContent?.trim().slice(0, 30)}'`,
      );
    return scrollWidth > clientWidth ? [...found, `${scrollWidth} px`] : found;
  });
}

interface Letter {
  node: Node;
  index: number;
  letter: string;
  /** The block that contains the letter. */
  block: Element | null;
}

/** Dates, decisions, articles and sums of money that break across lines, and middle dots that begin one. Opens folded answers. */
export function cutWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
    const whole =
      /\d{4}년\s\d+월(?:\s\d+일)?|\d{4}\.\s\d+\.(?:\s\d+\.)?(?:\s[일월화수목금토](?!\p{L}))?|\d+월\s\d+일|대법원\s\d{2,4}[가-힣]+\d+|제\d+조(?:의\d+)?\s제\d+[항호]|\d[천백]?[조억만]\s원/gu;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    let before: Letter | undefined;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const dot of lettersOf(node)) {
        if (dot.letter === '·' && before?.block === dot.block) {
          const { top, height } = placeOf(dot);
          if (top > placeOf(before).bottom - height / 2) {
            cut.push(`⏎ ${node.nodeValue?.slice(dot.index, dot.index + 20)}`);
          }
        }
        before = dot;
      }
      for (const { 0: words, index } of (node.nodeValue ?? '').matchAll(whole)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + words.length);
        const tops = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
        if (tops.size > 1) cut.push(words);
      }
    }
    return cut;

    function lettersOf(node: Node): Letter[] {
      const block = node.parentElement?.closest('p, li, dd, dt, td, th, h1, h2, h3, div') ?? null;
      const letters = [...(node.nodeValue ?? '').matchAll(/\S/g)];
      return letters.map(({ 0: letter, index }) => ({ node, index, letter, block }));
    }

    function placeOf({ node, index }: Letter): DOMRect {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + 1);
      return range.getBoundingClientRect();
    }
  });
}

/** Visible controls, including explained words, which are buttons in running text. */
export function pressable(page: Page): Promise<string[]> {
  return page
    .locator('button, input, select, textarea, .button, .copy-link')
    .evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility() && !one.closest('.sr-only, svg, p, li, dd, .term'))
        .map((one) => one.outerHTML.slice(0, 120)),
    );
}

/** Long words that a firm may write: a name of twenty syllables, an e-mail address, the address of a page. */
const words = [
  '김새벽별빛하늘바다구름나무사랑행복평화자유',
  'first.name.last.name@inheritance-law-office.example.co.kr',
  'www.example.com_articles_2026_inheritance_of_companies_and_shares',
];

/** Texts in which a long word would widen the page. */
export function widened(page: Page): Promise<string[]> {
  return page.evaluate(putIn, words);
}

/** Replaces each text of the page in turn with each word. Runs in the page. */
function putIn(words: string[]) {
  const root = document.documentElement;
  const texts = [
    ...document.querySelectorAll('main :is(h1, h2, h3, h4, p, li, dt, dd, figcaption), footer *'),
  ].flatMap((element) => [...element.childNodes]);
  const wider: string[] = [];
  let tried = 0;
  for (const text of texts) {
    const { nodeValue: before, parentElement: parent } = text;
    if (text.nodeType !== Node.TEXT_NODE || !before?.trim() || !parent?.checkVisibility()) continue;
    // Skips tables, whose columns are as wide as their longest word, and unwrapped text, which the firm does not write.
    if (parent.closest('td') || getComputedStyle(parent).textWrapMode === 'nowrap') continue;
    for (const word of words) {
      text.nodeValue = word;
      const over = root.scrollWidth - root.clientWidth;
      tried++;
      if (over > 0) wider.push(`${over} px: ${parent.outerHTML.slice(0, 90)}`);
    }
    text.nodeValue = before;
  }
  // Otherwise a page without texts would pass.
  return tried > 10 ? wider : [`only ${tried} words were tried`];
}
