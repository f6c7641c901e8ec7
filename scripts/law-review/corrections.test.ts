import { expect, test } from 'vitest';
import { calculatorUnits } from './calculator-units.ts';
import { correctionFaults, corrections } from './corrections.ts';
import { contentUnits, guideLines } from './site-units.ts';

/** Everything that the site of the tests says about the law. */
const texts = [
  ...(await contentUnits(process.cwd())),
  ...calculatorUnits(),
  ...guideLines('tests/firm'),
];

test('nothing is said that was corrected', () => {
  expect(correctionFaults(texts)).toEqual([]);
});

test.each(corrections.filter((one) => one.with))('where it is said, it stands with %j', (one) => {
  const plain = texts.map(({ text }) => text.replaceAll('\u00a0', ' '));
  expect(plain.some((text) => one.said.test(text))).toBe(true);
});

test.each([
  ['제1117조', '안 날부터 1년, 상속이 시작된 날부터 10년 안에 청구합니다.'],
  ['1979년 1월 1일', '언제 받았든\u00a0유류분에 더합니다.'],
  ['유류분이 없습니다', '형제자매는 법정상속분의 3분의 1입니다.'],
  ['함께 이용할 수 없습니다', '분납과 연부연납을 함께 이용할 수 있습니다.'],
])('what must be mended is said with its place: %s', (right, text) => {
  const [fault = ''] = correctionFaults([{ place: 'content/guides/a.md', text }]);
  expect(fault).toMatch(/^content\/guides\/a\.md: /);
  expect(fault).toContain(right);
});

test.each(['/questions#using-the-deposits', '/guides/bank-deposits-and-funeral'])(
  '%s says that a funeral is a cost of the succession, and insurance money the beneficiary’s own',
  (page) => {
    const said = texts
      .filter(({ place }) => place === page || place === `content${page}.md`)
      .map(({ text }) => text.replaceAll('\u00a0', ' '))
      .join(' ');
    expect(said).toMatch(/합리적인 .*장례비.*상속(?:에 관한 )?비용/);
    expect(said).toMatch(/보험금.*고유한? ?재산/);
  },
);
