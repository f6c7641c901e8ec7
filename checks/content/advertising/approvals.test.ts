import { expect, test } from 'vitest';
import type { Lawyer } from '#app/firm/schema/person-schema.ts';
import { faultsOfFile, type Named } from './advertising-faults.ts';

const lawyers: Lawyer[] = [
  { id: 'dawn', name: '김새벽', role: '대표변호사' },
  { id: 'noon', name: '이한낮', role: '변호사' },
];
const firm: Named = { advertisingLawyer: '김새벽', lawyers };

const approval = (sentence: string, by = '김새벽', on = '2026-11-20') =>
  `approved:\n  - sentence: ${sentence}\n    by: ${by}\n    on: ${on}\n`;
const faults = (source: string, of = firm, file = 'content/firm.yaml') =>
  faultsOfFile(file, source, of, '2026-11-26');

const note = 'note: 비용은 사건마다 다릅니다. 기초생활수급자는 무료로 상담합니다.\n';

test.each([
  ['a sentence', approval('기초생활수급자는 무료로 상담합니다.')],
  ['without its full stop', approval('기초생활수급자는 무료로 상담합니다')],
  ['a whole field', approval('비용은 사건마다 다릅니다. 기초생활수급자는 무료로 상담합니다.')],
  ['in another spelling', approval('"기초생활수급자는  무료로 상담합니다."'.normalize('NFD'))],
])('accepts %s that the responsible lawyer has approved', (_, approved) => {
  expect(faults(note + approved)).toEqual([]);
});

test('in Markdown the front matter has the approvals of the body', () => {
  const body = '기초생활수급자는\n**무료**로 상담합니다.\n';
  const matter = `---\ntitle: 제목\n${approval('기초생활수급자는 무료로 상담합니다.')}---\n\n`;
  expect(faults(matter + body, firm, 'content/guides/a.md')).toEqual([]);
});

test('an approval covers only its sentence', () => {
  const more = `${note}more: 상담은 무료입니다.\n`;
  const told = faults(more + approval('기초생활수급자는 무료로 상담합니다.'));
  expect(told).toEqual([expect.stringContaining('content/firm.yaml 2줄: more: "무료"')]);
});

test('an approval of a sentence that is not in the file is a fault', () => {
  expect(faults(`note: 상담은 예약제입니다.\n${approval('상담은 무료입니다.')}`)).toEqual([
    'content/firm.yaml 3줄: approved: "상담은 무료입니다." 문장이 이 파일에 없습니다. 문장이 바뀌었으면 변호사의 확인을 다시 받아 지금의 문장을 그대로 적고, 없어졌으면 이 항목을 지웁니다',
  ]);
});

test.each([
  ['by another lawyer', approval('상담은 무료입니다.', '이한낮'), 'by에는 광고책임변호사'],
  [
    'by a person outside the firm',
    approval('상담은 무료입니다.', '박노을'),
    'by에는 광고책임변호사',
  ],
  ['of a day to come', approval('상담은 무료입니다.', '김새벽', '2026-11-27'), 'on이 아직'],
])('rejects an approval %s', (_, approved, message) => {
  expect(faults(`note: 상담은 무료입니다.\n${approved}`)).toEqual([
    expect.stringContaining(`content/firm.yaml 3줄: approved: ${message}`),
  ]);
});

test('the responsible lawyer has a file among the lawyers', () => {
  const unknown = { ...firm, lawyers: [] };
  expect(faults(note + approval('기초생활수급자는 무료로 상담합니다.'), unknown)).toEqual([
    expect.stringContaining('content/people/'),
  ]);
});

test.each([
  '승소율은 95%입니다.',
  '국내 최고의 로펌입니다.',
  '다른 로펌과 다릅니다.',
  '부장판사 출신입니다.',
  '상속 전문입니다.',
  '착수금을 30% 할인합니다.',
])('no lawyer can approve: %s', (sentence) => {
  const told = faults(`note: ${sentence}\n${approval(sentence)}`);
  expect(told).toEqual([expect.stringContaining('변호사가 확인해도 쓸 수 없는 말')]);
});

test('a first consultation free of charge needs an approval of the sentence that the site prints', () => {
  const free = 'name: x\nfirstConsultation:\n  charged: false\n';
  expect(faults(free)).toEqual([
    expect.stringMatching(
      /^content\/firm\.yaml 3줄: firstConsultation\.charged: "상담료를 받지 않습니다" .*사이트에 "첫 상담에는 상담료를 받지 않습니다\."라고 나옵니다.*제10조/,
    ),
  ]);
  const approved = approval('첫 상담에는 상담료를 받지 않습니다.');
  expect(faults(free + approved)).toEqual([]);
  expect(faults(free.replace('false', 'true') + approved)).toEqual([
    expect.stringContaining('이 파일에 없습니다'),
  ]);
});

test('a first call without a fee needs an approval of the row that the site prints', () => {
  const free = 'name: x\nfirstCall:\n  charged: false\n';
  expect(faults(free)).toEqual([expect.stringContaining('firstCall.charged: "상담료 없음"')]);
  expect(faults(free + approval('날짜를 정하는 첫 전화, 상담료 없음'))).toEqual([]);
});
