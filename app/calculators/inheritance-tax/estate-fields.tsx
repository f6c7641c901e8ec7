import { flushSync } from 'react-dom';
import { YesNo } from '../fields/choice.tsx';
import { CountField } from '../fields/count-field.tsx';
import { copy } from './copy.ts';
import { example, type FieldsProps, type Input, initial, MAX } from './input.ts';
import { MoneyRow } from './rows.tsx';

const { id, fields: words, limits } = copy;
const exampleId = `${id}-example`;

interface EstateFieldsProps extends FieldsProps {
  revision: number;
  /** Shows an example. */
  show: (example: Input) => void;
  /** Clears the input, or takes an example away. */
  clear: () => void;
}

/** 재산과 가족: the fields on which nearly every tax depends. */
export function EstateFields(props: EstateFieldsProps) {
  const { input, revision, change, show, clear } = props;
  function clearAndFocus(): void {
    // The pressed button is removed, so the focus moves to the example button.
    flushSync(clear);
    document.getElementById(exampleId)?.focus();
  }

  return (
    <>
      <fieldset className="tax-ledger" key={revision}>
        <legend className="sr-only">{words.label}</legend>
        <FamilyFields input={input} change={change} />
        <MoneyRow
          name="estate"
          label={words.estate}
          hint={words.estateHint}
          value={input.estate}
          onWon={(estate) => change({ estate })}
        />
      </fieldset>
      <p className="tax-hint mt-2">{words.childrenHint}</p>
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

/** Fields for the heirs. */
function FamilyFields({ input, change }: FieldsProps) {
  const { spouse, children, parents } = input;
  return (
    <>
      <YesNo
        label={words.spouse}
        words={words}
        value={spouse}
        onChoice={(yes) => change({ spouse: yes })}
      />
      <CountField
        id={`${id}-children`}
        label={words.children}
        noun={limits.children}
        min={0}
        max={MAX.children}
        placeholder={words.count}
        value={children}
        onChange={(count) => change({ children: count })}
      />
      {spouse && children === 0 && (
        <CountField
          id={`${id}-parents`}
          label={words.parents}
          noun={limits.parents}
          min={0}
          max={MAX.parents}
          placeholder={words.count}
          value={parents}
          onChange={(count) => change({ parents: count })}
        />
      )}
    </>
  );
}
