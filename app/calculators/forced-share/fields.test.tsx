import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { answer } from './answer.ts';
import { EstateStep } from './estate-step.tsx';
import { FamilyStep } from './family-step.tsx';
import { GiftsStep } from './gifts-step.tsx';
import { headline, sentenceOf } from './headline.ts';
import {
  type BenefitInput,
  emptyBenefit,
  emptyRelative,
  example,
  type Input,
  OUTSIDER,
} from './input.ts';
import { Result } from './result.tsx';

const 억 = 100_000_000n;
const ignore = () => {};
const amount = '돌아가신 때의 금액';

/** Two children, an estate of 10억 and debts of 2억. */
function left(benefit: Partial<BenefitInput>, part: Partial<Input> = {}): Input {
  const benefits = [{ ...emptyBenefit, amount: 10n * 억, ...benefit }];
  return { ...example, estate: 10n * 억, debts: 2n * 억, benefits, ...part };
}

/** Renders the three steps with an input. */
function stepsWith(input: Input): string {
  const found = answer(input);
  return renderToStaticMarkup(
    <>
      <FamilyStep
        input={input}
        future={null}
        revision={0}
        people={found.people}
        change={ignore}
        show={ignore}
        clear={ignore}
      />
      <EstateStep
        input={input}
        asksAcceptance={found.state === 'claim' && found.asksAcceptance}
        change={ignore}
      />
      <GiftsStep input={input} people={found.people} heirs={found.heirs} change={ignore} />
    </>,
  );
}

/** Lists the questions of the three steps, with the chosen answer of each choice. */
function questionsOf(input: Input): Map<string, string | null> {
  const markup = stepsWith(input).replaceAll('\u00a0', ' ');
  const fields = markup.matchAll(/<label[^>]* for="[^"]*">([^<]*)<\/label>/g);
  const choices = markup.matchAll(/role="radiogroup"[^>]*><span[^>]*>([^<]*)<\/span>(.*?)<\/div>/g);
  return new Map([
    ...[...fields].map(([, label = '']) => [label, null] as const),
    ...[...choices].map(
      ([, label = '', options = '']) =>
        [label, / checked=""[^>]*\/><span>([^<]*)/.exec(options)?.[1] ?? null] as const,
    ),
  ]);
}

const asks = (input: Input) => [...questionsOf(input).keys()];

describe('a will', () => {
  const will = { kind: 'legacy' as const, to: 'child-1' };

  test('is asked for its object, unlike a gift', () => {
    expect(asks(left(will))).toEqual(expect.arrayContaining(['무엇을 주는 유언인가요?', amount]));
    expect(asks(left({ to: 'child-1' }))).not.toContain('무엇을 주는 유언인가요?');
  });

  test('needs no amount for everything or a fraction, which follow from the estate', () => {
    expect(asks(left({ ...will, scope: 'whole' }))).not.toContain(amount);
    const fraction = asks(left({ ...will, scope: 'fraction' }));
    expect(fraction).not.toContain(amount);
    expect(fraction).toEqual(
      expect.arrayContaining(['재산을 몇으로 나누었나요?', '그중 몇을 받았나요? 2분의 1']),
    );
  });

  test('leaves its kind open in the sentence and on paper', () => {
    const input = left({ ...will, to: OUTSIDER });
    const found = answer(input);
    expect(sentenceOf(headline(found))).toContain('포괄유증');
    const markup = renderToStaticMarkup(<Result input={input} answer={found} />);
    expect(/<ul class="on-paper">.*?<\/ul>/s.exec(markup)?.[0]).toContain('포괄유증');
  });
});

describe('value of a gift at the death', () => {
  const rise = /돈은 받은 금액에, .*팔았거나 수용된 재산은 그때의 값에.*오른 물가를 더해/;

  test('includes the rise of prices for money and sold property (2006다28126, 2019다222867)', () => {
    const row = stepsWith(left({ to: 'child-1' }));
    expect(row).toMatch(/aria-describedby="[^"]*-amount-hint"/);
    expect(row).toMatch(rise);
    expect(row).toContain('대법원\u00a02006다28126·2019다222867');
    expect(row).not.toContain('시가입니다');
  });

  test('includes no rise for a will or insurance, which take effect at the death', () => {
    for (const kind of ['legacy', 'insurance'] as const) {
      const row = stepsWith(left({ kind, to: 'child-1' }));
      expect(row).not.toMatch(rise);
      expect(row).not.toContain('-amount-hint');
    }
  });

  test('depends on the court’s choice of prices, as the result explains', () => {
    const input = left({ to: 'child-1' });
    const markup = renderToStaticMarkup(<Result input={input} answer={answer(input)} />);
    expect(markup).toMatch(/GDP 디플레이터.*소비자물가지수.*법원이 정합니다/);
    expect(markup).toContain('대법원\u00a02006다28126');
  });
});

test('asks about limited acceptance only if the debts exceed the estate', () => {
  const gift = { to: OUTSIDER };
  const question = '본인이 한정승인을 하셨나요?';
  expect(asks(left(gift, { estate: 2n * 억, debts: 6n * 억 }))).toContain(question);
  expect(asks(left(gift, { estate: 2n * 억, debts: 0n }))).not.toContain(question);
});

test('asks for the premiums if the deceased paid a part of them', () => {
  const policy = { kind: 'insurance' as const, to: OUTSIDER };
  const premiums = ['낸 보험료 전체', '그중 고인이 낸 보험료'];
  expect(asks(left({ ...policy, paid: 'part' }))).toEqual(
    expect.arrayContaining(['받은 보험금', ...premiums]),
  );
  expect(asks(left(policy))).not.toContain(premiums[0]);
});

test('asks for the value at the end of the trial only for deaths before 2026-03-17', () => {
  const thing = { to: OUTSIDER };
  const value = '재판이 끝날 때의 시가';
  expect(asks(left(thing))).toEqual(
    expect.arrayContaining(['함께 넘긴 대출·보증금', '받은 분이 자기 돈으로 올린 값']),
  );
  expect(asks(left(thing))).not.toContain(value);
  expect(asks(left(thing, { death: '2026-03-16' }))).toContain(value);
});

test('folds the question about relatives who died or renounced, then asks for the status of each', () => {
  const input = left({ to: 'child-1' });
  expect(stepsWith(input)).toMatch(/<details class="forced-more"><summary>.*?상속을 포기한 가족/);
  expect(questionsOf(input).get('그런 가족이 있나요?')).toBeNull();
  const withRow = (part: object) => ({ ...input, relatives: [{ ...emptyRelative, ...part }] });
  expect(asks(withRow({}))).toContain('누구인가요?');
  expect(asks(withRow({}))).not.toContain('상태');
  expect(asks(withRow({ who: 'child-1' }))).toContain('상태');
  const branch = ['그분의 배우자', '그분의 자녀 수'];
  const late = asks(withRow({ who: 'child-1', status: 'predeceased' }));
  expect(late).toEqual(expect.arrayContaining(branch));
  const renounced = asks(withRow({ who: 'child-1', status: 'renounced' }));
  expect(renounced).not.toContain(branch[0]);
});

test('asks whether both knew of the harm only for an outsider’s gift from before the last year', () => {
  const knew = '준 분과 받은 분 모두 상속인의 손해를 알았나요?';
  expect(asks(left({ to: OUTSIDER, when: 'before' }))).toContain(knew);
  expect(asks(left({ to: OUTSIDER, when: 'year' }))).not.toContain(knew);
  expect(asks(left({ to: 'child-1', when: 'before' }))).not.toContain(knew);
});

describe('time of a gift to a late child’s representative', () => {
  const given = (benefit: Partial<BenefitInput>) =>
    questionsOf(left({ to: 'me', ...benefit }, { me: 'grandchild' }));
  const find = (questions: Map<string, string | null>, name: RegExp) =>
    [...questions].find(([question]) => name.test(question))?.[1];
  const asked = /전에 받았나요, 후에 받았나요/;
  const age = /얼마 전에 주셨나요/;

  test('is asked relative to the representation, and has no answer at first', () => {
    expect(find(given({}), asked)).toBeNull();
    expect(find(given({}), age), 'only of a gift before').toBeUndefined();
  });

  test('is asked relative to the deceased’s death only for a gift from before', () => {
    expect(find(given({ representation: 'before', when: 'before' }), age)).toBe('1년보다 전');
    expect(find(given({ representation: 'after' }), age)).toBeUndefined();
  });

  test.each(['spouse', 'late-child'])('is not asked if the recipient is %s', (to) => {
    expect(find(given({ to }), asked)).toBeUndefined();
  });
});
