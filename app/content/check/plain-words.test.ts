import { expect, test } from 'vitest';
import { plainWordFaults } from './plain-words.ts';

const place = 'app/content/ways.ts 3줄';
const faults = (text: string) => plainWordFaults([{ place, text }]);

test.each([
  ['각자의 상속분을 셈합니다.', '셈'],
  ['법을 따른 셈입니다.', '셈'],
  ['상속의 세 물음', '물음'],
  ['많이 물으시는 것', '물으시는 것'],
  ['내 몫이 줄었습니다.', '몫'],
  ['가족을 넣으시면 바뀝니다.', '넣으시'],
  ['동의를 거두실 때까지', '거두실'],
  ['재산과 빚을 견주어 봅니다.', '견주'],
  ['10분 동안만 견줍니다.', '견줍'],
  ['먼저 떠난 자녀', '먼저 떠'],
  ['먼저 세상을 떠나', '먼저 세상을 떠'],
  ['부양의 보답으로 받은 재산', '보답'],
  ['법\u00a0이름이 없는 조문은 민법입니다.', '법\u00a0이름이 없는'],
])('%s', (text, found) => {
  expect(faults(text)).toEqual([expect.stringContaining(`${place}: "${found}"`)]);
});

test.each([
  '상속분을 계산합니다.',
  '자주 묻는 질문',
  '물음표',
  '가족을 떠나보낸 뒤에는',
  '오시는 길',
  '법 이름 없이 적은 조문은 모두 민법입니다.',
  '덧셈과 뺄셈',
])('nothing is wrong with: %s', (text) => {
  expect(faults(text)).toEqual([]);
});

test('the message says what to write instead', () => {
  expect(faults('세 물음')).toEqual([
    `${place}: "물음" (쉬운 말). 법원에서나 일상에서 쓰지 않는 말입니다. 고치는 법: 질문, 자주 묻는 질문`,
  ]);
});
