import { copy } from '../copy.ts';

interface SelectFieldProps<Value extends string> {
  id: string;
  label: string;
  options: readonly { value: Value; label: string }[];
  /** Null while nothing is chosen. */
  value: Value | null;
  /** Placeholder while nothing is chosen. */
  unchosen?: string;
  onSelect: (value: Value) => void;
  /** Id of a further description. */
  describedBy?: string;
}

/** Select in a row of the ledger, for a choice with more options than fit side by side. */
export function SelectField<Value extends string>(props: SelectFieldProps<Value>) {
  const { id, label, options, value, unchosen = copy.choose, onSelect, describedBy } = props;
  return (
    <div className="select-row">
      <label htmlFor={id}>{label}</label>
      <select
        className="field select"
        id={id}
        value={value ?? ''}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onSelect(chosen.value);
        }}
      >
        {value === null && (
          <option value="" disabled>
            {unchosen}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
