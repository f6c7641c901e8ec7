import { type ReactNode, useId, useState } from 'react';
import { CopyButton } from '#app/ui/copy-button/copy-button.tsx';
import ShareIcon from '~icons/lucide/share-2';
import { copy } from '../copy.ts';
import { type ChapterId, chapters } from './calculator-id.ts';
import { fragmentOf } from './fragment-text.ts';
import { OpenOutside } from './open-outside.tsx';
import { sendByDevice } from './outside.ts';
import { useInBrowser } from './use-in-browser.ts';

interface ShareLinkProps {
  /** The page that the link opens. */
  path: string;
  chapter: ChapterId;
  /** The value in the fragment of the link. */
  value: unknown;
  /** Text of the button, instead of the usual one. */
  label?: string;
  /** Name of the field with the link, instead of the usual one. */
  linkLabel?: string;
  /** Content under the button. */
  children?: ReactNode;
}

/**
 * Button that sends the link with the device's own menu, or copies it if the menu is missing or fails. After it come
 * the link as text, the source of the copy, and a way out of an app's own browser.
 */
export function ShareLink(props: ShareLinkProps) {
  const { path, chapter, value, label, linkLabel = copy.linkLabel, children } = props;
  const field = `link${useId()}`;
  const address = useInBrowser(() => location.origin + path, '');
  const link = address && address + fragmentOf(chapters[chapter], value);
  const canShare = useInBrowser(() => 'share' in navigator, false);
  const [failed, setFailed] = useState(false);

  async function share(): Promise<void> {
    setFailed(!(await sendByDevice({ title: document.title, url: link })));
  }

  return (
    <>
      {!canShare || failed ? (
        <CopyButton target={field}>{label ?? copy.link}</CopyButton>
      ) : (
        <button className="copy-link" type="button" onClick={share}>
          <ShareIcon className="icon" />
          <span className="underlined">{label ?? copy.share}</span>
        </button>
      )}
      {children}
      <input
        className="actions-link field"
        id={field}
        type="text"
        readOnly
        tabIndex={-1}
        aria-label={linkLabel}
        value={link}
      />
      <OpenOutside address={link} />
    </>
  );
}
