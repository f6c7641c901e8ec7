import type { areaWords } from '#app/content/area-details.ts';
import type { CitedArticle } from '#app/content/cited-articles.ts';
import type { Question } from '#app/content/question-schema.ts';
import type { PageProps } from '#app/router/page-route.ts';
import { Collapse, CollapseTrigger } from '#app/ui/collapse/collapse.tsx';
import { Answers } from '../parts/answers.tsx';
import { Citation } from '../parts/citation.tsx';
import type { Crumb } from '../parts/crumbs.server.ts';
import { ExplainedWords, Explanations, type Term } from '../parts/explained-words.tsx';
import { Onward, type OnwardLink } from '../parts/onward.tsx';
import { PageHead, PageNotes } from '../parts/page-head.tsx';
import { Part } from '../parts/part.tsx';
import { Points } from '../parts/points.tsx';
import { StructuredData } from '../parts/structured-data.tsx';
import type { ToolLink } from '../parts/tool-row.tsx';

export interface AreaContent {
  words: typeof areaWords;
  crumbs: Crumb[];
  title: string;
  /** What it is, in a sentence, and the legal terms in it. */
  text: string;
  terms: Term[];
  notes: string[];
  who: string;
  work: string[];
  deadline: { term: string; after: string };
  papers: string[];
  costs: string[];
  articles: CitedArticle[];
  articlesNote: string;
  /** How the names of the acts are to be read. */
  actNotes: string[];
  questions: Question[];
  tool: ToolLink;
  /** The form, with this area chosen. */
  request: string;
  onward: OnwardLink[];
  structuredData: object;
}

/** An area of work: for whom, what is done, by when, with which papers and costs, and by which articles. */
export function Page({ content }: PageProps<AreaContent>) {
  const { words, crumbs, title, text, terms, notes, deadline, tool } = content;
  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={title}
        intro={<ExplainedWords text={text} terms={terms} />}
        notes={<PageNotes lines={notes} />}
      >
        <Explanations terms={terms} />
        <p className="head-buttons">
          <a className="button button-primary" href={content.request}>
            {words.request}
          </a>
          <a className="button" href={tool.href}>
            {tool.act}
          </a>
        </p>
      </PageHead>
      <Part id="who" title={words.who}>
        <p className="said">{content.who}</p>
      </Part>
      <Part id="deadline" title={words.deadline}>
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
      <Part id="work" title={words.work}>
        <ol className="work">
          {content.work.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Part>
      <Part id="papers" title={words.papersAndCosts}>
        <div className="two-lists">
          <section>
            <h3 className="t3">{words.papers}</h3>
            <Points lines={content.papers} />
          </section>
          <section>
            <h3 className="t3">{words.costs}</h3>
            <Points lines={content.costs} />
            <p className="mt-2">
              <a className="link inline-flex min-h-11 items-center" href="/fees">
                {words.fees}
              </a>
            </p>
          </section>
        </div>
      </Part>
      <Part id="articles" title={words.basis} notes={<PageNotes lines={content.actNotes} />}>
        <Articles articles={content.articles} note={content.articlesNote} label={words.articles} />
      </Part>
      <Part id="questions" title={words.questions}>
        <Answers questions={content.questions} />
        <p className="mt-3">
          <a className="link inline-flex min-h-11 items-center" href="/questions">
            {words.allQuestions}
          </a>
        </p>
      </Part>
      <Onward links={content.onward} />
      <StructuredData data={content.structuredData} />
    </>
  );
}

/** As many articles as are shown at once, and how many of a longer list. */
const MOST = 9;
const FIRST = 6;

interface ArticlesProps {
  articles: CitedArticle[];
  note: string;
  /** Of the button that shows them all. */
  label: string;
}

function Articles({ articles, note, label }: ArticlesProps) {
  const first = articles.length > MOST ? FIRST : MOST;
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
            <span>{label}</span>
            <span>접기</span>
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
