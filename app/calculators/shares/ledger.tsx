import { NumberField } from '#app/ui/counter/number-field.tsx';
import { Choice } from '../parts/choice.tsx';
import { copy as calculators } from '../parts/copy.ts';
import { DateField } from '../parts/date-field.tsx';
import { MoneyField } from '../parts/money-field.tsx';
import { copy } from './copy.ts';
import type { Kin, ShareInput } from './input.ts';
import { MAX } from './input.ts';
import { idOf, type KinPath, MAX_IN_ROW, type Row, resized, withKin } from './kin-path.ts';

interface LedgerProps {
  input: ShareInput;
  /** The death is still to come. */
  future: boolean;
  revision: number;
  change: (part: Change) => void;
  /** As `change`, for each key: what is typed into one field is undone in one step. */
  type: (part: Pick<ShareInput, 'estate'> | Pick<ShareInput, 'death'>) => void;
}

/** A change that depends on the rest of the family is a function of the latest input. */
export type Change = Partial<ShareInput> | ((latest: ShareInput) => Partial<ShareInput>);

const { ledger: words, names } = copy;

/** The simple family in numbers: a row for each, label left, control right. */
export function Ledger({ input, future, revision, change, type }: LedgerProps) {
  const died = input.children.flatMap((child, index) => (hasDied(child) ? [index] : []));
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
        max={MAX_IN_ROW.children}
        onChange={(count) => change(({ children }) => ({ children: resized(children, count) }))}
      />
      {input.children.length > 0 && (
        <NumberField
          id="shares-predeceased"
          label={words.predeceased}
          value={died.length}
          min={0}
          max={input.children.length}
          onChange={(count) => change(({ children }) => ({ children: withDied(children, count) }))}
        />
      )}
      {died.map((place) => (
        <Branch
          key={place}
          path={{ row: 'children', places: [place], partner: false }}
          kin={input.children[place] ?? {}}
          of={died.length > 1 ? (names.ordinals[place] ?? '') : null}
          change={change}
        />
      ))}
      {!comesBeforeElders(input) && <Elders input={input} change={change} />}
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
      <div id="shares-death-hint">
        {future ? (
          <p className="field-error">{calculators.futureDeath}</p>
        ) : (
          <p className="text-muted">{words.deathHint}</p>
        )}
      </div>
    </div>
  );
}

interface BranchProps extends Pick<LedgerProps, 'change'> {
  path: KinPath;
  kin: Kin;
  /** Whose children: named where more than one child died before. */
  of: string | null;
}

/** Who represents a child that died before. */
function Branch({ path, kin, of, change }: BranchProps) {
  const put = (edit: (kin: Kin) => Kin) => change((latest) => withKin(latest, path, edit));
  return (
    <>
      <NumberField
        id={`shares-${idOf(path).replaceAll('.', '-')}`}
        label={of ? `${of}${words.childrenOf}` : words.grandchildren}
        value={kin.c?.length ?? 0}
        min={0}
        max={MAX.grandchildren}
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

/** Without children: the next relatives, while nobody comes before them. */
function Elders({ input, change }: Pick<LedgerProps, 'input' | 'change'>) {
  const { parents, grandparents, siblings, spouse } = input;
  const alive = (people: Kin[]) =>
    people.some(
      ({ s, r }) => (s === undefined || s === 'missing') && r !== 'lost_by_full_adoption',
    );
  const shown: [Row, string][] = [['parents', words.parents]];
  if (!alive(parents)) shown.push(['grandparents', words.grandparents]);
  if (!alive(parents) && !alive(grandparents)) shown.push(['siblings', words.siblings]);
  if (shown.length === 3 && siblings.length === 0 && !isLegal(spouse)) {
    shown.push(['third', words.third], ['fourth', words.fourth]);
  }
  return shown.map(([row, label]) => (
    <NumberField
      key={row}
      id={`shares-${row}`}
      label={label}
      value={input[row].length}
      min={0}
      max={MAX_IN_ROW[row]}
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

/** Whether a child, or whoever represents one, comes before parents and siblings. */
function comesBeforeElders({ children, spouse }: ShareInput): boolean {
  return children.some(({ s, r }) => isKin(r) && (s !== 'renounced' || isLegal(spouse)));
}

function isKin(relation: Kin['r']): boolean {
  return !['stepchild', 'given_up_full_adoption', 'unrecognized'].includes(relation ?? '');
}

function isLegal(spouse: Kin | null): boolean {
  return spouse !== null && spouse.r === undefined;
}

function hasDied({ s }: Kin): boolean {
  return s === 'predeceased';
}

/** So many died before: the youngest of the living is the next, and the first to be alive again. */
function withDied(children: Kin[], count: number): Kin[] {
  const next = [...children];
  const find = (died: boolean) => next.findLastIndex((child) => hasDied(child) === died);
  for (let now = next.filter(hasDied).length; now !== count; now += Math.sign(count - now)) {
    const place = find(now > count);
    const child = next[place];
    if (!child) break;
    const { s: _, ...alive } = child;
    next[place] = now < count ? { ...child, s: 'predeceased' } : alive;
  }
  return next;
}
