import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { DivisionFields } from './division-fields.tsx';

const ignore = () => {};

test('explains that gifts of money and of sold property are adjusted for inflation', () => {
  const markup = renderToStaticMarkup(
    <DivisionFields
      heirs={[{ id: 'child-1', name: '첫째', benefits: {}, represents: null }]}
      elsewhere={null}
      estateAtDivision={null}
      used
      onBenefit={ignore}
      onElsewhere={ignore}
      onEstateAtDivision={ignore}
    />,
  );
  expect(markup).toMatch(/돈은 받은 금액에, .*팔았거나 수용된 재산은 그때의 값에.*오른 물가를 더/);
  expect(markup).toContain('대법원\u00a02006다28126·2019다222867');
});
