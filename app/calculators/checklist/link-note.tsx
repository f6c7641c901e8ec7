import { useState } from 'react';
import { copy as calculators } from '../copy.ts';
import { copy } from './copy.ts';
import { words } from './list-copy.ts';
import type { useFacts } from './use-facts.ts';

const { link: labels } = words;

/** Says that a link brought the list, before anything else, and offers both ways out of it. */
export function LinkNote({ source }: { source: ReturnType<typeof useFacts> }) {
  const { hasOwn, toOwn, adopt } = source;
  const [asks, setAsks] = useState(false);
  return (
    <div className="todo-link" role="status">
      <p>
        <strong className="font-semibold text-ink">{labels.text}</strong>{' '}
        <span>{copy.second.ownMonths}</span>
      </p>
      {asks ? (
        <p>
          <span>{labels.replace}</span>
          <button className="link" type="button" onClick={adopt}>
            {labels.replaceAct}
          </button>
          <button className="link" type="button" onClick={() => setAsks(false)}>
            {labels.keepOwn}
          </button>
        </p>
      ) : (
        <p>
          <button className="link" type="button" onClick={toOwn}>
            {calculators.source.toOwn}
          </button>
          <button className="link" type="button" onClick={hasOwn ? () => setAsks(true) : adopt}>
            {labels.adopt}
          </button>
        </p>
      )}
    </div>
  );
}
