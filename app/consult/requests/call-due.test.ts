import { expect, test } from 'vitest';
import {
  callDue,
  callPeriod,
  callPlan,
  halvesOf,
  isWorkingDay,
  nextCall,
  nextWorkingDay,
} from './call-due.ts';
import { firstOpen, nextEnd, timeFor } from './call-plan.ts';

const office = {
  opens: '09:00',
  closes: '18:00',
  closures: ['2026-11-24'],
  evening: { from: '18:00', to: '20:30' },
  saturday: { from: '10:00', to: '13:00' },
};
const request = (given: Partial<Parameters<typeof callDue>[0]>) => ({
  status: 'new' as const,
  statusChangedAt: '',
  receivedAt: '',
  time: 'any',
  ...given,
});
const korean = (text: string) => new Date(`${text}:00+09:00`).toISOString();

test.each([
  ['in office hours, the same day', 'any', '2026-11-19T10:00', '2026-11-19T18:00'],
  ['less than an hour before the end, the next day', 'any', '2026-11-19T17:30', '2026-11-20T18:00'],
  ['at night, the day that has begun', 'any', '2026-11-20T01:00', '2026-11-20T18:00'],
  ['on a Saturday, the next working day', 'any', '2026-11-21T10:00', '2026-11-23T18:00'],
  ['before a closure, the day after it', 'any', '2026-11-23T17:30', '2026-11-25T18:00'],
  ['before Lunar New Year and a weekend', 'any', '2027-02-05T17:30', '2027-02-10T18:00'],
  ['in the morning', 'morning', '2026-11-19T10:00', '2026-11-19T12:00'],
  [
    'in the morning, when the request comes near noon',
    'morning',
    '2026-11-19T11:30',
    '2026-11-20T12:00',
  ],
  ['in the evening', 'evening', '2026-11-19T19:00', '2026-11-19T20:30'],
  ['on a Saturday', 'saturday', '2026-11-19T10:00', '2026-11-21T13:00'],
  [
    'on a Saturday that is a holiday, the next one',
    'saturday',
    '2026-08-10T10:00',
    '2026-08-22T13:00',
  ],
  [
    'in the half of the day that was asked for',
    '2026-11-23.morning',
    '2026-11-19T10:00',
    '2026-11-23T12:00',
  ],
  [
    'in the next such half if that one has passed',
    '2026-11-19.morning',
    '2026-11-19T13:00',
    '2026-11-20T12:00',
  ],
  [
    'after the closure of the day that was asked for',
    '2026-11-24.afternoon',
    '2026-11-19T10:00',
    '2026-11-25T18:00',
  ],
  [
    'soon where the day is years away',
    '2199-01-01.morning',
    '2026-11-19T10:00',
    '2026-11-19T12:00',
  ],
  ['in office hours for a slot of an older form', 'gone', '2026-11-19T10:00', '2026-11-19T18:00'],
])('a call is due %s', (_, time, received, due) => {
  expect(callDue(request({ time, receivedAt: korean(received) }), office)).toBe(korean(due));
});

test('a firm that calls on certain evenings calls on the next of them', () => {
  const evening = { from: '18:00', to: '21:00', days: ['월' as const, '수' as const] };
  const asked = request({ time: 'evening', receivedAt: korean('2026-11-19T10:00') });
  expect(callDue(asked, { ...office, evening })).toBe(korean('2026-11-23T21:00'));
  const late = request({ time: 'evening', receivedAt: korean('2026-11-23T20:30') });
  expect(callDue(late, { ...office, evening })).toBe(korean('2026-11-25T21:00'));
});

test.each(['evening', 'saturday'])(
  'a call for %s is due in office hours if the firm no longer offers that slot',
  (time) => {
    const { evening: _, saturday: _no, ...usual } = office;
    const asked = request({ time, receivedAt: korean('2026-11-21T10:00') });
    expect(callDue(asked, usual)).toBe(korean('2026-11-23T18:00'));
  },
);

test('if nobody answered, a call is due on the next working day', () => {
  const missed = request({
    status: 'missed',
    receivedAt: korean('2026-11-19T10:00'),
    statusChangedAt: korean('2026-11-20T09:30'),
  });
  expect(callDue(missed, office)).toBe(korean('2026-11-23T18:00'));
});

test.each([
  ['in the afternoon', 'any', '2026-11-20T09:30', '2026-11-20T18:00'],
  ['on the next morning', 'any', '2026-11-20T13:30', '2026-11-23T12:00'],
  [
    'after the morning that was asked for',
    '2026-11-20.morning',
    '2026-11-20T12:00',
    '2026-11-20T18:00',
  ],
  [
    'not before the day that was asked for',
    '2026-11-25.afternoon',
    '2026-11-20T10:00',
    '2026-11-25T18:00',
  ],
  ['on the next evening', 'evening', '2026-11-19T20:30', '2026-11-20T20:30'],
])('a firm that promises a second call soon makes it %s', (_, time, called, due) => {
  const missed = request({
    status: 'missed',
    receivedAt: korean('2026-11-19T10:00'),
    statusChangedAt: korean(called),
    time,
  });
  expect(callDue(missed, { ...office, againInHalf: true })).toBe(korean(due));
});

test.each(['contacted', 'booked', 'retained', 'closed', 'suspected'] as const)(
  'none is due in the state %s',
  (status) => {
    expect(callDue(request({ status, receivedAt: korean('2026-11-19T10:00') }), office)).toBeNull();
  },
);

test('a firm that is always closed has a call due at once', () => {
  const days = Array.from({ length: 120 }, (_, index) =>
    new Date(Date.UTC(2026, 10, 1 + index)).toISOString().slice(0, 10),
  );
  const receivedAt = korean('2026-11-19T10:00');
  expect(callDue(request({ receivedAt }), { ...office, closures: days })).toBe(receivedAt);
});

test('the firm does not work on weekends, holidays and closures', () => {
  const days = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-11-23', '2026-11-24', '2026-12-25'];
  expect(days.filter((day) => isWorkingDay(day, office))).toEqual(['2026-11-20', '2026-11-23']);
});

const plainOffice = { opens: '09:00', closes: '18:00', closures: ['2026-11-24'] };
const instant = (text: string) => new Date(korean(text));

test('a plan names the half days to come, and the days without calls with the reason', () => {
  const { days } = callPlan(instant('2026-11-20T13:00'), office);
  expect(
    days.slice(0, 6).map(({ day, slots, closed }) => [day, slots.map(({ kind }) => kind), closed]),
  ).toEqual([
    ['2026-11-20', ['morning', 'afternoon', 'evening'], undefined],
    ['2026-11-21', ['saturday'], undefined],
    ['2026-11-22', [], '일요일'],
    ['2026-11-23', ['morning', 'afternoon', 'evening'], undefined],
    ['2026-11-24', [], '휴무'],
    ['2026-11-25', ['morning', 'afternoon', 'evening'], undefined],
  ]);
});

test('a half day ends where the break at noon begins', () => {
  const lunch = { from: '11:30', to: '12:30' };
  expect(halvesOf({ ...plainOffice, lunch })).toEqual([
    { kind: 'morning', from: '09:00', to: '11:30' },
    { kind: 'afternoon', from: '12:30', to: '18:00' },
  ]);
  expect(halvesOf({ ...plainOffice, opens: '13:00' }).map(({ kind }) => kind)).toEqual([
    'afternoon',
  ]);
  expect(halvesOf({ ...plainOffice, closes: '12:00' }).map(({ kind }) => kind)).toEqual([
    'morning',
  ]);
});

test('a browser reads the next call from a plan as the server computes it', () => {
  for (const hours of [
    plainOffice,
    { ...plainOffice, closes: '12:00' },
    { ...plainOffice, opens: '13:00' },
  ]) {
    const plan = callPlan(instant('2026-11-19T08:00'), hours);
    for (let hour = 0; hour < 24 * 8; hour++) {
      const now = new Date(Date.parse(plan.madeAt) + hour * 3_600_000 + 1);
      expect(nextEnd(plan, now), now.toISOString()).toBe(nextCall(now, hours));
    }
  }
});

test('the first open slot has an hour left', () => {
  const plan = callPlan(instant('2026-11-19T08:00'), plainOffice);
  const found = (text: string) => {
    const first = firstOpen(plan, instant(text));
    return first && `${first.day} ${first.slot.kind}`;
  };
  expect(found('2026-11-19T11:00')).toBe('2026-11-19 morning');
  expect(found('2026-11-19T11:01')).toBe('2026-11-19 afternoon');
  expect(found('2026-11-20T17:01')).toBe('2026-11-23 morning');
});

test('a clock that cannot be right gives way to the server’s', () => {
  const plan = callPlan(instant('2026-11-19T08:00'), plainOffice);
  expect(timeFor(plan, instant('2026-11-19T07:30'))).toEqual(instant('2026-11-19T07:30'));
  expect(timeFor(plan, instant('2019-01-01T00:00')).toISOString()).toBe(plan.madeAt);
  expect(timeFor(plan, instant('2031-01-01T00:00')).toISOString()).toBe(plan.madeAt);
});

test('the period of kept pages ends whenever the next call changes', () => {
  const times = ['09:00', '10:59', '11:01', '16:59', '17:01', '23:59'];
  const periods = times.map((time) => callPeriod(instant(`2026-11-19T${time}`), plainOffice));
  expect(periods[0]).toBe(periods[1]);
  expect(periods[2]).toBe(periods[3]);
  expect(periods[4]).toBe(periods[5]);
  expect(new Set(periods).size).toBe(3);
});

test('the next working day skips weekends, holidays and closures', () => {
  expect(nextWorkingDay('2026-11-20', office)).toBe('2026-11-23');
  expect(nextWorkingDay('2026-11-23', office)).toBe('2026-11-25');
  expect(nextWorkingDay('2026-12-24', office)).toBe('2026-12-28');
});
