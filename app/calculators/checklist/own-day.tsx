import { useState } from 'react';
import { DateField } from '../fields/date-field.tsx';
import { isFuture } from '../state/use-today.ts';
import { copy } from './copy.ts';
import type { QuestionProps } from './death-question.tsx';
import { words } from './list-copy.ts';
import type { Asked } from './terms.ts';

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
        describedBy={`${id}-words`}
      />
      <div id={`${id}-words`}>
        {early && <p className="field-error">{words.death.early}</p>}
        {isFuture(typed, today) && <p className="field-error">{words.death.future}</p>}
        <p className="text-muted">{hint}</p>
      </div>
    </div>
  );
}
