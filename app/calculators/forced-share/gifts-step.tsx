import { useState } from 'react';
import { AnimatedList } from '#app/ui/animated-list/animated-list.tsx';
import { Choice, optionsOf, YesNo } from '../fields/choice.tsx';
import { CountField } from '../fields/count-field.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import { SelectField } from '../fields/select-field.tsx';
import { useRows } from '../fields/use-rows.ts';
import { copy } from './copy.ts';
import {
  askedFields,
  type GiftFieldName,
  type GiftGroup,
  giftFieldNames,
  giftFields,
  giftGroupNames,
  giftGroups,
  type NamedGift,
  textOf,
} from './gift-fields.ts';
import { giftInFamily } from './gift-in-family.ts';
import { type BenefitInput, emptyBenefit, type Input, MAX_BENEFITS, MAX_PART_OF } from './input.ts';
import type { Person } from './names.ts';
import { AddRow, NumberedRow } from './step-parts.tsx';

const { gifts: words, id } = copy;
const addId = `${id}-add`;
const listId = `${id}-gifts`;

interface GiftsStepProps {
  input: Input;
  people: Person[];
  heirs: ReadonlySet<string>;
  change: (part: Partial<Input>) => void;
}

/** 증여와 유언: one row for each gift, legacy or insurance. */
export function GiftsStep({ input, people, heirs, change }: GiftsStepProps) {
  const { death, benefits, noGifts } = input;
  const rows = useRows({
    rows: benefits,
    put: (all) => change({ benefits: all, noGifts: false }),
    firstField: (number) => `#${listId} > :nth-child(${number}) input:checked`,
    adds: `#${addId}`,
  });
  const add = () => rows.add(emptyBenefit);

  return (
    <>
      <p className="max-w-[46em] text-muted">{words.intro}</p>
      {benefits.length === 0 && (
        <YesNo
          label={words.any}
          value={noGifts ? false : null}
          onChoice={(any) => (any ? add() : change({ noGifts: true }))}
        />
      )}
      {benefits.length > 0 && (
        <AnimatedList as="ol" id={listId} className="forced-gifts">
          {benefits.map((benefit, index) => (
            <NumberedRow
              key={rows.keys[index]}
              number={index + 1}
              remove={words.remove}
              onRemove={() => rows.remove(index)}
            >
              <GiftFields
                row={`${id}-gift-${index + 1}`}
                gift={giftInFamily(benefit, { death, members: people, heirs })}
                onChange={(part) => rows.change(index, part)}
              />
            </NumberedRow>
          ))}
        </AnimatedList>
      )}
      <AddRow id={addId} words={words} full={benefits.length >= MAX_BENEFITS} onAdd={add} />
    </>
  );
}

interface GiftProps {
  /** Id of the row. */
  row: string;
  gift: NamedGift;
  onChange: (part: Partial<BenefitInput>) => void;
}

/** One gift, legacy or insurance: the groups that have a question. */
function GiftFields(props: GiftProps) {
  const asked = askedFields(props.gift);
  return (
    <div className="forced-columns">
      {giftGroupNames.map((group) => {
        const Box = boxes[giftGroups[group]];
        const fields = asked.filter((name) => giftFields[name].group === group);
        return fields.length > 0 && <Box key={group} group={group} fields={fields} {...props} />;
      })}
    </div>
  );
}

interface BoxProps extends GiftProps {
  group: GiftGroup;
  /** The fields of the group that are asked. */
  fields: GiftFieldName[];
}

const boxes = { ledger: Ledger, 'wide-ledger': WideLedger, fold: Fold, check: Checked };

function Ledger({ fields, ...props }: BoxProps) {
  return (
    <div className="forced-ledger">
      {fields.map((name) => (
        <GiftField key={name} name={name} hintClass="py-2" {...props} />
      ))}
    </div>
  );
}

/** Rows across both columns, with the hints below them. */
function WideLedger({ fields, ...props }: BoxProps) {
  const hints = fields.map((name) => textOf(giftFields[name].hint, props.gift)).filter(Boolean);
  return (
    <div className="forced-ledger col-span-full">
      {fields.map((name) => (
        <GiftField key={name} name={name} {...props} />
      ))}
      {hints.map((hint) => (
        <p key={hint} className="py-2 text-muted">
          {hint}
        </p>
      ))}
    </div>
  );
}

/** Rare details behind their question, which is open at first if one of them is answered. */
function Fold({ fields, ...props }: BoxProps) {
  const { group, gift } = props;
  const [isOpen] = useState(() =>
    giftFieldNames.some(
      (name) => giftFields[name].group === group && gift[name] !== emptyBenefit[name],
    ),
  );
  const ofThing = fields.includes('before1979') ? words.oldThingAsked : words.thingAsked;
  const hintClass = group === 'meant' ? 'py-2' : 'pb-2';
  return (
    <details className="forced-more col-span-full" open={isOpen || undefined}>
      <summary>
        <span className="underlined">{group === 'meant' ? words.inTruthAsked : ofThing}</span>
      </summary>
      {fields.map((name) => (
        <GiftField key={name} name={name} hintClass={hintClass} {...props} />
      ))}
    </details>
  );
}

/** The reward, which is asked once its box is checked. */
function Checked({ fields, ...props }: BoxProps) {
  const [isReward, setIsReward] = useState(props.gift.reward !== null);
  return (
    <div className="col-span-full">
      <CheckField
        label={words.rewardAsked}
        checked={isReward}
        onCheck={(checked) => {
          setIsReward(checked);
          if (!checked) props.onChange({ reward: null });
        }}
      />
      {isReward &&
        fields.map((name) => <GiftField key={name} name={name} hintClass="pb-2" {...props} />)}
    </div>
  );
}

interface GiftFieldProps extends GiftProps {
  name: GiftFieldName;
  /** Class of the hint below the control. Default: no hint. */
  hintClass?: string;
}

/** A row of the table: its control, and its hint. */
function GiftField({ name, row, gift, onChange, hintClass }: GiftFieldProps) {
  const field = giftFields[name];
  const value = gift[name];
  const id = `${row}-${field.id ?? name}`;
  const label = textOf(field.label, gift);
  const hint = hintClass && textOf(field.hint, gift);
  const labelled = { label, ...(hint && { describedBy: `${id}-hint` }) };
  const put = (answer: typeof value) =>
    onChange({ [name]: answer, ...(typeof answer === 'string' && field.also?.(answer, gift)) });
  const control = () => {
    switch (field.control) {
      case 'money': {
        const won = typeof value === 'bigint' ? value : null;
        return <MoneyField id={id} {...labelled} value={won} onWon={put} />;
      }
      case 'part': {
        const limits = { min: 1, max: MAX_PART_OF, unit: '' };
        return (
          <CountField id={id} label={label} {...limits} value={Number(value)} onChange={put} />
        );
      }
      case 'choice': {
        const chosen = typeof value === 'string' ? value : null;
        const options = optionsOf<string>(field.options);
        return <Choice label={label} options={options} value={chosen} onChoice={put} />;
      }
      case 'yes-no':
        return <YesNo label={label} words={words} value={value === true} onChoice={put} />;
      case 'check':
        return <CheckField {...labelled} checked={value === true} onCheck={put} />;
      case 'person':
        return <SelectField id={id} {...labelled} {...field.people(gift)} onSelect={put} />;
    }
  };
  return (
    <>
      {control()}
      {hint && (
        <p className={`${hintClass} text-muted`} id={`${id}-hint`}>
          {hint}
        </p>
      )}
    </>
  );
}

interface CheckFieldProps {
  label: string;
  checked: boolean;
  onCheck: (checked: boolean) => void;
  /** Id of the hint. */
  describedBy?: string;
}

function CheckField({ label, checked, onCheck, describedBy }: CheckFieldProps) {
  return (
    <label className="flex min-h-13 cursor-pointer items-center gap-3.5 text-ink">
      <input
        className="checkbox"
        type="checkbox"
        checked={checked}
        onChange={({ currentTarget }) => onCheck(currentTarget.checked)}
        aria-describedby={describedBy}
      />
      <span>{label}</span>
    </label>
  );
}
