import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { firms } from '../../../../tests/content/firms.ts';
import { placeholders } from './placeholders.ts';

const found = (data: unknown) => placeholders(data).map(({ path }) => path.join('.'));

test.each([
  { phone: '02-0000-0000' },
  { fax: '02-0000-0001' },
  { phone: '031-000-0000' },
  { phone: '02-1234-5678' },
  { phone: '02-123-4567' },
  { email: 'contact@example.com' },
  { email: 'contact@example.kr' },
  { name: '법무법인 예시' },
  { representative: '견본 가' },
  { advertisingLawyer: '등록 예정' },
  { privacyOfficer: { name: '견본 나' } },
  { address: { street: '예시로 1' } },
  { address: { postalCode: '00000' } },
  { branches: [{ address: { locality: '예시시' } }] },
  { directions: { transit: '예시역 2번 출구에서 걸어서 4분' } },
  { directions: { map: 'example' } },
  { channels: [{ href: 'https://pf.kakao.com/_example/chat' }] },
  { channels: [{ href: 'https://talk.naver.com/ct/example' }] },
  { channels: [{ href: 'https://www.youtube.com/@example' }] },
  { links: [{ href: 'https://blog.example.com/' }] },
  { businessNumber: '000-00-00000' },
  { businessNumber: '123-45-67890' },
  { businessNumber: '214-87-51628' },
  { firstConsultation: { amount: '30분에 ○○만 원' } },
  { firstConsultation: { amount: '30분에 OO만 원' } },
  { firstConsultation: { amount: '00만 원' } },
  { portrait: '/pictures/sample-hong-gildong.svg' },
  { career: ['학교와 학과를 적는 자리'] },
])('%j is the sample’s', (data) => {
  expect(found(data)).toHaveLength(1);
});

test.each([
  { phone: '02-585-4170', fax: '1588-0000' },
  { phone: '02-2000-0000' },
  { businessNumber: '214-87-51623' },
  { businessNumber: '124-81-00998' },
  { address: { street: '서초대로 274', postalCode: '06606' } },
  { firstConsultation: { amount: '30분에 100만 원' } },
  { firstConsultation: { amount: '1,000원' } },
  { roles: [{ role: '변호사', work: '사건의 예시를 들어 설명합니다.' }] },
  { hours: { text: '09:00분부터' } },
  { career: ['서울대학교 법과대학', '사법연수원 제38기'] },
  { email: 'exampled@firm.kr' },
  { phone: '02-555-5555' },
  { prices: [{ work: '유언장과 집행', from: { amount: 500_000 }, to: { amount: 2_000_000 } }] },
  { prices: [{ work: '상속등기', from: { amount: 500_000 } }] },
])('%j may be a firm’s', (data) => {
  expect(found(data)).toEqual([]);
});

test.each([
  'Sample Mail, Inc.',
  'smtp.sample-mail.com',
  'privacy@sample-mail.com',
  'https://naver.me/FxYz1234',
  'https://kko.to/aBcD1234',
  '서울특별시 서초구 서초대로 1 상담 담당',
])('recognizes %s as an example of the manual', (value) => {
  expect(readFileSync('docs/editing.md', 'utf8')).toContain(value);
  expect(placeholders({ value })).toEqual([
    { path: ['value'], value, why: '설명서(docs/editing.md)의 예입니다' },
  ]);
});

const prices = [
  ['상속포기·한정승인', 300_000, 600_000],
  ['협의서와 상속등기', 800_000, 2_000_000],
  ['재산분할 심판', 5_000_000, 15_000_000],
  ['유류분 청구', 5_000_000, 15_000_000],
  ['성년후견', 2_000_000, 4_000_000],
  ['유언장과 집행', 500_000, 2_000_000],
].map(([work, from, to]) => ({ work, from: { amount: from }, to: { amount: to } }));

test('reports the sample’s prices if all six remain, even with others between them', () => {
  const own = { work: '상담', from: { amount: 100_000 } };
  expect(found({ prices: [own, ...prices] })).toEqual(
    [1, 2, 3, 4, 5, 6].map((at) => `prices.${at}`),
  );
  expect(found({ prices: prices.slice(1) })).toEqual([]);
});

test.each(Object.entries(firms))('finds nothing of the sample in the firm %s', (_, files) => {
  for (const [file, text] of Object.entries(files)) {
    if (text && file.endsWith('.yaml')) expect(found(parse(text)), file).toEqual([]);
  }
});
