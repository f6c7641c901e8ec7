import { beforeAll, expect, test } from 'vitest';
import { type Change, faultsOfChanged } from '../../tests/site/changed-content.ts';

const column = (fields: string, body = '상속에 관해 쓴 글입니다.') =>
  `---\ntitle: 제목\nkind: 칼럼\ndate: 2026-11-20\n${fields}---\n\n${body}\n`;

const told = (changed: Record<string, string>) =>
  Object.entries({
    title: '어머니의 집은 누가 물려받나요?',
    area: 'division',
    period: '2025년, 7개월',
    family: '어머니가 돌아가시고 두 딸이 남았습니다.',
    issue: '집을 팔지 남길지 정하지 못했습니다.',
    done: '\n  - 협의서를 썼습니다.',
    consent: 'true',
    ...changed,
  })
    .filter(([, value]) => value !== '')
    .map(([field, value]) => `${field}: ${value}\n`)
    .join('');

/** Mistakes of a manager: the file, its text, and the message. */
const mistakes: [file: string, text: string, told: RegExp][] = [
  [
    'columns/other-kind.md',
    column('').replace('칼럼', '언론 기고'),
    /3줄: kind: 칼럼, 강의, 기고·보도 가운데 하나를 적습니다$/,
  ],
  [
    'columns/no-lawyer.md',
    column('author: 김아무개 변호사\n'),
    /5줄: author: 모르는 변호사입니다\. .*content\/people\/에 파일을 먼저 만듭니다$/,
  ],
  [
    'columns/no-reviewer.md',
    column('reviewed:\n  by: 김아무개\n  on: 2026-11-21\n'),
    /6줄: reviewed\.by: 모르는 변호사입니다\. .*content\/people\/에 파일을 먼저 만듭니다$/,
  ],
  [
    'columns/later.md',
    column('').replace('2026-11-20', '2098-01-01'),
    /4줄: date: 아직 오지 않은 날입니다\. 오늘\(.*\)까지의 날을 적습니다$/,
  ],
  [
    'columns/no-https.md',
    column('link: www.youtube.com/watch?v=lecture\n'),
    /5줄: link: 주소는 https:\/\/로 시작해 적습니다/,
  ],
  [
    'columns/no-area.md',
    column('area: 상속포기\n'),
    /5줄: area: 모르는 업무입니다\. .*division.* 가운데 하나를 적습니다$/,
  ],
  ['columns/as-a-guide.md', column("facts: ['1.1']\n"), /5줄: facts: 모르는 항목입니다/],
  ['columns/empty.md', column('', ''), /1줄: 본문에 글이 없습니다\. .*한 문단은 적습니다$/],
  [
    'columns/outside.md',
    column('', '[기사](https://news.example.com/1)를 보세요.'),
    /7줄: 본문에는 \/로 시작하는 이 사이트의 주소만 적습니다\. .*link에 적습니다$/,
  ],
  [
    'columns/lost-link.md',
    column('', '[글](/columns/none)을 보세요.'),
    /7줄: \/columns\/none은 이 사이트에 없는 주소입니다/,
  ],
  [
    'columns/lost-anchor.md',
    column('', '[글](/columns/first-week#없는-자리)을 보세요.'),
    /7줄: \/columns\/first-week에는 #없는-자리 자리가 없습니다/,
  ],
  [
    'columns/praise.md',
    column('', '저희는 업계 최고의 법인입니다.'),
    /7줄: 본문: "업계 최고" .*제4조/,
  ],
  ['cases/no-consent.yaml', told({ consent: 'false' }), /8줄: consent: 의뢰인의 동의를 받았거나/],
  ['cases/consent-left-out.yaml', told({ consent: '' }), /1줄: consent: 빠진 항목입니다/],
  [
    'cases/last-year.yaml',
    told({ period: '작년' }),
    /3줄: period: 해부터 적습니다\. 예: 2025년, 7개월$/,
  ],
  [
    'cases/year-alone.yaml',
    told({ period: '2025' }),
    /3줄: period: 해부터 적습니다\. 예: 2025년, 7개월$/,
  ],
  ['cases/coming.yaml', told({ period: '2098년' }), /3줄: period: 아직 오지 않은 때입니다/],
  [
    'cases/same-twice.yaml',
    told({ done: '\n  - 협의서를 썼습니다.\n  - 협의서를 썼습니다.' }),
    /8줄: done\S* 같은 것이 위에 있습니다/,
  ],
  ['cases/no-list.yaml', told({ done: '협의서를 썼습니다.' }), /6줄: done: 줄마다 -로 적습니다$/],
  ['cases/other-area.yaml', told({ area: 'divison' }), /2줄: area: 모르는 업무입니다\. .*division/],
  [
    'cases/no-situation.yaml',
    told({ situation: 'depts' }),
    /9줄: situation: 모르는 상황입니다\. 가까운 이름은 debt입니다/,
  ],
  [
    'cases/won.yaml',
    told({ done: '\n  - 유류분 3억 원을 받아냈습니다.' }),
    /7줄: done\.0: "받아냈" \(결과\)\. .*고치는 법: 결과를 지우고 한 일만/,
  ],
  [
    'cases/won-in-title.yaml',
    told({ title: '전부 승소한 상속재산분할 심판' }),
    /1줄: title: "승소" \(결과\)/,
  ],
  [
    'cases/named.yaml',
    told({ family: '김영희 씨와 동생 B씨가 남았습니다.' }),
    /4줄: family: "김영희 씨" \(의뢰인\)\. .*큰아들, 어머니처럼 가족의 관계로 적습니다$/,
  ],
  ['cases/as-text.md', '어머니의 집\n', /1줄: 머리가 없습니다/],
];

let faults: string[];
beforeAll(async () => {
  const changes = mistakes.map(([file, text]): Change => [`content/${file}`, null, text]);
  faults = await faultsOfChanged(changes);
});

test.each(mistakes)('reports %s with its line and the remedy', (file, _, expected) => {
  const own = faults.filter((fault) => fault.startsWith(`content/${file} `));
  expect(
    own.filter((fault) => expected.test(fault)),
    own.join('\n'),
  ).toHaveLength(1);
});

test('accepts a column that cites an article, and a case that mentions a term, without rows of the law', async () => {
  const rightly = await faultsOfChanged([
    [
      'content/columns/law.md',
      null,
      column('', '3개월 안에 신고하지 않으면 빚까지 물려받습니다(민법 제1026조).'),
    ],
    [
      'content/cases/term.yaml',
      null,
      told({ done: '\n  - 3개월이 지나기 전에 한정승인 신고를 했습니다.' }),
    ],
    [
      'content/notices/holiday.md',
      null,
      '---\ndate: 2026-11-20\nlead: 휴무\ntitle: 쉽니다.\n---\n\n전화를 받지 않습니다.\n',
    ],
  ]);
  expect(rightly).toEqual([]);
});
