import { expect, test } from 'vitest';
import { readYaml } from '../text-files/read-yaml.ts';
import { PaperSchema } from './paper-schema.ts';

const PAPER = `name: 기본증명서(상세)
whose: deceased
order: 10
summary: 돌아가신 날이 나옵니다
purpose: 돌아가신 날을 증명합니다.
say: 기본증명서를 상세로 떼 주세요.
mustShow: 돌아가신 날
where: 주민센터
online:
  text: 자녀는 인터넷으로도 떼실 수 있습니다.
  site: 정부24
fees:
  - place: counter
    won: 1000
    verified: true
  - place: online
    won: 0
    verified: true
basis: 가족관계등록법 제15조
facts: ['31.6']
source: 가족관계등록법 제15조
checkedOn: 2026-11-28
verified: true
`;

/** Returns the faults of the paper after a change, each with its line. */
function faults(from: string, to: string): string[] {
  expect(PAPER).toContain(from);
  return readYaml(PaperSchema, PAPER.replace(from, to)).faults.map(
    ({ line, message }) => `${line}: ${message}`,
  );
}

test('reads a paper; one copy goes to each office unless the file says otherwise', () => {
  expect(readYaml(PaperSchema, PAPER)).toMatchObject({ faults: [], output: { copies: 1 } });
  const two = readYaml(PaperSchema, `${PAPER}copies: 2\n`);
  expect(two).toMatchObject({ faults: [], output: { copies: 2 } });
});

test.each([
  [
    'a group that the list does not have',
    'whose: deceased',
    'whose: dead',
    '2: whose: 모르는 묶음입니다. deceased, heir, property, made 가운데 하나를 적습니다',
  ],
  [
    'a place of a fee that is none',
    'place: online',
    'place: phone',
    '16: fees.1.place: 모르는 곳입니다. counter, kiosk, online 가운데 하나를 적습니다',
  ],
  [
    'two fees of one place',
    'place: online',
    'place: counter',
    '16: fees.1: place가 같은 것이 위에 있습니다. 고치거나 지웁니다',
  ],
  [
    'an unknown fee written as a question',
    'won: 1000',
    "won: '?'",
    '14: fees.0.won: 수수료는 원 단위의 숫자만 적습니다. 없으면 0, 모르면 그 줄을 지웁니다. 예: 1000',
  ],
  [
    'a fee that was not read in the law and has no day',
    'won: 1000\n    verified: true',
    'won: 1000\n    verified: false',
    '13: fees.0.asOf: 조문에서 읽지 않은 금액은 언제의 것인지 적습니다. 예: 2026-11-26',
    '23: verified: 조문에서 읽지 않은 수수료가 있습니다. false로 고칩니다',
  ],
  [
    'a paper that claims to be read in the law, with a fee that was not',
    'won: 1000\n    verified: true',
    'won: 1000\n    verified: false\n    asOf: 2026-11-26',
    '24: verified: 조문에서 읽지 않은 수수료가 있습니다. false로 고칩니다',
  ],
  [
    'a paper that claims to be read in the law, on a row that was not',
    "facts: ['31.6']",
    "facts: ['31.6', '31.44']",
    '23: verified: 조문에서 읽지 않은 근거 번호가 있습니다. false로 고칩니다',
  ],
  [
    'a fee of a paper that the family has at home',
    'where: 주민센터',
    'where: 집\nown: true',
    '13: fees: 떼지 않는 서류(own)입니다. 줄을 지웁니다',
  ],
  [
    'an address of an office in place of its name',
    'site: 정부24',
    'site: https://gov.example',
    '11: online.site: 모르는 기관입니다. 정부24, 대법원 전자민원센터, 홈택스, 전자가족관계등록시스템, 인터넷등기소, 부동산공시가격 알리미, 금융감독원, 내보험찾아줌 가운데 하나를 적습니다',
  ],
  [
    'no copy at all',
    'where: 주민센터',
    'where: 주민센터\ncopies: 0',
    '9: copies: 통수는 1부터의 숫자로 적습니다',
  ],
  [
    'a basis that names no article',
    'basis: 가족관계등록법 제15조',
    'basis: 가족관계등록법',
    '19: basis: 조문이나 판례를 적습니다. 예: 민법 제1019조 제1항',
  ],
  [
    'a review without its day',
    'verified: true\nbasis',
    'verified: true\nreviewed:\n  by: kim\nbasis',
    '19: reviewed.on: 빠진 항목입니다. 적어 넣습니다',
  ],
])('refuses %s', (_, from, to, ...told) => {
  expect(faults(from, to)).toEqual(told);
});
