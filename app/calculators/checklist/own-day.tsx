import { useState } from 'react';
import type { Facts } from '#app/case/facts.ts';
import type { FactsChange } from '#app/case/store.ts';
import { copy as calculators } from '../copy.ts';
import { DateField } from '../fields/date-field.tsx';
import { isFuture } from '../state/use-today.ts';
import { copy } from './copy.ts';
import type { Asked } from './terms.ts';

export interface QuestionProps {
  facts: Readonly<Facts>;
  /** Empty until the browser knows it. */
  today: string;
  onChange: (part: FactsChange<Facts>) => void;
}

const { deathQuestion: words } = calculators;

/** A day from which a term runs, and which only the visitor knows. Nothing is preset. */
export function OwnDay({
  asked,
  id,
  facts,
  today,
  onChange,
}: QuestionProps & { asked: Asked; id: string }) {
  const { question, hint } = copy.asks[asked];
  // A whole day counts at once and would end the row that asks for it.
  const [typed, setTyped] = useState(facts[asked] ?? '');
  const early =
    asked === 'becameHeir' && facts.death !== undefined && typed !== '' && typed < facts.death;
  return (
    <div className="ask-own">
      <DateField
        id={id}
        label={question}
        value={facts[asked] ?? ''}
        onDate={(day) => {
          setTyped(day);
          onChange({ [asked]: day || undefined });
        }}
        recent
        first={asked === 'becameHeir' ? facts.death : undefined}
        describedBy={`${id}-words`}
      />
      <div id={`${id}-words`}>
        {early && <p className="field-error">{words.early}</p>}
        {isFuture(typed, today) && <p className="field-error">{words.future}</p>}
        <p className="text-muted">{hint}</p>
      </div>
    </div>
  );
}
