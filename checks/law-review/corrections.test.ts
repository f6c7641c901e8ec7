import { expect, test } from 'vitest';
import { calculatorUnits } from './calculator-units.ts';
import { correctionFaults, corrections } from './corrections.ts';
import { contentUnits, guideLines } from './site-units.ts';

/** Every text about the law on the site of the tests. */
const texts = [
  ...(await contentUnits(process.cwd())),
  ...calculatorUnits(),
  ...guideLines('tests/firm'),
];

test('no text repeats a corrected statement', () => {
  expect(correctionFaults(texts)).toEqual([]);
});

test.each(corrections.filter((one) => one.with))(
  'the site makes the corrected statement %j',
  (one) => {
    const plain = texts.map(({ text }) => text.replaceAll('\u00a0', ' '));
    expect(plain.some((text) => one.said.test(text))).toBe(true);
  },
);

test.each([
  ['제1117조', '안 날부터 1년, 상속이 시작된 날부터 10년 안에 청구합니다.'],
  ['1979년 1월 1일', '언제 받았든\u00a0유류분에 더합니다.'],
  ['유류분이 없습니다', '형제자매는 법정상속분의 3분의 1입니다.'],
  ['시행 중인 조문', '국세기본법 제4조, 제5조 (2013년 조문)'],
  ['시행 중인 조문', '지방세법 제20조 제1항 (2016. 12. 27. 개정본)'],
  ['상담에서 확인해 드린다', '개편안에 상속세가 들어 있는지 확인하지 못했습니다.'],
  ['2010다42624', '여럿이면 받은 금액에 비례해 나누어 냅니다.'],
  ['담보', '2천만 원을 넘으면 허가를 받아 나누어 낼 수 있습니다.'],
  ['유증받은 분', '5일 안에 채권자에게 공고합니다.'],
  ['임차권과 유족연금', '혼인신고를 하지 않았다면 상속받지 못합니다.'],
  ['직계비속의 배우자', '10년 함께 산 무주택 직계비속에게 최대 6억 원'],
  ['태어난 해', '3. 60세 이상의 부모'],
  ['태어난 해', '25세 미만 자녀, 60세 이상 조부모의 순서로 받습니다.'],
  ['소송을 내라고', '재판 밖에서 청구해도 시효가 멈춥니다.'],
  ['소송을 내라고', '내용증명으로 청구하시면 됩니다.'],
  ['소송을 내라고', '유류분 청구: 안 날부터 1년. 받은 사람, 지방법원'],
  ['제적등본', '가족관계증명서를 떼어 상속인을 한 분씩 확인하세요.'],
  ['제적등본', '누가 상속인인지는 가족관계증명서로 확인해야 합니다.'],
  ['채권자가 취소', '모두 합의하면 비율은 자유롭게 정할 수 있습니다.'],
  ['10년이 지나면', '북한에 있는 자녀도 상속회복을 청구할 수 있습니다.'],
  ['재산분할', '아닙니다. 이혼한 배우자는 상속인이 아닙니다.'],
  ['유일한 수익자', '은행 같은 수탁자와 계약하고 재산을 맡기는 것입니다.'],
  ['함께 이용할 수 없습니다', '분납과 연부연납을 함께 이용할 수 있습니다.'],
])('reports a wrong statement with its place and its correction: %s', (right, text) => {
  const [fault = ''] = correctionFaults([{ place: 'content/guides/a.md', text }]);
  expect(fault).toMatch(/^content\/guides\/a\.md: /);
  expect(fault).toContain(right);
});

test.each(['/questions#using-the-deposits', '/guides/bank-deposits-and-funeral'])(
  '%s states that a funeral is a cost of the inheritance, and insurance money the beneficiary’s own',
  (page) => {
    const said = texts
      .filter(({ place }) => place === page || place === `content${page}.md`)
      .map(({ text }) => text.replaceAll('\u00a0', ' '))
      .join(' ');
    expect(said).toMatch(/합리적인 .*장례비.*상속(?:에 관한 )?비용/);
    expect(said).toMatch(/보험금.*고유한? ?재산/);
  },
);

test.each([
  '/deadlines (forced-share-1y)',
  '/deadlines (forced-share-10y)',
  '/forced-share (forced-share-1y)',
  '/situations/reduced',
  '/areas/forced-share',
  'content/guides/forced-share-claim.md',
])('%s advises a visitor who wrote a letter to sue in time', (page) => {
  const said = texts.filter(({ place }) => place === page).map(({ text }) => text);
  expect(said.some((text) => /편지를 보내셨어도 .*소송을 내/.test(text))).toBe(true);
});

test.each([
  '/areas/division',
  '/areas/recovery',
  '/areas/forfeiture',
  '/areas/forced-share',
  '/situations/dispute',
  '/situations/reduced',
])('%s asks for the register that names heirs who died before 2008', (page) => {
  const said = texts.filter(({ place }) => place === page).map(({ text }) => text);
  expect(said.join(' ')).toContain('제적등본');
});

test('texts that end the forced share with a renunciation rest on the decision', () => {
  const saying = texts.filter(({ text }) => /포기하면 .*유류분도/.test(text));
  const units = saying.flatMap((one) => ('facts' in one ? [one] : []));
  expect(units).not.toEqual([]);
  for (const { place, facts } of units) expect(facts, place).toContain('4.26');
});

test.each([
  ['a claim of life insurance', /보험금.*3년/],
  ['severance pay', /정하시기 전에는 받지 마세요/],
  ['a survivor’s pension', /앞 순위만 받습니다/],
  ['the age of a parent with a survivor’s pension', /1961–1964년.*63세/],
  ['heirs who died before 2008', /2008년 전에 돌아가신.*가족관계증명서에 나오지 않/],
  ['an agreement of an heir in debt', /채권자가 .*취소해 달라고 .*상속포기는 .*취소되지 않/],
  ['deposits, which fall to each heir by law', /예금은 .*법정상속분대로 나뉘.*찾아갔다면, .*3년/],
  ['a deposit that one heir took, among the terms', /예금을 혼자 찾아간 때에도.*2025다212863/],
  ['joint liability for the tax', /한 분이 내지 않으면 .*받은 재산의 한도에서 .*내야/],
  ['a divorced spouse’s share of the property', /이혼한 날부터 2년 안에 .*상속인에게 .*재산분할/],
  ['an agreement signed in order to renounce', /포기하기로 .*협의서.*처분.*보지 않.*2023다269399/],
  ['an agreement that is no renunciation', /받지 않겠다고 .*적어도 상속포기가 아닙니다/],
  ['a retirement pension', /퇴직연금.*2022다285097.*받(?:고 나서|은 뒤에) 포기할 수 있는지/],
  ['the forced share of who renounced', /상속을 포기한 분에게는 유류분이 없습니다.*2011스191/],
  ['a tenancy', /1개월 안에 집주인/],
  ['a car', /말일부터 6개월 안에 이전등록/],
  ['the rates of the acquisition tax', /2\.8%.*2\.3%.*0\.8%/],
  ['farmland', /1만㎡까지만/],
  ['property abroad', /외국의 재산까지/],
  ['virtual assets', /가상자산/],
  ['accounts', /메일과 사진/],
  ['heirs in North Korea', /1개월 안에 가정법원에 재산관리인/],
  ['bankruptcy of an estate', /지체 없이 상속재산 파산/],
  ['the notice in a newspaper', /신문에 공고합니다.*두 달 이상/],
  ['public records', /10일 안에 공개/],
  ['an order to pay', /2주 안에 법원에 이의신청/],
  ['later ranks', /4촌 안의 친척에게 넘어갑니다/],
  ['dementia', /성년후견을 청구합니다/],
  ['a trust in place of a will', /수탁자와 계약/],
  ['foreign nationality', /돌아가실 때의 국적/],
  ['a de-facto spouse', /사실혼 배우자/],
])('%s is answered', (_, answer) => {
  const said = texts.map(({ text }) => text.replaceAll(/[[\]*]/g, '').replaceAll('\u00a0', ' '));
  expect(said.some((text) => answer.test(text))).toBe(true);
});
