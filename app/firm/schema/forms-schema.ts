import type * as v from 'valibot';
import { fileFields } from './fields/approved.ts';
import { fields, label, text } from './fields/fields.ts';
import { reviewed } from './fields/review.ts';

/** Forms that the visitor can fill in, by the last part of their address. */
export const formIds = ['renounce', 'limited', 'extend'] as const;
export type FormId = (typeof formIds)[number];

const form = fields({ title: label('제목', text, '인쇄되는 제목'), reviewed });

/** content/forms.yaml: the title of each form, and the review of the words that it prints. */
export const FormsSchema = fileFields({
  renounce: label('상속포기', form),
  limited: label('한정승인', form),
  extend: label('기간연장', form),
} satisfies Record<FormId, v.GenericSchema>);
export type WrittenForms = Record<FormId, v.InferOutput<typeof form>>;
