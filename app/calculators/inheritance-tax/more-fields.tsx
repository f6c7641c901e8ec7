import { Choice } from '../fields/choice.tsx';
import { CountField } from '../fields/count-field.tsx';
import { DateField } from '../fields/date-field.tsx';
import { Unfold } from '../result/unfold.tsx';
import { copy } from './copy.ts';
import { EarlierFields } from './earlier-fields.tsx';
import { GiftFields } from './gift-fields.tsx';
import { type FieldsProps, hasMore, MAX } from './input.ts';
import { CountRow, MoneyRow } from './rows.tsx';
import { TakerFields } from './taker-fields.tsx';

const { id, fields, more: words, nth } = copy;
const divisions = (['statutory', 'other'] as const).map((value) => ({
  value,
  label: fields.divisions[value],
}));
const abroads = (['none', 'some', 'all'] as const).map((value) => ({
  value,
  label: words.abroads[value],
}));
const inTimes = (['yes', 'no'] as const).map((value) => ({ value, label: words.inTimes[value] }));

interface MoreFieldsProps extends FieldsProps {
  /** Error message for a date of death in the future; null for any other. */
  future: string | null;
}

/** 더 입력하기: folded fields, those that most visitors need first. */
export function MoreFields({ input, future, change }: MoreFieldsProps) {
  return (
    <Unfold
      summary={
        <>
          <span>{words.open}</span> <span className="text-muted">{words.openAfter}</span>
        </>
      }
      className="tax-more"
      open={hasMore(input)}
    >
      <p className="text-muted">{words.hint}</p>
      <div className="tax-ledger">
        <MoneyRow
          name="debts"
          label={fields.debts}
          hint={fields.debtsHint}
          value={input.debts}
          onWon={(debts) => change({ debts })}
        />
        <div>
          <DateField
            id={`${id}-death`}
            recent={true}
            label={fields.death}
            value={input.death}
            onDate={(death) => change({ death })}
            describedBy={`${id}-death-hint`}
          />
          <div id={`${id}-death-hint`}>
            {future ? (
              <p className="field-error">{future}</p>
            ) : (
              <p className="tax-hint">{fields.deathHint}</p>
            )}
          </div>
        </div>
        {input.spouse && <DivisionFields input={input} change={change} />}
        {(['funeral', 'restingPlace', 'financial', 'house'] as const).map((name) => (
          <MoneyRow
            key={name}
            name={name}
            label={words[name]}
            {...(name !== 'restingPlace' && { hint: words[`${name}Hint`] })}
            value={input[name]}
            onWon={(won) => change({ [name]: won })}
          />
        ))}
      </div>
      <GiftFields input={input} change={change} />
      <TakerFields input={input} change={change} />
      <PeopleFields input={input} change={change} />
      <fieldset>
        <legend className="tax-legend">{words.filingTitle}</legend>
        <div className="tax-ledger">
          <EarlierFields input={input} change={change} />
          <Choice
            label={words.abroad}
            options={abroads}
            value={input.abroad}
            onChoice={(abroad) => change({ abroad })}
          />
          <Choice
            label={words.inTime}
            options={inTimes}
            value={input.inTime ? 'yes' : 'no'}
            onChoice={(chosen) => change({ inTime: chosen === 'yes' })}
          />
        </div>
      </fieldset>
    </Unfold>
  );
}

/** Fields for 인적공제, apart from the number of children. */
function PeopleFields({ input, change }: FieldsProps) {
  const { minors, seniors, lifeYears } = input;
  return (
    <fieldset>
      <legend className="tax-legend">{words.peopleTitle}</legend>
      <div className="tax-ledger">
        <CountField
          id={`${id}-minors`}
          label={words.minors}
          min={0}
          max={MAX.children}
          value={minors.length}
          onChange={(count) =>
            change({ minors: Array.from({ length: count }, (_, index) => minors[index] ?? '') })
          }
        />
        {minors.map((born, index) => (
          <DateField
            // biome-ignore lint/suspicious/noArrayIndexKey: only the last one comes or goes
            key={index}
            id={`${id}-minor-${index + 1}`}
            label={words.minorBorn(nth[index] ?? '')}
            value={born}
            onDate={(date) =>
              change({ minors: minors.map((one, at) => (at === index ? date : one)) })
            }
          />
        ))}
        <CountRow
          name="seniors"
          label={words.seniors}
          hint={words.seniorsHint}
          max={MAX.seniors}
          value={seniors}
          onChange={(count) => change({ seniors: count })}
        />
        <CountRow
          name="life-years"
          label={words.lifeYears}
          hint={words.lifeYearsHint}
          max={MAX.lifeYears}
          unit={words.lifeYearsUnit}
          value={lifeYears}
          onChange={(count) => change({ lifeYears: count })}
        />
      </div>
    </fieldset>
  );
}

/** Fields for the spouse's part. */
function DivisionFields({ input, change }: FieldsProps) {
  return (
    <div>
      <Choice
        label={fields.division}
        options={divisions}
        value={input.division}
        onChoice={(division) => change({ division })}
      />
      {input.division === 'other' && (
        <MoneyRow
          name="spouse-gets"
          label={fields.spouseGets}
          hint={fields.spouseGetsHint}
          value={input.spouseGets}
          onWon={(spouseGets) => change({ spouseGets })}
        />
      )}
    </div>
  );
}
