import { expect, test } from 'vitest';
import { firm } from '../firm.ts';
import { firm as full } from '../samples/full-firm.data.ts';
import { advertisingFaults, firmFaults } from './advertising-faults.ts';

const place = 'app/content/ways.ts: steps';
const found = (text: string, of = firm) =>
  advertisingFaults([{ place, text }], of).map(({ words }) => words);

test.each([
  ['승소율 95%를 지켜 왔습니다.', '승소율'],
  ['결과를 보장합니다.', '결과를 보장'],
  ['반드시 이기게 해 드립니다.', '반드시 이기'],
  ['지난해 120건 승소했습니다.', '120건 승소'],
  ['상속은 무조건 저희에게.', '무조건'],
  ['국내 최초 상속 센터', '국내 최'],
  ['최고의 결과를 드립니다.', '최고의'],
  ['상속 분야 1위', '1위'],
  ['다른 로펌보다 빠릅니다.', '다른 로펌보다'],
  ['부장판사 출신이 맡습니다.', '부장판사 출신'],
  ['착수금 할인', '할인'],
  ['무료 상담', '무료'],
  ['의뢰인 후기', '후기'],
  ['상속전문변호사', '상속전문'],
  ['상속 전문 법무법인', '상속 전문'],
  ['김새벽 변호사가 맡습니다.', '김새벽 변호사'],
])('%s', (text, words) => {
  expect(found(text)).toContain(words);
});

test.each([
  '비용은 사건을 살핀 뒤 계약서로 정합니다.',
  '대법원 2023. 3. 23. 2020그42 전원합의체 결정',
  '가장 높은 세율은 50%입니다.',
  '담당 변호사가 전화를 드립니다.',
  '광고책임변호사',
  '채권자에게 최고한 기간이 지나면',
  '민법 전문개정',
  '한 번에 확인합니다.',
  '고인과 특별한 연고가 있던 분에게 나누어 줄 수 있습니다.',
])('nothing is wrong with: %s', (text) => {
  expect(found(text)).toEqual([]);
});

test('전문 is allowed for registered fields only', () => {
  expect(found('상속 전문', full)).toEqual([]);
  expect(found('이혼 전문', full)).toEqual(['이혼 전문']);
});

test('a lawyer of the firm may be named', () => {
  const lawyers = [{ id: 'dawn', name: '김새벽', role: '변호사' }];
  expect(found('김새벽 변호사가 맡습니다.', { ...firm, lawyers })).toEqual([]);
});

test('the message names the place, the words, the rule and the remedy', () => {
  const [fault] = advertisingFaults([{ place, text: '무료 상담' }], firm);
  expect(fault?.message).toBe(
    'app/content/ways.ts: steps: "무료" (무료). 변호사 광고에 관한 규정 제10조: 무료 상담을 내세울 수 없습니다. 고치는 법: "상담 신청"이라고만 적습니다',
  );
});

test('a firm names its responsible lawyer, and a sample names nobody', () => {
  expect(firmFaults(firm, 'firm.ts')).toEqual([]);
  expect(firmFaults(full, 'firm.ts')).toEqual([]);
  expect(firmFaults({ ...firm, advertisingLawyer: ' ' }, 'firm.ts').join()).toContain('제3조');
  expect(firmFaults({ ...firm, representative: '김새벽' }, 'firm.ts').join()).toContain('김새벽');
  expect(firmFaults({ ...firm, sample: false, representative: '김새벽' }, 'firm.ts')).toEqual([]);
});
