import { useRef, useState } from 'react';
import { Announcement } from '../parts/announcement.tsx';
import { copy as calculators } from '../parts/copy.ts';
import { LostLink } from '../parts/lost-link.tsx';
import { useCalculator } from '../parts/use-calculator.ts';
import { useToday } from '../parts/use-today.ts';
import { copy } from './copy.ts';
import { initial, type ShareInput } from './input.ts';
import { type Change, Ledger } from './ledger.tsx';
import { InputSchema, problemOf } from './possible.ts';
import { Result } from './result.tsx';

/** Steps that can be undone. */
const MAX_STEPS = 50;

/** 상속분: the family in a ledger, its tree, and under the leaves what each inherits. */
export function SharesCalculator() {
  const calculator = useCalculator({
    calculator: 'shares',
    schema: InputSchema,
    initial,
  });
  const { input, revision, lost } = calculator;
  const [past, setPast] = useState<ShareInput[]>([]);
  /** The field in which something is being typed. */
  const typing = useRef('');
  const today = useToday();
  const problem = problemOf(input, today);

  const remember = (field = '') => {
    const goesOn = field !== '' && field === typing.current;
    typing.current = field;
    if (!goesOn) setPast((steps) => [...steps.slice(1 - MAX_STEPS), input]);
  };
  const change = (part: Change, field?: string) => {
    remember(field);
    calculator.change(part);
  };
  const replace = (next: ShareInput) => {
    remember();
    calculator.replace(next);
  };
  const undo = () => {
    const last = past.at(-1);
    if (!last) return;
    typing.current = '';
    setPast(past.slice(0, -1));
    calculator.replace(last);
  };

  return (
    <>
      <div className="chapter-controls needs-script">
        {lost && <LostLink />}
        <Ledger
          input={input}
          future={problem === 'future'}
          revision={revision}
          change={(part) => change(part)}
          type={(part) => change(part, Object.keys(part).join())}
        />
        <p className="mt-4 text-muted t1">{copy.ledger.hint}</p>
        <p className="share-steps">
          <button
            className="link"
            type="button"
            aria-disabled={past.length === 0 || undefined}
            onClick={undo}
          >
            {copy.ledger.undo}
          </button>
          <button className="link" type="button" onClick={() => replace(initial)}>
            {copy.ledger.anew}
          </button>
        </p>
      </div>
      <div className="chapter-body needs-script">
        {problem === 'impossible' && (
          <p className="trouble" role="alert">
            {copy.impossible}
          </p>
        )}
        {problem === 'future' && <Announcement text={calculators.futureDeath} />}
        {problem === null && <Result input={input} replace={replace} />}
      </div>
    </>
  );
}
