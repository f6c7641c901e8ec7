import * as v from 'valibot';
import { expect, test } from 'vitest';
import { fields, oneOf, text, unknown } from './fields.ts';

const Schema = fields({ title: text, kind: oneOf(['칼럼', '강의'], '종류') });

const said = (value: unknown) =>
  (v.safeParse(Schema, value).issues ?? []).map(
    (issue) => `${v.getDotPath(issue)}: ${issue.message}`,
  );

test.each([
  ['기사', '칼럼, 강의 가운데 하나를 적습니다'],
  ['칼럼 글', '가까운 이름은 칼럼입니다. 고칩니다'],
])('asks to correct the unknown name %s, not to remove it', (kind, told) => {
  expect(said({ title: '제목', kind })).toEqual([`kind: 모르는 종류입니다. ${told}`]);
});

test('offers to remove an unknown field', () => {
  expect(said({ title: '제목', kind: '칼럼', kinds: '칼럼' })).toEqual([
    'kinds: 모르는 항목입니다. 가까운 이름은 kind입니다. 고치거나 지웁니다',
  ]);
});

test('lists no names if they are many and none is near', () => {
  const names = Array.from({ length: 30 }, (_, at) => `name-${at}`);
  expect(unknown('글', '상속포기', names)).toBe('모르는 글입니다. 있는 것으로 고칩니다');
});

test.each(['유튜브', '톡톡', '톡', 'kakaotalk'])('refers to the list of icons for %s', (given) => {
  const names = ['x', 'tv', ...Array.from({ length: 30 }, (_, at) => `icon-${at}`)];
  expect(unknown('아이콘', given, names)).toBe(
    '모르는 아이콘입니다. lucide.dev/icons에 있는 영어 이름을 적습니다. 예: youtube',
  );
});
