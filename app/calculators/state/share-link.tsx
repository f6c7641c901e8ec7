import { useState } from 'react';
import { CopyButton } from '#app/ui/copy-button/copy-button.tsx';
import ShareIcon from '~icons/lucide/share-2';
import { copy } from '../copy.ts';
import { useInBrowser } from './use-in-browser.ts';

interface ShareLinkProps {
  /** The address with the input. */
  link: string;
  /** Id of the field with the same address, the source of the copy. */
  field: string;
  /** Text of the button, instead of the usual one. */
  label?: string;
}

/** Button that sends the link with the device's own menu, or copies it if the menu is missing or fails. */
export function ShareLink({ link, field, label }: ShareLinkProps) {
  const canShare = useInBrowser(() => 'share' in navigator, false);
  const [failed, setFailed] = useState(false);

  async function share(): Promise<void> {
    try {
      await navigator.share({ title: document.title, url: link });
    } catch (error) {
      // The visitor closed the menu.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      setFailed(true);
    }
  }

  if (!canShare || failed) return <CopyButton target={field}>{label ?? copy.link}</CopyButton>;
  return (
    <button className="copy-link" type="button" onClick={share}>
      <ShareIcon className="icon" />
      <span className="underlined">{label ?? copy.share}</span>
    </button>
  );
}
