import { firm } from '#app/content/firm.ts';
import { Answers } from '../parts/answers.tsx';
import type { LoadedProps } from '../parts/loaded.ts';
import { Part } from '../parts/part.tsx';
import { Subpage } from '../parts/subpage.tsx';
import { filterQuestions } from './filter-questions.behaviour.ts';
import type { questions } from './questions.loader.server.ts';

/** 자주 묻는 질문: all questions under their themes; a field hides those without its words. */
export function Page({ content }: LoadedProps<typeof questions>) {
  const { themes } = content;
  return (
    <Subpage
      content={content}
      head={
        <>
          <Filter />
          <nav aria-label="질문의 주제">
            <ul className="mt-[8px] flex flex-wrap gap-x-[24px]">
              {themes.map((theme) => (
                <li key={theme.id}>
                  <a
                    className="link inline-flex min-h-[44px] min-w-[44px] items-center underline-offset-5"
                    href={`#${theme.id}`}
                  >
                    {theme.title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        </>
      }
    >
      {themes.map((theme) => (
        <div key={theme.id} data-theme="">
          <Part id={theme.id} title={theme.title}>
            <Answers questions={theme.questions} anchors />
          </Part>
        </div>
      ))}
    </Subpage>
  );
}

function Filter() {
  return (
    <search className="question-filter needs-script" {...filterQuestions}>
      <label className="mb-[8px] block font-semibold text-ink" htmlFor="question-filter">
        질문에서 찾기
      </label>
      <input
        className="field"
        id="question-filter"
        type="search"
        autoComplete="off"
        placeholder="예: 통장, 형제, 3개월"
      />
      <p
        className="question-count"
        role="status"
        data-found="질문 #개가 있습니다."
        data-none={`맞는 질문이 없습니다. 다른 말로 찾아보시거나 ${firm.phone}으로 문의해 주세요.`}
      />
    </search>
  );
}
