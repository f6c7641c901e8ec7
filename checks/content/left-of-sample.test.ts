import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { readPeople } from '#app/firm/data/files/read-content.ts';
import { firms } from '../../tests/content/firms.ts';
import { faultsOfChanged } from '../../tests/site/changed-content.ts';
import { leftOfSample } from './left-of-sample.ts';

let faults: string[];
beforeAll(async () => {
  faults = await faultsOfChanged([
    ['content/firm.yaml', 'sample: true', 'sample: false'],
    ['content/firm.yaml', 'advertisingLawyer: 등록 예정', 'advertisingLawyer: 김새벽'],
    ['content/firm.yaml', 'representative: 등록 예정', 'representative: 홍길동'],
    ['content/firm.yaml', 'map: example', 'map: office'],
    // Another fault of the same file hides none of them.
    ['content/firm.yaml', 'opens: 09:00', 'opens: 9시'],
    ['content/maps/office.yaml', null, MAP],
    // A family by itself is the sample's, too.
    ['content/cases/lost-father.yaml', /^title: .*$/m, 'title: 아버지의 빚을 갚아야 하나요?'],
    [
      'content/people/kim.yaml',
      null,
      'name: 김새벼\nrole: 변호사\nportrait: /pictures/sample-hong-gildong.svg\ncareer:\n  - 학교와 학과를 적는 자리\n  - 12년 동안 상속 사건을 맡았습니다.\n  - 대법원 재판연구관으로 일했습니다.\n  - 서울가정법원에서 조정위원으로 일합니다.\n',
    ],
  ]);
});

const MAP = `width: 100
height: 100
blocks: []
firm: [ 50, 50 ]
phone: [ 0, 0, 100, 100 ]
description: 예시역에서 걸어서 4분 걸립니다.
`;

test.each([
  ['firm.yaml 3줄', 'name: "법무법인 예시": 견본에만 두는 말입니다'],
  ['firm.yaml 4줄', 'representative: "홍길동": 견본의 사람입니다'],
  ['firm.yaml 5줄', 'advertisingLawyer: content/people/에 "김새벽"(이)라는 변호사가 없습니다'],
  ['firm.yaml 6줄', 'businessNumber: "000-00-00000": 있을 수 없는 사업자등록번호입니다'],
  ['firm.yaml 7줄', 'phone: "02-0000-0000": 실제 번호가 아닙니다'],
  ['firm.yaml 8줄', 'fax: "02-0000-0001"'],
  ['firm.yaml 9줄', 'email: "contact@example.com": 견본의 주소입니다'],
  ['firm.yaml 12줄', 'address.locality: "예시구"'],
  ['firm.yaml 13줄', 'address.street: "예시로 1"'],
  ['firm.yaml 14줄', 'address.building: "예시빌딩 3층"'],
  ['firm.yaml 16줄', 'directions.transit: '],
  ['firm.yaml 18줄', 'directions.map: "office": 견본의 약도입니다'],
  ['firm.yaml 22줄', 'hours.opens: 시각은 09:00처럼 적습니다'],
  ['firm.yaml 28줄', 'channels.0.href: '],
  ['firm.yaml 34줄', 'channels.1.href: '],
  ['firm.yaml 38줄', 'links.0.href: '],
  ['firm.yaml 41줄', 'links.1.href: '],
  ['firm.yaml 54줄', 'firstConsultation.amount: '],
  ['firm.yaml 56줄', 'privacyOfficer.name: '],
  ['firm.yaml 59줄', 'processors.0.name: '],
  ['privacy.yaml 4줄', 'changes.0.text: '],
  ['columns/before-dividing.md 2줄', 'title: 견본에 있던 글입니다. 이 법인의 글로 바꾸거나'],
  ['columns/first-week.md 2줄', 'title: 견본에 있던 글입니다'],
  ['columns/will-lecture.md 2줄', 'title: 견본에 있던 글입니다'],
  ['columns/will-lecture.md 6줄', 'link: "https://video.example.com/will-lecture": 견본의 주소'],
  ['cases/flat-for-the-eldest.yaml 1줄', 'title: 견본에 있던 글입니다'],
  ['cases/lost-father.yaml 5줄', 'family: 견본에 있던 글입니다'],
  ['people/kim.yaml 3줄', 'portrait: "/pictures/sample-hong-gildong.svg": 견본의 그림입니다'],
  ['people/kim.yaml 5줄', 'career.0: "학교와 학과를 적는 자리": 견본에만 두는 말입니다'],
])('%s: %s', (place, told) => {
  const found = faults.filter((fault) => fault.startsWith(`content/${place}: `));
  expect(found, faults.join('\n')).toEqual([expect.stringContaining(told)]);
});

test('reports nothing else: a career needs no rows of the law', () => {
  expect(faults, faults.join('\n')).toHaveLength(29);
});

test('suggests the closest name', () => {
  expect(faults.join('\n')).toContain('고치는 법: 김새벼처럼 그 파일의 name과 똑같이 적거나');
});

test.each(['columns/first-talk.md', 'cases/two-sisters.yaml'])(
  'reports the example %s of the manual',
  (file) => {
    const manual = readFileSync('docs/editing.md', 'utf8');
    const [, example = ''] = manual.split(` file=content/${file}\n`);
    const root = mkdtempSync(join(tmpdir(), 'manual-'));
    onTestFinished(() => rmSync(root, { recursive: true }));
    mkdirSync(join(root, 'content', dirname(file)), { recursive: true });
    writeFileSync(join(root, 'content/firm.yaml'), `${firms.required?.['firm.yaml']}`);
    writeFileSync(join(root, 'content', file), example.slice(0, example.indexOf('```')));
    expect(leftOfSample(root, readPeople(root)).join()).toMatch(
      /title: 설명서의 예입니다\. 이 법인의 글로 바꾸거나/,
    );
  },
);

describe('lawyers', () => {
  const firm = `${firms.required?.['firm.yaml']}representative: 홍길동\n`;

  /** The faults of these files of content/people/, with a firm that names 윤서진 and 홍길동. */
  function told(people: Record<string, string>): string[] {
    const root = mkdtempSync(join(tmpdir(), 'left-'));
    mkdirSync(join(root, 'content/people'), { recursive: true });
    writeFileSync(join(root, 'content/firm.yaml'), firm);
    writeFileSync(join(root, 'content/privacy.yaml'), `${firms.required?.['privacy.yaml']}`);
    for (const [id, text] of Object.entries(people)) {
      writeFileSync(join(root, `content/people/${id}.yaml`), text);
    }
    const faults = leftOfSample(root, readPeople(root));
    rmSync(root, { recursive: true });
    return faults;
  }

  const yoon = 'name: 윤서진\nrole: 대표변호사\n';
  const greeting = 'greeting: 합의할 수 있는 것부터 먼저 나눠 봅니다.\nadmitted: 2001\n';
  const ofSample =
    ' 1줄: 견본의 변호사입니다. 파일을 지우고 content/people/에 이 법인의 변호사 파일을 만듭니다';
  const named = expect.stringContaining('representative: "홍길동": 견본의 사람입니다');

  test.each([
    ['as it is', 'hong-gildong', `name: 홍길동\nportrait: /pictures/sample-hong-gildong.svg\n`],
    ['without what is refused of it', 'hong-gildong', 'name: 홍길동\n'],
    ['in a file of another name', 'hong', `name: 홍길동\n${greeting}`],
    ['under another name', 'kim', `name: 김하나\n${greeting}`],
  ])('reports the sample’s lawyer %s once', (_, id, text) => {
    const people = { [id]: `${text}role: 변호사\n`, yoon };
    expect(told(people)).toEqual([`content/people/${id}.yaml${ofSample}`, named]);
  });

  test('accepts a lawyer of the firm who has the name of a sample’s', () => {
    const hong = 'name: 홍길동\nrole: 변호사\ngreeting: 먼저 듣습니다.\nadmitted: 2001\n';
    expect(told({ hong, yoon })).toEqual([]);
  });

  test('reports no missing lawyer while a file cannot be read', () => {
    expect(
      told({ yoon: 'name:윤서진\nrole: 변호사\n', kim: 'name: 김하나\nrole: 변호사\n' }),
    ).toEqual([]);
  });

  test('looks for the responsible lawyer among those of the firm only', () => {
    expect(told({ 'hong-gildong': 'name: 홍길동\nrole: 변호사\n' })).toHaveLength(2);
  });
});
