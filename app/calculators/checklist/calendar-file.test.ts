import { expect, test } from 'vitest';
import { tasks } from '#app/firm/view/tasks.ts';
import { calendarFile } from './calendar-file.ts';
import { tasksFor } from './list.ts';

const { coming } = tasksFor(
  { death: '2026-11-10', me: 'child', debts: 'more' },
  tasks,
  '2026-11-26',
);
const text = calendarFile(coming, 'example.com', new Date('2026-11-26T03:00:00Z'))
  .replaceAll('\r\n ', '')
  .replaceAll('\r\n', '\n');

/** Returns the event of a task. */
const event = (id: string) =>
  text.split('BEGIN:VEVENT').find((part) => part.includes(`UID:task-${id}-`)) ?? '';

test('has a day for each coming task, with how it was counted', () => {
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(coming.length);
  expect(event('renounce')).toContain('DTSTART;VALUE=DATE:20270210');
  expect(event('renounce')).toContain('민법 제1019조 제1항');
});

test('reminds a week before, and on the last working day before the holidays', () => {
  const alarms = (id: string) => event(id).match(/TRIGGER:\S+/g);
  // 5 February is five days before 10 February, at nine in the morning.
  expect(alarms('renounce')).toEqual(['TRIGGER:-P6DT15H', 'TRIGGER:-P4DT15H']);
  expect(alarms('death-report')).toEqual(['TRIGGER:-P6DT15H', 'TRIGGER:-PT15H']);
});
