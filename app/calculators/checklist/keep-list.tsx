import { useState } from 'react';
import { requestLink } from '#app/ui/copy.ts';
import { PrintButton } from '#app/ui/print/print.tsx';
import { copy as calculators } from '../copy.ts';
import { SaveCalendar } from '../deadlines/save-calendar.tsx';
import { SendDates } from '../deadlines/send-dates.tsx';
import { KeepCase } from '../state/keep-case.tsx';
import { ShareLink } from '../state/share-link.tsx';
import { datesInWords } from './dates-in-words.ts';
import type { Checklist } from './list.ts';
import { words } from './list-copy.ts';
import type { ListTask } from './list-task.ts';
import { Tick } from './option-list.tsx';
import { hasStatus, sharedOf } from './shared-case.ts';
import { useList } from './use-list.ts';

const { keep: copy } = words;

interface KeepListProps {
  list: Checklist;
  tasks: readonly ListTask[];
  /** Id of the sheet that is printed. */
  sheet: string;
  /** Whether the facts come from a link: the visitor keeps them by making them their own. */
  isLink: boolean;
}

/** Ways to keep the list: calendar, link, dates as text, printed sheet, this device, and the request. */
export function KeepList({ list, tasks, sheet, isLink }: KeepListProps) {
  const { facts, offer, consultation } = useList();
  const [withStatus, setWithStatus] = useState(false);
  const dates = datesInWords(list, facts);
  return (
    <section className="todo-keep needs-script" aria-labelledby="todo-keep">
      <h2 className="t4" id="todo-keep">
        {copy.title}
      </h2>
      <ul className="actions">
        <li>
          <SaveCalendar
            label={copy.calendar}
            fileName={copy.file}
            load={async () => {
              const { calendarFile } = await import('./calendar-file.ts');
              return (host, now) => calendarFile(list.coming, host, now);
            }}
          />
          <p className="text-muted">{copy.calendarText}</p>
        </li>
        <li>
          <ShareLink
            path="/checklist"
            chapter="checklist"
            value={sharedOf(facts, tasks, withStatus)}
            label={copy.share}
            linkLabel={copy.link}
          >
            <p className="text-muted">{copy.shareText}</p>
            {hasStatus(facts) && (
              <Tick
                id="case-share-status"
                label={copy.status}
                checked={withStatus}
                onTick={setWithStatus}
              />
            )}
          </ShareLink>
        </li>
        {dates.length > 0 && (
          <li>
            <SendDates id="case-dates" lines={dates} />
            <p className="text-muted">{copy.datesText}</p>
          </li>
        )}
        <li>
          <PrintButton target={sheet} otherwise={calculators.printOtherwise}>
            {copy.print}
          </PrintButton>
          <p className="text-muted">{copy.printText}</p>
        </li>
      </ul>
      {!isLink && <KeepCase chapter="checklist" />}
      <div className="todo-request">
        <h2 className="t3">{copy.alone}</h2>
        <p>{words.task.entrustText}</p>
        <a className="button button-primary" href={requestLink.href} onClick={offer}>
          {calculators.request}
        </a>
        <p className="text-muted">{consultation}</p>
      </div>
    </section>
  );
}
