import { expect, test } from 'vitest';
import { firmFaults } from './firm-faults.ts';

const sample = {
  sample: true,
  advertisingLawyer: '등록 예정',
  representative: '견본 가',
  processors: [],
};

test('requires the name of the responsible lawyer', () => {
  expect(firmFaults(sample, 'firm.yaml')).toEqual([]);
  expect(firmFaults({ ...sample, advertisingLawyer: ' ' }, 'firm.yaml').join()).toContain('제3조');
});

test('requires the processors of personal data, or the statement that there are none', () => {
  const told = firmFaults({ ...sample, processors: undefined }, 'firm.yaml').join();
  expect(told).toContain('processors에 이름(name)과 맡긴 일(work)을 적고');
  expect(told).toContain('아무에게도 맡기지 않으면 noProcessors: true라고 적습니다');
  const processors = [{ name: '주식회사 보관소', work: '서버 운영' }];
  expect(firmFaults({ ...sample, processors }, 'firm.yaml')).toEqual([]);
});

test('allows only names from stories in a sample', () => {
  expect(firmFaults({ ...sample, representative: '홍길동' }, 'firm.yaml')).toEqual([]);
  const named = { ...sample, representative: '김새벽' };
  expect(firmFaults(named, 'firm.yaml').join()).toContain('김새벽');
  expect(firmFaults({ ...named, sample: false }, 'firm.yaml')).toEqual([]);
  const lawyers = [{ id: 'dawn', name: '김새벽', role: '변호사' }];
  expect(firmFaults({ ...sample, lawyers }, 'firm.yaml')).toEqual([
    expect.stringMatching(/^content\/people\/\S+\.yaml: "/),
  ]);
  expect(firmFaults({ ...sample, privacyOfficer: { name: '김새벽' } }, 'firm.yaml')).toHaveLength(
    1,
  );
});

const byStaff = [
  { role: '변호사', work: '서면을 작성합니다.' },
  { role: '상담 담당', work: '전화를 드려 날짜를 정합니다.' },
];
const byLawyer = [{ role: '변호사', work: '전화를 드리고 서면을 작성합니다.' }];

test.each([
  ['a lawyer calls', { firstCall: { by: 'dawn' }, roles: byLawyer }],
  ['the staff calls', { firstCall: {}, roles: byStaff }],
  ['no role calls', { firstCall: { by: 'dawn' }, roles: [{ role: '변호사', work: '맡습니다.' }] }],
  ['the firm lists no roles', { firstCall: { by: 'dawn' } }],
])('accepts roles that name the first caller: %s', (_, facts) => {
  expect(firmFaults({ ...sample, ...facts }, 'firm.yaml')).toEqual([]);
});

test.each([
  ['변호사(dawn)인데 roles에는 상담 담당', { firstCall: { by: 'dawn' }, roles: byStaff }],
  ['상담 담당인데 roles에는 변호사', { firstCall: {}, roles: byLawyer }],
])('refuses roles that name another first caller: %s', (told, facts) => {
  expect(firmFaults({ ...sample, ...facts }, 'firm.yaml')).toEqual([expect.stringContaining(told)]);
});
