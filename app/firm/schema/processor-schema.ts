import * as v from 'valibot';
import { fields, label, listOf, text } from './fields/fields.ts';

const HOST = '서버의 이름만 smtp.example.com처럼 적습니다';

/** The details that a policy gives of a transfer abroad (개인정보 보호법 제28조의8 제2항); the purpose is `work`. */
const Abroad = fields({
  country: label('나라', text, '예: 미국'),
  items: label('보내는 항목', text, '예: 성함, 연락처, 적으신 내용'),
  how: label('시기와 방법', text, '예: 상담 신청을 받을 때 암호화된 통신으로'),
  contact: label('회사의 연락처', text, '개인정보에 관해 답하는 곳. 이메일이나 주소'),
  period: label('기간', text, '예: 상담 신청의 보유 기간까지'),
  refusal: label(
    '거부하는 방법과 효과',
    text,
    '예: 신청하지 않으시고 전화로 거부하신다고 말씀해 주세요. 상담은 전화나 방문으로 하실 수 있습니다.',
  ),
});

/** 수탁자 (개인정보 보호법 제26조 제2항). */
export const ProcessorSchema = fields({
  name: label('이름', text, '회사의 이름'),
  work: label('맡긴 일', text, '예: 이메일 발송'),
  hosts: label(
    '서버의 이름',
    v.optional(
      listOf(
        v.pipe(
          v.string(HOST),
          v.toLowerCase(),
          v.regex(/^(?:[\p{L}\p{N}_-]+(?:\.[\p{L}\p{N}_-]+)+|[\da-f]*:[\da-f:.]+)$/u, HOST),
        ),
      ),
    ),
    '.env에 그 회사의 서버를 적으셨으면 그 이름. 예: smtp.example.com',
  ),
  abroad: label(
    '국외 이전',
    v.optional(Abroad),
    '정보가 나라 밖으로 나갈 때만 적습니다. 개인정보 보호법 제28조의8',
  ),
});
export type Processor = v.InferOutput<typeof ProcessorSchema>;
