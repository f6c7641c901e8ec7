import { beforeAll, expect, test } from 'vitest';
import { koreanDay } from '#app/law/korean-time.ts';
import { type Change, faultsOfChanged } from '../../tests/site/changed-content.ts';

const person = 'name: 견본 가\nrole: 변호사\n';

const NOTICE = `---
date: 2098-01-01
lead: 연말 휴무
title: 12월 29일부터 31일까지 쉽니다.
link:
  text: 업무 시간 보기
  href: /questions
---

2026. 12. 1.부터 저녁에도 전화드립니다.
`;

/** Mistakes that people make: the change, and the message with file and line. */
const mistakes: [what: string, change: Change, told: string][] = [
  [
    'an unknown field',
    ['content/guides/minor-heirs.md', 'summary:', 'sumary:'],
    'content/guides/minor-heirs.md 5줄: sumary: 모르는 항목입니다. 가까운 이름은 summary입니다. 고치거나 지웁니다',
  ],
  [
    'a field that is missing',
    ['content/guides/minor-heirs.md', 'sumary:', 'sumary:'],
    'content/guides/minor-heirs.md 1줄: summary: 빠진 항목입니다. 적어 넣습니다',
  ],
  [
    'a guide without the day on which it was written',
    ['content/guides/one-stop-service.md', 'published: 2026-11-22\n', ''],
    'content/guides/one-stop-service.md 1줄: published: 빠진 항목입니다. 적어 넣습니다',
  ],
  [
    'a guide without a source',
    ['content/guides/holograph-will.md', '\nsources:', '\nsources: []\nsource:'],
    'content/guides/holograph-will.md LINE줄: sources: 한 줄은 적습니다. 비워 두려면 줄을 지웁니다',
  ],
  [
    'a row of the law that is not there',
    ['content/guides/unreachable-heir.md', "facts: ['", "facts: ['99.1', '"],
    "content/guides/unreachable-heir.md LINE줄: facts.0: 따옴표로 감싸 '3.10'처럼, docs/law-review.md에 있는(app/firm/law-facts/law-facts.ts) 번호를 적습니다",
  ],
  [
    'a link to a guide that is not there',
    ['content/guides/division-agreement.md', '\n## ', '\n[글](/guides/minor-heir)\n\n## '],
    'content/guides/division-agreement.md LINE줄: /guides/minor-heir은 이 사이트에 없는 주소입니다. /guides/minor-heirs 같은 있는 주소로 고치거나 링크를 지웁니다',
  ],
  [
    'a link to a place that its page does not have',
    ['content/notices/law-2026-03-17.md', '/amendments', '/questions#old-gifts'],
    'content/notices/law-2026-03-17.md 7줄: /questions에는 #old-gifts 자리가 없습니다. 있는 자리로 고치거나 #부터 지웁니다',
  ],
  [
    'a picture that is not there',
    ['content/guides/heirs-abroad.md', '\n## ', '\n![여권](/pictures/pass.jpg)\n\n## '],
    'content/guides/heirs-abroad.md LINE줄: 사진 /pictures/pass.jpg이 없습니다. 파일을 content/pictures/에 두거나 이름을 고칩니다',
  ],
  [
    'a portrait that is not there',
    ['content/people/hong.yaml', null, `${person}portrait: /pictures/hong.jpg\n`],
    'content/people/hong.yaml 3줄: 사진 /pictures/hong.jpg이 없습니다. 파일을 content/pictures/에 두거나 이름을 고칩니다',
  ],
  [
    'a name of a file in Korean',
    ['content/people/홍.yaml', null, person],
    'content/people/홍.yaml 1줄: 파일 이름 홍은 영어 소문자와 숫자, -로 적습니다. 예: minor-heirs',
  ],
  [
    'two files with one address',
    ['content/people/hong.yml', null, person],
    'content/people/hong.yml 1줄: 이름이 같은 파일 hong.yaml이 있어 주소가 겹칩니다. 파일 이름을 바꿉니다',
  ],
  [
    'another ending',
    ['content/people/hong.yml', person, person],
    'content/people/hong.yml 1줄: 파일 이름을 hong.yaml처럼 .yaml로 끝냅니다',
  ],
  [
    'an area that the firm does not have',
    ['content/people/kim.yaml', null, `${person}areas: [divison]\n`],
    'content/people/kim.yaml 3줄: areas.0: 모르는 업무입니다. 가까운 이름은 division입니다. 고치거나 지웁니다',
  ],
  [
    'an area of a guide that the firm does not have',
    ['content/guides/registration-and-acquisition-tax.md', 'area: tax', 'area: taxes'],
    'content/guides/registration-and-acquisition-tax.md LINE줄: area: 모르는 업무입니다. 가까운 이름은 tax입니다. 고칩니다',
  ],
  [
    'a question on the home page that is not there',
    ['content/questions.yaml', '- old-gift', '- old-gifts'],
    'content/questions.yaml LINE줄: home.3: 모르는 질문입니다. 가까운 이름은 old-gift입니다. 고치거나 지웁니다',
  ],
  [
    'a heading that no question stands under',
    ['content/questions.yaml', 'home:', '  - id: fees\n    title: 비용\nhome:'],
    'content/questions.yaml 20줄: 묶음 fees에 질문이 없습니다. 질문의 theme에 fees를 적거나 묶음을 지웁니다',
  ],
  [
    'a heading of a question that is not there',
    ['content/questions/tax-reform.md', 'theme: tax', 'theme: taxs'],
    'content/questions/tax-reform.md 3줄: theme: 모르는 묶음입니다. 가까운 이름은 tax입니다. 고칩니다',
  ],
  [
    'an unknown field of a step',
    ['content/situations/debt.yaml', '    term: 각자 3개월', '    until: 각자 3개월'],
    'content/situations/debt.yaml LINE줄: steps.3.until: 모르는 항목입니다. act, why, term, forms, basis, facts 가운데 하나를 적거나 지웁니다',
  ],
  [
    'a situation with too little to do',
    ['content/situations/planning.yaml', /steps:\n(?: .*\n)+/, 'steps: []\n'],
    'content/situations/planning.yaml LINE줄: steps: 한 줄은 적습니다. 비워 두려면 줄을 지웁니다',
  ],
  [
    'a step about an article that none of its rows is about',
    ['content/situations/reduced.yaml', 'basis: 민법 제1117조', 'basis: 민법 제1026조'],
    'content/situations/reduced.yaml 30줄: facts에 민법 1026조에 관한 번호가 없습니다',
  ],
  [
    'a guide of a situation that is not there',
    ['content/situations/dispute.yaml', '[division-agreement', '[divison-agreement'],
    'content/situations/dispute.yaml LINE줄: guides.0: 모르는 글입니다. 가까운 이름은 division-agreement입니다. 고치거나 지웁니다',
  ],
  [
    'a review by a lawyer who has no file',
    [
      'content/may-i/deposit.yaml',
      'verified: true',
      'reviewed:\n  by: kin\n  on: 2026-11-28\nverified: true',
    ],
    'content/may-i/deposit.yaml LINE줄: reviewed.by: 모르는 변호사입니다. 가까운 이름은 kim입니다. 고칩니다',
  ],
  [
    'a thing with an article that none of its rows is about',
    ['content/may-i/crypto.yaml', 'basis: 민법 제1005조', 'basis: 민법 제1117조·제1005조'],
    'content/may-i/crypto.yaml LINE줄: facts에 민법 1117조에 관한 번호가 없습니다',
  ],
  [
    'a link to a thing that is not there',
    ['content/guides/after-limited-acceptance.md', '\n## ', '\n[예금](/may-i#deposits)\n\n## '],
    'content/guides/after-limited-acceptance.md LINE줄: /may-i에는 #deposits 자리가 없습니다. 있는 자리로 고치거나 #부터 지웁니다',
  ],
  [
    'an area without its deadline',
    ['content/areas/recovery.yaml', /deadline: .*/, "deadline: ''"],
    'content/areas/recovery.yaml LINE줄: deadline: 비어 있습니다. 적거나 줄을 지웁니다',
  ],
  [
    'a cost that the page of fees does not explain',
    ['content/areas/tax.yaml', 'costs: [착수금', 'costs: [착수금액'],
    'content/areas/tax.yaml LINE줄: costs.0: 모르는 비용입니다. 가까운 이름은 착수금입니다. 고칩니다',
  ],
  [
    'an area that stands nowhere in the list',
    ['content/areas.yaml', ', guardianship]', ']'],
    'content/areas.yaml 1줄: 업무 guardianship이 어느 묶음에도 없습니다. 한 묶음의 areas에 적습니다',
  ],
  [
    'a change of the law with a bracket left open',
    ['content/amendments.yaml', '[돈으로]', '[돈으로'],
    'content/amendments.yaml LINE줄: groups.0.rows.1.now: 대괄호 [ ]의 짝이 맞지 않습니다. [와 ]를 하나씩 적습니다',
  ],
  [
    'a day of the law in another form',
    ['content/amendments.yaml', 'day: 2026-03-17', 'day: 2026. 3. 17.'],
    'content/amendments.yaml LINE줄: days.3.day: 날짜는 2026-11-22처럼 적습니다',
  ],
  [
    'a date in another form',
    ['content/questions/old-gift.md', 'checkedOn: 2026-11-2', 'checkedOn: 2026. 11. 2'],
    'content/questions/old-gift.md 8줄: checkedOn: 날짜는 2026-11-22처럼 적습니다',
  ],
  [
    'an answer that was checked on a day to come',
    ['content/questions/car.md', /checkedOn: .*/, 'checkedOn: 2098-01-01'],
    'content/questions/car.md LINE줄: checkedOn: 아직 오지 않은 날입니다. 오늘(TODAY)까지의 날을 적습니다',
  ],
  [
    'a notice of a day to come',
    ['content/notices/winter.md', null, NOTICE],
    'content/notices/winter.md 2줄: date: 아직 오지 않은 날입니다. 오늘(TODAY)까지의 날을 적습니다',
  ],
  [
    'a guide of a day to come',
    [
      'content/guides/creditors-letters.md',
      /published: .*\ncheckedOn: .*/,
      'published: 2098-01-01\ncheckedOn: 2098-01-01',
    ],
    'content/guides/creditors-letters.md LINE줄: published: 아직 오지 않은 날입니다. 오늘(TODAY)까지의 날을 적습니다',
  ],
  [
    'a word of the search that stands above',
    ['content/search.yaml', '[카톡]', '[카톡, 엄마]'],
    'content/search.yaml LINE줄: synonyms.11: 위에도 있는 말이 있습니다. 한 곳에만 적습니다',
  ],
  [
    'a sign in a word of the search',
    ['content/search.yaml', '[주차장]', '[주차장?]'],
    'content/search.yaml LINE줄: synonyms.10.said.0: 글자와 숫자만 적습니다. 예: 수임료. 문장의 끝이면 … 돌아가셨처럼 …와 빈칸을 앞에 적습니다',
  ],
  [
    'law that was checked on a day to come',
    ['content/upcoming.yaml', /checkedOn: .*/, 'checkedOn: 2098-01-01'],
    'content/upcoming.yaml LINE줄: changes.0.checkedOn: 아직 오지 않은 날입니다. 오늘(TODAY)까지의 날을 적습니다',
  ],
  [
    'a day that is in no calendar',
    ['content/questions/crypto.md', /checkedOn: .*/, 'checkedOn: 2026-02-30'],
    'content/questions/crypto.md LINE줄: checkedOn: 달력에 없는 날입니다. 1900년부터 2199년까지의 있는 날을 적습니다',
  ],
  [
    'a picture with another name',
    ['content/people/choi.yaml', null, `${person}portrait: /pictures/sample-hong-gildon.svg\n`],
    'content/people/choi.yaml 3줄: 사진 /pictures/sample-hong-gildon.svg이 없습니다. 파일을 content/pictures/에 두거나 이름을 고칩니다 (있는 사진: /pictures/sample-hong-gildong.svg)',
  ],
  [
    'a picture of Markdown with a space in its name',
    [
      'content/guides/dementia-and-guardianship.md',
      '\n## ',
      '\n![여권](/pictures/kim 1.jpg)\n\n## ',
    ],
    'content/guides/dementia-and-guardianship.md LINE줄: 사진 이름에 빈칸이 있어 그림이 되지 않습니다. 파일 이름의 빈칸을 -로 바꾸고 여기도 그렇게 적습니다',
  ],
  [
    'an answer with a bracket left open',
    ['content/questions/no-heirs.md', '\n\n', '\n\n[가정법원은 '],
    'content/questions/no-heirs.md 11줄: 대괄호 [ ]의 짝이 맞지 않습니다. 한 줄 안에서 [와 ]를 하나씩 적습니다',
  ],
  [
    'an article without a row of the law',
    ['content/questions/unborn-child.md', "facts: ['1.2']\n", ''],
    'content/questions/unborn-child.md 1줄: basis가 있으면 facts에 law-facts.ts의 번호도 적습니다',
  ],
  [
    'a condition of a task that is not known',
    ['content/tasks/special-limited.yaml', 'debts: [more]', 'debts: [mroe]'],
    'content/tasks/special-limited.yaml LINE줄: condition.0.debts.0: 모르는 빚입니다. 가까운 이름은 more입니다. 고칩니다',
  ],
  [
    'a condition of a task without the words for those who do not know',
    ['content/tasks/crypto.yaml', /ifUnknown: .*\n/, ''],
    'content/tasks/crypto.yaml LINE줄: ifUnknown: condition이 있으면 ifUnknown도 적고, 없으면 적지 않습니다',
  ],
  [
    'a task with neither an office nor a court',
    ['content/tasks/mail.yaml', 'office: 우체국\n', ''],
    'content/tasks/mail.yaml LINE줄: office: office나 court를 적습니다',
  ],
  [
    'a term of a task that is not known',
    ['content/tasks/lease.yaml', 'term: lease-objection', 'term: lease-objectoin'],
    'content/tasks/lease.yaml LINE줄: term: 모르는 기한입니다. 가까운 이름은 lease-objection입니다. 고칩니다',
  ],
  [
    'a task that is not there',
    ['content/tasks/extend.yaml', 'closedBy: [renounce,', 'closedBy: [renouncce,'],
    'content/tasks/extend.yaml LINE줄: closedBy.0: 모르는 할 일입니다. 가까운 이름은 renounce입니다. 고치거나 지웁니다',
  ],
  [
    'a phone number in another form',
    ['content/firm.yaml', 'phone: 02-0000-0000', 'phone: 02)000-0000'],
    'content/firm.yaml 7줄: phone: 전화번호는 02-0000-0000처럼 적습니다',
  ],
  [
    'a time in another form',
    ['content/firm.yaml', 'opens: 09:00', 'opens: 9시'],
    'content/firm.yaml LINE줄: hours.opens: 시각은 09:00처럼 적습니다',
  ],
  [
    'an unknown day of the week',
    [
      'content/firm.yaml',
      'channels:',
      'callHours:\n  evening:\n    from: 18:00\n    to: 20:00\n    days: [월요일]\nchannels:',
    ],
    'content/firm.yaml LINE줄: callHours.evening.days.0: 모르는 요일입니다. 가까운 이름은 월입니다. 고칩니다',
  ],
  [
    'an address of a channel in another form',
    ['content/firm.yaml', 'pf.kakao.com/_example', 'pf.kakao.com/example'],
    'content/firm.yaml LINE줄: channels.0.href: 이 주소는 https://pf.kakao.com/_아이디/chat이나 https://open.kakao.com/o/아이디처럼 적습니다',
  ],
  [
    'an icon that is not there',
    ['content/firm.yaml', 'icon: message-circle', 'icon: mesage-circle'],
    'content/firm.yaml LINE줄: channels.0.icon: 모르는 아이콘입니다. 가까운 이름은 message-circle입니다. 고칩니다',
  ],
  [
    'no registered field, written as one',
    ['content/people/park.yaml', null, `${person}registeredField: 없음\n`],
    'content/people/park.yaml 3줄: registeredField: 등록한 분야가 없으면 줄을 지웁니다. 적은 말은 페이지에 그대로 나옵니다',
  ],
  [
    'an approval without its day',
    [
      'content/people/lee.yaml',
      null,
      `${person}approved:\n  - sentence: 상담은 무료입니다.\n    by: 견본 가\n`,
    ],
    'content/people/lee.yaml 4줄: approved.0.on: 빠진 항목입니다. 적어 넣습니다',
  ],
  [
    'a paper fetched together with one that is not there',
    ['content/papers/basic-dec.yaml', 'together: [family-dec', 'together: [familly-dec'],
    'content/papers/basic-dec.yaml LINE줄: together.0: 모르는 서류입니다. 가까운 이름은 family-dec입니다. 고치거나 지웁니다',
  ],
  [
    'a paper that cites an article that none of its rows is about',
    ['content/papers/will-doc.yaml', 'basis: 민법 제1066조', 'basis: 민법 제1067조'],
    'content/papers/will-doc.yaml LINE줄: facts에 민법 1067조에 관한 번호가 없습니다',
  ],
  [
    'a paper whose fee is of a day to come',
    ['content/papers/one-stop.yaml', /asOf: .*/, 'asOf: 2098-01-01'],
    'content/papers/one-stop.yaml LINE줄: fees.0.asOf: 아직 오지 않은 날입니다. 오늘(TODAY)까지의 날을 적습니다',
  ],
  [
    'a review of a paper by nobody of the firm',
    ['content/papers/sign-cert.yaml', /$/, 'reviewed:\n  by: kimm\n  on: 2026-11-28\n'],
    'content/papers/sign-cert.yaml LINE줄: reviewed.by: 모르는 변호사입니다. 가까운 이름은 kim입니다. 고칩니다',
  ],
  [
    'a forbidden word of advertising',
    ['content/guides/forced-share-claim.md', '\n## ', '\n무료로 도와드립니다.\n\n## '],
    'content/guides/forced-share-claim.md LINE줄: 본문: "무료" (무료). 변호사 광고에 관한 규정 제10조: 무료 상담이나 무료 사건을 내세울 수 없습니다. 고치는 법: "상담 신청"이라고만 적거나 상담료를 금액으로 적습니다. 써도 되는 문장이면 광고책임변호사의 확인을 받아 approved에 적습니다(docs/editing.md)',
  ],
  [
    'a word that visitors stumble over',
    ['content/guides/forced-share-claim.md', '\n## ', '\n셈을 합니다.\n\n## '],
    'content/guides/forced-share-claim.md LINE줄: "셈" (쉬운 말). 법원에서나 일상에서 쓰지 않는 말입니다. 고치는 법: 계산',
  ],
];

let faults: string[];
beforeAll(async () => {
  faults = await faultsOfChanged(mistakes.map(([, change]) => change));
});

test.each(mistakes)('reports %s with its file, its line and the remedy', (_, __, told) => {
  const [place = '', line = ''] = told.match(/^\S+ (\w+)줄/) ?? [];
  const anyLine = /^[A-Z]+$/.test(line);
  const message = told.slice(place.length).replace('TODAY', koreanDay(new Date()));
  const [file = ''] = told.split(' ');
  const found = faults.filter((fault) =>
    anyLine ? fault.startsWith(file) && fault.endsWith(message) : fault === place + message,
  );
  expect(found, faults.join('\n')).toHaveLength(1);
  expect(found[0]).toMatch(/^\S+ \d+줄: /);
});

test('reports all mistakes at once', () => {
  expect(faults.length).toBeGreaterThanOrEqual(mistakes.length);
});
