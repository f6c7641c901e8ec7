import type { CitedArticle } from '#app/content/cited-articles.ts';
import type { Question } from '#app/content/content-schema.ts';
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
import { type ToolLink, ToolRow } from '../parts/tool-row.tsx';

export interface AreaContent {
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
  questions: Question[];
  tool: ToolLink;
  /** The form, with this area chosen. */
  request: string;
  onward: OnwardLink[];
  structuredData: object;
}

/** An area of work: for whom, what is done, by when, with which papers and costs, and by which articles. */
export function Page({ content }: PageProps<AreaContent>) {
  const { crumbs, title, text, terms, notes, who, work, deadline, tool, questions } = content;
  return (
    <>
      <PageHead
        crumbs={crumbs}
        title={title}
        intro={<ExplainedWords text={text} terms={terms} />}
        notes={<PageNotes lines={notes} />}
      >
        <Explanations terms={terms} />
        <p className="mt-7">
          <a className="button button-primary" href={content.request}>
            상담 신청
          </a>
        </p>
      </PageHead>
      <Part id="who" title="이런 분께 필요합니다">
        <p className="said">{who}</p>
      </Part>
      <Part id="deadline" title="기한">
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
        <ToolRow tool={tool} />
      </Part>
      <Part id="work" title="진행하는 일">
        <ol className="work">
          {work.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </Part>
      <Part id="papers" title="서류와 비용">
        <div className="two-lists">
          <section>
            <h3 className="t3">준비하시면 좋은 서류</h3>
            <Points lines={content.papers} />
          </section>
          <section>
            <h3 className="t3">드는 비용</h3>
            <Points lines={content.costs} />
            <p className="mt-2">
              <a className="link inline-flex min-h-11 items-center" href="/fees">
                비용이 정해지는 방법
              </a>
            </p>
          </section>
        </div>
      </Part>
      <Part id="articles" title="조문">
        <Articles articles={content.articles} note={content.articlesNote} />
      </Part>
      <Part id="questions" title="자주 묻는 질문">
        <Answers questions={questions} />
        <p className="mt-3">
          <a className="link inline-flex min-h-11 items-center" href="/questions">
            질문 모두 보기
          </a>
        </p>
      </Part>
      <Onward links={content.onward} />
      <StructuredData data={content.structuredData} />
    </>
  );
}

/** As many articles as are shown at once. */
const FIRST = 6;

function Articles({ articles, note }: { articles: CitedArticle[]; note: string }) {
  const rest = articles.slice(FIRST);
  return (
    <>
      <ArticleRows articles={articles.slice(0, FIRST)} />
      {rest.length > 0 && (
        <>
          <Collapse id="more-articles">
            <ArticleRows articles={rest} />
          </Collapse>
          <CollapseTrigger target="more-articles" className="collapse-button">
            <span>조문 전체 보기</span>
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
