import { formatWon } from '../fields/won.ts';
import { copy } from './copy.ts';
import type { Answer } from './describe.ts';
import { nameOf } from './name-of.ts';

const { result: words } = copy;

/** 누구에게 얼마를: the demand against each recipient, legacies before gifts, and the form of payment. */
export function Demands({ claim: answer }: { claim: Extract<Answer, { state: 'claim' }> }) {
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
