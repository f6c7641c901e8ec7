import { dottedDate } from '#app/law/dotted-date.ts';
import { placeText } from './case-words.ts';
import { copy } from './copy.ts';
import { words } from './list-copy.ts';
import type { ListTask } from './list-task.ts';
import { CourtContactLine, CourtName, courtOfCase, PlaceFields } from './place-question.tsx';
import { useList } from './use-list.ts';

/** The place of a task: the office, the court by the last address, or the two selects that find it. */
export function TaskWhere({ task }: { task: ListTask }) {
  const { courtKinds } = useList();
  const { office, court } = task;
  return (
    <div className="todo-part">
      <p className="todo-head">{words.task.where}</p>
      {office && <p>{office}</p>}
      {court && court !== 'last-address' && <p>{courtKinds[court]}</p>}
      {court === 'last-address' && <LastAddress id={task.id} />}
    </div>
  );
}

function LastAddress({ id }: { id: string }) {
  const { facts, courts, courtKinds, abroad, revision, change } = useList();
  const { place } = facts;
  const court = courtOfCase(courts, place);
  if (court) {
    return (
      <>
        <CourtName court={court}>{copy.court.because(placeText(place))}</CourtName>
        <CourtContactLine contact={court.contact} />
      </>
    );
  }
  if (place === null) {
    return (
      <>
        <p className="t3">{abroad.court}</p>
        <p>{abroad.says}</p>
        <p className="text-muted">{copy.court.caveat(dottedDate(courts.asOf))}</p>
        <CourtContactLine contact={null} />
      </>
    );
  }
  return (
    <>
      <p>{courtKinds['last-address']}</p>
      <div className="needs-script">
        <p className="font-semibold text-ink">{words.place.ask}</p>
        <p>{words.place.askText}</p>
        <PlaceFields
          key={revision}
          courts={courts}
          place={place}
          prefix={`place-${id}`}
          onChange={change}
        />
        <button className="link" type="button" onClick={() => change({ place: null })}>
          {words.place.unknown}
        </button>
        <p className="text-muted">{words.place.papersFirst}</p>
      </div>
    </>
  );
}
