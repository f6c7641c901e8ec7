import { expect, test } from 'vitest';
import { newClaimant, newWritten, type PaperCase, type Written } from './model.ts';
import { type Block, paperOf } from './paper.ts';
import { BLANK } from './paper-copy.ts';

const paperCase: PaperCase = {
  death: '2026-09-14',
  knew: '2026-09-14',
  court: '서울가정법원',
  today: '2026-11-26',
};
const spouse = newClaimant({
  name: '유춘섬',
  birth: '1967-05-02',
  registered: '서울특별시 종로구 견본로 12',
  address: '서울특별시 종로구 견본로 12, 101동 1203호(견본동, 보기아파트)',
  phone: '010-0000-0001',
  relation: 'spouse',
});
const minor = newClaimant({
  name: '홍길순',
  birth: '2011-11-03',
  relation: 'child',
  guardian: 'mother',
  mother: '유춘섬',
});
const son = newClaimant({ name: '홍길동', birth: '1995-07-20', relation: 'child' });
const written = (part: Partial<Written>): Written => ({
  ...newWritten([spouse]),
  name: '홍판서',
  birth: '1961-03-08',
  ...part,
});

/** The words of a paper, with plain spaces. */
function textOf(...args: Parameters<typeof paperOf>): string {
  const lines = paperOf(...args)
    .parts.flat()
    .map(lineOf);
  return lines.join('\n').replaceAll('\u00a0', ' ');
}

function lineOf(block: Block): string {
  return JSON.stringify(block);
}

test('a spouse and a minor child renounce with the sentences of the sample', () => {
  const text = textOf('renounce', written({ claimants: [spouse, minor] }), paperCase);
  for (const sentence of [
    '청구인들이 피상속인 망 홍판서의 재산상속을 포기하는 신고를 수리한다는 심판을 구합니다.',
    '피상속인은 2026년 9월 14일 사망하였고, 청구인 유춘섬은 배우자, 청구인 홍길순은 자녀로서 상속인입니다.',
    '청구인 유춘섬과 청구인 홍길순의 법정대리인은 2026년 9월 14일 위 사망과 청구인들이 상속인이 된 사실을 알았습니다(상속개시 있음을 안 날).',
    '청구인들은 민법 제1019조 제1항의 기간 안에 상속을 포기하고자 합니다.',
    '친권자 모 유춘섬(부는 피상속인)',
    '피상속인의 자녀(미성년자)',
    '청구인 홍길순의 기본증명서(상세) 1통',
    '유춘섬(본인이며 법정대리인)의 인감증명서 1통',
    '인지액 영수필확인서, 송달료 납부서 각 1통',
    '미성년자 홍길순의 법정대리인 친권자 모',
    '서울가정법원 귀중',
  ]) {
    expect(text).toContain(sentence);
  }
});

test('one claimant pays by a stamp, and learned of being an heir', () => {
  const text = textOf('renounce', written({ claimants: [son] }), paperCase);
  expect(text).toContain('청구인은 2026년 9월 14일 위 사망과 자신이 상속인이 된 사실을 알았습니다');
  expect(text).toContain('청구인의 인감증명서 1통');
  expect(text).toContain('송달료 납부서 1통(수입인지 5,000원은 따로 붙임)');
});

test('three or more have numbers and compact tables, with one seal of a parent for both minors', () => {
  const other = newClaimant({ ...minor, key: 9, name: '홍예시', birth: '2014-02-27' });
  const claimants = [spouse, son, minor, other];
  const { parts } = paperOf('renounce', written({ claimants }), paperCase);
  const blocks = parts.flat();
  expect(blocks.filter(({ kind }) => kind === 'compact')).toHaveLength(4);
  const signers = blocks.flatMap((block) => (block.kind === 'signer' ? [block.signer] : []));
  expect(signers.map(({ numbers, name }) => `${numbers} ${name}`)).toEqual([
    '1. 유춘섬',
    '2. 홍길동',
    '3. 4. 유춘섬',
  ]);
  const text = textOf('renounce', written({ claimants }), paperCase);
  expect(text).toContain('청구인들은 위와 같은 관계의 상속인입니다.');
  expect(text).toContain('청구인 1, 2와 청구인 3, 4의 법정대리인은');
  expect(text).toContain('유춘섬(본인이며 법정대리인), 홍길동의 인감증명서 각 1통');
});

test('an heir of age who was a minor at the death signs alone, but the representative had learned', () => {
  const grown = newClaimant({ name: '홍길순', birth: '2007-10-01', relation: 'child' });
  const text = textOf('renounce', written({ claimants: [spouse, grown] }), paperCase);
  expect(text).toContain('청구인 홍길순의 법정대리인은 2026년');
  expect(text).not.toContain('미성년자');
});

test('the ways to sign: seal and certificate, signature and certificate, or either', () => {
  const marks = (form: 'renounce' | 'extend', signs: boolean) =>
    paperOf(form, written({ claimants: [son], signs }), paperCase)
      .parts.flat()
      .flatMap((block) => (block.kind === 'signer' ? [block.mark] : []));
  expect(marks('renounce', false)).toEqual(['seal']);
  expect(marks('renounce', true)).toEqual(['sign']);
  expect(marks('extend', false)).toEqual(['plain']);
  expect(textOf('renounce', written({ claimants: [son], signs: true }), paperCase)).toContain(
    '본인서명사실확인서 1통',
  );
  expect(textOf('extend', written({ claimants: [son] }), paperCase)).not.toContain('인감증명서');
});

test('the list of property has every kind, numbers the documents through both tables, and adds up', () => {
  const paper = paperOf(
    'limited',
    written({
      claimants: [son],
      assets: [
        { key: 1, kind: 'deposit', creditor: '', text: '견본은행', won: 13_412_870n, proof: true },
        { key: 2, kind: 'car', creditor: '', text: '00가0000', won: null, proof: true },
      ],
      debts: [
        {
          key: 3,
          kind: 'loan',
          creditor: '견본은행',
          text: '대출',
          won: 451_230_000n,
          proof: true,
        },
      ],
    }),
    paperCase,
  );
  const tables = paper.parts
    .flat()
    .flatMap((block) => (block.kind === 'table' ? [block.table] : []));
  const [assets, debts] = tables;
  expect(assets?.rows.map(({ kind, text, won, proof }) => [kind, text, won, proof])).toEqual([
    ['부동산', '없음', '0', '-'],
    ['예금', '견본은행', '13,412,870', '1'],
    ['보험', '없음', '0', '-'],
    ['자동차', '00가0000', '금액 미상', '2'],
    ['보증금·받을 돈', '없음', '0', '-'],
    ['주식·가상자산', '없음', '0', '-'],
    ['동산', '없음', '0', '-'],
  ]);
  expect(assets?.total).toEqual({ label: '적극재산 합계(금액 미상 제외)', won: '13,412,870' });
  expect(debts?.rows[0]).toMatchObject({ kind: '견본은행', proof: '3' });
  expect(debts?.total).toEqual({ label: '소극재산 합계', won: '451,230,000' });
  expect(JSON.stringify(paper.parts[0])).toContain('상속재산목록 1통과 그 자료(붙임 1~3) 각 1통');
});

test('a special limited acceptance names both days and the list of what was disposed of', () => {
  const text = textOf(
    'limited',
    written({
      claimants: [son],
      special: true,
      learned: '2026-10-12',
      learnedHow: '보기은행의 독촉장을 받고',
      whyNotKnown: '재산조회 결과에는 이 보증이 없었습니다.',
      disposed: '예금 1,000,000원',
    }),
    { ...paperCase, death: '2026-02-03', knew: '2026-02-03' },
  );
  expect(text).toContain(
    '청구인은 2026년 10월 12일 보기은행의 독촉장을 받고 채무가 재산보다 많음을 처음',
  );
  expect(text).toContain('별지 목록 3과 같습니다. 민법 제1019조 제3항과 제1030조에 따라');
  expect(text).toContain('독촉장과 그 봉투');
});

test('an extension states its day and the last day of the three months', () => {
  const text = textOf(
    'extend',
    written({
      claimants: [spouse, son],
      until: '2027-03-31',
      asked: '2026-10-05',
      reasons: ['inquiry'],
    }),
    paperCase,
  );
  expect(text).toContain('기간을 2027년 3월 31일까지 연장하는 것을 허가한다는 심판을 구합니다.');
  expect(text).toContain('본래의 기간은 2026년 12월 14일까지입니다.');
  expect(text).toContain('청구인들은 2026년 10월 5일 재산조회를 신청하였으나');
  expect(text).toContain('민법 제1019조 제1항 단서에 따라 청구합니다.');
});

test('a paper with no answer has blanks, and no words of a program', () => {
  const nothing: PaperCase = { death: '', knew: '', court: '', today: '' };
  for (const form of ['renounce', 'limited', 'extend'] as const) {
    const text = textOf(form, newWritten(), nothing);
    expect(text).toContain(BLANK);
    expect(text).not.toMatch(/undefined|null,"text|NaN|\[object/);
  }
});

test('after three months a paper does not say that it is within them', () => {
  const late = { ...paperCase, today: '2026-12-15' };
  expect(textOf('renounce', written({ claimants: [son] }), paperCase)).toContain('기간 안에');
  expect(textOf('renounce', written({ claimants: [son] }), late)).not.toContain('기간 안에');
});

test('the year of the day is blank in December', () => {
  const dateOf = (today: string) =>
    paperOf('renounce', written({}), { ...paperCase, today })
      .parts.flat()
      .flatMap((block) => (block.kind === 'attachments' ? [block.date] : []))[0];
  expect(dateOf('2026-11-26')).toMatch(/^2026년/);
  expect(dateOf('2026-12-01')).not.toMatch(/\d/);
});
