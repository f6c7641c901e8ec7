import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { answerLine, termsAround } from './around.ts';
import type { Input } from './input.ts';
import { Results } from './results.tsx';

/** What the calculator says of an input on a day. */
function said(input: Input, today: string) {
  const around = termsAround(input, today);
  const markup = renderToStaticMarkup(<Results input={input} today={today} around={around} />);
  const textOf = (html = '') =>
    html
      .replace(/<[^>]+>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim();
  const rows = markup.split('<li').slice(1);
  return {
    short: answerLine(around).replaceAll('\u00a0', ' '),
    missed: [...markup.matchAll(/<p class="deadline-missed">(.*?)<\/p>/g)].map(([, html]) =>
      textOf(html),
    ),
    hasLine: markup.includes('class="deadline-line'),
    row: (name: string) =>
      textOf(rows.find((html) => html.includes(`>${name}</p>`))?.replace(/^[^>]*>/, '')),
  };
}

test('the petition against another heir says whose right it takes', () => {
  const { row } = said({ death: '2026-11-10' }, '2026-11-20');
  expect(row('상속권 상실 청구')).toBe('');
  expect(row('다른 상속인을 빼는 청구')).toContain('법에서는 상속권 상실 청구라고 합니다.');
});

test('no line of the example; of a death, the next term', () => {
  expect(said({}, '2026-11-20').short).toBe('');
  expect(said({ death: '2026-11-10' }, '2026-11-20').short).toBe('다음 기한 2026. 12. 9. 수');
});

describe('the term that was missed last stands first, with what can still be done', () => {
  const on = (death: string) => said({ death }, '2026-11-27');

  test('a term at a court', () => {
    const { short, missed } = on('2026-06-01');
    expect(short).toBe('상속포기·한정승인 기한 지남 · 다음 기한 2026. 12. 1. 화');
    expect(missed[0]).toContain('상속포기·한정승인 기한이 2026. 9. 1.에 지났습니다.');
    expect(missed[0], 'what is left').toContain('특별한정승인을 하실 수 있습니다');
  });

  test('a notification', () => {
    const { short, missed } = on('2026-10-20');
    expect(short).toBe('사망신고 기한 지남 · 다음 기한 2027. 1. 20. 수');
    expect(missed[0]).toContain('지금이라도 신고하셔야 합니다.');
  });

  test('two that ended on one day, the one at a court first', () => {
    const { short, missed } = on('2025-11-20');
    expect(short).toMatch(/^유류분 청구, 안심상속 신청 기한 지남 · 다음 기한/);
    expect(missed).toHaveLength(2);
    expect(missed[0], 'and whose it was').toContain('배우자, 부모와 조부모인 상속인의 기한입니다.');
  });

  test('none', () => {
    const { short, missed } = on('2026-11-20');
    expect(short).toMatch(/^다음 기한/);
    expect(missed).toEqual([]);
  });

  test('of a death of 1985: which terms are over', () => {
    const { short, missed } = on('1985-03-04');
    expect(short).toBe('유류분 청구 최종 기한 (10년) 지남');
    expect(missed.join()).toContain('유류분 청구 최종 기한 (10년)이 1995. 3. 6.에 지났습니다.');
    expect(missed.join()).toContain('상속재산의 분할을 아직 하지 않으셨다면');
  });
});

test('after a declaration of absence nothing has passed before anybody knew', () => {
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

test('what else is known gives other terms, and other days', () => {
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
