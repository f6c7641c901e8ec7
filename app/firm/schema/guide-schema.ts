import * as v from 'valibot';
import { fileFields } from './fields/approved.ts';
import { basis, facts } from './fields/facts.ts';
import {
  day,
  fields,
  keyOf,
  label,
  listOf,
  longText,
  order,
  pastDay,
  text,
} from './fields/fields.ts';
import { reference } from './fields/references.ts';
import { officialSites } from './official-sites.ts';
import { toolNames } from './tools.ts';

/** The lawyer who checked a text, and the day of the check. */
export const reviewed = v.optional(fields({ by: label('이름', text), on: label('날', pastDay) }));

/** The front matter of a guide. */
export const FrontMatterSchema = v.pipe(
  fileFields({
    title: label('제목', text),
    order: label('순서', v.optional(order), '작은 수가 먼저 나옵니다. 없으면 맨 뒤에 나옵니다'),
    description: label(
      '설명',
      v.pipe(
        longText,
        v.check(
          ({ length }) => length >= 60 && length <= 110,
          ({ input }) =>
            `검색 결과에 보일 설명은 60–110자로 적습니다. 지금은 ${input.length}자입니다`,
        ),
      ),
      '검색 결과에 보입니다. 60–110자',
    ),
    summary: label('요약', v.pipe(listOf(text), v.length(3, '요약은 세 줄로 적습니다')), '세 줄'),
    published: label('쓴 날', pastDay),
    checkedOn: label('확인한 날', pastDay, '법을 글과 마지막으로 대조한 날'),
    sources: label('근거', listOf(basis), '조문이나 판례. 예: 민법 제1019조 제1항'),
    facts: label('근거 번호', facts, '이 글이 기대는 법. 조문이나 낱말로 찾습니다'),
    area: label('업무', reference('areas')),
    tool: label('계산기', keyOf(toolNames, '계산기')),
    author: label('쓴 사람', v.optional(text), '변호사의 이름'),
    reviewed: label('확인한 변호사', reviewed, '쓴 사람이 아닌 변호사가 글을 확인했을 때'),
    externalLinks: label(
      '기관',
      v.optional(v.array(keyOf(officialSites, '기관'), '줄마다 -로 적습니다'), []),
    ),
  }),
  v.forward(
    v.check(
      // An invalid date has a fault of its own.
      ({ published, checkedOn }) =>
        ![published, checkedOn].every((date) => v.is(day, date)) || checkedOn >= published,
      'published보다 앞설 수 없습니다. 나중 날짜로 고칩니다',
    ),
    ['checkedOn'],
  ),
);

/** A picture with its caption; the HTML before and after it is in parts of its own. */
export interface Figure {
  /** Path in the site's content, such as /pictures/tree.jpg. */
  picture: string;
  /** Text alternative for readers who do not see the picture. */
  alt: string;
  caption: string;
}

/** HTML, or a figure between HTML. */
export type ArticlePart = string | Figure;

/** A part of an article under a heading. */
export interface ArticleSection {
  id: string;
  title: string;
  parts: ArticlePart[];
}

/** A text in Markdown: a guide or a column. */
export interface ArticleText {
  /** Name of its file and last part of its address. */
  slug: string;
  /** The parts before the first heading. */
  lead: ArticlePart[];
  sections: ArticleSection[];
}

export interface Guide
  extends Omit<v.InferOutput<typeof FrontMatterSchema>, 'order'>,
    ArticleText {}
