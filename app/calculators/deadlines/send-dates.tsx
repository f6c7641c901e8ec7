import { addressText } from '#app/firm/view/address-text.ts';
import { firm } from '#app/firm/view/firm.ts';
import { CopyButton } from '#app/ui/copy-button/copy-button.tsx';
import ShareIcon from '~icons/lucide/share-2';
import { sendByDevice } from '../state/outside.ts';
import { useInBrowser } from '../state/use-in-browser.ts';
import { copy } from './copy.ts';

interface SendDatesProps {
  /** Id of the text. */
  id: string;
  /** The dates, one per line. The disclaimer and the firm follow them. */
  lines: readonly string[];
}

/**
 * Buttons that copy dates as text and, where the device has a menu for it, send them. If the menu cannot open, the dates
 * are copied.
 */
export function SendDates({ id, lines }: SendDatesProps) {
  const canSend = useInBrowser(() => 'share' in navigator, false);
  const text = [
    ...lines,
    copy.disclaimer,
    [firm.name, addressText(firm.address), firm.phone].join(', '),
  ]
    .join('\n')
    .replaceAll('\u00a0', ' ');

  async function send(): Promise<void> {
    if (await sendByDevice({ title: document.title, text })) return;
    document.querySelector<HTMLElement>(`[data-copy-to-clipboard-target="${id}"]`)?.click();
  }

  return (
    <>
      {canSend && (
        <button className="copy-link" type="button" onClick={send}>
          <ShareIcon className="icon" />
          <span className="underlined">{copy.send}</span>
        </button>
      )}
      <CopyButton target={id}>{copy.copy}</CopyButton>
      <textarea
        className="actions-link field"
        id={id}
        readOnly
        tabIndex={-1}
        aria-label={copy.copyLabel}
        value={text}
      />
    </>
  );
}
