import * as v from 'valibot';
import { areas } from './areas.ts';
import { type LawFactId, lawFacts } from './law-facts.ts';

const text = v.pipe(
  v.string(),
  v.minLength(1, '비어 있습니다'),
  v.check((value) => value.trim() === value, '앞뒤에 빈칸이 있습니다'),
);
const lines = v.pipe(v.array(text), v.minLength(1, '한 줄은 있어야 합니다'));
const day = v.pipe(v.string(), v.isoDate('날짜는 2026-11-20처럼 적습니다'));
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

/** The rows of law-facts.ts that a text rests on. */
const facts = v.pipe(
  v.array(
    v.picklist(
      Object.keys(lawFacts) as LawFactId[],
      '없는 번호입니다. law-facts.ts의 번호를 적습니다',
    ), // its keys
  ),
  v.minLength(1, '근거가 되는 law-facts.ts의 번호를 적습니다'),
);

/** Text in which words in [ ] are highlighted; brackets must be balanced. */
const marked = v.pipe(
  text,
  v.check(
    (value) => /^[^[\]]*(\[[^[\]]+\][^[\]]*)*$/.test(value),
    '대괄호 [ ]의 짝이 맞지 않습니다',
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

const guide = v.picklist([
  'renunciation-or-limited-acceptance',
  'one-stop-service',
  'bank-deposits-and-funeral',
  'division-agreement',
  'contribution-and-special-benefit',
  'forced-share-claim',
  'holograph-will',
  'minor-heirs',
  'heirs-abroad',
  'tax-return-and-instalments',
  'unreachable-heir',
  'registration-and-acquisition-tax',
]);

/** Of a page: what people search for, and what search engines show below it. */
const head = { title: text, description: text };

/** Where a page leads on; questions by their ids. */
const onward = {
  tool,
  guides: v.pipe(v.array(guide), v.minLength(1, '글이 하나는 있어야 합니다')),
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

export const QuestionSchema = v.strictObject({
  /** Its anchor on the page of questions. */
  id,
  question: text,
  basis: answerBasis,
  /** None where the answer is about the firm itself. */
  facts: v.optional(facts),
  answer: v.pipe(v.array(marked), v.minLength(1, '답이 없습니다')),
  source: text,
  /** No court has decided it, or the sources disagree; the answer says so. */
  unsettled: v.optional(v.literal(true)),
  checkedOn: day,
});
export type Question = v.InferOutput<typeof QuestionSchema>;

export const NoticeSchema = v.strictObject({
  id,
  date: day,
  /** Highlighted at the beginning of the bar. */
  lead: text,
  title: text,
  link: v.strictObject({ text, href: v.pipe(v.string(), v.regex(/^\/[\w/-]*(#[\w-]+)?$/)) }),
  text: lines,
  /** Of a notice about the law. */
  facts: v.optional(facts),
});
export type Notice = v.InferOutput<typeof NoticeSchema>;

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

export const QuestionThemeSchema = v.strictObject({
  id,
  title: text,
  /** Ids of its questions. */
  questions: v.pipe(v.array(id), v.minLength(1, '질문이 하나는 있어야 합니다')),
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
