import { useEffect, useState } from 'react';
import XIcon from '~icons/lucide/x';
import type { TakenRow } from './taken.ts';
import { taken as copy } from './taken-copy.ts';
import { useTaken } from './use-taken.ts';

/** Things that the one line names. */
const NAMED = 3;
/** Items of a thing that the one line names. */
const ITEMS = 2;

export interface TakenAlongProps {
  /** The text of a form that the server shows again. */
  returned: string | undefined;
  /** Whether the page's address names the situation. */
  hasOwnStage: boolean;
  /** Called with whether the situation goes along, so that nobody is asked for it. */
  onStage: (isTaken: boolean) => void;
  error: string | undefined;
  disabled: boolean;
}

/** 함께 보냅니다: one line of what the visitor has entered elsewhere, with a way to see it and to leave it out. */
export default function TakenAlong({ error, disabled, ...props }: TakenAlongProps) {
  const { returned, hasOwnStage, onStage } = props;
  const taken = useTaken(returned, hasOwnStage);
  const { hasStage, text: sent } = taken;
  useEffect(() => onStage(hasStage), [hasStage, onStage]);
  const [isOpen, setOpen] = useState(false);
  const { rows, leftOut, leaveOut } = taken;
  const kept = rows.filter(({ id }) => !leftOut.includes(id));
  const isNone = kept.length === 0;
  const unfolded = (isOpen || Boolean(error)) && !isNone;
  if (rows.length === 0) return null;
  return (
    <section className="taken" aria-labelledby="taken-title">
      <div className="taken-head">
        <h3 className="font-semibold text-ink" id="taken-title">
          {isNone ? copy.none : copy.title}
        </h3>
        <p className="needs-script flex gap-x-5">
          {!isNone && (
            <button
              className="link"
              type="button"
              aria-expanded={unfolded}
              onClick={() => setOpen(!unfolded)}
            >
              {unfolded ? copy.fold : copy.show}
            </button>
          )}
          <button
            className="link"
            type="button"
            disabled={disabled}
            onClick={() => leaveOut(isNone ? [] : rows.map(({ id }) => id))}
          >
            {isNone ? copy.bring : unfolded ? copy.leaveAll : copy.leave}
          </button>
        </p>
      </div>
      {unfolded ? (
        <ul>
          {rows.map(({ id, term, text }) => {
            const isLeft = leftOut.includes(id);
            return (
              <li key={id}>
                <span className="text-muted">{term}</span>
                <span className={isLeft ? 'text-muted' : 'whitespace-pre-line text-ink'}>
                  {isLeft ? copy.none : text}
                </span>
                <button
                  className={isLeft ? 'link' : 'taken-leave'}
                  type="button"
                  disabled={disabled}
                  aria-label={isLeft ? copy.bringRow(term) : copy.leaveRow(term)}
                  onClick={() =>
                    leaveOut(isLeft ? leftOut.filter((one) => one !== id) : [...leftOut, id])
                  }
                >
                  {isLeft ? copy.bring : <XIcon />}
                </button>
              </li>
            );
          })}
        </ul>
      ) : (
        !isNone && <p>{inOneLine(kept)}</p>
      )}
      {error && <p className="field-error">{error}</p>}
      {sent && <input type="hidden" name="facts" value={sent} data-fresh="" />}
      {hasStage && !leftOut.includes('stage') && (
        <input type="hidden" name="stage" value="debt" data-fresh="" />
      )}
    </section>
  );
}

/** 빚이 더 많을 것 같아요 · 자녀 · 예금, 자동차 등. No line begins with a middle dot. */
function inOneLine(rows: readonly TakenRow[]): string {
  const names = rows
    .slice(0, NAMED)
    .map(({ id, term, text }) => (id === 'offer' ? `${term}: ${text}` : text));
  // A calculator's content has several lines.
  const short = names.map((name) =>
    name.split('\n', 1).join().split(', ').slice(0, ITEMS).join(', '),
  );
  const hasMore = rows.length > NAMED || short.some((name, index) => name !== names[index]);
  return short.join('\u00a0· ') + (hasMore ? `\u00a0${copy.more}` : '');
}
