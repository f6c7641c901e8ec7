import { flushSync } from 'react-dom';
import PlusIcon from '~icons/lucide/plus';
import { optionsOf } from '../fields/choice.tsx';
import { DateField } from '../fields/date-field.tsx';
import { guardiansOf } from './claimant-words.ts';
import { copy } from './copy.ts';
import { FromCase } from './deceased-fields.tsx';
import {
  type Claimant,
  type Day,
  type FormId,
  MOST_CLAIMANTS,
  newClaimant,
  type Written,
} from './model.ts';
import { OptionRow } from './option-row.tsx';
import { TextField } from './text-field.tsx';
import { isMinor } from './time-limit.ts';

const words = copy.claimant;

interface ClaimantsProps {
  form: FormId;
  written: Written;
  put: (part: Partial<Written>) => void;
  /** Persons of the case's family, by their places. */
  people: readonly Pick<Claimant, 'label' | 'relation'>[];
  today: Day;
}

/** The heirs who file the paper. */
export function Claimants({ form, written, put, people, today }: ClaimantsProps) {
  const { claimants } = written;
  const { title, more } = { title: copy.forms[form].people, more: copy.forms[form].more };
  const rest = people.filter(({ label }) => !claimants.some((one) => one.label === label));

  function change(key: number, part: Partial<Claimant>): void {
    put({ claimants: claimants.map((one) => (one.key === key ? { ...one, ...part } : one)) });
  }

  function add(part: Partial<Claimant> = {}): void {
    const one = newClaimant(part);
    flushSync(() => put({ claimants: [...claimants, one] }));
    document.getElementById(`claimant-${one.key}-name`)?.focus();
  }

  function remove(key: number): void {
    flushSync(() => put({ claimants: claimants.filter((one) => one.key !== key) }));
    document.getElementById('claimant-add')?.focus();
  }

  return (
    <section className="form-part" aria-labelledby="claimants-title">
      <h2 className="t4" id="claimants-title">
        {title}
      </h2>
      {claimants.map((one, index) => (
        <ClaimantFields
          key={one.key}
          one={one}
          index={index}
          first={claimants[0]}
          isOnly={claimants.length === 1}
          today={today}
          change={(part) => change(one.key, part)}
          remove={() => remove(one.key)}
        />
      ))}
      {claimants.length < MOST_CLAIMANTS ? (
        <p className="form-adds">
          {rest.map(({ label, relation }) => (
            <button
              key={label}
              className="form-add"
              type="button"
              onClick={() => add({ label, relation })}
            >
              <PlusIcon />
              <span className="form-add-word">{label}</span>
            </button>
          ))}
          <button className="form-add" id="claimant-add" type="button" onClick={() => add()}>
            <PlusIcon />
            <span className="form-add-word">{more}</span>
          </button>
        </p>
      ) : (
        <p className="form-hint">{words.most(MOST_CLAIMANTS)}</p>
      )}
    </section>
  );
}

interface ClaimantFieldsProps {
  one: Claimant;
  index: number;
  first: Claimant | undefined;
  isOnly: boolean;
  today: Day;
  change: (part: Partial<Claimant>) => void;
  remove: () => void;
}

function ClaimantFields({ one, index, first, isOnly, today, change, remove }: ClaimantFieldsProps) {
  const id = (name: string) => `claimant-${one.key}-${name}`;
  const isUnder = isMinor(one, today);
  const text = (name: 'name' | 'registered' | 'address' | 'delivery' | 'phone', hint?: string) => (
    <TextField
      id={id(name)}
      label={words[name]}
      value={one[name]}
      onText={(value) => change({ [name]: value })}
      mode={name === 'phone' ? 'tel' : 'text'}
      {...(hint && { hint })}
    />
  );
  return (
    <fieldset className="form-person">
      {!isOnly && (
        <legend>
          <span>{words.nth(index + 1, one.label)}</span>
        </legend>
      )}
      {text('name')}
      <OptionRow
        id={id('relation')}
        label={words.relation}
        options={optionsOf(words.relations)}
        value={one.relation}
        onValue={(relation) => change({ relation, relationFromCase: false })}
      />
      {one.relationFromCase && (
        <FromCase empty={() => change({ relation: null, relationFromCase: false })} />
      )}
      {one.relation === 'other' && (
        <TextField
          id={id('relation-words')}
          label={words.relationWords}
          value={one.relationWords}
          onText={(relationWords) => change({ relationWords })}
        />
      )}
      <DateField
        id={id('birth')}
        label={words.birth}
        value={one.birth}
        onDate={(birth) => change({ birth })}
      />
      {!one.birth && (
        <OptionRow
          id={id('age')}
          label={words.age}
          options={[
            { value: 'adult', label: words.adult },
            { value: 'minor', label: words.minor },
          ]}
          value={one.minor ? 'minor' : 'adult'}
          onValue={(age) => change({ minor: age === 'minor' })}
        />
      )}
      {isUnder && <GuardianFields one={one} change={change} />}
      {index > 0 && first && (
        <button
          className="link"
          type="button"
          onClick={() => {
            const { registered, address, phone } = first;
            change({ registered, address, phone });
          }}
        >
          {`${words.registered}, ${words.address}, ${words.phone}: ${words.sameAsFirst}`}
        </button>
      )}
      {text('registered')}
      {text('address')}
      {text('delivery')}
      {text('phone', words.phoneHint)}
      {index > 0 && (
        <DateField
          id={id('knew')}
          label={words.knew}
          value={one.knew}
          onDate={(knew) => change({ knew })}
        />
      )}
      {!isOnly && (
        <button className="link" type="button" onClick={remove}>
          {`${words.nth(index + 1, one.label)}: ${words.remove}`}
        </button>
      )}
    </fieldset>
  );
}

/** Fields for the representatives of a minor, all of whom seal. */
function GuardianFields({ one, change }: Pick<ClaimantFieldsProps, 'one' | 'change'>) {
  const fields = { mother: 'mother', father: 'father', guardian: 'guardianName' } as const;
  return (
    <>
      <OptionRow
        id={`claimant-${one.key}-guardian-kind`}
        label={words.guardian}
        hint={words.guardianHint}
        options={optionsOf(words.guardians)}
        value={one.guardian}
        onValue={(guardian) => change({ guardian })}
      />
      {guardiansOf(one).map(({ role, name }) => (
        <TextField
          key={role}
          id={`claimant-${one.key}-${role}`}
          label={words[fields[role]]}
          value={name}
          onText={(value) => change({ [fields[role]]: value })}
        />
      ))}
    </>
  );
}
