import { Choice, optionsOf, YesNo } from '../fields/choice.tsx';
import { CountField } from '../fields/count-field.tsx';
import type { InputChange } from '../state/calculator-state.ts';
import { copy } from './copy.ts';
import { type FamilyName, type Input, MAX_COUNT, without } from './input.ts';
import { familyQuestions, standings } from './summaries.ts';

const { family: words, id } = copy;

interface FamilyFieldsProps {
  input: Input;
  change: (part: InputChange<Input>) => void;
}

/** Questions about the rest of the family that matter for the visitor's relation to the deceased. */
export function FamilyFields({ input, change }: FamilyFieldsProps) {
  const { standsAs } = input;
  const mayStandFor = standings(input);
  const isOpen = (name: FamilyName) => input.unanswered.includes(name);
  const put = (name: FamilyName, part: Partial<Input>) =>
    change((latest) => ({ ...part, unanswered: without(name, latest) }));
  return (
    <>
      {mayStandFor && (
        <Choice
          label={words.standsAs}
          options={optionsOf(mayStandFor)}
          value={isOpen('standsAs') ? null : standsAs}
          onChoice={(chosen) => put('standsAs', { standsAs: chosen })}
        />
      )}
      {familyQuestions(input).map((one) =>
        'least' in one ? (
          <CountField
            key={one.name}
            id={`${id}-${one.name}`}
            label={one.label}
            min={one.least}
            max={MAX_COUNT[one.name]}
            value={isOpen(one.name) ? null : Math.max(input[one.name], one.least)}
            placeholder={words.howMany}
            onChange={(count) => put(one.name, { [one.name]: count })}
          />
        ) : (
          <YesNo
            key={one.name}
            name={`${id}-${one.name}`}
            label={one.label}
            value={isOpen(one.name) ? null : input[one.name]}
            onChoice={(yes) => put(one.name, { [one.name]: yes })}
          />
        ),
      )}
    </>
  );
}
