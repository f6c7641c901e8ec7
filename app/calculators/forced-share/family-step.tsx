import { flushSync } from 'react-dom';
import { DateField } from '../fields/date-field.tsx';
import type { InputChange } from '../state/calculator-state.ts';
import { copy } from './copy.ts';
import { questions } from './family.ts';
import { FamilyFields } from './family-fields.tsx';
import { example, type Input, InputSchema, initial, without } from './input.ts';
import type { Person } from './names.ts';
import { RelativesFields } from './relatives-fields.tsx';
import { NextStep } from './step-parts.tsx';
import { openQuestions } from './summaries.ts';

const { family: words, steps, id } = copy;
const kinds = InputSchema.entries.me.options;

const exampleId = `${id}-example`;

interface FamilyStepProps {
  input: Input;
  /** Error message for a death in the future; null for any other. */
  future: string | null;
  revision: number;
  people: Person[];
  change: (part: InputChange<Input>) => void;
  /** Shows an example. */
  show: (example: Input) => void;
  /** Clears the input, or takes an example away. */
  clear: () => void;
}

/** 누가: the visitor's relation to the deceased, the day of the death, and the rest of the family. */
export function FamilyStep(props: FamilyStepProps) {
  const { input, future, revision, people, change, show, clear } = props;
  function clearAndFocus(): void {
    // Clearing removes the pressed button, so the focus moves to the example's button.
    flushSync(clear);
    document.getElementById(exampleId)?.focus();
  }

  return (
    <>
      <div className="forced-columns" key={revision}>
        <fieldset className="forced-ledger">
          <legend className="forced-me">{words.me}</legend>
          {kinds.map((kind) => (
            <label key={kind} className="forced-row">
              <input
                className="radio"
                type="radio"
                name={`${id}-me`}
                value={kind}
                checked={input.me === kind && !input.unanswered.includes('me')}
                onChange={() =>
                  change((latest) => ({ me: kind, unanswered: without('me', latest) }))
                }
              />
              <span>{words.options[kind]}</span>
            </label>
          ))}
        </fieldset>
        <div className="forced-ledger">
          <DateField
            id={`${id}-death`}
            recent={true}
            label={words.death}
            value={input.death}
            onDate={(death) => change({ death })}
            describedBy={`${id}-death-future`}
          />
          <p className="field-error t1" id={`${id}-death-future`} hidden={!future}>
            {future}
          </p>
          <FamilyFields input={input} change={change} />
        </div>
        {questions(input).relatives && openQuestions(input).length === 0 && (
          <div className="col-span-full">
            <RelativesFields input={input} people={people} change={change} />
          </div>
        )}
      </div>
      <p className="forced-onward">
        <button className="copy-link" id={exampleId} type="button" onClick={() => show(example)}>
          <span className="underlined">{steps.example}</span>
        </button>
        {input !== initial && (
          <button className="copy-link" type="button" onClick={clearAndFocus}>
            <span className="underlined">{steps.clear}</span>
          </button>
        )}
        <NextStep step="estate" />
      </p>
    </>
  );
}
