import { consentBar, purposeNames, recordingBar, recordingName, trackingTools } from './copy.ts';
import { type Purpose, purposes, purposesOf, type TrackingTools, toolNames } from './tools.ts';

interface ConsentBarProps {
  tools: TrackingTools;
  /** Whether error reports record visits where analytics are allowed. */
  recording: boolean;
}

/** The consent bar. First in the document, so that the first Tab leads to it. Shown if there is something to choose. */
export function ConsentBar({ tools, recording }: ConsentBarProps) {
  const copy = toolNames(tools).length > 0 ? consentBar : recordingBar;
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
              const names = namesFor(purpose, tools);
              if (recording && purpose === 'analytics') names.push(recordingName);
              return names.length > 0 && <Choice key={purpose} purpose={purpose} names={names} />;
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

function namesFor(purpose: Purpose, tools: TrackingTools): string[] {
  return toolNames(tools)
    .filter((name) => purposesOf[name].includes(purpose))
    .map((name) => trackingTools[name].name);
}

/** Unchecked: consent is never assumed. */
function Choice({ purpose, names }: { purpose: Purpose; names: string[] }) {
  return (
    <label className="consent-choice">
      <input type="checkbox" className="checkbox" name={purpose} />
      <span>
        {purposeNames[purpose]}
        <span className="consent-tools">
          {names.map((name) => name.replaceAll(' ', '\u00a0')).join(', ')}
        </span>
      </span>
    </label>
  );
}
