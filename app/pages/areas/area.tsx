import { columns } from '#app/firm/data/columns.data.ts';
import { areaDetails, areaGroups, areaTerms } from '#app/firm/view/area-details.ts';
import { areaName } from '#app/firm/view/areas.ts';
import { type CitedArticle, citedArticles } from '#app/firm/view/cited-articles.ts';
import { firm } from '#app/firm/view/firm.ts';
import { questionsOf } from '#app/firm/view/questions.ts';
import { situationDetails } from '#app/firm/view/situations.ts';
import { dottedDate } from '#app/law/dotted-date.ts';

import { definePage } from '#app/router/define-page.ts';
import { Collapse, CollapseTrigger } from '#app/ui/collapse/collapse.tsx';
import { requestLink } from '#app/ui/copy.ts';
import { fees } from '../fees/copy.ts';
import { priceText } from '../fees/price-text.ts';
import { Answers } from '../parts/answers.tsx';
import { Citation } from '../parts/citation.tsx';
import { labels, onwardTo } from '../parts/copy.ts';
import { crumbsOf } from '../parts/crumbs.ts';
import { ExplainedWords, Explanations } from '../parts/explained-words.tsx';
import { headline } from '../parts/headline.ts';
import { LawyerFaces, namedLawyers } from '../parts/lawyer-face.tsx';
import {
  columnOnward,
  guideOnward,
  situationOnward,
  toolLink,
  toolOnward,
} from '../parts/onward-links.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { Lines, Points } from '../parts/text-rows.tsx';
import { actNotes, areasPage, areaPage as copy } from './copy.ts';
import { casesOf, HandledCases } from './handled-cases.tsx';

/** An area of work: for whom, what is done, by when, with which papers and costs, and by which articles. */
export const area = definePage({
  path: '/areas/:id',
  audience: 'everyone',
  paths: () => Object.keys(areaDetails).map(pathOf),
  lastModified: () => firm.lawCheckedOn,
  page({ params: { id = '' }, origin }) {
    const details = areaDetails[id];
    if (!details) return;
    const { title, description } = details;
    const content = contentOf(id, details, origin);
    return {
      head: { title: `${title} | ${firm.name}`, description },
      body: <Area content={content} />,
      searchable: content,
    };
  },
});

function pathOf(id: string): string {
  return `/areas/${id}`;
}

type Details = (typeof areaDetails)[string];

function contentOf(id: string, details: Details, origin: string) {
  const { title, who, work, deadline, papers, costs, basis, tool } = details;
  const name = areaName(id);
  const prices = pricesOf(id);
  const found = described.find((one) => one.id === id);
  const articles = citedArticles(basis);
  const [term = '', after = ''] = cut(deadline);
  return {
    ...crumbsOf(
      origin,
      { path: '/areas', title: areasPage.name },
      { path: pathOf(id), title: name },
    ),
    who,
    work,
    cases: casesOf(id),
    papers,
    prices,
    // A listed price replaces the retainer (착수금).
    costs: prices.length > 0 ? costs.filter((cost) => cost !== copy.retainer) : costs,
    title: headline(title),
    text: found?.text ?? '',
    terms: areaTerms.filter(({ area: of }) => of === id).map(({ area: _, ...rest }) => rest),
    notes: [copy.asOf(dottedDate(firm.lawCheckedOn))],
    deadline: { term, after: after.replace(/다$/, '$&.') },
    articles,
    actNotes: actNotes(articles),
    // The citation's text after its articles.
    articlesNote: cut(basis)[1] ?? '',
    questions: questionsOf(details.questions.slice(0, 3)),
    lawyers: namedLawyers(({ areas }) => areas?.includes(id) === true),
    tool: toolLink(tool),
    request: `/consult?area=${id}`,
    onward: [
      toolOnward(tool),
      ...details.guides.map(guideOnward),
      ...columns.filter(({ area }) => area === id).map(columnOnward),
      ...Object.entries(situationDetails)
        .filter(([, { areas }]) => areas.includes(id))
        .map(([situation]) => situationOnward(situation)),
      copy.fees,
    ],
  };
}

/** The firm's prices, a line for each piece of work. */
function pricesOf(id: string): string[] {
  return (firm.prices ?? []).filter(({ area }) => area === id).map(priceText);
}

const described = areaGroups.flatMap(({ areas }) => areas);

/** The first sentence, and what follows it. */
function cut(text: string): [string, string?] {
  const at = text.indexOf('. ');
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + 2)];
}

function Area({ content }: { content: ReturnType<typeof contentOf> }) {
  const { text, terms, deadline, tool } = content;
  return (
    <Subpage
      content={content}
      intro={<ExplainedWords text={text} terms={terms} />}
      head={
        <>
          <Explanations terms={terms} />
          <p className="head-buttons">
            <a className="button button-primary" href={content.request}>
              {requestLink.text}
            </a>
            <a className="button" href={tool.href}>
              {tool.act}
            </a>
          </p>
        </>
      }
    >
      <Part id="who" title={copy.who}>
        <p className="said">{content.who}</p>
      </Part>
      <Part id="deadline" title={copy.deadline}>
        <div className="due">
          <p className="t3">
            <Citation text={deadline.term} />
          </p>
          {deadline.after && (
            <p className="mt-2 max-w-[37em]">
              <Citation text={deadline.after} />
            </p>
          )}
        </div>
      </Part>
      <Part id="work" title={copy.work}>
        <ol className="work">
          {content.work.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Part>
      <Part id="papers" title={copy.papersAndCosts}>
        <div className="two-lists">
          <section>
            <h3 className="mb-[12px] t3">{labels.papers}</h3>
            <Points lines={content.papers} />
          </section>
          <section>
            {content.prices.length > 0 && (
              <>
                <h3 className="mb-[12px] t3">{copy.prices}</h3>
                <Points lines={content.prices} />
                <p className="mt-2 mb-[24px]">{fees.prices.vat}</p>
              </>
            )}
            <h3 className="mb-[12px] t3">{copy.costs}</h3>
            <Points lines={content.costs} />
            <p className="mt-2">
              <a className="link inline-flex min-h-11 items-center" href="/fees">
                {onwardTo.fees.text}
              </a>
            </p>
          </section>
        </div>
      </Part>
      {content.lawyers.length > 0 && (
        <Part id="lawyers" title={copy.lawyers}>
          <LawyerFaces lawyers={content.lawyers} />
        </Part>
      )}
      <HandledCases cases={content.cases} />
      <Part id="articles" title={copy.articles} notes={<Lines lines={content.actNotes} />}>
        <Articles articles={content.articles} note={content.articlesNote} />
      </Part>
      <Part id="questions" title={labels.questions}>
        <Answers questions={content.questions} />
        <p className="mt-3">
          <a className="link inline-flex min-h-11 items-center" href="/questions">
            {labels.allQuestions}
          </a>
        </p>
      </Part>
    </Subpage>
  );
}

/** Up to `MAX_SHOWN` articles are shown at once. A longer list shows `FIRST` and collapses the rest. */
const MAX_SHOWN = 9;
const FIRST = 6;

function Articles({ articles, note }: { articles: CitedArticle[]; note: string }) {
  const first = articles.length > MAX_SHOWN ? FIRST : MAX_SHOWN;
  const rest = articles.slice(first);
  return (
    <>
      <ArticleRows articles={articles.slice(0, first)} />
      {rest.length > 0 && (
        <>
          <Collapse id="more-articles">
            <ArticleRows articles={rest} />
          </Collapse>
          <CollapseTrigger target="more-articles" className="collapse-button">
            <span>{copy.allArticles}</span>
            <span>{copy.fewerArticles}</span>
          </CollapseTrigger>
        </>
      )}
      {note && <p className="mt-4 max-w-[37em]">{note}</p>}
    </>
  );
}

function ArticleRows({ articles }: { articles: CitedArticle[] }) {
  return (
    <dl className="articles">
      {articles.map(({ article, subject }) => (
        <div key={article}>
          <dt>{article}</dt>
          <dd>{subject}</dd>
        </div>
      ))}
    </dl>
  );
}
