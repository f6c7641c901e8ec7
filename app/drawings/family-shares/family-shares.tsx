import { useState } from 'react';
import ArrowIcon from '~icons/lucide/arrow-right';
import MinusIcon from '~icons/lucide/minus';
import PlusIcon from '~icons/lucide/plus';
import { type FamilyNames, FamilyTree, treeWidths } from './family-tree.tsx';

export interface FamilySharesProps {
  words: {
    who: string;
    question: string;
    fewer: string;
    more: string;
    names: FamilyNames;
    /** Without script: the heading in place of the question, and the first words of the answer. */
    still: { title: string; answer: string; link: string };
    /** 우리 가족으로 (이어서) 계산하기. */
    link: { begin: string; goOn: string; end: string };
  };
  /** The answers, by the number of children. */
  answers: readonly FamilyAnswer[];
}

export interface FamilyAnswer {
  sentence: string;
  notes: readonly string[];
  /** The calculator, with this family. */
  href: string;
}

/** The number of children before the visitor has entered one. */
const FIRST = 2;

/** 자녀가 몇 분인가요?: a spouse and so many children, with their shares to scale and in a sentence. */
export function FamilyShares({ words, answers }: FamilySharesProps) {
  const [children, setChildren] = useState(FIRST);
  const { sentence = '', notes = [], href = '' } = answers[children] ?? {};
  const most = answers.length - 1;
  const step = (by: number) => setChildren((now) => Math.min(most, Math.max(0, now + by)));
  return (
    <div className="family">
      <div className="family-question">
        <span className="family-who" aria-hidden="true">
          {words.who}
        </span>
        <h2 className="t4 without-script">{words.still.title}</h2>
        <h2 className="t4 needs-script">{words.question}</h2>
        <div className="needs-script">
          <fieldset className="stepper">
            <legend className="sr-only">{words.question}</legend>
            <button
              type="button"
              aria-label={words.fewer}
              aria-disabled={children === 0}
              onClick={() => step(-1)}
            >
              <MinusIcon />
            </button>
            <output>{`${children}`}</output>
            <button
              type="button"
              aria-label={words.more}
              aria-disabled={children === most}
              onClick={() => step(1)}
            >
              <PlusIcon />
            </button>
          </fieldset>
        </div>
      </div>
      {children > 0 && (
        <div className="family-drawing">
          {treeWidths.map((width) => (
            <FamilyTree key={width} width={width} count={children} names={words.names} />
          ))}
        </div>
      )}
      <div className="family-answer">
        <p className="t3 without-script">{words.still.answer}</p>
        <p className="t3 needs-script" aria-live="polite">
          {sentence}
        </p>
        <div className="family-notes t1">
          {notes.map((note) => (
            <p key={note}>{note}</p>
          ))}
        </div>
        <p className="needs-script">
          <a className="to-page" href={href}>
            <span>
              {words.link.begin} <span className="lg:hidden">{words.link.goOn} </span>
              {words.link.end}
            </span>
            <ArrowIcon />
          </a>
        </p>
        <p className="without-script">
          <a className="to-page" href="/shares">
            {words.still.link}
            <ArrowIcon />
          </a>
        </p>
      </div>
    </div>
  );
}
