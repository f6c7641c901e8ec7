import { NumberField } from '#app/ui/counter/number-field.tsx';
import { YesNo } from '../parts/choice.tsx';
import { copy as calculators } from '../parts/copy.ts';
import { DateField } from '../parts/date-field.tsx';
import { MoneyField } from '../parts/money-field.tsx';
import { copy } from './copy.ts';
import { type Kin, MAX_IN_ROW, MAX_ISSUE, type ShareInput } from './input.ts';
import { type Row, resized, withKin } from './kin-path.ts';

interface LedgerProps {
  input: ShareInput;
  /** The death is still to come. */
  future: boolean;
  revision: number;
  /** What is typed into one field, which is named then, is undone in one step. */
  change: (part: Change, field?: string) => void;
}

/** A change that depends on the rest of the family is a function of the latest input. */
export type Change = Partial<ShareInput> | ((latest: ShareInput) => Partial<ShareInput>);

const { ledger: words, names } = copy;

/** The simple family in numbers: a row for each, label left, control right. */
export function Ledger({ input, future, revision, change }: LedgerProps) {
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
        <IssueFields
          key={place}
          id={`shares-children-${place}`}
          labels={branchLabels(died.length > 1 ? names.ordinals[place] : undefined)}
          kin={input.children[place] ?? {}}
          put={(edit) =>
            change((latest) =>
              withKin(latest, { row: 'children', places: [place], partner: false }, edit),
            )
          }
        />
      ))}
      {!comesBeforeElders(input) && <Elders input={input} change={change} />}
      <MoneyField
        key={`estate-${revision}`}
        id="shares-estate"
        label={words.estate}
        value={input.estate}
        onWon={(estate) => change({ estate }, 'estate')}
      />
      <DateField
        key={`death-${revision}`}
        id="shares-death"
        label={words.death}
        value={input.death}
        onDate={(death) => change({ death }, 'death')}
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

/** Of who represents a child, which is named where more than one died before. */
function branchLabels(child: string | undefined): IssueFieldsProps['labels'] {
  return child === undefined
    ? { children: words.grandchildren, spouse: words.inLaw }
    : { children: `${child}${words.childrenOf}`, spouse: `${child}${words.spouseOf}` };
}

interface IssueFieldsProps {
  /** Of the field with the number of children. */
  id: string;
  labels: { children: string; spouse: string };
  kin: Kin;
  put: (edit: (kin: Kin) => Kin) => void;
}

/** Someone's children and spouse. */
export function IssueFields({ id, labels, kin, put }: IssueFieldsProps) {
  return (
    <>
      <NumberField
        id={id}
        label={labels.children}
        value={kin.c?.length ?? 0}
        min={0}
        max={MAX_ISSUE}
        onChange={(count) => put((one) => ({ ...one, c: resized(one.c, count) }))}
      />
      <YesNo
        label={labels.spouse}
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
