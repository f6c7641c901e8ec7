import type { Facts } from '#app/case/facts.ts';
import { tied } from '#app/ui/tied.ts';
import { answerLine, answersOf } from './case-words.ts';
import { words } from './list-copy.ts';
import { viewId } from './use-view.ts';

const { said } = words;

/** The answers as a ledger, in the margin of wide screens. */
export function AnswerLedger({ facts }: { facts: Readonly<Facts> }) {
  return (
    <>
      <dl className="todo-ledger">
        {answersOf(facts).map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{tied(text)}</dd>
          </div>
        ))}
      </dl>
      <a className="link inline-flex" href={`#${viewId('death')}`}>
        {words.changeAll}
      </a>
    </>
  );
}

/** The answers in a line, and the questions that are still open, where no margin holds them. */
export function AnswerLine({ facts }: { facts: Readonly<Facts> }) {
  const line = answerLine(facts);
  const open = (['me', 'debts'] as const).filter((name) => facts[name] === undefined);
  return (
    <div className="todo-answers needs-script">
      {line && (
        <p>
          <span className="text-muted">{line}</span>
          <a className="link" href={`#${viewId('death')}`}>
            {words.change}
          </a>
        </p>
      )}
      {open.map((name) => (
        <a key={name} className="todo-open" href={`#${viewId(name)}`}>
          <span className="font-semibold text-ink">{said.asks[name]}</span>
          <span className="text-muted">{said.open}</span>
        </a>
      ))}
      {!line && open.length === 0 && (
        <a className="link" href={`#${viewId('death')}`}>
          {words.change}
        </a>
      )}
    </div>
  );
}
