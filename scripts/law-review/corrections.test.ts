import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { calculatorUnits } from './calculator-units.ts';
import { contentUnits } from './site-units.ts';

/** Everything the site says about the law: a text for each unit, and for each paragraph, item and row of a guide. */
const texts = [
  ...(await contentUnits(process.cwd())),
  ...calculatorUnits(),
  ...globSync('content/guides/*.md').flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => !line.startsWith('#'))
      .map((text) => ({ place: file, text })),
  ),
].map(({ place, text }) => ({ place, text: text.replaceAll('\u00a0', ' ') }));

// What the site once said wrongly, and what must stand with it.
test.each<[string, said: RegExp, with_: RegExp]>([
  [
    'crimes against the spouse and relatives are a ground by will only (민법 1004의2①③)',
    /(?:배우자|직계혈족).*(?:중대한 범죄|부당한? ?대우|그렇게 한)/,
    /유언으로 .*뜻을 남기신 때에만/,
  ],
  [
    'a second period only for those who did not know inside the first (1019③)',
    /안 날부터 3개월 안에 \[?(?:특별)?한정승인/,
    /중대한 (?:과실|잘못) 없이|성년이 (?:된|되기)/,
  ],
  [
    'the year ends with the tenth (1117)',
    /안 날부터 1년,.*청구|1년,.*10년/,
    /먼저|지나면|10년이 지나/,
  ],
  [
    'gifts before 1979 do not count (부칙 1977. 12. 31.)',
    /언제 받았(?:든|는지 따지지)|몇 년 전(?:에 받았든|이든)/,
    /1979년 1월 1일/,
  ],
  [
    '9 months for one heir abroad, in doubt',
    /(?:한 분만|일부만).*(?:외국|해외)/,
    /6개월 안에 신고|9개월/,
  ],
  [
    'an address on an envelope that is one with the will (97다38503)',
    /봉투에 .*(?:쓴|썼).*주소|주소.*봉투에 .*(?:쓴|썼)/,
    /한 몸|일부로 볼/,
  ],
  ['2020그42 for earlier deaths is a reading', /그 전에 돌아가신 경우에도 같다고/, /저희 해석/],
  [
    'the proviso of 1008 has a first day (부칙 제21454호 2)',
    /보상으로 받은 (?:것|재산).*(?:제외|빼지 않|빠집)/,
    /2024(?:년 4월 25일|\. 4\. 25\.)|조문마다 다르니|이 조문을|단서/,
  ],
  [
    'the grandparent’s succession is renounced separately, in its own three months, and not in advance (2014다39824)',
    /(?:아버지|부모)의 (?:상속|빚)을 포기.*할아버지/,
    /^(?=.*따로 포기)(?=.*3개월)(?=.*포기할 수 없습니다)/s,
  ],
])('%s', (_, said, with_) => {
  const found = texts.filter(({ text }) => said.test(text));
  expect(found, 'it is said').not.toEqual([]);
  expect(found.filter(({ text }) => !with_.test(text))).toEqual([]);
});

test.each([
  ['the day of promulgation for that of the deletion (1112)', /2024\. 9\. 20\.[^)]*삭제/],
  ['more than death and disqualification in the old 1003②', /상속 자격을 잃은 때/],
  ['all heirs abroad for the nine months (상증법 67④)', /상속인 모두(?:의 주소)?가? 외국.*9개월/],
  [
    'a forced share of siblings',
    /(?<!전의 상속이라 )형제자매(?:의 유류분)?(?:은|는) (?:법정상속분의 )?3분의 1입니다/,
  ],
  ['renouncing before a death (1041)', /(?:생전에|살아 계실 때) 미리 포기할 수 있/],
  ['both ways of paying later (상증법 70② 단서)', /분납과 연부연납을 함께 이용할 수 있/],
])('nowhere: %s', (_, wrong) => {
  expect(texts.filter(({ text }) => wrong.test(text))).toEqual([]);
});

test.each(['/questions#using-the-deposits', '/guides/bank-deposits-and-funeral'])(
  '%s says that a funeral is a cost of the succession, and insurance money the beneficiary’s own',
  (page) => {
    const said = texts
      .filter(({ place }) => place === page || place === `content${page}.md`)
      .map(({ text }) => text)
      .join(' ');
    expect(said).toMatch(/합리적인 .*장례비.*상속(?:에 관한 )?비용/);
    expect(said).toMatch(/보험금.*고유한? ?재산/);
  },
);
