import { expect, test } from 'vitest';
import { tasks } from '#app/firm/view/tasks.ts';
import { copy } from './copy.ts';

function textOf(id: string): string {
  const task = tasks.find((one) => one.id === id);
  return JSON.stringify(task).replaceAll('\u00a0', ' ');
}

/** Sentences that the check of the law prescribes, by its rows. */
test.each([
  [
    1,
    'car',
    '차는 세워 두세요. 상속포기를 하시면 차를 옮기거나 폐차하는 일은 상속을 받는 분이 합니다.',
  ],
  [1, 'car', '법원이 받아들였다고 알려 준 뒤에, 재산목록에 적고 변호사에게 먼저 물어보세요.'],
  [
    9,
    'renounce',
    '자녀가 모두 포기하면 배우자가 혼자 상속합니다. 배우자가 안 계시거나 배우자도 포기하면 손자녀에게, 손자녀가 없으면 고인의 부모, 형제자매, 4촌까지 차례로 갑니다. 차례가 온 것을 아신 날부터 석 달 안에 그분도 신고해야 합니다.',
  ],
  [
    10,
    'renounce',
    '빚이 더 많거나, 빚이 얼마인지 모르시면 이날까지 신고하거나 기간을 늘려 달라고 청구하세요.',
  ],
  [
    10,
    'limited',
    '빚이 더 많거나, 빚이 얼마인지 모르시면 이날까지 신고하거나 기간을 늘려 달라고 청구하세요.',
  ],
  [
    11,
    'special-limited',
    '처음 석 달 동안 빚이 더 많은 줄을 큰 잘못 없이 모르셨다면, 아신 날부터 3개월 안에 특별한정승인을 신고하실 수 있습니다. 몰랐다는 것은 상속인이 증명해야 합니다.',
  ],
  [
    12,
    'insurance',
    '상속포기를 하셔도 받으실 수 있습니다. 다만 고인에게 밀린 세금이 있으면 받은 보험금으로 내야 할 수 있습니다. 받기 전에 물어보세요.',
  ],
  [
    15,
    'health-insurance',
    '고인의 피부양자셨다면 지역가입자로 바뀝니다. 고인이 다니던 회사가 신고하면 따로 하지 않으셔도 됩니다.',
  ],
  [
    16,
    'forced-share',
    '돌아가신 것과 증여·유언을 모두 아신 날부터 1년입니다. 이 날짜는 가장 이른 마지막 날입니다. 상속포기를 하시면 청구할 수 없습니다.',
  ],
  [
    17,
    'death-report',
    '고인이 살던 동의 주민센터에 가시면 둘 다 됩니다. 다른 곳이면 시청·구청·읍·면사무소에 가세요.',
  ],
  [21, 'renounce', '받으신 뒤에도 예금과 차에 손대지 마세요. 상속을 받는 분의 것입니다.'],
  [24, 'renounce', '고인의 서류는 사망신고가 처리된 뒤에 떼세요.'],
  [27, 'death-report', '1년이지만 신고 기한이 석 달이니 바로 신청하세요.'],
  [29, 'tax', '외국에 사는 상속인이 있으면 상속세와 취득세는 9개월입니다.'],
  [30, 'probate', '뜯지 말고 그대로 가정법원에 내세요.'],
  [34, 'probate', '봉투를 열어야 하면 5,000원이 더 듭니다. 송달료는 따로입니다.'],
])('row %i: %s has its sentence', (_, id, sentence) => expect(textOf(id)).toContain(sentence));

test('row 2: the warning ends with the notification of the court', () => {
  expect(copy.dont).toBe('법원이 받아들였다고 알려 줄 때까지 하지 마세요');
});

test('no task advises to decide first and move the car then', () => {
  expect(tasks.map(({ id }) => textOf(id)).join('\n')).not.toMatch(
    /결정하신 뒤에|신고하기 전에 하지/,
  );
});

test('renunciation has seven papers and costs 38,840 won a claimant', () => {
  const { papers = [], costs = [] } = tasks.find(({ id }) => id === 'renounce') ?? {};
  expect(papers).toEqual([
    'basic-dec',
    'family-dec',
    'resident-dec',
    'family-heir',
    'resident-heir',
    'seal-cert',
    'family-chart',
  ]);
  expect(costs.map(({ won, per }) => [won, per])).toEqual([
    [5000, 'claimant'],
    [33840, 'claimant'],
  ]);
  expect(costs.filter(({ verified }) => verified !== 'text').map(({ note }) => note)).toEqual([
    '내시기 전에 법원에 확인하세요.',
  ]);
});

test('the core is what the list cannot do without, and nothing is reviewed as shipped', () => {
  expect(tasks.filter(({ core }) => core).map(({ id }) => id)).toEqual([
    'death-report',
    'special-limited',
    'renounce',
    'limited',
    'extend',
    'tax',
    'acq-tax',
    'forced-share',
    'recovery',
  ]);
  expect(tasks.filter(({ reviewed }) => reviewed)).toEqual([]);
});
