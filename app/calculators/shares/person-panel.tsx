import { useEffect, useRef, useState } from 'react';
import {
  childRelations,
  grown,
  MAX_LABEL,
  parentRelations,
  partnerRelations,
  type RelativeStatus,
} from '#app/case/family.ts';
import { hide } from '#app/ui/floating/opener.ts';
import { YesNo } from '../fields/choice.tsx';
import type { InputChange } from '../state/calculator-state.ts';
import { copy } from './copy.ts';
import type { ShareInput } from './input.ts';
import { IssueFields } from './ledger.tsx';
import { mayBeMine, withMine, withoutMark } from './mine.ts';
import { PANEL } from './person-button.tsx';
import { type Relative, withoutIssueOfUnborn } from './relative.ts';
import {
  canHaveIssue,
  pathOf,
  type RelativePath,
  relativeAt,
  withRelative,
} from './relative-path.ts';

export interface PersonPanelProps {
  /** Id of the chosen person; null before a choice. */
  id: string | null;
  /** Null before a choice, or after the person has left the family. */
  name: string | null;
  input: ShareInput;
  replace: (input: ShareInput) => void;
  /** Changes the input. Changes typed into the same `field` are undone in one step. */
  change: (part: InputChange<ShareInput>, field: string) => void;
}

const { person: words } = copy;

/** Panel with the choices for one person of the tree; opens next to the ring. */
export function PersonPanel({ id, name, input, replace, change }: PersonPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState(false);
  // A closing panel keeps its content while it fades.
  const [shown, setShown] = useState({ id, name, input });
  if (!closed && (shown.id !== id || shown.name !== name || shown.input !== input)) {
    setShown({ id, name, input });
  }
  const gone = name === null;
  useEffect(() => {
    if (gone && panel.current) hide(panel.current);
  }, [gone]);

  const path = shown.id === null ? null : pathOf(shown.id);
  const relative = path && relativeAt(shown.input, path);
  return (
    <div
      ref={panel}
      className="floating popover share-person"
      id={PANEL}
      popover="auto"
      role="dialog"
      aria-labelledby={`${PANEL}-title`}
      data-placement="bottom"
      onBeforeToggle={({ newState }) => setClosed(newState === 'closed')}
    >
      <p className="popover-title" id={`${PANEL}-title`}>
        {shown.name}
      </p>
      {path && relative && (
        <Choices
          key={shown.id}
          path={path}
          relative={relative}
          put={(edit) => !closed && replace(withRelative(input, path, edit))}
          onLabel={(label) =>
            change(
              (latest) =>
                withRelative(latest, path, ({ label: _, ...one }) => ({
                  ...(label && { label }),
                  ...one,
                })),
              `${shown.id} label`,
            )
          }
          onMine={(yes) => !closed && replace(withMine(input, yes ? path : null))}
        />
      )}
    </div>
  );
}

interface ChoiceProps {
  path: RelativePath;
  relative: Relative;
  put: (change: (relative: Relative) => Relative | null) => void;
}

interface ChoicesProps extends ChoiceProps, OwnFieldsProps {}

function Choices({ path, relative, put, onLabel, onMine }: ChoicesProps) {
  return (
    <>
      <StatusChoice path={path} relative={relative} put={put} />
      <RelationChoice path={path} relative={relative} put={put} />
      {path.row === 'siblings' && path.places.length === 1 && !path.partner && (
        <YesNo
          label={words.half}
          value={relative.halfBlood === true}
          onChoice={(yes) =>
            put(({ halfBlood: _, ...one }) => (yes ? { ...one, halfBlood: true } : one))
          }
        />
      )}
      <OwnFields relative={relative} onLabel={onLabel} onMine={onMine} />
      {canHaveIssue(path) && relative.status !== 'unborn' && (
        <>
          <IssueFields
            id={`${PANEL}-children`}
            labels={copy.ledger}
            relative={relative}
            put={put}
          />
          {relative.status === undefined && (relative.spouse || relative.children?.length) ? (
            <p className="text-muted">{words.inherits}</p>
          ) : null}
        </>
      )}
      <p className="mt-2 flex justify-between">
        <button
          className="link"
          type="button"
          onClick={({ currentTarget }) => {
            closePanel(currentTarget);
            put(() => null);
          }}
        >
          {words.remove}
        </button>
        <button
          className="link"
          type="button"
          onClick={({ currentTarget }) => closePanel(currentTarget)}
        >
          {words.close}
        </button>
      </p>
    </>
  );
}

interface OwnFieldsProps {
  /** Takes the label; empty: none. */
  onLabel: (label: string) => void;
  onMine: (yes: boolean) => void;
}

/** A label for the person, and the mark of the visitor. */
function OwnFields({ relative, onLabel, onMine }: OwnFieldsProps & { relative: Relative }) {
  const [text, setText] = useState(relative.label ?? '');
  return (
    <>
      <label className="share-relation" htmlFor={`${PANEL}-label`}>
        <span>{words.label}</span>
        <input
          className="field"
          id={`${PANEL}-label`}
          type="text"
          autoComplete="off"
          maxLength={MAX_LABEL}
          aria-describedby={`${PANEL}-label-hint`}
          value={text}
          onChange={({ currentTarget: { value } }) => {
            setText(value);
            onLabel(value.trim().slice(0, MAX_LABEL));
          }}
        />
      </label>
      <p className="pb-2 text-muted" id={`${PANEL}-label-hint`}>
        {words.labelHint}
      </p>
      {mayBeMine(relative) && (
        <label className="share-mine">
          <input
            className="checkbox"
            type="checkbox"
            checked={relative.mine === true}
            onChange={({ currentTarget }) => onMine(currentTarget.checked)}
          />
          <span>{words.mine}</span>
        </label>
      )}
    </>
  );
}

function closePanel(inside: HTMLElement): void {
  const panel = inside.closest<HTMLElement>('[popover]');
  if (panel) hide(panel);
}

function StatusChoice({ path, relative, put }: ChoiceProps) {
  return (
    <fieldset className="share-statuses">
      <legend className="sr-only">{words.status}</legend>
      {(['living', ...statusesOf(path)] as const).map((status) => (
        <label key={status} className={status === 'missing' ? 'col-span-full' : undefined}>
          <input
            className="radio"
            type="radio"
            name={`${PANEL}-status`}
            checked={(relative.status ?? 'living') === status}
            onChange={() =>
              put(({ status: _, ...one }) => (status === 'living' ? one : withStatus(one, status)))
            }
          />
          <span>{words.statuses[status]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function withStatus(person: Relative, status: RelativeStatus): Relative {
  const next = withoutIssueOfUnborn({ ...person, status });
  return mayBeMine(next) ? next : withoutMark(next);
}

/** Returns the statuses that matter by law for a person at this place. */
function statusesOf({ row, places, partner }: RelativePath): RelativeStatus[] {
  if (partner) return ['predeceased', 'renounced', 'remarried', 'disqualified', 'missing'];
  const canBeUnborn = row === 'children' || (row === 'siblings' && places.length > 1);
  return canBeUnborn ? [...grown, 'unborn'] : [...grown];
}

function RelationChoice({ path, relative, put }: ChoiceProps) {
  const choice = relationsOf(path);
  if (!choice) return null;
  const { usual, others } = choice;
  return (
    <label className="share-relation">
      <span>{words.relation}</span>
      <select
        className="field select"
        value={relative.tie ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const tie = others.find((one) => one === value);
          put(({ tie: _, ...one }) => (tie ? { ...one, tie } : one));
        }}
      >
        <option value="">{words.relations[usual]}</option>
        {others.map((relation) => (
          <option key={relation} value={relation}>
            {words.relations[relation]}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Returns the usual tie to the family and the other ties; null if only one tie is possible. */
function relationsOf({ row, partner }: RelativePath) {
  if (row === 'spouse' || partner) return { usual: 'partner', others: partnerRelations } as const;
  if (row === 'children') return { usual: 'child', others: childRelations } as const;
  if (row === 'parents') return { usual: 'parent', others: parentRelations } as const;
  return null;
}
