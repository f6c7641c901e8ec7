import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useCase } from '#app/case/case.ts';
import { copy } from '../copy.ts';
import type { Origin } from './calculator-state.ts';

export interface CaseNoteProps {
  origin: Origin;
  /** Whether facts of the case have changed the input since the visitor left the page. */
  hasFollowed: boolean;
  /** Labels of the fields that the case has filled. */
  filled: readonly string[];
  empty: () => void;
  toOwn: () => void;
}

const { source: words } = copy;

/** Names the source of the input, if it is not what the visitor has just entered, and offers the way back. */
export function CaseNote(props: CaseNoteProps) {
  const { origin, hasFollowed, filled, empty, toOwn } = props;
  const { facts, isLost } = useCase();
  const hasOwn = Object.keys(facts).length > 0;
  if (origin !== 'own') {
    const isLink = origin === 'link';
    return (
      <Note text={isLink ? words.link : words.example}>
        {(isLink || hasOwn) && <Act onClick={toOwn}>{words.toOwn}</Act>}
      </Note>
    );
  }
  if (isLost) return <Note text={words.lost} />;
  if (hasFollowed) return <Note text={words.followed} />;
  if (filled.length > 0) {
    return (
      <Note text={words.filled(filled)}>
        <Act onClick={empty}>{words.empty}</Act>
      </Note>
    );
  }
  return null;
}

function Note({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <p className="case-note" role="status">
      <span key={text}>{text}</span>
      {children}
    </p>
  );
}

function Act({ onClick, children }: { onClick: () => void; children: string }) {
  return (
    <button
      className="link"
      type="button"
      onClick={({ currentTarget }) => {
        // The pressed button is removed, so the focus moves to the first field.
        const island = currentTarget.closest('[data-island]');
        flushSync(onClick);
        island?.querySelector<HTMLElement>('input')?.focus();
      }}
    >
      {children}
    </button>
  );
}
