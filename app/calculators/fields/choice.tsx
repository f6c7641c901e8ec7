import { useId } from 'react';
import { copy } from '../copy.ts';

interface ChoiceProps<Value extends string> {
  label: string;
  /** Name of the radio buttons, by which a choice from before hydration is found again. Default: unique. */
  name?: string;
  options: readonly { value: Value; label: string }[];
  /** Null: not answered yet. */
  value: Value | null;
  onChoice: (value: Value) => void;
}

/** Choice between two or three options side by side, with a yellow rule under the chosen option. */
export function Choice<Value extends string>({
  label,
  name: givenName,
  options,
  value,
  onChoice,
}: ChoiceProps<Value>) {
  const ownName = `choice${useId()}`;
  const name = givenName ?? ownName;
  return (
    <div className="choice control-row" role="radiogroup" aria-labelledby={`${name}-label`}>
      <span id={`${name}-label`}>{label}</span>
      <span className="choice-box control-box">
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChoice(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </span>
    </div>
  );
}

interface YesNoProps {
  label: string;
  name?: string;
  /** Null: not answered yet. */
  value: boolean | null;
  onChoice: (yes: boolean) => void;
  /** Other words for the answers. */
  words?: { yes: string; no: string };
}

/** Question answered with 있음 or 없음, or with other words. */
export function YesNo({ label, name, value, onChoice, words = copy }: YesNoProps) {
  return (
    <Choice
      label={label}
      {...(name && { name })}
      options={[
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
      ]}
      value={value === null ? null : value ? 'yes' : 'no'}
      onChoice={(choice) => onChoice(choice === 'yes')}
    />
  );
}

/** Lists the options of a choice in the order of their labels. */
export function optionsOf<Value extends string>(labels: Readonly<Partial<Record<Value, string>>>) {
  // A record literal has exactly the keys of its type.
  const options = Object.entries(labels) as [Value, string][];
  return options.map(([value, label]) => ({ value, label }));
}
