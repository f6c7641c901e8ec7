import { expect, test } from 'vitest';
import { mayBecome, type Status, states, statuses, uncalled } from './states.ts';

// The keys of `states`.
const all = Object.keys(states) as Status[];

test('CF-2: every state is named, and is uncalled, open after a call, closed or unconfirmed', () => {
  expect(Object.values(statuses)).toEqual([
    '신규',
    '부재중',
    '연락함',
    '상담예약',
    '수임',
    '종결',
    '철회',
    '의심',
  ]);
  expect(uncalled).toEqual(['new', 'missed']);
  expect(all.filter((one) => states[one].call === 'done')).toEqual([
    'contacted',
    'booked',
    'retained',
    'closed',
    'withdrawn',
  ]);
  expect(all.filter((one) => states[one].closed)).toEqual(['closed', 'withdrawn']);
  expect(all.filter((one) => states[one].contact)).toEqual(['contacted', 'booked', 'retained']);
});

test('every state can be left for contact, repeated, and ended, but not a withdrawal', () => {
  for (const from of all.filter((one) => one !== 'withdrawn')) {
    for (const to of [from, 'contacted', 'retained', 'closed'] as const) {
      expect([from, to, mayBecome(from, to)]).toEqual([from, to, true]);
    }
  }
  expect(all.filter((to) => !mayBecome('retained', to))).toEqual(['new', 'missed', 'suspected']);
  expect(all.filter((to) => !mayBecome('booked', to))).toEqual(['new', 'suspected']);
  expect(all.filter((to) => !mayBecome('closed', to))).toEqual(['missed']);
  expect(all.filter((to) => mayBecome('withdrawn', to))).toEqual(['withdrawn']);
});
