import type * as v from 'valibot';
import { AmendmentsSchema } from '../../schema/amendments-schema.ts';
import { AreaGroupsSchema, AreaSchema } from '../../schema/area-schema.ts';
import { CaseSchema } from '../../schema/case-schema.ts';
import { ColumnSchema } from '../../schema/column-schema.ts';
import { CourtsSchema } from '../../schema/court-schema.ts';
import { FirmSchema } from '../../schema/firm-schema.ts';
import { FormsSchema } from '../../schema/forms-schema.ts';
import { FrontMatterSchema } from '../../schema/guide-schema.ts';
import { MayISchema } from '../../schema/may-i-schema.ts';
import { NoticeSchema } from '../../schema/notice-schema.ts';
import { PaperSchema } from '../../schema/paper-schema.ts';
import { PersonSchema } from '../../schema/person-schema.ts';
import { PrivacySchema } from '../../schema/privacy-schema.ts';
import { QuestionListSchema, QuestionSchema } from '../../schema/question-schema.ts';
import { SearchSchema } from '../../schema/search-schema.ts';
import { SituationSchema } from '../../schema/situation-schema.ts';
import { TaskSchema } from '../../schema/task-schema.ts';
import { UpcomingSchema } from '../../schema/upcoming-schema.ts';

/**
 * Everything in content/ that the firm edits, with the schemas for the check and for the editor's forms. A
 * collection is a folder with a file for each entry.
 */
export const files = {
  firm: { title: '법인', file: 'content/firm.yaml', schema: FirmSchema },
  privacy: {
    title: '처리방침과 동의서',
    file: 'content/privacy.yaml',
    schema: PrivacySchema,
    begin:
      'changes:\n  - date: 2026-11-27\n    text: 처음 제정했습니다.\n날짜는 처리방침을 시행한 날입니다. 전에 쓰시던 처리방침이 있으면 그 시행한 날과 바뀐 내용도 한 줄씩 적습니다. 더 적을 수 있는 것은 docs/editing.md에 있습니다',
  },
  areaGroups: { title: '업무의 묶음', file: 'content/areas.yaml', schema: AreaGroupsSchema },
  amendments: { title: '달라진 법', file: 'content/amendments.yaml', schema: AmendmentsSchema },
  upcoming: {
    title: '곧 바뀔 수 있는 법',
    file: 'content/upcoming.yaml',
    schema: UpcomingSchema,
  },
  courts: { title: '관할 법원', file: 'content/courts.yaml', schema: CourtsSchema },
  search: {
    title: '검색',
    file: 'content/search.yaml',
    schema: SearchSchema,
    begin:
      'popular: [상속포기, 유류분]\nsynonyms:\n  - said: [수임료]\n    means: 변호사 비용\n찾는 분의 말과 사이트의 말을 잇습니다. 더 적을 수 있는 것은 docs/editing.md에 있습니다',
  },
  forms: {
    title: '서류 쓰기',
    file: 'content/forms.yaml',
    schema: FormsSchema,
    begin:
      'renounce:\n  title: 상속재산포기 심판청구서\nlimited:\n  title: 상속한정승인 심판청구서\nextend:\n  title: 상속의 승인·포기 기간연장허가 심판청구서',
  },
  questionList: {
    title: '질문의 묶음과 첫 화면',
    file: 'content/questions.yaml',
    schema: QuestionListSchema,
  },
} as const satisfies Record<string, SingleFile>;

/** A file outside a collection. */
export interface SingleFile<Schema extends v.GenericSchema = v.GenericSchema> {
  /** Its name in the editor. */
  title: string;
  file: string;
  schema: Schema;
  /** Text to begin the file with, for a site that is older than the file. */
  begin?: string;
}

export const collections = {
  situations: {
    title: '상황',
    folder: 'content/situations',
    body: null,
    schema: SituationSchema,
  },
  areas: { title: '업무', folder: 'content/areas', body: null, schema: AreaSchema },
  people: { title: '변호사', folder: 'content/people', body: null, schema: PersonSchema },
  guides: { title: '글', folder: 'content/guides', body: 'markdown', schema: FrontMatterSchema },
  columns: {
    title: '칼럼과 강의',
    folder: 'content/columns',
    body: 'markdown',
    schema: ColumnSchema,
  },
  cases: { title: '맡은 사건', folder: 'content/cases', body: null, schema: CaseSchema },
  notices: { title: '알림', folder: 'content/notices', body: 'paragraphs', schema: NoticeSchema },
  questions: {
    title: '질문',
    folder: 'content/questions',
    body: 'paragraphs',
    schema: QuestionSchema,
  },
  papers: { title: '서류', folder: 'content/papers', body: null, schema: PaperSchema },
  tasks: { title: '할 일', folder: 'content/tasks', body: null, schema: TaskSchema },
  'may-i': { title: '써도 되나요?', folder: 'content/may-i', body: null, schema: MayISchema },
} as const satisfies Record<string, Collection>;

export interface Collection {
  /** Its name in the editor. */
  title: string;
  folder: string;
  /** The kind of text below the front matter; null if the files are YAML. */
  body: 'markdown' | 'paragraphs' | null;
  schema: v.GenericSchema;
}
