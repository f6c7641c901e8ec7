import { useRef, useState } from 'react';
import { type Benefits, withAmount } from '../division/benefits.ts';
import { copy as division } from '../division/copy.ts';
import { DivisionFields } from '../division/division-fields.tsx';
import { DivisionTable } from '../division/division-table.tsx';
import { Actions } from '../parts/actions.tsx';
import { Announcement } from '../parts/announcement.tsx';
import { AnswerLine } from '../parts/answer-line.tsx';
import { Disclaimer } from '../parts/disclaimer.tsx';
import { LostLink } from '../parts/lost-link.tsx';
import { OnPaper } from '../parts/on-paper.tsx';
import { Reasons } from '../parts/reasons.tsx';
import { useCalculator } from '../parts/use-calculator.ts';
import { formatWon } from '../parts/won.ts';
import { answer, factsOf } from './answer.ts';
import { copy } from './copy.ts';
import { InputSchema, initial, type ShareInput } from './input.ts';
import { pathOf, withKin } from './kin-path.ts';
import { type Change, Ledger } from './ledger.tsx';
import { PersonPanel } from './person-panel.tsx';
import { StandsExplained } from './stands.tsx';
import { TreeView } from './tree-view.tsx';
import { treeSizes, useTreeSize } from './use-tree-size.ts';

const { table } = copy;

/** Steps that can be undone. */
const MAX_STEPS = 50;

const RESULT = 'shares-result';

/** The family in a ledger, its tree, and under the leaves what each inherits. */
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
  const [person, setPerson] = useState<string | null>(null);
  const fitting = useTreeSize();
  const found = answer(input);
  const facts = factsOf(input, found);
  const ifEstate = input.estate ? `${formatWon(input.estate)}${table.ifEstate}` : null;

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

  const putBenefit = (heir: string, kind: keyof Benefits, won: bigint | null) => {
    const path = pathOf(heir);
    if (!path) return;
    change(
      (latest) =>
        withKin(latest, path, ({ b, ...kin }) => {
          const benefits = withAmount(b, kind, won);
          return { ...kin, ...(benefits && { b: benefits }) };
        }),
      `${heir} ${kind}`,
    );
  };

  return (
    <>
      <div className="chapter-controls needs-script">
        {lost && <LostLink />}
        <Ledger
          input={input}
          revision={revision}
          change={(part) => change(part)}
          type={(part) => change(part, Object.keys(part).join())}
        />
        <p className="mt-4 text-muted">{copy.ledger.hint}</p>
        <DivisionFields
          key={revision}
          heirs={found.coHeirs}
          elsewhere={input.elsewhere}
          used={found.hasBenefits}
          onBenefit={putBenefit}
          onElsewhere={(elsewhere) => change({ elsewhere }, 'elsewhere')}
        />
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
        <AnswerLine result={RESULT}>{found.short}</AnswerLine>
      </div>
      <div className="chapter-body needs-script" id={RESULT}>
        <OnPaper facts={facts} />
        {treeSizes
          .filter(({ size }) => fitting === null || size === fitting)
          .map(({ size, className }) => (
            <TreeView
              key={className}
              answer={found}
              size={size}
              ifEstate={ifEstate}
              onOpen={setPerson}
              className={fitting ? `${className} share-only` : className}
            />
          ))}
        <PersonPanel
          id={person}
          name={(person && found.names.get(person)?.full) ?? ''}
          input={input}
          replace={replace}
        />
        {found.represented.map((one) => (
          <StandsExplained key={one.id} represented={one} />
        ))}
        {found.division && <DivisionTable answer={found.division} />}
        {found.hasBenefits && !found.division && <p className="mt-7">{division.noEstate}</p>}
        <div className="share-result">
          <Reasons reasons={found.reasons}>{found.sentence}</Reasons>
          <Disclaimer
            unsettled={found.unsettled}
            leftOut={leftOut(found.rest, found.division !== null)}
          />
          <Actions calculator="shares" input={input} facts={facts} />
        </div>
        <Announcement text={found.sentence} />
      </div>
    </>
  );
}

function leftOut(rest: string, divided: boolean): string {
  return [
    ...(divided ? [] : [table.note]),
    ...(rest ? [`${table.rest} ${rest}${table.restAfter}`] : []),
  ].join(' ');
}
