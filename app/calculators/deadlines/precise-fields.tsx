import type { Abroad } from '#app/law/deadlines/rules.ts';
import { copy } from './copy.ts';
import { DateRow } from './date-row.tsx';
import { abroads, type Input, type PreciseDate, preciseDates } from './input.ts';

interface PreciseFieldsProps {
  input: Input;
  early: Set<string>;
  onChange: (part: Partial<Input>) => void;
}

/** 자세한 사정 입력: an unfolding section of details that change the answers. An empty field does not apply. */
export function PreciseFields({ input, early, onChange }: PreciseFieldsProps) {
  return (
    <details className="deadline-precise unfold needs-script">
      <summary>
        <span>{copy.precise}</span>
        <span className="accordion-sign" aria-hidden="true" />
      </summary>
      <p className="text-muted">{copy.preciseHint}</p>
      <div className="deadline-fields">
        {preciseDates
          .filter((name) => name !== 'becameHeir')
          .map((name) => (
            <DateRow
              key={name}
              id={`deadlines-${name}`}
              label={copy.dates[name]}
              value={input[name]}
              onDate={(date) => onChange({ [name]: date })}
              hint={hints[name]}
              early={early.has(name)}
            />
          ))}
        <label className="deadline-select">
          <span>{copy.abroad}</span>
          <select
            className="field select"
            defaultValue={input.abroad ?? ''}
            onChange={({ currentTarget }) => onChange({ abroad: readAbroad(currentTarget.value) })}
          >
            {Object.entries(copy.abroadOptions).map(([value, words]) => (
              <option key={value} value={value === 'none' ? '' : value}>
                {words}
              </option>
            ))}
          </select>
        </label>
        {(['creditor', 'unrecognized'] as const).map((name) => (
          <label key={name} className="flex min-h-13 cursor-pointer items-center gap-3.5 text-ink">
            <input
              className="checkbox"
              type="checkbox"
              defaultChecked={input[name]}
              onChange={({ currentTarget }) =>
                onChange({ [name]: currentTarget.checked || undefined })
              }
            />
            <span>{copy[name]}</span>
          </label>
        ))}
      </div>
    </details>
  );
}

const hints: Partial<Record<PreciseDate, string>> = copy.dateHints;

function readAbroad(value: string): Abroad | undefined {
  return abroads.find((one) => one === value);
}
