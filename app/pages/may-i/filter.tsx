import type { Verdict } from '#app/firm/schema/may-i-kinds.ts';
import type { MayIEntry } from '#app/firm/schema/may-i-schema.ts';
import { mayIPage } from './copy.ts';
import { Sign } from './sign.tsx';

/**
 * Choices that show the entries of one verdict. The style sheet hides the others by the chosen radio button, so it works
 * without script, and Back shows the choice as it was left.
 */
export function Filter({ entries }: { entries: readonly MayIEntry[] }) {
  const { legend, all, words, hint } = mayIPage.filter;
  const count = (verdict: Verdict) => entries.filter((one) => one.verdict === verdict).length;
  return (
    <div className="entry-filter">
      <fieldset>
        <legend className="sr-only">{legend}</legend>
        <label className="entry-all">
          <input type="radio" name="show" value="all" defaultChecked />
          <span className="entry-choice">{all}</span>{' '}
          <span className="entry-count">{entries.length}</span>
        </label>
        {verdicts.map((verdict) => (
          <label key={verdict}>
            <input type="radio" name="show" value={verdict} />
            <Sign verdict={verdict} />
            <span className="entry-choice">{words[verdict]}</span>{' '}
            <span className="entry-count">{count(verdict)}</span>
          </label>
        ))}
      </fieldset>
      <p>{hint}</p>
    </div>
  );
}

const verdicts = ['yes', 'careful', 'no'] as const satisfies Verdict[];
