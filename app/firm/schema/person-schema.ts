import * as v from 'valibot';
import { fileFields } from './fields/approved.ts';
import { label, listOf, order, picture, text, year } from './fields/fields.ts';
import { reference } from './fields/references.ts';

/** A lawyer's file in content/people/. */
export const PersonSchema = fileFields({
  name: label('이름', text),
  role: label('직위', text, '예: 대표변호사'),
  order: label('순서', v.optional(order), '작은 수가 먼저 나옵니다'),
  portrait: label('사진', v.optional(picture), '세로 사진, 가로 640px 이상'),
  greeting: label(
    '인사말',
    v.optional(v.pipe(text, v.maxLength(60, '60자까지 적습니다'))),
    '한 문장. 예: 서류부터 함께 봅니다.',
  ),
  admitted: label('변호사 등록을 한 해', v.optional(year), '예: 2011'),
  situations: label(
    '이런 상황을 맡습니다',
    v.optional(v.array(reference('situations'), '줄마다 -로 적습니다')),
    '변호사 소개의 ‘어떤 일로 오셨나요?’에서 이 변호사로 이어집니다',
  ),
  areas: label('담당 업무', v.optional(v.array(reference('areas'), '줄마다 -로 적습니다'))),
  career: label('경력', v.optional(listOf(text)), '한 줄에 하나씩'),
  registeredField: label(
    '대한변호사협회에 등록한 전문분야',
    v.optional(
      v.pipe(
        text,
        v.check(
          (field) => !/^(?:없음|해당 ?없음|미등록|무|-)$/.test(field),
          '등록한 분야가 없으면 줄을 지웁니다. 적은 말은 페이지에 그대로 나옵니다',
        ),
      ),
    ),
    '등록한 분야만 적습니다',
  ),
});

/** A lawyer of the firm; the id is the name of the file and the last part of the page's address. */
export type Lawyer = v.InferOutput<typeof PersonSchema> & { id: string };
