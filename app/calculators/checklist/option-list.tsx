interface OptionListProps<Value extends string> {
  /** Name of the group of radios. */
  name: string;
  labelledBy: string;
  options: readonly { value: Value; label: string }[];
  value: Value | undefined;
  onChoice: (value: Value) => void;
}

/** Answers below each other, of which one is chosen. */
export function OptionList<Value extends string>(props: OptionListProps<Value>) {
  const { name, labelledBy, options, value, onChoice } = props;
  return (
    <div className="ask-options" role="radiogroup" aria-labelledby={labelledBy}>
      {options.map((option) => (
        <label key={option.value} className="ask-option">
          <input
            className="radio"
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChoice(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </div>
  );
}

interface TickProps {
  id?: string;
  name?: string;
  label: string;
  checked: boolean;
  onTick: (checked: boolean) => void;
}

/** An answer that can be ticked. */
export function Tick({ id, name, label, checked, onTick }: TickProps) {
  return (
    <label className="ask-option">
      <input
        className="checkbox"
        type="checkbox"
        id={id}
        name={name}
        checked={checked}
        onChange={({ currentTarget }) => onTick(currentTarget.checked)}
      />
      <span>{label}</span>
    </label>
  );
}
