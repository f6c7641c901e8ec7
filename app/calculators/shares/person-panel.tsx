import { useEffect, useRef, useState } from 'react';
import { hide } from '#app/ui/floating/opener.ts';
import { YesNo } from '../parts/choice.tsx';
import { copy } from './copy.ts';
import {
  childRelations,
  grown,
  type Kin,
  type KinStatus,
  parentRelations,
  partnerRelations,
  type ShareInput,
  withoutIssueOfUnborn,
} from './input.ts';
import { canHaveIssue, type KinPath, kinAt, pathOf, withKin } from './kin-path.ts';
import { IssueFields } from './ledger.tsx';
import { PANEL } from './person-button.tsx';

interface PersonPanelProps {
  /** Whose; null before anybody was chosen. */
  id: string | null;
  /** Null: nobody, or no longer in the family. */
  name: string | null;
  input: ShareInput;
  replace: (input: ShareInput) => void;
}

const { person: words } = copy;

/** What can be said of one person of the tree; it opens beside the ring. */
export function PersonPanel({ id, name, input, replace }: PersonPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const [closed, setClosed] = useState(false);
  // A panel that closes fades with what it showed.
  const [shown, setShown] = useState({ id, name, input });
  if (!closed && (shown.id !== id || shown.name !== name || shown.input !== input)) {
    setShown({ id, name, input });
  }
  const gone = name === null;
  useEffect(() => {
    if (gone && panel.current) hide(panel.current);
  }, [gone]);

  const path = shown.id === null ? null : pathOf(shown.id);
  const kin = path && kinAt(shown.input, path);
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
      {path && kin && (
        <Choices
          key={shown.id}
          path={path}
          kin={kin}
          put={(change) => !closed && replace(withKin(input, path, change))}
        />
      )}
    </div>
  );
}

interface ChoicesProps {
  path: KinPath;
  kin: Kin;
  put: (change: (kin: Kin) => Kin | null) => void;
}

function Choices({ path, kin, put }: ChoicesProps) {
  return (
    <>
      <StatusChoice path={path} kin={kin} put={put} />
      <RelationChoice path={path} kin={kin} put={put} />
      {path.row === 'siblings' && path.places.length === 1 && !path.partner && (
        <YesNo
          label={words.half}
          value={kin.h === true}
          onChoice={(yes) => put(({ h: _, ...one }) => (yes ? { ...one, h: true } : one))}
        />
      )}
      {canHaveIssue(path) && kin.s !== 'unborn' && (
        <>
          <IssueFields id={`${PANEL}-children`} labels={copy.ledger} kin={kin} put={put} />
          {kin.s === undefined && (kin.w || kin.c?.length) ? (
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

function closePanel(inside: HTMLElement): void {
  const panel = inside.closest<HTMLElement>('[popover]');
  if (panel) hide(panel);
}

function StatusChoice({ path, kin, put }: ChoicesProps) {
  return (
    <fieldset className="share-statuses">
      <legend className="sr-only">{words.status}</legend>
      {(['living', ...statusesOf(path)] as const).map((status) => (
        <label key={status} className={status === 'missing' ? 'col-span-full' : undefined}>
          <input
            className="radio"
            type="radio"
            name={`${PANEL}-status`}
            checked={(kin.s ?? 'living') === status}
            onChange={() =>
              put(({ s: _, ...one }) =>
                status === 'living' ? one : withoutIssueOfUnborn({ ...one, s: status }),
              )
            }
          />
          <span>{words.statuses[status]}</span>
        </label>
      ))}
    </fieldset>
  );
}

/** A child of the deceased, a sibling: what the law asks of each. */
function statusesOf({ row, places, partner }: KinPath): KinStatus[] {
  if (partner) return ['predeceased', 'renounced', 'remarried', 'disqualified', 'missing'];
  const canBeUnborn = row === 'children' || (row === 'siblings' && places.length > 1);
  return canBeUnborn ? [...grown, 'unborn'] : [...grown];
}

function RelationChoice({ path, kin, put }: ChoicesProps) {
  const choice = relationsOf(path);
  if (!choice) return null;
  const { usual, others } = choice;
  return (
    <label className="share-relation">
      <span>{words.relation}</span>
      <select
        className="field select"
        value={kin.r ?? ''}
        onChange={({ currentTarget: { value } }) => {
          const relation = others.find((one) => one === value);
          put(({ r: _, ...one }) => (relation ? { ...one, r: relation } : one));
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

/** How the person may be tied to the family, the usual tie apart; null: in one way only. */
function relationsOf({ row, partner }: KinPath) {
  if (row === 'spouse' || partner) return { usual: 'partner', others: partnerRelations } as const;
  if (row === 'children') return { usual: 'child', others: childRelations } as const;
  if (row === 'parents') return { usual: 'parent', others: parentRelations } as const;
  return null;
}
