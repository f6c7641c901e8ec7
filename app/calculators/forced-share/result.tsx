import type { Limitation } from '#app/law/forced-share/forced-shares.ts';
import { formatWon } from '../fields/won.ts';
import { Actions } from '../result/actions.tsx';
import { Announcement } from '../result/announcement.tsx';
import { Disclaimer } from '../result/disclaimer.tsx';
import { ShareText } from '../result/fractions.tsx';
import { NotComputedResult } from '../result/not-computed.tsx';
import { OnPaper } from '../result/on-paper.tsx';
import { citationText } from '../result/phrases.ts';
import { Reasons } from '../result/reasons.tsx';
import { SentBy } from '../result/sent-by.tsx';
import type { Origin } from '../state/calculator-state.ts';
import { type Answer, needsDebtWarning } from './answer.ts';
import { copy } from './copy.ts';
import { headline } from './headline.ts';
import { type Input, linksTo } from './input.ts';
import { inputInWords } from './input-in-words.ts';
import { Lines } from './lines.tsx';
import { nameOf } from './names.ts';
import { explainLimitation, leftOut } from './phrases.ts';

const { result: words } = copy;

/** Id of the result's section. */
export const RESULT = `${copy.id}-result`;

interface ResultProps {
  input: Input;
  /** Default: the visitor's own. */
  origin?: Origin;
  answer: Answer;
}

/** The result: a sentence, lines drawn to scale, the demands and the reasons. */
export function Result({ input, origin = 'own', answer }: ResultProps) {
  const { title, amount, rest, text } = headline(answer);
  const claim = answer.state === 'claim' ? answer : null;
  const facts = inputInWords(input, answer);
  if (answer.state === 'not-computed') {
    return (
      <>
        <section className="forced-result needs-script" id={RESULT} aria-label={words.label}>
          <NotComputedResult
            calculator="forced-share"
            {...linksTo(input)}
            facts={facts}
            why={answer.why}
          />
        </section>
        <Announcement key="said" text={answer.why.whole} />
      </>
    );
  }
  const said = [title, amount, rest, text].join(' ');
  return (
    <>
      <section className="forced-result needs-script" id={RESULT} aria-label={words.label}>
        <SentBy calculator="forced-share" origin={origin} isPartial={input.isPartial} />
        <OnPaper facts={facts} />
        <h3 className="t4">
          <span key={said}>
            <span>{`${title} `}</span>
            {amount && (
              <span className="marked">
                <ShareText>{amount}</ShareText>
              </span>
            )}
            {rest && <span>{rest}</span>}
          </span>
        </h3>
        <p className="mt-2 max-w-[37em]">
          <ShareText>{text}</ShareText>
        </p>
        {needsDebtWarning(input, answer) && <Indebted />}
        {(answer.state === 'ratio' || (answer.state === 'claim' && answer.base > 0n)) && (
          <Lines input={input} answer={answer} />
        )}
        {claim && <Demands claim={claim} />}
      </section>
      <Announcement key="said" text={said} />
      {claim && claim.claim.shortfall > 0n && <Limits limitations={claim.limitations} />}
      {answer.state !== 'open' && (
        <div className="result-why forced-why needs-script">
          {claim && <Reasons reasons={claim.reasons} />}
          <Actions calculator="forced-share" {...linksTo(input)} facts={facts} />
          {claim && <p className="max-w-[46em] text-muted">{copy.leftOut}</p>}
          <Disclaimer
            unsettled={claim ? [...claim.unsettled, ...leftOut] : []}
            leftOut={copy.valued}
          />
        </div>
      )}
    </>
  );
}

/** Advice for debts that exceed the estate. Steps against the debts are separate and have their own deadline. */
function Indebted() {
  return (
    <div className="forced-indebted">
      <p className="max-w-[37em] text-ink">
        <span>{words.indebted.text}</span>{' '}
        <span className="text-muted t1">{words.indebted.article}</span>
      </p>
      <Onward href="/areas/renunciation" text={words.indebted.area} />
      <Onward href="/deadlines" text={words.indebted.deadlines} />
    </div>
  );
}

/** 누구에게 얼마를: the demand against each recipient, legacies before gifts, and the form of payment. */
function Demands({ claim: answer }: { claim: Extract<Answer, { state: 'claim' }> }) {
  const { claim, people, payment } = answer;
  if (claim.shortfall === 0n) return null;
  const form = words.payments[payment];
  // Legacies come first (민법 1116).
  const inOrder = [...claim.from].sort(
    (one, other) => Number(other.legacy > 0n) - Number(one.legacy > 0n),
  );
  return (
    <div className="mt-10">
      <h4 className="t3">{words.demands}</h4>
      <dl className="result-terms forced-demands">
        {inOrder.map(({ person, legacy, gift }) => {
          const atTrial = claim.fromAtTrial.find((one) => one.person === person);
          return (
            <div key={person}>
              <dt>{nameOf(person, people)}</dt>
              <dd>
                {legacy > 0n && <Amount from={words.legacy} won={legacy} />}
                {gift > 0n && <Amount from={words.gift} won={gift} />}
                {atTrial && <Amount from={words.atTrial} won={atTrial.legacy + atTrial.gift} />}
              </dd>
            </div>
          );
        })}
        <div>
          <dt>{words.how}</dt>
          <dd>
            <span>
              <span>{form.text}</span> <span className="text-muted t1">{form.article}</span>
            </span>
          </dd>
        </div>
      </dl>
    </div>
  );
}

function Amount({ from, won }: { from: string; won: bigint }) {
  return (
    <span>
      <span>{from}</span> <span className="t3">{formatWon(won)}</span>
    </span>
  );
}

/** Limitation periods of the claim, in the margin. The deadline calculator has the dates. */
function Limits({ limitations }: { limitations: Limitation[] }) {
  return (
    <section className="forced-limits" aria-labelledby={`${copy.id}-limits`}>
      <p className="font-semibold text-ink" id={`${copy.id}-limits`}>
        {words.limits}
      </p>
      <dl>
        {limitations.map((limitation) => (
          <div key={limitation.code}>
            <dt className="t3">{words.limitTerms[limitation.code]}</dt>
            <dd>
              <span>{explainLimitation(limitation).text}</span>{' '}
              <span className="text-muted t1">{citationText(limitation.articles)}</span>
            </dd>
          </div>
        ))}
      </dl>
      <Onward href="/deadlines" text={words.deadlines} />
    </section>
  );
}

function Onward({ href, text }: { href: string; text: string }) {
  return (
    <p>
      <a className="link inline-flex min-h-11 items-center" href={href}>
        {text}
      </a>
    </p>
  );
}
