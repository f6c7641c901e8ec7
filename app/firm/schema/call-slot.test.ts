import { expect, test } from 'vitest';
import { callSlot } from './call-slot.ts';

test.each([
  [{ from: '18:00', to: '20:00' }, '오후 6시 – 8시'],
  [{ from: '10:00', to: '13:00' }, '오전 10시 – 오후 1시'],
  [
    { from: '12:00', to: '18:30', days: ['월' as const, '수' as const] },
    '월·수 오후 12시 – 6시 30분',
  ],
])('a slot of %o is %s', (slot, text) => {
  expect(callSlot(slot)).toEqual({ ...slot, text });
});
