import { expect, test } from 'vitest';
import { changeWords } from './changes.ts';

const guide = (title: string, body: string) => `---\ntitle: ${title}\norder: 1\n---\n\n${body}\n`;

test.each([
  [
    'firm.yaml',
    'phone: 02-1\nname: 가\n',
    'phone: 02-2\nname: 가\n',
    { term: '법인', text: '고쳤습니다: 전화 ‘02-1’ → ‘02-2’' },
  ],
  [
    'guides/order.md',
    guide('상속 순위', '앞 순위'),
    guide('상속 순위', '뒤 순위'),
    { term: '글 ‘상속 순위’', text: '고쳤습니다: 본문 ‘앞 순위’ → ‘뒤 순위’' },
  ],
  ['people/kim.yaml', null, 'name: 견본 가\n', { term: '변호사 ‘견본 가’', text: '더했습니다' }],
  ['people/kim.yaml', 'name: 견본 가\n', null, { term: '변호사 ‘견본 가’', text: '지웠습니다' }],
  ['pictures/kim.jpg', 'old', 'new', { term: '사진과 그림 kim.jpg', text: '고쳤습니다' }],
  ['maps/own.yaml', null, 'a: 1', { term: '파일 maps/own.yaml', text: '더했습니다' }],
  [
    'firm.yaml',
    'phone: [',
    'phone: 02-2\n',
    { term: '법인', text: '고쳤습니다: 전화 없음 → ‘02-2’' },
  ],
  [
    'firm.yaml',
    'prices:\n  - from: { amount: 300000 }\n',
    'prices:\n  - from: { amount: 350000 }\nnoProcessors: false\nlinks: []\n',
    { term: '법인', text: '고쳤습니다: 보수 1 › 부터 › 금액(원) 300000 → 350000' },
  ],
  [
    'firm.yaml',
    `promise: ${'가'.repeat(41)}\nclosures: []\n`,
    'promise: 나\nclosures:\n  - from: 2026-12-31\n',
    { term: '법인', text: '고쳤습니다: 쉬는 날, 첫 화면의 문장' },
  ],
])('says in the editor’s words what has changed in %s', (path, before, after, words) => {
  expect(changeWords([{ path, before, after }])).toEqual([words]);
});
