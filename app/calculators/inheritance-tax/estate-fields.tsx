import { flushSync } from 'react-dom';
import { Choice } from '../fields/choice.tsx';
import { CountField } from '../fields/count-field.tsx';
import { DateField } from '../fields/date-field.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { copy } from './copy.ts';
import { example, type FieldsProps, type Input, initial, MAX } from './input.ts';
import { CountRow, MoneyRow } from './rows.tsx';

const { id, fields: words } = copy;
const yesOrNo = [
  { value: 'yes', label: words.yes },
  { value: 'no', label: words.no },
] as const;
const divisions = [
  { value: 'statutory', label: words.divisions.statutory },
  { value: 'other', label: words.divisions.other },
] as const;
const exampleId = `${id}-example`;

interface EstateFieldsProps extends FieldsProps {
  /** Error message for a date of death in the future; null for any other. */
  future: string | null;
  revision: number;
  /** Shows an example. */
  show: (example: Input) => void;
  /** Clears the input, or takes an example away. */
  clear: () => void;
}

/** 재산과 가족: the fields on which nearly every tax depends. */
export function EstateFields(props: EstateFieldsProps) {
  const { input, future, revision, change, show, clear } = props;
  function clearAndFocus(): void {
    // The pressed button is removed, so the focus moves to the example button.
    flushSync(clear);
    document.getElementById(exampleId)?.focus();
  }

  return (
    <>
      <fieldset className="tax-ledger" key={revision}>
        <legend className="sr-only">{words.label}</legend>
        {(['estate', 'debts'] as const).map((name) => (
          <MoneyRow
            key={name}
            name={name}
            label={words[name]}
            hint={words[`${name}Hint`]}
            value={input[name]}
            onWon={(won) => change({ [name]: won })}
          />
        ))}
        <div>
          <DateField
            id={`${id}-death`}
            recent={true}
            label={words.death}
            value={input.death}
            onDate={(death) => change({ death })}
            describedBy={`${id}-death-hint`}
          />
          <div id={`${id}-death-hint`}>
            {future ? (
              <p className="field-error">{future}</p>
            ) : (
              <p className="tax-hint">{words.deathHint}</p>
            )}
          </div>
        </div>
        <FamilyFields input={input} change={change} />
      </fieldset>
      <p className="tax-steps">
        <button className="link" id={exampleId} type="button" onClick={() => show(example)}>
          {words.example}
        </button>
        {input !== initial && (
          <button className="link" type="button" onClick={clearAndFocus}>
            {words.clear}
          </button>
        )}
      </p>
    </>
  );
}

/** Fields for the heirs, and for the spouse's part. */
function FamilyFields({ input, change }: FieldsProps) {
  const { spouse, children, parents, division } = input;
  return (
    <>
      <Choice
        label={words.spouse}
        options={yesOrNo}
        value={spouse ? 'yes' : 'no'}
        onChoice={(chosen) => change({ spouse: chosen === 'yes' })}
      />
      <CountRow
        name="children"
        label={words.children}
        hint={words.childrenHint}
        max={MAX.children}
        value={children}
        onChange={(count) => change({ children: count })}
      />
      {spouse && children === 0 && (
        <CountField
          id={`${id}-parents`}
          label={words.parents}
          min={0}
          max={MAX.parents}
          value={parents}
          onChange={(count) => change({ parents: count })}
        />
      )}
      {spouse && (
        <div>
          <Choice
            label={words.division}
            options={divisions}
            value={division}
            onChoice={(chosen) => change({ division: chosen })}
          />
          {division === 'other' && (
            <>
              <MoneyField
                id={`${id}-spouse-gets`}
                label={words.spouseGets}
                value={input.spouseGets}
                onWon={(won) => change({ spouseGets: won })}
                describedBy={`${id}-spouse-gets-hint`}
              />
              <p className="tax-hint" id={`${id}-spouse-gets-hint`}>
                {words.spouseGetsHint}
              </p>
            </>
          )}
        </div>
      )}
    </>
  );
}
