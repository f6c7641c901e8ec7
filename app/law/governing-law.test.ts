import { describe, expect, test } from 'vitest';
import { deadlinesOf } from './deadlines/deadlines.ts';
import { earlierLaw, governingDay } from './governing-law.ts';

describe('민법 부칙 제4199호 12: the law of the date of death governs', () => {
  test.each([
    ['1990-12-31', undefined, true],
    ['1991-01-01', undefined, false],
    ['1990-12-31', '1990-12-31', true],
    ['1990-12-31', '1991-01-01', false],
    ['1955-07-15', '2026-09-10', false],
    ['1955-07-15', '1979-09-16', true],
    ['2019-03-01', '2026-09-10', false],
  ])(
    'death on %s, absence declared on %s: governed by an earlier law: %s',
    (death, absenceDeclared, is) => {
      expect(earlierLaw({ death, absenceDeclared }) !== null).toBe(is);
    },
  );

  test('a later declaration leads to the law of 1991, not to that of its own day', () => {
    expect(governingDay({ death: '1955-07-15', absenceDeclared: '2026-09-10' })).toBe('1991-01-01');
    expect(governingDay({ death: '2019-03-01', absenceDeclared: '2026-09-10' })).toBe('2019-03-01');
  });
});

describe('terms of a succession under an earlier law', () => {
  const ids = (death: string, absenceDeclared?: string) =>
    deadlinesOf({
      death,
      knew: death,
      infringed: '2026-01-10',
      noticeEnded: '2026-01-10',
      ...(absenceDeclared && { absenceDeclared }),
    }).map(({ rule }) => rule.id);

  test('omit taxes, recovery and special relations before 1991, and include the three months of 1019', () => {
    const withheld = ['inheritance-tax', 'acquisition-tax', 'spouse-division', 'recovery-10y'];
    expect(ids('1991-01-01')).toEqual(expect.arrayContaining([...withheld, 'special-relation']));
    const before = ids('1990-12-31');
    for (const id of [...withheld, 'special-relation']) expect(before).not.toContain(id);
    expect(before).toContain('renunciation');
    expect(ids('1990-12-31', '2026-09-10')).toEqual(expect.arrayContaining(withheld));
  });

  test('omit the forced share for a death before 1979, and the Civil Act before 1960', () => {
    expect(ids('1979-01-01')).toContain('forced-share-10y');
    expect(ids('1978-12-31')).not.toContain('forced-share-10y');
    expect(ids('1978-12-31')).not.toContain('forced-share-1y');
    expect(ids('1960-01-01')).toContain('renunciation');
    expect(ids('1959-12-31')).toEqual(['death-report', 'safe-inheritance']);
  });
});
