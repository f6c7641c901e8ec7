import { copy } from './copy.ts';

interface SelectFieldProps {
  id: string;
  label: string;
  /** Empty: nothing is chosen yet. */
  value: string;
  options: readonly { value: string; label: string }[];
  onSelect: (value: string) => void;
  describedBy?: string;
}

/** One of several, in a ledger's row; "선택" until one is chosen. */
export function SelectField({
  id,
  label,
  value,
  options,
  onSelect,
  describedBy,
}: SelectFieldProps) {
  return (
    <div className="forced-select">
      <label htmlFor={id}>{label}</label>
      <select
        className="field select"
        id={id}
        value={value}
        aria-describedby={describedBy}
        onChange={({ currentTarget }) => onSelect(currentTarget.value)}
      >
        {options.every((option) => option.value !== '') && (
          <option value="" disabled>
            {copy.gifts.choose}
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
