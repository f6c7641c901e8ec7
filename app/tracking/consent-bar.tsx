import { consentBar as copy, purposeNames, trackingTools } from '#app/content/tracking.ts';
import {
  type Purpose,
  purposes,
  purposesOf,
  type ToolName,
  type TrackingTools,
  toolNames,
} from './tools.ts';

/**
 * The question whether tools of other companies may be used. It stands first in the document, so that the
 * first Tab leads to it, and is shown by script where there is something to choose.
 */
export function ConsentBar({ tools }: { tools: TrackingTools }) {
  const names = toolNames(tools);
  return (
    <section id="consent" className="consent" aria-label={copy.label} hidden tabIndex={-1}>
      <div className="page-width consent-body">
        <div className="consent-words">
          <p data-consent-words="" data-announcement={copy.announcement}>
            {copy.question}{' '}
            <a className="link" href={copy.policy.href}>
              {copy.policy.text}
            </a>
          </p>
          <p data-consent-refused="" hidden>
            {copy.refused}
          </p>
          <fieldset id="consent-purposes" className="consent-purposes" hidden>
            <legend className="sr-only">{copy.legend}</legend>
            {purposes.map((purpose) => {
              const some = names.filter((name) => purposesOf[name].includes(purpose));
              return some.length > 0 && <Choice key={purpose} purpose={purpose} tools={some} />;
            })}
          </fieldset>
        </div>
        <div className="consent-buttons" data-consent-buttons="">
          <button type="button" className="button" data-consent="all">
            {copy.all}
          </button>
          <button type="button" className="button" data-consent="none">
            {copy.none}
          </button>
          <button
            type="button"
            className="button"
            data-consent="choose"
            aria-expanded={false}
            aria-controls="consent-purposes"
          >
            {copy.choose}
          </button>
          <button type="button" className="button" data-consent="chosen" hidden>
            {copy.chosen}
          </button>
        </div>
        <button type="button" className="button" data-consent="close" hidden>
          {copy.close}
        </button>
      </div>
    </section>
  );
}

/** Unticked: nobody has said anything yet. */
function Choice({ purpose, tools }: { purpose: Purpose; tools: ToolName[] }) {
  return (
    <label className="consent-choice">
      <input type="checkbox" className="checkbox" name={purpose} />
      <span>
        {purposeNames[purpose]}
        <span className="consent-tools">
          {tools.map((name) => trackingTools[name].name.replaceAll(' ', '\u00a0')).join(', ')}
        </span>
      </span>
    </label>
  );
}
