import { copy } from './copy.ts';

const { indebted: words } = copy.result;

/** Advice for debts that exceed the estate. Steps against the debts are separate and have their own deadline. */
export function Indebted() {
  return (
    <div className="forced-indebted">
      <p className="max-w-[37em] text-ink">
        <span>{words.text}</span> <span className="text-muted t1">{words.article}</span>
      </p>
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/areas/renunciation">
          {words.area}
        </a>
      </p>
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/deadlines">
          {words.deadlines}
        </a>
      </p>
    </div>
  );
}
