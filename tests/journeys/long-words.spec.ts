import { expect, test } from './test.ts';

/** What a firm may write in one word: a name of twenty syllables, an e-mail address, the address of a page. */
const words = [
  '김새벽별빛하늘바다구름나무사랑행복평화자유',
  'first.name.last.name@inheritance-law-office.example.co.kr',
  'www.example.com_articles_2026_inheritance_of_companies_and_shares',
];

for (const path of [
  '/',
  '/people',
  '/areas',
  '/areas/division',
  '/situations/debt',
  '/guides',
  '/guides/tax-return-and-instalments',
  '/notices/law-2026-03-17',
  '/questions',
  '/fees',
  '/amendments',
  '/privacy',
]) {
  test(`${path}: a long word in any text widens nothing`, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 740 });
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready.then(() => {}));
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const { tried, wider } = await page.evaluate(putIn, words);
      expect(tried, 'texts').toBeGreaterThan(10);
      expect(wider, `${width} px`).toEqual([]);
    }
  });
}

/** Puts each word into one text after the other. Runs in the page. */
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
    // Columns of tables are as wide as their longest word; on one line stands what the code writes.
    if (parent.closest('td') || getComputedStyle(parent).textWrapMode === 'nowrap') continue;
    for (const word of words) {
      text.nodeValue = word;
      const over = root.scrollWidth - root.clientWidth;
      if (over > 0) wider.push(`${over} px: ${parent.outerHTML.slice(0, 90)}`);
      tried++;
    }
    text.nodeValue = before;
  }
  return { tried, wider };
}
