import type * as v from 'valibot';
import { NoticeSchema, QuestionSchema } from '../content-schema.ts';
import { FirmSchema, PersonSchema } from '../firm-schema.ts';
import { FrontMatterSchema } from '../guides/guide-schema.ts';

/**
 * Everything in content/ that the firm edits: the schemas that its files are checked by, and from which the
 * editor makes its forms. A collection is a folder with a file for each entry.
 */
export const files = {
  firm: { title: '법인', file: 'content/firm.yaml', schema: FirmSchema },
} as const;

export const collections = {
  people: { title: '변호사', folder: 'content/people', body: null, schema: PersonSchema },
  guides: { title: '글', folder: 'content/guides', body: 'markdown', schema: FrontMatterSchema },
  notices: { title: '알림', folder: 'content/notices', body: 'paragraphs', schema: NoticeSchema },
  questions: {
    title: '질문',
    folder: 'content/questions',
    body: 'paragraphs',
    schema: QuestionSchema,
  },
} as const satisfies Record<string, Collection>;

export interface Collection {
  /** Its name in the editor. */
  title: string;
  folder: string;
  /** What stands below the front matter; null: the files are YAML. */
  body: 'markdown' | 'paragraphs' | null;
  schema: v.GenericSchema;
}
