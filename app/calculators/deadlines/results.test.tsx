import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { addressText } from '#app/firm/view/address-text.ts';
import { firm } from '#app/firm/view/firm.ts';
import { answerLine, termsAround } from './around.ts';
import type { Input } from './input.ts';
import { Results } from './results.tsx';

/** Returns the texts that the calculator shows for an input on a day. */
function said(input: Input, today: string) {
  const around = termsAround(input, today);
  const line = answerLine(around, today);
  const markup = renderToStaticMarkup(<Results input={input} today={today} around={around} />);
  const textOf = (html = '') =>
    html
      .replace(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const rows = markup.split('<li').slice(1);
  return {
    short: [line.first, (line.second ?? '') + (line.rest ?? '')],
    state: line.state,
    missed: [...markup.matchAll(/<p class="deadline-missed">(.*?)<\/p>/g)].map(([, html]) =>
      textOf(html),
    ),
    hasLine: markup.includes('class="deadline-line'),
    row: (name: string) =>
      textOf(rows.find((html) => html.includes(`>${name}</p>`))?.replace(/^[^>]*>/, '')),
  };
}

test('names the forfeiture petition in plain words and explains its statutory name', () => {
  const { row } = said({ death: '2026-11-10' }, '2026-11-20');
  expect(row('상속권 상실 청구')).toBe('');
  expect(row('다른 상속인을 빼는 청구')).toContain('법에서는 상속권 상실 청구라고 합니다.');
});

test('asks for the date of death if it is missing or in the future', () => {
  for (const input of [{}, { death: '2026-11-21' }, { knew: '2026-11-01' }]) {
    const { short, state } = said(input, '2026-11-20');
    expect(state).toBe('open');
    expect(short).toEqual(['돌아가신 날을 입력해 주세요', '이 기기에서만 계산합니다']);
  }
});

describe('the answer line names the next term and the days left', () => {
  test.each([
    ['2026-11-10', '2026-11-20', '12월 9일까지 사망신고', '19일 남음, 다음은 2027. 2. 10.'],
    ['2026-10-21', '2026-11-20', '오늘까지 사망신고', '다음은 2027. 1. 21.'],
    // The death report has passed, but the court's term matters more.
    ['2026-10-20', '2026-11-27', '2027. 1. 20.까지 상속포기', '54일 남음, 다음은 2027. 4. 20.'],
  ])('a death on %s, seen on %s', (death, today, ...short) => {
    expect(said({ death }, today)).toMatchObject({ state: 'found', short });
  });

  test('shows the day alone before the browser knows today', () => {
    expect(said({ death: '2026-11-10' }, '').short).toEqual(['2026. 12. 9.까지 사망신고', '']);
  });
});

test('a term shows the days left in its last year', () => {
  const { row } = said({ death: '2026-11-10' }, '2026-11-20');
  expect(row('상속포기·한정승인')).toContain('2027. 2. 10. 수 82일 남음');
  expect(row('유류분 청구 최종 기한 (10년)')).not.toContain('남음');
  expect(said({ death: '2026-10-21' }, '2026-11-20').row('사망신고')).toContain('오늘까지');
  expect(said({ death: '2026-11-10' }, '').row('상속포기·한정승인')).not.toContain('남음');
});

describe('a missed term about debts', () => {
  const today = '2026-11-27';

  test('comes first, with the remedy that is left', () => {
    const { short, state, missed } = said({ death: '2026-06-01' }, today);
    expect(state).toBe('missed');
    expect(short).toEqual(['상속포기 9월 1일에 지났습니다', '특별한정승인이 되는지 확인하세요']);
    expect(missed[0]).toContain('상속포기·한정승인 기한이 2026. 9. 1.에 지났습니다.');
    expect(missed[0], 'what is left').toContain('특별한정승인을 하실 수 있습니다');
  });

  test('comes first even after fourteen months', () => {
    const { short } = said({ death: '2025-09-20' }, today);
    expect(short[0]).toBe('상속포기 2025. 12. 22.에 지났습니다');
  });

  test('yields to a remedy whose term is still open', () => {
    const { short, state } = said({ death: '2025-09-20', knewDebts: '2026-10-01' }, today);
    expect(state).toBe('found');
    expect(short).toEqual(['2027. 1. 4.까지 특별한정승인', '38일 남음']);
  });

  test('is the term of the remedy if that has passed too', () => {
    const { short, state } = said({ death: '2025-09-20', knewDebts: '2026-05-01' }, today);
    expect(state).toBe('missed');
    expect(short[0]).toBe('특별한정승인 8월 3일에 지났습니다');
    expect(short[1]).toMatch(/^먼저 상담하세요. 다음은 /);
  });

  test('refers to the firm alone for a death in 1985', () => {
    const { short, missed } = said({ death: '1985-03-04' }, today);
    expect(short).toEqual(['상속포기 1985. 6. 4.에 지났습니다', '먼저 상담하세요.']);
    expect(missed.join()).toContain('유류분 청구 최종 기한 (10년)이 1995. 3. 6.에 지났습니다.');
    expect(missed.join()).toContain('상속재산의 분할을 아직 하지 않으셨다면');
  });
});

test('puts the court term first if two terms ended on the same day', () => {
  const { missed } = said({ death: '2025-11-20' }, '2026-11-27');
  expect(missed).toHaveLength(2);
  expect(missed[0], 'and whose it was').toContain('배우자, 부모와 조부모인 상속인의 기한입니다.');
  expect(said({ death: '2026-10-20' }, '2026-11-27').missed[0]).toContain(
    '지금이라도 신고하셔야 합니다.',
  );
  expect(said({ death: '2026-11-20' }, '2026-11-27').missed).toEqual([]);
});

test('counts from the declaration of absence, before which nobody knew of the death', () => {
  const death = '2019-03-01';
  const known = said({ death }, '2026-11-20');
  expect(known.row('취득세 신고')).toContain('지났습니다');
  expect(known.hasLine).toBe(true);

  const { row, hasLine } = said({ death, absenceDeclared: '2026-09-10' }, '2026-11-20');
  expect(row('취득세 신고')).toContain('2027. 3. 31. 수');
  expect(row('취득세 신고')).toContain('실종선고를 받은 달의 말일부터 6개월');
  expect(hasLine, 'nothing lies on it').toBe(false);
  expect(row('상속포기·한정승인')).toContain('2026. 12. 10. 목');
  expect(row('유류분 청구')).toContain('2027. 9. 10. 금');
  expect(row('사망신고')).toBe('');
  expect(row('실종신고')).toContain('실종선고가 확정된 날부터 1개월');
  expect(row('실종신고')).toContain('지났습니다');
});

test('adds terms and moves days for further facts', () => {
  const input: Input = { death: '2026-11-30', knew: '2026-12-24', becameHeir: '2027-02-05' };
  const today = '2027-03-03';
  const abroad = said({ ...input, abroad: 'all-heirs' }, today);
  expect(abroad.row('상속세 신고')).toContain('2027. 8. 31. 화');
  const minor = said({ ...input, representativeKnew: '2027-03-01' }, today);
  expect(minor.row('미성년 상속인의 포기·한정승인')).toContain('민법 제921조');
  const child = said({ ...input, unrecognized: true }, today);
  expect(child.row('사망 후 인지청구')).toContain('2028. 12. 25.');
  const absent = said({ ...input, abroad: 'all-heirs', absenceDeclared: '2027-02-01' }, today);
  expect(absent.row('안심상속 신청')).toContain('실종선고를 받은 날부터 1년');
  expect(absent.row('상속세 신고')).toContain('2027. 11. 30. 화');
  expect(absent.row('상속세 신고')).toContain('실종선고를 받은 달의 말일부터 9개월');
  const sealed = said({ ...input, envelopeDated: '2027-03-01' }, today);
  expect(sealed.row('비밀증서 유언의 확정일자')).toContain('2027. 3. 8.');
});

test('the copied dates say what has passed, and carry the name and the address of the firm', () => {
  const today = '2026-12-20';
  const around = termsAround({ death: '2026-11-10' }, today);
  const results = <Results input={{ death: '2026-11-10' }} today={today} around={around} />;
  const copied =
    /<textarea[^>]*>([^<]*)/.exec(renderToStaticMarkup(results))?.[1]?.split('\n') ?? [];
  expect(copied.filter((line) => line.includes('지났습니다'))).toEqual([
    expect.stringMatching(/^2026\. 12\. 9\. 수 지났습니다 사망신고/),
  ]);
  const address = addressText(firm.address).replaceAll('\u00a0', ' ');
  expect(copied.at(-1)).toBe(`${firm.name}, ${address}, ${firm.phone}`);
});
