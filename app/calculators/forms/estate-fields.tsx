import { flushSync } from 'react-dom';
import PlusIcon from '~icons/lucide/plus';
import { MoneyField } from '../fields/money-field.tsx';
import { copy } from './copy.ts';
import { assetKinds, debtKinds, type Entry, nextKey, type Written } from './model.ts';
import { TextField } from './text-field.tsx';

const words = copy.estate;

interface EstateFieldsProps {
  written: Written;
  put: (part: Partial<Written>) => void;
}

/** The list of property: assets, debts, what was disposed of, and remarks. */
export function EstateFields({ written, put }: EstateFieldsProps) {
  return (
    <>
      <Entries
        id="assets"
        title={words.assets}
        kinds={assetKinds}
        names={words.assetKinds}
        entries={written.assets}
        put={(assets) => put({ assets })}
      />
      <Entries
        id="debts"
        title={words.debts}
        kinds={debtKinds}
        names={words.debtKinds}
        entries={written.debts}
        put={(debts) => put({ debts })}
        hasCreditor
      />
      <section className="form-part">
        <TextField
          id="estate-disposed"
          label={words.disposed}
          value={written.disposed}
          onText={(disposed) => put({ disposed })}
          hint={words.disposedHint}
          long
        />
        <TextField
          id="estate-funeral"
          label={words.funeral}
          value={written.funeral}
          onText={(funeral) => put({ funeral })}
          hint={words.funeralHint}
          long
        />
      </section>
    </>
  );
}

interface EntriesProps<Kind extends keyof typeof words.hints> {
  id: string;
  title: string;
  kinds: readonly Kind[];
  names: Readonly<Record<Kind, string>>;
  entries: readonly Entry<Kind>[];
  put: (entries: Entry<Kind>[]) => void;
  hasCreditor?: boolean;
}

function Entries<Kind extends keyof typeof words.hints>(props: EntriesProps<Kind>) {
  const { id, title, kinds, names, entries, put, hasCreditor = false } = props;

  function change(key: number, part: Partial<Entry<Kind>>): void {
    put(entries.map((one) => (one.key === key ? { ...one, ...part } : one)));
  }

  function add(kind: Kind): void {
    const key = nextKey();
    const entry = { key, kind, creditor: '', text: '', won: null, proof: true };
    flushSync(() => put([...entries, entry]));
    document.getElementById(`entry-${key}-${hasCreditor ? 'creditor' : 'text'}`)?.focus();
  }

  function remove({ key, kind }: Entry<Kind>): void {
    flushSync(() => put(entries.filter((one) => one.key !== key)));
    document.getElementById(`${id}-add-${kind}`)?.focus();
  }

  return (
    <section className="form-part" aria-labelledby={`${id}-title`}>
      <h2 className="t4" id={`${id}-title`}>
        {title}
      </h2>
      <p className="form-hint">{words.hint}</p>
      {kinds.map((kind) => (
        <div className="form-kind" key={kind}>
          {entries
            .filter((one) => one.kind === kind)
            .map((one) => (
              <fieldset className="form-person" key={one.key}>
                <legend>{names[kind]}</legend>
                {hasCreditor && (
                  <TextField
                    id={`entry-${one.key}-creditor`}
                    label={words.creditor}
                    value={one.creditor}
                    onText={(creditor) => change(one.key, { creditor })}
                  />
                )}
                <TextField
                  id={`entry-${one.key}-text`}
                  label={words.text}
                  value={one.text}
                  onText={(text) => change(one.key, { text })}
                  hint={words.hints[kind]}
                  long
                />
                <MoneyField
                  id={`entry-${one.key}-won`}
                  label={words.won}
                  value={one.won}
                  onWon={(won) => change(one.key, { won })}
                  describedBy={`entry-${one.key}-won-hint`}
                />
                <p className="form-hint" id={`entry-${one.key}-won-hint`}>
                  {words.wonHint}
                </p>
                <label className="form-tick">
                  <input
                    className="checkbox"
                    type="checkbox"
                    checked={one.proof}
                    onChange={({ currentTarget }) =>
                      change(one.key, { proof: currentTarget.checked })
                    }
                  />
                  <span>{words.proof}</span>
                </label>
                <button className="link" type="button" onClick={() => remove(one)}>
                  {words.remove(names[kind])}
                </button>
              </fieldset>
            ))}
          <button
            className="form-add"
            id={`${id}-add-${kind}`}
            type="button"
            onClick={() => add(kind)}
          >
            <PlusIcon />
            <span className="form-add-word">{words.add(names[kind])}</span>
          </button>
        </div>
      ))}
    </section>
  );
}
