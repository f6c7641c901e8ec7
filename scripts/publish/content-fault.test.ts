import { expect, test } from 'vitest';
import { ContentFault } from './content-fault.ts';

test.each([
  [
    'content/firm.yaml 25줄: closures.0.to: 마지막 날이 첫날보다 앞설 수 없습니다',
    '법인 (content/firm.yaml, 25번째 줄)',
    '쉬는 날 1 › 마지막 날: 마지막 날이 첫날보다 앞설 수 없습니다',
  ],
  [
    'content/columns/talk.md 7줄: 본문: "무료". approved에 적습니다',
    '칼럼과 강의 (content/columns/talk.md, 7번째 줄)',
    '본문: "무료". ‘광고책임변호사가 확인한 문장’(approved)에 적습니다',
  ],
  ['content/maps/own.yaml: 읽을 수 없습니다', 'content/maps/own.yaml', '읽을 수 없습니다'],
  ['견본 법인은 열리지 않습니다.', '글', '견본 법인은 열리지 않습니다.'],
])('says in the editor’s words where the fault is: %s', (fault, term, text) => {
  expect(new ContentFault([fault]).items).toEqual([{ term, text }]);
});
