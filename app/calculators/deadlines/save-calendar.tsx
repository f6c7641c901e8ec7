import { useState } from 'react';
import CalendarIcon from '~icons/lucide/calendar';
import { isInApp, sendByDevice } from '../state/outside.ts';
import { copy } from './copy.ts';

interface SaveCalendarProps {
  /** Loads the function that writes the file, for a site with this host name. */
  load: () => Promise<(host: string, now: Date) => string>;
  /** Text of the button. */
  label?: string;
  fileName?: string;
}

/**
 * 캘린더에 저장: makes the file in the browser, because its days would reveal the date of death to a server. Loads the
 * code for it when the pointer reaches the button. In-app browsers may ignore a download, so they hand the file to the
 * device's share menu; without one, a message names the alternatives.
 */
export function SaveCalendar(props: SaveCalendarProps) {
  const { load, label = copy.save, fileName = copy.fileName } = props;
  const [said, setSaid] = useState('');

  async function save(): Promise<void> {
    setSaid('');
    try {
      const write = await load();
      const text = write(location.hostname, new Date());
      const file = new File([text], fileName, { type: 'text/calendar' });
      if (!isInApp(navigator.userAgent)) {
        download(file);
      } else if (navigator.canShare?.({ files: [file] })) {
        // The dates can still be copied.
        if (!(await sendByDevice({ files: [file] }))) setSaid(copy.saveInApp);
      } else {
        download(file);
        setSaid(copy.saveInApp);
      }
    } catch {
      // The code failed to load.
      setSaid(copy.saveFailed);
    }
  }

  return (
    <span>
      <button
        className="copy-link"
        type="button"
        onClick={save}
        onPointerEnter={() => load().catch(() => {})}
      >
        <CalendarIcon className="icon" />
        <span className="underlined">{label}</span>
      </button>
      <span className="block" role="status">
        {said}
      </span>
    </span>
  );
}

function download(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = file.name;
  link.click();
  // A download that has begun keeps its own reference.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
