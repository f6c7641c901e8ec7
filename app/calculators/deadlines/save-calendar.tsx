import { useState } from 'react';
import type { Deadline } from '#app/law/deadlines/deadlines.ts';
import CalendarIcon from '~icons/lucide/calendar';
import { copy } from './copy.ts';

/** 캘린더에 저장: the code that makes the file is loaded on the click. */
export function SaveCalendar({ deadlines }: { deadlines: readonly Deadline[] }) {
  const [failed, setFailed] = useState(false);

  async function save(): Promise<void> {
    setFailed(false);
    try {
      const { calendarFile } = await import('./calendar-file.ts');
      offer(calendarFile(deadlines, location.hostname, new Date()));
    } catch {
      // Its code is lost: the dates can still be copied.
      setFailed(true);
    }
  }

  return (
    <span>
      <button className="copy-link" type="button" onClick={save}>
        <CalendarIcon className="icon" />
        <span className="underlined">{copy.save}</span>
      </button>
      <span className="block" role="status">
        {failed && copy.saveFailed}
      </span>
    </span>
  );
}

function offer(text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = copy.fileName;
  link.click();
  // A download that has begun keeps its own reference.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
