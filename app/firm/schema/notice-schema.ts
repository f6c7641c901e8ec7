import * as v from 'valibot';
import { fileFields } from './fields/approved.ts';
import { facts } from './fields/facts.ts';
import { address, day, fields, label, pastDay, text } from './fields/fields.ts';

/** The front matter of the files of content/notices/; the text is below it. */
export const NoticeSchema = fileFields({
  date: label('날짜', pastDay),
  lead: label('앞머리', text, '알림 줄에 굵게 나옵니다'),
  title: label('제목', text),
  link: label(
    '링크',
    v.optional(fields({ text: label('글자', text), href: label('주소', address) })),
    '없으면 이 알림의 페이지로 이어집니다',
  ),
  until: label(
    '마지막 날',
    v.optional(day),
    '기한을 알리는 알림이면 그 마지막 날. 그날까지 첫 화면에도 나옵니다',
  ),
  facts: label('근거 번호', v.optional(facts), '법에 관한 알림이면 적습니다'),
});
/** A notice as the pages show one; the id is the name of its file and the last part of its address. */
export type Notice = v.InferOutput<typeof NoticeSchema> & { id: string; text: string[] };
