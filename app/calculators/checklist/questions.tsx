import type { ReactNode } from 'react';
import type { CourtTable } from '#app/firm/view/court-table.ts';
import { laterRanks, propertyKinds, relations } from '#app/law/case-facts.ts';
import { optionsOf } from '../fields/choice.tsx';
import { DeathQuestion } from '../fields/death-question.tsx';
import { applies } from './case-words.ts';
import { copy } from './copy.ts';
import { words } from './list-copy.ts';
import { OptionList, Tick } from './option-list.tsx';
import { OwnDay, type QuestionProps } from './own-day.tsx';
import { CourtName, courtOfCase, PlaceFields } from './place-question.tsx';
import { type Step, steps, viewId } from './use-view.ts';

interface QuestionsProps extends QuestionProps {
  step: Step;
  courts: CourtTable;
  abroad: { court: string; says: string };
}

const persons = ['abroad', 'minor', 'incapable', 'unreachable'] as const;

/** Values of the answers to 해당하는 것 that are not ticked. */
const noPersons = {
  abroad: 'none',
  minor: 'no',
  incapable: 'no',
  unreachable: 'no',
} as const;

/** Six questions: one at a time below 1200 px, from there on all on one page. */
export function Questions(props: QuestionsProps) {
  const { facts, today, step, courts, abroad, onChange } = props;
  const { me, debts, will, place } = facts;
  const court = courtOfCase(courts, place);
  return (
    <div className="asks needs-script">
      <Progress step={step} />
      <Question of="death" skippable={facts.death === undefined}>
        <DeathQuestion id="case" days={facts} today={today} onChange={onChange} />
      </Question>
      <Question of="me">
        <OptionList
          name="case-me"
          labelledBy={viewId('me')}
          options={relations.map((value) => ({ value, label: words.me[value] }))}
          value={me}
          onChoice={(next) => onChange({ me: next })}
        />
        {me && laterRanks.includes(me) && (
          <OwnDay
            asked="becameHeir"
            id="case-became-heir"
            facts={facts}
            today={today}
            onChange={onChange}
          />
        )}
      </Question>
      <Question of="debts" hint={copy.hints.debts}>
        <OptionList
          name="case-debts"
          labelledBy={viewId('debts')}
          options={optionsOf(words.debts)}
          value={debts}
          onChoice={(next) => onChange({ debts: next })}
        />
      </Question>
      <Question of="will" hint={copy.hints.will}>
        <OptionList
          name="case-will"
          labelledBy={viewId('will')}
          options={optionsOf(words.will)}
          value={will}
          onChoice={(next) => onChange({ will: next })}
        />
      </Question>
      <Question
        of="applies"
        onNext={() => {
          const { kinds = [] } = facts;
          onChange({ ...noPersons, ...known(facts), kinds });
        }}
      >
        <Applies {...props} />
      </Question>
      <Question of="place" hint={words.place.hint} onSkip={() => onChange({ place: null })}>
        <PlaceFields courts={courts} place={place} prefix="case-place" onChange={onChange} />
        {court && <CourtName court={court}>{words.place.court}</CourtName>}
        {place === null && <p className="todo-court text-muted">{abroad.says}</p>}
      </Question>
      <p className="ask-show">
        <a className="button button-primary" href={`#${viewId('list')}`}>
          {words.show}
        </a>
      </p>
    </div>
  );
}

/** The answers about persons that were given. */
function known(facts: QuestionProps['facts']) {
  const { abroad, minor, incapable, unreachable } = facts;
  return {
    ...(abroad && { abroad }),
    ...(minor && { minor }),
    ...(incapable && { incapable }),
    ...(unreachable && { unreachable }),
  };
}

/** Ticks for the persons and the property. The first tick of a group answers the others of it with no. */
function Applies({ facts, onChange }: QuestionProps) {
  const { kinds = [] } = facts;
  return (
    <>
      <fieldset className="ask-options">
        <legend className="ask-group">{words.applies.family}</legend>
        {persons.map((name) => (
          <Tick
            key={name}
            id={`case-${name}`}
            label={words.applies[name]}
            checked={applies(facts, name)}
            onTick={(yes) => {
              const answer = name === 'abroad' ? (yes ? 'some-heirs' : 'none') : yes ? 'yes' : 'no';
              onChange({ ...noPersons, ...known(facts), [name]: answer });
            }}
          />
        ))}
        <Tick
          id="case-no-person"
          label={words.applies.none}
          checked={persons.every((name) => facts[name] !== undefined && !applies(facts, name))}
          onTick={() => onChange(noPersons)}
        />
      </fieldset>
      <fieldset className="ask-options ask-kinds">
        <legend className="ask-group">{words.applies.left}</legend>
        {propertyKinds.map((kind) => (
          <Tick
            key={kind}
            id={`case-kind-${kind}`}
            label={words.kinds[kind]}
            checked={kinds.includes(kind)}
            onTick={(yes) =>
              onChange({
                kinds: yes ? [...kinds, kind] : kinds.filter((one) => one !== kind),
              })
            }
          />
        ))}
        <Tick
          id="case-no-kind"
          label={words.applies.none}
          checked={facts.kinds?.length === 0}
          onTick={() => onChange({ kinds: [] })}
        />
      </fieldset>
    </>
  );
}

interface QuestionFrameProps {
  of: Step;
  hint?: string;
  skippable?: boolean;
  onNext?: () => void;
  onSkip?: () => void;
  children: ReactNode;
}

/** A question with its answers. Its link to the next one is a step of the browser's history. */
function Question({ of, hint, skippable = true, onNext, onSkip, children }: QuestionFrameProps) {
  const id = viewId(of);
  const next = steps[steps.indexOf(of) + 1];
  const href = `#${viewId(next ?? 'list')}`;
  return (
    <section className="ask" data-step={of} aria-labelledby={id}>
      <div className="ask-title">
        <h2 id={id} tabIndex={-1}>
          {words.ask[of]}
        </h2>
        {hint && <p className="text-muted">{hint}</p>}
      </div>
      <div className="ask-answers">{children}</div>
      <p className="ask-on">
        <a className="button button-primary" href={href} onClick={onNext}>
          {next ? words.next : words.show}
        </a>
        {skippable && (
          <a className="link" href={href} onClick={onSkip}>
            {next ? words.skip : words.place.unknown}
          </a>
        )}
      </p>
    </section>
  );
}

/** Six nodes on a line, each a link to its question. */
function Progress({ step }: { step: Step }) {
  const now = steps.indexOf(step);
  return (
    <nav className="ask-progress" aria-label={words.steps}>
      <ol>
        {steps.map((one, at) => (
          <li key={one} data-at={at === now ? 'now' : at < now ? 'done' : 'ahead'}>
            <a href={`#${viewId(one)}`} aria-current={at === now ? 'step' : undefined}>
              <span className="sr-only">{words.ask[one]}</span>
            </a>
          </li>
        ))}
      </ol>
      <p>{words.progress(now + 1, steps.length)}</p>
    </nav>
  );
}
