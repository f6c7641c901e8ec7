import { shareCalculator as copy } from '#app/content/share-calculator.ts';
import { NumberField } from '#app/ui/counter/number-field.tsx';
import { Choice } from '../common/choice.tsx';
import { DateField } from '../common/date-field.tsx';
import { MoneyField } from '../common/money-field.tsx';
import type { Kin, ShareInput } from './input.ts';
import { MOST } from './input.ts';
import { idOf, type KinPath, MOST_IN_ROW, type Row, resized, withKin } from './kin-path.ts';

interface LedgerProps {
  input: ShareInput;
  revision: number;
  change: (part: Change) => void;
  /** As `change`, key by key: what is typed into one field is one step back. */
  type: (part: Pick<ShareInput, 'estate'> | Pick<ShareInput, 'death'>) => void;
}

/** What depends on the rest of the family is a function of it as it is by then. */
export type Change = Partial<ShareInput> | ((latest: ShareInput) => Partial<ShareInput>);

const { ledger: words, names } = copy;

/** The simple family in numbers: a row for each, label left, control right. */
export function Ledger({ input, revision, change, type }: LedgerProps) {
  const gone = input.children.flatMap((child, index) => (isGone(child) ? [index] : []));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand away from its frame
    <div className="share-ledger" role="group" aria-label={words.label}>
      <YesNo
        label={words.spouse}
        value={input.spouse !== null}
        onChoice={(yes) => change({ spouse: yes ? {} : null })}
      />
      <NumberField
        id="shares-children"
        label={words.children}
        value={input.children.length}
        min={0}
        max={MOST_IN_ROW.children}
        onChange={(count) => change(({ children }) => ({ children: resized(children, count) }))}
      />
      {input.children.length > 0 && (
        <NumberField
          id="shares-gone"
          label={words.predeceased}
          value={gone.length}
          min={0}
          max={input.children.length}
          onChange={(count) => change(({ children }) => ({ children: withGone(children, count) }))}
        />
      )}
      {gone.map((place) => (
        <Branch
          key={place}
          path={{ row: 'children', places: [place], partner: false }}
          kin={input.children[place] ?? {}}
          of={gone.length > 1 ? (names.ordinals[place] ?? '') : null}
          change={change}
        />
      ))}
      {input.children.length === 0 && <Elders input={input} change={change} />}
      <MoneyField
        key={`estate-${revision}`}
        id="shares-estate"
        label={words.estate}
        value={input.estate}
        onWon={(estate) => type({ estate })}
      />
      <DateField
        key={`death-${revision}`}
        id="shares-death"
        label={words.death}
        value={input.death}
        onDate={(death) => type({ death })}
        describedBy="shares-death-hint"
      />
      <p className="text-muted t1" id="shares-death-hint">
        {words.deathHint}
      </p>
    </div>
  );
}

interface BranchProps extends Pick<LedgerProps, 'change'> {
  path: KinPath;
  kin: Kin;
  /** Whose children: told where more than one has left before. */
  of: string | null;
}

/** Who stands in the place of a child that left before. */
function Branch({ path, kin, of, change }: BranchProps) {
  const put = (edit: (kin: Kin) => Kin) => change((latest) => withKin(latest, path, edit));
  return (
    <>
      <NumberField
        id={`shares-${idOf(path).replaceAll('.', '-')}`}
        label={of ? `${of}${words.childrenOf}` : words.grandchildren}
        value={kin.c?.length ?? 0}
        min={0}
        max={MOST.grandchildren}
        onChange={(count) => put((one) => ({ ...one, c: resized(one.c, count) }))}
      />
      <YesNo
        label={of ? `${of}${words.spouseOf}` : words.inLaw}
        value={kin.w !== undefined}
        onChoice={(yes) => put(({ w: _, ...one }) => (yes ? { ...one, w: {} } : one))}
      />
    </>
  );
}

/** Without children: who comes next, as long as nobody before them is there. */
function Elders({ input, change }: Pick<LedgerProps, 'input' | 'change'>) {
  const { parents, grandparents, siblings, spouse } = input;
  const alive = (people: Kin[]) => people.some(({ s }) => s === undefined);
  const shown: [Row, string][] = [['parents', words.parents]];
  if (!alive(parents)) shown.push(['grandparents', words.grandparents]);
  if (!alive(parents) && !alive(grandparents)) shown.push(['siblings', words.siblings]);
  if (shown.length === 3 && siblings.length === 0 && !spouse) {
    shown.push(['third', words.third], ['fourth', words.fourth]);
  }
  return shown.map(([row, label]) => (
    <NumberField
      key={row}
      id={`shares-${row}`}
      label={label}
      value={input[row].length}
      min={0}
      max={MOST_IN_ROW[row]}
      onChange={(count) => change((latest) => ({ [row]: resized(latest[row], count) }))}
    />
  ));
}

interface YesNoProps {
  label: string;
  value: boolean;
  onChoice: (yes: boolean) => void;
}

export function YesNo({ label, value, onChoice }: YesNoProps) {
  return (
    <Choice
      label={label}
      options={[
        { value: 'yes', label: words.yes },
        { value: 'no', label: words.no },
      ]}
      value={value ? 'yes' : 'no'}
      onChoice={(choice) => onChoice(choice === 'yes')}
    />
  );
}

function isGone({ s }: Kin): boolean {
  return s === 'predeceased';
}

/** So many have left before: the youngest of those alive next, and the youngest come back first. */
function withGone(children: Kin[], count: number): Kin[] {
  const next = [...children];
  const find = (gone: boolean) => next.findLastIndex((child) => isGone(child) === gone);
  for (let now = next.filter(isGone).length; now !== count; now += Math.sign(count - now)) {
    const place = find(now > count);
    const child = next[place];
    if (!child) break;
    const { s: _, ...alive } = child;
    next[place] = now < count ? { ...child, s: 'predeceased' } : alive;
  }
  return next;
}
