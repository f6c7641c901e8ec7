import { useId } from 'react';

interface OptionRowProps<Value extends string> {
  /** Id of the first option, which a link to the question focuses. */
  id: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null: not answered yet. */
  value: Value | null;
  onValue: (value: Value) => void;
  hint?: string;
}

/** Question with answers in boxes that wrap, the chosen one with a yellow line. */
export function OptionRow<Value extends string>(props: OptionRowProps<Value>) {
  const { id, label, options, value, onValue, hint } = props;
  const name = useId();
  return (
    <fieldset className="form-options" aria-describedby={hint ? `${id}-hint` : undefined}>
      <legend>{label}</legend>
      {hint && (
        <p className="form-hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <div className="form-option-boxes">
        {options.map((option, index) => (
          <label key={option.value}>
            <input
              id={index === 0 ? id : undefined}
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValue(option.value)}
            />
            <span className="form-option-word">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
