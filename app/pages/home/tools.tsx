import ArrowIcon from '~icons/lucide/arrow-right';
import { Chapter } from '../parts/chapter.tsx';
import type { HomeCopy } from './copy.ts';
import { ToPage } from './to-page.tsx';
import { ToolDrawing } from './tool-drawings.tsx';

type Copy = HomeCopy['tools'];

/** 계산기: three questions that a calculator answers, each with a picture of the answer and its page. */
export function Tools({ copy, number }: { copy: Copy; number: number }) {
  const { intro, items, words, more } = copy;
  return (
    <div className="bg-band">
      <Chapter
        copy={copy}
        number={number}
        headingIn="body"
        notes={<p className="mt-2.5 lg:mt-0">{intro}</p>}
      >
        <ul className="tool-list">
          {items.map((tool) => (
            <li key={tool.id} id={tool.id} className="tool">
              <a href={tool.href}>
                <ToolDrawing id={tool.id} words={words} />
                <h3 className="tool-name t3">
                  {tool.name}
                  <ArrowIcon />
                </h3>
                <p>{tool.text}</p>
              </a>
            </li>
          ))}
        </ul>
        <ToPage href={more.href} text={more.text} />
      </Chapter>
    </div>
  );
}
