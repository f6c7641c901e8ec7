import * as v from 'valibot';
import { areas } from '../areas.ts';
import { type LawFactId, lawFacts } from '../law-facts.ts';
import { officialSites } from './official-sites.ts';
import { tools } from './tools.ts';

const text = v.pipe(
  v.string('글자로 적습니다'),
  v.nonEmpty('비어 있습니다. 내용을 적습니다'),
  v.check((value) => value.trim() === value, '앞뒤에 빈칸이 있습니다. 빈칸을 지웁니다'),
);
const day = v.pipe(
  v.string('날짜는 2026-11-22처럼 적습니다'),
  v.isoDate('날짜는 2026-11-22처럼 적습니다'),
);

/** One of the keys of a table, with a message that lists them. */
function keyOf<Key extends string>(table: Readonly<Record<Key, unknown>>, what: string) {
  const keys = Object.keys(table) as Key[]; // the keys of the table
  return v.picklist(keys, `모르는 ${what}입니다. ${keys.join(', ')} 가운데 하나를 적습니다`);
}

function listOf<Item extends v.GenericSchema>(item: Item) {
  return v.pipe(v.array(item, '줄마다 -로 적습니다'), v.minLength(1, '한 줄은 적습니다'));
}

/** The fields between the two lines of `---` at the top of a guide. */
export const FrontMatterSchema = v.strictObject(
  {
    title: text,
    /** For search engines. */
    description: v.pipe(
      text,
      v.check(
        ({ length }) => length >= 60 && length <= 110,
        ({ input }) =>
          `검색 결과에 보일 설명은 60–110자로 적습니다. 지금은 ${input.length}자입니다`,
      ),
    ),
    summary: v.pipe(listOf(text), v.length(3, '요약은 세 줄로 적습니다')),
    published: day,
    /** The day on which the law was last read against the text. */
    checkedOn: day,
    /** Articles and decisions. */
    sources: listOf(
      v.pipe(
        text,
        v.regex(
          /제\d+조|대법원|헌법재판소|예규/,
          '조문이나 판례를 적습니다. 예: 민법 제1019조 제1항',
        ),
      ),
    ),
    /** The rows of law-facts.ts that it rests on. */
    facts: listOf(
      v.picklist(
        Object.keys(lawFacts) as LawFactId[], // the keys of the table
        "따옴표로 감싸 '3.10'처럼, app/content/law-facts.ts에 있는 번호를 적습니다",
      ),
    ),
    area: keyOf(areas, '업무'),
    tool: keyOf(tools, '계산기'),
    /** A lawyer's name, as in firm.ts. */
    author: v.optional(text),
    externalLinks: v.optional(v.array(keyOf(officialSites, '기관'), '줄마다 -로 적습니다'), []),
  },
  ({ expected, input }) => {
    if (expected === 'never') return '모르는 항목입니다. 지우거나 이름을 고칩니다';
    return input === undefined ? '빠진 항목입니다. 적어 넣습니다' : '항목과 값을 적습니다';
  },
);

/** A part of a guide under a heading. */
export interface GuideSection {
  id: string;
  title: string;
  html: string;
}

export interface Guide extends v.InferOutput<typeof FrontMatterSchema> {
  /** Name of its file and last part of its address. */
  slug: string;
  /** What stands before the first heading, as HTML. */
  lead: string;
  sections: GuideSection[];
}
