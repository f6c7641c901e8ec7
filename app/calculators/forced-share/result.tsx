import { Actions } from '../result/actions.tsx';
import { Announcement } from '../result/announcement.tsx';
import { Disclaimer } from '../result/disclaimer.tsx';
import { ShareText } from '../result/fractions.tsx';
import { NotComputedResult } from '../result/not-computed.tsx';
import { OnPaper } from '../result/on-paper.tsx';
import { Reasons } from '../result/reasons.tsx';
import { copy } from './copy.ts';
import { Demands } from './demands.tsx';
import type { Answer } from './describe.ts';
import { headline } from './headline.ts';
import { Indebted } from './indebted.tsx';
import type { Input } from './input.ts';
import { inputInWords } from './input-in-words.ts';
import { Limits } from './limits.tsx';
import { Lines } from './lines.tsx';
import { needsDebtWarning } from './needs-debt-warning.ts';
import { leftOut } from './phrases.ts';

const { result: words } = copy;

/** Id of the result's section. */
export const RESULT = `${copy.id}-result`;

interface ResultProps {
  input: Input;
  answer: Answer;
}

/** The result: a sentence, lines drawn to scale, the demands and the reasons. */
export function Result({ input, answer }: ResultProps) {
  const { title, amount, rest, text } = headline(answer);
  const claim = answer.state === 'claim' ? answer : null;
  const facts = inputInWords(input, answer);
  if (answer.state === 'not-computed') {
    return (
      <section className="forced-result needs-script" id={RESULT} aria-label={words.label}>
        <NotComputedResult calculator="forced-share" code={input} facts={facts} why={answer.why} />
      </section>
    );
  }
  const said = [title, amount, rest, text].join(' ');
  return (
    <>
      <section className="forced-result needs-script" id={RESULT} aria-label={words.label}>
        <OnPaper facts={facts} />
        {claim && <p className="forced-left-out max-w-[46em] text-muted">{copy.leftOut}</p>}
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
      <Announcement text={said} />
      {claim && claim.claim.shortfall > 0n && <Limits limitations={claim.limitations} />}
      {answer.state !== 'undated' && (
        <div className="result-why forced-why needs-script">
          {claim && <Reasons reasons={claim.reasons} />}
          <Actions calculator="forced-share" code={input} facts={facts} />
          <Disclaimer
            unsettled={claim ? [...claim.unsettled, ...leftOut] : []}
            leftOut={copy.valued}
          />
        </div>
      )}
    </>
  );
}
