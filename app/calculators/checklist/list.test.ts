import { describe, expect, test } from 'vitest';
import { tasks } from '#app/firm/view/tasks.ts';
import type { CaseFacts } from '#app/law/case-facts.ts';
import { headline } from './headline.ts';
import { type Checklist, inRows, type ListedTask, tasksFor } from './list.ts';

/** The case of the pictures. */
const pictured: CaseFacts = {
  death: '2026-11-10',
  me: 'child',
  debts: 'more',
  will: 'none',
  abroad: 'none',
  minor: 'no',
  incapable: 'no',
  unreachable: 'no',
  kinds: ['deposit', 'car', 'insurance', 'lease'],
  place: { province: '경기도', district: '성남시' },
};
const TODAY = '2026-11-26';

const listOf = (facts: CaseFacts, today = TODAY) => tasksFor(facts, tasks, today);
const ids = (items: readonly ListedTask[]) => items.map(({ task }) => task.id);
const whole = ({ past, coming, undated, done }: Checklist) => [
  ...past,
  ...coming,
  ...undated,
  ...done,
];
const find = (list: Checklist, id: string) => whole(list).find(({ task }) => task.id === id);
const dated = (list: Checklist, id: string) => {
  const { term, daysLeft } = find(list, id) ?? {};
  return [term?.end, daysLeft];
};
/** Sentences as the file has them: the data keeps dates and articles from breaking. */
const says = (list: Checklist, id: string) =>
  find(list, id)?.says.map((text) => text.replaceAll('\u00a0', ' '));

describe('the case of the pictures', () => {
  const list = listOf(pictured);

  test.each([
    ['death-report', '2026-12-09', 13],
    ['health-insurance', '2027-02-05', 71],
    ['renounce', '2027-02-10', 76],
    ['limited', '2027-02-10', 76],
    ['extend', '2027-02-10', 76],
    ['tax', '2027-05-31', 186],
    ['car', '2027-05-31', 186],
    ['income-tax', '2027-05-31', 186],
    ['forced-share', '2027-11-10', 349],
  ])('%s ends on %s', (id, end, left) => expect(dated(list, id)).toEqual([end, left]));

  test('the next act is the title', () =>
    expect(headline(list)).toBe('12월 9일까지 사망신고를 하세요'));

  test('the three months name the last working day before 설', () => {
    const { safe } = find(list, 'renounce')?.term ?? {};
    expect(safe?.day).toBe('2027-02-05');
    expect(safe?.off.map(({ day }) => day)).toEqual([
      '2027-02-06',
      '2027-02-07',
      '2027-02-08',
      '2027-02-09',
    ]);
    expect(find(list, 'death-report')?.term?.safe).toBeUndefined();
    expect(find(list, 'tax')?.term?.safe).toBeUndefined();
  });

  test('lists the earliest task first, and none for other cases', () => {
    expect(list.past).toEqual([]);
    expect(ids(list.coming)).toEqual([
      'death-report',
      'lease',
      'health-insurance',
      'renounce',
      'limited',
      'extend',
      'tax',
      'car',
      'income-tax',
      'forced-share',
    ]);
    expect(ids(list.undated)).toEqual(['insurance', 'recovery', 'phone', 'mail']);
  });

  test('no answer is unknown, so no task carries a condition', () => {
    expect(list.coming.flatMap((one) => one.says)).toEqual([]);
  });

  test('renunciation, limited acceptance and extension are one row', () => {
    const titles = inRows(list.coming).map(({ title, tasks: [first, ...rest] }) => [
      title,
      ids([first, ...rest]),
    ]);
    expect(titles).toContainEqual([
      '상속포기 또는 한정승인 신고',
      ['renounce', 'limited', 'extend'],
    ]);
    expect(titles).toContainEqual(['상속세 신고', ['tax']]);
  });

  test('once the report is done, the safe day of the three months is the title', () => {
    const later = listOf({ ...pictured, done: ['death-report'] });
    expect(ids(later.done)).toEqual(['death-report']);
    expect(headline(later)).toBe('2027년 2월 5일까지 상속포기나 한정승인을 신고하세요');
  });
});

describe('after the renunciation was filed', () => {
  const list = listOf({ ...pictured, done: ['death-report', 'renounce'] }, '2026-12-15');

  test('everything is done for now, and the next day is that of the taxes', () => {
    expect(headline(list)).toBe('지금 하실 일은 모두 하셨습니다');
    expect(dated(list, 'income-tax')).toEqual(['2027-05-31', 167]);
  });

  test('the tasks of those who inherit are gone', () => {
    const left = ids([...list.coming, ...list.undated]);
    for (const id of ['limited', 'extend', 'car', 'acq-tax', 'forced-share', 'bank']) {
      expect(left).not.toContain(id);
    }
  });

  test('the taxes say what remains of them', () => {
    expect(says(list, 'income-tax')).toEqual([
      '상속포기가 받아들여지면 하지 않으셔도 됩니다. 사망보험금이나 생전 증여를 받으셨으면 상속세를 확인하세요.',
    ]);
  });

  test('the notice to creditors follows a limited acceptance only', () => {
    expect(find(list, 'limited-after')).toBeUndefined();
    const limited = listOf({ ...pictured, done: ['limited'] });
    expect(ids(limited.undated)).toContain('limited-after');
    expect(find(limited, 'renounce')).toBeUndefined();
  });
});

describe('a death on 2026-05-06', () => {
  const late: CaseFacts = {
    ...pictured,
    death: '2026-05-06',
    me: 'spouse',
    kinds: ['home', 'car'],
    done: ['death-report'],
  };

  test('the three months are over, and special limited acceptance is asked about first', () => {
    const list = listOf(late);
    expect(find(list, 'death-report')?.term?.end).toBe('2026-06-05');
    expect(find(list, 'renounce')?.term?.end).toBe('2026-08-06');
    expect(ids(list.done)).toEqual(['death-report']);
    expect(ids(list.past)).toEqual(['health-insurance', 'renounce', 'limited']);
    expect(ids(list.coming).slice(0, 4)).toEqual(['tax', 'acq-tax', 'car', 'income-tax']);
    for (const id of ['tax', 'acq-tax', 'car']) expect(dated(list, id)).toEqual(['2026-11-30', 4]);
    expect(list.undated[0]).toMatchObject({ task: { id: 'special-limited' }, asks: 'knewDebts' });
    expect(headline(list)).toBe('석 달이 지났어도 방법이 있는지 확인해 보세요');
  });

  test('on the last day nothing is over yet', () => {
    const list = listOf({ ...late, death: '2026-08-26' });
    expect(dated(list, 'renounce')).toEqual(['2026-11-26', 0]);
    expect(find(list, 'special-limited')).toBeUndefined();
    expect(headline(list)).toBe('오늘까지 상속포기나 한정승인을 신고하세요');
  });

  test('special limited acceptance runs from the day on which the excess became known', () => {
    const list = listOf({ ...late, knewDebts: '2026-10-12' });
    expect(dated(list, 'special-limited')).toEqual(['2027-01-12', 47]);
    expect(headline(list)).toBe('2027년 1월 12일까지 특별한정승인이 되는지 확인하고 신고하세요');
  });

  test.each([
    ['within the three months', { knewDebts: '2026-07-01' }],
    ['on their last day', { knewDebts: '2026-08-06' }],
    ['before the death', { knewDebts: '2026-04-01' }],
  ])('debts known %s leave no special limited acceptance', (_, facts) => {
    const list = listOf({ ...late, ...facts });
    expect(find(list, 'special-limited')).toBeUndefined();
    expect(headline(list)).toBe('기한이 지났습니다. 먼저 상담하세요');
  });

  test('more property than debts leaves none either', () => {
    const list = listOf({ ...late, debts: 'less' });
    for (const id of ['special-limited', 'renounce', 'limited', 'extend']) {
      expect(find(list, id)).toBeUndefined();
    }
    expect(headline(list)).toBe('11월 30일까지 상속세를 낼지 확인하고 신고하세요');
  });

  test('heirs who knew of the death before 27 May 1998 have none', () => {
    const offered = (death: string) => find(listOf({ ...late, death }), 'special-limited');
    expect(offered('1998-05-26')).toBeUndefined();
    expect(offered('1998-05-27')).toBeDefined();
  });
});

describe('a relative of a later rank', () => {
  test.each(['sibling', 'other', 'grandchild', 'parent'] as const)(
    '%s: no start is preset',
    (me) => {
      const list = listOf({ ...pictured, me });
      expect(ids(list.undated).slice(0, 3)).toEqual(['renounce', 'limited', 'extend']);
      expect(list.undated[0]).toMatchObject({ asks: 'becameHeir' });
      expect(find(list, 'renounce')?.term).toBeUndefined();
      expect(headline(list)).toBe('상속인이 된 것을 언제 아셨는지 알려 주세요');
    },
  );

  test('the three months run from the day on which a sibling learned of being an heir', () => {
    const sibling: CaseFacts = { ...pictured, me: 'sibling', becameHeir: '2026-11-20' };
    const list = listOf(sibling);
    // 20 February 2027 is a Saturday.
    expect(dated(list, 'renounce')).toEqual(['2027-02-22', 88]);
    expect(find(list, 'renounce')?.term?.from).toBe('2026-11-20');
    expect(find(list, 'forced-share')).toBeUndefined();
    expect(headline(list)).toBe('12월 9일까지 사망신고를 하세요');
    // The terms that everybody has stay.
    expect(dated(list, 'death-report')).toEqual(['2026-12-09', 13]);
  });

  test('a day in the future or before the death starts no term', () => {
    for (const becameHeir of ['2026-11-27', '2026-11-09', '2026-02-30']) {
      const list = listOf({ ...pictured, me: 'sibling', becameHeir });
      expect(find(list, 'renounce')).toMatchObject({ asks: 'becameHeir' });
    }
  });

  test('a child is an heir from the death, whatever the other field has', () => {
    const list = listOf({ ...pictured, becameHeir: '2026-11-20' });
    expect(dated(list, 'renounce')).toEqual(['2027-02-10', 76]);
  });
});

describe('unknown answers', () => {
  const IF_UNKNOWN =
    '빚이 더 많거나, 빚이 얼마인지 모르시면 이날까지 신고하거나 기간을 늘려 달라고 청구하세요.';

  test('a death alone dates everything, and keeps every task with its condition', () => {
    const list = listOf({ death: '2026-11-10' });
    expect(headline(list)).toBe('12월 9일까지 사망신고를 하세요');
    expect(dated(list, 'renounce')).toEqual(['2027-02-10', 76]);
    expect(says(list, 'renounce')).toEqual([IF_UNKNOWN]);
    for (const id of ['tax', 'acq-tax', 'car'])
      expect(dated(list, id)).toEqual(['2027-05-31', 186]);
    const left = tasks.map(({ id }) => id).filter((id) => !find(list, id));
    // These need an event that has not happened.
    expect(left.sort()).toEqual(['bankruptcy', 'limited-after', 'special-limited']);
  });

  test('unknown debts count as not answered', () => {
    expect(says(listOf({ ...pictured, debts: 'unknown' }), 'renounce')).toEqual([IF_UNKNOWN]);
  });

  test('an answer that excludes a task decides, whatever else is unknown', () => {
    const { kinds: _, ...rest } = pictured;
    expect(find(listOf(rest), 'bank')).toBeUndefined();
    expect(find(listOf({ ...rest, debts: 'less' }), 'bank')).toBeDefined();
  });

  test('no kind of property leaves out the tasks of each kind', () => {
    const list = listOf({ ...pictured, kinds: [] });
    for (const id of ['car', 'lease', 'insurance', 'crypto', 'business', 'acq-tax', 'pension']) {
      expect(find(list, id)).toBeUndefined();
    }
  });
});

describe('days', () => {
  test('a death in the future gives no dates', () => {
    const list = listOf({ ...pictured, death: '2027-11-10' });
    expect(list).toMatchObject({ future: true, death: undefined, past: [], coming: [] });
    expect(ids(list.undated)).toContain('renounce');
    expect(headline(list)).toBe('상속이 시작되면 하실 일');
  });

  test.each([{}, { death: '2026-02-30' }, { death: '' }])('%o dates nothing', (facts) => {
    const list = listOf(facts);
    expect(list).toMatchObject({ future: false, death: undefined, coming: [] });
    expect(list.undated.length).toBe(tasks.length - 2);
  });

  test('the terms run from the day on which the death became known', () => {
    const list = listOf({ ...pictured, knew: '2026-11-20' });
    // 19 December 2026 and 20 February 2027 are Saturdays.
    expect(dated(list, 'death-report')[0]).toBe('2026-12-21');
    expect(dated(list, 'renounce')[0]).toBe('2027-02-22');
    expect(dated(list, 'tax')[0]).toBe('2027-05-31');
    const early = listOf({ ...pictured, knew: '2026-11-09' });
    expect(dated(early, 'renounce')[0]).toBe('2027-02-10');
  });

  test('heirs abroad have nine months for the tax, and six for the car', () => {
    const list = listOf({ ...pictured, abroad: 'some-heirs' });
    expect(dated(list, 'tax')[0]).toBe('2027-08-31');
    expect(dated(list, 'car')[0]).toBe('2027-05-31');
  });

  test('nothing has passed and no days are left while today is unknown', () => {
    const list = listOf({ ...pictured, death: '2020-05-06' }, '');
    expect(list.past).toEqual([]);
    expect(list.coming.every(({ daysLeft }) => daysLeft === undefined)).toBe(true);
    expect(find(list, 'special-limited')).toBeUndefined();
  });

  test('on the holidays themselves the last day is the one to keep to', () => {
    const list = listOf({ ...pictured, done: ['death-report'] }, '2027-02-08');
    expect(find(list, 'renounce')?.term?.safe).toBeUndefined();
    expect(headline(list)).toBe('2월 10일까지 상속포기나 한정승인을 신고하세요');
  });

  test('under an earlier law a task whose term did not exist is left out', () => {
    const list = listOf({ ...pictured, death: '1975-05-06' });
    expect(find(list, 'tax')).toBeUndefined();
    expect(find(list, 'forced-share')).toBeUndefined();
  });
});
