import type { ReactNode } from 'react';
import { EMPTY_HTML } from '#app/browser/trusted-html.ts';
import CheckIcon from '~icons/lucide/check';
import CopyIcon from '~icons/lucide/copy';
import { copyLabels as labels } from '../copy.ts';
import { copy } from './copy-button.behaviour.ts';

interface CopyButtonProps {
  /** Id of the element whose content is copied. */
  target: string;
  /** Which content: its value, its inner HTML, or its text on one line. */
  content?: 'value' | 'html' | 'text';
  /** Decodes `&amp;` and other entities. */
  decode?: boolean;
  children: ReactNode;
}

/**
 * Copies the content of another element and confirms it for two seconds (conformance CC-1). All labels
 * share one grid cell, so that the width does not change.
 */
export function CopyButton({ target, content = 'value', decode, children }: CopyButtonProps) {
  return (
    <>
      <button
        className="copy copy-link needs-script"
        type="button"
        data-copy-to-clipboard-target={target}
        data-copy-content={content}
        data-copy-decode={decode || undefined}
        {...copy}
      >
        <CopyIcon className="icon copy-icon" />
        <CheckIcon className="icon copy-check" />
        <span className="copy-labels">
          <span>{children}</span>
          <span data-for="copied">{labels.copied}</span>
          <span data-for="failed">{labels.failed}</span>
        </span>
      </button>
      <span
        className="copy-status"
        role="status"
        data-copied={labels.copied}
        data-failed={labels.copyByHand}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: empty; React must keep what the behaviour wrote before hydration
        dangerouslySetInnerHTML={EMPTY_HTML}
      />
    </>
  );
}
