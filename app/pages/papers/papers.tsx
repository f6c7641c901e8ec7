import { paperGroups, paperName } from '#app/firm/view/papers.ts';
import { standing } from '#app/firm/view/standing.ts';
import { lawAsOf } from '#app/law/amendments.ts';
import { definePage } from '#app/router/define-page.ts';
import SearchIcon from '~icons/lucide/search';
import { Citation } from '../parts/citation.tsx';
import { onwardTo } from '../parts/copy.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { guideOnward, questionsOnward } from '../parts/onward-links.ts';
import { PhoneButton } from '../parts/phone-button.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { papersPage as copy } from './copy.ts';
import { filterPapers } from './filter-papers.behaviour.ts';
import { PaperList } from './paper-list.tsx';
import { tasksOf } from './paper-tasks.ts';
import { ReadyList, readyLists } from './ready-list.tsx';

const all = paperGroups.flatMap((group) => group.papers);

/** 서류 찾기: every paper with its sentence for the counter, a field that finds one, and lists to fetch in one go. */
export const papers = definePage({
  path: '/papers',
  audience: 'everyone',
  furtherStyles: true,
  links: [{ text: copy.name, menu: 'main', header: false }],
  // The latest day on which a paper was checked.
  lastModified: () => all.map(({ checkedOn }) => checkedOn).reduce(latest, lawAsOf),
  searchParts: () =>
    all.map((paper) => ({
      id: paper.id,
      kind: copy.name,
      title: paperName(paper),
      text: [
        paper.summary,
        paper.purpose,
        paper.say ?? '',
        paper.where,
        ...(paper.aliases ?? []),
        ...tasksOf(paper.id).map(({ title }) => title),
      ].join(' '),
    })),
  page({ origin }) {
    const content = contentOf(origin);
    return { head: copy.head(all.length), body: <Papers content={content} />, searchable: content };
  },
});

function latest(one: string, other: string): string {
  return one > other ? one : other;
}

function contentOf(origin: string) {
  return {
    ...crumbsOf(origin, { path: '/papers', title: copy.name }),
    title: copy.title,
    groups: paperGroups,
    onward: [
      ...(standing['/courts'] ? [copy.onward] : []),
      guideOnward('renunciation-or-limited-acceptance'),
      guideOnward('one-stop-service'),
      ...questionsOnward(['records']),
      onwardTo.request,
    ],
  };
}

function Papers({ content }: { content: ReturnType<typeof contentOf> }) {
  const { afterReport, call } = copy;
  return (
    <article className="papers">
      <Subpage content={content}>
        <div className="chapter">
          <div className="chapter-controls">
            <Filter />
            <Contents groups={content.groups} />
          </div>
          <div className="chapter-body">
            {content.groups.map(({ id, title, papers: own }) => (
              <section key={id} className="paper-group" aria-labelledby={`group-${id}`}>
                <h2 className="t3" id={`group-${id}`}>
                  {title}
                </h2>
                {id === 'deceased' && (
                  <p className="paper-note">
                    {afterReport.text}{' '}
                    <span className="row-basis">
                      <Citation text={afterReport.basis} />
                    </span>
                  </p>
                )}
                <PaperList papers={own} />
              </section>
            ))}
            <p className="paper-call">
              <span>{call}</span>
              <PhoneButton />
            </p>
            <p className="paper-law">
              {copy.asOf(lawAsOf)} {copy.later}
            </p>
          </div>
        </div>
        {readyLists.map((list) => (
          <ReadyList key={list.id} {...list} />
        ))}
      </Subpage>
    </article>
  );
}

/** A field that leaves the papers with the typed words. It needs the script: without it, there is the whole list. */
function Filter() {
  const { label, example, found, instead, likely, none, alias } = copy.search;
  return (
    <search
      className="paper-filter needs-script"
      data-found={found}
      data-instead={instead}
      data-likely={likely}
      data-none={none}
      data-alias={alias}
      {...filterPapers}
    >
      <label className="sr-only" htmlFor="paper-filter">
        {label}
      </label>
      <span className="paper-field">
        <SearchIcon />
        <input
          className="field"
          id="paper-filter"
          type="search"
          autoComplete="off"
          enterKeyHint="search"
          placeholder={example}
        />
      </span>
      <p className="paper-count" role="status" />
    </search>
  );
}

function Contents({ groups }: { groups: typeof paperGroups }) {
  return (
    <nav className="paper-contents" aria-label={copy.groups}>
      <ul>
        {groups.map(({ id, title }) => (
          <li key={id}>
            <a href={`#group-${id}`}>{title}</a>
          </li>
        ))}
        {readyLists.map(({ id, copy: { title } }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
