import { dottedDate } from '#app/law/dotted-date.ts';
import { koreanDay } from '#app/law/korean-time.ts';
import { CopyButton } from '#app/ui/copy-button/copy-button.tsx';
import { receiptPage } from './copy.ts';
import { Part } from './receipt-parts.tsx';
import type { ReceiptBrowser } from './receipt-view.ts';

const copy = receiptPage.keep;
const DAY_MS = 86_400_000;

interface KeepPartProps {
  /** The whole address of the receipt. */
  address: string;
  /** Time at which the link, and with it the cookie, ends. */
  until: string;
  now: Date;
  browser: ReceiptBrowser;
  /** Whether this browser sent the request. */
  isOwn: boolean;
}

/** Ways back to the receipt: in this browser, where the visitor asks for it, and by the link. */
export function KeepPart({ address, until, now, browser, isOwn }: KeepPartProps) {
  const device = copy.devices[browser.isPhone ? 'phone' : 'computer'];
  const days = Math.max(1, Math.ceil((Date.parse(until) - now.getTime()) / DAY_MS));
  const lastDay = dottedDate(koreanDay(new Date(until)));
  return (
    <Part title={copy.title} id="keep">
      {isOwn && (
        <form className="mt-3 print:hidden" method="post" action="#keep">
          <p>{browser.kept ? copy.kept(device, lastDay) : copy.ask(device)}</p>
          {browser.kept && <p className="mt-2 text-muted">{copy.forgetText}</p>}
          <button
            className="button mt-3 max-sm:w-full"
            type="submit"
            name="browser"
            value={browser.kept ? 'forget' : 'keep'}
          >
            {browser.kept ? copy.forget : copy.button(device, days)}
          </button>
        </form>
      )}
      <p className="mt-4 text-muted" id="receipt-link-note">
        {copy.linkText(lastDay)}
      </p>
      <input
        className="field mt-2 print:hidden"
        id="receipt-link"
        type="text"
        readOnly
        value={address}
        aria-label={copy.link}
        aria-describedby="receipt-link-note"
      />
      <p className="on-paper wrap-anywhere">{address}</p>
      <CopyButton target="receipt-link">{copy.copyLink}</CopyButton>
    </Part>
  );
}
