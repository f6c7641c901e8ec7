import { Fragment } from 'react';
import { YesNo } from '../fields/choice.tsx';
import { CountField } from '../fields/count-field.tsx';
import { DateField } from '../fields/date-field.tsx';
import { MoneyField } from '../fields/money-field.tsx';
import type { InputChange } from '../state/calculator-state.ts';
import { askedIn, type Branch } from './asked.ts';
import { copy } from './copy.ts';
import { MAX_IN_ROW, MAX_ISSUE, type Question, type ShareInput } from './input.ts';
import { withoutMark } from './mine.ts';
import type { Relative } from './relative.ts';
import { relativeAt, resized, withRelative } from './relative-path.ts';

interface LedgerProps {
  input: ShareInput;
  /** Error message for a date of death in the future; null for any other. */
  future: string | null;
  revision: number;
  /** Changes the input. Changes typed into the same `field` are undone in one step. */
  change: (part: Change, field?: string) => void;
}

/** A change that depends on the rest of the family is a function of the latest input. */
type Change = InputChange<ShareInput>;

const { ledger: words } = copy;

/** The family in numbers, one row per field. Shows only relatives who can matter for who inherits. */
export function Ledger({ input, future, revision, change }: LedgerProps) {
  const { ranks, branches } = askedIn(input);
  const branchesOf = (row: Branch['path']['row']) =>
    branches
      .filter(({ path }) => path.row === row)
      .map((branch) => (
        <BranchFields key={branch.id} input={input} branch={branch} change={change} />
      ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset's legend cannot stand away from its frame
    <div className="share-ledger" role="group" aria-label={words.label} key={revision}>
      <YesNo
        name="shares-spouse"
        label={words.spouse}
        value={input.unanswered.includes('spouse') ? null : input.spouse !== null}
        onChoice={(yes) =>
          change((latest) => ({ spouse: yes ? {} : null, unanswered: without('spouse', latest) }))
        }
      />
      <CountField
        id="shares-children"
        label={words.children}
        value={input.unanswered.includes('children') ? null : input.children.length}
        placeholder={words.howMany}
        min={0}
        max={MAX_IN_ROW.children}
        onChange={(count) =>
          change((latest) => ({
            children: resized(latest.children, count),
            unanswered: without('children', latest),
          }))
        }
      />
      {input.children.length > 0 && (
        <CountField
          id="shares-predeceased"
          label={words.predeceased}
          value={input.children.filter(hasDied).length}
          min={0}
          max={input.children.length}
          onChange={(count) => change(({ children }) => ({ children: withDied(children, count) }))}
        />
      )}
      {branchesOf('children')}
      {ranks.map((rank) => (
        <Fragment key={rank}>
          <CountField
            id={`shares-${rank}`}
            label={words[rank]}
            value={input[rank].length}
            min={0}
            max={MAX_IN_ROW[rank]}
            onChange={(count) => change((latest) => ({ [rank]: resized(latest[rank], count) }))}
          />
          {branchesOf(rank)}
        </Fragment>
      ))}
      <MoneyField
        id="shares-estate"
        label={words.estate}
        value={input.estate}
        onWon={(estate) => change({ estate }, 'estate')}
        describedBy="shares-estate-hint"
      />
      <p className="text-muted" id="shares-estate-hint">
        <span>{words.estateHint}</span> <a href="/areas/renunciation">{words.debts}</a>
      </p>
      <DateField
        id="shares-death"
        recent={true}
        label={words.death}
        value={input.death}
        onDate={(death) => change({ death }, 'death')}
        describedBy="shares-death-hint"
      />
      <div id="shares-death-hint">
        {future ? (
          <p className="field-error">{future}</p>
        ) : (
          <p className="text-muted">{words.deathHint}</p>
        )}
      </div>
    </div>
  );
}

interface BranchFieldsProps extends Pick<LedgerProps, 'input' | 'change'> {
  branch: Branch;
}

/** Fields for those who may inherit in someone's place, or next. */
function BranchFields({ input, branch: { id, path, labels }, change }: BranchFieldsProps) {
  return (
    <IssueFields
      id={`shares-${id.replaceAll('.', '-')}`}
      labels={labels}
      relative={relativeAt(input, path) ?? {}}
      put={(edit) => change((latest) => withRelative(latest, path, edit))}
    />
  );
}

interface IssueFieldsProps {
  /** Id of the field with the number of children. */
  id: string;
  /** A null label hides its field. */
  labels: Branch['labels'];
  relative: Relative;
  put: (edit: (relative: Relative) => Relative) => void;
}

/** Fields for someone's children and spouse. */
export function IssueFields({ id, labels, relative, put }: IssueFieldsProps) {
  return (
    <>
      {labels.children !== null && (
        <CountField
          id={id}
          label={labels.children}
          value={relative.children?.length ?? 0}
          min={0}
          max={MAX_ISSUE}
          onChange={(count) => put((one) => ({ ...one, children: resized(one.children, count) }))}
        />
      )}
      {labels.spouse !== null && (
        <YesNo
          label={labels.spouse}
          value={relative.spouse !== undefined}
          onChoice={(yes) => put(({ spouse: _, ...one }) => (yes ? { ...one, spouse: {} } : one))}
        />
      )}
    </>
  );
}

/** Returns the questions that are open once this one is answered. */
function without(answered: Question, { unanswered }: ShareInput): readonly Question[] {
  return unanswered.filter((question) => question !== answered);
}

function hasDied({ status }: Relative): boolean {
  return status === 'predeceased';
}

/** Sets how many children predeceased. Marks the youngest living child, or unmarks the youngest predeceased child. */
function withDied(children: Relative[], count: number): Relative[] {
  const next = [...children];
  const find = (died: boolean) => {
    const fits = (child: Relative) => hasDied(child) === died;
    const other = next.findLastIndex((child) => fits(child) && !child.mine);
    return other < 0 ? next.findLastIndex(fits) : other;
  };
  for (let now = next.filter(hasDied).length; now !== count; now += Math.sign(count - now)) {
    const place = find(now > count);
    const child = next[place];
    if (!child) break;
    const { status: _, ...alive } = child;
    next[place] = now < count ? { ...withoutMark(child), status: 'predeceased' } : alive;
  }
  return next;
}
