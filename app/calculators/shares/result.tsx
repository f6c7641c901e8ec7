import { useState } from 'react';
import { DivisionTable } from '../division/division-table.tsx';
import { formatWon } from '../fields/won.ts';
import { Actions } from '../result/actions.tsx';
import { Disclaimer } from '../result/disclaimer.tsx';
import { OnPaper } from '../result/on-paper.tsx';
import { Reasons, Unfolding } from '../result/reasons.tsx';
import { SentBy } from '../result/sent-by.tsx';
import { NoResult } from '../result/trouble.tsx';
import { KeepCase } from '../state/keep-case.tsx';
import { type Answer, answerSince1991 } from './answer.ts';
import { copy } from './copy.ts';
import { everydayAnswers } from './everyday.ts';
import { example, type ShareInput } from './input.ts';
import { inputInWords } from './input-in-words.ts';
import { PersonPanel, type PersonPanelProps } from './person-panel.tsx';
import { linksTo } from './shared-family.ts';
import { StandsExplained } from './stands.tsx';
import { TreeView } from './tree-view.tsx';
import { treeSizes, useTreeSize } from './use-tree-size.ts';

const { table } = copy;
const everyday = everydayAnswers();

interface ResultProps {
  input: ShareInput;
  answer: Answer;
  /** Message in place of the shares. The panel stays, because it may hold the unusable field. */
  unusable: string | null;
  replace: (input: ShareInput) => void;
  change: PersonPanelProps['change'];
}

/** The tree, each heir's share, and the reasons. */
export function Result({ input, answer: found, unusable, replace, change }: ResultProps) {
  const [person, setPerson] = useState<string | null>(null);
  const facts = inputInWords(input, found);
  return (
    <>
      {unusable === null ? (
        <>
          <OnPaper facts={facts} />
          <Trees answer={found} estate={input.estate} onOpen={setPerson} />
        </>
      ) : (
        <NoResult words={unusable} />
      )}
      <PersonPanel
        id={person}
        name={(person && found.names.get(person)?.full) ?? null}
        input={input}
        replace={replace}
        change={change}
      />
      {unusable === null && <Explained input={input} answer={found} facts={facts} />}
    </>
  );
}

const exampleAnswer = answerSince1991(example);

/** The shares of a family that nobody has entered, without script too. Nothing of it can be sent or changed. */
export function ExampleResult() {
  return (
    <>
      <SentBy calculator="shares" origin="example" />
      <Trees answer={exampleAnswer} estate={example.estate} onOpen={null} />
      {exampleAnswer.represented.map((one) => (
        <StandsExplained key={one.id} represented={one} />
      ))}
      <div className="actions needs-script">
        <KeepCase chapter="shares" />
      </div>
    </>
  );
}

interface TreesProps {
  answer: Answer;
  estate: bigint | null;
  /** Null if nobody can be changed. */
  onOpen: ((person: string) => void) | null;
}

function Trees({ answer, estate, onOpen }: TreesProps) {
  const ifEstate = estate ? `${formatWon(estate)}${table.ifEstate}` : null;
  const fitting = useTreeSize();
  return treeSizes
    .filter(({ size }) => fitting === null || size === fitting)
    .map(({ size, shown }) => (
      <TreeView
        key={shown}
        answer={answer}
        size={size}
        ifEstate={ifEstate}
        onOpen={onOpen}
        className={fitting ? undefined : shown}
      />
    ));
}

interface ExplainedProps extends Pick<ResultProps, 'input' | 'answer'> {
  facts: readonly string[];
}

/** The parts that the tree and its table lack: the division, the reasons and the actions. */
function Explained({ input, answer: found, facts }: ExplainedProps) {
  return (
    <>
      {found.represented.map((one) => (
        <StandsExplained key={one.id} represented={one} />
      ))}
      {found.division && <DivisionTable answer={found.division} />}
      {found.lacking && <p className="mt-7">{found.lacking}</p>}
      <div className="share-result">
        <Reasons reasons={found.reasons}>{found.sentence}</Reasons>
        <div className="reasons">
          <Unfolding title={copy.everyday.title} reasons={everyday} />
        </div>
        <Disclaimer unsettled={found.unsettled} leftOut={leftOut(found)} />
        <Actions calculator="shares" {...linksTo(input)} facts={facts} />
      </div>
    </>
  );
}

function leftOut({ rest, division: divided }: Answer): string {
  return [
    ...(divided ? [] : [table.note]),
    ...(rest ? [`${table.rest} ${rest}${table.restAfter}`] : []),
  ].join(' ');
}
