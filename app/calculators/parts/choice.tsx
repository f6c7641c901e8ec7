import { type ReactNode, useId } from 'react';

interface ChoiceProps<Value extends string> {
  label: ReactNode;
  options: readonly { value: Value; label: string }[];
  /** Null: not answered yet. */
  value: Value | null;
  onChoice: (value: Value) => void;
}

/** One of two or three, side by side: a yellow rule under the chosen one. */
export function Choice<Value extends string>({
  label,
  options,
  value,
  onChoice,
}: ChoiceProps<Value>) {
  const name = `choice${useId()}`;
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
