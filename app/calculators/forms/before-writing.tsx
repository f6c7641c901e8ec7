import { useCase } from '#app/case/case.ts';
import { firm } from '#app/firm/view/firm.ts';
import { PhoneLink } from '#app/firm/view/phone-link.tsx';
import { daysBetween } from '#app/law/calendar.ts';
import { requestLink } from '#app/ui/copy.ts';
import PhoneIcon from '~icons/lucide/phone';
import { copy } from './copy.ts';
import { CaseDay } from './deceased-fields.tsx';
import type { Day, FormId } from './model.ts';
import { OptionRow } from './option-row.tsx';
import { Screen } from './screen.tsx';
import { type Answers, areAnswered, type Stop } from './stops.ts';
import { lastDay } from './time-limit.ts';

interface CompareScreenProps {
  form: FormId;
  /** The forms that are shown. */
  shown: readonly FormId[];
  choose: (form: 'renounce' | 'limited') => void;
}

/** Sets renunciation against limited acceptance, with the turn of the next rank. */
export function CompareScreen({ form, shown, choose }: CompareScreenProps) {
  const { title, lead, next, go } = copy.compare;
  const order =
    form === 'limited' ? (['limited', 'renounce'] as const) : (['renounce', 'limited'] as const);
  return (
    <Screen title={title} lead={lead} form={form}>
      <div className="chapter">
        <div className="chapter-body form-narrow">
          <div className="form-sides">
            {order.map((id) => (
              <section key={id} aria-labelledby={`compare-${id}`}>
                <h2 className="t4" id={`compare-${id}`}>
                  {copy.compare[id].title}
                </h2>
                <ul>
                  {copy.compare[id].points.map((point) => (
                    <li key={point}>{point}</li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <section className="form-next" aria-labelledby="compare-next">
            <h2 className="t4" id="compare-next">
              {next.title}
            </h2>
            <p>{next.text}</p>
            <p className="row-basis">{next.basis}</p>
          </section>
          <p className="form-buttons">
            {order
              .filter((id) => shown.includes(id))
              .map((id, index) => (
                <button
                  key={id}
                  className={index === 0 ? 'button button-primary' : 'button'}
                  type="button"
                  onClick={() => choose(id)}
                >
                  {go[id]}
                </button>
              ))}
          </p>
        </div>
      </div>
    </Screen>
  );
}

interface QuestionsScreenProps {
  form: FormId;
  answers: Answers;
  answer: (part: Partial<Answers>) => void;
  /** Whether the visitor has tried to go on with an open question. */
  tried: boolean;
  today: Day;
  next: () => void;
}

/** Questions before the first field: when, anything spent, a minor. */
export function QuestionsScreen(props: QuestionsScreenProps) {
  const { form, answers, answer, tried, today, next } = props;
  const words = copy.questions;
  const { facts } = useCase();
  const { death, knew = '' } = facts;
  const early = death !== undefined && knew !== '' && knew < death;
  const yesNo = (name: keyof Answers, label: string, hint?: string) => (
    <OptionRow
      id={`question-${name}`}
      label={label}
      options={[
        { value: 'no', label: words.no },
        { value: 'yes', label: words.yes },
      ]}
      value={answers[name] === null ? null : answers[name] ? 'yes' : 'no'}
      onValue={(value) => answer({ [name]: value === 'yes' })}
      {...(hint && { hint })}
    />
  );
  return (
    <Screen title={words.title} lead={copy.about.device} form={form}>
      <div className="chapter">
        <div className="chapter-body form-narrow">
          <CaseDay id="question-knew" label={words.knew} fact="knew" hint={words.knewHint} recent />
          {early && <p className="field-error">{words.early}</p>}
          {today !== '' && knew > today && <p className="field-error">{words.future}</p>}
          {yesNo('spent', words.spent, words.spentHint)}
          {yesNo('minor', words.minor)}
          {answers.minor && yesNo('together', words.together, words.togetherHint)}
          {tried && !areAnswered(answers, knew) && (
            <p className="field-error" role="alert">
              {words.open}
            </p>
          )}
          <p className="form-buttons">
            <button className="button button-primary" type="button" onClick={next}>
              {words.go}
            </button>
          </p>
        </div>
      </div>
    </Screen>
  );
}

interface StopScreenProps {
  form: FormId;
  stops: readonly Stop[];
  knew: Day;
  today: Day;
  goOn: () => void;
  /** Null if the form of limited acceptance is not shown. */
  toSpecial: (() => void) | null;
}

/** Reasons to ask a lawyer first. The visitor may go on. */
export function StopScreen({ form, stops, knew, today, goOn, toSpecial }: StopScreenProps) {
  const { title, late, soon, spent, minor, ask, call, go } = copy.stop;
  const end = lastDay(knew);
  return (
    <Screen title={title} form={form}>
      <div className="chapter">
        <div className="chapter-body form-narrow">
          {stops.includes('late') && (
            <div className="form-stop">
              <p>{late.text(knew)}</p>
              <dl>
                {form !== 'extend' && (
                  <div>
                    <dt>{late.debts.title}</dt>
                    <dd>
                      <p>{late.debts.text}</p>
                      {toSpecial && (
                        <button className="link" type="button" onClick={toSpecial}>
                          {late.debts.go}
                        </button>
                      )}
                    </dd>
                  </div>
                )}
                <div>
                  <dt>{late.heir.title}</dt>
                  <dd>{late.heir.text}</dd>
                </div>
              </dl>
              <p className="row-basis">{late.basis}</p>
            </div>
          )}
          {stops.includes('soon') && end && (
            <div className="form-stop">
              <p>{soon.text(end, daysBetween(today, end))}</p>
              <p className="row-basis">{soon.basis}</p>
            </div>
          )}
          {(['spent', 'minor'] as const).map(
            (stop) =>
              stops.includes(stop) && (
                <div className="form-stop" key={stop}>
                  <p>{{ spent, minor }[stop].text}</p>
                  <p className="row-basis">{{ spent, minor }[stop].basis}</p>
                </div>
              ),
          )}
          <p className="form-buttons">
            <a className="button button-primary" href={requestLink.href}>
              {ask}
            </a>
            <PhoneLink className="button">
              <PhoneIcon />
              <span>{`${call} ${firm.phone}`}</span>
            </PhoneLink>
            <button className="link" type="button" onClick={goOn}>
              {go}
            </button>
          </p>
        </div>
      </div>
    </Screen>
  );
}
