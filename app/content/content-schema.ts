import * as v from 'valibot';
import { areas } from './areas.ts';
import { facts } from './files/facts.ts';
import {
  address,
  day,
  fields,
  keyOf,
  label,
  listOf,
  marked,
  order,
  text,
  yesNo,
} from './files/fields.ts';
import type { LawFactId } from './law-facts.ts';
import { questionThemes } from './question-themes.ts';

const lines = listOf(text);
const id = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]*$/, 'id는 영어 소문자와 -로 적습니다'));

/** An article, a decision or a rule, or a note that there is none yet. */
const basis = v.pipe(
  text,
  v.regex(/제\d+조|헌법재판소|대법원|예규/, '조문이나 판례를 적습니다. 예: 민법 제1019조 제1항'),
);

/** Of an answer: as above, or that it is about the firm itself. */
const answerBasis = v.pipe(
  text,
  v.regex(
    /제\d+조|헌법재판소|대법원|^상담 안내$/,
    '조문이나 판례를 적습니다. 예: 민법 제1019조 제1항. 상담에 관한 질문이면 상담 안내라고 적습니다',
  ),
);

export type AreaId = keyof typeof areas;
const areaIds = Object.keys(areas) as [AreaId, ...AreaId[]]; // keys of a non-empty record

/** One step: what to do, why, by when, and its article. */
const StepSchema = v.strictObject({ act: text, why: text, term: text, basis, facts });
export type Step = v.InferOutput<typeof StepSchema>;

const situationIds = ['just-died', 'debt', 'dispute', 'reduced', 'planning'] as const;
export type SituationId = (typeof situationIds)[number];

export const SituationSchema = v.strictObject({
  id: v.picklist(situationIds, '상황의 id가 아닙니다'),
  label: text,
  head: v.tuple([text, text]),
  /** Of the head, where it says what the law is. */
  facts: v.optional(facts),
  steps: v.pipe(v.array(StepSchema), v.minLength(3, '먼저 하실 일을 세 가지 이상 적습니다')),
});
export type Situation = v.InferOutput<typeof SituationSchema>;

/** The calculators, by their address. */
const tool = v.picklist(['shares', 'forced-share', 'deadlines', 'inheritance-tax']);

/** Of a page: what people search for, and what search engines show below it. */
const head = { title: text, description: text };

/** Where a page leads on; questions by their ids. */
const onward = {
  tool,
  guides: v.pipe(v.array(id), v.minLength(1, '글이 하나는 있어야 합니다')),
  questions: v.pipe(v.array(id), v.minLength(2, '질문이 둘은 있어야 합니다')),
};

/** An office's own site: a plain link with its name, and what is done there. */
const OfficeLinkSchema = v.strictObject({
  name: text,
  href: v.pipe(v.string(), v.url('주소가 아닙니다')),
  use: text,
});
export type OfficeLink = v.InferOutput<typeof OfficeLinkSchema>;

const SituationDetailsSchema = v.strictObject({
  ...head,
  /** Of the description. */
  facts,
  papers: lines,
  /** What not to do, and what would follow. */
  avoid: v.pipe(v.array(v.strictObject({ act: text, why: text, basis, facts })), v.minLength(1)),
  offices: v.array(OfficeLinkSchema),
  areas: v.array(v.picklist(areaIds)),
  ...onward,
});
export type SituationDetails = v.InferOutput<typeof SituationDetailsSchema>;

export const SituationDetailsOfAllSchema = v.strictObject(
  v.entriesFromList(situationIds, SituationDetailsSchema),
);

const AreaDetailsSchema = v.strictObject({
  ...head,
  who: text,
  work: lines,
  deadline: text,
  papers: lines,
  /** Kinds of costs, by their names in fees.ts; amounts are agreed case by case. */
  costs: lines,
  basis,
  facts,
  ...onward,
});
export type AreaDetails = v.InferOutput<typeof AreaDetailsSchema>;

export const AreaDetailsOfAllSchema = v.strictObject(v.entriesFromList(areaIds, AreaDetailsSchema));

export const AmendmentGroupSchema = v.strictObject({
  id,
  title: text,
  law: lines,
  rows: v.array(
    v.strictObject({
      title: text,
      basis,
      facts,
      before: text,
      now: marked,
      /** The successions it applies to. */
      applies: text,
      more: v.array(text),
    }),
  ),
});
export type AmendmentGroup = v.InferOutput<typeof AmendmentGroupSchema>;

/** The files of content/questions/: the front matter; what is below is the answer. */
export const QuestionSchema = fields({
  question: label('질문', text),
  theme: label('묶음', keyOf(questionThemes, '묶음'), '질문 페이지에서 놓일 자리'),
  order: label('순서', v.optional(order), '묶음 안에서 작은 수가 먼저 나옵니다'),
  basis: label('조문', answerBasis, '상담에 관한 질문이면 상담 안내'),
  facts: label('근거 번호', v.optional(facts), 'docs/law-review.md에 있는 번호'),
  source: label('출처', text),
  unsettled: label('판례가 없거나 엇갈립니다', v.optional(yesNo), '켜면 답에도 그렇게 적습니다'),
  checkedOn: label('확인한 날', day),
});
/** A question as the pages show one; the id is the name of its file and its anchor. */
export type Question = Omit<v.InferOutput<typeof QuestionSchema>, 'order' | 'theme'> & {
  id: string;
  /** Words in [ ] are highlighted. */
  answer: string[];
};

/** The files of content/notices/: the front matter; what is below is the text. */
export const NoticeSchema = fields({
  date: label('날짜', day),
  lead: label('앞머리', text, '알림 줄에 굵게 나옵니다'),
  title: label('제목', text),
  link: label('링크', fields({ text: label('글자', text), href: label('주소', address) })),
  facts: label('근거 번호', v.optional(facts), '법에 관한 알림이면 적습니다'),
});
/** A notice as the pages show one; the id is the name of its file and the last part of its address. */
export type Notice = v.InferOutput<typeof NoticeSchema> & { id: string; text: string[] };

/** A stage of a case and the stages that follow. */
export interface ProcessNode {
  name: string;
  note: string;
  basis?: string | undefined;
  facts?: LawFactId[] | undefined;
  /** It has a deadline. */
  due?: true | undefined;
  next?: ProcessNode[] | undefined;
}

export const ProcessNodeSchema: v.GenericSchema<ProcessNode> = v.strictObject({
  name: text,
  note: text,
  basis: v.optional(basis),
  facts: v.optional(facts),
  due: v.optional(v.literal(true)),
  next: v.optional(v.array(v.lazy(() => ProcessNodeSchema))),
});

/** Links of the stages of process.ts, by the stage's name. */
export const ProcedureLinksSchema = v.record(
  text,
  v.array(
    v.strictObject({
      text,
      href: v.pipe(v.string(), v.regex(/^\/[\w/-]+$/, '주소는 /areas/will처럼 적습니다')),
    }),
  ),
);

export const AmendmentDaySchema = v.strictObject({
  day: v.pipe(text, v.regex(/^\d{4}\. \d+\. \d+\.$/, '날짜는 2026. 3. 17.처럼 적습니다')),
  text,
  basis,
  facts,
});

/** What articles are about, by act and number. */
export const ArticlesSchema = v.record(
  v.pipe(v.string(), v.regex(/^[가-힣 ]+ 제\d+조(의\d+)?$/, '민법 제1019조처럼 적습니다')),
  text,
);
