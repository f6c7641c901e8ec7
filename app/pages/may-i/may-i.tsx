import { mayI as entries, mayILetters, mayIThings } from '#app/firm/view/may-i.ts';
import { commonReviewLine } from '#app/firm/view/review-line.ts';
import { lawAsOf } from '#app/law/amendments.ts';
import { definePage } from '#app/router/define-page.ts';
import { PrintButton } from '#app/ui/print/print.tsx';
import { Citation } from '../parts/citation.tsx';
import { onwardTo } from '../parts/copy.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { MarkedWords, plainWords } from '../parts/marked-words.tsx';
import {
  guideOnward,
  questionsOnward,
  situationOnward,
  toolOnward,
} from '../parts/onward-links.ts';
import { Part } from '../parts/part.tsx';
import { PhoneButton } from '../parts/phone-button.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { Lines } from '../parts/text-rows.tsx';
import { mayIPage as copy } from './copy.ts';
import { EntryList } from './entry-list.tsx';
import { Filter } from './filter.tsx';

/** 써도 되나요?: the money and things of the deceased, each with what may be done before a renunciation. */
export const mayI = definePage({
  path: '/may-i',
  audience: 'everyone',
  furtherStyles: true,
  links: [{ text: copy.name, menu: 'main', header: false }],
  // The latest day on which an entry was checked.
  lastModified: () => entries.map(({ checkedOn }) => checkedOn).reduce(latest, lawAsOf),
  searchParts: () =>
    entries.map(({ id, name, aliases, line, answer, why, instead, ifDone }) => ({
      id,
      kind: copy.name,
      title: name,
      text: [plainWords(line), answer, why, instead, ifDone].join(' '),
      words: aliases,
    })),
  page({ origin }) {
    const content = contentOf(origin);
    return { head: copy.head, body: <MayI content={content} />, searchable: content };
  },
});

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

function contentOf(origin: string) {
  return {
    ...crumbsOf(origin, { path: '/may-i', title: copy.name }),
    title: copy.title,
    groups: mayIThings(),
    letters: mayILetters(),
    reviewed: commonReviewLine(entries),
    rules: copy.notes.items,
    onward: [
      toolOnward('deadlines'),
      situationOnward('debt'),
      guideOnward('renunciation-or-limited-acceptance'),
      guideOnward('bank-deposits-and-funeral'),
      guideOnward('creditors-letters'),
      ...questionsOnward(['debts-found-late']),
      onwardTo.request,
    ],
  };
}

function MayI({ content }: { content: ReturnType<typeof contentOf> }) {
  const { groups, letters, rules, reviewed } = content;
  const { intro, ask, notes } = copy;
  return (
    <article className="may-i">
      <Subpage content={content} intro={<MarkedWords text={intro.text} as="strong" />}>
        <div className="chapter entries">
          <div className="chapter-controls">
            <Filter entries={groups.flatMap((group) => group.entries)} />
            <div className="mt-2 max-lg:hidden">
              <Print />
            </div>
          </div>
          <div className="chapter-body">
            {groups.map(({ id, title, entries: own }) => (
              <section key={id} className="entry-group" aria-labelledby={`${id}-title`}>
                <h2 className="t3" id={`${id}-title`}>
                  {title}
                </h2>
                <EntryList entries={own} reviews={!reviewed} />
              </section>
            ))}
            <p className="entry-ask">
              <a className="button button-primary" href={ask.href}>
                {ask.text}
              </a>
              <span>{ask.note}</span>
            </p>
            <div className="mt-3 lg:hidden">
              <Print />
            </div>
          </div>
        </div>
        {letters.length > 0 && (
          <Part id="letters" title={copy.letters.title}>
            <div className="entry-letters">
              <EntryList entries={letters} headings={copy.letters} reviews={!reviewed} />
            </div>
            <p className="entry-ask">
              <span>{copy.letters.call}</span>
              <PhoneButton />
            </p>
          </Part>
        )}
        <Part
          id="rules"
          title={notes.title}
          notes={
            <Lines lines={[...(reviewed ? [reviewed] : []), copy.asOf(lawAsOf), copy.later]} />
          }
        >
          <dl className="rows">
            {rules.map(({ term, text, basis }) => (
              <div key={term} className="row">
                <dt className="row-name">{term}</dt>
                <dd>
                  {text}
                  <span className="row-basis block">
                    <Citation text={basis} />
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </Part>
      </Subpage>
    </article>
  );
}

function Print() {
  return <PrintButton otherwise={copy.notPrinted}>{copy.print}</PrintButton>;
}
