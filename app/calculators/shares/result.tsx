import { useState } from 'react';
import { Actions } from '../parts/actions.tsx';
import { Announcement } from '../parts/announcement.tsx';
import { Disclaimer } from '../parts/disclaimer.tsx';
import { OnPaper } from '../parts/on-paper.tsx';
import { Reasons } from '../parts/reasons.tsx';
import { formatWon } from '../parts/won.ts';
import { answer, factsOf } from './answer.ts';
import { copy } from './copy.ts';
import { EverydayList } from './everyday-list.tsx';
import type { ShareInput } from './input.ts';
import { PersonPanel } from './person-panel.tsx';
import { StandsExplained } from './stands.tsx';
import { TreeView } from './tree-view.tsx';
import { treeSizes, useTreeSize } from './use-tree-size.ts';

const { table } = copy;

interface ResultProps {
  /** A family that the law answers. */
  input: ShareInput;
  replace: (input: ShareInput) => void;
}

/** The tree, what each inherits, and why. */
export function Result({ input, replace }: ResultProps) {
  const [person, setPerson] = useState<string | null>(null);
  const fitting = useTreeSize();
  const found = answer(input);
  const facts = factsOf(input, found);
  const ifEstate = input.estate ? `${formatWon(input.estate)}${table.ifEstate}` : null;
  return (
    <>
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
      <div className="share-result">
        <Reasons reasons={found.reasons}>{found.sentence}</Reasons>
        <EverydayList />
        <Disclaimer unsettled={found.unsettled} leftOut={leftOut(found.rest)} />
        <Actions calculator="shares" input={input} facts={facts} />
      </div>
      <Announcement text={found.sentence} />
    </>
  );
}

function leftOut(rest: string): string {
  return rest ? `${table.note} ${table.rest} ${rest}${table.restAfter}` : table.note;
}
