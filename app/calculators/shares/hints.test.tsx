import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { firm } from '#app/firm/view/firm.ts';
import { SharesCalculator } from './shares-calculator.tsx';

test('names the cases that cannot be entered, with the number to call', () => {
  const markup = renderToStaticMarkup(<SharesCalculator />);
  const said = /<p[^>]*><span>([^<]*상속분 양도[^<]*)<\/span> (<a [^>]*href="tel:.*?)<\/p>/.exec(
    markup,
  );
  expect(said?.[1]).toMatch(/양자가 된 손자녀.*전화/);
  expect(said?.[2]).toContain(firm.phone);
});
