import type { ReactNode } from 'react';
import type { AreaDetails } from '#app/content/content-schema.ts';
import type { HomeCopy } from '#app/content/home.ts';
import { Popover, PopoverTrigger } from '#app/ui/popover/popover.tsx';
import { MarginChapter } from '../parts/margin-chapter.tsx';
import { More } from '../parts/more.tsx';

type Copy = HomeCopy['areas'];

/** 맡는 일: the firm's work under the three questions, each piece with its article. */
export function Areas({ copy, number }: { copy: Copy; number: number }) {
  return (
    <MarginChapter copy={copy} number={number} title={[copy.title]} note={copy.intro}>
      <div className="area-groups">
        {copy.groups.map((group) => (
          <Group key={group.id} group={group} copy={copy} />
        ))}
      </div>
    </MarginChapter>
  );
}

function Group({ group, copy }: { group: Copy['groups'][number]; copy: Copy }) {
  return (
    <div className="area-group mb-9 last:mb-0 lg:mb-0">
      <span className="area-node" aria-hidden="true" />
      <h3 className="t4" id={group.id}>
        {group.question}
      </h3>
      <p className="pb-1 text-muted t1 lg:border-b lg:border-ink lg:pb-5">{group.note}</p>
      {group.areas.map(({ id, name, text, basis }) => (
        <article key={id} className="border-b border-line pb-2 pt-5" id={id}>
          <h4 className="t3">{name}</h4>
          <AreaText text={text} terms={copy.terms.filter(({ area }) => area === id)} />
          <More line={basis} label={copy.words.more} about={name}>
            <Details details={copy.details[id]} words={copy.words} />
          </More>
        </article>
      ))}
    </div>
  );
}

/** The sentence, with the terms that explain themselves. */
function AreaText({ text, terms }: { text: string; terms: Copy['terms'] }) {
  const pieces = terms.reduce<ReactNode[]>(
    (before, { id, word }) =>
      before.flatMap((piece) => {
        if (typeof piece !== 'string' || !piece.includes(word)) return [piece];
        const [first, ...rest] = piece.split(word);
        return [
          first,
          <PopoverTrigger key={id} target={id}>
            {word}
          </PopoverTrigger>,
          rest.join(word),
        ];
      }),
    [text],
  );
  return (
    <>
      <p className="mt-1">{pieces}</p>
      {terms.map((term) => (
        <Popover key={term.id} id={term.id} title={term.word}>
          <p>{term.text}</p>
          <p className="mt-2 text-muted">{term.basis}</p>
        </Popover>
      ))}
    </>
  );
}

function Details({ details, words }: { details: AreaDetails; words: Copy['words'] }) {
  const { who, work, deadline, papers, basis } = details;
  return (
    <dl className="grid gap-y-2.5">
      {[
        { term: words.who, lines: [who] },
        { term: words.work, lines: work },
        { term: words.deadline, lines: [deadline] },
        { term: words.papers, lines: papers },
        { term: words.basis, lines: [basis] },
      ].map(({ term, lines }) => (
        <div key={term}>
          <dt className="text-muted">{term}</dt>
          {lines.map((line) => (
            <dd key={line} className={lines.length > 1 ? 'area-point text-ink' : 'text-ink'}>
              {line}
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}
